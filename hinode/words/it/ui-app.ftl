# The application as a whole: without a connection, and when the page is closed.
offline = Non sei in rete. Puoi leggere le regole e rivedere le partite che hai già aperto; per i tavoli serve una connessione.
at-table-notices = Avvisi quando la pagina è chiusa
