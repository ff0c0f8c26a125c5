# Le pagine prima di una partita: l'inizio, l'attesa a un tavolo, e ciò che tutte le pagine hanno in comune.

## L'applicazione

app-title = Hinode
app-loading = Un momento…
app-not-loaded = Non è stato possibile caricare questa parte della pagina. Controlla la connessione e ricarica.
app-no-page = A questo indirizzo non c’è niente.
app-home = Torna all’inizio

error-lost = Il server non è raggiungibile. Riprova tra un momento.
error-bug = Qualcosa è andato storto sul server. Riprova.

## La pagina iniziale

start-tagline = Una casa aperta per il gioco da tavolo Rising Sun
start-guest = Ospite
your-name = Il tuo nome

door-lesson = Impara
door-join = Unisciti o guarda
door-open = Apri un tavolo
door-device = Un solo dispositivo
door-record = Apri una registrazione
door-learn = Regole e carte

play-now = Gioca contro i bot
play-now-go = Gioca ora

choose-clan = Clan
choose-any = A caso
choose-any-text = Un clan a caso.
choose-players = Giocatori
choose-bot = Bot
choose-character = La loro parola
bot-random = Spensierato
bot-random-text = Fa tutto ciò che le regole permettono.
bot-easy = Facile
bot-easy-text = Gioca con buon senso e commette errori. Per una prima partita.
bot-normal = Normale
bot-normal-text = Pesa ogni scelta, tratta e offre per vincere.
bot-hard = Difficile
bot-hard-text = Prova le mosse a mente prima di giocarle. Si prende un secondo o due per pensare.
# $level e $character sono le parole qui sopra e qui sotto
bot-with-character = { $level }, { $character }
character-any = varia: scoprilo
character-loyal = leale
character-opportunist = opportunista
character-treacherous = infido

## Aprire un tavolo

open-title = Titolo del tavolo
open-title-none = Nessuno
open-clans = Clan
clans-picked = Scelti
clans-random = A sorte
clans-drafted = A turno
open-set = Serie di carte
any-random = A caso
open-shrines = Santuari
shrines-random = A caso
shrines-beginner = Prima partita
shrines-chosen = Scelti
open-kami =
    { $left ->
        [0] Quattro kami hanno un santuario:
        [one] Scegli ancora { $left } kami:
       *[other] Scegli ancora { $left } kami:
    }
open-clock = Tempo per pensare
clock-none = Senza orologio
clock-brisk = Svelto: 1 minuto a decisione, 5 di riserva
clock-live = Calmo: 2 minuti a decisione, 15 di riserva
clock-day = Per corrispondenza: 1 giorno a decisione
clock-days = Per corrispondenza: 3 giorni a decisione
clock-other = Un orologio particolare
open-late = Quando il tempo finisce
late-wait = Gli altri lo vedono e aspettano
late-bot_once = Un bot prende questa decisione
late-bot = Un bot gioca finché non torni
open-language = Lingua del tavolo
open-listed = Mostralo nell’elenco dei tavoli
open-spectators = Altri possono guardare
open-go = Apri il tavolo

## Unirsi

join-link = Link o nome di un tavolo
join-example = Incolla il link che hai ricevuto
join-go = Vai
join-unclear = Non è né un link né il nome di un tavolo.
join-listed = Tavoli in elenco
join-none = Al momento non c’è nessun tavolo in elenco. Aprine uno e fatti trovare.
join-sit = Siediti
join-watch = Guarda
join-look = Rivedi
lobby-named = Tavolo { $name }
status-open =
    { $free ->
        [0] completo
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }
status-drafting = si scelgono i clan
status-playing = in corso
status-over = finita
status-broken = non si può continuare

## Un solo dispositivo

device-text = Passatevi il dispositivo: chiede a ciascuno a turno e nasconde ciò che gli altri non possono vedere. I posti senza nome vanno ai bot.
device-name = Nome del giocatore { $number }
device-bot = Giocatore { $number }: un bot, o un nome
device-clan = Clan del giocatore { $number }
device-same = Due persone hanno lo stesso nome.
device-go = Sedetevi e cominciate

## Registrazioni

record-text = Qualsiasi partita di Hinode come testo: da un file o incollata. Si apre come replay con un suo link.
record-file = Un file
record-paste = Oppure il testo stesso
record-go = Mostra la partita

## La prima partita

learn-title = La tua prima partita
learn-text = Una primavera giocata insieme, passo per passo: il tè, i mandati, i kami e la guerra. Una decina di minuti, contro due clan che ti aspettano.
learn-go = Comincia la lezione

## Il piede della pagina

foot-unofficial = Hinode non è ufficiale e non è affiliato all’editore del gioco. Non contiene né illustrazioni né testi del gioco. Porta in tavola il gioco vero: è bellissimo.
foot-language = Lingua
foot-theme = Tema
theme-auto = Come il dispositivo
theme-light = Giorno
theme-dark = Notte

## L'attesa a un tavolo

lobby-title = { $title } – Hinode
lobby-lost = La connessione è caduta. Nuovo tentativo…
fact-players = { $count } giocatori
fact-set = Carte: { $set }
fact-shrines = Santuari: { $shrines }
fact-clans = Clan: { $clans }
fact-listed = in elenco
fact-unlisted = solo con il link
fact-watched = altri possono guardare
fact-private = nessun altro può guardare

lobby-seats = Intorno al tavolo
lobby-draft = Si scelgono i clan, in quest’ordine
lobby-talk = Conversazione
lobby-free = Posto libero
lobby-you = tu
lobby-host = ospita
lobby-any-clan = un clan qualsiasi
lobby-clan-random = un clan a sorte all’inizio
lobby-clan-drafted = un clan scelto a turno
lobby-chooses = sceglie ora
lobby-late = tempo scaduto
lobby-clan-of = Clan di { $name }
lobby-your-choice = Scegli il tuo clan
lobby-lead = Guida { CLAN($clan, form: "the") }
lobby-leave = Alzati
lobby-send-away = Manda via
lobby-watchers =
    { $count ->
        [one] { $count } persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
lobby-one-bot = Aggiungi un bot
lobby-fill = Riempi { $count } posti con bot
lobby-start = Comincia la partita
lobby-start-draft = Comincia: scelta dei clan
lobby-waits-seats =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
lobby-waits-host = Ci siete tutti. La partita comincia quando vuole { $name }.

sit-title = Siediti
sit-another = Un’altra persona su questo dispositivo
sit-another-text = Condividete questo dispositivo. Chiede a ciascuno a turno e nasconde ciò che gli altri non possono vedere.
sit-their-name = Il suo nome

invite-title = Invita altri
invite-text = Chi ha questo link può sedersi, o guardare.
invite-link = Link al tavolo
invite-own = Continua su un altro dispositivo
invite-own-text = Questo link apre il tuo posto: sul telefono, o quando il browser si è dimenticato di te. È solo per te. Chi ce l’ha gioca al posto tuo.
invite-own-of = Posto di { $name }
copy = Copia
copied = Copiato
never-mind = Lascia stare

## Una partita che non si lascia rigiocare

broken-text = Niente è perduto: il server conserva la partita com’è, e una versione precedente di Hinode può proseguirla.
broken-why = Il server dice: { $why }
broken-record = Scarica ciò che è successo
broken-record-of = Scarica ciò che sa { $name }
