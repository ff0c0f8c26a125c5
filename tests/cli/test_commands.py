"""simulate, replay, cards, rules, --version: what they print."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hinode.engine.hooks import CARDS, SEAT
from hinode.notation.position import write_position
from hinode.notation.record import read_record
from hinode.reference import RULES, find
from hinode.sim.simulate import Plan, play_game, simulate
from hinode.sim.statistics import wilson
from tests.cli.helpers import json_of, run


# ------------------------------------------------------------------------------- simulate
def test_simulate_json() -> None:
    """The fields, and that they add up."""
    found = json_of("simulate", "--players", "3", "--games", "6", "--seed", "4")
    assert found["games"] == found["finished"] == 6
    assert found["decisions"] > 6 * 50
    assert found["seconds"] > 0
    clans = found["clans"]
    assert set(clans) == set(SEAT.names)
    assert sum(row["games"] for row in clans.values()) == 6 * 3
    assert sum(row["wins"] for row in clans.values()) >= 6
    assert all(row["mean_vp"] > 0 for row in clans.values() if row["games"])
    for row in clans.values():
        assert row["win_rate"] == pytest.approx(row["wins"] / row["games"], abs=1e-4)
        assert row["interval"] == pytest.approx(wilson(row["wins"], row["games"]), abs=1e-4)


def test_simulate_says_how_sure_it_is() -> None:
    """95 % intervals for clans and sides; none where nobody played."""
    found = json_of("simulate", "--players", "3", "--games", "1", "--automa", "2")
    missing = [row for row in found["clans"].values() if not row["games"]]
    assert len(missing) == 2
    assert all(row["win_rate"] is None and row["interval"] is None for row in missing)
    for row in found["sides"].values():
        assert row["win_rate"] == row["wins"]
        assert row["interval"] == pytest.approx(wilson(row["wins"], 1), abs=1e-4)
    _, out, _ = run("simulate", "--games", "4", "--players", "5", "--automa", "2")
    assert out.count("95 % interval") == 2
    assert re.search(r"Koi +4 +\d +\d+\.0 % +\d+ - \d+ % +\d+\.\d", out)


def test_the_same_games_however_many_jobs(tmp_path: Path) -> None:
    """Sums and records are the same; only the seconds differ."""
    one = json_of("simulate", "--games", "9", "--seed", "8", "--records", str(tmp_path / "one"))
    two = json_of("simulate", "--games", "9", "--seed", "8", "--records", str(tmp_path / "two"), "--jobs", "2")
    del one["seconds"], two["seconds"]
    assert one == two
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == [f"game-{i:06}.hinode" for i in range(9)]
    for name in names:
        assert (tmp_path / "one" / name).read_text() == (tmp_path / "two" / name).read_text()


def test_other_seeds_other_games() -> None:
    """Games of one simulation differ, and so do simulations."""
    seeds = {play_game(Plan(3, 2, seed), number).seed for seed in (1, 2) for number in (0, 1)}
    assert len(seeds) == 4


def test_a_simulation_tells_its_progress() -> None:
    """All games are heard of, once."""
    heard: list[int] = []
    outcome = simulate(Plan(4, 7, 1, "archway", "beginner"), 1, heard.append)
    assert sum(heard) == 7 == outcome.tally.games


def test_simulate_for_people() -> None:
    """A table."""
    status, out, err = run("simulate", "--games", "2", "--players", "5", "--set", "archway", "--shrines", "beginner")
    assert (status, err) == (0, "")
    assert "2 of 2 games finished" in out
    assert "Dragonfly" in out


# ------------------------------------------------------------------------------- replay
@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game."""
    run("simulate", "--games", "1", "--seed", "2", "--records", str(tmp_path))
    return tmp_path / "game-000000.hinode"


def test_replay_of_a_finished_game(record: Path) -> None:
    """Scores, winners and the number of actions."""
    game = read_record(record.read_text())
    found = json_of("replay", str(record))
    assert found["scores"] == {SEAT.text(seat): game.state.vp[seat] for seat in game.seats}
    assert found["winners"] == [SEAT.text(seat) for seat in game.state.winners]
    assert found["actions"] == len(game.actions)
    assert found["finished"] is True
    status, out, _ = run("replay", str(record))
    assert status == 0
    assert "Final scores" in out
    assert "Winner" in out


