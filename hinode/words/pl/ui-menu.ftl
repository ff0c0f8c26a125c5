# The menu of the table, its dialogs, and playing again.

menu-title = Menu
menu-close = Zamknij
menu-home = Na stronę główną
menu-rules = Zasady i karty
menu-settings = Ustawienia
menu-share = Udostępnij
menu-seat = Moje miejsce
menu-leave = Opuść grę

## Settings

settings-size = Rozmiar tekstu
size-small = Mały
size-normal = Zwykły
size-large = Duży
size-huge = Bardzo duży
settings-confirm = Pytaj przed ważnymi akcjami

## Sharing

share-sheet = Udostępnij…
share-qr = Kod QR
share-text = Rising Sun w Hinode
share-watch = Kto ma ten link, może oglądać grę.
share-private = Ten stół widzą tylko gracze; innym ten link nic nie otworzy, dopóki gra się nie skończy.
share-over = Cała gra, ruch po ruchu.
share-replay = Link do powtórki

## One's own seat

seat-move = Pokaż link do mojego miejsca
seat-move-text = Ten link otwiera twoje miejsce na innym urządzeniu. Kto go ma, gra za ciebie: nie pokazuj go nikomu innemu.
seat-no-link = To urządzenie nie zna linku do tego miejsca.

## Leaving

leave-text = Miejsce pozostaje twoje. Drogę powrotną znajdziesz w „Moich grach” na stronie głównej.
leave-wait = Wyjdź; inni poczekają
leave-bot = Wyjdź; bot zagra za mnie

## Playing again

again-alone = Zagraj jeszcze raz
again-people = Rewanż w tym samym gronie
again-sit = Rewanż: usiądź
again-go = Do rewanżu
again-invited = Masz zaproszenie do rewanżu.
again-copy = Otwórz taki sam stół
again-copy-short = Taki sam stół
