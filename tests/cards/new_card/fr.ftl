card-paper_lantern = Lanterne de Papier
card-paper_lantern-text = Après avoir invoqué, vous pouvez éclairer le chemin d’un autre joueur : il gagne 1 PV.
step-lantern_choice = Éclairez le chemin d’un autre joueur, ou passez.
step-lantern_choice-wait = { $name } peut éclairer le chemin de quelqu’un.
