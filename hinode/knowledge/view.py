"""What a seat sees. Built field by field from what it may know, never by deleting from the whole state.

A view is plain JSON. `seat` is the number or name of a clan, or None for a spectator. Hidden are the
order of the mandate deck and of the Automa's cards, the tiles others drew, tiles played face down, sealed bids
and the generator; a seat sees its own drawn tiles and its own sealed bid.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from hinode.engine import queries
from hinode.engine.automa.cards.pile import LEVELS
from hinode.engine.board import (
    ADVANTAGES,
    KAMI,
    KINDS,
    MANDATES,
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
    token_text,
)
from hinode.engine.core.errors import because
from hinode.engine.game import Game
from hinode.engine.hooks import CARD, CARDS, PIECE, SEAT
from hinode.engine.rules.political import ChooseMandate
from hinode.engine.state import GameState, Turn
from hinode.knowledge.breakdown import weight_parts

if TYPE_CHECKING:
    from hinode.knowledge.shapes import (
        Asked,
        AutomaView,
        BattleView,
        Bid,
        Cost,
        DecisionView,
        Draw,
        GiftLimits,
        Hostage,
        OpenView,
        OwnView,
        PlayedMandate,
        PlayerView,
        ProvinceView,
        SharedView,
        ShrineView,
        Standing,
        View,
    )

SPECTATOR = -1


def view(game: Game | GameState, seat: int | str | None) -> View:
    """Everything a seat may know, with its legal options."""
    s = game.state if isinstance(game, Game) else game
    me = SPECTATOR if seat is None else SEAT.index.get(seat, len(SEAT.names)) if isinstance(seat, str) else seat
    if me != SPECTATOR and me not in s.seats:
        raise because("not_playing", "R3.1", seat=str(seat))
    return {**own_view(game, me), **shared_view(s)}


def own_view(game: Game | GameState, seat: int) -> OwnView:
    """The part of a view that differs from seat to seat (-1: a spectator)."""
    if isinstance(game, Game):
        s, number, undo = game.state, game.number, game.undoer == seat
    else:
        s, number, undo = game, game.asked, False
    return {
        "seat": SEAT.json(seat),
        "own_tiles": own_tiles(s, seat),
        "decision": _decision(s, seat, number),
        "undo": undo,
    }


PARTS: Final[tuple[tuple[str, Callable[[GameState], object]], ...]] = (
    ("set", lambda s: s.card_set),
    ("season", lambda s: SEASONS[s.season]),
    ("phase", lambda s: PHASES[s.phase]),
    ("track", lambda s: TRACK),
    ("turn", lambda s: s.turn),
    ("honor", lambda s: [SEAT.text(seat) for seat in s.honor]),
    ("holder", lambda s: SEAT.text(s.holder)),
    ("deck_size", lambda s: len(s.deck)),
    ("played", lambda s: [_played(s, turn) for turn in s.played]),
    ("war", lambda s: [PROVINCES[p] for p in s.war]),
    ("fought", lambda s: s.fought),
    ("display", lambda s: [CARD.text(card) for card in s.display]),
    ("hostages", lambda s: _hostages(s)),
    ("winners", lambda s: [SEAT.text(winner) for winner in s.winners]),
    ("automa", lambda s: _automa(s)),
)


def shared_view(s: GameState) -> SharedView:
    """The part of a view that is the same for everybody at the table."""
    shown: dict[str, object] = {name: build(s) for name, build in PARTS}
    shown["provinces"] = [province_view(s, province) for province in range(N_PROVINCES)]
    shown["shrines"] = [shrine_view(s, kami) for kami in s.shrines]
    shown["players"] = [player_view(s, seat) for seat in s.seats]
    shown["battle"] = battle_view(s)
    return cast("SharedView", shown)


def open_view(game: Game) -> OpenView:
    """Everything, including what was hidden: for finished games."""
    s = game.state
    decision: Asked | None = None
    if s.waiting is not None:
        actors = [SEAT.text(actor) for actor in s.waiting.actors(s)]
        decision = {"what": s.waiting.json(), "actors": actors, "rule": s.waiting.RULE, "prompt": s.waiting.PROMPT}
    tiles = {SEAT.text(seat): own_tiles(s, seat) for seat in s.seats}
    deck = [MANDATES[tile] for tile in s.deck]
    return {**shared_view(s), "seat": None, "tiles": tiles, "deck": deck, "decision": decision}


def _played(s: GameState, turn: Turn) -> PlayedMandate:
    """A mandate turn as everybody saw it: the chooser, and the mandate performed."""
    chooser, _, _, kind = turn
    return {"seat": SEAT.text(chooser), "mandate": MANDATES[kind], "hidden": queries.hides_mandate(s, chooser)}


def windows(s: GameState) -> tuple[tuple[int, ...], ...]:
    """The four tiles each chooser of this season saw."""
    return _windows(s.deck, s.played)


@lru_cache(64)
def _windows(deck: tuple[int, ...], played: tuple[Turn, ...]) -> tuple[tuple[int, ...], ...]:
    """Worked out backwards from the deck."""
    seen: list[tuple[int, ...]] = []
    for _, i, tile, _ in reversed(played):
        deck = (*deck[:i], tile, *deck[i:])
        seen.append(deck[:TILES_DRAWN])
    return tuple(reversed(seen))


def draws_now(s: GameState, seat: int) -> bool:
    """Whether a seat holds four drawn tiles now."""
    return isinstance(s.waiting, ChooseMandate) and s.waiting.seat == seat


def own_tiles(s: GameState, seat: int) -> list[Draw]:
    """The tiles a seat drew and played this season, and those it holds now."""
    found: list[Draw] = []
    for number, (turn, window) in enumerate(zip(s.played, windows(s), strict=True), 1):
        if turn[0] == seat:
            found.append(drawn(number, window, turn))
    if draws_now(s, seat):
        now = [MANDATES[tile] for tile in s.deck[:TILES_DRAWN]]
        found.append({"turn": len(s.played) + 1, "tiles": now, "position": None})
    return found


def drawn(number: int, window: tuple[int, ...], turn: Turn) -> Draw:
    """The tiles of a turn and which of them was played."""
    return {"turn": number, "tiles": [MANDATES[tile] for tile in window], "position": turn[1] + 1}


def _pieces(s: GameState, seat: int, place: int) -> dict[str, int]:
    """The pieces of a clan in a place, by name."""
    found: dict[str, int] = {}
    for kind, n in enumerate(s.counts(seat, place)):
        if n:
            found[KINDS[kind]] = n
    if s.monsters[seat]:
        for piece in queries.monsters_in(s, seat, place):
            found[PIECE.text(piece)] = 1
    return found


def _standings(s: GameState, place: int) -> dict[str, Standing]:
    """The clans in a place: with what, and how much Force."""
    clans: dict[str, Standing] = {}
    for seat in s.seats:
        pieces = _pieces(s, seat, place)
        if pieces:
            clans[SEAT.text(seat)] = {"pieces": pieces, "force": queries.force(s, seat, place)}
    return clans


def province_view(s: GameState, province: int) -> ProvinceView:
    """A province and who is there."""
    vp, coins, ronin = REWARDS[province]
    return {
        "province": PROVINCES[province],
        "harvest": {"vp": vp, "coins": coins, "ronin": ronin},
        "clans": _standings(s, province),
    }


def shrine_view(s: GameState, kami: int) -> ShrineView:
    """A shrine and who worships there."""
    return {"kami": KAMI[kami], "clans": _standings(s, SHRINE + kami)}


def player_view(s: GameState, seat: int) -> PlayerView:
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


def _hostages(s: GameState) -> list[Hostage]:
    """The hostages, by captor."""
    return [
        {"captor": SEAT.text(captor), "owner": SEAT.text(owner), "piece": PIECE.text(piece)}
        for captor, owner, piece in s.hostages
    ]


def battle_view(s: GameState) -> BattleView | None:
    """The current battle; bids once they are revealed."""
    battle = s.battle
    if battle is None:
        return None
    bids = {
        SEAT.text(seat): cast("Bid", dict(zip(ADVANTAGES, bid, strict=True)))
        for seat, bid in zip(battle.participants, battle.bids, strict=False)
    }
    return {
        "province": PROVINCES[battle.province],
        "participants": [SEAT.text(seat) for seat in battle.participants],
        "force": {SEAT.text(seat): queries.battle_force(s, seat) for seat in battle.participants},
        "parts": {
            SEAT.text(seat): [part.json() for part in weight_parts(s, seat, battle.province)]
            for seat in battle.participants
        },
        "ties": [SEAT.text(seat) for seat in s.honor if seat in battle.participants],
        "bids": bids,
        "hired": {SEAT.text(seat): force for seat, force in battle.hired},
        "killed": battle.killed,
        "winner": SEAT.json(battle.winner),
    }


def _automa(s: GameState) -> AutomaView | None:
    """The Automa's clans and cards. Only the order of the pile is hidden; the tiles it laid out are public (A4.0)."""
    pile = s.pile
    if pile is None:
        return None
    tiles = zip(s.played, windows(s), strict=True)
    laid = [drawn(number, window, turn) for number, (turn, window) in enumerate(tiles, 1) if s.is_automa(turn[0])]
    return {
        "clans": [SEAT.text(seat) for seat in s.seats if s.is_automa(seat)],
        "level": LEVELS[pile.level],
        "deck": pile.deck.name,
        "pile_size": len(pile.cards),
        "discards": list(pile.discards),
        "in_use": pile.in_use or None,
        "tiles": laid,
    }


