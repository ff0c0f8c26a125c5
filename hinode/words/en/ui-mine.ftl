# Coming back: one's own games, the list of tables, and what newcomers read first.

## My games

mine-title = My games
# The title of the browser's tab. $count: games that wait for the player
mine-waiting-title = ({ $count }) Hinode
mine-turn = Your turn
mine-invited = Invitations
mine-waiting = Waiting for others
mine-open = Not begun yet
mine-over = Finished
mine-more = { $count } more
# A table without a title: "With Ben and Cleo"
mine-with = With { $names }
mine-alone = Nobody else yet
mine-forget = Forget this game
mine-forget-of = Forget: { $title }
mine-forget-text = It goes from this device only. Without the link of your seat you cannot play on!
mine-forget-over = It goes from this device only; the table stays.

## The list of tables

list-filter = Which tables
list-any-players = Any number of players
list-any-pace = Any clock
list-pace-none = No clock
list-pace-live = In one sitting
list-pace-slow = By correspondence
list-any-set = Any card set
list-free = Free seats only
list-order = Order
list-order-ready = About to begin
list-order-new = Newest
list-order-active = Last active
list-count = { $shown } of { $all } tables
# A table without a title; $name is its host
list-of = Table of { $name }
# "30 sec + 4 min": for each decision, and in reserve
list-clock = { $seconds } + { $bank }

## The first visit

start-what = Rising Sun is a board game of alliances, betrayal and war in a legendary Japan, for 3 to 5 players.
start-new = New here? Ten-minute lesson

## The lobby

clock-lightning = Lightning: 15 seconds a decision, 3 minutes in reserve
clock-quick = Quick: 30 seconds a decision, 4 minutes in reserve
fact-clock = { $seconds } a decision, { $bank } in reserve, { $tea } for tea
fact-late = When time runs out: { $late }
lobby-powers = What each clan can do
lobby-power-taken = taken
lobby-outside = Only those who play will see the game. Sit down to see it.
invite-private = Whoever has this link can sit down. Once the game has begun, only those who play see this table.
try-now = Try now
