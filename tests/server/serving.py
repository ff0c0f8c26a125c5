"""A real server on a real port for tests, and browsers that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from hinode.engine.game import Game
from hinode.server.notices.setup import NOTHING, Setup
from hinode.server.room.hall import Hall
from hinode.server.store.sqlite import SqliteStore
from hinode.server.table.clock import TimeSource
from hinode.server.web.app import create_app
from hinode.server.web.limits import Limits
from hinode.server.web.run import config, listen

T = TypeVar("T")
Json = dict[str, Any]
PATIENCE = 60.0  # seconds: a busy machine is no failure
AT_ONCE = (1e6, 1_000_000)
FAST = Limits(requests=AT_ONCE, openings=AT_ONCE, sockets=AT_ONCE, tests=AT_ONCE, messages=AT_ONCE, previews=AT_ONCE)


class FakeTime(TimeSource):
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000
        super().__init__()

    def monotonic(self) -> int:
        return self.now

    def wall(self) -> int:
        return 1_700_000_000_000 + self.now


class Uvicorn(uvicorn.Server):
    """Remembers its loop, so that tests can reach into it."""

    loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class Server:
    """A server in a thread."""

    def __init__(
        self,
        folder: Path,
        time: TimeSource | None = None,
        limits: Limits = FAST,
        port: int = 0,
        bots: tuple[str, ...] = (),
        notices: Setup = NOTHING,
    ) -> None:
        self.time = time or TimeSource()
        self.path = folder / "hinode.sqlite"
        ticking = not isinstance(self.time, FakeTime)
        self.app = create_app(
            lambda: SqliteStore.open(self.path),
            self.time,
            limits=limits,
            ticking=ticking,
            bots=bots,
            notices=notices,
        )
        listening = listen("127.0.0.1", port)
        self.port: int = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._server = Uvicorn(config(self.app))
        self._thread = threading.Thread(target=lambda: self._server.run(sockets=[listening]), daemon=True)

    def __enter__(self) -> Server:
        self._thread.start()
        wait_until(lambda: self._server.started)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def hall(self) -> Hall:
        return self.app.state.hall

    @property
    def busy(self) -> int:
        """How many requests and sockets it is serving."""
        return len(self._server.server_state.tasks)

    @property
    def reads(self) -> bool:
        """Whether it reads from every open connection."""
        connections = [cast(Any, protocol).transport for protocol in self._server.server_state.connections]
        return all(transport.is_reading() for transport in connections if not transport.is_closing())

    def run(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Await something in the server's own loop."""
        assert self._server.loop is not None
        return asyncio.run_coroutine_threadsafe(work(), self._server.loop).result(PATIENCE)

    def pass_time(self, seconds: float) -> None:
        """Let fake time pass, and the server look at its clocks."""
        assert isinstance(self.time, FakeTime)
        self.time.now += int(seconds * 1000)
        self.run(self.hall.tick)

    def client(self) -> httpx.Client:
        """A browser's requests: keeps cookies."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False)  # no TLS: load no certificates

    def browser(self, table: str, *secrets: str, greet: bool = True, **hello: Any) -> Browser:
        """A browser at a table that holds these seats."""
        browser = Browser(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket")
        if greet:
            answer = browser.ask("hello", secrets=secrets, **hello)
            if answer["type"] == "welcome":
                browser.settle()
        return browser

    def table(self, *names: str, bots: int = 0, bot: str = "random", start: bool = True, **settings: Any) -> Playing:
        """A table with people on the first seats and bots on the others."""
        with self.client() as client:
            players = max(3, len(names) + bots)
            body = {"name": names[0], "settings": {"players": players, **settings}}
            seated = [good(client.post("/api/tables", json=body))]
            name = seated[0]["table"]
            seated += [good(client.post(f"/api/tables/{name}/seats", json={"name": other})) for other in names[1:]]
            if len(names) < players and (bots or start):
                good(client.post(f"/api/tables/{name}/bots", json={"bot": bot}))
            if start:
                good(client.post(f"/api/tables/{name}/start"))
        return Playing(self, name, [seat["secret"] for seat in seated])


class Playing:
    """A table of a test, and the secrets of its people."""

    def __init__(self, server: Server, name: str, secrets: list[str]) -> None:
        self.server = server
        self.name = name
        self.secrets = secrets

    def browsers(self) -> list[Browser]:
        """One browser for each person."""
        return [self.server.browser(self.name, secret) for secret in self.secrets]

    @property
    def game(self) -> Game:
        """The game itself, as no browser sees it."""
        game = self.server.hall.rooms[self.name].table.game
        assert game is not None
        return game

    def get(self, what: str, seat: int | None = None) -> httpx.Response:
        """Ask for a view or a record as the holder of a seat, or as anybody."""
        headers = {} if seat is None else {"authorization": f"Bearer {self.secrets[seat]}"}
        params = {} if seat is None else {"seat": seat}
        with self.server.client() as client:
            return client.get(f"/api/tables/{self.name}/{what}", params=params, headers=headers)


class Browser:
    """A browser at a table: applies what it is sent, as a real one does, and knows no rules."""

    def __init__(self, url: str, **options: Any) -> None:
        # However long a test does not listen, it hears everything later.
        opened = cast(Any, connect(url, open_timeout=PATIENCE, ping_interval=None, max_queue=None, **options))
        self.socket: ClientConnection = opened.__enter__()
        self.table: Json = {}
        self.holds: list[int] = []
        self.views: dict[int | None, Json] = {}
        self.events: dict[int | None, list[Json]] = {}
        self.talk: list[Json] = []
        self.deals: dict[int, Json] = {}
        self.clocks: list[Json] | None = None
        self.marks: list[int] = []  # how many events there were before each action
        self.n = 0
        self.seen: list[Json] = []  # every message, for those who look for leaks
        self._asked = 0

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    # ---------------------------------------------------------------------------- talking to the server
    def send(self, kind: str, **fields: Any) -> int:
        """Send a message; its id."""
        self._asked += 1
        self.socket.send(json.dumps({"type": kind, "id": self._asked, **fields}, separators=(",", ":")))
        return self._asked

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for its answer, good or bad."""
        number = self.send(kind, **fields)
        while True:
            message = self.hear()
            if message.get("id") == number:
                return message

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message, applied."""
        message: Json = json.loads(self.socket.recv(timeout))
        self.seen.append(message)
        listen: Callable[[Json], None] | None = getattr(self, f"_on_{message['type']}", None)
        if listen is not None:
            listen(message)
        return message

    def until(self, condition: Callable[[Browser], object]) -> None:
        """Listen until a condition is true."""
        while not condition(self):
            self.hear()

    def settle(self) -> None:
        """Hear everything the server has sent so far."""
        self.ask("look")

    # ---------------------------------------------------------------------------- what it hears
    def _on_welcome(self, message: Json) -> None:
        self.table = message["table"]
        self.holds = message["holds"]

    def _on_table(self, message: Json) -> None:
        self.table = message["table"]

    def _on_sync(self, message: Json) -> None:
        self.views[message["seat"]] = message["view"]
        self._add_events(message)

    def _on_news(self, message: Json) -> None:
        view = self.views[message["seat"]]
        for path, value in message["patch"].items():
            key, _, index = path.partition("/")
            if index:
                view[key][int(index)] = value
            else:
                view[key] = value
        self._add_events(message)

    def _add_events(self, message: Json) -> None:
        log = self.events.setdefault(message["seat"], [])
        assert message["first"] <= len(log), "events are missing"
        log[message["first"] :] = message["events"]
        self.marks = [mark for mark in self.marks if mark < message["first"]] + message["marks"]
        self.n = message["n"]
        self.clocks = message.get("clocks")

    def _on_talk(self, message: Json) -> None:
        self.talk += message["lines"]

    def _on_deals(self, message: Json) -> None:
        self.deals.update({deal["deal"]: deal for deal in message["deals"]})

    # ---------------------------------------------------------------------------- playing
    @property
    def seat(self) -> int | None:
        """The first seat it holds."""
        return self.holds[0] if self.holds else None

    @property
    def view(self) -> Json:
        """What its first seat sees."""
        return self.views[self.seat]

    @property
    def number(self) -> int:
        """The number of the current decision."""
        return self.view["decision"]["number"]

    def act(self, line: str, seat: int | None = None, number: int | None = None) -> Json:
        """Act with its first seat, or another it holds."""
        seat = self.seat if seat is None else seat
        number = self.views[seat]["decision"]["number"] if number is None else number
        return self.ask("act", seat=seat, line=line, number=number)

    def undo(self, seat: int | None = None, turn: bool = False) -> Json:
        """Take back what its first seat did last, or another."""
        seat = self.seat if seat is None else seat
        decision = self.views[seat]["decision"] if seat in self.views else None
        return self.ask("undo", seat=seat, turn=turn, number=decision["number"] if decision else 0)

    def agree(self, yes: bool = True) -> Json:
        """Answer a request to take back."""
        self.settle()
        wish = self.table["take_back"]
        return self.ask("answer_take_back", seat=self.seat, wish=wish["wish"] if wish else 0, yes=yes)

    def clan(self, seat: int | None = None) -> str:
        """The clan of a seat."""
        seat = self.seat if seat is None else seat
        return next(place["clan"] for place in self.table["seats"] if place["seat"] == seat)

    def to_act(self, seat: int | None = None) -> bool:
        """Whether the game waits for a seat of its own."""
        decision = self.views[self.seat if seat is None else seat]["decision"]
        return decision is not None and self.clan(seat) in decision["actors"]

    def take_turn(self, dice: random.Random) -> None:
        """Do anything as soon as it is asked. A bot that is ready may still ally with another and end the tea."""
        while True:
            self.settle()
            self.until(Browser.to_act)
            answer = self.act(some_line(self.view["decision"]["options"], dice))
            if answer["type"] == "done":
                return
            assert answer["code"] == "stale", answer


def good(answer: httpx.Response) -> Json:
    """The JSON of an answer that must be good."""
    assert answer.is_success, answer.text
    return answer.json()


def refusal(answer: httpx.Response) -> str:
    """The code of an answer that must be a refusal a person can read."""
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["sentence"]
    return answer.json()["code"]


def any_line(options: Json) -> str:
    """The first of the options a view shows, as a line; for bids, nothing."""
    if options["kind"] == "list":
        return options["actions"][0]
    if options["kind"] == "either":
        return any_line(options["parts"][0])
    raise AssertionError(f"options of the kind {options['kind']}")


def some_line(options: Json, dice: random.Random, avoid: str = "-") -> str:
    """Any of the options a view shows, as a line; no new proposals, bids of one coin at most, nothing to avoid."""
    if options["kind"] == "list":
        return dice.choice([line for line in options["actions"] if avoid not in line] or options["actions"])
    if options["kind"] == "either":
        return some_line(options["parts"][0], dice, avoid)
    bid = [0, 0, 0, 0]
    bid[dice.randrange(4)] = min(1, options["coins"])
    return " ".join(["bid", *map(str, bid)])


def play_on(server: Server, browsers: list[Browser], until: Callable[[], object], avoid: str = "-") -> None:
    """Let the people of a table do anything until a condition is true. Each action takes a little fake time."""
    dice = random.Random(len(browsers))
    while not until():
        assert isinstance(server.time, FakeTime)
        server.time.now += 100
        browser = next(browser for browser in browsers if browser.to_act())
        answer = browser.act(some_line(browser.view["decision"]["options"], dice, avoid))
        assert answer["type"] == "done", answer
        catch_up(browsers, answer["n"])


def catch_up(browsers: list[Browser], n: int) -> None:
    """Let browsers listen until they have the news of a number."""
    for browser in browsers:
        browser.until(lambda browser: browser.n >= n)


def wait_until(condition: Callable[[], object]) -> None:
    """Poll a condition until it is true."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.01)
