"""Fuzzing: any request, any message. No failure of the server, no unanswered message, no leak, no broken game."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from itertools import count, islice
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import inspect
from schemathesis import GenerationMode
from schemathesis import checks as general
from schemathesis.specs.openapi import checks as openapi
from websockets.exceptions import ConnectionClosed

from hinode.bots.random_bot import choose
from hinode.engine.core.events import KINDS
from hinode.engine.core.rng import Rng
from hinode.engine.invariants import check
from hinode.notation.record import write_record
from hinode.server.protocol import AnyMessage
from hinode.server.table.table import Table
from hinode.sim.simulate import Plan, play_game
from tests.server.everything import ROUTES
from tests.server.planted import CLANS, lines_of, plant, playing
from tests.server.serving import PATIENCE, Json, Playing, Server, good

NOW = "NOW"  # stands for the number of the current decision
MINE = "MINE"  # stands for one of the client's own seats
ANSWERS = ("done", "failed", "welcome", "previewed", "forces")
NAME = "[a-z0-9]{4,20}"
UNSHRUNK = [Phase.explicit, Phase.generate]  # shrinking a game takes minutes, and says little more
SLOW = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.data_too_large]
RULES = cast(Any, openapi)
CHECKED = [
    cast(Any, general).not_a_server_error,
    RULES.status_code_conformance,
    RULES.content_type_conformance,
    RULES.response_schema_conformance,
]
DESCRIBED = re.compile(r"\w+ /(health|metrics|api/(?!schema).*)")


class Errors(logging.Handler):
    """Keeps what a server must never have to log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def errors() -> Iterator[list[str]]:
    """The errors logged in a test."""
    handler = Errors()
    logging.getLogger().addHandler(handler)
    yield handler.lines
    logging.getLogger().removeHandler(handler)


# ------------------------------------------------------------------------------- messages of the right shape
WORDS = st.sampled_from(["koi", "lotus", "turtle", "edo", "kyoto", "recruit", "ronin", "random", "ready"])


