"""`hinode run`: play a case file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hinode.cli.common import in_file, print_json, read_text
from hinode.cli.sentences import story
from hinode.core.errors import NotationError
from hinode.core.fields import Json
from hinode.game import Game
from hinode.notation.position import facts, write_position
from hinode.notation.record import run_case


def run(
    file: Annotated[Path, typer.Argument(help="A case file: a position, actions, expectations.", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play a case file: what happens in it and where it ends. Stops at the first line that does not hold."""
    try:
        game = run_case(read_text(file))
    except NotationError as error:
        raise in_file(file, error) from None
    if as_json:
        print_json(as_dict(game))
        return
    for line in story([event.json() for event in game.events]):
        typer.echo(line)
    typer.echo()
    typer.echo(write_position(game.state), nl=False)


def as_dict(game: Game) -> dict[str, Json]:
    """Events and the state they lead to."""
    state: dict[str, Json] = {**facts(game.state), "position": write_position(game.state)}
    return {"events": [event.json() for event in game.events], "state": state}
