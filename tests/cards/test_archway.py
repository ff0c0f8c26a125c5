"""The Archway set."""

from __future__ import annotations

from tests.helpers import case


def test_benevolence_hands_a_coin_on() -> None:
    """A coin for Turtle; honor and 2 VP for Koi."""
    case("""
        honor lotus turtle koi
        phase political 1
        koi coins 3
        koi cards benevolence
        next perform koi marshal koi

        actions
        koi build edo
        koi give turtle
        expect turtle coins 1
        expect koi coins 0
        expect koi vp 2
        expect honor lotus koi turtle
    """)


def test_path_of_the_kenin_places_a_bushi() -> None:
    """At a stronghold of its owner, not elsewhere."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        koi kyoto stronghold
        koi cards path_of_the_kenin
        next perform koi recruit lotus

        actions
        koi summon shinto edo
        koi pass
        refused R1.6 koi place bushi oshu
        refused R1.6 koi place shinto edo
        koi place bushi edo
        expect koi edo bushi, shinto, stronghold
    """)


def test_path_of_the_light_places_a_worshipper() -> None:
    """At any of the four shrines at the end of Recruit, not at the end of anything else."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi cards path_of_the_light
        next end_mandate lotus recruit

        actions
        expect decision place_figure
        refused R1.6 koi place bushi fujin
        koi place shinto fujin
        expect koi fujin shinto
    """)
    case("""
        honor koi lotus turtle
        phase political 1
        koi cards path_of_the_light
        next end_mandate lotus marshal

        actions
        expect decision choose_mandate
    """)


def test_path_of_the_light_without_a_shinto_asks_nothing() -> None:
    """All three are on the map."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo 3 shinto
        koi cards path_of_the_light
        next end_mandate lotus recruit

        actions
        expect decision choose_mandate
    """)


def test_justice_three_points() -> None:
    """For figures of a lower player killed in a battle."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi edo 3 bushi
        koi cards justice
        lotus edo 2 bushi

        actions
        expect koi vp 3
    """)


def test_justice_not_for_a_spared_ally_or_a_higher_player() -> None:
    """The ally lives, Lotus stands higher."""
    case("""
        honor lotus koi turtle
        season summer
        phase war 0
        war edo
        koi ally turtle
        koi edo 4 bushi
        koi cards justice
        lotus edo 2 bushi
        turtle ally koi
        turtle edo bushi

        actions
        expect koi vp 0
        expect turtle edo bushi
    """)


def test_path_of_the_samurai_places_a_bushi_anywhere() -> None:
    """At the end of Recruit, in any province, with or without a stronghold."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi cards path_of_the_samurai
        next end_mandate lotus recruit

        actions
        refused R1.6 koi place bushi fujin
        koi place bushi kyushu
        expect koi kyushu bushi
    """)


def test_path_of_the_samurai_may_be_declined() -> None:
    """Its owner passes."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi cards path_of_the_samurai
        next end_mandate lotus recruit

        actions
        koi pass
        expect decision choose_mandate
        expect koi reserve 6 bushi, 3 shinto, daimyo, 4 stronghold
    """)


def test_path_of_the_samurai_does_not_wake_path_of_the_kenin() -> None:
    """Placing is not a Summon (R1.6)."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi edo stronghold
        koi cards path_of_the_samurai path_of_the_kenin
        next end_mandate lotus recruit

        actions
        koi place bushi kyushu
        expect decision choose_mandate
    """)


def test_benevolence_at_the_top_still_scores() -> None:
    """No honor to gain, but the 2 VP are (R2.2)."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 1
        koi cards benevolence
        next perform koi train lotus

        actions
        koi buy path_of_the_light
        koi give lotus
        expect koi vp 2
        expect honor koi lotus turtle
    """)


def test_path_of_the_samurai_and_path_of_the_light_of_one_owner() -> None:
    """Both at the end of Recruit; their order means nothing to one owner, so it is not asked."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi cards path_of_the_samurai path_of_the_light
        next end_mandate lotus recruit

        actions
        expect decision place_figure
        koi place bushi edo
        koi place shinto hachiman
        expect koi hachiman shinto
        expect koi edo bushi
    """)


def test_form_of_the_beast_for_monsters_owned() -> None:
    """Three monsters, wherever they are: 9 VP; two copies 18."""
    text = """
        honor koi lotus turtle
        season winter
        phase cleanup
        koi edo komainu
        koi captive lotus oni_of_blood
    """
    case(f"""{text}
        koi cards komainu oni_of_blood river_dragon form_of_the_beast

        actions
        expect koi vp 9
    """)
    case(f"""{text}
        koi cards komainu oni_of_blood river_dragon form_of_the_beast form_of_the_beast

        actions
        expect koi vp 18
    """)


def test_way_of_the_katana_bushi_of_force_two() -> None:
    """Two Bushi beat three in war; Shinto stay at 1."""
    case("""
        honor lotus koi turtle
        season autumn
        phase war 0
        war edo oshu
        koi edo 2 bushi
        koi oshu 2 shinto
        koi cards way_of_the_katana
        lotus edo 3 bushi
        lotus oshu 2 bushi

        actions
        expect koi tokens autumn:edo
        expect lotus tokens autumn:oshu
    """)
