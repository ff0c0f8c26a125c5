"""docs/env.md says what the environment does: its tables are compared with it, its example is run."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from hinode.bots.bot import Bot
from hinode.bots.registry import make_bot
from hinode.engine.board import ADVANTAGES, KAMI, KINDS, MANDATES, PHASES, PROVINCES, SEASONS
from hinode.engine.core.rng import Rng
from hinode.engine.game import new_game
from hinode.engine.hooks import CARDS, CLANS, MONSTERS, SEAT, SETS
from hinode.env import FIELDS, PLACES, SIZE, WORDS, Hinode, PolicyBot
from hinode.env.environment import REWARDS
from hinode.env.question import DECISIONS
from hinode.env.scales import USUAL, scale_of
from hinode.env.words import GROUPS, INDEX, MOST
from hinode.sim.driver import play_out
from tests.docs.pages import only, table

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
        scale = scale_of(field.name)
        scales = ", ".join(map(str, scale if isinstance(scale, tuple) else (scale,)))
        clipped = " (clipped)" if field.name in USUAL else ""
        rows.append([
            f"`{field.name}`", str(place.start), str(place.stop - 1), shape, f"{scales}{clipped}", field.text,
        ])  # fmt: skip
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


def test_arguments_of_a_policy() -> None:
    """With their defaults."""
    parameters = inspect.signature(PolicyBot).parameters
    rows = {only(row[0]): row[1].strip("`") for row in table(DOCUMENT, "Argument")}
    assert list(rows) == list(parameters)
    for name, default in rows.items():
        wanted = parameters[name].default
        if wanted is inspect.Parameter.empty:
            assert default == ""
        else:
            assert default == (f'"{wanted}"' if isinstance(wanted, str) else str(wanted))


# ------------------------------------------------------------------------------- examples
GAME, AGAINST, SINGLE, POLICY, MANY = re.findall(r"^```python\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)


def output(snippet: str, folder: Path) -> str:
    """What an example of the document prints, saved as a file and run as it stands."""
    path = folder / "example.py"
    path.write_text(snippet, "utf-8")
    where = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, path], env=where, capture_output=True, text=True, check=True).stdout


def test_a_game(tmp_path: Path) -> None:
    """The board and the winners."""
    out = output(GAME, tmp_path)
    assert "Kyoto" in out
    assert re.search(r"^\(\d(, \d)?,?\)$", out, re.MULTILINE)


def test_against_bots(tmp_path: Path) -> None:
    """One agent and its score; the same in Gymnasium's way."""
    assert re.fullmatch(r"\['player_0'\] \d+(\.0)?\n", output(AGAINST, tmp_path))
    clan, lead = output(SINGLE, tmp_path).split()
    assert clan in SEAT.names
    assert float(lead) == int(float(lead))


def test_a_policy_as_a_bot() -> None:
    """The class of the module, made from a seed as the arena does it, plays a game to its end."""
    module: dict[str, Callable[[int], Bot]] = {}
    exec(compile(POLICY, "mypolicy.py", "exec"), module)
    game = new_game(["koi", "lotus", "turtle"], seed=1)
    bots: dict[int, Bot] = {seat: module["MyPolicy"](seat) if seat == 0 else make_bot("easy", 1) for seat in game.seats}
    play_out(game, bots, Rng(1))
    assert game.over
    assert bots[0].name == "MyPolicy"


def test_many_at_once(tmp_path: Path) -> None:
    """A line for each game, from two processes."""
    lines = output(MANY, tmp_path).splitlines()
    assert len(lines) == 8
    assert all(re.fullmatch(r"\d+ steps, reward -?\d\.\d+", line) for line in lines)


def test_the_training_example_runs() -> None:
    """Only that it runs and says what it should: learning takes minutes."""
    command = [sys.executable, "-c", "import runpy; runpy.run_path('examples/train_policy.py', run_name='__main__')"]
    quick = ["--batches", "10", "--games", "2", "--test", "4"]
    done = subprocess.run([*command, *quick], cwd=ROOT, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert [line.split(":")[0] for line in lines[:3]] == ["Before", "Batch 10", "After"]
    assert re.fullmatch(r"Before: \d of 4 games won: \d+\.0% \(\d+\.\d% to \d+\.\d%\)", lines[0])


def test_what_the_document_says_it_learned() -> None:
    """The numbers in the document are those of the example's defaults, and better than chance."""
    (shown,) = re.findall(r"After:  (\d+) of (\d+) games won", DOCUMENT)
    assert int(shown[1]) == 400
    assert int(shown[0]) > 200