def _decision(s: GameState, seat: int, number: int) -> DecisionView | None:
    """What the game waits for, and what this seat can do about it."""
    waiting = s.waiting
    if waiting is None:
        return None
    watched = seat == SPECTATOR
    return {
        "number": number,
        "what": waiting.shown(seat),
        "actors": [SEAT.text(actor) for actor in waiting.actors(s)],
        "rule": waiting.RULE,
        "prompt": waiting.PROMPT,
        "options": None if watched else waiting.options(s, seat).json(),
        "costs": [] if watched else costs(s, seat),
        "gift": None if watched else gift(*giving(s, seat)),
    }


def costs(s: GameState, seat: int) -> list[Cost]:
    """The prices of this seat's options, for those that have one."""
    waiting = s.waiting
    if waiting is None or not waiting.PRICED:
        return []
    options = waiting.options(s, seat)
    priced = ((action.text, waiting.price(s, action)) for action in options)
    return [{"line": line, "coins": coins} for line, coins in priced if coins is not None]


def giving(s: GameState, seat: int) -> tuple[int, int, tuple[int, ...]]:
    """How many coins and ronin a seat could give now, and to whom; to nobody if it has nothing to give."""
    coins, ronin = s.coins[seat], s.ronin[seat]
    if s.phase not in (TEA, POLITICAL) or not coins + ronin:
        return 0, 0, ()
    return coins, ronin, tuple(queries.payable(s, seat))


def gift(coins: int, ronin: int, to: tuple[int, ...]) -> GiftLimits | None:
    """Possible gifts, from the result of `giving`."""
    return {"coins": coins, "ronin": ronin, "to": [SEAT.text(other) for other in to]} if to else None
