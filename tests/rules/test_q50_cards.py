"""Q50-Q54 and Q56: Spirit and Patron, Katana, Courage, Righteous, copies, missing targets."""

from __future__ import annotations

from hinode import queries
from hinode.actions import PROVINCE
from hinode.game import Game
from hinode.hooks import SEAT
from tests.helpers import case


def log(game: Game) -> list[str]:
    """What happened, a line each."""
    return [event.text() for event in game.events]


def force(game: Game, clan: str, province: str) -> int:
    """The Force of a clan in a province."""
    return queries.force(game.state, SEAT.read(clan), PROVINCE.read(province))


def test_q50_spirit_needs_the_highest_honor_of_all() -> None:
    """Q50: Koi, on top, gains 2 coins and 2 VP after summoning; Lotus, second, would gain nothing."""
    text = """
        set horseman
        season autumn
        phase political 1
        koi edo stronghold
        koi cards path_of_the_spirit
        next perform koi recruit lotus

        actions
        koi summon bushi edo
    """
    case(f"""
        honor koi lotus turtle
        {text}
        expect koi coins 2
        expect koi vp 2
    """)
    case(f"""
        honor lotus koi turtle
        {text}
        expect koi coins 0
        expect koi vp 0
    """)


def test_q50_patron_needs_two_players_below() -> None:
    """Q50: second of four has two below; second of three has one."""
    text = """
        set teapot
        phase political 1
        koi edo stronghold
        koi cards path_of_the_patron
        next perform koi recruit lotus

        actions
        koi summon bushi edo
    """
    case(f"""
        honor lotus koi turtle dragonfly
        {text}
        expect koi coins 2
    """)
    case(f"""
        honor lotus koi turtle
        {text}
        expect koi coins 0
    """)


def test_q51_katana_in_the_war_phase_only() -> None:
    """Q51: in a battle a Bushi has Force 2, in the political phase 1."""
    game = case("""
        honor koi lotus turtle
        season autumn
        phase war 0
        war edo
        koi coins 1
        koi edo 2 bushi, shinto, daimyo
        koi cards way_of_the_katana
        lotus edo 5 bushi

        actions
    """)
    assert force(game, "koi", "edo") == 6
    game.act("koi", "bid 0 0 0 0")
    assert "token koi edo" in log(game)
    game = case("""
        honor koi lotus turtle
        season autumn
        phase political 0
        koi edo 2 bushi
        koi cards way_of_the_katana

        actions
    """)
    assert force(game, "koi", "edo") == 2


def test_q51_katana_decides_between_allies_and_not_a_harvest() -> None:
    """Q51: with the ally Koi's two Bushi make 4 against 3; in Harvest they are 2 against 3."""
    case("""
        honor turtle lotus koi
        season autumn
        phase war 0
        war edo
        koi ally lotus
        koi edo 2 bushi
        koi cards way_of_the_katana
        lotus ally koi
        lotus edo 3 bushi

        actions
        expect koi tokens autumn:edo
    """)
    case("""
        honor turtle lotus koi
        season autumn
        phase political 1
        koi edo 2 bushi
        koi cards way_of_the_katana
        lotus edo 3 bushi
        next perform koi harvest koi

        actions
        expect koi vp 0
        expect koi coins 1
    """)


def test_q52_courage_for_every_token() -> None:
    """Q52: a token taken alone, one with an ally, one in a battle: 2 VP each."""
    case("""
        honor koi lotus turtle
        set horseman
        phase war 0
        war oshu edo kyoto
        koi ally lotus
        koi oshu bushi
        koi edo 2 bushi
        koi kyoto 2 bushi
        koi cards courage
        lotus ally koi
        lotus edo bushi
        turtle kyoto bushi

        actions
        expect koi tokens spring:oshu spring:edo spring:kyoto
        expect koi vp 6
    """)


def test_q52_no_courage_for_tokens_of_others() -> None:
    """Q52: the ally takes it: nothing."""
    case("""
        honor koi lotus turtle
        set horseman
        phase war 0
        war edo oshu
        koi ally lotus
        koi edo bushi
        koi cards courage
        lotus ally koi
        lotus edo 2 bushi

        actions
        expect lotus tokens spring:edo
        expect koi vp 0
    """)


def test_q53_righteous_takes_from_the_lower_what_they_have() -> None:
    """Q53: Turtle takes from Dragonfly, not from Lotus above it; Bonsai has nothing to give."""
    case("""
        honor lotus turtle dragonfly bonsai
        set horseman
        phase political 10
        war kyoto
        lotus coins 3
        turtle kyoto bushi
        turtle cards way_of_the_righteous
        dragonfly coins 2
        dragonfly kyoto bushi

        actions
        expect decision bids
        expect lotus coins 3
        expect turtle coins 1
        expect dragonfly coins 1
        expect bonsai coins 0
    """)


