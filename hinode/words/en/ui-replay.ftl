# Replays of finished games, and the reference of cards and clans.

## Replay

# The title of the browser's tab.
replay-title = Replay: { $title } – Hinode
replay-name = Replay
replay-link = Copy the link to this moment
replay-record = Download the record
replay-controls = Through the game
replay-first = To the start
replay-back = One action back
replay-next = One action on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment of the game
replay-count = Action { $at } of { $last }
replay-speed = Speed
speed-slow = Slow
speed-steady = Steady
speed-fast = Fast
replay-start = Before the first action

## What was hidden then

hidden-tiles = Tiles of { CLAN($clan) }, from the top
hidden-chosen = chosen
hidden-bids = Sealed bids
hidden-deck = The mandate deck, from the top

## The plot

plot-title = Victory points
plot-clan = { CLAN($clan) } { $count }
