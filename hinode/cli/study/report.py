"""`hinode report`: many games between bots, and a page about what they show."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hinode.cli.common import BadInput, a_path, check_folder, check_seed
from hinode.cli.progress import progress_bar
from hinode.cli.study.simulate import INTERRUPTED


def report(
    games: Annotated[int, typer.Option(help="How many games to play with each number of players.")],
    out: Annotated[Path, typer.Option(parser=a_path, help="The folder for the report; an unfinished one is resumed.")],
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    players: Annotated[str, typer.Option(help="Numbers of players, joined by commas.")] = "3,4,5",
    bot: Annotated[str, typer.Option(help="Who plays.")] = "normal",
    card_set: Annotated[str, typer.Option("--set", help="Card set, or random for each game.")] = "random",
    shrines: Annotated[str, typer.Option(help="beginner, random, or four kami joined by commas.")] = "random",
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    markdown: Annotated[
        Path | None, typer.Option(parser=a_path, help="Write a summary in Markdown into this file.")
    ] = None,
) -> None:
    """Play many games between bots and write a page and CSV files about who wins, how and why."""
    from hinode.sim.report import study as sim

    study = sim.Study(games, check_seed(seed), read_players(players), bot, card_set.lower(), shrines.lower())
    check_folder(out, "--out")
    try:
        with progress_bar("Playing", games * len(study.players)) as advance:
            page = sim.make(study, out, jobs, advance, markdown)
    except KeyboardInterrupt:
        typer.echo("The report was stopped. Run the same command again to resume it.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    typer.echo(f"The report is {page}.")
    if warning := sim.warning(study):
        typer.echo(warning, err=True)


def read_players(text: str) -> tuple[int, ...]:
    """The numbers in 3,4,5, in order."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and len(word) < 4 for word in words):
        raise BadInput(f"'{text}' is no list of numbers of players; say something like 3,4,5.")
    return tuple(sorted(map(int, words)))
