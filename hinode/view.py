"""What a seat sees. Built field by field from what it may know; never by deleting from the truth.

A view is plain JSON. `seat` is the number or name of a clan, or None for a spectator. Hidden are the
order of the mandate deck, the tiles others drew, tiles played face down, sealed bids and the
generator; a seat sees its own drawn tiles and its own sealed bid.
"""

from __future__ import annotations

from hinode import queries
from hinode.board import (
    ADVANTAGES,
    KAMI,
    KINDS,
    MANDATES,
    MONSTER,
    N_PROVINCES,
    PHASES,
    POLITICAL,
    PROVINCES,
    RESERVE,
    REWARDS,
    SEASONS,
    SHRINE,
    TEA,
    TILES_DRAWN,
    TRACK,
    WINTER,
)
from hinode.core.errors import IllegalAction
from hinode.core.fields import Json
from hinode.game import Game
from hinode.hooks import CARD, CARDS, CLANS, PIECE, SEAT
from hinode.notation.position import token_text
from hinode.rules.political import ChooseMandate
from hinode.state import GameState, Turn

SPECTATOR = -1


def view(game: Game | GameState, seat: int | str | None) -> dict[str, Json]:
    """Everything a seat may know, with its legal options."""
    s = game.state if isinstance(game, Game) else game
    me = SPECTATOR if seat is None else SEAT.index.get(seat, len(SEAT.names)) if isinstance(seat, str) else seat
    if me != SPECTATOR and me not in s.seats:
        raise IllegalAction(f"'{seat}' does not play in this game.", "R3.1")
    return {**own_view(game, me), **shared_view(s)}


def own_view(game: Game | GameState, seat: int) -> dict[str, Json]:
    """The part of a view that differs from seat to seat (-1: a spectator)."""
    if isinstance(game, Game):
        s, number, undo = game.state, game.number, seat != SPECTATOR and game.can_undo(seat)
    else:
        s, number, undo = game, game.asked, False
    return {
        "seat": SEAT.json(seat),
        "own_tiles": _own_tiles(s, seat),
        "decision": _decision(s, seat, number),
        "undo": undo,
    }


def shared_view(s: GameState) -> dict[str, Json]:
    """The part of a view that everybody at the table sees alike."""
    return {
        "set": s.card_set,
        "season": SEASONS[s.season],
        "phase": PHASES[s.phase],
        "track": TRACK,
        "turn": s.turn,
        "honor": [SEAT.text(other) for other in s.honor],
        "holder": SEAT.text(s.holder),
        "deck_size": len(s.deck),
        "played": [_played(turn) for turn in s.played],
        "war": [PROVINCES[p] for p in s.war],
        "fought": s.fought,
        "display": [CARD.text(card) for card in s.display],
        "shrines": [_place(s, SHRINE + kami) for kami in s.shrines],
        "provinces": [_place(s, p) for p in range(N_PROVINCES)],
        "players": [_player(s, other) for other in s.seats],
        "hostages": [
            {"captor": SEAT.text(captor), "owner": SEAT.text(owner), "piece": PIECE.text(piece)}
            for captor, owner, piece in s.hostages
        ],
        "battle": _battle(s),
        "winners": [SEAT.text(winner) for winner in s.winners],
    }


def open_view(game: Game) -> dict[str, Json]:
    """Everything, hidden things too: for those who look at a game that is over."""
    s = game.state
    decision: Json = None
    if s.waiting is not None:
        actors: list[Json] = [SEAT.text(actor) for actor in s.waiting.actors(s)]
        decision = {"what": s.waiting.json(), "actors": actors, "rule": s.waiting.RULE, "prompt": s.waiting.PROMPT}
    tiles: dict[str, Json] = {SEAT.text(seat): _own_tiles(s, seat) for seat in s.seats}
    deck: list[Json] = [MANDATES[tile] for tile in s.deck]
    return {**shared_view(s), "seat": None, "tiles": tiles, "deck": deck, "decision": decision}


def _played(turn: Turn) -> Json:
    """A mandate turn as everybody saw it: who, and which mandate was performed."""
    chooser, _, _, kind = turn
    return {"seat": SEAT.text(chooser), "mandate": MANDATES[kind], "hidden": CLANS[chooser].hides_mandate}


def windows(s: GameState) -> list[tuple[int, ...]]:
    """The four tiles each chooser of this season saw, worked out backwards from the deck."""
    deck = s.deck
    seen: list[tuple[int, ...]] = []
    for _, i, tile, _ in reversed(s.played):
        deck = (*deck[:i], tile, *deck[i:])
        seen.append(deck[:TILES_DRAWN])
    return seen[::-1]


