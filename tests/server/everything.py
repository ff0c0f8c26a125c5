"""Everything that somebody can learn of a table: all routes, and the socket while things happen."""

from __future__ import annotations

import json

from hinode.engine.core.fields import Json
from tests.server.people import fails
from tests.server.planted import Lines
from tests.server.serving import Browser, Playing, catch_up

# What to ask of every route; a route that is missing here fails a test.
EVERYBODY = ("", "?seat=0", "?seat=1", "?seat=2", "?seat=3")
ROUTES: dict[str, tuple[str, ...]] = {
    "GET /health": ("",),
    "GET /metrics": ("",),
    "GET /api/about": ("",),
    "GET /api/protocol": ("",),
    "GET /api/schema": ("",),
    "GET /api/schema/openapi.json": ("",),
    "GET /api/schema/{path}": ("",),
    "GET /api/tables": ("",),
    "POST /api/tables": ("",),
    "POST /api/records": ("",),
    "POST /api/lessons/{lesson}": ("",),
    "GET /api/tables/{table}": ("",),
    "POST /api/tables/{table}/seats": ("",),
    "DELETE /api/tables/{table}/seats/{seat}": ("",),
    "POST /api/tables/{table}/enter": ("",),
    "POST /api/tables/{table}/bots": ("",),
    "POST /api/tables/{table}/start": ("",),
    "GET /api/tables/{table}/view": EVERYBODY,
    "GET /api/tables/{table}/record": EVERYBODY,
    "GET /api/tables/{table}/replay": ("",),
    "GET /api/tables/{table}/review": ("",),
    "POST /api/tables/{table}/review": ("",),
    "SOCKET /api/tables/{table}/socket": (),
    "GET /": ("",),
    "GET /t/{table}": ("",),
    "GET /replay/{table}": ("",),
    "GET /rules": ("",),
    "GET /assets/{file_path}": ("",),
}
ADDRESS = {"path": "x", "file_path": "x.js", "lesson": "first-season"}
BODIES: dict[str, dict[str, Json]] = {
    "POST /api/tables": {"name": "Eve"},
    "POST /api/records": {"record": "hinode record 1"},
    "POST /api/lessons/{lesson}": {"name": "Eve"},
    "POST /api/tables/{table}/seats": {"name": "Eve"},
    "POST /api/tables/{table}/enter": {"secret": "x" * 32},
    "POST /api/tables/{table}/bots": {},
    "POST /api/tables/{table}/review": {},
}
BY_CHANCE = (
    "POST /api/tables",
    "POST /api/lessons/{lesson}",
    "GET /metrics",
)  # what they answer differs from run to run


def ask_everything(table: Playing, seat: int | None) -> dict[str, str]:
    """What somebody gets from all routes but the socket."""
    headers = {} if seat is None else {"authorization": f"Bearer {table.secrets[seat]}"}
    heard: dict[str, str] = {}
    with table.server.client() as client:
        for route, variants in ROUTES.items():
            method, _, path = route.partition(" ")
            for query in variants:
                where = path.format(table=table.name, seat=0 if seat == 1 else 1, **ADDRESS) + query
                answer = client.request(method, where, headers=headers, json=BODIES.get(route))
                assert answer.status_code != 500
                kept = [(name, value) for name, value in answer.headers.multi_items() if name != "date"]
                heard[f"{route}{query}"] = f"{answer.status_code} {kept} {answer.text}"
    return heard


# Wrong in the middle of anybody's question; the answers must not tell what a right one would be.
WRONG = (
    *(f"mandate {i} {kind}" for i in (0, 1, 4, 5) for kind in ("harvest", "train")),
    *("bid 999 0 0 0", "pass", "ready", "summon bushi edo", "gift koi 999 0", "accept koi", "no action"),
)


def listen(table: Playing, seat: int | None, live: Lines) -> list[str]:
    """What somebody hears on the socket: while things happen, when asking wrongly, when coming back."""
    mine = [] if seat is None else [table.secrets[seat]]
    with table.server.browser(table.name, *mine) as browser:
        for actor, line in live:
            happen(table, browser, actor, line)
        ask_ahead(browser)
        ask_wrongly(browser)
        heard = list(browser.seen)
    for since in range(browser.n + 2):
        with table.server.browser(table.name, greet=False) as again:
            again.events = {place: events[:] for place, events in browser.events.items()}
            again.ask("hello", secrets=mine, since=since)
            again.settle()
            heard += again.seen
    return [json.dumps(message) for message in heard]


def happen(table: Playing, browser: Browser, actor: int, line: str) -> None:
    """Let a seat do something, and a browser hear all of it."""
    if actor == browser.seat:
        assert browser.act(line)["type"] == "done"
        return
    with table.server.browser(table.name, table.secrets[actor]) as other:
        done = other.undo(actor) if line == "undo" else other.act(line)
        assert done["type"] == "done", done
        catch_up([browser], done["n"])
        browser.settle()
    browser.until(lambda browser: not browser.table["seats"][actor]["connected"])


def ask_ahead(browser: Browser) -> None:
    """Ask for previews of the options, and for Force by source."""
    browser.ask("force")
    decision = browser.views.get(browser.seat, {}).get("decision") or {"options": None}
    options = decision["options"]
    if options is None:
        return
    lines = [f"bid {options['coins']} 0 0 0", "bid 0 0 1 0"] if options["kind"] == "bid" else options.get("actions", [])
    for line in lines:
        browser.ask("preview", seat=browser.seat, lines=[line], number=decision["number"])


def ask_wrongly(browser: Browser) -> None:
    """Try what is not allowed, with all seats."""
    decision = browser.views.get(browser.seat, {}).get("decision") or {"number": 1}
    for seat in range(3):
        for line in WRONG:
            answer = browser.ask("act", seat=seat, line=line, number=decision["number"])
            assert answer["type"] == "failed", (line, answer)
            answer = browser.ask("preview", seat=seat, lines=[line], number=decision["number"])
            assert answer["type"] == "failed", (line, answer)
        for line in (*WRONG, "bid 0 0 0 0", "bid 1 0 0 0"):
            browser.ask("why", seat=seat, line=line, number=decision["number"])
        fails(browser.ask("undo", seat=seat, number=decision["number"]))
        fails(browser.ask("undo", seat=seat, number=decision["number"], turn=True))
        fails(browser.ask("answer_deal", seat=seat, deal=1, yes=True))
