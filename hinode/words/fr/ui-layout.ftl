layout-close-tab = Retour à la table
layout-time-left = Temps restant
layout-whole-map = Toute la carte

kami-amaterasu-brief = En tête d’honneur
kami-fujin-brief = 2 déplacements
kami-hachiman-brief = 2 ronins
kami-raijin-brief = Un Bushi n’importe où
kami-ryujin-brief = Acheter une carte
kami-susanoo-brief = PV par forteresse
kami-tsukuyomi-brief = 2 pièces
