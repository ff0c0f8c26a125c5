"""The machinery of a turn-based game: steps, options, fields, events, errors, random numbers.

Nothing in here knows this game.
"""
