# Coming back: one's own games, the list of tables, and what newcomers read first.

## My games

mine-title = Moje gry
mine-waiting-title = ({ $count }) Hinode
mine-turn = Twoja kolej
mine-invited = Zaproszenia
mine-waiting = Czekanie na innych
mine-open = Jeszcze nierozpoczęte
mine-over = Zakończone
mine-more = Jeszcze { $count }
mine-with = Grają też: { $names }
mine-alone = Jeszcze nikogo
mine-forget = Zapomnij tę grę
mine-forget-of = Zapomnij: { $title }
mine-forget-text = Zniknie tylko z tego urządzenia. Bez linku do swojego miejsca nie zagrasz dalej!
mine-forget-over = Zniknie tylko z tego urządzenia; stół zostaje.

## The list of tables

list-filter = Które stoły
list-any-players = Dowolna liczba graczy
list-any-pace = Dowolny zegar
list-pace-none = Bez zegara
list-pace-live = Za jednym posiedzeniem
list-pace-slow = Korespondencyjnie
list-any-set = Dowolny zestaw kart
list-free = Tylko wolne miejsca
list-order = Kolejność
list-order-ready = Zaraz się zaczną
list-order-new = Najnowsze
list-order-active = Ostatnio aktywne
list-count = Stoły: { $shown } z { $all }
list-of = Stół gracza { $name }
list-clock = { $seconds } + { $bank }

## The first visit

start-what = Rising Sun to gra planszowa o sojuszach, zdradzie i wojnie w legendarnej Japonii, dla 3–5 graczy.
start-new = Pierwszy raz? Lekcja w dziesięć minut

## The lobby

clock-lightning = Błyskawicznie: 15 sekund na decyzję, 3 minuty w zapasie
clock-quick = Szybko: 30 sekund na decyzję, 4 minuty w zapasie
fact-clock = { $seconds } na decyzję, { $bank } w zapasie, { $tea } na herbatę
fact-late = Po upływie czasu: { $late }
lobby-powers = Co potrafi każdy klan
lobby-power-taken = zajęty
lobby-outside = Grę zobaczą tylko gracze. Usiądź, żeby ją zobaczyć.
invite-private = Kto ma ten link, może usiąść. Gdy gra się rozpocznie, ten stół widzą tylko gracze.
try-now = Spróbuj teraz
