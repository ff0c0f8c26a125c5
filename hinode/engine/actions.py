"""Actions: the verbs a player has. Each has one canonical line of text.

Actions are immutable by convention and compare by value. The most common ones are shared (shared_actions.py).
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from hinode.engine.board import MANDATES, PLACES, PROVINCES
from hinode.engine.core.fields import Field, Flag, Many, Names, Number, Value
from hinode.engine.hooks import CARD, PIECE, SEAT, SOURCE

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
        """The canonical line. Cached: most actions are shared and written often."""
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
    """Place a figure from the reserve; this is not a Summon (R1.6)."""

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
    """Resolve this one of your own effects next (Q29)."""

    __slots__ = ("source",)
    VERB = "resolve"
    FIELDS = (("source", SOURCE),)

    def __init__(self, source: int) -> None:
        self.source = source


class First(Action):
    """Resolve your effects before the other players (R2.4)."""

    __slots__ = ()
    VERB = "first"


class Last(Action):
    """Resolve your effects after the other players (R2.4)."""

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
