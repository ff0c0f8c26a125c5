"""Everything `expect` can ask about a state: each question with its answer as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hinode.engine import queries
from hinode.engine.board import (
    KAMI,
    MANDATES,
    PLACES,
    PROVINCES,
    RESERVE,
    SEASONS,
    TILES_DRAWN,
    TRACK,
    WINTER,
    token_text,
)
from hinode.engine.hooks import CARD, SEAT
from hinode.engine.rules.political import ChooseMandate
from hinode.engine.rules.war.provinces import Bids
from hinode.engine.state import GameState
from hinode.notation.position import phase_text, pieces_text, zone

NOTHING: Final = "-"
MANDATE_TURNS: Final = TRACK.count("M")


def words(names: Iterable[object], between: str = " ") -> str:
    """A list as text."""
    return between.join(map(str, names)) or NOTHING


def facts(s: GameState) -> dict[str, str]:
    """Every question and its answer, including what is hidden."""
    answers = {**_table(s), **_turns(s), **_war(s)}
    for seat in s.seats:
        answers |= _clan(s, seat)
    return answers


def _table(s: GameState) -> dict[str, str]:
    waiting = s.waiting
    return {
        "season": SEASONS[s.season],
        "phase": phase_text(s),
        "honor": words(map(SEAT.text, s.honor)),
        "shrines": words(KAMI[kami] for kami in s.shrines),
        "holder": SEAT.text(s.holder),
        "winners": words(map(SEAT.text, s.winners), ","),
        "decision": waiting.NAME if waiting else NOTHING,
        "actors": words(map(SEAT.text, waiting.actors(s)), ",") if waiting else NOTHING,
        "display": words(map(CARD.text, s.display)),
        "deck": words(MANDATES[tile] for tile in s.deck),
        "pile": words(s.pile.cards) if s.pile is not None else NOTHING,
        "rng": str(s.rng),
    }


def _turns(s: GameState) -> dict[str, str]:
    """The mandate turns of this season, and the tiles drawn in the turn that is going on."""
    draws = isinstance(s.waiting, ChooseMandate)
    answers = {"tiles": words(MANDATES[tile] for tile in s.deck[:TILES_DRAWN]) if draws else NOTHING}
    for number in range(1, MANDATE_TURNS + 1):
        answers[f"played {number}"] = answers[f"tile {number}"] = NOTHING
    for number, (chooser, _, tile, kind) in enumerate(s.played, 1):
        answers[f"played {number}"] = f"{SEAT.text(chooser)} {MANDATES[kind]}"
        answers[f"tile {number}"] = MANDATES[tile]
    return answers


def _war(s: GameState) -> dict[str, str]:
    battle = s.battle
    bids = {sealed[0]: sealed[1:] for sealed in s.waiting.sealed} if isinstance(s.waiting, Bids) else {}
    if battle is not None and battle.bids:
        bids = dict(zip(battle.participants, battle.bids, strict=True))
    return {
        "war": words(PROVINCES[province] for province in s.war),
        "battle": PROVINCES[battle.province] if battle else NOTHING,
        "participants": words(map(SEAT.text, battle.participants), ",") if battle else NOTHING,
        **{f"bid {SEAT.text(seat)}": words(bids.get(seat, ())) for seat in s.seats},
    }


def _clan(s: GameState, seat: int) -> dict[str, str]:
    answers = {
        "vp": str(s.vp[seat]),
        "coins": str(s.coins[seat]),
        "ronin": str(s.ronin[seat]),
        "ally": SEAT.text(s.ally[seat]),
        "allied": words((SEASONS[i] for i in range(WINTER) if s.allied_seasons[seat] >> i & 1), ","),
        "cards": words(map(CARD.text, s.cards[seat])),
        "tokens": words(map(token_text, s.tokens[seat])),
        "reserve": zone(s, seat, RESERVE) or NOTHING,
        "aside": pieces_text([piece for owner, piece in s.aside if owner == seat]) or NOTHING,
    }
    for captor in s.seats:
        held = [piece for who, owner, piece in s.hostages if who == captor and owner == seat]
        answers[f"captive {SEAT.text(captor)}"] = pieces_text(held) or NOTHING
    for place in range(RESERVE):
        answers[PLACES[place]] = zone(s, seat, place) or NOTHING
        answers[f"force {PLACES[place]}"] = str(force(s, seat, place))
    return {f"{SEAT.text(seat)} {question}": answer for question, answer in answers.items()}


def force(s: GameState, seat: int, place: int) -> int:
    """The Force of a clan in a place, hired ronin included where it fights."""
    battle = s.battle
    if battle is not None and battle.province == place and seat in battle.participants:
        return queries.battle_force(s, seat)
    return queries.force(s, seat, place)
