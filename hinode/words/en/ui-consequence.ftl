# What a choice would do, where Force comes from, and battles told step by step.

## What a choice would do

foresee-coins = Coins
foresee-ronin = Ronin
foresee-vp = VP
foresee-honor = Place on the honor track
# Read aloud: "Koi. Coins: 5, then 3"
foresee-change = { CLAN($clan) }. { $what }: { $before }, then { $after }
foresee-force =
    { CLAN($clan) } { $before ->
        [0] comes with Force { $after }
       *[other] { $after } after { $before }
    }
foresee-leads = { CLAN($clan) } leads.
foresee-leads-tie = A tie: { CLAN($clan) } leads by honor.
foresee-leads-nobody = Nobody has Force there.
foresee-wins = { CLAN($clan) } wins this battle.
# $pieces: "2 Bushi and 1 Daimyo"
foresee-killed = { CLAN($clan) } loses { $pieces }.
# $what: a question, as in steps.ftl
foresee-then = Then: { $what }
foresee-free = free
foresee-your-force = Your Force there: { $force }
foresee-point = Point at something to see what it would do.

## Where Force comes from

at-table-tab-force = Force
force-parts = Where the Force comes from
# $what: "2 Bushi", "Path of the Lion"
force-part = { $what }: { $force }
force-from-clan = Power of the { CLAN($clan) } clan
force-from-ronin = Hired ronin
force-total = Force { $force }
force-nobody = Nobody is here.

## A battle

# $clans: "Koi, Lotus and Turtle"
battle-ties = Ties go to, in this order: { $clans }.
battle-pile =
    { $count ->
        [one] { $count } coin kept back
       *[other] { $count } coins kept back
    }

## A battle, told step by step

tale-bids = The bids
tale-seppuku = { advantage-seppuku }
tale-hostage = { advantage-hostage }
tale-ronin = { advantage-ronin }
tale-outcome = The outcome
tale-poets = { advantage-poets }
tale-reparations = Reparations
tale-pace = How fast things are told
tale-pace-slow = Slow
tale-pace-steady = Steady
tale-pace-brisk = Brisk
tale-pace-instant = All at once

## While others decide

meanwhile = Meanwhile you can:
meanwhile-talk = Talk
meanwhile-deals = Make a deal
meanwhile-force = Weigh the Force
meanwhile-cards = Read the cards

## Winter

winter-scoring = Winter is counted.
