# The review of a finished game: chances to win, swings, what the hard bot would have done. The terminal says some of it too.

review-title = Review
review-start = Review this game
review-why = A bot looks back on the game: where it turned, and what it would have done itself. That takes a minute or two.
review-everyone = Look at the bots’ decisions too
review-running = The bot is looking at the game: { $done } of { $total } decisions
review-queued = Other games are being reviewed first.
review-estimate = A bot’s estimate, not a verdict. At each decision it knew only what that player knew, and it weighs points, not promises.
review-chances = Chance to win
review-table = Show as a table
review-moment = Action
review-here = Action { $at }: { $chances }
review-clan-chance = { CLAN($clan) } { $percent } %
review-swings = Where the game turned
review-no-swings = Nothing changed the chances much.
review-part-mandate = { CLAN($clan) }: { MANDATE($what) }
review-part-kami = Kami turn
review-decisions-of = Decisions of { CLAN($clan) }
review-agreed =
    { $total ->
        [one] At the one decision, the bot saw nothing clearly better.
       *[other] At { $same } of { $total } decisions, the bot saw nothing clearly better.
    }
review-played = Played: { $action }
review-better = The bot: { $action }
review-points = +{ $points } VP
review-points-chance = +{ $points } VP, +{ $percent } % to win
review-more = Show all { $count }
review-promises = Promises
