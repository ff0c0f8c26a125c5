# Les règles par numéro, avec nos mots : le même contenu que hinode/reference/rules.toml, dans le même ordre.
# -words : ce qu’on pourrait chercher et que le titre ne dit pas.

## R1 Notions

rule-R1-1 = Les clans et leurs figurines
rule-R1-1-text = Chaque joueur mène un clan : un Daimyo, 3 Shintos, 6 Bushis et 4 forteresses, plus les Monstres qu’il se procure en chemin. Ce qui n’est pas en jeu se trouve dans la réserve du clan, à la vue de tous.
rule-R1-1-words = pièces, pions, miniatures, réserve, prêtre, guerrier, chef, public
rule-R1-2 = La carte
rule-R1-2-text = Huit provinces sont reliées par des frontières sur terre et des routes maritimes sur mer. Deux provinces reliées de l’une ou l’autre façon sont adjacentes. Les temples se trouvent hors de la carte.
rule-R1-2-words = plateau, bateau, navire, mer, voisin, voisine, région, route, voie maritime, frontière, adjacente, terre, province
rule-R1-3 = Force
rule-R1-3-text = Une figurine a une Force de 1, sauf si sa carte ou son clan dit autre chose. La Force d’un clan à un endroit est la somme de celles de ses figurines. Les forteresses n’ajoutent rien, sauf celles de Tortue.
rule-R1-3-words = puissance, valeur, fort
rule-R1-4 = Pièces, ronins et points
rule-R1-4-text = Tout le monde voit combien de pièces et de ronins vous possédez, et la réserve commune ne s’épuise jamais. Les points de victoire (PV) ne descendent pas sous 0 et n’ont pas de maximum : au-delà de 50, on continue simplement de compter.
rule-R1-4-words = argent, or, score, mercenaires, public, pièce, points de victoire
rule-R1-5 = Invoquer
rule-R1-5-text = Invoquer, c’est amener une figurine de votre réserve dans une province où se dresse une de vos forteresses, sauf si un effet désigne un autre endroit. Les figurines qui arrivent à une même occasion (tout un tour de Recruter, un Monstre acheté, le don de Raijin) forment une seule invocation pour les effets qui y réagissent.
rule-R1-5-words = invocation, déployer, mettre en jeu
rule-R1-6 = Placer
rule-R1-6-text = Placer, c’est mettre une figurine de votre réserve exactement là où l’effet le dit. Ce n’est pas une invocation : rien de ce qui en attend une ne réagit.
rule-R1-7 = Déplacer
rule-R1-7-text = Un déplacement est un seul pas : par terre en franchissant une frontière, ou par mer en suivant une route maritime.
rule-R1-7-words = déplacement, mouvement, bouger, marcher, naviguer, voyager, bateau, navire, adjacente, frontière
rule-R1-8 = Tuées, remplacées, capturées
rule-R1-8-text = Une figurine tuée retourne dans la réserve de son propriétaire et compte comme tuée. Les figurines remplacées par Trahir ou prises en otage n’ont pas été tuées.
rule-R1-8-words = mourir, mort, morte, tuer, détruire
rule-R1-9 = Adversaires et gauche
rule-R1-9-text = Tous les autres joueurs sont vos adversaires, même votre allié. Le joueur à votre gauche est le suivant dans le sens horaire.
rule-R1-9-words = ennemi, ennemis, voisin, sens horaire
rule-R1-10 = Cartes et réserve
rule-R1-10-text = Une carte acquise est à vous jusqu’à la fin de la partie ; une carte Renforcement agit à chaque phase de guerre qui suit. Un Daimyo ou un Monstre de votre réserve se recrute comme un Bushi. Un Shinto envoyé dans un temple prend la place de la figurine qu’une forteresse vous aurait apportée.
rule-R1-10-words = amélioration, garder, défausser, recruter

## R2 Honneur

rule-R2-1 = Piste d’honneur
rule-R2-1-text = Sur la piste d’honneur, les clans en jeu se suivent l’un au-dessus de l’autre, sans égalité et sans case vide entre eux.
rule-R2-1-words = rang, classement, position
rule-R2-2 = Gagner et perdre de l’honneur
rule-R2-2-text = Gagner de l’honneur, c’est échanger sa place avec le clan juste au-dessus ; en perdre, c’est l’échanger avec celui juste au-dessous. Le premier et le dernier restent où ils sont. En gagner plusieurs fois, c’est monter d’autant de crans, un par un.
rule-R2-2-words = échange, monter, descendre, cran
rule-R2-3 = Égalités
rule-R2-3-text = Quand il faut un seul vainqueur (pour la Force, les mises ou le score final), le joueur le plus haut sur la piste d’honneur l’emporte parmi ceux à égalité. Les cartes qui cherchent le plus riche ou celui qui a le plus ne sont pas un concours, et deux alliés peuvent partager la victoire.
rule-R2-3-words = égalité, départager, ex æquo, nul, honneur
rule-R2-4 = Effets simultanés
rule-R2-4-text = Si les effets de plusieurs joueurs tombent ensemble et que leur ordre compte, celui d’entre eux qui a le plus d’honneur décide d’agir en premier ou en dernier. Les autres font ensuite de même.
rule-R2-4-words = en même temps, ordre, moment, conflit

## R3 Mise en place

