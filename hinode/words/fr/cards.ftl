# Les cartes Saison : nom et effet, avec nos mots.
# Les règles françaises ne nomment que Komainu, Yurei, Oni des Crânes et Oni de Sang : elles
# traduisent les noms anglais des monstres et gardent les noms japonais. Les autres noms sont traduits ici de la même
# façon : Path = Chemin, Way = Voie, Form = Forme ; les autres Oni et les Vertus mot à mot.

## Printemps

card-komainu = Komainu
card-komainu-text = C’est à la fois un Monstre et un Shinto.
card-oni_of_skulls = Oni des Crânes
card-oni_of_skulls-text = Force de 1 ; Force de 3 là où vous avez l’honneur le plus faible des clans présents.
card-path_of_the_lion = Chemin du Lion
card-path_of_the_lion-text = Vos Daimyos ont 1 de Force en plus.
card-righteousness = Droiture
card-righteousness-text = Chacune de vos figurines tuées vous rapporte 1 PV.
card-way_of_the_shogun = Voie du Shogun
card-way_of_the_shogun-text = Prenez 3 pièces quand la guerre commence.
card-benevolence = Bienveillance
card-benevolence-text = Quand vous payez une carte ou une forteresse, vous pouvez donner une des pièces à un autre joueur : vous gagnez de l’honneur et 2 PV.
card-path_of_the_kenin = Chemin du Kenin
card-path_of_the_kenin-text = Après une invocation, vous pouvez placer un Bushi de votre réserve dans une de vos forteresses.
card-path_of_the_light = Chemin de la Lumière
card-path_of_the_light-text = À la fin de chaque mandat Recruter, vous pouvez placer un Shinto de votre réserve dans un temple.
card-courage = Courage
card-courage-text = Chaque tuile Province en Guerre que vous prenez rapporte aussitôt 2 PV.
card-path_of_the_ninja = Chemin du Ninja
card-path_of_the_ninja-text = Après une invocation, vous pouvez tuer n’importe quel Bushi sur la carte ; vous perdez ensuite de l’honneur.
card-way_of_the_righteous = Voie des Justes
card-way_of_the_righteous-text = Quand la guerre commence, prenez une pièce à chaque joueur ayant moins d’honneur.
card-honesty = Honnêteté
card-honesty-text = Tant que vous avez un allié, choisir un autre mandat que Trahir rapporte 2 PV.
card-path_of_the_patron = Chemin du Mécène
card-path_of_the_patron-text = Après une invocation, prenez 2 pièces si au moins deux joueurs ont moins d’honneur.
card-path_of_the_warlord = Chemin du Seigneur de Guerre
card-path_of_the_warlord-text = Après une invocation, prenez une pièce.

## Été

card-path_of_the_serpent = Chemin du Serpent
card-path_of_the_serpent-text = Vous pouvez réclamer aux autres une pièce par route maritime empruntée, une fois par route et par tour ; ils peuvent faire demi-tour.
card-respect = Respect
card-respect-text = En prenant un otage, vous pouvez en prendre un de plus.
card-way_of_bushido = Voie du Bushido
card-way_of_bushido-text = Quand la guerre commence, 2 pièces et 2 PV pour chaque Vertu différente que vous possédez.
card-way_of_the_ronin = Voie du Ronin
card-way_of_the_ronin-text = Prenez 2 ronins quand la guerre commence.
card-yurei = Yurei
card-yurei-text = Force de 2, et compte comme un Daimyo.
card-justice = Justice
card-justice-text = Chaque fois que vous tuez des figurines, 3 PV pour chacun de leurs propriétaires ayant moins d’honneur que vous.
card-oni_of_blood = Oni de Sang
card-oni_of_blood-text = Force de 2 ; Force de 4 là où vous avez l’honneur le plus faible des clans présents.
card-oni_of_souls = Oni des Âmes
card-oni_of_souls-text = Quand vous prenez la tuile d’une province où il est en vie, 2 PV pour chaque Oni que vous possédez.
card-path_of_the_samurai = Chemin du Samouraï
card-path_of_the_samurai-text = À la fin de chaque mandat Recruter, vous pouvez placer un Bushi de votre réserve dans n’importe quelle province.
card-mercy = Clémence
card-mercy-text = Quand vous devez tuer des figurines adverses, vous pouvez toutes les épargner pour 2 PV.
card-path_of_the_monkey = Chemin du Singe
card-path_of_the_monkey-text = Après une invocation, vous pouvez prendre une pièce à chaque adversaire parmi les plus riches ; vous perdez ensuite de l’honneur.
card-loyalty = Loyauté
card-loyalty-text = Tant que vous avez un allié, chaque fois que vous gagnez des PV avant l’hiver, gagnez-en 1 de plus.
card-way_of_the_merchant = Voie du Marchand
card-way_of_the_merchant-text = Quand un joueur plus riche prend des pièces de la réserve commune, prenez-en une aussi.

## Automne

card-form_of_the_kitsune = Forme du Kitsune
card-form_of_the_kitsune-text = En hiver, 3 PV pour chacune de vos forteresses sur la carte.
card-form_of_the_phoenix = Forme du Phénix
card-form_of_the_phoenix-text = En hiver, 3 PV pour chaque Vertu différente que vous possédez.
card-path_of_the_dragon = Chemin du Dragon
card-path_of_the_dragon-text = Vos Daimyos ont 3 de Force en plus.
card-river_dragon = Dragon du Fleuve
card-river_dragon-text = Force de 5.
card-way_of_the_moneylender = Voie de l’Usurier
card-way_of_the_moneylender-text = Prenez 5 pièces quand la guerre commence.
card-form_of_the_beast = Forme de la Bête
card-form_of_the_beast-text = En hiver, 3 PV pour chaque Monstre que vous possédez.
card-oni_of_hate = Oni de la Haine
card-oni_of_hate-text = En entrant dans une province, il y tue un Bushi ou un Shinto de chaque adversaire ayant plus d’honneur.
card-oni_of_spite = Oni de la Rancune
card-oni_of_spite-text = En entrant dans une province, il vole 2 PV à chaque adversaire ayant plus d’honneur et de la Force sur place.
card-way_of_the_katana = Voie du Katana
card-way_of_the_katana-text = Vos Bushis ont une Force de 2 pendant la phase de guerre.
card-form_of_the_demon = Forme du Démon
card-form_of_the_demon-text = En hiver, 3 PV pour chaque Oni que vous possédez.
card-path_of_the_spirit = Chemin de l’Esprit
card-path_of_the_spirit-text = Après une invocation, prenez 2 pièces et gagnez 2 PV si personne n’a plus d’honneur.
card-form_of_the_kindred = Forme de la Parenté
card-form_of_the_kindred-text = En hiver, 3 PV pour chaque saison où vous avez eu un allié.
card-path_of_the_unrighteous = Chemin des Injustes
card-path_of_the_unrighteous-text = Chacun de vos mandats Trahir peut remplacer une figurine de plus, de n’importe quel adversaire, même dans un temple.
