# The Automa, clans led by cards: what its cards name, and the log of what it draws and does. Each sentence says why.

## What its cards show. A numbered Shinto goes to that shrine, counted from the left

figure-bushi = Bushi
figure-shinto = Shinto
figure-daimyo = Daimyo
figure-monster = Monster
figure-shinto1 = Shinto for shrine 1
figure-shinto2 = Shinto for shrine 2
figure-shinto3 = Shinto for shrine 3
figure-shinto4 = Shinto for shrine 4

direction-top = from the first war on
direction-bottom = from the last war back

# Two allied clans
automa-pair = { CLAN($first) } with { CLAN($second) }

## The log: $drawn is the number of the card

event-automa_shuffled = The Automa’s pile is used up: { $cards } discards are shuffled into a new one.
event-automa_pairs =
    { PAIRS($pairs) ->
        [none] Card { $drawn } pairs no two clans of this game, so another one is drawn.
       *[some] Card { $drawn } decides the alliances: { PAIRS($pairs) }.
    }
event-call_to_arms = Call to arms: { CLAN($seat) } summons a figure at each stronghold.
event-automa_tiles = { CLAN($seat) } lays out { MANDATE($tiles) }.
event-automa_mandate =
    { $reason ->
        [missing] Card { $drawn } wants { MANDATE($mandate) }, which is not among the four: { CLAN($seat) } takes tile { $position } instead.
        [played] Card { $drawn } wants { MANDATE($mandate) }, which was already played this season: { CLAN($seat) } takes tile { $position } instead.
       *[wanted] Card { $drawn } wants { MANDATE($mandate) }: { CLAN($seat) } takes tile { $position }.
    }
event-automa_figure =
    { $icon ->
        [none] Card { $drawn } shows { FIGURE($icons) }: { CLAN($seat) } has no such figure in reserve and draws again.
       *[some] Card { $drawn } shows { FIGURE($icons) }; the first of them in the reserve of { CLAN($seat) } comes: { FIGURE($icon) }.
    }
event-automa_only_kind = { CLAN($seat) } has one kind of figure left in reserve, { FIGURE($figure) }, and needs no card.
event-automa_marshal =
    { $limit ->
        [one] Card { $drawn }: the figures of { CLAN($seat) } move { $limit } province far.
       *[other] Card { $drawn }: the figures of { CLAN($seat) } move up to { $limit } provinces far.
    }
event-automa_order = Card { $drawn }: { PLACE($place, form: "in") } the figures of { CLAN($seat) } move in this order: { FIGURE($figures) }.
event-automa_target = { CLAN($seat) } sends { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }, the first war in reach that it does not lead: Force { $force } against { $enemy }.
event-automa_fujin = With Fujin { CLAN($seat) } moves { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }, the first war beside it where it is weaker or absent: Force { $force } against { $enemy }.
event-automa_stays =
    { $reason ->
        [there] { CLAN($seat) } leaves { PIECE($piece, form: "object") } { PLACE($place, form: "in") }: it already is where it is needed.
        [holds] { CLAN($seat) } leaves { PIECE($piece, form: "object") } { PLACE($place, form: "in") } to keep the most Force there.
       *[nowhere] { CLAN($seat) } leaves { PIECE($piece, form: "object") } { PLACE($place, form: "in") }: no war in reach needs it.
    }
event-automa_builds =
    { $reason ->
        [war] { CLAN($seat) } builds { PLACE($province, form: "in") }: of the provinces at war, the first where it has the most Force.
       *[elsewhere] { CLAN($seat) } builds { PLACE($province, form: "in") }: at war it has the most Force nowhere, but there it has.
    }
event-automa_train =
    { $kind ->
        [none] Card { $drawn }: there is no season card left for { CLAN($seat) }.
       *[some] Card { $drawn } prefers, in this order, { KIND($priority) }: { CLAN($seat) } takes the most expensive card of the first kind there is, { KIND($kind) }.
    }
event-automa_harvest =
    { $bonus ->
        [yes] Card { $drawn }: the harvest of { CLAN($seat) } is { $vp } VP.
       *[no] Card { $drawn }: neither { CLAN($seat) } nor its ally chose this harvest, so it is only { $vp } VP.
    }
