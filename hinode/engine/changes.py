"""The only code that changes the state. Each function emits an event and fires moments."""

from __future__ import annotations

from typing import Final

from hinode.engine import events as ev
from hinode.engine.board import ASIDE, HELD, MONSTER, N_PROVINCES, RESERVE, STRONGHOLD, WINTER
from hinode.engine.core.events import Event, Kind
from hinode.engine.core.fields import Value
from hinode.engine.core.rng import Rng
from hinode.engine.hooks import (
    AFTER_KILL,
    AUTOMA_KINDS,
    BY_MOVE,
    BY_REPLACEMENT,
    BY_SUMMON,
    CARDS,
    CLANS,
    COINS_GAINED,
    ENTERED,
    HOOKS,
    ON,
    TOKEN_TAKEN,
    Loss,
    Occasion,
)
from hinode.engine.state import GameState

AUTOMA_HOSTAGE_VP: Final = 2  # A3.1


def emit(s: GameState, kind: Kind, *args: Value) -> None:
    """Emit an event."""
    s.events.append(Event(kind, args))


def by_lot(s: GameState, word: str, event: int = -1) -> None:
    """Say of an event, the last one unless told otherwise, what chance decided in it."""
    s.events[event].by_lot += (word,)


def begin_event(s: GameState) -> None:
    """Start a new event: all a player gains until the next call is one gain (Q10, Q22, Q38)."""
    s.gained = 0
    s.drew = 0


def fire(
    s: GameState,
    moment: int,
    seat: int = -1,
    place: int = -1,
    piece: int = -1,
    amount: int = 0,
    held: tuple[int, ...] = (),
    losses: tuple[Loss, ...] = (),
    only: int = -1,
) -> None:
    """Run the effects of all clans and cards (or of one seat's) at a moment, in seating order."""
    if not s.owned & ON[moment]:
        return
    about = Occasion(seat, place, piece, amount, held, losses)
    for owner in s.seats if only < 0 else (only,):
        automa = s.is_automa(owner)
        effect = CLANS[owner].on.get(moment)
        if effect is not None and not automa:
            effect(s, owner, about)
        for card in s.cards[owner]:
            effect = CARDS[card].on.get(moment)
            if effect is not None and (not automa or CARDS[card].kind in AUTOMA_KINDS):
                effect(s, owner, about)


def shuffle(s: GameState, items: tuple[int, ...]) -> tuple[int, ...]:
    """The same things in random order, drawn from the state's generator."""
    rng = Rng(s.rng)
    mixed = rng.shuffled(items)
    s.rng = rng.state
    return mixed


# ------------------------------------------------------------------------------- points and money
def gain_vp(s: GameState, seat: int, amount: int, why: str) -> None:
    """Victory points, once per event with what raises a gain (Q11, Q38)."""
    if amount <= 0:
        return
    bit = 1 << seat
    s.vp[seat] += amount
    emit(s, ev.VP, seat, amount, why)
    if s.gained & bit or s.season == WINTER:
        return
    s.gained |= bit
    if not s.owned & HOOKS["vp_bonus"] or s.is_automa(seat):
        return
    for card in s.cards[seat]:
        bonus = CARDS[card].vp_bonus
        more = bonus(s, seat) if bonus is not None else 0
        if more:
            s.vp[seat] += more
            emit(s, ev.VP, seat, more, CARDS[card].slug)


def steal_vp(s: GameState, seat: int, victim: int, amount: int, why: str) -> None:
    """Take at most what the victim has (Q17)."""
    taken = min(amount, s.vp[victim])
    if taken:
        s.vp[victim] -= taken
        emit(s, ev.VP, victim, -taken, why)
        gain_vp(s, seat, taken, why)


def gain_coins(s: GameState, seat: int, amount: int, why: str, held: tuple[int, ...] = ()) -> None:
    """Coins from the common pile. `held`: what all had when the gain began, if that is not now (Q36)."""
    if amount <= 0:
        return
    if s.is_automa(seat):
        gain_vp(s, seat, amount, why)  # A1.2
        return
    first = not s.drew & (1 << seat)
    s.drew |= 1 << seat
    watched = s.owned & ON[COINS_GAINED]
    before = held or (tuple(s.coins) if watched else ())
    s.coins[seat] += amount
    emit(s, ev.COINS, seat, amount, why)
    if first and watched:
        fire(s, COINS_GAINED, seat, amount=amount, held=before)


