# The Automa's cards as they are drawn, and replays moment by moment.

automa-drawn = Dobrana karta
automa-drawn-for = Karta klanu { CLAN($clan) }
automa-drawn-all = Karta sojuszy
automa-discards = Wcześniejsze odrzucone: { $count }

replay-beat-back = O jedną chwilę wstecz
replay-beat-next = O jedną chwilę dalej
replay-beat = chwila { $beat } z { $count }
