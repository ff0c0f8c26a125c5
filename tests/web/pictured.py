"""The game in the pictures: four people, kept as a record, so that the pictures stay the same however bots play."""

from __future__ import annotations

from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from hinode.notation.record import read_record
from tests.server.planted import Lines, lines_of, plant
from tests.server.serving import Playing, Server
from tests.web.prepared import Asked

RECORD = Path(__file__).parent / "pictured.hinode"
FOUR = ("koi", "lotus", "turtle", "dragonfly")  # by seat at the table
KOI, LOTUS, TURTLE, DRAGONFLY = range(4)
NUMBERS = count(1)
# Moments of that game, as actions before them.
SECOND_TEA, MANDATE, MARSHAL, RECRUIT, TRAIN, BATTLE, BATTLE_OVER, THIRD_TEA, BETRAY, LAST = (
    64, 80, 82, 107, 124, 135, 142, 161, 199, 220,
)  # fmt: skip
Promise = dict[str, Any]
GIFT: Promise = {"promise": "give", "by": KOI, "coins": 1, "ronin": 0, "season": "this", "phase": "political"}
# From whom, to whom, and what they promise each other.
DEALS: tuple[tuple[int, int, list[Promise]], ...] = (
    (LOTUS, KOI, [{"promise": "stay_out", "by": LOTUS, "province": "shikoku"}, GIFT]),
    (KOI, TURTLE, [{"promise": "ally", "by": KOI}, {"promise": "mandate", "by": TURTLE, "mandate": "train"}]),
)
TALK = (
    (DRAGONFLY, "Kyoto is mine this summer. Edo is free for whoever asks.", None),
    (TURTLE, "My strongholds walk. Ask them.", None),
    (KOI, "Peace in Shikoku until autumn, Cleo?", [TURTLE]),
    (TURTLE, "If the harvest is mine: yes.", [KOI]),
    (KOI, "It is yours.", [TURTLE]),
    (LOTUS, "I hear coins changing hands…", None),
)


@cache
def lines() -> Lines:
    """Everything that is done in the game."""
    return lines_of(read_record(RECORD.read_text("utf-8")), FOUR)


def at(server: Server, moment: int) -> Asked:
    """A table of this game, at a moment."""
    table = plant(server, f"pictured{next(NUMBERS)}", 5, lines()[:moment], clans=FOUR)
    return Asked(table, [lines()[moment][0] if moment < len(lines()) else KOI])


def go_on(table: Playing, start: int, end: int) -> None:
    """Everybody does what they did in that game."""
    for seat, line in lines()[start:end]:
        tell(table, seat, line)


def tell(table: Playing, seat: int, line: str) -> None:
    """Somebody acts elsewhere."""
    with table.server.browser(table.name, table.secrets[seat]) as browser:
        answer = browser.act(line)
    assert answer["type"] == "done", answer


def talk(table: Playing) -> None:
    """People speak, to all and in private."""
    for seat, text, to in TALK:
        with table.server.browser(table.name, table.secrets[seat]) as browser:
            browser.ask("say", seat=seat, text=text, **({"to": to} if to else {}))


def make_deals(table: Playing, answered: int) -> None:
    """Deals are offered, and the first of them accepted."""
    for i, (seat, to, promises) in enumerate(DEALS):
        with table.server.browser(table.name, table.secrets[seat]) as browser:
            answer = browser.ask("offer_deal", seat=seat, to=to, promises=promises)
            assert answer["type"] == "done", answer
        if i < answered:
            with table.server.browser(table.name, table.secrets[to]) as browser:
                deal = max(browser.deals)
                answer = browser.ask("answer_deal", seat=to, deal=deal, yes=True)
            assert answer["type"] == "done", answer
