"""`hinode simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from hinode.bots.budget import USUAL, Budget
from hinode.bots.registry import LEVELS
from hinode.cli.common import BadInput, a_path, check_folder, check_seed, counted, load_deck, make_console, print_json
from hinode.cli.progress import progress_bar
from hinode.display.names import coloured
from hinode.engine.automa.cards.deck import write_deck
from hinode.engine.core.fields import Json
from hinode.sim import simulate as sim
from hinode.sim.statistics import wilson

INTERRUPTED = 130


def simulate(
    players: Annotated[int, typer.Option(help="Number of players, 3 to 5.")] = 4,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    card_set: Annotated[str, typer.Option("--set", help="Card set, or random for each game.")] = "random",
    shrines: Annotated[str, typer.Option(help="beginner, random, or four kami joined by commas.")] = "random",
    automa: Annotated[int, typer.Option(help="How many of the clans the Automa leads.")] = 0,
    level: Annotated[str | None, typer.Option(help="Of the Automa: easier, standard or harder.")] = None,
    deck: Annotated[Path | None, typer.Option(parser=a_path, help="A file with another deck for the Automa.")] = None,
    bot: Annotated[str, typer.Option(help=f"Who plays: {', '.join(LEVELS)}; or like normal-loyal.")] = "random",
    budget: Annotated[float, typer.Option(help="Seconds a hard bot thinks about one decision.")] = USUAL.seconds,
    iterations: Annotated[int, typer.Option(help="Tries of a hard bot at one decision, instead of seconds.")] = 0,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    records: Annotated[
        Path | None, typer.Option(parser=a_path, help="Write a record of each game into this folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play many games between bots and count who wins."""
    if not automa and (level is not None or deck is not None):
        raise BadInput("--level and --deck are for games with --automa.")
    if records is not None:
        check_folder(records, "--records")
    own = write_deck(load_deck(deck)) if deck else ""
    folder = str(records) if records else ""
    plan = sim.Plan(
        players, games, check_seed(seed), card_set.lower(), shrines.lower(), bot, Budget(budget, iterations), folder,
        automa, (level or "standard").lower(), own,
    )  # fmt: skip
    try:
        with progress_bar("Playing", games) as advance:
            outcome = sim.simulate(plan, jobs, advance)
    except KeyboardInterrupt:
        typer.echo("The simulation was stopped before its end.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print_json(as_dict(plan, outcome))
    else:
        make_console().print(as_table(outcome))
        if automa:
            make_console().print(sides_table(outcome))


def as_dict(plan: sim.Plan, outcome: sim.Outcome) -> dict[str, Json]:
    """The outcome for JSON."""
    clans: dict[str, Json] = {
        name: {**row, **rate_of(row["wins"], row["games"])} for name, row in outcome.tally.clans().items()
    }
    sides: dict[str, Json] = {
        name: {**row, **rate_of(row["wins"], outcome.tally.finished)} for name, row in outcome.tally.sides().items()
    }
    return {
        "players": plan.players,
        "seed": plan.seed,
        "set": plan.card_set,
        "shrines": plan.shrines,
        "bot": plan.bot,
        "automa": plan.automa,
        "level": plan.level,
        "games": outcome.tally.games,
        "finished": outcome.tally.finished,
        "decisions": outcome.tally.decisions,
        "seconds": round(outcome.seconds, 3),
        "clans": clans,
        **({"sides": sides} if plan.automa else {}),
    }


def rate_of(wins: float, games: float) -> dict[str, Json]:
    """A win rate with its 95 % interval; nothing can be said after no games."""
    if not games:
        return {"win_rate": None, "interval": None}
    low, high = wilson(wins, int(games))
    return {"win_rate": round(wins / games, 4), "interval": [round(low, 4), round(high, 4)]}


def rate_cells(wins: float, games: float) -> tuple[str, str]:
    """The same for people."""
    if not games:
        return "-", "-"
    low, high = wilson(wins, int(games))
    return f"{100 * wins / games:.1f} %", f"{100 * low:.0f} - {100 * high:.0f} %"


def sides_table(outcome: sim.Outcome) -> Table:
    """The bots, all together, against the Automa clans."""
    table = Table(box=SIMPLE_HEAD, header_style="dim")
    for head in ("side", "wins", "win rate", "95 % interval", "mean VP of a clan"):
        table.add_column(head, justify="left" if head == "side" else "right")
    for side, row in outcome.tally.sides().items():
        rate = rate_cells(row["wins"], outcome.tally.finished)
        table.add_row(side.capitalize(), f"{row['wins']:.0f}", *rate, f"{row['mean_vp']:.1f}")
    return table


def as_table(outcome: sim.Outcome) -> Table:
    """The outcome for people."""
    tally = outcome.tally
    rate = tally.games / outcome.seconds if outcome.seconds else 0.0
    table = Table(
        box=SIMPLE_HEAD,
        title=f"{tally.finished} of {counted(tally.games, 'game')} finished",
        caption=f"{counted(tally.decisions, 'decision')} in {outcome.seconds:.1f} s, {rate:.0f} games a second",
        header_style="dim",
    )
    table.add_column("clan")
    for head in ("games", "wins", "win rate", "95 % interval", "mean VP"):
        table.add_column(head, justify="right")
    for seat, (_, row) in enumerate(tally.clans().items()):
        rate = rate_cells(row["wins"], row["games"])
        table.add_row(coloured(seat), f"{row['games']:.0f}", f"{row['wins']:.0f}", *rate, f"{row['mean_vp']:.1f}")
    return table
