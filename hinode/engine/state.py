"""The state of a game: plain data, cloned in a few microseconds.

A player is known by the number of its clan (its *seat*); clans are numbered in order of honor rank,
so counting up through `seats` goes clockwise around the table (R3.1). Lists indexed by seat have
room for every clan; those that do not play stay 0.

`figures` counts pieces of a kind: ``figures[place][seat << 2 | kind]`` with the kinds Bushi, Shinto,
Daimyo and stronghold. Only this module knows that; others ask `count` and its like. The row of a place is
replaced, never changed: copies share it, and two states that share a row have the same figures there.
Monsters are individuals: `monsters[seat]` lists those a player owns, `monster_at[piece - MONSTER]` says where
each is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hinode.engine.board import N_PROVINCES, RESERVE, SETUP
from hinode.engine.hooks import CLANS, MONSTERS, SEATS

if TYPE_CHECKING:
    from hinode.engine.automa.cards.pile import Pile
    from hinode.engine.core.events import Event
    from hinode.engine.core.options import Options
    from hinode.engine.core.steps import Decision, Step

Hostage = tuple[int, int, int]  # captor, owner, piece
Dead = tuple[int, int]  # owner, piece
Turn = tuple[int, int, int, int]  # chooser, position 0-3 among the four, tile, announced kind
Bid = tuple[int, int, int, int]


class Battle:
    """The current battle. Its values are immutable, so that copies share them."""

    __slots__ = ("bids", "hired", "killed", "participants", "province", "refunds", "winner")

    def __init__(self, province: int, participants: tuple[int, ...]) -> None:
        self.province = province
        self.participants = participants  # in seating order
        self.bids: tuple[Bid, ...] = ()  # as the participants, from the reveal on
        self.hired: tuple[tuple[int, int], ...] = ()  # seat, Force from hired ronin
        self.refunds: tuple[tuple[int, int], ...] = ()  # seat, coins it gets back (A6.2)
        self.killed = 0
        self.winner = -1

    def clone(self) -> Battle:
        """A copy."""
        new = Battle(self.province, self.participants)
        new.bids = self.bids
        new.hired = self.hired
        new.refunds = self.refunds
        new.killed = self.killed
        new.winner = self.winner
        return new

    def key(self) -> tuple[object, ...]:
        """A hashable value."""
        return self.province, self.participants, self.bids, self.hired, self.refunds, self.killed, self.winner


class Beat:
    """A moment in the story of an action: how many of its events have happened, and the state then."""

    __slots__ = ("events", "state")

    def __init__(self, events: int, state: GameState) -> None:
        self.events = events
        self.state = state


class GameState:
    """Everything that is true of a game at one moment."""

    __slots__ = (
        "agenda", "allied_seasons", "ally", "aside", "asked", "automa", "battle", "beats", "card_set", "cards", "coins",
        "deck", "display", "drew", "events", "figures", "fought", "gained", "holder", "honor",
        "hostages", "monster_at", "monsters", "offer", "owned", "phase", "pile", "played", "rng", "ronin",
        "season", "seats", "shrines", "tokens", "turn", "vp", "waiting", "war", "winners",
    )  # fmt: skip

    # who plays, with what
    seats: tuple[int, ...]
    automa: int  # the seats that never decide, as bits (A1); 0 in a normal game
    card_set: str
    shrines: tuple[int, ...]
    # where we are
    season: int
    phase: int
    turn: int  # how many turns of the mandate track have begun
    fought: int  # how many war provinces have begun
    war: tuple[int, ...]
    holder: int  # who has the mandate deck
    deck: tuple[int, ...]
    played: tuple[Turn, ...]  # this season's mandate turns
    display: tuple[int, ...]
    winners: tuple[int, ...]
    pile: Pile | None  # the Automa's cards; replaced, never changed, so that clones share it
    # what players have
    honor: list[int]  # from the top
    vp: list[int]
    coins: list[int]
    ronin: list[int]
    ally: list[int]
    allied_seasons: list[int]  # one bit a season (Q49)
    cards: list[tuple[int, ...]]
    tokens: list[tuple[int, ...]]  # season * 8 + province
    owned: int  # every clan and card in play, as bits by the source's number (see hooks.ON); follows from `cards`
    # pieces
    figures: list[list[int]]
    monsters: list[tuple[int, ...]]
    monster_at: list[int]
    hostages: tuple[Hostage, ...]
    aside: tuple[Dead, ...]  # killed in this battle (Q23)
    # what is going on
    battle: Battle | None
    gained: int  # who has gained VP in the current event, as bits: all of an event is one gain (Q22)
    drew: int  # who has drawn coins in the current event (Q36)
    agenda: list[Step]
    asked: int  # number of the current decision
    rng: int
    # Not part of the state proper: what just happened, its beats if somebody watches, the decision `advance` came to
    # (the top of the agenda) and the options computed for a single actor.
    events: list[Event]
    beats: list[Beat] | None
    waiting: Decision | None
    offer: Options | None

    def clone(self) -> GameState:
        """An independent copy, without the events and beats."""
        new = GameState()
        new.seats = self.seats
        new.automa = self.automa
        new.pile = self.pile
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
        new.beats = None
        new.waiting = self.waiting
        new.offer = self.offer
        return new

    def key(self) -> tuple[object, ...]:
        """A hashable value: two states are the same if and only if their keys are equal."""
        battle = self.battle
        return (
            self.seats, self.card_set, self.shrines, self.rng, self.season, self.phase, self.turn, self.fought,
            self.holder, tuple(self.honor), tuple(self.vp), tuple(self.coins), tuple(self.ronin), tuple(self.ally),
            tuple(self.allied_seasons), tuple(self.cards), tuple(self.tokens), self.display,
            tuple([tuple(row) for row in self.figures]),
            tuple(self.monsters), tuple(self.monster_at), self.hostages, self.aside, self.war, self.deck,
            self.played, None if battle is None else battle.key(), self.gained, self.drew, self.winners,
            tuple(self.agenda), self.asked, self.automa, self.pile,
        )  # fmt: skip

    def is_automa(self, seat: int) -> bool:
        """Whether a seat is led by cards (A1.1)."""
        return self.automa >> seat & 1 == 1

    def count(self, seat: int, kind: int, place: int) -> int:
        """How many pieces of a counted kind a player has in a place."""
        return self.figures[place][seat << 2 | kind]

    def counts(self, seat: int, place: int) -> list[int]:
        """How many Bushi, Shinto, Daimyo and strongholds a player has in a place."""
        i = seat << 2
        return self.figures[place][i : i + 4]

    def by_province(self, seat: int, kind: int) -> list[int]:
        """How many pieces of a counted kind a player has in each province."""
        i = seat << 2 | kind
        return [row[i] for row in self.figures[:N_PROVINCES]]

    def counted_figures(self, seat: int, place: int) -> int:
        """How many Bushi, Shinto and Daimyo a player has in a place."""
        i = seat << 2
        row = self.figures[place]
        return row[i] + row[i | 1] + row[i | 2]

    def count_more(self, seat: int, kind: int, place: int, more: int) -> None:
        """Add to the number of pieces of a counted kind that a player has in a place."""
        row = self.figures[place][:]
        row[seat << 2 | kind] += more
        self.figures[place] = row

    def end_beat(self) -> None:
        """Let whoever watches see this moment before the rest happens. A step ends with a beat; a long one has more."""
        beats = self.beats
        if beats is None:
            return
        told = beats[-1].events if beats else 0
        for event in self.events[told:]:
            if not event.kind.quiet:
                now = self.clone()
                now.waiting = now.offer = None  # the last question is answered, the next not asked yet
                beats.append(Beat(len(self.events), now))
                return

    def push(self, step: Step) -> None:
        """Do this next."""
        self.agenda.append(step)

    def push_all(self, *steps: Step) -> None:
        """Do these next, in the order given."""
        self.agenda.extend(reversed(steps))


def empty_state(seats: tuple[int, ...], card_set: str, shrines: tuple[int, ...], rng: int) -> GameState:
    """A table with players and nothing on it. (GameState itself has no constructor, so that a clone costs little.)"""
    s = GameState()
    s.seats, s.card_set, s.shrines, s.rng = seats, card_set, shrines, rng
    s.automa, s.pile = 0, None
    s.season, s.phase, s.turn, s.fought = 0, SETUP, 0, 0
    s.war, s.deck, s.played, s.display, s.winners = (), (), (), (), ()
    s.holder = seats[0]
    s.honor = list(seats)
    s.vp, s.coins, s.ronin = [0] * SEATS, [0] * SEATS, [0] * SEATS
    s.ally, s.allied_seasons = [-1] * SEATS, [0] * SEATS
    s.cards, s.tokens, s.monsters = [()] * SEATS, [()] * SEATS, [()] * SEATS
    s.owned = sum(1 << CLANS[seat].number for seat in seats)
    s.figures = [[0] * (SEATS << 2)] * (RESERVE + 1)
    s.monster_at = [-1] * len(MONSTERS)
    s.hostages, s.aside = (), ()
    s.battle = None
    s.gained, s.drew, s.asked = 0, 0, 0
    s.agenda, s.events, s.beats = [], [], None
    s.waiting, s.offer = None, None
    return s
