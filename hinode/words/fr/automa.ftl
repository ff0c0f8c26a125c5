# L'Automa, des clans menés par des cartes : ce que nomment ses cartes, et le journal de ce qu'il pioche et fait. Chaque phrase dit pourquoi.

## Ce que montrent ses cartes. Un Shinto numéroté va dans ce temple, compté depuis la gauche

figure-bushi = Bushi
figure-shinto = Shinto
figure-daimyo = Daimyo
figure-monster = Monstre
figure-shinto1 = Shinto au temple 1
figure-shinto2 = Shinto au temple 2
figure-shinto3 = Shinto au temple 3
figure-shinto4 = Shinto au temple 4

direction-top = à partir de la première guerre
direction-bottom = à partir de la dernière guerre

# Deux clans alliés
automa-pair = { CLAN($first) } avec { CLAN($second) }

## Le journal : $drawn est le numéro de la carte

event-automa_shuffled = La pioche de l’Automa est épuisée : { $cards } cartes défaussées en forment une nouvelle.
event-automa_pairs =
    { PAIRS($pairs) ->
        [none] La carte { $drawn } ne réunit pas deux clans de cette partie : on en pioche une autre.
       *[some] La carte { $drawn } décide des alliances : { PAIRS($pairs) }.
    }
event-call_to_arms = Appel aux armes : { CLAN($seat) } invoque une figurine dans chaque forteresse.
event-automa_tiles = { CLAN($seat) } aligne { MANDATE($tiles) }.
event-automa_mandate =
    { $reason ->
        [missing] La carte { $drawn } veut « { MANDATE($mandate) } », qui n’est pas parmi les quatre : { CLAN($seat) } prend la tuile { $position } à la place.
        [played] La carte { $drawn } veut « { MANDATE($mandate) } », déjà joué cette saison : { CLAN($seat) } prend la tuile { $position } à la place.
       *[wanted] La carte { $drawn } veut « { MANDATE($mandate) } » : { CLAN($seat) } prend la tuile { $position }.
    }
event-automa_figure =
    { $icon ->
        [none] La carte { $drawn } montre { FIGURE($icons) } : { CLAN($seat) } n’en a aucun en réserve et pioche encore.
       *[some] La carte { $drawn } montre { FIGURE($icons) } ; la première figurine qui se trouve dans la réserve de { CLAN($seat) } arrive : { FIGURE($icon) }.
    }
event-automa_only_kind = { CLAN($seat) } n’a plus qu’un type de figurine en réserve, { FIGURE($figure) }, et se passe de carte.
event-automa_marshal =
    { $limit ->
        [one] Carte { $drawn } : les figurines de { CLAN($seat) } avancent de { $limit } province.
       *[other] Carte { $drawn } : les figurines de { CLAN($seat) } avancent jusqu’à { $limit } provinces.
    }
event-automa_order = Carte { $drawn } : { PLACE($place, form: "in") }, les figurines de { CLAN($seat) } se déplacent dans cet ordre : { FIGURE($figures) }.
event-automa_target = { CLAN($seat) } envoie { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }, la première guerre à portée où il n’est pas devant : Force { $force } contre { $enemy }.
event-automa_fujin = Avec Fujin, { CLAN($seat) } déplace { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }, la première guerre voisine où il n’a pas de Force ou moins que l’ennemi : Force { $force } contre { $enemy }.
event-automa_stays =
    { $reason ->
        [there] { CLAN($seat) } laisse { PIECE($piece, form: "object") } { PLACE($place, form: "in") } : c’est déjà là qu’il en faut.
        [holds] { CLAN($seat) } laisse { PIECE($piece, form: "object") } { PLACE($place, form: "in") } pour y garder le plus de Force.
       *[nowhere] { CLAN($seat) } laisse { PIECE($piece, form: "object") } { PLACE($place, form: "in") } : aucune guerre à portée n’en a besoin.
    }
event-automa_builds =
    { $reason ->
        [war] { CLAN($seat) } construit { PLACE($province, form: "in") } : des provinces en guerre, c’est la première où il a le plus de Force.
       *[elsewhere] { CLAN($seat) } construit { PLACE($province, form: "in") } : il n’a le plus de Force dans aucune guerre, mais il l’a ici.
    }
event-automa_train =
    { $kind ->
        [none] Carte { $drawn } : il ne reste pas de carte Saison pour { CLAN($seat) }.
       *[some] La carte { $drawn } préfère, dans l’ordre, { KIND($priority) } : { CLAN($seat) } prend la carte la plus chère du premier type disponible, { KIND($kind) }.
    }
event-automa_harvest =
    { $bonus ->
        [yes] Carte { $drawn } : la récolte de { CLAN($seat) } est de { $vp } PV.
       *[no] Carte { $drawn } : ni { CLAN($seat) } ni son allié n’a choisi cette récolte, elle n’est donc que de { $vp } PV.
    }
