# Automa, klany prowadzone przez karty: co dobiera, co robi i dlaczego. Argumenty opisuje en/automa.ftl.

## Nazwy

automa-pair = Klan { CLAN($a, form: "gen") } z Klanem { CLAN($b, form: "gen") }
icon-monster = Potwór
icon-shinto1 = Shinto do 1. świątyni
icon-shinto2 = Shinto do 2. świątyni
icon-shinto3 = Shinto do 3. świątyni
icon-shinto4 = Shinto do 4. świątyni

## Karty, sojusze, wezwanie do broni

event-automa_shuffled = Odrzucone karty Automy ({ $number }) zostają potasowane i tworzą nowy stos.
event-automa_pairs =
    { $pairs ->
        [none] Karta { $drawn } nie łączy żadnych dwóch klanów tej gry; dobierana jest kolejna.
       *[some] Karta { $drawn } łączy: { $pairs }.
    }
event-call_to_arms = Klan { CLAN($seat, form: "gen") } odpowiada na wezwanie do broni.
step-call_to_arms = Przyzwij figurkę przy każdej swojej warowni.
step-call_to_arms-wait = { $name } odpowiada na wezwanie do broni.

## Rozkazy

event-automa_tiles = Klan { CLAN($seat, form: "gen") } odkrywa { MANDATE($tiles, form: "object") }.
event-automa_mandate =
    { $reason ->
        [missing] Karta { $drawn } wskazuje { MANDATE($mandate, form: "object") }, ale takiego kafla tu nie ma: Klan { CLAN($seat, form: "gen") } bierze kafel { $position }.
        [played] Karta { $drawn } wskazuje { MANDATE($mandate, form: "object") }, ale ten rozkaz już padł w tej porze roku: Klan { CLAN($seat, form: "gen") } bierze kafel { $position }.
       *[wanted] Karta { $drawn } wskazuje { MANDATE($mandate, form: "object") }: Klan { CLAN($seat, form: "gen") } bierze kafel { $position }.
    }
event-automa_figure =
    { $icon ->
        [none] Karta { $drawn } pokazuje: { FIGURE($icons) }. Klan { CLAN($seat, form: "gen") } nie ma w rezerwie takiej figurki i dobiera kolejną kartę.
       *[some] Karta { $drawn } pokazuje: { FIGURE($icons) }. Dla Klanu { CLAN($seat, form: "gen") } to { FIGURE($icon) }.
    }
event-automa_only_kind = Klan { CLAN($seat, form: "gen") } ma w rezerwie tylko jeden rodzaj figurek ({ FIGURE($figure) }) i nie potrzebuje karty.
event-automa_marshal =
    { $limit ->
        [one] Karta { $drawn }: figurki Klanu { CLAN($seat, form: "gen") } idą o { $limit } prowincję.
        [few] Karta { $drawn }: figurki Klanu { CLAN($seat, form: "gen") } idą najdalej o { $limit } prowincje.
        [many] Karta { $drawn }: figurki Klanu { CLAN($seat, form: "gen") } idą najdalej o { $limit } prowincji.
       *[other] Karta { $drawn }: figurki Klanu { CLAN($seat, form: "gen") } idą najdalej o { $limit } prowincji.
    }
event-automa_order =
    Karta { $drawn }: figurki Klanu { CLAN($seat, form: "gen") } { PLACE($place, form: "in") } ruszają w kolejności: { FIGURE($figures) }.
event-automa_target =
    Klan { CLAN($seat, form: "gen") } wysyła { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }: jego Siła wynosi tam { $force } przeciwko { $enemy }.
event-automa_stays =
    { $reason ->
        [there] Klan { CLAN($seat, form: "gen") } zostawia { PIECE($piece, form: "object") } { PLACE($place, form: "in") }: to pierwsza wojna w zasięgu, w której brakuje mu Siły.
        [holds] Klan { CLAN($seat, form: "gen") } zostawia { PIECE($piece, form: "object") } { PLACE($place, form: "in") }, by zachować tam największą Siłę.
       *[nowhere] Klan { CLAN($seat, form: "gen") } zostawia { PIECE($piece, form: "object") } { PLACE($place, form: "in") }: żadna wojna w zasięgu tego nie wymaga.
    }
event-automa_builds =
    { $reason ->
        [war] { PLACE($province) } to pierwsza prowincja z wojną, w której Klan { CLAN($seat, form: "gen") } ma największą Siłę.
       *[elsewhere] Klan { CLAN($seat, form: "gen") } nie ma największej Siły w żadnej prowincji z wojną, ale ma ją { PLACE($province, form: "in") }.
    }
