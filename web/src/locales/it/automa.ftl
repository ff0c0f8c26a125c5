# L’Automa, i clan guidati dalle carte: che cosa pesca, che cosa fa e perché. Vedi en/automa.ftl per gli argomenti.

## Nomi

automa-pair = { CLAN($a) } con { CLAN($b) }
icon-monster = Mostro
icon-shinto1 = Shinto per il santuario 1
icon-shinto2 = Shinto per il santuario 2
icon-shinto3 = Shinto per il santuario 3
icon-shinto4 = Shinto per il santuario 4

## Le carte, le alleanze, la chiamata alle armi

event-automa_shuffled = Gli scarti dell’Automa ({ $number }) vengono mescolati e formano un nuovo mazzo.
event-automa_pairs =
    { $pairs ->
        [none] La carta { $drawn } non unisce due clan di questa partita: se ne pesca un’altra.
       *[some] La carta { $drawn } unisce { $pairs }.
    }
event-call_to_arms = { CLAN($seat, form: "The") } risponde alla chiamata alle armi.
step-call_to_arms = Convoca una miniatura in ogni tua roccaforte.
step-call_to_arms-wait = { $name } risponde alla chiamata alle armi.

## I mandati

event-automa_tiles = { CLAN($seat, form: "The") } scopre { MANDATE($tiles) }.
event-automa_mandate =
    { $reason ->
        [missing] La carta { $drawn } vuole { MANDATE($mandate) }, che non c’è: { CLAN($seat, form: "the") } prende la tessera { $position }.
        [played] La carta { $drawn } vuole { MANDATE($mandate) }, già giocato in questa stagione: { CLAN($seat, form: "the") } prende la tessera { $position }.
       *[wanted] La carta { $drawn } vuole { MANDATE($mandate) }: { CLAN($seat, form: "the") } prende la tessera { $position }.
    }
event-automa_figure =
    { $icon ->
        [none] La carta { $drawn } mostra { FIGURE($icons) }: nella riserva { CLAN($seat, form: "of") } non ce ne sono, se ne pesca un’altra.
       *[some] La carta { $drawn } mostra { FIGURE($icons) }: per { CLAN($seat, form: "the") } vale { FIGURE($icon) }.
    }
event-automa_only_kind = Nella riserva { CLAN($seat, form: "of") } c’è un solo tipo di miniatura, { FIGURE($figure) }: non serve una carta.
event-automa_marshal =
    { $limit ->
        [one] Carta { $drawn }: le miniature { CLAN($seat, form: "of") } si muovono di { $limit } provincia.
       *[other] Carta { $drawn }: le miniature { CLAN($seat, form: "of") } si muovono fino a { $limit } province.
    }
event-automa_order =
    Carta { $drawn }: le miniature { CLAN($seat, form: "of") } { PLACE($place, form: "in") } si muovono in quest’ordine: { FIGURE($figures) }.
event-automa_target =
    { CLAN($seat, form: "The") } manda { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }: là la sua Forza è { $force } contro { $enemy }.
event-automa_stays =
    { $reason ->
        [there] { CLAN($seat, form: "The") } lascia { PIECE($piece, form: "object") } { PLACE($place, form: "in") }: è la prima provincia in guerra raggiungibile dove serve.
        [holds] { CLAN($seat, form: "The") } lascia { PIECE($piece, form: "object") } { PLACE($place, form: "in") } per conservare la Forza maggiore.
       *[nowhere] { CLAN($seat, form: "The") } lascia { PIECE($piece, form: "object") } { PLACE($place, form: "in") }: non serve in nessuna provincia in guerra raggiungibile.
    }
event-automa_builds =
    { $reason ->
        [war] { PLACE($province) } è la prima provincia in guerra dove { CLAN($seat, form: "the") } ha la Forza maggiore.
       *[elsewhere] { CLAN($seat, form: "The") } non ha la Forza maggiore in nessuna provincia in guerra, ma { PLACE($province, form: "in") } sì.
    }