rule-R3-1 = Clans et places
rule-R3-1-text = Chacun joue un clan différent. Les rangs d’honneur de départ, à partir du plus petit numéro, fixent à la fois l’ordre sur la piste d’honneur, de haut en bas, et les places autour de la table dans le sens horaire. Les places ne changent plus.
rule-R3-1-words = mise en place, préparation, joueurs, ordre, table, rang
rule-R3-2 = Figurines de départ
rule-R3-2-text = Vous commencez avec 0 PV. Votre province de départ abrite votre Daimyo, un Bushi et une forteresse ; 3 Shintos, 5 Bushis et 3 forteresses attendent dans la réserve.
rule-R3-2-words = mise en place, préparation, début, commencer, province de départ
rule-R3-3 = Temples en jeu
rule-R3-3-text = Quatre des sept temples sont tirés au hasard et alignés de gauche à droite. Pour débuter, vous pouvez prendre Amaterasu, Fujin, Hachiman et Tsukuyomi.
rule-R3-3-words = mise en place, préparation, kamis, dieux, débutants
rule-R3-4 = Paquets Saison
rule-R3-4-text = Le printemps, l’été et l’automne ont chacun 12 cartes, visibles de tous pendant la saison : les 7 cartes de base et 5 cartes d’un set choisi ou tiré au sort pour la partie. Le set Archway convient aux débutants.
rule-R3-4-words = mise en place, préparation, deck, Horseman, Teapot, extension, set
rule-R3-5 = Piles de tuiles Province en Guerre
rule-R3-5-text = Chaque saison a sa propre pile mélangée de huit tuiles Province en Guerre, une par province.
rule-R3-5-words = mise en place, préparation, jeton de guerre
rule-R3-6 = Tuiles de mandat
rule-R3-6-text = La pile de mandats compte 10 tuiles mélangées, deux de chaque sorte : Recruter, Déployer, Entraîner, Récolter et Trahir.
rule-R3-6-words = mise en place, préparation, politique, mandat politique

## R4 Une saison

rule-R4-1 = Préparer la guerre
rule-R4-1-text = On retourne autant de tuiles Province en Guerre de la saison qu’il y a de joueurs, plus deux. Ces provinces entreront en guerre cette saison, l’une après l’autre, dans l’ordre du tirage ; les tuiles restantes quittent le jeu.
rule-R4-1-words = mise en place, nombre, saison, phases, début, round, manche
rule-R4-2 = Nouvelles cartes Saison
rule-R4-2-text = Les cartes que personne n’a achetées la saison précédente sont retirées. Les 12 cartes de la nouvelle saison sont toutes étalées face visible.
rule-R4-2-words = étalage, marché, disponibles
rule-R4-3 = Revenu saisonnier
rule-R4-3-text = Au début d’une saison, chaque clan touche son propre revenu en pièces.
rule-R4-3-words = argent, salaire, or, pièces, entretien
rule-R4-4 = Retour des otages
rule-R4-4-text = Au début de l’été, de l’automne et de l’hiver, tous les otages retournent dans la réserve de leur propriétaire. Qui les détenait reçoit 1 pièce par otage.
rule-R4-4-words = captif, prisonnier, rançon, libérer, otage
rule-R4-5 = Fin de saison
rule-R4-5-text = Les pièces et les ronins retournent à la réserve commune, les figurines des temples dans la réserve de leurs propriétaires ; celles des provinces restent en place. Les dix tuiles de mandat sont à nouveau mélangées, et la pile va au voisin de gauche de celui qui a joué le dernier mandat.
rule-R4-5-words = nettoyage, remise en place, temple, adorateurs, phases

## R5 Cérémonie du thé

rule-R5-1 = Les anciennes alliances s’achèvent
rule-R5-1-text = Quand la cérémonie du thé commence, toutes les alliances de la saison précédente sont terminées.
rule-R5-1-words = allié, alliance, dissoudre
rule-R5-2 = Former des alliances
rule-R5-2-text = Deux joueurs sans allié peuvent s’allier pour la saison si tous deux sont d’accord. Personne n’a plus d’un allié. La cérémonie s’achève quand tout le monde a fini ou qu’aucune paire n’est plus possible ; ensuite, plus aucune alliance ne peut se former.
rule-R5-2-words = allié, alliance, cérémonie du thé, partenaire, proposer, proposition, accepter, phases
rule-R5-3 = Accords et cadeaux
rule-R5-3-text = Discutez et promettez tout ce que vous voulez, ouvertement ou en secret, à tout moment : aucun accord n’engage personne. Pendant la cérémonie du thé et la phase politique, au tour de n’importe qui, vous pouvez donner à un autre joueur autant de vos pièces et de vos ronins que vous voulez ; jamais pendant la guerre.
rule-R5-3-words = négocier, négociation, corruption, pot-de-vin, échange, promesse, don, offrir

## R6 Phase politique

