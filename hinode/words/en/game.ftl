# The names of things. `card-` messages are in cards.ftl.
# Attributes are forms of a name that sentences ask for, see src/lib/names.ts:
#   places: .in, .to, .from with the preposition; a kami's .in and .to mean its shrine
#   pieces: .object as the object of a verb

## Clans

clan-koi = Koi
clan-koi-text = At the start of war every ronin becomes a coin. Hiring ronin, each coin kept back counts as one.
clan-lotus = Lotus
clan-lotus-text = Plays its mandate tile face down, for good, and announces any mandate it likes.
clan-turtle = Turtle
clan-turtle-text = Its strongholds have Force 1 each on the map and move as figures do.
clan-dragonfly = Dragonfly
clan-dragonfly-text = Summons to any province, and its moves reach any province without using routes.
clan-bonsai = Bonsai
clan-bonsai-text = Never pays more than 1 coin for a card or a stronghold; discounts come on top.

## Provinces

province-hokkaido = Hokkaido
    .in = in Hokkaido
    .to = to Hokkaido
    .from = from Hokkaido
province-oshu = Oshu
    .in = in Oshu
    .to = to Oshu
    .from = from Oshu
province-edo = Edo
    .in = in Edo
    .to = to Edo
    .from = from Edo
province-kyoto = Kyoto
    .in = in Kyoto
    .to = to Kyoto
    .from = from Kyoto
province-kansai = Kansai
    .in = in Kansai
    .to = to Kansai
    .from = from Kansai
province-nagato = Nagato
    .in = in Nagato
    .to = to Nagato
    .from = from Nagato
province-shikoku = Shikoku
    .in = in Shikoku
    .to = to Shikoku
    .from = from Shikoku
province-kyushu = Kyushu
    .in = in Kyushu
    .to = to Kyushu
    .from = from Kyushu

## Kami and what their shrines give

kami-amaterasu = Amaterasu
    .in = at the shrine of Amaterasu
    .to = to the shrine of Amaterasu
kami-amaterasu-text = You may go to the top of the honor track.
kami-fujin = Fujin
    .in = at the shrine of Fujin
    .to = to the shrine of Fujin
kami-fujin-text = You may make up to two moves with your figures on the map.
kami-hachiman = Hachiman
    .in = at the shrine of Hachiman
    .to = to the shrine of Hachiman
kami-hachiman-text = Take 2 ronin.
kami-raijin = Raijin
    .in = at the shrine of Raijin
    .to = to the shrine of Raijin
kami-raijin-text = You may summon a Bushi in any province.
kami-ryujin = Ryujin
    .in = at the shrine of Ryujin
    .to = to the shrine of Ryujin
kami-ryujin-text = You may buy a season card at full price.
kami-susanoo = Susanoo
    .in = at the shrine of Susanoo
    .to = to the shrine of Susanoo
kami-susanoo-text = Gain 1 VP for each of your strongholds on the map.
kami-tsukuyomi = Tsukuyomi
    .in = at the shrine of Tsukuyomi
    .to = to the shrine of Tsukuyomi
kami-tsukuyomi-text = Take 2 coins.

## Mandates: -text is what everybody does, -bonus what the chooser and its ally add

mandate-recruit = Recruit
mandate-recruit-text = Everybody summons one figure at each of their strongholds. A Shinto may go to a shrine instead.
mandate-recruit-bonus = One more figure.
mandate-marshal = Marshal
mandate-marshal-text = Everybody may move each of their figures to an adjacent province.
mandate-marshal-bonus = Build a stronghold anywhere for 3 coins.
mandate-train = Train
mandate-train-text = Everybody may buy a season card, the chooser first.
mandate-train-bonus = The card is 1 coin cheaper.
mandate-harvest = Harvest
mandate-harvest-text = Everybody takes a coin.
mandate-harvest-bonus = The rewards of all provinces where you have the most Force.
mandate-betray = Betray
mandate-betray-text = Only the chooser: replace up to two figures of two different players by your own of the same kind.
mandate-betray-bonus = No bonus. An alliance breaks, and you lose honor.

## War advantages

advantage-seppuku = Seppuku
advantage-seppuku-text = You may kill all your figures here: 1 VP and one step of honor for each.
advantage-hostage = Take hostage
advantage-hostage-text = You may capture a figure of another participant, never a Daimyo, and steal 1 VP.
advantage-ronin = Hire ronin
advantage-ronin-text = Each of your ronin adds 1 Force in this battle. They are not spent.
advantage-poets = Imperial poets
advantage-poets-text = 1 VP for each figure killed in this battle.

## Seasons and phases

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

phase-setup = Setup
phase-tea = Tea ceremony
phase-political = Political phase
phase-war = War phase
phase-cleanup = Cleanup
phase-over = Game over

## Pieces. -count: how many stand somewhere

piece-bushi = Bushi
    .object = a Bushi
piece-bushi-count = { $count } Bushi
piece-shinto = Shinto
    .object = a Shinto
piece-shinto-count = { $count } Shinto
piece-daimyo = Daimyo
    .object = the Daimyo
piece-daimyo-count = { $count } Daimyo
piece-stronghold = Stronghold
    .object = a stronghold
piece-stronghold-count =
    { $count ->
        [one] { $count } stronghold
       *[other] { $count } strongholds
    }
piece-komainu = { card-komainu }
    .object = the Komainu
piece-oni_of_skulls = { card-oni_of_skulls }
    .object = the Oni of Skulls
piece-yurei = { card-yurei }
    .object = the Yurei
piece-river_dragon = { card-river_dragon }
    .object = the River Dragon
piece-oni_of_blood = { card-oni_of_blood }
    .object = the Oni of Blood
piece-oni_of_souls = { card-oni_of_souls }
    .object = the Oni of Souls
piece-oni_of_hate = { card-oni_of_hate }
    .object = the Oni of Hate
piece-oni_of_spite = { card-oni_of_spite }
    .object = the Oni of Spite

## Card sets and kinds of cards

set-core = Core
set-archway = Archway
set-horseman = Horseman
set-teapot = Teapot

kind-enhancement = Enhancement
kind-virtue = Virtue
kind-monster = Monster
kind-war = War upgrade
kind-winter = Winter upgrade

## What one can have: the word alone, how much of it, and the same as the object of a verb

reward-vp = VP
reward-coins = Coins
reward-ronin = Ronin

amount-vp = { $count } VP
amount-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
amount-coins-object = { amount-coins }
amount-ronin = { $count } ronin
amount-ronin-object = { amount-ronin }
goods = { GOODS($coins, $ronin) }

## Chapters of the rules

rules-chapter-R1 = Terms
rules-chapter-R2 = Honor and ties
rules-chapter-R3 = Setup
rules-chapter-R4 = The season
rules-chapter-R5 = Tea ceremony
rules-chapter-R6 = Political phase
rules-chapter-R7 = Kami turn
rules-chapter-R8 = War phase
rules-chapter-R9 = Winter
rules-chapter-R10 = Clans
rules-chapter-Q = Rulings
rules-chapter-A = The Automa
