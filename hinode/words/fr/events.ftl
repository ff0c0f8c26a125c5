# Le journal : une phrase par sorte d'événement. Les arguments sont décrits dans en/events.ftl.

## La saison

event-season_began = { SEASON($season, form: "The") } commence.
event-war_drawn = Provinces en guerre cette saison, dans l’ordre : { PLACE($provinces) }.
event-cards_shown = Cartes disponibles : { CARD($cards) }.
event-cleaned_up = { SEASON($season, form: "The") } s’achève : pièces et ronins retournent à la réserve commune, les Shintos quittent les temples.
event-game_over =
    { $count ->
        [one] { CLAN($winners) } gagne la partie.
       *[other] { CLAN($winners) } gagnent la partie ensemble.
    }

## Ce que possèdent les joueurs

event-vp =
    { $change ->
        [gain] { CLAN($seat) } gagne { $amount } PV ({ WHY($why) }).
       *[loss] { CLAN($seat) } perd { $amount } PV ({ WHY($why) }).
    }
event-coins =
    { $change ->
        [gain]
            { $amount ->
                [one] { CLAN($seat) } prend { $amount } pièce ({ WHY($why) }).
               *[other] { CLAN($seat) } prend { $amount } pièces ({ WHY($why) }).
            }
        [pay]
            { $amount ->
                [one] { CLAN($seat) } paie { $amount } pièce ({ WHY($why) }).
               *[other] { CLAN($seat) } paie { $amount } pièces ({ WHY($why) }).
            }
       *[loss]
            { $amount ->
                [one] { CLAN($seat) } perd { $amount } pièce ({ WHY($why) }).
               *[other] { CLAN($seat) } perd { $amount } pièces ({ WHY($why) }).
            }
    }
event-ronin =
    { $change ->
        [gain]
            { $amount ->
                [one] { CLAN($seat) } prend { $amount } ronin ({ WHY($why) }).
               *[other] { CLAN($seat) } prend { $amount } ronins ({ WHY($why) }).
            }
       *[loss]
            { $amount ->
                [one] { CLAN($seat) } perd { $amount } ronin ({ WHY($why) }).
               *[other] { CLAN($seat) } perd { $amount } ronins ({ WHY($why) }).
            }
    }
event-honor_gained = { CLAN($seat) } passe devant { CLAN($above) } en honneur.
event-honor_lost = { CLAN($seat) } passe derrière { CLAN($below) } en honneur.
event-honor_top = { CLAN($seat) } passe en tête de la piste d’honneur.
event-token = { CLAN($seat) } prend la tuile Province en Guerre { PLACE($province, form: "from") }.

## Négociations

event-proposed =
    { CLAN($seat) } propose une alliance à { CLAN($to) }{ $give ->
        [none] { "" }
       *[some] , offre { $give }
    }{ $ask ->
        [none] { "" }
       *[some] , demande { $ask }
    }.
event-withdrew = { CLAN($seat) } retire sa proposition à { CLAN($to) }.
event-refused = { CLAN($seat) } refuse la proposition de { CLAN($proposer) }.
event-allied = { CLAN($seat) } et { CLAN($ally) } forment une alliance.
event-ready = Pour { CLAN($seat) }, la cérémonie du thé peut finir.
event-waiting = { CLAN($seat) } veut encore négocier.
event-tea_over = La cérémonie du thé est terminée.
event-gift = { CLAN($seat) } donne { $goods } à { CLAN($to) }.
event-alliance_ended = L’alliance de { CLAN($seat) } et { CLAN($ally) } prend fin.
event-alliance_broken = { CLAN($seat) } rompt son alliance avec { CLAN($ally) }.

## Les mandats

event-drew = { CLAN($seat) } pioche { MANDATE($tiles) }.
event-drew-hidden = { CLAN($seat) } pioche des tuiles de mandat.
event-mandate_played =
    { $hidden ->
        [yes] { CLAN($seat) } annonce « { MANDATE($mandate) } ».
       *[no] { CLAN($seat) } choisit « { MANDATE($mandate) } ».
    }
event-tile_hidden = { CLAN($seat) } laisse la tuile face cachée : c’est « { MANDATE($tile) } ».
event-tile_hidden-hidden = { CLAN($seat) } laisse la tuile face cachée.
event-performs =
    { $bonus ->
        [yes] { CLAN($seat) } exécute « { MANDATE($mandate) } » avec le bonus.
       *[no] { CLAN($seat) } exécute « { MANDATE($mandate) } ».
    }