event-automa_train =
    { $kind ->
        [none] La carta { $drawn } vorrebbe { KIND($priority) }, ma per { CLAN($seat, form: "the") } non ci sono più carte Stagione.
       *[some] La carta { $drawn } preferisce, nell’ordine, { KIND($priority) }: { CLAN($seat, form: "the") } prende la carta più cara del tipo { KIND($kind) }.
    }
event-automa_harvest =
    { $bonus ->
        [yes] Carta { $drawn }: il raccolto { CLAN($seat, form: "of") } vale { $vp } PV.
       *[no] Carta { $drawn }: né { CLAN($seat, form: "the") } né il suo alleato hanno scelto questo raccolto, che vale { $vp } PV.
    }
event-automa_betray =
    { $direction ->
        [top] La carta { $drawn } guarda dall’alto:
       *[bottom] La carta { $drawn } guarda dal basso:
    } { $reason ->
        [two] { CLAN($seat, form: "the") } può sostituire due miniature in una provincia in guerra.
        [apart] in nessuna provincia in guerra { CLAN($seat, form: "the") } può sostituire due miniature; dall’altro capo ne sostituisce una in due province.
        [one] { CLAN($seat, form: "the") } può sostituire una sola miniatura.
       *[nobody] { CLAN($seat, form: "the") } non può sostituire miniature nelle province in guerra.
    }

## I kami

event-automa_dearest = { CLAN($seat, form: "The") } prende la carta più cara, { CARD($card) }.
event-automa_raijin =
    { $reason ->
        [most] Un Bushi { PLACE($province, form: "in") } dà { CLAN($seat, form: "to") } la Forza maggiore.
        [greatest] Un Bushi non basta { CLAN($seat, form: "to") } per la Forza maggiore: va { PLACE($province, form: "to") }, dove la sua Forza è più alta.
       *[first] { CLAN($seat, form: "The") } non ha Forza in nessuna provincia in guerra: il Bushi va nella prima, { PLACE($province) }.
    }
event-automa_idle =
    { $thing ->
        [stronghold] { CLAN($seat, form: "The") } non ha la Forza maggiore da nessuna parte e non costruisce roccaforti.
        [no_stronghold] { CLAN($seat, form: "The") } non ha più roccaforti da costruire.
        [fujin] { CLAN($seat, form: "The") } non ha movimenti da fare con Fujin.
        [raijin] { CLAN($seat, form: "The") } non ha più Bushi per Raijin.
       *[ryujin] Per { CLAN($seat, form: "the") } non ci sono più carte.
    }

## La guerra

event-automa_war = Carta { $drawn }: { CLAN($seat, form: "the") } aggiunge alla sua Forza il valore di guerra { $value }.
event-automa_contest =
    { $advantages ->
        [none] La carta { $drawn } non mostra vantaggi
       *[some] La carta { $drawn } mostra { ADVANTAGE($advantages) }
    }{ $contests ->
        [yes] : { CLAN($seat, form: "the") } si contende { ADVANTAGE($advantage) } con { $value }.
       *[no] : { CLAN($seat, form: "the") } non si contende { ADVANTAGE($advantage) }.
    }
event-automa_seppuku =
    { $uses ->
        [yes] { CLAN($seat, form: "The") } ha Forza { $force } contro { $enemy }, non la maggiore, e usa Seppuku.
       *[no] { CLAN($seat, form: "The") } ha la Forza maggiore, { $force } contro { $enemy }, e non usa Seppuku.
    }
event-automa_hostage =
    { CLAN($seat, form: "The") } sceglie come ostaggio una miniatura { CLAN($owner, form: "of") }, che ha Forza { $force }: { PIECE($piece, form: "object") }.

## Perché si ottengono PV e monete

why-card_costs = costo delle carte
why-favor = favore di un santuario
why-honor_place = posto sull’indicatore di onore
why-refund = metà di un’offerta persa
why-train = nessuna carta da prendere
