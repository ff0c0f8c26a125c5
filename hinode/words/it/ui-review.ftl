# L’analisi di una partita finita: probabilità di vittoria, svolte, ciò che avrebbe fatto il bot difficile.

review-title = Analisi
review-start = Analizza questa partita
review-why = Un bot riguarda la partita: dove è cambiata e che cosa avrebbe fatto lui. Ci vogliono un paio di minuti.
review-everyone = Guarda anche le decisioni dei bot
review-running = Il bot sta guardando la partita: { $done } decisioni su { $total }
review-queued = Prima vengono analizzate altre partite.
review-estimate = La stima di un bot, non una sentenza. A ogni decisione sapeva solo ciò che sapeva quel giocatore, e pesa i punti, non le promesse.
review-chances = Probabilità di vittoria
review-table = Mostra come tabella
review-moment = Azione
review-here = Azione { $at }: { $chances }
review-clan-chance = { CLAN($clan) } { $percent } %
review-swings = Dove la partita è cambiata
review-no-swings = Niente ha cambiato molto le probabilità.
review-part-mandate = { CLAN($clan) }: { MANDATE($what) }
review-part-kami = Turno dei kami
review-decisions-of = Decisioni { CLAN($clan, form: "of") }
review-agreed =
    { $total ->
        [one] Nell’unica decisione il bot non ha visto niente di nettamente migliore.
       *[other] In { $same } decisioni su { $total } il bot non ha visto niente di nettamente migliore.
    }
review-played = Giocato: { $action }
review-better = Il bot: { $action }
review-points = +{ $points } PV
review-points-chance = +{ $points } PV, +{ $percent } % di vittoria
review-more = Mostra tutte e { $count }
review-promises = Promesse
