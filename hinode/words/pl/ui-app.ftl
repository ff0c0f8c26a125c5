# The application as a whole: without a connection, and when the page is closed.
offline = Brak połączenia. Możesz czytać zasady i oglądać powtórki, które już otwierałeś; do gry przy stole potrzebne jest połączenie.
at-table-notices = Powiadomienia po zamknięciu strony
