"""An Automa clan in a battle with humans: what it contests, and what it does with an advantage (A6.2, A6.3)."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine.actions import Action, Capture, Use
from hinode.engine.automa import events as ev
from hinode.engine.automa.cards.card import A_MONSTER
from hinode.engine.automa.cards.pile import draw, war_value
from hinode.engine.automa.sight import figure_kind, pick, piece_force
from hinode.engine.board import ADVANTAGES, BUSHI, SEPPUKU, SHINTO
from hinode.engine.core.steps import Step, register
from hinode.engine.hooks import SOURCE
from hinode.engine.shared_actions import PASS
from hinode.engine.state import Battle, Bid, GameState

HOSTAGE_ORDER = (A_MONSTER, SHINTO, BUSHI)


def the_battle(s: GameState) -> Battle:
    """The current battle."""
    assert s.battle is not None
    return s.battle


def contest(s: GameState, advantage: int) -> list[int]:
    """Each Automa clan in honor order draws; a card that shows the advantage bids its war value on it."""
    battle = the_battle(s)
    contesting: list[int] = []
    for seat in [seat for seat in s.honor if seat in battle.participants and s.is_automa(seat)]:
        card = draw(s)
        value, shows = war_value(s, card), advantage in card.advantages
        changes.emit(s, ev.CONTEST, seat, card.number, advantage, card.advantages, value, int(shows))
        if shows:
            contesting.append(seat)
            i = battle.participants.index(seat)
            battle.bids = (*battle.bids[:i], _with(battle.bids[i], advantage, value), *battle.bids[i + 1 :])
        s.end_beat()
    return contesting


def _with(bid: Bid, advantage: int, value: int) -> Bid:
    """A bid with another value on one advantage."""
    a, b, c, d = (value if i == advantage else bid[i] for i in range(len(ADVANTAGES)))
    return a, b, c, d


def promise_refunds(s: GameState, advantage: int, winner: int) -> None:
    """A human who bid on an advantage and lost it gets half of that bid back, when the battle ends (A6.2)."""
    battle = the_battle(s)
    if not any(s.is_automa(seat) for seat in battle.participants):
        return
    for seat, bid in zip(battle.participants, battle.bids, strict=True):
        half = bid[advantage] // 2
        if seat != winner and half and not s.is_automa(seat):
            battle.refunds += ((seat, half),)


class Refunds(Step):
    """The battle ends: halves of lost bids go back to humans (A6.2)."""

    __slots__ = ()
    NAME = "refunds"

    def run(self, s: GameState) -> None:
        for seat, coins in the_battle(s).refunds:
            changes.receive_coins(s, seat, coins, "refund")


# ------------------------------------------------------------------------------- using them (A6.3)
def use_seppuku(s: GameState, seat: int) -> Action:
    """Use it only without the most Force."""
    battle = the_battle(s)
    force = queries.battle_force(s, seat)
    enemy = max(queries.battle_force(s, other) for other in battle.participants if other != seat)
    changes.emit(s, ev.SEPPUKU, seat, force, enemy, int(force <= enemy))
    s.end_beat()
    return Use(SOURCE.read(ADVANTAGES[SEPPUKU])) if force <= enemy else PASS


def take_hostage(s: GameState, seat: int, options: list[Capture]) -> Action:
    """Of the weakest clan there, no ally if possible, humans first: its strongest figure."""
    place = the_battle(s).province

    def rank(owner: int) -> tuple[bool, int, bool]:
        return owner == s.ally[seat], queries.battle_force(s, owner), s.is_automa(owner)

    owners = {option.owner for option in options}
    lowest = min(map(rank, owners))
    owner = pick(s, [owner for owner in sorted(owners) if rank(owner) == lowest])
    pieces = [option.piece for option in options if option.owner == owner]

    def worth(piece: int) -> tuple[int, int]:
        return -piece_force(s, owner, piece, place), HOSTAGE_ORDER.index(figure_kind(piece))

    best = min(map(worth, pieces))
    piece = pick(s, [piece for piece in pieces if worth(piece) == best])
    changes.emit(s, ev.HOSTAGE, seat, owner, piece, queries.battle_force(s, owner))
    s.end_beat()
    return Capture(owner, piece)


register(Refunds)
