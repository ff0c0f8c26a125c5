"""Q43: Righteousness."""

from __future__ import annotations

from tests.helpers import case

RESPECT = """
    honor koi lotus turtle
    season summer
    phase war 0
    war edo oshu
    koi coins 1
    koi edo 5 bushi
    turtle coins 1
    turtle oshu bushi
    turtle edo bushi
    lotus oshu bushi
"""


def test_q43_captives_and_replaced_figures_are_not_killed() -> None:
    """Q43: neither a hostage nor a figure lost to Betray is worth anything."""
    case(f"""{RESPECT}
    lotus edo bushi
    lotus cards righteousness

    actions
    koi bid 0 1 0 0
    turtle bid 0 0 0 0
    koi capture lotus bushi
    expect lotus vp 0
    """)
    case("""
        honor koi lotus turtle
        phase political 1
        lotus edo bushi
        lotus cards righteousness
        next perform koi betray koi

        actions
        koi replace lotus bushi edo bushi
        expect lotus vp 0
    """)
