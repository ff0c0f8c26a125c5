"""Q25-Q29: gifts, the mandate deck, moving strongholds, one's own effects."""

from __future__ import annotations

from hinode.game import Game
from hinode.hooks import SEAT
from hinode.view import view
from tests.helpers import case


def log(game: Game) -> list[str]:
    """What happened, a line each."""
    return [event.text() for event in game.events]


def test_q25_anybody_may_give_at_anybodys_decision() -> None:
    """Q25: while Koi recruits, Turtle gives to Lotus and Koi to Turtle; Koi's question stays open."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 2 ronin 1
        koi edo stronghold
        turtle coins 3 ronin 2
        next perform koi recruit lotus

        actions
        turtle gift lotus 2 1
        koi gift turtle 1 1
        expect koi coins 1
        expect koi ronin 0
        expect lotus coins 2
        expect lotus ronin 1
        expect turtle coins 2
        expect turtle ronin 2
        expect decision recruit
        expect actors koi
        koi summon bushi edo
    """)


def test_q25_nobody_gives_more_than_it_has() -> None:
    """Q25: neither coins nor ronin."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 2 ronin 1
        koi edo stronghold
        next perform koi recruit lotus

        actions
        refused Q25 koi gift lotus 3 0
        refused Q25 koi gift lotus 0 2
        refused R5.3 koi gift koi 1 0
        refused R5.3 koi gift lotus 0 0
        koi gift lotus 2 1
        expect koi coins 0
    """)


def test_q25_gifts_in_the_tea_ceremony() -> None:
    """Q25: a gift may be made while alliances are talked about, without any alliance."""
    case("""
        honor koi lotus turtle
        phase tea
        koi coins 5
        lotus coins 7
        turtle coins 6

        actions
        koi gift turtle 4
        expect koi coins 1
        expect turtle coins 10
        expect decision tea
    """)


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
    # The deck goes to Turtle, who draws now and so sees what is left of it.
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


def test_q28_fujin_spends_a_move_on_a_stronghold() -> None:
    """Q28: a Turtle stronghold and a figure are the two moves of Fujin."""
    case("""
        honor koi lotus turtle
        phase political 3
        turtle fujin shinto
        turtle kyoto bushi, stronghold

        actions
        turtle move stronghold kyoto edo
        turtle move bushi kyoto oshu
        expect decision choose_mandate
        expect turtle edo stronghold
        expect turtle oshu bushi
    """)


def test_q28_in_marshal_a_stronghold_moves_once() -> None:
    """Q28: a stronghold that has moved stays; another one standing there may still go."""
    case("""
        honor koi lotus turtle
        phase political 1
        turtle kyoto stronghold
        turtle edo stronghold
        turtle nagato bushi
        next perform turtle marshal koi

        actions
        turtle move stronghold kyoto edo
        turtle move stronghold edo oshu
        refused R6.8 turtle move stronghold edo kyoto
        refused R6.8 turtle move stronghold oshu edo
        expect turtle edo stronghold
        expect turtle oshu stronghold
    """)


def test_q29_own_effects_in_the_order_their_owner_likes() -> None:
    """Q29: Spirit before Monkey pays, since Monkey costs the honor Spirit needs."""
    case("""
        honor koi lotus turtle
        set horseman
        season autumn
        phase political 1
        koi edo stronghold
        koi cards path_of_the_monkey path_of_the_spirit
        lotus coins 1
        next perform koi recruit lotus

        actions
        koi summon bushi edo
        expect decision own_effects
        koi resolve path_of_the_spirit
        expect koi coins 2
        expect koi vp 2
        koi use path_of_the_monkey
        expect koi coins 3
        expect honor lotus koi turtle
    """)


def test_q29_the_other_order_gives_less() -> None:
    """Q29: Monkey before Spirit: the honor is gone and Spirit gives nothing."""
    case("""
        honor koi lotus turtle
        set horseman
        season autumn
        phase political 1
        koi edo stronghold
        koi cards path_of_the_monkey path_of_the_spirit
        lotus coins 1
        next perform koi recruit lotus

        actions
        koi summon bushi edo
        koi resolve path_of_the_monkey
        koi use path_of_the_monkey
        expect koi coins 1
        expect koi vp 0
    """)


def test_q29_koi_exchanges_after_all_its_own_effects() -> None:
    """Q29: the ronin of Way of the Ronin become coins as well; Koi is not asked."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 10
        war edo
        koi coins 1 ronin 1
        koi edo bushi
        koi cards way_of_the_ronin way_of_the_ronin
        lotus edo bushi

        actions
        expect decision bids
        expect koi coins 6
        expect koi ronin 0
    """)


def test_q56_a_gift_can_take_the_target_away() -> None:
    """Q56, Q18, Q25: when the last opponent with a coin gives it away, the effect of Monkey cannot be used."""
    case("""
        honor koi lotus turtle
        set horseman
        season summer
        phase political 1
        koi edo stronghold
        koi cards path_of_the_monkey
        lotus coins 2
        next perform koi recruit koi
        next end_mandate koi recruit

        actions
        koi summon bushi edo
        koi pass
        expect decision may_use
        lotus gift koi 2
        refused Q18 koi use path_of_the_monkey
        koi pass
        expect honor koi lotus turtle
    """)
