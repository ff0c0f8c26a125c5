# I pannelli accanto al tabellone: il diario, la conversazione, gli accordi.

## Il diario

log-title = Diario
log-empty = Non è ancora successo niente.
log-filter = Che cosa mostra il diario
log-all = Tutto
filter-honor = Onore
filter-alliance = Alleanze
filter-mandate = Mandati
filter-figures = Miniature
filter-cards = Carte
filter-kami = Kami
filter-war = Guerra
filter-score = Guadagni e perdite
log-mandate = { CLAN($clan) }: { MANDATE($mandate) }
log-choosing = { CLAN($clan, form: "The") } sceglie un mandato
log-kami = I kami
log-battle = Guerra { PLACE($province, form: "in") }
log-away = Mentre non c’eri
log-news =
    { $count ->
        [one] { $count } riga nuova: segna come letta
       *[other] { $count } righe nuove: segna come lette
    }
log-end = Alla fine
log-earlier = Che cosa è successo prima
log-back = Torna a prima di questo…

## Tornare indietro, se tutti acconsentono

back-count =
    { $count ->
        [one] L’ultima azione verrà annullata.
       *[other] Le ultime { $count } azioni verranno annullate, di chiunque siano.
    }
back-from = A partire da qui: { $line }
back-chance = Il caso non cambia: le pescate saranno le stesse. Ciò che è stato rivelato resta noto.
back-agree =
    { $count ->
        [one] { $names } deve acconsentire.
       *[other] { $names } devono acconsentire.
    }
back-at-once = Nessun altro deve acconsentire: si torna indietro subito.
back-ask = Chiedi agli altri
back-go = Torna indietro

## Conversazione

talk-rooms = Chi sente
talk-all = Tutti
talk-new = In privato…
talk-new-text = Solo chi scegli sente ciò che si dice nella stanza.
talk-open = Apri la stanza
talk-say = Il tuo messaggio
talk-say-all = A tutti
talk-say-to = A { $names }
talk-send = Invia
talk-empty = Nessuno ha ancora detto niente.
talk-empty-room = Nessun altro sente ciò che dici qui.
talk-watching = Stai guardando. Senti ciò che si dice a tutti.
talk-unread = { $count } da leggere
talk-gone = Qualcuno

## Accordi

deals-text = Un accordo è una promessa e niente di più: nulla obbliga a mantenerla. Fino alla fine della partita lo vedete solo voi due; il tavolo ricorda se è stato mantenuto.
deals-none = Non hai ancora fatto accordi.
deals-none-over = In questa partita non ci sono stati accordi.
deals-watching = Gli accordi sono tra due giocatori. Tutti li vedono quando la partita è finita.
deals-not-yet = Gli accordi si possono fare quando la partita è cominciata.
deals-new = Offri un accordo
deals-with = Con
deals-add = Aggiungi una promessa
deals-who = Chi promette
deals-what = Che cosa
deals-drop = Togli questa promessa
deals-send = Offri
deals-full = Un accordo ha al massimo { $count } promesse.
deal-title = { $from } offre un accordo a { $to }
deal-state-offered = aspetta una risposta
deal-state-accepted = concluso
deal-state-refused = rifiutato
deal-state-withdrawn = ritirato
deal-accept = Accetta
deal-refuse = Rifiuta
deal-withdraw = Ritira

verdict-open = aperta
verdict-kept = mantenuta
verdict-broken = infranta
verdict-void = decaduta
verdict-words = giudicate voi

promise-ally = essere alleati
promise-mandate = scegliere un mandato
promise-stay_out = restare fuori
promise-leave_advantage = non offrire
promise-give = dare
promise-words = testo libero
promise-of-mandate = Mandato
promise-of-province = Provincia
promise-of-advantage = Vantaggio di guerra
promise-of-coins = Monete
promise-of-ronin = Ronin
promise-until = Entro quando
promise-of-text = Testo libero
until-this-tea = prima che finisca questa cerimonia del tè
until-this-political = prima che finisca questa fase di politica
until-next-tea = prima che finisca la prossima cerimonia del tè
until-next-political = prima che finisca la fase di politica della prossima stagione
fewer = Meno: { $what }
more = Più: { $what }

promised-ally = { CLAN($by, form: "The") } si alleerà con { CLAN($to, form: "the") } fino alla fine della stagione.
promised-mandate = Al prossimo turno { CLAN($by, form: "the") } sceglierà { MANDATE($mandate) }.
promised-stay_out = In questa stagione { CLAN($by, form: "the") } non entrerà né attaccherà { PLACE($province, form: "in") }.
promised-leave_advantage = { CLAN($by, form: "The") } non offrirà niente per { ADVANTAGE($advantage) } nella battaglia { PLACE($province, form: "in") }.
promised-give = { CLAN($by, form: "The") } darà { $goods } { CLAN($to, form: "to") } { $until }.
promised-words = { CLAN($by) }: “{ $text }”
