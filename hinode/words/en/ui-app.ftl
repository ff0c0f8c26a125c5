# The application as a whole: without a connection, and when the page is closed.
offline = You are offline. You can read the rules and the replays you have opened before; tables need a connection.
at-table-notices = Notices when the page is closed
