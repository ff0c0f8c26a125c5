"""`hinode report`: many games between bots, then tables and a page about them.

Games are played in small parts, and every finished part is saved in the folder. So a stopped report can be resumed,
with any number of processes.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final

import msgspec

from hinode import __version__
from hinode.engine.hooks import CLANS
from hinode.sim import simulate
from hinode.sim.pool import SimulationError, check_jobs, in_parallel
from hinode.sim.report import markdown, page, tables, tables_cards
from hinode.sim.report.page import Facts
from hinode.sim.report.summary import Summary, summarize
from hinode.sim.simulate import Plan
from hinode.sim.statistics import Table, chance_difference

PART: Final = 10  # games in a part
ENOUGH: Final = 100  # games for each number of players: fewer get a warning
PLAN_FILE: Final = "plan.json"
PAGE_FILE: Final = "report.html"
SUMMARIES: Final = msgspec.json.Decoder(list[Summary])

Progress = Callable[[int], None]
Part = tuple[Plan, int, int, str]  # the plan, the first game, the one after the last, the file


class Study(msgspec.Struct):
    """The settings of a report. They determine every game."""

    games: int  # for each number of players
    seed: int
    players: tuple[int, ...]
    bot: str
    card_set: str = "random"
    shrines: str = "random"
    version: str = __version__  # another version may play other games

    def plans(self) -> list[Plan]:
        """A simulation for each number of players."""
        return [Plan(n, self.games, self.seed, self.card_set, self.shrines, self.bot) for n in self.players]

    def text(self) -> str:
        """A description for messages."""
        players = ",".join(map(str, self.players))
        return (
            f"{self.games} games, seed {self.seed}, players {players}, bot {self.bot}, "
            f"set {self.card_set}, shrines {self.shrines}, version {self.version}"
        )


# ------------------------------------------------------------------------------- playing
def check(study: Study) -> None:
    """Raise the reason why a report cannot be made."""
    if not study.players or len(set(study.players)) < len(study.players):
        raise SimulationError("Say once for each number of players that it should be played, like 3,4,5.")
    for plan in study.plans():
        simulate.check(plan)


def open_folder(folder: Path, study: Study) -> None:
    """Create the folder, or check that it holds the same report."""
    path = folder / PLAN_FILE
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise SimulationError(f"'{folder}' is not empty and holds no report; choose another folder.")
        write(path, msgspec.json.format(msgspec.json.encode(study), indent=1) + b"\n")
        return
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Study)
    except msgspec.DecodeError:
        raise SimulationError(f"'{path}' cannot be read; choose another folder.") from None
    if found != study:
        raise SimulationError(
            f"'{folder}' holds another report ({found.text()}); resume that one or choose another folder."
        )


def parts(study: Study, folder: Path) -> list[Part]:
    """All games, a few in each part."""
    return [
        (plan, first, min(first + PART, plan.games), str(folder / f"games-{plan.players}-{first:06}.json"))
        for plan in study.plans()
        for first in range(0, plan.games, PART)
    ]


def play_part(part: Part) -> int:
    """Play a part and save its summaries; the number of games."""
    plan, first, last, path = part
    games = [summarize(simulate.play_game(plan, number), number) for number in range(first, last)]
    write(Path(path), msgspec.json.encode(games))
    return len(games)


def write(path: Path, content: bytes) -> None:
    """Write a file atomically."""
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(content)
    unfinished.replace(path)


def play(study: Study, folder: Path, jobs: int, progress: Progress | None) -> None:
    """Play the parts that are missing."""
    every = parts(study, folder)
    todo = [part for part in every if not Path(part[3]).exists()]
    done = sum(part[2] - part[1] for part in every if part not in todo)
    for games in chain((done,), in_parallel(play_part, todo, jobs)):
        if progress is not None:
            progress(games)


def summaries(study: Study, folder: Path) -> Iterator[Summary]:
    """The summaries of all games played."""
    for *_, path in parts(study, folder):
        try:
            yield from SUMMARIES.decode(Path(path).read_bytes())
        except msgspec.DecodeError:
            raise SimulationError(f"'{path}' is damaged; delete it and run the report again.") from None


# ------------------------------------------------------------------------------- telling
def all_tables(games: list[Summary]) -> dict[str, Table]:
    """Every table, by its slug."""
    made = (
        tables.clans, tables.seats, tables.scores, tables.sources, tables.sources_by_clan,
        tables_cards.cards, tables_cards.cards_by_clan, tables_cards.bids,
        tables.standings, tables.alliances, tables.pairs, tables.lengths,
    )  # fmt: skip
    found = [make(games) for make in made]
    return {table.slug: table for table in found}


def facts(study: Study, games: list[Summary]) -> Facts:
    """The facts of a report, in words."""
    number = " and ".join(filter(None, (", ".join(map(str, study.players[:-1])), str(study.players[-1]))))
    lines = {
        "Games": f"{len(games)} ({study.games} each with {number} players)",
        "Players": f"the bot '{study.bot}' in every seat",
        "Seed": str(study.seed),
        "Card set": study.card_set,
        "Shrines": study.shrines,
        "Clans": "drawn at random for each game",
    }
    return Facts("The balance of the game", lines, sum(not game.finished for game in games), warning(study))


def warning(study: Study) -> str:
    """A warning about a small sample; empty if it is large enough."""
    if study.games >= ENOUGH:
        return ""
    games = "1 game" if study.games == 1 else f"{study.games} games"
    # Each clan plays in only some of the games.
    noise = max(chance_difference(1 / n, study.games * n / len(CLANS)) for n in study.players)
    return (
        f"Only {games} with each number of players: differences smaller than {100 * noise:.0f} percentage points "
        "between the win rates of clans mean nothing."
    )


def csv_text(table: Table) -> str:
    """A table as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(table.csv_head())
    writer.writerows(table.csv_rows())
    return out.getvalue()


def make(
    study: Study,
    folder: Path,
    jobs: int = 1,
    progress: Progress | None = None,
    summary: Path | None = None,
) -> Path:
    """Play, then write the page, the CSV files and, if wanted, a summary in Markdown. Returns the page's path."""
    check(study)
    check_jobs(jobs)
    if summary is not None and (summary.is_dir() or not summary.parent.is_dir()):
        raise SimulationError(f"The summary cannot be written to '{summary}'; name a file in a folder that exists.")
    open_folder(folder, study)
    play(study, folder, jobs, progress)
    games = list(summaries(study, folder))
    finished = [game for game in games if game.finished]
    if not finished:
        raise SimulationError("None of the games came to an end; there is nothing to report.")
    about, found = facts(study, games), all_tables(finished)
    for table in found.values():
        write(folder / f"{table.slug}.csv", csv_text(table).encode())
    write(folder / PAGE_FILE, page.page(about, found).encode())
    if summary is not None:
        summary.write_text(markdown.markdown(about, found), encoding="utf-8")
    return folder / PAGE_FILE
