# The menu of the table, its dialogs, and playing again.

menu-title = Menu
menu-close = Close
menu-home = To the start page
menu-rules = Rules and cards
menu-settings = Settings
menu-share = Share
menu-seat = My seat
menu-leave = Leave the game

## Settings

settings-size = Size of text
size-small = Small
size-normal = Normal
size-large = Large
size-huge = Very large
settings-confirm = Ask before important actions

## Sharing

share-sheet = Share…
share-qr = QR code
share-text = Rising Sun at Hinode
share-watch = Whoever has this link can watch the game.
share-private = Only those who play see this table; for others this link opens nothing until the game is over.
share-over = The whole game, move by move.
share-replay = Link to the replay

## One's own seat

seat-move = Show the link of my seat
seat-move-text = This link opens your seat on another device. Whoever has it plays for you: show it to nobody else.
seat-no-link = This device does not know the link of the seat.

## Leaving

leave-text = Your seat stays yours. You find the way back under “My games” on the start page.
leave-wait = Leave; the others wait
leave-bot = Leave; a bot plays on for me

## Playing again

again-alone = Play again
again-people = Rematch with the same people
again-sit = Rematch: sit down
again-go = To the rematch
again-invited = You are invited to a rematch.
again-copy = Open a table like this
again-copy-short = Another like this
