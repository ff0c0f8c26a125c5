"""docs/bots.md: the bots it shows can be saved and played as it says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.server.process import Served, hinode
from tests.server.serving import Browser, good

DOCUMENT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
OWN = DOCUMENT.split("\n## Your own bot\n")[1].split("\n## ")[0]
MYBOT, TRADER, GREEDY = re.findall(r"^```python\n(.*?)^```$", OWN, re.MULTILINE | re.DOTALL)
COMMANDS = [line.split()[1:] for line in re.findall(r"^hinode .+$", OWN, re.MULTILINE)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The reader's folder, with the bots saved under the names the page gives them."""
    for name, text in (("mybot.py", MYBOT), ("trader.py", TRADER), ("greedy.py", GREEDY)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_first_bot_is_short() -> None:
    """A reader can type it."""
    assert len(MYBOT.splitlines()) < 20


@pytest.mark.parametrize("command", COMMANDS[:-1], ids=" ".join)
def test_the_commands(folder: Path, command: list[str]) -> None:
    """They run as they stand there."""
    status, out, err = hinode(*command, folder=folder)
    assert (status, err) == (0, "")
    assert out


def test_looking_ahead(folder: Path) -> None:
    """The other bot plays too, and better than chance."""
    words = ("arena", "greedy:Greedy", "random", "random", "--games", "6", "--json")
    status, out, err = hinode(*words, folder=folder)
    assert (status, err) == (0, "")
    assert json.loads(out)["scores"]["greedy:Greedy"]["wins"] >= 4


def test_at_a_table(folder: Path) -> None:
    """It is offered and plays; the trader sells its promises for two coins each."""
    assert COMMANDS[-1] == ["serve", "--bot", "mybot:MyBot"]
    options = (*COMMANDS[-1][1:], "--bot", "trader:Trader")
    with Served(folder / "data", *options, folder=folder) as served, served.client() as client:
        assert good(client.get("/api/about"))["bots"][-2:] == ["mybot:MyBot", "trader:Trader"]
        body = {"name": "Anna", "settings": {"players": 3}}
        at = good(client.post("/api/tables", json=body))
        path = f"/api/tables/{at['table']}"
        for bot in ("mybot:MyBot", "trader:Trader"):
            good(client.post(f"{path}/bots", json={"bot": bot, "number": 1}))
        good(client.post(f"{path}/start"))
        with Browser(f"ws://127.0.0.1:{served.port}{path}/socket") as anna:
            anna.ask("hello", secrets=[at["secret"]])
            states = [answered(anna, coins, to) for coins, to in ((2, 2), (1, 2), (2, 1))]
            assert states == ["accepted", "refused", "refused"]
            anna.ask("hand_over", seat=0, bot="mybot:MyBot")
            anna.until(lambda anna: anna.view["phase"] == "war" or anna.view["season"] != "spring")
        assert served.stop() == (0, "", "")


def answered(anna: Browser, coins: int, to: int) -> str:
    """How a bot answers an offer of coins for a free hand in Edo."""
    promises = [
        {"promise": "give", "by": 0, "coins": coins},
        {"promise": "stay_out", "by": to, "province": "edo"},
    ]
    number = anna.ask("offer_deal", seat=0, to=to, promises=promises)["n"]
    anna.until(lambda anna: anna.deals[number]["state"] != "offered")
    return anna.deals[number]["state"]


def test_the_sentence_of_a_failure(folder: Path) -> None:
    """It is as the page shows it, but for the decision and the clan."""
    (shown,) = re.findall(r"^The bot mybot:MyBot returned .+$", OWN, re.MULTILINE)
    (folder / "mybot.py").write_text(MYBOT + "    def choose(self, game, seat):\n        pass\n", encoding="utf-8")
    status, out, err = hinode("arena", "mybot:MyBot", "random", "random", "--games", "1", folder=folder)
    assert (status, out) == (2, "")
    assert re.sub("'tea' .*", "", err) == re.sub("'recruit' .*", "", shown) + "\n"
