"""delete: one table goes for good, the others stay as they are."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copytree
from typing import Any, NamedTuple

import pytest

from tests.cli.helpers import refused, run
from tests.server.process import Served
from tests.server.serving import Playing, Server, good

TALK = "the-crane-flies-at-dawn"


class Folder(NamedTuple):
    """The data of a stopped server: a game with talk and a deal, and another table."""

    data: Path
    name: str
    other: str

    @property
    def path(self) -> Path:
        return self.data / "hinode.sqlite"

    def rows(self, name: str) -> dict[str, int]:
        """How many rows of the database belong to a table."""
        counts: dict[str, int] = {}
        with closing(sqlite3.connect(self.path)) as db:
            for (part,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'clock'"):
                column = "name" if part == "game" else "game"
                counts[part] = db.execute(f"SELECT count(*) FROM {part} WHERE {column} = ?", (name,)).fetchone()[0]
        return counts

    def number(self, query: str) -> int:
        """What a query finds."""
        with closing(sqlite3.connect(self.path)) as db:
            return db.execute(query).fetchone()[0]

    def bytes(self) -> bytes:
        """All that is in the folder."""
        return b"".join(path.read_bytes() for path in sorted(self.data.iterdir()))


def play(table: Playing) -> None:
    """Three things happen in the game, something is said, and a deal is offered."""
    anna, ben, cleo = table.browsers()
    for browser in (anna, ben, cleo):
        browser.settle()
        assert browser.act("ready")["type"] == "done"
    assert anna.ask("say", seat=0, text=TALK)["type"] == "done"
    assert anna.ask("offer_deal", seat=0, to=1, promises=[{"promise": "ally", "by": 0}])["type"] == "done"
    for browser in (anna, ben, cleo):
        browser.socket.close()


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """A server that has stopped."""
    data = tmp_path_factory.mktemp("house") / "data"
    with Server(data) as server:
        other = server.table("Dora", start=False)
        table = server.table("Anna", "Ben", "Cleo", title="Friday")
        play(table)
    return Folder(data, table.name, other.name)


@pytest.fixture
def folder(stopped: Folder, tmp_path: Path) -> Folder:
    """A copy of its data."""
    copytree(stopped.data, tmp_path / "data")
    return stopped._replace(data=tmp_path / "data")


def deleted(folder: Folder, table: str, *options: str, stdin: str = "") -> str:
    """What the command says that does what it is asked for."""
    status, out, err = run("delete", table, "--data", str(folder.data), *options, stdin=stdin)
    assert (status, err) == (0, "")
    return out


def test_a_table_is_deleted_for_good(folder: Folder) -> None:
    """No row of it is left, and nothing of its talk can be found in the file; the other table stays."""
    before = folder.rows(folder.name)
    assert {part for part, count in before.items() if count} == {"game", "entry", "secret", "talk", "deal"}
    other = folder.rows(folder.other)
    assert TALK.encode() in folder.bytes()
    said = deleted(folder, folder.name, "--yes")
    assert said == (
        f"Deleted table {folder.name} 'Friday' (Anna, Ben, Cleo; 3 actions). Backups made before still have it.\n"
    )
    assert not any(folder.rows(folder.name).values())
    assert folder.rows(folder.other) == other
    assert TALK.encode() not in folder.bytes()
    assert [path.name for path in folder.data.iterdir()] == ["hinode.sqlite"]


def test_the_server_goes_on_without_it(folder: Folder) -> None:
    """The other table is there, the deleted one is not."""
    deleted(folder, folder.name, "--yes")
    with Served(folder.data) as served, served.client() as client:
        assert good(client.get(f"/api/tables/{folder.other}"))["status"] == "open"
        assert client.get(f"/api/tables/{folder.name}").status_code == 404


def test_actions_that_are_still_fresh(folder: Folder) -> None:
    """After a crash entries may not be in their places yet: they are counted, and deleted with the rest."""
    with closing(sqlite3.connect(folder.path)) as db, db:
        db.execute("INSERT INTO fresh SELECT game, n, NULL, 5, 5, body FROM entry WHERE game = ?", (folder.name,))
        db.execute("DELETE FROM entry WHERE game = ?", (folder.name,))
    assert "3 actions" in deleted(folder, folder.name, "--yes")
    assert not any(folder.rows(folder.name).values())


def test_the_clock_of_the_others_does_not_go_back(folder: Folder) -> None:
    """Served time is the latest of all tables, the deleted one included."""
    with closing(sqlite3.connect(folder.path)) as db, db:
        db.execute("UPDATE game SET served = 123456789 WHERE name = ?", (folder.name,))
    deleted(folder, folder.name, "--yes")
    assert folder.number("SELECT served FROM clock") == 123456789


def test_the_link_of_a_table(folder: Folder) -> None:
    """As people copy it, even with the secret of a seat, which is not repeated."""
    said = deleted(folder, f"https://table.example.org/t/{folder.name}#seat=swordfish", "--yes")
    assert f"table {folder.name} " in said
    assert "swordfish" not in said


def test_it_asks_first(folder: Folder) -> None:
    """A no, or nobody who answers, deletes nothing; a yes does."""
    before = folder.rows(folder.name)
    said = deleted(folder, folder.name, stdin="n\n")
    assert said.startswith(f"Delete table {folder.name} 'Friday' (Anna, Ben, Cleo; 3 actions) for good? [y/N]")
    assert said.endswith("Nothing was deleted.\n")
    status, _, err = run("delete", folder.name, "--data", str(folder.data), stdin="")
    assert (status, err.strip()) == (2, "Nothing was deleted; answer y, or give --yes.")
    assert folder.rows(folder.name) == before
    assert "Deleted table" in deleted(folder, folder.name, stdin="y\n")
    assert not any(folder.rows(folder.name).values())


@pytest.mark.parametrize("table", ["nowhere", "", "https://table.example.org/", "'; DROP TABLE game; --", "t/nowhere"])
def test_a_table_that_does_not_exist(table: str, folder: Folder) -> None:
    """One sentence, and nothing changes."""
    before = folder.rows(folder.name)
    assert "There is no table '" in refused("delete", table, "--data", str(folder.data), "--yes")
    assert folder.rows(folder.name) == before


def test_a_link_that_is_none(folder: Folder) -> None:
    """An address that cannot be read."""
    assert "neither" in refused("delete", "http://[", "--data", str(folder.data), "--yes")


def test_not_while_a_server_runs(folder: Folder) -> None:
    """The server would keep using the table in its memory. Once it has stopped, the table can be deleted."""
    with Served(folder.data) as served, served.client() as client:
        assert "stop it first" in refused("delete", folder.name, "--data", str(folder.data), "--yes")
        assert client.get(f"/api/tables/{folder.name}").status_code == 200
        assert served.stop() == (0, "", "")
    assert "Deleted table" in deleted(folder, folder.name, "--yes")


def test_a_server_that_was_killed_is_no_hindrance(folder: Folder) -> None:
    """What it left in SQLite's log counts; its locks are gone with it."""
    with Served(folder.data) as served, served.client() as client:
        table = good(client.post("/api/tables", json={"name": "Emil"}))["table"]
    assert (folder.data / "hinode.sqlite-wal").stat().st_size
    assert "(Emil; 0 actions)" in deleted(folder, table, "--yes")