def shaped(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values of a type of the protocol, within its limits."""
    match kind:
        case inspect.IntType():
            return st.integers(kind.ge, kind.le) | st.integers(kind.ge or 0, 5)
        case inspect.StrType():
            longest = min(kind.max_length or 20, 40)
            text = WORDS if kind.pattern else WORDS | st.text(max_size=longest)
            return text.map(lambda text: text.ljust(kind.min_length or 0, "x")[:longest])
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.Metadata():
            words: list[str] = cast(Any, kind).extra_json_schema["enum"]
            return st.sampled_from(words) | shaped(kind.type)
        case inspect.VarTupleType():
            return st.lists(shaped(kind.item_type), min_size=kind.min_length or 0, max_size=kind.max_length)
        case inspect.UnionType():
            return st.one_of([shaped(one) for one in kind.types])
        case inspect.StructType():
            needed = {field.encode_name: shaped(field.type) for field in kind.fields if field.required}
            optional = {field.encode_name: shaped(field.type) for field in kind.fields if not field.required}
            tag = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
            return st.fixed_dictionaries({**tag, **needed}, optional=optional)
        case _:
            raise AssertionError(f"the protocol has a new kind of type: {kind}")


LINES = st.sampled_from(
    ["ready", "wait", "pass", "propose lotus give 1 0", "accept koi", "refuse koi", "mandate 1 harvest", "bid 1 0 0 0",
     "gift turtle 1 0", "summon bushi edo", "move bushi edo kyoto", "build edo", "favor koi,lotus", "first"]
)  # fmt: skip
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
MESSAGES = shaped(inspect.type_info(AnyMessage))


@st.composite
def hostile(draw: st.DrawFn) -> str | bytes:
    """Something to send: a message, a message with something wrong in it, or anything at all."""
    message: dict[str, Any] = draw(MESSAGES)
    if "line" in message:
        message["line"] = draw(LINES | st.text(min_size=1, max_size=20))
        message["number"] = draw(st.just(NOW) | st.integers(0, 20))
    if "seat" in message and draw(st.booleans()):
        message["seat"] = MINE
    change = draw(
        st.sampled_from(["none", "none", "none", "none", "none", "value", "drop", "add", "cut", "bytes", "bytes"])
    )
    if change == "value":
        message[draw(st.sampled_from(sorted(message)))] = draw(ANYTHING)
    elif change == "drop":
        del message[draw(st.sampled_from(sorted(message)))]
    elif change == "add":
        message[draw(st.text(max_size=8))] = draw(ANYTHING)
    text = json.dumps(message)
    if change == "cut":
        return text[: draw(st.integers(0, len(text)))]
    if change == "bytes":
        at = draw(st.integers(0, len(text)))
        return text[:at].encode() + draw(st.binary(max_size=8)) + text[at:].encode()
    return text


# ------------------------------------------------------------------------------- on the socket
PLAY = "play"  # any legal action
STEPS = st.lists(st.tuples(st.integers(0, 3), hostile() | st.just(PLAY)), min_size=10, max_size=40)


class Client:
    """Somebody with a socket who sends anything. Every message is answered exactly once."""

    def __init__(self, table: Playing, seat: int | None, *secrets: str) -> None:
        self.table = table
        self.seat = seat
        self.socket = table.server.browser(table.name, greet=False).socket
        self.hello = json.dumps({"type": "hello", "secrets": secrets})
        self.heard: list[Json] = []
        self.sent = 0
        self.say(self.hello)

    def say(self, raw: str | bytes) -> Json:
        """Send something; the answer."""
        if isinstance(raw, str) and self.heard:
            raw = raw.replace(f'"{NOW}"', str(self.table.game.number)).replace(f'"{MINE}"', str(self.seat or 0))
        self.sent += 1
        try:
            self.socket.send(raw)
            while True:
                self.heard.append(json.loads(self.socket.recv(PATIENCE)))
                if self.heard[-1]["type"] in ANSWERS:
                    return self.heard[-1]
        except (ConnectionClosed, TimeoutError) as error:
            raise AssertionError(f"{raw!r} got no answer: {error}") from None

    @property
    def holds(self) -> list[int]:
        """The seats the last hello opened."""
        return next(message["holds"] for message in reversed(self.heard) if message["type"] == "welcome")

    def play(self, rng: Rng) -> None:
        """Do anything legal, if the game waits for this seat. A bot may be faster: then it is refused."""
        game = self.table.game
        if self.seat is None or game.over:
            return
        if self.holds != [self.seat]:
            self.say(self.hello)
        if self.seat in game.actors:
            line = choose(game.options(self.seat), rng).text
            self.say(json.dumps({"type": "act", "seat": self.seat, "line": line, "number": game.number}))

    def check(self) -> None:
        """Nothing was left unanswered, and nothing heard that was not for this seat."""
        last = self.say('{"type": "look", "id": 123456789}')
        assert last == {"type": "done", "id": 123456789}
        assert sum(message["type"] in ANSWERS for message in self.heard) == self.sent
        for message in self.heard:
            self.check_message(message)

    def check_message(self, message: Json) -> None:
        """A push is for spectators or for this seat; private things in it are this seat's own."""
        if message["type"] == "welcome":
            assert message["holds"] in ([], [self.seat])
        elif message["type"] in ("sync", "news"):
            assert message["seat"] in (None, self.seat)
            place: int | None = message["seat"]
            mine = None if place is None else CLANS[place]
            for event in message["events"]:
                assert not KINDS[event["event"]].private or len(event) == 2 or event["seat"] == mine
        elif message["type"] == "talk":
            for line in message["lines"]:
                assert not line.get("to") or self.seat in (line["seat"], *line["to"])
        elif message["type"] == "deals" and not self.table.game.over:
            for deal in message["deals"]:
                assert self.seat in (deal["seat"], deal["to"])


async def check_log(server: Server, table: Playing) -> None:
    """Memory matches the disk, and the game is valid."""
    room = server.hall.rooms[table.name]
    async with room.lock:
        now = room.table
        again = Table.load(table.name, now.settings, now.created, now.rules, await server.hall.store.load(table.name))
    assert now.game is not None
    assert again.game is not None
    assert (again.n, again.status, again.game.number) == (now.n, now.status, now.game.number)
    assert again.game.state.key() == now.game.state.key()
    check(now.game.state)


NUMBERS = count()


@settings(max_examples=60, phases=UNSHRUNK, suppress_health_check=SLOW)
@given(steps=STEPS, seed=st.integers(0, 1 << 32), length=st.integers(0, 150))
def test_any_messages(
    server: Server, errors: list[str], steps: list[tuple[int, str | bytes]], seed: int, length: int
) -> None:
    """Two players, a thief and a spectator send anything in the middle of a game with a bot."""
    *_, game = islice(playing(seed), length + 1)
    table = plant(server, f"fuzz{next(NUMBERS)}", seed, lines_of(game))
    first, second, third = table.secrets
    clients = [Client(table, 0, first), Client(table, 1, second), Client(table, None, first[::-1]), Client(table, None)]
    bot = Client(table, 2, third)
    bot.say('{"type": "hand_over", "seat": 2, "bot": "random"}')
    for who, what in steps:
        if what == PLAY:
            clients[who].play(Rng(seed))
        else:
            clients[who].say(what)
    for client in (*clients, bot):
        client.check()
        client.socket.close()
    server.run(lambda: check_log(server, table))
    assert errors == []


# ------------------------------------------------------------------------------- on all other routes
@pytest.fixture(scope="module")
def tables(server: Server) -> list[Playing]:
    """A table in every state: open, running, over."""
    with server.client() as client:
        record = write_record(play_game(Plan(players=3, games=1, seed=1), 0))
        over = good(client.post("/api/records", json={"record": record}))["table"]
    return [server.table("Anna", start=False), server.table("Anna", bots=2), Playing(server, over, ["x" * 32])]


@pytest.fixture(scope="module")
def api(server: Server) -> Any:
    """The routes as the server describes them itself; what it does not mention is neither sent nor taken."""
    with server.client() as client:
        description = good(client.get("/api/schema/openapi.json"))
    for schema in description["components"]["schemas"].values():
        schema.setdefault("additionalProperties", False)
    return schemathesis.openapi.from_dict(description)


@pytest.mark.parametrize("route", [route for route in ROUTES if ROUTES[route] and DESCRIBED.fullmatch(route)])
@settings(max_examples=60, phases=UNSHRUNK, suppress_health_check=SLOW)
@given(data=st.data())
def test_any_requests(
    server: Server, api: Any, tables: list[Playing], errors: list[str], route: str, data: st.DataObject
) -> None:
    """Whatever is asked for, rightly or wrongly, the answer is one that the description promises."""
    method, _, path = route.partition(" ")
    operation = api[path][method]
    modes = list(GenerationMode) if operation.body or operation.path_parameters else [GenerationMode.POSITIVE]
    case = data.draw(operation.as_strategy(generation_mode=data.draw(st.sampled_from(modes))))
    table = data.draw(st.sampled_from(tables))
    if re.fullmatch(NAME, str(case.path_parameters.get("table"))):
        case.path_parameters["table"] = table.name
    answer = case.call(base_url=server.url, headers={"authorization": f"Bearer {table.secrets[0]}"})
    case.validate_response(answer, checks=CHECKED)
    assert errors == []
