# L’Automa, les clans menés par des cartes : ce qu’il pioche, ce qu’il fait et pourquoi. Voir en/automa.ftl.

## Noms

automa-pair = { CLAN($a) } à { CLAN($b) }
icon-monster = Monstre
icon-shinto1 = Shinto pour le temple 1
icon-shinto2 = Shinto pour le temple 2
icon-shinto3 = Shinto pour le temple 3
icon-shinto4 = Shinto pour le temple 4

## Les cartes, les alliances, l’appel aux armes

event-automa_shuffled = La défausse de l’Automa ({ $number } cartes) est mélangée et forme une nouvelle pioche.
event-automa_pairs =
    { $pairs ->
        [none] La carte { $drawn } n’unit aucune paire de clans de cette partie ; on en pioche une autre.
       *[some] La carte { $drawn } unit { $pairs }.
    }
event-call_to_arms = { CLAN($seat) } répond à l’appel aux armes.
step-call_to_arms = Invoquez une figurine dans chacune de vos forteresses.
step-call_to_arms-wait = { $name } répond à l’appel aux armes.

## Les mandats

event-automa_tiles = { CLAN($seat) } étale { MANDATE($tiles) }.
event-automa_mandate =
    { $reason ->
        [missing] La carte { $drawn } veut « { MANDATE($mandate) } », qui n’y est pas : { CLAN($seat) } prend la tuile { $position }.
        [played] La carte { $drawn } veut « { MANDATE($mandate) } », déjà joué cette saison : { CLAN($seat) } prend la tuile { $position }.
       *[wanted] La carte { $drawn } veut « { MANDATE($mandate) } » : { CLAN($seat) } prend la tuile { $position }.
    }
event-automa_figure =
    { $icon ->
        [none] La carte { $drawn } montre { FIGURE($icons) } : { CLAN($seat) } n’en a pas en réserve et pioche une autre carte.
       *[some] La carte { $drawn } montre { FIGURE($icons) } : pour { CLAN($seat) }, c’est { FIGURE($icon) }.
    }
event-automa_only_kind = Il ne reste à { CLAN($seat) } qu’une sorte de figurine en réserve, { FIGURE($figure) } : pas besoin de carte.
event-automa_marshal =
    { $limit ->
        [one] Carte { $drawn } : les figurines de { CLAN($seat) } avancent de { $limit } province.
       *[other] Carte { $drawn } : les figurines de { CLAN($seat) } avancent de { $limit } provinces au plus.
    }
event-automa_order =
    Carte { $drawn } : les figurines de { CLAN($seat) } { PLACE($place, form: "in") } bougent dans cet ordre : { FIGURE($figures) }.
event-automa_target =
    { CLAN($seat) } envoie { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") } : sa Force y est de { $force } contre { $enemy }.
event-automa_stays =
    { $reason ->
        [there] { CLAN($seat) } laisse { PIECE($piece, form: "object") } { PLACE($place, form: "in") } : c’est la première province en guerre à portée qui en a besoin.
        [holds] { CLAN($seat) } laisse { PIECE($piece, form: "object") } { PLACE($place, form: "in") } pour y garder la plus grande Force.
       *[nowhere] { CLAN($seat) } laisse { PIECE($piece, form: "object") } { PLACE($place, form: "in") } : aucune province en guerre à portée n’en a besoin.
    }
event-automa_builds =
    { $reason ->
        [war] { PLACE($province) } est la première province en guerre où { CLAN($seat) } a la plus grande Force.
       *[elsewhere] { CLAN($seat) } n’a la plus grande Force dans aucune province en guerre, mais { PLACE($province, form: "in") } si.
    }
event-automa_train =
    { $kind ->
        [none] La carte { $drawn } voudrait { KIND($priority) }, mais il ne reste aucune carte pour { CLAN($seat) }.
       *[some] La carte { $drawn } préfère, dans l’ordre, { KIND($priority) } : { CLAN($seat) } prend la carte la plus chère de la sorte { KIND($kind) }.
    }
event-automa_harvest =
    { $bonus ->
        [yes] Carte { $drawn } : la récolte de { CLAN($seat) } vaut { $vp } PV.
       *[no] Carte { $drawn } : ni { CLAN($seat) } ni son allié n’a choisi cette récolte, qui vaut { $vp } PV.
    }
event-automa_betray =
    { $direction ->
        [top] La carte { $drawn } regarde depuis le haut :
       *[bottom] La carte { $drawn } regarde depuis le bas :
    } { $reason ->
        [two] { CLAN($seat) } peut remplacer deux figurines dans une province en guerre.
        [apart] dans aucune province en guerre { CLAN($seat) } ne peut remplacer deux figurines ; depuis l’autre bout, il en remplace une dans deux provinces.
        [one] { CLAN($seat) } ne peut remplacer qu’une figurine.
       *[nobody] { CLAN($seat) } ne peut remplacer aucune figurine dans une province en guerre.
    }

## Les kamis

event-automa_dearest = { CLAN($seat) } prend la carte la plus chère, « { CARD($card) } ».
event-automa_raijin =
    { $reason ->
        [most] Un Bushi { PLACE($province, form: "in") } y donne à { CLAN($seat) } la plus grande Force.
        [greatest] Un Bushi ne suffit nulle part à { CLAN($seat) } pour la plus grande Force ; il va { PLACE($province, form: "to") }, là où sa Force est la plus élevée.
       *[first] { CLAN($seat) } n’a de Force dans aucune province en guerre ; le Bushi va dans la première, { PLACE($province) }.
    }
event-automa_idle =
    { $thing ->
        [stronghold] { CLAN($seat) } n’a nulle part la plus grande Force et ne construit pas de forteresse.
        [no_stronghold] { CLAN($seat) } n’a plus de forteresse à construire.
        [fujin] { CLAN($seat) } n’a aucun déplacement à faire avec Fujin.
        [raijin] { CLAN($seat) } n’a plus de Bushi pour Raijin.
       *[ryujin] Il ne reste aucune carte pour { CLAN($seat) }.
    }

## La guerre

event-automa_war = Carte { $drawn } : { CLAN($seat) } ajoute à sa Force une valeur de guerre de { $value }.
event-automa_contest =
    { $advantages ->
        [none] La carte { $drawn } ne montre aucun avantage
       *[some] La carte { $drawn } montre { ADVANTAGE($advantages) }
    }{ $contests ->
        [yes] { "" } : { CLAN($seat) } dispute « { ADVANTAGE($advantage) } » avec { $value }.
       *[no] { "" } : { CLAN($seat) } ne dispute pas « { ADVANTAGE($advantage) } ».
    }
event-automa_seppuku =
    { $uses ->
        [yes] { CLAN($seat) } a une Force de { $force } contre { $enemy }, pas la plus grande, et utilise Seppuku.
       *[no] { CLAN($seat) } a la plus grande Force, { $force } contre { $enemy }, et n’utilise pas Seppuku.
    }
event-automa_hostage =
    { CLAN($seat) } cherche son otage chez { CLAN($owner) }, dont la Force est de { $force } : { PIECE($piece, form: "object") }.

## D’où viennent les PV et les pièces

why-card_costs = coût des cartes
why-favor = faveur d’un temple
why-honor_place = place sur la piste d’honneur
why-refund = moitié d’une mise perdue
why-train = aucune carte à prendre
