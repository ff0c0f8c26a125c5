"""Q40-Q41: Mercy and Justice."""

from __future__ import annotations

from hinode import changes
from hinode.game import Game
from hinode.hooks import CARD, SEAT
from tests.helpers import case


def log(game: Game) -> list[str]:
    """What happened, a line each."""
    return [event.text() for event in game.events]


def own(game: Game, clan: str, *cards: str) -> Game:
    """Give a player cards of another set: no deck mixes them, but the rulings speak of them together."""
    for card in cards:
        changes.own(game.state, SEAT.read(clan), CARD.read(card))
    return game


def vp(game: Game, clan: str) -> int:
    """A player's victory points."""
    return game.state.vp[SEAT.read(clan)]


MERCY = """
    honor koi lotus turtle dragonfly
    set horseman
    season summer
    phase war 0
    war edo hokkaido
    koi coins 2
    koi edo 5 bushi
    dragonfly coins 1
    dragonfly hokkaido 2 bushi
    turtle hokkaido bushi
"""


def test_q40_spared_losers_stay_and_count_for_nothing() -> None:
    """Q40: no kill for the poets, Righteousness or Justice; the token is Koi's all the same."""
    game = case(f"""{MERCY}
    koi cards mercy
    lotus edo 2 bushi
    lotus cards righteousness
    turtle edo shinto

    actions
    """)
    own(game, "koi", "justice")
    game.act("koi", "bid 0 0 0 2")
    assert log(game)[-1] == "battle_won edo koi"
    game.act("koi", "spare")
    assert vp(game, "koi") == 2
    assert vp(game, "lotus") == 0
    assert "token koi edo" in log(game)
    assert not any(line.startswith("killed") for line in log(game))


def test_q40_all_opponents_or_none() -> None:
    """Q40: one question for the figures of both losers."""
    case(f"""{MERCY}
    koi cards mercy
    lotus edo 2 bushi
    turtle edo shinto

    actions
    koi bid 0 0 0 0
    expect decision spare_choice
    koi spare
    expect lotus edo 2 bushi
    expect turtle edo shinto
    expect koi vp 2
    expect decision bids
    """)


def test_q40_the_poets_still_count_those_who_died_before() -> None:
    """Q40: Turtle's Seppuku killed one; the spared Bushi of Lotus are not counted."""
    case("""
        honor koi lotus turtle
        set horseman
        season summer
        phase war 0
        war edo
        koi coins 1
        koi edo 5 bushi
        koi cards mercy
        lotus edo 2 bushi
        turtle coins 1
        turtle edo shinto

        actions
        koi bid 0 0 0 1
        turtle bid 1 0 0 0
        turtle use seppuku
        koi spare
        expect lotus edo 2 bushi
        # 2 for Mercy, 1 from the poets
        expect koi vp 3
        expect turtle vp 1
    """)


def test_q40_no_mercy_kills_them_all() -> None:
    """Q40: declined, everything is as without the card."""
    case(f"""{MERCY}
    koi cards mercy
    lotus edo 2 bushi
    lotus cards righteousness
    turtle edo shinto

    actions
    koi bid 0 0 0 1
    koi pass
    expect lotus edo -
    expect turtle edo -
    expect koi vp 3
    expect lotus vp 2
    """)


def test_q40_not_asked_if_nobody_would_die() -> None:
    """Q40: the only loser has a stronghold there and no figure."""
    case(f"""{MERCY}
    koi cards mercy
    turtle edo stronghold

    actions
    koi bid 0 0 0 0
    expect decision bids
    expect koi tokens summer:edo
    expect koi vp 0
    """)


def test_q40_not_asked_for_the_ally_who_lives_anyway() -> None:
    """Q40: beside the ally only Turtle's stronghold fights: no opponent's figure would die."""
    case("""
        honor koi lotus turtle dragonfly
        set horseman
        season summer
        phase war 0
        war edo hokkaido
        koi coins 2 ally lotus
        koi edo 5 bushi
        koi cards mercy
        lotus ally koi
        lotus edo bushi
        turtle edo stronghold
        turtle hokkaido bushi
        dragonfly coins 1
        dragonfly hokkaido 2 bushi

        actions
        koi bid 0 0 0 0
        expect decision bids
        expect koi vp 0
    """)


