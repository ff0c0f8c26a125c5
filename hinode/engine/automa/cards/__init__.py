"""The Automa's cards (A2): one card, decks, the draw pile."""
