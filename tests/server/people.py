"""People at tables: persons with requests and cookies of their own, and matches between browsers that play anything."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

import hinode
from hinode.bots.random_bot import choose
from hinode.bots.registry import make_bot
from hinode.engine.actions import Gift
from hinode.engine.board import POLITICAL, TEA
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.engine.rules.political import ChooseMandate
from hinode.engine.rules.tea import Tea
from hinode.engine.rules.war.provinces import Bids
from hinode.knowledge.view import SPECTATOR
from hinode.server.room.bots.turns import BOT_PAUSE
from hinode.server.table import clock, manners, start
from tests.server.serving import Browser, FakeTime, Json, Playing, Server, good, wait_until

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
ONE_IN = 15  # one action in this many is a gift


class Person:
    """Somebody with a browser of their own: it keeps the cookies of all tables."""

    def __init__(self, server: Server, name: str = "Anna") -> None:
        self.server = server
        self.name = name
        self.client = server.client()
        self.table = ""
        self.secret = ""

    def open(self, clan: str = "", play_now: bool = False, **settings: Any) -> Json:
        """Open a table and sit down at it."""
        body = {"name": self.name, "clan": clan, "play_now": play_now, "settings": settings, "bot": "random"}
        return self._seated(self.client.post("/api/tables", json=body))

    def sit(self, table: str, **fields: Any) -> Json:
        """Sit down at a table."""
        return self._seated(self.client.post(f"/api/tables/{table}/seats", json={"name": self.name, **fields}))

    def _seated(self, answer: httpx.Response) -> Json:
        seated = good(answer)
        self.table, self.secret = seated["table"], seated["secret"]
        return seated

    def ask(self, what: str, table: str = "", **body: Any) -> httpx.Response:
        """Ask for something to happen at a table."""
        return self.client.post(f"/api/tables/{table or self.table}/{what}", json=body)

    def leave(self, seat: int) -> httpx.Response:
        """Leave a seat, or send somebody away."""
        return self.client.delete(f"/api/tables/{self.table}/seats/{seat}")

    def get(self, what: str = "", table: str = "", **params: Any) -> httpx.Response:
        """Look at a table, or at something of it."""
        return self.client.get(f"/api/tables/{table or self.table}/{what}", params=params)

    def info(self) -> Json:
        """What everybody may know of the table."""
        return good(self.get())

    def names(self) -> list[str]:
        """The names of those at the table."""
        return [seat["name"] for seat in self.info()["seats"]]

    def browser(self) -> Browser:
        """A socket that shows the seat's secret."""
        return self.server.browser(self.table, self.secret)

    def browser_with_cookies(self) -> Browser:
        """A socket with nothing but the browser's cookies."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        url = f"ws{self.server.url[4:]}/api/tables/{self.table}/socket"
        browser = Browser(url, additional_headers={"cookie": cookies})
        browser.ask("hello")
        browser.settle()
        return browser


def people(server: Server, *names: str, **settings: Any) -> list[Person]:
    """People at a table that has a seat for each of them."""
    first, *others = [Person(server, name) for name in names]
    first.open(players=len(names), **settings)
    for other in others:
        other.sit(first.table)
    return [first, *others]


def fails(answer: Json) -> str:
    """The code of a refusal on the socket."""
    assert answer["type"] == "failed", answer
    assert answer["sentence"]
    return answer["code"]


def same_chance(patch: pytest.MonkeyPatch) -> None:
    """The same clans, games and bots every time: a failure is a failure for everybody."""
    patch.setattr(secrets, "randbits", Random(1).getrandbits)
    patch.setattr(start, "DICE", Random(1))


def hurried(patch: pytest.MonkeyPatch) -> None:
    """Bots act at once, and clocks start at once."""
    patch.setattr(manners, "SECOND", 0)
    patch.setattr(clock, "BEAT", 0)


class Match:
    """A game between browsers that do anything legal. All hear of an action before the next one is made."""

    def __init__(self, table: Playing, browsers: list[Browser], seed: int = 1) -> None:
        self.table = table
        self.browsers = browsers
        self.rng = Rng(seed)

    @property
    def game(self) -> Game:
        """The game itself."""
        return self.table.game

    def holder(self, clan: int) -> tuple[Browser, int]:
        """The browser that plays a clan, and on which seat."""
        name = SEAT.text(clan)
        return next((b, seat) for b in self.browsers for seat in b.holds if b.clan(seat) == name)

    def act(self, clan: int, line: str) -> None:
        """Let a clan do something that must be possible."""
        browser, seat = self.holder(clan)
        self.hear(browser.act(line, seat))

    def undo(self, clan: int, turn: bool = False) -> None:
        """Let a clan take back something that it can take back."""
        browser, seat = self.holder(clan)
        self.hear(browser.undo(seat, turn))

    def hear(self, answer: Json) -> None:
        """Let all browsers hear of an action, on every seat they hold. They ask for no view: patches must suffice."""
        assert answer["type"] == "done", answer
        for browser in self.browsers:
            browser.until(lambda b: {*seats(b)} <= {m["seat"] for m in b.seen[-8:] if is_news(m, answer["n"])})

    def turn(self, clan: int | None = None) -> None:
        """Let a player to act, or a certain clan, do anything legal."""
        clan = self.rng.pick(self.game.actors) if clan is None else clan
        self.act(clan, self.gift(clan) or choose(self.game.options(clan), self.rng).text)

    def gift(self, clan: int) -> str:
        """Now and then, where it is possible: a gift."""
        s = self.game.state
        if self.rng.below(ONE_IN) or s.phase not in (TEA, POLITICAL) or not s.coins[clan]:
            return ""
        other = self.rng.pick([seat for seat in self.game.seats if seat != clan])
        return Gift(other, 1 + self.rng.below(s.coins[clan]), 0).text

    def play_until(self, condition: Callable[[Game], object]) -> None:
        """Play on until a condition is true."""
        while not condition(self.game):
            assert not self.game.over, "it did not happen in this game"
            self.turn()

    def play_to(self, decision: str) -> None:
        """Play on until a certain decision is asked."""
        self.play_until(lambda game: game.decision is not None and decision == game.decision.NAME)

    def agree(self, last: int = 40) -> None:
        """Every browser knows exactly what its seats may know: the view, all events' number and the last ones."""
        game = self.game
        for browser in self.browsers:
            for seat in seats(browser):
                clan = SPECTATOR if seat is None else SEAT.index[browser.clan(seat)]
                assert browser.views[seat] == plain(hinode.view(game, clan))
                log = browser.events[seat]
                assert len(log) == len(game.events)
                assert browser.marks == game.marks[:]
                assert log[-last:] == [event.json_for(clan) for event in game.events[-last:]]


