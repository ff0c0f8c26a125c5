"""R6: Harvest and Betray."""

from __future__ import annotations

import pytest

from tests.helpers import case


def test_r6_11_one_coin_for_everybody() -> None:
    """R6.11: without the bonus a Harvest is one coin, provinces or not."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi kyoto 3 bushi
        koi oshu bushi
        lotus nagato stronghold
        next perform koi harvest lotus
        next perform lotus recruit koi

        actions
        expect koi coins 1
        expect koi vp 0
    """)


@pytest.mark.parametrize(
    ("province", "vp", "coins", "ronin"),
    [
        ("hokkaido", 0, 0, 2),
        ("oshu", 0, 3, 0),
        ("edo", 2, 2, 0),
        ("kyoto", 4, 0, 0),
        ("kansai", 3, 0, 0),
        ("nagato", 1, 1, 1),
        ("shikoku", 0, 3, 0),
        ("kyushu", 1, 1, 1),
    ],
)
def test_r6_11_the_bonus_is_the_provinces_reward(province: str, vp: int, coins: int, ronin: int) -> None:
    """R6.11: with the bonus the reward of a province comes on top of the coin."""
    case(f"""
        honor koi lotus turtle
        phase political 1
        koi {province} bushi
        lotus nagato stronghold
        next perform koi harvest koi
        next perform lotus recruit koi

        actions
        expect koi vp {vp}
        expect koi coins {coins + 1}
        expect koi ronin {ronin}
    """)


def test_r6_11_most_force_is_needed() -> None:
    """R6.11: more Force than others, or as much with higher honor; a lower tie or a stronghold gives nothing."""
    case("""
        honor lotus koi turtle
        phase political 1
        koi kyoto 2 bushi
        lotus kyoto bushi
        turtle kyoto bushi
        koi kansai bushi
        lotus kansai bushi
        koi edo bushi
        turtle edo bushi
        koi oshu stronghold
        lotus nagato stronghold
        next perform koi harvest koi
        next perform lotus recruit koi

        actions
        expect koi vp 6
        expect koi coins 3
    """)


def test_r6_11_the_ally_counts_as_a_rival() -> None:
    """R6.11: allies do not share a province: only the stronger of the two harvests it."""
    case("""
        honor lotus koi turtle
        phase political 1
        koi kyoto bushi
        koi ally lotus
        lotus kyoto 2 bushi
        lotus ally koi
        lotus nagato stronghold
        next perform lotus harvest koi
        next perform koi harvest koi
        next perform lotus recruit koi

        actions
        expect koi vp 0
        expect lotus vp 4
    """)


def test_r6_11_one_harvest_is_one_gain() -> None:
    """R6.11: all coins of one Harvest are one gain: a poorer Merchant gets one coin for three provinces."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi coins 5
        koi edo bushi
        koi oshu bushi
        koi shikoku bushi
        lotus nagato stronghold
        lotus cards way_of_the_merchant
        next perform koi harvest koi
        next perform lotus recruit koi

        actions
        expect koi coins 14
        expect lotus coins 1
    """)


def test_r6_12_the_alliance_breaks_and_honor_is_lost() -> None:
    """R6.12: both lose the ally at once, the traitor loses honor once, before anything is replaced."""
    case("""
        honor koi lotus turtle
        phase political 0
        holder koi
        deck betray recruit marshal train betray recruit marshal train harvest harvest
        koi ally turtle
        turtle edo bushi
        turtle ally koi

        actions
        koi mandate 1 betray
        expect koi ally -
        expect turtle ally -
        expect honor lotus koi turtle
        expect decision betray
    """)


def test_r6_12_without_an_ally_honor_stays() -> None:
    """R6.12: who has no ally betrays without losing honor; other alliances hold."""
    case("""
        honor koi lotus turtle
        phase political 1
        lotus nagato bushi
        lotus ally turtle
        turtle ally lotus
        next perform koi betray koi

        actions
        koi replace lotus bushi nagato bushi
        expect honor koi lotus turtle
        expect lotus ally turtle
    """)


