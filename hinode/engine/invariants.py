"""What is always true of a state. A broken one is a bug of the engine: RulesBug."""

from __future__ import annotations

from hinode.engine import queries
from hinode.engine.automa.cards.pile import the_pile
from hinode.engine.board import (
    FIGURES_OF_A_KIND,
    HELD,
    KINDS,
    MONSTER,
    OVER,
    RESERVE,
    SHRINE,
    STRONGHOLD,
    WAR,
    WINTER,
)
from hinode.engine.core.errors import RulesBug
from hinode.engine.hooks import CARDS, MONSTERS, SEAT
from hinode.engine.rules.season import all_tiles, outer_agenda, season_cards
from hinode.engine.state import GameState


def check(s: GameState) -> None:
    """Raise RulesBug if anything is lost, doubled, negative or out of place."""
    for seat in s.seats:
        _check_pieces(s, seat)
        _check_monsters(s, seat)
        for name, number in (("VP", s.vp[seat]), ("coins", s.coins[seat]), ("ronin", s.ronin[seat])):
            _must(number >= 0, f"{SEAT.text(seat)} has {number} {name}")
        ally = s.ally[seat]
        _must(ally < 0 or (ally != seat and s.ally[ally] == seat), f"{SEAT.text(seat)} has a one-sided ally")
    _must(tuple(sorted(s.honor)) == s.seats, "the honor track is not a strict order of the players (R2.1)")
    tiles = sorted((*s.deck, *(turn[2] for turn in s.played)))
    _must(tiles == list(all_tiles()), "mandate tiles are lost or doubled (R3.6)")
    tokens = [token for seat in s.seats for token in s.tokens[seat]]
    _must(len(tokens) == len(set(tokens)), "a war token is owned twice")
    _check_cards(s)
    _must(s.battle is None or s.phase == WAR, "a battle outside the war phase")
    _must(not s.aside or s.battle is not None, "dead figures outside a battle (Q23)")
    below = outer_agenda(s.season, s.phase)
    _must(s.agenda[: len(below)] == below, "the season does not go on as it should")
    _must(bool(s.agenda) == (s.phase != OVER), "an empty agenda before the end")
    if s.automa:
        _check_automa(s)


def _must(holds: bool, sentence: str) -> None:
    if not holds:
        raise RulesBug(sentence)


def _check_pieces(s: GameState, seat: int) -> None:
    """Figures and strongholds are conserved (R1.1)."""
    for kind, number in enumerate(FIGURES_OF_A_KIND):
        counts = [s.count(seat, kind, place) for place in range(len(s.figures))]
        _must(min(counts) >= 0, f"a negative number of {KINDS[kind]}")
        gone = s.aside.count((seat, kind))
        if s.hostages:
            gone += sum(1 for _, owner, piece in s.hostages if (owner, piece) == (seat, kind))
        _must(sum(counts) + gone == number, f"{SEAT.text(seat)} has lost or gained {KINDS[kind]}")
        for place in range(SHRINE, RESERVE) if any(counts[SHRINE:RESERVE]) else ():
            worship = not counts[place] or (queries.can_worship(kind) and place - SHRINE in s.shrines)
            _must(worship, f"a {KINDS[kind]} at a shrine (R6.7)")
    _must(not any(piece == STRONGHOLD for _, piece in s.aside), "a stronghold was killed (R10.3)")


def _check_monsters(s: GameState, seat: int) -> None:
    """A player has the monsters of its cards, each in one place."""
    pieces = tuple(CARDS[card].piece for card in s.cards[seat] if CARDS[card].piece >= 0)
    _must(pieces == s.monsters[seat], "monsters without cards or cards without monsters (R6.10)")
    for piece in pieces:
        at = s.monster_at[piece - MONSTER]
        name = MONSTERS[piece - MONSTER].name
        _must(at >= 0, f"{name} is nowhere")
        _must(not SHRINE <= at < RESERVE or queries.can_worship(piece), f"{name} at a shrine")
        held = any((owner, figure) == (seat, piece) for _, owner, figure in s.hostages)
        _must((at == HELD) == held, f"{name} is a hostage of nobody")


def _check_automa(s: GameState) -> None:
    """Automa clans hold no money and are never asked; their cards are in the pile, in use or discarded."""
    pile = the_pile(s)
    for seat in s.seats:
        if s.is_automa(seat):
            _must(not s.coins[seat] + s.ronin[seat], f"the Automa clan {SEAT.text(seat)} has coins or ronin (A1.2)")
            asked = s.waiting is not None and seat in s.waiting.actors(s)
            _must(not asked, f"the Automa clan {SEAT.text(seat)} is asked")
    used = (pile.in_use,) if pile.in_use else ()
    cards = sorted((*pile.cards, *pile.discards, *used))
    _must(cards == sorted(pile.deck.numbers()), "cards of the Automa are lost or doubled (A1.5)")


def _check_cards(s: GameState) -> None:
    """Cards are on display, owned or out of the game, never twice."""
    owned = [card for seat in s.seats for card in s.cards[seat]]
    mask = sum({1 << source.number for seat in s.seats for source in queries.sources(s, seat)})
    _must(s.owned == mask, "the mask of sources in play is wrong")
    for card in set(owned):
        _must(owned.count(card) <= CARDS[card].copies, f"too many copies of {CARDS[card].name}")
    if s.season < WINTER and s.display:
        bought = [card for card in owned if CARDS[card].season == s.season]
        deck = season_cards(s.card_set, s.season)
        _must(sorted((*s.display, *bought)) == sorted(deck), "season cards are lost or doubled (R3.4)")
