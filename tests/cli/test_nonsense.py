"""Every option and argument of every command, given nonsense: it works, or is refused in one sentence."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import typer
import uvicorn

from hinode.cli import COMMANDS, app
from tests.cli.helpers import run

# What makes a command quick, and valid but for the nonsense. {} is an empty folder.
USUAL: dict[str, str] = {
    "serve": "--port 0 --data {}/data",
    "backup": "--data {}/none {}/copy.sqlite",
    "export": "--data {}/none {}/games",
    "delete": "--data {}/none --yes abcdefgh",
    "play": "--human none --bots random",
    "simulate": "--games 1 --players 3",
    "arena": "random random random --games 1",
    "report": "--games 1 --players 3 --bot random --out {}/report",
    "replay": "{root}/tests/games/records/3p-archway-1.hinode",
    "run": "{root}/examples/e10-battle-of-nagato.case",
    "cards": "oni",
    "rules": "hostage",
    "automa": "",
    "fuzz": "--games 1 --out {}/out",
}
NONSENSE = ("", "-1", "0", "zzz", "1e999", "..", "☃", "a:b", "%s{}", "--")
ROOT = Path(__file__).parents[2]
COUNTS = ("-1", "0", "zzz", "", "1.5")  # a huge number of games would be played


def options(name: str) -> list[tuple[str, bool]]:
    """The options of a command that take a value, and whether the value says how much is done."""
    group = cast(Any, typer.main.get_command(app))
    found: list[tuple[str, bool]] = []
    for param in group.commands[name].params:
        if param.param_type_name == "option" and not param.is_flag:
            counts = param.opts[0] in ("--games", "--jobs", "--iterations", "--budget")
            found.append((param.opts[0], counts))
    return found


OPTIONS = [(name, option, counts) for name in COMMANDS for option, counts in options(name)]


def answered(args: list[str]) -> None:
    """Status 0, or 2 with one sentence; 1 where a command's own answer is no."""
    status, out, err = run(*args, stdin="quit\n")
    assert "Traceback" not in out + err
    if status == 2:
        assert out == ""
        assert len(err.strip().splitlines()) == 1
        assert err.strip().endswith((".", "?", "!"))
    else:
        assert status in (0, 1)


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:  # pyright: ignore[reportUnusedFunction]
    """Some nonsense is a fine name for a folder: nothing of it lands in the source tree."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")


@pytest.fixture(autouse=True)
def _no_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    """A server that is started ends at once, and leaves the signals of the tests alone."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    run = uvicorn.Server.run

    def run_and_stop(self: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
        self.should_exit = True
        run(self, sockets)

    monkeypatch.setattr(uvicorn.Server, "run", run_and_stop)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def usual(name: str, folder: Path) -> list[str]:
    """Valid arguments."""
    return USUAL[name].replace("{}", str(folder)).replace("{root}", str(ROOT)).split()


@pytest.mark.parametrize(("name", "option", "counts"), OPTIONS)
def test_options(name: str, option: str, counts: bool, tmp_path: Path) -> None:
    """An option with a value nobody would give it."""
    for value in COUNTS if counts else NONSENSE:
        answered([name, *usual(name, tmp_path), option, value])
    answered([name, *usual(name, tmp_path), option])


@pytest.mark.parametrize("name", COMMANDS)
def test_arguments(name: str, tmp_path: Path) -> None:
    """Arguments that are too many, missing, or nothing a command knows."""
    for args in ([], ["zzz"], ["zzz"] * 9, [str(tmp_path)], ["☃", "--zzz"], ["--help-me"]):
        if args or name not in ("serve", "play", "simulate", "fuzz"):  # these need none
            answered([name, *args])