rule-R6-1 = Ordre des tours
rule-R6-1-text = La phase politique compte trois tours de mandat puis un tour de kami ; ensuite, deux fois de suite, deux tours de mandat et un tour de kami. Puis vient la guerre.
rule-R6-1-words = piste politique, saison, sept, phases, tour, round, déroulement
rule-R6-2 = Qui choisit le mandat
rule-R6-2-text = Le clan qui a le plus d’honneur joue le premier tour de mandat de la partie. Après chaque tour, la pile passe au joueur suivant à gauche, et la nouvelle saison reprend là où la précédente s’est arrêtée.
rule-R6-2-words = tour, joueur actif, premier joueur, à qui de jouer
rule-R6-3 = Choisir un mandat
rule-R6-3-text = Regardez en secret les quatre premières tuiles de la pile, jouez-en une face visible et reposez les trois autres dessus, dans le même ordre. Vous savez ainsi une partie de ce que verra le joueur suivant.
rule-R6-3-words = piocher, tuile, prendre, tour, pile
rule-R6-4 = Exécuter un mandat
rule-R6-4-text = Chaque joueur exécute le mandat une fois, dans le sens horaire, en commençant à gauche de celui qui l’a choisi, qui passe en dernier. Avec Entraîner, il passe en premier, et Trahir est pour lui seul. Rien n’est obligatoire dans un mandat, sauf si sa règle le dit.
rule-R6-4-words = ordre, facultatif, passer, sauter, obligation
rule-R6-5 = Bonus d’un mandat
rule-R6-5-text = À part celui qui a choisi le mandat, seul le joueur qui est alors son allié en reçoit le bonus.
rule-R6-5-words = allié, supplément, avantage
rule-R6-6 = Recruter
rule-R6-6-text = Pour chacune de vos forteresses sur la carte, invoquez-y une figurine de votre choix depuis votre réserve ; deux forteresses dans la même province apportent deux figurines. Bonus : une figurine de plus dans la forteresse de votre choix.
rule-R6-6-words = mandat, recrutement, invoquer, supplémentaire
rule-R6-7 = Prier au temple
rule-R6-7-text = Un Shinto que vous invoquez peut aller dans l’un des quatre temples plutôt que dans une province. Il n’est alors plus sur la carte : il ne peut pas se déplacer, et Trahir ne l’atteint pas. Un temple accueille autant de figurines que l’on veut.
rule-R6-7-words = vénérer, prière, adorer, temple, prêtre, moine
rule-R6-8 = Déployer
rule-R6-8-text = Déplacez autant de vos figurines que vous voulez sur la carte, chacune une fois au plus, dans une province adjacente. Bonus : pour 3 pièces, construisez une forteresse de votre réserve dans n’importe quelle province. Une province peut en contenir plusieurs, mais vous n’en avez que quatre.
rule-R6-8-words = mandat, construire, château, fort, marcher, forteresses, coût, déplacer, mouvement
rule-R6-9 = Entraîner
rule-R6-9-text = Achetez au plus une des cartes Saison disponibles, à son prix ; elle agit aussitôt, et les exemplaires d’une même carte se cumulent. Bonus : vous pouvez payer 1 pièce de moins, mais jamais moins de 0.
rule-R6-9-words = mandat, entraînement, acquérir, achat, acheter, coût, prix, réduction, amélioration
rule-R6-10 = Monstres
rule-R6-10-text = Une carte Monstre vient avec une figurine que vous devez invoquer aussitôt dans une de vos forteresses, ou mettre en réserve si aucune n’est sur la carte. Elle appartient désormais à votre clan ; une fois tuée, elle attend dans votre réserve, d’où vous pouvez la recruter à nouveau.
rule-R6-10-words = oni, dragon, créature, bête, monstre
rule-R6-11 = Récolter
rule-R6-11-text = Gagnez 1 pièce. Bonus : prenez la récompense de chaque province où votre Force est la plus grande ; l’honneur départage les égalités, et sans Force sur place vous n’obtenez rien. Tout ce que vous recevez ainsi forme un seul gain.
rule-R6-11-words = mandat, récolte, revenu, récompense, majorité
rule-R6-12 = Trahir
rule-R6-12-text = Si vous avez un allié, l’alliance prend fin sur-le-champ et vous perdez de l’honneur. Remplacez ensuite jusqu’à deux figurines sur la carte, de deux joueurs différents, par le même type de figurine de votre réserve : Bushi contre Bushi, Shinto contre Shinto, n’importe quel Monstre contre n’importe quel Monstre. Les figurines chassées retournent en réserve sans avoir été tuées, et les vôtres n’ont pas été invoquées. On ne peut remplacer ni un Daimyo ni une figurine dans un temple.
rule-R6-12-words = mandat, trahison, traître, remplacer, rompre, alliance

## R7 Tour de kami

rule-R7-1 = Tour de kami
rule-R7-1-text = Les temples se résolvent de gauche à droite. Qui a le plus de Force dans un temple en gagne aussitôt la faveur ; en cas d’égalité, c’est l’honneur du moment qui compte. On saute un temple vide. Les figurines y restent jusqu’à la fin de saison et peuvent gagner à nouveau à chaque tour de kami.
rule-R7-1-words = dieux, temple, prier, vénérer, adorateurs, majorité
rule-R7-2 = Faveurs des kamis
rule-R7-2-text = Amaterasu : montez en tête de la piste d’honneur. Fujin : jusqu’à deux déplacements sur la carte, avec une ou deux figurines. Raijin : invoquez un Bushi dans n’importe quelle province. Ryujin : achetez une carte Saison au prix fort. Ces quatre faveurs peuvent se refuser. Hachiman : 2 ronins. Susanoo : 1 PV pour chacune de vos forteresses en jeu. Tsukuyomi : 2 pièces. Ces trois-là sont données sans poser de question.
rule-R7-2-words = temple, dieux, bénéfice, récompense, capacité

## R8 Phase de guerre

