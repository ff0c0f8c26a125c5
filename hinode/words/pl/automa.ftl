# Automa, klany prowadzone przez karty: co jest na kartach i dziennik tego, co Automa dobiera i robi. Każde zdanie mówi dlaczego.

## Co pokazują karty. Shinto z numerem idzie do tej świątyni, licząc od lewej

figure-bushi = Bushi
figure-shinto = Shinto
figure-daimyo = Daimyo
figure-monster = Potwór
figure-shinto1 = Shinto do świątyni 1
figure-shinto2 = Shinto do świątyni 2
figure-shinto3 = Shinto do świątyni 3
figure-shinto4 = Shinto do świątyni 4

direction-top = od pierwszej wojny
direction-bottom = od ostatniej wojny wstecz

# Dwa sprzymierzone klany
automa-pair = Klan { CLAN($first, form: "gen") } z Klanem { CLAN($second, form: "gen") }

## Dziennik: $drawn to numer karty

event-automa_shuffled = Stos Automy się skończył: odrzucone karty ({ $cards }) zostają przetasowane w nowy.
event-automa_pairs =
    { PAIRS($pairs) ->
        [none] Karta { $drawn } nie łączy żadnych dwóch klanów z tej gry, więc dobiera się następną.
       *[some] Karta { $drawn } wyznacza sojusze: { PAIRS($pairs) }.
    }
event-call_to_arms = Wezwanie do broni: Klan { CLAN($seat, form: "gen") } przyzywa figurkę przy każdej warowni.
event-automa_tiles = Klan { CLAN($seat, form: "gen") } wykłada { MANDATE($tiles, form: "object") }.
event-automa_mandate =
    { $reason ->
        [missing] Karta { $drawn } chce rozkazu „{ MANDATE($mandate) }”, którego nie ma wśród czterech: Klan { CLAN($seat, form: "gen") } bierze zamiast niego kafel { $position }.
        [played] Karta { $drawn } chce rozkazu „{ MANDATE($mandate) }”, który w tej porze roku już zagrano: Klan { CLAN($seat, form: "gen") } bierze zamiast niego kafel { $position }.
       *[wanted] Karta { $drawn } chce rozkazu „{ MANDATE($mandate) }”: Klan { CLAN($seat, form: "gen") } bierze kafel { $position }.
    }
event-automa_figure =
    { $icon ->
        [none] Karta { $drawn } pokazuje: { FIGURE($icons) }. Klan { CLAN($seat, form: "gen") } nie ma żadnej z tych figurek w rezerwie i dobiera jeszcze raz.
       *[some] Karta { $drawn } pokazuje: { FIGURE($icons) }. Z rezerwy Klanu { CLAN($seat, form: "gen") } przychodzi pierwsza, która tam jest: { FIGURE($icon) }.
    }
event-automa_only_kind = Klan { CLAN($seat, form: "gen") } ma w rezerwie jeden rodzaj figurek, { FIGURE($figure) }, i nie potrzebuje karty.
event-automa_marshal =
    { $limit ->
        [one] Karta { $drawn }: figurki Klanu { CLAN($seat, form: "gen") } poruszają się o { $limit } prowincję.
       *[other] Karta { $drawn }: figurki Klanu { CLAN($seat, form: "gen") } poruszają się najwyżej o { $limit } prowincje.
    }
event-automa_order = Karta { $drawn }: { PLACE($place, form: "in") } figurki Klanu { CLAN($seat, form: "gen") } poruszają się w kolejności: { FIGURE($figures) }.
event-automa_target = Klan { CLAN($seat, form: "gen") } posyła { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }, na pierwszą wojnę w zasięgu, w której nie prowadzi: Siła { $force } przeciw { $enemy }.
event-automa_fujin = Dzięki Fujinowi Klan { CLAN($seat, form: "gen") } przesuwa { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }, na pierwszą sąsiednią wojnę, w której nie ma Siły lub ma mniejszą: Siła { $force } przeciw { $enemy }.
event-automa_stays =
    { $reason ->
        [there] Klan { CLAN($seat, form: "gen") } zostawia { PIECE($piece, form: "object") } { PLACE($place, form: "in") }: figurka jest już tam, gdzie trzeba.
        [holds] Klan { CLAN($seat, form: "gen") } zostawia { PIECE($piece, form: "object") } { PLACE($place, form: "in") }, żeby zachować tam największą Siłę.
       *[nowhere] Klan { CLAN($seat, form: "gen") } zostawia { PIECE($piece, form: "object") } { PLACE($place, form: "in") }: żadna wojna w zasięgu tego nie wymaga.
    }
event-automa_builds =
    { $reason ->
        [war] Klan { CLAN($seat, form: "gen") } buduje { PLACE($province, form: "in") }: to pierwsza z prowincji z wojną, w której ma największą Siłę.
       *[elsewhere] Klan { CLAN($seat, form: "gen") } buduje { PLACE($province, form: "in") }: w żadnej wojnie nie ma największej Siły, ale tam ma.
    }
event-automa_train =
    { $kind ->
        [none] Karta { $drawn }: dla Klanu { CLAN($seat, form: "gen") } nie ma już karty pory roku.
       *[some] Karta { $drawn } woli kolejno: { KIND($priority) }. Klan { CLAN($seat, form: "gen") } bierze najdroższą kartę pierwszego dostępnego rodzaju: { KIND($kind) }.
    }
event-automa_harvest =
    { $bonus ->
        [yes] Karta { $drawn }: żniwa Klanu { CLAN($seat, form: "gen") } to { $vp } PZ.
       *[no] Karta { $drawn }: ani Klan { CLAN($seat, form: "gen") }, ani jego sojusznik nie wybrał tych żniw, więc to tylko { $vp } PZ.
    }
