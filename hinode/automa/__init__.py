"""The Automa: clans led by cards (A1-A8). They never decide; where the rules would ask one, its own steps run.

`state.automa` says which seats these are. The rules modules turn off to here in a few marked places; what an
Automa clan does there is in this package, one module per chapter.
"""
