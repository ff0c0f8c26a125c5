"""Q85-Q88: Turtle's strongholds, ties for victory, the tea ceremony, gifts."""

from __future__ import annotations

from hinode import queries
from hinode.game import Game
from hinode.hooks import SEAT
from tests.helpers import case


def log(game: Game) -> list[str]:
    """What happened, a line each."""
    return [event.text() for event in game.events]


def test_q85_strongholds_move_alone() -> None:
    """Q85: in Marshal without any figure; in Fujin one twice or two once."""
    case("""
        honor koi lotus turtle
        phase political 1
        turtle kyoto stronghold
        next perform turtle marshal koi

        actions
        turtle move stronghold kyoto edo
        expect turtle edo stronghold
    """)
    text = """
        honor koi lotus turtle
        phase political 3
        turtle fujin shinto
        turtle kyoto 2 stronghold

        actions
        turtle move stronghold kyoto edo
    """
    case(f"""{text}
        turtle move stronghold edo oshu
        expect turtle oshu stronghold
        expect decision choose_mandate
    """)
    case(f"""{text}
        turtle move stronghold kyoto kansai
        expect turtle kansai stronghold
        expect turtle edo stronghold
        expect decision choose_mandate
    """)


def test_q85_no_other_clans_strongholds_move() -> None:
    """Q85: the privilege is Turtle's."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo bushi, stronghold
        next perform koi marshal lotus

        actions
        refused R10.3 koi move stronghold edo kyoto
    """)


def test_q85_strongholds_keep_their_force_after_seppuku() -> None:
    """Q85: two figures die, the stronghold stays with Force 1 and is worth nothing to Seppuku."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war kyoto
        koi kyoto bushi
        turtle coins 1
        turtle kyoto bushi, daimyo, stronghold

        actions
        turtle bid 1 0 0 0
        turtle use seppuku
        expect turtle vp 2
        expect turtle kyoto stronghold
        # Two steps up: the tie is Turtle's.
        expect turtle tokens spring:kyoto
    """)
    assert "force turtle 1" in log(game)


def test_q85_strongholds_survive_a_defeat() -> None:
    """Q85: the figures die, the strongholds stay; the poets count figures only."""
    case("""
        honor koi lotus turtle
        phase war 0
        war kyoto
        koi coins 1
        koi kyoto 5 bushi
        turtle kyoto bushi, 2 stronghold

        actions
        koi bid 0 0 0 1
        expect turtle kyoto 2 stronghold
        expect koi vp 1
    """)


def test_q85_strongholds_alone_take_part() -> None:
    """Q85: Turtle bids with a stronghold only, and nobody can capture it."""
    case("""
        honor koi lotus turtle
        phase war 0
        war kyoto
        koi coins 1
        koi kyoto bushi
        turtle coins 1
        turtle kyoto 2 stronghold

        actions
        expect decision bids
        expect actors koi,turtle
        turtle bid 0 0 0 0
        koi bid 0 1 0 0
        expect turtle tokens spring:kyoto
        expect turtle kyoto 2 stronghold
        expect koi kyoto -
    """)


def tied(honor: str) -> Game:
    """Koi, Lotus and Turtle tied in winter; Koi and Lotus are allies."""
    return case(f"""
        honor {honor}
        season winter
        phase cleanup
        koi vp 5 ally lotus
        lotus vp 5 ally koi
        turtle vp 5
        dragonfly vp 2
        bonsai vp 2

        actions
    """)


def winners(game: Game) -> list[str]:
    """The names of the winners."""
    return [SEAT.text(seat) for seat in game.state.winners]


def test_q86_the_highest_of_three_tied_wins_alone() -> None:
    """Q86: Turtle stands above the tied allies Koi and Lotus."""
    assert winners(tied("dragonfly turtle koi lotus bonsai")) == ["turtle"]


def test_q86_the_highest_shares_with_its_ally() -> None:
    """Q86: Koi is highest and its ally Lotus tied too, though below Turtle."""
    assert winners(tied("dragonfly koi turtle lotus bonsai")) == ["koi", "lotus"]


