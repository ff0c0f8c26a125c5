# Notices that leave the server: mails, push messages, lines in a chat. The page itself does not show them.
# No hidden information, and nothing of what somebody wrote.
notice-turn = It is your turn.
notice-late = Your time is running out.
notice-message = { $name } wrote to you.
notice-deal = { $name } offers you a deal.
notice-over = The game is over.
notice-test = This is a test: notices reach you here.
# $what is one of the sentences above; $table the title of the table.
notice-title = { $table }: { $what }
# The name of a table without a title.
notice-table = Rising Sun
notice-open = To the table:
notice-stop = Stop these notices:
# The page behind the link that stops notices.
notice-stop-title = Stop these notices?
notice-stop-text = { $address } will get no more notices from this table.
notice-stop-button = Stop them
notice-stopped = No more notices
notice-stopped-text = This address gets no notices from this table. You can turn them on again at the table.
