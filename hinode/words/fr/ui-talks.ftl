# Les négociations au premier plan : phrases, avis, le menu d’un clan, contre-offres, promesses en jeu, spectateurs.

## Phrases que l’on choisit au lieu d’écrire

said-phrase_ally = Alliance ?
said-phrase_pay = Je vous paierai.
said-phrase_offer = Faites-moi une offre.
said-phrase_stay_out = N’entrez pas { PLACE($province, form: "in") }.
said-phrase_trust = Faites-moi confiance.
said-phrase_careful = Attention : { CLAN($clan) } est en train de gagner.
said-phrase_agreed = D’accord.
said-phrase_no = Non.
said-phrase_thanks = Merci.
said-phrase_sorry = Désolé.
# Visages, lus à voix haute.
said-phrase_bow = (s’incline)
said-phrase_smile = (sourit)
said-phrase_laugh = (rit)
said-phrase_doubt = (en doute)
said-phrase_shock = (n’en revient pas)
said-phrase_anger = (se fâche)

talk-phrases = Phrases
talk-phrase-where = Quelle province ?
talk-phrase-who = Quel clan ?

## Avis : ce que quelqu’un vient de dire ou de proposer

toast-list = Nouveaux messages
toast-whispers = { $name } vous chuchote : { $text }
toast-says = { $name } : { $text }
toast-deal = { CLAN($clan) } vous propose un accord.
toast-look = Voir
toast-reply = Répondre à { $names }
toast-close = Fermer
toast-more =
    { $count ->
        [one] et un autre
       *[other] et { $count } autres
    }

## Le menu d’un clan

approach = Parler et traiter avec { CLAN($clan) }
approach-whisper = Chuchoter
approach-propose = Proposer une alliance
approach-deal = Proposer un accord
approach-gift = Faire un cadeau
approach-follow = Suivre { CLAN($clan) }
approach-unfollow = Ne plus suivre

## Contre-offres

counter = Contre-offre
counter-deal = L’envoyer refuse l’offre de { $name }.
counter-proposal = L’envoyer refuse la proposition de { CLAN($from) }.

## Promesses qu’un choix tiendrait ou romprait

foresee-breaks = Rompt votre promesse à { CLAN($to) }. { $promise }
foresee-keeps = Tient votre promesse à { CLAN($to) }. { $promise }
foresee-broken-by = { CLAN($by) } rompt ainsi une promesse qui vous était faite. { $promise }
foresee-kept-by = { CLAN($by) } tient ainsi une promesse qui vous était faite. { $promise }

## Spectateurs

gallery = Spectateurs
gallery-text = Les spectateurs parlent entre eux. Les joueurs le liront à la fin de la partie.
gallery-empty = Aucun spectateur n’a rien dit.
gallery-name = Votre nom de spectateur
gallery-say = Aux spectateurs
