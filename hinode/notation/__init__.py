"""Texts for positions, games and cases. The format is described in docs/notation.md."""
