"""R4: a season."""

from __future__ import annotations

import pytest

from hinode import Game, new_game
from hinode.bots.random_bot import choose
from hinode.engine.board import AUTUMN, SPRING, SUMMER
from hinode.engine.core.rng import Rng
from hinode.engine.rules.season import season_cards
from tests.helpers import case, told

CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
INCOME = {"koi": 5, "lotus": 7, "turtle": 6, "dragonfly": 6, "bonsai": 4}


def play(seed: int, clans: tuple[str, ...] = CLANS) -> Game:
    """A whole game in which everybody does anything legal."""
    game = new_game(clans, "random", "random", seed)
    rng = Rng(seed)
    while not game.over:
        seat = rng.pick(game.actors)
        game.act(seat, choose(game.options(seat), rng))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_r4_1_three_seasons_then_winter(seed: int) -> None:
    """R4.1, R4.5: setup, tea, politics, war and cleanup three times, then winter."""
    kinds = ("season_began", "tea_over", "kami_turn", "war_began", "cleaned_up", "game_over")
    names = [line.split()[0] for line in told(play(seed), *kinds)]
    season = ["season_began", "tea_over", "kami_turn", "kami_turn", "kami_turn", "war_began", "cleaned_up"]
    assert names == [*season * 3, "season_began", "game_over"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r4_1_two_more_war_provinces_than_players(players: int) -> None:
    """R4.1: that many different provinces are at war every season, drawn again each time."""
    game = play(players, CLANS[:players])
    drawn = [line.split()[1].split(",") for line in told(game, "war_drawn")]
    assert [len(set(war)) for war in drawn] == [players + 2] * 3
    assert [len(war) for war in drawn] == [players + 2] * 3
    assert len({tuple(war) for war in drawn}) > 1


@pytest.mark.parametrize("seed", range(3))
def test_r4_1_wars_come_in_the_order_drawn(seed: int) -> None:
    """R4.1: the tokens are numbered in draw order and the wars are resolved in that order, no others."""
    game = play(seed)
    fought: list[str] = []
    for line in told(game, "war_drawn", "province_at_war", "cleaned_up"):
        words = line.split()
        if words[0] == "war_drawn":
            fought = [f"{i} {province}" for i, province in enumerate(words[1].split(","), 1)]
        elif words[0] == "province_at_war":
            assert " ".join(words[1:]) == fought.pop(0)
        else:
            assert not fought


def test_r4_2_leftovers_are_removed() -> None:
    """R4.2: in Summer the unsold cards of Spring are gone and all twelve of Summer are there."""
    game = case("""
        honor koi lotus turtle
        season spring
        phase cleanup
        koi cards komainu

        actions
        expect season summer
        expect koi cards komainu
    """)
    assert sorted(game.state.display) == sorted(season_cards("archway", SUMMER))
    assert set(game.state.display).isdisjoint(season_cards("archway", SPRING))


def test_r4_2_autumn_cards() -> None:
    """R4.2: Autumn shows its own twelve."""
    game = case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase cleanup

        actions
        expect season autumn
    """)
    assert sorted(game.state.display) == sorted(season_cards("teapot", AUTUMN))


@pytest.mark.parametrize("clan", CLANS)
def test_r4_3_income_at_the_start(clan: str) -> None:
    """R4.3: every clan begins with its seasonal income."""
    game = new_game(CLANS, seed=2)
    assert game.state.coins[game.seat_number(clan)] == INCOME[clan]


@pytest.mark.parametrize("season", ["spring", "summer"])
def test_r4_3_income_every_season(season: str) -> None:
    """R4.3: the income comes again in Summer and Autumn, to everybody who plays."""
    checks = "\n".join(f"        expect {clan} coins {INCOME[clan]}" for clan in CLANS)
    case(f"""
        honor bonsai koi lotus turtle dragonfly
        season {season}
        phase cleanup

        actions
{checks}
    """)


def test_r4_4_hostages_return_in_winter() -> None:
    """R4.4: and in Winter; the coin comes to the captor, though it is worth nothing then."""
    game = case("""
        honor koi lotus turtle
        season winter
        phase cleanup
        koi captive lotus 2 bushi

        actions
        expect koi captive lotus -
        expect koi reserve 6 bushi, 3 shinto, daimyo, 4 stronghold
        expect lotus vp 0
    """)
    assert "coins lotus 2 hostages" in told(game, "coins")


def test_r4_4_cleanup_keeps_hostages() -> None:
    """R4.4: hostages go home in the next seasonal setup, after the income, not before."""
    game = case("""
        honor koi lotus turtle
        season spring
        phase cleanup
        koi captive lotus bushi

        actions
        expect season summer
    """)
    kinds = [line.split()[0] for line in told(game, "cleaned_up", "coins", "hostage_returned")]
    assert kinds.index("cleaned_up") < kinds.index("coins") < kinds.index("hostage_returned")


def test_r4_5_all_ten_tiles_are_reshuffled() -> None:
    """R4.5: played and unplayed tiles together make the next deck; the generator decides their order."""
    decks: set[tuple[int, ...]] = set()
    for rng in range(8):
        game = case(f"""
            honor koi lotus turtle
            season spring
            phase cleanup
            played lotus 1 harvest as betray
            played turtle 2 train
            deck recruit recruit marshal marshal train harvest betray betray
            rng {rng}

            actions
        """)
        assert sorted(game.state.deck) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
        assert not game.state.played
        decks.add(game.state.deck)
    assert len(decks) > 1


@pytest.mark.parametrize("seed", range(3))
def test_r4_5_the_deck_goes_on_to_the_left(seed: int) -> None:
    """R4.5: the first chooser of a season sits on the left of the last one of the season before."""
    game = play(seed)
    choosers = [line.split()[1] for line in told(game, "drew")]
    assert len(choosers) == 21
    assert choosers == [CLANS[i % 5] for i in range(21)]
