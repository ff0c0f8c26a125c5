"""serve: what it refuses, that it serves, and how it stops."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from shutil import copytree, ignore_patterns

import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.helpers import run
from tests.server.process import ROOT, Served, hinode
from tests.server.serving import Browser, good, some_line


def refused(*args: str | Path) -> str:
    """The one sentence with which a command refuses to serve."""
    status, out, err = hinode("serve", *args)
    assert (status, out) == (2, "")
    (line,) = err.splitlines()
    assert line[0] == line[0].upper()
    assert line.endswith((".", "?"))
    assert ".." not in line
    return line


def test_help() -> None:
    """Every option, and where tables are kept unless one says else."""
    status, out, err = run("serve", "--help")
    assert (status, err) == (0, "")
    for option in ("--host", "--port", "--data", "--open", "--origin", "--bot", "--log-level", "hinode-data", "8000"):
        assert option in out


def test_other_commands_load_no_web_server() -> None:
    """`hinode play` need not wait for litestar and uvicorn."""
    code = "import sys, hinode.cli; print(sorted({'litestar', 'uvicorn'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# ------------------------------------------------------------------------------- what is refused
def test_a_port_that_is_taken(tmp_path: Path) -> None:
    """Somebody else listens there: choose another."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        sentence = refused("--port", str(port), "--data", tmp_path / "data")
    assert str(port) in sentence
    assert "--port" in sentence


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_a_port_that_does_not_exist(port: str, tmp_path: Path) -> None:
    """Ports end at 65535."""
    assert port in refused("--port", port, "--data", tmp_path / "data")


def test_a_host_that_does_not_exist(tmp_path: Path) -> None:
    """The name is not an address of this machine; another port would not help."""
    sentence = refused("--host", "nowhere.invalid", "--port", "0", "--data", tmp_path / "data")
    assert "nowhere.invalid" in sentence
    assert "--port" not in sentence


@pytest.mark.parametrize("host", ["\xfc" * 70, "\udcff"], ids=["too long", "no text"])
def test_a_host_that_cannot_be_looked_up(host: str, tmp_path: Path) -> None:
    """One sentence, whatever it is."""
    assert "not the name or the address of a host" in refused("--host", host, "--data", tmp_path / "data")


@pytest.mark.parametrize(
    "origin",
    ["nonsense", "games.example.org", "https://games.example.org/", "ftp://games.example.org", "https://", "http://["],
)
def test_an_origin_that_no_browser_sends(origin: str, tmp_path: Path) -> None:
    """It would never match, so it is refused with an example."""
    sentence = refused("--port", "0", "--origin", origin, "--data", tmp_path / "data")
    assert f"'{origin}' is not an origin" in sentence
    assert not (tmp_path / "data").exists()


def test_a_log_level_that_does_not_exist(tmp_path: Path) -> None:
    """The sentence names those there are."""
    assert "debug, info, warning, error" in refused("--log-level", "loud", "--data", tmp_path / "data")


@pytest.mark.parametrize(
    ("bot", "word"), [("normal", "not 'normal'"), ("nowhere:Bot", "'nowhere'"), ("json:dumps", "is no bot")]
)
def test_a_bot_that_cannot_be_offered(bot: str, word: str, tmp_path: Path) -> None:
    """It is looked at before anything is served."""
    assert word in refused("--port", "0", "--data", tmp_path / "data", "--bot", bot)
    assert not (tmp_path / "data").exists()


def test_data_in_a_file(tmp_path: Path) -> None:
    """Tables are kept in a folder."""
    path = tmp_path / "data"
    path.write_text("something else")
    assert str(path) in refused("--port", "0", "--data", path)
    assert path.read_text() == "something else"


@pytest.mark.parametrize("foreign", ["sqlite", "text"])
def test_a_database_of_another_program(foreign: str, tmp_path: Path) -> None:
    """It is refused in one sentence, before anything is said to be served, and stays as it is."""
    path = tmp_path / "hinode.sqlite"
    if foreign == "sqlite":
        with sqlite3.connect(path) as db:
            db.execute("CREATE TABLE other (thing)")
        db.close()
    else:
        path.write_text("This is no database at all. " * 100)
    before = path.read_bytes()
    assert str(path) in refused("--port", "0", "--data", tmp_path)
    assert path.read_bytes() == before


# ------------------------------------------------------------------------------- serving and stopping
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_and_stops(how: signal.Signals, tmp_path: Path) -> None:
    """A free port, an address one can open at once, and a quiet end by Ctrl-C or by a service manager."""
    with Served(tmp_path / "new" / "data") as served, served.client() as client:
        assert served.said.startswith("Hinode is served at http://127.0.0.1:")
        assert good(client.get("/health"))["status"] == "ok"
        assert served.stop(how) == (0, "", "")


def test_stopping_says_good_bye(tmp_path: Path) -> None:
    """Browsers hear that the server restarts; acknowledged actions are there when it is back."""
    with Served(tmp_path) as served, served.client() as client:
        table = good(client.post("/api/tables", json={"name": "Anna", "play_now": True}))
        at = f"/api/tables/{table['table']}"
        with Browser(f"ws://127.0.0.1:{served.port}{at}/socket") as browser:
            assert browser.ask("hello", secrets=[table["secret"]])["holds"] == [0]
            browser.until(lambda browser: browser.views and browser.view["decision"]["actors"] == [browser.clan()])
            acted = browser.act(some_line(browser.view["decision"]["options"], Random(1)))
            assert acted["type"] == "done"
            assert served.stop() == (0, "", "")
            with pytest.raises(ConnectionClosed) as closed:
                browser.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    with Served(tmp_path) as served, served.client() as client:
        again = good(client.get(at))
        assert again["n"] >= acted["n"]
        seen = client.get(f"{at}/view?seat=0", headers={"authorization": f"Bearer {table['secret']}"})
        assert json.loads(seen.text)["seat"] == again["seats"][0]["clan"]


def test_without_the_client_it_says_so(tmp_path: Path) -> None:
    """At the start and on every page; programs are served all the same."""
    copytree(ROOT / "hinode", tmp_path / "hinode", ignore=ignore_patterns("static", "__pycache__"))
    sentence = "The browser client is not built: run `make web`, then start the server again. The API is at /api.\n"
    with Served(tmp_path / "data", folder=tmp_path) as served, served.client() as client:
        page = client.get("/")
        assert (page.status_code, page.text) == (503, sentence)
        assert good(client.get("/health"))["status"] == "ok"
        assert served.stop() == (0, sentence, "")
