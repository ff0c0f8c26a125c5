# The panels beside the board: the log, talk, deals.

## The log

log-title = Log
log-empty = Nothing has happened yet.
log-filter = What the log shows
log-all = All
filter-honor = Honor
filter-alliance = Alliances
filter-mandate = Mandates
filter-figures = Figures
filter-cards = Cards
filter-kami = Kami
filter-war = War
filter-score = Gains and losses
# Titles of chapters.
log-mandate = { CLAN($clan) }: { MANDATE($mandate) }
log-choosing = { CLAN($clan) } chooses a mandate
log-kami = The kami
log-battle = War { PLACE($province, form: "in") }
# Above the events that came while nobody looked.
log-away = While you were away
# The button that takes the mark away.
log-news =
    { $count ->
        [one] { $count } new line: read
       *[other] { $count } new lines: read
    }
log-end = To the end
log-earlier = What happened before
log-back = Go back to before this…

## Going back, when all agree

back-count =
    { $count ->
        [one] The last action will be undone.
       *[other] The last { $count } actions will be undone, whoever took them.
    }
# $line is a sentence of the log.
back-from = It starts with: { $line }
back-chance = Chance stays the same: the same draws come again. What was revealed stays known.
# $names must agree; there are $count of them.
back-agree =
    { $count ->
        [one] { $names } has to agree.
       *[other] { $names } all have to agree.
    }
back-at-once = Nobody else has to agree: it happens at once.
back-ask = Ask the others
back-go = Go back

## Talk

talk-rooms = Who hears it
talk-all = Everybody
talk-new = In private…
talk-new-text = Only those you choose hear what is said in the room.
talk-open = Open the room
talk-say = What you say
talk-say-all = To everybody
talk-say-to = To { $names }
talk-send = Say
talk-empty = Nobody has said anything yet.
talk-empty-room = Nobody else hears what you say here.
talk-watching = You are watching. You hear what is said to everybody.
talk-unread = { $count } unread
# Somebody who has left the table.
talk-gone = Somebody

## Deals

deals-text = A deal is a promise and no more: nothing makes anybody keep it. Only the two of you see it until the game is over; the table remembers whether it was kept.
deals-none = You have made no deals yet.
deals-none-over = No deals were made in this game.
deals-watching = Deals are between two players. They are shown to all when the game is over.
deals-not-yet = Deals can be made when the game has begun.
deals-new = Offer a deal
deals-with = With
deals-add = Add a promise
deals-who = Who promises
deals-what = What
deals-drop = Leave this promise out
deals-send = Offer it
deals-full = A deal has at most { $count } promises.
# One deal in the list: who offered it to whom.
deal-title = { $from } offers { $to } a deal
deal-state-offered = waits for an answer
deal-state-accepted = agreed
deal-state-refused = refused
deal-state-withdrawn = withdrawn
deal-accept = Accept
deal-refuse = Refuse
deal-withdraw = Withdraw

verdict-open = open
verdict-kept = kept
verdict-broken = broken
verdict-void = void
verdict-words = for you to judge

# Kinds of promises, as a narrow menu shows them; the whole promise stands below it.
promise-ally = be an ally
promise-mandate = choose a mandate
promise-stay_out = stay out
promise-leave_advantage = not bid
promise-give = give
promise-words = in words
promise-of-mandate = Mandate
promise-of-province = Province
promise-of-advantage = War advantage
promise-of-coins = Coins
promise-of-ronin = Ronin
promise-until = By when
promise-of-text = In words
until-this-tea = before this tea ceremony ends
until-this-political = before this political phase ends
until-next-tea = before the next tea ceremony ends
until-next-political = before the next season’s political phase ends
fewer = One less: { $what }
more = One more: { $what }

# The promises themselves. $by and $to are clans.
promised-ally = { CLAN($by) } will be the ally of { CLAN($to) } until the season ends.
promised-mandate = { CLAN($by) } will choose { MANDATE($mandate) } next.
promised-stay_out = { CLAN($by) } will not enter or attack { PLACE($province) } this season.
promised-leave_advantage = { CLAN($by) } will not bid on { ADVANTAGE($advantage) } in the battle of { PLACE($province) }.
# $goods is "2 coins and 1 ronin", $until one of the until- messages.
promised-give = { CLAN($by) } will give { CLAN($to) } { $goods } { $until }.
promised-words = { CLAN($by) }: “{ $text }”
