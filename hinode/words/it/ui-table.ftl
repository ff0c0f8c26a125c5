# La pagina dove si gioca.

## La pagina

at-table-loading = Si prepara il tavolo…
at-table-skip = Alla decisione
at-table-lost = La connessione è caduta. Nuovo tentativo…
at-table-title = Hinode
at-table-title-turn = ● Tocca a te · Hinode
at-table-title-over = Fine della partita · Hinode
at-table-name = { $clan } ({ $name })

## Schede

at-table-tabs = Altro sulla partita
at-table-tab-log = Diario
at-table-tab-talk = Chat
at-table-tab-deals = Accordi
at-table-tab-cards = Carte
at-table-tab-clans = Clan
at-table-tab-shrines = Santuari
at-table-unread = nuovi
at-table-cards-display = In vendita in questa stagione
at-table-cards-of = Carte { CLAN($clan, form: "of") }

## La decisione

at-table-decision = Decisione
at-table-watching = Stai guardando.
at-table-back = Indietro
at-table-undo = Annulla
at-table-undo-turn = Annulla il turno
at-table-done = Fatto
at-table-choices = Che cosa puoi scegliere
at-table-show-map = Mostra la mappa
at-table-show-cards = Mostra le carte
at-table-thing-own = { $piece }, { $place }
at-table-thing-figure = { $clan }: { $piece }, { $place }
at-table-thing-reserve = { $piece } ({ $count })
at-table-thing-tile = Tessera { $number }: { $mandate }

## Che cosa comporta una scelta

at-table-bonus = Bonus per te e il tuo alleato: { $text }
at-table-breaks-alliance = La tua alleanza con { CLAN($ally, form: "the") } si rompe.
at-table-you-give = Dai { $goods }.
at-table-you-get = Ricevi { $goods }.
means-replace = La miniatura torna nella riserva { CLAN($owner, form: "of") }; la tua ne prende il posto.
means-capture = La tieni fino alla prossima stagione e rubi 1 PV { CLAN($owner, form: "to") }.
means-kill = Torna nella riserva di chi la possiede.
means-ready = Manchi solo tu: la cerimonia del tè finisce.
at-table-allied-season = Siete alleati per questa stagione.
means-pass = In questo turno non hai ancora fatto nulla.

## Offerte

at-table-bid = La tua offerta
at-table-bid-kept = Da parte
at-table-of = { $part } di { $whole }
at-table-bid-seal = Sigilla l’offerta
at-table-bid-nothing = Non offrire nulla
at-table-bid-clear = Azzera
at-table-bid-sealed = La tua offerta è sigillata.
at-table-bid-change = Cambiala
at-table-less = Meno: { $what }
at-table-more = Più: { $what }

## Una battaglia

at-table-battle = Battaglia { PLACE($place, form: "in") }
at-table-battle-killed =
    { $count ->
        [one] { $count } miniatura uccisa
       *[other] { $count } miniature uccise
    }
at-table-clan = Clan
at-table-force = Forza
at-table-battle-bid = Offerta
at-table-battle-sealed = sigillata
at-table-battle-thinks = in attesa
at-table-battle-won-it = ha il vantaggio
at-table-battle-declined = ha il vantaggio e non lo usa

## La cerimonia del tè

at-table-proposes-you = { CLAN($from, form: "The") } ti propone un’alleanza.
at-table-proposed-by-you = Proponi un’alleanza { CLAN($to, form: "to") }.
at-table-proposes-other = { CLAN($from, form: "The") } { CLAN($to, form: "to") }. Offre: { $give }; chiede: { $ask }.
at-table-nothing = nulla
at-table-propose-whom = Proponi un’alleanza a
at-table-propose-to = Alleanza con { CLAN($to, form: "the") }
at-table-give = Dai
at-table-ask = Chiedi
at-table-is-ready = ha finito

## Doni

at-table-gift = Dona monete o ronin
at-table-gift-to = Un dono per
at-table-gift-final = Un dono non si può riprendere.

## Il proprio posto

at-table-hand-over = Lascia giocare un bot: { $bot }
at-table-stand-in = Un bot gioca per te: { $bot }.
at-table-take-over = Torno a giocare io
at-table-take-back = Chiedi di tornare a prima del mio ultimo turno
at-table-take-back-wish =
    { $count ->
        [one] { $name } vorrebbe annullare l’ultima azione.
       *[other] { $name } vorrebbe annullare le ultime { $count } azioni.
    }
at-table-take-back-yours =
    { $count ->
        [one] Hai chiesto di tornare indietro. { $names } deve ancora acconsentire.
       *[other] Hai chiesto di tornare indietro. { $names } devono ancora acconsentire.
    }
at-table-agree = Acconsento
at-table-disagree = Rifiuto
at-table-notify = Avvisami quando tocca a me

## Un dispositivo per più giocatori

at-table-pass-device = Passa il dispositivo a { $name }
at-table-pass-secret = Nella schermata seguente c’è ciò che gli altri non devono vedere.
at-table-pass-me = Sono { $name }

## Che cosa hanno fatto gli altri


## La fine

at-table-winners =
    { $count ->
        [one] { CLAN($clans, form: "The") } ha vinto.
       *[other] Hanno vinto insieme { CLAN($clans, form: "the") }.
    }
at-table-before-winter = Prima dell’inverno
at-table-winter-cards = Carte
at-table-winter-tokens = Segnalini guerra
at-table-winter-sets = Serie
at-table-total = Totale
at-table-plot = Punti Vittoria nel corso della partita
bonds-title = Alleanze e tradimenti
bonds-kept = alleanza
bonds-broken = tradita
bonds-allied = { $season }: { $one } e { $two } sono alleati
bonds-betrayed = { $season }: { $one } tradisce { $two }
at-table-promises = Promesse
at-table-kept = mantenute
at-table-broken = infrante
at-table-replay = Rivedi la partita
at-table-record = Salva la registrazione
at-table-leave = Alla pagina iniziale
