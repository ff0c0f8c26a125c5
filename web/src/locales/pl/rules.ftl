# Zasady według numerów, naszymi słowami: ta sama treść co w hinode/reference/rules.toml, w tej samej kolejności.
# -words: czego można szukać, a czego nie ma w tytule.

## R1 Pojęcia

rule-R1-1 = Klany i ich figurki
rule-R1-1-text = Każdy gracz prowadzi jeden Klan: Daimyo, 3 Shinto, 6 Bushi i 4 warownie, a do tego Potwory, które uda się po drodze zdobyć. Co nie jest w grze, leży w rezerwie Klanu, na widoku dla wszystkich.
rule-R1-1-words = pionki, elementy, rezerwa, kapłan, wojownik, wódz, przywódca, jawne, figurka
rule-R1-2 = Mapa
rule-R1-2-text = Osiem prowincji łączą granice na lądzie i szlaki morskie na wodzie. Prowincje połączone w jeden z tych sposobów sąsiadują ze sobą. Świątynie leżą poza mapą.
rule-R1-2-words = łódź, statek, morze, sąsiad, sąsiednia, region, szlak, granica, ląd, prowincja, plansza
rule-R1-3 = Siła
rule-R1-3-text = Figurka ma Siłę 1, chyba że jej karta lub Klan mówi inaczej. Siła Klanu w danym miejscu to suma Siły jego figurek. Warownie nic nie dodają, z wyjątkiem warowni Klanu Żółwia.
rule-R1-3-words = moc, wartość, silny, punkty siły
rule-R1-4 = Monety, ronini i punkty
rule-R1-4-text = Każdy widzi, ile masz monet i roninów, a wspólna pula nigdy się nie wyczerpuje. Punkty Zwycięstwa (PZ) nie spadają poniżej 0 i nie mają górnej granicy: po 50 liczy się po prostu dalej.
rule-R1-4-words = pieniądze, złoto, wynik, najemnicy, jawne, moneta, ronin, Punkty Zwycięstwa
rule-R1-5 = Przyzwanie
rule-R1-5-text = Przyzwać to sprowadzić figurkę z rezerwy do prowincji, w której stoi twoja warownia, chyba że efekt wskazuje inne miejsce. Figurki, które przybywają przy jednej okazji (w całej turze Werbunku, jako kupiony Potwór, z daru Raijina), to jedno Przyzwanie dla efektów, które na nie reagują.
rule-R1-5-words = przyzywać, przyzwij, przywołać, wystawić, rozmieścić
rule-R1-6 = Umieszczenie
rule-R1-6-text = Umieścić to postawić figurkę z rezerwy dokładnie tam, gdzie każe efekt. To nie jest Przyzwanie, więc nic, co na nie czeka, nie reaguje.
rule-R1-7 = Ruch
rule-R1-7-text = Jeden ruch to jeden krok: lądem przez granicę albo morzem po szlaku morskim.
rule-R1-7-words = przesunąć, przesunięcie, iść, płynąć, podróż, łódź, statek, sąsiednia, granica
rule-R1-8 = Zabite, wymienione, pojmane
rule-R1-8-text = Zabita figurka wraca do rezerwy właściciela i liczy się jako zabita. Figurki wymienione w Zdradzie albo wzięte do niewoli nie zostały zabite.
rule-R1-8-words = śmierć, ginąć, zginąć, martwe, zabić, zniszczyć, jeniec
rule-R1-9 = Przeciwnicy i lewa strona
rule-R1-9-text = Każdy inny gracz jest twoim przeciwnikiem, nawet twój sojusznik. Po twojej lewej siedzi gracz następny zgodnie z ruchem wskazówek zegara.
rule-R1-9-words = wróg, wrogowie, sąsiad, wskazówki zegara
rule-R1-10 = Karty i rezerwa
rule-R1-10-text = Zdobyta karta jest twoja do końca gry; Ulepszenie Wojenne działa w każdej kolejnej fazie Działań Wojennych. Daimyo lub Potwora leżącego w rezerwie można zwerbować tak samo jak Bushi. Shinto wysłany do świątyni zajmuje miejsce figurki, którą dałaby jedna warownia.
rule-R1-10-words = ulepszenie, zachować, odrzucić, werbować, werbunek

## R2 Honor

rule-R2-1 = Tor honoru
rule-R2-1-text = Na torze honoru Klany w grze stoją jeden nad drugim, bez remisów i bez pustych pól między sobą.
rule-R2-1-words = poziom, pozycja, kolejność
rule-R2-2 = Zyskiwanie i utrata honoru
rule-R2-2-text = Zyskać honor to zamienić się miejscami z Klanem tuż nad sobą; stracić honor to zamienić się z Klanem tuż pod sobą. Kto już jest pierwszy albo ostatni, zostaje na miejscu. Zyskać honor kilka razy to wykonać tyle pojedynczych kroków.
rule-R2-2-words = zamiana, awans, spadek, zdobyć, tracić
rule-R2-3 = Remisy
rule-R2-3-text = Gdy coś musi mieć jednego zwycięzcę (Siła, stawki, wynik końcowy), spośród remisujących wygrywa ten, kto stoi wyżej na torze honoru. Karty, które pytają o najbogatszych lub o najwięcej, to nie zawody, a sojusznicy mogą podzielić się zwycięstwem.
rule-R2-3-words = remis, po równo, rozstrzyganie, honor
rule-R2-4 = Efekty w tej samej chwili
rule-R2-4-text = Jeśli efekty kilku graczy wypadają naraz, a ich kolejność ma znaczenie, ten z tych graczy, kto ma najwyższy honor, decyduje, czy działa pierwszy, czy ostatni. Pozostali rozstrzygają to potem tak samo.
rule-R2-4-words = jednocześnie, równocześnie, kolejność, konflikt

## R3 Przygotowanie gry

