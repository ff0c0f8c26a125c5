"""hinode fuzz: clean, or a record that reproduces the violation and status 1."""

from __future__ import annotations

from pathlib import Path

import pytest

from hinode import load
from hinode.engine import changes
from hinode.engine.actions import Action
from hinode.engine.board import BUSHI
from hinode.engine.rules.mandates.recruit import Recruit
from hinode.engine.state import GameState
from tests.cli.helpers import refused, run


def test_clean() -> None:
    """A few games, in this process and in two others."""
    status, out, _ = run("fuzz", "--games", "2", "--seed", "4")
    assert status == 0
    assert out.startswith("2 games, ")
    assert out.endswith("actions: clean\n")
    assert run("fuzz", "--games", "2", "--seed", "4", "--jobs", "2")[:2] == (0, out)


def test_a_violation_leaves_a_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A rule that loses a Bushi: the record replays up to the position before, the action stands below it."""
    honest = Recruit.answer

    def careless(self: Recruit, s: GameState, seat: int, action: Action) -> None:
        honest(self, s, seat, action)
        changes.emit(s, changes.ev.READY, seat)
        s.count_more(seat, BUSHI, 0, 1)

    monkeypatch.setattr(Recruit, "answer", careless)
    status, _, err = run("fuzz", "--games", "3", "--seed", "1", "--out", str(tmp_path))
    assert status == 1
    assert "bushi" in err
    (path,) = tmp_path.glob("violation-1-*.hinode")
    monkeypatch.undo()
    assert not load(path.read_text("utf-8")).over


def test_bad_input(tmp_path: Path) -> None:
    """Numbers are checked at once."""
    assert "games is at least 1, not 0" in refused("fuzz", "--games", "0")
    assert "jobs is at least 1, not -2" in refused("fuzz", "--jobs", "-2")
    assert "games is at most" in refused("fuzz", "--games", "1000000000000")
    assert "jobs is at most" in refused("fuzz", "--jobs", "100000")
    assert "seed" in refused("fuzz", "--seed", "-1")
    (tmp_path / "file").write_text("")
    assert "file" in refused("fuzz", "--out", str(tmp_path / "file"))


def test_the_folder_is_made(tmp_path: Path) -> None:
    """Before the first game, so that no violation is lost."""
    status, out, _ = run("fuzz", "--games", "1", "--out", str(tmp_path / "a" / "b"))
    assert status == 0
    assert out.startswith("1 game, ")
    assert (tmp_path / "a" / "b").is_dir()
