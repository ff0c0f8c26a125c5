"""Progress in a pipe: a few plain lines, none for quick work."""

from __future__ import annotations

import sys

import pytest

from hinode.cli.progress import Lines, progress_bar


class Work:
    """Work with a fake clock."""

    def __init__(self, total: int) -> None:
        self.now = 100.0
        self.told: list[str] = []
        self.lines = Lines(total, self.told.append, lambda: self.now)

    def do(self, games: int, seconds: float) -> None:
        """Play some games, each in a given number of seconds."""
        for _ in range(games):
            self.now += seconds
            self.lines.advance(1)


def test_a_line_for_every_tenth() -> None:
    """How much, of how much, how long."""
    work = Work(200)
    work.do(200, 0.3)
    assert work.told[:2] == ["20 of 200 games, 6 s", "40 of 200 games, 12 s"]
    assert work.told[-1] == "200 of 200 games, 60 s"
    assert len(work.told) == 10


def test_quick_work_needs_no_line() -> None:
    """Nothing in the first seconds, and lines are seconds apart."""
    work = Work(1000)
    work.do(1000, 0.004)
    assert work.told == []
    work = Work(100)
    work.do(100, 0.2)
    assert work.told == [
        "25 of 100 games, 5 s",
        "50 of 100 games, 10 s",
        "75 of 100 games, 15 s",
        "100 of 100 games, 20 s",
    ]


def test_slow_work_shows_that_it_lives() -> None:
    """A line a minute, however little is done."""
    work = Work(1000)
    work.do(4, 30)
    assert work.told == ["2 of 1000 games, 60 s", "4 of 1000 games, 120 s"]


def test_lines_go_to_standard_error(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where no terminal is; and nothing at all if nobody wants to know."""
    clock = iter((0.0, 7.0))
    monkeypatch.setattr(Lines.__init__, "__defaults__", (lambda: next(clock),))
    assert not sys.stderr.isatty()
    with progress_bar("Playing", 10) as advance:
        assert advance is not None
        advance(4)
    assert capsys.readouterr() == ("", "4 of 10 games, 7 s\n")
    with progress_bar("Playing", 10, wanted=False) as advance:
        assert advance is None
