"""Previews of a choice: prices, Force, ties, deaths, and who is asked next."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hinode.engine.board import PROVINCES, REWARDS
from hinode.engine.core.errors import IllegalAction, StaleAction
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.knowledge.breakdown import weight_parts
from hinode.knowledge.preview import preview
from hinode.knowledge.view import view
from tests.helpers import case


def told(game: Game, seat: str, line: str) -> dict[str, Any]:
    """A preview."""
    return cast(dict[str, Any], preview(game, seat, line, game.number))


def costs(game: Game, seat: str) -> dict[str, int]:
    """The prices in a view."""
    decision = cast(dict[str, Any], view(game, seat)["decision"])
    return {cost["line"]: cost["coins"] for cost in decision["costs"]}


def parts(game: Game, clan: str, province: str) -> list[tuple[str, str, int, int]]:
    """Force by source."""
    found = weight_parts(game.state, SEAT.read(clan), PROVINCES.index(province))
    return [(part.kind, part.name, part.count, part.force) for part in found]


TRAIN = """
    honor koi lotus bonsai
    phase political 1
    season summer
    next perform {seat} train {chooser}
    {seat} coins 3
    actions
"""


# ------------------------------------------------------------------------------- prices
def test_r6_9_a_card_with_the_discount_and_without() -> None:
    """R6.9, Q57: the chooser pays a coin less, or all of it if it likes; a free card has no discount."""
    game = case(TRAIN.format(seat="koi", chooser="koi"))
    prices = costs(game, "koi")
    assert [prices[f"buy {card}"] for card in ("respect", "way_of_bushido", "yurei")] == [0, 2, 2]
    assert [prices.get(f"buy {card} full") for card in ("respect", "way_of_bushido", "yurei")] == [None, 3, 3]
    assert "pass" not in prices
    assert told(game, "koi", "buy way_of_bushido")["players"] == {"koi": {"coins": [3, 1]}}
    assert told(game, "koi", "buy respect")["players"] == {}
    assert costs(game, "lotus") == {}


def test_r10_5_a_capped_price() -> None:
    """R10.5: Bonsai pays at most 1 for a card, and the discount comes after that."""
    assert costs(case(TRAIN.format(seat="bonsai", chooser="koi")), "bonsai")["buy yurei"] == 1
    game = case(TRAIN.format(seat="bonsai", chooser="bonsai"))
    assert (costs(game, "bonsai")["buy yurei"], costs(game, "bonsai")["buy yurei full"]) == (0, 1)
    assert told(game, "bonsai", "buy yurei full")["players"] == {"bonsai": {"coins": [3, 2]}}


def test_r6_10_a_monster_is_summoned_next() -> None:
    """R6.10: after the purchase its owner is asked where it goes."""
    at_home = "koi edo stronghold\n    koi kyoto stronghold\n    actions"
    game = case(TRAIN.format(seat="koi", chooser="koi").replace("actions", at_home))
    assert told(game, "koi", "buy yurei")["next"] == {"step": "summon_monster", "actors": ["koi"]}


def test_r6_8_a_stronghold() -> None:
    """R6.8: three coins; the Turtle's stronghold is Force at once (R10.3)."""
    game = case("""
        honor koi turtle lotus
        phase political 1
        next build_choice turtle
        turtle coins 4
        koi oshu bushi
        actions
    """)
    assert set(costs(game, "turtle").values()) == {3}
    after = told(game, "turtle", "build oshu")
    assert after["players"] == {"turtle": {"coins": [4, 1]}}
    oshu = {"force": {"koi": [1, 1], "turtle": [0, 1]}, "leader": ["koi", "koi"], "tie": [False, True]}
    assert after["places"] == {"oshu": oshu}


# ------------------------------------------------------------------------------- Force and ties
MARSHAL = """
    honor {honor}
    phase political 1
    next perform koi marshal lotus
    koi edo 2 bushi, daimyo
    lotus kyoto bushi
    {more}
    actions
"""


@pytest.mark.parametrize(("honor", "leads"), [("koi lotus turtle", "koi"), ("lotus koi turtle", "lotus")])
def test_r2_3_a_tie_goes_to_honor(honor: str, leads: str) -> None:
    """R2.3: with equal Force the higher honor would win, and the preview says that it is a tie."""
    after = told(case(MARSHAL.format(honor=honor, more="")), "koi", "move bushi edo kyoto")
    assert after["places"] == {
        "edo": {"force": {"koi": [3, 2]}, "leader": ["koi", "koi"], "tie": [False, False]},
        "kyoto": {"force": {"koi": [0, 1], "lotus": [1, 1]}, "leader": ["lotus", leads], "tie": [False, True]},
    }
    assert after["next"] == {"step": "marshal", "actors": ["koi"]}


def test_r1_3_force_from_a_card_moves_with_the_daimyo() -> None:
    """R1.3: what a card adds is in the numbers, and among the parts."""
    game = case(MARSHAL.format(honor="koi lotus turtle", more="koi cards path_of_the_lion"))
    after = told(game, "koi", "move daimyo edo kyoto")["places"]
    assert after["kyoto"]["force"] == {"koi": [0, 2], "lotus": [1, 1]}
    assert (after["kyoto"]["leader"], after["kyoto"]["tie"]) == (["lotus", "koi"], [False, False])
    assert parts(game, "koi", "edo") == [
        ("figures", "bushi", 2, 2),
        ("figures", "daimyo", 1, 1),
        ("card", "path_of_the_lion", 1, 1),
    ]