def test_replay_at_a_moment(record: Path) -> None:
    """The position after a number of actions."""
    game = read_record(record.read_text())
    for at in (0, 20, len(game.actions)):
        text = write_position(game.at(at).state)
        assert run("replay", str(record), "--at", str(at), "--text") == (0, text, "")
        found = json_of("replay", str(record), "--at", str(at))
        assert found["position"] == text
        assert found["actions"] == at


def test_replay_of_a_game_that_is_not_over(tmp_path: Path) -> None:
    """The board, and whom the game waits for."""
    path = tmp_path / "game.hinode"
    path.write_text(
        "hinode record 1\nclans koi lotus turtle\nset archway\nshrines beginner\nseed 3\nactions\nkoi ready\nend 1\n"
    )
    found = json_of("replay", str(path))
    assert found["finished"] is False
    assert found["winners"] == []
    assert found["actors"] == ["lotus", "turtle"]
    status, out, _ = run("replay", str(path))
    assert status == 0
    assert "waits for Lotus and Turtle" in out
    assert "Kyushu" in out


# ------------------------------------------------------------------------------- cards and rules
def test_all_cards() -> None:
    """Every card with its facts."""
    found = json_of("cards")
    assert len(found) == len(CARDS)
    assert {row["slug"] for row in found} == {card.slug for card in CARDS}
    assert set(found[0]) == {"slug", "name", "season", "sets", "kind", "cost", "copies", "text"}
    status, out, _ = run("cards")
    assert status == 0
    assert all(card.name in out for card in CARDS)


def test_some_cards() -> None:
    """A word narrows them down."""
    found = json_of("cards", "komainu")
    assert found[0]["name"] == "Komainu"
    assert len(json_of("cards", "summer")) < len(CARDS)


def test_rules() -> None:
    """By word and by number."""
    status, out, _ = run("rules", "seppuku")
    assert status == 0
    assert "R8.4" in out
    status, out, _ = run("rules", "R8.4")
    assert status == 0
    assert out.startswith("R8.4")


def test_every_rule_that_fits_is_shown() -> None:
    """However many there are."""
    found = find("automa", limit=len(RULES))
    assert len(found) > 12
    status, out, _ = run("rules", "automa")
    assert status == 0
    shown = [line.split()[0] for line in out.splitlines() if not line.startswith(" ")]
    assert shown == [rule.id for rule in found]


def test_rules_in_short() -> None:
    """Without words: the goal, the season, the chapters."""
    status, out, _ = run("rules")
    assert status == 0
    assert out.startswith("Goal")
    assert all(f"R{chapter} " in out for chapter in range(1, 11))


def test_a_province() -> None:
    """Its neighbours and its harvest."""
    for word in ("kansai", "Kansai"):
        _, out, _ = run("rules", word)
        assert "By land: Kyoto, Nagato" in out
        assert "By ship: Hokkaido, Kyushu, Shikoku" in out
        assert "Harvest: 3 VP" in out
    _, out, _ = run("rules", "nagato")
    assert "By ship: -" in out
    assert "Q3" in out


def test_cards_of_several_words() -> None:
    """And only sets one can choose."""
    assert json_of("cards", "oni", "of", "skulls")[0]["slug"] == "oni_of_skulls"
    _, out, _ = run("cards")
    for name in ("ship", "mountain", "tower"):
        assert not re.search(rf"\([^)]*\b{name}\b[^)]*\)", out)


def test_replay_draws_the_board(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the notation, unless only the text is wanted; in a pipe without colours."""
    text = write_position(read_record(record.read_text()).at(20).state)
    assert run("replay", str(record), "--at", "20", "--text") == (0, text, "")
    _, out, _ = run("replay", str(record), "--at", "20")
    assert "Mandates" in out
    assert "\x1b" not in out
    assert out.endswith(f"\n\n{text}")
    monkeypatch.setenv("FORCE_COLOR", "1")  # rich then takes any output for a terminal
    _, out, _ = run("replay", str(record), "--at", "20")
    assert "Mandates" in out
    assert "\x1b" in out
    assert out.endswith(text)
    assert run("replay", str(record), "--at", "20", "--text") == (0, text, "")


# ------------------------------------------------------------------------------- the program
def test_version_and_help() -> None:
    """--version, and help for every command."""
    status, out, _ = run("--version")
    assert status == 0
    assert out.startswith("hinode ")
    for command in ("play", "simulate", "replay", "run", "cards", "rules"):
        status, out, _ = run(command, "--help")
        assert status == 0
        assert "Usage" in out