rule-R3-1 = Klany i miejsca
rule-R3-1-text = Każdy gra innym Klanem. Początkowe poziomy honoru, od najniższego numeru, wyznaczają zarówno kolejność na torze honoru od góry, jak i miejsca przy stole zgodnie z ruchem wskazówek zegara. Miejsca nie zmieniają się do końca gry.
rule-R3-1-words = przygotowanie, gracze, kolejność, stół, usadzenie, poziom honoru
rule-R3-2 = Figurki na początek
rule-R3-2-text = Zaczynasz z 0 PZ. W twojej Prowincji Macierzystej stoją Daimyo, jeden Bushi i warownia; 3 Shinto, 5 Bushi i 3 warownie czekają w rezerwie.
rule-R3-2-words = przygotowanie, start, rozpoczęcie, Prowincja Macierzysta
rule-R3-3 = Świątynie w grze
rule-R3-3-text = Cztery z siedmiu świątyń losuje się i układa w rzędzie od lewej do prawej. Początkujący mogą wziąć Amaterasu, Fujina, Hachimana i Tsukuyomi.
rule-R3-3-words = przygotowanie, kami, bogowie, bóstwa, początkujący
rule-R3-4 = Talie Pór Roku
rule-R3-4-text = Wiosna, Lato i Jesień mają po 12 kart, odkrytych przez całą porę roku: 7 kart podstawowych i 5 z zestawu wybranego lub wylosowanego na tę grę. Dla początkujących najlepszy jest zestaw Torii.
rule-R3-4-words = przygotowanie, zestaw Jeźdźca, zestaw Herbaciany, dodatek, talia
rule-R3-5 = Stosy żetonów Wojen w Prowincjach
rule-R3-5-text = Każda pora roku ma własny potasowany stos ośmiu żetonów Wojen w Prowincjach, po jednym na prowincję.
rule-R3-5-words = przygotowanie, prowincja, żeton wojny
rule-R3-6 = Kafle rozkazów
rule-R3-6-text = Stos rozkazów to 10 potasowanych kafli, po dwa z każdego rodzaju: Werbunek, Formacja, Szkolenie, Żniwa i Zdrada.
rule-R3-6-words = przygotowanie, polityka, rozkaz polityczny

## R4 Pora roku

rule-R4-1 = Przygotowanie do wojny
rule-R4-1-text = Odkrywa się tyle żetonów Wojen w Prowincjach danej pory roku, ilu jest graczy, i jeszcze dwa. W tych prowincjach wybuchną w tej porze roku wojny, jedna po drugiej w kolejności dobrania; pozostałe żetony wypadają z gry.
rule-R4-1-words = liczba, pora roku, fazy, początek, runda
rule-R4-2 = Nowe karty Pory Roku
rule-R4-2-text = Karty, których nikt nie kupił w poprzedniej porze roku, usuwa się z gry. Wszystkie 12 kart nowej pory roku wykłada się odkryte.
rule-R4-2-words = wystawka, rynek, dostępne karty
rule-R4-3 = Dochód sezonowy
rule-R4-3-text = Na początku pory roku każdy Klan dostaje w monetach swój dochód.
rule-R4-3-words = pieniądze, zarobek, przychód, złoto, monety
rule-R4-4 = Zwrot jeńców
rule-R4-4-text = Na początku Lata, Jesieni i Zimy wszyscy jeńcy wracają do rezerw swoich właścicieli. Kto ich trzymał, dostaje po 1 monecie za każdego.
rule-R4-4-words = jeniec, więzień, zakładnik, okup, uwolnić
rule-R4-5 = Czyszczenie po Porze Roku
rule-R4-5-text = Monety i ronini wracają do wspólnej puli, a figurki ze świątyń do rezerw właścicieli; figurki w prowincjach zostają. Dziesięć kafli rozkazów tasuje się na nowo, a stos trafia do gracza siedzącego po lewej od tego, kto zagrał ostatni rozkaz.
rule-R4-5-words = koniec pory roku, porządki, świątynia, fazy

## R5 Ceremonia Picia Herbaty

rule-R5-1 = Stare sojusze wygasają
rule-R5-1-text = Gdy zaczyna się Ceremonia Picia Herbaty, kończą się wszystkie sojusze z poprzedniej pory roku.
rule-R5-1-words = sojusz, sojusznik, rozwiązać
rule-R5-2 = Zawieranie sojuszy
rule-R5-2-text = Dwaj gracze bez sojusznika mogą zawrzeć sojusz na tę porę roku, jeśli obaj się zgodzą. Nikt nie ma więcej niż jednego sojusznika. Ceremonia kończy się, gdy wszyscy są gotowi albo gdy nie da się już utworzyć żadnej pary; później sojuszy zawierać nie można.
rule-R5-2-words = sojusz, sojusznik, Ceremonia Picia Herbaty, herbata, partner, propozycja, zaproponować, przyjąć, fazy
rule-R5-3 = Umowy i podarunki
rule-R5-3-text = Rozmawiaj i obiecuj, co chcesz, jawnie lub w tajemnicy, w każdej chwili; żadna umowa nikogo nie wiąże. W czasie Ceremonii Picia Herbaty i w fazie Działań Politycznych, w czyjejkolwiek turze, możesz dać innemu graczowi dowolną część swoich monet i roninów; nigdy w czasie wojny.
rule-R5-3-words = negocjacje, łapówka, przekupstwo, handel, obietnica, prezent, darowizna, podarunek

## R6 Faza Działań Politycznych

