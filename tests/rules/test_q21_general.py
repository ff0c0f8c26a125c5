"""Q21-Q24: advantages, the dead of a battle, captives."""

from __future__ import annotations

from hinode.game import Game
from tests.helpers import case


def log(game: Game) -> list[str]:
    """What happened, a line each."""
    return [event.text() for event in game.events]


def test_q21_seppuku_hostage_and_ronin_may_be_declined() -> None:
    """Q21: the winner of each of the first three advantages may leave it unused."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war nagato
        lotus coins 3 ronin 5
        lotus nagato bushi
        turtle nagato bushi

        actions
        lotus bid 1 1 1 0
        expect decision seppuku
        lotus pass
        expect decision hostage
        lotus pass
        expect decision hire_ronin
        lotus pass
        expect lotus tokens spring:nagato
        expect lotus vp 0
    """)
    assert [line for line in log(game) if line.startswith("advantage_declined")] == [
        "advantage_declined seppuku lotus",
        "advantage_declined hostage lotus",
        "advantage_declined ronin lotus",
    ]


def test_q21_poets_score_without_a_question() -> None:
    """Q21: the poets are never asked about."""
    case("""
        honor koi lotus turtle
        phase war 0
        war nagato
        lotus coins 1
        lotus nagato 2 bushi
        turtle nagato bushi, shinto

        actions
        lotus bid 0 0 0 1
        expect lotus tokens spring:nagato
        expect lotus vp 2
        expect decision tea
    """)


def test_q21_seppuku_with_nothing_to_kill_gives_nothing() -> None:
    """Q21: Turtle fights with a stronghold only: winning Seppuku asks and gives nothing."""
    game = case("""
        honor koi turtle lotus
        phase war 0
        war nagato
        lotus nagato 2 bushi
        turtle coins 2
        turtle nagato stronghold

        actions
        turtle bid 1 0 1 0
        # No ronin either.
        expect lotus tokens spring:nagato
        expect turtle vp 0
        expect honor koi turtle lotus
    """)
    assert "advantage_won seppuku turtle" in log(game)


def test_q22_every_advantage_is_a_separate_gain() -> None:
    """Q22: with Loyalty, Seppuku, Take hostage, the outcome and the poets are raised once each."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase war 0
        war nagato
        lotus coins 4 ronin 6 ally koi
        lotus nagato 2 bushi
        lotus cards loyalty righteousness
        koi ally lotus
        turtle vp 4
        turtle nagato bushi, shinto

        actions
        lotus bid 1 1 1 1
        lotus use seppuku
        # 2 for Seppuku, 2 for Righteousness, 1 for Loyalty
        expect lotus vp 5
        lotus capture turtle shinto
        expect lotus vp 7
        lotus use ronin
        # The poets: three dead and 1 for Loyalty. The outcome itself gave no VP, so nothing is added.
        expect lotus vp 11
    """)


def test_q23_the_dead_of_a_battle_wait_aside() -> None:
    """Q23: figures killed in a battle reach the reserve only when it ends."""
    case("""
        honor koi lotus turtle
        phase war 0
        war nagato
        lotus coins 2
        lotus nagato 2 bushi, daimyo
        turtle nagato bushi

        actions
        lotus bid 1 1 0 0
        lotus use seppuku
        expect decision hostage
        expect lotus aside 2 bushi, daimyo
        expect lotus reserve 4 bushi, 3 shinto, 4 stronghold
        lotus pass
        expect lotus aside -
        expect lotus reserve 6 bushi, 3 shinto, daimyo, 4 stronghold
    """)


def test_q23_replaced_figures_are_in_reserve_at_once() -> None:
    """Q23: what Betray replaces does not wait."""
    case("""
        honor koi lotus turtle
        phase political 1
        lotus edo bushi
        turtle edo bushi
        next perform koi betray koi

        actions
        koi replace lotus bushi edo bushi
        expect decision betray
        expect lotus reserve 6 bushi, 3 shinto, daimyo, 4 stronghold
    """)


def test_q24_a_captive_cannot_be_recruited() -> None:
    """Q24: a captive is in no reserve."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi edo 6 bushi, stronghold
        koi captive lotus oni_of_skulls
        koi cards oni_of_skulls
        next perform koi recruit lotus

        actions
        refused R1.5 koi summon oni_of_skulls edo
        koi summon shinto edo
    """)


def test_q24_a_captive_cannot_replace_anybody() -> None:
    """Q24: nor be used in Betray; nor does it count as present anywhere."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi captive lotus oni_of_skulls
        koi cards oni_of_skulls
        turtle edo bushi, komainu
        turtle cards komainu
        next perform koi betray koi

        actions
        refused R6.12 koi replace turtle komainu edo oni_of_skulls
        koi replace turtle bushi edo bushi
    """)


def test_q24_a_captive_oni_still_counts_for_its_owner() -> None:
    """Q24: Souls counts three Oni: itself, one in reserve, one captive."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi edo oni_of_souls
        koi captive lotus oni_of_blood
        koi cards oni_of_souls oni_of_blood oni_of_skulls

        actions
        expect koi vp 6
    """)


def test_q24_a_captive_monster_counts_for_form_of_the_beast() -> None:
    """Q24: for the winter cards too, though it goes home just before."""
    case("""
        honor koi lotus turtle
        season winter
        phase cleanup
        koi captive lotus oni_of_blood
        koi cards oni_of_blood komainu form_of_the_beast

        actions
        expect koi vp 6
    """)
