layout-close-tab = Wróć do stołu
layout-time-left = Pozostały czas
layout-whole-map = Cała mapa

kami-amaterasu-brief = Szczyt honoru
kami-fujin-brief = 2 ruchy
kami-hachiman-brief = 2 roninów
kami-raijin-brief = Bushi gdziekolwiek
kami-ryujin-brief = Kup kartę
kami-susanoo-brief = PZ za warownie
kami-tsukuyomi-brief = 2 monety
