# Les panneaux à côté du plateau : le journal, la discussion, les accords.

## Le journal

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-filter = Ce que montre le journal
log-all = Tout
filter-honor = Honneur
filter-alliance = Alliances
filter-mandate = Mandats
filter-figures = Figurines
filter-cards = Cartes
filter-kami = Kamis
filter-war = Guerre
filter-score = Gains et pertes
log-mandate = { CLAN($clan) } : { MANDATE($mandate) }
log-choosing = { CLAN($clan) } choisit un mandat
log-kami = Les kamis
log-battle = Guerre { PLACE($province, form: "in") }
log-away = Pendant votre absence
log-news =
    { $count ->
        [one] { $count } nouvelle ligne : marquer comme lue
       *[other] { $count } nouvelles lignes : marquer comme lues
    }
log-end = Aller à la fin
log-earlier = Ce qui s’est passé avant
log-back = Revenir avant ceci…

## Revenir en arrière, si tous sont d’accord

back-count =
    { $count ->
        [one] La dernière action sera annulée.
       *[other] Les { $count } dernières actions seront annulées, quel qu’en soit l’auteur.
    }
back-from = À commencer par : { $line }
back-chance = Le hasard reste le même : les tirages seront identiques. Ce qui a été révélé reste connu.
back-agree =
    { $count ->
        [one] { $names } doit donner son accord.
       *[other] { $names } doivent donner leur accord.
    }
back-at-once = Personne d’autre n’a à donner son accord : c’est immédiat.
back-ask = Demander aux autres
back-go = Revenir en arrière

## Discussion

talk-rooms = Qui entend
talk-all = Tout le monde
talk-new = En privé…
talk-new-text = Seules les personnes choisies entendent ce qui se dit dans ce salon.
talk-open = Ouvrir le salon
talk-say = Votre message
talk-say-all = À tout le monde
talk-say-to = À { $names }
talk-send = Envoyer
talk-empty = Personne n’a encore rien dit.
talk-empty-room = Personne d’autre n’entend ce que vous dites ici.
talk-watching = Vous regardez. Vous entendez ce qui est dit à tout le monde.
talk-unread =
    { $count ->
        [one] { $count } non lu
       *[other] { $count } non lus
    }
talk-gone = Quelqu’un

## Accords

deals-text = Un accord est une promesse et rien de plus : rien n’oblige à la tenir. Jusqu’à la fin de la partie, il n’est visible que de vous deux ; la table se souvient s’il a été tenu.
deals-none = Vous n’avez pas encore conclu d’accord.
deals-none-over = Aucun accord n’a été conclu dans cette partie.
deals-watching = Les accords se font entre deux joueurs. Tout le monde les voit à la fin de la partie.
deals-not-yet = Les accords sont possibles dès que la partie a commencé.
deals-new = Proposer un accord
deals-with = Avec
deals-add = Ajouter une promesse
deals-who = Qui promet
deals-what = Quoi
deals-drop = Retirer cette promesse
deals-send = Proposer
deals-full = Un accord compte au plus { $count } promesses.
deal-title = { $from } propose un accord à { $to }
deal-state-offered = attend une réponse
deal-state-accepted = conclu
deal-state-refused = refusé
deal-state-withdrawn = retiré
deal-accept = Accepter
deal-refuse = Refuser
deal-withdraw = Retirer

verdict-open = en suspens
verdict-kept = tenue
verdict-broken = rompue
verdict-void = caduque
verdict-words = à vous de juger

promise-ally = être allié
promise-mandate = choisir un mandat
promise-stay_out = ne pas entrer
promise-leave_advantage = ne pas miser
promise-give = donner
promise-words = texte libre
promise-of-mandate = Mandat
promise-of-province = Province
promise-of-advantage = Avantage de guerre
promise-of-coins = Pièces
promise-of-ronin = Ronins
promise-until = Pour quand
promise-of-text = Texte libre
until-this-tea = avant la fin de cette cérémonie du thé
until-this-political = avant la fin de cette phase politique
until-next-tea = avant la fin de la prochaine cérémonie du thé
until-next-political = avant la fin de la phase politique de la prochaine saison
fewer = Moins : { $what }
more = Plus : { $what }

promised-ally = { CLAN($by) } sera l’allié de { CLAN($to) } jusqu’à la fin de la saison.
promised-mandate = { CLAN($by) } choisira « { MANDATE($mandate) } » à son prochain tour.
promised-stay_out = Cette saison, { CLAN($by) } n’entrera pas et n’attaquera pas { PLACE($province, form: "in") }.
promised-leave_advantage = { CLAN($by) } ne misera pas sur « { ADVANTAGE($advantage) } » dans la bataille { PLACE($province, form: "in") }.
promised-give = { CLAN($by) } donnera { $goods } à { CLAN($to) } { $until }.
promised-words = { CLAN($by) } : « { $text } »
