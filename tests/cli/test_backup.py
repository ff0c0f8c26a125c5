"""backup and export: what the operator takes out of a server, while it runs and when it does not."""

from __future__ import annotations

import json
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hinode.notation.record import read_record
from hinode.server.table.table import RULES
from tests.cli.helpers import refused, run
from tests.server.process import Served
from tests.server.serving import Browser, Playing, Server, good


class House:
    """A server with a finished game, a running one, and a table where nobody plays yet."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.data = server.path.parent
        self.over = server.table("Anna", bots=2)
        self.running = server.table("Ben", bots=3)
        self.open = server.table("Cleo", start=False)
        with self.browser(self.over) as anna:
            assert anna.ask("hand_over", seat=0, bot="random")["type"] == "done"
            anna.until(lambda anna: anna.table["status"] == "over")
        with self.browser(self.running) as ben:  # bots have said all they have to say
            ben.until(lambda ben: ben.views and ben.view["decision"]["actors"] == [ben.clan()])

    def browser(self, table: Playing) -> Browser:
        """The first person of a table."""
        return self.server.browser(table.name, *table.secrets)

    def get(self, table: Playing, what: str, **query: Any) -> str:
        """Something a person of a table may have."""
        headers = {"authorization": f"Bearer {table.secrets[0]}"}
        with self.server.client() as client:
            answer = client.get(f"/api/tables/{table.name}/{what}", params=query, headers=headers)
        assert answer.is_success, answer.text
        return answer.text


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Served while the tests run."""
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield House(server)


def done(*args: str | Path) -> str:
    """What a command says that does what it is asked for."""
    status, out, err = run(*map(str, args))
    assert (status, err) == (0, "")
    return out


def only_for_its_owner(path: Path) -> bool:
    """Whether nobody else can read a file."""
    return stat.S_IMODE(path.stat().st_mode) == 0o600


def contents(folder: Path) -> list[str]:
    """The names of all files in a folder."""
    return sorted(path.name for path in folder.iterdir())


def older_copy(house: House, path: Path) -> None:
    """The tables of the house as the first version of the database had them."""
    done("backup", "--data", house.data, path)
    with sqlite3.connect(path) as db:
        db.execute("DROP TABLE fresh")
        db.execute("DROP TABLE slip")
        db.execute("PRAGMA user_version = 1")
    db.close()


# ------------------------------------------------------------------------------- backup
def test_a_backup_of_a_running_server_can_be_served(house: House, tmp_path: Path) -> None:
    """Every table is as it was; seats are opened by the same secrets."""
    copy = tmp_path / "hinode.sqlite"
    assert str(copy) in done("backup", "--data", house.data, copy)
    assert only_for_its_owner(copy)
    assert contents(tmp_path) == ["hinode.sqlite"]
    ben = house.running
    with Served(tmp_path) as served, served.client() as client:
        client.headers["authorization"] = f"Bearer {ben.secrets[0]}"
        for what in ("view", "record"):
            assert client.get(f"/api/tables/{ben.name}/{what}?seat=0").text == house.get(ben, what, seat=0)
        assert client.get(f"/api/tables/{house.over.name}/record").text == house.get(house.over, "record")
        assert good(client.get(f"/api/tables/{house.open.name}"))["status"] == "open"


def test_a_backup_of_a_stopped_server(tmp_path: Path) -> None:
    """Nothing needs to run."""
    with Server(tmp_path / "data") as server:
        table = server.table("Anna", start=False).name
    done("backup", "--data", tmp_path / "data", tmp_path / "copy")
    with sqlite3.connect(tmp_path / "copy") as db:
        assert db.execute("SELECT name FROM game").fetchall() == [(table,)]
    db.close()


def test_backups_that_are_refused(house: House, tmp_path: Path) -> None:
    """One sentence, and nothing is written."""
    there = tmp_path / "there"
    there.write_text("my diary")
    data = ("--data", str(house.data))
    assert "exists already" in refused("backup", *data, str(there))
    assert there.read_text() == "my diary"
    assert "no folder" in refused("backup", *data, str(tmp_path / "nowhere" / "copy"))
    assert contents(tmp_path) == ["there"]


def test_a_backup_leaves_an_older_database_as_it_is(house: House, tmp_path: Path) -> None:
    """A new program can copy the tables of an older server without bringing them up to date under it."""
    data = tmp_path / "data"
    data.mkdir()
    older_copy(house, data / "hinode.sqlite")
    before = (data / "hinode.sqlite").read_bytes()
    done("backup", "--data", data, tmp_path / "copy")
    assert (data / "hinode.sqlite").read_bytes() == before
    with sqlite3.connect(tmp_path / "copy") as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    db.close()


