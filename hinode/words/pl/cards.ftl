# Karty Pór Roku: nazwa i działanie, naszymi słowami.
# Polska instrukcja wymienia tylko Komainu, Yurei, Oni Czaszek i Oni Krwi: tłumaczy nazwy
# angielskie, a japońskie zostawia. Pozostałe nazwy są tu przetłumaczone tak samo: Path = Ścieżka, Way = Droga,
# Form = Forma; inne Oni i Cnoty dosłownie.

## Wiosna

card-komainu = Komainu
card-komainu-text = Jest zarazem Potworem i Shinto.
card-oni_of_skulls = Oni Czaszek
card-oni_of_skulls-text = Siła 1; Siła 3 tam, gdzie masz najniższy honor spośród obecnych.
card-path_of_the_lion = Ścieżka Lwa
card-path_of_the_lion-text = Siła twoich Daimyo jest większa o 1.
card-righteousness = Prawość
card-righteousness-text = Za każdą swoją zabitą figurkę zdobywasz 1 PZ.
card-way_of_the_shogun = Droga Szoguna
card-way_of_the_shogun-text = Weź 3 monety, gdy zaczyna się wojna.
card-benevolence = Życzliwość
card-benevolence-text = Płacąc za kartę lub warownię, możesz dać jedną z monet innemu graczowi: zyskujesz honor i 2 PZ.
card-path_of_the_kenin = Ścieżka Kenina
card-path_of_the_kenin-text = Po przyzwaniu możesz umieścić Bushi z rezerwy przy jednej ze swoich warowni.
card-path_of_the_light = Ścieżka Światła
card-path_of_the_light-text = Na koniec każdego Werbunku możesz umieścić Shinto z rezerwy w świątyni.
card-courage = Odwaga
card-courage-text = Za każdy wzięty żeton Wojen w Prowincjach od razu zdobywasz 2 PZ.
card-path_of_the_ninja = Ścieżka Ninja
card-path_of_the_ninja-text = Po przyzwaniu możesz zabić dowolnego Bushi na mapie, a potem tracisz honor.
card-way_of_the_righteous = Droga Prawych
card-way_of_the_righteous-text = Gdy zaczyna się wojna, weź monetę od każdego gracza o niższym honorze.
card-honesty = Uczciwość
card-honesty-text = Dopóki masz sojusznika, za wybór rozkazu innego niż Zdrada zdobywasz 2 PZ.
card-path_of_the_patron = Ścieżka Mecenasa
card-path_of_the_patron-text = Po przyzwaniu weź 2 monety, jeśli co najmniej dwóch graczy ma niższy honor.
card-path_of_the_warlord = Ścieżka Wodza
card-path_of_the_warlord-text = Po przyzwaniu weź monetę.

## Lato

card-path_of_the_serpent = Ścieżka Węża
card-path_of_the_serpent-text = Możesz żądać od innych monety za szlak morski, którym płyną, raz na szlak i turę; mogą zawrócić.
card-respect = Szacunek
card-respect-text = Biorąc jeńca, możesz wziąć jeszcze jednego.
card-way_of_bushido = Droga Bushido
card-way_of_bushido-text = Gdy zaczyna się wojna, 2 monety i 2 PZ za każdy rodzaj posiadanej Cnoty.
card-way_of_the_ronin = Droga Ronina
card-way_of_the_ronin-text = Weź 2 roninów, gdy zaczyna się wojna.
card-yurei = Yurei
card-yurei-text = Siła 2; liczy się jak Daimyo.
card-justice = Sprawiedliwość
card-justice-text = Ilekroć zabijasz figurki, 3 PZ za każdego ich właściciela o honorze niższym niż twój.
card-oni_of_blood = Oni Krwi
card-oni_of_blood-text = Siła 2; Siła 4 tam, gdzie masz najniższy honor spośród obecnych.
card-oni_of_souls = Oni Dusz
card-oni_of_souls-text = Gdy bierzesz żeton Wojen w Prowincjach stamtąd, gdzie stoi żywy, 2 PZ za każdego posiadanego Oni.
card-path_of_the_samurai = Ścieżka Samuraja
card-path_of_the_samurai-text = Na koniec każdego Werbunku możesz umieścić Bushi z rezerwy w dowolnej prowincji.
card-mercy = Miłosierdzie
card-mercy-text = Gdy z twojej ręki miałyby zginąć figurki przeciwników, możesz oszczędzić je wszystkie za 2 PZ.
card-path_of_the_monkey = Ścieżka Małpy
card-path_of_the_monkey-text = Po przyzwaniu możesz wziąć monetę od każdego z najbogatszych przeciwników, a potem tracisz honor.
card-loyalty = Lojalność
card-loyalty-text = Dopóki masz sojusznika, za każdym razem, gdy zdobywasz PZ przed zimą, zdobywasz o 1 więcej.
card-way_of_the_merchant = Droga Kupca
card-way_of_the_merchant-text = Gdy bogatszy gracz bierze monety ze wspólnej puli, też weź jedną.

## Jesień

card-form_of_the_kitsune = Forma Kitsune
card-form_of_the_kitsune-text = Zimą 3 PZ za każdą twoją warownię na mapie.
card-form_of_the_phoenix = Forma Feniksa
card-form_of_the_phoenix-text = Zimą 3 PZ za każdy rodzaj posiadanej Cnoty.
card-path_of_the_dragon = Ścieżka Smoka
card-path_of_the_dragon-text = Siła twoich Daimyo jest większa o 3.
card-river_dragon = Smok Rzeczny
card-river_dragon-text = Siła 5.
card-way_of_the_moneylender = Droga Lichwiarza
card-way_of_the_moneylender-text = Weź 5 monet, gdy zaczyna się wojna.
card-form_of_the_beast = Forma Bestii
card-form_of_the_beast-text = Zimą 3 PZ za każdego posiadanego Potwora.
card-oni_of_hate = Oni Nienawiści
card-oni_of_hate-text = Wchodząc do prowincji, zabija tam Bushi lub Shinto każdego przeciwnika o wyższym honorze.
card-oni_of_spite = Oni Złośliwości
card-oni_of_spite-text = Wchodząc do prowincji, kradnie 2 PZ każdemu przeciwnikowi o wyższym honorze, który ma tam Siłę.
card-way_of_the_katana = Droga Katany
card-way_of_the_katana-text = Twoi Bushi mają Siłę 2 w fazie Działań Wojennych.
card-form_of_the_demon = Forma Demona
card-form_of_the_demon-text = Zimą 3 PZ za każdego posiadanego Oni.
card-path_of_the_spirit = Ścieżka Ducha
card-path_of_the_spirit-text = Po przyzwaniu weź 2 monety i zdobądź 2 PZ, jeśli nikt nie ma wyższego honoru.
card-form_of_the_kindred = Forma Krewnych
card-form_of_the_kindred-text = Zimą 3 PZ za każdą porę roku, w której łączył cię z kimś sojusz.
card-path_of_the_unrighteous = Ścieżka Nieprawych
card-path_of_the_unrighteous-text = Każda twoja Zdrada może wymienić jedną figurkę więcej, dowolnego przeciwnika, nawet w świątyni.
