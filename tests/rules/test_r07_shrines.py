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
