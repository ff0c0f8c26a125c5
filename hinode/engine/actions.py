"""The verbs a player has. The most common actions are shared (shared_actions.py)."""

from __future__ import annotations

from typing import Final

from hinode.engine.board import MANDATES, PLACES, PROVINCES
from hinode.engine.core.actions import Action
from hinode.engine.core.fields import Flag, Many, Names, Number
from hinode.engine.hooks import CARD, PIECE, SEAT, SOURCE

PROVINCE: Final = Names("province", PROVINCES)
PLACE: Final = Names("province or shrine", PLACES)
MANDATE: Final = Names("mandate", MANDATES)
NUMBER: Final = Number()


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
    KEYWORDS = (("give", "give_coins", "give_ronin"), ("ask", "ask_coins", "ask_ronin"))
    RULE = "R5.2"

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
    RULE = "R5.2"
    POINTS = (("player", "to"),)
    LIGHT = True

    def __init__(self, to: int) -> None:
        self.to = to


class Accept(Action):
    """Agree to a proposal: the alliance is made."""

    __slots__ = ("proposer",)
    VERB = "accept"
    FIELDS = (("proposer", SEAT),)
    RULE = "R5.2"
    POINTS = (("player", "proposer"),)

    def __init__(self, proposer: int) -> None:
        self.proposer = proposer


class Refuse(Action):
    """Turn a proposal down."""

    __slots__ = ("proposer",)
    VERB = "refuse"
    FIELDS = (("proposer", SEAT),)
    RULE = "R5.2"
    POINTS = (("player", "proposer"),)
    LIGHT = True

    def __init__(self, proposer: int) -> None:
        self.proposer = proposer


class Ready(Action):
    """Done with the tea ceremony."""

    __slots__ = ()
    VERB = "ready"
    RULE = "Q87"


class Wait(Action):
    """Not done with the tea ceremony after all (Q87)."""

    __slots__ = ()
    VERB = "wait"
    RULE = "Q87"
    LIGHT = True


class Gift(Action):
    """Give coins and ronin to another player (R5.3)."""

    __slots__ = ("coins", "ronin", "to")
    VERB = "gift"
    FIELDS = (("to", SEAT), ("coins", NUMBER), ("ronin", NUMBER))
    RULE = "R5.3"

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
    POINTS = (("tile", "position"), ("mandate", "kind"))

    def __init__(self, position: int, kind: int) -> None:
        self.position = position
        self.kind = kind


class Summon(Action):
    """Summon a figure from the reserve to a province, or a Shinto to a shrine."""

    __slots__ = ("piece", "place")
    VERB = "summon"
    FIELDS = (("piece", PIECE), ("place", PLACE))
    RULE = "R1.5"
    POINTS = (("reserve", "piece"), ("place", "place"))
    LIGHT = True

    def __init__(self, piece: int, place: int) -> None:
        self.piece = piece
        self.place = place


class Place(Action):
    """Place a figure from the reserve; this is not a Summon (R1.6)."""

    __slots__ = ("piece", "place")
    VERB = "place"
    FIELDS = (("piece", PIECE), ("place", PLACE))
    RULE = "R1.6"
    POINTS = (("reserve", "piece"), ("place", "place"))
    LIGHT = True

    def __init__(self, piece: int, place: int) -> None:
        self.piece = piece
        self.place = place


class Move(Action):
    """Move a figure (or a stronghold that walks) to another province."""

    __slots__ = ("goal", "piece", "start")
    VERB = "move"
    FIELDS = (("piece", PIECE), ("start", PROVINCE), ("goal", PROVINCE))
    RULE = "R1.7"
    POINTS = (("own", "piece", "start"), ("place", "goal"))
    LIGHT = True

    def __init__(self, piece: int, start: int, goal: int) -> None:
        self.piece = piece
        self.start = start
        self.goal = goal


class Build(Action):
    """Pay for a stronghold and build it."""

    __slots__ = ("place",)
    VERB = "build"
    FIELDS = (("place", PROVINCE),)
    RULE = "R6.8"
    POINTS = (("place", "place"),)

    def __init__(self, place: int) -> None:
        self.place = place


class Buy(Action):
    """Acquire a season card; `full` declines the discount (Q57)."""

    __slots__ = ("card", "full")
    VERB = "buy"
    FIELDS = (("card", CARD), ("full", Flag("full")))
    RULE = "R6.9"
    POINTS = (("card", "card"),)

    def __init__(self, card: int, full: int = 0) -> None:
        self.card = card
        self.full = full


class Replace(Action):
    """Replace an opponent's figure by one from the reserve."""

    __slots__ = ("by", "owner", "piece", "place")
    VERB = "replace"
    FIELDS = (("owner", SEAT), ("piece", PIECE), ("place", PLACE), ("by", PIECE))
    RULE = "R6.12"
    POINTS = (("figure", "owner", "piece", "place"), ("reserve", "by"))

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
    LIGHT = True

    def __init__(self, source: int) -> None:
        self.source = source


class First(Action):
    """Resolve your effects before the other players (R2.4)."""

    __slots__ = ()
    VERB = "first"
    LIGHT = True


class Last(Action):
    """Resolve your effects after the other players (R2.4)."""

    __slots__ = ()
    VERB = "last"
    LIGHT = True


class Kill(Action):
    """Kill a figure."""

    __slots__ = ("owner", "piece", "place")
    VERB = "kill"
    FIELDS = (("owner", SEAT), ("piece", PIECE), ("place", PLACE))
    POINTS = (("figure", "owner", "piece", "place"),)

    def __init__(self, owner: int, piece: int, place: int) -> None:
        self.owner = owner
        self.piece = piece
        self.place = place


class Spare(Action):
    """Spare all opponents' figures that would die."""

    __slots__ = ()
    VERB = "spare"
    LIGHT = True


class Give(Action):
    """Hand a coin just spent to another player."""

    __slots__ = ("to",)
    VERB = "give"
    FIELDS = (("to", SEAT),)
    POINTS = (("player", "to"),)

    def __init__(self, to: int) -> None:
        self.to = to


class Charge(Action):
    """Ask a coin for a shipping route."""

    __slots__ = ()
    VERB = "charge"
    LIGHT = True


class Pay(Action):
    """Pay what is charged."""

    __slots__ = ()
    VERB = "pay"
    LIGHT = True


# ------------------------------------------------------------------------------- war
class Bid(Action):
    """Coins on seppuku, hostage, ronin and poets; the rest is kept back."""

    __slots__ = ("hostage", "poets", "ronin", "seppuku")
    VERB = "bid"
    FIELDS = (("seppuku", NUMBER), ("hostage", NUMBER), ("ronin", NUMBER), ("poets", NUMBER))
    RULE = "R8.3"

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
    RULE = "R8.5"
    POINTS = (("hostage", "owner", "piece"),)

    def __init__(self, owner: int, piece: int) -> None:
        self.owner = owner
        self.piece = piece


class Favor(Action):
    """Who gets the odd coins of the reparations."""

    __slots__ = ("seats",)
    VERB = "favor"
    FIELDS = (("seats", Many(SEAT)),)
    POINTS = (("player", "seats"),)

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
