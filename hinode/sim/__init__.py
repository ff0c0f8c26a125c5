"""Many games: simulations, matches between bots, fuzzing and reports."""
