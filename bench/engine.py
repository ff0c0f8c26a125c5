"""make bench: the engine against catanatron, the fastest public Python board game engine we know.

Both run in turns, in short slices of the same process. Slices are compared pairwise, and the median ratio is reported.
Absolute numbers depend on the machine and on its load.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from catanatron import Color, RandomPlayer  # pyright: ignore[reportMissingTypeStubs]
from catanatron import Game as CatanGame  # pyright: ignore[reportMissingTypeStubs]
from rich.console import Console
from rich.progress import track
from rich.table import Table

from hinode.bots.random_bot import choose, play_out
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game, new_game
from hinode.knowledge.determinize import determinize
from hinode.knowledge.view import view
from hinode.notation.position import write_position
from hinode.notation.read_position import read_position
from hinode.notation.record import read_record, write_record

CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
ROUNDS = 15
COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

Slice = Callable[[int], tuple[float, int]]  # from the number of a round to seconds and units of work


# ------------------------------------------------------------------------------- whole games
def our_games(number: int) -> tuple[float, int]:
    """Random 5-player games: actions validated, events emitted. Units: decisions."""
    decisions = 0
    start = perf_counter()
    for seed in range(number * 4, number * 4 + 4):
        rng = Rng(seeded(seed, 1))
        game = new_game(CLANS, "random", "random", seed)
        play_out(game, rng)
        decisions += len(game.actions)
    return perf_counter() - start, decisions


def catan_game(number: int) -> tuple[float, int]:
    """One random 4-player game of catanatron. Units: decisions."""
    random.seed(number)
    start = perf_counter()
    game: Any = CatanGame([RandomPlayer(color) for color in COLORS], seed=number)
    game.play()
    return perf_counter() - start, len(game.state.actions)


def catan_in_the_middle(number: int) -> Any:
    """A catanatron game after 200 decisions."""
    random.seed(number)
    game: Any = CatanGame([RandomPlayer(color) for color in COLORS], seed=number)
    for _ in range(200):
        game.play_tick()
    return game


def ours_in_the_middle(number: int) -> Game:
    """One of our games after 120 decisions."""
    rng = Rng(seeded(number, 1))
    game = new_game(CLANS, "random", "random", number)
    while not game.over and len(game.actions) < 120:
        seat = game.actors[0]
        game.act(seat, choose(game.options(seat), rng))
    return game


def times(work: Callable[[], object], repeat: int) -> tuple[float, int]:
    """Time repeated work."""
    start = perf_counter()
    for _ in range(repeat):
        work()
    return perf_counter() - start, repeat


# ------------------------------------------------------------------------------- the table
class Row:
    """One line of the table: our work against an anchor, as rates per round."""

    def __init__(self, name: str, ours: Slice, anchor: Slice, goal: str, micro: bool) -> None:
        self.name = name
        self.ours = ours
        self.anchor = anchor
        self.goal = goal
        self.micro = micro
        self.rates: list[tuple[float, float]] = []

    def measure(self, number: int) -> None:
        """One slice of each."""
        seconds, units = self.ours(number)
        anchor_seconds, anchor_units = self.anchor(number)
        self.rates.append((units / seconds, anchor_units / anchor_seconds))

    def cells(self) -> tuple[str, str, str, str, str]:
        """Name, our rate, the anchor's, the ratio, the goal."""
        ours = median(rate for rate, _ in self.rates)
        anchor = median(rate for _, rate in self.rates)
        ratio = median(mine / theirs for mine, theirs in self.rates)
        if self.micro:  # a cost: microseconds each, ours divided by theirs
            cost = f"1/{ratio:.1f}" if ratio >= 1 else f"{1 / ratio:.1f}x"
            return self.name, f"{1e6 / ours:,.1f} us", f"{1e6 / anchor:,.1f} us", cost, self.goal
        return self.name, f"{ours:,.0f}/s", f"{anchor:,.0f}/s", f"{ratio:.2f}x", self.goal


def rows() -> list[Row]:
    """All measurements."""

    def per_game(slice_of: Slice, games: int) -> Slice:
        return lambda number: (slice_of(number)[0], games)

    game = ours_in_the_middle(3)
    finished = ours_in_the_middle(3)
    rng = Rng(5)
    play_out(finished, rng)
    record, position, seat = write_record(finished), write_position(game.state), game.actors[0]
    catan = catan_in_the_middle(3)

    def copy(number: int) -> tuple[float, int]:
        return times(catan.copy, 300)

    return [
        Row("decisions, random play", our_games, catan_game, ">= 2x, aim 4x", False),
        Row("games, random play", per_game(our_games, 4), per_game(catan_game, 1), "", False),
        Row("clone in mid-game", lambda n: times(game.state.clone, 3000), copy, "<= 1/8", True),
        Row("view of a seat", lambda n: times(lambda: view(game, seat), 200), copy, "", True),
        Row("determinize", lambda n: times(lambda: determinize(game, seat, rng), 200), copy, "", True),
        Row("position to text", lambda n: times(lambda: write_position(game.state), 200), copy, "", True),
        Row("position from text", lambda n: times(lambda: read_position(position), 100), copy, "", True),
        Row("save a finished game", lambda n: times(lambda: write_record(finished), 10), copy, "", True),
        Row("load a finished game", lambda n: times(lambda: read_record(record), 1), copy, "", True),
    ]


def main() -> None:
    """Measure and print."""
    table = Table(title="Engine, against catanatron in the same run")
    for head in ("what", "hinode", "catanatron", "ratio", "goal"):
        table.add_column(head, justify="left" if head in ("what", "goal") else "right")
    everything = rows()
    gc.collect()
    gc.freeze()  # keep imported modules out of garbage collection, for both sides
    for number in track(range(ROUNDS), "measuring", console=Console(stderr=True)):
        for row in everything:
            row.measure(number)
    for row in everything:
        table.add_row(*row.cells())
    Console().print(table)
    Console().print("The anchor of clone and all below it is catanatron's game.copy() in mid-game.", style="dim")


if __name__ == "__main__":
    main()
