"""The links between the browser's rules and cards are made from the reference."""

from __future__ import annotations

import json
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from hinode.engine.hooks import CARDS
from hinode.reference import RULES

WEB = Path(__file__).parents[2] / "web"
MAKER = runpy.run_path(str(WEB / "make_rules.py"))
REMEDY = "run .venv/bin/python web/make_rules.py"


def made(what: str) -> str:
    """What the maker would write."""
    return cast(Callable[[], str], MAKER[what])()


def test_the_links_are_those_of_the_reference() -> None:
    text = (WEB / "src/reference/rules.json").read_text("utf-8")
    assert text == made("links"), REMEDY
    rows = cast(list[dict[str, Any]], json.loads(text))
    assert [row["id"] for row in rows] == list(RULES)
    assert {number for row in rows for number in row["see"]} <= set(RULES)


def test_a_ruling_is_linked_to_the_card_of_its_title() -> None:
    cards = {row["id"]: row["cards"] for row in cast(list[dict[str, Any]], json.loads(made("links")))}
    titled = [(rule.id, card.slug) for rule in RULES.values() for card in CARDS if rule.title == card.name]
    assert len(titled) > 10
    for number, slug in titled:
        assert slug in cards[number], number
