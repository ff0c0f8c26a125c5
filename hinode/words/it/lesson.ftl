# Imparare giocando: la guida al tavolo e ciò che dicono le lezioni.

## La guida

learn-coach = La lezione
learn-chapter = Capitolo { $number } di { $count }: { $chapter }
learn-next = Avanti
learn-back = Indietro
learn-page = { $number } di { $count }
learn-rule = Regola { $rule }
learn-skip = Salta la lezione
learn-hide = Metti via il consiglio
learn-show = Mostra il consiglio
learn-new-game = Una nuova partita
learn-play-on = Continua qui

## Capitoli

lesson-chapter-tea = Cerimonia del tè
lesson-chapter-mandates = Mandati
lesson-chapter-recruit = Reclutamento
lesson-chapter-marshal = Schieramento
lesson-chapter-train = Addestramento
lesson-chapter-kami = I kami
lesson-chapter-harvest = Raccolto
lesson-chapter-betray = Tradimento
lesson-chapter-war = Guerra
lesson-chapter-winter = E poi

## La prima stagione

lesson-welcome = Ti diamo il benvenuto! Guidi il clan Bonsai per una primavera, dal primo tè all’ultima battaglia. Non puoi rompere nulla: prova quello che vuoi.
lesson-goal = Dopo tre stagioni e un inverno vince chi ha più punti vittoria (PV, l’alloro). Qui i clan sono in ordine di onore: chi sta più in alto vince ogni parità.
lesson-map = Queste sono le otto province. Un sigillo rosso annuncia guerra a fine stagione, nell’ordine dei numeri. Chi vince prende il segnalino Provincia in Guerra.
lesson-tea = Ogni stagione comincia con il tè, dove due clan possono diventare alleati. La Koi ti offre un’alleanza e 1 moneta. Accetta.
lesson-allied = Il nodo dice che tu e la Koi siete alleati: ognuno riceve anche il bonus di ciò che sceglie l’altro. Ogni altra promessa non obbliga nessuno.
lesson-talk = Qui si parla: con tutti, o in privato con uno solo, in qualsiasi momento. Quel che dite in privato lo vedete solo voi due.
lesson-deals = E qui ci sono gli accordi: chi promette che cosa a chi. Una promessa non obbliga nessuno, ma il tavolo vede se è stata mantenuta.
lesson-track = Sette volte in questa stagione qualcuno sceglie un mandato, e tutti lo eseguono. Tre volte arrivano i kami. La prima scelta è tua.
lesson-tiles = Hai pescato quattro tessere che nessun altro vede. Tutti fanno ciò che sta sopra la linea; solo tu e il tuo alleato ricevete il bonus sotto. Scegli Reclutamento.
lesson-recruit = Reclutamento porta miniature dalla tua riserva: una per ogni tua roccaforte, e una in più con il bonus.
lesson-shinto = Uno Shinto può andare in un santuario invece che sulla mappa. Mandane uno da Hachiman, che dà ronin: indica prima lo Shinto, poi il santuario.
lesson-bushi = E un Bushi a casa, a Kyushu. Ogni miniatura ha Forza 1, e in una provincia conta chi ha più Forza.
lesson-powers = Ogni clan ha una capacità che gli altri non hanno. La tua: nessuna carta e nessuna roccaforte ti costa più di 1 moneta. Tocca il nome di un clan per leggere che cosa sa fare.
lesson-marshal = Ora tocca a Schieramento: ognuno può muovere una volta ogni sua miniatura, oltre un confine o lungo una rotta (la linea tratteggiata con la barca).
lesson-move-shikoku = La guerra comincia da Shikoku, e lì non c’è nessuno. Manda un Bushi: chi è solo prende il segnalino senza combattere.
lesson-move-kansai = La Libellula vola dove vuole, e le piace Kansai. Manda lì anche l’altro tuo Bushi.
lesson-moves-done = Il tuo Daimyo può restare a casa: nessuno è obbligato a muovere. Di’ che hai finito.
lesson-build = Il bonus di Schieramento è una roccaforte in una provincia qualsiasi. Gli altri la pagano 3 monete, il Bonsai mai più di 1. Costruiscila a Kansai: d’ora in poi lì potranno arrivare miniature.
lesson-train = Addestramento: ognuno può acquisire una carta Stagione. Resta tua per tutta la partita.
lesson-kinds = Ci sono cinque tipi di carte: i Mostri arrivano come miniature, i Potenziamenti aiutano i tuoi mandati, le Virtù premiano il modo di giocare, le Migliorie Guerra danno Forza e le Migliorie Inverno contano alla fine.
lesson-card = Il Komainu è un Mostro: la sua carta porta una miniatura. Gli altri lo pagano 2 monete, tu al massimo 1. Acquisiscilo.
lesson-monster = Un Mostro arriva subito, in una tua roccaforte. Convocalo a Kansai.
lesson-kami = Intanto sono venuti i kami. In ogni santuario chi ha più Forza riceve il dono, e le parità vanno all’onore più alto. I fedeli restano: un santuario può pagare tre volte in una stagione.
lesson-harvest = Scegli di nuovo tu. Con Raccolto tutti prendono una moneta, ma tu e il tuo alleato anche la ricompensa di ogni provincia dove avete più Forza. Scegli Raccolto.
lesson-harvested = Ecco il raccolto. Ogni provincia ha dato ciò che vi è disegnato: PV, monete o ronin. Qui sono contati.
lesson-recruit-again = Di nuovo Reclutamento. Susanoo dà 1 PV per ogni tua roccaforte. Manda lì uno Shinto: se prega anche qualcun altro, la parità va all’onore più alto.
lesson-reinforce = A Kansai ci sarà battaglia. Convoca un Bushi nella tua roccaforte lì.
lesson-as-you-like = Ancora una miniatura, e stavolta senza consigli: Kansai, casa o un altro santuario?
lesson-marshal-again = Di nuovo Schieramento; il bonus è solo per chi lo sceglie e il suo alleato. La Koi si raduna a Kyoto. Muovi un Bushi da Kansai a Kyoto: presto vedrai perché.
lesson-moves-done-again = Lascia gli altri dove sono e di’ che hai finito.
lesson-last-turn = L’ultimo mandato della stagione è tuo. Poi i kami tornano un’ultima volta, ed è guerra.
lesson-betray = Tradimento è solo per te. La tua alleanza si rompe e perdi un passo di onore, ma sostituisci due miniature altrui con le tue. Sceglilo: nessuno può più rispondere.
lesson-replace-koi = Sostituisci un Bushi della Koi a Kyoto. Torna nella sua riserva, e uno dei tuoi ne prende il posto.
lesson-replace-dragonfly = La seconda miniatura deve essere di un altro giocatore. Sostituisci un Bushi della Libellula a Kansai.
lesson-war = Guerra! Le province vengono nell’ordine dei sigilli. Chi è solo prende il segnalino; due alleati da soli non combattono; tutti gli altri sì.
lesson-battle = Battaglia a Kansai, e la Libellula è forte almeno quanto te. Ma prima entrambi offrite monete, in segreto, su quattro vantaggi.
lesson-advantages = Ognuno va all’offerta più alta. Il Seppuku trasforma i tuoi morti in PV, un ostaggio costa una miniatura a un altro clan, i ronin aggiungono Forza, i poeti danno PV per tutti i caduti.
lesson-bid-kansai = Tu hai ronin, la Libellula no. Offri 2 sull’ostaggio e 3 sui ronin, e tieni il resto per la prossima battaglia.
lesson-hostage = L’ostaggio è tuo: cattura un Bushi della Libellula e ruba 1 PV. La prossima stagione torna a casa, e tu ricevi una moneta.
lesson-ronin = Ingaggia i tuoi ronin: ognuno aggiunge 1 Forza in questa battaglia, e restano tuoi.
lesson-won = La battaglia è finita. Ha vinto chi aveva più Forza e ha preso il segnalino; lì tutte le miniature degli sconfitti sono morte.
lesson-poets = I poeti hanno dato a chi li ha vinti 1 PV per ogni caduto. E l’offerta del vincitore è andata agli sconfitti: vincere non è gratis.
lesson-bid-kyoto = Ora Kyoto. La Koi ha più Forza e più monete di te, quindi perdi bene: offri 1 sul Seppuku e 2 sui poeti.
lesson-seppuku = Le tue miniature muoiono per mano propria: 1 PV e un passo di onore ciascuna. Usalo: morirebbero comunque.
lesson-lost-well = La battaglia è persa, ma guarda i tuoi PV: il Seppuku ha pagato per i tuoi, e i poeti per ogni caduto.
lesson-season-over = La primavera è finita. Monete e ronin non ci sono più, i santuari sono vuoti, le alleanze sciolte. Miniature, roccaforti, carte e segnalini restano.
lesson-tokens = In inverno ogni segnalino Provincia in Guerra conta: 1 PV dalla primavera, 2 dall’estate, 3 dall’autunno.
lesson-sets = E segnalini di province diverse valgono molto di più insieme: 10 PV per tre o quattro, 20 per cinque o sei, 30 per sette o otto. Quindi non combattere due volte per lo stesso posto.
lesson-goodbye = Questo è tutto il gioco: estate e autunno vanno come questa primavera, poi viene l’inverno. Continua qui senza consigli, o comincia una nuova partita.

