# Zasady do przeglądania i „Dlaczego?” przy stole. Treść zasad jest w rules.ftl.

## Strona

rules-title = Zasady i karty
rules-text = Cała gra naszymi słowami. Numery są te same, które stół pokazuje, gdy pytasz „Dlaczego?”.
rules-search = Szukaj w zasadach i kartach
rules-search-hint = Słowo albo numer, na przykład R6.3. Strzałkami przechodzi się po wynikach.
rules-clear = Wyczyść
rules-found =
    { $count ->
        [0] Żadna zasada nie ma wszystkich tych słów.
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
rules-parts = Części tej strony
rules-see = Zobacz też
rules-of-cards = Karty
rules-clan = Klany w skrócie
rules-mandate = Rozkazy
rules-kami = Kami
rules-advantage = Przewagi wojenne
rules-cards = Karty Pór Roku
rules-bonus = Dla wybierającego i jego sojusznika
cards-kind = Rodzaj
cards-any = Wszystkie
cards-found =
    { $count ->
        [0] Żadna karta nie ma wszystkich tych słów.
        [one] { $count } karta
        [few] { $count } różne karty
       *[many] { $count } różnych kart
    }

## Dlaczego?

explain = Dlaczego?
explain-of = Dlaczego? { $rule }
explain-close = Zamknij
explain-back = Wróć
explain-reference = W zasadach (nowa karta)
explain-failed = Nie udało się wczytać zasad.
explain-again = Spróbuj ponownie
explain-asked = { $action }?
explain-later = To będzie można wybrać później w tej akcji. Najpierw wybierz to, co świeci.
explain-hint = Naciśnij cokolwiek, co nie świeci, aby o tym przeczytać i dowiedzieć się, dlaczego nie można tego wybrać.
explain-hint-keys = Na klawiaturze: Shift ze strzałką prowadzi do celu, Enter pyta; „?” pyta o to, co świeci.

## Co się mówi o rzeczy

explain-tie = W razie remisu decyduje honor: { $clans }.
explain-prices = Ceny są w monetach. Twój Klan lub premia może je obniżyć.
explain-rulings = Wyjaśnienia
