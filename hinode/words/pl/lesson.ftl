# Nauka przez grę: przewodnik przy stole i to, co mówią lekcje.

## Przewodnik

learn-coach = Lekcja
learn-chapter = Rozdział { $number } z { $count }: { $chapter }
learn-next = Dalej
learn-back = Wstecz
learn-page = { $number } z { $count }
learn-rule = Zasada { $rule }
learn-skip = Pomiń lekcję
learn-hide = Schowaj wskazówkę
learn-show = Pokaż wskazówkę
learn-new-game = Nowa gra
learn-play-on = Graj dalej tutaj

## Rozdziały

lesson-chapter-tea = Ceremonia Picia Herbaty
lesson-chapter-mandates = Rozkazy
lesson-chapter-recruit = Werbunek
lesson-chapter-marshal = Formacja
lesson-chapter-train = Szkolenie
lesson-chapter-kami = Kami
lesson-chapter-harvest = Żniwa
lesson-chapter-betray = Zdrada
lesson-chapter-war = Wojna
lesson-chapter-winter = Co dalej

## Pierwsza pora roku

lesson-welcome = Witaj! Prowadzisz Klan Bonsai przez jedną wiosnę, od pierwszej herbaty do ostatniej bitwy. Niczego tu nie zepsujesz: próbuj, czego chcesz.
lesson-goal = Po trzech porach roku i zimie wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ, wieniec). Klany stoją tu w kolejności honoru: wyższy wygrywa każdy remis.
lesson-map = To osiem prowincji. Czerwona pieczęć oznacza wojnę pod koniec pory roku, w kolejności numerów. Zwycięzca bierze żeton Wojen w Prowincjach.
lesson-tea = Każda pora roku zaczyna się od herbaty, przy której dwa Klany mogą zawrzeć sojusz. Klan Koi proponuje ci sojusz i 1 monetę. Przyjmij.
lesson-allied = Węzeł pokazuje twój sojusz z Klanem Koi: każde z was dostaje też premię z rozkazów drugiego. Inne obietnice nikogo nie wiążą.
lesson-talk = Tu się rozmawia: ze wszystkimi albo prywatnie z jedną osobą, w każdej chwili. Prywatną rozmowę widzicie tylko wy dwoje.
lesson-deals = A tu są umowy: kto, komu i co obiecuje. Obietnica nikogo nie wiąże, ale stół widzi, czy jej dotrzymano.
lesson-track = Siedem razy w tej porze roku ktoś wybiera rozkaz, a wykonują go wszyscy. Trzy razy przychodzą kami. Pierwszy wybór należy do ciebie.
lesson-tiles = Masz cztery kafle, których nikt inny nie widzi. To, co nad linią, robią wszyscy; premię pod nią dostajesz tylko ty i twój sojusznik. Wybierz Werbunek.
lesson-recruit = Werbunek przyzywa figurki z twojej rezerwy: po jednej za każdą twoją warownię i jedną więcej dzięki premii.
lesson-shinto = Shinto może zamiast na mapę pójść do świątyni. Wyślij jednego do Hachimana, który daje roninów: wskaż najpierw Shinto, potem świątynię.
lesson-bushi = I jeden Bushi w domu, w Kiusiu. Każda figurka ma Siłę 1, a w prowincji liczy się największa Siła.
lesson-powers = Każdy Klan ma zdolność, której nie mają inne. Twoja: żadna karta ani warownia nie kosztuje cię więcej niż 1 monetę. Kliknij nazwę Klanu, by przeczytać, co potrafi.
lesson-marshal = Teraz Formacja: każdy może raz przesunąć każdą swoją figurkę, przez granicę albo szlakiem morskim (linia przerywana z łodzią).
lesson-move-shikoku = Wojna zacznie się w Sikoku, a nikogo tam nie ma. Wyślij Bushi: kto jest sam, bierze żeton bez walki.
lesson-move-kansai = Ważka lata, dokąd chce, a chce do Kansai. Wyślij tam także swojego drugiego Bushi.
lesson-moves-done = Twój Daimyo może zostać w domu: nikt nie musi się ruszać. Powiedz, że to już wszystko.
lesson-build = Premią Formacji jest warownia w dowolnej prowincji. Inni płacą za nią 3 monety, Bonsai nigdy więcej niż 1. Zbuduj ją w Kansai: odtąd mogą tam przybywać figurki.
lesson-train = Szkolenie: każdy może kupić jedną kartę Pory Roku. Zostaje z tobą do końca gry.
lesson-kinds = Jest pięć rodzajów kart: Potwory przybywają jako figurki, Wzmocnienia pomagają w rozkazach, Cnoty nagradzają styl gry, Ulepszenia Wojenne dają Siłę, a Ulepszenia Zimowe liczą się na końcu.
lesson-card = Komainu to Potwór: z kartą przybywa figurka. Inni płacą za niego 2 monety, ty najwyżej 1. Kup go.
lesson-monster = Potwór przybywa od razu, do jednej z twoich warowni. Przyzwij go w Kansai.
lesson-kami = Tymczasem przyszli kami. W każdej świątyni dar dostaje największa Siła, a remis wygrywa wyższy honor. Modlący się zostają, więc świątynia może zapłacić trzy razy w jednej porze roku.
lesson-harvest = Znów wybierasz ty. W Żniwa wszyscy biorą monetę, ale ty i twój sojusznik także wynagrodzenie z każdej prowincji, w której macie największą Siłę. Wybierz Żniwa.
lesson-harvested = Oto żniwa. Każda prowincja dała to, co jest na niej narysowane: PZ, monety albo roninów. Tutaj są policzone.
lesson-recruit-again = Znów Werbunek. Susanoo daje 1 PZ za każdą twoją warownię. Wyślij tam Shinto: jeśli modli się też ktoś inny, remis wygrywa wyższy honor.
lesson-reinforce = W Kansai będzie bitwa. Przyzwij Bushi w swojej tamtejszej warowni.
lesson-as-you-like = Jeszcze jedna figurka, tym razem bez rady: Kansai, dom czy inna świątynia?
lesson-marshal-again = Znów Formacja; premię dostaje tylko wybierający i jego sojusznik. Klan Koi zbiera się w Kioto. Przesuń jednego Bushi z Kansai do Kioto: wkrótce zobaczysz, po co.
lesson-moves-done-again = Resztę zostaw na miejscu i powiedz, że to już wszystko.
lesson-last-turn = Ostatni rozkaz tej pory roku należy do ciebie. Potem jeszcze raz przyjdą kami, a po nich wojna.
lesson-betray = Zdrada jest tylko dla ciebie. Twój sojusz pęka i tracisz krok honoru, ale wymieniasz dwie cudze figurki na własne. Wybierz ją: nikt już nie zdąży odpowiedzieć.
lesson-replace-koi = Wymień Bushi Klanu Koi w Kioto. Wraca do jego rezerwy, a twój zajmuje jego miejsce.
lesson-replace-dragonfly = Druga figurka musi należeć do innego gracza. Wymień Bushi Klanu Ważki w Kansai.
lesson-war = Wojna! Prowincje idą w kolejności pieczęci. Kto jest sam, bierze żeton; dwaj sojusznicy sami nie walczą; wszyscy inni tak.
lesson-battle = Bitwa w Kansai, a Ważka jest co najmniej tak silna jak ty. Najpierw jednak obie strony w tajemnicy stawiają monety na cztery przewagi.
lesson-advantages = Każda przypada najwyższej stawce. Seppuku zamienia twoich poległych w PZ, jeniec to o figurkę mniej u innego Klanu, ronini dodają Siły, a poeci dają PZ za wszystkich poległych.
lesson-bid-kansai = Ty masz roninów, Ważka nie. Postaw 2 na jeńca i 3 na roninów, a resztę zachowaj na następną bitwę.
lesson-hostage = Jeniec jest twój: pojmaj Bushi Klanu Ważki i ukradnij 1 PZ. W następnej porze roku wróci do domu, a ty dostaniesz monetę.
lesson-ronin = Najmij swoich roninów: każdy dodaje 1 Siły w tej bitwie, i zostają z tobą.
lesson-won = Po bitwie. Największa Siła wygrała i wzięła żeton, a wszystkie figurki przegranych w tej prowincji zginęły.
lesson-poets = Poeci dali temu, kto ich zdobył, 1 PZ za każdego poległego. A stawka zwycięzcy trafiła do przegranych: wygrana kosztuje.
lesson-bid-kyoto = Teraz Kioto. Klan Koi ma więcej Siły i monet niż ty, więc przegraj z klasą: postaw 1 na Seppuku i 2 na poetów.
lesson-seppuku = Twoje figurki giną z własnej ręki: za każdą 1 PZ i krok honoru. Użyj tego: i tak by zginęły.
lesson-lost-well = Bitwa przegrana, ale spójrz na swoje PZ: Seppuku zapłaciło za twoich, a poeci za każdego poległego.
lesson-season-over = Wiosna minęła. Monety i ronini przepadli, świątynie są puste, sojusze się skończyły. Figurki, warownie, karty i żetony zostają.
lesson-tokens = Zimą liczy się każdy żeton Wojen w Prowincjach: 1 PZ z wiosny, 2 z lata, 3 z jesieni.
lesson-sets = A żetony różnych prowincji razem są warte o wiele więcej: 10 PZ za trzy lub cztery, 20 za pięć lub sześć, 30 za siedem lub osiem. Nie walcz więc dwa razy o to samo miejsce.
lesson-goodbye = To cała gra: lato i jesień toczą się jak ta wiosna, a potem przychodzi zima. Graj tu dalej bez wskazówek albo zacznij nową grę.

