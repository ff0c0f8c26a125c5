"""R9: winter."""

from __future__ import annotations

import pytest

from tests.helpers import case


def winter(lines: str, checks: str) -> None:
    """Score a winter with these lines of the position, then check."""
    case(f"""
        honor koi lotus turtle dragonfly
        season winter
        phase cleanup
{lines}
        actions
{checks}
    """)


def test_r9_1_hostages_go_home_first() -> None:
    """R9.1: hostages are back before the winter cards count; a captive monster counts for the Form of the Beast."""
    game = case("""
        honor koi lotus turtle
        season winter
        phase cleanup
        koi cards form_of_the_beast oni_of_skulls
        koi captive lotus oni_of_skulls

        actions
        expect koi reserve 6 bushi, 3 shinto, daimyo, 4 stronghold, oni_of_skulls
        expect koi vp 3
    """)
    kinds = [event.kind.name for event in game.events]
    assert kinds.index("hostage_returned") < kinds.index("vp")


def test_r9_1_winter_upgrades_before_war_tokens() -> None:
    """R9.1: first the winter cards, then the tokens."""
    game = case("""
        honor koi lotus turtle
        season winter
        phase cleanup
        koi cards form_of_the_kitsune
        koi edo 2 stronghold
        koi tokens autumn:edo

        actions
        expect koi vp 9
    """)
    assert [event.text() for event in game.events if event.kind.name == "vp"] == [
        "vp koi 6 form_of_the_kitsune",
        "vp koi 3 war_tokens",
    ]


@pytest.mark.parametrize(("season", "vp"), [("spring", 1), ("summer", 2), ("autumn", 3)])
def test_r9_1_a_token_is_worth_its_season(season: str, vp: int) -> None:
    """R9.1: 1, 2 and 3 VP for tokens of Spring, Summer and Autumn."""
    winter(f"        koi vp 4\n        koi tokens {season}:kyoto {season}:edo", f"        expect koi vp {4 + 2 * vp}")


SETS = [(1, 0), (2, 0), (3, 10), (4, 10), (5, 20), (6, 20), (7, 30), (8, 30)]
PROVINCES = ("hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu")


@pytest.mark.parametrize(("number", "bonus"), SETS)
def test_r9_2_sets_of_different_provinces(number: int, bonus: int) -> None:
    """R9.2: 10 VP for three or four different provinces, 20 for five or six, 30 for seven or eight."""
    tokens = " ".join(f"spring:{province}" for province in PROVINCES[:number])
    winter(f"        koi tokens {tokens}", f"        expect koi vp {number + bonus}")


@pytest.mark.parametrize(("number", "bonus"), SETS[:4])
def test_r9_2_a_province_twice_counts_once(number: int, bonus: int) -> None:
    """R9.2: tokens of the same province from two seasons are one province of the set."""
    tokens = " ".join(f"spring:{province} summer:{province}" for province in PROVINCES[:number])
    winter(f"        koi tokens {tokens}", f"        expect koi vp {3 * number + bonus}")


def test_r9_2_no_tokens_no_bonus() -> None:
    """R9.2: without tokens there is nothing to score."""
    winter("        koi vp 2", "        expect koi vp 2\n        expect lotus vp 0")


def test_r9_3_most_points_win() -> None:
    """R9.3: victory points count, not honor."""
    winter("        turtle vp 5\n        koi vp 4", "        expect winners turtle\n        expect decision -")


def test_r9_3_a_tie_goes_to_honor() -> None:
    """R9.3: of equals the higher honor wins alone."""
    winter("        turtle vp 5\n        lotus vp 5", "        expect winners lotus")


def test_r9_3_points_of_winter_decide() -> None:
    """R9.3: the winner is judged after all of winter is scored."""
    winter("        turtle tokens autumn:edo\n        koi vp 2", "        expect winners turtle")


def test_r9_3_tied_allies_share() -> None:
    """R9.3: two tied leaders who are allies share the victory."""
    winter(
        "        turtle vp 5 ally dragonfly\n        dragonfly vp 5 ally turtle\n        koi vp 4",
        "        expect winners turtle,dragonfly",
    )


def test_r9_3_an_ally_behind_does_not_share() -> None:
    """R9.3: an ally with fewer points wins nothing."""
    winter(
        "        turtle vp 5 ally dragonfly\n        dragonfly vp 4 ally turtle",
        "        expect winners turtle",
    )


def test_r9_3_a_tie_with_a_stranger_goes_to_honor() -> None:
    """R9.3: an alliance with somebody who is not tied does not help."""
    winter(
        "        koi vp 5 ally lotus\n        lotus vp 1 ally koi\n        turtle vp 5 ally dragonfly\n"
        "        dragonfly vp 2 ally turtle",
        "        expect winners koi",
    )


def test_r9_3_the_game_is_over() -> None:
    """R9.3: nobody can do anything any more."""
    winter(
        "        koi vp 1 coins 3",
        "        expect phase over\n        refused R9.3 koi pass\n        refused R9.3 koi gift lotus 1",
    )