def test_backups_are_rotated(house: House, tmp_path: Path) -> None:
    """The oldest go when the new one is complete; nothing else is ever removed."""
    old = [f"hinode-2026-01-0{day}T03-00-00Z.sqlite" for day in (1, 2, 3)]
    others = ["diary.txt", "hinode-2026-01-01.sqlite", "hinode-2026-01-01T03-00-00Z.sqlite.bak", "hinode-x.sqlite"]
    for name in (*old, *others):
        (tmp_path / name).write_text(name)
    folder = tmp_path / "hinode-2020-01-01T00-00-00Z.sqlite"
    folder.mkdir()
    (tmp_path / "hinode-2020-01-02T00-00-00Z.sqlite").symlink_to(tmp_path / "diary.txt")
    kept = {*others, folder.name, "hinode-2020-01-02T00-00-00Z.sqlite"}

    said = done("backup", "--data", house.data, "--keep", "2", tmp_path)
    (new,) = {*contents(tmp_path)} - kept - {old[2]}
    assert said.splitlines()[0].startswith(f"All tables are in '{tmp_path / new}'.")
    assert said.splitlines()[1] == "Removed 2 older backups."
    assert {*contents(tmp_path)} == {*kept, old[2], new}
    assert all((tmp_path / name).read_text() == name for name in others)
    with sqlite3.connect(tmp_path / new) as db:
        assert db.execute("SELECT count(*) FROM game").fetchone() == (3,)
    db.close()


def test_the_new_backup_stays_even_if_the_clock_went_back(house: House, tmp_path: Path) -> None:
    """A backup from the future is older all the same."""
    (tmp_path / "hinode-2999-01-01T03-00-00Z.sqlite").touch()
    done("backup", "--data", house.data, "--keep", "1", tmp_path)
    (new,) = contents(tmp_path)
    assert not new.startswith("hinode-2999")


def test_nothing_is_removed_without_a_new_backup(house: House, tmp_path: Path) -> None:
    """A number that makes no sense, no such folder, no database: the old ones stay."""
    (tmp_path / "hinode-2026-01-01T03-00-00Z.sqlite").touch()
    data = ("--data", str(house.data))
    for number in ("0", "-3"):
        assert number in refused("backup", *data, "--keep", number, str(tmp_path))
    assert "no folder" in refused("backup", *data, "--keep", "1", str(tmp_path / "nowhere"))
    assert "folder of a server" in refused("backup", "--data", str(tmp_path), "--keep", "1", str(tmp_path))
    assert contents(tmp_path) == ["hinode-2026-01-01T03-00-00Z.sqlite"]


@pytest.mark.parametrize("command", ["backup", "export"])
def test_folders_without_a_database_of_ours(command: str, tmp_path: Path) -> None:
    """Nothing there, something else there, nothing in it: refused, and left as it is."""
    data, out = tmp_path / "data", str(tmp_path / "out")
    assert str(data) in refused(command, "--data", str(data), out)
    assert not data.exists()
    data.mkdir()
    path = data / "hinode.sqlite"
    path.write_text("This is no database at all. " * 100)
    assert "not a database" in refused(command, "--data", str(data), out)
    path.write_bytes(b"")
    assert "not a database of Hinode" in refused(command, "--data", str(data), out)
    assert path.read_bytes() == b""
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE other (thing)")
    db.close()
    assert "not a database of Hinode" in refused(command, "--data", str(data), out)
    assert contents(tmp_path) == ["data"]
    assert contents(data) == ["hinode.sqlite"]


# ------------------------------------------------------------------------------- export
def test_the_record_of_a_finished_game(house: House, tmp_path: Path) -> None:
    """What the operator gets is what everybody gets."""
    out = tmp_path / "game.hinode"
    said = done("export", "--data", house.data, "--table", house.over.name, out)
    assert said == f"The game of table {house.over.name} is in '{out}'.\n"
    assert out.read_text("utf-8") == house.get(house.over, "record")
    assert only_for_its_owner(out)
    assert read_record(out.read_text("utf-8")).over


def test_the_game_behind_a_link(house: House, tmp_path: Path) -> None:
    """As people copy it, even with the secret of a seat, which is not repeated."""
    link = f"https://table.example.org/t/{house.over.name}#seat=swordfish"
    said = done("export", "--data", house.data, "--table", link, tmp_path / "game.hinode")
    assert f"table {house.over.name} " in said
    assert "swordfish" not in said


def test_the_record_of_a_running_game(house: House, tmp_path: Path) -> None:
    """With its seed: it can be played on, move for move as on the server."""
    out = tmp_path / "game.hinode"
    done("export", "--data", house.data, "--table", house.running.name, out)
    game = read_record(out.read_text("utf-8"))
    assert not game.over
    assert f"\nseed {game.seed}\n" in out.read_text("utf-8")
    assert f"\nend {len(game.events)}\n" in house.get(house.running, "record", seat=0)


def test_every_game_into_a_folder(house: House, tmp_path: Path) -> None:
    """One record for each table with a game; a table without one is counted."""
    out = tmp_path / "new" / "games"
    assert done("export", "--data", house.data, out).startswith("2 games of 3 tables ")
    assert contents(out) == sorted(f"{table.name}.hinode" for table in (house.over, house.running))
    assert (out / f"{house.over.name}.hinode").read_text("utf-8") == house.get(house.over, "record")


