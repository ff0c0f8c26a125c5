# Analiza zakończonej gry: szanse na zwycięstwo, zwroty, co zrobiłby trudny bot.

review-title = Analiza
review-start = Przeanalizuj tę grę
review-why = Bot ogląda grę jeszcze raz: gdzie się odwróciła i co sam by zrobił. Trwa to minutę lub dwie.
review-everyone = Zobacz także decyzje botów
review-running = Bot ogląda grę: { $done } z { $total } decyzji
review-queued = Najpierw analizowane są inne gry.
review-estimate = To szacunek bota, nie wyrok. Przy każdej decyzji wiedział tylko to, co ten gracz, i liczy punkty, a nie obietnice.
review-chances = Szansa na zwycięstwo
review-table = Pokaż jako tabelę
review-moment = Akcja
review-here = Akcja { $at }: { $chances }
review-clan-chance = { CLAN($clan) } { $percent }%
review-swings = Gdzie gra się odwróciła
review-no-swings = Nic nie zmieniło wyraźnie szans.
review-part-mandate = { CLAN($clan) }: { MANDATE($what) }
review-part-kami = Tura kami
review-decisions-of = Decyzje Klanu { CLAN($clan, form: "gen") }
review-agreed =
    { $total ->
        [one] Przy jedynej decyzji bot nie widział nic wyraźnie lepszego.
       *[other] Przy { $same } z { $total } decyzji bot nie widział nic wyraźnie lepszego.
    }
review-played = Zagrano: { $action }
review-better = Bot: { $action }
review-points = +{ $points } PZ
review-points-chance = +{ $points } PZ, +{ $percent }% na zwycięstwo
review-more = Pokaż wszystkie: { $count }
review-promises = Obietnice
