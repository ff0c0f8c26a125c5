"""The state of a game: plain data, cloned in a few microseconds.

A player is known by the number of its clan (its *seat*); clans are numbered in order of honor rank,
so counting up through `seats` goes clockwise around the table (R3.1). Lists indexed by seat have
room for every clan; those that do not play stay 0.

`figures` counts pieces of a kind: ``figures[place << 5 | seat << 2 | kind]`` with the kinds Bushi,
Shinto, Daimyo and stronghold. Monsters are individuals: `monsters[seat]` lists those a player owns,
`monster_at[piece - MONSTER]` says where each is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hinode.board import RESERVE, SETUP
from hinode.hooks import CLANS, MONSTERS, SEATS

if TYPE_CHECKING:
    from hinode.core.events import Event
    from hinode.core.options import Options
    from hinode.core.steps import Decision, Step

Hostage = tuple[int, int, int]  # captor, owner, piece
Dead = tuple[int, int]  # owner, piece
Turn = tuple[int, int, int, int]  # chooser, position 0-3 among the four, tile, announced kind
Bid = tuple[int, int, int, int]


class Battle:
    """The battle at hand. Leaves are immutable, so that a copy may share them."""

    __slots__ = ("bids", "hired", "killed", "participants", "province", "winner")

    def __init__(self, province: int, participants: tuple[int, ...]) -> None:
        self.province = province
        self.participants = participants  # in seating order
        self.bids: tuple[Bid, ...] = ()  # as the participants, from the reveal on
        self.hired: tuple[tuple[int, int], ...] = ()  # seat, Force from hired ronin
        self.killed = 0
        self.winner = -1

    def clone(self) -> Battle:
        """A copy."""
        new = Battle(self.province, self.participants)
        new.bids = self.bids
        new.hired = self.hired
        new.killed = self.killed
        new.winner = self.winner
        return new

    def key(self) -> tuple[object, ...]:
        """A hashable value."""
        return self.province, self.participants, self.bids, self.hired, self.killed, self.winner


class GameState:
    """Everything that is true of a game at one moment."""

    __slots__ = (
        "agenda",
        "allied_seasons",
        "ally",
        "aside",
        "asked",
        "battle",
        "card_set",
        "cards",
        "coins",
        "deck",
        "display",
        "drew",
        "events",
        "figures",
        "fought",
        "gained",
        "holder",
        "honor",
        "hostages",
        "monster_at",
        "monsters",
        "offer",
        "owned",
        "phase",
        "played",
        "rng",
        "ronin",
        "season",
        "seats",
        "shrines",
        "tokens",
        "turn",
        "vp",
        "waiting",
        "war",
        "winners",
    )

    def __init__(self, seats: tuple[int, ...], card_set: str, shrines: tuple[int, ...], rng: int) -> None:
        self.seats = seats
        self.card_set = card_set
        self.shrines = shrines
        self.rng = rng
        self.season = 0
        self.phase = SETUP
        self.turn = 0  # how many turns of the mandate track have begun
        self.fought = 0  # how many war provinces have begun
        self.holder = seats[0]  # who has the mandate deck
        self.honor = list(seats)  # from the top
        self.vp = [0] * SEATS
        self.coins = [0] * SEATS
        self.ronin = [0] * SEATS
        self.ally = [-1] * SEATS
        self.allied_seasons = [0] * SEATS  # one bit a season (Q49)
        self.cards: list[tuple[int, ...]] = [()] * SEATS
        self.tokens: list[tuple[int, ...]] = [()] * SEATS  # season * 8 + province
        # Every clan and card in play, as bits by the source's number (see hooks.ON). Follows from `cards`.
        self.owned = sum(1 << CLANS[seat].number for seat in seats)
        self.display: tuple[int, ...] = ()
        self.figures = [0] * ((RESERVE + 1) << 5)
        self.monsters: list[tuple[int, ...]] = [()] * SEATS
        self.monster_at = [-1] * len(MONSTERS)
        self.hostages: tuple[Hostage, ...] = ()
        self.aside: tuple[Dead, ...] = ()  # killed in this battle (Q23)
        self.war: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()
        self.played: tuple[Turn, ...] = ()  # this season's mandate turns
        self.battle: Battle | None = None
        # Who has gained VP, who has drawn coins in the event at hand: all of an event is one gain (Q22, Q36).
        self.gained = 0
        self.drew = 0
        self.winners: tuple[int, ...] = ()
        self.agenda: list[Step] = []
        self.asked = 0  # number of the decision at hand
        # Not part of the state proper: what just happened, the decision `advance` came to (the top of the
        # agenda) and the options worked out for a single actor.
        self.events: list[Event] = []
        self.waiting: Decision | None = None
        self.offer: Options | None = None

    def clone(self) -> GameState:
        """An independent copy, without the events."""
        new: GameState = GameState.__new__(GameState)
        new.seats = self.seats
        new.card_set = self.card_set
        new.shrines = self.shrines
        new.rng = self.rng
        new.season = self.season
        new.phase = self.phase
        new.turn = self.turn
        new.fought = self.fought
        new.holder = self.holder
        new.honor = self.honor[:]
        new.vp = self.vp[:]
        new.coins = self.coins[:]
        new.ronin = self.ronin[:]
        new.ally = self.ally[:]
        new.allied_seasons = self.allied_seasons[:]
        new.cards = self.cards[:]
        new.tokens = self.tokens[:]
        new.owned = self.owned
        new.display = self.display
        new.figures = self.figures[:]
        new.monsters = self.monsters[:]
        new.monster_at = self.monster_at[:]
        new.hostages = self.hostages
        new.aside = self.aside
        new.war = self.war
        new.deck = self.deck
        new.played = self.played
        battle = self.battle
        new.battle = None if battle is None else battle.clone()
        new.gained = self.gained
        new.drew = self.drew
        new.winners = self.winners
        new.agenda = self.agenda[:]
        new.asked = self.asked
        new.events = []
        new.waiting = self.waiting
        new.offer = self.offer
        return new

    def key(self) -> tuple[object, ...]:
        """A hashable value: two states are the same if and only if their keys are equal."""
        battle = self.battle
        return (
            self.seats, self.card_set, self.shrines, self.rng, self.season, self.phase, self.turn, self.fought,
            self.holder, tuple(self.honor), tuple(self.vp), tuple(self.coins), tuple(self.ronin), tuple(self.ally),
            tuple(self.allied_seasons), tuple(self.cards), tuple(self.tokens), self.display, tuple(self.figures),
            tuple(self.monsters), tuple(self.monster_at), self.hostages, self.aside, self.war, self.deck,
            self.played, None if battle is None else battle.key(), self.gained, self.drew, self.winners,
            tuple(self.agenda), self.asked,
        )  # fmt: skip

    def push(self, step: Step) -> None:
        """Do this next."""
        self.agenda.append(step)

    def push_all(self, *steps: Step) -> None:
        """Do these next, in the order given."""
        self.agenda.extend(reversed(steps))
