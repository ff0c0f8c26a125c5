# Les noms des choses. Les termes sont ceux des règles françaises ; les phrases sont les nôtres.
# Ce document garde les noms anglais des clans, mandats et avantages et donne leur sens entre parenthèses : Dragonfly
# (Libellule), Turtle (Tortue), Recruit (Recruter), Marshal (Déployer), Train (Entraîner), Harvest (Récolter), Betray
# (Trahir), Take Hostage (Prise d'Otages), Hire Ronin (Renforts Ronins), Imperial Poets (Poètes Impériaux). Nous prenons
# le français. Les sets Archway, Horseman et Teapot n'y ont pas de nom français : ils restent tels quels.
# Comme là : clans sans article (« Koi gagne 2 PV »), temple, forteresse, invoquer, miser, PV, pièces, tuile Province en
# Guerre, types Amélioration, Vertu, Monstre, Renforcement, Mérite.
# Formes : lieux .in .to .from (aussi « de ») ; kami .of ; pièces du jeu .object (avec l'article) ; saisons .The .of.

## Clans

clan-koi = Koi
clan-koi-text = Au début de la guerre, chaque ronin devient une pièce. Avec Renforts Ronins, chaque pièce gardée compte comme un ronin.
clan-lotus = Lotus
clan-lotus-text = Joue sa tuile de mandat face cachée, pour de bon, et annonce le mandat de son choix.
clan-turtle = Tortue
clan-turtle-text = Ses forteresses ont une Force de 1 sur la carte et se déplacent comme des figurines.
clan-dragonfly = Libellule
clan-dragonfly-text = Invoque dans n’importe quelle province, et ses déplacements mènent partout sans emprunter de route.
clan-bonsai = Bonsai
clan-bonsai-text = Ne paie jamais plus de 1 pièce pour une carte ou une forteresse ; les réductions viennent après.

## Provinces

province-hokkaido = Hokkaido
    .in = à Hokkaido
    .to = à Hokkaido
    .from = de Hokkaido
province-oshu = Oshu
    .in = à Oshu
    .to = à Oshu
    .from = d’Oshu
province-edo = Edo
    .in = à Edo
    .to = à Edo
    .from = d’Edo
province-kyoto = Kyoto
    .in = à Kyoto
    .to = à Kyoto
    .from = de Kyoto
province-kansai = Kansai
    .in = à Kansai
    .to = à Kansai
    .from = de Kansai
province-nagato = Nagato
    .in = à Nagato
    .to = à Nagato
    .from = de Nagato
province-shikoku = Shikoku
    .in = à Shikoku
    .to = à Shikoku
    .from = de Shikoku
province-kyushu = Kyushu
    .in = à Kyushu
    .to = à Kyushu
    .from = de Kyushu

## Les kamis et les faveurs de leurs temples

kami-amaterasu = Amaterasu
    .of = d’Amaterasu
    .in = au temple d’Amaterasu
    .to = au temple d’Amaterasu
kami-amaterasu-text = Vous pouvez passer en tête de la piste d’honneur.
kami-fujin = Fujin
    .of = de Fujin
    .in = au temple de Fujin
    .to = au temple de Fujin
kami-fujin-text = Vous pouvez faire jusqu’à deux déplacements avec vos figurines sur la carte.
kami-hachiman = Hachiman
    .of = de Hachiman
    .in = au temple de Hachiman
    .to = au temple de Hachiman
kami-hachiman-text = Prenez 2 ronins.
kami-raijin = Raijin
    .of = de Raijin
    .in = au temple de Raijin
    .to = au temple de Raijin
kami-raijin-text = Vous pouvez invoquer un Bushi dans n’importe quelle province.
kami-ryujin = Ryujin
    .of = de Ryujin
    .in = au temple de Ryujin
    .to = au temple de Ryujin
kami-ryujin-text = Vous pouvez acheter une carte Saison au prix fort.
kami-susanoo = Susanoo
    .of = de Susanoo
    .in = au temple de Susanoo
    .to = au temple de Susanoo
kami-susanoo-text = Gagnez 1 PV pour chacune de vos forteresses sur la carte.
kami-tsukuyomi = Tsukuyomi
    .of = de Tsukuyomi
    .in = au temple de Tsukuyomi
    .to = au temple de Tsukuyomi
kami-tsukuyomi-text = Prenez 2 pièces.

## Mandats : -text pour tous, -bonus pour celui qui le choisit et son allié