def test_q86_an_ally_behind_does_not_share() -> None:
    """Q86: Turtle's ally Dragonfly has fewer VP."""
    game = case("""
        honor turtle koi dragonfly
        season winter
        phase cleanup
        koi vp 5
        turtle vp 5 ally dragonfly
        dragonfly vp 4 ally turtle

        actions
        expect winners turtle
    """)
    assert game.over


def test_q86_without_an_alliance_honor_decides() -> None:
    """Q86: a broken alliance is none."""
    case("""
        honor lotus koi turtle
        season winter
        phase cleanup
        koi vp 5 allied autumn
        lotus vp 5 allied autumn

        actions
        expect winners lotus
    """)


def test_q86_places_below_by_points_then_honor() -> None:
    """Q86: those who share the victory are first; the order of the others is VP, then honor."""
    game = tied("bonsai dragonfly koi turtle lotus")
    assert [SEAT.text(seat) for seat in queries.standing(game.state)] == [
        "koi",
        "lotus",
        "turtle",
        "bonsai",
        "dragonfly",
    ]


def test_q87_an_alliance_is_final_for_the_season() -> None:
    """Q87: once agreed, neither side can propose or accept anything else."""
    case("""
        honor koi lotus turtle dragonfly
        phase tea

        actions
        koi propose lotus
        lotus accept koi
        refused R5.2 koi propose turtle
        refused R5.2 turtle propose lotus
        expect koi ally lotus
        expect decision tea
        expect actors turtle,dragonfly
    """)


def test_q87_ready_may_be_withdrawn() -> None:
    """Q87: until the last unallied player is ready."""
    case("""
        honor koi lotus turtle
        phase tea

        actions
        koi ready
        lotus ready
        expect actors turtle
        koi wait
        expect actors koi,turtle
        turtle ready
        expect decision tea
        koi propose lotus
        lotus accept koi
        expect decision choose_mandate
        expect koi ally lotus
    """)


def test_q87_all_ready_ends_it() -> None:
    """Q87: nobody allied, everybody ready."""
    case("""
        honor koi lotus turtle
        phase tea

        actions
        koi ready
        lotus ready
        turtle ready
        expect decision choose_mandate
        expect koi ally -
    """)


def test_q87_of_clashing_acceptances_the_first_counts() -> None:
    """Q87: Koi has asked both; Turtle is quicker, and Lotus comes too late."""
    case("""
        honor koi lotus turtle dragonfly
        phase tea

        actions
        koi propose lotus
        koi propose turtle
        turtle accept koi
        refused R5.2 lotus accept koi
        expect koi ally turtle
        expect lotus ally -
    """)


def test_q87_three_players_and_a_pair_end_it() -> None:
    """Q87: Turtle is left without a partner and need not say it is ready."""
    case("""
        honor koi lotus turtle
        phase tea

        actions
        koi propose lotus
        lotus accept koi
        expect decision choose_mandate
    """)


def test_q88_gifts_in_a_kami_turn() -> None:
    """Q88: while Koi decides about Amaterasu, Lotus gives Turtle a coin, which feeds no Merchant."""
    case("""
        honor lotus koi turtle
        set teapot
        season summer
        phase political 3
        koi amaterasu shinto
        koi cards way_of_the_merchant
        lotus coins 2
        turtle coins 5

        actions
        expect decision amaterasu_choice
        lotus gift turtle 2
        expect turtle coins 7
        expect koi coins 0
        expect decision amaterasu_choice
    """)


def test_q88_no_gifts_from_the_first_start_of_war_effect_on() -> None:
    """Q88: when the order of start-of-war effects is asked, it is too late; in battle as well."""
    case("""
        honor lotus turtle dragonfly
        set horseman
        phase political 10
        war edo
        lotus coins 2
        lotus edo bushi
        lotus cards way_of_the_righteous
        turtle coins 2
        turtle edo bushi
        turtle cards way_of_the_righteous
        dragonfly coins 1

        actions
        expect decision order
        refused R8.1 turtle gift dragonfly 1
        lotus first
        expect decision bids
        refused R8.1 lotus gift dragonfly 1
    """)
