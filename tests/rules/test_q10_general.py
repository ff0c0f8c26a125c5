"""Q10-Q15: gains, battles, Daimyo, owning."""

from __future__ import annotations

from hinode.game import Game
from tests.helpers import case


def log(game: Game) -> list[str]:
    """What happened, a line each."""
    return [event.text() for event in game.events]


def test_q10_a_harvest_is_one_gain_of_points_and_one_of_coins() -> None:
    """Q10: several rewards of one Harvest arrive as one gain of VP and one of coins."""
    game = case("""
        honor koi lotus turtle
        phase political 1
        koi edo bushi
        koi nagato bushi
        next perform koi harvest koi

        actions
        expect koi vp 3
        expect koi coins 4
        expect koi ronin 1
    """)
    assert [line for line in log(game) if line.startswith(("vp koi", "coins koi"))] == [
        "coins koi 4 harvest",
        "vp koi 3 harvest",
    ]


def test_q10_the_end_of_a_mandate_is_after_every_performer() -> None:
    """Q10: Path of the Samurai waits until the last player, not only its owner, has recruited."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 0
        holder turtle
        koi edo stronghold
        koi cards path_of_the_samurai
        lotus nagato stronghold
        turtle kyoto stronghold

        actions
        turtle mandate 1 recruit
        koi summon bushi edo
        expect decision recruit
        expect actors lotus
        lotus summon bushi nagato
        turtle summon bushi kyoto
        turtle pass
        expect decision place_figure
        expect actors koi
        koi place bushi hokkaido
        expect decision choose_mandate
    """)


def test_q11_loyalty_does_not_raise_itself() -> None:
    """Q11: what raises a gain is part of it: two copies of Loyalty add 2, not more."""
    game = case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi ally lotus
        koi edo bushi
        koi cards loyalty loyalty
        lotus ally koi
        next perform koi harvest koi

        actions
        expect koi vp 4
    """)
    points = [line for line in log(game) if line.startswith("vp")]
    assert points == ["vp koi 2 harvest", "vp koi 1 loyalty", "vp koi 1 loyalty"]


def test_q11_a_merchants_coin_is_no_gain_of_its_own() -> None:
    """Q11: the coin of one Merchant does not feed another, poorer one."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi coins 5
        lotus coins 3
        lotus cards way_of_the_merchant
        turtle coins 1
        turtle cards way_of_the_merchant
        next perform koi harvest turtle

        actions
        expect koi coins 6
        expect lotus coins 4
        expect turtle coins 2
    """)


def test_q12_a_participant_without_figures_may_win_the_battle() -> None:
    """Q12: Lotus kills all its own figures, stays a participant, wins advantages and the battle."""
    case("""
        honor koi lotus turtle
        phase war 0
        war edo hokkaido
        koi coins 3
        koi edo bushi
        lotus coins 3 ronin 2
        lotus edo bushi
        lotus hokkaido bushi
        turtle coins 1
        turtle hokkaido bushi

        actions
        koi bid 0 0 0 0
        lotus bid 1 0 1 1
        lotus use seppuku
        expect lotus edo -
        lotus use ronin
        expect lotus tokens spring:edo
        expect koi edo -
        # 1 for Seppuku, 2 for the poets: both dead of this battle
        expect lotus vp 3
    """)


def test_q12_nobody_left_with_force_the_highest_honor_wins() -> None:
    """Q12: when all Force is gone the token still goes to a participant, the one with the highest honor."""
    case("""
        honor turtle koi dragonfly lotus
        phase war 0
        war edo
        koi edo bushi
        lotus coins 2
        lotus edo bushi

        actions
        lotus bid 1 1 0 0
        lotus use seppuku
        lotus capture koi bushi
        expect honor turtle koi lotus dragonfly
        expect koi tokens spring:edo
        expect lotus tokens -
    """)


def test_q13_souls_counts_when_it_takes_a_token_alone() -> None:
    """Q13: winning "with" a monster holds for an uncontested province."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi edo oni_of_souls
        koi cards oni_of_souls

        actions
        expect koi tokens summer:edo
        expect koi vp 2
    """)


def test_q13_souls_counts_in_an_allied_win() -> None:
    """Q13: and for the token of an allied pair."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi ally lotus
        koi edo oni_of_souls
        koi cards oni_of_souls
        lotus ally koi
        lotus edo bushi

        actions
        expect koi tokens summer:edo
        expect koi vp 2
    """)


def test_q13_a_monster_killed_in_the_battle_wins_nothing() -> None:
    """Q13: Souls died by Seppuku before the token was taken: only the Seppuku is worth VP."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        lotus coins 2 ronin 3
        lotus edo oni_of_souls
        lotus cards oni_of_souls
        turtle edo bushi

        actions
        lotus bid 1 0 1 0
        lotus use seppuku
        lotus use ronin
        expect lotus tokens summer:edo
        expect lotus vp 1
    """)


def test_q13_a_captured_monster_wins_nothing() -> None:
    """Q13: Souls was taken hostage before the token was taken."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi edo oni_of_souls, 2 bushi
        koi cards oni_of_souls
        turtle coins 1
        turtle edo bushi

        actions
        turtle bid 0 1 0 0
        turtle capture koi oni_of_souls
        expect koi tokens summer:edo
        expect koi vp 0
    """)


def test_q13_a_monster_elsewhere_wins_nothing() -> None:
    """Q13: the monster must be in the province of the token."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi edo bushi
        koi kyoto oni_of_souls
        koi cards oni_of_souls

        actions
        expect koi tokens summer:edo
        expect koi vp 0
    """)


def test_q14_daimyo_and_yurei_are_never_captured() -> None:
    """Q14: a Daimyo, and the Yurei that counts as one, cannot be picked as hostage."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi coins 1
        koi edo 2 bushi
        lotus edo bushi, daimyo, yurei
        lotus cards yurei

        actions
        koi bid 0 1 0 0
        expect decision hostage
        refused R8.5 koi capture lotus daimyo
        refused R8.5 koi capture lotus yurei
        koi capture lotus bushi
        # Yurei 2 and the Daimyo 1 beat two Bushi.
        expect lotus tokens summer:edo
    """)


def test_q14_with_only_daimyo_there_is_no_hostage_to_ask_for() -> None:
    """Q14: nobody but Daimyo to take: the question is not asked."""
    game = case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi coins 1
        koi edo 4 bushi
        lotus edo daimyo, yurei
        lotus cards yurei

        actions
        koi bid 0 1 0 0
        expect lotus edo -
        expect koi tokens summer:edo
    """)
    assert not any(line.startswith("captured") for line in log(game))


