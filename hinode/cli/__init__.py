"""The command line: `hinode serve`, `play`, `simulate` and the others in `MODULES`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer

from hinode.cli.common import Commands

# One module per command; the function has the module's name. A new command is one more word here.
MODULES = (
    "serve", "backup", "export", "delete", "play", "simulate", "arena", "report", "replay", "run", "cards", "rules",
    "automa", "fuzz",
)  # fmt: skip

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


for _name in MODULES:
    app.command(_name)(getattr(import_module(f"hinode.cli.{_name}"), _name))


def main() -> None:
    """The script `hinode`."""
    app()
