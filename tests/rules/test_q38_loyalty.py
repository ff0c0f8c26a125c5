"""Q38, Q39: Loyalty and Honesty."""

from __future__ import annotations

from hinode import changes
from hinode.game import Game
from hinode.hooks import CARD, SEAT
from tests.helpers import case


def own(game: Game, clan: str, *cards: str) -> Game:
    """Give a player cards of another set: no deck mixes them, but the rulings speak of them together."""
    for card in cards:
        changes.own(game.state, SEAT.read(clan), CARD.read(card))
    return game


def vp(game: Game, clan: str) -> int:
    """A player's victory points."""
    return game.state.vp[SEAT.read(clan)]


HEAD = """
    honor koi lotus turtle
    set teapot
    season summer
    deck harvest harvest recruit recruit marshal marshal train train betray betray
    lotus ally koi
"""


def test_q38_choosing_and_performing_are_two_gains() -> None:
    """Q38: Honesty when Koi chooses, then its Harvest: each raised by one."""
    case(f"""{HEAD}
    phase political 0
    koi ally lotus
    koi edo bushi
    koi cards loyalty honesty

    actions
    koi mandate 1 harvest
    # 2 + 1 for choosing, 2 + 1 for Edo
    expect koi vp 6
    """)


def test_q38_without_an_ally_nothing_is_added() -> None:
    """Q38: Turtle has no ally."""
    case(f"""{HEAD}
    phase political 1
    koi ally lotus
    turtle edo bushi
    turtle cards loyalty
    next perform turtle harvest turtle

    actions
    expect turtle vp 2
    """)


def test_q38_an_alliance_broken_adds_nothing_from_then_on() -> None:
    """Q38: Koi betrays Lotus; its next Harvest is not raised any more."""
    case(f"""{HEAD}
    phase political 1
    koi ally lotus
    koi edo bushi
    koi cards loyalty
    next perform koi betray koi
    next perform koi harvest koi

    actions
    expect koi vp 2
    """)


def test_q38_each_shrine_is_one_gain() -> None:
    """Q38: Susanoo's VP for two strongholds are one gain."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        shrines susanoo fujin hachiman tsukuyomi
        phase political 3
        koi ally lotus
        koi susanoo shinto
        koi edo stronghold
        koi kyoto stronghold
        koi cards loyalty
        lotus ally koi

        actions
        expect koi vp 3
    """)


def test_q38_a_start_of_war_is_one_gain() -> None:
    """Q38: Bushido with two Virtues: 4 and 1 for Loyalty."""
    case(f"""{HEAD}
    phase political 10
    war oshu
    koi ally lotus
    koi oshu bushi
    koi cards loyalty honesty way_of_bushido
    turtle oshu bushi

    actions
    expect decision bids
    expect koi vp 5
    """)


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


def test_q38_seppuku_is_one_gain() -> None:
    """Q38: Seppuku of three with Righteousness: 3 + 3 + 1."""
    case(f"""{BATTLE}
    koi oshu 3 bushi
    koi cards loyalty righteousness
    turtle oshu 2 bushi

    actions
    koi bid 1 0 0 0
    koi use seppuku
    expect koi vp 7
    """)


def test_q38_all_captures_of_one_advantage_are_one_gain() -> None:
    """Q38: two captures with Respect steal 2 and are raised once."""
    case(f"""{BATTLE}
    koi oshu 3 bushi
    koi cards loyalty respect
    turtle vp 5
    turtle oshu 2 bushi

    actions
    koi bid 0 1 0 0
    koi capture turtle bushi
    expect koi vp 2
    koi capture turtle bushi
    expect koi vp 3
    expect turtle vp 3
    """)


def test_q38_nothing_stolen_nothing_added() -> None:
    """Q38: the victim has no VP, so there is no gain to raise."""
    case(f"""{BATTLE}
    koi oshu 3 bushi
    koi cards loyalty
    turtle oshu 2 bushi

    actions
    koi bid 0 1 0 0
    koi capture turtle bushi
    expect koi vp 0
    """)


def test_q38_poets_are_one_gain_apart_from_the_outcome() -> None:
    """Q38: the poets for two dead: 2 + 1; the outcome gave no VP."""
    case(f"""{BATTLE}
    koi oshu 3 bushi
    koi cards loyalty
    turtle oshu 2 bushi

    actions
    koi bid 0 0 0 1
    expect decision bids
    expect koi vp 3
    """)


def test_q38_poets_for_nobody_are_no_gain() -> None:
    """Q38: nobody died: no VP and nothing to raise."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase war 0
        war oshu
        koi coins 1 ally lotus
        koi oshu 3 bushi
        koi cards loyalty
        lotus ally koi
        lotus oshu bushi
        turtle oshu stronghold

        actions
        koi bid 0 0 0 1
        expect koi tokens summer:oshu
        expect koi vp 0
    """)


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


def test_q38_a_losers_righteousness_is_one_gain() -> None:
    """Q38: all three figures of the loser die in one outcome: 3 + 1."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase war 0
        war oshu
        koi ally lotus
        koi oshu 3 bushi
        koi cards loyalty righteousness
        lotus ally koi
        turtle oshu 4 bushi

        actions
        expect koi vp 4
    """)


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


def test_q38_not_in_winter() -> None:
    """Q38: winter scoring is not raised, though the Autumn alliance stands."""
    case("""
        honor koi lotus turtle
        set teapot
        season winter
        phase cleanup
        koi ally lotus
        koi cards loyalty honesty form_of_the_phoenix
        koi tokens spring:edo
        lotus ally koi

        actions
        expect koi vp 7
    """)


def test_q39_honesty_needs_an_ally() -> None:
    """Q39: Koi has no ally: choosing is worth nothing."""
    case("""
        honor koi lotus turtle
        set teapot
        phase political 0
        deck harvest harvest recruit recruit marshal marshal train train betray betray
        koi cards honesty

        actions
        koi mandate 1 harvest
        expect koi vp 0
    """)


def test_q39_honesty_is_for_the_chooser() -> None:
    """Q39: Lotus, allied and honest, gains nothing when its ally Koi chooses."""
    case(f"""{HEAD}
    phase political 0
    koi ally lotus
    koi cards honesty
    lotus cards honesty

    actions
    koi mandate 1 harvest
    expect koi vp 2
    expect lotus vp 0
    """)


def test_q39_betray_is_not_honest() -> None:
    """Q39: choosing Betray is worth nothing, though the alliance stands at that moment."""
    case("""
        honor koi lotus turtle
        set teapot
        phase political 0
        deck betray betray harvest harvest recruit recruit marshal marshal train train
        koi ally lotus
        koi cards honesty
        lotus ally koi

        actions
        koi mandate 1 betray
        expect koi vp 0
        expect koi ally -
    """)


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
