# Quand quelqu’un s’absente : les bots qui jouent à sa place, la pause, et ce qu’en dit le journal.

## Le bandeau

away-paused = La partie est en pause : personne ne joue.
away-late = Votre temps est écoulé.

## Laisser sa place, en deux étapes

away-hand-over = Laisser un bot jouer pour moi…
away-hand-over-means = Il décide pour vous jusqu’à ce que vous repreniez la main. Vous le pouvez à tout moment.
away-hand-over-alone = Personne d’autre ne joue : si vous quittez cette page, la partie se met en pause.

## Pendant qu’un bot réfléchit : « Carpe (Haru) réfléchit… »

away-thinking = { $name } réfléchit…
away-thinks = réfléchit

## Lignes du journal

note-late = { CLAN($seat) } a épuisé son temps.
note-handed = Un bot joue maintenant pour { CLAN($seat) } : { $bot }.
note-back = { CLAN($seat) } joue de nouveau en personne.
note-chosen = Temps écoulé : un bot a décidé pour { CLAN($seat) }.
note-taken_back =
    { $count ->
        [one] Avec l’accord de tous, { CLAN($seat) } reprend { $count } action.
       *[other] Avec l’accord de tous, { CLAN($seat) } reprend { $count } actions.
    }
note-refused = { CLAN($seat) } refuse le retour en arrière demandé par { CLAN($other) }.
