"""Options in words."""

from __future__ import annotations

from hinode.cli.play.options import long_sets, phrase, short_list, syntax
from hinode.engine.game import new_game
from hinode.engine.hooks import SEAT
from hinode.sim.simulate import Plan, begin, play_game
from tests.helpers import case

KOI = SEAT.index["koi"]
LOTUS = SEAT.index["lotus"]


def test_every_option_of_some_games_has_words() -> None:
    """No two options of a question read the same, and none is empty."""
    for number in range(12):
        plan = Plan(5, 12, 9)
        played = play_game(plan, number).actions
        game = begin(plan, number)
        for seat, action in played:
            for actor in game.actors:
                options = game.options(actor)
                words = [phrase(game.state, actor, option) for option in short_list(options)]
                assert all(words)
                assert len(set(words)) == len(words), words
                assert all(syntax(game.state, actor, some) for some in long_sets(options))
            game.act(seat, action)


def test_a_proposal_tells_its_terms() -> None:
    """The player who answers reads what changes hands."""
    game = new_game(("koi", "lotus", "turtle"), seed=1)
    game.act("koi", "propose lotus give 2 0 ask 1 0")
    words = [phrase(game.state, LOTUS, option) for option in short_list(game.options("lotus"))]
    assert "Accept the proposal of Koi: You get 2 coins. You give 1 coin." in words
    assert "Refuse the proposal of Koi" in words
    mine = [phrase(game.state, KOI, option) for option in short_list(game.options("koi"))]
    assert mine == ["Ready: end the talks", "Withdraw the proposal to Lotus"]


def test_a_hidden_tile_and_its_announcement() -> None:
    """A player who plays face down reads both; the others only their tiles."""
    game = case("""
        honor lotus koi turtle
        phase political 0
        deck betray recruit train harvest marshal betray recruit train harvest marshal
        actions
        expect decision choose_mandate
        """)
    words = [phrase(game.state, LOTUS, option) for option in short_list(game.options("lotus"))]
    assert len(words) == 20
    assert words[0] == "Play tile 1 as Recruit; the tile, Betray, stays face down"
