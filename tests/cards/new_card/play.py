"""Plays the new card in a copy of the project and shows what a player sees, as JSON."""

from __future__ import annotations

import json

import hinode
from hinode import words
from hinode.cli.play.options import numbered, phrase
from hinode.engine.hooks import SEAT
from hinode.notation.cases import run_case

CASE = """hinode case 1
honor koi lotus turtle
set horseman
phase political 1
koi edo stronghold
koi cards paper_lantern
next perform koi recruit lotus
actions
koi summon bushi edo
expect decision lantern_choice
"""

if __name__ == "__main__":
    game = run_case(CASE)
    koi = SEAT.index["koi"]
    view = hinode.view(game, "koi")
    questions: dict[str, str] = {}
    options: dict[str, list[str]] = {}
    for language in words.LANGUAGES:
        with words.speaking(language):
            assert game.decision is not None
            questions[language] = game.decision.PROMPT
            options[language] = [phrase(game.state, koi, one) for one in numbered(game.options("koi"))]
    game.act("koi", "give lotus")
    story = words.story([event.json() for event in game.events])
    print(json.dumps({"view": view, "questions": questions, "options": options, "story": story}))
