"""The current language: English unless somebody chooses another."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

import hinode
from hinode import words
from hinode.engine.core.errors import IllegalAction
from hinode.engine.hooks import CARDS
from hinode.words.bundle import UnknownMessage

SAID = Path(__file__).parents[2] / "web/tests/fixtures/said.json"


def test_names_and_prompts_are_in_the_current_language() -> None:
    mercy = next(card for card in CARDS if card.slug == "mercy")
    game = hinode.new_game(("koi", "lotus", "turtle"), seed=1)
    assert game.decision is not None
    assert (mercy.name, game.decision.PROMPT[:7]) == ("Mercy", "Propose")
    with words.speaking("it"):
        assert (mercy.name, game.decision.PROMPT[:7]) == ("Misericordia", "Proponi")
    assert mercy.name == "Mercy"


def test_a_refusal_is_an_english_sentence_with_its_rule() -> None:
    game = hinode.new_game(("koi", "lotus", "turtle"), seed=1)
    with pytest.raises(IllegalAction) as refused:
        game.act("koi", "gift koi 1")
    assert str(refused.value) == "A gift goes to another player. (R5.3)"
    assert repr(refused.value) == "IllegalAction('gift_to_oneself', 'R5.3', {})"
    with words.speaking("fr"):
        assert refused.value.sentence == "Un don va à un autre joueur."


def test_the_terminal_and_the_browser_are_compared_with_the_same_sentences() -> None:
    """The client's tests read this file too."""
    rows = cast(list[dict[str, Any]], json.loads(SAID.read_text("utf-8")))
    assert len(rows) > 200
    for row in rows:
        for language in words.LANGUAGES:
            with words.speaking(language):
                said = (
                    words.sentence(row["event"]) if "event" in row else words.describe(hinode.parse(row["line"]).json())
                )
            assert said == row[language]


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_preferred_language(variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert words.preferred() == language


def test_a_mistake_is_loud() -> None:
    with pytest.raises(UnknownMessage, match="no-such-message"):
        words.say("no-such-message")
    with pytest.raises(UnknownMessage, match="name"):
        words.say("step-recruit-wait")


def test_lists() -> None:
    assert words.listing(["a", "b", "c"]) == "a, b and c"
    assert words.listing(["a", "b"], "or") == "a or b"
    with words.speaking("pl"):
        assert words.listing(["a", "b", "c"]) == "a, b i c"
