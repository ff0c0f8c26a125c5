# Why the rules say no, by the reason's name. What a reason is about comes from the rule that refuses (`because`).

refusal-over = The game is over.
refusal-stale = That question has been answered; the game has moved on.
refusal-not_asked_yet = There is no such question yet.
refusal-not_your_turn = It is not your turn: the game waits for { CLAN($seats) }.
refusal-not_here = “{ $line }” is not possible here. { STEP($step) }
refusal-not_playing = { CLAN($seat) } does not play in this game.

refusal-nothing_to_undo = There is nothing to undo.
refusal-another_acted = Another player has acted since.
refusal-final = Something was revealed, drawn at random or agreed since.

refusal-no_gifts_in_war = Nothing can be given in the war phase.
refusal-no_gifts_now = Gifts are possible in the tea ceremony and the political phase only.
refusal-gift_to_oneself = A gift goes to another player.
refusal-gift_to_automa = An Automa clan holds neither coins nor ronin; nothing can be given to it.
refusal-empty_gift = A gift is at least one coin or one ronin.
refusal-large_gift =
    { $purse ->
        [one] You cannot give more than you have: { $purse } coin and { $ronin } ronin.
       *[other] You cannot give more than you have: { $purse } coins and { $ronin } ronin.
    }

refusal-call_to_arms = Nobody can decline the call to arms while figures are in reserve.
refusal-ready_already = You have said that you are ready; “Wait” takes it back.
refusal-has_ally = You already have an ally this season; nobody has two.
refusal-own_ally = You cannot be your own ally.
refusal-no_ally_for_you = { CLAN($seat) } cannot become your ally now.
refusal-large_proposal = A proposal cannot carry more coins or ronin than each side has.
refusal-void_proposal = One side no longer has what the proposal promises.
refusal-no_proposal_from = There is no open proposal from { CLAN($seat) } to you.
refusal-no_proposal_to = You have no open proposal to { CLAN($seat) }.

refusal-open_tile = Tile { $position } is { MANDATE($mandate) }; only a hidden tile can be announced as another.
refusal-not_in_reserve = You have no { PIECE($piece) } in your reserve.
refusal-all_summoned = You have summoned as many figures as this Recruit gives you.
refusal-no_worshipper = Only a Shinto can be sent to a shrine.
refusal-no_such_shrine = That shrine is not in this game.
refusal-no_stronghold = You have no stronghold { PLACE($place, form: "in") }.
refusal-strongholds_used = Your strongholds { PLACE($place, form: "in") } have been used.
refusal-strongholds_stay = Your strongholds do not move.
refusal-not_there = You have no { PIECE($piece) } { PLACE($place, form: "in") }.
refusal-moved_already = Every { PIECE($piece) } of yours { PLACE($place, form: "in") } has moved already.
refusal-same_province = A move must end in another province.
refusal-not_adjacent = { PLACE($goal) } is not adjacent to { PLACE($place) }.
refusal-toll = That route is charged and you have no coin.
refusal-not_on_display = { CARD($card) } is not on display.
refusal-not_for_your_clan = { CARD($card) } is not for your clan.
refusal-too_expensive =
    { $cost ->
        [one] { CARD($card) } costs you { $cost } coin; you have { $coins }.
       *[other] { CARD($card) } costs you { $cost } coins; you have { $coins }.
    }
refusal-no_discount = There is no discount to decline.
refusal-own_figure = You replace figures of other players only.
refusal-daimyo_stays = A Daimyo cannot be replaced.
refusal-nothing_to_replace = { CLAN($seat) } has no { PIECE($piece) } there.
refusal-another_kind = A figure is replaced by one of the same kind.
refusal-two_replacements = You may replace two figures, of two different players, on the map.

refusal-no_part = You take no part in this battle.
refusal-large_bid =
    { $purse ->
        [one] You cannot bid more than your { $purse } coin.
       *[other] You cannot bid more than your { $purse } coins.
    }
refusal-daimyo_is_free = A Daimyo is never taken hostage.
refusal-own_hostage = You take figures of other participants only.
refusal-nobody_to_take = { CLAN($seat) } has no { PIECE($piece) } in this battle.
