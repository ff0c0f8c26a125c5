# Notices that leave the server: mails, push messages, lines in a chat. The page itself does not show them.
# No hidden information, and nothing of what somebody wrote.
notice-turn = C’est à vous de jouer.
notice-late = Votre temps est presque écoulé.
notice-message = { $name } vous a écrit.
notice-deal = { $name } vous propose un accord.
notice-over = La partie est terminée.
notice-test = Ceci est un essai : les avis vous parviennent ici.
# $what is one of the sentences above; $table the title of the table.
notice-title = { $table } : { $what }
# The name of a table without a title.
notice-table = Rising Sun
notice-open = Vers la table :
notice-stop = Ne plus recevoir ces avis :
# The page behind the link that stops notices.
notice-stop-title = Ne plus recevoir ces avis ?
notice-stop-text = { $address } ne recevra plus d’avis de cette table.
notice-stop-button = Ne plus en recevoir
notice-stopped = Plus d’avis
notice-stopped-text = Cette adresse ne reçoit pas d’avis de cette table. Vous pouvez les réactiver à la table.
