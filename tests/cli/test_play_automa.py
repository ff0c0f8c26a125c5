"""Games against the Automa in the terminal, as the documentation starts them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import refused, run


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("--automa 2", "(you)"),
        ("--automa 3 --human koi", "Koi (you)"),
        ("--automa 2 --level harder", "(Automa)"),
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


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    """The Automa's clans, the bots and the human are those of the saved game."""
    path = tmp_path / "solo.hinode"
    options = ("--automa", "2", "--players", "4", "--bots", "easy", "--seed", "7")
    _, before, _ = run("play", *options, stdin=f"save {path}\nquit\n")
    status, out, err = run("play", "--load", str(path), stdin="quit\n")
    assert status == 0, err
    clans = next(line for line in before.splitlines() if line.startswith("Clans:"))
    assert clans in out.splitlines()


def test_one_bot_for_each_other_clan_or_one_for_all() -> None:
    """Clans of the Automa need no bot."""
    assert "each of the 2 others, not 3" in refused(
        "play", "--automa", "2", "--players", "5", "--bots", "easy,normal,hard"
    )
