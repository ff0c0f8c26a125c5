# The menu of the table, its dialogs, and playing again.

menu-title = Menu
menu-close = Chiudi
menu-home = Alla pagina iniziale
menu-rules = Regole e carte
menu-settings = Impostazioni
menu-share = Condividi
menu-seat = Il mio posto
menu-leave = Lascia la partita

## Settings

settings-size = Dimensione del testo
size-small = Piccola
size-normal = Normale
size-large = Grande
size-huge = Molto grande
settings-confirm = Chiedi conferma delle azioni importanti

## Sharing

share-sheet = Condividi…
share-qr = Codice QR
share-text = Rising Sun su Hinode
share-watch = Chi ha questo link può guardare la partita.
share-private = Solo chi gioca vede questo tavolo; agli altri questo link non apre nulla fino alla fine della partita.
share-over = Tutta la partita, mossa per mossa.
share-replay = Link alla partita registrata

## One's own seat

seat-move = Mostra il link del mio posto
seat-move-text = Questo link apre il tuo posto su un altro dispositivo. Chi ce l’ha gioca al posto tuo: non mostrarlo a nessun altro.
seat-no-link = Questo dispositivo non conosce il link del posto.

## Leaving

leave-text = Il posto resta tuo. Per tornare, cerca “Le mie partite” nella pagina iniziale.
leave-wait = Esci; gli altri aspettano
leave-bot = Esci; un bot gioca per me

## Playing again

again-alone = Gioca ancora
again-people = Rivincita con le stesse persone
again-sit = Rivincita: siediti
again-go = Alla rivincita
again-invited = Sei invitato a una rivincita.
again-copy = Apri un tavolo come questo
again-copy-short = Un altro così
