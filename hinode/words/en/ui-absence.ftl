# When people are away: bots that play for them, the pause, and what the log says of it.

## The banner

away-paused = The game is paused: nobody is playing.
away-late = Your time ran out.

## Handing over, in two steps

away-hand-over = Let a bot play for me …
away-hand-over-means = It decides for you until you play on yourself. You can do that at any time.
away-hand-over-alone = Nobody else is playing: the game pauses when you leave this page.

## While a bot thinks: "Koi (Haru) is thinking …"

away-thinking = { $name } is thinking …
away-thinks = thinking

## Lines of the log

note-late = { CLAN($seat) } ran out of time.
note-handed = A bot plays for { CLAN($seat) } now: { $bot }.
note-back = { CLAN($seat) } plays in person again.
note-chosen = A bot decided for { CLAN($seat) }, who was late.
note-taken_back =
    { $count ->
        [one] All agreed: { CLAN($seat) } took back { $count } action.
       *[other] All agreed: { CLAN($seat) } took back { $count } actions.
    }
note-refused = { CLAN($seat) } did not agree to the take-back of { CLAN($other) }.
