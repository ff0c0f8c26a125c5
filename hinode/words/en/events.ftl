# The log: one sentence for each kind of event. src/lib/sentences.ts says what the arguments are.
#   names are the engine's words, put into a form by CLAN(), PLACE(), PIECE(), ... (src/lib/names.ts)
#   flags are "yes" or "no"; goods are ready-made ("2 coins and 1 ronin") or the word "none"; so are bids
# -hidden: the event as those see it who may not know more.

## The season

event-season_began = { SEASON($season) } begins.
event-war_drawn = Provinces at war this season, in order: { PLACE($provinces) }.
event-cards_shown = Cards on display: { CARD($cards) }.
event-cleaned_up = { SEASON($season) } is over: coins and ronin go back to the pile, worshippers go home.
event-game_over =
    { COUNT($winners) ->
        [one] { CLAN($winners) } wins the game.
       *[other] { CLAN($winners) } win the game together.
    }

## What players have. $change is gain or loss, $amount never negative

event-vp =
    { SIGN($amount) ->
        [plus] { CLAN($seat) } gains { ABS($amount) } VP ({ WHY($why) }).
       *[minus] { CLAN($seat) } loses { ABS($amount) } VP ({ WHY($why) }).
    }
event-coins =
    { SIGN($amount) ->
        [plus]
            { ABS($amount) ->
                [one] { CLAN($seat) } takes { ABS($amount) } coin ({ WHY($why) }).
               *[other] { CLAN($seat) } takes { ABS($amount) } coins ({ WHY($why) }).
            }
       *[minus]
            { $why ->
                [stronghold] { event-coins-paid }
                [toll] { event-coins-paid }
               *[other] { event-coins-lost }
            }
    }
event-coins-paid =
    { ABS($amount) ->
        [one] { CLAN($seat) } pays { ABS($amount) } coin ({ WHY($why) }).
       *[other] { CLAN($seat) } pays { ABS($amount) } coins ({ WHY($why) }).
    }
event-coins-lost =
    { ABS($amount) ->
        [one] { CLAN($seat) } loses { ABS($amount) } coin ({ WHY($why) }).
       *[other] { CLAN($seat) } loses { ABS($amount) } coins ({ WHY($why) }).
    }
event-ronin =
    { SIGN($amount) ->
        [plus] { CLAN($seat) } takes { ABS($amount) } ronin ({ WHY($why) }).
       *[minus] { CLAN($seat) } loses { ABS($amount) } ronin ({ WHY($why) }).
    }
event-honor_gained = { CLAN($seat) } rises above { CLAN($above) } in honor.
event-honor_lost = { CLAN($seat) } falls below { CLAN($below) } in honor.
event-honor_top = { CLAN($seat) } goes to the top of the honor track.
event-token = { CLAN($seat) } takes the war token of { PLACE($province) }.

## Negotiation

event-proposed =
    { CLAN($seat) } proposes an alliance to { CLAN($to) }{ GOODS($give_coins, $give_ronin) ->
        [none] { "" }
       *[some] , giving { GOODS($give_coins, $give_ronin) }
    }{ GOODS($ask_coins, $ask_ronin) ->
        [none] { "" }
       *[some] , asking for { GOODS($ask_coins, $ask_ronin) }
    }.
event-withdrew = { CLAN($seat) } withdraws the proposal to { CLAN($to) }.
event-refused = { CLAN($seat) } refuses the proposal of { CLAN($proposer) }.
event-allied = { CLAN($seat) } and { CLAN($ally) } become allies.
event-ready = { CLAN($seat) } is ready to end the tea ceremony.
event-waiting = { CLAN($seat) } would like to talk on.
event-tea_over = The tea ceremony is over.
event-gift = { CLAN($seat) } gives { CLAN($to) } { GOODS($coins, $ronin) }.
event-alliance_ended = The alliance of { CLAN($seat) } and { CLAN($ally) } ends.
event-alliance_broken = { CLAN($seat) } breaks the alliance with { CLAN($ally) }.

## The mandates

event-drew = { CLAN($seat) } draws { MANDATE($tiles) }.
event-drew-hidden = { CLAN($seat) } draws mandate tiles.
event-mandate_played =
    { $hidden ->
        [yes] { CLAN($seat) } announces { MANDATE($mandate) }.
       *[no] { CLAN($seat) } chooses { MANDATE($mandate) }.
    }
event-tile_hidden = { CLAN($seat) } leaves the tile face down; it is { MANDATE($tile) }.
event-tile_hidden-hidden = { CLAN($seat) } leaves the tile face down.
event-performs =
    { $mandate ->
        [betray] { event-performs-plain }
       *[other]
            { $bonus ->
                [yes] { CLAN($seat) } performs { MANDATE($mandate) } with the bonus.
               *[no] { event-performs-plain }
            }
    }