event-summoned = { CLAN($seat) } invoque { PIECE($piece, form: "object") } { PLACE($place, form: "to") }.
event-placed = { CLAN($seat) } place { PIECE($piece, form: "object") } { PLACE($place, form: "in") } ({ WHY($why) }).
event-to_reserve = { CLAN($seat) } reprend { PIECE($piece, form: "object") } dans sa réserve.
event-moved =
    { CLAN($seat) } déplace { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }.
event-toll =
    { $charged ->
        [yes] { CLAN($owner) } réclame une pièce à { CLAN($mover) } pour la route entre { PLACE($route) }.
       *[no] { CLAN($owner) } laisse { CLAN($mover) } naviguer gratuitement entre { PLACE($route) }.
    }
event-move_taken_back =
    { CLAN($seat) } ne paie pas et laisse { PIECE($piece, form: "object") } { PLACE($start, form: "in") }.
event-built = { CLAN($seat) } construit une forteresse { PLACE($province, form: "in") }.
event-bought =
    { $paid ->
        [0] { CLAN($seat) } acquiert « { CARD($card) } » gratuitement.
        [one] { CLAN($seat) } achète « { CARD($card) } » pour { $paid } pièce.
       *[other] { CLAN($seat) } achète « { CARD($card) } » pour { $paid } pièces.
    }
event-replaced =
    { $same ->
        [yes] { CLAN($seat) } remplace { PIECE($piece, form: "object") } de { CLAN($owner) } { PLACE($place, form: "in") } par un des siens.
       *[no] { CLAN($seat) } remplace { PIECE($piece, form: "object") } de { CLAN($owner) } { PLACE($place, form: "in") } par { PIECE($by, form: "object") }.
    }
event-killed = { CLAN($owner) } perd { PIECE($piece, form: "object") } { PLACE($place, form: "in") } ({ WHY($why) }).
event-spared = { CLAN($seat) } épargne les figurines qui allaient mourir.

## Les kamis

event-kami_turn = Tour de kami { $number }.
event-shrine_won = { CLAN($seat) } gagne la faveur { KAMI($kami, form: "of") }.

## La guerre

event-war_began = La guerre { SEASON($season, form: "of") } commence.
event-province_at_war = Guerre { $number } : { PLACE($province) }.
event-token_discarded = Personne n’est { PLACE($province, form: "in") } ; la tuile Province en Guerre est défaussée.
event-battle = Bataille { PLACE($province, form: "in") } : { CLAN($participants) }.
event-bid =
    { $bids ->
        [none] { CLAN($seat) } ne mise rien.
       *[some] { CLAN($seat) } mise { $bids }.
    }
event-bid-hidden = { CLAN($seat) } a fait sa mise.
event-bid_revealed =
    { $bids ->
        [none] { CLAN($seat) } n’a rien misé
       *[some] { CLAN($seat) } a misé { $bids }
    }{ $kept ->
        [none] { "" }
       *[some] , gardant { $kept }
    }.
event-advantage_won = { CLAN($seat) } remporte « { ADVANTAGE($advantage) } ».
event-advantage_declined = { CLAN($seat) } n’utilise pas « { ADVANTAGE($advantage) } ».
event-captured = { CLAN($seat) } prend en otage { PIECE($piece, form: "object") } de { CLAN($owner) }.
event-ronin_hired = { CLAN($seat) } engage des ronins : { $force } de Force en plus.
event-force = { CLAN($seat) } a une Force de { $force }.
event-battle_won = { CLAN($seat) } remporte la bataille { PLACE($province, form: "in") }.
event-hostage_returned = { CLAN($captor) } rend { PIECE($piece, form: "object") } à { CLAN($owner) }.

## Une partie d'une mise : « 2 sur Seppuku »

bid-part = { $coins } sur { ADVANTAGE($advantage) }

## Pourquoi quelque chose est gagné, perdu ou tué

why-battle = bataille
why-card_costs = coût des cartes Saison
why-cleanup = fin de saison
why-favor = temple
why-harvest = récolte
why-honor_place = place sur la piste d’honneur
why-hostage = otage
why-hostages = otages rendus
why-income = revenu saisonnier
why-poets = poètes impériaux
why-refund = moitié d’une mise perdue
why-reparations = réparations de guerre
why-seppuku = seppuku
why-stronghold = forteresse
why-token_set = bonus de provinces en guerre
why-toll = péage
why-train = aucune carte à prendre
why-war_tokens = tuiles Province en Guerre
