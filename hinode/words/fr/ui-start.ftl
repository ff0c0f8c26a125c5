# Les pages avant une partie : l'accueil, l'attente à une table, et ce que toutes les pages ont en commun.

## L'application

app-title = Hinode
app-loading = Un instant…
app-not-loaded = Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et rechargez.
app-no-page = Il n’y a rien à cette adresse.
app-home = Retour à l’accueil

error-lost = Le serveur est injoignable. Réessayez dans un instant.
error-bug = Quelque chose s’est mal passé sur le serveur. Réessayez.

## L'accueil

start-tagline = Une maison ouverte pour le jeu de plateau Rising Sun
start-guest = Invité
your-name = Votre nom

door-lesson = Apprendre
door-join = Rejoindre ou regarder
door-open = Ouvrir une table
door-device = Un seul appareil
door-record = Revoir une partie
door-learn = Règles et cartes

play-now = Jouer contre des bots
play-now-go = Jouer

choose-clan = Clan
choose-any = Au hasard
choose-any-text = Un clan au hasard.
choose-players = Joueurs
choose-bot = Bots
choose-character = Leur parole
bot-random = Insouciant
bot-random-text = Fait tout ce que les règles permettent.
bot-easy = Facile
bot-easy-text = Joue avec bon sens et commet des erreurs. Pour une première partie.
bot-normal = Normal
bot-normal-text = Pèse chaque choix, négocie et mise pour gagner.
bot-hard = Difficile
bot-hard-text = Joue la suite dans sa tête. Réfléchit une seconde ou deux.
# $level et $character sont les mots ci-dessus et ci-dessous
bot-with-character = { $level }, { $character }
character-any = varie : à découvrir
character-loyal = loyal
character-opportunist = opportuniste
character-treacherous = perfide

## Ouvrir une table

open-title = Titre de la table
open-title-none = Aucun
open-clans = Clans
clans-picked = Choisis
clans-random = Tirés au sort
clans-drafted = Tour à tour
open-set = Set de cartes
any-random = Au hasard
open-shrines = Temples
shrines-random = Au hasard
shrines-beginner = Première partie
shrines-chosen = Choisis
open-kami =
    { $left ->
        [0] Quatre kamis ont un temple :
        [one] Choisissez encore { $left } kami :
       *[other] Choisissez encore { $left } kamis :
    }
open-clock = Temps de réflexion
clock-none = Sans horloge
clock-brisk = Vif : 1 minute par décision, 5 en réserve
clock-live = Calme : 2 minutes par décision, 15 en réserve
clock-day = Par correspondance : 1 jour par décision
clock-days = Par correspondance : 3 jours par décision
clock-other = Une horloge particulière
open-late = Quand le temps est écoulé
late-wait = Les autres le voient et attendent
late-bot_once = Un bot prend cette décision
late-bot = Un bot joue jusqu’à votre retour
open-language = Langue de la table
open-listed = L’afficher dans la liste des tables
open-spectators = D’autres peuvent regarder
open-go = Ouvrir la table

## Rejoindre

join-link = Lien ou nom d’une table
join-example = Collez le lien reçu
join-go = Y aller
join-unclear = Ce n’est ni un lien ni le nom d’une table.
join-listed = Tables de la liste
join-none = Aucune table dans la liste pour l’instant. Ouvrez-en une pour qu’on vous trouve.
join-sit = S’asseoir
join-watch = Regarder
join-look = Revoir
lobby-named = Table { $name }
status-open =
    { $free ->
        [0] complète
        [one] { $free } place libre
       *[other] { $free } places libres
    }
status-drafting = choix des clans
status-playing = en cours
status-over = terminée
status-broken = ne peut pas continuer

## Un seul appareil

device-text = Faites passer l’appareil : il interroge chacun à son tour et cache ce que les autres ne doivent pas voir. Les places sans nom vont aux bots.
device-name = Nom du joueur { $number }
device-bot = Joueur { $number } : un bot, ou un nom
device-clan = Clan du joueur { $number }
device-same = Deux personnes portent le même nom.
device-go = S’asseoir et commencer

## Enregistrements

record-text = N’importe quelle partie de Hinode sous forme de texte : un fichier, ou un texte collé. Elle s’ouvre en rediffusion avec son propre lien.
record-file = Un fichier
record-paste = Ou le texte lui-même
record-go = Montrer la partie

## La première partie

learn-title = Votre première partie
learn-text = Un printemps joué pas à pas avec vous : le thé, les mandats, les kamis et la guerre. Une dizaine de minutes, face à deux clans qui vous attendent.
learn-go = Commencer la leçon

## Le pied de page

foot-unofficial = Hinode n’est pas officiel et n’est pas affilié à l’éditeur du jeu. Il ne contient ni illustrations ni textes du jeu. Apportez le vrai jeu à votre table : il est magnifique.
foot-language = Langue
foot-theme = Thème
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Nuit

## L'attente à une table

lobby-title = { $title } – Hinode
lobby-lost = La connexion est perdue. Nouvel essai…
fact-players = { $count } joueurs
fact-set = Cartes : { $set }
fact-shrines = Temples : { $shrines }
fact-clans = Clans : { $clans }
fact-listed = dans la liste
fact-unlisted = par lien seulement
fact-watched = d’autres peuvent regarder
fact-private = personne d’autre ne peut regarder

lobby-seats = Autour de la table
lobby-draft = Choix des clans, dans cet ordre
lobby-talk = Discussion
lobby-free = Place libre
lobby-you = vous
lobby-host = hôte
lobby-any-clan = n’importe quel clan
lobby-clan-random = un clan tiré au sort au début
lobby-clan-drafted = un clan choisi à son tour
lobby-chooses = choisit maintenant
lobby-late = temps écoulé
lobby-clan-of = Clan de { $name }
lobby-your-choice = Choisissez votre clan
lobby-lead = Mener le clan { CLAN($clan) }
lobby-leave = Se lever
lobby-send-away = Renvoyer
lobby-watchers =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
lobby-one-bot = Ajouter un bot
lobby-fill = Placer des bots aux { $count } places libres
lobby-start = Commencer la partie
lobby-start-draft = Commencer : choix des clans
lobby-waits-seats =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
lobby-waits-host = Tout le monde est là. { $name } lance la partie.

sit-title = S’asseoir
sit-another = Une autre personne sur cet appareil
sit-another-text = Vous partagez cet appareil. Il interroge chacun à son tour et cache ce que les autres ne doivent pas voir.
sit-their-name = Son nom

invite-title = Inviter
invite-text = Avec ce lien, on peut s’asseoir ou regarder.
invite-link = Lien de la table
invite-own = Continuer sur un autre appareil
invite-own-text = Ce lien ouvre votre place : sur votre téléphone, ou quand le navigateur vous a oublié. Il n’est que pour vous. Qui le possède joue à votre place.
invite-own-of = Place de { $name }
copy = Copier
copied = Copié
never-mind = Renoncer

## Une partie que l’on ne peut plus rejouer

broken-text = Rien n’est perdu : le serveur garde la partie telle quelle, et une version antérieure de Hinode peut la poursuivre.
broken-why = Le serveur indique : { $why }
broken-record = Télécharger ce qui s’est passé
broken-record-of = Télécharger ce que sait { $name }
