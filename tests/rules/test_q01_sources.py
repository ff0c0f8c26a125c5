"""Q1-Q9: where the source documents disagree."""

from __future__ import annotations

from hinode.game import Game, new_game
from hinode.hooks import SEAT
from tests.helpers import case


def log(game: Game) -> list[str]:
    """What happened, a line each."""
    return [event.text() for event in game.events]


def test_q1_hate_kills_a_figure_of_its_owners_ally() -> None:
    """Q1: an ally is an opponent for card effects: Oni of Hate kills the ally's Bushi too."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi ally lotus
        koi edo oni_of_hate
        koi cards oni_of_hate
        lotus ally koi
        lotus kyoto bushi
        next perform koi marshal turtle

        actions
        koi move oni_of_hate edo kyoto
        expect lotus kyoto -
        expect lotus reserve 6 bushi, 3 shinto, daimyo, 4 stronghold
    """)


def test_q1_spite_steals_from_its_owners_ally() -> None:
    """Q1: Oni of Spite steals from the ally as from anybody else."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi ally lotus
        koi edo oni_of_spite
        koi cards oni_of_spite
        lotus vp 5 ally koi
        lotus kyoto bushi
        next perform koi marshal turtle

        actions
        koi move oni_of_spite edo kyoto
        expect koi vp 2
        expect lotus vp 3
    """)


def test_q1_monkey_takes_a_coin_from_the_ally() -> None:
    """Q1: the richest opponent may be the ally."""
    case("""
        honor koi lotus turtle
        set horseman
        season summer
        phase political 1
        koi ally lotus
        koi edo stronghold
        koi cards path_of_the_monkey
        lotus coins 3 ally koi
        turtle coins 1
        next perform koi recruit turtle

        actions
        koi summon bushi edo
        koi use path_of_the_monkey
        expect koi coins 1
        expect lotus coins 2
        expect turtle coins 1
    """)


def test_q1_righteous_takes_a_coin_from_the_ally() -> None:
    """Q1: a lower ally pays Way of the Righteous like every other lower player."""
    case("""
        honor lotus turtle dragonfly
        set horseman
        phase political 10
        war kyoto
        lotus ally dragonfly
        lotus kyoto bushi
        lotus cards way_of_the_righteous
        turtle coins 1
        turtle kyoto bushi
        dragonfly coins 2 ally lotus

        actions
        expect decision bids
        expect lotus coins 2
        expect turtle coins 0
        expect dragonfly coins 1
    """)


def test_q2_seats_and_honor_follow_the_honor_ranks() -> None:
    """Q2: clockwise seats, and honor from the top, are Koi, Lotus, Turtle, Dragonfly, Bonsai."""
    game = new_game(("bonsai", "turtle", "koi", "dragonfly", "lotus"), seed=1)
    names = ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
    assert [SEAT.text(seat) for seat in game.seats] == names
    assert [SEAT.text(seat) for seat in game.state.honor] == names


def test_q2_a_mandate_goes_round_in_that_order() -> None:
    """Q2: on the left of Turtle sits Dragonfly, then Bonsai, Koi, Lotus, whatever the honor track says."""
    game = case("""
        honor bonsai koi turtle lotus dragonfly
        phase political 0
        holder turtle
        deck harvest harvest recruit recruit marshal marshal train train betray betray

        actions
        turtle mandate 1 harvest
        expect holder dragonfly
    """)
    performed = [line.split()[1] for line in log(game) if line.startswith("performs")]
    assert performed == ["dragonfly", "bonsai", "koi", "lotus", "turtle"]


def test_q3_nagato_gives_a_point_a_coin_and_a_ronin() -> None:
    """Q3: the reward of Nagato is 1 VP, 1 coin and 1 ronin, beside the coin every Harvest gives."""
    case("""
        honor koi lotus turtle
        phase political 1
        lotus nagato bushi
        next perform lotus harvest lotus

        actions
        expect lotus vp 1
        expect lotus coins 2
        expect lotus ronin 1
    """)


def test_q4_the_bonus_figure_may_use_an_unused_stronghold() -> None:
    """Q4: the bonus of Recruit may go to a stronghold that summoned nothing else."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        koi kyoto stronghold
        next perform koi recruit koi

        actions
        koi summon bushi edo
        koi summon bushi edo
        koi pass
        expect koi edo 2 bushi, stronghold
        expect koi kyoto stronghold
    """)


