# Ciò che dice solo il terminale: `hinode play`, `cards`, `rules`, `replay` e `run`. Le parole che un giocatore digita
# (help, undo, bid 1 0 2 0) sono le stesse in ogni lingua.

## Il tabellone

terminal-honor = Onore
terminal-mandates = Mandati
terminal-kami-turn = kami
terminal-now = ora
terminal-war = guerra { $number }
terminal-war-now = guerra { $number }, ora
terminal-tokens = segnalini
terminal-holds = tiene
terminal-hostage = { PIECE($piece) } { CLAN($owner, form: "of") }
terminal-owns-nothing = Nessuno ha ancora carte, segnalini o ostaggi.
terminal-ally = Alleato
terminal-reserve = Riserva
terminal-by-ship = Per mare
terminal-by-land = Per terra
terminal-province = Provincia
terminal-harvest = Raccolto
terminal-at-war = Guerra
terminal-figures = Miniature
terminal-figures-and-force = Miniature = Forza
# Un raccolto dove c’è poco spazio: 2PV 1m 1r
terminal-short-vp = { $count }PV
terminal-short-coins = { $count }m
terminal-short-ronin = { $count }r
terminal-final-scores = Punteggio finale
terminal-scores-so-far = La partita non è finita; per ora sta così
terminal-bid = offre:

# Ciò che dà un santuario, in due o tre parole
terminal-kami-amaterasu = cima dell’onore
terminal-kami-fujin = due movimenti
terminal-kami-hachiman = 2 ronin
terminal-kami-raijin = Bushi ovunque
terminal-kami-ryujin = compra una carta
terminal-kami-susanoo = 1 PV a roccaforte
terminal-kami-tsukuyomi = 2 monete

## Una partita

terminal-you = tu
terminal-automa = Automa, { $level }
terminal-seed = Il seme di questa partita è { $seed }.
terminal-hint = Digita help per sapere che cosa puoi fare.
terminal-resumed =
    { $count ->
        [one] Si riprende dopo { $count } azione.
       *[other] Si riprende dopo { $count } azioni.
    }
terminal-unfinished = La partita resta incompiuta.
terminal-pass-keyboard = Passa la tastiera { CLAN($seat, form: "to") }.
terminal-press-enter = Premi Invio quando nessun altro guarda:
terminal-save-question = Digita il nome di un file per salvare la partita, o premi Invio per uscire senza salvare:
terminal-saved = Salvata in { $path }. Per riprenderla: { $command }
terminal-save-where = Di’ dove: save FILE.
terminal-no-record = “{ $path }” esiste già e non è una partita registrata; scegli un altro nome.
terminal-taken-back = Annullato: { $line }.

## Una domanda

terminal-figures-left = Ne restano { $left }.
terminal-figures-left-bonus = Ne restano { $left }, di cui { $bonus } per il bonus.
terminal-your-effects = I tuoi: { SOURCE($sources) }.
terminal-full-price = Per pagare comunque il prezzo pieno aggiungi full: buy NOME full.
terminal-cards-left = { $count } disponibili
terminal-bid-syntax = Hai { amount-coins }. Digita quattro numeri per seppuku, ostaggio, ronin e poeti, per esempio “{ $example }”; ciò che non offri lo tieni.
terminal-propose-syntax = Per proporre un’alleanza ({ $clans }) digita “propose { $example }”; con monete e ronin “propose { $example } give 2 0 ask 0 1”.
terminal-many-answers = Ci sono { $count } risposte; digitane una, per esempio “{ $example }”.
terminal-explained = { $what }: { $text }
terminal-hidden-tile = { $what }; la tessera, { MANDATE($tile) }, resta coperta
terminal-then-build = { $what }, poi costruisci

## Ciò che si è digitato

