# Pourquoi les règles disent non. Les raisons et ce dont elles parlent viennent du moteur (hinode/engine/refusals.py).

refusal-over = La partie est finie.
refusal-stale = Cette question a déjà reçu sa réponse ; la partie a continué.
refusal-not_asked_yet = Cette question n’a pas encore été posée.
refusal-not_your_turn = Ce n’est pas à vous : on attend { CLAN($seats) }.
refusal-not_here = « { $line } » n’est pas possible ici. { STEP($step) }
refusal-not_playing = { CLAN($seat) } ne joue pas dans cette partie.

refusal-nothing_to_undo = Il n’y a rien à annuler.
refusal-another_acted = Un autre joueur a agi depuis.
refusal-final = Depuis, quelque chose a été révélé, tiré au hasard ou convenu.

refusal-no_gifts_in_war = On ne peut rien donner pendant la phase de guerre.
refusal-no_gifts_now = Les dons ne sont possibles que pendant la cérémonie du thé et la phase politique.
refusal-gift_to_oneself = Un don va à un autre joueur.
refusal-gift_to_automa = Un clan Automa n’a ni pièces ni ronins : on ne peut rien lui donner.
refusal-empty_gift = Un don, c’est au moins une pièce ou un ronin.
refusal-large_gift = Vous ne pouvez pas donner plus que vous n’avez (pièces : { $purse }, ronins : { $ronin }).

refusal-call_to_arms = Nul ne peut se soustraire à l’appel aux armes tant qu’il a des figurines en réserve.
refusal-ready_already = Vous avez déjà dit avoir fini ; « Attendre » vous permet de revenir en arrière.
refusal-has_ally = Vous avez déjà un allié cette saison ; personne n’en a deux.
refusal-own_ally = Vous ne pouvez pas être votre propre allié.
refusal-no_ally_for_you = { CLAN($seat) } ne peut pas devenir votre allié maintenant.
refusal-large_proposal = Une proposition ne peut pas porter sur plus de pièces ou de ronins que chacun n’en a.
refusal-void_proposal = L’un des deux n’a plus ce que promet la proposition.
refusal-no_proposal_from = { CLAN($seat) } n’a pas de proposition en cours pour vous.
refusal-no_proposal_to = Vous n’avez pas de proposition en cours pour { CLAN($seat) }.

refusal-open_tile = La tuile { $position } est « { MANDATE($mandate) } » ; seule une tuile cachée peut être annoncée comme une autre.
refusal-not_in_reserve = Ce n’est pas dans votre réserve : { PIECE($piece) }.
refusal-all_summoned = Vous avez invoqué toutes les figurines que ce mandat vous donne.
refusal-no_worshipper = Seul un Shinto peut être envoyé dans un temple.
refusal-no_such_shrine = Ce temple n’est pas dans cette partie.
refusal-no_stronghold = Vous n’avez pas de forteresse { PLACE($place, form: "in") }.
refusal-strongholds_used = Vos forteresses { PLACE($place, form: "in") } ont déjà servi.
refusal-strongholds_stay = Vos forteresses ne se déplacent pas.
refusal-not_there = Vous n’en avez pas { PLACE($place, form: "in") } : { PIECE($piece) }.
refusal-moved_already = Tous les vôtres { PLACE($place, form: "in") } se sont déjà déplacés : { PIECE($piece) }.
refusal-same_province = Un déplacement doit finir dans une autre province.
refusal-not_adjacent = { PLACE($goal) } et { PLACE($place) } ne sont pas adjacentes.
refusal-toll = Cette route est payante et vous n’avez pas de pièce.
refusal-not_on_display = { CARD($card) } n’est pas parmi les cartes exposées.
refusal-not_for_your_clan = { CARD($card) } n’est pas pour votre clan.
refusal-too_expensive =
    { $cost ->
        [one] { CARD($card) } vous coûte { $cost } pièce ; vous en avez { $coins }.
       *[other] { CARD($card) } vous coûte { $cost } pièces ; vous en avez { $coins }.
    }
refusal-no_discount = Il n’y a pas de réduction à refuser.
refusal-own_figure = On ne remplace que les figurines des autres joueurs.
refusal-daimyo_stays = Un Daimyo ne peut pas être remplacé.
refusal-nothing_to_replace = { CLAN($seat) } n’en a pas à cet endroit : { PIECE($piece) }.
refusal-another_kind = Une figurine est remplacée par une figurine du même type.
refusal-two_replacements = Vous pouvez remplacer deux figurines, de deux joueurs différents, sur la carte.

refusal-no_part = Vous ne participez pas à cette bataille.
refusal-large_bid =
    { $purse ->
        [one] Vous ne pouvez pas miser plus que votre { $purse } pièce.
       *[other] Vous ne pouvez pas miser plus que vos { $purse } pièces.
    }
refusal-daimyo_is_free = Un Daimyo n’est jamais pris en otage.
refusal-own_hostage = On ne prend que les figurines des autres participants.
refusal-nobody_to_take = { CLAN($seat) } n’en a pas dans cette bataille : { PIECE($piece) }.