def test_q4_the_bonus_figure_may_use_a_used_stronghold() -> None:
    """Q4: all strongholds used, the bonus figure may go to any of them, but only one figure more."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        koi kyoto stronghold
        next perform koi recruit koi

        actions
        koi summon bushi edo
        koi summon bushi kyoto
        koi summon bushi kyoto
        expect koi edo bushi, stronghold
        expect koi kyoto 2 bushi, stronghold
        expect decision choose_mandate
    """)


def test_q5_in_an_allied_pair_more_force_beats_higher_honor() -> None:
    """Q5: allies alone in a war province: the most Force takes the token, whatever the honor."""
    case("""
        honor koi lotus turtle
        phase war 0
        war kyoto
        koi ally lotus
        koi kyoto bushi
        lotus ally koi
        lotus kyoto 2 bushi

        actions
        expect lotus tokens spring:kyoto
        expect koi kyoto bushi
    """)


def test_q5_in_an_allied_pair_honor_breaks_a_tie() -> None:
    """Q5: allies with equal Force: the higher honor takes the token and nobody dies."""
    case("""
        honor koi lotus turtle
        phase war 0
        war kyoto
        koi ally lotus
        koi kyoto 2 bushi
        lotus ally koi
        lotus kyoto 2 bushi

        actions
        expect koi tokens spring:kyoto
        expect lotus tokens -
        expect lotus kyoto 2 bushi
    """)


def test_q6_a_bought_monster_must_be_summoned() -> None:
    """Q6: the buyer chooses where, not whether: passing is refused."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 2
        koi edo stronghold
        koi kyoto stronghold
        next perform koi train lotus

        actions
        koi buy oni_of_skulls
        expect decision summon_monster
        refused R6.10 koi pass
        koi summon oni_of_skulls kyoto
        expect koi kyoto stronghold, oni_of_skulls
    """)


def test_q6_with_one_stronghold_the_monster_comes_unasked() -> None:
    """Q6: with one place to go there is nothing to ask."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 2
        koi edo stronghold
        next perform koi train lotus

        actions
        koi buy oni_of_skulls
        expect koi edo stronghold, oni_of_skulls
        expect decision choose_mandate
    """)


RIGHTEOUS_TWICE = """
    honor lotus turtle dragonfly
    set horseman
    phase political 10
    war kyoto
    lotus kyoto bushi
    lotus cards way_of_the_righteous
    turtle kyoto bushi
    turtle cards way_of_the_righteous
    dragonfly coins 2

    actions
    expect decision order
    expect actors lotus
"""


def test_q7_the_highest_honor_may_resolve_first() -> None:
    """Q7: of simultaneous effects the highest honor involved decides; first, Lotus leaves Turtle a coin."""
    case(f"""{RIGHTEOUS_TWICE}
    lotus first
    expect decision bids
    expect lotus coins 1
    expect turtle coins 1
    """)


def test_q7_the_highest_honor_may_resolve_last() -> None:
    """Q7: last, Lotus takes from Turtle what Turtle has just taken."""
    case(f"""{RIGHTEOUS_TWICE}
    refused R2.4 turtle first
    lotus last
    expect decision bids
    expect lotus coins 2
    expect turtle coins 0
    """)


def test_q8_koi_enters_a_battle_without_ronin() -> None:
    """Q8: Koi's 6 coins and 2 ronin have become 8 coins before the first battle."""
    case("""
        honor koi lotus turtle
        phase political 10
        war nagato
        koi coins 6 ronin 2
        koi nagato bushi
        lotus coins 3 ronin 2
        lotus nagato bushi

        actions
        expect decision bids
        expect koi coins 8
        expect koi ronin 0
        expect lotus coins 3
        expect lotus ronin 2
    """)


def test_q9_seppuku_kills_own_figures_only() -> None:
    """Q9: only the figures of the one who commits Seppuku die, and only in that province."""
    case("""
        honor lotus turtle koi
        phase war 0
        war edo hokkaido
        koi coins 2
        koi edo bushi, daimyo
        koi kyoto bushi
        koi hokkaido bushi
        lotus edo bushi, shinto
        turtle coins 1
        turtle hokkaido bushi

        actions
        koi bid 1 0 0 0
        koi use seppuku
        expect koi edo -
        expect koi kyoto bushi
        expect lotus edo bushi, shinto
        expect koi vp 2
        expect honor koi lotus turtle
        expect lotus tokens spring:edo
    """)
