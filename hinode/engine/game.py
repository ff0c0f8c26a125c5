"""A game: the state, what happened, and the list of actions that led to it. No rules in here."""

from __future__ import annotations

import secrets

from hinode.engine.actions import Action, Gift
from hinode.engine.automa.cards.deck import Deck
from hinode.engine.core.errors import HinodeError, IllegalAction, StaleAction, because
from hinode.engine.core.events import Event
from hinode.engine.core.growing import Growing
from hinode.engine.core.options import NONE, Options
from hinode.engine.core.steps import Choice, Decision, advance, answer
from hinode.engine.hooks import SEAT
from hinode.engine.reading import parse
from hinode.engine.rules.negotiation import check_gift, give_gift
from hinode.engine.setup import Setup, new_state
from hinode.engine.state import Beat, GameState


class Game:
    """A game in play: a starting state and a list of actions."""

    __slots__ = (
        "_ahead",
        "_beats",
        "_offered",
        "actions",
        "barriers",
        "events",
        "marks",
        "seed",
        "setup",
        "start",
        "state",
    )

    def __init__(
        self, start: GameState, setup: Setup | None = None, seed: int | None = None, begin: bool = True
    ) -> None:
        self.setup = setup
        self.seed = seed
        if not begin:  # the rest is for `clone` to fill in
            self.start = start
            return
        self.start = start.clone()
        self.state = start
        self.actions: Growing[tuple[int, Action]] = Growing()
        self.events: Growing[Event] = Growing()
        self.marks: Growing[int] = Growing()  # how many events there were before each action
        self.barriers: Growing[bool] = Growing()  # whether an action had a final event: no undo goes past it
        self._ahead = 0  # how far the number of a question is ahead of the state's after undos
        self._offered: tuple[int, Options] | None = None  # cached `options`, until something happens
        self._beats: list[Beat] | None = None  # of the last action, if it was watched
        self._begin()

    def _begin(self) -> None:
        """Advance to the first question."""
        state = self.state
        if state.agenda and isinstance(state.agenda[-1], Choice):
            state.asked -= 1  # the current question has already been counted
        advance(state)
        self.events.extend(state.events)
        state.events = []

    # ---------------------------------------------------------------------------- asking
    @property
    def decision(self) -> Decision | None:
        """What the game waits for; None when it is over."""
        return self.state.waiting

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.agenda

    @property
    def number(self) -> int:
        """The number of the current decision. It grows with every new question, and after an undo."""
        return self.state.asked + self._ahead

    @property
    def ahead(self) -> int:
        """How far undos have pushed the numbers of questions ahead of the state's own."""
        return self._ahead

    def number_from(self, ahead: int) -> None:
        """Restore `ahead`, so that a replayed game continues the numbers of the original."""
        self._ahead = ahead

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        waiting = self.state.waiting
        return () if waiting is None else waiting.actors(self.state)

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats in seating order."""
        return self.state.seats

    def options(self, seat: int | str) -> Options:
        """What a seat may answer now, apart from gifts. Empty for a seat that is not asked."""
        return self._options(self.seat_number(seat))

    def _options(self, seat: int) -> Options:
        offered = self._offered
        if offered is not None and offered[0] == seat:
            return offered[1]
        waiting = self.state.waiting
        options = NONE if waiting is None else waiting.options(self.state, seat)
        self._offered = (seat, options)
        return options

    def seat_number(self, seat: int | str) -> int:
        """A seat from the name of its clan."""
        number = seat if isinstance(seat, int) else SEAT.index.get(seat, -1)
        if number not in self.state.seats:
            raise because("not_playing", "R3.1", seat=seat)
        return number

    # ---------------------------------------------------------------------------- acting
    def act(self, seat: int | str, action: Action | str, at: int | None = None, watch: bool = False) -> list[Event]:
        """Perform an action and return the events. An illegal action raises and changes nothing.

        `at` is the number of the decision the action answers; if another is asked now, the action
        is stale. `watch` keeps the action's `beats`, which otherwise have to be played again.
        """
        number = self.seat_number(seat)
        what = self._options(number).find(action) or parse(action) if isinstance(action, str) else action
        self.check(number, what, at)
        state = self.state
        before = state.rng
        state.beats = [] if watch else None
        if isinstance(what, Gift):
            give_gift(state, number, what)
        else:
            answer(state, number, what)
        news = state.events
        state.events = []
        self._offered = None
        self._beats = state.beats
        state.beats = None
        self.actions.append((number, what))
        self.marks.append(len(self.events))
        self.events.extend(news)
        barrier = state.rng != before
        for event in news:
            if event.kind.final:
                barrier = True
        self.barriers.append(barrier)
        return news

    def check(self, seat: int | str, action: Action | str, at: int | None = None) -> None:
        """Raise the reason why `act` would refuse an action now, if it would. Nothing happens."""
        number = self.seat_number(seat)
        what = parse(action) if isinstance(action, str) else action
        if at is not None and at != self.number:
            raise self.refusal(number, what, at)
        if isinstance(what, Gift):
            check_gift(self.state, number, what)
        elif what not in self._options(number):
            raise self.refusal(number, what)

    def refusal(self, seat: int, action: Action, at: int | None = None) -> IllegalAction:
        """Why an action is not legal now: a sentence and a rule."""
        waiting = self.state.waiting
        if waiting is None:
            return because("over", "R9.3")
        if at is not None and at != self.number:
            reason = "stale" if at < self.number else "not_asked_yet"
            return StaleAction(reason, waiting.RULE)
        if not self._options(seat).count() and seat not in waiting.actors(self.state):
            names = ",".join(SEAT.text(actor) for actor in waiting.actors(self.state))
            return because("not_your_turn", waiting.RULE, seats=names)
        particular = waiting.explain(self.state, seat, action)
        return particular or because("not_here", waiting.RULE, line=action.text, step=waiting.NAME)

    @property
    def beats(self) -> list[Beat]:
        """The last action as a story: the state after each of its beats, and how many of its events had happened then.

        One action can bring a whole war, the cleanup and the next spring. A beat is as much of it as a person takes in
        at once: a step of a player, a stage of a battle, a shrine, a part of the season's setup. The last beat ends
        with the action, so its state is that of the game. Before the first action these are the beats of the opening.
        """
        if not self.actions:
            return self._opening()
        if self._beats is None:
            again = self.at(len(self.actions) - 1)
            again.act(*self.actions[-1], watch=True)
            self._beats = again._beats
        assert self._beats is not None
        length = len(self.events) - self.marks[-1]
        earlier = [beat for beat in self._beats if beat.events < length]
        return [*earlier, Beat(length, self.state)]

    def _opening(self) -> list[Beat]:
        """The beats before the first question: the season is set up, and clans led by cards may already have played."""
        state = self.start.clone()
        state.beats = []
        advance(state)
        earlier = [beat for beat in state.beats if beat.events < len(self.events)]
        return [*earlier, Beat(len(self.events), self.state)]

    def unbegun(self) -> Game:
        """A new game: this one before anything happened."""
        new = Game(self.start, self.setup, self.seed, begin=False)
        new.state = self.start.clone()
        new.actions, new.events, new.marks, new.barriers = Growing(), Growing(), Growing(), Growing()
        new._ahead, new._offered, new._beats = 0, None, None
        return new

    # ---------------------------------------------------------------------------- undo
    @property
    def undoer(self) -> int | None:
        """The seat that can take back the last action: it was its own, and nothing final followed from it."""
        return self.actions[-1][0] if self.actions and not self.barriers[-1] else None

    def can_undo(self, seat: int | str) -> bool:
        """Whether this seat can take back the last action."""
        return self.undoer == self.seat_number(seat)

    def undo(self, seat: int | str) -> None:
        """Take the last action back, if it was this seat's and nothing was revealed, drawn or agreed since."""
        number = self.seat_number(seat)
        if not self.actions:
            raise because("nothing_to_undo", "")
        if self.actions[-1][0] != number:
            raise because("another_acted", "")
        if self.barriers[-1]:
            raise because("final", "")
        self.rewind(len(self.actions) - 1)

    def undo_turn(self, seat: int | str) -> int:
        """Take back as many of this seat's last actions as possible; return how many."""
        self.undo(seat)
        number = 1
        while self.can_undo(seat):
            self.undo(seat)
            number += 1
        return number

    def rewind(self, length: int) -> None:
        """Go back to the game as it was after n actions, by replaying them."""
        again = self.at(length)
        self._offered = None
        self._beats = None
        self._ahead = self.number + 1 - again.state.asked
        self.actions = again.actions
        self.barriers = again.barriers
        self.events = again.events
        self.marks = again.marks
        self.state = again.state

    def at(self, length: int) -> Game:
        """A new game: this one as it was after n actions."""
        if not 0 <= length <= len(self.actions):
            raise HinodeError(f"The game has {len(self.actions)} actions; there is no position {length}.")
        again = Game(self.start.clone(), self.setup, self.seed)
        for seat, action in self.actions[:length]:
            again.act(seat, action)
        return again

    # ---------------------------------------------------------------------------- copying
    def clone(self) -> Game:
        """An independent copy."""
        new = Game(self.start, self.setup, self.seed, begin=False)
        new.state = self.state.clone()
        new.actions = self.actions.copy()
        new.events = self.events.copy()
        new.marks = self.marks.copy()
        new.barriers = self.barriers.copy()
        new._ahead = self._ahead
        new._offered = self._offered
        new._beats = self._beats
        return new


def new_game(
    clans: tuple[str, ...] | list[str],
    card_set: str = "archway",
    shrines: str = "beginner",
    seed: int | None = None,
    automa: tuple[str, ...] | list[str] = (),
    level: str = "standard",
    deck: Deck | None = None,
) -> Game:
    """Start a game. Without a seed a secret one is drawn. `automa`: the clans led by cards, if any (A1.1)."""
    setup = Setup(tuple(clans), card_set, shrines, tuple(automa), level, deck)
    chosen = secrets.randbits(64) if seed is None else seed
    return Game(new_state(setup, chosen), setup, chosen)
