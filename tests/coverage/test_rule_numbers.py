"""Nothing is forgotten: every rule, ruling, example and card has a test; names stay in their rooms."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from hinode.engine.core.steps import STEPS, Step
from hinode.engine.hooks import CARDS, CLANS
from hinode.reference import RULES
from tests.coverage.citations import cited, functions_in
from tests.rules.case_files import EXAMPLES, case_files

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("number", [*RULES, *EXAMPLES])
def test_every_number_has_a_test(number: str) -> None:
    """R, Q, E and A: a test's docstring (or a case's first comment) begins with the number it proves."""
    assert number in cited()


@pytest.mark.parametrize("slug", [card.slug for card in CARDS])
def test_every_card_has_a_test_of_its_own(slug: str) -> None:
    """A test in tests/cards, or a case, carries the card's slug in its name."""
    names = [name for name, _ in functions_in("cards")]
    assert any(slug in name for name in (*names, *(file.path.stem.replace("-", "_") for file in case_files())))


def test_every_card_occurs_in_a_recorded_game() -> None:
    """Somebody bought it."""
    records = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests" / "games" / "records").glob("*.hinode"))
    missing = [card.slug for card in CARDS if f" buy {card.slug}" not in records]
    assert not missing


@cache
def code_outside(*rooms: str) -> list[tuple[str, str]]:
    """Path and text of the engine's modules, comments and docstrings aside, except in these rooms."""
    found: list[tuple[str, str]] = []
    for path in sorted((ROOT / "hinode").rglob("*.py")):
        name = path.relative_to(ROOT / "hinode").as_posix()
        if not name.startswith((*rooms, "cli/", "display/", "reference/")):
            found.append((name, strip_docstrings(path.read_text("utf-8"))))
    return found


def strip_docstrings(text: str) -> str:
    """The code alone: examples in docstrings may name a card."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


@pytest.mark.parametrize("slug", [card.slug for card in CARDS])
def test_no_card_is_named_outside_cards(slug: str) -> None:
    """Rules ask hooks; only hinode/engine/cards/ knows a card by name."""
    assert [name for name, text in code_outside("engine/cards/") if re.search(rf"\b{slug}\b", text)] == []


@pytest.mark.parametrize("slug", [clan.slug for clan in CLANS])
def test_no_clan_is_named_outside_clans(slug: str) -> None:
    """Only hinode/engine/clans.py knows a clan by name."""
    assert [name for name, text in code_outside("engine/clans.py") if re.search(rf"\b{slug}\b", text)] == []


def test_no_address_of_a_registry_or_machine() -> None:
    """Versions are pinned, but no file names a package registry's host or a path of somebody's machine."""
    hosts = re.compile("|".join(("py" + r"pi\.org", "python" + "hosted", "registry" + r"\.npm", "/wo" + "rk/")))
    kept = ("*.py", "*.md", "*.toml", "*.txt", "Makefile", "*.case")
    found = [
        path
        for pattern in kept
        for path in ROOT.rglob(pattern)
        if ".venv" not in path.parts and hosts.search(path.read_text("utf-8"))
    ]
    assert found == []


def test_every_step_is_registered() -> None:
    """A step that cannot be read back could not be saved."""

    def leaves(cls: type[Step]) -> list[type[Step]]:
        below = [leaf for sub in cls.__subclasses__() for leaf in leaves(sub)]
        return below if not cls.NAME else [cls, *below]

    assert {cls.NAME: cls for cls in leaves(Step)} == STEPS
