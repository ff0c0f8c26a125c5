"""Bad input: status 2 and one sentence, whatever it is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hinode.cli.common import as_sentence
from hinode.engine.core.errors import HinodeError
from hinode.engine.game import new_game
from hinode.notation.record import write_record
from hinode.server.store.sqlite import SqliteStore
from tests.cli.helpers import refused, run


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("--clans", "koi,lotus,badger"), "badger"),
        (("--clans", "koi,lotus,koi"), "twice"),
        (("--clans", "koi,lotus"), "not 2"),
        (("--clans", ""), "not 0"),
        (("--players", "2"), "not 2"),
        (("--players", "6"), "not 6"),
        (("--players", "4", "--clans", "koi,lotus,turtle"), "--players 4"),
        (("--set", "sandals"), "sandals"),
        (("--shrines", "amaterasu,fujin"), "4 different"),
        (("--shrines", "amaterasu,fujin,ebisu,raijin"), "ebisu"),
        (("--human", "badger"), "badger"),
        (("--human", "bonsai", "--clans", "koi,lotus,turtle"), "Bonsai"),
        (("--budget", "-1"), "not -1"),
        (("--budget", "nan"), "not nan"),
        (("--seed", "-1"), "seed"),
        (("--seed", "18446744073709551616"), "seed"),
    ],
)
def test_a_game_that_cannot_be_set_up(args: tuple[str, ...], word: str) -> None:
    """The sentence names what is wrong."""
    assert word in refused("play", *args)


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("--players", "2"), "not 2"),
        (("--players", "6"), "not 6"),
        (("--games", "0"), "not 0"),
        (("--jobs", "0"), "not 0"),
        (("--games", "1000000000000"), "at most 1000000"),
        (("--jobs", "100000"), "at most 256"),
        (("--bot", "genius"), "genius"),
        (("--set", "sandals"), "sandals"),
        (("--shrines", "ebisu"), "ebisu"),
        (("--seed", "-3"), "seed"),
        (("--automa", "-1"), "not -1"),
        (("--automa", "4"), "Automa"),
        (("--automa", "2", "--level", "godlike"), "godlike"),
        (("--level", "harder"), "games with --automa"),
        (("--deck", "nowhere.deck"), "games with --automa"),
        (("--automa", "2", "--deck", "nowhere.deck"), "nowhere.deck"),
        (("--budget", "-1"), "not -1"),
        (("--budget", "nan"), "not nan"),
        (("--budget", "inf"), "not inf"),
        (("--iterations", "-1"), "not -1"),
    ],
)
@pytest.mark.parametrize("as_json", [(), ("--json",)])
def test_a_simulation_that_cannot_be_run(args: tuple[str, ...], word: str, as_json: tuple[str, ...]) -> None:
    """The same with and without JSON."""
    assert word in refused("simulate", *args, *as_json)


FILE_COMMANDS = [("replay",), ("run",), ("play", "--load")]


@pytest.mark.parametrize("command", FILE_COMMANDS)
def test_files_that_cannot_be_read(command: tuple[str, ...], tmp_path: Path) -> None:
    """Missing, a directory, binary, empty."""
    assert "no such file" in refused(*command, str(tmp_path / "missing"))
    assert ("no case files" if command == ("run",) else "directory") in refused(*command, str(tmp_path))
    binary = tmp_path / "binary"
    binary.write_bytes(b"\x89PNG\r\n\xff\xfe\x00")
    assert "not a text file" in refused(*command, str(binary))
    zeros = tmp_path / "zeros"
    zeros.write_bytes(b"hinode record 1\0")
    assert "not a text file" in refused(*command, str(zeros))
    empty = tmp_path / "empty"
    empty.write_text("")
    assert "line 1" in refused(*command, str(empty))
    huge = tmp_path / "huge"
    huge.write_text("#" * 3_000_000)
    assert "longer than" in refused(*command, str(huge))


@pytest.mark.parametrize("command", [("replay",), ("play", "--load")])
def test_records_that_do_not_hold(command: tuple[str, ...], tmp_path: Path) -> None:
    """Cut off, of a newer version, of another kind, with an illegal action."""
    game = new_game(("koi", "lotus", "turtle"), seed=1)
    game.act("koi", "ready")
    good = write_record(game)
    path = tmp_path / "game.hinode"
    for text, word in (
        (good.rsplit("end", 1)[0], "cut off"),
        (good.split("actions")[0], "cut off"),
        (good.replace("record 1", "record 2"), "version 2"),
        (good.replace("record 1", "case 1"), "hinode record 1"),
        (good.replace("koi ready", "koi pass"), "illegal"),
        (good.replace("koi ready", "koi dance"), "not a verb"),
        (good.replace("seed 1", "seed x"), "seed"),
        (good.replace("lotus", "badger", 1), "badger"),
    ):
        path.write_text(text)
        sentence = refused(*command, str(path))
        assert word in sentence
        assert str(path) in sentence


def test_a_moment_that_does_not_exist(tmp_path: Path) -> None:
    """--at counts actions from 0 to all."""
    path = tmp_path / "game.hinode"
    path.write_text(write_record(new_game(("koi", "lotus", "turtle"), seed=1)))
    assert "no position 7" in refused("replay", str(path), "--at", "7")
    assert "no position -1" in refused("replay", str(path), "--at", "-1")


def test_a_load_brings_its_own_setup(tmp_path: Path) -> None:
    """--load with --seed would promise what it cannot keep."""
    assert "--seed" in refused("play", "--load", str(tmp_path), "--seed", "3")


def test_records_into_a_file(tmp_path: Path) -> None:
    """--records needs a folder."""
    path = tmp_path / "file"
    path.write_text("")
    assert "takes a folder" in refused("simulate", "--games", "1", "--records", str(path))


def test_nothing_found() -> None:
    """Cards and rules say so."""
    assert "xyzzy" in refused("cards", "xyzzy")
    assert "xyzzy" in refused("rules", "xyzzy")
    for signs in ("☃", "%%%", "%", "..."):
        assert refused("cards", signs) == f"No card has “{signs}” in it."
        assert refused("rules", signs) == f"No rule has “{signs}” in it."


@pytest.mark.parametrize("number", ["R99", "r99", "99", "R6.99", "Q999", "a99"])
def test_a_rule_that_does_not_exist(number: str) -> None:
    """A number is answered as one, in the spelling of the rules."""
    spelt = "R99" if number == "99" else number.upper()
    assert refused("rules", number) == f"There is no rule {spelt}."


def test_unknown_options_and_commands() -> None:
    """Typer's own message, status 2."""
    for args in (("play", "--frobnicate"), ("frobnicate",), ("replay",), ("simulate", "--games", "many")):
        status, out, err = run(*args)
        assert (status, out) == (2, "")
        assert "Traceback" not in err


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("play --players abc", "--players takes a whole number, not 'abc'; see root play --help."),
        ("simulate --players 1.5", "--players takes a whole number, not '1.5'; see root simulate --help."),
        ("simulate --budget slow", "--budget takes a number, not 'slow'; see root simulate --help."),
        ("play --automa 1", "--automa takes at least 2, not '1'; see root play --help."),
        ("serve --port", "--port needs a value; see root serve --help."),
        ("replay game.hinode --at", "--at needs a value; see root replay --help."),
        ("cards --json=3", "Option '--json' does not take a value; see root cards --help."),
        ("frobnicate", "No such command 'frobnicate'; see root --help."),
    ],
)
def test_usage(args: str, sentence: str) -> None:
    """The sentence shows what was typed, and where to read on. (The test's program is called root.)"""
    assert refused(*args.split()) == sentence


