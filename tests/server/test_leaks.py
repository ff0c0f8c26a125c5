"""Nothing that a seat may not know reaches it by any route.

Two servers hold two games that differ only in what is hidden from somebody. All that this somebody can ask for, and
all that it hears, must be the same on both. And things planted to be recognized never turn up where they must not.
"""

from __future__ import annotations

import itertools
import json
import logging
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest

from hinode.engine.board import MANDATES
from hinode.engine.core.errors import IllegalAction, because
from hinode.engine.core.events import Event
from hinode.engine.core.fields import Json
from hinode.engine.events import BID_REVEALED
from hinode.engine.game import Game, new_game
from hinode.engine.rules.war.provinces import Bids
from hinode.knowledge.preview import Foresight
from hinode.notation.record import write_record
from hinode.server import logs
from hinode.server.table import ledger
from hinode.server.table.secret import hashed
from tests.server.dealing import offer, reply
from tests.server.everything import BY_CHANCE, ROUTES, ask_everything, ask_wrongly, happen, listen
from tests.server.people import Person
from tests.server.planted import CLANS, Lines, lines_of, plant, played_until
from tests.server.serving import Browser, FakeTime, Playing, Server, good, wait_until

SEED = 9182736455463728191  # nothing else looks like it
KOI, LOTUS, TURTLE = range(3)  # seats at the table


# ------------------------------------------------------------------------------- pairs of games
class Pair(NamedTuple):
    """Two games that look the same to a seat and to spectators: how they went, and what happens next in secret."""

    viewer: int
    seeds: tuple[int, int]
    lines: tuple[Lines, Lines]
    live: tuple[Lines, Lines]  # 'undo' takes the last action back
    broken: bool = False


def sealed_bids() -> Pair:
    """A battle of three: one bid is in, one comes, is taken back and comes again; the viewer has not bid."""
    game = next(filter(three_with_coins, (played_until("bids", seed) for seed in range(1, 500))))
    assert game is not None
    assert game.seed is not None
    first, second, viewer = KOI, LOTUS, TURTLE
    past = lines_of(game)
    return Pair(
        viewer,
        (game.seed, game.seed),
        ([*past, (first, "bid 2 0 0 0")], [*past, (first, "bid 0 1 0 1")]),
        ([(second, "bid 1 0 0 0"), (second, "undo"), (second, "bid 0 0 1 0")],
         [(second, "bid 0 0 0 2"), (second, "undo"), (second, "bid 0 1 1 0")]),
    )  # fmt: skip


def three_with_coins(game: Game | None) -> bool:
    return game is not None and len(game.actors) == 3 and all(game.state.coins[seat] > 1 for seat in game.actors)


def hidden_tile() -> Pair:
    """Lotus plays another tile face down and announces the same; then Turtle draws from what is left."""
    for seed in range(1, 500):
        game = played_until("choose_mandate", seed, skip=1)
        if game is not None and game.seed is not None and len(set(game.state.deck[:2])) == 2:
            past = lines_of(game)
            lines = [(LOTUS, "mandate 1 harvest")], [(LOTUS, "mandate 2 harvest")]
            return Pair(KOI, (game.seed, game.seed), (past, past), lines)
    raise AssertionError("no such game")


def other_decks() -> Pair:
    """Two seeds with the same wars and different tiles: Koi draws, plays the same, and Lotus draws."""
    ready: Lines = [(seat, "ready") for seat in (KOI, LOTUS, TURTLE)]
    known: dict[tuple[int, ...], Game] = {}
    for seed in range(SEED, SEED + 5000):
        game = new_game(CLANS, seed=seed)
        twin = known.setdefault(game.state.war, game)
        both = set(game.state.deck[:4]) & set(twin.state.deck[:4]) - {MANDATES.index("betray")}
        if game.state.deck[:4] != twin.state.deck[:4] and both:
            kind = min(both)
            plays = [f"mandate {g.state.deck.index(kind) + 1} {MANDATES[kind]}" for g in (twin, game)]
            assert twin.seed is not None
            return Pair(TURTLE, (twin.seed, seed), ([], []), ([*ready, (KOI, plays[0])], [*ready, (KOI, plays[1])]))
    raise AssertionError("no such seeds")


def broken_game() -> Pair:
    """A game that no longer replays, because of a sealed bid."""
    pair = sealed_bids()
    return pair._replace(live=([], []), broken=True)


PAIRS: dict[str, Callable[[], Pair]] = {
    "sealed bids": sealed_bids,
    "a hidden tile": hidden_tile,
    "other decks": other_decks,
    "a broken game": broken_game,
}


