"""Positions as text: one line per zone. Reserves and the cards on display follow from the rest."""

from __future__ import annotations

from hinode.engine import queries
from hinode.engine.actions import MANDATE
from hinode.engine.automa.cards.deck import Deck
from hinode.engine.automa.cards.pile import LEVELS
from hinode.engine.board import (
    KAMI,
    MANDATES,
    PHASES,
    PLACES,
    POLITICAL,
    PROVINCES,
    RESERVE,
    SEASONS,
    WAR,
    WINTER,
    token_text,
)
from hinode.engine.core.errors import RulesBug
from hinode.engine.core.fields import Many
from hinode.engine.core.lines import VERSION
from hinode.engine.hooks import CARD, PIECE, SEAT
from hinode.engine.rules.season import outer_agenda
from hinode.engine.state import GameState

SEATS_FIELD = Many(SEAT)


# ------------------------------------------------------------------------------- writing
def write_position(s: GameState) -> str:
    """The complete state as text."""
    return "\n".join((f"hinode position {VERSION}", *position_lines(s))) + "\n"


def position_lines(s: GameState) -> list[str]:
    """The lines of a position, without the header."""
    lines = [
        f"set {s.card_set}",
        f"shrines {' '.join(KAMI[kami] for kami in s.shrines)}",
        f"season {SEASONS[s.season]}",
        f"phase {phase_text(s)}",
        f"honor {' '.join(SEAT.text(seat) for seat in s.honor)}",
    ]
    if s.war:
        lines.append(f"war {' '.join(PROVINCES[p] for p in s.war)}")
    lines.append(f"holder {SEAT.text(s.holder)}")
    lines.append(f"deck {' '.join(MANDATES[tile] for tile in s.deck)}")
    for chooser, i, tile, kind in s.played:
        announced = f" as {MANDATES[kind]}" if kind != tile else ""
        lines.append(f"played {SEAT.text(chooser)} {i + 1} {MANDATE.text(tile)}{announced}")
    for seat in s.seats:
        lines += clan_lines(s, seat)
    lines += battle_lines(s)
    lines += automa_lines(s)
    if s.gained:
        lines.append(f"gained {SEATS_FIELD.text(mask_seats(s, s.gained))}")
    if s.drew:
        lines.append(f"drew {SEATS_FIELD.text(mask_seats(s, s.drew))}")
    if s.winners:
        lines.append(f"winners {SEATS_FIELD.text(s.winners)}")
    lines.append(f"asked {s.asked}")
    lines.append(f"rng {s.rng}")
    below = outer_agenda(s.season, s.phase)
    if s.agenda[: len(below)] != below:
        raise RulesBug(f"the agenda of the {PHASES[s.phase]} phase does not end as it should")
    lines += [f"next {step.text}" for step in reversed(s.agenda[len(below) :])]
    return lines


def phase_text(s: GameState) -> str:
    """The phase, with the number of turns or war provinces that have begun."""
    if s.phase == POLITICAL:
        return f"political {s.turn}"
    if s.phase == WAR:
        return f"war {s.fought}"
    return PHASES[s.phase]


def mask_seats(s: GameState, mask: int) -> tuple[int, ...]:
    """The seats in a bit mask."""
    return tuple(seat for seat in s.seats if mask >> seat & 1)


def clan_lines(s: GameState, seat: int) -> list[str]:
    """What one clan has, a line per zone."""
    name = SEAT.text(seat)
    head = f"{name} vp {s.vp[seat]} coins {s.coins[seat]} ronin {s.ronin[seat]}"
    if s.ally[seat] >= 0:
        head += f" ally {SEAT.text(s.ally[seat])}"
    seasons = [SEASONS[i] for i in range(WINTER) if s.allied_seasons[seat] >> i & 1]
    if seasons:
        head += f" allied {','.join(seasons)}"
    lines = [head]
    for place in range(RESERVE):
        pieces = zone(s, seat, place)
        if pieces:
            lines.append(f"{name} {PLACES[place]} {pieces}")
    aside = [piece for owner, piece in s.aside if owner == seat]
    if aside:
        lines.append(f"{name} aside {pieces_text(aside)}")
    for captor in s.seats:
        held = [piece for who, owner, piece in s.hostages if who == captor and owner == seat]
        if held:
            lines.append(f"{name} captive {SEAT.text(captor)} {pieces_text(held)}")
    if s.cards[seat]:
        lines.append(f"{name} cards {' '.join(CARD.text(card) for card in s.cards[seat])}")
    if s.tokens[seat]:
        lines.append(f"{name} tokens {' '.join(token_text(token) for token in s.tokens[seat])}")
    return lines


def zone(s: GameState, seat: int, place: int) -> str:
    """The pieces of a clan in a place, or nothing."""
    counts = s.counts(seat, place)
    monsters = queries.monsters_in(s, seat, place)
    if not monsters and not any(counts):
        return ""
    return pieces_text([kind for kind, n in enumerate(counts) for _ in range(n)] + monsters)


def pieces_text(pieces: list[int]) -> str:
    """2 bushi, daimyo"""
    words: list[str] = []
    for piece in dict.fromkeys(pieces):
        n = pieces.count(piece)
        words.append(PIECE.text(piece) if n == 1 else f"{n} {PIECE.text(piece)}")
    return ", ".join(words)


def battle_lines(s: GameState) -> list[str]:
    """The current battle."""
    battle = s.battle
    if battle is None:
        return []
    head = f"battle {PROVINCES[battle.province]} {SEATS_FIELD.text(battle.participants)}"
    if battle.killed:
        head += f" killed {battle.killed}"
    if battle.winner >= 0:
        head += f" winner {SEAT.text(battle.winner)}"
    lines = [head]
    for seat, bid in zip(battle.participants, battle.bids, strict=False):
        lines.append(f"bid {SEAT.text(seat)} {' '.join(map(str, bid))}")
    for seat, force in battle.hired:
        lines.append(f"hired {SEAT.text(seat)} {force}")
    for seat, coins in battle.refunds:
        lines.append(f"refund {SEAT.text(seat)} {coins}")
    return lines


def automa_lines(s: GameState) -> list[str]:
    """The clans led by cards, and where the cards are."""
    pile = s.pile
    if pile is None:
        return []
    clans = [SEAT.text(seat) for seat in mask_seats(s, s.automa)]
    lines = [f"automa {' '.join(clans)}", f"level {LEVELS[pile.level]}", *deck_lines(pile.deck)]
    for word, numbers in (("pile", pile.cards), ("discards", pile.discards)):
        if numbers:
            lines.append(f"{word} {' '.join(map(str, numbers))}")
    if pile.in_use:
        lines.append(f"in_use {pile.in_use}")
    return lines


def deck_lines(deck: Deck) -> list[str]:
    """A shipped deck by its name, any other by its cards, so that it can be read without its file."""
    return [f"automa_deck {deck.name}"] if deck.name else deck.lines()
