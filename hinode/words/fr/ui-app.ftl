# The application as a whole: without a connection, and when the page is closed.
offline = Vous êtes hors ligne. Vous pouvez lire les règles et revoir les parties déjà ouvertes ; pour jouer, il faut une connexion.
at-table-notices = Avis quand la page est fermée
