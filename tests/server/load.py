"""Players who act as fast as they can, and what must still be there after the server is killed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
from websockets.exceptions import ConnectionClosed

from hinode.engine.hooks import SEAT
from hinode.knowledge.view import SPECTATOR, view
from hinode.server.room.talk import SAID
from hinode.server.settings import Settings
from hinode.server.store.interface import Note, Row
from hinode.server.store.sqlite import DATABASE, SqliteStore
from hinode.server.table.entries import DECODER, Acted, Undone
from hinode.server.table.ledger import DECODER as DEAL_DECODER
from hinode.server.table.ledger import Ledger
from hinode.server.table.table import Table
from tests.server.people import plain
from tests.server.process import Served
from tests.server.serving import Browser, good, some_line

NAMES = ("Anna", "Ben", "Carl")
ONE_IN = 8  # one thing in this many is not an action


class Kept:
    """A table as it is on disk."""

    def __init__(self, row: Row, entries: list[bytes], talk: list[Note], deals: list[Note]) -> None:
        self.row = row
        self.entries = entries
        self.talk = {said.number: said for said in (SAID.decode(note.body) for note in talk)}
        self.offers = [DEAL_DECODER.decode(note.body) for note in deals]
        self.ledger = Ledger()
        for entry in self.offers:
            self.ledger.apply(entry)
        self._tables: dict[int, Table] = {}

    def after(self, n: int) -> Table:
        """The table after a number of entries, replayed."""
        if n not in self._tables:
            row = self.row
            settings = msgspec.json.decode(row.settings, type=Settings)
            self._tables[n] = Table.load(row.table, settings, row.created, row.rules, self.entries[:n])
        return self._tables[n]

    def check(self, earlier: Kept | None) -> None:
        """Row and log agree, the game can be played on, and nothing that was there has changed."""
        whole = self.after(self.row.n)
        assert (self.row.n, self.row.status) == (len(self.entries), whole.status)
        assert whole.trouble == ""
        if earlier is not None:
            assert self.entries[: len(earlier.entries)] == earlier.entries
            assert [self.talk[n] for n in earlier.talk] == list(earlier.talk.values())
            assert self.offers[: len(earlier.offers)] == earlier.offers


async def _read(folder: Path, tables: list[str]) -> dict[str, Kept]:
    store = SqliteStore.open(folder / DATABASE)
    kept: dict[str, Kept] = {}
    for table in tables:
        row = await store.row(table)
        assert row is not None
        log = await store.load(table)
        kept[table] = Kept(row, log, await store.talk(table, 0, 10**6), await store.deals(table))
    await store.close()
    return kept


def on_disk(folder: Path, tables: list[str]) -> dict[str, Kept]:
    """What a folder keeps of some tables."""
    return asyncio.run(_read(folder, tables))


def new_table(served: Served) -> tuple[str, list[str]]:
    """A new table of three players; its name and their secrets."""
    with served.client() as client:
        seated = [good(client.post("/api/tables", json={"name": NAMES[0], "settings": {"players": 3}}))]
        name = seated[0]["table"]
        seated += [good(client.post(f"/api/tables/{name}/seats", json={"name": other})) for other in NAMES[1:]]
        good(client.post(f"/api/tables/{name}/start"))
    return name, [seat["secret"] for seat in seated]


class Player:
    """Somebody at a table (a spectator without a secret), and what the server has acknowledged to them."""

    def __init__(self, served: Served, table: str, secrets: list[str], seed: int) -> None:
        self.name = table
        self.dice = Random(seed)
        self.browser = Browser(f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket")
        assert self.browser.ask("hello", secrets=secrets)["type"] == "welcome"
        self.browser.settle()
        self.acted: dict[int, str] = {}  # lines by the number of their entry; '' for an undo
        self.said: dict[int, str] = {}
        self.offered: list[int] = []
        self.answered: dict[int, bool] = {}

    # ---------------------------------------------------------------------------- playing
    def play(self) -> None:
        """Do something all the time, until the server is gone."""
        with suppress(ConnectionClosed):
            while True:
                if self.browser.seat is not None and not self.dice.randrange(ONE_IN):
                    self._talk_or_deal()
                elif self.browser.seat is not None and self.browser.to_act():
                    self._act()
                else:
                    self.browser.hear()

    def _ask(self, kind: str, **fields: object) -> int | None:
        """The number of what was done; None if it was refused."""
        answer = self.browser.ask(kind, seat=self.browser.seat, **fields)
        if answer["type"] == "done":
            return answer["n"]
        assert answer["code"] in ("stale", "too_fast", "illegal", "not_now"), answer
        self.browser.settle()  # what has changed meanwhile
        return None

    def _act(self) -> None:
        view = self.browser.view
        if view["undo"] and not self.dice.randrange(ONE_IN):
            n, line = self._ask("undo", number=view["decision"]["number"]), ""
        else:
            line = some_line(view["decision"]["options"], self.dice)
            n = self._ask("act", line=line, number=view["decision"]["number"])
        if n is not None:
            self.acted[n] = line

    def _talk_or_deal(self) -> None:
        browser, dice = self.browser, self.dice
        other = (browser.holds[0] + dice.choice((1, 2))) % 3
        mine = [d["deal"] for d in browser.deals.values() if d["to"] == browser.seat and d["state"] == "offered"]
        if mine:
            yes = dice.random() < 0.5
            if self._ask("answer_deal", deal=mine[0], yes=yes) is not None:
                self.answered[mine[0]] = yes
        elif dice.random() < 0.5:
            text = f"{dice.random()}"
            n = self._ask("say", text=text, to=[other] if dice.random() < 0.5 else [])
            if n is not None:
                self.said[n] = text
        else:
            n = self._ask("offer_deal", to=other, promises=[{"promise": "ally", "by": other}])
            if n is not None:
                self.offered.append(n)

    # ---------------------------------------------------------------------------- looking back
    def check(self, kept: Kept) -> None:
        """Everything that was acknowledged is on disk; nothing was heard that is not."""
        self._check_acknowledged(kept)
        self.check_heard(kept)

    def _check_acknowledged(self, kept: Kept) -> None:
        seat = self.browser.seat
        assert list(self.acted) == sorted(self.acted)
        for n, line in self.acted.items():
            entry = DECODER.decode(kept.entries[n - 1])
            assert isinstance(entry, Acted if line else Undone)
            assert (entry.seat, getattr(entry, "line", "")) == (seat, line)
        for n, text in self.said.items():
            assert (kept.talk[n].seat, kept.talk[n].text) == (seat, text)
        for n in self.offered:
            assert kept.ledger.deals[n].offer.seat == seat
        for n, yes in self.answered.items():
            assert kept.ledger.deals[n].state == ("accepted" if yes else "refused")

    def check_heard(self, kept: Kept) -> None:
        """The view, the events, the talk and the deals of this browser are those of the log, as far as it heard."""
        browser = self.browser
        assert max(message["n"] for message in browser.seen if message["type"] in ("news", "sync")) <= kept.row.n
        game = kept.after(browser.n).game
        assert game is not None
        clan = SPECTATOR if browser.seat is None else SEAT.index[browser.clan()]
        assert browser.view == plain(view(game, None if browser.seat is None else clan))
        assert browser.events[browser.seat] == [event.json_for(clan) for event in game.events]
        for line in browser.talk:
            said = kept.talk[line["n"]]
            assert (line["seat"], line["text"], line.get("to", [])) == (said.seat, said.text, list(said.to))
        for number, heard in browser.deals.items():
            deal = kept.ledger.deals[number]
            assert (heard["seat"], heard["to"]) == (deal.offer.seat, deal.offer.to)
            assert heard["state"] in ("offered", deal.state)

    def check_whole(self, kept: Kept) -> None:
        """A browser that has just come knows everything it may know."""
        browser = self.browser
        assert browser.n == kept.row.n
        self.check_heard(kept)
        lines = [n for n, line in kept.talk.items() if not line.to or {line.seat, *line.to} & {*browser.holds}]
        assert [line["n"] for line in browser.talk] == lines
        over = kept.row.status == "over"
        visible = {deal.number: deal.state for deal in kept.ledger.visible(browser.holds, over)}
        assert {number: deal["state"] for number, deal in browser.deals.items()} == visible
