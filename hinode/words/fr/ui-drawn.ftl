# The Automa's cards as they are drawn, and replays moment by moment.

automa-drawn = La carte piochée
automa-drawn-for = La carte de { CLAN($clan) }
automa-drawn-all = La carte des alliances
automa-discards = { $count } défausses précédentes

replay-beat-back = Un moment en arrière
replay-beat-next = Un moment en avant
replay-beat = moment { $beat } sur { $count }
