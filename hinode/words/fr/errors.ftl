# Pourquoi le serveur ne fait pas quelque chose, selon son code.

error-unreadable = Le serveur n’a pas compris. Rechargez la page et réessayez.
error-bad_settings = Une table ne peut pas être préparée ainsi.
error-bad_name = Choisissez un autre nom : quelques lettres, pas trop long.
error-bad_record = Cet enregistrement est illisible.
error-bad_promise = Une telle promesse est impossible.
error-not_your_seat = Ce n’est pas votre place.
error-not_host = Seul l’hôte de la table peut le faire.
error-no_spectators = La partie a commencé ; seuls ceux qui jouent voient cette table.
error-forbidden_origin = Cette page ne peut pas parler au serveur. Ouvrez la table à l’adresse du serveur lui-même.
error-no_such_table = Cette table n’existe pas.
error-no_such_seat = Cette place n’existe pas.
error-no_such_deal = Cet accord n’existe pas.
error-illegal = Les règles ne le permettent pas maintenant.
error-stale = Entre-temps, la situation a changé. Regardez à nouveau.
error-not_now = À cette table, ce n’est pas possible maintenant.
error-taken = Quelqu’un a été plus rapide.
error-too_large = C’est trop à la fois.
error-too_fast = Trop vite. Attendez un instant et réessayez.
error-broken = Cette partie ne peut pas continuer avec les règles actuelles.
error-storage = L’enregistrement a échoué, rien n’a donc eu lieu. Réessayez.
error-full = Le serveur est plein. Réessayez plus tard.