def test_r6_12_two_figures_of_two_players() -> None:
    """R6.12: at most two replacements, never two of one player."""
    case("""
        honor koi lotus turtle dragonfly
        phase political 1
        lotus nagato 2 bushi
        lotus kyoto shinto
        turtle edo shinto
        dragonfly oshu bushi
        next perform koi betray koi

        actions
        koi replace lotus bushi nagato bushi
        refused R6.12 koi replace lotus bushi nagato bushi
        refused R6.12 koi replace lotus shinto kyoto shinto
        koi replace turtle shinto edo shinto
        expect decision choose_mandate
        expect koi nagato bushi
        expect lotus nagato bushi
        expect koi edo shinto
        expect turtle edo -
        expect lotus reserve 5 bushi, 2 shinto, daimyo, 4 stronghold
        expect turtle reserve 6 bushi, 3 shinto, daimyo, 4 stronghold
        expect dragonfly oshu bushi
    """)


def test_r6_12_one_replacement_is_enough() -> None:
    """R6.12: up to two: one, then done."""
    case("""
        honor koi lotus turtle
        phase political 1
        lotus nagato bushi
        turtle edo bushi
        next perform koi betray koi

        actions
        koi replace lotus bushi nagato bushi
        koi pass
        expect turtle edo bushi
    """)


def test_r6_12_same_kind_from_the_own_reserve() -> None:
    """R6.12: Bushi for Bushi, Shinto for Shinto, and only what is in one's reserve."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo 6 bushi
        lotus nagato bushi, shinto
        next perform koi betray koi

        actions
        refused R6.12 koi replace lotus bushi nagato shinto
        refused R6.12 koi replace lotus shinto nagato daimyo
        refused R6.12 koi replace lotus bushi nagato bushi
        refused R6.12 koi replace turtle shinto nagato shinto
        refused R6.12 koi replace koi bushi edo bushi
        koi replace lotus shinto nagato shinto
        expect koi nagato shinto
    """)


def test_r6_12_any_monster_replaces_any_monster() -> None:
    """R6.12: monsters need not match, but a plain figure replaces no monster and the reverse."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi cards oni_of_blood
        lotus cards oni_of_skulls
        lotus nagato bushi, oni_of_skulls
        next perform koi betray koi

        actions
        refused R6.12 koi replace lotus oni_of_skulls nagato bushi
        refused R6.12 koi replace lotus bushi nagato oni_of_blood
        koi replace lotus oni_of_skulls nagato oni_of_blood
        expect koi nagato oni_of_blood
        expect lotus reserve 5 bushi, 3 shinto, daimyo, 4 stronghold, oni_of_skulls
        expect lotus cards oni_of_skulls
    """)


def test_r6_12_a_daimyo_is_never_replaced() -> None:
    """R6.12: not even by a Daimyo, and strongholds are no figures."""
    case("""
        honor koi lotus turtle
        phase political 1
        lotus nagato bushi, daimyo, stronghold
        next perform koi betray koi

        actions
        refused R6.12 koi replace lotus daimyo nagato daimyo
        refused R6.12 koi replace lotus stronghold nagato stronghold
        koi pass
    """)


def test_r6_12_replacing_is_no_summon() -> None:
    """R6.12: the figure that comes in triggers nothing that waits for a Summon."""
    case("""
        honor koi lotus turtle
        set teapot
        phase political 1
        koi cards path_of_the_warlord
        lotus nagato bushi
        next perform koi betray koi

        actions
        koi replace lotus bushi nagato bushi
        expect koi coins 0
        expect decision choose_mandate
    """)


def test_r6_12_the_betrayed_ally_can_be_replaced() -> None:
    """R6.12: the former ally's figures are as open to replacement as anybody's."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi ally lotus
        lotus nagato bushi
        lotus ally koi
        next perform koi betray koi

        actions
        koi replace lotus bushi nagato bushi
        expect koi nagato bushi
    """)


def test_r6_12_with_nothing_to_replace_the_alliance_breaks_all_the_same() -> None:
    """R6.12: an empty map leaves nothing to decide, but the alliance is broken and honor lost."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi ally lotus
        lotus ally koi
        next perform koi betray koi

        actions
        expect decision choose_mandate
        expect koi ally -
        expect honor lotus koi turtle
    """)


@pytest.mark.parametrize(("mine", "theirs"), [("komainu", "oni_of_skulls"), ("oni_of_skulls", "komainu")])
def test_r6_12_a_monster_is_a_monster(mine: str, theirs: str) -> None:
    """R6.12: whichever of two monsters is in reserve replaces the one on the map."""
    case(f"""
        honor koi lotus turtle
        phase political 1
        koi cards {mine}
        lotus cards {theirs}
        lotus nagato {theirs}
        next perform koi betray koi

        actions
        koi replace lotus {theirs} nagato {mine}
        expect koi nagato {mine}
        expect lotus nagato -
    """)
