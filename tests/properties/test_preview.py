"""Previews and breakdowns over random games: they add up, they come true, and they know nothing hidden."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, cast

import pytest

from hinode.bots.random_bot import choose
from hinode.engine import queries
from hinode.engine.actions import Action, Bid
from hinode.engine.board import N_PROVINCES, PLACES
from hinode.engine.core.fields import Json
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.core.steps import Decision
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.engine.state import GameState
from hinode.knowledge.breakdown import force_parts, forces, leader, weight, weight_parts
from hinode.knowledge.determinize import determinize
from hinode.knowledge.preview import Foresight, preview
from hinode.sim.fuzz import random_game

SEEDS = range(12)


def positions(seed: int) -> Iterator[tuple[Game, int, Rng]]:
    """Every decision of a random game of any configuration, with a player to act."""
    rng = Rng(seeded(seed, 11))
    game = random_game(rng)
    while not game.over:
        seat = rng.pick(game.actors)
        yield game, seat, rng
        if not game.over and seat in game.actors:
            game.act(seat, choose(game.options(seat), rng))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_parts_of_force_sum_up(seed: int) -> None:
    """R1.3, R8.6: in every place, for every player, in a battle with hired ronin."""
    kinds: set[str] = set()
    for game, _, _ in positions(seed):
        s = game.state
        for place in (*range(N_PROVINCES), *queries.shrine_places(s)):
            for seat in s.seats:
                assert sum(part.force for part in force_parts(s, seat, place)) == queries.force(s, seat, place)
                parts = weight_parts(s, seat, place)
                assert sum(part.force for part in parts) == weight(s, seat, place)
                kinds |= {part.kind for part in parts}
    assert "figures" in kinds


def test_forces_tell_every_place_with_force() -> None:
    """`forces` agrees with the queries: who has Force where, and who leads."""
    for game, _, _ in positions(3):
        s = game.state
        told = cast(dict[str, Any], forces(s))
        for place in (*range(N_PROVINCES), *queries.shrine_places(s)):
            there = told.get(PLACES[place], {"clans": {}, "leader": None, "tie": False})
            sums = {clan: sum(part["force"] for part in parts) for clan, parts in there["clans"].items()}
            assert {seat: n for seat, n in sums.items() if n} == {
                SEAT.text(seat): weight(s, seat, place) for seat in s.seats if weight(s, seat, place)
            }
            assert (SEAT.index.get(there["leader"], -1), there["tie"]) == leader(s, place)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_preview_comes_true(seed: int) -> None:
    """When an action leads straight to the question a preview names, the preview was right."""
    checked = 0
    for game, seat, rng in positions(seed):
        action = choose(game.options(seat), rng)
        before = game.state.key()
        told = cast(dict[str, Any], preview(game, seat, action, game.number))
        assert game.state.key() == before
        game.act(seat, action)
        coming = told["next"]
        if coming is None or game.decision is None:
            continue
        assert (game.decision.NAME, [SEAT.text(actor) for actor in game.actors]) == (coming["step"], coming["actors"])
        check_told(game.state, told)
        checked += 1
    assert checked > 5


def check_told(s: GameState, told: dict[str, Any]) -> None:
    """What a preview says of the time after, against a state."""
    for clan, changed in told["players"].items():
        seat = SEAT.read(clan)
        is_ = {"vp": s.vp[seat], "coins": s.coins[seat], "ronin": s.ronin[seat], "honor": s.honor.index(seat) + 1}
        assert {name: after for name, (_, after) in changed.items()} == {name: is_[name] for name in changed}
    for name, there in told["places"].items():
        place = PLACES.index(name)
        for clan, (_, after) in there["force"].items():
            assert weight(s, SEAT.read(clan), place) == after
        assert (SEAT.index.get(there["leader"][1], -1), there["tie"][1]) == leader(s, place)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_preview_knows_nothing_hidden(seed: int) -> None:
    """Redrawing everything the seat cannot know does not change its previews."""
    for game, seat, rng in positions(seed):
        other = determinize(game, seat, rng)
        for action in some_options(game, seat, rng):
            assert Foresight(other, seat).told(action) == Foresight(game.state, seat).told(action)


def some_options(game: Game, seat: int, rng: Rng) -> list[Action]:
    """A few of the options; of bids the whole purse too, which would decide the battle."""
    options = game.options(seat)
    found = [options.sample(rng) for _ in range(3)]
    if isinstance(found[0], Bid):
        found.append(Bid(game.state.coins[seat], 0, 0, 0))
    return found


def test_the_leak_test_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A preview made from the truth instead of from other worlds tells a secret, and the test above sees it."""
    module = sys.modules[Foresight.__module__]
    monkeypatch.setattr(module, "determinize", the_truth)
    monkeypatch.setattr(module, "_goes_on", goes_on_whatever_comes)
    with pytest.raises(AssertionError):
        for seed in SEEDS:
            test_a_preview_knows_nothing_hidden(seed)


def the_truth(s: GameState, seat: int, rng: Rng) -> GameState:
    """The real world, with nothing redrawn."""
    return s.clone()


def goes_on_whatever_comes(s: GameState) -> bool:
    """A faulty preview: it reveals bids and drawn tiles, and does not stop at final events."""
    top = s.agenda[-1]
    if isinstance(top, Decision):
        if top.waits(s):
            s.waiting = top
            return False
    else:
        s.agenda.pop()
        top.run(s)
    s.events = [event for event in s.events if not event.kind.final]
    return True


def test_nobody_foresees_a_battle_by_bidding_last() -> None:
    """R8.3: the last bid is followed by the reveal, of which a preview tells nothing, not even the coins."""
    seen = 0
    for seed in SEEDS:
        for game, seat, _ in positions(seed):
            if game.decision is not None and game.decision.NAME == "bids" and game.actors == (seat,):
                told = preview(game, seat, Bid(0, 0, 0, game.state.coins[seat]))
                nothing: dict[str, Json] = {"players": {}, "places": {}, "killed": {}, "winner": None, "next": None}
                assert told == nothing
                seen += 1
    assert seen > 5
