# The Automa's cards as they are drawn, and replays moment by moment.

automa-drawn = La carta pescata
automa-drawn-for = La carta per { CLAN($clan) }
automa-drawn-all = La carta delle alleanze
automa-discards = { $count } scarti precedenti

replay-beat-back = Un momento indietro
replay-beat-next = Un momento avanti
replay-beat = momento { $beat } di { $count }
