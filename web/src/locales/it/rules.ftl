# Le regole per numero, con parole nostre: lo stesso contenuto di hinode/reference/rules.toml, nello stesso ordine.
# -words: ciò che si potrebbe cercare e che il titolo non dice.

## R1 Termini

rule-R1-1 = I clan e le loro miniature
rule-R1-1-text = Ogni giocatore guida un clan: un Daimyo, 3 Shinto, 6 Bushi e 4 roccaforti, più i Mostri che riesce a procurarsi. Ciò che non è in gioco sta nella riserva del clan, sotto gli occhi di tutti.
rule-R1-1-words = pezzi, figure, pedine, riserva, sacerdote, guerriero, capo, comandante, pubblico
rule-R1-2 = La mappa
rule-R1-2-text = Le otto province sono collegate da confini sulla terraferma e da rotte mercantili sul mare. Due province unite in uno di questi modi sono adiacenti. I santuari non fanno parte della mappa.
rule-R1-2-words = barca, nave, mare, vicine, vicina, regione, territorio, rotta, confine, adiacente, terra, provincia, tabellone
rule-R1-3 = Forza
rule-R1-3-text = Una miniatura vale 1 Forza, a meno che la sua carta o il suo clan non dicano altro. La Forza di un clan in un luogo è la somma delle sue miniature. Le roccaforti non contano, tranne quelle della Tartaruga.
rule-R1-3-words = potenza, valore, forte, esercito
rule-R1-4 = Monete, ronin e punti
rule-R1-4-text = Tutti possono vedere quante monete e quanti ronin possiedi, e la pila comune non si esaurisce mai. I Punti Vittoria (PV) non scendono sotto 0 e non hanno un massimo: superati i 50 si continua semplicemente a contare.
rule-R1-4-words = soldi, denaro, oro, punteggio, mercenari, pubblico, moneta, Punti Vittoria
rule-R1-5 = Convocare
rule-R1-5-text = Convocare significa portare una miniatura dalla riserva in una provincia dove hai una roccaforte, salvo che un effetto indichi un altro luogo. Le miniature che arrivano in una stessa occasione (un intero turno di Reclutamento, un Mostro acquisito, il dono di Raijin) formano un’unica convocazione per gli effetti che vi reagiscono.
rule-R1-5-words = convocazione, evocare, schierare, mettere in gioco
rule-R1-6 = Collocare
rule-R1-6-text = Collocare significa mettere una miniatura della riserva proprio dove dice l’effetto. Non è una convocazione, quindi nulla di ciò che ne aspetta una reagisce.
rule-R1-7 = Muovere
rule-R1-7-text = Un movimento è un solo passo: per terra attraverso un confine, per mare lungo una rotta mercantile.
rule-R1-7-words = movimento, spostare, spostamento, camminare, navigare, viaggiare, barca, nave, adiacente, confine
rule-R1-8 = Uccise, sostituite, catturate
rule-R1-8-text = Una miniatura uccisa torna nella riserva di chi la possiede e conta come uccisa. Le miniature sostituite con Tradimento o prese in ostaggio non sono state uccise.
rule-R1-8-words = morire, morte, morta, morti, eliminare, distruggere
rule-R1-9 = Avversari e sinistra
rule-R1-9-text = Tutti gli altri giocatori sono tuoi avversari, anche il tuo alleato. Alla tua sinistra siede il giocatore che ti segue in senso orario.
rule-R1-9-words = nemico, nemici, vicino, senso orario
rule-R1-10 = Carte e riserva
rule-R1-10-text = Una carta acquisita è tua fino alla fine della partita; una Miglioria Guerra vale in tutte le fasi di guerra che seguono. Un Daimyo o un Mostro nella tua riserva si recluta proprio come un Bushi. Uno Shinto mandato in un santuario occupa il posto della miniatura che una roccaforte ti avrebbe dato.
rule-R1-10-words = miglioria, tenere, scartare, reclutare, reclutamento

## R2 Onore

rule-R2-1 = Indicatore di onore
rule-R2-1-text = Sull’indicatore di onore i clan in gioco stanno uno sopra l’altro, senza pari merito e senza caselle vuote in mezzo.
rule-R2-1-words = tracciato, grado, posizione, classifica
rule-R2-2 = Ottenere e perdere onore
rule-R2-2-text = Chi ottiene onore scambia il posto con il clan subito sopra; chi ne perde, con quello subito sotto. Chi è già primo o ultimo resta dov’è. Ottenere onore più volte significa altrettanti passi, uno per volta.
rule-R2-2-words = scambio, salire, scendere, guadagnare, passo
rule-R2-3 = Parità
rule-R2-3-text = Quando serve un solo vincitore (per la Forza, le offerte o il punteggio finale), tra i giocatori in parità vince chi sta più in alto sull’indicatore di onore. Le carte che cercano il più ricco o chi ha di più non sono una gara, e due alleati possono condividere la vittoria.
rule-R2-3-words = pareggio, spareggio, uguale, pari merito, onore
rule-R2-4 = Effetti nello stesso momento
rule-R2-4-text = Se effetti di più giocatori cadono insieme e il loro ordine conta, chi tra loro ha l’onore più alto sceglie se agire per primo o per ultimo. Gli altri si regolano poi allo stesso modo.
rule-R2-4-words = simultanei, contemporaneamente, ordine, tempistiche, conflitto

## R3 Preparazione

