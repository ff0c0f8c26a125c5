"""A game as text in a terminal: the board, names and colours."""