rule-R6-1 = Kolejność tur
rule-R6-1-text = Faza Działań Politycznych to trzy tury rozkazów i tura kami, a potem jeszcze dwa razy po dwie tury rozkazów i jednej turze kami. Po niej następuje wojna.
rule-R6-1-words = tor, pora roku, siedem, fazy, tura, runda, przebieg
rule-R6-2 = Kto wybiera rozkaz
rule-R6-2-text = Pierwszą turę rozkazów w grze rozgrywa Klan o najwyższym honorze. Po każdej z nich stos przechodzi do następnego gracza po lewej, a nowa pora roku zaczyna tam, gdzie skończyła poprzednia.
rule-R6-2-words = tura, aktualny gracz, pierwszy gracz, czyja kolej
rule-R6-3 = Wybór rozkazu
rule-R6-3-text = Obejrzyj w tajemnicy cztery wierzchnie kafle stosu, zagraj jeden odkryty, a pozostałe trzy odłóż na wierzch w tej samej kolejności. Wiesz więc częściowo, co zobaczy następny gracz.
rule-R6-3-words = dobrać, kafel, wybrać, tura, stos
rule-R6-4 = Wykonywanie rozkazu
rule-R6-4-text = Każdy gracz wykonuje rozkaz raz, zgodnie z ruchem wskazówek zegara, począwszy od lewej strony wybierającego, który jest ostatni. Przy Szkoleniu wybierający jest pierwszy, a Zdrada jest tylko dla niego. W rozkazie nic nie jest obowiązkowe, chyba że jego zasada mówi inaczej.
rule-R6-4-words = kolejność, dobrowolne, pas, pominąć, obowiązkowe
rule-R6-5 = Premia rozkazu
rule-R6-5-text = Oprócz wybierającego premię rozkazu dostaje tylko gracz, który jest w tej chwili jego sojusznikiem.
rule-R6-5-words = sojusznik, bonus, dodatkowa akcja
rule-R6-6 = Werbunek
rule-R6-6-text = Za każdą swoją warownię na mapie przyzwij tam z rezerwy jedną dowolną figurkę; dwie warownie w tej samej prowincji to dwie figurki. Premia: jedna figurka więcej przy dowolnej twojej warowni.
rule-R6-6-words = rozkaz, werbować, wystawić, przyzwać, dodatkowa
rule-R6-7 = Oddawanie czci
rule-R6-7-text = Przyzywany Shinto może zamiast do prowincji pójść do dowolnej z czterech świątyń. Opuszcza wtedy mapę: nie może się ruszać i nie dosięga go Zdrada. W świątyni zmieści się dowolna liczba figurek.
rule-R6-7-words = cześć, modlitwa, modlić się, świątynia, kapłan, mnich
rule-R6-8 = Formacja
rule-R6-8-text = Przesuń dowolnie wiele swoich figurek na mapie do sąsiednich prowincji, każdą najwyżej raz. Premia: za 3 monety zbuduj warownię z rezerwy w dowolnej prowincji. W prowincji może stać kilka warowni, ale masz ich tylko cztery.
rule-R6-8-words = rozkaz, budować, zbudować, zamek, twierdza, marsz, warownia, koszt, przesunąć, ruch
rule-R6-9 = Szkolenie
rule-R6-9-text = Kup najwyżej jedną z wyłożonych kart Pory Roku, płacąc jej cenę; działa od razu, a kopie tej samej karty się sumują. Premia: możesz zapłacić o 1 monetę mniej, ale nigdy mniej niż 0.
rule-R6-9-words = rozkaz, kupić, zakup, pozyskać, koszt, cena, zniżka, ulepszenie
rule-R6-10 = Potwory
rule-R6-10-text = Z kartą Potwora dostajesz figurkę, którą trzeba od razu przyzwać przy jednej z twoich warowni, a jeśli żadna nie stoi na mapie, odłożyć do rezerwy. Odtąd należy do twojego Klanu; zabita czeka w twojej rezerwie i można ją znów zwerbować.
rule-R6-10-words = oni, smok, stwór, bestia, potwór
rule-R6-11 = Żniwa
rule-R6-11-text = Zdobądź 1 monetę. Premia: weź wynagrodzenie z każdej prowincji, w której twoja Siła jest największa; remisy rozstrzyga honor, a bez Siły nie dostajesz tam nic. Wszystko, co tak dostajesz, to jeden zysk.
rule-R6-11-words = rozkaz, dochód, zbierać, wynagrodzenie, nagroda, większość
rule-R6-12 = Zdrada
rule-R6-12-text = Jeśli masz sojusznika, sojusz natychmiast się kończy i tracisz honor. Potem wymień do dwóch figurek na mapie, należących do dwóch różnych graczy, na figurki tego samego rodzaju ze swojej rezerwy: Bushi na Bushi, Shinto na Shinto, dowolnego Potwora na dowolnego Potwora. Wyparte figurki wracają do rezerw i nie zostały zabite, a twoje nie zostały przyzwane. Nie można wymienić Daimyo ani figurki w świątyni.
rule-R6-12-words = rozkaz, zdrajca, zdradzić, wymiana, wymienić, zastąpić, zerwać

## R7 Tura kami

rule-R7-1 = Tura kami
rule-R7-1-text = Świątynie rozpatruje się od lewej do prawej. Kto ma w świątyni największą Siłę, od razu dostaje jej błogosławieństwo; przy remisie liczy się honor w tej chwili. Pustą świątynię się pomija. Figurki zostają w świątyniach do czyszczenia i mogą wygrywać w każdej turze kami.
rule-R7-1-words = bogowie, bóstwa, świątynia, cześć, modlitwa, większość
rule-R7-2 = Błogosławieństwa kami
rule-R7-2-text = Amaterasu: wejdź na szczyt toru honoru. Fujin: do dwóch ruchów na mapie, jedną lub dwiema figurkami. Raijin: przyzwij Bushi w dowolnej prowincji. Ryujin: kup kartę Pory Roku za pełną cenę. Z tych czterech możesz zrezygnować. Hachiman: 2 roninów. Susanoo: 1 PZ za każdą twoją warownię w grze. Tsukuyomi: 2 monety. Te trzy dostajesz bez pytania.
rule-R7-2-words = świątynia, bogowie, bóstwa, korzyść, nagroda, łaska

## R8 Faza Działań Wojennych

