"""Bidding: sensible, mixed, and right about what a battle brings."""

from __future__ import annotations

import pytest

from hinode.bots.judgement.battle import BattleModel
from hinode.bots.judgement.bids import bid_game, candidates, split
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import WEIGHTS
from hinode.bots.light import pick
from hinode.bots.registry import make_bot
from hinode.engine.actions import Bid as BidAction
from hinode.engine.board import N_PROVINCES
from hinode.engine.core.rng import Rng
from hinode.engine.core.steps import answer
from hinode.engine.game import Game
from hinode.engine.rules.war.provinces import Bids, Splits
from hinode.engine.state import Bid, GameState
from tests.bots.positions import BATTLE, DRAGONFLY, LOTUS, TURTLE, battles
from tests.helpers import case


def model_of(game: Game) -> BattleModel:
    """The model of the current battle."""
    return BattleModel(game.state, Outlook(game.state, WEIGHTS))


def fight(game: Game, bids: dict[int, Bid]) -> GameState:
    """A battle fought by the engine with these bids; what else is asked is answered anyhow."""
    s = game.state.clone()
    number, season = s.fought, s.season
    while s.fought == number and s.season == season and s.waiting is not None:
        seat = s.waiting.actors(s)[0]
        bidding = isinstance(s.waiting, Bids)
        answer(s, seat, BidAction(*bids[seat]) if bidding else next(iter(s.waiting.options(s, seat))))
    return s


def test_splits_spend_what_they_say() -> None:
    """However odd."""
    assert split(7, (0, 1, 1, 1)) == (0, 3, 2, 2)
    assert split(1, (1, 1, 1, 1)) == (1, 0, 0, 0)
    for coins in range(12):
        for bid in candidates(coins, ronin=True):
            assert BidAction(*bid) in Splits(coins)
        assert all(bid[2] == 0 for bid in candidates(coins, ronin=False))


def test_the_paper_battle_agrees_with_the_engine() -> None:
    """The token's owner and the poets' points, when all bids are for poets."""
    seen = 0
    for game in battles():
        before, model = game.state, model_of(game)
        assert before.battle is not None
        bids: dict[int, Bid] = {seat: (0, 0, 0, before.coins[seat]) for seat in model.seats}
        gain = [0.0] * model.n
        model.coin = [0.0] * model.n
        model.figure = 0.0
        model.play([bids[seat] for seat in model.seats], gain)
        after = fight(game, bids)
        if after.season != before.season:
            continue  # winter counts more than the battle
        token = before.season * N_PROVINCES + before.battle.province
        for i, seat in enumerate(model.seats):
            expected = gain[i] - (model.price[i] if token in after.tokens[seat] else 0.0)
            assert after.vp[seat] - before.vp[seat] == pytest.approx(expected), (before.battle.province, seat)
            seen += 1
    assert seen > 20


def test_the_poor_and_weak_die_for_honor() -> None:
    """A player who cannot win the battle bids for Seppuku, not for ronin it does not have."""
    game = case(BATTLE)
    assert isinstance(game.decision, Bids)
    bids: list[str] = [make_bot("normal", seed).choose(game, DRAGONFLY).text for seed in range(12)]
    assert all(bid.split()[3] == "0" for bid in bids)
    assert sum(bid.split()[1] != "0" for bid in bids) >= 3


def test_bids_are_mixed() -> None:
    """Nobody can count on a bid: other seeds, other bids; and all are legal."""
    game = case(BATTLE)
    for seat in (LOTUS, TURTLE, DRAGONFLY):
        found = {make_bot("normal", seed).choose(game, seat).text for seed in range(12)}
        assert len(found) > 1
        options = game.options(seat)
        for seed in range(3):
            assert make_bot("hard", seed).choose(game, seat) in options


def test_learning_lowers_regret() -> None:
    """After some rounds the mixture does better against the others' mixtures than bidding nothing."""
    game = case(BATTLE)
    bids = bid_game(game.state, Outlook(game.state, WEIGHTS))
    rng = Rng(3)
    bids.solve(80, rng)
    model = bids.model
    gain = [0.0] * model.n

    def mean(i: int, own: Bid | None) -> float:
        total = 0.0
        for _ in range(300):
            profile = [bids.draw(j, rng) for j in range(model.n)]
            if own is not None:
                profile[i] = own
            model.play(profile, gain)
            total += sum(weight * worth for weight, worth in zip(bids.weights[i], gain, strict=True))
        return total / 300

    assert all(mean(i, None) > mean(i, (0, 0, 0, 0)) for i in range(model.n))


def test_the_quick_player_bids_too() -> None:
    """Legally, at every battle."""
    rng = Rng(2)
    for game in battles()[:20]:
        for seat in game.actors:
            assert pick(game.state.clone(), seat, rng, WEIGHTS) in game.options(seat)