def test_q40_not_asked_for_seppuku() -> None:
    """Q40: one's own figures are not spared."""
    case(f"""{MERCY}
    koi cards mercy
    lotus edo 6 bushi

    actions
    koi bid 1 0 0 0
    koi use seppuku
    expect koi edo -
    expect koi vp 5
    expect lotus tokens summer:edo
    """)


def test_q40_a_losers_mercy_changes_nothing() -> None:
    """Q40: it is about figures that die by its owner."""
    case("""
        honor koi lotus turtle
        set horseman
        season summer
        phase war 0
        war edo
        koi edo bushi
        koi cards mercy
        lotus edo 2 bushi

        actions
        expect koi edo -
        expect koi vp 0
        expect decision tea
    """)


def test_q40_mercy_for_the_victims_of_hate() -> None:
    """Q40: Hate's two victims are spared together for 2 VP, after both were picked."""
    case("""
        honor lotus turtle koi
        set horseman
        season autumn
        phase political 1
        koi edo oni_of_hate
        koi cards oni_of_hate mercy
        lotus kyoto bushi, shinto
        lotus cards righteousness
        turtle kyoto bushi
        next perform koi marshal turtle

        actions
        koi move oni_of_hate edo kyoto
        expect decision hate_choice
        koi kill lotus shinto kyoto
        expect decision spare_choice
        koi spare
        expect lotus kyoto bushi, shinto
        expect turtle kyoto bushi
        expect koi vp 2
        expect lotus vp 0
    """)


def test_q40_two_copies_give_two_points_more() -> None:
    """Q40, Q54: spared once, 2 VP for each copy."""
    case(f"""{MERCY}
    koi cards mercy mercy
    lotus edo 2 bushi

    actions
    koi bid 0 0 0 0
    koi spare
    expect koi vp 4
    expect decision bids
    """)


JUSTICE = """
    honor koi lotus turtle
    season summer
    phase war 0
    war edo
"""


def test_q41_three_points_for_each_lower_player_hit() -> None:
    """Q41: three figures of two lower players: 6 VP."""
    case(f"""{JUSTICE}
    koi edo 4 bushi
    koi cards justice
    lotus edo 2 bushi
    turtle edo shinto

    actions
    expect koi vp 6
    """)


def test_q41_higher_players_do_not_count() -> None:
    """Q41: Turtle beats Koi above it and Dragonfly below it."""
    case("""
        honor koi turtle dragonfly
        season summer
        phase war 0
        war edo
        koi edo bushi
        turtle edo 4 bushi
        turtle cards justice
        dragonfly edo bushi

        actions
        expect turtle vp 3
    """)


def test_q41_honor_at_that_moment() -> None:
    """Q41: Koi starts last, commits Seppuku up to the top, wins with hired coins: both losers are lower now."""
    case("""
        honor lotus turtle koi
        season summer
        phase war 0
        war edo
        koi coins 6
        koi edo 2 bushi
        koi cards justice
        lotus edo bushi
        turtle edo bushi

        actions
        koi bid 1 0 1 0
        koi use seppuku
        koi use ronin
        expect koi tokens summer:edo
        # 2 for Seppuku, whose dead are Koi's own, then twice 3
        expect koi vp 8
    """)


def test_q41_only_the_killer_is_just() -> None:
    """Q41: a loser's or a bystander's Justice gives nothing."""
    case(f"""{JUSTICE}
    koi edo bushi
    koi cards justice
    lotus edo 2 bushi
    turtle edo bushi

    actions
    expect koi vp 0
    """)


def test_q41_ninjas_kill_is_judged_before_the_honor_is_lost() -> None:
    """Q41: Lotus is lower when its Bushi dies; then Koi loses honor."""
    game = case("""
        honor koi lotus turtle
        set horseman
        season summer
        phase political 1
        koi edo stronghold
        koi cards path_of_the_ninja
        lotus kyoto bushi
        next perform koi recruit turtle

        actions
    """)
    own(game, "koi", "justice")
    game.act("koi", "summon bushi edo")
    game.act("koi", "kill lotus bushi kyoto")
    assert vp(game, "koi") == 3
    assert game.state.honor[0] == SEAT.read("lotus")


def test_q41_hate_kills_only_the_higher_so_it_is_never_just() -> None:
    """Q41: Hate's victim stands higher."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi edo oni_of_hate
        koi cards oni_of_hate justice
        lotus kyoto bushi
        next perform koi marshal turtle

        actions
        koi move oni_of_hate edo kyoto
        expect lotus kyoto -
        expect koi vp 0
    """)
