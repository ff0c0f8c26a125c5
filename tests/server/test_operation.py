"""Running a server: health, metrics, and logs that tell the operator everything but secrets."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from hinode import __version__
from hinode.server.errors import CODES
from hinode.server.metrics import exposition
from hinode.server.room import play
from hinode.server.store.interface import BROKEN, DRAFTING, OPEN, OVER, PLAYING
from tests.docs.pages import only, table
from tests.server.process import ROOT, Served
from tests.server.serving import Browser, FakeTime, Json, Server, good, wait_until

HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
Numbers = dict[tuple[str, str], float]  # by name and label


# ------------------------------------------------------------------------------- health
def test_health(server: Server) -> None:
    """It says so, and which version it is."""
    with server.client() as client:
        assert good(client.get("/health")) == {"status": "ok", "version": __version__, "rooms": len(server.hall.rooms)}


def test_no_health_without_the_store(server: Server) -> None:
    """When tables cannot be read the answer is 503, without a word about why; then all is well again."""
    with closing(sqlite3.connect(server.path)) as db, server.client() as client:
        db.execute("ALTER TABLE game RENAME TO lost")
        answer = client.get("/health")
        db.execute("ALTER TABLE lost RENAME TO game")
        assert answer.status_code == 503
        assert answer.json()["code"] == "storage"
        assert "lost" not in answer.text
        assert "sqlite" not in answer.text.lower()
        assert client.get("/health").status_code == 200


# ------------------------------------------------------------------------------- metrics
LABELS = {
    "by": {"person", "bot"},
    "code": {*CODES},
    "status": {OPEN, DRAFTING, PLAYING, OVER, BROKEN},
    "le": None,  # bounds of histograms
}


def numbers(server: Server | Served) -> Numbers:
    """All numbers of a server. What may stand in labels is checked on the way."""
    with server.client() as client:
        answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    found: Numbers = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            for name, value in sample.labels.items():
                allowed = LABELS[name]
                assert allowed is None or value in allowed, f"{sample.name} has the label {name}={value}"
            found[sample.name, ",".join(sample.labels.values())] = sample.value
    return found


def grown(before: Numbers, after: Numbers) -> Numbers:
    """The numbers that are not what they were."""
    return {name: n - before.get(name, 0) for name, n in after.items() if n != before.get(name, 0)}


def test_numbers_move(server: Server) -> None:
    """Actions, refusals, messages, sockets and rooms are counted, by what they are and never by whose."""
    playing = server.table("Anna", "Ben", "Cleo")
    before = numbers(server)
    with server.browser(playing.name, playing.secrets[0]) as anna, server.browser(playing.name):
        assert grown(before, numbers(server))["hinode_connections", ""] == 2
        assert anna.act("ready")["type"] == "done"
        assert anna.act("ready", number=0)["code"] == "stale"
        assert anna.act("ready", seat=1, number=1)["code"] == "not_your_seat"
    with server.client() as client:
        assert client.post(f"/api/tables/{playing.name}/enter", json={"secret": "x" * 20}).status_code == 403
    wait_until(lambda: numbers(server)["hinode_connections", ""] == before["hinode_connections", ""])
    moved = grown(before, numbers(server))
    assert moved["hinode_actions_total", "person"] == 1
    assert ("hinode_actions_total", "bot") not in moved
    assert moved["hinode_refusals_total", "stale"] == 1
    assert moved["hinode_refusals_total", "not_your_seat"] == 2
    assert moved["hinode_pushes_total", ""] == 2
    assert moved["hinode_messages_total", ""] == 2 * 2 + 3  # hello and look, twice; three acts
    assert moved["hinode_act_seconds_count", ""] == 3
    assert numbers(server)["hinode_rooms", ""] == len(server.hall.rooms) >= 1


def test_every_number_is_described() -> None:
    """docs/hosting.md has all of them, and none that does not exist."""
    documented = {only(row[0]) for row in table(HOSTING, "Metric")}
    families = [f for f in text_string_to_metric_families(exposition().decode()) if not f.name.endswith("_created")]
    assert documented == {f"{family.name}_total" if family.type == "counter" else family.name for family in families}


def test_tables_are_counted_by_status(tmp_path: Path) -> None:
    """A started table is no longer open: counts go down, too."""
    with Server(tmp_path, FakeTime()) as server:
        playing = server.table("Anna", "Ben", "Cleo", start=False)
        server.pass_time(10)
        assert numbers(server)["hinode_tables", "open"] == 1
        with server.client() as client:
            client.headers["authorization"] = f"Bearer {playing.secrets[0]}"
            good(client.post(f"/api/tables/{playing.name}/start"))
        server.pass_time(10)
        now = numbers(server)
        assert (now["hinode_tables", "open"], now["hinode_tables", "playing"]) == (0, 1)


# ------------------------------------------------------------------------------- logs
TALK = "the-crane-flies-at-dawn"
NAME = "Hanako"
QUERY = "what-nobody-should-write-down"


class Evening:
    """Somebody plays, and does everything wrong that can be done; all requests are counted."""

    def __init__(self, served: Served) -> None:
        self.asked: list[tuple[str, str, int]] = []  # method, route and status of each request
        self.client = served.client()
        settings = {"players": 3, "title": TALK}
        seat = self.ask(
            201, "POST", "/api/tables", {"name": NAME, "settings": settings, "play_now": True, "bot": "random"}
        )
        self.table: str = seat["table"]
        self.secret: str = seat["secret"]
        self.client.headers["authorization"] = f"Bearer {self.secret}"
        self.browse(served)
        self.request_well()
        self.request_badly()
        self.client.close()

    def ask(self, status: int, method: str, route: str, body: Json | None = None, query: str = "", **at: str) -> Json:
        """A request that must end with this status."""
        path = re.sub(r"\{(\w+)\}", lambda name: at[name[1]], route)
        answer = self.client.request(method, f"{path}?q={QUERY}{query}", json=body)
        assert answer.status_code == status, answer.text
        known = status != 405 and "nowhere" not in route  # a path or a method we do not have belongs to no route
        self.asked.append((method, route if known else "", status))
        return answer.json() if answer.headers["content-type"].startswith("application/json") else {}

    def browse(self, served: Served) -> None:
        """Two sockets: one that plays, and one that sends nonsense with secrets in it."""
        url = f"ws://127.0.0.1:{served.port}/api/tables/{self.table}/socket?q={QUERY}"
        headers = {"cookie": f"hinode-{self.table}-0={self.secret}", "authorization": f"Bearer {self.secret}"}
        with Browser(url, additional_headers=headers) as browser:
            assert browser.ask("hello", secrets=[self.secret])["holds"] == [0]
            assert browser.ask("say", seat=0, text=TALK)["type"] == "done"
            promise = {"promise": "words", "by": 0, "text": TALK}
            assert browser.ask("offer_deal", seat=0, to=1, promises=[promise])["type"] == "done"
            browser.take_turn(Random(1))
            before = len(browser.seen)  # a bot may have been faster: then a first try was stale
            browser.send(self.secret)
            browser.socket.send(f'{{"type": "{self.secret}')
            browser.socket.send(f'{{"type": "act", "line": "{TALK}", "seat": "{self.secret}"}}')
            browser.settle()
            failed = [heard["code"] for heard in browser.seen[before:] if heard["type"] == "failed"]
            assert failed == ["unreadable"] * 3

    def request_well(self) -> None:
        """What a person asks for."""
        at = "/api/tables/{table}"
        self.ask(200, "GET", at, table=self.table)
        self.ask(200, "GET", f"{at}/view", query="&seat=0", table=self.table)
        self.ask(200, "GET", f"{at}/record", query="&seat=0", table=self.table)
        self.ask(200, "POST", f"{at}/enter", {"secret": self.secret}, table=self.table)
        self.ask(200, "GET", "/health")
        self.ask(200, "GET", "/metrics")

    def request_badly(self) -> None:
        """What a person should not ask for."""
        at = "/api/tables/{table}"
        self.ask(404, "GET", at, table=self.secret.lower().replace("-", "a").replace("_", "b")[:20])
        self.ask(404, "GET", at, table=self.secret)
        self.ask(409, "POST", f"{at}/seats", {"name": NAME}, table=self.table)
        self.ask(400, "POST", f"{at}/seats", {"name": NAME, self.secret: 1}, table=self.table)
        self.ask(403, "POST", f"{at}/enter", {"secret": self.secret[::-1]}, table=self.table)
        self.ask(400, "POST", "/api/records", {"record": f"hinode record 1\n{self.secret} {TALK}\n"})
        self.ask(405, "DELETE", at, table=self.table)
        self.ask(404, "GET", "/{nowhere}", nowhere=self.secret)

    @property
    def secrets(self) -> list[str]:
        """What must not be in a log; a table's name only in part, so that a link cannot be made of it."""
        return [self.secret, self.secret[::-1], self.secret[:12], self.secret[-12:], self.table, TALK, NAME, QUERY]


