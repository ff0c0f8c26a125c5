"""R8: Seppuku, Take hostage, Hire ronin."""

from __future__ import annotations

from hinode.game import Game
from tests.helpers import case


def said(game: Game, *kinds: str) -> list[str]:
    """The events of some kinds, as text."""
    return [event.text() for event in game.events if event.kind.name in kinds]


HOSTAGE = """
        honor koi lotus dragonfly turtle
        season summer
        phase war 0
        war kyoto nagato
        koi coins 2
        koi kyoto 5 bushi, daimyo
        koi nagato bushi
        lotus vp 3
        lotus kyoto bushi, daimyo, yurei
        lotus cards yurei
        lotus nagato bushi
        dragonfly kyoto oni_of_skulls
        dragonfly cards oni_of_skulls
        turtle edo bushi

        actions
        koi bid 0 2 0 0
"""


def test_r8_4_all_ones_own_figures_die() -> None:
    """R8.4: every own figure in the province dies, Daimyo and monsters too, for 1 VP and 1 honor gain each."""
    case("""
        honor koi lotus turtle dragonfly bonsai
        phase war 0
        war kyoto nagato
        bonsai coins 2
        bonsai kyoto bushi, shinto, daimyo
        bonsai nagato bushi
        koi coins 1
        koi kyoto bushi
        koi nagato bushi

        actions
        bonsai bid 1 0 0 0
        koi bid 0 0 0 0
        bonsai use seppuku
        expect bonsai vp 3
        expect honor koi bonsai lotus turtle dragonfly
        expect bonsai kyoto -
        expect bonsai nagato bushi
        expect bonsai reserve 5 bushi, 3 shinto, daimyo, 4 stronghold
    """)


def test_r8_4_nobody_elses_figures_die() -> None:
    """R8.4: Seppuku spares the others, allies and enemies."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war kyoto nagato
        koi coins 2 ronin 3 ally lotus
        koi kyoto bushi
        koi nagato bushi
        lotus ally koi
        lotus kyoto bushi
        dragonfly kyoto bushi
        dragonfly nagato bushi

        actions
        koi bid 1 1 0 0
        koi use seppuku
        expect decision hostage
        expect koi kyoto -
        expect lotus kyoto bushi
        expect dragonfly kyoto bushi
        expect koi vp 1
    """)


def test_r8_4_one_stays_in_the_battle() -> None:
    """R8.4: with no figures left one still wins advantages, and with hired ronin the battle."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war kyoto nagato
        lotus coins 4 ronin 3
        lotus kyoto bushi
        lotus nagato bushi
        dragonfly kyoto 2 bushi
        dragonfly nagato bushi
        dragonfly coins 1

        actions
        lotus bid 1 0 1 1
        dragonfly bid 0 0 0 0
        lotus use seppuku
        lotus use ronin
        expect lotus tokens spring:kyoto
        expect lotus vp 4
        expect lotus coins 1
        expect dragonfly kyoto -
        expect dragonfly coins 4
    """)


def test_r8_4_the_dead_wait_until_the_battle_ends() -> None:
    """R8.4: the fallen are out of the battle but not yet in reserve."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war kyoto
        lotus coins 4
        lotus kyoto bushi
        dragonfly kyoto 2 bushi

        actions
        lotus bid 1 1 0 0
        lotus use seppuku
        expect decision hostage
        expect lotus aside bushi
        expect lotus reserve 5 bushi, 3 shinto, daimyo, 4 stronghold
    """)


def test_r8_4_without_figures_there_is_nothing_to_decide() -> None:
    """R8.4: Turtle's strongholds alone have Force but cannot die: Seppuku is not asked and gives nothing."""
    case("""
        honor koi lotus turtle
        phase war 0
        war kyoto nagato
        turtle coins 4
        turtle kyoto 2 stronghold
        turtle nagato bushi
        lotus kyoto bushi
        lotus nagato bushi

        actions
        turtle bid 1 0 0 0
        expect turtle tokens spring:kyoto
        expect turtle vp 0
        expect honor koi lotus turtle
    """)