def draws_now(s: GameState, seat: int) -> bool:
    """Whether a seat holds four drawn tiles at this moment."""
    return isinstance(s.waiting, ChooseMandate) and s.waiting.seat == seat


def _own_tiles(s: GameState, seat: int) -> Json:
    """What a seat drew this season and which tile it played, and what it holds now."""
    drawn: list[Json] = []
    for number, (turn, window) in enumerate(zip(s.played, windows(s), strict=True), 1):
        if turn[0] == seat:
            drawn.append({"turn": number, "tiles": [MANDATES[t] for t in window], "position": turn[1] + 1})
    if draws_now(s, seat):
        now: list[Json] = [MANDATES[tile] for tile in s.deck[:TILES_DRAWN]]
        drawn.append({"turn": len(s.played) + 1, "tiles": now, "position": None})
    return drawn


def _pieces(s: GameState, seat: int, place: int) -> dict[str, Json]:
    """The pieces of a clan in a place, by name."""
    i = place << 5 | seat << 2
    counts = s.figures[i : i + MONSTER]
    found: dict[str, Json] = {}
    if any(counts):
        found.update((KINDS[kind], n) for kind, n in enumerate(counts) if n)
    for piece in queries.monsters_in(s, seat, place):
        found[PIECE.text(piece)] = 1
    return found


def _place(s: GameState, place: int) -> Json:
    """A province or a shrine: who is there, with what and how much Force."""
    clans: dict[str, Json] = {}
    for seat in s.seats:
        pieces = _pieces(s, seat, place)
        if pieces:
            clans[SEAT.text(seat)] = {"pieces": pieces, "force": queries.force(s, seat, place)}
    if place >= SHRINE:
        return {"kami": KAMI[place - SHRINE], "clans": clans}
    vp, coins, ronin = REWARDS[place]
    harvest: Json = {"vp": vp, "coins": coins, "ronin": ronin}
    return {"province": PROVINCES[place], "harvest": harvest, "clans": clans}


def _player(s: GameState, seat: int) -> Json:
    """What one player has; all of it is public."""
    return {
        "seat": SEAT.text(seat),
        "vp": s.vp[seat],
        "coins": s.coins[seat],
        "ronin": s.ronin[seat],
        "ally": SEAT.json(s.ally[seat]),
        "allied_seasons": [SEASONS[i] for i in range(WINTER) if s.allied_seasons[seat] >> i & 1],
        "cards": [CARDS[card].slug for card in s.cards[seat]],
        "tokens": [token_text(token) for token in s.tokens[seat]],
        "reserve": _pieces(s, seat, RESERVE),
        "aside": [PIECE.text(piece) for owner, piece in s.aside if owner == seat],
    }


def _battle(s: GameState) -> Json:
    """The battle at hand; bids from the reveal on."""
    battle = s.battle
    if battle is None:
        return None
    bids: dict[str, Json] = {
        SEAT.text(seat): dict[str, Json](zip(ADVANTAGES, bid, strict=True))
        for seat, bid in zip(battle.participants, battle.bids, strict=False)
    }
    return {
        "province": PROVINCES[battle.province],
        "participants": [SEAT.text(seat) for seat in battle.participants],
        "force": {SEAT.text(seat): queries.battle_force(s, seat) for seat in battle.participants},
        "bids": bids,
        "hired": {SEAT.text(seat): force for seat, force in battle.hired},
        "killed": battle.killed,
        "winner": SEAT.json(battle.winner),
    }


def _decision(s: GameState, seat: int, number: int) -> Json:
    """What the game waits for, and what this seat can do about it."""
    waiting = s.waiting
    if waiting is None:
        return None
    gift: Json = None
    if seat >= 0 and s.phase in (TEA, POLITICAL) and s.coins[seat] + s.ronin[seat]:
        gift = {"coins": s.coins[seat], "ronin": s.ronin[seat], "to": [SEAT.text(o) for o in queries.others(s, seat)]}
    return {
        "number": number,
        "what": waiting.shown(seat),
        "actors": [SEAT.text(actor) for actor in waiting.actors(s)],
        "rule": waiting.RULE,
        "prompt": waiting.PROMPT,
        "options": waiting.options(s, seat).json() if seat >= 0 else None,
        "gift": gift,
    }