event-automa_betray =
    { $reason ->
        [two] Karta { $drawn } szuka { DIRECTION($direction) }: Klan { CLAN($seat, form: "gen") } znajduje wojnę, w której może wymienić dwie figurki.
        [apart] Karta { $drawn } szuka { DIRECTION($direction) }, ale Klan { CLAN($seat, form: "gen") } w żadnej wojnie nie może wymienić dwóch figurek: szuka w drugą stronę i wymienia po jednej w dwóch.
        [one] Karta { $drawn } szuka { DIRECTION($direction) }: Klan { CLAN($seat, form: "gen") } może wymienić tylko jedną figurkę.
       *[nobody] Karta { $drawn } szuka { DIRECTION($direction) }: Klan { CLAN($seat, form: "gen") } nie może wymienić figurki w żadnej wojnie.
    }
event-automa_dearest = Klan { CLAN($seat, form: "gen") } dostaje najdroższą dostępną kartę: „{ CARD($card) }”.
event-automa_raijin =
    { $reason ->
        [most] Jeszcze jeden Bushi { PLACE($province, form: "in") } daje tam Klanowi { CLAN($seat, form: "gen") } największą Siłę.
        [greatest] Bushi nigdzie nie da Klanowi { CLAN($seat, form: "gen") } największej Siły: idzie { PLACE($province, form: "to") }, gdzie jego Siła jest największa.
       *[first] Klan { CLAN($seat, form: "gen") } nie ma Siły w żadnej wojnie: jego Bushi idzie { PLACE($province, form: "to") }, na pierwszą.
    }
event-automa_idle =
    { $thing ->
        [stronghold] Klan { CLAN($seat, form: "gen") } nigdzie nie ma największej Siły i nie buduje warowni.
        [no_stronghold] Klan { CLAN($seat, form: "gen") } nie ma już warowni do zbudowania.
        [fujin] Klan { CLAN($seat, form: "gen") } nie znajduje ruchu, który by pomógł, i nie korzysta z Fujina.
        [raijin] Klan { CLAN($seat, form: "gen") } nie ma już Bushi dla Raijina.
       *[ryujin] Nie ma już karty pory roku, którą Klan { CLAN($seat, form: "gen") } mógłby wziąć.
    }
event-automa_war = Karta { $drawn }: Klan { CLAN($seat, form: "gen") } dodaje do Siły wartość wojenną { $value }.
event-automa_contest =
    { $contests ->
        [yes] Karta { $drawn } pokazuje: { ADVANTAGE($advantages) }. Klan { CLAN($seat, form: "gen") } walczy o przewagę „{ ADVANTAGE($advantage) }” z wartością { $value }.
       *[no] Karta { $drawn } nie pokazuje przewagi „{ ADVANTAGE($advantage) }”: Klan { CLAN($seat, form: "gen") } o nią nie walczy.
    }
event-automa_seppuku =
    { $uses ->
        [yes] Klan { CLAN($seat, form: "gen") } nie ma największej Siły, { $force } przeciw { $enemy }, i popełnia seppuku.
       *[no] Klan { CLAN($seat, form: "gen") } ma największą Siłę, { $force } przeciw { $enemy }, i nie popełnia seppuku.
    }
event-automa_hostage = Klan { CLAN($seat, form: "gen") } szuka jeńca u Klanu { CLAN($owner, form: "gen") }, który ma tam Siłę { $force }, i wybiera { PIECE($piece, form: "object") }.

## Wybór: na stronie początkowej i przy stole

automa = Automa
play-automa = Zagraj z Automą
choose-against = Przeciwnicy
against-bots = Boty
against-automa = Automa
automa-clans = Klany Automy
automa-none = Brak
automa-level = Poziom
level-easier = Łatwiejszy
level-standard = Zwykły
level-harder = Trudniejszy
automa-text = Te klany prowadzą karty: nie rozmawiają i nie myślą, a dziennik mówi, dlaczego zrobiły to, co zrobiły. Poziomy są nasze: wartości wojenne o jeden mniejsze lub większe.
automa-rules = Jak gra
fact-automa = klany Automy: { $count } ({ $level })
lobby-automa = prowadzony przez karty, klan losowany na początku

## Przy stole

automa-leads = Prowadzony przez karty: nie ma monet, roninów ani zdolności klanu i nigdy nie rozmawia.
automa-refund = Na każdą przewagę Automa dobiera kartę. Połowa tego, co postawisz i przegrasz, wraca.
automa-draws = dobiera karty
automa-cards = Karty Automy
automa-pile = W stosie: { $pile }, zużyte: { $used }. Poziom: { $level }. Ostatnio dobrane:
automa-card = Karta { $number }
automa-card-wants = Chce
automa-card-mandate = { MANDATE($mandate) }, inaczej kafel { $position }
automa-card-figures = Figurki po kolei
automa-card-moves = Formacja
automa-card-far =
    { $limit ->
        [one] o { $limit } prowincję
       *[other] najwyżej o { $limit } prowincje
    }
automa-card-priority = Szkolenie po kolei
automa-card-harvest = Żniwa
automa-card-direction = Zdrada szuka
automa-card-advantages = Walczy o
automa-card-war = Wartość wojenna
automa-card-pairs = Sojusze
automa-card-unknown = Ten stół gra własną talią; nie wiadomo tu, co jest na karcie.
at-table-winter-hostages = Zwrot jeńców
at-table-winter-costs = Koszt kart
at-table-winter-places = Miejsca honoru