def test_exports_that_are_refused(house: House, tmp_path: Path) -> None:
    """No such table, no game yet, something there already."""
    data = ("--data", str(house.data))
    assert "no table 'nowhere'" in refused("export", *data, "--table", "nowhere", str(tmp_path / "out"))
    assert "not begun" in refused("export", *data, "--table", house.open.name, str(tmp_path / "out"))
    assert contents(tmp_path) == []
    (tmp_path / "there").write_text("my diary")
    one = ("export", *data, "--table", house.over.name)
    sentence = f"'{tmp_path / 'there'}' exists already; choose another name."
    assert refused(*one, str(tmp_path / "there")) == sentence
    assert "no folder" in refused(*one, str(tmp_path / "nowhere" / "game.hinode"))
    assert "exists already" in refused("export", *data, str(tmp_path))
    assert "exists already" in refused("export", *data, str(tmp_path / "there"))
    assert (tmp_path / "there").read_text() == "my diary"


def test_an_older_database_is_exported(house: House, tmp_path: Path) -> None:
    """So that a backup can be tried with a new version (docs/hosting.md). It stays as it is."""
    older_copy(house, tmp_path / "hinode.sqlite")
    before = (tmp_path / "hinode.sqlite").read_bytes()
    assert done("export", "--data", tmp_path, tmp_path / "games").startswith("2 games of 3 tables ")
    record = (tmp_path / "games" / f"{house.over.name}.hinode").read_text("utf-8")
    assert record == house.get(house.over, "record")
    assert (tmp_path / "hinode.sqlite").read_bytes() == before


# ------------------------------------------------------------------------------- games that no longer replay
def broken_copy(house: House, folder: Path, old: str, new: str) -> list[str]:
    """A copy of the house whose finished game has other entries; they are returned."""
    done("backup", "--data", house.data, folder / "hinode.sqlite")
    with sqlite3.connect(folder / "hinode.sqlite") as db:
        name = house.over.name
        changed = "UPDATE entry SET body = CAST(replace(CAST(body AS TEXT), ?, ?) AS BLOB) WHERE game = ?"
        db.execute(changed, (old, new, name))
        entries = [body.decode() for (body,) in db.execute("SELECT body FROM entry WHERE game = ? ORDER BY n", (name,))]
    db.close()
    return entries


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"seed":', '"seed":1'),
        ('"entry":"acted"', '"entry":"a_word_of_the_future"'),
        ('"clans":["', '"clans":["future_'),
    ],
    ids=["another seed", "an entry nobody knows", "a clan nobody knows"],
)
def test_a_broken_game_is_exported_as_its_log(house: House, tmp_path: Path, old: str, new: str) -> None:
    """Its entries as they are, after a line that says what they are; the other games as ever."""
    entries = broken_copy(house, tmp_path, old, new)
    assert any(new in entry for entry in entries)
    said = done("export", "--data", tmp_path, tmp_path / "games")
    name = house.over.name
    assert said.startswith("2 games of 3 tables ")
    assert f"Table {name} no longer replays" in said
    assert contents(tmp_path / "games") == sorted([f"{name}.jsonl", f"{house.running.name}.hinode"])
    head, *rest = (tmp_path / "games" / f"{name}.jsonl").read_text("utf-8").splitlines()
    assert rest == entries
    about = json.loads(head)
    assert about["table"] == name
    assert about["rules"] == RULES
    assert about["trouble"]
    assert about["settings"]["players"] == 3
    assert f"Table {name} no longer replays" in done("export", "--data", tmp_path, "--table", name, tmp_path / "one")
    assert (tmp_path / "one").read_text("utf-8").splitlines() == [head, *entries]


def test_a_damaged_game_is_exported_too(house: House, tmp_path: Path) -> None:
    """Bytes that are no text at all keep nobody from the rest."""
    broken_copy(house, tmp_path, "", "")
    with sqlite3.connect(tmp_path / "hinode.sqlite") as db:
        db.execute("UPDATE entry SET body = ? WHERE game = ? AND n = 5", (b"\x00\xff", house.over.name))
    db.close()
    assert f"Table {house.over.name} no longer replays" in done("export", "--data", tmp_path, tmp_path / "games")
    lines = (tmp_path / "games" / f"{house.over.name}.jsonl").read_text("utf-8").splitlines()
    assert lines[5] == "\x00\\xff"


def test_export_changes_nothing(house: House, tmp_path: Path) -> None:
    """It reads only."""
    broken_copy(house, tmp_path, '"seed":', '"seed":1')
    before = (tmp_path / "hinode.sqlite").read_bytes()
    done("export", "--data", tmp_path, tmp_path / "games")
    assert (tmp_path / "hinode.sqlite").read_bytes() == before
