"""The house: rooms are small, nothing lies loose, and documented names are still found."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import hinode

HOUSE = Path(hinode.__file__).parent
ROOMS = sorted({path.parent for path in HOUSE.rglob("*.py")})
MOST_MODULES = 13
CLIENT = HOUSE.parent / "web" / "src"
CLIENT_ROOMS = sorted(path for path in CLIENT.rglob("*") if path.is_dir())
ARCHITECTURE = HOUSE.parent / "docs" / "architecture.md"


def test_nothing_lies_loose_at_the_root() -> None:
    """Only the public API and `python -m hinode`."""
    assert {path.name for path in HOUSE.glob("*.py")} == {"__init__.py", "__main__.py"}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.relative_to(HOUSE.parent).as_posix())
def test_a_room_is_small_and_has_a_name_on_the_door(room: Path) -> None:
    """About twelve modules at most, and a line that says what belongs there."""
    assert len(list(room.glob("*.py"))) - 1 <= MOST_MODULES
    assert (room / "__init__.py").read_text("utf-8").startswith('"""')


@pytest.mark.parametrize("room", CLIENT_ROOMS, ids=lambda room: room.relative_to(CLIENT).as_posix())
def test_a_room_of_the_client_is_small_and_on_the_map(room: Path) -> None:
    """About twelve modules at most, and a line in docs/architecture.md that says what belongs there."""
    assert sum(path.suffix in (".ts", ".svelte") for path in room.iterdir()) <= MOST_MODULES
    client = ARCHITECTURE.read_text("utf-8").partition("## The client")[2].partition("## ")[0]
    depth = len(room.relative_to(CLIENT).parts)
    assert re.search(rf"^ {{{2 * depth}}}{room.name}/ +\w", client, re.MULTILINE)


def test_components_of_the_client_are_short() -> None:
    """Under 250 lines, styles included."""
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in CLIENT.rglob("*.svelte")}
    assert {name: lines for name, lines in lengths.items() if lines >= 250} == {}


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("hinode.automa.deck", "read_deck"),
        ("hinode.breakdown", "force_parts"),
        ("hinode.core.errors", "IllegalAction"),
        ("hinode.core.options", "Listed"),
        ("hinode.core.rng", "Rng"),
        ("hinode.core.steps", "answer"),
        ("hinode.determinize", "determinize"),
        ("hinode.hooks", "SEAT"),
        ("hinode.notation.position", "write_position"),
        ("hinode.notation.read_position", "read_position"),
        ("hinode.notation.record", "run_case"),
    ],
)
def test_names_documented_before_the_rooms(module: str, name: str) -> None:
    """A program written for 0.1.0 still finds them."""
    assert hasattr(import_module(module), name)