def test_r8_5_capture_one_figure_and_steal_a_point() -> None:
    """R8.5: the hostage leaves the province and its owner's hands; 1 VP goes to the captor."""
    case(
        HOSTAGE
        + """
        koi capture lotus bushi
        expect lotus captive koi bushi
        expect lotus vp 2
        expect koi vp 1
        expect lotus reserve 4 bushi, 3 shinto, daimyo, 4 stronghold, yurei
    """
    )


def test_r8_5_never_a_daimyo() -> None:
    """R8.5: not a Daimyo nor what counts as one, not one's own, not of somebody outside the battle."""
    case(
        HOSTAGE
        + """
        refused R8.5 koi capture lotus daimyo
        refused R8.5 koi capture lotus yurei
        refused R8.5 koi capture koi bushi
        refused R8.5 koi capture turtle bushi
        refused R8.5 koi capture lotus shinto
        koi capture dragonfly oni_of_skulls
        expect dragonfly captive koi oni_of_skulls
    """
    )


def test_r8_5_only_one() -> None:
    """R8.5: one advantage, one hostage."""
    case(
        HOSTAGE
        + """
        koi capture lotus bushi
        expect phase war 2
    """
    )


def test_r8_5_an_owner_without_points_loses_none() -> None:
    """R8.5: the figure is taken all the same, but nothing is gained."""
    case(
        HOSTAGE
        + """
        koi capture dragonfly oni_of_skulls
        expect dragonfly vp 0
        expect koi vp 0
        expect dragonfly captive koi oni_of_skulls
    """
    )


def test_r8_5_a_hostage_does_not_fight() -> None:
    """R8.5: its Force is gone from the outcome."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war kyoto nagato
        koi coins 2
        koi kyoto bushi
        koi nagato bushi
        lotus kyoto 2 bushi
        lotus nagato bushi

        actions
        koi bid 0 1 0 0
        koi capture lotus bushi
        expect koi tokens spring:kyoto
        expect lotus reserve 4 bushi, 3 shinto, daimyo, 4 stronghold
    """)


def test_r8_5_a_hostage_is_held_until_the_next_season() -> None:
    """R8.5, R4.4: after the war phase it goes home and the captor has a coin more."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war kyoto
        koi coins 2
        koi kyoto 3 bushi
        lotus kyoto 2 bushi

        actions
        koi bid 0 1 0 0
        koi capture lotus bushi
        expect season summer
        expect lotus reserve 6 bushi, 3 shinto, daimyo, 4 stronghold
        expect koi coins 6
    """)


def test_r8_6_each_ronin_is_one_force() -> None:
    """R8.6: every ronin adds 1 Force in this battle, and none is spent: they fight again in the next."""
    game = case("""
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto nagato oshu
        lotus coins 6 ronin 2
        lotus kyoto bushi
        lotus nagato bushi
        lotus oshu bushi
        dragonfly kyoto 2 bushi
        dragonfly nagato 2 bushi
        dragonfly oshu bushi

        actions
        lotus bid 0 0 1 0
        lotus use ronin
        expect lotus tokens spring:kyoto
        expect lotus ronin 2
        lotus bid 0 0 1 0
        dragonfly bid 0 0 0 0
        lotus use ronin
        expect lotus tokens spring:kyoto spring:nagato
        expect phase war 3
    """)
    assert said(game, "force")[:4] == ["force lotus 3", "force dragonfly 2", "force lotus 3", "force dragonfly 2"]


def test_r8_6_without_the_advantage_ronin_do_not_fight() -> None:
    """R8.6: ronin help only whoever won them; unused they add nothing."""
    case("""
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto
        lotus coins 6 ronin 5
        lotus kyoto bushi
        dragonfly coins 9
        dragonfly kyoto 2 bushi

        actions
        lotus bid 0 0 1 0
        dragonfly bid 0 0 2 0
        expect dragonfly tokens spring:kyoto
    """)
