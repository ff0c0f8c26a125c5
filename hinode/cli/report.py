"""`hinode report`: many games between bots, and a page about what they show."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hinode.cli.common import BadInput, check_seed
from hinode.cli.simulate import INTERRUPTED


def report(
    games: Annotated[int, typer.Option(help="How many games to play with each number of players.")],
    out: Annotated[Path, typer.Option(help="The folder for the report; an unfinished one is gone on with.")],
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    players: Annotated[str, typer.Option(help="Numbers of players, joined by commas.")] = "3,4,5",
    bot: Annotated[str, typer.Option(help="Who plays.")] = "normal",
    card_set: Annotated[str, typer.Option("--set", help="Card set, or random for each game.")] = "random",
    shrines: Annotated[str, typer.Option(help="beginner, random, or four kami joined by commas.")] = "random",
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    markdown: Annotated[Path | None, typer.Option(help="Write a summary in Markdown into this file.")] = None,
) -> None:
    """Play many games between bots and write a page and CSV files about who wins, how and why."""
    from hinode.sim import report as sim  # here, so that other commands need not wait for what it needs

    study = sim.Study(games, check_seed(seed), read_players(players), bot, card_set.lower(), shrines.lower())
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    try:
        with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
            task = bar.add_task("Playing", total=games * len(study.players))
            page = sim.make(study, out, jobs, lambda done: bar.advance(task, done), markdown)
    except KeyboardInterrupt:
        typer.echo("The report was stopped. Run the same command again to go on.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    typer.echo(f"The report is {page}.")


def read_players(text: str) -> tuple[int, ...]:
    """3,4,5 -> numbers, in order."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdigit() for word in words):
        raise BadInput(f"'{text}' is no list of numbers of players; say something like 3,4,5.")
    return tuple(sorted(map(int, words)))
