# The pages before a game: start, the lobby of a table, and what all pages share.

## The app

app-title = Hinode
app-loading = One moment…
app-not-loaded = This part of the page could not be loaded. Check the connection and reload.
app-no-page = There is nothing at this address.
app-home = Back to the start

# The server has no words for these: it cannot be reached, or it made a mistake.
error-lost = The server cannot be reached. Try again in a moment.
error-bug = Something went wrong on the server. Try again.

## The start page

start-tagline = An open home for the board game Rising Sun
# The name of somebody who gives none.
start-guest = Guest
your-name = Your name

door-lesson = Learn
door-join = Join or watch
door-open = Open a table
door-device = One device
door-record = Open a record
door-learn = Rules and cards

play-now = Play against bots
play-now-go = Play now

choose-clan = Clan
choose-any = Any
choose-any-text = A clan by chance.
choose-players = Players
choose-bot = Bots
choose-character = Their word
bot-random = Carefree
bot-random-text = Does anything the rules allow.
bot-easy = Easy
bot-easy-text = Plays sensibly and makes mistakes. For a first game.
bot-normal = Normal
bot-normal-text = Weighs every choice, negotiates and bids to win.
bot-hard = Hard
bot-hard-text = Plays the game ahead in its mind. Takes a second or two to think.
# $level and $character are the words above and below
bot-with-character = { $level }, { $character }
character-any = differs: find out
character-loyal = loyal
character-opportunist = opportunist
character-treacherous = treacherous

## Open a table

open-title = Title of the table
open-title-none = None
open-clans = Clans
clans-picked = Picked
clans-random = Dealt
clans-drafted = Drafted
open-set = Card set
any-random = Random
open-shrines = Shrines
shrines-random = Random
shrines-beginner = First game
shrines-chosen = Chosen
open-kami =
    { $left ->
        [0] Four kami have a shrine:
        [one] Choose { $left } more kami:
       *[other] Choose { $left } more kami:
    }
open-clock = Time to think
clock-none = No clock
clock-brisk = Brisk: 1 minute a decision, 5 in reserve
clock-live = Calm: 2 minutes a decision, 15 in reserve
clock-day = By correspondence: 1 day a decision
clock-days = By correspondence: 3 days a decision
clock-other = A clock of its own
open-late = When time runs out
late-wait = The others see it and wait
late-bot_once = A bot makes this decision
late-bot = A bot plays until you are back
open-language = Language of the table
open-listed = Show it in the list of tables
open-spectators = Others may watch
open-go = Open the table

## Join

join-link = Link or name of a table
join-example = Paste the link you were sent
join-go = Go there
join-unclear = This is no link and no name of a table.
join-listed = Listed tables
join-none = No table is listed at the moment. Open one and let others find it.
join-sit = Sit down
join-watch = Watch
join-look = Look
# A table without a title. $name is 14 letters and digits.
lobby-named = Table { $name }
status-open =
    { $free ->
        [0] full
        [one] { $free } free seat
       *[other] { $free } free seats
    }
status-drafting = choosing clans
status-playing = being played
status-over = over
status-broken = cannot be played on

## One device

device-text = Pass the device around: it asks each person in turn, and hides what the others may not see. Bots take the seats without a name.
device-name = Name of player { $number }
device-bot = Player { $number }: a bot, or a name
device-clan = Clan of player { $number }
device-same = Two people have the same name.
device-go = Sit down and begin

## Records

record-text = Any game of Hinode as text: from a file, or pasted. It opens as a replay with a link of its own.
record-file = A file
record-paste = Or the text itself
record-go = Show the game

## The first game

learn-title = Your first game
learn-text = One spring, played with you step by step: tea, mandates, the kami and war. About ten minutes, alone against two clans who wait for you.
learn-go = Begin the lesson

## The foot of a page

foot-unofficial = Hinode is unofficial and not affiliated with the game’s publisher. It contains none of the game’s art or texts. Bring the real game to your table: it is a beautiful one.
foot-language = Language
foot-theme = Light
theme-auto = As the device
theme-light = Day
theme-dark = Night

## The lobby of a table

# The title of the browser's tab.
lobby-title = { $title } – Hinode
lobby-lost = The connection is lost. Trying again…
fact-players = { $count } players
fact-set = Cards: { $set }
fact-shrines = Shrines: { $shrines }
fact-clans = Clans: { $clans }
fact-listed = listed
fact-unlisted = only by link
fact-watched = others may watch
fact-private = nobody else may watch

lobby-seats = Around the table
lobby-draft = Choosing clans, in this order
lobby-talk = Talk
lobby-free = Free seat
lobby-you = you
lobby-host = host
lobby-any-clan = any clan
lobby-clan-random = a clan dealt at the start
lobby-clan-drafted = a clan chosen in turn
lobby-chooses = chooses now
lobby-late = time is up
lobby-clan-of = Clan of { $name }
lobby-your-choice = Choose your clan
lobby-lead = Lead { CLAN($clan) }
lobby-leave = Leave
lobby-send-away = Send away
lobby-watchers =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
lobby-one-bot = Add a bot
lobby-fill = Fill { $count } seats with bots
lobby-start = Begin the game
lobby-start-draft = Begin: choose clans
lobby-waits-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-waits-host = Everybody is here. { $name } begins the game.

sit-title = Sit down
sit-another = Another person on this device
sit-another-text = You share this device. It asks each of you in turn, and hides what the others may not see.
sit-their-name = Their name

invite-title = Invite others
invite-text = Whoever has this link can sit down, or watch.
invite-link = Link to the table
invite-own = Play on with another device
invite-own-text = This link opens your seat: on your phone, or after the browser has forgotten you. It is for you alone. Whoever has it plays for you.
invite-own-of = Seat of { $name }
copy = Copy
copied = Copied
never-mind = Never mind

## A game that no longer replays

broken-text = Nothing is lost: the server keeps the game as it is, and an older version of Hinode can play it on.
# $why comes from the server, in English.
broken-why = The server says: { $why }
broken-record = Download what happened
broken-record-of = Download what { $name } knows
