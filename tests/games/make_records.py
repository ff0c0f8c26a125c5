"""Make the recorded games under tests/games/records. Run once; the files are kept."""

from __future__ import annotations

from itertools import product
from pathlib import Path

from hinode.bots.random_bot import choose
from hinode.core.rng import Rng, seeded
from hinode.game import Game, new_game
from hinode.hooks import SEAT, SETS
from hinode.notation.record import write_record

RECORDS = Path(__file__).parent / "records"
GAMES_EACH = 4  # per player count and set


def record(seed: int, players: int, card_set: str) -> Game:
    """One random game."""
    rng = Rng(seeded(seed, 11))
    clans = rng.shuffled(tuple(SEAT.names))[:players]
    game = new_game(clans, card_set, "random" if rng.below(4) else "beginner", rng.below(1 << 64))
    while not game.over:
        seat = rng.pick(game.actors)
        game.act(seat, choose(game.options(seat), rng))
    return game


def main() -> None:
    """Write all records."""
    RECORDS.mkdir(exist_ok=True)
    for seed, (players, card_set, number) in enumerate(product((3, 4, 5), SETS, range(1, GAMES_EACH + 1))):
        path = RECORDS / f"{players}p-{card_set}-{number}.hinode"
        path.write_text(write_record(record(seed, players, card_set)), "utf-8")


if __name__ == "__main__":
    main()
