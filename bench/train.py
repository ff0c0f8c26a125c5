"""Training for the compiler: a sample of everything hot, so that its profile shows the usual branches."""

from __future__ import annotations

import tempfile

import uvloop

from bench.serving import ServerProcess
from bench.tables import TABLES, flat_out, opened
from hinode.bots.random_bot import play_out
from hinode.bots.registry import make_bot
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import new_game
from hinode.sim.driver import next_actor

CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
GAMES = 100
SECONDS = 12.0


def random_games() -> None:
    """The rules, with all cards."""
    for seed in range(GAMES):
        play_out(new_game(CLANS, "random", "random", seed), Rng(seeded(seed, 1)))


def bots(level: str, decisions: int) -> None:
    """A game between bots of one level."""
    rng = Rng(1)
    game = new_game(CLANS, "random", "random", 1)
    players = {seat: make_bot(level, seat) for seat in game.seats}
    while not game.over and len(game.actions) < decisions:
        seat = next_actor(game, rng)
        game.act(seat, players[seat].choose(game, seat))


async def tables() -> None:
    """The server at full load."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(folder) as server:
        for _ in range(3):
            playing = await opened(server.port, TABLES, [], [])
            await flat_out(playing, SECONDS / 3)
            for table in playing:
                table.close()


def main() -> None:
    """Run everything once."""
    random_games()
    bots("easy", 300)
    bots("normal", 60)
    uvloop.run(tables())


if __name__ == "__main__":
    main()
