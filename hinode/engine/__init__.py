"""The game itself, without input or output: state, rules, cards, clans, the Automa."""
