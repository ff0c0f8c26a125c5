layout-close-tab = Torna al tavolo
layout-time-left = Tempo rimasto
layout-whole-map = Tutta la mappa

kami-amaterasu-brief = In cima all’onore
kami-fujin-brief = 2 movimenti
kami-hachiman-brief = 2 ronin
kami-raijin-brief = Un Bushi ovunque
kami-ryujin-brief = Compra una carta
kami-susanoo-brief = PV per roccaforte
kami-tsukuyomi-brief = 2 monete
