# To, co mówi tylko terminal: `hinode play`, `cards`, `rules`, `replay` i `run`. Słowa, które wpisuje gracz (help, undo,
# bid 1 0 2 0), są takie same w każdym języku.

## Plansza

terminal-honor = Honor
terminal-mandates = Rozkazy
terminal-kami-turn = kami
terminal-now = teraz
terminal-war = wojna { $number }
terminal-war-now = wojna { $number } teraz
terminal-tokens = żetony
terminal-holds = trzyma
terminal-hostage = { PIECE($piece) } Klanu { CLAN($owner, form: "gen") }
terminal-owns-nothing = Nikt nie ma jeszcze kart, żetonów wojen ani jeńców.
terminal-ally = Sojusz
terminal-reserve = Rezerwa
terminal-by-ship = Morzem
terminal-by-land = Lądem
terminal-province = Prowincja
terminal-harvest = Żniwa
terminal-at-war = Wojna
terminal-figures = Figurki
terminal-figures-and-force = Figurki = Siła
# Żniwa tam, gdzie jest mało miejsca: 2PZ 1m 1r
terminal-short-vp = { $count }PZ
terminal-short-coins = { $count }m
terminal-short-ronin = { $count }r
terminal-final-scores = Wynik końcowy
terminal-scores-so-far = Gra się nie skończyła; na razie jest tak
terminal-bid = stawka:

# Co daje świątynia, w dwóch lub trzech słowach
terminal-kami-amaterasu = szczyt honoru
terminal-kami-fujin = dwa ruchy
terminal-kami-hachiman = 2 roninów
terminal-kami-raijin = Bushi gdziekolwiek
terminal-kami-ryujin = kup kartę
terminal-kami-susanoo = 1 PZ za warownię
terminal-kami-tsukuyomi = 2 monety

## Gra

terminal-you = ty
terminal-automa = Automa, { $level }
terminal-seed = Ziarno tej gry to { $seed }.
terminal-hint = Wpisz help, aby zobaczyć, co możesz zrobić.
terminal-resumed =
    { $count ->
        [one] Ciąg dalszy po { $count } akcji.
       *[other] Ciąg dalszy po { $count } akcjach.
    }
terminal-unfinished = Gra pozostaje niedokończona.
terminal-pass-keyboard = Przekaż klawiaturę Klanowi { CLAN($seat, form: "gen") }.
terminal-press-enter = Naciśnij Enter, gdy nikt inny nie patrzy:
terminal-save-question = Wpisz nazwę pliku, aby zapisać grę, albo naciśnij Enter, aby wyjść bez zapisu:
terminal-saved = Zapisano w { $path }. Aby grać dalej: { $command }
terminal-save-where = Podaj gdzie: save PLIK.
terminal-no-record = „{ $path }” już istnieje i nie jest zapisem gry; wybierz inną nazwę.
terminal-taken-back = Cofnięto: { $line }.

## Pytanie

terminal-figures-left = Zostało: { $left }.
terminal-figures-left-bonus = Zostało: { $left }, w tym z premii: { $bonus }.
terminal-your-effects = Twoje: { SOURCE($sources) }.
terminal-full-price = Aby mimo to zapłacić pełną cenę, dodaj full: buy NAZWA full.
terminal-cards-left = zostało: { $count }
terminal-bid-syntax = Masz { amount-coins-object }. Wpisz cztery liczby: na seppuku, jeńca, roninów i poetów, na przykład „{ $example }”; czego nie postawisz, to zachowasz.
terminal-propose-syntax = Aby zaproponować sojusz ({ $clans }), wpisz „propose { $example }”; z monetami i roninami „propose { $example } give 2 0 ask 0 1”.
terminal-many-answers = Liczba odpowiedzi: { $count }; wpisz jedną, na przykład „{ $example }”.
terminal-explained = { $what }: { $text }
terminal-hidden-tile = { $what }; kafel „{ MANDATE($tile) }” pozostaje zakryty
terminal-then-build = { $what }, potem buduj

## Co wpisano

terminal-no-option = Nie ma opcji { $number }. { $hint }
terminal-options = Są opcje od 1 do { $count }.
terminal-no-options = Nic tu nie ma numeru.
terminal-four-numbers = Stawka to cztery liczby.
terminal-unknown = Nie znam „{ $word }”. Wpisz numer opcji, akcję albo help.

