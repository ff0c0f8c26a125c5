"""Q44, Q46: the Oni of Hate and Spite, and Komainu."""

from __future__ import annotations

from tests.helpers import case, log

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
