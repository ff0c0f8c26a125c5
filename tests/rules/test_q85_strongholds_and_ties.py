"""Q85, Q86: Turtle's strongholds, ties for victory."""

from __future__ import annotations

from hinode.engine import queries
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from tests.helpers import case, log


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
