"""Progress on standard error: a bar on a terminal, an occasional line in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from time import monotonic
from typing import Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Advance = Callable[[int], None]

PAUSE: Final = 5.0  # seconds between two lines at least; what is done sooner needs none
PATIENCE: Final = 60.0  # seconds after which a line comes in any case
PART: Final = 0.1  # of all the work, from line to line


class Lines:
    """Prints a few plain progress lines."""

    def __init__(
        self, total: int, tell: Callable[[str], None], clock: Callable[[], float] = monotonic, *, unit: str = "games"
    ) -> None:
        self.total = total
        self.unit = unit
        self.done = 0
        self._tell = tell
        self._clock = clock
        self._start = self._told_at = clock()
        self._told = 0  # how much was done at the last line

    def advance(self, more: int) -> None:
        """Count finished work, and print a line if one is due."""
        self.done += more
        now = self._clock()
        waited = now - self._told_at
        if waited >= PATIENCE or (waited >= PAUSE and self.done - self._told >= PART * self.total):
            self._tell(f"{self.done} of {self.total} {self.unit}, {now - self._start:.0f} s")
            self._told, self._told_at = self.done, now


@contextmanager
def progress_bar(what: str, total: int, wanted: bool = True, unit: str = "games") -> Generator[Advance | None]:
    """A callback that takes the number of games (or whatever is counted) just finished; None if not wanted."""
    if not wanted:
        yield None
    elif not sys.stderr.isatty():
        yield Lines(total, lambda line: typer.echo(line, err=True), unit=unit).advance
    else:
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(what, total=total)
            yield lambda more: bar.advance(task, more)
