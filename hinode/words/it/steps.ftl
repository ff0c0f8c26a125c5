# Che cosa si chiede: step-NAME a chi decide, step-NAME-wait lo dice agli altri ($name: chi, uno o più).

step-tea = Proponi alleanze, rispondi alle proposte e di’ quando hai finito.
step-tea-wait = Cerimonia del tè. In attesa di: { $name }.
step-call_to_arms = Chiamata alle armi: convoca una miniatura in ognuna delle tue roccaforti. Nessuno può sottrarsi.
step-call_to_arms-wait = { $name } risponde alla chiamata alle armi.
step-choose_mandate = Scegli una tessera. Le altre tre tornano in cima al mazzo in questo ordine.
step-choose_mandate-wait = { $name } sceglie un mandato.
step-recruit = Convoca una miniatura in una tua roccaforte, o passa quando hai finito.
step-recruit-wait = { $name } convoca miniature.
step-summon_monster = Convoca il Mostro dove hai una roccaforte.
step-summon_monster-wait = { $name } convoca un Mostro.
step-summon_bushi = Convoca un Bushi in una provincia qualsiasi, o passa.
step-summon_bushi-wait = { $name } può convocare un Bushi ovunque.
step-marshal = Muovi le miniature in province adiacenti, ognuna una volta, o passa quando hai finito.
step-marshal-wait = { $name } muove miniature.
step-build_choice = Costruisci una roccaforte in una provincia qualsiasi, o passa.
step-build_choice-wait = { $name } può costruire una roccaforte.
step-toll_choice = Chiedi 1 moneta per questa rotta, o passa e concedila gratis.
step-toll_choice-wait = { $name } può chiedere un pedaggio per la rotta.
step-toll_payment = Paga 1 moneta per questa rotta, o passa e annulla il movimento.
step-toll_payment-wait = { $name } paga il pedaggio o torna indietro.
step-train = Acquisisci una carta Stagione, o passa.
step-train-wait = { $name } può acquisire una carta Stagione.
step-betray = Sostituisci una miniatura avversaria con una dello stesso tipo della tua riserva, o passa.
step-betray-wait = { $name } può sostituire miniature.
step-amaterasu_choice = Vai in cima all’indicatore di onore, o passa.
step-amaterasu_choice-wait = { $name } può andare in cima all’indicatore di onore.
step-fujin = Muovi una miniatura in una provincia adiacente, o passa.
step-fujin-wait = { $name } può muovere miniature con Fujin.
step-bids = Dividi le tue monete tra i quattro vantaggi di guerra. Quelle che non offri restano tue.
step-bids-wait = Offerte ancora da fare: { $name }.
step-seppuku = Uccidi tutte le tue miniature qui per 1 PV e un passo di onore ciascuna, o passa.
step-seppuku-wait = { $name } può commettere seppuku.
step-hostage = Prendi in ostaggio una miniatura di un altro partecipante, o passa.
step-hostage-wait = { $name } può prendere un ostaggio.
step-hire_ronin = Ingaggia i tuoi ronin per questa battaglia, o passa.
step-hire_ronin-wait = { $name } può ingaggiare ronin.
step-favor = Scegli chi riceve le monete che avanzano dai risarcimenti, una ciascuno.
step-favor-wait = { $name } distribuisce le monete che avanzano.
step-order = Risolvi i tuoi effetti per primi o per ultimi.
step-order-wait = { $name } sceglie se agire prima o dopo gli altri.
step-own_effects = Scegli quale dei tuoi effetti viene ora.
step-own_effects-wait = { $name } mette in ordine i suoi effetti.
step-may_use = Usa l’effetto, o passa.
step-may_use-wait = { $name } può usare un effetto.
step-place_figure = Colloca una miniatura della tua riserva, o passa.
step-place_figure-wait = { $name } può collocare una miniatura.
step-spare_choice = Risparmia le miniature, o passa e lasciale morire.
step-spare_choice-wait = { $name } può risparmiare le miniature.
step-give_choice = In cambio di onore e 2 PV, cedi a un altro giocatore una moneta appena spesa, o passa.
step-give_choice-wait = { $name } può cedere una moneta.
step-ninja_choice = Uccidi un Bushi qualsiasi sulla mappa e perdi onore, o passa.
step-ninja_choice-wait = { $name } può uccidere un Bushi.
step-hate_choice = Scegli quale miniatura uccide l’Oni dell’Odio.
step-hate_choice-wait = { $name } sceglie una vittima dell’Oni dell’Odio.

