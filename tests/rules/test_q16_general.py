"""Q16-Q20: lowest honor, limits of payments, optional effects, moves, coins in battle."""

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


def test_q16_lowest_honor_needs_somebody_else_present() -> None:
    """Q16: alone, or beside nothing but a stronghold without Force, nobody has the lowest honor."""
    game = case("""
        honor koi lotus turtle
        phase political 0
        turtle edo oni_of_skulls
        turtle cards oni_of_skulls
        koi edo stronghold

        actions
    """)
    assert force(game, "turtle", "edo") == 1


def test_q16_all_present_must_stand_higher() -> None:
    """Q16: with everybody present above its owner Oni of Skulls has Force 3."""
    game = case("""
        honor koi lotus turtle dragonfly
        phase political 0
        turtle edo oni_of_skulls
        turtle cards oni_of_skulls
        koi edo bushi
        lotus edo bushi
        dragonfly kyoto bushi

        actions
    """)
    assert force(game, "turtle", "edo") == 3


def test_q16_one_lower_player_present_is_enough() -> None:
    """Q16: Dragonfly stands lower and is there, so Turtle has not the lowest honor."""
    game = case("""
        honor koi turtle dragonfly
        phase political 0
        turtle edo oni_of_skulls
        turtle cards oni_of_skulls
        koi edo bushi
        dragonfly edo bushi

        actions
    """)
    assert force(game, "turtle", "edo") == 1


def test_q16_force_without_a_figure_is_presence() -> None:
    """Q16: a Turtle stronghold is present through its Force."""
    game = case("""
        honor turtle lotus koi
        phase political 0
        koi edo oni_of_skulls
        koi cards oni_of_skulls
        turtle edo stronghold

        actions
    """)
    assert force(game, "koi", "edo") == 3


def test_q16_in_a_battle_the_dead_are_still_compared() -> None:
    """Q16: Lotus, above Turtle, kills its own figures; the participants count, so Skulls keeps Force 3."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war kansai
        lotus coins 1
        lotus kansai 2 bushi
        turtle kansai oni_of_skulls
        turtle cards oni_of_skulls

        actions
        lotus bid 1 0 0 0
        lotus use seppuku
    """)
    assert "force turtle 3" in log(game)


def test_q16_in_a_battle_a_lower_participant_spoils_it_even_without_figures() -> None:
    """Q16: Turtle's only figure is captured, but Turtle, lower than Lotus, is still in the battle."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war kansai
        koi kansai bushi
        lotus coins 1
        lotus kansai oni_of_skulls
        lotus cards oni_of_skulls
        turtle kansai bushi

        actions
        lotus bid 0 1 0 0
        lotus capture turtle bushi
    """)
    assert "force lotus 1" in log(game)


def test_q16_before_the_battle_decides_who_harvests() -> None:
    """Q16: outside a battle those present are compared: Skulls' Force 3 collects Kansai against two Bushi."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi kansai 2 bushi
        turtle kansai oni_of_skulls
        turtle cards oni_of_skulls
        next perform turtle harvest turtle

        actions
        expect turtle vp 3
    """)


def test_q17_a_theft_takes_at_most_what_is_there() -> None:
    """Q17: Oni of Spite steals 2 VP from one, 1 from another who has no more, 0 from a third."""
    case("""
        honor lotus turtle dragonfly koi
        season autumn
        phase political 1
        koi edo oni_of_spite
        koi cards oni_of_spite
        lotus vp 7
        lotus kyoto bushi
        turtle vp 1
        turtle kyoto bushi
        dragonfly kyoto bushi
        next perform koi marshal turtle

        actions
        koi move oni_of_spite edo kyoto
        expect koi vp 3
        expect lotus vp 5
        expect turtle vp 0
        expect dragonfly vp 0
    """)


