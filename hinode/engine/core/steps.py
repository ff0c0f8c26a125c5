"""Steps: the small immutable values on the agenda.

A step either *runs* (changes the state, pushes what follows) or is a *decision* that waits for
somebody. Both are values with named fields, so that the agenda can be written down and read back.
A step must never change after it was made: a clone of the state shares it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, cast

from hinode import words
from hinode.engine.core.errors import IllegalAction, RulesBug
from hinode.engine.core.fields import Field, Json, Value
from hinode.engine.core.options import NONE, Options

if TYPE_CHECKING:
    from hinode.engine.actions import Action
    from hinode.engine.state import GameState


class Step:
    """Something to do."""

    __slots__ = ()
    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[tuple[str, Field], ...]] = ()

    def run(self, s: GameState) -> None:
        """Do it."""
        raise NotImplementedError

    def values(self) -> tuple[Value, ...]:
        """The fields' values in order."""
        return tuple(cast(Value, getattr(self, name)) for name, _ in self.FIELDS)

    @property
    def text(self) -> str:
        """The step in one line; trailing fields that are empty are left out."""
        words = [field.text(cast(Value, getattr(self, name))) for name, field in self.FIELDS]
        while words and words[-1] == "-":
            words.pop()
        return " ".join((self.NAME, *words))

    def json(self) -> dict[str, Json]:
        """The step with its fields by name."""
        out: dict[str, Json] = {"step": self.NAME}
        for name, field in self.FIELDS:
            out[name] = field.json(cast(Value, getattr(self, name)))
        return out

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.NAME, self.values()))

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Decision(Step):
    """Waiting for somebody to choose."""

    __slots__ = ()
    RULE: ClassVar[str] = ""  # the rule that asks
    SEALED: ClassVar[bool] = False  # whether seats see it differently (see `shown`)
    PRICED: ClassVar[bool] = False  # whether answers cost coins (see `price`)
    GRAVE: ClassVar[bool] = False  # whether a client should ask twice before any answer but `pass`
    TURN: ClassVar[tuple[str, ...]] = ()  # fields with what was done so far, if `pass` ends a turn of several actions

    @property
    def PROMPT(self) -> str:  # in capitals since it was a constant, and is part of the public API
        """What to do, in the current language."""
        return words.say(f"step-{self.NAME}")

    def actors(self, s: GameState) -> tuple[int, ...]:
        """The seats the game waits for."""
        raise NotImplementedError

    def options(self, s: GameState, seat: int) -> Options:
        """What a seat may answer; empty for a seat that is not asked."""
        raise NotImplementedError

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        """Apply a legal answer. The step has been taken off the agenda."""
        raise NotImplementedError

    def waits(self, s: GameState) -> bool:
        """Whether there is really something to decide; if not, the step has been dealt with."""
        raise NotImplementedError

    def shown(self, seat: int) -> dict[str, Json]:
        """The decision as a seat may see it (-1: a spectator). `SEALED` steps tell each seat less."""
        return self.json()

    def price(self, s: GameState, action: Action) -> int | None:
        """The coins an answer costs the actor; None for an answer without a price."""
        return None

    def explain(self, s: GameState, seat: int, action: Action) -> IllegalAction | None:
        """Why an action that is not among the options is illegal; None where there is nothing particular to say.

        The seat is one of the actors. The reason must not reveal anything the seat does not know.
        """
        return None


class Choice(Decision):
    """A decision of one player. With exactly one legal answer it is not asked."""

    __slots__ = ("seat",)
    seat: int

    def actors(self, s: GameState) -> tuple[int, ...]:
        return (self.seat,)

    def choices(self, s: GameState) -> Options:
        """What the player may answer."""
        raise NotImplementedError

    def options(self, s: GameState, seat: int) -> Options:
        if seat != self.seat:
            return NONE
        if s.offer is None:
            s.offer = self.choices(s)
        return s.offer

    def automatic(self, s: GameState, offer: Options) -> Action:
        """What a seat that never decides answers, by its own rules."""
        raise RulesBug(f"a seat that never decides was asked '{self.text}'")

    def waits(self, s: GameState) -> bool:
        offer = self.choices(s)
        number = offer.count()
        chance, first = s.rng, len(s.events)
        if number == 0:
            raise RulesBug(f"no legal answer to '{self.text}'")
        if number == 1:
            action = next(iter(offer))
        elif s.is_automa(self.seat):
            action = self.automatic(s, offer)
        else:
            s.offer = offer
            s.asked += 1
            return True
        drawn = s.rng != chance
        s.agenda.pop()
        self.answer(s, self.seat, action)
        if drawn and len(s.events) > first:  # of several equal answers one was drawn
            s.events[first].by_lot += (self.NAME,)
        return False


STEPS: Final[dict[str, type[Step]]] = {}


def register(*steps: type[Step]) -> None:
    """Make steps known by their names, so that an agenda can be read back.

    (A function, not a class decorator: mypyc compiles decorated classes only as ordinary Python classes.)
    """
    for cls in steps:
        STEPS[cls.NAME] = cls


def read_step(line: str) -> Step:
    """A step from its line; ValueError with a reason."""
    name, *words = line.split()
    if name not in STEPS:
        raise ValueError(f"'{name}' is not a step")
    cls = STEPS[name]
    if len(words) > len(cls.FIELDS):
        raise ValueError(f"'{name}' takes at most {len(cls.FIELDS)} words, not {len(words)}")
    values = [field.read(word) for (_, field), word in zip(cls.FIELDS, words, strict=False)]
    try:
        return cast(Callable[..., Step], cls)(*values)
    except TypeError:
        wanted = " ".join(field for field, _ in cls.FIELDS)
        raise ValueError(f"'{name}' needs more words: {name} {wanted}") from None


def advance(s: GameState) -> None:
    """Run the agenda until somebody has to decide or nothing is left."""
    agenda = s.agenda
    s.offer = None
    while agenda:
        top = agenda[-1]
        if isinstance(top, Decision):
            if top.waits(s):
                s.waiting = top
                return
        else:
            agenda.pop()
            top.run(s)
        if s.beats is not None:
            s.end_beat()
    s.waiting = None


def answer(s: GameState, seat: int, action: Action) -> None:
    """Answer the current decision with an action known to be legal, and advance to the next one."""
    top = s.waiting
    if top is None:
        raise RulesBug("there is no question to answer")
    s.agenda.pop()
    top.answer(s, seat, action)
    if s.beats is not None:
        s.end_beat()
    advance(s)
