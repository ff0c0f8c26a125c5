# The Automa's cards as they are drawn, and replays moment by moment.

automa-drawn = The card drawn
automa-drawn-for = The card for { CLAN($clan) }
automa-drawn-all = The card for the alliances
automa-discards = { $count } earlier discards

replay-beat-back = One moment back
replay-beat-next = One moment on
replay-beat = moment { $beat } of { $count }
