"""Games against the Automa in the terminal, as the documentation starts them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hinode.engine.game import new_game
from hinode.notation.record import write_record
from tests.cli.helpers import refused, run


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("--automa 2", "(you)"),
        ("--automa 3 --human koi", "Koi (you)"),
        ("--automa 2 --level harder", "(Automa, harder)"),
        ("--automa 2", "(Automa, standard)"),
        ("--automa 2 --players 5 --bots easy,normal", "(easy)"),
        ("--automa 2 --players 4 --bots easy", "(easy)"),
        ("--automa 2 --players 5 --human all", "(you)"),
    ],
)
def test_a_game_begins(options: str, expected: str) -> None:
    """Bots get only the seats that neither a human nor the Automa has."""
    status, out, err = run("play", "--seed", "7", *options.split(), stdin="quit\n")
    assert status == 0, err
    assert expected in out
    assert "The game is left unfinished." in out


def test_a_game_of_bots_against_the_automa_ends() -> None:
    """Without a human it plays to the scores."""
    status, out, _ = run("play", "--automa", "2", "--human", "none", "--bots", "easy", "--seed", "3")
    assert status == 0
    assert "Final scores" in out


def test_a_saved_game_continues(tmp_path: Path) -> None:
    """The Automa's clans, the bots and the human are those of the saved game."""
    path = tmp_path / "solo.hinode"
    options = ("--automa", "2", "--players", "4", "--bots", "easy", "--seed", "7")
    _, before, _ = run("play", *options, stdin=f"save {path}\nquit\n")
    status, out, err = run("play", "--load", str(path), stdin="quit\n")
    assert status == 0, err
    clans = next(line for line in before.splitlines() if line.startswith("Clans:"))
    assert clans in out.splitlines()


def test_a_clan_that_cannot_be_human(tmp_path: Path) -> None:
    """Led by the Automa, not in the game, or no clan at all: each has its sentence."""
    path = tmp_path / "solo.hinode"
    game = new_game(("koi", "lotus", "bonsai"), seed=7, automa=("koi", "lotus"))
    path.write_text(write_record(game))
    load = ("play", "--load", str(path), "--human")
    assert refused(*load, "koi") == "Koi is led by the Automa in this game; you can lead Bonsai."
    assert refused(*load, "turtle") == "Turtle does not play in this game; you can lead Bonsai."
    assert refused(*load, "fox").startswith("There is no clan 'fox'; the clans are koi, ")
    assert refused("play", "--automa", "2", "--human", "fox").startswith("There is no clan 'fox'; the clans are koi, ")
    playing = ("play", "--clans", "koi,lotus,turtle", "--human", "bonsai")
    assert refused(*playing) == "Bonsai does not play in this game; you can lead Koi, Lotus or Turtle."


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--automa 5", "--automa 5 leaves no clan to you: at most 5 clans play."),
        ("--automa 9 --human koi", "--automa 9 leaves no clan to you: at most 5 clans play."),
        ("--automa 4 --human koi,lotus", "--automa 4 leaves only 1 clan to you, not 2: at most 5 clans play."),
        ("--automa 4 --players 4", "--automa 4 leaves no clan to you: 4 clans play in this game."),
        (
            "--automa 3 --players 4 --human koi,lotus",
            "--automa 3 leaves only 1 clan to you, not 2: 4 clans play in this game.",
        ),
    ],
)
def test_too_many_clans_for_the_automa(options: str, sentence: str) -> None:
    """The sentence speaks of what was typed."""
    assert refused("play", *options.split()) == sentence


def test_one_bot_for_each_other_clan_or_one_for_all() -> None:
    """Clans of the Automa need no bot."""
    assert "each of the 2 others, not 3" in refused(
        "play", "--automa", "2", "--players", "5", "--bots", "easy,normal,hard"
    )
    sentence = refused("play", "--automa", "2", "--players", "4", "--bots", "easy,normal")
    assert sentence == "--bots takes one bot for the other clan, not 2."
