"""Lessons: a position to start from, the actions of the other seats, and the hints for the learner.

A lesson is data: a position file, and a script with lines of notation by *moment*. A moment is a part of the season
whose name does not depend on how the game goes: `tea`, `turn 2` (the second choice of a tile), `recruit 1` (the first
Recruit), `kami 1`, `war kyoto`, and `over` when the season is. So the script still works when the learner leaves it:
illegal lines are skipped, and where no line is left a bot plays, or the hint says what can be done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from hinode.engine import events as ev
from hinode.engine.actions import Gift
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.engine.reading import parse

NAMES: Final = ("first-season",)

Done = tuple[str, str]  # a moment and a line

OVER: Final = "over"
BEGIN: Final = (ev.DREW, ev.MANDATE_PLAYED, ev.KAMI_TURN, ev.PROVINCE_AT_WAR, ev.CLEANED_UP)  # a new moment


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One page of a hint: the id of a message, what on the table it is about, and the rule to read next."""

    say: str
    look: str = ""
    rule: str = ""


class Cue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hint for a decision: its moment, the line it recommends (none: any), and what to say afterwards.

    `needs` are earlier moments at which the learner must have followed every recommendation: else it may be wrong.
    """

    at: str
    chapter: str
    pages: tuple[Page, ...]
    line: str = ""
    after: tuple[Page, ...] = ()
    needs: tuple[str, ...] = ()


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a lesson's file."""

    clan: str  # the learner's
    bot: str  # plays for the others where their script has no line
    chapters: tuple[str, ...]
    others: dict[str, str]  # the other clans, and their players' names
    steps: tuple[Cue, ...]
    own_way: Page  # said after anything but the recommended line
    free: dict[str, tuple[Page, ...]]  # by decision: what to say where no cue fits; `other` for the rest
    lines: dict[str, dict[str, tuple[str, ...]]]  # by clan and moment, or kind of moment: its actions in order


class Hint(msgspec.Struct, frozen=True):
    """The current hint, page by page."""

    chapter: str
    pages: tuple[Page, ...]
    line: str = ""  # the recommended line, if any


class Lesson:
    """A lesson: its script and position."""

    def __init__(self, name: str) -> None:
        folder = files("hinode.lessons")
        self.name = name
        self.position = folder.joinpath(f"{name}.position").read_text("utf-8")
        self.script = msgspec.toml.decode(folder.joinpath(f"{name}.toml").read_text("utf-8"), type=Script)

    def line(self, game: Game, seat: int) -> str | None:
        """The scripted action of one of the other seats; None where the script has none."""
        moment = moments(game)[-1]
        script = self.script.lines.get(SEAT.text(seat), {})
        lines = script.get(moment, script.get(moment.split()[0], ()))
        done = [text for at, text in done_by(game, seat) if at == moment]
        return next(legal(game, seat, undone(lines, done)), None)

    def hint(self, game: Game, seat: int) -> Hint | None:
        """The hint for the learner's current decision; None when the lesson is over."""
        decision = game.decision
        assert decision is not None
        moment = moments(game)[-1]
        own = done_by(game, seat)
        done = [text for at, text in own if at == moment]
        if moment == OVER and done:
            return None
        steps = self._fitting(moment, own)
        left = undone([step.line for step in steps], done)
        line = next(legal(game, seat, left), "")
        said = self._about_the_last(own)
        step = next((step for step in steps if step.line == line), None)
        if step is not None and (line or not left):
            return Hint(step.chapter, (*said, *step.pages), line)
        pages = self.script.free.get(decision.NAME, self.script.free["other"])
        return Hint(self._chapter(moment), (*said, *pages))

    def _at(self, moment: str) -> list[Cue]:
        """The cues of a moment."""
        return [step for step in self.script.steps if step.at == moment]

    def _fitting(self, moment: str, own: Sequence[Done]) -> list[Cue]:
        """The cues of a moment whose `needs` are met."""
        return [step for step in self._at(moment) if all(self._whole(need, own) for need in step.needs)]

    def _whole(self, moment: str, own: Sequence[Done]) -> bool:
        """Whether the learner followed every recommendation at a moment."""
        return not undone([step.line for step in self._at(moment)], [text for at, text in own if at == moment])

    def _about_the_last(self, own: Sequence[Done]) -> tuple[Page, ...]:
        """The comment on the learner's last action. Leaving the script is mentioned once, not every time."""
        if not own:
            return ()
        step = self._followed(own)
        if step is not None:
            return step.after
        return (self.script.own_way,) if len(own) == 1 or self._followed(own[:-1]) else ()

    def _followed(self, own: Sequence[Done]) -> Cue | None:
        """The cue that the last action followed; None if it followed none while lines were left."""
        moment, text = own[-1]
        steps = self._fitting(moment, own)
        done = [text for at, text in own if at == moment]
        for i, step in enumerate(steps):
            if step.line == text and not undone([one.line for one in steps[: i + 1]], done):
                return step
        left = undone([step.line for step in steps], done[:-1])
        return None if left else Cue(moment, "", ())

    def _chapter(self, moment: str) -> str:
        """The chapter of a moment where no cue fits: that of its cues, or of its kind."""
        kind = moment.split()[0]
        steps = self._at(moment) or [step for step in self.script.steps if step.at.split()[0] == kind]
        return kind if kind in self.script.chapters or not steps else steps[0].chapter


@lru_cache
def lesson(name: str) -> Lesson | None:
    """The lesson of a name, if there is one."""
    return Lesson(name) if name in NAMES else None


# ------------------------------------------------------------------------------- lines
def fits(line: str, text: str) -> bool:
    """Whether an action is what a line says; `*` stands for any word."""
    words, found = line.split(), text.split()
    return len(words) == len(found) and all(word in ("*", other) for word, other in zip(words, found, strict=True))


def undone(lines: Sequence[str], done: Sequence[str]) -> list[str]:
    """The lines that have not been done."""
    left = [line for line in lines if line]
    for text in done:
        found = next((line for line in left if fits(line, text)), None)
        if found is not None:
            left.remove(found)
    return left


def legal(game: Game, seat: int, lines: Sequence[str]) -> Iterator[str]:
    """The lines a seat can act on now, as actions."""
    options = game.options(seat)
    for line in lines:
        if "*" in line:
            yield from (action.text for action in options if fits(line, action.text))
        elif parse(line) in options:
            yield line


# ------------------------------------------------------------------------------- moments
def moments(game: Game) -> list[str]:
    """The moment of each action, and the current moment."""
    found: list[str] = []
    now = "tea"
    played: Counter[str] = Counter()
    seen = 0
    for mark in (*game.marks, len(game.events)):
        for event in game.events[seen:mark]:
            if event.kind in BEGIN and now != OVER:
                now = _begins(event.text().split(), played)
        seen = mark
        found.append(now)
    return found


def _begins(event: list[str], played: Counter[str]) -> str:
    """The moment that begins with an event."""
    match event:
        case ["drew", *_]:
            return f"turn {played.total() + 1}"
        case ["mandate_played", _, mandate, *_]:
            played[mandate] += 1
            return f"{mandate} {played[mandate]}"
        case ["kami_turn", number]:
            return f"kami {number}"
        case ["province_at_war", _, province]:
            return f"war {province}"
        case _:
            return OVER


def done_by(game: Game, seat: int) -> list[Done]:
    """A seat's actions with their moments, except gifts."""
    acted = zip(moments(game), game.actions, strict=False)
    return [(at, act.text) for at, (who, act) in acted if who == seat and not isinstance(act, Gift)]
