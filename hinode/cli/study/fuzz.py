"""hinode fuzz: random games over all configurations, every property checked at every decision."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from hinode.cli.common import a_path, check_folder, check_seed, counted
from hinode.cli.progress import progress_bar
from hinode.engine.core.rng import seeded
from hinode.sim.fuzz import Violation, fuzz_game
from hinode.sim.pool import check_games, check_jobs, in_parallel

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
    return in_parallel(_one, [(seed, number, automa) for number in range(games)], jobs)


def fuzz(
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    automa: Annotated[bool, typer.Option("--automa", help="Only games with Automa clans.")] = False,
    out: Annotated[Path, typer.Option(parser=a_path, help="The folder for the record of a violation.")] = Path(),
) -> None:
    """Play random games and check every property at every decision; stop at the first violation."""
    check_games(games)
    check_seed(seed)
    check_jobs(jobs)
    check_folder(out, "--out")
    out.mkdir(parents=True, exist_ok=True)
    actions = 0
    with progress_bar("Fuzzing", games) as advance:
        for number, played, sentence, record in _results(seed, games, jobs, automa):
            actions += played
            if sentence:
                path = out / f"violation-{seed}-{number}.hinode"
                path.write_text(record, "utf-8")
                typer.echo(f"Game {number} of seed {seed}: {sentence.rstrip('.')}. Its record is {path}.", err=True)
                raise typer.Exit(1)
            if advance is not None:
                advance(1)
    typer.echo(f"{counted(games, 'game')}, {counted(actions, 'action')}: clean")
