"""Views compared with the state throughout random games: everything that is not secret is there, and right."""

from __future__ import annotations

import pytest

from hinode import Rng, new_game, view
from hinode.bots.random_bot import choose
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.engine.rules.war.provinces import Bids
from hinode.notation.facts import facts
from hinode.notation.seen import HIDDEN, seen_facts

CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")


def secrets(game: Game, seat: str | None) -> set[str]:
    """The questions to which a seat may not know the answer, worked out from the state."""
    s = game.state
    found = {"deck", "rng"}
    if s.pile is not None:
        found.add("pile")
    if s.waiting is not None and s.waiting.NAME == "choose_mandate" and seat != SEAT.text(s.waiting.actors(s)[0]):
        found.add("tiles")
    for number, turn in enumerate(s.played, 1):
        if SEAT.text(turn[0]) == "lotus" and seat != "lotus" and not s.automa >> turn[0] & 1:
            found.add(f"tile {number}")
    if isinstance(s.waiting, Bids):
        found |= {f"bid {SEAT.text(sealed[0])}" for sealed in s.waiting.sealed if SEAT.text(sealed[0]) != seat}
    return found


@pytest.mark.parametrize(("seed", "players", "automa"), [(1, 3, 0), (2, 5, 0), (3, 4, 2), (4, 5, 0)])
def test_views_and_states_agree(seed: int, players: int, automa: int) -> None:
    """Every question has the same answer, or is hidden where it must be."""
    clans = CLANS[:players]
    game = new_game(clans, "random", "random", seed, clans[players - automa :])
    rng = Rng(seed)
    moves = 0
    while not game.over:
        moves += 1
        if moves % 5 == 0:
            truth = facts(game.state)
            for seat in (*clans, None):
                seen = seen_facts(view(game, seat))
                assert {question for question, answer in seen.items() if answer == HIDDEN} == secrets(game, seat)
                assert {**truth, **dict.fromkeys(secrets(game, seat), HIDDEN)} == seen
        actor = rng.pick(game.actors)
        game.act(actor, choose(game.options(actor), rng))
