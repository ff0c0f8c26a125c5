## La fine della partita, su tutto il tavolo
finale-board = Guarda il tabellone
finale-open = Mostra tutto il finale
finale-share = Condividi
finale-shared = Link copiato
finale-battle = La battaglia della partita
finale-battle-told =
    { $winner ->
        [none] { SEASON($season) }, { PLACE($place) }. Hanno combattuto { CLAN($clans) }, senza vincitori.
       *[other] { SEASON($season) }, { PLACE($place) }. Vincitore: { CLAN($winner) }; avversari: { CLAN($others) }.
    } { $coins ->
        [0] Nessuna moneta offerta
        [one] Una moneta offerta
       *[other] { $coins } monete offerte
    }, { $lost ->
        [0] nessuna miniatura persa.
        [one] una miniatura persa.
       *[other] { $lost } miniature perse.
    }
sound = Suoni
