"""`hinode play`: a game at one keyboard."""
