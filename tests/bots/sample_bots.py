"""Bots of a user's own, for tests: good ones, and all kinds of bad ones."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

BOTS = """
import os

from hinode import Rng, parse
from hinode.engine.actions import Bid
from hinode.bots.random_bot import choose


class Good:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, game, seat):
        return choose(game.options(seat), Rng(self.seed + len(game.actions)))


class Meddler(Good):
    def choose(self, game, seat):
        action = super().choose(game, seat)
        game.act(seat, action)  # only its own copy changes
        return action


class ReturnsNone(Good):
    def choose(self, game, seat):
        pass


class ReturnsText(Good):
    def choose(self, game, seat):
        return "ready"


class Illegal(Good):
    def choose(self, game, seat):
        return parse("mandate 4 betray")


class Halves(Good):
    def choose(self, game, seat):
        return Bid(0.5, 0, 0, 0)


class Raises(Good):
    def choose(self, game, seat):
        return self.think({})

    def think(self, known):
        return known["the best action"]


class Leaves(Good):
    def choose(self, game, seat):
        raise SystemExit(3)


class Dies(Good):
    def choose(self, game, seat):
        os._exit(3)


class Sleeps(Good):
    def choose(self, game, seat):
        while True:
            try:
                sum(range(1000))
            except Exception:
                pass


class Talks(Good):
    def choose(self, game, seat):
        if game.decision.NAME != "tea":
            return super().choose(game, seat)
        return parse("wait" if parse("wait") in game.options(seat) else "ready")


class Trader(Good):
    def answer_deal(self, game, seat, pledges):
        return all(pledge.to == seat for pledge in pledges)


class BadTrader(Good):
    def answer_deal(self, game, seat, pledges):
        return pledges[9]


class RaisesWhenMade(Good):
    def __init__(self, seed):
        raise ValueError("no model")


class NoSeed:
    def choose(self, game, seat):
        return parse("ready")


class NoSeat(Good):
    def choose(self, game):
        return parse("ready")


class NoChoose:
    def __init__(self, seed):
        pass


thing = 5
"""


@contextmanager
def working_in(path: Path) -> Generator[Path]:
    """The current folder of somebody who writes bots: `mine.py` is there."""
    (path / "mine.py").write_text(BOTS, encoding="utf-8")
    before = {*sys.modules}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(path)
        patch.setattr(sys, "path", [path for path in sys.path if path])
        yield path
    for name in {*sys.modules} - before:  # another test may have a module of the same name
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(path)):
            del sys.modules[name]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Such a folder for one test."""
    with working_in(tmp_path) as path:
        yield path
