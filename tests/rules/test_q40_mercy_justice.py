"""Q40, Q41: Mercy and Justice."""

from __future__ import annotations

from hinode.engine.hooks import SEAT
from tests.helpers import case, log, own, vp

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