rule-R3-1 = Clan e posti
rule-R3-1-text = Ognuno gioca un clan diverso. I gradi di onore iniziali, dal numero più basso, stabiliscono sia l’ordine sull’indicatore di onore, dalla cima in giù, sia i posti a tavola in senso orario. I posti non cambiano più.
rule-R3-1-words = preparazione, setup, giocatori, ordine, tavolo, sedersi, grado
rule-R3-2 = Pezzi iniziali
rule-R3-2-text = Cominci con 0 PV. Nella tua provincia d’origine ci sono il Daimyo, un Bushi e una roccaforte; 3 Shinto, 5 Bushi e 3 roccaforti aspettano nella riserva.
rule-R3-2-words = preparazione, setup, inizio, cominciare, provincia d’origine
rule-R3-3 = Santuari in gioco
rule-R3-3-text = Dei sette santuari se ne pescano quattro a caso, da disporre in fila da sinistra a destra. Per le prime partite vanno bene Amaterasu, Fujin, Hachiman e Tsukuyomi.
rule-R3-3-words = preparazione, setup, kami, dei, divinità, principianti
rule-R3-4 = Mazzi Stagione
rule-R3-4-text = Primavera, Estate e Autunno hanno 12 carte ciascuna, scoperte per tutta la stagione: le 7 carte Base e 5 di una Serie scelta o pescata per la partita. La Serie Portale è quella per chi comincia.
rule-R3-4-words = preparazione, setup, Cavaliere, Teiera, espansione, serie
rule-R3-5 = Pile dei segnalini Provincia in Guerra
rule-R3-5-text = Ogni stagione ha la sua pila mescolata di otto segnalini Provincia in Guerra, uno per provincia.
rule-R3-5-words = preparazione, setup, segnalino guerra
rule-R3-6 = Tessere mandato
rule-R3-6-text = Il mazzo dei mandati è formato da 10 tessere mescolate, due per tipo: Reclutamento, Schieramento, Addestramento, Raccolto e Tradimento.
rule-R3-6-words = preparazione, setup, politica, mandato politico

## R4 Una stagione

rule-R4-1 = Prepararsi alla guerra
rule-R4-1-text = Si scoprono tanti segnalini Provincia in Guerra della stagione quanti sono i giocatori, più due. Quelle province andranno in guerra, una dopo l’altra, nell’ordine in cui sono uscite; i segnalini rimasti escono dal gioco.
rule-R4-1-words = preparazione, setup, numero, stagione, fasi, inizio, round
rule-R4-2 = Nuove carte Stagione
rule-R4-2-text = Le carte che nessuno ha acquisito nella stagione passata vengono scartate. Tutte e 12 le carte della nuova stagione si dispongono a faccia in su.
rule-R4-2-words = esposizione, mercato, disponibili
rule-R4-3 = Proventi stagionali
rule-R4-3-text = All’inizio di una stagione ogni clan riceve in monete i propri proventi.
rule-R4-3-words = entrate, rendita, reddito, soldi, denaro, oro, monete
rule-R4-4 = Restituzione degli ostaggi
rule-R4-4-text = All’inizio di Estate, Autunno e Inverno tutti gli ostaggi tornano nelle riserve dei loro proprietari. Chi li teneva riceve 1 moneta per ogni ostaggio.
rule-R4-4-words = prigioniero, prigionieri, riscatto, liberare, ostaggio
rule-R4-5 = Ripristino stagionale
rule-R4-5-text = Monete e ronin tornano nella pila comune, gli Shinto dei santuari nelle riserve dei loro proprietari; le miniature nelle province restano dove sono. Le dieci tessere mandato si mescolano di nuovo e il mazzo va a chi siede a sinistra del giocatore che ha giocato l’ultimo mandato.
rule-R4-5-words = fine della stagione, pulizia, santuario, fasi, veneratori

## R5 Cerimonia del tè

rule-R5-1 = Le vecchie alleanze finiscono
rule-R5-1-text = Quando comincia la cerimonia del tè, ogni alleanza della stagione precedente è conclusa.
rule-R5-1-words = alleato, sciogliere, alleanza
rule-R5-2 = Stipulare alleanze
rule-R5-2-text = Due giocatori senza alleati possono allearsi per la stagione, se entrambi sono d’accordo. Nessuno ha più di un alleato. La cerimonia finisce quando tutti hanno finito o non resta nessuna coppia possibile; dopo non si possono più stipulare alleanze.
rule-R5-2-words = alleato, alleanza, cerimonia del tè, compagno, proporre, proposta, accettare, fasi
rule-R5-3 = Accordi e doni
rule-R5-3-text = Parla e prometti ciò che vuoi, in pubblico o in segreto, in qualsiasi momento: nessun accordo è vincolante. Durante la cerimonia del tè e la fase di politica, anche nel turno di qualcun altro, puoi dare a un altro giocatore monete e ronin tuoi, quanti ne vuoi; mai durante la guerra.
rule-R5-3-words = negoziare, negoziati, trattativa, corruzione, tangente, scambio, promessa, regalo, donare

## R6 Fase di politica

