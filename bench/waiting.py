"""How long a person waits for the next decision at a table of bots: `python -m bench.waiting [GAMES] [PLAYERS] [BOT]`.

One seat is the person's, whose own thinking does not count. Everything the bots think between two of the person's
decisions is one wait. The times are processor time, which is wall time on an idle machine.
"""

from __future__ import annotations

import sys
from time import thread_time

from hinode.bots.budget import SharedBudget
from hinode.bots.registry import make_bot
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT


def waits(game: Game, bot: str) -> list[float]:
    """The seconds before each of the person's decisions in one game."""
    person = game.seats[0]
    shared = SharedBudget()
    found: list[float] = []
    waited = 0.0
    while not game.over:
        if person in game.actors:
            found.append(waited)
            waited = 0.0
            shared.refill()
            game.act(person, make_bot("easy", 1).choose(game, person))
            continue
        seat = game.actors[0]
        began = thread_time()
        game.act(seat, make_bot(bot, 1 + seat, shared.next()).choose(game, seat))
        took = thread_time() - began
        shared.spend(took)
        waited += took
    return found


def main(games: int, players: int, bot: str) -> None:
    """Print the distribution of the waits."""
    found: list[float] = []
    for seed in range(1, games + 1):
        found += waits(new_game(SEAT.names[:players], seed=seed), bot)
        long = sorted(seconds for seconds in found if seconds > 0)
        at = {share: long[min(len(long) - 1, int(len(long) * share / 100))] for share in (50, 75, 90, 99)}
        shown = ", ".join(f"{share} %: {seconds:.1f} s" for share, seconds in at.items())
        print(f"{seed} games, {len(found)} decisions, {len(long)} with a wait", flush=True)
        print(f"    {shown}, worst: {long[-1]:.1f} s", flush=True)


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    main(int(given.get(0, 1)), int(given.get(1, 5)), given.get(2, "hard"))
