# I nomi delle cose. I termini sono quelli del regolamento italiano; le frasi sono nostre.
# Come là: clan con l'articolo (la Koi, il Loto), "a Edo", santuario, roccaforte, convocare, PV, Serie Portale,
# Cavaliere e Teiera. Le maiuscole sono le nostre: Forza, Virtù, Oni, le miniature e i nomi propri.
# Forme: clan .The (a inizio frase) .the .of .to; luoghi .in .to .from; pezzi .object (con l'articolo); stagioni .the .of.

## Clan

clan-koi = Koi
    .The = La Koi
    .the = la Koi
    .of = della Koi
    .to = alla Koi
clan-koi-text = All’inizio della guerra ogni ronin diventa una moneta. Se ingaggia ronin, ogni moneta tenuta da parte vale come un ronin.
clan-lotus = Loto
    .The = Il Loto
    .the = il Loto
    .of = del Loto
    .to = al Loto
clan-lotus-text = Gioca la tessera mandato a faccia in giù, per sempre, e annuncia il mandato che preferisce.
clan-turtle = Tartaruga
    .The = La Tartaruga
    .the = la Tartaruga
    .of = della Tartaruga
    .to = alla Tartaruga
clan-turtle-text = Le sue roccaforti hanno Forza 1 sulla mappa e si muovono come miniature.
clan-dragonfly = Libellula
    .The = La Libellula
    .the = la Libellula
    .of = della Libellula
    .to = alla Libellula
clan-dragonfly-text = Convoca in qualsiasi provincia e i suoi movimenti arrivano ovunque, senza usare rotte.
clan-bonsai = Bonsai
    .The = Il Bonsai
    .the = il Bonsai
    .of = del Bonsai
    .to = al Bonsai
clan-bonsai-text = Non paga mai più di 1 moneta per una carta o una roccaforte; gli sconti si applicano dopo.

## Province

province-hokkaido = Hokkaido
    .in = a Hokkaido
    .to = a Hokkaido
    .from = da Hokkaido
province-oshu = Oshu
    .in = a Oshu
    .to = a Oshu
    .from = da Oshu
province-edo = Edo
    .in = a Edo
    .to = a Edo
    .from = da Edo
province-kyoto = Kyoto
    .in = a Kyoto
    .to = a Kyoto
    .from = da Kyoto
province-kansai = Kansai
    .in = a Kansai
    .to = a Kansai
    .from = da Kansai
province-nagato = Nagato
    .in = a Nagato
    .to = a Nagato
    .from = da Nagato
province-shikoku = Shikoku
    .in = a Shikoku
    .to = a Shikoku
    .from = da Shikoku
province-kyushu = Kyushu
    .in = a Kyushu
    .to = a Kyushu
    .from = da Kyushu

## I kami e i benefici dei loro santuari

kami-amaterasu = Amaterasu
    .in = nel santuario di Amaterasu
    .to = nel santuario di Amaterasu
kami-amaterasu-text = Puoi andare in cima all’indicatore di onore.
kami-fujin = Fujin
    .in = nel santuario di Fujin
    .to = nel santuario di Fujin
kami-fujin-text = Puoi fare fino a due movimenti con le tue miniature sulla mappa.
kami-hachiman = Hachiman
    .in = nel santuario di Hachiman
    .to = nel santuario di Hachiman
kami-hachiman-text = Prendi 2 ronin.
kami-raijin = Raijin
    .in = nel santuario di Raijin
    .to = nel santuario di Raijin
kami-raijin-text = Puoi convocare un Bushi in una provincia qualsiasi.
kami-ryujin = Ryujin
    .in = nel santuario di Ryujin
    .to = nel santuario di Ryujin
kami-ryujin-text = Puoi acquisire una carta Stagione a prezzo pieno.
kami-susanoo = Susanoo
    .in = nel santuario di Susanoo
    .to = nel santuario di Susanoo
kami-susanoo-text = Ottieni 1 PV per ogni tua roccaforte sulla mappa.
kami-tsukuyomi = Tsukuyomi
    .in = nel santuario di Tsukuyomi
    .to = nel santuario di Tsukuyomi
kami-tsukuyomi-text = Prendi 2 monete.

## Mandati: -text è ciò che fanno tutti, -bonus ciò che aggiungono chi lo sceglie e il suo alleato