rule-R6-1 = Ordine dei turni
rule-R6-1-text = La fase di politica comincia con tre turni dei mandati e un turno dei Kami; poi, per due volte, due turni dei mandati e un turno dei Kami. Segue la guerra.
rule-R6-1-words = indicatore di politica, stagione, sette, fasi, turno, round, svolgimento
rule-R6-2 = Chi sceglie il mandato
rule-R6-2-text = Il primo turno dei mandati della partita spetta al clan con l’onore più alto. Dopo ogni turno il mazzo passa al giocatore a sinistra, e la nuova stagione riprende da dove si era fermata l’ultima.
rule-R6-2-words = turno, giocatore attuale, primo giocatore, a chi tocca
rule-R6-3 = Scegliere un mandato
rule-R6-3-text = Guarda in segreto le prime quattro tessere del mazzo, giocane una a faccia in su e rimetti le altre tre in cima, nello stesso ordine. Così sai già una parte di ciò che vedrà il prossimo giocatore.
rule-R6-3-words = pescare, tessera, prendere, turno, mazzo
rule-R6-4 = Eseguire un mandato
rule-R6-4-text = Ogni giocatore esegue il mandato una volta, in senso orario, a partire dalla sinistra di chi lo ha scelto, che sarà l’ultimo. Con Addestramento chi ha scelto è invece il primo, e Tradimento è soltanto per lui. In un mandato nulla è obbligatorio, se la sua regola non lo dice.
rule-R6-4-words = ordine, facoltativo, passare, saltare, obbligo
rule-R6-5 = Bonus del mandato
rule-R6-5-text = Oltre a chi ha scelto il mandato, ne ottiene il bonus solo chi è suo alleato in quel momento.
rule-R6-5-words = alleato, extra, vantaggio
rule-R6-6 = Reclutamento
rule-R6-6-text = Per ogni tua roccaforte sulla mappa, convoca lì una miniatura qualsiasi della tua riserva; due roccaforti nella stessa provincia portano due miniature. Bonus: una miniatura in più in una tua roccaforte a scelta.
rule-R6-6-words = mandato, reclutare, convocare, schierare, extra
rule-R6-7 = Venerazione
rule-R6-7-text = Uno Shinto che convochi può andare in uno qualsiasi dei quattro santuari invece che in una provincia. Da quel momento non è più sulla mappa: non può muoversi e Tradimento non lo raggiunge. In un santuario c’è posto per quanti Shinto si vuole.
rule-R6-7-words = venerare, pregare, preghiera, tempio, santuario, sacerdote, monaco
rule-R6-8 = Schieramento
rule-R6-8-text = Muovi quante tue miniature vuoi sulla mappa, ognuna al massimo una volta, in una provincia adiacente. Bonus: per 3 monete costruisci una roccaforte della tua riserva in una provincia qualsiasi. Una provincia può contenerne più d’una, ma tu ne hai solo quattro.
rule-R6-8-words = mandato, costruire, castello, fortezza, marciare, roccaforti, costo, muovere, movimento
rule-R6-9 = Addestramento
rule-R6-9-text = Acquisisci al massimo una carta Stagione tra quelle disponibili, pagandone il costo; ha effetto subito, e più copie della stessa carta si sommano. Bonus: puoi pagare 1 moneta in meno, ma mai meno di 0.
rule-R6-9-words = mandato, acquisire, comprare, acquistare, acquisto, costo, sconto, miglioria
rule-R6-10 = Mostri
rule-R6-10-text = Con una carta Mostro arriva anche una miniatura: devi convocarla subito in una tua roccaforte o, se non ne hai sulla mappa, metterla nella riserva. Da allora appartiene al tuo clan; se viene uccisa aspetta nella tua riserva, da dove puoi reclutarla di nuovo.
rule-R6-10-words = oni, drago, creatura, bestia, mostro
rule-R6-11 = Raccolto
rule-R6-11-text = Ottieni 1 moneta. Bonus: prendi la ricompensa di ogni provincia dove la tua Forza è la più alta; in caso di parità decide l’onore, e senza Forza non si prende niente. Tutto ciò che ottieni così conta come un solo guadagno.
rule-R6-11-words = mandato, raccogliere, entrate, ricompensa, maggioranza
rule-R6-12 = Tradimento
rule-R6-12-text = Se hai un alleato, l’alleanza finisce all’istante e perdi onore. Poi sostituisci fino a due miniature sulla mappa, di due giocatori diversi, con altre dello stesso tipo dalla tua riserva: Bushi con Bushi, Shinto con Shinto, un Mostro qualsiasi con un Mostro qualsiasi. Le miniature scacciate tornano nelle riserve senza essere state uccise, e le tue non sono state convocate. Non si possono sostituire i Daimyo né chi si trova in un santuario.
rule-R6-12-words = mandato, tradire, traditore, sostituire, rompere, alleanza

## R7 Turno dei Kami

rule-R7-1 = Turno dei Kami
rule-R7-1-text = I santuari si risolvono da sinistra a destra. Chi ha più Forza in un santuario ne riceve subito il favore; in caso di parità conta l’onore di quel momento. Un santuario vuoto si salta. Le miniature restano lì fino al ripristino e possono vincere di nuovo a ogni turno dei Kami.
rule-R7-1-words = dei, divinità, tempio, venerare, venerazione, veneratori, maggioranza
rule-R7-2 = Favori dei kami
rule-R7-2-text = Amaterasu: sali in cima all’indicatore di onore. Fujin: fino a due movimenti sulla mappa, con una o due miniature. Raijin: convoca un Bushi in una provincia qualsiasi. Ryujin: acquisisci una carta Stagione a prezzo pieno. A questi quattro puoi rinunciare. Hachiman: 2 ronin. Susanoo: 1 PV per ogni tua roccaforte in gioco. Tsukuyomi: 2 monete. Questi tre arrivano da soli, senza domande.
rule-R7-2-words = santuario, dei, divinità, beneficio, ricompensa, capacità

## R8 Fase di guerra

