"""Q42-Q43: Respect and Righteousness."""

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


def test_q42_two_copies_three_hostages_from_anybody() -> None:
    """Q42: one by one, from the same or another player, a VP each while there is one."""
    case(f"""{RESPECT}
    koi cards respect respect
    lotus vp 1
    lotus edo 3 bushi

    actions
    koi bid 0 1 0 0
    turtle bid 0 0 0 0
    koi capture lotus bushi
    expect koi vp 1
    koi capture lotus bushi
    expect koi vp 1
    koi capture turtle bushi
    # Three hostages at most: next come the odd coins of the reparations.
    expect decision favor
    expect lotus vp 0
    expect lotus captive koi 2 bushi
    expect turtle captive koi bushi
    """)


def test_q42_each_further_hostage_is_optional() -> None:
    """Q42: Koi takes one and stops."""
    case(f"""{RESPECT}
    koi cards respect
    lotus vp 4
    lotus edo 3 bushi

    actions
    koi bid 0 1 0 0
    turtle bid 0 0 0 0
    koi capture lotus bushi
    expect decision hostage
    koi pass
    expect lotus captive koi bushi
    expect koi vp 1
    """)


def test_q42_no_first_hostage_no_second() -> None:
    """Q42: Respect is about taking one more: declining the first ends it."""
    case(f"""{RESPECT}
    koi cards respect
    lotus edo 3 bushi

    actions
    koi bid 0 1 0 0
    turtle bid 0 0 0 0
    koi pass
    expect decision favor
    expect lotus captive koi -
    """)


def test_q43_every_way_to_die_is_worth_a_point() -> None:
    """Q43: Seppuku of two figures: 2 VP for it and 2 for Righteousness."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        lotus coins 1
        lotus edo bushi, daimyo
        lotus cards righteousness
        turtle edo bushi

        actions
        lotus bid 1 0 0 0
        lotus use seppuku
        expect lotus vp 4
    """)


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
