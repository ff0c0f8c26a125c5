"""Actions: the verbs a player has. Each has one canonical line of text.

Actions are immutable by convention and compare by value. Those made by the thousand come from
caches (`summon`, `move`, ...), so that most comparisons end at identity.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import ClassVar, Final, cast

from hinode.board import MANDATES, PLACES, PROVINCES
from hinode.core.errors import UnreadableAction
from hinode.core.fields import Field, Flag, Many, Names, Number, Value
from hinode.hooks import CARD, PIECE, SEAT, SEATS, SOURCE

PROVINCE: Final = Names("province", PROVINCES)
PLACE: Final = Names("province or shrine", PLACES)
MANDATE: Final = Names("mandate", MANDATES)
NUMBER: Final = Number()


class Action:
    """Something a player does."""

    __slots__ = ("_text",)
    _text: str
    VERB: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[tuple[str, Field], ...]] = ()

    def values(self) -> tuple[Value, ...]:
        """The arguments in order."""
        return tuple(cast(Value, getattr(self, name)) for name, _ in self.FIELDS)

    @property
    def text(self) -> str:
        """The canonical line. Made once: most actions come from the caches below and are written often."""
        try:
            return self._text
        except AttributeError:
            self._text = self.line()
            return self._text

    def line(self) -> str:
        """The verb and its arguments; trailing empty words are left out."""
        words = [field.text(cast(Value, getattr(self, name))) for name, field in self.FIELDS]
        while words and words[-1] == "-":
            words.pop()
        return " ".join((self.VERB, *words))

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        for name, _ in self.FIELDS:
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    def __hash__(self) -> int:
        return hash((self.VERB, self.values()))

    def __repr__(self) -> str:
        return f"<{self.text}>"


# ------------------------------------------------------------------------------- negotiation
class Propose(Action):
    """Offer an alliance, with what each side gives when it is made (R5.2)."""

    __slots__ = ("ask_coins", "ask_ronin", "give_coins", "give_ronin", "to")
    VERB = "propose"
    FIELDS = (
        ("to", SEAT),
        ("give_coins", NUMBER),
        ("give_ronin", NUMBER),
        ("ask_coins", NUMBER),
        ("ask_ronin", NUMBER),
    )

    def __init__(
        self, to: int, give_coins: int = 0, give_ronin: int = 0, ask_coins: int = 0, ask_ronin: int = 0
    ) -> None:
        self.to = to
        self.give_coins = give_coins
        self.give_ronin = give_ronin
        self.ask_coins = ask_coins
        self.ask_ronin = ask_ronin

    def line(self) -> str:
        line = f"propose {SEAT.text(self.to)}"
        if self.give_coins or self.give_ronin:
            line += f" give {self.give_coins} {self.give_ronin}"
        if self.ask_coins or self.ask_ronin:
            line += f" ask {self.ask_coins} {self.ask_ronin}"
        return line


class Withdraw(Action):
    """Take a proposal back."""

    __slots__ = ("to",)
    VERB = "withdraw"
    FIELDS = (("to", SEAT),)

    def __init__(self, to: int) -> None:
        self.to = to


class Accept(Action):
    """Agree to a proposal: the alliance is made."""

    __slots__ = ("proposer",)
    VERB = "accept"
    FIELDS = (("proposer", SEAT),)

    def __init__(self, proposer: int) -> None:
        self.proposer = proposer


class Refuse(Action):
    """Turn a proposal down."""

    __slots__ = ("proposer",)
    VERB = "refuse"
    FIELDS = (("proposer", SEAT),)

    def __init__(self, proposer: int) -> None:
        self.proposer = proposer


class Ready(Action):
    """Done with the tea ceremony."""

    __slots__ = ()
    VERB = "ready"


class Wait(Action):
    """Not done with the tea ceremony after all (Q87)."""

    __slots__ = ()
    VERB = "wait"


class Gift(Action):
    """Give coins and ronin to another player (R5.3)."""

    __slots__ = ("coins", "ronin", "to")
    VERB = "gift"
    FIELDS = (("to", SEAT), ("coins", NUMBER), ("ronin", NUMBER))

    def __init__(self, to: int, coins: int, ronin: int = 0) -> None:
        self.to = to
        self.coins = coins
        self.ronin = ronin


# ------------------------------------------------------------------------------- the mandates
class Mandate(Action):
    """Play the tile at a position (1-4 from the top) as a mandate."""

    __slots__ = ("kind", "position")
    VERB = "mandate"
    FIELDS = (("position", NUMBER), ("kind", MANDATE))

    def __init__(self, position: int, kind: int) -> None:
        self.position = position
        self.kind = kind


class Summon(Action):
    """Summon a figure from the reserve to a province, or a Shinto to a shrine."""

    __slots__ = ("piece", "place")
    VERB = "summon"
    FIELDS = (("piece", PIECE), ("place", PLACE))

    def __init__(self, piece: int, place: int) -> None:
        self.piece = piece
        self.place = place


class Place(Action):
    """Place a figure from the reserve: no Summon (R1.6)."""

    __slots__ = ("piece", "place")
    VERB = "place"
    FIELDS = (("piece", PIECE), ("place", PLACE))

    def __init__(self, piece: int, place: int) -> None:
        self.piece = piece
        self.place = place


class Move(Action):
    """Move a figure (or a stronghold that walks) to another province."""

    __slots__ = ("goal", "piece", "start")
    VERB = "move"
    FIELDS = (("piece", PIECE), ("start", PROVINCE), ("goal", PROVINCE))

    def __init__(self, piece: int, start: int, goal: int) -> None:
        self.piece = piece
        self.start = start
        self.goal = goal


class Build(Action):
    """Pay for a stronghold and build it."""

    __slots__ = ("place",)
    VERB = "build"
    FIELDS = (("place", PROVINCE),)

    def __init__(self, place: int) -> None:
        self.place = place


class Buy(Action):
    """Acquire a season card; `full` declines the discount (Q57)."""

    __slots__ = ("card", "full")
    VERB = "buy"
    FIELDS = (("card", CARD), ("full", Flag("full")))

    def __init__(self, card: int, full: int = 0) -> None:
        self.card = card
        self.full = full


class Replace(Action):
    """Replace an opponent's figure by one from the reserve."""

    __slots__ = ("by", "owner", "piece", "place")
    VERB = "replace"
    FIELDS = (("owner", SEAT), ("piece", PIECE), ("place", PLACE), ("by", PIECE))

    def __init__(self, owner: int, piece: int, place: int, by: int) -> None:
        self.owner = owner
        self.piece = piece
        self.place = place
        self.by = by


