"""Pushes: what a browser puts together from them is what the engine shows."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, cast

import msgspec
import pytest

from hinode import Rng, new_game, view
from hinode.bots.random_bot import choose
from hinode.engine.core.fields import Json
from hinode.engine.game import Game
from hinode.knowledge.patch import patch_since
from hinode.knowledge.view import SPECTATOR, shared_view
from hinode.server.protocol import News, SeatClock, Sync
from hinode.server.room.news import Report, Sight, whole
from hinode.server.room.past.records import difference

CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
CLOCKS = [SeatClock(0, 5, 6, True)]


def plain(value: object) -> Any:
    """As a browser reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def patched(shown: Mapping[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A view after a patch."""
    new = plain(shown)
    for path, value in patch.items():
        key, _, index = path.partition("/")
        if index:
            new[key][int(index)] = plain(value)
        else:
            new[key] = plain(value)
    return new


def steps(players: int, seed: int) -> list[Game]:
    """A random game with gifts, one game object for each moment, and an undo here and there."""
    rng = Rng(seed)
    games = [new_game(CLANS[:players], "random", "random", seed)]
    while not games[-1].over:
        game = games[-1].clone()
        seat = game.actors[rng.below(len(game.actors))]
        if rng.below(10) == 0 and game.can_undo(seat):
            game.undo(seat)
        else:
            game.act(seat, choose(game.options(seat), rng), watch=True)
        games.append(game)
    return games


def test_a_push_repeats_nothing_a_seat_knows() -> None:
    """Also to a seat that nobody looked at before: its tiles and whether it can undo come only if they are new."""
    for before, after in pairwise(steps(4, 3)):
        sight = Sight(before)
        report = Report(sight, Sight(after, sight), 7, None)
        for seat in (SPECTATOR, *after.seats):
            place = None if seat == SPECTATOR else seat
            patch = plain(msgspec.json.decode(report.message(place, seat), type=News).patch)
            known = plain(view(before, place))
            assert not [part for part in ("own_tiles", "undo") if part in patch and patch[part] == known[part]]


SAME_PEOPLE = (4, 3184)  # two battles in a row with the same people, and the Oni of Skulls elsewhere (Q16)


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (3, 2), (4, 3), (4, 4), (5, 5), (5, 6), (5, 7), SAME_PEOPLE])
def test_patches_lead_to_the_view(players: int, seed: int) -> None:
    """For every seat and spectators, after every action: the patched view is the engine's view."""
    games = steps(players, seed)
    seats = (SPECTATOR, *games[0].seats)
    sight = Sight(games[0])
    shown = {seat: plain(view(games[0], None if seat == SPECTATOR else seat)) for seat in seats}
    for before, after in pairwise(games):
        first = min(len(before.events), len(after.events))
        later = Sight(after, sight)
        report = Report(sight, later, 7, CLOCKS)
        for seat in seats:
            place = None if seat == SPECTATOR else seat
            news = msgspec.json.decode(report.message(place, seat), type=News)
            shown[seat] = patched(shown[seat], news.patch)
            assert shown[seat] == plain(view(after, place))
            assert plain(news.events) == [plain(event.json_for(seat)) for event in after.events[first:]]
            assert (news.seat, news.n, news.first, news.clocks) == (place, 7, first, CLOCKS)
        sight = later


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 3), (5, 5), SAME_PEOPLE])
def test_beats_lead_from_moment_to_moment(players: int, seed: int) -> None:
    """Each beat leads to what everybody sees at that moment, and the patch leads from there to the view."""
    wars = 0
    for before, after in pairwise(steps(players, seed)):
        sight = Sight(before)
        news = msgspec.json.decode(Report(sight, Sight(after, sight), 7, None).message(None, SPECTATOR), type=News)
        if len(after.actions) < len(before.actions):
            assert news.beats == []  # an undo is not a story
            continue
        shown = plain(shared_view(before.state))
        for beat, (end, patch) in zip(after.beats, [(told.end, told.patch) for told in news.beats], strict=False):
            shown = patched(shown, patch)
            assert (end, shown) == (beat.events, plain(shared_view(beat.state)))
        ends = [told.end for told in news.beats]
        assert ends == sorted(set(ends))
        assert all(0 < end < len(news.events) for end in ends)
        assert patched({**plain(view(before, None)), **shown}, news.patch) == plain(view(after, None))
        wars += len(ends) > 5
    assert wars > 0


@pytest.mark.parametrize(("players", "seed"), [(3, 8), (5, 9)])
def test_a_whole_view(players: int, seed: int) -> None:
    """`sync` holds the view and the events of a seat, in the middle of every decision."""
    for game in steps(players, seed)[::7]:
        for seat in (SPECTATOR, *game.seats):
            place = None if seat == SPECTATOR else seat
            sync = msgspec.json.decode(whole(Sight(game), place, seat, 3, 9, None), type=Sync)
            assert plain(sync.view) == plain(view(game, place))
            assert plain(sync.events) == [plain(event.json_for(seat)) for event in game.events[3:]]


@pytest.mark.parametrize("seed", range(10))
def test_changes_lead_from_any_moment_to_any_later_one(seed: int) -> None:
    """The changes since any earlier moment turn its view into the current one."""
    games = steps(5, 100 + seed)
    for gap in (1, 2, 5, 40):
        for before, after in zip(games[::3], games[gap::3], strict=False):
            new = patch_since(after.state, before.state)
            assert patched(shared_view(before.state), new) == plain(shared_view(after.state))


def test_nothing_changed_is_nothing_sent() -> None:
    """Since the same moment nothing is new."""
    for game in steps(5, 200)[::5]:
        assert patch_since(game.state, game.clone().state) == {}


def test_the_patches_of_a_replay() -> None:
    """The difference between a view and itself is empty; parts are by path."""
    game = new_game(CLANS, seed=1)
    shown, again = (cast(dict[str, Json], shared_view(game.state)) for _ in range(2))
    assert difference(shown, again) == {}
    provinces = cast(list[Json], shown["provinces"])
    changed: dict[str, Json] = {**shown, "turn": 5, "provinces": [*provinces[:-1], None]}
    assert plain(difference(shown, changed)) == {"turn": 5, "provinces/7": None}