@pytest.mark.parametrize("level", ["debug", "info", "warning", "error"])
def test_logs_have_no_secrets(level: str, tmp_path: Path) -> None:
    """At every level: lines of JSON, one for each request if asked for, and nothing that opens a seat or was said."""
    with Served(tmp_path, "--log-level", level) as served:
        evening = Evening(served)
        counted = numbers(served)
        assert counted["hinode_commit_jobs_count", ""] == counted["hinode_commit_seconds_count", ""] > 0
        _, _, text = served.stop()
    lines: list[Json] = [json.loads(line) for line in text.splitlines()]
    found = {secret for secret in evening.secrets if secret in text}
    assert not found
    for line in lines:
        assert set(line) >= {"time", "level", "logger", "message"}
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])
    requests = [line for line in lines if line["message"] == "request"]
    if level in ("warning", "error"):
        assert lines == []
    else:
        asked = [*evening.asked, ("GET", "/metrics", 200)]  # the last is our own look at the numbers
        assert [(line["method"], line["route"], line["status"]) for line in requests] == asked
        assert all(line["ms"] >= 0 for line in requests)


@pytest.mark.plain
def test_bugs_are_logged(server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Over HTTP and on a socket: with the place in the program, for the operator; the visitor hears no details."""

    async def fail(*_: object) -> None:
        raise ZeroDivisionError("the moon is blue")

    monkeypatch.setattr(play, "undo", fail)
    monkeypatch.setattr(play, "start", fail)
    playing = server.table("Anna", "Ben", "Cleo", start=False)
    with server.client() as client:
        answer = client.post(
            f"/api/tables/{playing.name}/start", headers={"authorization": f"Bearer {playing.secrets[0]}"}
        )
    assert (answer.status_code, answer.json()["code"]) == (500, "bug")
    with server.browser(playing.name, playing.secrets[0]) as anna, pytest.raises(ConnectionClosed) as closed:
        anna.undo(0)
    assert "moon" not in f"{answer.text} {closed.value} {anna.seen}"
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["the moon is blue"] * 2


def test_a_broken_game_is_logged_without_what_was_done(tmp_path: Path) -> None:
    """The operator hears which table it is, neither the operator's log nor the table's people hear anybody's action."""
    with Served(tmp_path, "--log-level", "warning") as served, served.client() as client:
        seat = good(client.post("/api/tables", json={"name": NAME, "play_now": True, "bot": "random"}))
        with Browser(f"ws://127.0.0.1:{served.port}/api/tables/{seat['table']}/socket") as browser:
            browser.ask("hello", secrets=[seat["secret"]])
            browser.until(lambda browser: browser.views and browser.view["decision"]["actors"] == [browser.clan()])
        assert served.stop()[2] == ""
    with closing(sqlite3.connect(tmp_path / "hinode.sqlite")) as db, db:
        changed = """UPDATE entry SET body = CAST(replace(CAST(body AS TEXT), '"check":', '"check":1') AS BLOB)"""
        db.execute(changed)
        found = db.execute("SELECT DISTINCT json_extract(CAST(body AS TEXT), '$.line') FROM entry")
        lines: list[str] = [line for (line,) in found if line is not None]
    with Served(tmp_path, "--log-level", "warning") as served, served.client() as client:
        info = good(client.get(f"/api/tables/{seat['table']}"))
        assert info["status"] == "broken"
        assert info["trouble"]
        assert not [line for line in lines if line in info["trouble"]]
        assert numbers(served)["hinode_broken_games_total", ""] == 1
        log = served.stop()[2]
    (told,) = (json.loads(line) for line in log.splitlines())
    assert told["level"] == "error"
    assert seat["table"].startswith(told["table"])
    assert lines
    assert not [line for line in lines if line in log]


def test_the_last_write_fails(tmp_path: Path) -> None:
    """One line in the log says so; the server stops in good order all the same."""
    with Served(tmp_path) as served, served.client() as client:
        assert good(client.get("/health"))["status"] == "ok"
        with closing(sqlite3.connect(tmp_path / "hinode.sqlite")) as db, db:
            db.execute("DROP TABLE clock")
        status, _, log = served.stop()
    assert status == 0
    told = [json.loads(line) for line in log.splitlines()]
    assert told[-1]["message"] == "the clocks could not be saved"
    assert told[-1]["level"] == "error"
    assert not [line for line in told if "error" in line]