def test_q14_daimyo_and_yurei_are_never_replaced() -> None:
    """Q14: Betray picks figures, so it cannot pick these."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi cards komainu
        lotus edo bushi, daimyo, yurei
        lotus cards yurei
        next perform koi betray koi

        actions
        refused R6.12 koi replace lotus daimyo edo daimyo
        refused R6.12 koi replace lotus yurei edo komainu
        koi replace lotus bushi edo bushi
        expect lotus edo daimyo, yurei
    """)


def test_q14_daimyo_and_yurei_die_in_a_lost_battle() -> None:
    """Q14: general effects reach them: all figures of a loser die."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi edo 6 bushi
        lotus edo daimyo, yurei
        lotus cards yurei

        actions
        expect lotus edo -
        expect lotus reserve 6 bushi, 3 shinto, daimyo, 4 stronghold, yurei
    """)


def test_q14_daimyo_and_yurei_die_in_seppuku() -> None:
    """Q14: Seppuku takes them along, each worth a VP."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi edo bushi
        lotus coins 1
        lotus edo daimyo, yurei
        lotus cards yurei

        actions
        lotus bid 1 0 0 0
        lotus use seppuku
        expect lotus edo -
        expect lotus vp 2
    """)


def test_q15_owning_a_monster_is_owning_its_card() -> None:
    """Q15: monsters and Oni count wherever their figures are: map, reserve, captivity."""
    case("""
        honor koi lotus turtle
        set horseman
        season winter
        phase cleanup
        koi edo oni_of_skulls
        koi captive lotus oni_of_blood
        koi cards oni_of_skulls oni_of_blood oni_of_hate form_of_the_demon

        actions
        expect koi vp 9
    """)


def test_q15_a_stronghold_counts_on_the_map_only() -> None:
    """Q15: two of four strongholds are built, so Form of the Kitsune scores two."""
    case("""
        honor koi lotus turtle
        season winter
        phase cleanup
        koi edo stronghold
        koi kyoto stronghold
        koi cards form_of_the_kitsune

        actions
        expect koi vp 6
    """)
