# I replay delle partite finite, e la consultazione di carte e clan.

## Replay

replay-title = Replay: { $title } – Hinode
replay-name = Replay
replay-link = Copia il link a questo momento
replay-record = Scarica la registrazione
replay-controls = Scorri la partita
replay-first = All’inizio
replay-back = Un’azione indietro
replay-next = Un’azione avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-moment = Momento della partita
replay-count = Azione { $at } di { $last }
replay-speed = Velocità
speed-slow = Lenta
speed-steady = Normale
speed-fast = Rapida
replay-start = Prima della prima azione

## Ciò che allora era nascosto

hidden-tiles = Tessere { CLAN($clan, form: "of") }, dall’alto
hidden-chosen = scelta
hidden-bids = Offerte segrete
hidden-deck = Il mazzo dei mandati, dall’alto

## Il grafico

plot-title = Punti Vittoria
plot-clan = { CLAN($clan) } { $count }
