"""Games that no longer replay: kept, marked and exportable, and without effect on other tables. Over real sockets."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from hinode.server.room import hall
from hinode.server.store.interface import StoreError
from tests.server.people import fails, match, reach_bids
from tests.server.serving import FakeTime, Json, Playing, Server, good, refusal

CLOCK = {"seconds": 60}
Change = Callable[[Json], bytes]


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
    """The table says that it is broken and does nothing; the server serves all others and does not retry it."""
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
            assert fails(anna.undo(0)) == "broken"
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
            told.append(str([anna.seen, anna.undo(0)]))
        assert not any(secret in said for said in told for secret in (bid, "bid 99 0 0 0"))


# -------------------------------------------------------------------------------- what else cannot be read
def spoiled(folder: Path, statement: str) -> Playing:
    """A table at which people have talked and dealt, something of which was spoiled while no server was running."""
    with Server(folder, FakeTime()) as server:
        table = server.table("Anna", "Ben", "Cleo", listed=True, clock=CLOCK)
        anna, ben, _ = table.browsers()
        for text in ("one", "two", "three"):
            assert anna.ask("say", seat=0, text=text)["type"] == "done"
        promise = {"promise": "words", "by": 0, "text": "perhaps"}
        _, *deals = [anna.ask("offer_deal", seat=0, to=1, promises=[promise])["n"] for _ in range(3)]
        for deal in deals:
            assert ben.ask("answer_deal", seat=1, deal=deal, yes=True)["type"] == "done"
        server.table("Dora", "Emil", "Fritz", listed=True)
    with closing(sqlite3.connect(folder / "hinode.sqlite", isolation_level=None)) as db:
        db.execute(statement, {"table": table.name})
    return table


def test_settings_that_cannot_be_read(tmp_path: Path) -> None:
    """The game is marked as broken and can be exported; the clocks of others run."""
    table = spoiled(tmp_path, "UPDATE game SET settings = x'7b22706c6179657273223a317d' WHERE name = :table")
    with Server(tmp_path, FakeTime()) as server:
        table = Playing(server, table.name, table.secrets)
        server.pass_time(1000)
        info = good(table.get(""))
        assert (info["status"], [seat["name"] for seat in info["seats"]]) == ("broken", ["Anna", "Ben", "Cleo"])
        assert "settings cannot be read" in info["trouble"]
        assert "hinode broken 1" in table.get("record", 0).text
        assert table.browsers()[0].holds == [0]


def test_a_line_and_a_deal_that_cannot_be_read(tmp_path: Path) -> None:
    """They are left out, with what refers to them; nobody is kept from the table, and it can be talked and dealt on."""
    for what in ("talk", "deal"):
        folder = tmp_path / what
        folder.mkdir()
        table = spoiled(folder, f"UPDATE {what} SET body = x'78' WHERE game = :table AND n = 2")
        with Server(folder, FakeTime()) as server:
            anna, ben, _ = Playing(server, table.name, table.secrets).browsers()
            lines = ["one", "two", "three"] if what == "deal" else ["one", "three"]
            assert [line["text"] for line in anna.talk] == lines
            deals = list(ben.deals.values())
            states = ["offered", "accepted", "accepted"]
            assert [deal["state"] for deal in deals] == (states if what == "talk" else states[:2])
            assert ben.ask("answer_deal", seat=1, deal=deals[0]["deal"], yes=False)["type"] == "done"
            assert anna.ask("say", seat=0, text="four")["type"] == "done"
            assert anna.act("ready")["type"] == "done"


def test_a_table_that_cannot_be_listed(tmp_path: Path) -> None:
    """The others are."""
    table = spoiled(tmp_path, "UPDATE game SET summary = x'78' WHERE name = :table")
    with Server(tmp_path, FakeTime()) as server:
        with server.client() as client:
            listed = good(client.get("/api/tables"))["tables"]
        assert [entry["names"] for entry in listed] == [["Dora", "Emil", "Fritz"]]
        assert good(Playing(server, table.name, table.secrets).get(""))["status"] == "playing"


def test_a_table_that_cannot_be_loaded_stops_no_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does it fill the log: it is left alone for a while, and then it is tried again."""
    with Server(tmp_path, FakeTime()) as server:
        bad, well = (server.table("Anna", "Ben", "Cleo", clock=CLOCK) for _ in range(2))
        server.run(lambda: server.hall.store.row(bad.name))
        server.hall.rooms.clear()
        load, tried = server.hall.store.load, [0]

        async def fail(table: str, after: int = 0) -> list[bytes]:
            if table == bad.name:
                tried[0] += 1
                raise StoreError("The disk is damaged.")
            return await load(table, after)

        with monkeypatch.context() as patch:
            patch.setattr(server.hall.store, "load", fail)
            for _ in range(3):
                server.pass_time(300)
            assert all(seat["late"] for seat in good(well.get(""))["seats"])
            assert tried == [3]
            server.pass_time(1)
            assert tried == [3]
        server.pass_time(hall.PAUSE / 1000)
        assert all(seat["late"] for seat in good(bad.get(""))["seats"])