rule-R8-1 = Inizio della guerra
rule-R8-1-text = Da questo momento nessuno può più cedere monete o ronin. Per primi vengono gli effetti dell’inizio della fase di guerra, una volta per stagione; in quale ordine si risolvono lo decide l’onore.
rule-R8-1-words = migliorie guerra, cominciare, fasi
rule-R8-2 = Province in guerra
rule-R8-2-text = Le province in guerra si risolvono in ordine di numero. Se nessuno vi ha Forza, il segnalino viene scartato; se un solo giocatore ne ha, lo prende. Due alleati da soli non combattono: il segnalino va al più forte, l’onore decide in caso di parità e nessuno muore. In tutti gli altri casi c’è una battaglia tra tutti i giocatori che vi hanno Forza.
rule-R8-2-words = incontrastato, combattere, alleato, senza battaglia
rule-R8-3 = Offerte in battaglia
rule-R8-3-text = Dopo gli eventuali effetti di inizio battaglia, ogni partecipante divide in segreto le sue monete tra i quattro vantaggi di guerra e tiene da parte quelle che vuole; si può anche non offrire niente. Le offerte si rivelano tutte insieme. Da sinistra a destra, ogni vantaggio va all’offerta più alta, di almeno 1 moneta; in caso di parità conta l’onore di quel momento. Chi lo vince è libero di usarlo o no. Un vantaggio senza offerte si salta.
rule-R8-3-words = asta, offrire, puntare, puntata, rivelare, segreto, combattere, monete
rule-R8-4 = Seppuku
rule-R8-4-text = Uccidi tutte le tue miniature nella provincia. Ognuna ti dà 1 PV e un passo di onore. Resti comunque nella battaglia.
rule-R8-4-words = vantaggio, suicidio, sacrificio, harakiri
rule-R8-5 = Prendere in Ostaggio
rule-R8-5-text = In questa provincia cattura una miniatura di un altro partecipante alla battaglia, anche del tuo alleato, ma mai un Daimyo. La tieni fino alla restituzione degli ostaggi. Chi la possiede ti cede 1 PV, se ne ha.
rule-R8-5-words = vantaggio, prigioniero, catturare, rapire, ostaggi
rule-R8-6 = Ingaggiare Ronin
rule-R8-6-text = Ogni ronin che possiedi aggiunge 1 alla tua Forza in questa battaglia. I ronin non vengono spesi.
rule-R8-6-words = vantaggio, mercenari, assoldare
rule-R8-7 = Esito della battaglia
rule-R8-7-text = Vince il partecipante con più Forza e prende il segnalino Provincia in Guerra. In caso di parità decide l’onore; decide tra tutti i partecipanti quando a nessuno resta Forza. Le miniature di tutti gli altri partecipanti nella provincia muoiono, tranne quelle dell’alleato di chi ha vinto.
rule-R8-7-words = vincere, perdere, combattere, sconfitta, vittoria, vincitore
rule-R8-8 = Poeti Imperiali
rule-R8-8-text = Deciso l’esito, ottieni 1 PV per ogni miniatura uccisa in questa battaglia, di chiunque fosse e qualunque cosa l’abbia uccisa.
rule-R8-8-words = vantaggio, morti, caduti
rule-R8-9 = Risarcimenti di guerra
rule-R8-9-text = Chi ha perso rimette nella pila comune le monete offerte. Quelle offerte da chi ha vinto si dividono in parti uguali tra gli sconfitti, anche un alleato che fosse tra loro; a chi vadano le monete che avanzano lo decide chi ha vinto. Queste monete si possono usare nelle battaglie successive.
rule-R8-9-words = compensazione, indennizzo, bottino, soldi, denaro

## R9 Inverno

rule-R9-1 = Punteggio d’inverno
rule-R9-1-text = Prima gli ostaggi tornano a casa, poi si contano le Migliorie Inverno e infine i segnalini Provincia in Guerra: 1 PV per quelli di primavera, 2 per quelli d’estate, 3 per quelli d’autunno.
rule-R9-1-words = fine della partita, punti, finale, punteggio
rule-R9-2 = Bonus per province diverse
rule-R9-2-text = Conta le province diverse tra i tuoi segnalini: con 3 o 4 ottieni 10 PV, con 5 o 6 ne ottieni 20, con 7 o 8 ne ottieni 30.
rule-R9-2-words = serie, collezione, punti, inverno, segnalini
rule-R9-3 = Vittoria
rule-R9-3-text = Vince chi ha più PV; in caso di parità decide l’onore. Due giocatori a pari punti in testa e ancora alleati dall’autunno vincono insieme.
rule-R9-3-words = vincitore, fine della partita, condividere, parità, pareggio, scopo, vincere, obiettivo

## R10 I clan

rule-R10-1 = Koi
rule-R10-1-text = All’inizio di ogni fase di guerra la Koi deve cambiare tutti i suoi ronin in monete. Se poi vince Ingaggiare Ronin, ogni moneta tenuta da parte invece che offerta vale come un ronin.
rule-R10-1-words = clan, capacità, potere
rule-R10-2 = Loto
rule-R10-2-text = Il Loto gioca la sua tessera a faccia in giù, senza mostrarla mai, e annuncia uno qualsiasi dei cinque mandati. Si esegue il mandato annunciato.
rule-R10-2-words = clan, capacità, potere, bluff
rule-R10-3 = Tartaruga
rule-R10-3-text = Le roccaforti della Tartaruga hanno Forza 1 ciascuna nel raccolto e in guerra, ma non nei santuari, e quando la Tartaruga muove le sue miniature possono muoversi allo stesso modo. Niente le uccide, le cattura o le sostituisce, e non contano come miniature per le uccisioni o per il Seppuku.
rule-R10-3-words = clan, capacità, potere, fortezza
rule-R10-4 = Libellula
rule-R10-4-text = La Libellula può convocare in qualsiasi provincia, anche se Reclutamento le porta comunque una miniatura per roccaforte più il bonus. I suoi movimenti arrivano in qualsiasi provincia e non usano mai le rotte mercantili.
rule-R10-4-words = clan, capacità, potere, volare
rule-R10-5 = Bonsai
rule-R10-5-text = Nessuna carta e nessuna roccaforte costa al Bonsai più di 1 moneta. Gli sconti si tolgono dopo.
rule-R10-5-words = clan, capacità, potere, prezzo, costo, economico

## Q Chiarimenti: le basi

