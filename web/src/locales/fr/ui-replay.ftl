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

## La référence

rules-title = Cartes et clans
rules-text = Ce que font les choses sur la table, avec nos mots. Les règles complètes ne sont pas encore ici.
rules-parts = Parties de cette page
rules-clan = Clans
rules-mandate = Mandats
rules-kami = Kamis
rules-advantage = Avantages de guerre
rules-cards = Cartes Saison
rules-bonus = Pour qui choisit et son allié
cards-search = Chercher un nom ou un texte
cards-kind = Type
cards-any = Tous
cards-found =
    { $count ->
        [0] Aucune carte ne contient tous ces mots.
        [one] { $count } carte
       *[other] { $count } cartes différentes
    }
