"""`hinode review`: where a finished game turned."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from hinode import words
from hinode.cli.common import BadInput, Lang, a_path, check_new_file, make_console, speak
from hinode.cli.play.saving import human_seats, load_game, saved_humans
from hinode.cli.progress import progress_bar
from hinode.display.names import coloured
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.engine.reading import parse
from hinode.notation.record import write_record
from hinode.review.findings import Decision, Review, Swing
from hinode.review.review import TRIES
from hinode.review.work import Task, finish, look, plan
from hinode.sim.pool import check_jobs, check_number, in_parallel
from hinode.words.sentences import describe

MOST_TRIES = 1000
SHOWN = 8  # decisions of each clan


def review(
    file: Annotated[Path, typer.Argument(parser=a_path, help="The record of a finished game.", show_default=False)],
    everyone: Annotated[bool, typer.Option("--all", help="Look at the decisions of bots too.")] = False,
    budget: Annotated[int, typer.Option(help="In how many worlds the hard bot tries each decision.")] = TRIES,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    json: Annotated[
        Path | None, typer.Option("--json", parser=a_path, help="Write the review to a new file.", metavar="FILE")
    ] = None,
    lang: Lang = None,
) -> None:
    """Review a finished game: chances to win, where it turned, and what the hard bot would have done."""
    speak(lang)
    check_jobs(jobs)
    check_number("worlds", budget, MOST_TRIES)
    if json is not None:
        check_new_file(json)
    game = load_game(file)
    if not game.over:
        raise BadInput(f"The game in '{file}' is not over; a review looks back on a finished one.")
    found = make(Task(write_record(game), seats_of(game, file, everyone), budget), jobs)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    show(found)


def seats_of(game: Game, file: Path, everyone: bool) -> tuple[int, ...]:
    """The seats to look at: those of people if the file names any, otherwise all."""
    free = tuple(seat for seat in game.seats if not game.state.is_automa(seat))
    humans = None if everyone else saved_humans(file, game.seats)
    return (human_seats(game.seats, free, humans, Rng(0)) if humans else ()) or free


def make(task: Task, jobs: int) -> Review:
    """The review, with a progress bar."""
    asked = plan(task)
    found: list[Decision] = []
    with progress_bar(words.say("review-title"), len(asked), unit="decisions") as advance:
        for one in in_parallel(look, [(task, at) for at in asked], jobs):
            found.append(one)
            if advance is not None:
                advance(1)
    return finish((task, sorted(found, key=lambda one: one.at), []))


# ------------------------------------------------------------------------------- for people
def show(found: Review) -> None:
    """The review as tables."""
    console = make_console()
    console.print(course(found))
    for clan in found.asked:
        mine = [one for one in found.decisions if one.clan == clan]
        console.print(decisions(clan, mine))
    console.print(words.say("review-estimate"), markup=False)


def course(found: Review) -> Table:
    """Everybody's chances at each turning point."""
    table = Table(box=SIMPLE_HEAD, title=words.say("review-swings"), header_style="dim")
    table.add_column(words.say("review-moment"), justify="right")
    table.add_column("")
    for clan in found.clans:
        table.add_column(coloured(SEAT.index[clan]), justify="right")
    last = len(found.chances[0]) - 1
    table.add_row("0", "", *(percent(of[0]) for of in found.chances))
    for swing in found.swings:
        table.add_row(str(swing.at), named(swing), *(percent(of[swing.end]) for of in found.chances))
    table.add_row(str(last), words.say("phase-over"), *(percent(of[last]) for of in found.chances))
    return table


def named(swing: Swing) -> str:
    """The part of the game in which something turned."""
    season = words.say(f"season-{swing.season}")
    if swing.part == "battle":
        return f"{season}. {words.say('at-table-battle', place=swing.what)}"
    if swing.part in ("tea", "war"):
        return f"{season}. {words.say(f'phase-{swing.part}')}"
    if swing.part == "mandate" and swing.clan:
        return f"{season}. {words.say('review-mandate', clan=swing.clan, what=swing.what)}"
    return f"{season}. {words.say('review-kami')}"


def decisions(clan: str, mine: list[Decision]) -> Table:
    """Where the bot saw most to gain."""
    clear = sorted((one for one in mine if one.clear), key=lambda one: -one.points)
    table = Table(
        box=SIMPLE_HEAD,
        title=words.say("review-decisions-of", clan=clan),
        caption=words.say("review-agreed", same=len(mine) - len(clear), total=len(mine)),
        header_style="dim",
        show_header=False,
    )
    for one in clear[:SHOWN]:
        played, best = (describe(parse(line).json()) for line in (one.played, one.best))
        said = f"{words.say('review-played', action=played)}\n{words.say('review-better', action=best)}"
        table.add_row(str(one.at), said, gain(one))
    return table


def gain(one: Decision) -> str:
    """How much better the bot thinks its own action is."""
    points = f"{one.points:.1f}"
    if one.chance is None or round(100 * one.chance) < 1:
        return words.say("review-points", points=points)
    return words.say("review-points-chance", points=points, percent=round(100 * one.chance))


def percent(chance: float) -> str:
    """A chance as a whole percentage."""
    return words.say("review-percent", percent=round(100 * chance))