event-automa_train =
    { $kind ->
        [none] Karta { $drawn } wskazuje kolejno: { KIND($priority) }. Dla Klanu { CLAN($seat, form: "gen") } nie ma już kart.
       *[some] Karta { $drawn } wskazuje kolejno: { KIND($priority) }. Klan { CLAN($seat, form: "gen") } bierze najdroższą kartę rodzaju { KIND($kind) }.
    }
event-automa_harvest =
    { $bonus ->
        [yes] Karta { $drawn }: żniwa Klanu { CLAN($seat, form: "gen") } dają { $vp } PZ.
       *[no] Karta { $drawn }: ani Klan { CLAN($seat, form: "gen") }, ani jego sojusznik nie wybrał tych żniw, więc dają { $vp } PZ.
    }
event-automa_betray =
    { $direction ->
        [top] Karta { $drawn } każe szukać od góry:
       *[bottom] Karta { $drawn } każe szukać od dołu:
    } { $reason ->
        [two] Klan { CLAN($seat, form: "gen") } może wymienić dwie figurki w jednej prowincji z wojną.
        [apart] w żadnej prowincji z wojną Klan { CLAN($seat, form: "gen") } nie może wymienić dwóch figurek; od drugiego końca wymienia po jednej w dwóch prowincjach.
        [one] Klan { CLAN($seat, form: "gen") } może wymienić tylko jedną figurkę.
       *[nobody] Klan { CLAN($seat, form: "gen") } nie może wymienić żadnej figurki w prowincjach z wojną.
    }

## Kami

event-automa_dearest = Klan { CLAN($seat, form: "gen") } bierze najdroższą kartę, „{ CARD($card) }”.
event-automa_raijin =
    { $reason ->
        [most] Bushi { PLACE($province, form: "in") } daje tam Klanowi { CLAN($seat, form: "gen") } największą Siłę.
        [greatest] Bushi nigdzie nie da Klanowi { CLAN($seat, form: "gen") } największej Siły; idzie { PLACE($province, form: "to") }, gdzie jego Siła jest najwyższa.
       *[first] Klan { CLAN($seat, form: "gen") } nie ma Siły w żadnej prowincji z wojną; Bushi idzie do pierwszej: { PLACE($province) }.
    }
event-automa_idle =
    { $thing ->
        [stronghold] Klan { CLAN($seat, form: "gen") } nigdzie nie ma największej Siły i nie buduje warowni.
        [no_stronghold] Klan { CLAN($seat, form: "gen") } nie ma już warowni do zbudowania.
        [fujin] Klan { CLAN($seat, form: "gen") } nie ma ruchu, który mógłby wykonać z Fujinem.
        [raijin] Klan { CLAN($seat, form: "gen") } nie ma już Bushi dla Raijina.
       *[ryujin] Dla Klanu { CLAN($seat, form: "gen") } nie ma już kart.
    }

## Wojna

event-automa_war = Karta { $drawn }: Klan { CLAN($seat, form: "gen") } dodaje do swojej Siły wartość wojny { $value }.
event-automa_contest =
    { $advantages ->
        [none] Karta { $drawn } nie pokazuje żadnej przewagi
       *[some] Karta { $drawn } pokazuje { ADVANTAGE($advantages) }
    }{ $contests ->
        [yes] : Klan { CLAN($seat, form: "gen") } walczy o { ADVANTAGE($advantage) } z wartością { $value }.
       *[no] : Klan { CLAN($seat, form: "gen") } nie walczy o { ADVANTAGE($advantage) }.
    }
event-automa_seppuku =
    { $uses ->
        [yes] Klan { CLAN($seat, form: "gen") } ma Siłę { $force } przeciwko { $enemy }, nie największą, i popełnia Seppuku.
       *[no] Klan { CLAN($seat, form: "gen") } ma największą Siłę, { $force } przeciwko { $enemy }, i nie popełnia Seppuku.
    }
event-automa_hostage =
    Klan { CLAN($seat, form: "gen") } szuka jeńca u Klanu { CLAN($owner, form: "gen") }, którego Siła wynosi { $force }: wybiera { PIECE($piece, form: "object") }.

## Skąd PZ i monety

why-card_costs = koszt kart
why-favor = łaska świątyni
why-honor_place = miejsce na torze honoru
why-refund = połowa przegranej stawki
why-train = brak kart do wzięcia