def lose_coins(s: GameState, seat: int, amount: int, why: str) -> None:
    """Coins to the common pile; at most what the player has (Q17)."""
    amount = min(amount, s.coins[seat])
    if amount > 0:
        s.coins[seat] -= amount
        emit(s, ev.COINS, seat, -amount, why)


def receive_coins(s: GameState, seat: int, amount: int, why: str) -> None:
    """Coins that do not come from the pile: reparations, exchanges, what a Merchant gets."""
    if amount > 0:
        if s.is_automa(seat):
            gain_vp(s, seat, amount, why)  # A1.2
            return
        s.coins[seat] += amount
        emit(s, ev.COINS, seat, amount, why)


def take_coins(s: GameState, seat: int, victim: int, amount: int, why: str) -> None:
    """Coins from one player to another; at most what the victim has (Q17)."""
    amount = min(amount, s.coins[victim])
    lose_coins(s, victim, amount, why)
    receive_coins(s, seat, amount, why)


def gain_ronin(s: GameState, seat: int, amount: int, why: str) -> None:
    """Ronin from the common pile."""
    if amount > 0:
        if s.is_automa(seat):
            gain_vp(s, seat, amount, why)  # A1.2
            return
        s.ronin[seat] += amount
        emit(s, ev.RONIN, seat, amount, why)


def lose_ronin(s: GameState, seat: int, amount: int, why: str) -> None:
    """Ronin to the common pile; at most what the player has."""
    amount = min(amount, s.ronin[seat])
    if amount > 0:
        s.ronin[seat] -= amount
        emit(s, ev.RONIN, seat, -amount, why)


def give(s: GameState, seat: int, to: int, coins: int, ronin: int) -> None:
    """A transfer between players (R5.3)."""
    if coins or ronin:
        s.coins[seat] -= coins
        s.ronin[seat] -= ronin
        s.coins[to] += coins
        s.ronin[to] += ronin
        emit(s, ev.GIFT, seat, to, coins, ronin)


# ------------------------------------------------------------------------------- honor and alliances
def gain_honor(s: GameState, seat: int, times: int = 1) -> None:
    """Up the honor track, step by step (R2.2)."""
    honor = s.honor
    for _ in range(times):
        i = honor.index(seat)
        if i == 0:
            return
        honor[i - 1], honor[i] = seat, honor[i - 1]
        emit(s, ev.HONOR_GAINED, seat, honor[i])


def lose_honor(s: GameState, seat: int) -> None:
    """One step down the honor track (R2.2)."""
    honor = s.honor
    i = honor.index(seat)
    if i < len(honor) - 1:
        honor[i + 1], honor[i] = seat, honor[i + 1]
        emit(s, ev.HONOR_LOST, seat, honor[i])


def top_honor(s: GameState, seat: int) -> None:
    """To the top; the others shift down (R7.2)."""
    s.honor.remove(seat)
    s.honor.insert(0, seat)
    emit(s, ev.HONOR_TOP, seat)


def make_alliance(s: GameState, a: int, b: int) -> None:
    """Two players are allies for the season (R5.2)."""
    s.ally[a] = b
    s.ally[b] = a
    s.allied_seasons[a] |= 1 << s.season
    s.allied_seasons[b] |= 1 << s.season
    emit(s, ev.ALLIED, a, b)


def end_alliance(s: GameState, seat: int, broken: bool) -> None:
    """An alliance is over: at the next tea ceremony (R5.1) or broken by a Betray (R6.12)."""
    ally = s.ally[seat]
    s.ally[seat] = s.ally[ally] = -1
    emit(s, ev.ALLIANCE_BROKEN if broken else ev.ALLIANCE_ENDED, seat, ally)


# ------------------------------------------------------------------------------- pieces
def _shift(s: GameState, seat: int, piece: int, start: int, goal: int) -> None:
    """A piece goes from one place to another; captives and the dead of a battle are counted elsewhere."""
    if piece >= MONSTER:
        s.monster_at[piece - MONSTER] = goal
        return
    if start <= RESERVE:
        s.count_more(seat, piece, start, -1)
    if goal <= RESERVE:
        s.count_more(seat, piece, goal, 1)


def summon(s: GameState, seat: int, piece: int, place: int) -> None:
    """One figure of a Summon comes from the reserve (R1.5)."""
    _shift(s, seat, piece, RESERVE, place)
    emit(s, ev.SUMMONED, seat, piece, place)
    if piece >= MONSTER:  # only monsters have entry effects (Q44)
        fire(s, ENTERED, seat, place, piece, BY_SUMMON)


