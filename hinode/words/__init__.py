"""Every sentence a person reads, once for each language, in Fluent: for the browser and the terminal.

A folder is a language; `functions.json` declares the functions that messages call. The browser client reads the same
files. Nothing here knows the game: messages are named after the engine's words (`event-moved`, `refusal-toll`).
"""

from hinode.words.language import LANGUAGES, has, listing, name, preferred, say, speak, speaking
from hinode.words.sentences import Telling, describe, sentence, story, told

__all__ = [
    "LANGUAGES",
    "Telling",
    "describe",
    "has",
    "listing",
    "name",
    "preferred",
    "say",
    "sentence",
    "speak",
    "speaking",
    "story",
    "told",
]
