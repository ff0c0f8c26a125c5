"""The season cards, one module per deck. Importing this package registers them all."""

from hinode.engine.cards import archway, core, horseman, oni, teapot

DECKS = (core, oni, archway, horseman, teapot)
