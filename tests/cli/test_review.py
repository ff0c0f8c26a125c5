"""hinode review: what it prints and writes, and what it refuses."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from hinode.bots.registry import make_bot
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game, new_game
from hinode.notation.record import write_record
from hinode.review.findings import Review
from hinode.sim.driver import play_out
from tests.cli.helpers import refused, run


@cache
def game() -> Game:
    """A game that was played to its end."""
    game = new_game(("koi", "lotus", "turtle"), seed=3)
    play_out(game, {seat: make_bot("easy", seat) for seat in game.seats}, Rng(3))
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A saved game in which one person led the Turtle."""
    path = tmp_path / "game.hinode"
    path.write_text(f"{write_record(game())}# human turtle\n", "utf-8")
    return path


def test_a_review_of_the_person(record: Path, tmp_path: Path) -> None:
    """The tables for people and the file for programs; only the person's decisions are looked at."""
    to = tmp_path / "review.json"
    status, out, _ = run("review", str(record), "--budget", "1", "--jobs", "2", "--json", str(to))
    assert status == 0
    assert "Where the game turned" in out
    assert "Decisions of Turtle" in out
    assert "Decisions of Koi" not in out
    found = msgspec.json.decode(to.read_bytes(), type=Review)
    assert found.asked == ["turtle"]
    assert len(found.chances[0]) == len(game().actions) + 1
    assert {one.clan for one in found.decisions} == {"turtle"}
    assert [one.at for one in found.decisions] == sorted(one.at for one in found.decisions)


def test_what_it_refuses(record: Path, tmp_path: Path) -> None:
    """A game that is not over, a budget of nothing, a file that exists."""
    running = tmp_path / "running.hinode"
    running.write_text(write_record(game().at(20)), "utf-8")
    assert "not over" in refused("review", str(running))
    assert "at least 1" in refused("review", str(record), "--budget", "0")
    assert "at least 1" in refused("review", str(record), "--jobs", "0")
    assert "exists already" in refused("review", str(record), "--json", str(record))
