# What is asked: step-NAME of whoever decides, step-NAME-wait tells the others ($name: who, one or several).

step-tea = Propose alliances, answer proposals, and say when you are ready.
step-tea-wait = Tea ceremony. Not ready yet: { $name }.
step-call_to_arms = Call to arms: summon a figure at each of your strongholds. Nobody may decline.
step-call_to_arms-wait = { $name } follows the call to arms.
step-choose_mandate = Choose a tile. The other three go back on top in this order.
step-choose_mandate-wait = { $name } chooses a mandate.
step-recruit = Summon a figure at one of your strongholds, or pass when you are done.
step-recruit-wait = { $name } summons figures.
step-summon_monster = Summon the monster where you have a stronghold.
step-summon_monster-wait = { $name } summons a monster.
step-summon_bushi = Summon a Bushi in any province, or pass.
step-summon_bushi-wait = { $name } may summon a Bushi anywhere.
step-marshal = Move figures to adjacent provinces, each once, or pass when you are done.
step-marshal-wait = { $name } moves figures.
step-build_choice = Build a stronghold in any province, or pass.
step-build_choice-wait = { $name } may build a stronghold.
step-toll_choice = Charge 1 coin for this route, or pass and let them sail.
step-toll_choice-wait = { $name } may charge a toll for the route.
step-toll_payment = Pay 1 coin for this route, or pass and take the move back.
step-toll_payment-wait = { $name } pays the toll or turns back.
step-train = Acquire a season card, or pass.
step-train-wait = { $name } may acquire a season card.
step-betray = Replace an opponent’s figure by one of the same kind from your reserve, or pass.
step-betray-wait = { $name } may replace figures.
step-amaterasu_choice = Go to the top of the honor track, or pass.
step-amaterasu_choice-wait = { $name } may go to the top of the honor track.
step-fujin = Move a figure to an adjacent province, or pass.
step-fujin-wait = { $name } may move figures with Fujin.
step-bids = Split your coins over the four war advantages. What you do not bid you keep.
step-bids-wait = Still to bid: { $name }.
step-seppuku = Let all your figures here die for 1 VP and one step of honor each, or pass.
step-seppuku-wait = { $name } may commit seppuku.
step-hostage = Take a figure of another participant hostage, or pass.
step-hostage-wait = { $name } may take a hostage.
step-hire_ronin = Hire your ronin for this battle, or pass.
step-hire_ronin-wait = { $name } may hire ronin.
step-favor = Choose who gets the odd coins of the reparations, one each.
step-favor-wait = { $name } shares out the odd coins.
step-order = Resolve your effects first or last.
step-order-wait = { $name } chooses to be first or last.
step-own_effects = Choose which of your effects comes next.
step-own_effects-wait = { $name } orders effects.
step-may_use = Use the effect, or pass.
step-may_use-wait = { $name } may use an effect.
step-place_figure = Place a figure from your reserve, or pass.
step-place_figure-wait = { $name } may place a figure.
step-spare_choice = Spare the figures, or pass and let them die.
step-spare_choice-wait = { $name } may spare the figures.
step-give_choice = Hand a coin you just spent to another player for honor and 2 VP, or pass.
step-give_choice-wait = { $name } may hand on a coin.
step-ninja_choice = Kill a Bushi anywhere and lose honor, or pass.
step-ninja_choice-wait = { $name } may kill a Bushi.
step-hate_choice = Choose which figure the Oni of Hate kills.
step-hate_choice-wait = { $name } chooses a victim of the Oni of Hate.

## Buttons

verb-propose = Propose
verb-withdraw = Withdraw
verb-accept = Accept
verb-refuse = Refuse
verb-ready = Ready
verb-wait = Wait
verb-gift = Give
verb-mandate = Choose
verb-summon = Summon
verb-place = Place
verb-move = Move
verb-build = Build
verb-buy = Buy
verb-replace = Replace
verb-pass = Pass
verb-use = Use
verb-resolve = Resolve
verb-first = First
verb-last = Last
verb-kill = Kill
verb-spare = Spare
verb-give = Hand on
verb-charge = Charge
verb-pay = Pay
verb-bid = Bid
verb-capture = Capture
verb-favor = Favor

## An action with all that belongs to it

action-propose =
    Propose an alliance to { CLAN($to) }{ GOODS($give_coins, $give_ronin) ->
        [none] { "" }
       *[some] , giving { GOODS($give_coins, $give_ronin) }
    }{ GOODS($ask_coins, $ask_ronin) ->
        [none] { "" }
       *[some] , asking for { GOODS($ask_coins, $ask_ronin) }
    }
action-withdraw = Withdraw the proposal to { CLAN($to) }
action-accept = Accept the proposal of { CLAN($proposer) }
action-refuse = Refuse the proposal of { CLAN($proposer) }
action-ready = Ready: end the talks
action-wait = Wait: talk on
action-gift = Give { CLAN($to) } { GOODS($coins, $ronin) }
action-mandate = Play tile { $position } as { MANDATE($kind) }
action-summon = Summon { PIECE($piece, form: "object") } { PLACE($place, form: "to") }
action-place = Place { PIECE($piece, form: "object") } { PLACE($place, form: "in") }
action-move = Move { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }
action-build = Build a stronghold { PLACE($place, form: "in") }
action-buy =
    { $full ->
        [yes] Buy { CARD($card) } at full price
       *[no] Buy { CARD($card) }
    }
action-replace =
    { SAME($piece, $by) ->
        [yes] Replace { PIECE($piece, form: "object") } of { CLAN($owner) } { PLACE($place, form: "in") }
       *[no] Replace { PIECE($piece, form: "object") } of { CLAN($owner) } { PLACE($place, form: "in") } by { PIECE($by, form: "object") }
    }
action-pass = Pass
action-use = Use { SOURCE($source) }
action-resolve = Resolve { SOURCE($source) } next
action-first = First: before the others
action-last = Last: after the others
action-kill = Kill { PIECE($piece, form: "object") } of { CLAN($owner) } { PLACE($place, form: "in") }
action-spare = Spare all these figures
action-give = Hand the coin to { CLAN($to) }
action-charge = Charge 1 coin
action-pay = Pay 1 coin
action-bid =
    { BIDS($seppuku, $hostage, $ronin, $poets) ->
        [none] Bid nothing
       *[some] Bid { BIDS($seppuku, $hostage, $ronin, $poets) }
    }
action-capture = Take { PIECE($piece, form: "object") } of { CLAN($owner) } hostage
action-favor =
    { COUNT($seats) ->
        [one] The odd coin goes to { CLAN($seats) }
       *[other] The odd coins go to { CLAN($seats) }
    }
