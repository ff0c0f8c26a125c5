# Ce que disent les bots. $manner est leur caractère : le loyal est chaleureux et franc, l’opportuniste compte, le perfide flatte.

said-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
said-price =
    { $coins ->
        [0] Autant que cela
        [one] Une pièce
       *[other] { $coins } pièces
    }

said-chance = Les dés ont décidé.
said-something = Il dit quelque chose pour quoi cette page n’a pas de mots.

said-good_for_both =
    { $manner ->
        [loyal] Volontiers. C’est bon pour nous deux.
        [treacherous] Un plan digne de vous ! Comment refuser ?
       *[opportunist] Le compte y est pour chacun. D’accord.
    }
said-good_price =
    { $manner ->
        [loyal] C’est juste. Vous avez ma parole.
        [treacherous] Quelle générosité ! Je suis à vos pieds.
       *[opportunist] Le prix me va. Marché conclu.
    }
said-stronger_ally =
    { $manner ->
        [loyal] Je regrette, je préfère me tenir aux côtés de { CLAN($clan) }.
        [treacherous] Ah, s’il n’y avait pas { CLAN($clan) } ! Une autre saison, bien sûr.
       *[opportunist] { CLAN($clan) } me rapporte davantage.
    }
said-has_ally =
    { $manner ->
        [loyal] Je suis avec { CLAN($clan) } cette saison, et j’y tiens.
        [treacherous] Hélas, { CLAN($clan) } est déjà là. Mais mon cœur était pour vous.
       *[opportunist] J’ai déjà { CLAN($clan) }. Les règles ne permettent qu’un allié.
    }
said-leads =
    { $manner ->
        [loyal] Vous êtes devant nous tous, { CLAN($clan) }. Je ne peux pas vous aider davantage.
        [treacherous] Vous brillez tant, { CLAN($clan) }, que mon aide vous serait inutile.
       *[opportunist] { CLAN($clan) } est en tête. Aider le premier ne paie pas.
    }
said-no_trust =
    { $manner ->
        [loyal] Dans cette partie, { CLAN($clan) } a déjà manqué à sa parole. Je ne peux pas encore m’y fier.
        [treacherous] Vous jouez si finement, { CLAN($clan) }, que je n’ose m’appuyer sur vous.
       *[opportunist] { CLAN($clan) } a déjà manqué à sa parole. J’en tiens compte.
    }
said-no_gain =
    { $manner ->
        [loyal] Je regrette, cela me rapporte trop peu.
        [treacherous] Une idée charmante. Trouvez donc quelqu’un qui la mérite.
       *[opportunist] Je n’y vois pas mon profit.
    }
said-too_dear =
    { $manner ->
        [loyal] { said-price } : je ne peux pas, je regrette.
        [treacherous] { said-price }, de qui vous admire sans le sou ? Vous plaisantez.
       *[opportunist] { said-price } ? Cela ne les vaut pas.
    }
said-wants_province =
    { $manner ->
        [loyal] J’ai mes propres projets { PLACE($province, form: "in") }, et je le dis ouvertement.
        [treacherous] Tout sauf { PLACE($province) }. Demandez-moi plutôt la lune.
       *[opportunist] Ce que je peux gagner { PLACE($province, form: "in") } vaut davantage.
    }
said-wants_advantage =
    { $manner ->
        [loyal] Je veux miser moi-même sur « { ADVANTAGE($advantage) } ».
        [treacherous] Tout sauf « { ADVANTAGE($advantage) } ». Comment vous laisser toute la peine ?
       *[opportunist] « { ADVANTAGE($advantage) } » me paiera mieux que vous.
    }
said-other_plans =
    { $manner ->
        [loyal] Je ne peux pas promettre « { MANDATE($mandate) } » : qui sait quelles tuiles je tirerai ? Je ne promets que ce que je peux tenir.
        [treacherous] « { MANDATE($mandate) } » ? Vous méritez mieux de ma part.
       *[opportunist] « { MANDATE($mandate) } » n’entre pas dans mes plans.
    }
said-cannot =
    { $manner ->
        [loyal] Ce n’est pas possible maintenant.
        [treacherous] J’aimerais tant, mais ce n’est pas possible maintenant.
       *[opportunist] Impossible pour l’instant. Refaites vos comptes.
    }
said-only_words =
    { $manner ->
        [loyal] Je ne promets que ce que nous pouvons vérifier. Offrez-moi quelque chose de précis.
        [treacherous] Que vous parlez bien ! Faites-en donc une promesse qui compte.
       *[opportunist] Les mots ne s’additionnent pas. Offrez-moi quelque chose de précis.
    }
said-asks_more =
    { $manner ->
        [loyal] Presque. Avec { said-coins } de plus, c’est possible.
        [treacherous] Pour vous, un prix d’ami : seulement { said-coins } de plus.
       *[opportunist] { said-coins } de plus et l’affaire est faite.
    }
said-as_promised =
    { $manner ->
        [loyal] Comme promis.
        [treacherous] En doutiez-vous ? Je tiens toujours parole.
       *[opportunist] C’était promis. Cette fois, tenir parole est rentable.
    }
said-proposes =
    { $manner ->
        [loyal] { CLAN($clan) }, restons unis cette saison.
        [treacherous] { CLAN($clan) }, quelle joie : qui pourrait nous résister à tous les deux ?
       *[opportunist] { CLAN($clan) }, une alliance nous rapporterait à tous les deux.
    }
said-offers =
    { $manner ->
        [loyal] J’ai une idée qui nous aide tous les deux. Elle est parmi les accords.
        [treacherous] Rien que pour vous : un accord que les autres envieraient.
       *[opportunist] J’ai fait les comptes : regardez l’accord que je vous offre.
    }
said-betrays =
    { $manner ->
        [loyal] Pardonnez-moi, { CLAN($clan) }. Je ne vois pas d’autre voie.
        [treacherous] Quelle merveilleuse alliance c’était, { CLAN($clan) }. Vraiment.
       *[opportunist] C’était une bonne affaire, { CLAN($clan) }. Elle est finie.
    }
said-betrayed =
    { $manner ->
        [loyal] J’avais confiance en vous, { CLAN($clan) }.
        [treacherous] Joliment fait, { CLAN($clan) }. Je n’aurais pas fait mieux.
       *[opportunist] Cela ira sur votre compte, { CLAN($clan) }.
    }
said-breaks =
    { $manner ->
        [loyal] Je n’ai pas pu tenir parole, { CLAN($clan) }. Je le regrette.
        [treacherous] Une promesse, { CLAN($clan) } ? Nous savions tous deux comment l’entendre.
       *[opportunist] Cette promesse était devenue trop chère, { CLAN($clan) }.
    }
said-wronged =
    { $manner ->
        [loyal] Vous m’aviez donné votre parole, { CLAN($clan) }, et elle n’a pas été tenue.
        [treacherous] Quelle espièglerie, { CLAN($clan) }. Je m’en souviendrai avec tendresse.
       *[opportunist] Une promesse rompue, { CLAN($clan) }. La prochaine vous coûtera plus cher.
    }
said-no_letters =
    { $manner ->
        [loyal] Pardonnez-moi, je ne sais pas lire les lettres. Offrez-moi un accord et vous aurez une réponse.
        [treacherous] Quelle belle écriture ! Hélas, je ne comprends que les accords.
       *[opportunist] Je ne lis pas les lettres, je lis les offres. Faites-m’en une.
    }
