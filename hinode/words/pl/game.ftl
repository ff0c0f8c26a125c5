# Nazwy rzeczy. Terminy są z polskiej instrukcji; zdania są nasze.
# Tak jak tam: Klan i nazwa w dopełniaczu (Klan Żółwia), „w Kioto”, Kiusiu, Sikoku, świątynia, warownia, przyzwać, PZ,
# zestawy Torii, Jeźdźca i Herbaciany. Wielkie litery są nasze: Klan, Siła, Cnota, figurki i nazwy własne.
# Formy: klany .gen (dopełniacz); miejsca .in .to .from; kami także .gen; figurki i rozkazy .object (biernik);
# pory roku .the (w środku zdania).

## Klany

clan-koi = Koi
    .gen = Koi
clan-koi-text = Na początku wojny każdy ronin zamienia się w monetę. Przy najmie roninów każda zachowana moneta liczy się jak ronin.
clan-lotus = Lotos
    .gen = Lotosu
clan-lotus-text = Zagrywa swój kafel rozkazu zakryty, na stałe, i ogłasza dowolny rozkaz.
clan-turtle = Żółw
    .gen = Żółwia
clan-turtle-text = Jego warownie mają na mapie Siłę 1 i poruszają się jak figurki.
clan-dragonfly = Ważka
    .gen = Ważki
clan-dragonfly-text = Przyzywa do dowolnej prowincji, a jego ruchy sięgają dowolnej prowincji bez korzystania ze szlaków.
clan-bonsai = Bonsai
    .gen = Bonsai
clan-bonsai-text = Nigdy nie płaci więcej niż 1 monetę za kartę lub warownię; zniżki odejmuje się potem.

## Prowincje

province-hokkaido = Hokkaido
    .in = w Hokkaido
    .to = do Hokkaido
    .from = z Hokkaido
province-oshu = Oshu
    .in = w Oshu
    .to = do Oshu
    .from = z Oshu
province-edo = Edo
    .in = w Edo
    .to = do Edo
    .from = z Edo
province-kyoto = Kioto
    .in = w Kioto
    .to = do Kioto
    .from = z Kioto
province-kansai = Kansai
    .in = w Kansai
    .to = do Kansai
    .from = z Kansai
province-nagato = Nagato
    .in = w Nagato
    .to = do Nagato
    .from = z Nagato
province-shikoku = Sikoku
    .in = w Sikoku
    .to = do Sikoku
    .from = z Sikoku
province-kyushu = Kiusiu
    .in = w Kiusiu
    .to = do Kiusiu
    .from = z Kiusiu

## Kami i co dają ich świątynie

kami-amaterasu = Amaterasu
    .gen = Amaterasu
    .in = w świątyni Amaterasu
    .to = do świątyni Amaterasu
kami-amaterasu-text = Możesz przejść na szczyt toru honoru.
kami-fujin = Fujin
    .gen = Fujina
    .in = w świątyni Fujina
    .to = do świątyni Fujina
kami-fujin-text = Możesz wykonać do dwóch ruchów swoimi figurkami na mapie.
kami-hachiman = Hachiman
    .gen = Hachimana
    .in = w świątyni Hachimana
    .to = do świątyni Hachimana
kami-hachiman-text = Weź 2 roninów.
kami-raijin = Raijin
    .gen = Raijina
    .in = w świątyni Raijina
    .to = do świątyni Raijina
kami-raijin-text = Możesz przyzwać Bushi w dowolnej prowincji.
kami-ryujin = Ryujin
    .gen = Ryujina
    .in = w świątyni Ryujina
    .to = do świątyni Ryujina
kami-ryujin-text = Możesz kupić kartę Pory Roku za pełną cenę.
kami-susanoo = Susanoo
    .gen = Susanoo
    .in = w świątyni Susanoo
    .to = do świątyni Susanoo
kami-susanoo-text = Zdobywasz 1 PZ za każdą swoją warownię na mapie.
kami-tsukuyomi = Tsukuyomi
    .gen = Tsukuyomi
    .in = w świątyni Tsukuyomi
    .to = do świątyni Tsukuyomi
kami-tsukuyomi-text = Weź 2 monety.

## Rozkazy: -text robią wszyscy, -bonus dodają wybierający i jego sojusznik

mandate-recruit = Werbunek
    .object = Werbunek
mandate-recruit-text = Wszyscy przyzywają po jednej figurce przy każdej swojej warowni. Shinto może zamiast tego pójść do świątyni.
mandate-recruit-bonus = Jedna figurka więcej.
mandate-marshal = Formacja
    .object = Formację
mandate-marshal-text = Wszyscy mogą przesunąć każdą swoją figurkę do sąsiedniej prowincji.
mandate-marshal-bonus = Zbuduj warownię gdziekolwiek za 3 monety.
mandate-train = Szkolenie
    .object = Szkolenie