def test_sentences_about_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name stands as it was written; one full stop."""
    monkeypatch.chdir(tmp_path)
    Path("x.case").write_text("hinode record 1\n")
    assert refused("run", "x.case").startswith("'x.case', line 1: ")
    assert as_sentence(HinodeError("it ends here..")) == "It ends here."


# ------------------------------------------------------------------------------- folders
FOLDERS = [
    ("serve", "--port", "0", "--data"),
    ("simulate", "--games", "1", "--records"),
    ("report", "--games", "1", "--out"),
    ("fuzz", "--games", "1", "--out"),
]
READ = [("backup", "copy", "--data"), ("export", "games", "--data"), ("delete", "x", "--yes", "--data")]


@pytest.mark.parametrize("command", [*FOLDERS, *READ])
def test_a_file_where_a_folder_belongs(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sentence names the option, and the path as it was typed."""
    monkeypatch.chdir(tmp_path)
    Path("x").write_text("my diary")
    assert refused(*command, "x") == f"'x' is a file; {command[-1]} takes a folder."
    assert Path("x").read_text() == "my diary"


@pytest.mark.parametrize("command", FOLDERS)
def test_a_folder_below_a_file(command: tuple[str, ...], tmp_path: Path) -> None:
    """It cannot be made."""
    (tmp_path / "x").write_text("my diary")
    assert f"'{tmp_path / 'x'}' is a file" in refused(*command, str(tmp_path / "x" / "y"))


@pytest.mark.parametrize("command", [*FOLDERS, ("export",)])
def test_a_folder_that_cannot_be_written(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused before anything is done; root may write everywhere, so the test says no for the system."""
    if command == ("export",):
        SqliteStore.open(tmp_path / "hinode.sqlite")
        command = ("export", "--data", str(tmp_path))
    closed = tmp_path / "closed"
    closed.mkdir()
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != closed)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    for path in (closed, closed / "new"):
        assert refused(*command, str(path)) == f"You cannot write into the folder '{closed}'."
    assert not any(closed.iterdir())


@pytest.mark.parametrize("command", [*FOLDERS, *READ, *FILE_COMMANDS, ("play", "--automa", "2", "--deck"), ("automa",)])
def test_an_empty_path(command: tuple[str, ...]) -> None:
    """It is not the current folder."""
    assert "takes a path, not ''" in refused(*command, "")
