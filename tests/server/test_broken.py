"""Games that no longer replay: kept, marked, exportable, and no trouble for anybody else. Over real sockets."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests.server.people import fails, match, reach_bids, same_chance
from tests.server.serving import FakeTime, Json, Playing, Server, good, refusal

CLOCK = {"seconds": 60}
Change = Callable[[Json], bytes]


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games every time."""
    same_chance(monkeypatch)


class Case:
    """A table whose last entry, a sealed bid, was changed while no server was running; and one nobody touched."""

    def __init__(self, folder: Path, change: Change) -> None:
        self.folder = folder
        with Server(folder, FakeTime()) as server:
            playing = match(server, seed=2, clock=CLOCK)
            reach_bids(playing)
            self._broken = playing.table
            self.actions = [(playing.holder(clan)[1], action.text) for clan, action in playing.game.actions]
            server.pass_time(1)  # so that the other table is due later
            self._other = server.table("Anna", "Ben", "Cleo", clock=CLOCK)
        with closing(sqlite3.connect(folder / "hinode.sqlite", isolation_level=None)) as db:
            last = "SELECT game, max(n) FROM entry WHERE game = ?"
            (body,) = db.execute(f"SELECT body FROM entry WHERE (game, n) = ({last})", (self._broken.name,)).fetchone()
            new = change(msgspec.json.decode(body))
            db.execute(f"UPDATE entry SET body = ? WHERE (game, n) = ({last})", (new, self._broken.name))

    def at(self, server: Server) -> tuple[Playing, Playing]:
        """Both tables, on another server."""
        broken, other = self._broken, self._other
        return Playing(server, broken.name, broken.secrets), Playing(server, other.name, other.secrets)


def changed(**fields: object) -> Change:
    """An entry with other fields."""
    return lambda entry: msgspec.json.encode({**entry, **fields})


CHANGES: dict[str, Change] = {
    "check": lambda entry: msgspec.json.encode({**entry, "check": entry["check"] ^ 1}),
    "illegal": changed(line="bid 99 0 0 0"),
    "unreadable": changed(line="dance"),
    "nobody": changed(seat=4),
    "unknown": changed(entry="sneezed"),
    "garbage": lambda _: b"\x00\xff",
}


@pytest.fixture(params=CHANGES)
def case(request: pytest.FixtureRequest, tmp_path: Path) -> Case:
    """A case for each thing that can be wrong with a log."""
    return Case(tmp_path, CHANGES[request.param])


def test_a_broken_game(case: Case) -> None:
    """It says that it is broken and does nothing; the server goes on, with all other tables, and does not ask again."""
    with Server(case.folder, FakeTime()) as server:
        broken, other = case.at(server)
        server.pass_time(1000)  # both are due, the broken one first
        assert [seat["late"] for seat in good(other.get(""))["seats"]] == [True, True, True]
        assert broken.name not in server.run(lambda: server.hall.store.due(10**15, 100))
        info = good(broken.get(""))
        assert (info["status"], info["waiting"]) == ("broken", [])
        assert [seat["name"] for seat in info["seats"]] == ["Anna", "Ben", "Cleo"]
        assert info["trouble"]
        with broken.browsers()[0] as anna:
            assert (anna.holds, anna.views) == ([0], {})
            assert fails(anna.ask("act", seat=0, line="bid 0 0 0 0", number=1)) == "broken"
            assert fails(anna.ask("undo", seat=0)) == "broken"
            assert fails(anna.ask("ask_take_back", seat=0, length=0)) == "broken"
        assert refusal(broken.get("view", 0)) in ("broken", "not_now")
        with other.browsers()[0] as anna:
            assert anna.act("ready")["type"] == "done"
    with Server(case.folder, FakeTime()) as server:
        broken, other = case.at(server)
        assert good(broken.get(""))["status"] == "broken"
        with other.browsers()[0] as anna:
            assert anna.act("wait")["type"] == "done"


def test_a_broken_game_is_exported(case: Case) -> None:
    """To a seat with its own actions, to a spectator without any. Nobody reads the sealed bid of somebody else."""
    with Server(case.folder, FakeTime()) as server:
        broken, _ = case.at(server)
        clans = [seat["clan"] for seat in good(broken.get(""))["seats"]]
        *actions, (bidder, bid) = case.actions
        for seat in (None, 0, 1, 2):
            text = broken.get("record", seat).text
            head, _, lines = text.partition("\nactions\n")
            assert "hinode broken 1" in head.splitlines()
            expected = [f"{clans[who]} {line if who == seat else '?'}" for who, line in actions]
            assert lines.splitlines()[: len(actions)] == expected
            if seat != bidder:
                assert not any(secret in text for secret in (bid, "bid 99 0 0 0"))
        told = [broken.get("").text, broken.get("view").text]
        with broken.browsers()[0] as anna:
            told.append(str([anna.seen, anna.ask("undo", seat=0)]))
        assert not any(secret in said for said in told for secret in (bid, "bid 99 0 0 0"))