rule-R8-1 = Début de la guerre
rule-R8-1-text = Désormais, plus personne ne peut donner de pièces ni de ronins. Les effets du début de la phase de guerre viennent d’abord, une fois par saison ; l’honneur règle leur ordre.
rule-R8-1-words = cartes renforcement, commencer, phases
rule-R8-2 = Provinces en guerre
rule-R8-2-text = Les provinces en guerre se résolvent dans l’ordre de leurs numéros. Si personne n’y a de Force, la tuile est défaussée ; si un seul joueur en a, il la prend. Deux alliés seuls sur place ne se battent pas : la tuile va au plus fort, l’honneur départage une égalité, et tout le monde survit. Dans tous les autres cas, tous les joueurs qui ont de la Force sur place livrent bataille.
rule-R8-2-words = sans combat, combattre, allié, combat
rule-R8-3 = Mises dans une bataille
rule-R8-3-text = Après les éventuels effets de début de bataille, chaque participant répartit en secret ses pièces sur les quatre avantages de guerre et garde ce qu’il veut ; on peut ne rien miser. Toutes les mises sont révélées ensemble. De gauche à droite, la plus forte mise, d’au moins 1 pièce, remporte chaque avantage ; en cas d’égalité, c’est l’honneur du moment qui compte. Le gagnant est libre de l’utiliser ou non. On saute un avantage sans mise.
rule-R8-3-words = enchères, enchère, miser, révéler, secret, combat, pièces
rule-R8-4 = Seppuku
rule-R8-4-text = Tuez toutes vos figurines dans la province. Chacune vous rapporte 1 PV et un cran d’honneur. Vous restez dans la bataille.
rule-R8-4-words = avantage, suicide, sacrifice, harakiri
rule-R8-5 = Prise d’Otages
rule-R8-5-text = Dans cette province, capturez une figurine d’un autre participant à la bataille, votre allié compris, mais jamais un Daimyo. Vous la gardez jusqu’au retour des otages. Son propriétaire vous cède 1 PV, s’il en a.
rule-R8-5-words = avantage, captif, prisonnier, capturer, enlever
rule-R8-6 = Renforts Ronins
rule-R8-6-text = Chacun de vos ronins ajoute 1 à votre Force dans cette bataille. Ils ne sont pas dépensés.
rule-R8-6-words = avantage, mercenaires, engager
rule-R8-7 = Issue de la bataille
rule-R8-7-text = Le participant qui a le plus de Force gagne et prend la tuile Province en Guerre. L’honneur départage les égalités, et tranche entre tous les participants s’il ne reste plus aucune Force. Les figurines de tous les autres participants dans la province meurent, sauf celles de l’allié du vainqueur.
rule-R8-7-words = gagner, perdre, combat, défaite, victoire, vainqueur
rule-R8-8 = Poètes Impériaux
rule-R8-8-text = Une fois l’issue réglée, vous gagnez 1 PV par figurine tuée dans cette bataille, peu importe à qui elle était et ce qui l’a tuée.
rule-R8-8-words = avantage, morts
rule-R8-9 = Réparations de guerre
rule-R8-9-text = Les perdants remettent les pièces misées dans la réserve commune. La mise du vainqueur est partagée à parts égales entre les perdants, y compris son allié s’il en fait partie, et le vainqueur décide qui reçoit les pièces en excès. Ces pièces peuvent servir dans les batailles suivantes.
rule-R8-9-words = compensation, dédommagement, butin, argent

## R9 Hiver

rule-R9-1 = Décompte de l’hiver
rule-R9-1-text = D’abord les otages rentrent chez eux, puis on compte les cartes Mérite, et enfin les tuiles Province en Guerre : 1 PV pour chacune du printemps, 2 pour chacune de l’été, 3 pour chacune de l’automne.
rule-R9-1-words = fin de partie, points, final, score
rule-R9-2 = Bonus de provinces différentes
rule-R9-2-text = Comptez les provinces différentes parmi vos tuiles Province en Guerre : 3 ou 4 rapportent 10 PV, 5 ou 6 en rapportent 20, 7 ou 8 en rapportent 30.
rule-R9-2-words = série, collection, points, hiver
rule-R9-3 = Victoire
rule-R9-3-text = Qui a le plus de PV gagne, et l’honneur départage une égalité. Deux joueurs en tête à égalité, toujours alliés depuis l’automne, gagnent ensemble.
rule-R9-3-words = vainqueur, fin de partie, partager, égalité, but, gagner, objectif

## R10 Clans

rule-R10-1 = Koi
rule-R10-1-text = Au début de chaque phase de guerre, Koi doit changer tous ses ronins en pièces. S’il remporte ensuite Renforts Ronins, chaque pièce gardée au lieu d’être misée compte comme un ronin.
rule-R10-1-words = clan, capacité, pouvoir
rule-R10-2 = Lotus
rule-R10-2-text = Lotus pose sa tuile face cachée, sans jamais la montrer, et annonce l’un des cinq mandats, au choix. C’est le mandat annoncé qui est exécuté.
rule-R10-2-words = clan, capacité, pouvoir, bluff
rule-R10-3 = Tortue
rule-R10-3-text = Les forteresses de Tortue ont chacune une Force de 1 pour la récolte et la guerre, mais pas dans les temples, et peuvent se déplacer comme des figurines chaque fois que Tortue déplace les siennes. Rien ne les tue, ne les capture ni ne les remplace, et elles ne comptent pas comme figurines pour les morts ni pour le Seppuku.
rule-R10-3-words = clan, capacité, pouvoir, château
rule-R10-4 = Libellule
rule-R10-4-text = Libellule peut invoquer dans n’importe quelle province, même si Recruter ne lui apporte toujours qu’une figurine par forteresse et le bonus. Ses déplacements mènent dans n’importe quelle province et n’empruntent jamais de route maritime.
rule-R10-4-words = clan, capacité, pouvoir, voler
rule-R10-5 = Bonsai
rule-R10-5-text = Aucune carte ni aucune forteresse ne coûte plus de 1 pièce à Bonsai. Les réductions viennent après.
rule-R10-5-words = clan, capacité, pouvoir, prix, bon marché

## Q Précisions : les bases

