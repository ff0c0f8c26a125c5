# Ce que ferait un choix, d’où vient la Force, et les batailles racontées pas à pas.

## Ce que ferait un choix

foresee-coins = Pièces
foresee-ronin = Ronins
foresee-vp = PV
foresee-honor = Rang sur la piste d’honneur
foresee-change = { CLAN($clan) }. { $what } : { $before }, puis { $after }
foresee-force =
    { CLAN($clan) } { $before ->
        [0] arrive avec une Force de { $after }
       *[other] { $after } après { $before }
    }
foresee-leads = { CLAN($clan) } est en tête.
foresee-leads-tie = Égalité : { CLAN($clan) } est en tête grâce à l’honneur.
foresee-leads-nobody = Personne n’y a de Force.
foresee-wins = { CLAN($clan) } remporte cette bataille.
foresee-killed = { CLAN($clan) } perd { $pieces }.
foresee-then = Ensuite : { $what }
foresee-free = gratuit
foresee-your-force = Votre Force là-bas : { $force }
foresee-point = Désignez quelque chose pour voir ce que cela ferait.

## D’où vient la Force

at-table-tab-force = Force
force-parts = D’où vient la Force
force-part = { $what } : { $force }
force-from-clan = Pouvoir du clan { CLAN($clan) }
force-from-ronin = Ronins engagés
force-total = Force { $force }
force-nobody = Il n’y a personne ici.

## Une bataille

battle-ties = Les égalités vont, dans l’ordre, à : { $clans }.
battle-pile =
    { $count ->
        [one] { $count } pièce gardée
       *[other] { $count } pièces gardées
    }

## Une bataille, pas à pas

tale-bids = Les mises
tale-seppuku = { advantage-seppuku }
tale-hostage = { advantage-hostage }
tale-ronin = { advantage-ronin }
tale-outcome = L’issue
tale-poets = { advantage-poets }
tale-reparations = Réparations
tale-pace = Rythme du récit
tale-pace-slow = Lent
tale-pace-steady = Normal
tale-pace-brisk = Rapide
tale-pace-instant = Tout d’un coup

## Pendant que les autres décident

meanwhile = En attendant, vous pouvez :
meanwhile-talk = Parler
meanwhile-deals = Proposer un accord
meanwhile-force = Peser les Forces
meanwhile-cards = Lire les cartes

## L’hiver

winter-scoring = On compte les points de l’hiver.
