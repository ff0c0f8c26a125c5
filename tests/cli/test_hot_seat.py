"""Several people at one keyboard, leaving, saving and coming back."""

from __future__ import annotations

from pathlib import Path

import pytest

from hinode.cli.play.keyboard import forgetting
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.notation.record import read_record
from tests.cli.helpers import Typist, refused, run

KOI = SEAT.index["koi"]
LOTUS = SEAT.index["lotus"]
SETUP = ("play", "--clans", "koi,lotus,turtle", "--seed", "3")


def game() -> Game:
    """A game of three."""
    return new_game(("koi", "lotus", "turtle"), "archway", "beginner", 11)


# ------------------------------------------------------------------------------- private screens
def test_the_history_forgets_what_was_private() -> None:
    """Only the lines typed inside are gone."""
    readline = pytest.importorskip("readline")
    readline.clear_history()
    readline.add_history("propose lotus")
    with pytest.raises(KeyError), forgetting():
        readline.add_history("bid 1 0 2 0")
        readline.add_history("bid 3 0 0 0")
        raise KeyError
    assert readline.get_current_history_length() == 1
    assert readline.get_history_item(1) == "propose lotus"


def test_without_a_second_screen_the_first_is_pushed_away() -> None:
    """As many blank lines as the terminal is high."""
    typist = Typist()
    typist.sit_down(game(), (KOI, LOTUS), height=30).play()
    screens = typist.screen.split("Pass the keyboard to ")
    assert len(screens) > 2
    assert all("\n" * 30 in screen for screen in screens[1:])


# ------------------------------------------------------------------------------- leaving
@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt])
@pytest.mark.parametrize("where", ["> ", "nobody else looks: "])
def test_leaving_offers_to_save(error: type[BaseException], where: str, tmp_path: Path) -> None:
    """Ctrl-C and Ctrl-D at any prompt of a terminal."""
    path = tmp_path / "left.hinode"

    def says(prompt: str) -> str | None:
        if prompt.endswith(where):
            raise error
        return str(path) if prompt.startswith("Type a file name") else None

    typist = Typist(says)
    session = typist.sit_down(game(), (KOI, LOTUS))
    session.interactive = True
    assert not session.play()
    assert path.exists()
    # Said on the common screen, after the private one has gone.
    assert f"--load {path} --human koi,lotus" in typist.screen.split("left unfinished.")[1]


@pytest.mark.parametrize("answer", ["", "n", "No"])
def test_leaving_without_saving(answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """ "no" is not taken for a file name."""
    monkeypatch.chdir(tmp_path)
    typist = Typist(lambda prompt: "quit" if prompt.endswith("> ") else answer)
    assert not typist.sit_down(game(), (KOI,)).play()
    assert "left unfinished" in typist.screen
    assert not list(tmp_path.iterdir())


# ------------------------------------------------------------------------------- saving
def test_a_saved_game_knows_its_humans(tmp_path: Path) -> None:
    """The command to resume is printed in full; without --human the file decides."""
    path = tmp_path / "a game.hinode"
    _, out, _ = run(*SETUP, "--human", "lotus,turtle", stdin=f"save {path}\nquit\n\n")
    assert f"hinode play --load '{path}' --human lotus,turtle --bots normal" in out
    assert path.read_text().endswith("\n# human lotus,turtle\n")
    read_record(path.read_text())
    _, out, _ = run("play", "--load", str(path))
    assert "Koi (normal)  Lotus (you)  Turtle (you)" in out
    _, out, _ = run("play", "--load", str(path), "--human", "koi")
    assert "Koi (you)  Lotus (normal)  Turtle (normal)" in out


@pytest.mark.parametrize("comment", ["", "# human being", "# human badger,koi"])
def test_a_file_that_does_not_say(comment: str, tmp_path: Path) -> None:
    """Then one human is drawn, as for a new game."""
    path = tmp_path / "game.hinode"
    run(*SETUP, "--human", "koi", stdin=f"save {path}\nquit\n\n")
    path.write_text(path.read_text().replace("# human koi", comment))
    _, out, _ = run("play", "--load", str(path))
    assert out.count("(you)") == 1


def test_the_seed_is_told_and_actions_are_counted(tmp_path: Path) -> None:
    """One action, not 1 actions."""
    path = tmp_path / "game.hinode"
    _, out, _ = run(*SETUP, "--human", "koi,lotus", stdin=f"1\nsave {path}\nquit\n\n")
    assert "The seed of this game is 3." in out
    _, out, _ = run("play", "--load", str(path))
    assert "Going on after 1 action." in out
    assert "After 1 action the game waits" in run("replay", str(path))[1]


@pytest.mark.parametrize("option", [("--set", "teapot"), ("--shrines", "random"), ("--players", "4")])
def test_a_loaded_game_has_its_setup(option: tuple[str, str], tmp_path: Path) -> None:
    """Options that could not be kept are refused."""
    assert option[0] in refused("play", "--load", str(tmp_path), *option)


def test_nobody_named() -> None:
    """--human with nothing in it."""
    assert "--human needs" in refused("play", "--human", "")
