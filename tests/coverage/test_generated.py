"""No generated file is stale, and what the browser offers is what the engine has."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, cast

import pytest

from hinode.engine.board import KAMI
from hinode.engine.hooks import CARDS, CLANS, SETS
from hinode.reference import RULES
from tools.generate import made

WEB = Path(__file__).parents[2] / "web"
MADE = WEB / "src/lib/made"
LISTS = ("start/choices/choices.ts", "reference/gallery.ts", "why/numbers.ts")  # where lists of names used to stand


def test_nothing_generated_is_stale() -> None:
    """Every generated file is what the program makes of it now."""
    stale = [path.name for path, text in made().items() if not path.exists() or path.read_text("utf-8") != text]
    assert not stale, "run `make generate`"


def test_no_generated_file_is_left_over() -> None:
    """The client's folder of generated files has no others."""
    assert {path for path in made() if path.parent == MADE} == {*MADE.iterdir()}


def read(name: str) -> Any:
    """A generated file of the client."""
    return json.loads((MADE / name).read_text("utf-8"))


def test_no_name_is_missing() -> None:
    names = read("names.json")
    assert list(names["clans"]) == [clan.slug for clan in CLANS]
    assert names["kami"] == list(KAMI)
    assert names["sets"] == SETS


def test_every_rule_is_linked() -> None:
    rows = cast(list[dict[str, Any]], read("rules.json"))
    assert [row["id"] for row in rows] == list(RULES)
    assert {number for row in rows for number in row["see"]} <= set(RULES)


def test_a_ruling_is_linked_to_the_card_of_its_title() -> None:
    cards = {row["id"]: row["cards"] for row in cast(list[dict[str, Any]], read("rules.json"))}
    titled = [(rule.id, card.slug) for rule in RULES.values() for card in CARDS if rule.title == card.name]
    assert len(titled) > 10
    for number, slug in titled:
        assert slug in cards[number], number


@pytest.mark.parametrize("file", LISTS)
def test_no_list_by_hand(file: str) -> None:
    """The client's code names no clan, kami, card or set where it lists them: a new one needs no change there."""
    slugs = {*(clan.slug for clan in CLANS), *KAMI, *(card.slug for card in CARDS), *SETS}
    source = (WEB / "src" / file).read_text("utf-8")
    assert set(re.findall(r"\w+", re.sub(r"//.*", "", source))) & slugs == set()
