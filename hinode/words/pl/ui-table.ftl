# Strona, na której się gra.

## Strona

at-table-loading = Rozkładamy planszę…
at-table-skip = Do decyzji
at-table-lost = Połączenie zostało przerwane. Kolejna próba…
at-table-title = Hinode
at-table-title-turn = ● Twoja kolej · Hinode
at-table-title-over = Koniec gry · Hinode
at-table-name = { $clan } ({ $name })

## Zakładki

at-table-tabs = Więcej o grze
at-table-tab-log = Dziennik
at-table-tab-talk = Rozmowa
at-table-tab-deals = Umowy
at-table-tab-cards = Karty
at-table-tab-clans = Klany
at-table-tab-shrines = Świątynie
at-table-unread = nowe
at-table-cards-display = Do kupienia w tej porze roku
at-table-cards-of = Karty Klanu { CLAN($clan, form: "gen") }

## Decyzja

at-table-decision = Decyzja
at-table-watching = Oglądasz grę.
at-table-back = Wróć
at-table-undo = Cofnij
at-table-undo-turn = Cofnij turę
at-table-done = Gotowe
at-table-choices = Co możesz wybrać
at-table-show-map = Pokaż mapę
at-table-show-cards = Pokaż karty
at-table-thing-own = { $piece }, { $place }
at-table-thing-figure = { $clan }: { $piece }, { $place }
at-table-thing-reserve = { $piece } ({ $count })
at-table-thing-tile = Kafel { $number }: { $mandate }

## Co oznacza wybór

at-table-bonus = Premia dla ciebie i sojusznika: { $text }
at-table-breaks-alliance = Twój sojusz z Klanem { CLAN($ally, form: "gen") } zostanie zerwany.
at-table-you-give = Dajesz { $goods }.
at-table-you-get = Dostajesz { $goods }.
means-replace = Figurka wraca do rezerwy Klanu { CLAN($owner, form: "gen") }; twoja zajmuje jej miejsce.
means-capture = Trzymasz ją do następnej pory roku i zabierasz 1 PZ Klanowi { CLAN($owner, form: "gen") }.
means-kill = Wraca do rezerwy właściciela.
means-ready = Brakuje tylko ciebie: ceremonia się skończy.
at-table-allied-season = Jesteście sojusznikami w tej porze roku.
means-pass = W tej turze nic jeszcze nie zrobiono.

## Licytacja

at-table-bid = Twoja stawka
at-table-bid-kept = Zachowane
at-table-of = { $part } z { $whole }
at-table-bid-seal = Zapieczętuj stawkę
at-table-bid-nothing = Nie stawiaj nic
at-table-bid-clear = Wyczyść
at-table-bid-sealed = Twoja stawka jest zapieczętowana.
at-table-bid-change = Zmień ją
at-table-less = Mniej: { $what }
at-table-more = Więcej: { $what }

## Bitwa

at-table-battle = Bitwa { PLACE($place, form: "in") }
at-table-battle-killed =
    { $count ->
        [one] { $count } zabita figurka
        [few] { $count } zabite figurki
        [many] { $count } zabitych figurek
       *[other] { $count } zabitej figurki
    }
at-table-clan = Klan
at-table-force = Siła
at-table-battle-bid = Stawka
at-table-battle-sealed = gotowa
at-table-battle-thinks = jeszcze nie
at-table-battle-won-it = ma przewagę
at-table-battle-declined = ma przewagę i z niej nie korzysta

## Ceremonia Picia Herbaty

at-table-proposes-you = Klan { CLAN($from, form: "gen") } proponuje ci sojusz.
at-table-proposed-by-you = Proponujesz sojusz Klanowi { CLAN($to, form: "gen") }.
at-table-proposes-other = Klan { CLAN($from, form: "gen") } Klanowi { CLAN($to, form: "gen") }. Daje: { $give }; prosi o: { $ask }.
at-table-nothing = nic
at-table-propose-whom = Zaproponuj sojusz
at-table-propose-to = Sojusz z Klanem { CLAN($to, form: "gen") }
at-table-give = Dajesz
at-table-ask = Prosisz o
at-table-is-ready = gotowy

## Podarunki

at-table-gift = Podaruj monety lub roninów
at-table-gift-to = Podarunek dla
at-table-gift-final = Podarunku nie można cofnąć.

## Własne miejsce

at-table-hand-over = Niech gra bot: { $bot }
at-table-stand-in = Gra za ciebie bot: { $bot }.
at-table-take-over = Wracam do gry
at-table-take-back = Poproś o powrót do chwili przed moją ostatnią turą
at-table-take-back-wish =
    { $count ->
        [one] { $name } prosi o cofnięcie ostatniej akcji.
        [few] { $name } prosi o cofnięcie ostatnich { $count } akcji.
        [many] { $name } prosi o cofnięcie ostatnich { $count } akcji.
       *[other] { $name } prosi o cofnięcie ostatnich { $count } akcji.
    }
at-table-take-back-yours =
    { $count ->
        [one] Prosisz o cofnięcie. Brakuje jeszcze jednej zgody: { $names }.
       *[other] Prosisz o cofnięcie. Zgodzić się muszą jeszcze: { $names }.
    }
at-table-agree = Zgoda
at-table-disagree = Nie
at-table-notify = Powiadom mnie, gdy przyjdzie moja kolej

## Jedno urządzenie dla kilku osób

at-table-pass-device = Przekaż urządzenie: { $name }
at-table-pass-secret = Dalej widać to, czego inni widzieć nie mogą.
at-table-pass-me = Tu { $name }

## Co zrobili inni


## Koniec

at-table-winners =
    { $count ->
        [one] Klan { CLAN($clans, form: "gen") } wygrał.
       *[other] Klany { CLAN($clans, form: "gen") } wygrały wspólnie.
    }
at-table-before-winter = Przed zimą
at-table-winter-cards = Karty
at-table-winter-tokens = Żetony Wojen
at-table-winter-sets = Zestawy
at-table-total = Razem
at-table-plot = Punkty zwycięstwa w czasie gry
bonds-title = Sojusze i zdrady
bonds-kept = sojusz
bonds-broken = zdrada
bonds-allied = { $season }: { $one } i { $two } w sojuszu
bonds-betrayed = { $season }: { $one } zdradza { $two }
at-table-promises = Obietnice
at-table-kept = dotrzymane
at-table-broken = złamane
at-table-replay = Obejrzyj grę jeszcze raz
at-table-record = Zapisz przebieg gry
at-table-leave = Na stronę początkową