# ------------------------------------------------------------------------------- the same on both
@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers that live the same life."""
    folders = tmp_path_factory.mktemp("left"), tmp_path_factory.mktemp("right")
    with Server(folders[0], FakeTime()) as left, Server(folders[1], FakeTime()) as right:
        yield left, right


def test_all_routes_are_listed(worlds: tuple[Server, Server]) -> None:
    """A new route must be looked at here."""
    found: set[str] = set()
    for route in worlds[0].app.routes:
        methods = set(getattr(route, "methods", ())) - {"OPTIONS", "HEAD"}
        found |= {f"{method} {route.path_format}" for method in methods or {"SOCKET"}}
    assert found | {"GET /assets/{file_path}"} == set(ROUTES)  # there are none where the client is not built


class Leak(AssertionError):
    """Somebody can tell two games apart that should look the same."""


def promise_much(table: Playing, seat: int) -> None:
    """Let all others exchange promises of every kind with a seat. The deals have the same numbers at every table."""
    numbers = itertools.count(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ledger, "new_number", lambda: next(numbers))
        mine, *others = (table.server.browser(table.name, table.secrets[i]) for i in sorted(range(3), key=seat.__ne__))
        for other in others:
            assert other.seat is not None
            battle = mine.view["battle"] or {"province": "edo"}
            for by in (seat, other.seat):
                kinds: list[dict[str, Json]] = [
                    {"promise": "mandate", "mandate": "harvest"},
                    {"promise": "stay_out", "province": "edo"},
                    *(
                        {"promise": "leave_advantage", "advantage": advantage, "province": battle["province"]}
                        for advantage in ("seppuku", "ronin", "poets")
                    ),
                    {"promise": "give", "coins": 1, "season": "next"},
                ]
                number = offer(mine, other.seat, *({**kind, "by": by} for kind in kinds))
                assert reply(other, number, yes=True)["type"] == "done"
        for browser in (mine, *others):
            browser.socket.close()
    wait_until(lambda: not any(place["connected"] for place in good(table.get(""))["seats"]))


def told(server: Server, name: str, pair: Pair, side: int, seat: int | None) -> list[str]:
    """Everything an observer learns of one game of a pair."""
    table = plant(server, name, pair.seeds[side], pair.lines[side], pair.broken)
    if seat is not None and not pair.broken:
        promise_much(table, seat)
    before = ask_everything(table, seat)
    heard = listen(table, seat, pair.live[side])
    after = ask_everything(table, seat)
    said = [
        f"{route}: {answer}" for asked in (before, after) for route, answer in asked.items() if route not in BY_CHANCE
    ]
    return said + heard


def compare(worlds: tuple[Server, Server], name: str, pair: Pair, seat: int | None) -> None:
    """Fail if an observer can distinguish the games of a pair."""
    left, right = (told(server, name, pair, side, seat) for side, server in enumerate(worlds))
    for one, other in zip_longest(left, right):
        if one != other:
            raise Leak(f"{one}\n{other}")


@pytest.mark.parametrize("watching", [False, True])
@pytest.mark.parametrize("what", PAIRS)
def test_a_secret_makes_no_difference(worlds: tuple[Server, Server], what: str, watching: bool) -> None:
    """Whatever another seat did in secret: all routes say the same, to the other seats and to spectators."""
    pair = PAIRS[what]()
    name = f"pair{list(PAIRS).index(what)}{watching:d}"
    compare(worlds, name, pair, None if watching else pair.viewer)


def test_previews_in_these_games_tell_of_promises(worlds: tuple[Server, Server]) -> None:
    """So the test above looks at them too."""
    pair = sealed_bids()
    assert '"promises"' in "\n".join(told(worlds[0], "promised", pair, 0, pair.viewer))


def loud(event: Event, seat: int) -> dict[str, Json]:
    return event.json()


def unsealed(step: Bids, seat: int) -> dict[str, Json]:
    return step.json()


def chatty(game: Game, *_: object) -> IllegalAction:
    return because("not_here", "R8.3", line=str(game.decision), step="bids")


def frank(game: Game, seat: int) -> str:
    return write_record(game)


def all_seeing(foresight: Foresight, *_: object) -> list[Event]:
    asked = foresight.state.waiting
    return [Event(BID_REVEALED, (*bid, 0)) for bid in asked.sealed] if isinstance(asked, Bids) else []


LEAKS = {
    "events": ("hinode.engine.core.events.Event.json_for", loud),
    "views": ("hinode.engine.rules.war.provinces.Bids.shown", unsealed),
    "refusals": ("hinode.engine.game.Game.refusal", chatty),
    "records": ("hinode.server.web.rest.seat_log", frank),
    "previews": ("hinode.knowledge.preview.Foresight._public", all_seeing),
}


@pytest.mark.plain
@pytest.mark.parametrize("what", LEAKS)
def test_a_planted_leak_is_found(worlds: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """A server that tells too much fails the test above."""
    monkeypatch.setattr(*LEAKS[what])
    with pytest.raises(Leak):
        compare(worlds, f"leak{what}", sealed_bids(), TURTLE)


# ------------------------------------------------------------------------------- planted things
WHISPER = "WHISPER between two"
PROMISE = "PROMISE between two"


def planted(table: Playing) -> list[str]:
    """What nobody else may ever get, in whatever form."""
    game = table.game
    secrets = [*table.secrets, *map(hashed, table.secrets)]
    return [WHISPER, PROMISE, str(SEED), f"{SEED:x}", str(game.start.rng), str(game.state.rng), *secrets]


def whisper(table: Playing, anna: Browser, ben: Browser) -> None:
    """Two talk and make a deal in private."""
    assert anna.ask("say", seat=KOI, text=WHISPER, to=[LOTUS])["type"] == "done"
    words = {"promise": "words", "by": KOI, "text": PROMISE}
    deal = anna.ask("offer_deal", seat=KOI, to=LOTUS, promises=[words])["n"]
    assert ben.ask("answer_deal", seat=LOTUS, deal=deal, yes=True)["type"] == "done"


@pytest.mark.parametrize("seat", [TURTLE, None])
def test_private_talk_and_deals_stay_private(worlds: tuple[Server, Server], seat: int | None) -> None:
    """What two say and promise each other is heard by nobody else, now or later; seed and secrets by nobody at all."""
    server = worlds[0]
    table = plant(server, "talk" if seat is None else "talks", SEED, [(KOI, "ready"), (LOTUS, "ready")])
    mine = [] if seat is None else [table.secrets[seat]]
    anna, ben = (server.browser(table.name, secret) for secret in table.secrets[:2])
    with server.browser(table.name, *mine) as browser:
        whisper(table, anna, ben)
        happen(table, browser, TURTLE, "ready")
        ask_wrongly(browser)
    heard = [*browser.seen, *listen(table, seat, []), *ask_everything(table, seat).values()]
    for thing in planted(table):
        assert thing not in json.dumps(heard)
    for party in (anna, ben):
        party.settle()
        assert WHISPER in json.dumps(party.seen)
        assert PROMISE in json.dumps(party.seen)
        for thing in planted(table)[2:]:
            assert thing not in json.dumps(party.seen)
        party.socket.close()


def test_private_talk_with_the_former_holder(worlds: tuple[Server, Server]) -> None:
    """A new holder of a seat does not hear what was whispered to the former one."""
    anna, ben, cleo = (Person(worlds[0], name) for name in ("Anna", "Ben", "Cleo"))
    anna.open(players=3)
    ben.sit(anna.table)
    with anna.browser() as browser:
        assert browser.ask("say", seat=0, text=WHISPER, to=[1])["type"] == "done"
        good(ben.leave(1))
        assert cleo.sit(anna.table)["seat"] == 1
        assert browser.ask("say", seat=0, text="Welcome, Cleo.", to=[1])["type"] == "done"
    with cleo.browser() as browser:
        assert [line["text"] for line in browser.talk] == ["Welcome, Cleo."]


# ------------------------------------------------------------------------------- logs
class Kept(logging.Handler):
    """Keeps what would be written; what the test's own clients log is not the server's."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(logs.Lines())

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(("httpx", "httpcore", "websockets.client")):
            self.lines.append(self.format(record))