rule-R8-1 = Początek wojny
rule-R8-1-text = Od tej chwili nikt nie może oddawać monet ani roninów. Najpierw rozpatruje się efekty początku fazy Działań Wojennych, raz w każdej porze roku; o ich kolejności decyduje honor.
rule-R8-1-words = ulepszenia wojenne, rozpoczęcie, fazy
rule-R8-2 = Prowincje w stanie wojny
rule-R8-2-text = Wojny w prowincjach rozpatruje się według numerów. Jeśli nikt nie ma tam Siły, żeton się odrzuca; jeśli ma ją jeden gracz, bierze żeton. Dwaj sojusznicy, którzy są tam sami, nie walczą: żeton dostaje silniejszy, remis rozstrzyga honor i nikt nie ginie. W każdym innym przypadku wszyscy gracze, którzy mają tam Siłę, toczą bitwę.
rule-R8-2-words = bez walki, walka, sojusznik, sojusz
rule-R8-3 = Stawki w bitwie
rule-R8-3-text = Po ewentualnych efektach początku bitwy każdy uczestnik w tajemnicy rozdziela monety na cztery przewagi wojenne i zachowuje, ile chce; można nie postawić nic. Stawki odsłania się jednocześnie. Od lewej do prawej każdą przewagę wygrywa najwyższa stawka, co najmniej 1 moneta; przy remisie liczy się honor w tej chwili. Zwycięzca sam decyduje, czy z niej skorzysta. Przewagę bez stawek się pomija.
rule-R8-3-words = licytacja, aukcja, stawiać, przydział, odsłonić, tajne, walka, monety
rule-R8-4 = Seppuku
rule-R8-4-text = Zabij wszystkie swoje figurki w tej prowincji. Za każdą dostajesz 1 PZ i jeden krok honoru. Nadal bierzesz udział w bitwie.
rule-R8-4-words = przewaga, samobójstwo, poświęcenie, harakiri
rule-R8-5 = Weź Jeńca
rule-R8-5-text = Pojmij w tej prowincji jedną figurkę innego uczestnika bitwy, choćby sojusznika, ale nigdy Daimyo. Trzymasz ją do zwrotu jeńców. Jej właściciel oddaje ci 1 PZ, jeśli ma choć jeden.
rule-R8-5-words = przewaga, więzień, zakładnik, porwać, pojmać, jeniec
rule-R8-6 = Najmij Ronina
rule-R8-6-text = Każdy twój ronin zwiększa twoją Siłę w tej bitwie o 1. Ronini się nie zużywają.
rule-R8-6-words = przewaga, najemnicy, najęcie
rule-R8-7 = Wynik bitwy
rule-R8-7-text = Wygrywa uczestnik o największej Sile i bierze żeton Wojen w Prowincjach. Remisy rozstrzyga honor, a gdy nikomu nie została żadna Siła, rozstrzyga między wszystkimi uczestnikami. Figurki pozostałych uczestników w tej prowincji giną, z wyjątkiem figurek sojusznika zwycięzcy.
rule-R8-7-words = wygrać, przegrać, walka, porażka, zwycięstwo, zwycięzca
rule-R8-8 = Cesarscy Poeci
rule-R8-8-text = Po ustaleniu wyniku dostajesz 1 PZ za każdą figurkę zabitą w tej bitwie, bez względu na to, czyja była i co ją zabiło.
rule-R8-8-words = przewaga, zabite, polegli
rule-R8-9 = Reparacje wojenne
rule-R8-9-text = Przegrani oddają postawione monety do wspólnej puli. Stawkę zwycięzcy dzieli się po równo między przegranych, także jego sojusznika, jeśli jest wśród nich, a komu przypadnie reszta, decyduje zwycięzca. Tych monet można użyć w następnych bitwach.
rule-R8-9-words = odszkodowanie, rekompensata, łup, pieniądze

## R9 Zima

rule-R9-1 = Punktacja zimowa
rule-R9-1-text = Najpierw jeńcy wracają do domu, potem liczą się Ulepszenia Zimowe, a na końcu żetony Wojen w Prowincjach: 1 PZ za wiosenny, 2 za letni, 3 za jesienny.
rule-R9-1-words = koniec gry, punkty, końcowy, wynik, zima
rule-R9-2 = Premia za różne prowincje
rule-R9-2-text = Policz różne prowincje na swoich żetonach Wojen w Prowincjach: za 3 lub 4 dostajesz 10 PZ, za 5 lub 6 dostajesz 20, za 7 lub 8 dostajesz 30.
rule-R9-2-words = zestaw, kolekcja, punkty, zima, bonus
rule-R9-3 = Zwycięstwo
rule-R9-3-text = Wygrywa gracz, który ma najwięcej PZ, a remis rozstrzyga honor. Dwaj prowadzący z tym samym wynikiem, których wciąż łączy jesienny sojusz, wygrywają razem.
rule-R9-3-words = zwycięzca, koniec gry, wspólnie, remis, cel, wygrać, wygrana

## R10 Klany

rule-R10-1 = Koi
rule-R10-1-text = Na początku fazy Działań Wojennych Klan Koi musi zamienić wszystkich swoich roninów na monety. Jeśli wygra przewagę „Najmij Ronina”, każda zachowana, niepostawiona moneta liczy się jak ronin.
rule-R10-1-words = Klan, zdolność, moc
rule-R10-2 = Lotos
rule-R10-2-text = Klan Lotosu zagrywa swój kafel zakryty i nigdy go nie pokazuje, a ogłasza dowolny z pięciu rozkazów. Wykonuje się ogłoszony rozkaz.
rule-R10-2-words = Klan, zdolność, moc, blef
rule-R10-3 = Żółw
rule-R10-3-text = Każda warownia Klanu Żółwia ma w Żniwach i na wojnie Siłę 1, ale w świątyniach nie, a gdy ten Klan przesuwa figurki, może poruszać się tak jak one. Nic jej nie zabija, nie pojmuje ani nie wymienia; nie liczy się też jako figurka przy zabijaniu ani w Seppuku.
rule-R10-3-words = Klan, zdolność, moc, twierdza, warownia
rule-R10-4 = Ważka
rule-R10-4-text = Klan Ważki może przyzywać do dowolnej prowincji, choć Werbunek nadal daje mu jedną figurkę za warownię i premię. Jego ruchy sięgają dowolnej prowincji i nigdy nie korzystają ze szlaków morskich.
rule-R10-4-words = Klan, zdolność, moc, latać
rule-R10-5 = Bonsai
rule-R10-5-text = Za żadną kartę ani warownię Klan Bonsai nie płaci więcej niż 1 monetę. Zniżki odejmuje się potem.
rule-R10-5-words = Klan, zdolność, moc, cena, koszt, tanio

