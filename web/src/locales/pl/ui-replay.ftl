# Powtórki zakończonych gier oraz spis kart i klanów.

## Powtórka

replay-title = Powtórka: { $title } – Hinode
replay-name = Powtórka
replay-link = Kopiuj link do tej chwili
replay-record = Pobierz zapis
replay-controls = Przewijanie gry
replay-first = Na początek
replay-back = Jedna akcja wstecz
replay-next = Jedna akcja naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-moment = Chwila gry
replay-count = Akcja { $at } z { $last }
replay-speed = Tempo
speed-slow = Wolno
speed-steady = Normalnie
speed-fast = Szybko
replay-start = Przed pierwszą akcją

## Co było wtedy ukryte

hidden-tiles = Kafle Klanu { CLAN($clan, form: "gen") }, od góry
hidden-chosen = wybrany
hidden-bids = Tajne stawki
hidden-deck = Stos rozkazów, od góry

## Wykres

plot-title = Punkty zwycięstwa
plot-clan = { CLAN($clan) } { $count }

## Spis

rules-title = Karty i klany
rules-text = Co robią rzeczy na stole, naszymi słowami. Pełnych zasad jeszcze tu nie ma.
rules-parts = Części tej strony
rules-clan = Klany
rules-mandate = Rozkazy
rules-kami = Kami
rules-advantage = Przewagi wojenne
rules-cards = Karty Pór Roku
rules-bonus = Dla wybierającego i jego sojusznika
cards-search = Szukaj w nazwach i tekstach
cards-kind = Rodzaj
cards-any = Wszystkie
cards-found =
    { $count ->
        [0] Żadna karta nie ma wszystkich tych słów.
        [one] { $count } karta
        [few] { $count } różne karty
       *[many] { $count } różnych kart
    }
