"""Questions about a state. Nothing here changes anything.

Hooks of cards and clans are folded in here, so that the rules ask "how much Force", never "who owns
which card".
"""

from __future__ import annotations

from collections.abc import Iterator

from hinode.engine.board import (
    ADJACENT,
    BUSHI,
    DAIMYO,
    ELSEWHERE,
    MONSTER,
    N_PROVINCES,
    RESERVE,
    RONIN,
    SHINTO,
    SHRINE,
    STRONGHOLD,
)
from hinode.engine.hooks import AUTOMA_KINDS, CARDS, CLANS, HOOKS, MONSTERS, Modifier, Source
from hinode.engine.state import GameState


# ------------------------------------------------------------------------------- the table
def sources(s: GameState, seat: int) -> Iterator[Source]:
    """The clan and every copy of every card of a player, if it heeds them (A1.2)."""
    if s.is_automa(seat):
        for card in s.cards[seat]:
            if CARDS[card].kind in AUTOMA_KINDS:
                yield CARDS[card]
        return
    yield CLANS[seat]
    for card in s.cards[seat]:
        yield CARDS[card]


def left_of(s: GameState, seat: int) -> int:
    """The next seat clockwise (R1.9)."""
    seats = s.seats
    return seats[(seats.index(seat) + 1) % len(seats)]


def clockwise_from(s: GameState, seat: int) -> tuple[int, ...]:
    """All seats clockwise, starting with this one."""
    i = s.seats.index(seat)
    return s.seats[i:] + s.seats[:i]


def others(s: GameState, seat: int) -> list[int]:
    """All opponents, an ally included (R1.9, Q1), clockwise."""
    return list(clockwise_from(s, seat)[1:])


def only_automa(s: GameState, seats: tuple[int, ...]) -> bool:
    """Whether all of these seats are led by cards (A6.1)."""
    return s.automa != 0 and all(s.is_automa(seat) for seat in seats)


def payable(s: GameState, seat: int) -> list[int]:
    """The seats a player can give coins and ronin to: not Automa clans, which hold none (A1.7)."""
    return [other for other in others(s, seat) if not s.is_automa(other)]


# ------------------------------------------------------------------------------- honor
def higher(s: GameState, a: int, b: int) -> bool:
    """Whether a stands above b on the honor track."""
    honor = s.honor
    return honor.index(a) < honor.index(b)


def most_honorable(s: GameState, seats: tuple[int, ...] | list[int]) -> int:
    """The seat with the highest honor among these (R2.3)."""
    for seat in s.honor:
        if seat in seats:
            return seat
    raise ValueError("nobody to choose from")


# ------------------------------------------------------------------------------- pieces
def in_reserve(s: GameState, seat: int, piece: int) -> bool:
    """Whether a piece of this kind, or this monster, is in a player's reserve."""
    if piece < MONSTER:
        return s.count(seat, piece, RESERVE) > 0
    return piece in s.monsters[seat] and s.monster_at[piece - MONSTER] == RESERVE


def monsters_in(s: GameState, seat: int, place: int) -> list[int]:
    """The monsters a player has in a place."""
    if not s.monsters[seat]:
        return []
    at = s.monster_at
    return [piece for piece in s.monsters[seat] if at[piece - MONSTER] == place]


def pieces_in(s: GameState, seat: int, place: int) -> list[int]:
    """The kinds of figures and the monsters a player has in a place (no strongholds)."""
    counts = s.counts(seat, place)
    found = [kind for kind in (BUSHI, SHINTO, DAIMYO) if counts[kind]]
    if s.monsters[seat]:
        found += monsters_in(s, seat, place)
    return found


def all_pieces_in(s: GameState, seat: int, place: int) -> list[int]:
    """Every single figure a player has in a place: a kind is repeated."""
    counts = s.counts(seat, place)
    found = [kind for kind in (BUSHI, SHINTO, DAIMYO) for _ in range(counts[kind])]
    return found + monsters_in(s, seat, place)


def figures_in(s: GameState, seat: int, place: int) -> int:
    """How many figures a player has in a place (no strongholds)."""
    n = s.counted_figures(seat, place)
    if s.monsters[seat]:
        n += len(monsters_in(s, seat, place))
    return n


def counts_as(piece: int, kind: int) -> bool:
    """Whether a piece is of a counted kind or counts as one (Q46, Q47)."""
    return piece == kind or (piece >= MONSTER and kind in MONSTERS[piece - MONSTER].counts_as)


