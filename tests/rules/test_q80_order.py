"""Q80-Q84: the order of effects, moves, Dragonfly's reach, Force when it is needed."""

from __future__ import annotations

from hinode.game import Game
from tests.helpers import case


def log(game: Game) -> list[str]:
    """What happened, a line each."""
    return [event.text() for event in game.events]


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


def test_q80_nothing_summoned_no_after_summon_effect() -> None:
    """Q80: Koi passes at once: Warlord gives nothing."""
    case("""
        honor koi lotus turtle
        set teapot
        phase political 1
        koi edo stronghold
        koi cards path_of_the_warlord
        next perform koi recruit lotus

        actions
        koi pass
        expect koi coins 0
    """)


def test_q80_conditions_are_read_when_an_effect_resolves() -> None:
    """Q80: on top when it summoned, Koi has lost honor to Ninja by the time Spirit looks."""
    case("""
        honor koi lotus turtle
        set horseman
        season autumn
        phase political 1
        koi edo stronghold
        koi cards path_of_the_ninja path_of_the_spirit
        lotus kyoto bushi
        next perform koi recruit turtle

        actions
        koi summon shinto edo
        koi resolve path_of_the_ninja
        koi kill lotus bushi kyoto
        expect honor lotus koi turtle
        expect koi vp 0
    """)


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


def test_q81_asked_if_a_merchant_is_owned() -> None:
    """Q81: a Merchant watches, so the order of the two Shogun is asked."""
    case("""
        honor lotus turtle dragonfly
        set teapot
        season summer
        phase political 10
        war edo
        lotus cards way_of_the_shogun
        turtle cards way_of_the_shogun
        dragonfly cards way_of_the_merchant

        actions
        expect decision order
        expect actors lotus
    """)


def test_q81_one_player_alone_is_not_asked() -> None:
    """Q81: only Lotus has an effect, if one that takes."""
    case("""
        honor lotus turtle dragonfly
        set horseman
        phase political 10
        war edo
        lotus edo bushi
        lotus cards way_of_the_righteous
        turtle coins 2
        turtle edo bushi

        actions
        expect decision bids
        expect lotus coins 1
    """)


def test_q81_koi_without_ronin_has_nothing_to_order() -> None:
    """Q81, Q18: with no ronin to exchange Koi has no effect, so Lotus' Righteous needs no order."""
    case("""
        honor koi lotus turtle
        set horseman
        phase political 10
        war edo
        koi coins 1
        koi edo bushi
        lotus edo bushi
        lotus cards way_of_the_righteous
        turtle coins 2

        actions
        expect decision bids
        expect lotus coins 1
    """)


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


def test_q82_a_move_ends_in_another_province() -> None:
    """Q82: staying is no move, for Dragonfly neither."""
    case("""
        honor koi lotus dragonfly
        phase political 1
        dragonfly edo bushi
        next perform dragonfly marshal koi

        actions
        refused Q82 dragonfly move bushi edo edo
        dragonfly move bushi edo nagato
    """)


def test_q82_moves_first_then_the_stronghold() -> None:
    """Q82: while moving nothing can be built, and once it is time to build nothing moves."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 3
        koi edo 2 bushi
        next perform koi marshal koi

        actions
        refused R6.8 koi build kyoto
        koi move bushi edo kyoto
        koi pass
        expect decision build_choice
        refused R6.8 koi move bushi edo kyoto
        koi build kyoto
        expect koi kyoto bushi, stronghold
    """)


DRAGONFLY = """
    honor koi lotus dragonfly
    phase political 1
    dragonfly coins 2
    dragonfly hokkaido stronghold
"""


def test_q83_dragonfly_recruits_and_buys_to_any_province() -> None:
    """Q83: Recruit and a bought monster reach any province; as many as it has strongholds."""
    case(f"""{DRAGONFLY}
    next perform dragonfly recruit koi
    next perform dragonfly train koi

    actions
    dragonfly summon bushi nagato
    expect decision train
    dragonfly buy oni_of_skulls
    dragonfly summon oni_of_skulls kyoto
    expect dragonfly nagato bushi
    expect dragonfly kyoto oni_of_skulls
    """)


def test_q83_kenin_places_at_dragonflys_strongholds() -> None:
    """Q83: placing is no Summon: only where a stronghold stands."""
    case(f"""{DRAGONFLY}
    dragonfly cards path_of_the_kenin
    next perform dragonfly recruit koi

    actions
    dragonfly summon bushi nagato
    expect decision place_figure
    refused R1.6 dragonfly place bushi nagato
    dragonfly place bushi hokkaido
    expect dragonfly hokkaido bushi, stronghold
    """)


def test_q83_raijin_for_dragonfly() -> None:
    """Q83: Raijin's Bushi goes anywhere for everybody."""
    case("""
        honor koi lotus dragonfly
        shrines raijin fujin hachiman tsukuyomi
        phase political 3
        dragonfly raijin shinto

        actions
        dragonfly summon bushi edo
        expect dragonfly edo bushi
    """)


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
