# L'Automa, clan guidati dalle carte: che cosa nominano le carte, e il diario di ciò che pesca e fa. Ogni frase dice perché.

## Che cosa mostrano le carte. Uno Shinto con un numero va in quel santuario, contando da sinistra

figure-bushi = Bushi
figure-shinto = Shinto
figure-daimyo = Daimyo
figure-monster = Mostro
figure-shinto1 = Shinto nel santuario 1
figure-shinto2 = Shinto nel santuario 2
figure-shinto3 = Shinto nel santuario 3
figure-shinto4 = Shinto nel santuario 4

direction-top = dalla prima guerra in avanti
direction-bottom = dall’ultima guerra all’indietro

# Due clan alleati
automa-pair = { CLAN($first, form: "the") } con { CLAN($second, form: "the") }

## Il diario: $drawn è il numero della carta

event-automa_shuffled = Il mazzo Automa è finito: { $cards } carte scartate si mescolano in un mazzo nuovo.
event-automa_pairs =
    { PAIRS($pairs) ->
        [none] La carta { $drawn } non accoppia due clan di questa partita: se ne pesca un’altra.
       *[some] La carta { $drawn } decide le alleanze: { PAIRS($pairs) }.
    }
event-call_to_arms = Chiamata alle armi: { CLAN($seat, form: "the") } convoca una miniatura in ogni roccaforte.
event-automa_tiles = { CLAN($seat, form: "The") } mette in fila { MANDATE($tiles) }.
event-automa_mandate =
    { $reason ->
        [missing] La carta { $drawn } vuole { MANDATE($mandate) }, che non è tra i quattro: { CLAN($seat, form: "the") } prende invece la tessera { $position }.
        [played] La carta { $drawn } vuole { MANDATE($mandate) }, già giocato in questa stagione: { CLAN($seat, form: "the") } prende invece la tessera { $position }.
       *[wanted] La carta { $drawn } vuole { MANDATE($mandate) }: { CLAN($seat, form: "the") } prende la tessera { $position }.
    }
event-automa_figure =
    { $icon ->
        [none] La carta { $drawn } mostra { FIGURE($icons) }: { CLAN($seat, form: "the") } non ne ha nella riserva e pesca ancora.
       *[some] La carta { $drawn } mostra { FIGURE($icons) }; arriva la prima miniatura che è nella riserva { CLAN($seat, form: "of") }: { FIGURE($icon) }.
    }
event-automa_only_kind = { CLAN($seat, form: "The") } ha un solo tipo di miniatura nella riserva, { FIGURE($figure) }, e non pesca carte.
event-automa_marshal =
    { $limit ->
        [one] Carta { $drawn }: le miniature { CLAN($seat, form: "of") } si muovono di { $limit } provincia.
       *[other] Carta { $drawn }: le miniature { CLAN($seat, form: "of") } si muovono fino a { $limit } province.
    }
event-automa_order = Carta { $drawn }: { PLACE($place, form: "in") } le miniature { CLAN($seat, form: "of") } si muovono in questo ordine: { FIGURE($figures) }.
event-automa_target = { CLAN($seat, form: "The") } manda { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }, la prima guerra raggiungibile in cui non è in testa: Forza { $force } contro { $enemy }.
event-automa_fujin = Con Fujin { CLAN($seat, form: "the") } muove { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }, la prima guerra adiacente in cui non ha Forza o ne ha meno: Forza { $force } contro { $enemy }.
event-automa_stays =
    { $reason ->
        [there] { CLAN($seat, form: "The") } lascia { PIECE($piece, form: "object") } { PLACE($place, form: "in") }: è già dove serve.
        [holds] { CLAN($seat, form: "The") } lascia { PIECE($piece, form: "object") } { PLACE($place, form: "in") } per conservare lì la Forza maggiore.
       *[nowhere] { CLAN($seat, form: "The") } lascia { PIECE($piece, form: "object") } { PLACE($place, form: "in") }: non serve in nessuna guerra raggiungibile.
    }
event-automa_builds =
    { $reason ->
        [war] { CLAN($seat, form: "The") } costruisce { PLACE($province, form: "in") }: tra le province in guerra è la prima dove ha più Forza di tutti.
       *[elsewhere] { CLAN($seat, form: "The") } costruisce { PLACE($province, form: "in") }: in guerra non ha più Forza di tutti in nessuna provincia, ma lì sì.
    }
event-automa_train =
    { $kind ->
        [none] Carta { $drawn }: non resta nessuna carta Stagione per { CLAN($seat, form: "the") }.
       *[some] La carta { $drawn } preferisce, nell’ordine, { KIND($priority) }: { CLAN($seat, form: "the") } prende la più cara del primo tipo disponibile, { KIND($kind) }.
    }
event-automa_harvest =
    { $bonus ->
        [yes] Carta { $drawn }: il raccolto { CLAN($seat, form: "of") } vale { $vp } PV.
       *[no] Carta { $drawn }: né { CLAN($seat, form: "the") } né il suo alleato hanno scelto questo raccolto, quindi vale solo { $vp } PV.
    }