def test_an_older_database(folder: Folder) -> None:
    """The first version had no table for fresh appends, and deleting adds none."""
    with closing(sqlite3.connect(folder.path)) as db:
        db.execute("DROP TABLE fresh")
        db.execute("DROP TABLE slip")
        db.execute("PRAGMA user_version = 1")
    assert "3 actions" in deleted(folder, folder.name, "--yes")
    assert folder.number("SELECT count(*) FROM sqlite_schema WHERE name = 'fresh'") == 0


def test_a_table_whose_row_cannot_be_read(folder: Folder) -> None:
    """It can still be deleted."""
    with closing(sqlite3.connect(folder.path)) as db, db:
        db.execute("UPDATE game SET summary = ? WHERE name = ?", (b"\xff", folder.name))
        db.execute("UPDATE entry SET body = ? WHERE game = ? AND n = 1", (b"\xff", folder.name))
    assert "(nobody; 3 actions)" in deleted(folder, folder.name, "--yes")


def test_no_room_to_rewrite_the_file(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is deleted all the same, and the sentence says what is left."""
    connect = sqlite3.connect

    def no_other_file(action: int, *_: object) -> int:
        return sqlite3.SQLITE_DENY if action == sqlite3.SQLITE_ATTACH else sqlite3.SQLITE_OK

    def cramped(*args: Any, **options: Any) -> sqlite3.Connection:
        db = connect(*args, **options)
        db.set_authorizer(no_other_file)
        return db

    monkeypatch.setattr(sqlite3, "connect", cramped)  # to rewrite a file SQLite attaches another
    assert f"Table {folder.name} is deleted, but" in refused("delete", folder.name, "--data", str(folder.data), "--yes")
    monkeypatch.undo()
    assert not any(folder.rows(folder.name).values())


def test_folders_without_a_database_of_ours(tmp_path: Path) -> None:
    """Nothing there, or the database of another program: refused, and left as it is."""
    assert "folder of a server" in refused("delete", "x", "--data", str(tmp_path), "--yes")
    with closing(sqlite3.connect(tmp_path / "hinode.sqlite")) as db, db:
        db.execute("CREATE TABLE game (name)")
    before = (tmp_path / "hinode.sqlite").read_bytes()
    assert "not a database of Hinode" in refused("delete", "x", "--data", str(tmp_path), "--yes")
    assert (tmp_path / "hinode.sqlite").read_bytes() == before
