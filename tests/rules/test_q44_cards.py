"""Q44-Q46: the Oni of Hate, Spite and Souls, and Komainu."""

from __future__ import annotations

from hinode.game import Game
from tests.helpers import case


def log(game: Game) -> list[str]:
    """What happened, a line each."""
    return [event.text() for event in game.events]


HATE = """
    honor lotus turtle koi dragonfly
    season autumn
    phase political 1
    koi edo oni_of_hate
    koi cards oni_of_hate
    next perform koi marshal koi
"""


def test_q44_hate_kills_one_of_each_higher_opponent_as_its_owner_chooses() -> None:
    """Q44: Koi picks Lotus' Shinto and Turtle's only Bushi; Dragonfly is lower and safe."""
    game = case(f"""{HATE}
    lotus kyoto bushi, shinto
    turtle kyoto bushi, daimyo
    dragonfly kyoto bushi

    actions
    koi move oni_of_hate edo kyoto
    expect decision hate_choice
    expect actors koi
    koi kill lotus shinto kyoto
    expect lotus kyoto bushi
    expect turtle kyoto daimyo
    expect dragonfly kyoto bushi
    """)
    killed = [line for line in log(game) if line.startswith("killed")]
    assert killed == ["killed lotus shinto kyoto koi oni_of_hate", "killed turtle bushi kyoto koi oni_of_hate"]


def test_q44_hate_cannot_be_declined() -> None:
    """Q44: the kill is compulsory; only which figure is asked."""
    case(f"""{HATE}
    lotus kyoto bushi, shinto

    actions
    koi move oni_of_hate edo kyoto
    refused Q44 koi pass
    koi kill lotus bushi kyoto
    """)


def test_q44_hate_cannot_pick_daimyo_yurei_or_monsters() -> None:
    """Q44, Q14: only Bushi and Shinto; with nothing else there nobody dies."""
    case(f"""{HATE}
    lotus kyoto daimyo, yurei, oni_of_skulls
    lotus cards yurei oni_of_skulls

    actions
    koi move oni_of_hate edo kyoto
    expect lotus kyoto daimyo, yurei, oni_of_skulls
    """)


def test_q44_hate_enters_by_recruit() -> None:
    """Q44: recruited from the reserve it enters; the kill happens before the next figure is summoned."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi edo 2 stronghold
        koi cards oni_of_hate
        lotus edo bushi, shinto
        next perform koi recruit lotus

        actions
        koi summon oni_of_hate edo
        expect decision hate_choice
        koi kill lotus bushi edo
        expect decision recruit
    """)


def test_q44_hate_enters_when_bought() -> None:
    """Q44: buying it summons it at once."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi coins 3
        koi edo stronghold
        lotus edo bushi
        next perform koi train lotus

        actions
        koi buy oni_of_hate
        expect koi edo stronghold, oni_of_hate
        expect lotus edo -
    """)


def test_q44_hate_enters_by_replacement() -> None:
    """Q44: replacing a monster in Betray it enters, after the replaced one has gone."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi cards oni_of_hate
        lotus edo komainu
        lotus cards komainu
        turtle edo bushi
        next perform koi betray koi

        actions
        koi replace lotus komainu edo oni_of_hate
        expect koi edo oni_of_hate
        expect lotus edo -
        expect turtle edo -
        expect decision choose_mandate
    """)


def test_q44_hate_hits_in_both_provinces_of_fujin() -> None:
    """Q44: moved twice it enters twice."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 3
        koi fujin shinto
        koi edo oni_of_hate
        koi cards oni_of_hate
        lotus kyoto bushi
        turtle kansai bushi

        actions
        koi move oni_of_hate edo kyoto
        koi move oni_of_hate kyoto kansai
        expect lotus kyoto -
        expect turtle kansai -
    """)


def test_q44_others_moving_in_wake_nobody() -> None:
    """Q44: what counts is Hate's own entry, not that of others into its province."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi edo oni_of_hate
        koi cards oni_of_hate
        lotus kyoto bushi, komainu
        lotus cards komainu
        next perform lotus marshal turtle

        actions
        lotus move komainu kyoto edo
        lotus move bushi kyoto edo
        expect lotus edo bushi, komainu
    """)


def test_q44_spite_steals_from_force_not_from_figures() -> None:
    """Q44: a lone Turtle stronghold is Force; Lotus' stronghold is none; lower Dragonfly is spared."""
    case("""
        honor lotus turtle koi dragonfly
        season autumn
        phase political 1
        koi edo oni_of_spite
        koi cards oni_of_spite
        lotus vp 5
        lotus kyoto stronghold
        turtle vp 5
        turtle kyoto stronghold
        dragonfly vp 5
        dragonfly kyoto bushi
        next perform koi marshal lotus

        actions
        koi move oni_of_spite edo kyoto
        expect koi vp 2
        expect lotus vp 5
        expect turtle vp 3
        expect dragonfly vp 5
    """)


