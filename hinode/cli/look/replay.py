"""`hinode replay`: read a game record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hinode import words
from hinode.cli.common import Lang, a_path, make_console, print_json, speak
from hinode.cli.play.saving import load_game
from hinode.display.board import draw, scores_table
from hinode.display.names import clan_name
from hinode.engine.core.fields import Json
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.notation.position import write_position


def replay(
    file: Annotated[Path, typer.Argument(parser=a_path, help="A game record.", show_default=False)],
    at: Annotated[int | None, typer.Option(help="Show the position after this many actions.")] = None,
    text: Annotated[bool, typer.Option("--text", help="With --at: only the notation, without the board.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = None,
) -> None:
    """Play a record again: its scores, or the position at one moment."""
    speak(lang)
    game = load_game(file)
    if at is not None:
        show_position(game.at(at), text, as_json)
    elif as_json:
        print_json(result(game))
    else:
        show_result(game)


def show_position(game: Game, text_only: bool, as_json: bool) -> None:
    """The board and the position as notation; as JSON also what it waits for."""
    text = write_position(game.state)
    if as_json:
        print_json({"position": text, **waiting(game)})
        return
    console = make_console()
    if not text_only:
        console.print(draw(game.state, console))
        console.print()
    typer.echo(text, nl=False)


def waiting(game: Game) -> dict[str, Json]:
    """How many actions were played and whom the game waits for."""
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
    played = words.say("terminal-actions", count=len(game.actions))
    if decision is not None:
        who = words.listing(clan_name(seat) for seat in game.actors)
        text = words.say("terminal-waits", played=played, clans=who, prompt=decision.PROMPT)
        console.print(text, markup=False)
    else:
        console.print(f"{played}.")
