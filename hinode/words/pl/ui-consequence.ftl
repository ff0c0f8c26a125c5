# Co zrobiłby wybór, skąd bierze się Siła, i bitwy opowiadane krok po kroku.

## Co zrobiłby wybór

foresee-coins = Monety
foresee-ronin = Ronini
foresee-vp = PZ
foresee-honor = Miejsce na torze honoru
foresee-change = { CLAN($clan) }. { $what }: { $before }, potem { $after }
foresee-force =
    { CLAN($clan) } { $before ->
        [0] przybywa z Siłą { $after }
       *[other] { $after } zamiast { $before }
    }
foresee-leads = Prowadzi Klan { CLAN($clan, form: "gen") }.
foresee-leads-tie = Remis: dzięki honorowi prowadzi Klan { CLAN($clan, form: "gen") }.
foresee-leads-nobody = Nikt nie ma tam Siły.
foresee-wins = Klan { CLAN($clan, form: "gen") } wygrywa tę bitwę.
foresee-killed = Klan { CLAN($clan, form: "gen") } traci: { $pieces }.
foresee-then = Potem: { $what }
foresee-free = za darmo
foresee-your-force = Twoja Siła tam: { $force }
foresee-point = Wskaż coś, aby zobaczyć, co to zrobi.

## Skąd bierze się Siła

at-table-tab-force = Siła
force-parts = Skąd bierze się Siła
force-part = { $what }: { $force }
force-from-clan = Moc Klanu { CLAN($clan, form: "gen") }
force-from-ronin = Najęci ronini
force-total = Siła { $force }
force-nobody = Nikogo tu nie ma.

## Bitwa

battle-ties = Remisy wygrywają, w tej kolejności: { $clans }.
battle-pile =
    { $count ->
        [one] Zatrzymana { $count } moneta
        [few] Zatrzymane { $count } monety
        [many] Zatrzymanych { $count } monet
       *[other] Zatrzymane { $count } monety
    }

## Bitwa krok po kroku

tale-bids = Stawki
tale-seppuku = { advantage-seppuku }
tale-hostage = { advantage-hostage }
tale-ronin = { advantage-ronin }
tale-outcome = Wynik
tale-poets = { advantage-poets }
tale-reparations = Reparacje
tale-pace = Tempo opowieści
tale-pace-slow = Wolno
tale-pace-steady = Równo
tale-pace-brisk = Żwawo
tale-pace-instant = Wszystko naraz

## Gdy decydują inni

meanwhile = Tymczasem możesz:
meanwhile-talk = Porozmawiać
meanwhile-deals = Zaproponować umowę
meanwhile-force = Porównać Siły
meanwhile-cards = Poczytać karty

## Zima

winter-scoring = Podliczanie zimy.