def test_q17_a_payment_one_cannot_make_is_not_offered() -> None:
    """Q17: with 2 coins no stronghold is offered, with 2 coins no card of cost 3 either."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi coins 2
        koi edo bushi
        lotus coins 2
        next perform koi marshal koi
        next perform lotus train turtle

        actions
        koi pass
        expect decision train
        refused R6.9 lotus buy yurei
        lotus buy way_of_the_ronin
    """)


def test_q18_an_optional_effect_is_asked_and_may_be_declined() -> None:
    """Q18: Path of the Kenin asks after every Summon; passing changes nothing."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        koi cards path_of_the_kenin
        next perform koi recruit lotus

        actions
        koi summon bushi edo
        expect decision place_figure
        expect actors koi
        koi pass
        expect koi edo bushi, stronghold
        expect decision choose_mandate
    """)


def test_q18_an_effect_without_a_target_is_not_asked() -> None:
    """Q18: no Bushi left in reserve, so Path of the Kenin has nothing to ask."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo 5 bushi, stronghold
        koi cards path_of_the_kenin
        next perform koi recruit lotus

        actions
        koi summon bushi edo
        expect decision choose_mandate
    """)


def test_q18_nothing_to_decide_at_the_end_of_another_mandate() -> None:
    """Q18: Light and Samurai work at the end of Recruit; after a Harvest nobody is asked for their order."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi cards path_of_the_light
        lotus cards path_of_the_samurai
        next perform koi harvest koi
        next end_mandate koi harvest

        actions
        expect decision choose_mandate
    """)


def test_q18_nothing_to_order_for_one_owner_either() -> None:
    """Q18: one player with both cards is not asked for their order after a Marshal."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi cards path_of_the_light path_of_the_samurai
        next end_mandate koi marshal

        actions
        expect decision choose_mandate
    """)


def test_q19_fujin_enters_the_province_in_between() -> None:
    """Q19: Oni of Spite moved twice with Fujin steals in both provinces."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 3
        koi fujin shinto
        koi edo oni_of_spite
        koi cards oni_of_spite
        lotus vp 5
        lotus kyoto bushi
        turtle vp 5
        turtle kansai bushi

        actions
        koi move oni_of_spite edo kyoto
        expect lotus vp 3
        koi move oni_of_spite kyoto kansai
        expect turtle vp 3
        expect koi vp 4
    """)


def test_q19_dragonfly_enters_only_its_destination() -> None:
    """Q19: Dragonfly's monster flies from Oshu to Nagato over Kyoto without touching anybody there."""
    case("""
        honor lotus turtle dragonfly
        season autumn
        phase political 1
        dragonfly oshu oni_of_spite
        dragonfly cards oni_of_spite
        lotus vp 5
        lotus kyoto bushi
        turtle vp 5
        turtle nagato bushi
        next perform dragonfly marshal turtle

        actions
        dragonfly move oni_of_spite oshu nagato
        expect lotus vp 5
        expect turtle vp 3
        expect dragonfly vp 2
    """)


def test_q20_koi_hires_what_it_kept_back() -> None:
    """Q20: of 5 coins 2 are bid, so 3 count as ronin."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war nagato
        koi coins 5
        koi nagato bushi
        lotus nagato 3 bushi

        actions
        koi bid 0 0 1 1
        koi use ronin
        expect koi tokens spring:nagato
    """)
    assert "ronin_hired koi 3" in log(game)
    assert "force koi 4" in log(game)


def test_q20_reparations_count_from_the_next_battle_on() -> None:
    """Q20: Koi, beaten in Nagato, receives 2 coins and keeps them as ronin for Edo."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war nagato edo
        koi coins 1
        koi nagato bushi
        koi edo bushi
        lotus coins 2
        lotus nagato 3 bushi
        turtle edo 2 bushi

        actions
        koi bid 0 0 0 0
        lotus bid 0 0 1 1
        expect lotus tokens spring:nagato
        expect koi coins 3
        expect lotus coins 0
        koi bid 0 0 1 0
        koi use ronin
    """)
    assert "ronin_hired koi 2" in log(game)
    assert "token koi edo" in log(game)
