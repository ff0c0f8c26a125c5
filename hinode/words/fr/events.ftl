# Le journal : une phrase par sorte d'événement. Les arguments sont décrits dans en/events.ftl.

## La saison

event-season_began = { SEASON($season, form: "The") } commence.
event-war_drawn = Provinces en guerre cette saison, dans l’ordre : { PLACE($provinces) }.
event-cards_shown = Cartes disponibles : { CARD($cards) }.
event-cleaned_up = { SEASON($season, form: "The") } s’achève : pièces et ronins retournent à la réserve commune, les Shintos quittent les temples.
event-game_over =
    { COUNT($winners) ->
        [one] { CLAN($winners) } gagne la partie.
       *[other] { CLAN($winners) } gagnent la partie ensemble.
    }

## Ce que possèdent les joueurs

event-vp =
    { SIGN($amount) ->
        [plus] { CLAN($seat) } gagne { ABS($amount) } PV ({ WHY($why) }).
       *[minus] { CLAN($seat) } perd { ABS($amount) } PV ({ WHY($why) }).
    }
event-coins =
    { SIGN($amount) ->
        [plus]
            { ABS($amount) ->
                [one] { CLAN($seat) } prend { ABS($amount) } pièce ({ WHY($why) }).
               *[other] { CLAN($seat) } prend { ABS($amount) } pièces ({ WHY($why) }).
            }
       *[minus]
            { $why ->
                [stronghold] { event-coins-paid }
                [toll] { event-coins-paid }
               *[other] { event-coins-lost }
            }
    }
event-coins-paid =
    { ABS($amount) ->
        [one] { CLAN($seat) } paie { ABS($amount) } pièce ({ WHY($why) }).
       *[other] { CLAN($seat) } paie { ABS($amount) } pièces ({ WHY($why) }).
    }
event-coins-lost =
    { ABS($amount) ->
        [one] { CLAN($seat) } perd { ABS($amount) } pièce ({ WHY($why) }).
       *[other] { CLAN($seat) } perd { ABS($amount) } pièces ({ WHY($why) }).
    }
event-ronin =
    { SIGN($amount) ->
        [plus]
            { ABS($amount) ->
                [one] { CLAN($seat) } prend { ABS($amount) } ronin ({ WHY($why) }).
               *[other] { CLAN($seat) } prend { ABS($amount) } ronins ({ WHY($why) }).
            }
       *[minus]
            { ABS($amount) ->
                [one] { CLAN($seat) } perd { ABS($amount) } ronin ({ WHY($why) }).
               *[other] { CLAN($seat) } perd { ABS($amount) } ronins ({ WHY($why) }).
            }
    }
event-honor_gained = { CLAN($seat) } passe devant { CLAN($above) } en honneur.
event-honor_lost = { CLAN($seat) } passe derrière { CLAN($below) } en honneur.
event-honor_top = { CLAN($seat) } passe en tête de la piste d’honneur.
event-token = { CLAN($seat) } prend la tuile Province en Guerre { PLACE($province, form: "from") }.

## Négociations

event-proposed =
    { CLAN($seat) } propose une alliance à { CLAN($to) }{ GOODS($give_coins, $give_ronin) ->
        [none] { "" }
       *[some] , offre { GOODS($give_coins, $give_ronin) }
    }{ GOODS($ask_coins, $ask_ronin) ->
        [none] { "" }
       *[some] , demande { GOODS($ask_coins, $ask_ronin) }
    }.
event-withdrew = { CLAN($seat) } retire sa proposition à { CLAN($to) }.
event-refused = { CLAN($seat) } refuse la proposition de { CLAN($proposer) }.
event-allied = { CLAN($seat) } et { CLAN($ally) } forment une alliance.
event-ready = Pour { CLAN($seat) }, la cérémonie du thé peut finir.
event-waiting = { CLAN($seat) } veut encore négocier.
event-tea_over = La cérémonie du thé est terminée.
event-gift = { CLAN($seat) } donne { GOODS($coins, $ronin) } à { CLAN($to) }.
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
    { $mandate ->
        [betray] { event-performs-plain }
       *[other]
            { $bonus ->
                [yes] { CLAN($seat) } exécute « { MANDATE($mandate) } » avec le bonus.
               *[no] { event-performs-plain }
            }
    }
event-performs-plain = { CLAN($seat) } exécute « { MANDATE($mandate) } ».
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
    { SAME($piece, $by) ->
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
    { BIDS($seppuku, $hostage, $ronin, $poets) ->
        [none] { CLAN($seat) } ne mise rien.
       *[some] { CLAN($seat) } mise { BIDS($seppuku, $hostage, $ronin, $poets) }.
    }
event-bid-hidden = { CLAN($seat) } a fait sa mise.
event-bid_revealed =
    { BIDS($seppuku, $hostage, $ronin, $poets) ->
        [none] { CLAN($seat) } n’a rien misé
       *[some] { CLAN($seat) } a misé { BIDS($seppuku, $hostage, $ronin, $poets) }
    }{ GOODS($kept, 0) ->
        [none] { "" }
       *[some] , gardant { GOODS($kept, 0) }
    }.
event-advantage_won = { CLAN($seat) } remporte « { ADVANTAGE($advantage) } ».
event-advantage_declined = { CLAN($seat) } n’utilise pas « { ADVANTAGE($advantage) } ».
event-captured = { CLAN($seat) } prend en otage { PIECE($piece, form: "object") } de { CLAN($owner) }.
event-ronin_hired = { CLAN($seat) } engage des ronins : { $force } de Force en plus.
event-force = { CLAN($seat) } a une Force de { $force }.
event-battle_won = { CLAN($seat) } remporte la bataille { PLACE($province, form: "in") }.
event-hostage_returned = { CLAN($captor) } rend { PIECE($piece, form: "object") } à { CLAN($owner) }.

## Une partie d'une mise : « 2 sur Seppuku »

bid-seppuku = { $count } sur { advantage-seppuku }
bid-hostage = { $count } sur { advantage-hostage }
bid-ronin = { $count } sur { advantage-ronin }
bid-poets = { $count } sur { advantage-poets }

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
