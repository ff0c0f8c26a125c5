"""docs/protocol.md says what the server does: its tables are compared with it, its examples are run."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints, is_typeddict

import jsonschema_rs
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute
from websockets.sync.client import ClientConnection, connect

from hinode import new_game
from hinode.bots.negotiation.reasons import REASONS as SPOKEN
from hinode.deals.judge import Verdict
from hinode.deals.promises import AnyPromise
from hinode.engine.hooks import SEAT
from hinode.knowledge import shapes
from hinode.server import protocol, settings
from hinode.server.errors import CODES
from hinode.server.notices import due, watch
from hinode.server.room import connection, records, talk
from hinode.server.schema import schema
from hinode.server.store import interface as store
from hinode.server.store.sqlite import SqliteStore
from hinode.server.table import entries as log
from hinode.server.table import ledger, seating
from hinode.server.table.table import Table
from hinode.server.web import app as application
from hinode.server.web import rest, run, visit, wire
from hinode.server.web.limits import Limits
from tests.docs.pages import NOTATION, PROTOCOL, code, only, table
from tests.server.serving import PATIENCE, Server, good, wait_until
from tests.words.messages import refusals

Json = dict[str, Any]

ROOT = Path(__file__).parents[2]
SECTIONS = dict(re.findall(r"^#### `(\w+)`\n(.*?)(?=^#)", PROTOCOL, re.MULTILINE | re.DOTALL))
PYTHON = re.findall(r"^```python\n(.*?)^```$", PROTOCOL, re.MULTILINE | re.DOTALL)
MESSAGES: list[Json] = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", PROTOCOL, re.M | re.S)]
REQUESTS = re.findall(r"^> (\w+) (\S+) ?(.*)\n< (\d+) (.+)$", PROTOCOL, re.MULTILINE)
SCRIPTS = re.findall(r"^```js\n(.*?)^```$", PROTOCOL, re.MULTILINE | re.DOTALL)
SCHEMA: Json = schema()["$defs"]
VIEWS = {name for name, kind in vars(shapes).items() if is_typeddict(kind)}  # docs/api.md describes these
DEFINITIONS: Json = {
    name: what
    for name, what in SCHEMA.items()
    if "properties" in what and name not in VIEWS | {"GameEvent", "Patch", "Step"}
}
TAGS = ("type", "promise")  # the fields that tell messages and promises apart


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    """The application, not running."""
    return application.create_app(lambda: SqliteStore.open(tmp_path_factory.mktemp("data") / "x"))


# ------------------------------------------------------------------------------- messages
def word(name: str) -> str:
    """What a message or a promise is called on the wire; other things by the name of their type."""
    properties = DEFINITIONS[name]["properties"]
    tags = [properties[tag]["enum"][0] for tag in TAGS if "enum" in properties.get(tag, {})]
    return tags[0] if tags else name


def described(section: str) -> list[str]:
    """The fields in the table of a section; none if it has no table."""
    text = SECTIONS[section]
    return [only(row[0]) for row in table(text, "Field")] if "| Field |" in text else []


def from_browser() -> set[str]:
    """The messages a browser can send."""
    return {reference["$ref"].split("/")[-1] for reference in SCHEMA["FromBrowser"]["anyOf"]}


@pytest.mark.parametrize("name", DEFINITIONS)
def test_every_message_and_its_fields(name: str) -> None:
    """In the order of the program. `id`, which every message to the server can have, is described once for all."""
    fields = [field for field, what in DEFINITIONS[name]["properties"].items() if not is_tag(field, what)]
    if name in from_browser():
        fields.remove("id")
    assert sorted(described(word(name))) == sorted(fields)


def is_tag(field: str, what: Json) -> bool:
    """Whether a field only says what the rest is."""
    return field in TAGS and len(what.get("enum", ())) == 1


def test_every_body_and_answer(app: Litestar) -> None:
    """What requests bring and get, and nothing that does not exist."""
    schemas: Json = app.openapi_schema.to_schema()["components"]["schemas"]
    for name, what in schemas.items():
        assert sorted(described(name)) == sorted(what["properties"]), name
    assert described("Problem") == list(application.Problem.__struct_fields__)
    assert set(SECTIONS) == {*map(word, DEFINITIONS), *schemas, "Problem"}


def test_every_route(app: Litestar) -> None:
    """With its method; bodies and answers are described."""
    served = {
        f"{method} {route.path_format}"
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in set(route.methods) - {"OPTIONS"}
        if route.path.startswith(("/api/", "/health", "/metrics"))  # the others are the client's pages
        if not route.path.startswith("/api/schema") or route.path.endswith(".json")
    }
    rows = table(PROTOCOL, "Route")
    assert {only(row[0]) for row in rows} == served
    assert {name for row in rows for cell in row[1:3] for name in code(cell)} <= set(SECTIONS)


def test_defaults() -> None:
    """Where the document says what happens to a field that is left out, it is right."""
    fields = {only(row[0]): row[1] for row in table(SECTIONS["Settings"], "Field")}
    plain = settings.Settings()
    assert f"left out: {plain.players}" in fields["players"]
    for name in ("card_set", "shrines", "clans", "language"):
        assert f"`{getattr(plain, name)}` (if left out)" in fields[name]
    assert (plain.listed, plain.spectators, plain.clock, plain.title) == (False, True, None, "")
    assert settings.TEA_TIMES == 4
    assert f"left out: `{rest.BOT_NAME}`" in SECTIONS["Fill"]


def test_everything_bots_say() -> None:
    """With what it is about."""
    rows = table(PROTOCOL, "Said")
    assert {only(row[0]): tuple(code(row[1])) for row in rows} == SPOKEN


def test_every_reason() -> None:
    """With what it is about."""
    assert {only(row[0]): set(code(row[1]) if row[1:] else ()) for row in table(PROTOCOL, "Reason")} == refusals()


# ------------------------------------------------------------------------------- words and numbers
def test_every_error_code() -> None:
    """With its status; and nothing made up."""
    rows = {only(row[0]): int(row[1]) for row in table(PROTOCOL, "Code")}
    assert rows == {**CODES, "bug": 500}


def test_statuses_and_verdicts() -> None:
    """The words a table and a promise can have."""
    known = [store.OPEN, store.DRAFTING, store.PLAYING, store.OVER, store.BROKEN]
    assert [only(row[0]) for row in table(PROTOCOL, "Status")] == known
    (verdicts,) = (row[1] for row in table(SECTIONS["JudgedPromise"], "Field") if only(row[0]) == "verdict")
    assert set(code(verdicts)) == {*Verdict.__args__}
    (states,) = (row[1] for row in table(SECTIONS["DealInfo"], "Field") if only(row[0]) == "state")
    assert code(states) == [ledger.OFFERED, ledger.ACCEPTED, ledger.REFUSED, ledger.WITHDRAWN]
    assert SCHEMA["TableInfo"]["properties"]["status"]["enum"] == known
    assert SCHEMA["DealInfo"]["properties"]["state"]["enum"] == code(states)
    late = get_type_hints(settings.Clock)["late"].__args__
    assert [only(row[0]) for row in table(PROTOCOL, "`late`")] == [*late]


def test_limits() -> None:
    """Every number is the program's."""
    speed = Limits()
    numbers = [
        protocol.MAX_MESSAGE,
        run.MAX_FRAME,
        wire.MAX_FRAGMENTS,
        *speed.messages,
        *speed.previews,
        visit.STRIKES,
        connection.MAX_WAITING,
        visit.MAX_WATCHERS,
        visit.MAX_SOCKETS,
        protocol.MAX_LINE,
        protocol.MAX_PREVIEWS,
        protocol.MAX_TALK,
        seating.MAX_NAME,
        protocol.MAX_PROMISES,
        ledger.MAX_OPEN,
        ledger.MAX_DEALS,
        talk.SHOWN,
        *speed.requests,
        *speed.openings,
        *speed.sockets,
        *speed.tests,
        watch.MOST,
        due.PER_HOUR,
        application.MAX_BODY,
        wire.MAX_HEAD,
        wire.MAX_AHEAD,
        wire.HEAD_WITHIN,
        wire.BODY_WITHIN,
        run.TAKEN_WITHIN,
        records.MAX_RECORD,
        rest.LISTED_AT_MOST,
    ]
    assert [float(row[1]) for row in table(PROTOCOL, "Limit")] == numbers


