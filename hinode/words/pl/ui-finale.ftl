## Koniec gry na całym stole
finale-board = Zobacz planszę
finale-open = Pokaż całe zakończenie
finale-share = Udostępnij
finale-shared = Skopiowano link
finale-battle = Bitwa tej gry
finale-battle-told =
    { $winner ->
        [none] { SEASON($season) }, { PLACE($place) }. Walczyli: { CLAN($clans) }; nikt nie wygrał.
       *[other] { SEASON($season) }, { PLACE($place) }. Zwycięzca: { CLAN($winner) }; przeciwnicy: { CLAN($others) }.
    } Postawione monety: { $coins }, stracone figurki: { $lost }.
sound = Dźwięki
