"""Bots of a user's own on the command line: they play wherever a level does, and their mistakes are named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bots.sample_bots import folder
from tests.cli.helpers import refused, run

__all__ = ["folder"]
pytestmark = pytest.mark.usefixtures("folder")
COMMANDS = [
    ("arena", "{}", "random", "random", "--games", "3"),
    ("arena", "{}", "random", "random", "--games", "3", "--jobs", "2"),
    ("simulate", "--players", "3", "--games", "2", "--bot", "{}"),
    ("simulate", "--players", "3", "--games", "2", "--bot", "{}", "--jobs", "2"),
    ("report", "--players", "3", "--games", "2", "--bot", "{}", "--out", "report"),
    ("play", "--clans", "koi,lotus,turtle", "--human", "none", "--bots", "{}"),
    ("play", "--clans", "koi,lotus,turtle", "--human", "none", "--bots", "{},random,easy"),
]


def with_bot(command: tuple[str, ...], name: str) -> tuple[str, ...]:
    """A command with the name of a bot in it."""
    return tuple(word.format(name) for word in command)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_it_plays(command: tuple[str, ...]) -> None:
    """In this process and in others."""
    status, out, err = run(*with_bot(command, "mine:Good"))
    assert status == 0, err
    assert out


def test_it_has_its_name_in_the_standings() -> None:
    """Capitals and all; the same seed gives the same games, in however many processes."""
    words = ("arena", "mine:Good", "easy", "random", "--games", "3", "--seed", "5", "--json")
    one, two = json.loads(run(*words)[1]), json.loads(run(*words, "--jobs", "2")[1])
    assert one["scores"].keys() == {"mine:Good", "easy", "random"}
    for name, score in one["scores"].items():
        assert score["wins"] == two["scores"][name]["wins"]
        assert score["mean_vp"] == two["scores"][name]["mean_vp"]


@pytest.mark.parametrize("command", [COMMANDS[0], COMMANDS[1], COMMANDS[2]], ids=" ".join)
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("mine:ReturnsNone", "The bot mine:ReturnsNone returned None instead of an action for the decision 'tea' ("),
        ("mine:Illegal", "The bot mine:Illegal chose <mandate 4 betray> for the decision 'tea' ("),
        ("mine:NoChoose", "The bot mine:NoChoose has no method choose(game, seat)."),
        ("mine:NoSeed", "The bot mine:NoSeed cannot be made with a seed alone"),
        ("mine:thing", "'mine:thing' is no bot"),
        ("nowhere:Bot", "There is no module 'nowhere'"),
        ("mine:", "names no bot"),
    ],
)
def test_mistakes_in_its_shape(command: tuple[str, ...], name: str, sentence: str) -> None:
    """One sentence that names it, and status 2."""
    assert sentence in refused(*with_bot(command, name))


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_an_exception_in_it(command: tuple[str, ...]) -> None:
    """Its author sees the traceback of the bot, and at which decision it was; status 1."""
    status, _, err = run(*with_bot(command, "mine:Raises"))
    assert status == 1
    lines = err.splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert [line.split()[-1] for line in lines if "File" in line] == ["choose", "think"]
    assert lines[-1].startswith("The bot mine:Raises failed at the decision 'tea' (")
    assert lines[-1].endswith("): KeyError: 'the best action'.")


def test_a_saved_game_imports_nothing(folder: Path) -> None:
    """A file somebody sent must not run code: only --bots names a module."""
    told = run("play", "--clans", "koi,lotus,turtle", "--human", "koi", "--bots", "mine:Good", stdin="save game\n")[1]
    assert "hinode play --load game --human koi --bots mine:Good" in told
    (folder / "mine.py").unlink()
    status, out, _ = run("play", "--load", "game", stdin="")
    assert status == 0
    assert "(normal)" in out
