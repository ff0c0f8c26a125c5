# Dziennik: jedno zdanie na każdy rodzaj zdarzenia. Argumenty opisuje en/events.ftl.

## Pora roku

event-season_began = Zaczyna się { SEASON($season, form: "the") }.
event-war_drawn = Wojny w tej porze roku, w kolejności: { PLACE($provinces) }.
event-cards_shown = Dostępne karty: { CARD($cards) }.
event-cleaned_up = Kończy się { SEASON($season, form: "the") }: monety i ronini wracają do wspólnej puli, a Shinto ze świątyń do rezerw.
event-game_over =
    { COUNT($winners) ->
        [one] Klan { CLAN($winners, form: "gen") } wygrywa grę.
       *[other] Klany { CLAN($winners, form: "gen") } wspólnie wygrywają grę.
    }

## Co mają gracze

event-vp =
    { SIGN($amount) ->
        [plus] Klan { CLAN($seat, form: "gen") } zdobywa { ABS($amount) } PZ ({ WHY($why) }).
       *[minus] Klan { CLAN($seat, form: "gen") } traci { ABS($amount) } PZ ({ WHY($why) }).
    }
event-coins =
    { SIGN($amount) ->
        [plus]
            { ABS($amount) ->
                [one] Klan { CLAN($seat, form: "gen") } bierze { ABS($amount) } monetę ({ WHY($why) }).
                [few] Klan { CLAN($seat, form: "gen") } bierze { ABS($amount) } monety ({ WHY($why) }).
                [many] Klan { CLAN($seat, form: "gen") } bierze { ABS($amount) } monet ({ WHY($why) }).
               *[other] Klan { CLAN($seat, form: "gen") } bierze { ABS($amount) } monety ({ WHY($why) }).
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
        [one] Klan { CLAN($seat, form: "gen") } płaci { ABS($amount) } monetę ({ WHY($why) }).
        [few] Klan { CLAN($seat, form: "gen") } płaci { ABS($amount) } monety ({ WHY($why) }).
        [many] Klan { CLAN($seat, form: "gen") } płaci { ABS($amount) } monet ({ WHY($why) }).
       *[other] Klan { CLAN($seat, form: "gen") } płaci { ABS($amount) } monety ({ WHY($why) }).
    }
event-coins-lost =
    { ABS($amount) ->
        [one] Klan { CLAN($seat, form: "gen") } traci { ABS($amount) } monetę ({ WHY($why) }).
        [few] Klan { CLAN($seat, form: "gen") } traci { ABS($amount) } monety ({ WHY($why) }).
        [many] Klan { CLAN($seat, form: "gen") } traci { ABS($amount) } monet ({ WHY($why) }).
       *[other] Klan { CLAN($seat, form: "gen") } traci { ABS($amount) } monety ({ WHY($why) }).
    }
event-ronin =
    { SIGN($amount) ->
        [plus]
            { ABS($amount) ->
                [one] Klan { CLAN($seat, form: "gen") } bierze { ABS($amount) } ronina ({ WHY($why) }).
                [few] Klan { CLAN($seat, form: "gen") } bierze { ABS($amount) } roninów ({ WHY($why) }).
                [many] Klan { CLAN($seat, form: "gen") } bierze { ABS($amount) } roninów ({ WHY($why) }).
               *[other] Klan { CLAN($seat, form: "gen") } bierze { ABS($amount) } ronina ({ WHY($why) }).
            }
       *[minus]
            { ABS($amount) ->
                [one] Klan { CLAN($seat, form: "gen") } traci { ABS($amount) } ronina ({ WHY($why) }).
                [few] Klan { CLAN($seat, form: "gen") } traci { ABS($amount) } roninów ({ WHY($why) }).
                [many] Klan { CLAN($seat, form: "gen") } traci { ABS($amount) } roninów ({ WHY($why) }).
               *[other] Klan { CLAN($seat, form: "gen") } traci { ABS($amount) } ronina ({ WHY($why) }).
            }
    }
event-honor_gained = Klan { CLAN($seat, form: "gen") } wyprzedza Klan { CLAN($above, form: "gen") } na torze honoru.
event-honor_lost = Klan { CLAN($seat, form: "gen") } spada poniżej Klanu { CLAN($below, form: "gen") } na torze honoru.
event-honor_top = Klan { CLAN($seat, form: "gen") } przechodzi na szczyt toru honoru.
event-token = Klan { CLAN($seat, form: "gen") } bierze żeton Wojen w Prowincjach { PLACE($province, form: "from") }.

## Negocjacje

event-proposed =
    Klan { CLAN($seat, form: "gen") } proponuje sojusz Klanowi { CLAN($to, form: "gen") }{ GOODS($give_coins, $give_ronin) ->
        [none] { "" }
       *[some] , daje { GOODS($give_coins, $give_ronin) }
    }{ GOODS($ask_coins, $ask_ronin) ->
        [none] { "" }
       *[some] , prosi o { GOODS($ask_coins, $ask_ronin) }
    }.
event-withdrew = Klan { CLAN($seat, form: "gen") } wycofuje propozycję dla Klanu { CLAN($to, form: "gen") }.
event-refused = Klan { CLAN($seat, form: "gen") } odrzuca propozycję Klanu { CLAN($proposer, form: "gen") }.
event-allied = Klan { CLAN($seat, form: "gen") } i Klan { CLAN($ally, form: "gen") } zawierają sojusz.
event-ready = Klan { CLAN($seat, form: "gen") } chce zakończyć Ceremonię Picia Herbaty.
event-waiting = Klan { CLAN($seat, form: "gen") } chce jeszcze rozmawiać.
event-tea_over = Ceremonia Picia Herbaty dobiega końca.
event-gift = Klan { CLAN($seat, form: "gen") } daje Klanowi { CLAN($to, form: "gen") } { GOODS($coins, $ronin) }.
event-alliance_ended = Sojusz Klanu { CLAN($seat, form: "gen") } z Klanem { CLAN($ally, form: "gen") } wygasa.
event-alliance_broken = Klan { CLAN($seat, form: "gen") } zrywa sojusz z Klanem { CLAN($ally, form: "gen") }.

## Rozkazy

event-drew = Klan { CLAN($seat, form: "gen") } dobiera { MANDATE($tiles, form: "object") }.
event-drew-hidden = Klan { CLAN($seat, form: "gen") } dobiera kafle rozkazów.
event-mandate_played =
    { $hidden ->
        [yes] Klan { CLAN($seat, form: "gen") } ogłasza { MANDATE($mandate, form: "object") }.
       *[no] Klan { CLAN($seat, form: "gen") } wybiera { MANDATE($mandate, form: "object") }.
    }
event-tile_hidden = Klan { CLAN($seat, form: "gen") } zostawia kafel zakryty; to { MANDATE($tile) }.
event-tile_hidden-hidden = Klan { CLAN($seat, form: "gen") } zostawia kafel zakryty.
event-performs =
    { $mandate ->
        [betray] { event-performs-plain }
       *[other]
            { $bonus ->
                [yes] Klan { CLAN($seat, form: "gen") } wykonuje { MANDATE($mandate, form: "object") } z premią.
               *[no] { event-performs-plain }
            }
    }
event-performs-plain = Klan { CLAN($seat, form: "gen") } wykonuje { MANDATE($mandate, form: "object") }.
event-summoned = Klan { CLAN($seat, form: "gen") } przyzywa { PIECE($piece, form: "object") } { PLACE($place, form: "to") }.
event-placed = Klan { CLAN($seat, form: "gen") } umieszcza { PIECE($piece, form: "object") } { PLACE($place, form: "in") } ({ WHY($why) }).
event-to_reserve = Klan { CLAN($seat, form: "gen") } odkłada { PIECE($piece, form: "object") } do rezerwy.
event-moved =
    Klan { CLAN($seat, form: "gen") } przesuwa { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }.
event-toll =
    { $charged ->
        [yes] Klan { CLAN($owner, form: "gen") } żąda od Klanu { CLAN($mover, form: "gen") } monety za szlak między { PLACE($route) }.
       *[no] Klan { CLAN($owner, form: "gen") } przepuszcza Klan { CLAN($mover, form: "gen") } za darmo szlakiem między { PLACE($route) }.
    }
event-move_taken_back =
    Klan { CLAN($seat, form: "gen") } nie płaci i zostawia { PIECE($piece, form: "object") } { PLACE($start, form: "in") }.
event-built = Klan { CLAN($seat, form: "gen") } buduje warownię { PLACE($province, form: "in") }.
event-bought =
    { $paid ->
        [0] Klan { CLAN($seat, form: "gen") } bierze za darmo kartę „{ CARD($card) }”.
        [one] Klan { CLAN($seat, form: "gen") } kupuje kartę „{ CARD($card) }” za { $paid } monetę.
        [few] Klan { CLAN($seat, form: "gen") } kupuje kartę „{ CARD($card) }” za { $paid } monety.
        [many] Klan { CLAN($seat, form: "gen") } kupuje kartę „{ CARD($card) }” za { $paid } monet.
       *[other] Klan { CLAN($seat, form: "gen") } kupuje kartę „{ CARD($card) }” za { $paid } monety.
    }
event-replaced =
    { SAME($piece, $by) ->
        [yes] Klan { CLAN($seat, form: "gen") } wymienia { PIECE($piece, form: "object") } Klanu { CLAN($owner, form: "gen") } { PLACE($place, form: "in") } na własnego.
       *[no] Klan { CLAN($seat, form: "gen") } wymienia { PIECE($piece, form: "object") } Klanu { CLAN($owner, form: "gen") } { PLACE($place, form: "in") } na { PIECE($by, form: "object") }.
    }
event-killed = Klan { CLAN($owner, form: "gen") } traci { PIECE($piece, form: "object") } { PLACE($place, form: "in") } ({ WHY($why) }).
event-spared = Klan { CLAN($seat, form: "gen") } oszczędza figurki, które miały zginąć.

## Kami

event-kami_turn = Tura Kami { $number }.
event-shrine_won = Klan { CLAN($seat, form: "gen") } otrzymuje błogosławieństwo { KAMI($kami, form: "gen") }.

## Wojna

event-war_began = { SEASON($season) }: zaczyna się faza Działań Wojennych.
event-province_at_war = Wojna { $number }: { PLACE($province) }.
event-token_discarded = Nikogo nie ma { PLACE($province, form: "in") }; żeton Wojen w Prowincjach zostaje odrzucony.
event-battle = Bitwa { PLACE($province, form: "in") }: Klany { CLAN($participants, form: "gen") }.
event-bid =
    { BIDS($seppuku, $hostage, $ronin, $poets) ->
        [none] Klan { CLAN($seat, form: "gen") } nic nie stawia.
       *[some] Klan { CLAN($seat, form: "gen") } stawia { BIDS($seppuku, $hostage, $ronin, $poets) }.
    }
event-bid-hidden = Klan { CLAN($seat, form: "gen") } przydziela monety w tajemnicy.
event-bid_revealed =
    { BIDS($seppuku, $hostage, $ronin, $poets) ->
        [none] Klan { CLAN($seat, form: "gen") } nic nie stawia
       *[some] Klan { CLAN($seat, form: "gen") } stawia { BIDS($seppuku, $hostage, $ronin, $poets) }
    }{ GOODS($kept, 0) ->
        [none] { "" }
       *[some] , zachowuje { GOODS($kept, 0) }
    }.
event-advantage_won = Klan { CLAN($seat, form: "gen") } wygrywa przewagę „{ ADVANTAGE($advantage) }”.
event-advantage_declined = Klan { CLAN($seat, form: "gen") } nie korzysta z przewagi „{ ADVANTAGE($advantage) }”.
event-captured = Klan { CLAN($seat, form: "gen") } bierze jako jeńca { PIECE($piece, form: "object") } Klanu { CLAN($owner, form: "gen") }.
event-ronin_hired = Klan { CLAN($seat, form: "gen") } najmuje roninów: Siła +{ $force }.
event-force = Klan { CLAN($seat, form: "gen") } ma Siłę { $force }.
event-battle_won = Klan { CLAN($seat, form: "gen") } wygrywa bitwę { PLACE($province, form: "in") }.
event-hostage_returned = Klan { CLAN($captor, form: "gen") } zwraca { PIECE($piece, form: "object") } Klanowi { CLAN($owner, form: "gen") }.

## Część stawki: „2 na Seppuku”

bid-seppuku = { $count } na „{ advantage-seppuku }”
bid-hostage = { $count } na „{ advantage-hostage }”
bid-ronin = { $count } na „{ advantage-ronin }”
bid-poets = { $count } na „{ advantage-poets }”

## Dlaczego coś zdobyto, utracono lub zabito

why-battle = bitwa
why-card_costs = koszt kart pór roku
why-cleanup = koniec pory roku
why-favor = świątynia
why-harvest = żniwa
why-honor_place = miejsce na torze honoru
why-hostage = jeniec
why-hostages = zwrot jeńców
why-income = dochód sezonowy
why-poets = cesarscy poeci
why-refund = połowa przegranej stawki
why-reparations = reparacje wojenne
why-seppuku = seppuku
why-stronghold = warownia
why-token_set = zestaw żetonów Wojen w Prowincjach
why-toll = opłata za szlak
why-train = brak karty do wzięcia
why-war_tokens = żetony Wojen w Prowincjach
