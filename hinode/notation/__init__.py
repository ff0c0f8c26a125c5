"""Text for positions, games and cases. docs/notation.md describes the format."""
