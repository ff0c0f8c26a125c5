# The rules reference, and "Why?" at the table. What the rules say is in rules.ftl.

## The page

rules-title = Rules and cards
rules-text = The whole game in our own words. The numbers are those the table shows when you ask “Why?”.
rules-search = Search rules and cards
rules-search-hint = A word, or a number such as R6.3. Arrow keys go through what is found.
rules-clear = Clear
rules-found =
    { $count ->
        [0] No rule has all these words.
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-parts = Parts of this page
rules-see = See also
rules-of-cards = Cards
rules-clan = Clans at a glance
rules-mandate = Mandates
rules-kami = Kami
rules-advantage = War advantages
rules-cards = Season cards
rules-bonus = For the chooser and its ally
cards-kind = Kind
cards-any = All
cards-found =
    { $count ->
        [0] No card has all these words.
        [one] { $count } card
       *[other] { $count } different cards
    }

## Why?

explain = Why?
# On a small button; for those who listen
explain-of = Why? { $rule }
explain-close = Close
explain-back = Back
explain-reference = In the rules (new tab)
explain-failed = The rules could not be loaded.
explain-again = Try again
# What would be the case if the thing pointed at were chosen: $action is "Move a Bushi from Edo to Oshu"
explain-asked = { $action }?
# Something can be chosen, but not yet
explain-later = This can be chosen later in this action. First choose what glows.
explain-hint = Press anything that does not glow to read about it and why it cannot be chosen.
explain-hint-keys = On the keyboard: Shift with an arrow key goes there, Enter asks; “?” asks about what glows.

## What is told about a thing

explain-tie = In a tie honor decides: { $clans }.
explain-prices = Prices are in coins. Your clan or a bonus can make it cheaper.
explain-rulings = Rulings
