"""docs/automa.md: the counts of the shipped deck are those of its cards, and every ruling has a test."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from hinode.engine.automa.cards.card import ICONS
from hinode.engine.automa.cards.deck import STANDARD, shipped
from tests.coverage.citations import cited
from tests.docs.pages import AUTOMA, table

# The rules that the variant leaves open in some point (A5.5 needs Kami Unbound).
OPEN = (
    "A1.2", "A1.3", "A1.5", "A1.6", "A1.7", "A3.2", "A3.3", "A4.1", "A4.2", "A4.4", "A4.6", "A5.1", "A5.2", "A6.1",
    "A6.2", "A6.3", "A6.4", "A7",
)  # fmt: skip


def test_the_icons_of_the_deck() -> None:
    """On how many cards each figure stands, and where the Shinto go."""
    icons = [[ICONS[icon] for icon in card.icons] for card in shipped(STANDARD).cards]
    on_cards = Counter(kind for names in icons for kind in {name.rstrip("1234") for name in names})
    shinto = Counter(name for names in icons for name in names if name.startswith("shinto"))
    rows = dict(table(AUTOMA, "Field"))
    figures = re.findall(r"(\w+) on (\d+)", rows["figures on the finished cards"])
    assert {kind.lower(): int(number) for kind, number in figures} == on_cards
    counted = re.match(r"for the map on (\d+), for each of the four shrines on (\d+)", rows["the Shinto"])
    assert counted is not None
    assert shinto.pop("shinto") == int(counted[1])
    assert set(shinto.values()) == {int(counted[2])}
    assert len(shinto) == 4


@pytest.mark.parametrize("rule", OPEN)
def test_every_open_rule_has_a_ruling(rule: str) -> None:
    """Where the variant is silent, the page says what the engine does, and a test proves it."""
    assert rule in {row[0] for row in table(AUTOMA, "Rule")}
    assert rule in cited()
