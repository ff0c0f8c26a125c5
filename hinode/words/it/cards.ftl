# Le carte Stagione: nome ed effetto, con parole nostre.
# Il regolamento italiano nomina solo Komainu, Yurei, Oni dei Teschi e Oni del Sangue: traduce
# i nomi inglesi e lascia quelli giapponesi. Gli altri nomi sono tradotti qui allo stesso modo: Path = Sentiero,
# Way = Via, Form = Forma; gli altri Oni e le Virtù alla lettera.

## Primavera

card-komainu = Komainu
card-komainu-text = È allo stesso tempo un Mostro e uno Shinto.
card-oni_of_skulls = Oni dei Teschi
card-oni_of_skulls-text = Forza 1; Forza 3 dove hai l’onore più basso tra i presenti.
card-path_of_the_lion = Sentiero del Leone
card-path_of_the_lion-text = I tuoi Daimyo hanno 1 Forza in più.
card-righteousness = Rettitudine
card-righteousness-text = Ogni tua miniatura uccisa ti dà 1 PV.
card-way_of_the_shogun = Via dello Shogun
card-way_of_the_shogun-text = Prendi 3 monete quando comincia la guerra.
card-benevolence = Benevolenza
card-benevolence-text = Quando paghi una carta o una roccaforte, puoi cedere una delle monete a un altro giocatore: ottieni onore e 2 PV.
card-path_of_the_kenin = Sentiero del Kenin
card-path_of_the_kenin-text = Dopo aver convocato, puoi collocare un Bushi della tua riserva in una tua roccaforte.
card-path_of_the_light = Sentiero della Luce
card-path_of_the_light-text = Alla fine di ogni Reclutamento puoi collocare uno Shinto della tua riserva in un santuario.
card-courage = Coraggio
card-courage-text = Ogni segnalino Provincia in Guerra che prendi ti dà subito 2 PV.
card-path_of_the_ninja = Sentiero del Ninja
card-path_of_the_ninja-text = Dopo aver convocato, puoi uccidere un Bushi qualsiasi sulla mappa; poi perdi onore.
card-way_of_the_righteous = Via dei Giusti
card-way_of_the_righteous-text = Quando comincia la guerra, prendi una moneta da ogni giocatore con onore inferiore.
card-honesty = Onestà
card-honesty-text = Finché hai un alleato, scegliere un mandato diverso da Tradimento ti dà 2 PV.
card-path_of_the_patron = Sentiero del Mecenate
card-path_of_the_patron-text = Dopo aver convocato, prendi 2 monete se almeno due giocatori hanno onore inferiore.
card-path_of_the_warlord = Sentiero del Signore della Guerra
card-path_of_the_warlord-text = Dopo aver convocato, prendi una moneta.

## Estate

card-path_of_the_serpent = Sentiero del Serpente
card-path_of_the_serpent-text = Puoi chiedere agli altri una moneta per ogni rotta mercantile che prendono, una volta per rotta e turno; possono tornare indietro.
card-respect = Rispetto
card-respect-text = Quando prendi un ostaggio, puoi prenderne un altro.
card-way_of_bushido = Via del Bushido
card-way_of_bushido-text = Quando comincia la guerra, 2 monete e 2 PV per ogni Virtù diversa che possiedi.
card-way_of_the_ronin = Via del Ronin
card-way_of_the_ronin-text = Prendi 2 ronin quando comincia la guerra.
card-yurei = Yurei
card-yurei-text = Forza 2, e conta come un Daimyo.
card-justice = Giustizia
card-justice-text = Ogni volta che uccidi delle miniature, 3 PV per ciascuno dei loro proprietari con onore inferiore al tuo.
card-oni_of_blood = Oni del Sangue
card-oni_of_blood-text = Forza 2; Forza 4 dove hai l’onore più basso tra i presenti.
card-oni_of_souls = Oni delle Anime
card-oni_of_souls-text = Quando prendi il segnalino di una provincia in cui è vivo, 2 PV per ogni Oni che possiedi.
card-path_of_the_samurai = Sentiero del Samurai
card-path_of_the_samurai-text = Alla fine di ogni Reclutamento puoi collocare un Bushi della tua riserva in una provincia qualsiasi.
card-mercy = Misericordia
card-mercy-text = Quando stai per uccidere miniature avversarie, puoi risparmiarle tutte per 2 PV.
card-path_of_the_monkey = Sentiero della Scimmia
card-path_of_the_monkey-text = Dopo aver convocato, puoi prendere una moneta da ogni avversario tra i più ricchi; poi perdi onore.
card-loyalty = Lealtà
card-loyalty-text = Finché hai un alleato, ogni volta che ottieni PV prima dell’inverno ne ottieni 1 in più.
card-way_of_the_merchant = Via del Mercante
card-way_of_the_merchant-text = Quando un giocatore più ricco prende monete dalla pila comune, prendine una anche tu.

## Autunno

card-form_of_the_kitsune = Forma della Kitsune
card-form_of_the_kitsune-text = In inverno, 3 PV per ogni tua roccaforte sulla mappa.
card-form_of_the_phoenix = Forma della Fenice
card-form_of_the_phoenix-text = In inverno, 3 PV per ogni Virtù diversa che possiedi.
card-path_of_the_dragon = Sentiero del Drago
card-path_of_the_dragon-text = I tuoi Daimyo hanno 3 Forza in più.
card-river_dragon = Drago del Fiume
card-river_dragon-text = Forza 5.
card-way_of_the_moneylender = Via dell’Usuraio
card-way_of_the_moneylender-text = Prendi 5 monete quando comincia la guerra.
card-form_of_the_beast = Forma della Bestia
card-form_of_the_beast-text = In inverno, 3 PV per ogni Mostro che possiedi.
card-oni_of_hate = Oni dell’Odio
card-oni_of_hate-text = Quando entra in una provincia, uccide lì un Bushi o uno Shinto di ogni avversario con onore superiore.
card-oni_of_spite = Oni del Rancore
card-oni_of_spite-text = Quando entra in una provincia, ruba 2 PV a ogni avversario con onore superiore che vi ha Forza.
card-way_of_the_katana = Via della Katana
card-way_of_the_katana-text = I tuoi Bushi hanno Forza 2 nella fase di guerra.
card-form_of_the_demon = Forma del Demone
card-form_of_the_demon-text = In inverno, 3 PV per ogni Oni che possiedi.
card-path_of_the_spirit = Sentiero dello Spirito
card-path_of_the_spirit-text = Dopo aver convocato, prendi 2 monete e ottieni 2 PV se nessuno ha onore superiore.
card-form_of_the_kindred = Forma dei Congiunti
card-form_of_the_kindred-text = In inverno, 3 PV per ogni stagione in cui hai avuto un alleato.
card-path_of_the_unrighteous = Sentiero degli Ingiusti
card-path_of_the_unrighteous-text = Ogni tuo Tradimento può sostituire una miniatura in più, di un avversario qualsiasi, anche in un santuario.
