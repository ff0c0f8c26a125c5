# The Automa, clans led by cards: what it draws and does, and why. $drawn is the number of the card.

## Names

automa-pair = { CLAN($a) } with { CLAN($b) }
icon-monster = Monster
icon-shinto1 = Shinto for shrine 1
icon-shinto2 = Shinto for shrine 2
icon-shinto3 = Shinto for shrine 3
icon-shinto4 = Shinto for shrine 4

## The cards, alliances, the call to arms

event-automa_shuffled = The Automa’s { $number } discards are shuffled into a new pile.
event-automa_pairs =
    { $pairs ->
        [none] Card { $drawn } pairs no two clans of this game; another one is drawn.
       *[some] Card { $drawn } pairs { $pairs }.
    }
event-call_to_arms = { CLAN($seat) } follows the call to arms.
step-call_to_arms = Summon a figure at each of your strongholds.
step-call_to_arms-wait = { $name } follows the call to arms.

## Mandates

event-automa_tiles = { CLAN($seat) } lays out { MANDATE($tiles) }.
event-automa_mandate =
    { $reason ->
        [missing] Card { $drawn } wants { MANDATE($mandate) }, which is not there: { CLAN($seat) } takes tile { $position }.
        [played] Card { $drawn } wants { MANDATE($mandate) }, which was played this season: { CLAN($seat) } takes tile { $position }.
       *[wanted] Card { $drawn } wants { MANDATE($mandate) }: { CLAN($seat) } takes tile { $position }.
    }
event-automa_figure =
    { $icon ->
        [none] Card { $drawn } shows { FIGURE($icons) }; { CLAN($seat) } has no such figure in reserve and draws again.
       *[some] Card { $drawn } shows { FIGURE($icons) }: for { CLAN($seat) } it is { FIGURE($icon) }.
    }
event-automa_only_kind = { CLAN($seat) } has only { FIGURE($figure) } in reserve and needs no card.
event-automa_marshal =
    { $limit ->
        [one] Card { $drawn }: the figures of { CLAN($seat) } go { $limit } province far.
       *[other] Card { $drawn }: the figures of { CLAN($seat) } go up to { $limit } provinces far.
    }
event-automa_order =
    Card { $drawn }: the figures of { CLAN($seat) } { PLACE($place, form: "in") } move in this order: { FIGURE($figures) }.
event-automa_target =
    { CLAN($seat) } sends { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }: its Force there is { $force } against { $enemy }.
event-automa_stays =
    { $reason ->
        [there] { CLAN($seat) } leaves { PIECE($piece, form: "object") } { PLACE($place, form: "in") }: the first war province in reach that needs it.
        [holds] { CLAN($seat) } leaves { PIECE($piece, form: "object") } { PLACE($place, form: "in") } to keep the most Force there.
       *[nowhere] { CLAN($seat) } leaves { PIECE($piece, form: "object") } { PLACE($place, form: "in") }: no war province in reach needs it.
    }
event-automa_builds =
    { $reason ->
        [war] { PLACE($province) } is the first war province where { CLAN($seat) } has the most Force.
       *[elsewhere] { CLAN($seat) } has the most Force in no war province, but it has { PLACE($province, form: "in") }.
    }
event-automa_train =
    { $kind ->
        [none] Card { $drawn } would like { KIND($priority) }, but no season card is left for { CLAN($seat) }.
       *[some] Card { $drawn } prefers { KIND($priority) }, in this order: { CLAN($seat) } takes the dearest card of the kind { KIND($kind) }.
    }
event-automa_harvest =
    { $bonus ->
        [yes] Card { $drawn }: the harvest of { CLAN($seat) } is { $vp } VP.
       *[no] Card { $drawn }: neither { CLAN($seat) } nor its ally chose this harvest, so it is { $vp } VP.
    }
event-automa_betray =
    { $direction ->
        [top] Card { $drawn } looks from the top:
       *[bottom] Card { $drawn } looks from the bottom:
    } { $reason ->
        [two] { CLAN($seat) } can replace two figures in one war province.
        [apart] no war province has two figures that { CLAN($seat) } can replace; from the other end it takes one each in two provinces.
        [one] { CLAN($seat) } can replace one figure only.
       *[nobody] { CLAN($seat) } can replace no figure in a war province.
    }

## Kami

event-automa_dearest = { CLAN($seat) } takes the most expensive card, { CARD($card) }.
event-automa_raijin =
    { $reason ->
        [most] A Bushi { PLACE($province, form: "in") } brings { CLAN($seat) } the most Force there.
        [greatest] No Bushi brings { CLAN($seat) } the most Force; it goes { PLACE($province, form: "to") }, where the Force is greatest.
       *[first] { CLAN($seat) } has no Force in any war province; the Bushi goes to the first, { PLACE($province) }.
    }
event-automa_idle =
    { $thing ->
        [stronghold] { CLAN($seat) } has the most Force nowhere and builds no stronghold.
        [no_stronghold] { CLAN($seat) } has no stronghold left to build.
        [fujin] { CLAN($seat) } has no move to make with Fujin.
        [raijin] { CLAN($seat) } has no Bushi left for Raijin.
       *[ryujin] No card is left for { CLAN($seat) }.
    }

## War

event-automa_war = Card { $drawn }: { CLAN($seat) } adds war value { $value } to its Force.
event-automa_contest =
    { $advantages ->
        [none] Card { $drawn } shows no advantage
       *[some] Card { $drawn } shows { ADVANTAGE($advantages) }
    }{ $contests ->
        [yes] : { CLAN($seat) } contests { ADVANTAGE($advantage) } with { $value }.
       *[no] : { CLAN($seat) } does not contest { ADVANTAGE($advantage) }.
    }
event-automa_seppuku =
    { $uses ->
        [yes] { CLAN($seat) } has Force { $force } against { $enemy }, not the most, and uses Seppuku.
       *[no] { CLAN($seat) } has the most Force, { $force } against { $enemy }, and does not use Seppuku.
    }
event-automa_hostage =
    { CLAN($seat) } looks for its hostage with { CLAN($owner) }, whose Force is { $force }: { PIECE($piece, form: "object") }.

## Why VP and coins were gained

why-card_costs = cost of the cards
why-favor = a shrine’s favor
why-honor_place = place on the honor track
why-refund = half of a lost bid
why-train = no card to take
