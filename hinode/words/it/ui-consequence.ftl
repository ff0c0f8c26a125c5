# Che cosa farebbe una scelta, da dove viene la Forza, e le battaglie raccontate passo per passo.

## Che cosa farebbe una scelta

foresee-coins = Monete
foresee-ronin = Ronin
foresee-vp = PV
foresee-honor = Posto sull’indicatore di onore
foresee-change = { CLAN($clan) }. { $what }: { $before }, poi { $after }
foresee-force =
    { CLAN($clan) } { $before ->
        [0] arriva con Forza { $after }
       *[other] { $after } dopo { $before }
    }
foresee-leads = In testa: { CLAN($clan) }.
foresee-leads-tie = Parità: in testa per onore { CLAN($clan, form: "the") }.
foresee-leads-nobody = Nessuno ha Forza lì.
foresee-wins = { CLAN($clan, form: "The") } vince questa battaglia.
foresee-killed = { CLAN($clan, form: "The") } perde { $pieces }.
foresee-then = Poi: { $what }
foresee-free = gratis
foresee-your-force = La tua Forza lì: { $force }
foresee-point = Indica qualcosa per vedere che cosa farebbe.

## Da dove viene la Forza

at-table-tab-force = Forza
force-parts = Da dove viene la Forza
force-part = { $what }: { $force }
force-from-clan = Potere { CLAN($clan, form: "of") }
force-from-ronin = Ronin ingaggiati
force-total = Forza { $force }
force-nobody = Qui non c’è nessuno.

## Una battaglia

battle-ties = Le parità vanno, nell’ordine, a: { $clans }.
battle-pile =
    { $count ->
        [one] { $count } moneta da parte
       *[other] { $count } monete da parte
    }

## Una battaglia, passo per passo

tale-bids = Le offerte
tale-seppuku = { advantage-seppuku }
tale-hostage = { advantage-hostage }
tale-ronin = { advantage-ronin }
tale-outcome = L’esito
tale-poets = { advantage-poets }
tale-reparations = Risarcimenti
tale-pace = A che ritmo si racconta
tale-pace-slow = Lento
tale-pace-steady = Normale
tale-pace-brisk = Rapido
tale-pace-instant = Tutto subito

## Mentre decidono gli altri

meanwhile = Intanto puoi:
meanwhile-talk = Parlare
meanwhile-deals = Proporre un accordo
meanwhile-force = Pesare le Forze
meanwhile-cards = Leggere le carte

## L’inverno

winter-scoring = Si contano i punti dell’inverno.