event-automa_betray =
    { $reason ->
        [two] La carta { $drawn } guarda { DIRECTION($direction) }: { CLAN($seat, form: "the") } trova una guerra dove può sostituire due miniature.
        [apart] La carta { $drawn } guarda { DIRECTION($direction) }, ma in nessuna guerra { CLAN($seat, form: "the") } può sostituire due miniature: guarda nel verso opposto e ne sostituisce una in due province diverse.
        [one] La carta { $drawn } guarda { DIRECTION($direction) }: { CLAN($seat, form: "the") } può sostituire una sola miniatura.
       *[nobody] La carta { $drawn } guarda { DIRECTION($direction) }: { CLAN($seat, form: "the") } non può sostituire miniature in nessuna guerra.
    }
event-automa_dearest = { CLAN($seat, form: "The") } riceve la carta più cara tra quelle disponibili: { CARD($card) }.
event-automa_raijin =
    { $reason ->
        [most] Un Bushi in più { PLACE($province, form: "in") } dà lì la Forza maggiore { CLAN($seat, form: "to") }.
        [greatest] Un Bushi non dà la Forza maggiore { CLAN($seat, form: "to") } in nessuna guerra: va { PLACE($province, form: "to") }, dove la sua Forza è più grande.
       *[first] { CLAN($seat, form: "The") } non ha Forza in nessuna guerra: il suo Bushi va { PLACE($province, form: "to") }, la prima.
    }
event-automa_idle =
    { $thing ->
        [stronghold] { CLAN($seat, form: "The") } non ha la Forza maggiore da nessuna parte e non costruisce roccaforti.
        [no_stronghold] { CLAN($seat, form: "The") } non ha più roccaforti da costruire.
        [fujin] { CLAN($seat, form: "The") } non trova movimenti utili e con Fujin non ne fa.
        [raijin] { CLAN($seat, form: "The") } non ha più Bushi per Raijin.
       *[ryujin] Non resta nessuna carta Stagione per { CLAN($seat, form: "the") }.
    }
event-automa_war = Carta { $drawn }: { CLAN($seat, form: "the") } aggiunge alla Forza il valore di guerra { $value }.
event-automa_contest =
    { $contests ->
        [yes] La carta { $drawn } mostra { ADVANTAGE($advantages) }: { CLAN($seat, form: "the") } contende { ADVANTAGE($advantage) } con { $value }.
       *[no] La carta { $drawn } non mostra { ADVANTAGE($advantage) }: { CLAN($seat, form: "the") } non lo contende.
    }
event-automa_seppuku =
    { $uses ->
        [yes] { CLAN($seat, form: "The") } non ha la Forza maggiore, { $force } contro { $enemy }, e fa seppuku.
       *[no] { CLAN($seat, form: "The") } ha la Forza maggiore, { $force } contro { $enemy }, e non fa seppuku.
    }
event-automa_hostage = { CLAN($seat, form: "The") } cerca un ostaggio tra le miniature { CLAN($owner, form: "of") }, che lì ha Forza { $force }: { PIECE($piece, form: "object") }.

## Sceglierla: nella pagina iniziale e al tavolo

automa = Automa
play-automa = Gioca contro l’Automa
choose-against = Contro
against-bots = Bot
against-automa = L’Automa
automa-clans = Clan guidati dall’Automa
automa-none = Nessuno
automa-level = Difficoltà
level-easier = Più facile
level-standard = Normale
level-harder = Più difficile
automa-text = Questi clan sono guidati da carte: non parlano e non pensano, e il diario dice perché hanno fatto ciò che hanno fatto. Le difficoltà sono nostre: valori di guerra più bassi o più alti di uno.
automa-rules = Come gioca
fact-automa = l’Automa guida { $count } clan ({ $level })
lobby-automa = guidato dalle carte, un clan a sorte all’inizio

## Al tavolo

automa-leads = Guidato dalle carte: non ha monete, né ronin, né abilità di clan, e non parla mai.
automa-refund = Per ogni vantaggio l’Automa pesca una carta. Metà di ciò che offri e perdi ti torna.
automa-draws = pesca carte
automa-cards = Carte dell’Automa
automa-pile = { $pile } nel mazzo, { $used } usate. Difficoltà: { $level }. Pescate per ultime:
automa-card = Carta { $number }
automa-card-wants = Vuole
automa-card-mandate = { MANDATE($mandate) }, altrimenti la tessera { $position }
automa-card-figures = Miniature, in ordine
automa-card-moves = Schieramento
automa-card-far =
    { $limit ->
        [one] { $limit } provincia
       *[other] fino a { $limit } province
    }
automa-card-priority = Carte, in ordine
automa-card-harvest = Raccolto
automa-card-direction = Tradimento guarda
automa-card-advantages = Contende
automa-card-war = Valore di guerra
automa-card-pairs = Alleanze
automa-card-unknown = Questo tavolo gioca con un mazzo proprio: che cosa c’è sulla carta qui non si sa.
at-table-winter-hostages = Ostaggi restituiti
at-table-winter-costs = Costo delle carte
at-table-winter-places = Posti d’onore
