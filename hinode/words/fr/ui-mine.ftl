# Coming back: one's own games, the list of tables, and what newcomers read first.

## My games

mine-title = Mes parties
mine-waiting-title = ({ $count }) Hinode
mine-turn = À vous de jouer
mine-invited = Invitations
mine-waiting = En attente des autres
mine-open = Pas encore commencées
mine-over = Terminées
mine-more = Encore { $count }
mine-with = Avec { $names }
mine-alone = Encore personne d’autre
mine-forget = Oublier cette partie
mine-forget-of = Oublier : { $title }
mine-forget-text = Elle ne disparaît que de cet appareil. Sans le lien de votre place, vous ne pourrez plus jouer !
mine-forget-over = Elle ne disparaît que de cet appareil ; la table reste.

## The list of tables

list-filter = Quelles tables
list-any-players = Tout nombre de joueurs
list-any-pace = Toute horloge
list-pace-none = Sans horloge
list-pace-live = En une séance
list-pace-slow = Par correspondance
list-any-set = Tout jeu de cartes
list-free = Places libres seulement
list-order = Ordre
list-order-ready = Sur le point de commencer
list-order-new = Les plus récentes
list-order-active = Dernière activité
list-count = { $shown } tables sur { $all }
list-of = Table de { $name }
list-clock = { $seconds } + { $bank }

## The first visit

start-what = Rising Sun est un jeu de société d’alliances, de trahisons et de guerre dans un Japon légendaire, de 3 à 5 joueurs.
start-new = Première visite ? Leçon de dix minutes

## The lobby

clock-lightning = Éclair : 15 secondes par décision, 3 minutes en réserve
clock-quick = Rapide : 30 secondes par décision, 4 minutes en réserve
fact-clock = { $seconds } par décision, { $bank } en réserve, { $tea } pour le thé
fact-late = Temps écoulé : { $late }
lobby-powers = Ce que sait faire chaque clan
lobby-power-taken = pris
lobby-outside = Seuls ceux qui jouent verront la partie. Asseyez-vous pour la voir.
invite-private = Avec ce lien, on peut s’asseoir. Une fois la partie commencée, seuls ceux qui jouent voient cette table.
try-now = Réessayer maintenant