rule-Q1 = Les alliés sont des adversaires
rule-Q1-text = Quand une carte parle d’adversaires, cela vaut aussi pour votre allié.
rule-Q1-words = ennemi, ennemis
rule-Q2 = Ordre des places
rule-Q2-text = Autour de la table, dans le sens horaire, siègent Koi, Lotus, Tortue, Libellule et Bonsai, pour autant qu’ils soient en jeu.
rule-Q2-words = joueurs, gauche
rule-Q3 = Récompense de Nagato
rule-Q3-text = La récolte de Nagato rapporte 1 PV, 1 pièce et 1 ronin.
rule-Q4 = La figurine bonus de Recruter
rule-Q4-text = La figurine supplémentaire peut apparaître dans n’importe laquelle de vos forteresses, que vous y ayez déjà invoqué ce tour-ci ou non.
rule-Q5 = Deux alliés en guerre
rule-Q5-text = Quand deux alliés sont les seuls à avoir de la Force dans une province en guerre, celui qui en a le plus prend la tuile. L’honneur ne compte que s’ils sont à égalité.
rule-Q5-words = allié, alliance, égalité
rule-Q6 = Les Monstres achetés arrivent
rule-Q6-text = Impossible de garder de côté un Monstre que vous venez d’acheter : il est invoqué aussitôt.
rule-Q6-words = achat, devoir, obligatoire
rule-Q7 = En premier ou en dernier
rule-Q7-text = Parmi les joueurs dont les effets coïncident, celui qui a le plus d’honneur choisit d’agir en premier ou en dernier.
rule-Q7-words = simultané, ordre, moment
rule-Q8 = Koi se bat avec des pièces
rule-Q8-text = Koi n’entre dans une bataille qu’avec des pièces : à ce moment, tous ses jetons ronin ont déjà été changés.
rule-Q9 = Le Seppuku ne touche que vous
rule-Q9-text = Le Seppuku tue les figurines de celui qui le commet, et celles de personne d’autre.

## Q Précisions : en général

rule-Q10 = Un mandat, un gain
rule-Q10-text = Ce qu’un joueur obtient d’un mandat Récolter compte comme un seul gain de pièces et un seul gain de PV. Un mandat ne s’achève que lorsque tous les joueurs l’ont exécuté.
rule-Q10-words = moment
rule-Q11 = Récompenses augmentées
rule-Q11-text = Un effet qui augmente une récompense fait partie de cette récompense et n’est pas un gain de plus. Loyauté ne peut donc pas se déclencher elle-même, et les PV de Sincérité font partie de la capture.
rule-Q11-words = déclencher, chaîne
rule-Q12 = Qui participe à une bataille
rule-Q12-text = Une bataille commence juste avant les mises. Qui y participe alors y participe jusqu’au bout, même après avoir perdu toutes ses figurines : il mise encore, remporte des avantages et peut gagner la bataille.
rule-Q12-words = participant, début de bataille
rule-Q13 = Gagner avec une figurine
rule-Q13-text = Pour gagner une tuile Province en Guerre avec une certaine figurine, celle-ci doit être en vie dans la province quand vous prenez la tuile, après toutes les morts. Les tuiles gagnées sans opposition ou entre alliés comptent aussi.
rule-Q13-words = Oni des Âmes
rule-Q14 = Les Daimyos sont protégés
rule-Q14-text = Aucun effet qui vise une seule figurine ne peut toucher un Daimyo ou ce qui compte comme un Daimyo : ni la prise d’otages, ni Trahir, ni des cartes comme l’Oni de la Haine. Les effets qui frappent tout le monde, si : un Daimyo meurt dans un Seppuku et dans une défaite.
rule-Q14-words = immunité, immunisé, chef, tuer, capturer
rule-Q15 = Posséder et avoir
rule-Q15-text = Vous avez un Monstre ou un Oni tant que vous possédez sa carte, où que soit la figurine. Une forteresse ne compte que lorsqu’elle est dans une province.
rule-Q15-words = forme, hiver
rule-Q16 = Honneur le plus faible et le plus élevé
rule-Q16-text = Vous avez l’honneur le plus faible dans une province si au moins un autre joueur y a une figurine ou de la Force et que tous ces joueurs sont au-dessus de vous. Dans une bataille, on compare les participants, même ceux qui n’ont plus de figurine. Vous avez l’honneur le plus élevé si aucun joueur présent n’est au-dessus de vous.
rule-Q16-words = Oni des Crânes, Oni de Sang
rule-Q17 = Pas assez pour payer
rule-Q17-text = Si vous devez payer ou perdre plus que vous n’avez, vous donnez tout ce que vous avez ; qui vous prend quelque chose n’obtient pas davantage. Un paiement facultatif n’est proposé que si vous en avez les moyens.
rule-Q17-words = voler, pièces, payer, pauvre
rule-Q18 = Effets facultatifs
rule-Q18-text = Chaque fois qu’un effet est facultatif, on vous le demande, et vous pouvez toujours dire non. On ne vous demande rien s’il n’y a pas de cible permise ou rien à décider.
rule-Q18-words = refuser, renoncer, passer, pouvoir, optionnel
rule-Q19 = Déplacements et entrées
rule-Q19-text = Chaque déplacement est un pas : une figurine que Fujin déplace deux fois entre donc aussi dans la province intermédiaire, et tout ce qui réagit à une entrée se produit. Libellule n’entre que dans la province d’arrivée.
rule-Q19-words = pas, traverser, entrer
rule-Q20 = Pièces pendant une bataille
rule-Q20-text = Les pièces misées quittent votre réserve quand les mises sont révélées ; seules celles que Koi a gardées comptent donc comme ronins. Les réparations peuvent servir à partir de la bataille suivante.
rule-Q20-words = argent, mise
rule-Q21 = Renoncer à un avantage
rule-Q21-text = Qui remporte Seppuku, Prise d’Otages ou Renforts Ronins est libre de ne pas l’utiliser. Les Poètes Impériaux rapportent d’eux-mêmes. Remporter Seppuku sans figurine à tuer ne rapporte tout simplement rien.
rule-Q21-words = refuser, facultatif, passer
rule-Q22 = Les avantages sont distincts
rule-Q22-text = Chaque avantage de guerre est un événement à part, et tous les PV d’un même événement sont un seul gain.
rule-Q22-words = moment
rule-Q23 = Où attendent les morts
rule-Q23-text = Les figurines tuées dans une bataille sont mises de côté, hors d’usage jusqu’à la fin de celle-ci. Les figurines remplacées ou rendues sont aussitôt en réserve.
rule-Q23-words = mourir, mort, tuées
rule-Q24 = Captifs
rule-Q24-text = Un captif n’est ni dans une province ni dans une réserve ; il n’apporte aucune Force, et aucun effet ne peut le choisir. Lui et sa carte appartiennent toujours à leur propriétaire et comptent pour les cartes Forme et l’Oni des Âmes.
rule-Q24-words = otage, otages, prisonnier
rule-Q25 = Quand donner
rule-Q25-text = De la cérémonie du thé au dernier tour de kami, chaque fois que quelqu’un doit prendre une décision, tous les joueurs peuvent faire des cadeaux, avant ou après celle-ci. On ne peut pas donner plus que ce qu’on a.
rule-Q25-words = cadeau, don, pot-de-vin, corruption, offrir, échange
rule-Q26 = Les dernières tuiles de mandat
rule-Q26-text = Après six mandats, il ne reste que quatre tuiles : celui qui choisit le septième les regarde donc toutes.
rule-Q26-words = pile, piocher
rule-Q27 = La tuile cachée de Lotus
rule-Q27-text = La tuile jouée par Lotus n’est jamais révélée ; à la fin de saison, elle est mélangée avec les autres. Les autres joueurs n’apprennent que le mandat annoncé.
rule-Q27-words = secret
rule-Q28 = Déplacer les forteresses de Tortue
rule-Q28-text = Une forteresse déplacée avec Fujin utilise un de ses deux déplacements. Avec Déployer, chaque forteresse peut se déplacer une fois, tout comme une figurine.
rule-Q29 = L’ordre de vos effets
rule-Q29-text = Vous décidez de l’ordre de vos propres effets qui tombent au même moment. Seul l’échange des ronins de Koi est fixe : parmi ses effets de début de guerre, il vient en dernier, si bien qu’il ne lui reste aucun jeton ronin pour les batailles.
rule-Q29-words = simultané, moment

