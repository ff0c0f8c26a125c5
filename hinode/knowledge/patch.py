"""Changes in the public view, found by comparing two states: quicker than comparing two views."""

from __future__ import annotations

from hinode.engine import queries
from hinode.engine.board import MONSTER, N_PROVINCES, RESERVE, SHRINE
from hinode.engine.state import GameState
from hinode.knowledge.view import PARTS, battle_view, player_view, province_view, shrine_view


def patch_since(s: GameState, old: GameState) -> dict[str, object]:
    """The changes in the shared view since another moment of the same game, by path: `turn`, `provinces/3`."""
    new: dict[str, object] = {}
    keys, before = _keys(s), _keys(old)
    if keys != before:
        for (name, build), key, was in zip(PARTS, keys, before, strict=True):
            if key != was:
                new[name] = build(s)
    same = _Same(s, old)
    places = _places_changed(s, old, same)
    if places:
        for i in range(N_PROVINCES):
            if places >> i & 1:
                new[f"provinces/{i}"] = province_view(s, i)
        for i, kami in enumerate(s.shrines):
            if places >> SHRINE + kami & 1:
                new[f"shrines/{i}"] = shrine_view(s, kami)
    if not (same.figures and same.riches and same.monsters):
        for i, seat in enumerate(s.seats):
            if _player_changed(s, seat, old, same):
                new[f"players/{i}"] = player_view(s, seat)
    if _battle_changed(s, old, same):
        new["battle"] = battle_view(s)
    return new


def _keys(s: GameState) -> tuple[object, ...]:
    """For each of PARTS, in their order, the values it depends on: if they are unchanged, so is the part."""
    return (
        s.card_set, s.season, s.phase, None, s.turn, s.honor, s.holder, len(s.deck), s.played, s.war, s.fought,
        s.display, s.hostages, s.winners, s.pile and (s.pile, s.played, s.deck),
    )  # fmt: skip


class _Same:
    """What two states of a game have in common: computed once, used often."""

    __slots__ = ("figures", "monsters", "moved", "powers", "riches")

    def __init__(self, s: GameState, old: GameState) -> None:
        self.figures = all(_same_figures(s, place, old) for place in range(RESERVE + 1))
        self.monsters = s.monster_at == old.monster_at and s.monsters == old.monsters
        self.moved = 0 if self.monsters else _moved(s, old)
        # Everything Force depends on except the pieces in the place itself (a test checks this).
        self.powers = (
            self.monsters
            and s.cards == old.cards
            and s.honor == old.honor
            and s.tokens == old.tokens
            and s.phase == old.phase
            and s.season == old.season
            and _fighting(s) == _fighting(old)
        )
        # Everything players have except their pieces.
        self.riches = (
            s.coins == old.coins
            and s.vp == old.vp
            and s.ronin == old.ronin
            and s.ally == old.ally
            and s.allied_seasons == old.allied_seasons
            and s.cards == old.cards
            and s.tokens == old.tokens
            and s.aside == old.aside
        )


def _same_figures(s: GameState, place: int, old: GameState) -> bool:
    """Whether the same figures stand in a place. Usually the states share its row."""
    row, was = s.figures[place], old.figures[place]
    return row is was or row == was


def _moved(s: GameState, old: GameState) -> int:
    """The places where a monster has come or gone, or has another owner, as bits."""
    owners = {piece: seat for seat in old.seats for piece in old.monsters[seat]}
    places = 0
    for seat in s.seats:
        for piece in s.monsters[seat]:
            now, then = s.monster_at[piece - MONSTER], old.monster_at[piece - MONSTER]
            if now != then or owners.get(piece) != seat:
                places |= 1 << now
            if now != then and piece in owners:
                places |= 1 << then
            owners.pop(piece, None)
    for piece in owners:  # no longer owned
        places |= 1 << old.monster_at[piece - MONSTER]
    return places


def _places_changed(s: GameState, old: GameState, same: _Same) -> int:
    """The places whose pieces or Force have changed, as bits."""
    places = 0
    if not same.figures:
        for place in range(RESERVE):
            if not _same_figures(s, place, old):
                places |= 1 << place
    if not same.powers:
        places |= same.moved
        for seat in s.seats:
            for place in _of_varying_force(s, seat, old):
                # A place whose pieces have changed is shown anyway.
                if not places >> place & 1 and queries.force(s, seat, place) != queries.force(old, seat, place):
                    places |= 1 << place
    return places


def _of_varying_force(s: GameState, seat: int, old: GameState) -> list[int]:
    """The places where a clan's Force may depend on more than the number of its pieces there."""
    if queries.has_force_rule(s, seat) or queries.has_force_rule(old, seat):
        return [place for place in range(RESERVE) if _is_there(s, seat, place)]
    return [s.monster_at[piece - MONSTER] for piece in s.monsters[seat] if s.monster_at[piece - MONSTER] < RESERVE]


def _is_there(s: GameState, seat: int, place: int) -> bool:
    """Whether a clan has pieces in a place. (Without any, its Force is not shown.)"""
    if any(s.counts(seat, place)):
        return True
    return bool(s.monsters[seat]) and bool(queries.monsters_in(s, seat, place))


def _fighting(s: GameState) -> tuple[int, tuple[int, ...]]:
    """The province of the current battle, and its participants."""
    return (-1, ()) if s.battle is None else (s.battle.province, s.battle.participants)


def _player_changed(s: GameState, seat: int, old: GameState, same: _Same) -> bool:
    """Whether what a player has changed."""
    if not same.riches and (
        s.coins[seat] != old.coins[seat]
        or s.vp[seat] != old.vp[seat]
        or s.ronin[seat] != old.ronin[seat]
        or s.ally[seat] != old.ally[seat]
        or s.allied_seasons[seat] != old.allied_seasons[seat]
        or s.cards[seat] != old.cards[seat]
        or s.tokens[seat] != old.tokens[seat]
    ):
        return True
    if not same.monsters and queries.monsters_in(s, seat, RESERVE) != queries.monsters_in(old, seat, RESERVE):
        return True
    if s.aside != old.aside and _aside(s, seat) != _aside(old, seat):
        return True
    if _same_figures(s, RESERVE, old):
        return False
    return s.counts(seat, RESERVE) != old.counts(seat, RESERVE)


def _aside(s: GameState, seat: int) -> list[int]:
    """The pieces of a clan that are set aside."""
    return [piece for owner, piece in s.aside if owner == seat]


def _battle_changed(s: GameState, old: GameState, same: _Same) -> bool:
    """Whether the current battle changed, or something its Force depends on."""
    if s.battle is None or old.battle is None:
        return s.battle is not old.battle
    return not (same.figures and same.powers) or s.battle.key() != old.battle.key()