## Quando qualcuno prende un’altra strada

lesson-own-way = Hai preso la tua strada: bene. I consigli vengono con te, e tacciono dove non hanno nulla da dire.
lesson-free-tea = Proponi un’alleanza, rispondi a una proposta o di’ che hai finito. Senza alleato hai meno bonus, ma non devi nulla a nessuno.
lesson-free-mandate = Cerca il bonus che ora ti serve di più: tutti eseguono il mandato, ma solo tu e il tuo alleato ricevete il bonus.
lesson-free-recruit = Convoca miniature dove ti serve Forza, o manda uno Shinto in un santuario. Puoi fermarti quando vuoi.
lesson-free-marshal = Muovi verso un sigillo rosso, o dove il raccolto è buono. Ogni miniatura muove una volta; puoi fermarti quando vuoi.
lesson-free-build = Ogni roccaforte ti porta una miniatura in più a ogni Reclutamento, proprio dove si trova.
lesson-free-train = Una carta è tua per tutta la partita. Prendine una che ti serva presto, o tieni le monete per le battaglie.
lesson-free-monster = Scegli la roccaforte dove il Mostro ti serve di più.
lesson-free-betray = Sostituisci fino a due miniature, di due giocatori diversi. Guarda le province in guerra: dove una miniatura cambia la battaglia?
lesson-free-amaterasu = In cima all’indicatore di onore vinci ogni parità.
lesson-free-bids = Offri su ciò che ti aiuta qui, e pensa alle battaglie che verranno. Se vinci, la tua offerta va agli sconfitti.
lesson-free-seppuku = Usa il Seppuku dove perderesti comunque: 1 PV e un passo di onore per ogni tua miniatura.
lesson-free-hostage = Cattura una miniatura: chi la possiede perde Forza qui, e 1 PV a tuo favore.
lesson-free-ronin = Ingaggiali: ogni tuo ronin aggiunge 1 Forza qui, e resta tuo.
lesson-free-favor = Scegli chi riceve le monete che avanzano dalla tua offerta.
lesson-free-other = Qui nessun consiglio. Leggi la domanda; “Perché?” mostra la regola.