def place(s: GameState, seat: int, piece: int, where: int, why: str) -> None:
    """A figure is put from the reserve: no Summon, no entry (R1.6, Q44)."""
    _shift(s, seat, piece, RESERVE, where)
    emit(s, ev.PLACED, seat, piece, where, why)


def move(s: GameState, seat: int, piece: int, start: int, goal: int) -> None:
    """A piece goes to another province (R1.7)."""
    _shift(s, seat, piece, start, goal)
    emit(s, ev.MOVED, seat, piece, start, goal)
    if piece >= MONSTER:
        fire(s, ENTERED, seat, goal, piece, BY_MOVE)


def build(s: GameState, seat: int, where: int) -> None:
    """A stronghold from the reserve (R6.8)."""
    _shift(s, seat, STRONGHOLD, RESERVE, where)
    emit(s, ev.BUILT, seat, where)


def replace(s: GameState, seat: int, owner: int, piece: int, where: int, by: int) -> None:
    """An opponent's figure goes to its reserve and another takes its place (R6.12): not killed, not summoned."""
    _shift(s, owner, piece, where, RESERVE)
    _shift(s, seat, by, RESERVE, where)
    emit(s, ev.REPLACED, seat, owner, piece, where, by)
    if by >= MONSTER:
        fire(s, ENTERED, seat, where, by, BY_REPLACEMENT)


def to_reserve(s: GameState, seat: int, piece: int, where: int) -> None:
    """A figure goes home, not killed (R4.5)."""
    _shift(s, seat, piece, where, RESERVE)
    emit(s, ev.TO_RESERVE, seat, piece)


def kill(s: GameState, killer: int, losses: tuple[Loss, ...], where: int, why: str) -> None:
    """Figures die in one event (R1.8). In a battle they wait aside until it ends (Q23)."""
    battle = s.battle
    for owner, piece in losses:
        _shift(s, owner, piece, where, RESERVE if battle is None else ASIDE)
        emit(s, ev.KILLED, owner, piece, where, killer, why)
    if battle is not None:
        battle.killed += len(losses)
        s.aside = tuple(sorted(s.aside + losses))
    fire(s, AFTER_KILL, killer, where, losses=losses)


def bury(s: GameState) -> None:
    """The battle is over: its dead go to their reserves (Q23)."""
    for owner, piece in s.aside:
        _shift(s, owner, piece, ASIDE, RESERVE)
    s.aside = ()


def capture(s: GameState, seat: int, owner: int, piece: int, where: int) -> None:
    """A figure becomes a hostage (R8.5)."""
    _shift(s, owner, piece, where, HELD)
    s.hostages = tuple(sorted((*s.hostages, (seat, owner, piece))))
    emit(s, ev.CAPTURED, seat, owner, piece)


def release_hostages(s: GameState) -> None:
    """Every hostage goes home; each is worth a coin to its captor (R4.4), one gain per captor (Q36)."""
    hostages, s.hostages = s.hostages, ()
    for captor, owner, piece in hostages:
        _shift(s, owner, piece, HELD, RESERVE)
        emit(s, ev.HOSTAGE_RETURNED, owner, piece, captor)
    held = tuple(s.coins)  # all captors gain at once: compare coins as they were before (Q36)
    for captor in s.seats:
        begin_event(s)
        worth = AUTOMA_HOSTAGE_VP if s.is_automa(captor) else 1
        gain_coins(s, captor, worth * sum(1 for hostage in hostages if hostage[0] == captor), "hostages", held)


# ------------------------------------------------------------------------------- cards and tokens
def acquire(s: GameState, seat: int, card: int) -> None:
    """A card from the display; its monster, if any, into the reserve for now."""
    display = list(s.display)
    display.remove(card)
    s.display = tuple(display)
    own(s, seat, card)


def own(s: GameState, seat: int, card: int) -> None:
    """A card becomes a player's."""
    s.cards[seat] += (card,)
    if not s.is_automa(seat) or CARDS[card].kind in AUTOMA_KINDS:
        s.owned |= 1 << CARDS[card].number
    piece = CARDS[card].piece
    if piece >= 0:
        s.monsters[seat] += (piece,)
        s.monster_at[piece - MONSTER] = RESERVE


def take_token(s: GameState, seat: int, province: int) -> None:
    """A war token is won."""
    s.tokens[seat] += (s.season * N_PROVINCES + province,)
    emit(s, ev.TOKEN, seat, province)
    fire(s, TOKEN_TAKEN, seat, province)


def clan_income(seat: int) -> int:
    """The seasonal income of a clan (R4.3)."""
    return CLANS[seat].income