def test_q35_a_toll_is_asked_before_anything_moves() -> None:
    """Q35: who keeps the routes decides first, so nothing is certain yet; then the coin is the price."""
    game = case("""
        honor koi lotus turtle
        season summer
        phase political 1
        next perform koi marshal turtle
        koi coins 2
        koi hokkaido 3 bushi, daimyo
        lotus cards path_of_the_serpent
        actions
    """)
    after = told(game, "koi", "move bushi hokkaido oshu")
    assert (after["players"], after["next"]) == ({}, {"step": "toll_choice", "actors": ["lotus"]})
    assert after["places"]["hokkaido"]["force"] == {"koi": [4, 4]}
    game.act("koi", "move bushi hokkaido oshu")
    game.act("lotus", "charge")
    assert costs(game, "koi") == {"pay": 1}
    after = told(game, "koi", "pay")
    assert after["players"] == {"koi": {"coins": [2, 1]}, "lotus": {"coins": [0, 1]}}
    assert after["places"]["oshu"]["force"] == {"koi": [0, 1]}


def test_r6_11_choosing_a_harvest() -> None:
    """R6.11: it is performed without a question, so everybody's coins are certain."""
    game = case("""
        honor koi lotus turtle
        phase political 1
        holder koi
        deck harvest marshal recruit train betray harvest marshal recruit train betray
        next choose_mandate koi
        koi edo bushi
        actions
    """)
    after = told(game, "koi", "mandate 1 harvest")["players"]
    _, coins, _ = REWARDS[PROVINCES.index("edo")]
    assert after["koi"]["coins"] == [0, 1 + coins]
    assert (after["lotus"], after["turtle"]) == ({"coins": [0, 1]}, {"coins": [0, 1]})
    marshal = told(game, "koi", "mandate 2 marshal")
    assert marshal.pop("next") == {"step": "marshal", "actors": ["koi"]}
    assert not any(marshal.values())


# ------------------------------------------------------------------------------- battles
BATTLE = """
    honor {honor}
    phase war 1
    war kyoto edo oshu nagato shikoku
    battle kyoto koi,lotus
    bid koi 0 0 1 0
    bid lotus 1 0 0 1
    next {next}
    next outcome
    next poets
    next reparations
    next battle_over
    koi kyoto 2 bushi
    koi ronin 1
    lotus kyoto 2 bushi, daimyo
    actions
"""


def test_r8_6_hiring_ronin_decides_the_battle() -> None:
    """R8.6-R8.9: nothing is left to decide after it, so the preview tells the winner, the dead and the coins."""
    game = case(BATTLE.format(honor="koi lotus turtle", next="hire_ronin koi"))
    hired = told(game, "koi", "use ronin")
    assert hired["winner"] == "koi"
    assert hired["killed"] == {"lotus": {"bushi": 2, "daimyo": 1}}
    declined = told(game, "koi", "pass")
    assert (declined["winner"], declined["killed"]) == ("lotus", {"koi": {"bushi": 2}})
    assert hired["players"] == {"lotus": {"coins": [0, 1], "vp": [0, 3]}}  # poets, and the coin Koi bid


def test_r2_3_a_tied_battle_goes_to_honor() -> None:
    """R2.3: with the ronin both have Force 3; with lower honor Koi would lose all the same."""
    game = case(BATTLE.format(honor="lotus koi turtle", next="hire_ronin koi"))
    assert told(game, "koi", "use ronin")["winner"] == "lotus"


def test_r8_4_seppuku() -> None:
    """R8.4: the figures die for points and honor; the preview does not say who would win then."""
    game = case(
        BATTLE.format(
            honor="koi turtle lotus", next="seppuku lotus\n    next advantage hostage\n    next advantage ronin"
        )
    )
    after = told(game, "lotus", "use seppuku")
    assert after["killed"] == {"lotus": {"bushi": 2, "daimyo": 1}}
    assert after["players"]["lotus"]["vp"][1] - after["players"]["lotus"]["vp"][0] == 3
    assert after["players"]["lotus"]["honor"] == [3, 1]
    assert after["places"]["kyoto"]["force"] == {"koi": [2, 2], "lotus": [3, 0]}
    assert after["next"] == {"step": "hire_ronin", "actors": ["koi"]}


def test_r8_6_hired_ronin_are_a_part_of_force() -> None:
    """R8.6: the view of the current battle lists them beside the figures; ties in the order of honor."""
    hired = "hired koi 1\n    next hostage lotus"
    game = case(BATTLE.replace("next {next}", hired).format(honor="lotus koi turtle"))
    battle = cast(dict[str, Any], view(game, None)["battle"])
    assert battle["parts"]["koi"][-1] == {"kind": "ronin", "name": "ronin", "count": 1, "force": 1}
    assert sum(part["force"] for part in battle["parts"]["koi"]) == battle["force"]["koi"]
    assert battle["ties"] == ["lotus", "koi"]


# ------------------------------------------------------------------------------- gifts and refusals
def test_r5_3_a_gift() -> None:
    """R5.3: coins on both sides."""
    game = case("honor koi lotus turtle\nphase tea\nkoi coins 5\nlotus coins 1\nactions\n")
    after = told(game, "koi", "gift lotus 2")["players"]
    assert after == {"koi": {"coins": [5, 3]}, "lotus": {"coins": [1, 3]}}


def test_what_is_not_legal_is_refused_as_if_it_were_done() -> None:
    """With the same sentence and rule; and an old question is stale."""
    game = case(MARSHAL.format(honor="koi lotus turtle", more=""))
    for seat, line in (("koi", "move bushi oshu edo"), ("lotus", "pass"), ("koi", "gift koi 1")):
        with pytest.raises(IllegalAction) as foreseen:
            preview(game, seat, line)
        with pytest.raises(IllegalAction) as done:
            game.act(seat, line)
        assert (foreseen.value.sentence, foreseen.value.rule) == (done.value.sentence, done.value.rule)
    with pytest.raises(StaleAction):
        preview(game, "koi", "pass", game.number - 1)