@contextmanager
def logging_everything() -> Generator[list[str]]:
    """The server's own logging at its most talkative."""
    root, names = logging.getLogger(), ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar")
    before = root.handlers[:], root.level, [(logging.getLogger(name), logging.getLogger(name).level) for name in names]
    logs.set_up("debug")
    kept = Kept()
    root.handlers[:] = [kept]
    try:
        yield kept.lines
    finally:
        root.handlers[:], level, loggers = before
        root.setLevel(level)
        for logger, level in loggers:
            logger.setLevel(level)


def test_logs_tell_nothing(tmp_path: Path) -> None:
    """Not even the most talkative log has secrets, links, talk, seeds or sealed bids in it."""
    with logging_everything() as lines, Server(tmp_path, FakeTime()) as server:
        table = plant(server, "tablewithlogs", SEED, [(seat, "ready") for seat in (KOI, LOTUS, TURTLE)])
        cookie = {"cookie": f"hinode-{table.name}-0={table.secrets[0]}"}
        with Browser(f"ws{server.url[4:]}/api/tables/{table.name}/socket", additional_headers=cookie) as anna:
            anna.socket.send('{"type":"hello","secrets":["' + table.secrets[0] + '"]}')
            anna.until(lambda browser: browser.holds == [KOI])
            with server.browser(table.name, table.secrets[1]) as ben:
                anna.settle()
                whisper(table, anna, ben)
                ask_wrongly(ben)
        for seat in (KOI, None):
            ask_everything(table, seat)
        pair = broken_game()
        ask_everything(plant(server, "brokentable", pair.seeds[0], pair.lines[0], broken=True), None)
        things = [*planted(table), table.name, "brokentable", pair.lines[0][-1][1]]
    text = "\n".join(lines)
    assert '"route": "/api/tables/{table}/view"' in text
    for thing in things:
        assert thing not in text
