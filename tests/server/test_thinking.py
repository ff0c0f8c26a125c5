"""Bots think in other processes, while the table stays responsive."""

from __future__ import annotations

import os
import signal

from hinode import new_game
from hinode.bots.negotiation.pledges import NO_DEALINGS
from hinode.bots.registry import make_bot
from hinode.engine.game import Game
from hinode.notation.record import write_record
from hinode.server.room.bots import thinking
from hinode.server.room.bots.thinking import Task, Thinkers, seed_of
from hinode.sim.driver import next_actor
from tests.server.gates import Slow
from tests.server.people import play_with_bots
from tests.server.serving import Server, wait_until
from tests.server.stores import in_loop

CLANS = ("koi", "lotus", "turtle")


def started(actions: int) -> Game:
    """A game after some actions of normal bots."""
    game = new_game(CLANS, seed=5)
    while len(game.actions) < actions:
        seat = next_actor(game, make_bot("random", 1).rng(game))
        game.act(seat, make_bot("normal", seat).choose(game, seat))
    return game


def test_the_same_answer_in_another_process() -> None:
    """What a worker makes of a record is what the bot would say here; remembered games are played on."""
    thinking._games.clear()  # pyright: ignore[reportPrivateUsage]
    for length in (12, 20, 16, 20):
        game = started(length)
        seat = game.actors[0]
        task = Task(write_record(game), "normal", seed_of(game, seat), seat, NO_DEALINGS)
        line = thinking._think(task).line  # pyright: ignore[reportPrivateUsage]
        assert line == make_bot("normal", seed_of(game, seat)).choose(game, seat).text
    assert 1 <= len(thinking._games) <= 4  # pyright: ignore[reportPrivateUsage]


def test_seeds() -> None:
    """Every seat of every game has its own seed, which stays the same throughout the game."""
    one, other = started(5), new_game(CLANS, seed=6)
    seeds = {seed_of(game, seat) for game in (one, other) for seat in game.seats}
    assert len(seeds) == 6
    assert seed_of(started(9), one.seats[0]) == seed_of(one, one.seats[0])


def test_people_go_on_while_bots_think(server: Server) -> None:
    """A bot that takes long holds up nobody: talk comes through, gifts are given, and it thinks again after those."""
    table = server.table("Anna", bots=2, start=False)
    slow = Slow()
    server.hall.rooms[table.name].thinkers = slow
    with server.client() as client:
        bearer = {"authorization": f"Bearer {table.secrets[0]}"}
        assert client.post(f"/api/tables/{table.name}/start", headers=bearer).status_code == 200
    (anna,) = table.browsers()
    wait_until(lambda: bool(slow.asked))
    assert anna.ask("say", seat=0, text="hello", to=[])["type"] == "done"
    to = anna.views[0]["decision"]["gift"]["to"][0]
    number = anna.views[0]["decision"]["number"]
    assert anna.ask("act", seat=0, line=f"gift {to} 1 0", number=number)["type"] == "done"
    assert slow.asked == [0]
    slow.stop(server)
    wait_until(lambda: len(table.game.actions) > 1)
    assert slow.asked[:2] == [0, 1]  # what it thought of before the gift was not done
    anna.socket.close()


def test_a_process_that_dies_is_replaced(server: Server) -> None:
    """After a pause the bot is asked again, and the game continues."""
    table = server.table("Anna", bots=2, bot="normal")
    play_with_bots(table, 5)
    pool = server.hall.thinkers.workers.pool
    assert pool is not None
    for pid in list(pool._processes):  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType, reportUnknownVariableType, reportUnknownArgumentType]
        os.kill(pid, signal.SIGKILL)
    play_with_bots(table, 20)


@in_loop
async def test_closing_without_having_thought() -> None:
    """Nothing was started, so nothing has to stop; a quick bot needs no process."""
    thinkers = Thinkers()
    game = new_game(CLANS, seed=1)
    assert await thinkers.choose("random", game, game.actors[0], NO_DEALINGS)
    thinkers.close()
    assert thinkers.workers.pool is None
