# Ce qui est demandé : step-NAME à qui décide, step-NAME-wait le dit aux autres ($name : qui, un ou plusieurs).

step-tea = Proposez des alliances, répondez aux propositions et dites quand vous avez fini.
step-tea-wait = Cérémonie du thé. En attente de : { $name }.
step-call_to_arms = Appel aux armes : invoquez une figurine dans chacune de vos forteresses. Nul ne peut s’y soustraire.
step-call_to_arms-wait = { $name } répond à l’appel aux armes.
step-choose_mandate = Choisissez une tuile. Les trois autres retournent sur la pile dans cet ordre.
step-choose_mandate-wait = { $name } choisit un mandat.
step-recruit = Invoquez une figurine dans une de vos forteresses, ou passez quand vous avez fini.
step-recruit-wait = { $name } invoque des figurines.
step-summon_monster = Invoquez le Monstre là où vous avez une forteresse.
step-summon_monster-wait = { $name } invoque un Monstre.
step-summon_bushi = Invoquez un Bushi dans n’importe quelle province, ou passez.
step-summon_bushi-wait = { $name } peut invoquer un Bushi n’importe où.
step-marshal = Déplacez des figurines dans des provinces adjacentes, chacune une fois, ou passez quand vous avez fini.
step-marshal-wait = { $name } déplace des figurines.
step-build_choice = Construisez une forteresse dans n’importe quelle province, ou passez.
step-build_choice-wait = { $name } peut construire une forteresse.
step-toll_choice = Réclamez 1 pièce pour cette route, ou passez et laissez le passage libre.
step-toll_choice-wait = { $name } peut réclamer un péage pour la route.
step-toll_payment = Payez 1 pièce pour cette route, ou passez et annulez le déplacement.
step-toll_payment-wait = { $name } paie le péage ou fait demi-tour.
step-train = Achetez une carte Saison, ou passez.
step-train-wait = { $name } peut acheter une carte Saison.
step-betray = Remplacez une figurine adverse par une du même type de votre réserve, ou passez.
step-betray-wait = { $name } peut remplacer des figurines.
step-amaterasu_choice = Passez en tête de la piste d’honneur, ou renoncez-y.
step-amaterasu_choice-wait = { $name } peut passer en tête de la piste d’honneur.
step-fujin = Déplacez une figurine dans une province adjacente, ou passez.
step-fujin-wait = { $name } peut déplacer des figurines grâce à Fujin.
step-bids = Répartissez vos pièces sur les quatre avantages de guerre. Vous gardez ce que vous ne misez pas.
step-bids-wait = Mises encore attendues : { $name }.
step-seppuku = Tuez toutes vos figurines ici pour 1 PV et un cran d’honneur chacune, ou passez.
step-seppuku-wait = { $name } peut commettre le seppuku.
step-hostage = Prenez en otage une figurine d’un autre participant, ou passez.
step-hostage-wait = { $name } peut prendre un otage.
step-hire_ronin = Engagez vos ronins pour cette bataille, ou passez.
step-hire_ronin-wait = { $name } peut engager des ronins.
step-favor = Choisissez qui reçoit les pièces en excès des réparations, une chacun.
step-favor-wait = { $name } répartit les pièces en excès.
step-order = Résolvez vos effets en premier ou en dernier.
step-order-wait = { $name } choisit d’agir en premier ou en dernier.
step-own_effects = Choisissez lequel de vos effets vient maintenant.
step-own_effects-wait = { $name } ordonne ses effets.
step-may_use = Utilisez l’effet, ou passez.
step-may_use-wait = { $name } peut utiliser un effet.
step-place_figure = Placez une figurine de votre réserve, ou passez.
step-place_figure-wait = { $name } peut placer une figurine.
step-spare_choice = Épargnez les figurines, ou passez et laissez-les mourir.
step-spare_choice-wait = { $name } peut épargner les figurines.
step-give_choice = Pour de l’honneur et 2 PV, donnez à un autre joueur une pièce que vous venez de dépenser, ou passez.
step-give_choice-wait = { $name } peut donner une pièce.
step-ninja_choice = Tuez n’importe quel Bushi sur la carte et perdez de l’honneur, ou passez.
step-ninja_choice-wait = { $name } peut tuer un Bushi.
step-hate_choice = Choisissez la figurine que tue l’Oni de la Haine.
step-hate_choice-wait = { $name } choisit une victime de l’Oni de la Haine.

