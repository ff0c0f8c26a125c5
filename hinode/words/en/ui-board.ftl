# The board: what is drawn on the table, and what a screen reader says about it.

## The map

board-map = Map of the provinces
# What a clan has in a province or at a shrine. $pieces is a list: "2 Bushi and 1 Daimyo".
board-standing = { $clan }: Force { $force }, { $pieces }
# $reward is a list: "2 VP and 2 coins".
board-harvest = Harvest { $reward }
board-war-number = At war, number { $number }
board-war-fought = War number { $number } is over
board-battle-here = A battle is being fought here
# A stack of figures that can be chosen: "Koi, 2 Bushi, Kyoto".
board-figures = { $clan }, { $pieces }, { $place }

## Shrines

board-shrine = Shrine of { KAMI($kami) }
board-shrine-empty = Nobody worships here
board-shrines = Shrines

## The mandate track

board-track = Turns of the political phase
board-track-mandate = Mandate turn
board-track-kami = Kami turn
# $what is one of the messages above or below.
board-track-now = { $what }, now
board-track-past = { $what }, over
board-track-played = { CLAN($clan) } chose { MANDATE($mandate) }
board-track-hidden = { CLAN($clan) } announced { MANDATE($mandate) }; the tile lies face down
board-deck =
    { $count ->
        [one] { $count } mandate tile left, with { CLAN($clan) }
       *[other] { $count } mandate tiles left, with { CLAN($clan) }
    }

## The mandate tiles one has drawn

board-tiles = Your mandate tiles, from the top
# $mandate is its name and what it does.
board-tile = Tile { $number }: { $mandate }
board-announce = The mandate to announce

## The clans

board-clans = The clans in order of honor
board-honor = Honor { $rank }
board-your-turn = Your turn
board-their-turn = To decide
board-away = Not connected
board-winner = Winner
board-holder = Draws the next mandate tiles
board-ally = Allied with { CLAN($clan) }
board-owns = Season cards: { $cards }
board-tokens = War tokens
board-token = { $province }, { $season }
# A hostage this clan holds: whose it is and what.
board-hostage = Hostage: { $piece } of { CLAN($clan) }
board-reserve = Reserve of { CLAN($clan) }
board-reserve-empty = Everything is in play.

## Season cards

board-cards = Season cards
board-cards-none = No card is left.
# How a card is read out: "Yurei. Monster, 3 coins. Force 2 ..." and how many copies there are.
board-card =
    { $count ->
        [one] { $name }. { $kind }, { $cost }. { $text }
       *[other] { $name }, { $count } copies. { $kind }, { $cost }. { $text }
    }
