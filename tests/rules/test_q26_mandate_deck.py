"""Q26, Q27: the mandate deck, and Lotus' hidden tile."""

from __future__ import annotations

from hinode.engine.hooks import SEAT
from hinode.knowledge.view import view
from tests.helpers import case, log


def test_q26_the_seventh_chooser_sees_all_four_tiles() -> None:
    """Q26: six tiles are played, four are left: all of them can be chosen."""
    game = case("""
        honor koi lotus turtle
        phase political 8
        holder turtle
        deck train train harvest betray
        played koi 1 recruit
        played lotus 1 recruit
        played turtle 1 marshal
        played koi 1 marshal
        played lotus 1 betray
        played turtle 1 harvest

        actions
        expect decision choose_mandate
        expect actors turtle
    """)
    assert sorted(option.text for option in game.options("turtle")) == [
        "mandate 1 train",
        "mandate 2 train",
        "mandate 3 harvest",
        "mandate 4 betray",
    ]


def test_q27_nobody_else_learns_lotus_tile() -> None:
    """Q27: of Lotus' turn the others see the announcement, neither the tile nor the four drawn."""
    game = case("""
        honor koi lotus turtle
        phase political 0
        holder lotus
        deck betray betray train train recruit recruit marshal marshal harvest harvest

        actions
        lotus mandate 1 harvest
    """)
    drew = next(event for event in game.events if event.kind.name == "drew")
    hidden = next(event for event in game.events if event.kind.name == "tile_hidden")
    played = next(event for event in game.events if event.kind.name == "mandate_played")
    assert hidden.json() == {"event": "tile_hidden", "seat": "lotus", "tile": "betray"}
    assert played.text() == "mandate_played lotus harvest hidden"
    for other in (SEAT.read("koi"), SEAT.read("turtle"), -1):
        assert drew.json_for(other) == {"event": "drew", "seat": "lotus"}
        assert hidden.json_for(other) == {"event": "tile_hidden", "seat": "lotus"}


def test_q27_no_view_but_lotus_own_shows_the_tile() -> None:
    """Q27: the others' views are the same whether the tile under the announcement is a Betray or a Marshal."""
    text = """
        honor koi lotus turtle
        phase political 0
        holder lotus
        deck {tiles} recruit recruit train train harvest harvest marshal betray

        actions
    """
    betray = case(text.format(tiles="betray marshal"))
    betray.act("lotus", "mandate 1 harvest")
    marshal = case(text.format(tiles="marshal betray"))
    marshal.act("lotus", "mandate 1 harvest")
    # The deck goes to Turtle, who draws now and so sees the rest of it.
    for other in ("koi", None):
        assert view(betray, other) == view(marshal, other)
    assert view(betray, "lotus") != view(marshal, "lotus")


def test_q27_the_hidden_tile_is_reshuffled_at_cleanup() -> None:
    """Q27: the new season's deck holds all ten tiles, and nothing says which was hidden."""
    game = case("""
        honor koi lotus turtle
        phase cleanup
        deck train train harvest harvest recruit recruit marshal marshal betray
        played lotus 1 betray as harvest

        actions
        expect season summer
    """)
    assert sorted(game.state.deck) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert not any("tile_hidden" in line for line in log(game))