## Pulsanti

verb-propose = Proponi
verb-withdraw = Ritira
verb-accept = Accetta
verb-refuse = Rifiuta
verb-ready = Finito
verb-wait = Aspetta
verb-gift = Dona
verb-mandate = Scegli
verb-summon = Convoca
verb-place = Colloca
verb-move = Muovi
verb-build = Costruisci
verb-buy = Acquisisci
verb-replace = Sostituisci
verb-pass = Passa
verb-use = Usa
verb-resolve = Risolvi
verb-first = Per primi
verb-last = Per ultimi
verb-kill = Uccidi
verb-spare = Risparmia
verb-give = Cedi
verb-charge = Chiedi
verb-pay = Paga
verb-bid = Offri
verb-capture = Cattura
verb-favor = Assegna

## Un'azione con tutto ciò che le appartiene

action-propose =
    Proponi un’alleanza { CLAN($to, form: "to") }{ GOODS($give_coins, $give_ronin) ->
        [none] { "" }
       *[some] , offri { GOODS($give_coins, $give_ronin) }
    }{ GOODS($ask_coins, $ask_ronin) ->
        [none] { "" }
       *[some] , chiedi { GOODS($ask_coins, $ask_ronin) }
    }
action-withdraw = Ritira la proposta fatta { CLAN($to, form: "to") }
action-accept = Accetta la proposta { CLAN($proposer, form: "of") }
action-refuse = Rifiuta la proposta { CLAN($proposer, form: "of") }
action-ready = Finito: chiudi i negoziati
action-wait = Aspetta: negozia ancora
action-gift = Dona { GOODS($coins, $ronin) } { CLAN($to, form: "to") }
action-mandate = Gioca la tessera { $position } come { MANDATE($kind) }
action-summon = Convoca { PIECE($piece, form: "object") } { PLACE($place, form: "to") }
action-place = Colloca { PIECE($piece, form: "object") } { PLACE($place, form: "in") }
action-move = Muovi { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }
action-build = Costruisci una roccaforte { PLACE($place, form: "in") }
action-buy =
    { $full ->
        [yes] Acquisisci { CARD($card) } a prezzo pieno
       *[no] Acquisisci { CARD($card) }
    }
action-replace =
    { SAME($piece, $by) ->
        [yes] Sostituisci { PIECE($piece, form: "object") } { CLAN($owner, form: "of") } { PLACE($place, form: "in") }
       *[no] Sostituisci { PIECE($piece, form: "object") } { CLAN($owner, form: "of") } { PLACE($place, form: "in") } con { PIECE($by, form: "object") }
    }
action-pass = Passa
action-use = Usa { SOURCE($source) }
action-resolve = Risolvi ora { SOURCE($source) }
action-first = Per primi: prima degli altri
action-last = Per ultimi: dopo gli altri
action-kill = Uccidi { PIECE($piece, form: "object") } { CLAN($owner, form: "of") } { PLACE($place, form: "in") }
action-spare = Risparmia tutte queste miniature
action-give = Cedi la moneta { CLAN($to, form: "to") }
action-charge = Chiedi 1 moneta
action-pay = Paga 1 moneta
action-bid =
    { BIDS($seppuku, $hostage, $ronin, $poets) ->
        [none] Non offrire niente
       *[some] Offri { BIDS($seppuku, $hostage, $ronin, $poets) }
    }
action-capture = Prendi in ostaggio { PIECE($piece, form: "object") } { CLAN($owner, form: "of") }
action-favor =
    { COUNT($seats) ->
        [one] La moneta che avanza va { CLAN($seats, form: "to") }
       *[other] Le monete che avanzano vanno { CLAN($seats, form: "to") }
    }
