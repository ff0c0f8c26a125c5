# Coming back: one's own games, the list of tables, and what newcomers read first.

## My games

mine-title = Le mie partite
mine-waiting-title = ({ $count }) Hinode
mine-turn = Tocca a te
mine-invited = Inviti
mine-waiting = In attesa degli altri
mine-open = Non ancora iniziate
mine-over = Finite
mine-more = Altre { $count }
mine-with = Con { $names }
mine-alone = Ancora nessun altro
mine-forget = Dimentica questa partita
mine-forget-of = Dimentica: { $title }
mine-forget-text = Sparisce solo da questo dispositivo. Senza il link del tuo posto non puoi più giocare!
mine-forget-over = Sparisce solo da questo dispositivo; il tavolo resta.

## The list of tables

list-filter = Quali tavoli
list-any-players = Qualsiasi numero di giocatori
list-any-pace = Qualsiasi orologio
list-pace-none = Senza orologio
list-pace-live = In una seduta
list-pace-slow = Per corrispondenza
list-any-set = Qualsiasi mazzo
list-free = Solo posti liberi
list-order = Ordine
list-order-ready = Sul punto di iniziare
list-order-new = I più nuovi
list-order-active = Ultima attività
list-count = { $shown } tavoli su { $all }
list-of = Tavolo di { $name }
list-clock = { $seconds } + { $bank }

## The first visit

start-what = Rising Sun è un gioco da tavolo di alleanze, tradimenti e guerra in un Giappone leggendario, da 3 a 5 giocatori.
start-new = Prima volta? Lezione di dieci minuti

## The lobby

clock-lightning = Lampo: 15 secondi a decisione, 3 minuti di riserva
clock-quick = Rapido: 30 secondi a decisione, 4 minuti di riserva
fact-clock = { $seconds } a decisione, { $bank } di riserva, { $tea } per il tè
fact-late = A tempo scaduto: { $late }
lobby-powers = Che cosa sa fare ogni clan
lobby-power-taken = preso
lobby-outside = Solo chi gioca vedrà la partita. Siediti per vederla.
invite-private = Chi ha questo link può sedersi. Quando la partita è iniziata, solo chi gioca vede questo tavolo.
try-now = Riprova ora