## Q Wyjaśnienia: podstawy

rule-Q1 = Sojusznicy są przeciwnikami
rule-Q1-text = Gdy karta mówi o przeciwnikach, ma na myśli także twojego sojusznika.
rule-Q1-words = wróg, wrogowie
rule-Q2 = Kolejność miejsc
rule-Q2-text = Zgodnie z ruchem wskazówek zegara siedzą przy stole Klany Koi, Lotosu, Żółwia, Ważki i Bonsai, o ile są w grze.
rule-Q2-words = gracze, lewo, usadzenie
rule-Q3 = Wynagrodzenie z Nagato
rule-Q3-text = Żniwa w Nagato dają 1 PZ, 1 monetę i 1 ronina.
rule-Q4 = Dodatkowa figurka Werbunku
rule-Q4-text = Figurka z premii może się pojawić przy dowolnej twojej warowni, bez względu na to, czy przyzwano tam już coś w tej turze.
rule-Q5 = Para sojuszników na wojnie
rule-Q5-text = Gdy w prowincji, w której trwa wojna, Siłę mają tylko dwaj sojusznicy, żeton bierze ten, kto ma jej więcej. Honor liczy się tylko przy remisie.
rule-Q5-words = sojusz, sojusznik, remis
rule-Q6 = Kupione Potwory przybywają
rule-Q6-text = Nie można wstrzymać Potwora, którego się właśnie kupiło: zostaje przyzwany natychmiast.
rule-Q6-words = zakup, musi, obowiązkowe
rule-Q7 = Pierwszy czy ostatni
rule-Q7-text = Spośród graczy, których efekty zbiegają się w czasie, ten z najwyższym honorem wybiera, czy działa pierwszy, czy ostatni.
rule-Q7-words = jednocześnie, równocześnie, kolejność
rule-Q8 = Klan Koi walczy monetami
rule-Q8-text = Klan Koi rusza do każdej bitwy z samymi monetami: do tego czasu wszystkie jego żetony roninów są już zamienione.
rule-Q9 = Seppuku dotyczy tylko ciebie
rule-Q9-text = Seppuku zabija figurki tego gracza, który je popełnia, i niczyje inne.

## Q Wyjaśnienia: ogólne

rule-Q10 = Jeden rozkaz, jeden zysk
rule-Q10-text = To, co gracz dostaje w jednych Żniwach, liczy się jako jeden zysk monet i jeden zysk PZ. Koniec rozkazu następuje dopiero wtedy, gdy wykonają go wszyscy gracze.
rule-Q10-words = moment, chwila
rule-Q11 = Większe nagrody
rule-Q11-text = Efekt, który powiększa nagrodę, jest jej częścią, a nie osobnym zyskiem. Dlatego Lojalność nie może wywołać samej siebie, a PZ ze Szczerości są częścią pojmania.
rule-Q11-words = wywołać, łańcuch
rule-Q12 = Kto bierze udział w bitwie
rule-Q12-text = Bitwa zaczyna się tuż przed stawkami. Kto wtedy bierze w niej udział, bierze go do końca, nawet po utracie wszystkich figurek: nadal stawia, wygrywa przewagi i może wygrać bitwę.
rule-Q12-words = uczestnik, początek bitwy
rule-Q13 = Wygrana z figurką
rule-Q13-text = Aby zdobyć żeton Wojen w Prowincjach z daną figurką, musi ona być żywa w tej prowincji w chwili brania żetonu, po wszystkich śmierciach. Liczą się też żetony wzięte bez walki lub między sojusznikami.
rule-Q13-words = Oni Dusz
rule-Q14 = Daimyo są chronieni
rule-Q14-text = Żaden efekt, który wskazuje pojedynczą figurkę, nie może dotknąć Daimyo ani niczego, co liczy się jak Daimyo: ani branie jeńców, ani Zdrada, ani karty takie jak Oni Nienawiści. Efekty działające na wszystkich działają i na niego: Daimyo ginie w Seppuku i w przegranej bitwie.
rule-Q14-words = odporny, odporność, wódz, zabić, pojmać
rule-Q15 = Posiadać i mieć
rule-Q15-text = Masz Potwora lub Oni, dopóki posiadasz jego kartę, gdziekolwiek jest figurka. Warownia liczy się tylko wtedy, gdy stoi na mapie.
rule-Q15-words = forma, zima
rule-Q16 = Najniższy i najwyższy honor
rule-Q16-text = Masz najniższy honor w prowincji, jeśli co najmniej jeden inny gracz ma tam figurkę lub Siłę i wszyscy tacy gracze stoją nad tobą. W bitwie porównuje się uczestników, także tych bez figurek. Masz najwyższy honor, jeśli nikt z obecnych nie stoi nad tobą.
rule-Q16-words = Oni Czaszek, Oni Krwi
rule-Q17 = Gdy brakuje na zapłatę
rule-Q17-text = Jeśli masz zapłacić lub stracić więcej, niż masz, oddajesz wszystko; kto ci zabiera, nie dostaje więcej. Dobrowolną zapłatę gra proponuje tylko wtedy, gdy cię na nią stać.
rule-Q17-words = kraść, monety, płacić, biedny, brak pieniędzy
rule-Q18 = Efekty dobrowolne
rule-Q18-text = Gdy efekt jest dobrowolny, gra cię pyta i zawsze możesz odmówić. Nie pyta, gdy nie ma dozwolonego celu albo nie ma o czym decydować.
rule-Q18-words = odmówić, zrezygnować, pas, może, opcjonalne
rule-Q19 = Ruchy i wchodzenie
rule-Q19-text = Każdy ruch to jeden krok, więc figurka przesunięta przez Fujina dwa razy wchodzi też do prowincji po drodze i dzieje się wszystko, co reaguje na wejście. Figurka Klanu Ważki wchodzi tylko do prowincji, w której kończy ruch.
rule-Q19-words = krok, przejście, wejście
rule-Q20 = Monety w czasie bitwy
rule-Q20-text = Postawione monety opuszczają twoją rezerwę przy odsłonięciu stawek, więc Klanowi Koi tylko zachowane monety liczą się jak ronini. Reparacji można użyć od następnej bitwy.
rule-Q20-words = pieniądze, stawka
rule-Q21 = Rezygnacja z przewagi
rule-Q21-text = Kto wygra przewagę „Seppuku”, „Weź Jeńca” lub „Najmij Ronina”, nie musi z niej korzystać. Poeci punktują sami. Wygranie Seppuku bez figurek do zabicia po prostu nic nie daje.
rule-Q21-words = odmówić, dobrowolne, pas
rule-Q22 = Przewagi są osobne
rule-Q22-text = Każda przewaga wojenna jest osobnym zdarzeniem, a wszystkie PZ z jednego zdarzenia to jeden zysk.
rule-Q22-words = moment, chwila
rule-Q23 = Gdzie czekają polegli
rule-Q23-text = Figurki zabite w bitwie odkłada się na bok i do jej końca nie można ich użyć. Figurki wymienione lub zwrócone są od razu w rezerwie.
rule-Q23-words = śmierć, ginąć, zabite
rule-Q24 = Jeńcy
rule-Q24-text = Jeniec nie jest ani w prowincji, ani w rezerwie; nie daje Siły i żaden efekt nie może go wskazać. On i jego karta nadal należą do właściciela i liczą się do kart Form i do Oni Dusz.
rule-Q24-words = jeniec, więzień, zakładnik
rule-Q25 = Kiedy można dawać
rule-Q25-text = Od Ceremonii Picia Herbaty do ostatniej tury kami, ilekroć ktoś ma o czymś zdecydować, każdy gracz może dawać podarunki, przed tą decyzją lub po niej. Nie można dać więcej, niż się ma.
rule-Q25-words = podarunek, prezent, łapówka, darowizna, handel
rule-Q26 = Ostatnie kafle rozkazów
rule-Q26-text = Po sześciu rozkazach zostają tylko cztery kafle, więc gracz wybierający siódmy ogląda wszystkie.
rule-Q26-words = stos, dobrać
rule-Q27 = Zakryty kafel Klanu Lotosu
rule-Q27-text = Kafla zagranego przez Klan Lotosu nigdy się nie odsłania; przy czyszczeniu wtasowuje się go z innymi. Pozostali gracze dowiadują się tylko, jaki rozkaz ogłoszono.
rule-Q27-words = tajne, tajemnica
rule-Q28 = Ruch warowni Klanu Żółwia
rule-Q28-text = Warownia przesunięta dzięki Fujinowi zużywa jeden z jego dwóch ruchów. W Formacji każda warownia może poruszyć się raz, tak jak figurka.
rule-Q29 = Kolejność twoich efektów
rule-Q29-text = O kolejności twoich efektów, które wypadają w jednej chwili, decydujesz ty. Tylko zamiana roninów Klanu Koi ma stałe miejsce: wśród jego efektów początku wojny jest ostatnia, więc na bitwy nie zostają mu żetony roninów.
rule-Q29-words = jednocześnie, równocześnie

