"""Worked examples: what their case files under examples/ cannot say."""

from __future__ import annotations

from pathlib import Path

import pytest

from hinode import new_game
from hinode.engine.core.errors import SetupError
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.notation.cases import run_case
from tests.helpers import told

EXAMPLES = Path(__file__).parents[2] / "examples"
CASES = sorted(EXAMPLES.glob("*.case"))
CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
NUMBERS = range(1, 27)
IN_PYTHON = {2}  # what a case cannot say


def play(name: str) -> Game:
    """Play one case file."""
    return run_case((EXAMPLES / f"{name}.case").read_text("utf-8"))


def test_no_example_is_missing() -> None:
    """E1-E26: every number has a case file or a test of its own below."""
    found = {int(path.name[1:3]) for path in CASES} | IN_PYTHON
    assert found == set(NUMBERS)


def test_e2_seats_and_honor_of_five_players() -> None:
    """E2: five players sit and stand in the order Koi, Lotus, Turtle, Dragonfly, Bonsai, however they are named."""
    state = new_game(tuple(reversed(CLANS)), seed=1).state
    assert tuple(SEAT.text(seat) for seat in state.honor) == CLANS
    assert tuple(SEAT.text(seat) for seat in state.seats) == CLANS


@pytest.mark.parametrize(("players", "tokens"), [(3, 5), (4, 6), (5, 7)])
def test_e2_war_tokens(players: int, tokens: int) -> None:
    """E2: 5, 6 and 7 war tokens a season for 3, 4 and 5 players."""
    for seed in range(5):
        assert len(new_game(CLANS[:players], seed=seed).state.war) == tokens


def test_e2_six_players_need_an_expansion() -> None:
    """E2: the five clans of the base game cannot seat six."""
    with pytest.raises(SetupError):
        new_game((*CLANS, "koi"))


def test_e7_nothing_is_killed() -> None:
    """E7: a Betray replaces; nobody dies and nobody is summoned."""
    assert told(play("e07-betrayal-by-koi"), "killed", "summoned") == []


def test_e9_the_wars_one_by_one() -> None:
    """E9: the first token is discarded, three are taken without a battle, two provinces see one."""
    game = play("e09-order-of-war")
    assert told(game, "token_discarded", "token", "battle") == [
        "token_discarded kyoto",
        "token dragonfly hokkaido",
        "token turtle oshu",
        "token lotus kansai",
        "battle nagato koi,lotus,turtle",
        "token lotus nagato",
        "battle edo koi,dragonfly",
        "token koi edo",
    ]


def test_e10_forces_and_reparations() -> None:
    """E10: 1, 2 and 3 Force at the outcome; the poets count three dead; three coins to each loser."""
    game = play("e10-battle-of-nagato")
    assert told(game, "force") == ["force koi 2", "force lotus 3", "force turtle 1"]
    assert "vp koi 3 poets" in told(game, "vp")
    paid = [line for line in told(game, "coins") if line.endswith("reparations")]
    assert paid == ["coins koi 3 reparations", "coins turtle 3 reparations"]


def test_e10_forces_before_the_advantages() -> None:
    """E10: before the bids Turtle has Force 4: its Oni is worth 3 where it has the lowest honor."""
    text = (EXAMPLES / "e10-battle-of-nagato.case").read_text("utf-8")
    head = text.split("\nturtle bid")[0]
    passive = head + "\nturtle bid 0 0 0 0\nkoi bid 0 0 0 0\nlotus bid 0 0 0 0\n"
    assert told(run_case(passive), "force")[:3] == ["force koi 2", "force lotus 1", "force turtle 4"]


def test_e14_what_each_gain_consists_of() -> None:
    """E14: Loyalty adds one to Seppuku with Righteousness together, and one to the poets."""
    assert told(play("e14-loyalty-and-righteousness"), "vp") == [
        "vp lotus 2 righteousness",
        "vp lotus 1 loyalty",
        "vp lotus 2 seppuku",
        "vp lotus 5 poets",
        "vp lotus 1 loyalty",
    ]


def test_e19_the_ronin_koi_hires() -> None:
    """E19: exactly the six coins kept back fight."""
    game = play("e19-koi-hires")
    assert told(game, "ronin_hired") == ["ronin_hired koi 6"]
    assert told(game, "force")[:2] == ["force koi 7", "force lotus 7"]


def test_e20_the_force_turtle_has_left() -> None:
    """E20: one stronghold, one Force."""
    assert "force turtle 1" in told(play("e20-seppuku-of-turtle"), "force")


def test_e21_the_forces() -> None:
    """E21: 5 for the Daimyo, 6 for Yurei."""
    assert [line for line in told(play("e21-daimyo-and-yurei"), "force") if "koi" in line] == [
        "force koi 5",
        "force koi 6",
    ]
