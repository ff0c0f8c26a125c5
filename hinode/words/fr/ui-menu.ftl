# The menu of the table, its dialogs, and playing again.

menu-title = Menu
menu-close = Fermer
menu-home = À l’accueil
menu-rules = Règles et cartes
menu-settings = Réglages
menu-share = Partager
menu-seat = Ma place
menu-leave = Quitter la partie

## Settings

settings-size = Taille du texte
size-small = Petite
size-normal = Normale
size-large = Grande
size-huge = Très grande
settings-confirm = Demander avant les actions importantes

## Sharing

share-sheet = Partager…
share-qr = Code QR
share-text = Rising Sun sur Hinode
share-watch = Avec ce lien, on peut regarder la partie.
share-private = Seuls ceux qui jouent voient cette table ; pour les autres, ce lien n’ouvre rien avant la fin de la partie.
share-over = Toute la partie, coup par coup.
share-replay = Lien vers la partie enregistrée

## One's own seat

seat-move = Montrer le lien de ma place
seat-move-text = Ce lien ouvre votre place sur un autre appareil. Qui le possède joue pour vous : ne le montrez à personne d’autre.
seat-no-link = Cet appareil ne connaît pas le lien de la place.

## Leaving

leave-text = Votre place reste à vous. Pour revenir, cherchez « Mes parties » sur la page d’accueil.
leave-wait = Quitter ; les autres attendent
leave-bot = Quitter ; un bot joue pour moi

## Playing again

again-alone = Rejouer
again-people = Revanche avec les mêmes personnes
again-sit = Revanche : s’asseoir
again-go = À la revanche
again-invited = Vous êtes invité à une revanche.
again-copy = Ouvrir une table comme celle-ci
again-copy-short = Une autre pareille