def test_q54_two_righteous_take_two() -> None:
    """Q54: each copy takes a coin, the second only what is left."""
    case("""
        honor turtle dragonfly bonsai
        set horseman
        phase political 10
        war kyoto
        turtle kyoto bushi
        turtle cards way_of_the_righteous way_of_the_righteous
        dragonfly coins 3
        dragonfly kyoto bushi
        bonsai coins 1

        actions
        expect decision bids
        expect turtle coins 3
        expect dragonfly coins 1
        expect bonsai coins 0
    """)


def test_q54_two_courage_two_righteousness() -> None:
    """Q54: 4 VP for a token; 2 VP for each own figure killed."""
    case("""
        honor koi lotus turtle
        set horseman
        phase war 0
        war edo oshu
        koi edo 3 bushi
        koi cards courage courage
        lotus edo 2 bushi
        lotus cards righteousness righteousness

        actions
        expect koi vp 4
        expect lotus vp 4
    """)


def test_q54_two_honesty() -> None:
    """Q54: 4 VP for each honest choice."""
    case("""
        honor koi lotus turtle
        set teapot
        phase political 0
        deck harvest harvest recruit recruit marshal marshal train train betray betray
        koi ally lotus
        koi cards honesty honesty
        lotus ally koi

        actions
        koi mandate 1 harvest
        expect koi vp 4
    """)


def test_q56_monkey_is_not_offered_when_all_opponents_are_poor() -> None:
    """Q56: nobody has a coin to take: no question, no honor lost."""
    case("""
        honor koi lotus turtle
        set horseman
        season summer
        phase political 1
        koi coins 4
        koi edo stronghold
        koi cards path_of_the_monkey
        next perform koi recruit lotus

        actions
        koi summon bushi edo
        expect decision choose_mandate
        expect honor koi lotus turtle
    """)


def test_q56_a_second_monkey_looks_again() -> None:
    """Q56: the first takes Lotus' third coin; then Lotus and Turtle are tied and both give."""
    case("""
        honor koi lotus turtle
        set horseman
        season summer
        phase political 1
        koi edo stronghold
        koi cards path_of_the_monkey path_of_the_monkey
        lotus coins 3
        turtle coins 2
        next perform koi recruit lotus

        actions
        koi summon bushi edo
        koi use path_of_the_monkey
        expect koi coins 1
        koi use path_of_the_monkey
        expect koi coins 3
        expect lotus coins 1
        expect turtle coins 1
        expect honor lotus turtle koi
    """)


def test_q56_a_second_monkey_without_a_target_is_not_offered() -> None:
    """Q56: the only coin is gone."""
    case("""
        honor koi lotus turtle
        set horseman
        season summer
        phase political 1
        koi edo stronghold
        koi cards path_of_the_monkey path_of_the_monkey
        lotus coins 1
        next perform koi recruit lotus

        actions
        koi summon bushi edo
        koi use path_of_the_monkey
        expect decision choose_mandate
        expect honor lotus koi turtle
    """)


def test_q56_ninja_is_not_offered_without_a_bushi_on_the_map() -> None:
    """Q56: a Shinto was summoned and no Bushi stands anywhere."""
    case("""
        honor koi lotus turtle
        set horseman
        phase political 1
        koi edo stronghold
        koi cards path_of_the_ninja
        next perform koi recruit lotus

        actions
        koi summon shinto edo
        expect decision choose_mandate
        expect honor koi lotus turtle
    """)


def test_q56_a_monkey_without_a_target_asks_for_no_order() -> None:
    """Q56, Q18: Monkey has nobody to rob, so there is nothing to order: Spirit simply pays."""
    case("""
        honor koi lotus turtle
        set horseman
        season autumn
        phase political 1
        koi edo stronghold
        koi cards path_of_the_monkey path_of_the_spirit
        next perform koi recruit lotus

        actions
        koi summon bushi edo
        expect decision choose_mandate
        expect koi vp 2
    """)


def test_q56_a_ninja_without_a_target_asks_for_no_order() -> None:
    """Q56, Q18: no Bushi on the map, so only Monkey asks."""
    case("""
        honor koi lotus turtle
        set horseman
        season summer
        phase political 1
        koi edo stronghold
        koi cards path_of_the_monkey path_of_the_ninja
        lotus coins 1
        next perform koi recruit lotus

        actions
        koi summon shinto edo
        expect decision may_use
    """)
