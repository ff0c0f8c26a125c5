# L’analyse d’une partie terminée : chances de gagner, tournants, ce que le bot difficile aurait fait.

review-title = Analyse
review-start = Analyser cette partie
review-why = Un bot revoit la partie : où elle a basculé, et ce qu’il aurait fait lui-même. Cela prend une minute ou deux.
review-everyone = Regarder aussi les décisions des bots
review-running = Le bot revoit la partie : { $done } décisions sur { $total }
review-queued = D’autres parties sont analysées d’abord.
review-estimate = L’estimation d’un bot, pas un verdict. À chaque décision, il ne savait que ce que ce joueur savait, et il compte les points, pas les promesses.
review-chances = Chances de gagner
review-table = Afficher en tableau
review-moment = Action
review-here = Action { $at } : { $chances }
review-clan-chance = { CLAN($clan) } { $percent } %
review-swings = Où la partie a basculé
review-no-swings = Rien n’a beaucoup changé les chances.
review-part-mandate = { CLAN($clan) } : { MANDATE($what) }
review-part-kami = Tour des kami
review-decisions-of = Décisions de { CLAN($clan) }
review-agreed =
    { $total ->
        [one] À la seule décision, le bot n’a rien vu de nettement meilleur.
       *[other] Pour { $same } décisions sur { $total }, le bot n’a rien vu de nettement meilleur.
    }
review-played = Joué : { $action }
review-better = Le bot : { $action }
review-points = +{ $points } PV
review-points-chance = +{ $points } PV, +{ $percent } % de chances
review-more = Tout afficher ({ $count })
review-promises = Promesses
