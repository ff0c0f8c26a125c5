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
speed-slow = Lento
speed-steady = Normale
speed-fast = Veloce
replay-start = Prima della prima azione

## Ciò che allora era nascosto

hidden-tiles = Tessere { CLAN($clan, form: "of") }, dall’alto
hidden-chosen = scelta
hidden-bids = Offerte segrete
hidden-deck = Il mazzo dei mandati, dall’alto

## Il grafico

plot-title = Punti Vittoria
plot-clan = { CLAN($clan) } { $count }

## La consultazione

rules-title = Carte e clan
rules-text = Che cosa fanno le cose sul tavolo, con parole nostre. Il regolamento completo non è ancora qui.
rules-parts = Parti di questa pagina
rules-clan = Clan
rules-mandate = Mandati
rules-kami = Kami
rules-advantage = Vantaggi di guerra
rules-cards = Carte Stagione
rules-bonus = Per chi sceglie e il suo alleato
cards-search = Cerca per nome o testo
cards-kind = Tipo
cards-any = Tutti
cards-found =
    { $count ->
        [0] Nessuna carta ha tutte queste parole.
        [one] { $count } carta
       *[other] { $count } carte diverse
    }