class Pass(Action):
    """Decline, or be done."""

    __slots__ = ()
    VERB = "pass"


# ------------------------------------------------------------------------------- effects
class Use(Action):
    """Use an optional effect: a card, a shrine, a war advantage."""

    __slots__ = ("source",)
    VERB = "use"
    FIELDS = (("source", SOURCE),)

    def __init__(self, source: int) -> None:
        self.source = source


class Resolve(Action):
    """Resolve this one of several own effects next (Q29)."""

    __slots__ = ("source",)
    VERB = "resolve"
    FIELDS = (("source", SOURCE),)

    def __init__(self, source: int) -> None:
        self.source = source


class First(Action):
    """Resolve one's effects before the others (R2.4)."""

    __slots__ = ()
    VERB = "first"


class Last(Action):
    """Resolve one's effects after the others (R2.4)."""

    __slots__ = ()
    VERB = "last"


class Kill(Action):
    """Kill a figure."""

    __slots__ = ("owner", "piece", "place")
    VERB = "kill"
    FIELDS = (("owner", SEAT), ("piece", PIECE), ("place", PLACE))

    def __init__(self, owner: int, piece: int, place: int) -> None:
        self.owner = owner
        self.piece = piece
        self.place = place


class Spare(Action):
    """Spare all opponents' figures that would die."""

    __slots__ = ()
    VERB = "spare"


class Give(Action):
    """Hand a coin just spent to another player."""

    __slots__ = ("to",)
    VERB = "give"
    FIELDS = (("to", SEAT),)

    def __init__(self, to: int) -> None:
        self.to = to


class Charge(Action):
    """Ask a coin for a shipping route."""

    __slots__ = ()
    VERB = "charge"


class Pay(Action):
    """Pay what is charged."""

    __slots__ = ()
    VERB = "pay"


# ------------------------------------------------------------------------------- war
class Bid(Action):
    """Coins on seppuku, hostage, ronin and poets; the rest is kept back."""

    __slots__ = ("hostage", "poets", "ronin", "seppuku")
    VERB = "bid"
    FIELDS = (("seppuku", NUMBER), ("hostage", NUMBER), ("ronin", NUMBER), ("poets", NUMBER))

    def __init__(self, seppuku: int, hostage: int, ronin: int, poets: int) -> None:
        self.seppuku = seppuku
        self.hostage = hostage
        self.ronin = ronin
        self.poets = poets


class Capture(Action):
    """Take a figure hostage."""

    __slots__ = ("owner", "piece")
    VERB = "capture"
    FIELDS = (("owner", SEAT), ("piece", PIECE))

    def __init__(self, owner: int, piece: int) -> None:
        self.owner = owner
        self.piece = piece


class Favor(Action):
    """Who gets the odd coins of the reparations."""

    __slots__ = ("seats",)
    VERB = "favor"
    FIELDS = (("seats", Many(SEAT)),)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = tuple(sorted(seats))


VERBS: Final[dict[str, type[Action]]] = {
    cls.VERB: cls
    for cls in (
        Propose, Withdraw, Accept, Refuse, Ready, Wait, Gift,
        Mandate, Summon, Place, Move, Build, Buy, Replace, Pass,
        Use, Resolve, First, Last, Kill, Spare, Give, Charge, Pay,
        Bid, Capture, Favor,
    )
}  # fmt: skip

