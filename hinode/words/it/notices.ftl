# Notices that leave the server: mails, push messages, lines in a chat. The page itself does not show them.
# No hidden information, and nothing of what somebody wrote.
notice-turn = Tocca a te.
notice-late = Il tuo tempo sta per scadere.
notice-message = { $name } ti ha scritto.
notice-deal = { $name } ti propone un accordo.
notice-over = La partita è finita.
notice-test = È una prova: qui ricevi gli avvisi.
# $what is one of the sentences above; $table the title of the table.
notice-title = { $table }: { $what }
# The name of a table without a title.
notice-table = Rising Sun
notice-open = Al tavolo:
notice-stop = Disattiva questi avvisi:
# The page behind the link that stops notices.
notice-stop-title = Disattivare questi avvisi?
notice-stop-text = { $address } non riceverà più avvisi da questo tavolo.
notice-stop-button = Disattiva
notice-stopped = Niente più avvisi
notice-stopped-text = Questo indirizzo non riceve avvisi da questo tavolo. Puoi riattivarli al tavolo.
