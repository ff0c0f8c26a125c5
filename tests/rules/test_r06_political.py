"""R6: the political phase: the track and the mandate turns."""

from __future__ import annotations

import pytest

from hinode import new_game
from hinode.bots.random_bot import choose
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from tests.helpers import case


def play_until_war(game: Game, seed: int) -> None:
    """Anything legal until the first war phase."""
    rng = Rng(seed)
    while game.state.season == 0 and not any(event.kind.name == "war_began" for event in game.events):
        seat = game.actors[0]
        game.act(seat, choose(game.options(seat), rng))


def order(game: Game) -> str:
    """Who performs, in order, from the events."""
    return " ".join(event.text().split()[1] for event in game.events if event.kind.name == "performs")


DECK = """
        honor koi turtle bonsai
        phase political 0
        holder koi
        deck harvest marshal betray train harvest recruit marshal recruit train betray

        actions
"""


@pytest.mark.parametrize("seed", range(4))
def test_r6_1_the_track(seed: int) -> None:
    """R6.1: three mandates, kami, two mandates, kami, two mandates, kami, war."""
    game = new_game(("koi", "lotus", "bonsai"), "random", "random", seed)
    play_until_war(game, seed)
    turns = {"drew": "M", "kami_turn": "K", "war_began": "W"}
    assert "".join(turns.get(event.kind.name, "") for event in game.events) == "MMMKMMKMMKW"


def test_r6_2_the_first_turn_belongs_to_the_highest_honor() -> None:
    """R6.2: the first mandate turn of the game is the top clan's."""
    for clans in (("bonsai", "turtle", "lotus"), ("dragonfly", "koi", "bonsai", "turtle")):
        game = new_game(clans, seed=1)
        for clan in clans:
            game.act(clan, "ready")
        assert game.actors == (game.state.honor[0],)


@pytest.mark.parametrize(
    ("action", "deck"),
    [
        ("mandate 1 harvest", "marshal betray train harvest recruit marshal recruit train betray"),
        ("mandate 3 betray", "harvest marshal train harvest recruit marshal recruit train betray"),
    ],
)
def test_r6_3_the_other_three_return_in_order(action: str, deck: str) -> None:
    """R6.3: the three others are the top of the deck again, in the same order, and the next player draws them."""
    case(DECK + f"    koi {action}\n        expect deck {deck}\n        expect actors turtle\n")


def test_r6_3_the_four_are_drawn_in_secret() -> None:
    """R6.3: only the chooser sees the drawn tiles; the played one is public."""
    game = case(DECK + "    koi mandate 1 harvest\n")
    drew = next(event for event in game.events if event.kind.name == "drew")
    koi, turtle = SEAT.index["koi"], SEAT.index["turtle"]
    assert drew.json_for(koi)["tiles"] == ["harvest", "marshal", "betray", "train"]
    assert "tiles" not in drew.json_for(turtle)
    assert "tiles" not in drew.json_for(-1)
    played = next(event for event in game.events if event.kind.name == "mandate_played")
    assert played.json_for(turtle)["mandate"] == "harvest"


def test_r6_3_the_seventh_chooser_sees_the_whole_deck() -> None:
    """R6.3: seven of ten tiles are played a season; the last chooser has four left to choose from."""
    game = case("""
        honor koi turtle bonsai
        phase political 8
        holder koi
        played koi 1 recruit
        played turtle 1 recruit
        played bonsai 1 train
        played koi 1 train
        played turtle 1 marshal
        played bonsai 1 marshal
        deck harvest harvest betray betray

        actions
        expect decision choose_mandate
        koi mandate 4 betray
        expect season summer
    """)
    drew = [event for event in game.events if event.kind.name == "drew"]
    assert drew[0].text() == "drew koi harvest,harvest,betray,betray"


def test_r6_3_the_next_player_draws_what_was_returned() -> None:
    """R6.3: the next four are the three returned ones and one new tile below them."""
    game = case(DECK + "    koi mandate 3 betray\n")
    drew = [event.text() for event in game.events if event.kind.name == "drew"]
    assert drew == ["drew koi harvest,marshal,betray,train", "drew turtle harvest,marshal,train,harvest"]


@pytest.mark.parametrize("kind", ["recruit", "marshal", "harvest"])
def test_r6_4_clockwise_and_the_chooser_last(kind: str) -> None:
    """R6.4: all perform clockwise from the chooser's left, the chooser at the end; honor plays no part."""
    game = case(f"""
        honor bonsai dragonfly koi turtle
        phase political 0
        holder dragonfly
        deck recruit marshal harvest betray betray harvest train train marshal recruit

        actions
        dragonfly mandate {["recruit", "marshal", "harvest"].index(kind) + 1} {kind}
    """)
    assert order(game) == "bonsai koi turtle dragonfly"


def test_r6_4_train_begins_with_the_chooser() -> None:
    """R6.4: in Train the chooser is first, then clockwise."""
    game = case("""
        honor bonsai dragonfly koi turtle
        phase political 0
        holder dragonfly
        deck train marshal harvest betray betray harvest recruit train marshal recruit
        dragonfly coins 3
        bonsai coins 3
        koi coins 3
        turtle coins 3

        actions
        dragonfly mandate 1 train
        expect actors dragonfly
        dragonfly pass
        bonsai pass
        koi pass
        turtle pass
        expect decision choose_mandate
        expect actors bonsai
    """)
    assert order(game) == "dragonfly bonsai koi turtle"


def test_r6_4_betray_is_the_choosers_alone() -> None:
    """R6.4: nobody else performs a Betray, not even the ally of the moment before."""
    game = case("""
        honor bonsai dragonfly koi turtle
        phase political 0
        holder dragonfly
        deck betray marshal harvest betray train harvest recruit train marshal recruit
        dragonfly ally koi
        koi ally dragonfly
        turtle nagato bushi

        actions
        dragonfly mandate 1 betray
        expect actors dragonfly
        dragonfly pass
        expect decision choose_mandate
    """)
    assert order(game) == "dragonfly"


def test_r6_5_the_chooser_and_its_ally_get_the_bonus() -> None:
    """R6.5: the chooser and its ally summon one figure more, nobody else does, not even another pair."""
    game = case("""
        honor koi lotus turtle dragonfly
        phase political 1
        koi ally turtle
        turtle ally koi
        lotus ally dragonfly
        dragonfly ally lotus
        next perform lotus harvest koi
        next perform turtle harvest koi
        next perform dragonfly harvest koi
        next perform koi harvest koi

        actions
    """)
    performs = [event.text() for event in game.events if event.kind.name == "performs"]
    assert performs == [
        "performs lotus harvest -",
        "performs turtle harvest bonus",
        "performs dragonfly harvest -",
        "performs koi harvest bonus",
    ]
