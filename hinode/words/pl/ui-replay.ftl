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