## Pomoc

terminal-help = Odpowiedz numerem opcji albo wpisz samą akcję: bid 3 0 2 1, propose lotus give 2 0, pass.
terminal-help-gift = oddaj monety i roninów, podczas Ceremonii Picia Herbaty i Fazy Działań Politycznych
terminal-help-undo = cofnij swoją ostatnią akcję, jeśli nic od tej pory nie ujawniono
terminal-help-board = narysuj planszę jeszcze raz
terminal-help-map = każda prowincja z sąsiadami i żniwami
terminal-help-log = co się wydarzyło, słowami
terminal-help-cards = karty do kupienia albo wszystkie z tymi słowami
terminal-help-clans = co potrafią Klany
terminal-help-rules = gra w skrócie albo wyszukiwanie: rules jeniec, rules R5.2, rules kyoto
terminal-help-save = zapisz grę w pliku, aby grać później
terminal-help-quit = opuść grę
terminal-legend =
    Na planszy: B Bushi, S Shinto, D Daimyo, ♜ warownia; potwory mają swoje nazwy.
    Liczba za armią to jej Siła. * oznacza Klan, który wybiera rozkaz.
    Gruba ramka to wojna, która dopiero nadejdzie. ¹ ² ³ przy żetonie wojny: zdobyty wiosną, latem, jesienią.
    Na wąskiej planszy żniwa 2PZ 1m 1r to 2 PZ, 1 moneta i 1 ronin.
    Za pytaniem stoi zasada, z której wynika, na przykład [R5.2]: wpisz rules R5.2, aby ją przeczytać.

## Gra w skrócie

terminal-goal = Cel
terminal-goal-text = Mieć najwięcej PZ po zimie. Najwięcej dają żetony wojen z wielu różnych prowincji.
terminal-start = Początek
terminal-start-text = Wykłada się wojny i karty pory roku, jeńcy wracają do domu, wszyscy dostają monety.
terminal-tea = Herbata
terminal-tea-text = Klany łączą się w pary. Sojusznicy dzielą premie swoich rozkazów.
terminal-politics = Polityka
terminal-politics-text = Siedem rozkazów, wybieranych po kolei; trzy razy pomiędzy nimi kami nagradzają czcicieli.
terminal-battles = Wojna
terminal-battles-text = Bitwa za bitwą: tajne stawki, potem decyduje Siła. Na koniec traci się monety i roninów.
terminal-rules-hint = Wpisz rules z numerem (R6, R6.8), słowami albo nazwą prowincji.

## Wyszukiwanie

terminal-season = Pora roku
terminal-card = Karta
terminal-kind = Rodzaj
terminal-cost = Koszt
terminal-copies = Kopie
terminal-left = Zostało
terminal-text = Tekst
terminal-text-and-sets = Tekst i zestawy
terminal-copies-count =
    { $count ->
        [one] { $count } kopia
        [few] { $count } kopie
        [many] { $count } kopii
       *[other] { $count } kopii
    }
terminal-no-card = Żadna karta nie zawiera „{ $words }”.
terminal-no-rule = Żadna zasada nie zawiera „{ $words }”.
terminal-no-number = Nie ma zasady { $number }.
terminal-see = Zobacz { $numbers }.

## Zapisy i przypadki

terminal-actions =
    { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
        [many] { $count } akcji
       *[other] { $count } akcji
    }
terminal-waits = Rozegrano: { $played }. Gra czeka na: { $clans }. { $prompt }
terminal-cases =
    { $count ->
        [one] { $count } przypadek
        [few] { $count } przypadki
        [many] { $count } przypadków
       *[other] { $count } przypadku
    }
terminal-checks =
    { $count ->
        [one] { $count } sprawdzenie
        [few] { $count } sprawdzenia
        [many] { $count } sprawdzeń
       *[other] { $count } sprawdzenia
    }
terminal-failed = błędnych: { $count }
terminal-earlier =
    { $count ->
        [one] { $count } wcześniejsze zdanie
        [few] { $count } wcześniejsze zdania
        [many] { $count } wcześniejszych zdań
       *[other] { $count } wcześniejszego zdania
    }
terminal-expected = oczekiwano
terminal-found = jest
