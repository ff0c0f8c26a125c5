"""A5: the shrines an Automa clan wins."""

from __future__ import annotations

import pytest

from hinode.engine.game import Game
from tests.helpers import automa_case, card, told

SHRINE = """
        honor {honor}
        automa koi lotus
        season {season}
        phase political 1
        holder turtle
        shrines {kami} {others}
        war {war}
        koi {kami} shinto
        {pieces}
        next shrine {kami}

        actions
"""
OTHERS = ("amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi")


def shrine(
    kami: str, pieces: str = "", war: str = "kyoto edo", honor: str = "turtle koi lotus", season: str = "spring"
) -> Game:
    """An Automa Koi wins a shrine."""
    others = " ".join([name for name in OTHERS if name != kami][:3])
    return automa_case(
        SHRINE.format(kami=kami, pieces=pieces, war=war, honor=honor, season=season, others=others), card(1)
    )


def gained(game: Game) -> list[str]:
    """VP of the shrine, without the one every shrine brings."""
    lines = told(game, "vp")
    assert lines[0] == "vp koi 1 favor"
    return lines[1:]


# ---------------------------------------------------------------------------------- A5.1, A5.2
@pytest.mark.parametrize("kami", OTHERS)
def test_a5_1_every_shrine_is_worth_a_vp(kami: str) -> None:
    """A5.1: an Automa clan that wins a shrine gets its benefit and 1 VP, and nobody is asked."""
    game = shrine(kami)
    assert told(game, "shrine_won") == [f"shrine_won {kami} koi"]
    assert told(game, "vp")[0] == "vp koi 1 favor"
    assert game.decision is not None
    assert game.decision.NAME == "choose_mandate"


def test_a5_1_at_every_kami_turn() -> None:
    """A5.1: the same worshipper wins it three times a season."""
    game = automa_case("""
        honor turtle koi lotus
        automa koi lotus
        phase political 3
        holder turtle
        koi hachiman shinto

        actions
    """)
    assert told(game, "vp") == ["vp koi 1 favor", "vp koi 2 hachiman"]


def test_a5_2_amaterasu() -> None:
    """A5.2: to the top of the honor track, or 2 VP if the clan is there already."""
    game = shrine("amaterasu")
    assert told(game, "honor_top") == ["honor_top koi"]
    assert gained(game) == []
    game = shrine("amaterasu", honor="koi turtle lotus")
    assert told(game, "honor_top") == []
    assert gained(game) == ["vp koi 2 amaterasu"]


@pytest.mark.parametrize("kami", ["hachiman", "tsukuyomi"])
def test_a5_2_hachiman_and_tsukuyomi(kami: str) -> None:
    """A5.2: 2 VP instead of ronin or coins."""
    assert gained(shrine(kami)) == [f"vp koi 2 {kami}"]


def test_a5_2_susanoo() -> None:
    """A5.2: 1 VP per stronghold."""
    assert gained(shrine("susanoo", "koi edo 2 stronghold\nkoi oshu stronghold")) == ["vp koi 3 susanoo"]


def test_a5_2_ryujin() -> None:
    """A5.2: the most expensive card, free; among equals winter, monster, enhancement, virtue, war."""
    game = shrine("ryujin", "koi edo stronghold\nlotus cards komainu", season="spring")
    assert told(game, "automa_dearest", "bought", "summoned") == [
        "automa_dearest koi oni_of_skulls",
        "bought koi oni_of_skulls 0",
        "summoned koi oni_of_skulls edo",
    ]
    game = shrine("ryujin", season="autumn")
    assert told(game, "bought")[0] in ("bought koi form_of_the_beast 0", "bought koi form_of_the_kitsune 0")
    game = shrine("ryujin", "lotus cards komainu oni_of_skulls path_of_the_kenin path_of_the_kenin", season="spring")
    assert told(game, "bought") == ["bought koi righteousness 0"]  # before Way of the Shogun, of the same cost


def test_a5_2_ryujin_without_cards() -> None:
    """A5.2: nothing when no card is left."""
    everything = (
        "komainu oni_of_skulls path_of_the_lion righteousness righteousness way_of_the_shogun way_of_the_shogun"
        " benevolence benevolence path_of_the_kenin path_of_the_kenin path_of_the_light"
    )
    game = shrine("ryujin", f"lotus cards {everything}")
    assert told(game, "bought") == []
    assert told(game, "automa_idle") == ["automa_idle koi ryujin"]


# ---------------------------------------------------------------------------------- A5.3
def test_a5_3_fujin_moves_to_the_first_weak_province() -> None:
    """A5.3: from a province with the most Force to the first adjacent war province with none or less than the enemy."""
    game = shrine("fujin", "koi edo 3 bushi\nturtle oshu bushi\nturtle kyoto bushi", war="kansai oshu kyoto")
    assert told(game, "moved") == ["moved koi bushi edo oshu"] * 2