event-performs-plain = { CLAN($seat) } performs { MANDATE($mandate) }.
event-summoned = { CLAN($seat) } summons { PIECE($piece, form: "object") } { PLACE($place, form: "to") }.
event-placed = { CLAN($seat) } places { PIECE($piece, form: "object") } { PLACE($place, form: "in") } ({ WHY($why) }).
event-to_reserve = { CLAN($seat) } takes { PIECE($piece, form: "object") } back into the reserve.
event-moved =
    { CLAN($seat) } moves { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }.
event-toll =
    { $charged ->
        [yes] { CLAN($owner) } charges { CLAN($mover) } for the route between { PLACE($route) }.
       *[no] { CLAN($owner) } lets { CLAN($mover) } sail between { PLACE($route) } for free.
    }
event-move_taken_back =
    { CLAN($seat) } does not pay and leaves { PIECE($piece, form: "object") } { PLACE($start, form: "in") }.
event-built = { CLAN($seat) } builds a stronghold { PLACE($province, form: "in") }.
event-bought =
    { $paid ->
        [0] { CLAN($seat) } acquires { CARD($card) } for free.
        [one] { CLAN($seat) } acquires { CARD($card) } for { $paid } coin.
       *[other] { CLAN($seat) } acquires { CARD($card) } for { $paid } coins.
    }
event-replaced =
    { SAME($piece, $by) ->
        [yes] { CLAN($seat) } replaces { PIECE($piece, form: "object") } of { CLAN($owner) } { PLACE($place, form: "in") } by one of its own.
       *[no] { CLAN($seat) } replaces { PIECE($piece, form: "object") } of { CLAN($owner) } { PLACE($place, form: "in") } by { PIECE($by, form: "object") }.
    }
event-killed = { CLAN($owner) } loses { PIECE($piece, form: "object") } { PLACE($place, form: "in") } ({ WHY($why) }).
event-spared = { CLAN($seat) } spares the figures that would have died.

## The kami

event-kami_turn = Kami turn { $number }.
event-shrine_won = { CLAN($seat) } has the favor of { KAMI($kami) }.

## War

event-war_began = The war phase of { SEASON($season) } begins.
event-province_at_war = War { $number }: { PLACE($province) }.
event-token_discarded = Nobody is { PLACE($province, form: "in") }; the war token is discarded.
event-battle = Battle { PLACE($province, form: "in") }: { CLAN($participants) }.
event-bid =
    { BIDS($seppuku, $hostage, $ronin, $poets) ->
        [none] { CLAN($seat) } bids nothing.
       *[some] { CLAN($seat) } bids { BIDS($seppuku, $hostage, $ronin, $poets) }.
    }
event-bid-hidden = { CLAN($seat) } has made a bid.
event-bid_revealed =
    { BIDS($seppuku, $hostage, $ronin, $poets) ->
        [none] { CLAN($seat) } bid nothing
       *[some] { CLAN($seat) } bid { BIDS($seppuku, $hostage, $ronin, $poets) }
    }{ GOODS($kept, 0) ->
        [none] { "" }
       *[some] , keeping { GOODS($kept, 0) }
    }.
event-advantage_won = { CLAN($seat) } wins { ADVANTAGE($advantage) }.
event-advantage_declined = { CLAN($seat) } leaves { ADVANTAGE($advantage) } unused.
event-captured = { CLAN($seat) } takes { PIECE($piece, form: "object") } of { CLAN($owner) } hostage.
event-ronin_hired = { CLAN($seat) } hires ronin: { $force } more Force.
event-force = { CLAN($seat) } has Force { $force }.
event-battle_won = { CLAN($seat) } wins the battle { PLACE($province, form: "in") }.
event-hostage_returned = { CLAN($captor) } gives { PIECE($piece, form: "object") } back to { CLAN($owner) }.

## Part of a bid: "2 on Seppuku"

bid-seppuku = { $count } on { advantage-seppuku }
bid-hostage = { $count } on { advantage-hostage }
bid-ronin = { $count } on { advantage-ronin }
bid-poets = { $count } on { advantage-poets }

## Why something was gained, lost or killed. Cards, clans and kami stand there with their names

why-battle = battle
why-card_costs = cost of season cards
why-cleanup = end of the season
why-favor = shrine
why-harvest = harvest
why-honor_place = place on the honor track
why-hostage = hostage
why-hostages = hostages returned
why-income = income
why-poets = imperial poets
why-refund = half of a lost bid
why-reparations = reparations
why-seppuku = seppuku
why-stronghold = stronghold
why-token_set = set of war tokens
why-toll = toll
why-train = no card to train
why-war_tokens = war tokens
