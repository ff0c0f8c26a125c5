# The page where one plays.

## The page itself

at-table-loading = The table is being set …
# The first thing the Tab key finds
at-table-skip = To the decision
at-table-lost = The connection is lost. Trying again …
at-table-title = Hinode
at-table-title-turn = ● Your turn · Hinode
at-table-title-over = The end · Hinode
# A clan with the name of its player: "Koi (Anna)"
at-table-name = { $clan } ({ $name })

## Tabs

at-table-tabs = More about the game
at-table-tab-log = Log
at-table-tab-talk = Talk
at-table-tab-deals = Deals
at-table-tab-cards = Cards
at-table-tab-clans = Clans
at-table-tab-shrines = Shrines
# Read after the number of a badge
at-table-unread = new
at-table-cards-display = For sale this season
at-table-cards-of = Cards of { CLAN($clan) }

## The decision

at-table-decision = Decision
at-table-watching = You are watching.
at-table-back = Back
at-table-undo = Undo
at-table-undo-turn = Undo the turn
at-table-done = Done
at-table-choices = What you can choose
at-table-show-map = Show the map
at-table-show-cards = Show the cards

# Things one can point at, as buttons: "Bushi, Kyoto"; "Koi: Bushi, Kyoto"; "Bushi (5)"; "Tile 2: Train"
at-table-thing-own = { $piece }, { $place }
at-table-thing-figure = { $clan }: { $piece }, { $place }
at-table-thing-reserve = { $piece } ({ $count })
at-table-thing-tile = Tile { $number }: { $mandate }

## What a choice means, before it is confirmed

at-table-bonus = Bonus for you and your ally: { $text }
at-table-breaks-alliance = Your alliance with { CLAN($ally) } breaks.
# $goods: "3 coins", "2 coins and 1 ronin"
at-table-you-give = You give { $goods }.
at-table-you-get = You get { $goods }.
means-replace = The figure goes back to the reserve of { CLAN($owner) }; yours takes its place.
means-capture = You hold it until the next season and take 1 VP from { CLAN($owner) }.
means-kill = It goes to its owner’s reserve.
means-ready = You are the last one: the tea ceremony ends.
at-table-allied-season = You are allies for this season.
means-pass = You have done nothing in this turn yet.

## Bids

at-table-bid = Your bid
at-table-bid-kept = Kept back
# "3 of 5"
at-table-of = { $part } of { $whole }
at-table-bid-seal = Seal the bid
at-table-bid-nothing = Bid nothing
at-table-bid-clear = Clear
at-table-bid-sealed = Your bid is sealed.
at-table-bid-change = Change it
# The buttons of a stepper; $what is what is counted
at-table-less = Less: { $what }
at-table-more = More: { $what }

## A battle

at-table-battle = Battle { PLACE($place, form: "in") }
at-table-battle-killed =
    { $count ->
        [one] { $count } figure killed
       *[other] { $count } figures killed
    }
at-table-clan = Clan
at-table-force = Force
at-table-battle-bid = Bid
at-table-battle-sealed = sealed
at-table-battle-thinks = open
at-table-battle-won-it = has the advantage
at-table-battle-declined = has the advantage and does not use it

## The tea ceremony

at-table-proposes-you = { CLAN($from) } proposes an alliance to you.
at-table-proposed-by-you = You propose an alliance to { CLAN($to) }.
# What others propose to each other; $give and $ask: "2 coins", "nothing"
at-table-proposes-other = { CLAN($from) } to { CLAN($to) }: gives { $give }, asks for { $ask }.
at-table-nothing = nothing
at-table-propose-whom = Propose an alliance to
at-table-propose-to = Alliance with { CLAN($to) }
at-table-give = You give
at-table-ask = You ask
at-table-is-ready = ready

## Gifts

at-table-gift = Give coins or ronin
at-table-gift-to = A gift to
at-table-gift-final = A gift cannot be taken back.

## One’s own seat

at-table-hand-over = Let a bot play: { $bot }
at-table-stand-in = A bot plays for you: { $bot }.
at-table-take-over = Play on myself
at-table-take-back = Ask to go back before my last turn
at-table-take-back-wish =
    { $count ->
        [one] { $name } would like to take back the last action.
       *[other] { $name } would like to take back the last { $count } actions.
    }
at-table-take-back-yours =
    { $count ->
        [one] You asked to go back. { $names } has yet to agree.
       *[other] You asked to go back. { $names } have yet to agree.
    }
at-table-agree = Agree
at-table-disagree = Refuse
at-table-notify = Tell me when it is my turn

## One device for several players

at-table-pass-device = Pass the device to { $name }
at-table-pass-secret = What the others may not see is shown after this.
at-table-pass-me = I am { $name }

## What others did


## The end

at-table-winners =
    { $count ->
        [one] { CLAN($clans) } has won.
       *[other] { CLAN($clans) } have won together.
    }
at-table-before-winter = Before winter
at-table-winter-cards = Cards
at-table-winter-tokens = War tokens
at-table-winter-sets = Sets
at-table-total = Total
at-table-plot = Victory points over the game
bonds-title = Alliances and betrayals
bonds-kept = alliance
bonds-broken = betrayed
bonds-allied = { $season }: { $one } and { $two } are allies
bonds-betrayed = { $season }: { $one } betrays { $two }
# Promises in deals that were accepted
at-table-promises = Promises
at-table-kept = kept
at-table-broken = broken
at-table-replay = Look at the game again
at-table-record = Save the record
at-table-leave = To the start page
