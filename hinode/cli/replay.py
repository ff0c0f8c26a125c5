"""`hinode replay`: read a game record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hinode.cli.board import draw, scores_table
from hinode.cli.common import make_console, print_json
from hinode.cli.names import clan_name, listing
from hinode.cli.play import load_game
from hinode.core.fields import Json
from hinode.game import Game
from hinode.hooks import SEAT
from hinode.notation.position import write_position


def replay(
    file: Annotated[Path, typer.Argument(help="A game record.", show_default=False)],
    at: Annotated[int | None, typer.Option(help="Print the position after so many actions.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play a record again: its scores, or the position at one moment."""
    game = load_game(file)
    if at is not None:
        show_position(game.at(at), as_json)
    elif as_json:
        print_json(result(game))
    else:
        show_result(game)


def show_position(game: Game, as_json: bool) -> None:
    """The position and what it waits for."""
    text = write_position(game.state)
    if as_json:
        print_json({"position": text, **waiting(game)})
    else:
        typer.echo(text, nl=False)


def waiting(game: Game) -> dict[str, Json]:
    """How far a game is and whom it waits for."""
    decision = game.decision
    return {
        "actions": len(game.actions),
        "finished": game.over,
        "decision": decision.NAME if decision is not None else None,
        "actors": [SEAT.text(seat) for seat in game.actors],
    }


def result(game: Game) -> dict[str, Json]:
    """Scores and winners."""
    return {
        "scores": {SEAT.text(seat): game.state.vp[seat] for seat in game.seats},
        "winners": [SEAT.text(seat) for seat in game.state.winners],
        **waiting(game),
    }


def show_result(game: Game) -> None:
    """The scores, or the board of a game that is not over."""
    console = make_console()
    if not game.over:
        console.print(draw(game.state, console))
    console.print(scores_table(game.state))
    decision = game.decision
    if decision is not None:
        who = listing(clan_name(seat) for seat in game.actors)
        console.print(f"After {len(game.actions)} actions the game waits for {who}: {decision.PROMPT}", markup=False)
    else:
        console.print(f"{len(game.actions)} actions.")
