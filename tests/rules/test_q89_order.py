"""Q89-Q93: odd coins, the dead outside battles, Lotus' announcement, Ryujin, who is involved in a moment."""

from __future__ import annotations

from hinode.game import Game
from tests.helpers import case


def log(game: Game) -> list[str]:
    """What happened, a line each."""
    return [event.text() for event in game.events]


ODD = """
    honor koi lotus turtle dragonfly
    phase war 0
    war edo oshu
    koi coins 8
    koi edo 5 bushi
    lotus edo bushi
    lotus oshu bushi
    turtle edo bushi
    turtle oshu bushi
    dragonfly edo bushi

    actions
"""


def test_q89_odd_coins_go_to_different_losers() -> None:
    """Q89: 8 coins for three: 2 each and two odd ones, never both to one."""
    case(f"""{ODD}
    koi bid 0 0 0 8
    expect decision favor
    expect actors koi
    refused Q89 koi favor lotus,lotus
    refused Q89 koi favor lotus
    koi favor lotus,dragonfly
    expect lotus coins 3
    expect turtle coins 2
    expect dragonfly coins 3
    """)


def test_q89_one_odd_coin() -> None:
    """Q89: 7 coins for three are 3, 2 and 2."""
    case(f"""{ODD}
    koi bid 0 0 0 7
    koi favor turtle
    expect lotus coins 2
    expect turtle coins 3
    expect dragonfly coins 2
    """)


def test_q89_no_odd_coin_no_question() -> None:
    """Q89: 6 coins for three need no choice."""
    case(f"""{ODD}
    koi bid 0 0 0 6
    expect decision bids
    expect lotus coins 2
    expect turtle coins 2
    """)


def test_q90_killed_outside_a_battle_it_can_be_recruited_at_once() -> None:
    """Q90: Ninja kills one of Lotus' six Bushi; Lotus, who acts later, summons it again."""
    case("""
        honor koi lotus turtle
        set horseman
        phase political 1
        koi edo stronghold
        koi cards path_of_the_ninja
        lotus kyoto 6 bushi
        lotus nagato stronghold
        next perform koi recruit turtle
        next perform lotus recruit turtle

        actions
        koi summon bushi edo
        koi kill lotus bushi kyoto
        expect lotus reserve bushi, 3 shinto, daimyo, 3 stronghold
        expect decision recruit
        lotus summon bushi nagato
        expect lotus nagato bushi, stronghold
    """)


def test_q91_the_announcement_rules_order_and_bonus() -> None:
    """Q91: a Recruit tile announced as Train: Lotus acts first, and pays one less."""
    game = case("""
        honor koi lotus turtle
        phase political 0
        holder lotus
        lotus coins 1

        actions
        lotus mandate 1 train
        expect decision train
        expect actors lotus
        lotus buy righteousness
        expect lotus coins 0
        expect actors turtle
        turtle pass
        koi pass
    """)
    performed = [line for line in log(game) if line.startswith("performs")]
    assert performed == ["performs lotus train bonus", "performs turtle train -", "performs koi train -"]


def test_q91_an_announced_betray_breaks_the_alliance() -> None:
    """Q91: the tile is a Recruit, the announcement a Betray: Lotus alone performs it and loses its ally."""
    case("""
        honor lotus koi turtle
        phase political 0
        koi ally lotus
        lotus ally koi
        turtle edo bushi

        actions
        lotus mandate 1 betray
        expect decision betray
        expect lotus ally -
        expect honor koi lotus turtle
    """)


def test_q91_tile_and_announcement_are_one_decision() -> None:
    """Q91: four tiles as five mandates are twenty answers; nobody else may rename a tile."""
    game = case("""
        honor koi lotus turtle
        phase political 0
        holder lotus

        actions
        expect decision choose_mandate
    """)
    assert game.options("lotus").count() == 20
    case("""
        honor koi lotus turtle
        phase political 0

        actions
        refused R6.3 koi mandate 1 harvest
        koi mandate 1 recruit
    """)


RYUJIN = """
    honor koi lotus turtle
    shrines ryujin hachiman tsukuyomi fujin
    phase political 3
    koi ryujin shinto
    koi edo stronghold
    lotus hachiman shinto
"""


def test_q92_a_komainu_of_ryujin_worships_at_once() -> None:
    """Q92: bought at the first shrine, it ties at Hachiman, still to come, and wins by honor."""
    case(f"""{RYUJIN}
    koi coins 2

    actions
    koi buy komainu
    koi summon komainu hachiman
    expect koi ronin 2
    expect lotus ronin 0
    """)


def test_q92_a_shrine_already_resolved_is_not_resolved_again() -> None:
    """Q92: Hachiman came before Ryujin, so the new Komainu is too late for it."""
    case("""
        honor koi lotus turtle
        shrines hachiman ryujin tsukuyomi fujin
        phase political 3
        koi coins 2
        koi ryujin shinto
        koi edo stronghold

        actions
        koi buy komainu
        koi summon komainu hachiman
        expect koi ronin 0
    """)


def test_q92_ryujin_gives_no_discount() -> None:
    """Q92: with one coin a card of cost 2 is out of reach."""
    case(f"""{RYUJIN}
    koi coins 1

    actions
    expect decision train
    refused R6.9 koi buy komainu
    koi pass
    """)


INVOLVED = """
    honor koi lotus turtle
    set horseman
    season summer
    phase political 10
    war edo
    koi edo bushi
    lotus coins 1
    lotus edo bushi
    lotus cards way_of_the_righteous
    turtle coins 1
"""


def test_q93_koi_with_a_card_that_gives_nothing_is_not_involved() -> None:
    """Q93: Koi has no ronin and no Virtue for Way of Bushido, so nobody is asked for an order."""
    case(f"""{INVOLVED}
    koi coins 1
    koi cards way_of_bushido

    actions
    expect decision bids
    expect lotus coins 2
    expect turtle coins 0
    """)


def test_q93_koi_with_a_card_that_gives_something_is_involved() -> None:
    """Q93: with a Virtue, Way of Bushido pays, and Koi's block has its place in the order."""
    case(f"""{INVOLVED}
    koi coins 1
    koi cards way_of_bushido courage

    actions
    expect decision order
    expect actors koi
    """)


def test_q93_koi_exchanges_the_ronin_its_card_brings() -> None:
    """Q93: Koi starts without ronin, but its own card brings two, which become coins (Q29)."""
    case(f"""{INVOLVED}
    koi coins 1
    koi cards way_of_the_ronin

    actions
    koi first
    expect koi coins 3
    expect koi ronin 0
    """)


def test_q93_nothing_to_take_from_anybody_below() -> None:
    """Q93: two Ways of the Righteous above players without coins or effects ask nobody for an order."""
    case("""
        honor turtle lotus koi
        set horseman
        phase political 10
        war edo
        turtle cards way_of_the_righteous
        turtle edo bushi
        turtle coins 1
        lotus cards way_of_the_righteous
        koi edo bushi

        actions
        expect decision bids
        expect turtle coins 1
    """)


def test_q93_who_gets_coins_at_this_moment_can_lose_one() -> None:
    """Q93: the player below has no coins yet, but its own card brings some, so the order matters."""
    case("""
        honor turtle lotus koi
        set horseman
        phase political 10
        war edo
        turtle cards way_of_the_righteous
        turtle edo bushi
        lotus cards way_of_the_shogun
        koi edo bushi

        actions
        expect decision order
        expect actors turtle
        turtle last
        expect turtle coins 1
        expect lotus coins 2
    """)