## Q Wyjaśnienia: karty

rule-Q30 = Życzliwość
rule-Q30-text = Oddać można tylko monety zapłacone za kartę lub warownię. Każda kopia potrzebuje własnej wydanej monety i własnego podarunku, więc przy jednej wydanej monecie dwie kopie działają tylko raz.
rule-Q30-words = cnota, dać, oddać
rule-Q31 = Po przyzwaniu
rule-Q31-text = Ścieżki Kenina, Wodza, Mecenasa, Ninja, Małpy i Ducha działają raz na kopię po całym Przyzwaniu; przy Werbunku, gdy skończysz swoją część. Umieszczone przez nie figurki nie wywołują ich ponownie.
rule-Q31-words = wywołać, ścieżka
rule-Q32 = Koniec Werbunku
rule-Q32-text = Ścieżka Światła i Ścieżka Samuraja działają na koniec każdego Werbunku, bez względu na to, kto go wybrał, nawet jeśli nic nie przyzwano. Jeśli ma je kilku graczy, o kolejności decyduje honor.
rule-Q32-words = wywołać, werbować
rule-Q33 = Ścieżka Małpy
rule-Q33-text = Jeśli kilku przeciwników jest równie bogatych i nikt nie jest bogatszy, każdy z nich daje ci 1 monetę. Honor tracisz tylko raz.
rule-Q33-words = najbogatszy, remis
rule-Q34 = Ścieżka Ninja
rule-Q34-text = Ofiarą może być dowolny Bushi na mapie, także twój. Dzięki Miłosierdziu możesz oszczędzić Bushi przeciwnika za 2 PZ, ale honor i tak tracisz.
rule-Q34-words = skrytobójca, zabójca, zabić
rule-Q35 = Ścieżka Węża
rule-Q35-text = Gdy inny gracz po raz pierwszy przepływa szlak w jednej turze Formacji lub przy jednym użyciu Fujina, w dowolnym kierunku, właściciel karty może zażądać 1 monety; odpowiedź obowiązuje dla każdego przejścia tym szlakiem w tej turze. Przesuwający płaci albo cofa ruch, który zostaje do wykorzystania; kto nie ma monety, nie przepłynie. Płaci się też za Daimyo i warownie Klanu Żółwia; Klan Ważki nigdy nie pływa.
rule-Q35-words = opłata, myto, cło, łódź, statek, szlak morski, morze
rule-Q36 = Droga Kupca
rule-Q36-text = Sama daje 1 monetę na kopię za każdy zysk ze wspólnej puli gracza, który tuż przedtem miał więcej monet niż ty (w Żniwach: gdy rozkaz się zaczynał). To, co jeden gracz bierze na początku fazy Działań Wojennych, jest jednym zyskiem; tak samo monety za zwróconych jeńców, które przychodzą po dochodzie. Podarunki i inne przekazania, reparacje, zamiana Klanu Koi i monety z Drogi Kupca nigdy się nie liczą.
rule-Q36-words = bogatszy, handlarz
rule-Q37 = Droga Bushido
rule-Q37-text = Każda różna posiadana Cnota jest warta 2 monety i 2 PZ. Druga kopia tej samej Cnoty nic nie dodaje.
rule-Q37-words = cnoty
rule-Q38 = Lojalność
rule-Q38-text = Gdy masz sojusznika, każdy zysk PZ rośnie o 1, z wyjątkiem zimy. Osobnym zyskiem jest: wybór rozkazu, jego wykonanie, świątynia, przewaga wojenna, początek wojny oraz wynik bitwy ze wszystkim, co wywołuje. Kilka pojmań w jednym „Weź Jeńca” to jeden zysk, a jeśli nie skradziono żadnego PZ, nic się nie dodaje.
rule-Q38-words = cnota, sojusznik
rule-Q39 = Uczciwość
rule-Q39-text = Punktuje, gdy mając sojusznika, wybierasz rozkaz inny niż Zdrada. Dla Klanu Lotosu liczy się ogłoszony rozkaz.
rule-Q39-words = cnota
rule-Q40 = Miłosierdzie
rule-Q40-text = Gra pyta raz na zdarzenie i tylko wtedy, gdy naprawdę masz zabić figurkę przeciwnika. Oszczędź wszystkie takie figurki wszystkich przeciwników albo żadnej. Dla Poetów, Prawości i Sprawiedliwości oszczędzone figurki nie zostały zabite; w bitwie zostają w prowincji, a ty bierzesz żeton jak zwykle.
rule-Q40-words = cnota, oszczędzić, łaska
rule-Q41 = Sprawiedliwość
rule-Q41-text = W każdym zdarzeniu zdobywasz 3 PZ za każdego gracza, który stracił przez ciebie co najmniej jedną figurkę i w tej chwili stoi niżej od ciebie na torze honoru. W bitwie figurki przegranych zabija zwycięzca.
rule-Q41-words = cnota, zabić
rule-Q42 = Szacunek
rule-Q42-text = Każda kopia pozwala wziąć jednego jeńca więcej. Bierze się ich po kolei, każdego dobrowolnie, od tego samego gracza lub od innych, a każdy kradnie 1 PZ, dopóki właściciel jakieś ma.
rule-Q42-words = cnota, jeniec
rule-Q43 = Prawość
rule-Q43-text = Liczy się każda twoja zabita figurka, w jakikolwiek sposób, także w Seppuku.
rule-Q43-words = cnota
rule-Q44 = Oni Nienawiści i Oni Złośliwości
rule-Q44-text = Działają, gdy wchodzą do prowincji przez przyzwanie, ruch lub wymianę; nie można z tego zrezygnować, a dotyka to i sojuszników. Właściciel Oni Nienawiści wskazuje tam po jednym Bushi lub Shinto każdego przeciwnika o wyższym honorze i liczy się jako zabójca; może temu zapobiec tylko Miłosierdzie. Oni Złośliwości zabiera do 2 PZ każdemu przeciwnikowi o wyższym honorze, który ma tam jakąkolwiek Siłę, choćby samotną warownię Klanu Żółwia.
rule-Q44-words = kraść, zabić, wejść
rule-Q45 = Oni Dusz
rule-Q45-text = Wzięcie z nim żetonu Wojen w Prowincjach daje 2 PZ za każdego posiadanego Oni, jego samego też.
rule-Q46 = Komainu
rule-Q46-text = Jest zarazem Shinto i Potworem i liczy się jako jeden i drugi: przyzwany może pójść do świątyni, a Zdrada może go wymieniać w obu tych rolach. Może go wprowadzić Ścieżka Światła i może go zabić Oni Nienawiści. Gdy jest w świątyni, jego miejsce może zająć tylko Shinto lub Komainu.
rule-Q46-words = lew, pies, lwi pies
rule-Q47 = Yurei
rule-Q47-text = To Potwór, który liczy się też jak Daimyo. Ma Siłę 2, a Ścieżki Lwa i Smoka ją zwiększają. Tak jak Daimyo nie może być wskazany przez efekt. Z rezerwy może w Zdradzie zająć miejsce Potwora.
rule-Q47-words = duch, upiór, wódz
rule-Q48 = Ścieżka Nieprawych
rule-Q48-text = Każda kopia dodaje jedną wymianę do każdej twojej Zdrady. Ta dodatkowa może dotknąć dowolnego przeciwnika, nawet już dotkniętego, a nawet Shinto w świątyni, gdzie jego miejsce zajmuje Shinto z twojej rezerwy. Pozostałe wymiany to nadal najwyżej dwie, na mapie i u różnych graczy.
rule-Q48-words = świątynia, cześć, wymienić
rule-Q49 = Forma Krewnych
rule-Q49-text = Pora roku liczy się, jeśli w którejkolwiek jej chwili łączył cię z kimś sojusz, nawet jeśli później go zerwano.
rule-Q49-words = sojusznik, zima
rule-Q50 = Ścieżki Ducha i Mecenasa
rule-Q50-text = Ścieżka Ducha wymaga szczytu toru honoru. Ścieżka Mecenasa wymaga, by co najmniej dwóch graczy stało na nim niżej od ciebie.
rule-Q51 = Droga Katany
rule-Q51-text = Przez całą fazę Działań Wojennych podstawowa Siła twoich Bushi to 2. Dotyczy to wszystkiego, a więc także rozstrzygania, kto wygrywa.
rule-Q52 = Odwaga
rule-Q52-text = Daje punkty za każdy wzięty żeton Wojen w Prowincjach: w bitwie, bez walki czy u boku sojusznika.
rule-Q52-words = cnota
rule-Q53 = Droga Prawych
rule-Q53-text = Każdy gracz o honorze niższym niż twój daje ci 1 monetę albo nic, jeśli żadnej nie ma.
rule-Q54 = Kopie karty
rule-Q54-text = Posiadanie karty dwa razy podwaja każdy jej efekt: dwie Lojalności dodają 2 PZ, dwie Odwagi dają 4, dwie Prawości po 2 za każdą figurkę.
rule-Q54-words = duplikat, kumulować, podwójnie
rule-Q55 = Dochód a Droga Kupca
rule-Q55-text = Dochód sezonowy przychodzi do wszystkich w tej samej chwili, więc nikt nie liczy się przed nim jako bogatszy.
rule-Q56 = Gdy brak celu
rule-Q56-text = Gra nie proponuje Ścieżki Małpy, gdy żaden przeciwnik nie ma monety, ani Ścieżki Ninja, gdy na mapie nie ma Bushi. Każda następna kopia sprawdza to od nowa.
rule-Q56-words = cel, wskazać
rule-Q57 = Życzliwość a zniżki
rule-Q57-text = Możesz zrezygnować z premii Szkolenia, aby mieć monetę do oddania; Klan Bonsai nie może zrezygnować ze swojej granicy 1 monety. Nigdy nie oddajesz więcej monet, niż naprawdę wydano. Zakup u Ryujina też się liczy, dostać może i sojusznik, a obdarowany nie może odmówić.
rule-Q57-words = cena, koszt
rule-Q58 = Przebieg zakupu
rule-Q58-text = Najpierw jest zapłata, potem Życzliwość, sama karta, przyzwanie jej Potwora, skutki jego wejścia, a na końcu to, co następuje po przyzwaniu. Nowa karta nie wpływa na własną zapłatę, ale na przyzwanie własnego Potwora już tak.
rule-Q58-words = kupić, kolejność
rule-Q59 = Szczegóły zimy
rule-Q59-text = Wszyscy punktują jednocześnie, a monety za jeńców nie mają już znaczenia. Jesienny sojusz nadal pozwala podzielić się zwycięstwem, ale Lojalności nic nie daje.
rule-Q59-words = koniec gry

