"""The summary of a game: read from its events once, then kept as a line of JSON."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

import msgspec

from hinode.engine import events as ev
from hinode.engine import queries
from hinode.engine.actions import Accept, Propose, Ready, Refuse, Wait, Withdraw
from hinode.engine.board import ADVANTAGES, KAMI, PROVINCES, WINTER
from hinode.engine.core.events import Event
from hinode.engine.game import Game
from hinode.engine.hooks import CARDS, SEAT

ALONE, KEPT, BETRAYER, BETRAYED = STANDINGS = ("alone", "kept", "betrayer", "betrayed")
NOBODY: Final = ""
TALK: Final = (Propose, Withdraw, Accept, Refuse, Ready, Wait)


class Season(msgspec.Struct):
    """A player's season: points scored, and the course of its alliance."""

    vp: int = 0
    ally: str = NOBODY
    standing: str = ALONE


class Purchase(msgspec.Struct):
    """A card bought."""

    card: str
    season: int
    paid: int


class Player(msgspec.Struct):
    """A player at the end of a game."""

    clan: str
    seat: int  # 1 is the highest honor at the start, then clockwise
    vp: int
    won: bool
    place: int
    honor: int
    tokens: int
    sources: dict[str, int]  # victory points by what gave or cost them
    bought: list[Purchase]
    seasons: list[Season]


class Fight(msgspec.Struct):
    """A battle: the bids, who got which advantage (nobody: ''), and what was declined."""

    season: int
    province: str
    winner: str
    bids: dict[str, tuple[int, int, int, int]]
    kept: dict[str, int]
    advantages: list[str]
    declined: list[int]


class Summary(msgspec.Struct):
    """A game."""

    number: int
    players: int
    finished: bool
    card_set: str
    shrines: list[str]
    decisions: int
    tea: int  # decisions in tea ceremonies
    turns: int  # mandates performed, one for each player who performed one
    gifts: int  # including those of alliances
    table: list[Player]
    battles: list[Fight]


def summarize(game: Game, number: int) -> Summary:
    """The summary of a finished game."""
    s = game.state
    reader = _Reader(game)
    for event in game.events:
        reader.read(event)
    places = queries.standing(s)
    table = [
        Player(
            SEAT.text(seat),
            seat_number,
            s.vp[seat],
            seat in s.winners,
            places.index(seat) + 1,
            s.honor.index(seat) + 1,
            len(s.tokens[seat]),
            dict(reader.sources[seat]),
            reader.bought[seat],
            reader.seasons[seat],
        )
        for seat_number, seat in enumerate(s.seats, 1)
    ]
    return Summary(
        number,
        len(s.seats),
        game.over,
        s.card_set,
        [KAMI[kami] for kami in s.shrines],
        len(game.actions),
        sum(isinstance(action, TALK) for _, action in game.actions),
        reader.turns,
        reader.gifts,
        table,
        reader.battles,
    )


class _Reader:
    """Collects a summary from events."""

    def __init__(self, game: Game) -> None:
        self.season = game.start.season
        self.turns = 0
        self.gifts = 0
        self.sources: dict[int, Counter[str]] = {seat: Counter() for seat in game.seats}
        self.bought: dict[int, list[Purchase]] = {seat: [] for seat in game.seats}
        self.seasons = {seat: [Season() for _ in range(WINTER)] for seat in game.seats}
        self.battles: list[Fight] = []

    def read(self, event: Event) -> None:
        """One event."""
        kind = event.kind
        if kind is ev.BATTLE:
            province = cast(int, event.args[0])
            self.battles.append(Fight(self.season, PROVINCES[province], NOBODY, {}, {}, [NOBODY] * len(ADVANTAGES), []))
            return
        if kind is ev.VP:
            seat, amount, why = cast(tuple[int, int, str], event.args)
            self.sources[seat][why] += amount
            if self.season < WINTER:
                self.seasons[seat][self.season].vp += amount
            return
        numbers = cast(tuple[int, ...], event.args)
        if kind is ev.SEASON_BEGAN:
            self.season = numbers[0]
        elif kind is ev.PERFORMS:
            self.turns += 1
        elif kind is ev.GIFT:
            self.gifts += 1
        elif kind is ev.BOUGHT:
            seat, card, paid = numbers
            self.bought[seat].append(Purchase(CARDS[card].slug, self.season, paid))
        elif kind in (ev.ALLIED, ev.ALLIANCE_BROKEN):
            self.alliance(numbers[0], numbers[1], kind is ev.ALLIANCE_BROKEN)
        else:
            self.read_battle(event, numbers)

    def alliance(self, seat: int, ally: int, broken: bool) -> None:
        """An alliance is made, or broken by `seat`."""
        for one, other, standing in ((seat, ally, BETRAYER), (ally, seat, BETRAYED)):
            season = self.seasons[one][self.season]
            season.ally = SEAT.text(other)
            season.standing = standing if broken else KEPT

    def read_battle(self, event: Event, numbers: tuple[int, ...]) -> None:
        """Read an event of the current battle."""
        kind = event.kind
        if kind is ev.BID_REVEALED:
            clan = SEAT.text(numbers[0])
            self.battles[-1].bids[clan] = (numbers[1], numbers[2], numbers[3], numbers[4])
            self.battles[-1].kept[clan] = numbers[5]
        elif kind is ev.ADVANTAGE_WON:
            self.battles[-1].advantages[numbers[0]] = SEAT.text(numbers[1])
        elif kind is ev.ADVANTAGE_DECLINED:
            self.battles[-1].declined.append(numbers[0])
        elif kind is ev.BATTLE_WON:
            self.battles[-1].winner = SEAT.text(numbers[1])
