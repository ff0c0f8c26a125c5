"""Making a review: which decisions to ask `hard` about, one at a time, and everything together at the end."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from typing import Final, NamedTuple

from hinode.bots.judgement.chances import chances
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import WEIGHTS
from hinode.engine.core.errors import HinodeError
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.review.advice import advise, is_open
from hinode.review.findings import VERSION, Decision, Promised, Review
from hinode.review.swings import Scene, scene, swings

TRIES: Final = 12  # worlds in which `hard` plays each decision on
MOST_ASKED: Final = 400  # decisions of one game; if there are more, only every second or third is asked
NOTHING_KNOWN: Final[Mapping[int, Decision]] = {}


class NotOver(HinodeError):
    """Only a finished game can be reviewed."""


class Progress(NamedTuple):
    """How many decisions have been looked at."""

    done: int
    total: int


class Walk:
    """The positions of a game. Visiting them in order is cheapest."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._here = game.at(0)

    def to(self, at: int) -> Game:
        """The game after a number of actions. The next visit changes it."""
        if at < len(self._here.actions):
            self._here = self.game.at(0)
        for seat, action in self.game.actions[len(self._here.actions) : at]:
            self._here.act(seat, action)
        return self._here


def questions(walk: Walk, seats: Collection[int]) -> list[int]:
    """The decisions of these seats to ask `hard` about, by position. Forced ones are left out."""
    found = [
        at
        for at, (seat, action) in enumerate(walk.game.actions)
        if seat in seats and is_open(walk.to(at), seat, action)
    ]
    every = 1 + (len(found) - 1) // MOST_ASKED
    return found[::every]


def consider(walk: Walk, at: int, tries: int) -> Decision:
    """What `hard` thinks of the action that was played in a position."""
    seat, played = walk.game.actions[at]
    here = walk.to(at)
    advice = advise(here, seat, played, tries)
    return Decision(
        at,
        SEAT.text(seat),
        here.decision.NAME if here.decision is not None else "",
        played.text,
        advice.best.text,
        round(advice.points, 2),
        None if advice.chance is None else round(advice.chance, 4),
        advice.clear,
    )


def conclude(
    walk: Walk, seats: Collection[int], decisions: Sequence[Decision], tries: int, promises: Sequence[Promised] = ()
) -> Review:
    """The whole review, once all decisions have been looked at."""
    game = walk.game
    scenes: list[Scene] = []
    course: list[list[float]] = [[] for _ in game.seats]
    for at in range(len(game.actions) + 1):
        here = walk.to(at)
        if at < len(game.actions):
            scenes.append(scene(here.state, *game.actions[at]))
        for of, chance in zip(course, chances(Outlook(here.state, WEIGHTS)), strict=True):
            of.append(round(chance, 4))
    return Review(
        VERSION,
        [SEAT.text(seat) for seat in game.seats],
        course,
        swings(scenes, course),
        [SEAT.text(seat) for seat in game.seats if seat in seats],
        list(decisions),
        list(promises),
        tries,
    )


def review(
    game: Game,
    seats: Collection[int],
    tries: int = TRIES,
    promises: Sequence[Promised] = (),
    known: Mapping[int, Decision] = NOTHING_KNOWN,
) -> Generator[Progress, None, Review]:
    """Review a finished game, decision by decision. `known`: decisions of an earlier attempt, by position."""
    if not game.over:
        raise NotOver("A game can be reviewed when it is over.")
    walk = Walk(game)
    asked = questions(walk, seats)
    found: list[Decision] = []
    for at in asked:
        yield Progress(len(found), len(asked))
        found.append(known[at] if at in known else consider(walk, at, tries))
    yield Progress(len(asked), len(asked))
    return conclude(walk, seats, found, tries, promises)