rule-Q1 = Gli alleati sono avversari
rule-Q1-text = Quando una carta parla di avversari, intende anche il tuo alleato.
rule-Q1-words = nemico, nemici
rule-Q2 = Ordine dei posti
rule-Q2-text = In senso orario intorno al tavolo siedono la Koi, il Loto, la Tartaruga, la Libellula e il Bonsai, quelli tra loro che sono in gioco.
rule-Q2-words = giocatori, sinistra, tavolo
rule-Q3 = Ricompensa di Nagato
rule-Q3-text = Il raccolto di Nagato dà 1 PV, 1 moneta e 1 ronin.
rule-Q4 = La miniatura bonus di Reclutamento
rule-Q4-text = La miniatura in più può comparire in una tua roccaforte qualsiasi, che tu vi abbia già convocato in questo turno oppure no.
rule-Q5 = Due alleati in guerra
rule-Q5-text = Quando in una provincia in guerra hanno Forza solo due alleati, il segnalino va a chi ne ha di più. L’onore conta soltanto se sono in parità.
rule-Q5-words = alleato, alleanza, pareggio
rule-Q6 = I Mostri acquisiti arrivano
rule-Q6-text = Un Mostro appena acquisito non si può tenere da parte: va convocato subito.
rule-Q6-words = acquisto, comprare, deve, obbligatorio
rule-Q7 = Primi o ultimi
rule-Q7-text = Tra i giocatori i cui effetti coincidono, quello con più onore sceglie se agire per primo o per ultimo.
rule-Q7-words = simultanei, ordine, tempistiche
rule-Q8 = La Koi combatte con le monete
rule-Q8-text = La Koi entra in ogni battaglia con sole monete: a quel punto i suoi segnalini ronin sono già stati cambiati tutti.
rule-Q9 = Il Seppuku è solo tuo
rule-Q9-text = Il Seppuku uccide le miniature di chi lo compie e quelle di nessun altro.

## Q Chiarimenti: in generale

rule-Q10 = Un mandato, un guadagno
rule-Q10-text = Ciò che un giocatore ottiene da un Raccolto conta come un solo guadagno di monete e uno solo di PV. La fine di un mandato arriva soltanto quando tutti i giocatori lo hanno eseguito.
rule-Q10-words = tempistiche, momento
rule-Q11 = Ricompense più grandi
rule-Q11-text = Un effetto che ingrandisce una ricompensa fa parte di quella ricompensa e non è un altro guadagno. Perciò Lealtà non può innescare se stessa, e i PV di Sincerità fanno parte della cattura.
rule-Q11-words = innescare, catena
rule-Q12 = Chi partecipa a una battaglia
rule-Q12-text = Una battaglia comincia subito prima delle offerte. Chi vi partecipa in quel momento vi partecipa fino alla fine, anche se perde tutte le sue miniature: fa comunque la sua offerta, vince vantaggi e può vincere la battaglia.
rule-Q12-words = partecipante, inizio della battaglia
rule-Q13 = Vincere con una miniatura
rule-Q13-text = Per vincere un segnalino Provincia in Guerra con una certa miniatura, questa dev’essere viva nella provincia quando lo prendi, dopo tutte le morti. Valgono anche i segnalini presi senza avversari o tra alleati.
rule-Q13-words = Oni delle Anime
rule-Q14 = I Daimyo sono protetti
rule-Q14-text = Nessun effetto che sceglie una singola miniatura può toccare un Daimyo o ciò che conta come un Daimyo: né la presa di ostaggi, né Tradimento, né carte come l’Oni dell’Odio. Gli effetti che colpiscono tutti invece sì: un Daimyo muore nel Seppuku e nella sconfitta.
rule-Q14-words = immune, immunità, capo, uccidere, catturare
rule-Q15 = Possedere e avere
rule-Q15-text = Hai un Mostro o un Oni finché ne possiedi la carta, dovunque sia la miniatura. Una roccaforte conta soltanto mentre è sulla mappa.
rule-Q15-words = forma, inverno
rule-Q16 = Onore più basso e più alto
rule-Q16-text = Hai l’onore più basso in una provincia se almeno un altro giocatore vi ha una miniatura o della Forza e se tutti questi giocatori stanno sopra di te. In una battaglia si confrontano i partecipanti, anche quelli rimasti senza miniature. Hai l’onore più alto se nessuno dei presenti sta sopra di te.
rule-Q16-words = inferiore, superiore, Oni dei Teschi, Oni del Sangue
rule-Q17 = Non avere abbastanza
rule-Q17-text = Se devi pagare o perdere più di quanto hai, dai tutto ciò che hai; chi prende da te non riceve di più. Un pagamento facoltativo ti viene proposto solo se puoi permettertelo.
rule-Q17-words = rubare, pagare, monete, povero, senza soldi
rule-Q18 = Effetti facoltativi
rule-Q18-text = Ogni volta che un effetto è facoltativo te lo si chiede, e puoi sempre dire di no. Non te lo si chiede se manca un bersaglio valido o se non c’è niente da decidere.
rule-Q18-words = rinunciare, rifiutare, passare, può, opzionale
rule-Q19 = Movimenti ed entrate
rule-Q19-text = Ogni movimento è un passo: una miniatura che Fujin muove due volte entra quindi anche nella provincia di mezzo, e ciò che reagisce all’entrata avviene. La Libellula entra solo nella provincia in cui arriva.
rule-Q19-words = passo, attraversare, entrare
rule-Q20 = Monete durante una battaglia
rule-Q20-text = Le monete offerte lasciano la tua riserva quando si rivelano le offerte, quindi per la Koi valgono come ronin solo quelle tenute da parte. I risarcimenti si possono usare dalla battaglia seguente.
rule-Q20-words = soldi, denaro, offerta
rule-Q21 = Rinunciare a un vantaggio
rule-Q21-text = Chi vince Seppuku, Prendere in Ostaggio o Ingaggiare Ronin può anche non usarlo. I Poeti Imperiali danno i loro PV da soli. Chi vince Seppuku senza miniature da uccidere semplicemente non ottiene nulla.
rule-Q21-words = rifiutare, facoltativo, passare
rule-Q22 = I vantaggi sono separati
rule-Q22-text = Ogni vantaggio di guerra è un evento a sé, e tutti i PV di uno stesso evento sono un solo guadagno.
rule-Q22-words = tempistiche, momento
rule-Q23 = Dove aspettano i caduti
rule-Q23-text = Le miniature uccise in una battaglia si mettono da parte e restano fuori gioco fino alla sua fine. Quelle sostituite o restituite sono subito nella riserva.
rule-Q23-words = morire, morte, morti, uccise
rule-Q24 = Prigionieri
rule-Q24-text = Un ostaggio non è né in una provincia né in una riserva; non dà Forza e nessun effetto può sceglierlo. Lui e la sua carta appartengono ancora al loro proprietario e contano per le carte Forma e per l’Oni delle Anime.
rule-Q24-words = ostaggio, ostaggi, prigioniero, catturare
rule-Q25 = Quando si può donare
rule-Q25-text = Dalla cerimonia del tè all’ultimo turno dei Kami, ogni volta che qualcuno deve decidere qualcosa, tutti i giocatori possono fare doni, prima o dopo quella decisione. Non puoi dare più di quanto hai.
rule-Q25-words = dono, regalo, corruzione, tangente, scambio, dare
rule-Q26 = Le ultime tessere mandato
rule-Q26-text = Dopo sei mandati restano solo quattro tessere, perciò chi sceglie il settimo le guarda tutte.
rule-Q26-words = mazzo, pescare
rule-Q27 = La tessera nascosta del Loto
rule-Q27-text = La tessera giocata dal Loto non si rivela mai; al ripristino viene rimescolata con le altre. Gli altri giocatori sanno soltanto quale mandato è stato annunciato.
rule-Q27-words = segreto, segreta
rule-Q28 = Muovere le roccaforti della Tartaruga
rule-Q28-text = Una roccaforte mossa con Fujin consuma uno dei suoi due movimenti. Con Schieramento ogni roccaforte può muoversi una volta, proprio come una miniatura.
rule-Q29 = L’ordine dei tuoi effetti
rule-Q29-text = Decidi tu l’ordine dei tuoi effetti che cadono nello stesso momento. Solo il cambio dei ronin della Koi è fisso: tra i suoi effetti di inizio guerra viene per ultimo, così per le battaglie non le restano segnalini ronin.
rule-Q29-words = simultanei, tempistiche

