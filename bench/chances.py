"""make bench-chances: how well the chances of a review predict the winner, over games between bots.

The Brier score is the squared difference between the chances and the outcome, summed over the seats; 0 is perfect.
Beside it stands the score of giving everybody the same chance.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from hinode.bots.judgement.chances import chances
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import WEIGHTS
from hinode.bots.registry import make_bot
from hinode.engine.board import POLITICAL, SEASONS
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import new_game
from hinode.engine.hooks import SEAT
from hinode.sim.driver import play_out
from hinode.sim.pool import in_parallel

EVERY = 5  # positions from one look to the next
PLAYERS = (3, 4, 4, 5)  # in turn
BOTS = ("normal", "normal", "normal", "easy")  # drawn for each seat
BANDS = 5


class Look(NamedTuple):
    """The chances in one position, and who won in the end."""

    season: int
    war: bool
    chances: list[float]
    won: list[float]


def game_of(seed: int) -> list[Look]:
    """A game between bots, looked at every few actions."""
    rng = Rng(seeded(seed, 1))
    clans = rng.shuffled(tuple(SEAT.names))[: PLAYERS[seed % len(PLAYERS)]]
    game = new_game(clans, "random", "random", seed)
    play_out(game, {seat: make_bot(rng.pick(BOTS), seeded(seed, 2 + seat)) for seat in game.seats}, rng)
    winners = game.state.winners
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in game.seats]
    found: list[Look] = []
    walked = game.at(0)
    for at, (seat, action) in enumerate(game.actions):
        if at % EVERY == seed % EVERY:
            s = walked.state
            found.append(Look(s.season, s.phase > POLITICAL, chances(Outlook(s, WEIGHTS)), won))
        walked.act(seat, action)
    return found


def brier(looks: list[Look]) -> tuple[float, float]:
    """The mean score of the chances, and of equal chances."""
    total = naive = 0.0
    for look in looks:
        n = len(look.won)
        total += sum((chance - won) ** 2 for chance, won in zip(look.chances, look.won, strict=True))
        naive += sum((1 / n - won) ** 2 for won in look.won)
    return total / len(looks), naive / len(looks)


def scores(looks: list[Look]) -> Table:
    """The scores by part of the game."""
    table = Table("part", "positions", "Brier score", "equal chances")
    parts = [
        (f"{name} {'wars' if war else 'politics'}", i, war) for i, name in enumerate(SEASONS[:3]) for war in (0, 1)
    ]
    for name, season, war in parts:
        some = [look for look in looks if look.season == season and look.war == bool(war)]
        if some:
            table.add_row(name, str(len(some)), *(f"{score:.3f}" for score in brier(some)))
    table.add_row("all", str(len(looks)), *(f"{score:.3f}" for score in brier(looks)))
    return table


def calibration(looks: list[Look]) -> Table:
    """How often seats won that had a certain chance."""
    table = Table("chance", "seats", "mean chance", "won")
    pairs = [pair for look in looks for pair in zip(look.chances, look.won, strict=True)]
    for band in range(BANDS):
        low, high = band / BANDS, (band + 1) / BANDS
        some = [(chance, won) for chance, won in pairs if low <= chance < high or (high == 1 and chance == 1)]
        if some:
            mean, won = (sum(one) / len(some) for one in zip(*some, strict=True))
            table.add_row(f"{low:.0%} - {high:.0%}", str(len(some)), f"{mean:.1%}", f"{won:.1%}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    seeds = list(range(wanted.seed, wanted.seed + wanted.games))
    console = Console()
    looks: list[Look] = []
    for found in track(in_parallel(game_of, seeds, wanted.jobs), "Playing", len(seeds), console=Console(stderr=True)):
        looks += found
    console.print(scores(looks))
    console.print(calibration(looks))


if __name__ == "__main__":
    main()