## Gdy ktoś idzie własną drogą

lesson-own-way = Idziesz własną drogą: dobrze. Wskazówki pójdą za tobą, a tam, gdzie nie mają rady, zamilkną.
lesson-free-tea = Zaproponuj sojusz, odpowiedz na propozycję albo zgłoś gotowość. Bez sojusznika masz mniej premii, ale nikomu nic nie zawdzięczasz.
lesson-free-mandate = Szukaj premii, która teraz najbardziej pomoże: rozkaz wykonują wszyscy, ale premię dostajesz tylko ty i twój sojusznik.
lesson-free-recruit = Przyzywaj tam, gdzie potrzebujesz Siły, albo wyślij Shinto do świątyni. Możesz skończyć w każdej chwili.
lesson-free-marshal = Ruszaj ku czerwonej pieczęci albo tam, gdzie dobre żniwa. Każda figurka rusza się raz; możesz skończyć w każdej chwili.
lesson-free-build = Każda warownia daje jedną figurkę więcej przy każdym Werbunku, tam, gdzie stoi.
lesson-free-train = Karta zostaje z tobą do końca gry. Kup taką, która przyda się niedługo, albo zachowaj monety na bitwy.
lesson-free-monster = Wybierz warownię, w której Potwór przyda się najbardziej.
lesson-free-betray = Wymień do dwóch figurek dwóch różnych graczy. Spójrz na prowincje z wojną: gdzie jedna figurka odwróci bitwę?
lesson-free-amaterasu = Na szczycie toru honoru wygrywasz każdy remis.
lesson-free-bids = Stawiaj na to, co pomoże tutaj, i pamiętaj o następnych bitwach. Jeśli wygrasz, twoja stawka trafi do przegranych.
lesson-free-seppuku = Użyj Seppuku tam, gdzie i tak przegrasz: 1 PZ i krok honoru za każdą twoją figurkę.
lesson-free-hostage = Pojmaj figurkę: jej właściciel traci tu Siłę i 1 PZ na twoją rzecz.
lesson-free-ronin = Najmij ich: każdy twój ronin dodaje tu 1 Siły, i zostaje z tobą.
lesson-free-favor = Wybierz, kto dostanie niepodzielne monety z twojej stawki.
lesson-free-other = Tu bez rady. Przeczytaj pytanie; „Dlaczego?” pokazuje zasadę.