terminal-no-option = Non c’è l’opzione { $number }. { $hint }
terminal-options = Le opzioni vanno da 1 a { $count }.
terminal-no-options = Qui niente ha un numero.
terminal-four-numbers = Un’offerta è fatta di quattro numeri.
terminal-unknown = Non conosco “{ $word }”. Digita il numero di un’opzione, un’azione o help.

## Aiuto

terminal-help = Rispondi con il numero di un’opzione o digita l’azione stessa: bid 3 0 2 1, propose lotus give 2 0, pass.
terminal-help-gift = dona monete e ronin, nella cerimonia del tè e nella fase di politica
terminal-help-undo = annulla la tua ultima azione, se da allora nulla è stato rivelato
terminal-help-board = disegna di nuovo il tabellone
terminal-help-map = ogni provincia con le vicine e il raccolto
terminal-help-log = che cosa è successo, a parole
terminal-help-cards = le carte in offerta, o tutte quelle con queste parole
terminal-help-clans = che cosa sanno fare i clan
terminal-help-rules = il gioco in breve, o cerca qualcosa: rules ostaggio, rules R5.2, rules kyoto
terminal-help-save = scrivi la partita in un file, per continuarla più tardi
terminal-help-quit = lascia la partita
terminal-legend =
    Sul tabellone: B Bushi, S Shinto, D Daimyo, ♜ una roccaforte; i mostri hanno il loro nome.
    Il numero dietro a un esercito è la sua Forza. * segna il clan a cui tocca il mandato.
    Una cornice spessa è una guerra ancora da combattere. ¹ ² ³ su un segnalino: vinto in primavera, estate, autunno.
    Sul tabellone stretto un raccolto di 2PV 1m 1r è 2 PV, 1 moneta e 1 ronin.
    Dietro a una domanda c’è la regola da cui viene, come [R5.2]: digita rules R5.2 per leggerla.

## Il gioco in breve

terminal-goal = Scopo
terminal-goal-text = Avere più PV di tutti dopo l’inverno. Rendono di più i segnalini di molte province diverse.
terminal-start = Inizio
terminal-start-text = Si rivelano le guerre e le carte della stagione, gli ostaggi tornano a casa, tutti ricevono monete.
terminal-tea = Tè
terminal-tea-text = I clan si alleano a coppie. Gli alleati condividono il bonus dei loro mandati.
terminal-politics = Politica
terminal-politics-text = Sette mandati, scelti a turno; tre volte, nel mezzo, i kami premiano chi li venera.
terminal-battles = Guerra
terminal-battles-text = Una battaglia dopo l’altra: offerte segrete, poi decide la Forza. Alla fine monete e ronin si perdono.
terminal-rules-hint = Digita rules con un numero (R6, R6.8), qualche parola o il nome di una provincia.

## Consultare

terminal-season = Stagione
terminal-card = Carta
terminal-kind = Tipo
terminal-cost = Costo
terminal-copies = Copie
terminal-left = Restano
terminal-text = Testo
terminal-text-and-sets = Testo e set
terminal-copies-count =
    { $count ->
        [one] { $count } copia
       *[other] { $count } copie
    }
terminal-no-card = Nessuna carta contiene “{ $words }”.
terminal-no-rule = Nessuna regola contiene “{ $words }”.
terminal-no-number = Non c’è la regola { $number }.
terminal-see = Vedi { $numbers }.

## Registrazioni e casi

terminal-actions =
    { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
terminal-waits = Dopo { $played } si aspetta: { $clans }. { $prompt }
terminal-cases =
    { $count ->
        [one] { $count } caso
       *[other] { $count } casi
    }
terminal-checks =
    { $count ->
        [one] { $count } verifica
       *[other] { $count } verifiche
    }
terminal-failed =
    { $count ->
        [one] { $count } fallito
       *[other] { $count } falliti
    }
terminal-earlier =
    { $count ->
        [one] { $count } frase precedente
       *[other] { $count } frasi precedenti
    }
terminal-expected = atteso
terminal-found = trovato
