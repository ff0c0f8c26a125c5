"""The Horseman set."""

from __future__ import annotations

from tests.helpers import case


def test_courage_two_points_for_a_token() -> None:
    """One copy 2 VP, two copies 4."""
    text = """
        honor koi lotus turtle
        set horseman
        phase war 0
        war edo
        koi edo bushi
    """
    case(f"""{text}
        koi cards courage

        actions
        expect koi vp 2
    """)
    case(f"""{text}
        koi cards courage courage

        actions
        expect koi vp 4
    """)


def test_courage_not_for_a_discarded_token() -> None:
    """Nobody has Force in Edo."""
    case("""
        honor koi lotus turtle
        set horseman
        phase war 0
        war edo
        koi oshu bushi
        koi cards courage

        actions
        expect koi vp 0
    """)


NINJA = """
    honor koi lotus turtle
    set horseman
    phase political 1
    koi edo stronghold
    koi cards path_of_the_ninja
    lotus kyoto bushi
    next perform koi recruit turtle

    actions
    koi summon bushi edo
    expect decision ninja_choice
"""


def test_path_of_the_ninja_kills_a_bushi_for_honor() -> None:
    """Lotus' Bushi dies and is in reserve at once; Koi loses honor."""
    case(f"""{NINJA}
    koi kill lotus bushi kyoto
    expect lotus reserve 6 bushi, 3 shinto, daimyo, 4 stronghold
    expect honor lotus koi turtle
    """)


def test_path_of_the_ninja_may_be_declined() -> None:
    """No kill, no honor lost."""
    case(f"""{NINJA}
    koi pass
    expect lotus kyoto bushi
    expect honor koi lotus turtle
    """)


def test_path_of_the_ninja_works_after_raijin_and_a_bought_monster() -> None:
    """Both are Summons."""
    case("""
        honor koi lotus turtle
        set horseman
        shrines ryujin raijin hachiman tsukuyomi
        phase political 3
        koi coins 2
        koi ryujin shinto
        koi raijin shinto
        koi edo stronghold
        koi cards path_of_the_ninja
        lotus kyoto 2 bushi

        actions
        koi buy oni_of_skulls
        koi kill lotus bushi kyoto
        koi summon bushi oshu
        koi kill lotus bushi kyoto
        expect lotus kyoto -
        expect honor lotus turtle koi
    """)


def test_way_of_the_righteous_takes_from_the_lower() -> None:
    """A coin from Dragonfly and Bonsai, none from Lotus above."""
    case("""
        honor lotus turtle dragonfly bonsai
        set horseman
        phase political 10
        war edo
        lotus coins 2
        turtle edo bushi
        turtle cards way_of_the_righteous
        dragonfly coins 2
        dragonfly edo bushi
        bonsai coins 1

        actions
        expect decision bids
        expect turtle coins 2
        expect lotus coins 2
        expect dragonfly coins 1
        expect bonsai coins 0
    """)


MERCY = """
    honor koi lotus turtle
    set horseman
    season summer
    phase war 0
    war edo
    koi coins 1
    koi edo 3 bushi
    koi cards mercy
    lotus edo bushi, daimyo

    actions
    koi bid 0 0 0 1
    expect decision spare_choice
"""


def test_mercy_spares_the_losers_for_two_points() -> None:
    """Lotus' figures stay beside the winner's; the poets sing of nobody."""
    case(f"""{MERCY}
    koi spare
    expect lotus edo bushi, daimyo
    expect koi edo 3 bushi
    expect koi tokens summer:edo
    expect koi vp 2
    """)


def test_mercy_may_be_withheld() -> None:
    """They die, and the poets count them."""
    case(f"""{MERCY}
    koi pass
    expect lotus edo -
    expect koi vp 2
    expect koi tokens summer:edo
    """)


MONKEY = """
    honor koi lotus turtle
    set horseman
    season summer
    phase political 1
    koi edo stronghold
    lotus coins 4
    turtle coins 3
    next perform koi recruit turtle
"""


def test_path_of_the_monkey_robs_the_richest() -> None:
    """A coin from Lotus; honor lost."""
    case(f"""{MONKEY}
    koi cards path_of_the_monkey

    actions
    koi summon bushi edo
    koi use path_of_the_monkey
    expect koi coins 1
    expect lotus coins 3
    expect turtle coins 3
    expect honor lotus koi turtle
    """)


def test_path_of_the_monkey_may_be_declined() -> None:
    """Nothing changes."""
    case(f"""{MONKEY}
    koi cards path_of_the_monkey

    actions
    koi summon bushi edo
    koi pass
    expect koi coins 0
    expect honor koi lotus turtle
    """)


def test_path_of_the_monkey_at_the_bottom_costs_nothing() -> None:
    """There is no honor left to lose (R2.2); the coin is taken all the same."""
    case("""
        honor lotus turtle koi
        set horseman
        season summer
        phase political 1
        koi edo stronghold
        koi cards path_of_the_monkey
        lotus coins 4
        next perform koi recruit turtle

        actions
        koi summon bushi edo
        koi use path_of_the_monkey
        expect koi coins 1
        expect honor lotus turtle koi
    """)


def test_form_of_the_demon_for_oni_owned() -> None:
    """Three Oni and a Komainu: 9 VP; two copies 18."""
    text = """
        honor koi lotus turtle
        set horseman
        season winter
        phase cleanup
        koi edo oni_of_spite, komainu
    """
    case(f"""{text}
        koi cards komainu oni_of_skulls oni_of_blood oni_of_spite form_of_the_demon

        actions
        expect koi vp 9
    """)
    case(f"""{text}
        koi cards komainu oni_of_skulls oni_of_blood oni_of_spite form_of_the_demon form_of_the_demon

        actions
        expect koi vp 18
    """)


def test_path_of_the_spirit_pays_the_most_honorable() -> None:
    """2 coins and 2 VP after a Summon, a bought monster too."""
    case("""
        honor koi lotus turtle
        set horseman
        season autumn
        phase political 1
        koi coins 3
        koi edo stronghold
        koi cards path_of_the_spirit
        next perform koi train lotus

        actions
        koi buy river_dragon
        expect koi coins 2
        expect koi vp 2
    """)


def test_path_of_the_spirit_not_without_the_highest_honor() -> None:
    """Lotus stands above."""
    case("""
        honor lotus koi turtle
        set horseman
        season autumn
        phase political 1
        koi edo stronghold
        koi cards path_of_the_spirit
        next perform koi recruit lotus

        actions
        koi summon bushi edo
        expect koi coins 0
        expect koi vp 0
    """)