# ------------------------------------------------------------------------------- texts
def sample(first: str) -> list[str]:
    """The lines of a text in docs/notation.md that has this line."""
    blocks = re.findall(r"^```text\n(.*?)^```$", NOTATION, re.MULTILINE | re.DOTALL)
    (block,) = (block for block in blocks if first in block.splitlines())
    return block.splitlines()


def test_the_log_of_a_seat() -> None:
    """The example is what the server gives; only `...` stands for more."""
    game = new_game(("koi", "lotus", "turtle"), seed=7)
    for seat, line in (("koi", "propose lotus give 1 0"), ("lotus", "accept koi"), ("koi", "mandate 1 marshal")):
        game.act(seat, line)
    written = records.seat_log(game, SEAT.read("lotus")).splitlines()
    shown = sample("hinode log 1")
    gap = shown.index("...")
    assert written[:gap] == shown[:gap]
    assert written[gap - len(shown) + 1 :] == shown[gap + 1 :]


def test_the_log_of_a_broken_game() -> None:
    """The example is what Koi gets of a game that goes like this."""
    happened: list[log.AnyEntry] = [log.Sat(at=0, seat=seat, name=str(seat)) for seat in range(3)]
    happened += [
        log.Started(at=0, seed=7, clans=("koi", "lotus", "turtle")),
        log.Acted(at=0, seat=0, line="propose lotus give 1 0", check=0),
        log.Acted(at=0, seat=1, line="ready", check=0),
        log.Undone(at=0, seat=1, length=1, ahead=1),
    ]
    broken = Table("name", settings.Settings(players=3), 0, rules=1)
    for entry in happened:
        broken.apply(entry)
    broken.trouble = "Action 2 of rules 1 cannot be replayed."
    written = records.broken_log(broken, [log.ENCODER.encode(entry) for entry in happened], 0)
    assert written.splitlines() == sample("hinode broken 1")


