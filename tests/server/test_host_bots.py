"""The host's own bots at tables: they play by their names, and nothing they do stops a table."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hinode import new_game
from hinode.bots.bot import BotFault
from hinode.bots.negotiation.pledges import NO_DEALINGS
from hinode.bots.registry import check_bot
from hinode.notation.record import write_record
from hinode.server.room.bots import thinking
from hinode.server.room.bots.thinking import Task
from tests.bots.sample_bots import working_in
from tests.server.people import play_with_bots
from tests.server.serving import Playing, Server, good, wait_until

CLANS = ("koi", "lotus", "turtle")
OWN = tuple(f"mine:{name}" for name in ("Good", "ReturnsNone", "Illegal", "Raises", "Dies", "Trader", "BadTrader"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the host's bots are."""
    with working_in(tmp_path_factory.mktemp("own")) as path:
        yield path


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    """A server that offers some of them."""
    with Server(folder, bots=tuple(check_bot(name) for name in OWN)) as server:
        yield server


def logged(caplog: pytest.LogCaptureFixture, name: str) -> list[str]:
    """Why a bot failed, as the log says it."""
    return [record.__dict__["reason"] for record in caplog.records if record.__dict__.get("bot") == name]


# ------------------------------------------------------------------------------- playing
def test_it_is_offered_and_plays(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    """By its name, in the list and on its seats."""
    with server.client() as client:
        assert good(client.get("/api/about"))["bots"] == ["random", "easy", "normal", "hard", *OWN]
    table = server.table("Anna", bots=2, bot="mine:Good")
    with server.browser(table.name) as spectator:
        assert [seat["bot"] for seat in spectator.table["seats"]] == ["", "mine:Good", "mine:Good"]
    play_with_bots(table, 25)
    assert logged(caplog, "mine:Good") == []


def test_it_stands_in(server: Server) -> None:
    """A person can let it play."""
    table = server.table("Anna", bots=2)
    with server.browser(table.name, *table.secrets) as anna:
        assert anna.ask("hand_over", seat=0, bot="mine:Good")["type"] == "done"
        wait_until(lambda: len(table.game.actions) > 40 or table.game.over)


@pytest.mark.parametrize("bot", ["os:system", "mine:Halves", "mine:Good ", "evil:Bot"])
def test_nobody_can_name_another_module(server: Server, folder: Path, bot: str) -> None:
    """Whatever is importable: a client chooses from what the host allows, and nothing else is imported."""
    (folder / "evil.py").write_text("raise SystemExit", encoding="utf-8")
    said = f"There is no bot '{bot.strip()}"
    table = server.table("Anna", bots=2)
    with server.client() as client:
        seated = good(client.post("/api/tables", json={"name": "Bruno"}))
        answers = [
            client.post("/api/tables", json={"name": "Anna", "bot": bot, "play_now": True}),
            client.post(f"/api/tables/{seated['table']}/bots", json={"bot": bot}),
        ]
    for answer in answers:
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_settings")
        assert answer.json()["sentence"].startswith(said)
    with server.browser(table.name, *table.secrets) as anna:
        failed = anna.ask("hand_over", seat=0, bot=bot)
        assert (failed["code"], failed["sentence"]) == ("bad_settings", answers[0].json()["sentence"])
    assert "evil" not in sys.modules


# ------------------------------------------------------------------------------- failing
@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("mine:ReturnsNone", "The bot mine:ReturnsNone returned None instead of an action for the decision 'tea' ("),
        ("mine:Illegal", "The bot mine:Illegal chose <mandate 4 betray> for the decision 'tea' ("),
        ("mine:Raises", "The bot mine:Raises failed at the decision 'tea' ("),
        ("mine:Dies", "The process of the bot mine:Dies died."),
    ],
)
def test_the_table_plays_on(server: Server, caplog: pytest.LogCaptureFixture, bot: str, why: str) -> None:
    """What a bot fails at is decided by the stand-in, and the log says why."""
    table = server.table("Anna", bots=2, bot=bot)
    play_with_bots(table, 3)
    reasons = logged(caplog, bot)
    assert reasons[0].startswith(why)
    wait_until(lambda: not server.hall.rooms[table.name].bots_at_work)  # all wait for Anna
    if bot == "mine:Raises":
        traces = [record.__dict__["trouble"] for record in caplog.records if record.__dict__.get("bot") == bot]
        assert traces[0].endswith("KeyError: 'the best action'")


def test_a_server_that_no_longer_has_it(tmp_path: Path, server: Server, caplog: pytest.LogCaptureFixture) -> None:
    """A table is older than a run of the server: the stand-in plays, and nothing is imported."""
    assert server  # so that the bot can be found
    with Server(tmp_path, bots=("mine:Good",)) as first:
        table = first.table("Anna", bots=2, bot="mine:Good")
    with Server(tmp_path) as second:
        again = Playing(second, table.name, table.secrets)
        second.browser(again.name, *again.secrets).socket.close()
        play_with_bots(again, 3)
    assert logged(caplog, "mine:Good")[0].endswith("but the server runs without --bot mine:Good.")


@pytest.mark.usefixtures("server")
def test_a_bot_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stopped, even if it catches exceptions."""
    monkeypatch.setattr(thinking, "OWN_SECONDS", 0.05)
    said = r"The bot mine:Sleeps took longer than 0.05 seconds at the decision 'tea' \(koi\)"
    with pytest.raises(BotFault, match=said):
        task = Task(write_record(new_game(CLANS, seed=7)), "mine:Sleeps", 1, 0, NO_DEALINGS)
        thinking._think(task)  # pyright: ignore[reportPrivateUsage]


# ------------------------------------------------------------------------------- deals
@pytest.mark.parametrize(
    ("bot", "by", "state", "said"),
    [
        ("mine:Trader", 0, "accepted", "good_price"),
        ("mine:Trader", 1, "refused", "no_gain"),
        ("mine:Good", 0, "refused", "no_gain"),
        ("mine:BadTrader", 0, "refused", "cannot"),
    ],
)
def test_deals(server: Server, bot: str, by: int, state: str, said: str) -> None:
    """It is asked when a deal is offered to it; without the method, or when it fails, it refuses."""
    table = server.table("Anna", bots=2, bot=bot)
    with server.browser(table.name, *table.secrets) as anna:
        promise = {"promise": "give", "by": by, "coins": 1}
        number = anna.ask("offer_deal", seat=0, to=1, promises=[promise])["n"]
        anna.until(lambda anna: anna.deals[number]["state"] != "offered")
        anna.until(lambda anna: any("spoken" in line and line["spoken"].get("deal") == number for line in anna.talk))
        spoken = next(line["spoken"] for line in anna.talk if line.get("spoken", {}).get("deal") == number)
    assert anna.deals[number]["state"] == state
    assert (spoken["reason"], spoken["manner"]) == (said, "")
