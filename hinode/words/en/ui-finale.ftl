## The end of the game, over the whole table
finale-board = Look at the board
finale-open = Show the whole ending
finale-share = Share
finale-shared = Link copied
finale-battle = The battle of the game
finale-battle-told =
    { $winner ->
        [none] { SEASON($season) }, { PLACE($place) }: { CLAN($clans) } fought and nobody won.
       *[other] { SEASON($season) }, { PLACE($place) }: { CLAN($winner) } won against { CLAN($others) }.
    } { $coins ->
        [one] One coin was bid
       *[other] { $coins } coins were bid
    } and { $lost ->
        [0] no figure was lost.
        [one] one figure was lost.
       *[other] { $lost } figures were lost.
    }
sound = Sound
