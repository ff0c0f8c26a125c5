# What a link shows in a chat before anybody opens it. The server writes this into the head of the page.

preview-home = Hinode
preview-home-text = An open home for the board game Rising Sun: with friends, or against bots.
preview-invitation = You are invited to a game of Rising Sun
preview-invitation-text = A table at Hinode. Open the link to sit down.
# A table in the list of tables. $title: its title
preview-title = { $title } – Hinode
preview-untitled = A table of Rising Sun
preview-open =
    { $free ->
        [0] The table is full and about to begin.
        [one] One of { $players } seats is free.
       *[other] { $free } of { $players } seats are free.
    }
# $season: "Spring"; $clans: "Koi, Lotus and Turtle"
preview-playing = { $season }. In play: { $clans }.
preview-drafting = The clans are being chosen.
preview-over = The game is over. Won by { $clans }.