## Q Précisions : les cartes

rule-Q30 = Bienveillance
rule-Q30-text = On ne peut donner que des pièces payées pour une carte ou une forteresse. Chaque exemplaire demande sa propre pièce dépensée et son propre don : avec une seule pièce dépensée, deux exemplaires n’agissent qu’une fois.
rule-Q30-words = vertu, donner
rule-Q31 = Après une invocation
rule-Q31-text = Les Chemins du Kenin, du Seigneur de Guerre, du Mécène, du Ninja, du Singe et de l’Esprit agissent une fois par exemplaire après une invocation entière ; pour Recruter, quand vous avez fini votre part. Les figurines qu’ils placent n’en déclenchent aucun à nouveau.
rule-Q31-words = déclencher, invoquer, chemin
rule-Q32 = Fin de Recruter
rule-Q32-text = Le Chemin de la Lumière et le Chemin du Samouraï agissent à la fin de chaque mandat Recruter, peu importe qui l’a choisi et même si rien n’a été invoqué. Si plusieurs joueurs les possèdent, l’honneur décide de l’ordre.
rule-Q32-words = déclencher, recrutement
rule-Q33 = Chemin du Singe
rule-Q33-text = Si plusieurs adversaires sont aussi riches les uns que les autres et que personne ne l’est davantage, chacun d’eux vous donne 1 pièce. Vous ne perdez de l’honneur qu’une seule fois.
rule-Q33-words = le plus riche, égalité
rule-Q34 = Chemin du Ninja
rule-Q34-text = La victime peut être n’importe quel Bushi sur la carte, même un des vôtres. Avec Clémence, vous pouvez épargner le Bushi d’un adversaire pour 2 PV, mais vous perdez quand même l’honneur.
rule-Q34-words = assassin, tuer
rule-Q35 = Chemin du Serpent
rule-Q35-text = La première fois qu’un autre joueur emprunte une route dans un tour de Déployer ou une utilisation de Fujin, dans un sens ou dans l’autre, le propriétaire peut réclamer 1 pièce ; la réponse vaut pour toutes les traversées de cette route pendant ce tour. L’autre joueur paie ou annule le déplacement, qui reste à utiliser ; sans pièce, on ne passe pas. Les Daimyos et les forteresses de Tortue paient aussi ; Libellule ne navigue jamais.
rule-Q35-words = péage, bateau, navire, route maritime, mer
rule-Q36 = Voie du Marchand
rule-Q36-text = Elle rapporte d’elle-même 1 pièce par exemplaire, pour chaque gain tiré de la réserve commune par un joueur qui avait juste avant plus de pièces que vous (pour Récolter : au début du mandat). Ce qu’un joueur prend au début d’une phase de guerre est un seul gain ; de même les pièces reçues pour ses otages, qui viennent après le revenu. Les cadeaux et autres transferts, les réparations, l’échange de Koi et les pièces d’un Marchand ne comptent jamais.
rule-Q36-words = plus riche, commerçant
rule-Q37 = Voie du Bushido
rule-Q37-text = Chaque Vertu différente que vous possédez vaut 2 pièces et 2 PV. Un second exemplaire de la même Vertu n’ajoute rien.
rule-Q37-words = vertus
rule-Q38 = Loyauté
rule-Q38-text = Avec un allié, chaque gain de PV augmente de 1, sauf en hiver. Sont un gain chacun : le choix d’un mandat, son exécution, un temple, un avantage de guerre, un début de guerre, et l’issue d’une bataille avec tout ce qu’elle déclenche. Plusieurs captures d’une même Prise d’Otages forment un seul gain, et si aucun PV n’a été volé, rien ne s’ajoute.
rule-Q38-words = vertu, allié
rule-Q39 = Honnêteté
rule-Q39-text = Elle rapporte ses PV quand, ayant un allié, vous choisissez n’importe quel mandat sauf Trahir. Pour Lotus, c’est le mandat annoncé qui compte.
rule-Q39-words = vertu
rule-Q40 = Clémence
rule-Q40-text = On vous le demande une fois par événement, et seulement si vous êtes vraiment sur le point de tuer la figurine d’un adversaire. Épargnez toutes ces figurines, de tous les adversaires, ou aucune. Pour les Poètes Impériaux, Droiture et Justice, les figurines épargnées n’ont pas été tuées ; dans une bataille, elles restent dans la province, et vous prenez la tuile comme d’habitude.
rule-Q40-words = vertu, épargner, grâce
rule-Q41 = Justice
rule-Q41-text = À chaque événement, vous gagnez 3 PV pour chaque joueur qui a perdu une ou plusieurs figurines de votre fait et se trouve à ce moment au-dessous de vous sur la piste d’honneur. Dans une bataille, c’est le vainqueur qui tue les figurines des perdants.
rule-Q41-words = vertu, tuer
rule-Q42 = Respect
rule-Q42-text = Chaque exemplaire permet un otage de plus. Ils se prennent l’un après l’autre, chacun si vous le voulez, au même joueur ou à d’autres, et chacun vole 1 PV tant que son propriétaire en a.
rule-Q42-words = vertu, captif, otage
rule-Q43 = Droiture
rule-Q43-text = Elle compte chacune de vos figurines tuées, de quelque façon que ce soit, même par Seppuku.
rule-Q43-words = vertu
rule-Q44 = Oni de la Haine et Oni de la Rancune
rule-Q44-text = Ils agissent en entrant dans une province, par invocation, déplacement ou remplacement ; impossible d’y renoncer, et les alliés sont touchés aussi. Le propriétaire de l’Oni de la Haine choisit sur place un Bushi ou un Shinto de chaque adversaire ayant plus d’honneur et compte comme celui qui l’a tué ; seule Clémence peut l’empêcher. L’Oni de la Rancune prend jusqu’à 2 PV à chaque adversaire ayant plus d’honneur et de la Force sur place, ne serait-ce qu’une forteresse de Tortue.
rule-Q44-words = voler, tuer, entrer
rule-Q45 = Oni des Âmes
rule-Q45-text = Prendre avec lui une tuile Province en Guerre rapporte 2 PV pour chaque Oni que vous possédez, lui compris.
rule-Q46 = Komainu
rule-Q46-text = À la fois Shinto et Monstre, il compte comme l’un et comme l’autre : invoqué, il peut aller dans un temple, et Trahir peut l’échanger à ces deux titres. Le Chemin de la Lumière peut le faire venir, et l’Oni de la Haine peut le tuer. Tant qu’il est dans un temple, seul un Shinto ou un Komainu peut prendre sa place.
rule-Q46-words = chien-lion, lion, prier
rule-Q47 = Yurei
rule-Q47-text = C’est un Monstre qui compte aussi comme Daimyo. Sa propre Force est de 2, et les Chemins du Lion et du Dragon l’augmentent. Comme un Daimyo, il ne peut pas être visé. Depuis votre réserve, il peut prendre la place d’un Monstre avec Trahir.
rule-Q47-words = fantôme, spectre, chef
rule-Q48 = Chemin des Injustes
rule-Q48-text = Chaque exemplaire ajoute un remplacement à chacun de vos mandats Trahir. Ce remplacement peut viser n’importe quel adversaire, même déjà touché, et même un Shinto dans un temple, où un Shinto de votre réserve prend alors sa place. Les autres restent deux au plus, sur la carte et chez des joueurs différents.
rule-Q48-words = adorateur, temple, remplacer
rule-Q49 = Forme de la Parenté
rule-Q49-text = Une saison compte si vous y avez eu un allié à un moment quelconque, même si l’alliance a été rompue ensuite.
rule-Q49-words = allié, hiver
rule-Q50 = Chemins de l’Esprit et du Mécène
rule-Q50-text = Pour le Chemin de l’Esprit, il faut être en tête de la piste d’honneur. Pour le Chemin du Mécène, il faut y avoir au moins deux joueurs au-dessous de vous.
rule-Q51 = Voie du Katana
rule-Q51-text = Pendant toute la phase de guerre, la Force de base de vos Bushis est de 2. Cela vaut pour tout, donc aussi quand on décide qui gagne.
rule-Q52 = Courage
rule-Q52-text = Il rapporte pour chaque tuile Province en Guerre que vous prenez, que ce soit au combat, sans opposition ou aux côtés de votre allié.
rule-Q52-words = vertu
rule-Q53 = Voie des Justes
rule-Q53-text = Chaque joueur qui a moins d’honneur que vous vous donne 1 pièce, ou rien s’il n’en a pas.
rule-Q54 = Exemplaires d’une carte
rule-Q54-text = Posséder deux fois une carte double chacun de ses effets : deux Loyauté ajoutent 2 PV, deux Courage en rapportent 4, deux Droiture 2 par figurine.
rule-Q54-words = double, copie, cumuler, doublon
rule-Q55 = Le revenu et le Marchand
rule-Q55-text = Le revenu saisonnier arrive pour tous au même instant : personne ne compte donc comme plus riche avant lui.
rule-Q56 = Rien à viser
rule-Q56-text = Le Chemin du Singe n’est pas proposé si aucun adversaire n’a de pièce, ni le Chemin du Ninja si aucun Bushi n’est dans une province. Chaque exemplaire de plus vérifie à nouveau.
rule-Q56-words = cible
rule-Q57 = Bienveillance et réductions
rule-Q57-text = Vous pouvez renoncer au bonus d’Entraîner pour avoir une pièce à donner ; Bonsai ne peut pas renoncer à sa limite de 1. Vous ne donnez jamais plus de pièces que vous n’en avez vraiment dépensé. L’achat de Ryujin compte, un allié peut recevoir, et celui qui reçoit ne peut pas refuser.
rule-Q57-words = prix, coût
rule-Q58 = Déroulement d’un achat
rule-Q58-text = D’abord le paiement, puis Bienveillance, la carte elle-même, l’invocation de son Monstre, ce que provoque son entrée, et enfin ce qui suit une invocation. La nouvelle carte n’agit pas sur son propre paiement, mais elle agit sur l’invocation de son propre Monstre.
rule-Q58-words = acheter, ordre, moment
rule-Q59 = Détails de l’hiver
rule-Q59-text = Tout le monde marque ses points en même temps, et les pièces des otages ne servent plus à rien. L’alliance d’automne permet encore de partager la victoire, mais n’apporte rien à Loyauté.
rule-Q59-words = fin de partie

