# The layouts of the table and the zoom of the map.

# Above a tab that covers the decision, while it is not your turn.
layout-close-tab = Back to the table
# Read before the time of a clock.
layout-time-left = Time left
# The button that shows all of the map after zooming in.
layout-whole-map = Whole map

# What a shrine gives, in the few words that fit below its name.
kami-amaterasu-brief = Top of honor
kami-fujin-brief = 2 moves
kami-hachiman-brief = 2 ronin
kami-raijin-brief = A Bushi anywhere
kami-ryujin-brief = Buy a card
kami-susanoo-brief = VP per stronghold
kami-tsukuyomi-brief = 2 coins
