card-paper_lantern = Paper Lantern
card-paper_lantern-text = After you summon, you may light the way for another player: it gains 1 VP.
step-lantern_choice = Light the way for another player, or pass.
step-lantern_choice-wait = { $name } may light the way for somebody.
