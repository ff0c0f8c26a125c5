"""A3: hostages, alliances by card, the call to arms."""

from __future__ import annotations

from hinode import new_game
from hinode.bots.random_bot import choose
from hinode.engine.core.rng import Rng
from tests.helpers import automa_case, card, told


def test_a3_1_hostages_are_worth_two_vp() -> None:
    """A3.1: an Automa captor gets 2 VP for each hostage that goes home; a human a coin as always."""
    game = automa_case("""
        honor koi lotus turtle
        automa koi lotus
        season summer
        turtle captive koi 2 bushi
        koi captive turtle shinto
        next season_setup

        actions
        expect koi vp 4
        expect koi coins 0
        expect turtle coins 7
    """)
    assert "vp koi 4 hostages" in told(game, "vp")


def test_a3_1_hostages_in_winter() -> None:
    """A3.1: the same when the game ends."""
    game = automa_case("""
        honor turtle koi lotus
        automa koi lotus
        season winter
        phase cleanup
        turtle captive lotus bushi

        actions
    """)
    assert told(game, "vp")[0] == "vp lotus 2 hostages"


def test_a3_2_a_card_makes_the_alliances() -> None:
    """A3.2: the pairs of a card are the season's alliances, humans included; pairs with an absent clan are ignored."""
    game = automa_case(
        """
        honor koi lotus turtle dragonfly bonsai
        automa koi lotus
        season summer
        koi ally lotus
        lotus ally koi

        actions
        expect koi ally turtle
        expect lotus ally -
        expect dragonfly ally bonsai
        """,
        card(1, pairs="koi:turtle,lotus:fox,dragonfly:bonsai,sun:moon"),
    )
    assert told(game, "automa_pairs") == ["automa_pairs 1 koi:turtle,dragonfly:bonsai"]
    assert told(game, "alliance_ended") == ["alliance_ended koi lotus"]
    assert told(game, "allied") == ["allied koi turtle", "allied dragonfly bonsai"]


def test_a3_2_another_card_if_it_pairs_nobody() -> None:
    """A3.2: a card that leaves no pair is followed by another; nobody makes any other alliance."""
    game = automa_case(
        """
        honor koi lotus turtle
        automa koi lotus

        actions
        expect koi ally -
        expect lotus ally turtle
        """,
        card(1, pairs="koi:fox,lotus:sun,turtle:moon,dragonfly:bonsai"),
        card(2, pairs="lotus:turtle"),
    )
    assert told(game, "automa_pairs") == ["automa_pairs 1 -", "automa_pairs 2 lotus:turtle"]
    assert told(game, "tea_over") == ["tea_over"]


ARMS = """
        honor turtle koi lotus
        automa koi lotus
        season {season}
        shrines raijin fujin hachiman susanoo
        turtle kyoto 2 stronghold
        turtle edo stronghold
        koi nagato stronghold

        actions
"""


def test_a3_3_an_automa_clan_draws() -> None:
    """A3.3: it takes its figures as in a Recruit, but there is no bonus; the order is that of honor at the start."""
    game = automa_case(
        """
        honor lotus turtle koi
        automa koi lotus
        season summer
        koi nagato stronghold
        lotus edo 2 stronghold
        koi ally lotus
        lotus ally koi
        turtle kyoto stronghold

        actions
        turtle summon bushi kyoto
        """,
        card(1),
        card(2, icons="daimyo,bushi"),
        card(3, icons="shinto2,bushi"),
        card(4, icons="bushi,shinto1"),
    )
    told_of = told(game, "call_to_arms", "summoned")
    assert told_of[:7] == [
        "call_to_arms lotus",
        "summoned lotus daimyo edo",
        "summoned lotus shinto fujin",
        "call_to_arms turtle",
        "summoned turtle bushi kyoto",
        "call_to_arms koi",
        "summoned koi bushi nagato",
    ]


def test_a3_3_a_card_for_every_figure() -> None:
    """A3.3: the call to arms draws a card for the last kind of figure too, which may send a Shinto to a shrine."""
    game = automa_case(
        """
        honor turtle koi lotus
        automa koi lotus
        season summer
        shrines raijin fujin hachiman susanoo
        koi edo 2 stronghold
        koi oshu 6 bushi, daimyo

        actions
        """,
        card(1),
        card(2, icons="daimyo,bushi"),
        card(3, icons="shinto2,bushi"),
        card(4, icons="bushi,shinto"),
    )
    assert told(game, "automa_figure", "automa_only_kind", "summoned")[:5] == [
        "automa_figure koi 2 daimyo,bushi -",
        "automa_figure koi 3 shinto2,bushi shinto2",
        "summoned koi shinto fujin",
        "automa_figure koi 4 bushi,shinto shinto",
        "summoned koi shinto edo",
    ]


def test_a3_3_not_in_spring() -> None:
    """A3.3: there is no call to arms in the first season, one in each of the others."""
    game = new_game(("koi", "lotus", "turtle"), seed=4, automa=("koi", "lotus"))
    rng = Rng(4)
    while not game.over:
        game.act(game.actors[0], choose(game.options(game.actors[0]), rng))
    lines = told(game, "season_began", "call_to_arms")
    spring, summer, autumn, winter = (i for i, line in enumerate(lines) if line.startswith("season_began"))
    assert (summer - spring, autumn - summer, winter - autumn) == (1, 4, 4)
