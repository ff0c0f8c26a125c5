"""The Automa is watched: in every chapter its card is a beat of its own, and its effect another; chance is named."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from hinode.bots.random_bot import choose
from hinode.engine.automa import events as automa
from hinode.engine.core.events import KINDS, Event, Kind
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game, new_game
from hinode.words.sentences import sentence
from tests.helpers import automa_case, card

CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
GAMES = 12
DRAWN = [kind for kind in KINDS.values() if "drawn" in dict(kind.fields)]
REASONS = [kind for kind in KINDS.values() if kind.name.startswith("automa_") and not kind.quiet]


def beats_of(game: Game) -> list[list[Event]]:
    """The beats of the last action, or of the opening, as lists of events."""
    events = game.events[game.marks[-1] :] if game.actions else game.events[:]
    ends = [beat.events for beat in game.beats]
    return [events[start:end] for start, end in zip([0, *ends], ends, strict=False)]


def random_games() -> Iterator[list[list[Event]]]:
    """The beats of every action of some games with the Automa, and of their openings."""
    for seed in range(GAMES):
        clans = CLANS[: 3 + seed % 3]
        game, rng = new_game(clans, "random", "random", seed, clans[1:]), Rng(seed)
        yield beats_of(game)
        while not game.over:
            seat = game.actors[0]
            game.act(seat, choose(game.options(seat), rng), watch=True)
            yield beats_of(game)


@cache
def watched() -> list[list[list[Event]]]:
    """The beats of all games, made once."""
    return list(random_games())


@pytest.mark.parametrize("kind", REASONS, ids=str)
def test_a_card_is_a_beat_of_its_own(kind: Kind) -> None:
    """A1.5, A3.2, A4.0-A4.6, A5.2-A5.4, A6.1-A6.3: what a clan draws or decides comes before what it does."""
    found = [(i, beats) for beats in watched() for i, beat in enumerate(beats) if any(e.kind is kind for e in beat)]
    assert found, f"no game had {kind}"
    for i, beats in found:
        assert [event.kind for event in beats[i] if not event.kind.quiet] == [kind]
        assert kind not in DRAWN or i + 1 < len(beats), "nothing follows the card"


def test_the_opening_has_beats() -> None:
    """A3.2, A4.0: cards drawn before anybody acts can be watched, too."""
    openings = [new_game(CLANS[:3], seed=seed, automa=CLANS[:2]) for seed in range(5)]
    for game in openings:
        kinds = [beat[-1].kind.name for beat in beats_of(game)]
        assert kinds[:2] == ["season_began", "war_drawn"]
        assert "automa_pairs" in kinds
        assert kinds.index("automa_pairs") < kinds.index("tea_over")
        assert not game.unbegun().events
        assert game.unbegun().state.key() == game.start.key()


# ------------------------------------------------------------------------------- what chance decided
def lots(game: Game) -> list[tuple[str, str]]:
    """Every event in which chance decided something, and what."""
    return [(event.kind.name, word) for event in game.events for word in event.by_lot]


def test_a1_4_chance_is_named_in_every_chapter() -> None:
    """A1.4: whatever is drawn at random says so, with a sentence for each."""
    found = {(e.kind.name, word) for beats in watched() for beat in beats for e in beat for word in e.by_lot}
    assert found >= {
        ("automa_figure", "strongholds"),
        ("automa_marshal", "provinces"),
        ("automa_target", "way"),
        ("automa_train", "card"),
        ("automa_hostage", "hostage"),
    }
    event = Event(automa.BUILD, (0, 1, 1))
    plain = sentence(event.json())
    event.by_lot = ("province",)
    assert sentence(event.json()) == f"{plain} Of several such provinces one is drawn at random."


@pytest.mark.parametrize(("koi", "drawn"), [("koi shikoku 2 bushi", False), ("koi shikoku bushi\nkoi edo bushi", True)])
def test_a1_4_a_stronghold_elsewhere(koi: str, drawn: bool) -> None:
    """A1.4, A4.3: of several provinces with the most Force, none at war, one is drawn; a single one is not."""
    game = automa_case(
        f"""
        honor turtle koi lotus
        automa koi lotus
        season autumn
        phase political 1
        holder turtle
        war hokkaido
        lotus hokkaido 3 bushi
        {koi}
        next perform koi marshal koi

        actions
        """,
        card(1, moves=1),
    )
    assert (("automa_builds", "province") in lots(game)) == drawn


@pytest.mark.parametrize("clans", [("koi", "lotus"), ("koi", "lotus", "dragonfly")])
def test_a4_6_equal_victims(clans: tuple[str, ...]) -> None:
    """A1.4, A4.6: among victims of one rank one is drawn; with only two to choose from nothing is."""
    others = [clan for clan in ("turtle", "bonsai", "dragonfly") if clan not in clans]
    pieces = "\n        ".join(f"{clan} kyoto bushi" for clan in others)
    game = automa_case(
        f"""
        honor koi lotus turtle dragonfly bonsai
        automa {" ".join(clans)}
        season autumn
        phase political 1
        holder turtle
        war kyoto
        {pieces}
        next perform koi betray koi

        actions
        """,
        card(1),
    )
    assert (("automa_betray", "victim") in lots(game)) == (len(others) > 2)
