# La page où l’on joue.

## La page

at-table-loading = On dresse la table…
at-table-skip = Aller à la décision
at-table-lost = La connexion est perdue. Nouvel essai…
at-table-title = Hinode
at-table-title-turn = ● À vous · Hinode
at-table-title-over = Fin de la partie · Hinode
at-table-name = { $clan } ({ $name })

## Onglets

at-table-tabs = Plus sur la partie
at-table-tab-log = Journal
at-table-tab-talk = Discuter
at-table-tab-deals = Accords
at-table-tab-cards = Cartes
at-table-tab-clans = Clans
at-table-tab-shrines = Temples
at-table-unread = nouveaux
at-table-cards-display = En vente cette saison
at-table-cards-of = Cartes de { CLAN($clan) }

## La décision

at-table-decision = Décision
at-table-watching = Vous regardez la partie.
at-table-back = Retour
at-table-undo = Annuler
at-table-undo-turn = Annuler le tour
at-table-done = Terminé
at-table-choices = Ce que vous pouvez choisir
at-table-show-map = Montrer la carte
at-table-show-cards = Montrer les cartes
at-table-thing-own = { $piece }, { $place }
at-table-thing-figure = { $clan } : { $piece }, { $place }
at-table-thing-reserve = { $piece } ({ $count })
at-table-thing-tile = Tuile { $number } : { $mandate }

## Ce qu’un choix entraîne

at-table-bonus = Bonus pour vous et votre allié : { $text }
at-table-breaks-alliance = Votre alliance avec { CLAN($ally) } est rompue.
at-table-you-give = Vous donnez { $goods }.
at-table-you-get = Vous recevez { $goods }.
means-replace = La figurine retourne dans la réserve de { CLAN($owner) } ; la vôtre prend sa place.
means-capture = Vous la gardez jusqu’à la saison prochaine et prenez 1 PV à { CLAN($owner) }.
means-kill = Elle retourne dans la réserve de son propriétaire.
means-ready = Il ne manque que vous : la cérémonie du thé se termine.
at-table-allied-season = Vous êtes alliés pour cette saison.
means-pass = Vous n’avez encore rien fait ce tour-ci.

## Mises

at-table-bid = Votre mise
at-table-bid-kept = Gardées
at-table-of = { $part } sur { $whole }
at-table-bid-seal = Sceller la mise
at-table-bid-nothing = Ne rien miser
at-table-bid-clear = Effacer
at-table-bid-sealed = Votre mise est scellée.
at-table-bid-change = La changer
at-table-less = Moins : { $what }
at-table-more = Plus : { $what }

## Une bataille

at-table-battle = Bataille { PLACE($place, form: "in") }
at-table-battle-killed =
    { $count ->
        [one] { $count } figurine tuée
       *[other] { $count } figurines tuées
    }
at-table-clan = Clan
at-table-force = Force
at-table-battle-bid = Mise
at-table-battle-sealed = scellée
at-table-battle-thinks = en attente
at-table-battle-won-it = a l’avantage
at-table-battle-declined = a l’avantage et ne l’utilise pas

## La cérémonie du thé

at-table-proposes-you = { CLAN($from) } vous propose une alliance.
at-table-proposed-by-you = Vous proposez une alliance à { CLAN($to) }.
at-table-proposes-other = { CLAN($from) } à { CLAN($to) }. Don : { $give } ; demande : { $ask }.
at-table-nothing = rien
at-table-propose-whom = Proposer une alliance à
at-table-propose-to = Alliance avec { CLAN($to) }
at-table-give = Vous donnez
at-table-ask = Vous demandez
at-table-is-ready = a fini

## Cadeaux

at-table-gift = Offrir des pièces ou des ronins
at-table-gift-to = Un cadeau à
at-table-gift-final = Un cadeau ne se reprend pas.

## Sa propre place

at-table-hand-over = Laisser jouer un bot : { $bot }
at-table-stand-in = Un bot joue pour vous : { $bot }.
at-table-take-over = Je reprends la main
at-table-take-back = Demander à revenir avant mon dernier tour
at-table-take-back-wish =
    { $count ->
        [one] { $name } voudrait annuler la dernière action.
       *[other] { $name } voudrait annuler les { $count } dernières actions.
    }
at-table-take-back-yours =
    { $count ->
        [one] Vous avez demandé à revenir en arrière. { $names } doit encore accepter.
       *[other] Vous avez demandé à revenir en arrière. { $names } doivent encore accepter.
    }
at-table-agree = D’accord
at-table-disagree = Non
at-table-notify = Me prévenir quand c’est à moi

## Un appareil pour plusieurs

at-table-pass-device = Passez l’appareil à { $name }
at-table-pass-secret = L’écran suivant montre ce que les autres ne doivent pas voir.
at-table-pass-me = Je suis { $name }

## Ce que les autres ont fait


## La fin

at-table-winners =
    { $count ->
        [one] { CLAN($clans) } a gagné.
       *[other] { CLAN($clans) } ont gagné ensemble.
    }
at-table-before-winter = Avant l’hiver
at-table-winter-cards = Cartes
at-table-winter-tokens = Tuiles de guerre
at-table-winter-sets = Séries
at-table-total = Total
at-table-plot = Points de victoire au fil de la partie
bonds-title = Alliances et trahisons
bonds-kept = alliance
bonds-broken = trahie
bonds-allied = { $season } : { $one } et { $two } alliés
bonds-betrayed = { $season } : { $one } trahit { $two }
at-table-promises = Promesses
at-table-kept = tenues
at-table-broken = rompues
at-table-replay = Revoir la partie
at-table-record = Enregistrer la partie
at-table-leave = Retour à l’accueil