# ------------------------------------------------------------------------------- caches
PASS: Final = Pass()
READY: Final = Ready()
WAIT: Final = Wait()
FIRST: Final = First()
LAST: Final = Last()
SPARE: Final = Spare()
CHARGE: Final = Charge()
PAY: Final = Pay()
BUILDS: Final = tuple(Build(place) for place in range(len(PROVINCES)))
ACCEPTS: Final = tuple(Accept(seat) for seat in range(SEATS))
REFUSES: Final = tuple(Refuse(seat) for seat in range(SEATS))
WITHDRAWS: Final = tuple(Withdraw(seat) for seat in range(SEATS))

_summons: Final[dict[int, Summon]] = {}
_summon_sets: Final[dict[int, tuple[Summon, ...]]] = {}
_moves: Final[dict[int, Move]] = {}
_buys: Final[dict[int, Buy]] = {}
_mandates: Final[dict[int, Mandate]] = {}


def summon(piece: int, place: int) -> Summon:
    """The one Summon of its kind."""
    key = piece << 4 | place
    found = _summons.get(key)
    if found is None:
        found = _summons[key] = Summon(piece, place)
    return found


def summons(piece: int, places: int) -> tuple[Summon, ...]:
    """The Summons of a piece to any of these places, given as bits."""
    key = piece << 16 | places
    found = _summon_sets.get(key)
    if found is None:
        found = tuple(summon(piece, place) for place in range(len(PLACES)) if places >> place & 1)
        _summon_sets[key] = found
    return found


def move(piece: int, start: int, goal: int) -> Move:
    """The one Move of its kind."""
    key = piece << 6 | start << 3 | goal
    found = _moves.get(key)
    if found is None:
        found = _moves[key] = Move(piece, start, goal)
    return found


def buy(card: int, full: int = 0) -> Buy:
    """The one Buy of its kind."""
    key = card << 1 | full
    found = _buys.get(key)
    if found is None:
        found = _buys[key] = Buy(card, full)
    return found


def mandate(position: int, kind: int) -> Mandate:
    """The one Mandate of its kind."""
    key = position << 3 | kind
    found = _mandates.get(key)
    if found is None:
        found = _mandates[key] = Mandate(position, kind)
    return found


# These are made less often: the general cache is quick enough.
@cache
def replace(owner: int, piece: int, place: int, by: int) -> Replace:
    """The one Replace of its kind."""
    return Replace(owner, piece, place, by)


@cache
def use(source: int) -> Use:
    """The one Use of its kind."""
    return Use(source)


@cache
def capture(owner: int, piece: int) -> Capture:
    """The one Capture of its kind."""
    return Capture(owner, piece)


# ------------------------------------------------------------------------------- reading
@lru_cache(10_000)
def parse(line: str) -> Action:
    """An action from its text; UnreadableAction with the reason if it is none."""
    words = line.split()
    if not words:
        raise UnreadableAction("an empty line is no action")
    verb = words[0]
    cls = VERBS.get(verb)
    if cls is None:
        raise UnreadableAction(f"'{verb[:40]}' is not a verb; the verbs are {', '.join(VERBS)}")
    if cls is Propose:
        return _parse_propose(words[1:])
    if len(words) - 1 > len(cls.FIELDS):
        raise UnreadableAction(f"'{verb}' takes {len(cls.FIELDS)} words after it: {_usage(cls)}")
    try:
        values = [field.read(word) for (_, field), word in zip(cls.FIELDS, words[1:], strict=False)]
        action = cast(Callable[..., Action], cls)(*values)
    except ValueError as error:
        raise UnreadableAction(str(error)) from None
    except TypeError:
        raise UnreadableAction(f"'{verb}' needs more words: {_usage(cls)}") from None
    if -1 in values:
        raise UnreadableAction(f"'-' is not enough for '{verb}': {_usage(cls)}")
    return action


def _usage(cls: type[Action]) -> str:
    return " ".join((cls.VERB, *(name.upper() for name, _ in cls.FIELDS)))


def _parse_propose(words: list[str]) -> Action:
    """propose CLAN [give COINS RONIN] [ask COINS RONIN]"""
    usage = "propose CLAN [give COINS RONIN] [ask COINS RONIN]"
    try:
        to = SEAT.read(words.pop(0)) if words else -1
        amounts = {"give": (0, 0), "ask": (0, 0)}
        for key in ("give", "ask"):
            if len(words) >= 3 and words[0] == key:
                amounts[key] = (NUMBER.read(words[1]), NUMBER.read(words[2]))
                del words[:3]
    except ValueError as error:
        raise UnreadableAction(str(error)) from None
    if words or to < 0:
        raise UnreadableAction(f"a proposal reads: {usage}")
    return Propose(to, *amounts["give"], *amounts["ask"])
