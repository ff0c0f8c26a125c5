"""Views, previews and Force by source have exactly the keys and types that `knowledge/shapes.py` declares."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hinode import Rng, new_game, view
from hinode.bots.random_bot import choose
from hinode.engine.core.steps import STEPS, Decision
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.knowledge.breakdown import forces
from hinode.knowledge.preview import preview
from hinode.knowledge.shapes import OPTIONS, OpenView, PlaceForces, Preview, View
from hinode.knowledge.view import open_view
from hinode.notation.record import run_case
from tests.rules.case_files import case_files

KINDS = dict(zip(("list", "either", "bid", "propose"), OPTIONS, strict=True))


def check(value: object, shape: Any) -> None:
    """The value has the shape. msgspec drops keys that it does not know, so nothing may be missing afterwards."""
    assert msgspec.convert(value, shape) == value


def check_options(options: Any) -> None:
    """Options have the shape of their kind; msgspec has no unions of dicts."""
    check(options, KINDS[options["kind"]])
    for part in options.get("parts", ()):
        check_options(part)


def check_views(game: Game) -> None:
    """What every seat and a spectator see, and everything when the game is over."""
    for seat in (None, *game.seats):
        seen = view(game, seat)
        check(seen, View)
        if seen["decision"] is not None and seat is not None:
            check_options(seen["decision"]["options"])
    check(open_view(game), OpenView)
    check(forces(game.state), dict[str, PlaceForces])


@pytest.mark.parametrize("seed", range(6))
def test_everything_in_random_games(seed: int) -> None:
    """With the Automa and without."""
    clans = SEAT.names[: 3 + seed % 3]
    game, rng = new_game(clans, "random", "random", seed, clans[1:] if seed % 2 else ()), Rng(seed)
    while not game.over:
        check_views(game)
        seat = rng.pick(game.actors)
        action = choose(game.options(seat), rng)
        check(preview(game, seat, action), Preview)
        game.act(seat, action)
    check_views(game)


def test_views_at_every_kind_of_decision() -> None:
    """Random games rarely reach some; the cases have them all."""
    asked: set[str] = set()
    for file in case_files():
        game = run_case(file.text)
        for moment in (game.at(n) for n in range(len(game.actions) + 1)):
            if moment.decision is not None and moment.decision.NAME not in asked:
                asked.add(moment.decision.NAME)
                check_views(moment)
    assert asked == {name for name, step in STEPS.items() if issubclass(step, Decision)}
