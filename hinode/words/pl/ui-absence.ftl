# Gdy kogoś nie ma: boty, które grają za ludzi, przerwa i wpisy w dzienniku.

## Pasek

away-paused = Gra jest wstrzymana: nikt nie gra.
away-late = Twój czas minął.

## Oddanie miejsca, w dwóch krokach

away-hand-over = Niech bot zagra za mnie …
away-hand-over-means = Decyduje za ciebie, dopóki nie wrócisz do gry. Możesz wrócić w każdej chwili.
away-hand-over-alone = Nikt inny nie gra: gdy opuścisz tę stronę, gra się wstrzyma.

## Gdy bot myśli: "Koi (Haru) namyśla się …"

away-thinking = { $name } namyśla się …
away-thinks = myśli

## Wpisy w dzienniku

note-late = Czas Klanu { CLAN($seat, form: "gen") } minął.
note-handed = Za Klan { CLAN($seat, form: "gen") } gra teraz bot: { $bot }.
note-back = Klan { CLAN($seat, form: "gen") } znów gra osobiście.
note-chosen = Czas minął: za Klan { CLAN($seat, form: "gen") } zdecydował bot.
note-taken_back =
    { $count ->
        [one] Za zgodą wszystkich Klan { CLAN($seat, form: "gen") } cofa { $count } akcję.
        [few] Za zgodą wszystkich Klan { CLAN($seat, form: "gen") } cofa { $count } akcje.
       *[many] Za zgodą wszystkich Klan { CLAN($seat, form: "gen") } cofa { $count } akcji.
    }
note-refused = Klan { CLAN($seat, form: "gen") } nie zgadza się na cofnięcie, o które prosi Klan { CLAN($other, form: "gen") }.
