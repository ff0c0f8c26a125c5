"""R7: what each kami gives."""

from __future__ import annotations

from tests.helpers import case

FUJIN = """
        honor koi lotus turtle
        phase political 3
        koi fujin shinto
        koi edo 2 bushi
        koi nagato daimyo

        actions
"""


def test_r7_2_amaterasu() -> None:
    """R7.2: Amaterasu lifts to the top, the others shift down in their order."""
    case("""
        honor koi lotus turtle dragonfly
        phase political 3
        dragonfly amaterasu shinto

        actions
        dragonfly use amaterasu
        expect honor dragonfly koi lotus turtle
    """)


def test_r7_2_amaterasu_may_be_declined() -> None:
    """R7.2: one may stay where one is; at the top there is nothing to ask."""
    case("""
        honor koi lotus turtle dragonfly
        phase political 3
        dragonfly amaterasu shinto
        next shrine amaterasu

        actions
        dragonfly pass
        expect honor koi lotus turtle dragonfly
    """)
    case("""
        honor koi lotus turtle dragonfly
        phase political 3
        koi amaterasu shinto

        actions
        expect decision choose_mandate
        expect honor koi lotus turtle dragonfly
    """)


def test_r7_2_fujin_moves_two_figures() -> None:
    """R7.2: two moves with two figures, then it is over."""
    case(
        FUJIN
        + """
        koi move bushi edo oshu
        koi move daimyo nagato kansai
        expect koi oshu bushi
        expect koi kansai daimyo
        expect decision choose_mandate
    """
    )


def test_r7_2_fujin_moves_one_figure_twice() -> None:
    """R7.2: or one figure twice, step by step."""
    case(
        FUJIN
        + """
        refused R1.7 koi move bushi edo kansai
        koi move bushi edo kyoto
        koi move bushi kyoto kansai
        expect koi kansai bushi
        expect decision choose_mandate
    """
    )


def test_r7_2_fujin_may_be_declined() -> None:
    """R7.2: none, or one move only."""
    case(FUJIN + "    koi pass\n        expect koi edo 2 bushi\n        expect decision choose_mandate\n")
    case(
        FUJIN
        + """
        koi move bushi edo kyoto
        koi pass
        expect koi edo bushi
        expect decision choose_mandate
    """
    )


def test_r7_2_fujin_moves_on_the_map_only() -> None:
    """R7.2: the worshipper itself and others' figures do not move."""
    case("""
        honor koi lotus turtle
        phase political 3
        koi fujin shinto
        lotus edo bushi

        actions
        expect decision choose_mandate
        expect koi fujin shinto
    """)


def test_r7_2_raijin() -> None:
    """R7.2: Raijin summons one Bushi from the reserve in any province, stronghold or not; it may be declined."""
    start = """
        honor koi lotus turtle
        shrines raijin ryujin susanoo hachiman
        phase political 3
        koi raijin shinto
        lotus oshu 2 bushi

        actions
    """
    case(
        start
        + """
        refused R7.2 koi summon shinto oshu
        refused R7.2 koi summon bushi hachiman
        koi summon bushi oshu
        expect koi oshu bushi
        expect decision choose_mandate
    """
    )
    case(start + "    koi pass\n        expect decision choose_mandate\n")


def test_r7_2_raijin_needs_a_bushi_in_reserve() -> None:
    """R7.2: with all Bushi in play nothing is asked."""
    case("""
        honor koi lotus turtle
        shrines raijin ryujin susanoo hachiman
        phase political 3
        koi raijin shinto
        koi edo 6 bushi

        actions
        expect decision choose_mandate
    """)


def test_r7_2_ryujin() -> None:
    """R7.2: Ryujin sells one card at full cost, a monster with its summon."""
    case("""
        honor koi lotus turtle
        shrines raijin ryujin susanoo hachiman
        phase political 3
        koi coins 3
        koi ryujin shinto
        koi edo stronghold
        koi kyoto stronghold

        actions
        expect decision train
        koi buy oni_of_skulls
        koi summon oni_of_skulls kyoto
        expect koi coins 1
        expect koi kyoto stronghold, oni_of_skulls
        expect decision choose_mandate
    """)


def test_r7_2_ryujin_gives_no_discount_and_may_be_declined() -> None:
    """R7.2: full cost is needed; one may buy nothing."""
    case("""
        honor koi lotus turtle
        shrines raijin ryujin susanoo hachiman
        phase political 3
        koi coins 1
        koi ryujin shinto

        actions
        refused R6.9 koi buy righteousness
        koi pass
        expect koi coins 1
        expect koi cards -
    """)


def test_r7_2_hachiman() -> None:
    """R7.2: Hachiman pays 2 ronin without a question."""
    case("""
        honor koi lotus turtle
        phase political 3
        koi hachiman shinto

        actions
        expect koi ronin 2
    """)


def test_r7_2_susanoo() -> None:
    """R7.2: Susanoo pays 1 VP for each own stronghold on the map, in whatever province."""
    case("""
        honor koi lotus turtle
        shrines raijin ryujin susanoo hachiman
        phase political 3
        koi susanoo shinto
        koi edo 2 stronghold
        koi oshu stronghold
        lotus nagato 4 stronghold

        actions
        expect koi vp 3
        expect lotus vp 0
    """)


def test_r7_2_susanoo_without_strongholds() -> None:
    """R7.2: no stronghold on the map, no victory points."""
    case("""
        honor koi lotus turtle
        shrines raijin ryujin susanoo hachiman
        phase political 3
        koi susanoo shinto

        actions
        expect koi vp 0
    """)


def test_r7_2_tsukuyomi() -> None:
    """R7.2: Tsukuyomi pays 2 coins without a question."""
    case("""
        honor koi lotus turtle
        phase political 3
        koi tsukuyomi shinto

        actions
        expect koi coins 2
    """)
