"""Q80, Q81, Q84: the order of effects, and Force when it is needed."""

from __future__ import annotations

from tests.helpers import case, log


def test_q80_figures_enter_one_at_a_time_with_their_entry_effects() -> None:
    """Q80: Spite steals at once, before the next figure; Monkey waits for the whole Summon."""
    game = case("""
        honor koi lotus turtle
        set horseman
        season autumn
        phase political 1
        lotus vp 3
        lotus nagato 2 stronghold
        lotus cards oni_of_spite path_of_the_monkey
        koi vp 3 coins 1
        koi nagato bushi
        next perform lotus recruit turtle

        actions
        lotus summon oni_of_spite nagato
        expect lotus vp 5
        expect decision recruit
        lotus summon bushi nagato
        expect decision may_use
        lotus pass
    """)
    order = [line.split()[0] for line in log(game) if line.startswith(("summoned", "vp lotus"))]
    assert order == ["summoned", "vp", "summoned"]


EXCHANGE = """
    honor lotus koi turtle
    set horseman
    phase political 10
    war kyoto
    lotus coins 1
    lotus kyoto bushi
    lotus cards way_of_the_righteous
    koi ronin 2
    turtle kyoto bushi

    actions
    expect decision order
    expect actors lotus
"""


def test_q81_a_clan_power_belongs_to_the_block() -> None:
    """Q81: first, Lotus finds no coin of Koi; last, Koi's ronin have become coins."""
    case(f"""{EXCHANGE}
    lotus first
    expect koi coins 2
    expect lotus coins 1
    """)
    case(f"""{EXCHANGE}
    lotus last
    expect koi coins 1
    expect lotus coins 2
    """)


def test_q81_all_effects_of_a_player_are_one_block() -> None:
    """Q81: Koi's Righteous and its exchange come together, before Turtle's Righteous."""
    game = case("""
        honor koi lotus turtle dragonfly
        set horseman
        phase political 10
        war kyoto
        koi ronin 1
        koi cards way_of_the_righteous
        lotus coins 2
        lotus kyoto bushi
        turtle cards way_of_the_righteous
        dragonfly coins 3
        dragonfly kyoto bushi

        actions
        expect actors koi
        koi first
        expect decision bids
        expect koi coins 3
        expect lotus coins 1
        expect turtle coins 1
        expect dragonfly coins 1
    """)
    whose = [line.split()[1] for line in log(game) if line.startswith(("coins", "ronin"))]
    assert whose == ["lotus", "koi", "dragonfly", "koi", "koi", "koi", "dragonfly", "turtle"]


def test_q81_not_asked_where_the_order_cannot_matter() -> None:
    """Q81: everybody only draws from the pile: no question, from the highest honor down."""
    game = case("""
        honor turtle lotus koi
        season summer
        phase political 10
        war edo
        koi coins 1 ronin 2
        koi edo bushi
        koi cards way_of_the_ronin
        lotus edo bushi
        lotus cards way_of_the_shogun
        turtle cards way_of_the_shogun

        actions
        expect decision bids
        expect koi coins 5
        expect lotus coins 3
        expect turtle coins 3
    """)
    whose = [line.split()[1] for line in log(game) if line.startswith("coins")]
    assert whose == ["turtle", "lotus", "koi"]


def test_q81_those_who_chose_last_resolve_in_reverse() -> None:
    """Q81, R2.4: Lotus last, then Koi last of the rest: Turtle, Koi, Lotus."""
    game = case("""
        honor lotus koi turtle dragonfly
        set horseman
        phase political 10
        war kyoto
        lotus kyoto bushi
        lotus cards way_of_the_righteous
        koi ronin 1
        turtle cards way_of_the_righteous
        dragonfly coins 5
        dragonfly kyoto bushi

        actions
        expect actors lotus
        lotus last
        expect actors koi
        koi last
        expect decision bids
        expect koi coins 0
        expect turtle coins 0
        expect dragonfly coins 3
        expect lotus coins 3
    """)
    takers = [line.split()[1] for line in log(game) if line.startswith("coins") and int(line.split()[2]) > 0]
    assert takers == ["turtle", "koi", "lotus", "lotus", "lotus"]


def test_q84_seppuku_changes_an_onis_force_before_the_outcome() -> None:
    """Q84: Koi rises above Turtle by Seppuku; Turtle is lowest now and Skulls has Force 3."""
    game = case("""
        honor lotus turtle koi
        phase war 0
        war kansai
        koi coins 1
        koi kansai bushi
        lotus kansai 2 bushi
        turtle kansai oni_of_skulls
        turtle cards oni_of_skulls

        actions
        koi bid 1 0 0 0
        koi use seppuku
        expect turtle tokens spring:kansai
    """)
    assert "force turtle 3" in log(game)


def test_q84_without_seppuku_the_same_oni_loses() -> None:
    """Q84: Koi declines, stays lowest, and Skulls has Force 1."""
    game = case("""
        honor lotus turtle koi
        phase war 0
        war kansai
        koi coins 1
        koi kansai bushi
        lotus kansai 2 bushi
        turtle kansai oni_of_skulls
        turtle cards oni_of_skulls

        actions
        koi bid 1 0 0 0
        koi pass
        expect lotus tokens spring:kansai
    """)
    assert "force turtle 1" in log(game)
