"""Cases: a position, then actions, refusals and expectations."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from hinode.engine.core.errors import HinodeError, IllegalAction, NotationError
from hinode.engine.core.lines import Line, check_header, split
from hinode.engine.core.steps import Step
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.engine.rules.season import outer_agenda
from hinode.engine.state import GameState
from hinode.knowledge.view import view
from hinode.notation.answers import read_answer
from hinode.notation.body import begin, cut, read_action
from hinode.notation.facts import facts
from hinode.notation.read_position import read_position_lines
from hinode.notation.seen import HIDDEN, seen_facts
from hinode.notation.words import read_seat
from hinode.reference import RULES

RULE: Final = re.compile(r"[RQAX]\d", re.IGNORECASE)
SPECTATOR: Final = "spectator"
LONGEST_QUESTION: Final = 3


@dataclass(frozen=True)
class Failure:
    """The line at which a case fails. A line that cannot be parsed has no expectation."""

    line: int
    text: str
    reason: str
    expected: str | None = None
    found: str | None = None

    @property
    def unreadable(self) -> bool:
        """Whether the text is not a case at all, rather than a case that fails."""
        return self.expected is None


@dataclass(frozen=True)
class CaseResult:
    """How far a case got: the lines that hold, the game there, and the failure, if any."""

    title: str
    checks: int
    game: Game | None
    failure: Failure | None


def run_case(text: str) -> Game:
    """Play a case; the game at its end. Raises NotationError at the first line that does not hold."""
    return _Run(text).play()


def check_case(text: str) -> CaseResult:
    """Play a case and report the result."""
    run = _Run(text)
    failure: Failure | None = None
    try:
        run.play()
    except NotationError as error:
        lines = text.splitlines()
        shown = lines[error.line - 1].strip() if 0 < error.line <= len(lines) else ""
        failure = Failure(error.line, shown, error.reason, run.expected, run.found)
    return CaseResult(title_of(text), run.checks, run.game, failure)


def title_of(text: str) -> str:
    """The first comment on a line of its own."""
    comments = (line.strip() for line in text.splitlines())
    return next((line.lstrip("# ") for line in comments if line.startswith("#")), "")


class _Run:
    """A case while it runs."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.game: Game | None = None
        self.checks = 0
        self.expected: str | None = None  # both are set when a line fails
        self.found: str | None = None
        self.stop: Line | None = None
        self.held_back: list[Step] = []  # the agenda from the step of `stop` on

    def play(self) -> Game:
        """Play all lines."""
        lines = split(self.text)
        check_header(lines, "case")
        head, body = cut(lines)
        stops = [line for line in head if line.words[0] == "stop"]
        state = read_position_lines([line for line in head if line not in stops])
        for line in stops:
            self._stop_before(state, line)
        game = self.game = begin(state, head[-1].number)
        game.start.agenda[:0] = self.held_back
        try:
            for line in body:
                self._line(game, line)
        finally:
            self._go_on(game)
        return game

    def _line(self, game: Game, line: Line) -> None:
        word = line.words[0]
        checks = {"expect": self._expect, "refused": self._refused, "undo": self._undo}
        if word == "stop":
            self._stop(game, line)
            return
        if word != "expect":
            self._check_running(game, line)
        if word in checks:
            checks[word](game, line)
            self.checks += 1
        elif word in SEAT.index:
            self._act(game, line)
        else:
            raise line.error(f"'{word}' starts no line of a case")

    def _fails(self, line: Line, reason: str, expected: str, found: str) -> NotationError:
        """The error for a line that can be parsed but does not hold."""
        self.expected, self.found = expected, found
        return line.error(reason)

    # ---------------------------------------------------------------------------- lines
    def _act(self, game: Game, line: Line) -> None:
        """CLAN ACTION"""
        if len(line.words) < 2:
            raise line.error("it reads: CLAN ACTION")
        seat, action = read_action(line)
        try:
            game.act(seat, action)
        except IllegalAction as error:
            raise self._fails(line, f"illegal: {error}", "legal", f"illegal: {error}") from None
        except (AssertionError, LookupError, ValueError, HinodeError) as error:
            self.held_back = []
            game.rewind(len(game.actions))  # the state as it was before
            raise line.error(f"the game cannot be played on from here ({error})") from error

    def _expect(self, game: Game, line: Line) -> None:
        """expect [view SEAT] QUESTION ANSWER"""
        words = line.words[1:]
        about = ""
        known = facts(game.state)
        if words[:1] == ["view"]:
            seat = words[1] if len(words) > 1 else ""
            if seat != SPECTATOR:
                read_seat(game.state, line, seat)
            known = seen_facts(view(game, None if seat == SPECTATOR else seat))
            about, words = f"view {seat} ", words[2:]
        question = find_question(line, known, words)
        wanted = words[len(question.split()) :]
        found = known[question]
        if not same(line, question, wanted, found, hidden=bool(about)):
            answer = " ".join(wanted)
            reason = f"expected {about}{question} to be '{answer}', but it is '{found}'"
            raise self._fails(line, reason, answer, found)

    def _refused(self, game: Game, line: Line) -> None:
        """refused [RULE] CLAN ACTION"""
        rule = line.words[1].upper() if len(line.words) > 1 and RULE.match(line.words[1]) else ""
        if rule and rule not in RULES:
            raise line.error(f"there is no rule {rule}")
        words = line.words[2 if rule else 1 :]
        if len(words) < 2:
            raise line.error("it reads: refused [RULE] CLAN ACTION")
        seat, action = read_action(Line(line.number, words))
        if not rule:
            read_seat(game.state, line, seat)
        expected = f"refused by {rule}" if rule else "refused"
        try:
            game.check(seat, action)
        except IllegalAction as error:
            if rule and error.rule != rule:
                reason = f"refused by {error.rule}, not {rule}: {error.sentence}"
                raise self._fails(line, reason, expected, f"refused by {error.rule}: {error.sentence}") from None
            return
        raise self._fails(line, "the action was legal", expected, "legal")

    def _undo(self, game: Game, line: Line) -> None:
        """undo CLAN"""
        if len(line.words) != 2:
            raise line.error("it reads: undo CLAN")
        read_seat(game.state, line, line.rest)
        self._go_on(game)
        try:
            game.undo(line.rest)
        except IllegalAction as error:
            raise self._fails(line, error.sentence, "it can be undone", error.sentence) from None
        if self.stop is not None and self.stop.rest:
            self._stop_before(game.state, self.stop)

    # ---------------------------------------------------------------------------- stopping
    def _stop(self, game: Game, line: Line) -> None:
        """stop [STEP]"""
        if line.rest:
            self._check_running(game, line)
            self._stop_before(game.state, line)
        self.stop = line

    def _stop_before(self, s: GameState, line: Line) -> None:
        """Hold back the agenda from a step on, so that the game stops there."""
        if self.held_back:
            raise line.error("there is a second 'stop' line")
        if not line.rest:
            raise line.error("before 'actions' it reads: stop STEP")
        to_come = s.agenda[:-1] if s.waiting is not None else s.agenda
        for i in reversed(range(len(to_come))):
            if line.rest in (to_come[i].NAME, to_come[i].text):
                self.stop, self.held_back = line, s.agenda[: i + 1]
                del s.agenda[: i + 1]
                return
        names = ", ".join(step.NAME for step in reversed(to_come)) or "none"
        raise line.error(f"'{line.rest}' is not among the steps to come: {names}")

    def _go_on(self, game: Game) -> None:
        """Put back what was held back. A position ends as its phase does, even if the phase has nothing left to do."""
        s = game.state
        s.agenda[:0] = self.held_back
        whole = outer_agenda(s.season, s.phase)
        if self.held_back and s.agenda == whole[: len(s.agenda)]:
            s.agenda = whole
        self.held_back = []

    def _check_running(self, game: Game, line: Line) -> None:
        if self.stop is None:
            return
        if not self.stop.rest:
            raise line.error(f"nothing is played after 'stop' (line {self.stop.number})")
        if not game.state.agenda:
            raise line.error(f"the game has stopped before '{self.stop.rest}' (line {self.stop.number})")


def find_question(line: Line, known: dict[str, str], words: list[str]) -> str:
    """The question at the beginning of some words."""
    for n in range(LONGEST_QUESTION, 0, -1):
        question = " ".join(words[:n])
        if question in known:
            return question
    if words and words[0] in SEAT.index and f"{words[0]} vp" not in known:
        raise line.error(f"{words[0]} does not play in this game")
    raise line.error(f"'{' '.join(words)}' cannot be asked; see 'expect' in docs/notation.md")


def same(line: Line, question: str, wanted: list[str], found: str, hidden: bool) -> bool:
    """Whether two answers mean the same. In a view an answer may be hidden."""
    if hidden and wanted == [HIDDEN]:
        return found == HIDDEN
    expected = read_answer(line, question, wanted)
    return found != HIDDEN and read_answer(line, question, found.split()) == expected
