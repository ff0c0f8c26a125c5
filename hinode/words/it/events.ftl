# Il diario: una frase per ogni tipo di evento. Vedi en/events.ftl per gli argomenti.

## La stagione

event-season_began = Comincia { SEASON($season, form: "the") }.
event-war_drawn = Province in guerra in questa stagione, nell’ordine: { PLACE($provinces) }.
event-cards_shown = Carte disponibili: { CARD($cards) }.
event-cleaned_up = Finisce { SEASON($season, form: "the") }: monete e ronin tornano nella pila comune, gli Shinto lasciano i santuari.
event-game_over =
    { COUNT($winners) ->
        [one] { CLAN($winners, form: "The") } vince la partita.
       *[other] Vincono insieme la partita { CLAN($winners, form: "the") }.
    }

## Ciò che i giocatori possiedono

event-vp =
    { SIGN($amount) ->
        [plus] { CLAN($seat, form: "The") } ottiene { ABS($amount) } PV ({ WHY($why) }).
       *[minus] { CLAN($seat, form: "The") } perde { ABS($amount) } PV ({ WHY($why) }).
    }
event-coins =
    { SIGN($amount) ->
        [plus]
            { ABS($amount) ->
                [one] { CLAN($seat, form: "The") } prende { ABS($amount) } moneta ({ WHY($why) }).
               *[other] { CLAN($seat, form: "The") } prende { ABS($amount) } monete ({ WHY($why) }).
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
        [one] { CLAN($seat, form: "The") } paga { ABS($amount) } moneta ({ WHY($why) }).
       *[other] { CLAN($seat, form: "The") } paga { ABS($amount) } monete ({ WHY($why) }).
    }
event-coins-lost =
    { ABS($amount) ->
        [one] { CLAN($seat, form: "The") } perde { ABS($amount) } moneta ({ WHY($why) }).
       *[other] { CLAN($seat, form: "The") } perde { ABS($amount) } monete ({ WHY($why) }).
    }
event-ronin =
    { SIGN($amount) ->
        [plus] { CLAN($seat, form: "The") } prende { ABS($amount) } ronin ({ WHY($why) }).
       *[minus] { CLAN($seat, form: "The") } perde { ABS($amount) } ronin ({ WHY($why) }).
    }
event-honor_gained = { CLAN($seat, form: "The") } supera { CLAN($above, form: "the") } in onore.
event-honor_lost = { CLAN($seat, form: "The") } scende sotto { CLAN($below, form: "the") } in onore.
event-honor_top = { CLAN($seat, form: "The") } va in cima all’indicatore di onore.
event-token = { CLAN($seat, form: "The") } prende il segnalino Provincia in Guerra di { PLACE($province) }.

## Negoziati

event-proposed =
    { CLAN($seat, form: "The") } propone un’alleanza { CLAN($to, form: "to") }{ GOODS($give_coins, $give_ronin) ->
        [none] { "" }
       *[some] , offre { GOODS($give_coins, $give_ronin) }
    }{ GOODS($ask_coins, $ask_ronin) ->
        [none] { "" }
       *[some] , chiede { GOODS($ask_coins, $ask_ronin) }
    }.
event-withdrew = { CLAN($seat, form: "The") } ritira la proposta fatta { CLAN($to, form: "to") }.
event-refused = { CLAN($seat, form: "The") } rifiuta la proposta { CLAN($proposer, form: "of") }.
event-allied = { CLAN($seat, form: "The") } e { CLAN($ally, form: "the") } stipulano un’alleanza.
event-ready = Per { CLAN($seat, form: "the") } la cerimonia del tè può finire.
event-waiting = { CLAN($seat, form: "The") } vuole negoziare ancora.
event-tea_over = La cerimonia del tè è finita.
event-gift = { CLAN($seat, form: "The") } dà { GOODS($coins, $ronin) } { CLAN($to, form: "to") }.
event-alliance_ended = L’alleanza tra { CLAN($seat, form: "the") } e { CLAN($ally, form: "the") } finisce.
event-alliance_broken = { CLAN($seat, form: "The") } rompe l’alleanza con { CLAN($ally, form: "the") }.

## I mandati

event-drew = { CLAN($seat, form: "The") } pesca { MANDATE($tiles) }.
event-drew-hidden = { CLAN($seat, form: "The") } pesca le tessere mandato.
event-mandate_played =
    { $hidden ->
        [yes] { CLAN($seat, form: "The") } annuncia { MANDATE($mandate) }.
       *[no] { CLAN($seat, form: "The") } sceglie { MANDATE($mandate) }.
    }
event-tile_hidden = { CLAN($seat, form: "The") } lascia la tessera a faccia in giù: è { MANDATE($tile) }.
event-tile_hidden-hidden = { CLAN($seat, form: "The") } lascia la tessera a faccia in giù.
event-performs =
    { $mandate ->
        [betray] { event-performs-plain }
       *[other]
            { $bonus ->
                [yes] { CLAN($seat, form: "The") } esegue { MANDATE($mandate) } con il bonus.
               *[no] { event-performs-plain }
            }
    }
event-performs-plain = { CLAN($seat, form: "The") } esegue { MANDATE($mandate) }.
event-summoned = { CLAN($seat, form: "The") } convoca { PIECE($piece, form: "object") } { PLACE($place, form: "to") }.
event-placed = { CLAN($seat, form: "The") } colloca { PIECE($piece, form: "object") } { PLACE($place, form: "in") } ({ WHY($why) }).
event-to_reserve = { CLAN($seat, form: "The") } riprende { PIECE($piece, form: "object") } nella riserva.
event-moved =
    { CLAN($seat, form: "The") } muove { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }.
event-toll =
    { $charged ->
        [yes] { CLAN($owner, form: "The") } chiede { CLAN($mover, form: "to") } una moneta per la rotta tra { PLACE($route) }.
       *[no] { CLAN($owner, form: "The") } lascia passare gratis { CLAN($mover, form: "the") } sulla rotta tra { PLACE($route) }.
    }
event-move_taken_back =
    { CLAN($seat, form: "The") } non paga e lascia { PIECE($piece, form: "object") } { PLACE($start, form: "in") }.
event-built = { CLAN($seat, form: "The") } costruisce una roccaforte { PLACE($province, form: "in") }.
event-bought =
    { $paid ->
        [0] { CLAN($seat, form: "The") } acquisisce { CARD($card) } gratis.
        [one] { CLAN($seat, form: "The") } acquisisce { CARD($card) } per { $paid } moneta.
       *[other] { CLAN($seat, form: "The") } acquisisce { CARD($card) } per { $paid } monete.
    }
event-replaced =
    { SAME($piece, $by) ->
        [yes] { CLAN($seat, form: "The") } sostituisce { PIECE($piece, form: "object") } { CLAN($owner, form: "of") } { PLACE($place, form: "in") } con uno dei suoi.
       *[no] { CLAN($seat, form: "The") } sostituisce { PIECE($piece, form: "object") } { CLAN($owner, form: "of") } { PLACE($place, form: "in") } con { PIECE($by, form: "object") }.
    }
event-killed = { CLAN($owner, form: "The") } perde { PIECE($piece, form: "object") } { PLACE($place, form: "in") } ({ WHY($why) }).
event-spared = { CLAN($seat, form: "The") } risparmia le miniature che sarebbero morte.

## I kami

event-kami_turn = Turno dei Kami { $number }.
event-shrine_won = { CLAN($seat, form: "The") } ha il favore di { KAMI($kami) }.

## La guerra

event-war_began = Comincia la guerra { SEASON($season, form: "of") }.
event-province_at_war = Guerra { $number }: { PLACE($province) }.
event-token_discarded = Non c’è nessuno { PLACE($province, form: "in") }: il segnalino Provincia in Guerra viene scartato.
event-battle = Battaglia { PLACE($province, form: "in") }: { CLAN($participants, form: "the") }.
event-bid =
    { BIDS($seppuku, $hostage, $ronin, $poets) ->
        [none] { CLAN($seat, form: "The") } non offre niente.
       *[some] { CLAN($seat, form: "The") } offre { BIDS($seppuku, $hostage, $ronin, $poets) }.
    }
event-bid-hidden = { CLAN($seat, form: "The") } ha fatto la sua offerta.
event-bid_revealed =
    { BIDS($seppuku, $hostage, $ronin, $poets) ->
        [none] { CLAN($seat, form: "The") } non ha offerto niente
       *[some] { CLAN($seat, form: "The") } ha offerto { BIDS($seppuku, $hostage, $ronin, $poets) }
    }{ GOODS($kept, 0) ->
        [none] { "" }
       *[some] , tenendo da parte { GOODS($kept, 0) }
    }.
event-advantage_won = { CLAN($seat, form: "The") } vince { ADVANTAGE($advantage) }.
event-advantage_declined = { CLAN($seat, form: "The") } rinuncia a { ADVANTAGE($advantage) }.
event-captured = { CLAN($seat, form: "The") } prende in ostaggio { PIECE($piece, form: "object") } { CLAN($owner, form: "of") }.
event-ronin_hired = { CLAN($seat, form: "The") } ingaggia ronin: Forza +{ $force }.
event-force = { CLAN($seat, form: "The") } ha Forza { $force }.
event-battle_won = { CLAN($seat, form: "The") } vince la battaglia { PLACE($province, form: "in") }.
event-hostage_returned = { CLAN($captor, form: "The") } restituisce { PIECE($piece, form: "object") } { CLAN($owner, form: "to") }.

## Parte di un'offerta: "2 su Seppuku"

bid-seppuku = { $count } su { advantage-seppuku }
bid-hostage = { $count } su { advantage-hostage }
bid-ronin = { $count } su { advantage-ronin }
bid-poets = { $count } su { advantage-poets }

## Perché qualcosa è stato ottenuto, perso o ucciso

why-battle = battaglia
why-card_costs = costo delle carte Stagione
why-cleanup = ripristino stagionale
why-favor = santuario
why-harvest = raccolto
why-honor_place = posto sull’indicatore di onore
why-hostage = ostaggio
why-hostages = ostaggi restituiti
why-income = proventi stagionali
why-poets = poeti imperiali
why-refund = metà di un’offerta persa
why-reparations = risarcimenti di guerra
why-seppuku = seppuku
why-stronghold = roccaforte
why-token_set = serie di province in guerra
why-toll = pedaggio
why-train = nessuna carta disponibile
why-war_tokens = segnalini Provincia in Guerra