## Boutons

verb-propose = Proposer
verb-withdraw = Retirer
verb-accept = Accepter
verb-refuse = Refuser
verb-ready = J’ai fini
verb-wait = Attendre
verb-gift = Offrir
verb-mandate = Choisir
verb-summon = Invoquer
verb-place = Placer
verb-move = Déplacer
verb-build = Construire
verb-buy = Acheter
verb-replace = Remplacer
verb-pass = Passer
verb-use = Utiliser
verb-resolve = Résoudre
verb-first = En premier
verb-last = En dernier
verb-kill = Tuer
verb-spare = Épargner
verb-give = Donner
verb-charge = Réclamer
verb-pay = Payer
verb-bid = Miser
verb-capture = Capturer
verb-favor = Attribuer

## Une action avec tout ce qui s'y rattache

action-propose =
    Proposer une alliance à { CLAN($to) }{ GOODS($give_coins, $give_ronin) ->
        [none] { "" }
       *[some] , offrir { GOODS($give_coins, $give_ronin) }
    }{ GOODS($ask_coins, $ask_ronin) ->
        [none] { "" }
       *[some] , demander { GOODS($ask_coins, $ask_ronin) }
    }
action-withdraw = Retirer la proposition à { CLAN($to) }
action-accept = Accepter la proposition de { CLAN($proposer) }
action-refuse = Refuser la proposition de { CLAN($proposer) }
action-ready = J’ai fini : clore les négociations
action-wait = Attendre : négocier encore
action-gift = Offrir { GOODS($coins, $ronin) } à { CLAN($to) }
action-mandate = Jouer la tuile { $position } comme « { MANDATE($kind) } »
action-summon = Invoquer { PIECE($piece, form: "object") } { PLACE($place, form: "to") }
action-place = Placer { PIECE($piece, form: "object") } { PLACE($place, form: "in") }
action-move = Déplacer { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }
action-build = Construire une forteresse { PLACE($place, form: "in") }
action-buy =
    { $full ->
        [yes] Acheter « { CARD($card) } » au prix fort
       *[no] Acheter « { CARD($card) } »
    }
action-replace =
    { SAME($piece, $by) ->
        [yes] Remplacer { PIECE($piece, form: "object") } de { CLAN($owner) } { PLACE($place, form: "in") }
       *[no] Remplacer { PIECE($piece, form: "object") } de { CLAN($owner) } { PLACE($place, form: "in") } par { PIECE($by, form: "object") }
    }
action-pass = Passer
action-use = Utiliser « { SOURCE($source) } »
action-resolve = Résoudre maintenant « { SOURCE($source) } »
action-first = En premier : avant les autres
action-last = En dernier : après les autres
action-kill = Tuer { PIECE($piece, form: "object") } de { CLAN($owner) } { PLACE($place, form: "in") }
action-spare = Épargner toutes ces figurines
action-give = Donner la pièce à { CLAN($to) }
action-charge = Réclamer 1 pièce
action-pay = Payer 1 pièce
action-bid =
    { BIDS($seppuku, $hostage, $ronin, $poets) ->
        [none] Ne rien miser
       *[some] Miser { BIDS($seppuku, $hostage, $ronin, $poets) }
    }
action-capture = Prendre en otage { PIECE($piece, form: "object") } de { CLAN($owner) }
action-favor =
    { COUNT($seats) ->
        [one] La pièce en excès revient à { CLAN($seats) }
       *[other] Une pièce en excès à chacun : { CLAN($seats) }
    }
