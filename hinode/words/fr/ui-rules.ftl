# Les règles à consulter et le « Pourquoi ? » à la table. Le texte des règles est dans rules.ftl.

## La page

rules-title = Règles et cartes
rules-text = Tout le jeu avec nos mots. Les numéros sont ceux que la table montre quand vous demandez « Pourquoi ? ».
rules-search = Chercher dans les règles et les cartes
rules-search-hint = Un mot, ou un numéro comme R6.3. Les flèches parcourent les résultats.
rules-clear = Effacer
rules-found =
    { $count ->
        [0] Aucune règle ne contient tous ces mots.
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-parts = Parties de cette page
rules-see = Voir aussi
rules-of-cards = Cartes
rules-clan = Les clans en bref
rules-mandate = Mandats
rules-kami = Kamis
rules-advantage = Avantages de guerre
rules-cards = Cartes Saison
rules-bonus = Pour qui choisit et son allié
cards-kind = Type
cards-any = Tous
cards-found =
    { $count ->
        [0] Aucune carte ne contient tous ces mots.
        [one] { $count } carte
       *[other] { $count } cartes différentes
    }

## Pourquoi ?

explain = Pourquoi ?
explain-of = Pourquoi ? { $rule }
explain-close = Fermer
explain-back = Retour
explain-reference = Dans les règles (nouvel onglet)
explain-failed = Impossible de charger les règles.
explain-again = Réessayer
explain-asked = { $action } ?
explain-later = Cela pourra être choisi plus tard dans cette action. Choisissez d’abord ce qui brille.
explain-hint = Touchez tout ce qui ne brille pas pour savoir ce que c’est et pourquoi on ne peut pas le choisir.
explain-hint-keys = Au clavier : Maj et une flèche y mènent, Entrée pose la question ; « ? » interroge ce qui brille.

## Ce qu’on dit d’une chose

explain-tie = En cas d’égalité, l’honneur décide : { $clans }.
explain-prices = Les prix sont en pièces. Votre clan ou un bonus peut les baisser.
explain-rulings = Précisions
