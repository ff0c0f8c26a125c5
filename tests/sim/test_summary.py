"""What a report remembers of a game, counted by hand and checked over random games."""

from __future__ import annotations

import msgspec
import pytest

from hinode.bots.random_bot import choose
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import new_game
from hinode.engine.hooks import SEAT
from hinode.sim.fuzz import random_game
from hinode.sim.report.summary import BETRAYED, BETRAYER, KEPT, Player, Purchase, Season, Summary, summarize
from hinode.sim.simulate import Plan, play_game
from tests.helpers import case


def player(summary: Summary, clan: str) -> Player:
    """One player of a game."""
    return next(one for one in summary.table if one.clan == clan)


def test_a_battle_counted_by_hand() -> None:
    """The battle of E10 in autumn, then winter: bids, advantages, and where every victory point came from."""
    game = case("""
        honor dragonfly koi lotus turtle
        season autumn
        phase war 0
        war nagato
        turtle coins 4 ronin 1 ally lotus
        turtle nagato bushi, oni_of_skulls
        turtle cards oni_of_skulls
        koi coins 8
        koi nagato bushi, daimyo
        lotus coins 6 ronin 3 ally turtle
        lotus nagato shinto

        actions
        turtle bid 0 3 0 1
        koi bid 0 0 1 3
        lotus bid 1 3 2 0
        lotus use seppuku
        lotus capture turtle oni_of_skulls
        lotus pass
    """)
    found = summarize(game, 7)
    assert (found.number, found.players, found.finished, found.decisions, found.tea) == (7, 4, True, 6, 0)
    (battle,) = found.battles
    assert (battle.season, battle.province, battle.winner) == (2, "nagato", "koi")
    assert battle.bids == {"koi": (0, 0, 1, 3), "lotus": (1, 3, 2, 0), "turtle": (0, 3, 0, 1)}
    assert battle.kept == {"koi": 4, "lotus": 0, "turtle": 0}
    assert battle.advantages == ["lotus", "lotus", "lotus", "koi"]
    assert battle.declined == [2]
    # Lotus: one for its Shinto. Koi: a Shinto and a Bushi for the poets, three for a token of autumn.
    assert player(found, "lotus").sources == {"seppuku": 1}
    assert player(found, "koi").sources == {"poets": 2, "war_tokens": 3}
    assert player(found, "turtle").sources == {}  # it had nothing that could be stolen
    assert [(one.clan, one.seat, one.vp, one.won, one.place, one.tokens) for one in found.table] == [
        ("koi", 1, 5, True, 1, 1),
        ("lotus", 2, 1, False, 2, 0),
        ("turtle", 3, 0, False, 4, 0),
        ("dragonfly", 4, 0, False, 3, 0),
    ]
    assert [season.vp for season in player(found, "koi").seasons] == [0, 0, 2]  # winter does not count as a season


def test_alliances_and_cards_counted_by_hand() -> None:
    """Koi allies with Lotus, chooses Train and buys; then Lotus betrays it. Turtle stays alone."""
    game = case("""
        honor koi lotus turtle
        phase tea
        deck train betray recruit marshal harvest train betray recruit marshal harvest
        koi coins 5
        koi edo bushi, stronghold
        lotus coins 2

        actions
        koi propose lotus give 1 0
        lotus accept koi
        koi mandate 1 train
        koi buy komainu
        koi summon komainu edo
        lotus pass
        turtle pass
        lotus mandate 1 betray
    """)
    found = summarize(game, 0)
    assert not found.finished
    assert (found.decisions, found.tea, found.gifts) == (8, 2, 1)
    assert found.turns == 4  # three at Train, one at Betray
    assert player(found, "koi").bought == [Purchase("komainu", 0, 1)]
    assert player(found, "koi").seasons[0] == Season(0, "lotus", BETRAYED)
    assert player(found, "lotus").seasons[0] == Season(0, "koi", BETRAYER)
    assert player(found, "turtle").seasons[0] == Season()
    assert player(found, "koi").seasons[1] == Season()


@pytest.mark.parametrize("seed", range(25))
def test_sources_sum_up_to_the_score(seed: int) -> None:
    """For every player of random games of all kinds; seasons and winter too. A summary survives its JSON."""
    rng = Rng(seeded(seed, 6))
    game = random_game(rng)
    while not game.over:
        seat = rng.pick(game.actors)
        game.act(seat, choose(game.options(seat), rng))
    found = summarize(game, seed)
    for seat, one in zip(game.seats, found.table, strict=True):
        assert one.clan == SEAT.text(seat)
        assert sum(one.sources.values()) == one.vp == game.state.vp[seat]
        winter = token_points(game.state.tokens[seat])
        assert sum(season.vp for season in one.seasons) <= one.vp - winter
    assert {one.clan for one in found.table if one.won} == {SEAT.text(seat) for seat in game.state.winners}
    assert sorted(one.place for one in found.table) == list(range(1, found.players + 1))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Summary) == found


def token_points(tokens: tuple[int, ...]) -> int:
    """1, 2 or 3 for a token, by its season (R9.1)."""
    return sum(token // 8 + 1 for token in tokens)


def test_alliances_agree_with_the_state() -> None:
    """In random games: who had an ally in which season, and always two of a kind."""
    broken = 0
    for number in range(40):
        game = play_game(Plan(5, 1, 3), number)
        found = summarize(game, number)
        for seat, one in zip(game.seats, found.table, strict=True):
            allied = sum(1 << i for i, season in enumerate(one.seasons) if season.ally)
            assert allied == game.state.allied_seasons[seat]
            for i, season in enumerate(one.seasons):
                if season.ally:
                    other = player(found, season.ally).seasons[i]
                    assert other.ally == one.clan
                    assert {season.standing, other.standing} in ({KEPT}, {BETRAYER, BETRAYED})
                    broken += season.standing == BETRAYER
    assert broken > 3


def test_an_unfinished_game() -> None:
    """Nobody has won it."""
    found = summarize(new_game(("koi", "lotus", "turtle"), seed=1), 0)
    assert not found.finished
    assert not any(one.won for one in found.table)
