card-paper_lantern = Lanterna di Carta
card-paper_lantern-text = Dopo aver convocato, puoi illuminare il cammino di un altro giocatore: ottiene 1 PV.
step-lantern_choice = Illumina il cammino di un altro giocatore, o passa.
step-lantern_choice-wait = { $name } può illuminare il cammino di qualcuno.
