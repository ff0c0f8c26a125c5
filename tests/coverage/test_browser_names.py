"""What the browser offers is what the engine has: a new clan, kami, card or set needs no change in its code."""

from __future__ import annotations

import json
import re
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from hinode.engine.board import KAMI
from hinode.engine.hooks import CARDS, CLANS, SETS

WEB = Path(__file__).parents[2] / "web"
LISTS = ("start/choices/choices.ts", "reference/gallery.ts", "why/numbers.ts")  # where lists of them used to stand


@pytest.mark.parametrize("name", ["names", "cards"])
def test_made_from_the_engine(name: str) -> None:
    """The client's data files are what the maker would write now."""
    made = cast(Callable[[], str], runpy.run_path(str(WEB / "make_names.py"))[name])()
    assert (WEB / f"src/lib/{name}.json").read_text("utf-8") == made, "run .venv/bin/python web/make_names.py"


def test_nothing_is_missing() -> None:
    names = cast(dict[str, Any], json.loads((WEB / "src/lib/names.json").read_text("utf-8")))
    assert list(names["clans"]) == [clan.slug for clan in CLANS]
    assert names["kami"] == list(KAMI)
    assert names["sets"] == SETS


@pytest.mark.parametrize("file", LISTS)
def test_no_list_by_hand(file: str) -> None:
    """The client's code names no clan, kami, card or set where it lists them."""
    slugs = {*(clan.slug for clan in CLANS), *KAMI, *(card.slug for card in CARDS), *SETS}
    source = (WEB / "src" / file).read_text("utf-8")
    assert set(re.findall(r"\w+", re.sub(r"//.*", "", source))) & slugs == set()