def is_daimyo(piece: int) -> bool:
    """A Daimyo or what counts as one: immune to effects that pick a figure (Q14)."""
    return counts_as(piece, DAIMYO)


def daimyo_in(s: GameState, seat: int, place: int) -> int:
    """How many Daimyo a player has in a place, monsters that count as one included."""
    n = s.count(seat, DAIMYO, place)
    for piece in monsters_in(s, seat, place):
        if is_daimyo(piece):
            n += 1
    return n


def can_worship(piece: int) -> bool:
    """Whether a piece may be sent to a shrine (R6.7)."""
    return counts_as(piece, SHINTO)


def reserve_of(s: GameState, seat: int) -> list[int]:
    """The kinds of figures and the monsters in a player's reserve (no strongholds)."""
    return pieces_in(s, seat, RESERVE)


def strongholds(s: GameState, seat: int) -> list[int]:
    """How many strongholds a player has in each province, monsters that count as one included."""
    found = s.by_province(seat, STRONGHOLD)
    for piece in s.monsters[seat]:
        at = s.monster_at[piece - MONSTER]
        if at < N_PROVINCES and STRONGHOLD in MONSTERS[piece - MONSTER].counts_as:
            found[at] += 1
    return found


def stronghold_count(s: GameState, seat: int) -> int:
    """How many strongholds a player has on the map (Q15)."""
    return sum(strongholds(s, seat))


def stronghold_places(s: GameState, seat: int) -> list[int]:
    """The provinces where a player has a stronghold."""
    return [place for place, n in enumerate(strongholds(s, seat)) if n]


def monster_places(s: GameState, seat: int, piece: int) -> list[int]:
    """Where a bought monster may be summoned (R6.10, R10.4, Q46)."""
    places = MONSTERS[piece - MONSTER].places
    if places is not None:
        return places(s, seat)
    anywhere = CLANS[seat].summons_anywhere and not s.is_automa(seat)
    found = list(range(N_PROVINCES)) if anywhere else stronghold_places(s, seat)
    found = [place for place in found if has_room(s, seat, place)]
    return found + shrine_places(s) if found and can_worship(piece) else found


def has_room(s: GameState, seat: int, place: int) -> bool:
    """Whether one more figure of a player fits into a province."""
    if not s.owned & HOOKS["room"]:
        return True
    return all(source.room is None or source.room(s, seat, place) for source in sources(s, seat))


def may_buy(s: GameState, seat: int, card: int) -> bool:
    """Whether a card is for this player."""
    if not HOOKS["may_buy"]:
        return True
    rules = (CLANS[seat].may_buy, CARDS[card].may_buy)
    return all(rule is None or rule(seat, card) for rule in rules)


def shrine_places(s: GameState) -> list[int]:
    """The places of the shrines in play, left to right."""
    return [SHRINE + kami for kami in s.shrines]


def neighbours(s: GameState, seat: int, place: int) -> tuple[int, ...]:
    """Where a piece of a player may move from a province (R1.7, R10.4), before anything forbids it."""
    return ELSEWHERE[place] if CLANS[seat].moves_anywhere else ADJACENT[place]


def moves_ruled(s: GameState) -> bool:
    """Whether anything in play can forbid a move."""
    return bool(s.owned & (HOOKS["may_enter"] | HOOKS["may_leave"] | HOOKS["room"]))


def may_move(s: GameState, seat: int, start: int, goal: int) -> bool:
    """Whether no card forbids a move."""
    if not moves_ruled(s):
        return True
    if not has_room(s, seat, goal):
        return False
    for owner in s.seats:
        for source in sources(s, owner):
            if source.may_leave is not None and not source.may_leave(s, owner, seat, start):
                return False
            if source.may_enter is not None and not source.may_enter(s, owner, seat, goal):
                return False
    return True


# ------------------------------------------------------------------------------- force
def strength(s: GameState, seat: int, piece: int, place: int) -> int:
    """The Force of a monster by itself."""
    own = MONSTERS[piece - MONSTER].strength
    return own if isinstance(own, int) else own(s, seat, place)


