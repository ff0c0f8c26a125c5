"""Records: exports for each reader, imports, and replays. Over real requests."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import pytest

import hinode
from hinode.engine.core.events import Event
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.knowledge.view import SPECTATOR, open_view
from hinode.server.room.past.records import MAX_RECORD
from tests.server.people import match, plain, played_out, reach_bids, reach_mandate
from tests.server.planted import RECORDS, keep
from tests.server.serving import Json, Playing, Server, good, refusal

GOOD = RECORDS[0].read_text("utf-8")
IMPOSSIBLE = """hinode record 1
position
phase war 1
honor koi lotus turtle
war oshu
koi oshu bushi
turtle oshu bushi
battle oshu koi,turtle
bid koi 0 0 0 0
bid turtle 0 1 0 0
next hostage turtle 1
next reparations
actions
turtle pass
end 1
"""


# -------------------------------------------------------------------------------- export
def test_the_record_of_a_finished_game(server: Server) -> None:
    """Anybody gets all of it, and it replays to the same scores."""
    table = played_out(server, players=4)
    text = table.get("record").text
    assert text == table.get("record", 0).text
    game = hinode.load(text)
    assert game.over
    assert game.seed == table.game.seed
    assert game.state.vp == table.game.state.vp
    assert game.state.key() == table.game.state.key()


def known(event: Event, seat: int) -> str:
    """An event as a seat may know it, in the notation of the engine."""
    told = event.json_for(seat)
    return event.text() if told == event.json() else f"{told['event']} {told['seat']} ?"


def test_the_record_of_a_running_game(server: Server) -> None:
    """A seat and a spectator get what they have seen: no seed, no actions, nothing hidden."""
    playing = match(server, players=5)
    for reach in (reach_mandate, reach_bids):
        reach(playing)
        game = playing.game
        for browser in playing.browsers:
            clan = SEAT.index[browser.clan()] if browser.holds else SPECTATOR
            answer = playing.table.get("record", browser.seat)
            assert answer.headers["content-type"].startswith("text/plain")
            head, _, rest = answer.text.partition("events\n")
            clans = " ".join(SEAT.text(seat) for seat in game.seats)
            seat = browser.clan() if browser.holds else "-"
            assert head.splitlines() == ["hinode log 1", f"clans {clans}", f"set {game.state.card_set}", f"seat {seat}"]
            *lines, end = rest.splitlines()
            assert lines == [known(event, clan) for event in game.events]
            assert end == f"end {len(game.events)}"
            assert any(line.endswith(" ?") for line in lines)
            assert str(game.seed) not in answer.text
            with pytest.raises(hinode.NotationError):
                hinode.load(answer.text)


def test_whose_record(server: Server) -> None:
    """Only the holder of a seat gets the record as that seat knows it."""
    table = server.table("Anna", "Ben", "Cleo")
    with server.client() as client:
        for headers in ({}, {"authorization": f"Bearer {table.secrets[0]}"}):
            asked = [client.get(f"/api/tables/{table.name}/record?seat={seat}", headers=headers) for seat in (1, 3, 5)]
            assert [refusal(answer) for answer in asked] == ["not_your_seat", "no_such_seat", "unreadable"]


# -------------------------------------------------------------------------------- import
@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: path.stem)
def test_import(server: Server, path: Path) -> None:
    """It becomes a table of its own that is over, is in no list, and gives the same record back."""
    text = path.read_text("utf-8")
    table = Playing(server, good(keep(server, record=text))["table"], [])
    info = good(table.get(""))
    game = hinode.load(text)
    assert (info["status"], info["waiting"], info["actions"]) == ("over", [], len(game.actions))
    assert [seat["clan"] for seat in info["seats"]] == [SEAT.text(seat) for seat in game.seats]
    assert table.get("record").text == text
    with server.browser(table.name) as browser:
        assert browser.view == plain(hinode.view(game, None))
        assert len(browser.events[None]) == len(game.events)
    with server.client() as client:
        assert table.name not in client.get("/api/tables").text


@pytest.mark.parametrize("path", [RECORDS[0], RECORDS[-1]], ids=lambda path: path.stem)
def test_an_imported_table_has_the_settings_of_its_game(server: Server, path: Path) -> None:
    """As far as its record tells them."""
    game = hinode.load(path.read_text("utf-8"))
    settings = good(Playing(server, good(keep(server, record=hinode.save(game)))["table"], []).get(""))["settings"]
    assert game.setup is not None
    assert settings["players"] == len(game.seats)
    assert settings["card_set"] == game.setup.card_set
    assert settings["shrines"] == game.setup.shrines


def test_import_of_a_part(server: Server) -> None:
    """A record that stops in the middle of a game, and one that starts there, can be looked at too."""
    half = hinode.load(GOOD).at(40)
    later = Game(half.state.clone())
    later.act(later.actors[0], next(iter(later.options(later.actors[0]))))
    for game in (half, later):
        table = Playing(server, good(keep(server, record=hinode.save(game)))["table"], [])
        assert len(good(table.get("replay"))["moments"]) == len(game.actions)
        assert table.get("record").text == hinode.save(game)


def changed(old: str, new: str) -> str:
    """A record in which the first of something is something else."""
    assert old in GOOD
    return GOOD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("code", "record"),
    [
        ("unreadable", ""),
        ("unreadable", None),
        ("unreadable", 7),
        ("unreadable", ["hinode record 1"]),
        ("bad_record", "hello"),
        ("bad_record", "\u0000" * 100),
        ("bad_record", "hinode record 1\n"),
        ("bad_record", "hinode record 99\n" + GOOD.split("\n", 1)[1]),
        ("bad_record", GOOD[: len(GOOD) // 2]),
        ("bad_record", GOOD.rsplit("\n", 2)[0]),
        ("bad_record", GOOD + GOOD),
        ("bad_record", changed("seed ", "seed 1")),
        ("bad_record", changed("seed ", "seed " + "9" * 5000)),
        ("bad_record", changed("mandate 1", "mandate 5")),
        ("bad_record", changed("> drew ", "> drew koi train,train,train,train # ")),
        ("bad_record", changed("\nend ", "\nend 1")),
        ("bad_record", IMPOSSIBLE),
        ("too_large", GOOD + "#" * MAX_RECORD),
        ("too_large", GOOD + "#" * 3 * MAX_RECORD),
        ("too_large", GOOD + "\n" * 20_000),
    ],
    ids=lambda value: str(value)[:20] if isinstance(value, str) else repr(value),
)
def test_import_of_nonsense(server: Server, code: str, record: object) -> None:
    """It is refused, and there is no new table."""
    before = server.run(server.hall.store.count)
    assert refusal(keep(server, record=record)) == code
    assert server.run(server.hall.store.count) == before


def test_import_of_no_record(server: Server) -> None:
    """Requests that bring something else."""
    before = server.run(server.hall.store.count)
    assert refusal(keep(server)) == "unreadable"
    assert refusal(keep(server, record=GOOD, title="x")) == "unreadable"
    with server.client() as client:
        for content in (b"", b"hello", b"[]", b'{"record": "\xff\xfe"}', b"{" * 5000, GOOD.encode()):
            assert refusal(client.post("/api/records", content=content)) == "unreadable"
    assert server.run(server.hall.store.count) == before


# -------------------------------------------------------------------------------- replays
def patched(view: Json, patch: Json) -> Json:
    """A view with the parts that changed."""
    new = deepcopy(view)
    for path, value in patch.items():
        key, _, index = path.partition("/")
        if index:
            new[key][int(index)] = value
        else:
            new[key] = value
    return new


@pytest.mark.parametrize("path", [RECORDS[1], RECORDS[-1]], ids=lambda path: path.stem)
def test_replay(server: Server, path: Path) -> None:
    """The first view and all patches lead to the open view of the end; all events are there."""
    table = Playing(server, good(keep(server, record=path.read_text("utf-8")))["table"], [])
    shown = good(table.get("replay"))
    whole = hinode.load(shown["record"])
    game = whole.at(0)
    view = shown["view"]
    assert view == plain(open_view(game))
    assert shown["events"] == plain([event.json() for event in game.events])
    assert shown["before"] == plain(open_view(game.unbegun()))
    assert [beat["end"] for beat in shown["beats"]] == [beat.events for beat in game.beats[:-1]]
    assert len(shown["moments"]) == len(whole.actions)
    for moment, (seat, action) in zip(shown["moments"], whole.actions, strict=True):
        assert (moment["seat"], moment["line"]) == (SEAT.text(seat), action.text)
        assert moment["events"] == plain([event.json() for event in game.act(seat, action)])
        view = patched(view, moment["patch"])
        assert view == plain(open_view(game))
    assert view["winners"] == [SEAT.text(seat) for seat in whole.state.winners]
