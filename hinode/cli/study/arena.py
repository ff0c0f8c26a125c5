"""`hinode arena`: bots against each other."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from hinode.bots.budget import USUAL, Budget
from hinode.bots.registry import LEVELS
from hinode.cli.common import check_seed, counted, make_console, print_json
from hinode.cli.progress import progress_bar
from hinode.engine.core.fields import Json
from hinode.sim.arena import Match, Outcome, Score, play_match
from hinode.sim.statistics import wilson

INTERRUPTED = 130


def arena(
    bots: Annotated[
        list[str], typer.Argument(help=f"Three to five bots: {', '.join(LEVELS)}; normal-loyal; mybot:MyBot.")
    ],
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    card_set: Annotated[str, typer.Option("--set", help="Card set, or random for each game.")] = "random",
    shrines: Annotated[str, typer.Option(help="beginner, random, or four kami joined by commas.")] = "random",
    budget: Annotated[float, typer.Option(help="Seconds a hard bot thinks about one decision.")] = USUAL.seconds,
    iterations: Annotated[int, typer.Option(help="Tries of a hard bot at one decision, instead of seconds.")] = 0,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play against each other; every bot sits on every seat and leads every clan equally often."""
    match = Match(
        tuple(bots), games, check_seed(seed), card_set.lower(), shrines.lower(), Budget(budget, iterations)
    )  # fmt: skip
    try:
        with progress_bar("Playing", games, not as_json) as advance:
            outcome = play_match(match, jobs, advance)
    except KeyboardInterrupt:
        typer.echo("The match was stopped before its end.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print_json(as_dict(match, outcome))
    else:
        make_console().print(as_table(match, outcome))


def as_dict(match: Match, outcome: Outcome) -> dict[str, Json]:
    """The outcome for JSON."""
    standings = outcome.standings
    scores: dict[str, Json] = {name: row(match, standings.games, name, s) for name, s in standings.scores.items()}
    return {
        "bots": list(match.bots),
        "seed": match.seed,
        "set": match.card_set,
        "shrines": match.shrines,
        "budget": {"seconds": match.budget.seconds} if not match.budget.tries else {"iterations": match.budget.tries},
        "games": standings.games,
        "winner_vp": round(standings.winner_vp / standings.games, 3),
        "seconds": round(outcome.seconds, 3),
        "scores": scores,
    }


def row(match: Match, games: int, name: str, score: Score) -> dict[str, Json]:
    """What one bot achieved."""
    low, high = wilson(score.wins, games)
    seats = match.bots.count(name)
    return {
        "seats": seats,
        "wins": score.wins,
        "win_rate": round(score.wins / games, 4),
        "interval": [round(low, 4), round(high, 4)],
        "fair_share": round(seats / len(match.bots), 4),
        "mean_vp": round(score.vp / score.seat_games, 3),
        "decisions": score.decisions,
        "decisions_per_second": round(score.decisions / score.seconds, 1) if score.seconds else 0.0,
    }


def as_table(match: Match, outcome: Outcome) -> Table:
    """The outcome for people."""
    standings = outcome.standings
    games = standings.games
    table = Table(
        box=SIMPLE_HEAD,
        title=f"{counted(games, 'game')} in {outcome.seconds:.0f} s; "
        f"winners had {standings.winner_vp / games:.1f} VP on average",
        header_style="dim",
    )
    table.add_column("bot", no_wrap=True)
    for head in ("wins", "rate", "95 % interval", "fair", "VP", "moves/s"):
        table.add_column(head, justify="right", no_wrap=True)
    for name, score in standings.scores.items():
        low, high = wilson(score.wins, games)
        seats = match.bots.count(name)
        speed = score.decisions / score.seconds if score.seconds else 0.0
        table.add_row(
            name if seats == 1 else f"{name} x{seats}",
            f"{score.wins:g}",
            f"{100 * score.wins / games:.1f} %",
            f"{100 * low:.0f} - {100 * high:.0f} %",
            f"{100 * seats / len(match.bots):.0f} %",
            f"{score.vp / score.seat_games:.1f}",
            f"{speed:,.0f}",
        )
    return table
