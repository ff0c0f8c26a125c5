# Notices that leave the server: mails, push messages, lines in a chat. The page itself does not show them.
# No hidden information, and nothing of what somebody wrote.
notice-turn = Twoja kolej.
notice-late = Twój czas się kończy.
notice-message = { $name } pisze do ciebie.
notice-deal = { $name } proponuje ci układ.
notice-over = Gra dobiegła końca.
notice-test = To próba: tutaj dotrą do ciebie powiadomienia.
# $what is one of the sentences above; $table the title of the table.
notice-title = { $table }: { $what }
# The name of a table without a title.
notice-table = Rising Sun
notice-open = Do stołu:
notice-stop = Wyłącz te powiadomienia:
# The page behind the link that stops notices.
notice-stop-title = Wyłączyć te powiadomienia?
notice-stop-text = { $address } nie dostanie więcej powiadomień od tego stołu.
notice-stop-button = Wyłącz
notice-stopped = Koniec powiadomień
notice-stopped-text = Ten adres nie dostaje powiadomień od tego stołu. Możesz je znów włączyć przy stole.
