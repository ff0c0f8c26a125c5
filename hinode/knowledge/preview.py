"""What an action would do, for the seat considering it.

The action is tried in worlds in which everything the seat cannot know has been redrawn. There the game continues up to
the next question, draw, reveal or turn, whichever comes first: what follows is not a consequence of this choice alone.
Only what is the same in all worlds is reported. So a preview contains nothing hidden and nothing uncertain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, cast

from hinode.engine import queries
from hinode.engine.actions import Action, Bid, Gift
from hinode.engine.board import N_PROVINCES, PLACES
from hinode.engine.core.events import Event
from hinode.engine.core.fields import Json
from hinode.engine.core.rng import Rng
from hinode.engine.core.steps import Decision
from hinode.engine.events import BATTLE_WON, BID_REVEALED, KILLED
from hinode.engine.game import Game
from hinode.engine.hooks import PIECE, SEAT
from hinode.engine.reading import parse
from hinode.engine.rules.negotiation import check_gift, give_gift
from hinode.engine.rules.political import Political
from hinode.engine.rules.season import Cleanup
from hinode.engine.rules.tea import TeaCeremony
from hinode.engine.rules.war.provinces import WarPhase, WarProvinces
from hinode.engine.state import GameState
from hinode.knowledge.breakdown import leader, weight
from hinode.knowledge.determinize import determinize

if TYPE_CHECKING:
    from hinode.knowledge.shapes import Preview

WORLDS: Final = 2
TURNS: Final = (TeaCeremony, Political, WarPhase, WarProvinces, Cleanup)  # the next turn of the game begins

Facts = dict[tuple[str, ...], Json]  # changes, by their path in a preview
Reading = Callable[[Sequence[Event]], Facts]  # further facts that follow from public events


def preview(game: Game, seat: int | str, action: Action | str, at: int | None = None) -> Preview:
    """The effects of an action now, as plain JSON. Changes nothing; raises what `act` would raise."""
    return previews(game, seat, (action,), at)[0]


def previews(
    game: Game, seat: int | str, actions: Sequence[Action | str], at: int | None = None, reading: Reading | None = None
) -> list[Preview]:
    """The same for several alternative actions; cheaper than one call for each."""
    number = game.seat_number(seat)
    wishes = [parse(action) if isinstance(action, str) else action for action in actions]
    for wish in wishes:
        if isinstance(wish, Gift):
            check_gift(game.state, number, wish)
        elif (at is not None and at != game.number) or wish not in game.options(number):
            raise game.refusal(number, wish, at)
    foresight = Foresight(game.state, number, reading)
    return [foresight.told(wish) for wish in wishes]


class Foresight:
    """Tries legal actions in worlds that a seat considers possible."""

    __slots__ = ("before", "places", "reading", "seat", "state", "worlds")

    def __init__(self, s: GameState, seat: int, reading: Reading | None = None) -> None:
        self.state = s
        self.seat = seat
        self.reading = reading
        self.worlds = [determinize(s, seat, Rng(number)) for number in range(WORLDS)]
        self.places = (*range(N_PROVINCES), *queries.shrine_places(s))
        self.before = {place: _weights(s, place) for place in self.places}

    def told(self, action: Action) -> Preview:
        """The changes that are the same in all worlds."""
        certain = self._facts(_tried(self.worlds[0].clone(), self.seat, action), action)
        for world in self.worlds[1:]:
            other = self._facts(_tried(world.clone(), self.seat, action), action)
            certain = {at: fact for at, fact in certain.items() if other.get(at) == fact}
        told: dict[str, Json] = {"players": {}, "places": {}, "killed": {}, "winner": None, "next": None}
        for at, fact in certain.items():
            part = told
            for key in at[:-1]:
                part = cast(dict[str, Json], part.setdefault(key, {}))
            part[at[-1]] = fact
        return cast("Preview", told)

    def _facts(self, new: GameState, action: Action) -> Facts:
        """The public changes."""
        facts = _belongings(self.state, new)
        named = [getattr(action, name, -1) for name in ("start", "goal", "place")]
        for place in self.places:
            weights = _weights(new, place)
            if weights != self.before[place] or place in named:
                facts["places", PLACES[place]] = self._place(new, place, weights)
        for event in new.events:
            if event.kind is KILLED:
                at = ("killed", SEAT.text(event.args[0]), PIECE.text(event.args[1]))
                facts[at] = cast(int, facts.get(at, 0)) + 1
            elif event.kind is BATTLE_WON:
                facts["winner",] = SEAT.json(event.args[1])
        if new.waiting is not None:
            actors: list[Json] = [SEAT.text(who) for who in new.waiting.actors(new)]
            facts["next",] = {"step": new.waiting.NAME, "actors": actors}
        if self.reading is not None:
            facts |= self.reading(self._public(new, action))
        return facts

    def _public(self, new: GameState, action: Action) -> list[Event]:
        """What everybody would see. A sealed bid counts as if it were revealed: its owner knows what it will show."""
        events = [event for event in new.events if not event.kind.private]
        if isinstance(action, Bid):
            piles = action.seppuku, action.hostage, action.ronin, action.poets
            events.append(Event(BID_REVEALED, (self.seat, *piles, self.state.coins[self.seat] - sum(piles))))
        return events

    def _place(self, new: GameState, place: int, weights: list[int]) -> Json:
        """Force and the lead in a place, before and after."""
        both = zip(new.seats, self.before[place], weights, strict=True)
        leads = leader(self.state, place), leader(new, place)
        return {
            "force": {SEAT.text(seat): [was, is_] for seat, was, is_ in both if was or is_},
            "leader": [SEAT.json(seat) for seat, _ in leads],
            "tie": [tie for _, tie in leads],
        }


def _weights(s: GameState, place: int) -> list[int]:
    """The Force of every player in a place."""
    return [weight(s, seat, place) for seat in s.seats]


def _belongings(old: GameState, new: GameState) -> Facts:
    """What players have gained and lost; honor as a rank from the top."""
    facts: Facts = {}
    for seat in old.seats:
        for name, was, is_ in (
            ("vp", old.vp[seat], new.vp[seat]),
            ("coins", old.coins[seat], new.coins[seat]),
            ("ronin", old.ronin[seat], new.ronin[seat]),
            ("honor", old.honor.index(seat) + 1, new.honor.index(seat) + 1),
        ):
            if was != is_:
                facts["players", SEAT.text(seat), name] = [was, is_]
    return facts


# ------------------------------------------------------------------------------- trying
def _tried(s: GameState, seat: int, action: Action) -> GameState:
    """A world after the action and its immediate consequences."""
    if isinstance(action, Gift):
        give_gift(s, seat, action)
        return s
    asked = s.waiting
    assert asked is not None
    s.agenda.pop()
    asked.answer(s, seat, action)
    s.waiting = None
    while s.agenda and not isinstance(s.agenda[-1], TURNS):
        before = s.clone()
        before.events = s.events[:]
        if not _goes_on(s):
            return s
        if s.rng != before.rng or any(event.kind.final for event in s.events[len(before.events) :]):
            return before
    return s


def _goes_on(s: GameState) -> bool:
    """Run one step; False if a player has to decide."""
    top = s.agenda[-1]
    if isinstance(top, Decision):
        if top.waits(s):
            s.waiting = top
            return False
    else:
        s.agenda.pop()
        top.run(s)
    return True