## Q Wyjaśnienia: kolejność i szczególne przypadki

rule-Q80 = Figurka po figurce
rule-Q80-text = Figurki wchodzą lub poruszają się pojedynczo, w kolejności wybranej przez właściciela. Efekty wejścia dzieją się od razu; efekty Przyzwania, gdy jest ono skończone, o ile cokolwiek przyzwano. Efekt sprawdza swoje warunki, gdy się go rozpatruje.
rule-Q80-words = moment, kolejność
rule-Q81 = Kolejność na początku wojny
rule-Q81-text = Wszystkie efekty początku wojny jednego gracza, razem ze zdolnością jego Klanu, rozpatruje się za jednym razem, a o tym, na kogo kiedy przychodzi kolej, decyduje honor. Gra pyta tylko tam, gdzie może to mieć znaczenie, bo ktoś zabiera innym monety albo ma Drogę Kupca; w innych przypadkach idzie się od najwyższego honoru w dół.
rule-Q81-words = moment, jednocześnie
rule-Q82 = Najpierw ruch, potem budowa
rule-Q82-text = Ruch musi się kończyć w innej prowincji. W Formacji kończysz ruchy, zanim zaczniesz budować.
rule-Q82-words = kolejność, warownia
rule-Q83 = Granice swobody Klanu Ważki
rule-Q83-text = Jego swoboda obejmuje ruchy i Przyzwania: Werbunek, kupione Potwory, Raijina. Efekt, który umieszcza figurki przy warowniach, nadal wymaga warowni.
rule-Q84 = Kiedy liczy się Siła
rule-Q84-text = Siłę oblicza się w chwili, gdy jest potrzebna, z honorem z tej chwili. Honor zdobyty w Seppuku może więc zmienić Oni jeszcze przed wynikiem bitwy.
rule-Q84-words = moment
rule-Q85 = Warownie Klanu Żółwia na wojnie
rule-Q85-text = Mogą się poruszać, choć nie porusza się żadna figurka, i zużyć jeden lub oba ruchy Fujina. Mając same warownie, Klan Żółwia i tak bierze udział w bitwie; ani jego Seppuku, ani porażka nie usuwają ich ani ich Siły.
rule-Q86 = Remis trzech o zwycięstwo
rule-Q86-text = Spośród wszystkich remisujących patrzy się na tego z najwyższym honorem: dzieli się zwycięstwem z sojusznikiem, jeśli sojusz trwa i sojusznik też remisuje, a w przeciwnym razie wygrywa sam. O dalszych miejscach decydują PZ, potem honor.
rule-Q86-words = koniec gry, remis
rule-Q87 = Szczegóły Ceremonii Picia Herbaty
rule-Q87-text = Zawartego sojuszu nie można odwołać; przed czasem kończy go tylko Zdrada. Gotowość można cofnąć, dopóki nie są gotowi wszyscy gracze bez sojusznika. Jeśli zgody kolidują ze sobą, liczy się wcześniejsza, a przy trzech graczach ceremonia kończy się, gdy tylko powstanie jedna para.
rule-Q87-words = wycofać, zaczekać, gotowe
rule-Q88 = Granice podarunków
rule-Q88-text = Podarunki są dozwolone także w turach kami, ale nie w Przygotowaniu Pory Roku i już nie wtedy, gdy zaczną się efekty początku wojny. Nikt nie może odmówić podarunku i nie jest on zyskiem ze wspólnej puli.
rule-Q88-words = dać, prezent, łapówka, darowizna
rule-Q89 = Nadwyżka reparacji
rule-Q89-text = Monety, których nie da się podzielić równo, dostają różni przegrani, po jednej, według wyboru zwycięzcy.
rule-Q89-words = reszta, przyznać
rule-Q90 = Śmierć poza bitwą
rule-Q90-text = Figurka zabita poza bitwą jest od razu w rezerwie. Jeśli jej właściciel ma jeszcze turę w tym samym rozkazie, może ją w niej zwerbować.
rule-Q90-words = ginąć, zabita, zabite
rule-Q91 = Co ogłasza Klan Lotosu
rule-Q91-text = Klan Lotosu wybiera kafel i ogłasza rozkaz w jednej decyzji. O wszystkim decyduje ogłoszona nazwa: o kolejności, premii, końcu sojuszu i Uczciwości.
rule-Q92 = Zakupy u Ryujina
rule-Q92-text = Jeśli Ryujin przyniesie ci Komainu, może on od razu pójść do świątyni i liczy się w tych, które są jeszcze do rozpatrzenia. U Ryujina nie ma zniżki Szkolenia.
rule-Q92-words = kupić, kami