## Q Précisions : ordre et cas particuliers

rule-Q80 = Une figurine après l’autre
rule-Q80-text = Les figurines entrent ou se déplacent une par une, dans l’ordre voulu par leur propriétaire. Les effets d’une entrée se produisent aussitôt ; ceux d’une invocation viennent quand elle est terminée, pourvu que quelque chose ait été invoqué. Un effet vérifie ses conditions au moment où il se résout.
rule-Q80-words = moment, ordre
rule-Q81 = Ordre au début de la guerre
rule-Q81-text = Tous les effets de début de guerre d’un joueur, capacité de son clan comprise, se font d’un seul coup, et l’honneur règle le tour de chacun. On ne pose la question que là où cela peut compter, parce que quelqu’un prend des pièces à d’autres ou possède un Marchand ; sinon, on va du plus d’honneur au moins d’honneur.
rule-Q81-words = moment, simultané
rule-Q82 = Se déplacer, puis construire
rule-Q82-text = Un déplacement doit finir dans une autre province. Avec Déployer, vous finissez vos déplacements avant de construire.
rule-Q82-words = ordre, forteresse
rule-Q83 = Les limites de Libellule
rule-Q83-text = Sa liberté vaut pour les déplacements et les invocations : Recruter, Monstres achetés, Raijin. Un effet qui place des figurines dans vos forteresses exige toujours des forteresses.
rule-Q84 = Quand la Force compte
rule-Q84-text = La Force se calcule au moment où l’on en a besoin, avec l’honneur de ce moment. L’honneur gagné par Seppuku peut donc changer un Oni avant l’issue.
rule-Q84-words = moment
rule-Q85 = Les forteresses de Tortue en guerre
rule-Q85-text = Elles peuvent se déplacer sans qu’aucune figurine ne le fasse, et utiliser un déplacement de Fujin ou les deux. Même avec rien que des forteresses, Tortue participe à une bataille ; ni son Seppuku ni une défaite ne les fait disparaître, et elles gardent leur Force.
rule-Q86 = Trois à égalité pour la victoire
rule-Q86-text = Parmi tous ceux à égalité, regardez celui qui a le plus d’honneur : il partage la victoire avec son allié si l’alliance tient toujours et que l’allié est à égalité lui aussi ; sinon, il gagne seul. Les places suivantes se règlent aux PV, puis à l’honneur.
rule-Q86-words = fin de partie, égalité, nul
rule-Q87 = Détails de la cérémonie du thé
rule-Q87-text = Une alliance conclue ne s’annule pas ; seul Trahir y met fin plus tôt. Vous pouvez revenir sur « J’ai fini » tant que tous les joueurs sans allié n’ont pas fini. Si deux acceptations se contredisent, la première compte, et à trois joueurs la cérémonie s’achève dès qu’une paire est formée.
rule-Q87-words = retirer, attendre, prêt
rule-Q88 = Limites des cadeaux
rule-Q88-text = Les cadeaux sont permis aussi pendant les tours de kami, mais pas pendant la mise en place saisonnière, ni une fois que commencent les effets de début de guerre. Personne ne peut en refuser un, et ce n’est pas un gain tiré de la réserve commune.
rule-Q88-words = donner, don, pot-de-vin, offrir
rule-Q89 = Pièces en excès des réparations
rule-Q89-text = Les pièces qu’on ne peut pas partager à parts égales vont à des perdants différents, une chacun, au choix du vainqueur.
rule-Q89-words = reste, favoriser
rule-Q90 = Morts hors d’une bataille
rule-Q90-text = Une figurine tuée hors d’une bataille est aussitôt en réserve. Si son propriétaire doit encore jouer dans le même mandat, il peut l’y recruter.
rule-Q90-words = mourir, mort, tuée
rule-Q91 = Ce qu’annonce Lotus
rule-Q91-text = Lotus choisit sa tuile et annonce le mandat en une seule décision. Tout suit le nom annoncé : ordre, bonus, fin d’une alliance, Honnêteté.
rule-Q92 = Achats avec Ryujin
rule-Q92-text = Si Ryujin vous apporte un Komainu, celui-ci peut aller aussitôt dans un temple et compte pour les temples qui restent à résoudre. Avec Ryujin, il n’y a pas de réduction d’Entraîner.
rule-Q92-words = acheter, kami