def force(s: GameState, seat: int, place: int) -> int:
    """The Force of a player in a place (R1.3), without hired ronin."""
    total = s.counted_figures(seat, place)
    modifier = CLANS[seat].force
    if modifier is not None and not s.is_automa(seat):
        total += modifier(s, seat, place)
    cards = s.cards[seat]
    if not cards:
        return total
    at = s.monster_at
    for piece in s.monsters[seat]:
        if at[piece - MONSTER] == place:
            total += strength(s, seat, piece, place)
    if s.owned & HOOKS["force"]:
        for card in cards:
            modifier = CARDS[card].force
            if modifier is not None and (not s.is_automa(seat) or CARDS[card].kind in AUTOMA_KINDS):
                total += modifier(s, seat, place)
    return total


def has_force_rule(s: GameState, seat: int) -> bool:
    """Whether a clan or card of a player changes its Force: else it follows from its figures and monsters."""
    if CLANS[seat].force is not None:
        return True
    if s.owned & HOOKS["force"]:
        for card in s.cards[seat]:
            if CARDS[card].force is not None:
                return True
    return False


def battle_force(s: GameState, seat: int) -> int:
    """The Force of a participant in the current battle, hired ronin included (R8.6)."""
    battle = s.battle
    assert battle is not None
    hired = sum(more for who, more in battle.hired if who == seat)
    return force(s, seat, battle.province) + hired


def harvest_force(s: GameState, seat: int, place: int) -> int:
    """The Force of a player in a province while a Harvest is performed."""
    total = force(s, seat, place)
    if s.owned & HOOKS["harvest_force"]:
        for source in sources(s, seat):
            if source.harvest_force is not None:
                total += source.harvest_force(s, seat, place)
    return total


def strongest(s: GameState, place: int, measure: Modifier = force) -> tuple[int, list[int]]:
    """Who has the most Force in a place (ties by honor) and everybody tied for it; -1 if nobody has any."""
    best = 0
    tied: list[int] = []
    if place >= SHRINE and not any(s.figures[place]) and place not in s.monster_at:
        return -1, tied  # most shrines are empty
    for seat in s.seats:
        n = measure(s, seat, place)
        if n > best:
            best, tied = n, [seat]
        elif n == best and n > 0:
            tied.append(seat)
    return (most_honorable(s, tied) if tied else -1), tied


def is_present(s: GameState, seat: int, place: int) -> bool:
    """Has a figure in a province, or Force (Q16)."""
    return figures_in(s, seat, place) > 0 or force(s, seat, place) > 0


def has_lowest_honor(s: GameState, seat: int, place: int) -> bool:
    """Lowest honor in a province (Q16): somebody else is there and all of them stand higher."""
    battle = s.battle
    if battle is not None and battle.province == place:
        rivals = [other for other in battle.participants if other != seat]
    else:
        rivals = [other for other in s.seats if other != seat and is_present(s, other, place)]
    return bool(rivals) and all(higher(s, other, seat) for other in rivals)


def hides_mandate(s: GameState, seat: int) -> bool:
    """Whether a player's mandate tile stays face down (R10.2)."""
    return CLANS[seat].hides_mandate and not s.is_automa(seat)


def ronin_of(s: GameState, seat: int) -> int:
    """What a player's ronin are worth when hired (R8.6, R10.1)."""
    if s.is_automa(seat):
        battle = s.battle  # its war value (A6.3)
        return 0 if battle is None or not battle.bids else battle.bids[battle.participants.index(seat)][RONIN]
    return s.ronin[seat] + ronin_per_coin(s, seat) * s.coins[seat]


def ronin_per_coin(s: GameState, seat: int) -> int:
    """How many ronin each coin kept back counts as when they are hired (R10.1)."""
    if not s.owned & HOOKS["ronin_per_coin"]:
        return 0
    return sum(source.ronin_per_coin for source in sources(s, seat))


# ------------------------------------------------------------------------------- cards and money
def price(seat: int, cost: int) -> int:
    """What a player pays for something of this cost (R10.5), before discounts."""
    cap = CLANS[seat].price_cap
    return cost if cap < 0 or cost < cap else cap


def cards_of_kind(s: GameState, seat: int, kind: str) -> int:
    """How many different cards of a kind a player owns."""
    return len({card for card in s.cards[seat] if CARDS[card].kind == kind or kind in CARDS[card].also})


def oni_owned(s: GameState, seat: int) -> int:
    """How many Oni a player owns, wherever they are (Q15, Q24)."""
    return sum(1 for card in s.cards[seat] if CARDS[card].oni)


def standing(s: GameState) -> list[int]:
    """The players from first to last place: the winners, then VP, then honor (R9.3, Q86)."""
    return sorted(s.honor, key=lambda seat: (seat not in s.winners, -s.vp[seat]))