## Q Chiarimenti: le carte

rule-Q30 = Benevolenza
rule-Q30-text = Si possono cedere soltanto le monete pagate per una carta o una roccaforte. Ogni copia ha bisogno di una moneta spesa e di un dono tutti suoi: con una sola moneta spesa, due copie funzionano una volta sola.
rule-Q30-words = virtù, dare, cedere
rule-Q31 = Dopo aver convocato
rule-Q31-text = I Sentieri del Kenin, del Signore della Guerra, del Mecenate, del Ninja, della Scimmia e dello Spirito hanno effetto una volta per copia dopo un’intera convocazione; nel Reclutamento, quando hai finito la tua parte. Le miniature che collocano non li innescano di nuovo.
rule-Q31-words = innescare, convocazione, sentiero
rule-Q32 = Fine del Reclutamento
rule-Q32-text = Il Sentiero della Luce e il Sentiero del Samurai hanno effetto alla fine di ogni Reclutamento, chiunque lo abbia scelto e anche se non è stato convocato niente. Se li possiedono più giocatori, l’onore ne decide l’ordine.
rule-Q32-words = innescare, reclutare
rule-Q33 = Sentiero della Scimmia
rule-Q33-text = Se più avversari sono ugualmente ricchi e nessuno lo è di più, ognuno di loro ti dà 1 moneta. Perdi onore una volta sola.
rule-Q33-words = il più ricco, parità, pareggio
rule-Q34 = Sentiero del Ninja
rule-Q34-text = La vittima può essere un Bushi qualsiasi sulla mappa, anche uno tuo. Con Misericordia puoi risparmiare il Bushi di un avversario per 2 PV, ma l’onore lo perdi lo stesso.
rule-Q34-words = assassino, uccidere
rule-Q35 = Sentiero del Serpente
rule-Q35-text = La prima volta che un altro giocatore attraversa una rotta in un turno di Schieramento o in un uso di Fujin, in un senso o nell’altro, chi possiede la carta può chiedergli 1 moneta; la risposta vale per tutte le traversate di quella rotta in quel turno. Chi muove paga oppure annulla il movimento, che resta da usare; senza una moneta non si passa. Pagano anche i Daimyo e le roccaforti della Tartaruga; la Libellula non naviga mai.
rule-Q35-words = pedaggio, barca, nave, rotta mercantile, mare
rule-Q36 = Via del Mercante
rule-Q36-text = Rende da sola 1 moneta per copia, per ogni guadagno dalla pila comune di un giocatore che subito prima aveva più monete di te (per il Raccolto: quando è cominciato il mandato). Ciò che un giocatore prende all’inizio di una fase di guerra è un solo guadagno; lo sono anche le monete di chi restituisce i suoi ostaggi, che arrivano dopo i proventi. Doni e altri passaggi di mano, risarcimenti, il cambio della Koi e le monete di un Mercante non contano mai.
rule-Q36-words = più ricco, commerciante
rule-Q37 = Via del Bushido
rule-Q37-text = Ogni Virtù diversa che possiedi vale 2 monete e 2 PV. Una seconda copia della stessa Virtù non aggiunge niente.
rule-Q37-words = virtù
rule-Q38 = Lealtà
rule-Q38-text = Se hai un alleato, ogni guadagno di PV cresce di 1, tranne che in inverno. Sono un guadagno ciascuno: la scelta di un mandato, la sua esecuzione, un santuario, un vantaggio di guerra, un inizio di guerra, e l’esito di una battaglia con tutto ciò che innesca. Più catture di uno stesso Prendere in Ostaggio sono un solo guadagno, e se nessun PV è stato rubato non si aggiunge niente.
rule-Q38-words = virtù, alleato
rule-Q39 = Onestà
rule-Q39-text = Dà i suoi PV quando, avendo un alleato, scegli un mandato diverso da Tradimento. Per il Loto conta il mandato che annuncia.
rule-Q39-words = virtù
rule-Q40 = Misericordia
rule-Q40-text = Te lo si chiede una volta per evento, e solo se stai davvero per uccidere la miniatura di un avversario. Risparmia tutte queste miniature di tutti gli avversari, oppure nessuna. Per i Poeti Imperiali, Rettitudine e Giustizia le miniature risparmiate non sono state uccise; in una battaglia restano nella provincia, e tu prendi il segnalino come al solito.
rule-Q40-words = virtù, risparmiare, grazia
rule-Q41 = Giustizia
rule-Q41-text = In ogni evento ottieni 3 PV per ciascun giocatore che ha perso almeno una miniatura per mano tua e che in quel momento sta sotto di te sull’indicatore di onore. In una battaglia è chi vince a uccidere le miniature degli sconfitti.
rule-Q41-words = virtù, uccidere
rule-Q42 = Rispetto
rule-Q42-text = Ogni copia permette un ostaggio in più. Si prendono uno dopo l’altro, ognuno se vuoi, dallo stesso giocatore o da altri, e ognuno ruba 1 PV finché il suo proprietario ne ha.
rule-Q42-words = virtù, prigioniero, ostaggio
rule-Q43 = Rettitudine
rule-Q43-text = Conta ogni tua miniatura uccisa, in qualunque modo, anche con il Seppuku.
rule-Q43-words = virtù
rule-Q44 = Oni dell’Odio e Oni del Rancore
rule-Q44-text = Agiscono quando entrano in una provincia, che siano convocati, mossi o messi al posto di un’altra miniatura; non si può rinunciare, e colpiscono anche gli alleati. Chi possiede l’Oni dell’Odio sceglie lì un Bushi o uno Shinto di ogni avversario con onore superiore e conta come chi lo ha ucciso; solo Misericordia può impedirlo. L’Oni del Rancore prende fino a 2 PV a ogni avversario con onore superiore che vi ha Forza, anche solo una roccaforte della Tartaruga.
rule-Q44-words = rubare, uccidere, entrare
rule-Q45 = Oni delle Anime
rule-Q45-text = Prendere con lui un segnalino Provincia in Guerra dà 2 PV per ogni Oni che possiedi, compreso lui stesso.
rule-Q46 = Komainu
rule-Q46-text = È Shinto e Mostro insieme, e conta come l’uno e come l’altro: quando è convocato può andare in un santuario, e Tradimento può scambiarlo in entrambe le vesti. Il Sentiero della Luce può portarlo in gioco e l’Oni dell’Odio può ucciderlo. Finché sta in un santuario, il suo posto può prenderlo solo uno Shinto o un Komainu.
rule-Q46-words = cane leone, leone, venerare
rule-Q47 = Yurei
rule-Q47-text = È un Mostro che conta anche come Daimyo. La sua Forza è 2, e il Sentiero del Leone e quello del Drago la aumentano. Come un Daimyo non può essere scelto da un effetto. Dalla tua riserva può prendere il posto di un Mostro con Tradimento.
rule-Q47-words = fantasma, spettro, capo
rule-Q48 = Sentiero degli Ingiusti
rule-Q48-text = Ogni copia aggiunge una sostituzione a ciascun tuo Tradimento. Quella in più può colpire un avversario qualsiasi, anche uno già colpito, e perfino uno Shinto in un santuario, dove al suo posto va uno Shinto della tua riserva. Le altre restano al massimo due, sulla mappa e di giocatori diversi.
rule-Q48-words = veneratore, venerazione, sostituire
rule-Q49 = Forma dei Congiunti
rule-Q49-text = Una stagione conta se in qualsiasi suo momento hai avuto un alleato, anche se poi l’alleanza è stata rotta.
rule-Q49-words = alleato, inverno
rule-Q50 = Sentieri dello Spirito e del Mecenate
rule-Q50-text = Per il Sentiero dello Spirito devi essere in cima all’indicatore di onore. Per il Sentiero del Mecenate devi avere sotto di te almeno due giocatori.
rule-Q51 = Via della Katana
rule-Q51-text = Per tutta la fase di guerra la Forza base dei tuoi Bushi è 2. Vale per ogni cosa, quindi anche quando si decide chi vince.
rule-Q52 = Coraggio
rule-Q52-text = Paga per ogni segnalino Provincia in Guerra che prendi: in battaglia, senza avversari o accanto al tuo alleato.
rule-Q52-words = virtù
rule-Q53 = Via dei Giusti
rule-Q53-text = Ogni giocatore con onore inferiore al tuo ti dà 1 moneta, o niente se non ne ha.
rule-Q54 = Copie di una carta
rule-Q54-text = Possedere due volte una carta ne raddoppia ogni effetto: due Lealtà aggiungono 2 PV, due Coraggio ne danno 4, due Rettitudine 2 per ogni miniatura.
rule-Q54-words = doppione, cumulare, doppio
rule-Q55 = I proventi e il Mercante
rule-Q55-text = I proventi stagionali arrivano a tutti nello stesso istante, quindi prima nessuno conta come più ricco.
rule-Q56 = Nessun bersaglio
rule-Q56-text = Il Sentiero della Scimmia non viene proposto se nessun avversario ha monete, né il Sentiero del Ninja se sulla mappa non ci sono Bushi. Ogni altra copia controlla di nuovo.
rule-Q56-words = mira, scegliere
rule-Q57 = Benevolenza e sconti
rule-Q57-text = Puoi rinunciare al bonus di Addestramento per avere una moneta da cedere; il Bonsai non può rinunciare al suo limite di 1. Non cedi mai più monete di quante ne hai davvero spese. Vale anche per ciò che acquisisci con Ryujin, può ricevere anche un alleato, e chi riceve non può rifiutare.
rule-Q57-words = prezzo, costo
rule-Q58 = Ordine di un acquisto
rule-Q58-text = Prima si paga, poi vengono Benevolenza, la carta stessa, la convocazione del suo Mostro, ciò che causa la sua entrata e infine ciò che segue una convocazione. La nuova carta non influisce sul proprio pagamento, ma sulla convocazione del proprio Mostro sì.
rule-Q58-words = comprare, acquisire, tempistiche
rule-Q59 = Dettagli dell’inverno
rule-Q59-text = Tutti calcolano i punti nello stesso momento, e le monete per gli ostaggi non servono più a niente. L’alleanza d’autunno permette ancora di condividere la vittoria, ma per Lealtà non aggiunge nulla.
rule-Q59-words = fine della partita

