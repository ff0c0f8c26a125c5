## La fin de la partie, sur toute la table
finale-board = Voir le plateau
finale-open = Montrer toute la fin
finale-share = Partager
finale-shared = Lien copié
finale-battle = La bataille de la partie
finale-battle-told =
    { $winner ->
        [none] { SEASON($season) }, { PLACE($place) } : { CLAN($clans) } se sont battus sans vainqueur.
       *[other] { SEASON($season) }, { PLACE($place) } : { CLAN($winner) } l’a emporté sur { CLAN($others) }.
    } { $coins ->
        [0] Aucune pièce misée
        [one] Une pièce misée
       *[other] { $coins } pièces misées
    }, { $lost ->
        [0] aucune figurine perdue.
        [one] une figurine perdue.
       *[other] { $lost } figurines perdues.
    }
sound = Sons
