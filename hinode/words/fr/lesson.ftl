# Apprendre en jouant : le guide à la table et ce que disent les leçons.

## Le guide

learn-coach = La leçon
learn-chapter = Chapitre { $number } sur { $count } : { $chapter }
learn-next = Suivant
learn-back = Retour
learn-page = { $number } sur { $count }
learn-rule = Règle { $rule }
learn-skip = Passer la leçon
learn-hide = Ranger le conseil
learn-show = Montrer le conseil
learn-new-game = Une nouvelle partie
learn-play-on = Continuer ici

## Chapitres

lesson-chapter-tea = Cérémonie du thé
lesson-chapter-mandates = Mandats
lesson-chapter-recruit = Recruter
lesson-chapter-marshal = Déployer
lesson-chapter-train = Entraîner
lesson-chapter-kami = Les kamis
lesson-chapter-harvest = Récolter
lesson-chapter-betray = Trahir
lesson-chapter-war = Guerre
lesson-chapter-winter = Et ensuite

## La première saison

lesson-welcome = Bienvenue ! Vous menez le clan Bonsai pendant un printemps, du premier thé à la dernière bataille. Vous ne pouvez rien casser : essayez ce que vous voulez.
lesson-goal = Après trois saisons et un hiver, qui a le plus de points de victoire (PV, le laurier) l’emporte. Les clans sont rangés ici par honneur : le plus haut gagne toute égalité.
lesson-map = Voici les huit provinces. Un sceau rouge annonce la guerre en fin de saison, dans l’ordre des numéros. Le vainqueur prend la tuile Province en Guerre.
lesson-tea = Chaque saison commence par le thé, où deux clans peuvent s’allier. Koi vous propose une alliance, avec 1 pièce. Acceptez.
lesson-allied = Le nœud montre que Koi est votre allié : chacun reçoit aussi le bonus de ce que l’autre choisit. Toute autre promesse n’engage personne.
lesson-talk = Ici on parle : à tout le monde, ou en privé avec une personne, à tout moment. Ce qui se dit en privé, vous seuls le voyez.
lesson-deals = Et voici les accords : qui promet quoi à qui. Une promesse n’engage personne, mais la table voit si elle a été tenue.
lesson-track = Sept fois dans la saison, quelqu’un choisit un mandat et tous l’exécutent. Trois fois, les kamis viennent. Le premier choix est à vous.
lesson-tiles = Vous avez pioché quatre tuiles que personne d’autre ne voit. Tous font ce qui est au-dessus du trait ; seuls vous et votre allié avez le bonus au-dessous. Choisissez Recruter.
lesson-recruit = Recruter amène des figurines de votre réserve : une pour chacune de vos forteresses, et une de plus avec le bonus.
lesson-shinto = Un Shinto peut aller dans un temple au lieu de la carte. Envoyez-en un chez Hachiman, qui donne des ronins : désignez le Shinto, puis le temple.
lesson-bushi = Et un Bushi chez vous, à Kyushu. Chaque figurine a une Force de 1, et dans une province c’est la plus grande Force qui compte.
lesson-powers = Chaque clan a un pouvoir que les autres n’ont pas. Le vôtre : ni carte ni forteresse ne vous coûte plus de 1 pièce. Cliquez sur le nom d’un clan pour lire ce qu’il sait faire.
lesson-marshal = Voici Déployer : chacun peut déplacer une fois chacune de ses figurines, par une frontière ou une route maritime (le trait pointillé avec un bateau).
lesson-move-shikoku = La guerre commence par Shikoku, et il n’y a personne. Envoyez un Bushi : qui est seul prend la tuile sans combat.
lesson-move-kansai = Libellule vole où bon lui semble, et Kansai lui plaît. Envoyez-y aussi votre autre Bushi.
lesson-moves-done = Votre Daimyo peut rester chez lui : rien n’oblige à bouger. Dites que vous avez fini.
lesson-build = Le bonus de Déployer est une forteresse dans n’importe quelle province. Les autres la paient 3 pièces, Bonsai jamais plus de 1. Construisez à Kansai : des figurines pourront y arriver.
lesson-train = Entraîner : chacun peut acheter une carte Saison. Elle est à vous pour toute la partie.
lesson-kinds = Il y a cinq sortes de cartes : les Monstres arrivent en figurines, les Améliorations aident vos mandats, les Vertus récompensent votre façon de jouer, les Renforcements donnent de la Force, et les Mérites comptent à la fin.
lesson-card = Le Komainu est un Monstre : sa carte amène une figurine. Les autres le paient 2 pièces, vous 1 au plus. Achetez-le.
lesson-monster = Un Monstre arrive aussitôt, dans une de vos forteresses. Invoquez-le à Kansai.
lesson-kami = Entre-temps, les kamis sont venus. Dans chaque temple, qui a le plus de Force reçoit le don, et l’honneur départage. Les fidèles restent : un temple peut payer trois fois par saison.
lesson-harvest = À vous de choisir. Avec Récolter, tous prennent une pièce, mais vous et votre allié aussi la récompense de chaque province où vous avez le plus de Force. Choisissez Récolter.
lesson-harvested = Voilà la récolte. Chaque province a donné ce qui y est dessiné : PV, pièces ou ronins. Le compte est ici.
lesson-recruit-again = Encore Recruter. Susanoo donne 1 PV pour chacune de vos forteresses. Envoyez-y un Shinto : si un autre y prie, l’honneur départage.
lesson-reinforce = Il y aura bataille à Kansai. Invoquez un Bushi dans votre forteresse là-bas.
lesson-as-you-like = Encore une figurine, et cette fois sans conseil : Kansai, chez vous ou un autre temple ?
lesson-marshal-again = Encore Déployer ; le bonus n’est que pour celui qui choisit et son allié. Koi se rassemble à Kyoto. Déplacez un Bushi de Kansai à Kyoto : vous verrez bientôt pourquoi.
lesson-moves-done-again = Laissez les autres où ils sont, et dites que vous avez fini.
lesson-last-turn = Le dernier mandat de la saison est à vous. Puis les kamis viennent une dernière fois, et c’est la guerre.
lesson-betray = Trahir n’est que pour vous. Votre alliance est rompue et vous perdez un cran d’honneur, mais vous remplacez deux figurines d’autrui par les vôtres. Choisissez-le : plus personne ne peut répondre.
lesson-replace-koi = Remplacez un Bushi de Koi à Kyoto. Il retourne dans sa réserve, et un des vôtres prend sa place.
lesson-replace-dragonfly = La seconde figurine doit être à un autre joueur. Remplacez un Bushi de Libellule à Kansai.
lesson-war = La guerre ! Les provinces viennent dans l’ordre des sceaux. Qui est seul prend la tuile ; deux alliés seuls ne se battent pas ; tous les autres, si.
lesson-battle = Bataille à Kansai, et Libellule est au moins aussi forte que vous. Mais d’abord, chacun mise en secret des pièces sur quatre avantages.
lesson-advantages = Chacun va à la plus haute mise. Seppuku change vos propres morts en PV, un otage coûte une figurine à un autre clan, les ronins ajoutent de la Force, les poètes donnent des PV pour tous les morts.
lesson-bid-kansai = Vous avez des ronins, Libellule n’en a pas. Misez 2 sur l’otage et 3 sur les ronins, et gardez le reste pour la prochaine bataille.
lesson-hostage = L’otage est à vous : capturez un Bushi de Libellule et volez 1 PV. La saison prochaine il rentre chez lui, et vous recevez une pièce.
lesson-ronin = Engagez vos ronins : chacun ajoute 1 de Force dans cette bataille, et vous les gardez.
lesson-won = La bataille est finie. Qui avait le plus de Force l’a emporté et a pris la tuile ; toutes les figurines des perdants y sont mortes.
lesson-poets = Les poètes ont donné à qui les a remportés 1 PV par mort. Et la mise du vainqueur est allée aux perdants : gagner a un prix.
lesson-bid-kyoto = Maintenant Kyoto. Koi a plus de Force et de pièces que vous, alors perdez bien : misez 1 sur Seppuku et 2 sur les poètes.
lesson-seppuku = Vos figurines meurent de leur propre main : 1 PV et un cran d’honneur chacune. Utilisez-le : elles mourraient de toute façon.
lesson-lost-well = La bataille est perdue, mais voyez vos PV : Seppuku a payé pour les vôtres, et les poètes pour chaque mort.
lesson-season-over = Le printemps est fini. Pièces et ronins sont partis, les temples sont vides, les alliances terminées. Figurines, forteresses, cartes et tuiles restent.
lesson-tokens = En hiver, chaque tuile Province en Guerre compte : 1 PV du printemps, 2 de l’été, 3 de l’automne.
lesson-sets = Et des tuiles de provinces différentes valent bien plus ensemble : 10 PV pour trois ou quatre, 20 pour cinq ou six, 30 pour sept ou huit. Ne vous battez donc pas deux fois pour le même endroit.
lesson-goodbye = C’est tout le jeu : l’été et l’automne vont comme ce printemps, puis vient l’hiver. Continuez ici sans conseils, ou commencez une nouvelle partie.

