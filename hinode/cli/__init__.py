"""The command line: `hinode serve`, `play`, `simulate` and the others in `COMMANDS`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer

from hinode.cli.common import Commands

# A command and its module; the function has the name of the command. A new command is one more line here.
COMMANDS = {
    "serve": "host.serve",
    "backup": "host.backup",
    "export": "host.export",
    "delete": "host.delete",
    "play": "play.command",
    "simulate": "study.simulate",
    "arena": "study.arena",
    "report": "study.report",
    "fuzz": "study.fuzz",
    "replay": "look.replay",
    "review": "look.review",
    "run": "look.run",
    "cards": "look.cards",
    "rules": "look.rules",
    "automa": "look.automa",
}

DISTRIBUTION = "hinode-rising-sun"  # what the package is called on a package index

app = typer.Typer(
    cls=Commands,
    help="Hinode: play, simulate and study the board game Rising Sun.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        try:
            typer.echo(f"hinode {version(DISTRIBUTION)}")
        except PackageNotFoundError:
            typer.echo("hinode, not installed")
        raise typer.Exit


@app.callback()
def _main(  # pyright: ignore[reportUnusedFunction]
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Hinode: play, simulate and study the board game Rising Sun."""


for _name, _module in COMMANDS.items():
    app.command(_name)(getattr(import_module(f"hinode.cli.{_module}"), _name))


def main() -> None:
    """The script `hinode`."""
    app()
