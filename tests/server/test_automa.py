"""Tables at which the Automa leads some of the clans."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import hinode
from hinode.engine.hooks import SEAT
from tests.server.people import Person, fails, plain, played_out
from tests.server.serving import FakeTime, Playing, Server, good, play_on, refusal


def seated(server: Server, *names: str, **settings: Any) -> tuple[Playing, list[Person]]:
    """People at a table, and the game begun."""
    host, *others = [Person(server, name) for name in names]
    host.open(**settings)
    for other in others:
        other.sit(host.table)
    good(host.ask("start"))
    everybody = [host, *others]
    return Playing(server, host.table, [person.secret for person in everybody]), everybody


def test_one_person_against_two_automa_clans(server: Server) -> None:
    """The Automa needs no seats: a table for one begins at once, and waits for nobody else."""
    anna = Person(server)
    anna.open(play_now=True, clan="turtle", players=3, automa=2, level="harder")
    info = anna.info()
    assert (info["status"], info["waiting"]) == ("playing", [0])
    assert [seat["clan"] for seat in info["seats"]] == ["turtle"]
    with anna.browser() as browser:
        automa = browser.view["automa"]
        assert len(browser.view["players"]) == 3
        assert len(automa["clans"]) == 2
        assert "turtle" not in automa["clans"]
        assert (automa["level"], automa["deck"]) == ("harder", "hinode1")


def test_people_cannot_take_the_seats_of_the_automa(server: Server) -> None:
    """A table of four clans with two of the Automa has two seats."""
    anna, ben, cleo = (Person(server, name) for name in ("Anna", "Ben", "Cleo"))
    anna.open(players=4, automa=2)
    assert refusal(anna.ask("start")) == "not_now"
    ben.sit(anna.table)
    assert refusal(cleo.ask("seats", anna.table, name="Cleo")) == "taken"
    assert refusal(anna.ask("bots")) == "taken"
    assert good(anna.ask("start"))["status"] == "playing"


def test_views_and_news(server: Server) -> None:
    """What the browsers of two people and of a spectator know is what they may know, to the end of the game."""
    table, (anna, ben) = seated(server, "Anna", "Ben", players=4, automa=2)
    browsers = [anna.browser(), ben.browser()]
    watcher = server.browser(table.name)
    play_on(server, browsers, lambda: table.game.over)
    game = table.game
    for browser in (*browsers, watcher):
        browser.settle()
        clan = None if browser.seat is None else SEAT.index[browser.clan()]
        assert browser.view == plain(hinode.view(game, clan))
        assert len(browser.events[browser.seat]) == len(game.events)
    kinds = {event.kind.name for event in game.events}
    assert {"automa_pairs", "automa_mandate", "automa_figure", "call_to_arms"} <= kinds


def test_nothing_can_be_given_to_the_automa(server: Server) -> None:
    """A gift to one of its clans is refused with the rule; its clans are not among those one can give to."""
    table, (anna, ben) = seated(server, "Anna", "Ben", players=4, automa=2)
    with anna.browser() as browser:
        view = browser.view
        assert view["decision"]["gift"]["to"] == [good(ben.get())["seats"][1]["clan"]]
        answer = browser.act(f"gift {view['automa']['clans'][0]} 1")
        assert fails(answer) == "illegal"
        assert answer["rule"] == "A1.7"
    assert not table.game.actions


def test_a_finished_game(server: Server) -> None:
    """Its record replays anywhere and can be imported; the replay shows it."""
    table = played_out(server, players=4, automa=3)
    record = table.get("record").text
    game = hinode.load(record)
    assert game.over
    assert game.state.automa.bit_count() == 3
    assert len(good(table.get("replay"))["moments"]) == len(game.actions)
    with server.client() as client:
        name = good(client.post("/api/records", json={"record": record}))["table"]
        info = good(client.get(f"/api/tables/{name}"))
    assert (info["status"], info["settings"]["automa"], len(info["seats"])) == ("over", 3, 4)


def test_a_draft(server: Server) -> None:
    """People draft their clans; the Automa gets any of the others."""
    anna, ben = (Person(server, name) for name in ("Anna", "Ben"))
    anna.open(players=5, automa=3, clans="drafted")
    ben.sit(anna.table)
    order: list[int] = good(anna.ask("start"))["draft"]
    browsers = [anna.browser(), ben.browser()]
    for seat, clan in zip(order, ("bonsai", "koi"), strict=True):
        assert browsers[seat].ask("choose_clan", seat=seat, clan=clan)["type"] == "done"
    automa = good(anna.get("view"))["automa"]["clans"]
    assert sorted(automa) == ["dragonfly", "lotus", "turtle"]


def test_after_a_restart(tmp_path: Path) -> None:
    """A game with Automa clans continues where it was."""
    with Server(tmp_path, FakeTime()) as server:
        table, people = seated(server, "Anna", players=3, automa=2)
        with people[0].browser() as browser:
            play_on(server, [browser], lambda: len(table.game.actions) > 20)
        before = good(table.get("view", 0)), table.game.state.key()
    with Server(tmp_path, FakeTime()) as server:
        again = Playing(server, table.name, table.secrets)
        seen = good(again.get("view", 0))
        with server.browser(table.name, *table.secrets) as browser:
            assert (seen, again.game.state.key()) == before
            assert browser.to_act()