event-automa_betray =
    { $reason ->
        [two] Card { $drawn } looks { DIRECTION($direction) }: { CLAN($seat) } finds a war where it can replace two figures.
        [apart] Card { $drawn } looks { DIRECTION($direction) }, but { CLAN($seat) } can replace two figures in no single war: it looks the other way and replaces one each in two.
        [one] Card { $drawn } looks { DIRECTION($direction) }: { CLAN($seat) } can replace only one figure.
       *[nobody] Card { $drawn } looks { DIRECTION($direction) }: { CLAN($seat) } can replace no figure in any war.
    }
event-automa_dearest = { CLAN($seat) } gets the most expensive card on display: { CARD($card) }.
event-automa_raijin =
    { $reason ->
        [most] One more Bushi { PLACE($province, form: "in") } gives { CLAN($seat) } the most Force there.
        [greatest] One Bushi gives { CLAN($seat) } the most Force nowhere: it goes { PLACE($province, form: "to") }, where its Force is greatest.
       *[first] { CLAN($seat) } has no Force in any war: its Bushi goes { PLACE($province, form: "to") }, the first war.
    }
event-automa_idle =
    { $thing ->
        [stronghold] { CLAN($seat) } has the most Force nowhere and builds no stronghold.
        [no_stronghold] { CLAN($seat) } has no stronghold left to build.
        [fujin] { CLAN($seat) } finds no move that would help and leaves Fujin’s moves unused.
        [raijin] { CLAN($seat) } has no Bushi left for Raijin.
       *[ryujin] No season card is left for { CLAN($seat) } to take.
    }
event-automa_war = Card { $drawn }: { CLAN($seat) } adds war value { $value } to its Force.
event-automa_contest =
    { $contests ->
        [yes] Card { $drawn } shows { ADVANTAGE($advantages) }: { CLAN($seat) } fights for { ADVANTAGE($advantage) } with { $value }.
       *[no] Card { $drawn } does not show { ADVANTAGE($advantage) }: { CLAN($seat) } does not fight for it.
    }
event-automa_seppuku =
    { $uses ->
        [yes] { CLAN($seat) } has not the most Force, { $force } against { $enemy }, and commits seppuku.
       *[no] { CLAN($seat) } has the most Force, { $force } against { $enemy }, and does not commit seppuku.
    }
event-automa_hostage = { CLAN($seat) } looks for a hostage with { CLAN($owner) }, whose Force there is { $force }: { PIECE($piece, form: "object") }.

## Choosing it: on the start page and in the lobby

automa = Automa
play-automa = Play against the Automa
choose-against = Against
against-bots = Bots
against-automa = The Automa
automa-clans = Clans the Automa leads
automa-none = None
automa-level = Strength
level-easier = Easier
level-standard = Standard
level-harder = Harder
automa-text = These clans are led by cards: they neither talk nor think, and the log says why they did what they did. The strengths are ours: war values one lower or one higher.
automa-rules = How it plays
fact-automa = the Automa leads { $count } clans ({ $level })
lobby-automa = led by cards, a clan dealt at the start

## At the table

automa-leads = Led by cards: it has no coins, no ronin and no clan power, and never talks.
automa-refund = For each advantage the Automa draws a card. Half of what you bid and lose comes back.
automa-draws = draws cards
automa-cards = Cards of the Automa
automa-pile = { $pile } in the pile, { $used } used. Strength: { $level }. Drawn last:
automa-card = Card { $number }
automa-card-wants = Wants
automa-card-mandate = { MANDATE($mandate) }, else tile { $position }
automa-card-figures = Figures, in order
automa-card-moves = Marshal
automa-card-far =
    { $limit ->
        [one] { $limit } province far
       *[other] up to { $limit } provinces far
    }
automa-card-priority = Train, in order
automa-card-harvest = Harvest
automa-card-direction = Betray looks
automa-card-advantages = Fights for
automa-card-war = War value
automa-card-pairs = Alliances
automa-card-unknown = This table plays with a deck of its own; what is on the card is not known here.
at-table-winter-hostages = Hostages returned
at-table-winter-costs = Cost of season cards
at-table-winter-places = Places of honor
