# Les rediffusions des parties terminées, et la référence des cartes et des clans.

## Rediffusion

replay-title = Rediffusion : { $title } – Hinode
replay-name = Rediffusion
replay-link = Copier le lien vers ce moment
replay-record = Télécharger l’enregistrement
replay-controls = Parcourir la partie
replay-first = Au début
replay-back = Une action en arrière
replay-next = Une action en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment de la partie
replay-count = Action { $at } sur { $last }
replay-speed = Vitesse
speed-slow = Lente
speed-steady = Normale
speed-fast = Rapide
replay-start = Avant la première action

## Ce qui était caché alors

hidden-tiles = Tuiles de { CLAN($clan) }, depuis le dessus
hidden-chosen = choisie
hidden-bids = Mises secrètes
hidden-deck = La pile de mandats, depuis le dessus

## Le graphique

plot-title = Points de victoire
plot-clan = { CLAN($clan) } { $count }
