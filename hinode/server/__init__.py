"""The table: a server for people, bots and spectators. `hinode serve` starts it."""
