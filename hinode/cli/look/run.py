"""`hinode run`: run cases and report which pass."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from hinode import words
from hinode.cli.common import BAD_INPUT, BadInput, Lang, a_path, in_file, print_json, read_text, speak
from hinode.engine.core.errors import NotationError
from hinode.engine.core.fields import Json
from hinode.engine.game import Game
from hinode.notation.cases import CaseResult, Failure, check_case
from hinode.notation.facts import facts
from hinode.notation.position import write_position

FAILED = 1
LAST_SENTENCES = 20


@dataclass(frozen=True)
class Report:
    """A file and the result of its case."""

    path: Path
    result: CaseResult

    @property
    def narration(self) -> list[str]:
        """What happened in the game, in sentences."""
        game = self.result.game
        return [] if game is None else words.story([event.json() for event in game.events])

    @property
    def headline(self) -> str:
        """'FILE', line N: reason"""
        failure = self.result.failure
        assert failure is not None
        return str(in_file(self.path, NotationError(failure.reason, failure.line)))


def run(
    paths: Annotated[
        list[Path],
        typer.Argument(parser=a_path, help="Case files, and folders with case files in them.", show_default=False),
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Tell all that happened before a failure.")] = False,
    lang: Lang = None,
) -> None:
    """Play cases: positions with actions and expectations. Of many, you read only which fail and why.

    The exit status is 0 if all hold, 1 if one does not, 2 if something could not be read.
    """
    speak(lang)
    files = find_cases(paths)
    reports = [Report(path, play(path)) for path in files]
    failures = [report.result.failure for report in reports if report.result.failure is not None]
    if as_json:
        print_json(as_dict(reports, alone=len(paths) == 1 and paths[0].is_file()))
    elif len(reports) == 1 and failures and failures[0].unreadable:
        raise BadInput(reports[0].headline)
    else:
        tell(reports, verbose)
    if failures:
        raise typer.Exit(BAD_INPUT if any(failure.unreadable for failure in failures) else FAILED)


def find_cases(paths: list[Path]) -> list[Path]:
    """The files, and all cases below the folders, without duplicates."""
    found: list[Path] = []
    for path in paths:
        os.stat(path)  # a path that does not exist is bad input, however many others there are
        inside = sorted(path.rglob("*.case")) if path.is_dir() else [path]
        if not inside:
            raise BadInput(f"There are no case files in '{path}'.")
        found += inside
    return list(dict.fromkeys(found))


def play(path: Path) -> CaseResult:
    """Run one file. A file that cannot be opened counts as failed."""
    try:
        text = read_text(path)
    except OSError as error:
        return CaseResult("", 0, None, Failure(0, "", (error.strerror or str(error)).lower()))
    except BadInput:
        return CaseResult("", 0, None, Failure(0, "", "this is not a text file"))
    return check_case(text)


# ------------------------------------------------------------------------------- for people
def tell(reports: list[Report], verbose: bool) -> None:
    """Print a single passing case in full, otherwise only failures; then the totals."""
    for report in reports:
        if report.result.failure is not None:
            tell_failure(report, report.result.failure, verbose)
        elif len(reports) == 1 and report.result.game is not None:
            tell_case(report, report.result.game)
    failed = sum(report.result.failure is not None for report in reports)
    checks = sum(report.result.checks for report in reports)
    counts = (("cases", len(reports)), ("checks", checks), ("failed", failed))
    typer.echo(", ".join(words.say(f"terminal-{what}", count=count) for what, count in counts))


def tell_case(report: Report, game: Game) -> None:
    """Print the story of a case and its final position."""
    for sentence in report.narration:
        typer.echo(sentence)
    typer.echo()
    typer.echo(write_position(game.state))


def tell_failure(report: Report, failure: Failure, verbose: bool) -> None:
    """Print where and why a case failed, and the story up to there."""
    typer.echo(report.headline)
    sentences = report.narration
    if not verbose and len(sentences) > LAST_SENTENCES:
        earlier = words.say("terminal-earlier", count=len(sentences) - LAST_SENTENCES)
        typer.echo(f"    ({earlier}: --verbose)")
        sentences = sentences[-LAST_SENTENCES:]
    for sentence in sentences:
        typer.echo(f"    {sentence}")
    if failure.text:
        typer.echo(f"  > {failure.text}")
    if not failure.unreadable:
        typer.echo(f"    {words.say('terminal-expected')}: {failure.expected}")
        typer.echo(f"    {words.say('terminal-found')}: {failure.found}")
    typer.echo()


# ------------------------------------------------------------------------------- for programs
def as_dict(reports: list[Report], alone: bool) -> dict[str, Json]:
    """All cases with their events and final states; for a single file, just its object."""
    if alone:
        return case_dict(reports[0])
    return {
        "cases": [case_dict(report) for report in reports],
        "checks": sum(report.result.checks for report in reports),
        "failed": sum(report.result.failure is not None for report in reports),
    }


def case_dict(report: Report) -> dict[str, Json]:
    """One case. Without a game there are no events and no state."""
    result = report.result
    game, failure = result.game, result.failure
    told: Json = None
    if failure is not None:
        told = {
            "line": failure.line,
            "text": failure.text,
            "reason": failure.reason,
            "expected": failure.expected,
            "found": failure.found,
            "narration": list[Json](report.narration),
        }
    return {
        "file": str(report.path),
        "title": result.title,
        "checks": result.checks,
        "failure": told,
        "events": [event.json() for event in game.events] if game is not None else [],
        "state": {**facts(game.state), "position": write_position(game.state)} if game is not None else None,
    }
