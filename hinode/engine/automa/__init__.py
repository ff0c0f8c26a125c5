"""The Automa: clans led by cards (A1-A8). They never decide: where the rules would ask them, their own steps run.

`state.automa` says which seats these are. The rules reach the Automa through `rules.led_by_cards`, which `player.py`
implements; what a clan does is in this package, one module per chapter.
"""