## Q Chiarimenti: ordine e casi limite

rule-Q80 = Una miniatura dopo l’altra
rule-Q80-text = Le miniature entrano o si muovono una alla volta, nell’ordine che vuole chi le possiede. Gli effetti dell’entrata avvengono subito; quelli di una convocazione quando è completa, purché qualcosa sia stato convocato. Un effetto controlla le sue condizioni quando si risolve.
rule-Q80-words = tempistiche, ordine
rule-Q81 = Ordine all’inizio della guerra
rule-Q81-text = Tutti gli effetti di inizio guerra di un giocatore, compresa la capacità del suo clan, si svolgono in una volta sola, e l’onore decide a chi tocca e quando. La scelta viene chiesta solo dove può contare, perché qualcuno prende monete ad altri o possiede un Mercante; altrimenti si va dall’onore più alto in giù.
rule-Q81-words = tempistiche, simultanei
rule-Q82 = Prima muovere, poi costruire
rule-Q82-text = Un movimento deve finire in una provincia diversa. In uno Schieramento finisci di muovere prima di costruire.
rule-Q82-words = ordine, roccaforte
rule-Q83 = I limiti della Libellula
rule-Q83-text = La sua libertà vale per i movimenti e le convocazioni: Reclutamento, Mostri acquisiti, Raijin. Per un effetto che colloca miniature nelle tue roccaforti servono comunque le roccaforti.
rule-Q84 = Quando conta la Forza
rule-Q84-text = La Forza si calcola nel momento in cui serve, con l’onore di quel momento. Perciò l’onore ottenuto con il Seppuku può cambiare un Oni prima dell’esito.
rule-Q84-words = tempistiche, momento
rule-Q85 = Le roccaforti della Tartaruga in guerra
rule-Q85-text = Possono muoversi anche se non si muove nessuna miniatura, e usare uno o tutti e due i movimenti di Fujin. Con le sole roccaforti la Tartaruga partecipa comunque a una battaglia; né il suo Seppuku né una sconfitta tolgono loro il posto o la Forza.
rule-Q86 = Tre in parità per la vittoria
rule-Q86-text = Tra tutti quelli in parità si guarda chi ha più onore: condivide la vittoria con il suo alleato se l’alleanza regge e anche l’alleato è in parità, altrimenti vince da solo. I posti successivi vanno secondo i PV, poi secondo l’onore.
rule-Q86-words = fine della partita, pareggio
rule-Q87 = Dettagli della cerimonia del tè
rule-Q87-text = Un’alleanza conclusa non si può disdire; solo Tradimento la fa finire prima. Puoi ripensarci dopo aver detto di aver finito, fino a quando tutti i giocatori senza alleato hanno finito. Se due accettazioni si scontrano vale la prima, e con tre giocatori la cerimonia termina appena si forma una coppia.
rule-Q87-words = ritirare, aspettare, pronto
rule-Q88 = Limiti dei doni
rule-Q88-text = I doni sono permessi anche nei turni dei Kami, ma non durante la preparazione stagionale, e non più quando cominciano gli effetti di inizio guerra. Nessuno può rifiutarli, e non sono un guadagno dalla pila comune.
rule-Q88-words = dare, dono, regalo, corruzione, tangente
rule-Q89 = Monete che avanzano dai risarcimenti
rule-Q89-text = Le monete che non si possono dividere in parti uguali vanno a sconfitti diversi, una ciascuno, scelti da chi ha vinto.
rule-Q89-words = monete dispari, resto, avanzo, favorire
rule-Q90 = Morti fuori dalla battaglia
rule-Q90-text = Una miniatura uccisa fuori da una battaglia è subito nella riserva. Se chi la possiede deve ancora svolgere il suo turno nello stesso mandato, può reclutarla lì.
rule-Q90-words = morire, morte, uccisa
rule-Q91 = Ciò che annuncia il Loto
rule-Q91-text = Il Loto sceglie la tessera e annuncia il mandato in un’unica decisione. Tutto segue il nome annunciato: ordine, bonus, fine di un’alleanza, Onestà.
rule-Q92 = Acquisti con Ryujin
rule-Q92-text = Se Ryujin ti porta un Komainu, questo può andare subito in un santuario e conta per quelli ancora da risolvere. Con Ryujin non c’è lo sconto di Addestramento.
rule-Q92-words = comprare, acquisire, kami
