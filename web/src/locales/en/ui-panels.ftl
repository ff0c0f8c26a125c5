# The panels beside the board: the log, talk, deals.

## The log

log-title = Log
log-empty = Nothing has happened yet.
log-filter = What the log shows
log-all = All
log-honor = Honor
log-alliance = Alliances
log-mandate-kind = Mandates
log-figures = Figures
log-cards = Cards
log-kami-kind = Kami
log-war = War
log-score = Gains and losses
# Titles of chapters.
log-mandate = { CLAN($clan) }: { MANDATE($mandate) }
log-choosing = { CLAN($clan) } chooses a mandate
log-kami = The kami
log-battle = War in { PLACE($province) }
# Above the events of which nobody was here to see them.
log-away = While you were away
log-news =
    { $count ->
        [one] { $count } new line: seen
       *[other] { $count } new lines: seen
    }
log-end = To the end

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
