"""A review of a finished game: repeatable, resumable, and fair."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from hinode.bots.judgement.chances import chances, spread_at
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import WEIGHTS
from hinode.bots.registry import make_bot
from hinode.engine.actions import Accept, Bid, Propose, Refuse
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.notation.record import read_record, write_record
from hinode.review.advice import Advice, advise, is_open
from hinode.review.findings import Review
from hinode.review.review import NotOver, Progress, Walk, conclude, consider, questions, review
from hinode.review.swings import LEAST, size
from hinode.sim.driver import play_out
from tests.bots.positions import moments, with_other_secrets
from tests.helpers import case

FEW = 1  # world for each decision: enough to see that it works


@cache
def finished(players: int = 3, seed: int = 5) -> Game:
    """A game between easy bots."""
    game = new_game(("koi", "lotus", "turtle", "dragonfly", "bonsai")[:players], seed=seed)
    play_out(game, {seat: make_bot("easy", seat) for seat in game.seats}, Rng(seed))
    return game


def run(steps: Iterator[Progress], most: int = 10_000) -> tuple[list[Progress], Review | None]:
    """A review with its progress; None if it is stopped before its end."""
    seen: list[Progress] = []
    while len(seen) < most:
        try:
            seen.append(next(steps))
        except StopIteration as end:
            return seen, end.value
    return seen, None


@cache
def reviewed() -> tuple[list[Progress], Review]:
    """A review of everything one clan did."""
    game = finished()
    seen, found = run(review(game, game.seats[:1], FEW))
    assert found is not None
    return seen, found


def test_the_same_review_every_time() -> None:
    """Nothing depends on the machine, or on what was reviewed before."""
    game = read_record(write_record(finished()))
    assert run(review(game, game.seats[:1], FEW))[1] == reviewed()[1]


def test_progress_counts_every_decision() -> None:
    """From nothing to all, one decision at a time."""
    seen, found = reviewed()
    total = len(found.decisions)
    assert seen == [Progress(done, total) for done in range(total + 1)]
    assert total > 10


def test_a_review_is_resumed() -> None:
    """Decisions of an earlier attempt are not looked at again, and the review is the same."""
    game, (_, whole) = finished(), reviewed()
    known = {one.at: one for one in whole.decisions[:-1]}
    assert run(review(game, game.seats[:1], FEW, (), known))[1] == whole


def test_only_a_finished_game_is_reviewed() -> None:
    """There is nothing to look back on before."""
    with pytest.raises(NotOver):
        next(review(new_game(("koi", "lotus", "turtle"), seed=1), (0,)))


# ------------------------------------------------------------------------------- chances
def test_chances_add_up_at_every_position() -> None:
    """One line for each clan, one chance for each position, and in the end the winner has it all."""
    game, (_, found) = finished(), reviewed()
    assert found.clans == [SEAT.text(seat) for seat in game.seats]
    for at in range(len(game.actions) + 1):
        assert sum(of[at] for of in found.chances) == pytest.approx(1, abs=0.001)
    winners = [SEAT.text(seat) for seat in game.state.winners]
    assert [clan for clan, of in zip(found.clans, found.chances, strict=True) if of[-1] > 0] == winners


def test_a_won_endgame_is_nearly_certain() -> None:
    """In the last battle of Autumn, 40 points cannot be made up for."""
    game = case("""
        honor lotus turtle dragonfly
        season autumn
        phase war 0
        war nagato
        lotus vp 60
        turtle vp 20 coins 3
        dragonfly vp 15 coins 3
        turtle nagato bushi
        dragonfly nagato bushi

        actions
    """)
    found = dict(zip(game.seats, chances(Outlook(game.state, WEIGHTS)), strict=True))
    assert found[SEAT.index["lotus"]] > 0.99


def test_the_longer_the_game_the_surer_the_chances() -> None:
    """The spread never grows within a season, and is smallest at the end."""
    walk, game = Walk(finished()), finished()
    last: dict[int, float] = {}
    for at in range(len(game.actions)):
        s = walk.to(at).state
        assert spread_at(s) <= last.get(s.season, 99)
        last[s.season] = spread_at(s)
    assert last[2] == min(last.values())


# ------------------------------------------------------------------------------- swings
def test_swings_are_great_and_in_order() -> None:
    """Each says what part of the game it was, and leads to a moment within it."""
    _, found = reviewed()
    assert found.swings
    assert [one.at for one in found.swings] == sorted(one.at for one in found.swings)
    for one in found.swings:
        assert one.start < one.at <= one.end
        assert size(one) >= LEAST
        assert sum(one.gains) == pytest.approx(0, abs=0.002)
        if one.part == "mandate":
            assert one.clan in found.clans
        if one.part in ("mandate", "battle"):
            assert one.what


# ------------------------------------------------------------------------------- advice
def test_advice_is_legal() -> None:
    """`hard` advises what the seat could have done, and thinks it better than what was done."""
    game, (_, found) = finished(), reviewed()
    walk = Walk(game)
    for one in found.decisions:
        seat, played = game.actions[one.at]
        assert (one.clan, one.played) == (SEAT.text(seat), played.text)
        walk.to(one.at).check(seat, one.best)
        assert one.points == 0 if one.best == one.played else one.points >= 0
        assert not (one.clear and one.best == one.played)


def test_forced_decisions_are_left_out() -> None:
    """What has one answer, gifts, and what a tea ceremony can take back."""
    walk = Walk(finished())
    for at in questions(walk, finished().seats):
        seat, action = finished().actions[at]
        here = walk.to(at)
        assert here.options(seat).count() > 1
        assert action.VERB not in ("gift", "ready", "wait", "withdraw")


@pytest.mark.parametrize("players", [3, 4])
def test_advice_needs_only_what_the_seat_knew(players: int) -> None:
    """Swap everything hidden: the same decision gets the same advice."""
    asked: set[str] = set()
    for number, (game, seat) in enumerate(moments(players, 70 + players, 5)):
        played = game.options(seat).sample(Rng(number))
        if is_open(game, seat, played):
            asked.add(game.decision.NAME if game.decision is not None else "")
            assert advise(game, seat, played, 1) == advise(with_other_secrets(game, seat, number), seat, played, 1)
    assert {"choose_mandate", "bids", "tea"} <= asked


def test_every_kind_of_answer_is_weighed() -> None:
    """Listed options, bids, and proposals with their answers."""
    game = finished(5, 8)
    walk = Walk(game)
    kinds = {type(game.actions[at][1]) for at in questions(walk, game.seats)}
    assert {Bid, Propose} <= kinds
    assert kinds & {Accept, Refuse}


def test_advice_is_clear_only_above_noise() -> None:
    """Half a point at least, and well above the error."""
    pick = finished().actions[0][1]
    assert Advice(pick, 2.0, 0.1, 0.5).clear
    assert not Advice(pick, 0.4).clear
    assert not Advice(pick, 2.0, 0.1, 1.5).clear


def test_some_advice_to_easy_bots_is_clear() -> None:
    """They misjudge mandates by up to two points."""
    game = finished()
    walk = Walk(game)
    looked = [consider(walk, at, 3) for at in questions(walk, game.seats) if game.actions[at][1].VERB == "mandate"]
    assert any(one.clear for one in looked)
    assert conclude(walk, game.seats, looked, FEW).asked == [SEAT.text(seat) for seat in game.seats]
