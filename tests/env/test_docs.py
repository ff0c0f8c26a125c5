"""docs/env.md says what the environment does: its tables are compared with it, its example is run."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

from hinode.board import ADVANTAGES, KAMI, KINDS, MANDATES, PHASES, PROVINCES, SEASONS
from hinode.env import FIELDS, PLACES, SIZE, WORDS, Hinode
from hinode.env.environment import REWARDS
from hinode.env.question import DECISIONS
from hinode.env.words import GROUPS, INDEX, MOST
from hinode.hooks import CARDS, CLANS, MONSTERS, SETS
from tests.coverage.test_docs import only, table

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "env.md").read_text("utf-8")

AXES = {
    "sets": tuple(SETS),
    "seasons": SEASONS,
    "phases": PHASES,
    "provinces": PROVINCES,
    "kami": KAMI,
    "kinds of pieces": KINDS,
    "mandates": MANDATES,
    "advantages": ADVANTAGES,
    "clans": tuple(clan.slug for clan in CLANS),
    "cards": tuple(card.slug for card in CARDS),
    "monsters": tuple(card.slug for card in MONSTERS),
    "decisions": DECISIONS,
}


def marked(words: tuple[str, ...]) -> str:
    """Words as code."""
    return " ".join(f"`{word}`" for word in words)


def word_rows() -> list[list[str]]:
    """The table of words."""
    rows: list[list[str]] = []
    for name, words in GROUPS:
        shown = f"`0` to `{MOST}`" if name == "numbers" else marked(words)
        rows.append([name, str(INDEX[words[0]]), str(INDEX[words[-1]]), shown])
    return rows


def field_rows() -> list[list[str]]:
    """The table of fields."""
    rows: list[list[str]] = []
    for field in FIELDS:
        place = PLACES[field.name]
        shape = " x ".join(map(str, field.shape))
        rows.append([f"`{field.name}`", str(place.start), str(place.stop - 1), shape, field.text])
    return rows


def axis_rows() -> list[list[str]]:
    """The table of axes."""
    return [[name, marked(words)] for name, words in AXES.items()]


def test_words() -> None:
    """Every word with its number. When this fails, the right table is in the message."""
    assert table(DOCUMENT, "Words") == word_rows()
    assert f"`Discrete({len(WORDS)})`" in DOCUMENT
    assert f"go up to {MOST};" in DOCUMENT


def test_fields() -> None:
    """Every field with its place. When this fails, the right table is in the message."""
    assert table(DOCUMENT, "Field") == field_rows()
    assert table(DOCUMENT, "Axis") == axis_rows()
    assert f"a vector of {SIZE} numbers" in DOCUMENT
    assert PLACES["winners"].stop == SIZE


def test_options_and_rewards() -> None:
    """With their defaults."""
    parameters = inspect.signature(Hinode).parameters
    rows = {only(row[0]): only(row[1]) for row in table(DOCUMENT, "Option")}
    assert list(rows) == list(parameters)
    for name, default in rows.items():
        wanted = parameters[name].default
        if name == "players":  # four unless clans are given
            assert default == "4"
        else:
            assert default == (f'"{wanted}"' if isinstance(wanted, str) else str(wanted))
    assert [only(row[0]) for row in table(DOCUMENT, "`reward`")] == [*REWARDS]


def test_the_example_runs() -> None:
    """The snippet, as it stands."""
    (snippet,) = re.findall(r"^```python\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    done = subprocess.run([sys.executable, "-c", snippet], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "Kyoto" in done.stdout
    assert re.search(r"^\(\d(, \d)?,?\)$", done.stdout, re.MULTILINE)


def test_the_training_example_runs() -> None:
    """Only that it runs and says what it should: learning takes minutes."""
    command = [sys.executable, "-c", "import runpy; runpy.run_path('examples/train_policy.py', run_name='__main__')"]
    quick = ["--batches", "10", "--games", "2", "--test", "4"]
    done = subprocess.run([*command, *quick], cwd=ROOT, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert [line.split(":")[0] for line in lines[:3]] == ["Before", "Batch 10", "After"]
    assert re.fullmatch(r"Before: \d of 4 games won: \d+\.0% \(\d+\.\d% to \d+\.\d%\)", lines[0])


def test_what_the_document_says_it_learned() -> None:
    """The numbers in the document are those of the example's defaults: so many games, more than chance."""
    (shown,) = re.findall(r"After:  (\d+) of (\d+) games won", DOCUMENT)
    assert int(shown[1]) == 400
    assert int(shown[0]) > 200
