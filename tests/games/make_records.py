"""Make the recorded games under tests/games/records. Run once; the files are kept."""

from __future__ import annotations

from itertools import product
from pathlib import Path

from hinode.bots.random_bot import choose
from hinode.engine.automa.cards.deck import read_deck
from hinode.engine.automa.cards.pile import LEVELS
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT, SETS
from hinode.notation.record import write_record
from tests.helpers import card

RECORDS = Path(__file__).parent / "records"
GAMES_EACH = 4  # per player count and set
# A small custom deck: its cards are written in the record.
OWN_DECK = "\n".join(
    (
        "hinode deck 1",
        card(1, "marshal", 2, 2, "monster,bushi,shinto1", "seppuku,poets", 3, 4, "top"),
        card(
            2, "recruit", 1, 1, "daimyo,shinto3,bushi", "hostage,ronin", 1, 6, "bottom", pairs="lotus:turtle,koi:bonsai"
        ),
        card(3, "betray", 4, 1, "shinto,bushi", "ronin", 0, 2, "top", pairs="dragonfly:bonsai"),
    )
)


def record(seed: int, players: int, card_set: str, automa: int = 0, own: bool = False) -> Game:
    """One random game, with a number of Automa clans."""
    rng = Rng(seeded(seed, 11))
    clans = rng.shuffled(tuple(SEAT.names))[:players]
    shrines = "random" if rng.below(4) else "beginner"
    level = LEVELS[seed % len(LEVELS)]
    deck = read_deck(OWN_DECK) if own else None
    game = new_game(clans, card_set, shrines, rng.below(1 << 64), clans[:automa], level, deck)
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
    for seed, (players, automa) in enumerate(((3, 2), (4, 2), (4, 3), (5, 2), (5, 3), (5, 4)), 100):
        card_set = SETS[seed % len(SETS)]
        path = RECORDS / f"automa-{players}p-{automa}.hinode"
        path.write_text(write_record(record(seed, players, card_set, automa)), "utf-8")
    own = record(200, 4, SETS[0], 3, own=True)
    (RECORDS / "automa-own-deck.hinode").write_text(write_record(own), "utf-8")


if __name__ == "__main__":
    main()