event-automa_betray =
    { $reason ->
        [two] La carte { $drawn } cherche { DIRECTION($direction) } : { CLAN($seat) } trouve une guerre où remplacer deux figurines.
        [apart] La carte { $drawn } cherche { DIRECTION($direction) }, mais { CLAN($seat) } ne peut remplacer deux figurines dans aucune guerre : il cherche dans l’autre sens et en remplace une dans deux guerres.
        [one] La carte { $drawn } cherche { DIRECTION($direction) } : { CLAN($seat) } ne peut remplacer qu’une figurine.
       *[nobody] La carte { $drawn } cherche { DIRECTION($direction) } : { CLAN($seat) } ne peut remplacer de figurine dans aucune guerre.
    }
event-automa_dearest = { CLAN($seat) } reçoit la carte disponible la plus chère : « { CARD($card) } ».
event-automa_raijin =
    { $reason ->
        [most] Un Bushi de plus { PLACE($province, form: "in") } y donne à { CLAN($seat) } le plus de Force.
        [greatest] Un Bushi ne donne nulle part le plus de Force à { CLAN($seat) } : il va { PLACE($province, form: "to") }, où sa Force est la plus grande.
       *[first] { CLAN($seat) } n’a de Force dans aucune guerre : son Bushi va { PLACE($province, form: "to") }, la première.
    }
event-automa_idle =
    { $thing ->
        [stronghold] { CLAN($seat) } n’a nulle part le plus de Force et ne construit pas de forteresse.
        [no_stronghold] { CLAN($seat) } n’a plus de forteresse à construire.
        [fujin] { CLAN($seat) } ne trouve aucun déplacement utile et n’en fait pas avec Fujin.
        [raijin] { CLAN($seat) } n’a plus de Bushi pour Raijin.
       *[ryujin] Il ne reste aucune carte Saison à prendre pour { CLAN($seat) }.
    }
event-automa_war = Carte { $drawn } : { CLAN($seat) } ajoute la valeur de guerre { $value } à sa Force.
event-automa_contest =
    { $contests ->
        [yes] La carte { $drawn } montre { ADVANTAGE($advantages) } : { CLAN($seat) } dispute « { ADVANTAGE($advantage) } » avec { $value }.
       *[no] La carte { $drawn } ne montre pas « { ADVANTAGE($advantage) } » : { CLAN($seat) } ne le dispute pas.
    }
event-automa_seppuku =
    { $uses ->
        [yes] { CLAN($seat) } n’a pas le plus de Force, { $force } contre { $enemy }, et fait seppuku.
       *[no] { CLAN($seat) } a le plus de Force, { $force } contre { $enemy }, et ne fait pas seppuku.
    }
event-automa_hostage = { CLAN($seat) } cherche un otage chez { CLAN($owner) }, dont la Force y est de { $force } : { PIECE($piece, form: "object") }.

## La choisir : sur la page d'accueil et à la table

automa = Automa
play-automa = Jouer contre l’Automa
choose-against = Contre
against-bots = Des bots
against-automa = L’Automa
automa-clans = Clans menés par l’Automa
automa-none = Aucun
automa-level = Difficulté
level-easier = Plus facile
level-standard = Normale
level-harder = Plus difficile
automa-text = Ces clans sont menés par des cartes : ils ne parlent ni ne pensent, et le journal dit pourquoi ils ont agi ainsi. Les difficultés sont de nous : des valeurs de guerre d’un point plus basses ou plus hautes.
automa-rules = Sa façon de jouer
fact-automa = l’Automa mène { $count } clans ({ $level })
lobby-automa = mené par des cartes, un clan tiré au sort au début

## À la table

automa-leads = Mené par des cartes : ni pièces, ni ronins, ni pouvoir de clan, et il ne parle jamais.
automa-refund = Pour chaque avantage, l’Automa pioche une carte. La moitié de ce que vous misez et perdez vous revient.
automa-draws = pioche des cartes
automa-cards = Cartes de l’Automa
automa-pile = { $pile } dans la pioche, { $used } utilisées. Difficulté : { $level }. Les dernières piochées :
automa-card = Carte { $number }
automa-card-wants = Veut
automa-card-mandate = { MANDATE($mandate) }, sinon la tuile { $position }
automa-card-figures = Figurines, dans l’ordre
automa-card-moves = Déployer
automa-card-far =
    { $limit ->
        [one] { $limit } province
       *[other] jusqu’à { $limit } provinces
    }
automa-card-priority = Entraîner, dans l’ordre
automa-card-harvest = Récolte
automa-card-direction = Trahir cherche
automa-card-advantages = Dispute
automa-card-war = Valeur de guerre
automa-card-pairs = Alliances
automa-card-unknown = Cette table joue avec son propre paquet ; on ne sait pas ici ce que dit la carte.
at-table-winter-hostages = Otages rendus
at-table-winter-costs = Coût des cartes
at-table-winter-places = Places d’honneur