# ------------------------------------------------------------------------------- examples
@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for short examples."""
    with Server(tmp_path_factory.mktemp("examples")) as server:
        yield server


@pytest.mark.parametrize(("method", "path", "body", "status", "answer"), REQUESTS, ids=lambda word: str(word)[:30])
def test_requests_that_are_refused(server: Server, method: str, path: str, body: str, status: str, answer: str) -> None:
    """The answers are those of a real server."""
    with server.client() as client:
        got = client.request(method, path, json=json.loads(body) if body else None)
    assert (got.status_code, got.json()) == (int(status), json.loads(answer))


def test_messages_and_their_answers(server: Server) -> None:
    """A whole offer of a deal, and a message of no type, as a real server answers them."""
    pairs = [*zip(MESSAGES[::2], MESSAGES[1::2], strict=True)]
    assert [sent["type"] for sent, _ in pairs] == ["offer_deal", "akt"]
    table = server.table("Anna", "Bruno", "Cleo")
    anna, bruno, cleo = table.browsers()
    with anna, bruno, cleo:
        for sent, answer in pairs:
            anna.socket.send(json.dumps(sent))
            assert next(heard for heard in iter(anna.hear, None) if "id" in heard) == answer
        bruno.until(lambda bruno: bruno.deals)
        (deal,) = bruno.deals.values()
    assert (deal["deal"], deal["state"]) == (1, "offered")
    assert [judged["promise"]["promise"] for judged in deal["promises"]] == ["give", "stay_out"]


def test_the_kinds_of_promises() -> None:
    """All of them are named where it says which field tells them apart."""
    (text,) = re.findall(r"Its field `promise` says which kind it is:(.*?)\.", PROTOCOL, re.DOTALL)
    assert code(text) == [kind.__struct_config__.tag for kind in get_args(AnyPromise)]


def test_links_of_a_seat(server: Server) -> None:
    """They are paths, as the document says."""
    with server.client() as client:
        seat = good(client.post("/api/tables", json={"name": "Anna"}))
    assert code(SECTIONS["Seated"])[-4:] == ["link", "/t/NAME#seat=SECRET", "share", "/t/NAME"]
    assert seat["share"] == f"/t/{seat['table']}"
    assert seat["link"] == f"/t/{seat['table']}#seat={seat['secret']}"


class Played(NamedTuple):
    """A game two copies of the bot have played: what the third person heard, and how it ended."""

    heard: list[Json]
    last: Json
    bots: list[subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """One bot opens a table of its own, two sit down at Anna's, who lets a bot of the server play for her."""
    folder = tmp_path_factory.mktemp("played")
    (folder / "bot.py").write_text(PYTHON[-1], encoding="utf-8")
    with Server(folder) as server, server.client() as client, ThreadPoolExecutor() as pool:
        host = server.table("Anna", start=False, players=3)
        at = f"/api/tables/{host.name}"

        def run_bot(link: str) -> subprocess.CompletedProcess[str]:
            command = [sys.executable, "bot.py", link]
            return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)

        links = (server.url, f"{server.url}/t/{host.name}", f"{server.url}/t/{host.name}")
        bots = [pool.submit(run_bot, link) for link in links]
        wait_until(lambda: len(good(client.get(at))["seats"]) == 3)
        with connect(f"ws://127.0.0.1:{server.port}{at}/socket") as anna:
            anna.send(json.dumps({"type": "hello", "secrets": host.secrets}))
            good(client.post(f"{at}/start", headers={"authorization": f"Bearer {host.secrets[0]}"}))
            anna.send(json.dumps({"type": "hand_over", "seat": 0, "bot": "random"}))
            heard = list(until_over(anna))
        with server.browser(host.name, *host.secrets) as again:
            last = next(message for message in again.seen if message["type"] == "sync")
        return Played(heard, last, [bot.result() for bot in bots])