def seats(browser: Browser) -> list[int] | list[None]:
    """The seats a browser sees the game from."""
    return browser.holds or [None]


def is_news(message: Json, n: int) -> bool:
    """Whether a message tells of the n-th thing that happened at the table."""
    return message["type"] == "news" and message["n"] == n


def plain(value: Any) -> Any:
    """A value after a round trip through JSON."""
    return json.loads(json.dumps(value))


def match(server: Server, players: int = 3, seed: int = 1, **settings: Any) -> Match:
    """A match between people with a browser each, and a spectator."""
    table = server.table(*NAMES[:players], **settings)
    watcher = [server.browser(table.name)] if settings.get("spectators", True) else []
    return Match(table, [*table.browsers(), *watcher], seed)


def reach_tea(playing: Match) -> None:
    """The tea ceremony with a proposal on the table."""
    playing.play_until(lambda game: isinstance(game.decision, Tea) and game.decision.proposals)


def reach_mandate(playing: Match) -> None:
    """The choice among four tiles, when others have chosen before."""
    playing.play_until(lambda game: isinstance(game.decision, ChooseMandate) and len(game.state.played) > 1)


def reach_own_turn(playing: Match) -> None:
    """Somebody has acted twice and could take both back."""
    playing.play_until(
        lambda game: (
            len(game.actions) > 9 and game.actions[-1][0] == game.actions[-2][0] and not any(game.barriers[-2:])
        )
    )


def reach_bids(playing: Match) -> None:
    """A battle in which some have bid and others have not."""
    playing.play_until(lambda game: isinstance(game.decision, Bids) and game.decision.sealed)


def played_out(server: Server, players: int = 3, **settings: Any) -> Playing:
    """A game that bots have played to its end, one of them for a person."""
    anna = Person(server)
    anna.open(play_now=True, players=players, **settings)
    with pytest.MonkeyPatch.context() as patch, anna.browser() as browser:
        hurried(patch)
        assert browser.ask("hand_over", seat=0, bot="random")["type"] == "done"
        wait_until(lambda: anna.info()["status"] == "over")
    return Playing(server, anna.table, [anna.secret])


def play_with_bots(table: Playing, actions: int) -> None:
    """Let the person at a table with bots do anything for a number of actions. Fake time skips the pauses of bots."""
    server, room = table.server, table.server.hall.rooms[table.name]
    until = len(table.game.actions) + actions
    with server.browser(table.name, *table.secrets) as person:
        while len((game := table.game).actions) < until and not game.over:
            seat = room.table.clans[0]
            if seat in game.actors:
                line = make_bot("random", len(game.actions)).choose(game, seat).text
                person.ask("act", seat=0, line=line, number=game.number)
            elif isinstance(server.time, FakeTime) and not room.bots_at_work:
                server.pass_time(BOT_PAUSE / 1000)
            else:
                wait_until(lambda game=game: table.game is not game or not room.bots_at_work)