def test_a5_3_two_figures_to_one_province() -> None:
    """A5.3: up to two, as long as the start keeps the most Force after each."""
    game = shrine("fujin", "koi edo 4 bushi\nturtle kyoto 3 bushi", war="kyoto")
    assert told(game, "moved") == ["moved koi bushi edo kyoto"] * 2
    game = shrine("fujin", "koi edo 4 bushi\nturtle edo 2 bushi\nturtle kyoto 3 bushi", war="kyoto")
    assert told(game, "moved") == ["moved koi bushi edo kyoto"]


def test_a5_3_the_goal_is_looked_at_once() -> None:
    """A5.3: the second figure follows though the first has made Koi the strongest there."""
    game = shrine("fujin", "koi edo 3 bushi", war="kyoto")
    assert told(game, "automa_fujin", "moved") == [
        "automa_fujin koi bushi edo kyoto 0 0",
        "moved koi bushi edo kyoto",
        "automa_fujin koi bushi edo kyoto 1 0",
        "moved koi bushi edo kyoto",
    ]
    game = shrine("fujin", "koi edo 3 bushi\nturtle edo bushi", war="kyoto")
    assert told(game, "moved") == ["moved koi bushi edo kyoto"]


def test_a5_3_the_greatest_force_starts() -> None:
    """A5.3: among provinces with a move, the one where the clan has its greatest Force."""
    pieces = "koi edo 2 bushi\nkoi kansai 3 bushi\nkoi nagato shinto, daimyo\nturtle kyoto bushi"
    game = shrine("fujin", pieces, war="kyoto")
    assert told(game, "moved") == ["moved koi bushi kansai kyoto"] * 2


def test_a5_3_the_order_of_figures() -> None:
    """A5.3: monster, Daimyo, Shinto, Bushi; figures that cannot be spared are passed over."""
    pieces = "koi cards river_dragon\nkoi edo 2 bushi, shinto, daimyo, river_dragon\nturtle kyoto 6 bushi"
    game = shrine("fujin", pieces, war="kyoto", season="autumn")
    assert told(game, "moved") == ["moved koi river_dragon edo kyoto", "moved koi daimyo edo kyoto"]
    pieces = "koi cards river_dragon\nkoi edo bushi, river_dragon\nturtle edo 2 bushi\nturtle kyoto 3 bushi"
    game = shrine("fujin", pieces, war="kyoto", season="autumn")
    assert told(game, "moved") == ["moved koi bushi edo kyoto"]


def test_a5_3_no_move() -> None:
    """A5.3: nothing moves where the start would lose the most Force, or no war province beside it is weak."""
    for pieces in ("koi edo bushi\nturtle kyoto bushi", "koi edo 2 bushi\nturtle edo 2 bushi\nturtle kyoto bushi"):
        assert told(shrine("fujin", pieces, war="kyoto"), "moved", "automa_idle") == ["automa_idle koi fujin"]
    game = shrine("fujin", "koi edo 3 bushi\nkoi kyoto 2 bushi\nturtle kyoto 2 bushi", war="kyoto")
    assert told(game, "moved") == []


# ---------------------------------------------------------------------------------- A5.4
def test_a5_4_raijin_where_it_brings_the_most() -> None:
    """A5.4: to the first war province from the top without the most Force that a Bushi gives it to the clan."""
    pieces = "koi kyoto bushi\nkoi edo bushi\nturtle edo bushi\nturtle oshu bushi"
    game = shrine("raijin", pieces, war="kyoto oshu edo")
    assert told(game, "automa_raijin", "summoned") == ["automa_raijin koi edo most", "summoned koi bushi edo"]


def test_a5_4_else_to_the_greatest_force() -> None:
    """A5.4: else to the war province of its greatest Force, the first of equals; without any, to the first."""
    pieces = "koi oshu bushi\nkoi edo 2 bushi\nturtle oshu 2 bushi\nturtle edo 3 bushi\nturtle kyoto bushi"
    game = shrine("raijin", pieces, war="kyoto oshu edo")
    assert told(game, "automa_raijin") == ["automa_raijin koi edo greatest"]
    game = shrine("raijin", "turtle kyoto bushi\nturtle edo bushi", war="kyoto edo")
    assert told(game, "automa_raijin", "summoned") == ["automa_raijin koi kyoto first", "summoned koi bushi kyoto"]


def test_a5_4_without_a_bushi() -> None:
    """A5.4: nothing without a Bushi in reserve."""
    assert told(shrine("raijin", "koi nagato 6 bushi"), "automa_idle", "summoned") == ["automa_idle koi raijin"]