mandate-recruit = Recruter
mandate-recruit-text = Chacun invoque une figurine dans chacune de ses forteresses. Un Shinto peut aller dans un temple à la place.
mandate-recruit-bonus = Une figurine de plus.
mandate-marshal = Déployer
mandate-marshal-text = Chacun peut déplacer chacune de ses figurines dans une province adjacente.
mandate-marshal-bonus = Construisez une forteresse n’importe où pour 3 pièces.
mandate-train = Entraîner
mandate-train-text = Chacun peut acheter une carte Saison, en commençant par celui qui a choisi le mandat.
mandate-train-bonus = La carte coûte 1 pièce de moins.
mandate-harvest = Récolter
mandate-harvest-text = Chacun prend une pièce.
mandate-harvest-bonus = Les récompenses de toutes les provinces où vous avez le plus de Force.
mandate-betray = Trahir
mandate-betray-text = Pour celui qui le choisit seulement : remplacez jusqu’à deux figurines de deux joueurs différents par les vôtres du même type.
mandate-betray-bonus = Pas de bonus. Si vous avez un allié, l’alliance est rompue et vous perdez de l’honneur.

## Avantages de guerre

advantage-seppuku = Seppuku
advantage-seppuku-text = Vous pouvez tuer toutes vos figurines ici : 1 PV et un cran d’honneur pour chacune.
advantage-hostage = Prise d’Otages
advantage-hostage-text = Vous pouvez capturer une figurine d’un autre participant, jamais un Daimyo, et voler 1 PV.
advantage-ronin = Renforts Ronins
advantage-ronin-text = Chacun de vos ronins ajoute 1 de Force dans cette bataille. Ils ne sont pas dépensés.
advantage-poets = Poètes Impériaux
advantage-poets-text = 1 PV par figurine tuée dans cette bataille.

## Saisons et phases

season-spring = Printemps
    .The = Le printemps
    .of = du printemps
season-summer = Été
    .The = L’été
    .of = de l’été
season-autumn = Automne
    .The = L’automne
    .of = de l’automne
season-winter = Hiver
    .The = L’hiver
    .of = de l’hiver

phase-setup = Mise en place saisonnière
phase-tea = Cérémonie du thé
phase-political = Phase politique
phase-war = Phase de guerre
phase-cleanup = Fin de saison
phase-over = Fin de la partie

## Pièces du jeu. -count : combien se trouvent quelque part

piece-bushi = Bushi
    .object = un Bushi
piece-bushi-count =
    { $count ->
        [one] { $count } Bushi
       *[other] { $count } Bushis
    }
piece-shinto = Shinto
    .object = un Shinto
piece-shinto-count =
    { $count ->
        [one] { $count } Shinto
       *[other] { $count } Shintos
    }
piece-daimyo = Daimyo
    .object = le Daimyo
piece-daimyo-count =
    { $count ->
        [one] { $count } Daimyo
       *[other] { $count } Daimyos
    }
piece-stronghold = Forteresse
    .object = une forteresse
piece-stronghold-count =
    { $count ->
        [one] { $count } forteresse
       *[other] { $count } forteresses
    }
piece-komainu = { card-komainu }
    .object = le Komainu
piece-oni_of_skulls = { card-oni_of_skulls }
    .object = l’Oni des Crânes
piece-yurei = { card-yurei }
    .object = le Yurei
piece-river_dragon = { card-river_dragon }
    .object = le Dragon du Fleuve
piece-oni_of_blood = { card-oni_of_blood }
    .object = l’Oni de Sang
piece-oni_of_souls = { card-oni_of_souls }
    .object = l’Oni des Âmes
piece-oni_of_hate = { card-oni_of_hate }
    .object = l’Oni de la Haine
piece-oni_of_spite = { card-oni_of_spite }
    .object = l’Oni de la Rancune

## Sets et types de cartes

set-core = Base
set-archway = Archway
set-horseman = Horseman
set-teapot = Teapot

kind-enhancement = Amélioration
kind-virtue = Vertu
kind-monster = Monstre
kind-war = Renforcement
kind-winter = Mérite

## Ce qu'on possède : le mot seul, combien, et la même chose comme complément d'objet

reward-vp = PV
reward-coins = Pièces d’or
reward-ronin = Ronins

amount-vp = { $count } PV
amount-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
amount-coins-object = { amount-coins }
amount-ronin =
    { $count ->
        [one] { $count } ronin
       *[other] { $count } ronins
    }
amount-ronin-object = { amount-ronin }
goods = { GOODS($coins, $ronin) }

## Chapitres des règles

rules-chapter-R1 = Notions
rules-chapter-R2 = Honneur et égalités
rules-chapter-R3 = Mise en place
rules-chapter-R4 = La saison
rules-chapter-R5 = Cérémonie du thé
rules-chapter-R6 = Phase politique
rules-chapter-R7 = Tour des kamis
rules-chapter-R8 = Phase de guerre
rules-chapter-R9 = Hiver
rules-chapter-R10 = Clans
rules-chapter-Q = Précisions
rules-chapter-A = L’Automa
