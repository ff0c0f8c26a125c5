"""Q38, Q39: Loyalty and Honesty."""

from __future__ import annotations

from tests.helpers import case, own, vp

BATTLE = """
    honor koi lotus turtle dragonfly
    set teapot
    season summer
    phase war 0
    war oshu edo
    koi coins 4 ally lotus
    lotus ally koi
    turtle edo bushi
    dragonfly coins 1
    dragonfly edo bushi
"""


def test_q38_the_outcome_is_one_gain_with_all_it_brings() -> None:
    """Q38, Q11: Justice, Courage and Souls of one battle, Loyalty once; then the poets, Loyalty again."""
    game = case(f"""{BATTLE}
    koi oshu 3 bushi, oni_of_souls
    koi cards loyalty oni_of_souls
    turtle oshu bushi

    actions
    """)
    own(game, "koi", "justice", "courage")
    game.act("koi", "bid 0 0 0 1")
    assert vp(game, "koi") == (3 + 2 + 2 + 1) + (1 + 1)


def test_q38_mercy_and_the_token_are_one_gain() -> None:
    """Q38: sparing the losers belongs to the same outcome as Courage for the token."""
    game = case(f"""{BATTLE}
    koi oshu 3 bushi
    koi cards loyalty
    turtle oshu bushi

    actions
    """)
    own(game, "koi", "mercy", "courage")
    game.act("koi", "bid 0 0 0 0")
    game.act("koi", "spare")
    assert vp(game, "koi") == 2 + 2 + 1


def test_q38_two_war_provinces_are_two_gains() -> None:
    """Q38: every war province is an event of its own."""
    game = case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase war 0
        war oshu kyoto edo
        koi ally lotus
        koi oshu oni_of_souls, bushi
        koi edo bushi
        koi cards loyalty oni_of_souls righteousness
        lotus ally koi
        turtle coins 1
        turtle kyoto bushi
        turtle edo 2 bushi

        actions
        expect decision bids
        expect koi vp 3
        turtle bid 0 0 0 0
        # 1 for the Bushi killed in Edo, 1 for Loyalty
        expect koi vp 5
    """)
    assert game.state.season == 2


def test_q39_for_lotus_the_announcement_counts() -> None:
    """Q39: a Betray tile announced as Harvest is honest; a Harvest tile announced as Betray is not."""
    text = """
        honor koi lotus turtle
        set teapot
        phase political 0
        holder lotus
        deck betray harvest betray harvest recruit recruit marshal marshal train train
        koi ally lotus
        lotus ally koi
        lotus cards honesty

        actions
    """
    case(f"""{text}
        lotus mandate 1 harvest
        expect lotus vp 2
    """)
    case(f"""{text}
        lotus mandate 2 betray
        expect lotus vp 0
    """)
