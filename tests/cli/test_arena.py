"""hinode arena: what it prints, and that it counts right."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hinode.bots.budget import Budget
from hinode.sim.arena import Match, Standings, begin, play_game
from hinode.sim.statistics import wilson
from tests.cli.helpers import refused, run


def json_of(*args: str) -> Any:
    """What a command prints with --json."""
    status, out, err = run(*args, "--json")
    assert (status, err) == (0, "")
    return json.loads(out)


def test_arena_json() -> None:
    """The fields, and that they add up."""
    found = json_of("arena", "easy", "random", "random", "--games", "6", "--seed", "4")
    assert found["bots"] == ["easy", "random", "random"]
    assert found["games"] == 6
    assert set(found["scores"]) == {"easy", "random"}
    easy, other = found["scores"]["easy"], found["scores"]["random"]
    assert (easy["seats"], other["seats"]) == (1, 2)
    assert easy["wins"] + other["wins"] == 6
    assert easy["win_rate"] == pytest.approx(easy["wins"] / 6, abs=1e-4)
    low, high = easy["interval"]
    assert low < easy["win_rate"] <= high
    assert easy["fair_share"] == pytest.approx(1 / 3, abs=1e-4)
    assert easy["mean_vp"] > other["mean_vp"] > 0
    assert easy["decisions"] > 6 * 20
    assert easy["decisions_per_second"] > 0
    assert found["winner_vp"] >= max(easy["mean_vp"], other["mean_vp"])


def test_the_same_match_however_many_jobs() -> None:
    """With a budget of iterations nothing depends on the machine; only times differ."""
    words = ("arena", "hard", "easy", "random", "--games", "2", "--seed", "8", "--iterations", "1")
    one, two = json_of(*words), json_of(*words, "--jobs", "2")
    for found in (one, two):
        del found["seconds"]
        for score in found["scores"].values():
            del score["decisions_per_second"]
    assert one == two
    assert one["budget"] == {"iterations": 1}


def test_arena_for_people() -> None:
    """A table with the intervals."""
    status, out, err = run("arena", "easy", "easy-loyal", "random", "--games", "2", "--set", "archway")
    assert (status, err) == (0, "")
    assert "2 games" in out
    assert "easy-loyal" in out
    assert "95 % interval" in out


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("easy", "easy"), "not 2"),
        (("easy",) * 6, "not 6"),
        (("easy", "genius", "easy"), "genius"),
        (("easy", "easy", "", "--games", "1"), "no bot ''"),
        (("easy", "easy", "easy", "--games", "0"), "not 0"),
        (("easy", "easy", "easy", "--games", "99999999999999999999"), "1000000"),
        (("easy", "easy", "easy", "--budget", "nan"), "not nan"),
        (("easy", "easy", "easy", "--budget", "inf"), "not inf"),
        (("easy", "easy", "easy", "--budget", "-1"), "not -1"),
        (("easy", "easy", "easy", "--iterations", "-3"), "not -3"),
        (("easy", "easy", "easy", "--jobs", "0"), "not 0"),
        (("easy", "easy", "easy", "--set", "sandals"), "sandals"),
        (("easy", "easy", "easy", "--seed", "-3"), "seed"),
    ],
)
def test_a_match_that_cannot_be_played(args: tuple[str, ...], word: str) -> None:
    """One sentence."""
    assert word in refused("arena", *args)


def test_seats_and_clans_go_around() -> None:
    """In a round of games each bot sits everywhere once; all of them begin alike."""
    match = Match(("random", "easy", "easy-loyal"), 6, 3)
    starts = [begin(match, number).state.key() for number in range(6)]
    assert starts[0] == starts[1] == starts[2] != starts[3]
    seats: dict[str, list[int]] = {name: [] for name in match.bots}
    for number in range(3):
        game, standings = play_game(match, number)
        assert sum(score.wins for score in standings.scores.values()) == 1
        assert sum(score.decisions for score in standings.scores.values()) == len(game.actions)
        for name, score in standings.scores.items():
            seats[name] += [seat for seat in game.seats if game.state.vp[seat] == score.vp]
    assert all(len(set(found)) == 3 for found in seats.values())


def test_wilson() -> None:
    """Known intervals: half of 100, none of 10, all of 10."""
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_standings_add_up() -> None:
    """In any order."""
    match = Match(("random", "easy", "random"), 2, 5, budget=Budget(tries=1))
    games = [play_game(match, number)[1] for number in range(2)]
    total, other = Standings(match.bots), Standings(match.bots)
    for one in games:
        total.add(one)
    for one in reversed(games):
        other.add(one)
    assert total.games == other.games == 2
    assert {name: score.vp for name, score in total.scores.items()} == {n: s.vp for n, s in other.scores.items()}


def test_simulate_with_a_level() -> None:
    """`hinode simulate --bot` takes every bot."""
    found = json_of("simulate", "--players", "3", "--games", "1", "--bot", "normal-loyal")
    assert found["bot"] == "normal-loyal"
    assert found["finished"] == 1


def test_play_against_levels() -> None:
    """--bots: one for all, or one for each."""
    _, out, _ = run("play", "--clans", "koi,lotus,turtle", "--human", "koi", "--bots", "easy,normal-loyal", stdin="")
    assert "Lotus (easy)  Turtle (normal-loyal)" in out
    _, out, _ = run("play", "--clans", "koi,lotus,turtle", "--human", "koi", "--bots", "hard", stdin="")
    assert "Lotus (hard)  Turtle (hard)" in out
    assert "genius" in refused("play", "--bots", "genius")
    assert "each of the 2" in refused(
        "play", "--clans", "koi,lotus,turtle", "--human", "koi", "--bots", "easy,easy,easy"
    )