## Quand quelqu'un prend un autre chemin

lesson-own-way = Vous suivez votre propre chemin : très bien. Les conseils vous suivent, et se taisent quand ils n’ont rien à dire.
lesson-free-tea = Proposez une alliance, répondez à une proposition, ou dites que c’est fini. Sans allié, vous avez moins de bonus, mais ne devez rien à personne.
lesson-free-mandate = Cherchez le bonus qui vous aide le plus maintenant : tous exécutent le mandat, mais seuls vous et votre allié recevez le bonus.
lesson-free-recruit = Invoquez là où il vous faut de la Force, ou envoyez un Shinto dans un temple. Vous pouvez vous arrêter à tout moment.
lesson-free-marshal = Allez vers un sceau rouge, ou là où la récolte est bonne. Chaque figurine bouge une fois ; vous pouvez vous arrêter à tout moment.
lesson-free-build = Chaque forteresse vous amène une figurine de plus à chaque mandat Recruter, là où elle se trouve.
lesson-free-train = Une carte est à vous pour toute la partie. Achetez-en une utile bientôt, ou gardez vos pièces pour les batailles.
lesson-free-monster = Choisissez la forteresse où le Monstre vous sert le plus.
lesson-free-betray = Remplacez jusqu’à deux figurines, de deux joueurs différents. Regardez les provinces en guerre : où une figurine change-t-elle la bataille ?
lesson-free-amaterasu = En tête de la piste d’honneur, vous gagnez toute égalité.
lesson-free-bids = Misez sur ce qui vous aide ici, et pensez aux batailles à venir. Si vous gagnez, votre mise va aux perdants.
lesson-free-seppuku = Utilisez Seppuku là où vous perdriez de toute façon : 1 PV et un cran d’honneur par figurine à vous.
lesson-free-hostage = Capturez une figurine : son propriétaire perd de la Force ici, et 1 PV à votre profit.
lesson-free-ronin = Engagez-les : chacun de vos ronins ajoute 1 de Force ici, et vous les gardez.
lesson-free-favor = Choisissez qui reçoit les pièces restantes de votre mise.
lesson-free-other = Pas de conseil ici. Lisez la question ; « Pourquoi ? » montre la règle.