def until_over(socket: ClientConnection) -> Iterator[Json]:
    """The pushes of a game until its end, in order."""
    while True:
        message: Json = json.loads(socket.recv(PATIENCE))
        if message["type"] in ("sync", "news"):
            yield message
        elif message["type"] == "table" and message["table"]["status"] == "over":
            return


def test_the_bot_plays_to_the_end(played: Played) -> None:
    """Alone it opens a table; with a link it sits down; and it plays until there are winners."""
    for bot in played.bots:
        assert (bot.returncode, bot.stderr) == (0, "")
        assert bot.stdout.splitlines()[-1].startswith("The winners: ")
    winners = f"The winners: {' '.join(played.last['view']['winners'])}"
    assert [bot.stdout.splitlines()[-1] for bot in played.bots[1:]] == [winners, winners]


def test_pushes_fit_the_schema(played: Played) -> None:
    """Whole views and patches of a real game."""
    fits = jsonschema_rs.validator_for({**schema(), "$ref": "#/$defs/FromServer"})
    for message in (*played.heard, played.last):
        fits.validate(message)
    unfit = {**played.last, "view": {**played.last["view"], "honor": None}}
    assert not fits.is_valid(unfit)


def test_the_patches_in_python(played: Played) -> None:
    """A client that applies patches as in the example ends with the view a new client gets."""
    names: Json = {}
    exec(PYTHON[0], names)
    view: Json = {}
    log: list[Json] = []
    for message in deepcopy(played.heard):
        if message["type"] == "sync":
            view = message["view"]
        else:
            names["apply"](view, message["patch"])
        names["add_events"](log, message)
    assert (view, log) == (played.last["view"], played.last["events"])


def test_the_patches_in_javascript(played: Played) -> None:
    """The same in the browser's language."""
    test = """
    let view = {}, log = [];
    for (const message of JSON.parse(require("fs").readFileSync(0))) {
      if (message.type === "sync") view = message.view;
      else apply(view, message.patch);
      addEvents(log, message);
    }
    console.log(JSON.stringify([view, log]));
    """
    said = subprocess.run(
        ["node", "-e", SCRIPTS[0] + test], input=json.dumps(played.heard), capture_output=True, text=True, check=True
    )
    assert json.loads(said.stdout) == [played.last["view"], played.last["events"]]
