"""hinode fuzz: random games over all configurations, every property checked at every decision."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hinode.cli.names import plural
from hinode.core.rng import seeded
from hinode.sim.fuzz import Violation, fuzz_game

Job = tuple[int, int, bool]  # seed, game, with Automa clans
Result = tuple[int, int, str, str]  # game, actions, what is wrong, the record


def _one(job: Job) -> Result:
    seed, number, automa = job
    try:
        return number, fuzz_game(seeded(seed, number), automa), "", ""
    except Violation as violation:
        return number, 0, violation.sentence, violation.record


def _results(seed: int, games: int, jobs: int, automa: bool) -> Iterator[Result]:
    """All games, as they are done."""
    work = [(seed, number, automa) for number in range(games)]
    if jobs == 1:
        yield from map(_one, work)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(_one, work, chunksize=4)


def fuzz(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    automa: Annotated[bool, typer.Option("--automa", help="Only games with Automa clans.")] = False,
    out: Annotated[Path, typer.Option(help="The folder for the record of a violation.")] = Path(),
) -> None:
    """Play random games and check every property at every decision; stop at the first violation."""
    out.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True)
    actions = 0
    columns = (TextColumn("fuzz"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("fuzz", total=games)
        for number, played, sentence, record in _results(seed, games, jobs, automa):
            progress.advance(bar)
            actions += played
            if sentence:
                path = out / f"violation-{seed}-{number}.hinode"
                path.write_text(record, "utf-8")
                console.print(
                    f"Game {number} of seed {seed}: {sentence.rstrip('.')}. Its record is {path}.", soft_wrap=True
                )
                raise typer.Exit(1)
    typer.echo(f"{plural(games, 'game')}, {plural(actions, 'action')}: clean")