def test_q44_spite_enters_by_summon_and_replacement() -> None:
    """Q44: summoned, then, with another owner, replacing a monster."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi edo stronghold
        koi cards oni_of_spite
        lotus vp 2
        lotus edo bushi
        next perform koi recruit lotus

        actions
        koi summon oni_of_spite edo
        expect koi vp 2
        expect lotus vp 0
    """)
    case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi cards oni_of_spite
        lotus vp 4
        lotus edo bushi, oni_of_skulls
        lotus cards oni_of_skulls
        next perform koi betray koi

        actions
        koi replace lotus oni_of_skulls edo oni_of_spite
        expect koi vp 2
        expect lotus vp 2
    """)


def test_q44_spite_finds_no_force_where_it_replaced_the_last_figure() -> None:
    """Q44, Q80: Lotus' only figure there went home before Spite looks around."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi cards oni_of_spite
        lotus vp 4
        lotus edo oni_of_skulls
        lotus cards oni_of_skulls
        next perform koi betray koi

        actions
        koi replace lotus oni_of_skulls edo oni_of_spite
        expect koi vp 0
        expect lotus vp 4
    """)


def test_q45_souls_counts_every_oni_owned() -> None:
    """Q45: with Skulls in reserve and Blood captive Souls is worth 6; Komainu is no Oni."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi edo oni_of_souls, komainu
        koi captive lotus oni_of_blood
        koi cards oni_of_souls oni_of_skulls oni_of_blood komainu

        actions
        expect koi vp 6
    """)


def test_q46_komainu_may_worship_when_recruited_or_bought() -> None:
    """Q46: it is a Shinto when it is summoned, in Recruit and when bought."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 2
        koi edo stronghold
        next perform koi train lotus

        actions
        koi buy komainu
        expect decision summon_monster
        koi summon komainu hachiman
        expect koi hachiman komainu
    """)
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        koi cards komainu
        next perform koi recruit lotus

        actions
        koi summon komainu fujin
        expect koi fujin komainu
    """)


def test_q46_komainu_has_force_at_its_shrine() -> None:
    """Q46: it ties with a Shinto at Hachiman and wins through honor; it goes home at cleanup."""
    case("""
        honor koi lotus turtle
        phase political 3
        koi hachiman komainu
        koi cards komainu
        lotus hachiman shinto

        actions
        expect koi ronin 2
    """)


def test_q46_in_betray_komainu_is_both() -> None:
    """Q46: it replaces a Shinto, a monster; a Shinto or a monster replaces it; a Bushi neither."""
    text = """
        honor koi lotus turtle
        phase political 1
        koi cards komainu
        lotus edo bushi, shinto, oni_of_skulls
        lotus cards oni_of_skulls
        next perform koi betray koi

        actions
        refused R6.12 koi replace lotus bushi edo komainu
    """
    case(f"""{text}
        koi replace lotus shinto edo komainu
        expect koi edo komainu
    """)
    case(f"""{text}
        koi replace lotus oni_of_skulls edo komainu
        expect koi edo komainu
    """)
    text = """
        honor koi lotus turtle
        phase political 1
        koi cards oni_of_skulls
        lotus edo komainu
        lotus cards komainu
        next perform koi betray koi

        actions
        refused R6.12 koi replace lotus komainu edo bushi
    """
    case(f"""{text}
        koi replace lotus komainu edo shinto
        expect koi edo shinto
        expect lotus reserve 6 bushi, 3 shinto, daimyo, 4 stronghold, komainu
    """)
    case(f"""{text}
        koi replace lotus komainu edo oni_of_skulls
        expect koi edo oni_of_skulls
    """)


def test_q46_hate_may_kill_komainu() -> None:
    """Q46: as a Shinto it is prey."""
    case(f"""{HATE}
    lotus kyoto bushi, komainu
    lotus cards komainu

    actions
    koi move oni_of_hate edo kyoto
    koi kill lotus komainu kyoto
    expect lotus kyoto bushi
    """)


def test_q46_light_may_place_komainu() -> None:
    """Q46: at the end of Recruit Komainu may be the Shinto that goes to a shrine."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo 3 shinto
        koi cards komainu path_of_the_light
        next end_mandate lotus recruit

        actions
        koi place komainu amaterasu
        expect koi amaterasu komainu
    """)


def test_q46_komainu_can_be_captured() -> None:
    """Q46, Q14: it is no Daimyo."""
    case("""
        honor koi lotus turtle
        phase war 0
        war edo oshu
        koi coins 1
        koi edo 2 bushi
        lotus edo komainu
        lotus cards komainu
        lotus oshu bushi
        turtle coins 1
        turtle oshu bushi

        actions
        koi bid 0 1 0 0
        koi capture lotus komainu
        expect lotus captive koi komainu
    """)