mandate-recruit = Reclutamento
mandate-recruit-text = Tutti convocano una miniatura in ognuna delle proprie roccaforti. Uno Shinto può invece andare in un santuario.
mandate-recruit-bonus = Una miniatura in più.
mandate-marshal = Schieramento
mandate-marshal-text = Tutti possono muovere ognuna delle proprie miniature in una provincia adiacente.
mandate-marshal-bonus = Costruisci una roccaforte ovunque per 3 monete.
mandate-train = Addestramento
mandate-train-text = Tutti possono acquisire una carta Stagione; comincia chi ha scelto il mandato.
mandate-train-bonus = La carta costa 1 moneta in meno.
mandate-harvest = Raccolto
mandate-harvest-text = Tutti prendono una moneta.
mandate-harvest-bonus = Le ricompense di tutte le province dove hai più Forza.
mandate-betray = Tradimento
mandate-betray-text = Solo chi lo sceglie: sostituisci fino a due miniature di due giocatori diversi con le tue dello stesso tipo.
mandate-betray-bonus = Nessun bonus. Se hai un alleato, l’alleanza si rompe e perdi onore.

## Vantaggi di guerra

advantage-seppuku = Seppuku
advantage-seppuku-text = Puoi uccidere tutte le tue miniature qui: 1 PV e un passo di onore per ciascuna.
advantage-hostage = Prendere in Ostaggio
advantage-hostage-text = Puoi catturare una miniatura di un altro partecipante, mai un Daimyo, e rubare 1 PV.
advantage-ronin = Ingaggiare Ronin
advantage-ronin-text = Ogni tuo ronin aggiunge 1 Forza in questa battaglia. Non vengono spesi.
advantage-poets = Poeti Imperiali
advantage-poets-text = 1 PV per ogni miniatura uccisa in questa battaglia.

## Stagioni e fasi

season-spring = Primavera
    .the = la primavera
    .of = di primavera
season-summer = Estate
    .the = l’estate
    .of = d’estate
season-autumn = Autunno
    .the = l’autunno
    .of = d’autunno
season-winter = Inverno
    .the = l’inverno
    .of = d’inverno

phase-setup = Preparazione stagionale
phase-tea = Cerimonia del tè
phase-political = Fase di politica
phase-war = Fase di guerra
phase-cleanup = Ripristino stagionale
phase-over = Fine della partita

## Pezzi. -count: quanti ce ne sono in un posto

piece-bushi = Bushi
    .object = un Bushi
piece-bushi-count = { $count } Bushi
piece-shinto = Shinto
    .object = uno Shinto
piece-shinto-count = { $count } Shinto
piece-daimyo = Daimyo
    .object = il Daimyo
piece-daimyo-count = { $count } Daimyo
piece-stronghold = Roccaforte
    .object = una roccaforte
piece-stronghold-count =
    { $count ->
        [one] { $count } roccaforte
       *[other] { $count } roccaforti
    }
piece-komainu = { card-komainu }
    .object = il Komainu
piece-oni_of_skulls = { card-oni_of_skulls }
    .object = l’Oni dei Teschi
piece-yurei = { card-yurei }
    .object = lo Yurei
piece-river_dragon = { card-river_dragon }
    .object = il Drago del Fiume
piece-oni_of_blood = { card-oni_of_blood }
    .object = l’Oni del Sangue
piece-oni_of_souls = { card-oni_of_souls }
    .object = l’Oni delle Anime
piece-oni_of_hate = { card-oni_of_hate }
    .object = l’Oni dell’Odio
piece-oni_of_spite = { card-oni_of_spite }
    .object = l’Oni del Rancore

## Serie e tipi di carte

set-core = Base
set-archway = Portale
set-horseman = Cavaliere
set-teapot = Teiera

kind-enhancement = Potenziamento
kind-virtue = Virtù
kind-monster = Mostro
kind-war = Miglioria Guerra
kind-winter = Miglioria Inverno

## Ciò che si possiede: la parola da sola, quanto ce n'è, e lo stesso come complemento oggetto

reward-vp = PV
reward-coins = Monete
reward-ronin = Ronin

amount-vp = { $count } PV
amount-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
amount-coins-object = { amount-coins }
amount-ronin = { $count } ronin
amount-ronin-object = { amount-ronin }
goods = { GOODS($coins, $ronin) }

## Capitoli delle regole

rules-chapter-R1 = Termini
rules-chapter-R2 = Onore e pareggi
rules-chapter-R3 = Preparazione
rules-chapter-R4 = La stagione
rules-chapter-R5 = Cerimonia del tè
rules-chapter-R6 = Fase di politica
rules-chapter-R7 = Turno dei kami
rules-chapter-R8 = Fase di guerra
rules-chapter-R9 = Inverno
rules-chapter-R10 = Clan
rules-chapter-Q = Chiarimenti
rules-chapter-A = L’Automa