mandate-train-text = Wszyscy mogą kupić kartę Pory Roku, wybierający jako pierwszy.
mandate-train-bonus = Karta kosztuje o 1 monetę mniej.
mandate-harvest = Żniwa
    .object = Żniwa
mandate-harvest-text = Wszyscy biorą po monecie.
mandate-harvest-bonus = Wynagrodzenie z każdej prowincji, w której masz największą Siłę.
mandate-betray = Zdrada
    .object = Zdradę
mandate-betray-text = Tylko wybierający: wymień do dwóch figurek dwóch różnych graczy na własne tego samego rodzaju.
mandate-betray-bonus = Bez premii. Jeśli masz sojusznika, sojusz zostaje zerwany i tracisz honor.

## Przewagi wojenne

advantage-seppuku = Seppuku
advantage-seppuku-text = Możesz zabić wszystkie swoje figurki w tej prowincji: za każdą 1 PZ i jeden krok honoru.
advantage-hostage = Weź Jeńca
advantage-hostage-text = Możesz pojmać figurkę innego uczestnika, nigdy Daimyo, i ukraść 1 PZ.
advantage-ronin = Najmij Ronina
advantage-ronin-text = Każdy twój ronin zwiększa twoją Siłę w tej bitwie o 1. Ronini się nie zużywają.
advantage-poets = Cesarscy Poeci
advantage-poets-text = 1 PZ za każdą figurkę zabitą w tej bitwie.

## Pory roku i fazy

season-spring = Wiosna
    .the = wiosna
season-summer = Lato
    .the = lato
season-autumn = Jesień
    .the = jesień
season-winter = Zima
    .the = zima

phase-setup = Przygotowanie Pory Roku
phase-tea = Ceremonia Picia Herbaty
phase-political = Faza Działań Politycznych
phase-war = Faza Działań Wojennych
phase-cleanup = Czyszczenie po Porze Roku
phase-over = Koniec gry

## Figurki. -count: ile ich gdzieś stoi

piece-bushi = Bushi
    .object = Bushi
piece-bushi-count = { $count } Bushi
piece-shinto = Shinto
    .object = Shinto
piece-shinto-count = { $count } Shinto
piece-daimyo = Daimyo
    .object = Daimyo
piece-daimyo-count = { $count } Daimyo
piece-stronghold = Warownia
    .object = warownię
piece-stronghold-count =
    { $count ->
        [one] { $count } warownia
        [few] { $count } warownie
        [many] { $count } warowni
       *[other] { $count } warowni
    }
piece-komainu = { card-komainu }
    .object = Komainu
piece-oni_of_skulls = { card-oni_of_skulls }
    .object = Oni Czaszek
piece-yurei = { card-yurei }
    .object = Yurei
piece-river_dragon = { card-river_dragon }
    .object = Smoka Rzecznego
piece-oni_of_blood = { card-oni_of_blood }
    .object = Oni Krwi
piece-oni_of_souls = { card-oni_of_souls }
    .object = Oni Dusz
piece-oni_of_hate = { card-oni_of_hate }
    .object = Oni Nienawiści
piece-oni_of_spite = { card-oni_of_spite }
    .object = Oni Złośliwości

## Zestawy i rodzaje kart

set-core = Podstawowy
set-archway = Torii
set-horseman = Jeźdźca
set-teapot = Herbaciany

kind-enhancement = Wzmocnienie
kind-virtue = Cnota
kind-monster = Potwór
kind-war = Ulepszenie Wojenne
kind-winter = Ulepszenie Zimowe

## Co można mieć: samo słowo, ile tego jest, i to samo jako dopełnienie w bierniku

reward-vp = PZ
reward-coins = Monety
reward-ronin = Ronini

amount-vp = { $count } PZ
amount-coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
amount-coins-object =
    { $count ->
        [one] { $count } monetę
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
amount-ronin =
    { $count ->
        [one] { $count } ronin
        [few] { $count } roninów
        [many] { $count } roninów
       *[other] { $count } ronina
    }
amount-ronin-object =
    { $count ->
        [one] { $count } ronina
        [few] { $count } roninów
        [many] { $count } roninów
       *[other] { $count } ronina
    }
goods = { GOODS($coins, $ronin) }

## Rozdziały zasad

rules-chapter-R1 = Pojęcia
rules-chapter-R2 = Honor i remisy
rules-chapter-R3 = Przygotowanie gry
rules-chapter-R4 = Pora roku
rules-chapter-R5 = Ceremonia Picia Herbaty
rules-chapter-R6 = Faza Działań Politycznych
rules-chapter-R7 = Tura kami
rules-chapter-R8 = Faza Działań Wojennych
rules-chapter-R9 = Zima
rules-chapter-R10 = Klany
rules-chapter-Q = Wyjaśnienia
rules-chapter-A = Automa
