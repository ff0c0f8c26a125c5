"""make bench-bots: playouts and the bots' decisions, beside random games of catanatron in the same run.

Measured as in `bench.engine`: slices in turns, and the median ratio. The anchor of every line is one random four-player
game of catanatron: a ratio of 5 means five of ours in the time of one such game.
"""

from __future__ import annotations

import gc
from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.engine import Row, Slice, catan_game, ours_in_the_middle
from hinode.bots.budget import Budget
from hinode.bots.random_bot import choose
from hinode.bots.registry import LEVELS, make_bot
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.core.steps import answer
from hinode.engine.game import Game, new_game
from hinode.knowledge.determinize import determinize
from hinode.sim.driver import next_actor

ROUNDS = 9
TRIES = 10  # of the hard bot
CLANS = ("koi", "lotus", "turtle", "dragonfly")


def one_catan_game(number: int) -> tuple[float, int]:
    """The anchor: one random game."""
    return catan_game(number)[0], 1


def playouts(game: Game) -> Slice:
    """Clone, determinize, and play random moves to the end."""
    seat = game.actors[0]

    def work(number: int) -> tuple[float, int]:
        rng = Rng(seeded(number, 9))
        start = perf_counter()
        for _ in range(10):
            world = determinize(game, seat, rng)
            while (waiting := world.waiting) is not None:
                actor = waiting.actors(world)[0]
                answer(world, actor, choose(waiting.options(world, actor), rng))
        return perf_counter() - start, 10

    return work


def positions(every: int) -> list[tuple[Game, int]]:
    """Moments of a game between easy bots."""
    rng = Rng(1)
    game = new_game(CLANS, "archway", "beginner", 4)
    bots = {seat: make_bot("easy", seat) for seat in game.seats}
    found: list[tuple[Game, int]] = []
    while not game.over:
        seat = next_actor(game, rng)
        if len(game.actions) % every == 0:
            found.append((game.clone(), seat))
        game.act(seat, bots[seat].choose(game, seat))
    return found


def decisions(level: str, moments: list[tuple[Game, int]]) -> Slice:
    """A level's decisions at these moments."""

    def work(number: int) -> tuple[float, int]:
        bot = make_bot(level, number, Budget(tries=TRIES))
        start = perf_counter()
        for game, seat in moments:
            bot.choose(game, seat)
        return perf_counter() - start, len(moments)

    return work


def main() -> None:
    """Measure and print."""
    moments = positions(11)
    rows = [Row("playouts from mid-game", playouts(ours_in_the_middle(3)), one_catan_game, "", False)]
    for level in LEVELS:
        name = f"decisions, {level}" + (f" ({TRIES} tries)" if level == "hard" else "")
        rows.append(Row(name, decisions(level, moments), one_catan_game, "", False))
    table = Table(title="Bots, beside random games of catanatron in the same run")
    for head in ("what", "hinode", "catanatron's games", "ratio"):
        table.add_column(head, justify="left" if head == "what" else "right")
    gc.collect()
    gc.freeze()
    for number in track(range(ROUNDS), "measuring", console=Console(stderr=True)):
        for row in rows:
            row.measure(number)
    for row in rows:
        table.add_row(*row.cells()[:4])
    Console().print(table)


if __name__ == "__main__":
    main()
