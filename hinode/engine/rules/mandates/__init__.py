"""The five mandates (R6), one module each, and how figures move (R1.7)."""
