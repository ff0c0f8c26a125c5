"""Tools for testing the command line: a runner, and players that type."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any

from rich.console import Console
from typer.testing import CliRunner

from hinode.cli import app
from hinode.cli.play.session import Session
from hinode.engine.game import Game

runner = CliRunner()


def run(*args: str, stdin: str = "") -> tuple[int, str, str]:
    """Exit status, standard output, standard error."""
    result = runner.invoke(app, list(args), input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def json_of(*args: str, status: int = 0) -> Any:
    """What a command prints with --json."""
    found, out, err = run(*args, "--json")
    assert (found, err) == (status, "")
    return json.loads(out)


def refused(*args: str) -> str:
    """The one sentence with which a command refuses its input."""
    status, out, err = run(*args)
    assert status == 2
    assert out == ""
    lines = err.splitlines()
    assert len(lines) == 1
    assert lines[0].endswith((".", "?"))
    assert lines[0][0] == lines[0][0].upper()
    return lines[0]


class Typist:
    """Types the first option at every question; `says` may have something else to type first."""

    def __init__(self, says: Callable[[str], str | None] | None = None) -> None:
        self.says = says
        self.session: Session | None = None
        self.out = io.StringIO()
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = self.says(prompt) if self.says is not None else None
        return self.first_option(prompt) if line is None else line

    def first_option(self, prompt: str) -> str:
        """The first listed option; Enter where nothing is chosen."""
        return "1" if prompt.endswith("> ") else ""

    def sit_down(self, game: Game, humans: tuple[int, ...], width: int = 120, height: int = 40) -> Session:
        """A session with this typist at the keyboard."""
        console = Console(file=self.out, width=width, height=height, highlight=False, color_system=None)
        self.session = Session(game, humans, console, self)
        return self.session

    @property
    def screen(self) -> str:
        """Everything printed so far."""
        return self.out.getvalue()
