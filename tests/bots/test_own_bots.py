"""Bots of a user's own: MODULE:CLASS."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import pytest

from hinode import new_game
from hinode.bots import own
from hinode.bots.bot import BotFault, NoSuchBot
from hinode.bots.negotiation.pledges import Dealings, Pledge
from hinode.bots.own import OwnBot, find_class
from hinode.bots.registry import check_bot, make_bot
from hinode.deals.promises import Give
from hinode.engine.core.rng import Rng
from hinode.sim.driver import play_out
from tests.bots.sample_bots import folder

__all__ = ["folder"]
CLANS = ("koi", "lotus", "turtle")
KOI, LOTUS = 0, 1


def fault(name: str) -> BotFault:
    """The error for a bot that misbehaves at the first question."""
    with pytest.raises(BotFault) as caught:
        make_bot(name, 1).choose(new_game(CLANS, seed=7), KOI)
    return caught.value


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", ["mine:Good", "mine:Meddler"])
def test_a_bot_from_the_current_folder(name: str) -> None:
    """It is found, has its name, and plays to the end; what it does to its copy of the game changes nothing."""
    game = new_game(CLANS, seed=4)
    bots = {seat: make_bot(check_bot(name), seat) for seat in game.seats}
    play_out(game, bots, Rng(1))
    assert game.over
    assert {bot.name for bot in bots.values()} == {name}


def test_a_module_in_a_package(folder: Path) -> None:
    """Dots lead into packages."""
    (folder / "things").mkdir()
    (folder / "things" / "__init__.py").touch()
    (folder / "mine.py").rename(folder / "things" / "mine.py")
    assert make_bot("things.mine:Good", 1).name == "things.mine:Good"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere:Good", "There is no module 'nowhere' for the bot nowhere:Good, neither here nor installed."),
        ("mine.deep:Good", "There is no module 'mine.deep' for the bot mine.deep:Good, neither here nor installed."),
        ("mine:Missing", "The module 'mine' has no Missing."),
        ("mine:thing", "'mine:thing' is no bot: a bot is a class with the method choose(game, seat), not of type int."),
        ("mine:choose", "not of type"),
        ("mine:NoChoose", "The bot mine:NoChoose has no method choose(game, seat)."),
        ("mine:NoSeed", "The bot mine:NoSeed cannot be made with a seed alone: it needs __init__(self, seed)."),
        ("mine:NoSeat", "The method choose of mine:NoSeat must take a game and a seat: choose(self, game, seat)."),
        ("mine:", "'mine:' names no bot; write MODULE:CLASS, like mybot:MyBot."),
        (":Good", "names no bot"),
        ("mine:Good:Good", "names no bot"),
        ("../mine:Good", "names no bot"),
        (f"mine:{'a' * 100}", "names no bot"),
    ],
)
def test_what_is_no_bot(name: str, sentence: str) -> None:
    """One sentence says what is wrong with it."""
    with pytest.raises(NoSuchBot) as caught:
        make_bot(name, 1)
    assert sentence in str(caught.value)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("ReturnsNone", "The bot mine:ReturnsNone returned None instead of an action for the decision 'tea' (koi)."),
        ("ReturnsText", "returned 'ready' instead of an action for the decision 'tea' (koi). Make one with"),
        ("Illegal", "The bot mine:Illegal chose <mandate 4 betray> for the decision 'tea' (koi). “mandate 4 betray”"),
        pytest.param(
            "Halves",
            "The bot mine:Halves chose <bid 0.5 0 0 0> for the decision 'tea' (koi).",
            marks=pytest.mark.plain,  # compiled actions refuse halves on their own
        ),
    ],
)
def test_answers_that_are_none(name: str, sentence: str) -> None:
    """The sentence names the bot, the decision and the clan; there is nothing to trace."""
    found = fault(f"mine:{name}")
    assert sentence in str(found)
    assert found.trace == ""


@pytest.mark.usefixtures("folder")
def test_a_bot_that_raises() -> None:
    """The traceback is that of its own code alone, and comes back from another process too."""
    found: BotFault = pickle.loads(pickle.dumps(fault("mine:Raises")))
    said = "The bot mine:Raises failed at the decision 'tea' (koi): KeyError: 'the best action'."
    assert str(found) == said
    assert found.trace.splitlines()[-1] == "KeyError: 'the best action'"
    assert [line.split()[-1] for line in found.trace.splitlines() if "File" in line] == ["choose", "think"]
    assert "SystemExit: 3" in str(fault("mine:Leaves"))
    assert "The bot mine:RaisesWhenMade failed at making it: ValueError: no model." in str(fault("mine:RaisesWhenMade"))


@pytest.mark.parametrize(
    ("text", "word"),
    [("import nothing_like_that", "nothing_like_that"), ("class Broken(", "SyntaxError"), ("1 / 0", "division")],
)
def test_a_module_that_cannot_be_imported(folder: Path, text: str, word: str) -> None:
    """Its own errors come with a traceback: the module is there."""
    (folder / "broken.py").write_text(text, encoding="utf-8")
    with pytest.raises(BotFault, match="The bot broken:Bot cannot be loaded") as caught:
        find_class("broken:Bot")
    assert word in str(caught.value)
    assert "broken.py" in caught.value.trace
    assert "importlib" not in caught.value.trace


@pytest.mark.plain
@pytest.mark.usefixtures("folder")
def test_a_bot_that_runs_in_circles(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stopped, so that no game lasts forever."""
    monkeypatch.setattr(own, "MOST_ACTIONS", 20)
    game = new_game(CLANS, seed=7)
    said = r"The bot mine:Talks runs in circles: 20 actions this season, now at the decision 'tea' \(koi\)\."
    with pytest.raises(BotFault, match=said):
        while True:
            game.act(KOI, make_bot("mine:Talks", 1).choose(game, KOI))


def test_actions_are_counted_from_the_start_of_the_season() -> None:
    """Actions of another season do not count."""
    game = new_game(CLANS, seed=7)
    while game.state.season == 0:
        seat = game.actors[0]
        game.act(seat, make_bot("easy", 1).choose(game, seat))
    assert [own.acted(game, seat) for seat in game.seats] == [0, 0, 0]
    game.act("koi", "ready")
    assert [own.acted(game, seat) for seat in game.seats] == [1, 0, 0]


def test_an_object_that_plays_is_checked_too() -> None:
    """`play_out` takes any object with `choose`; if it returns no action, the error names its class."""

    class Silent:
        def choose(self, game: object, seat: int) -> None:
            return None

    game = new_game(CLANS, seed=4)
    with pytest.raises(BotFault, match="The bot Silent returned None instead of an action"):
        play_out(game, dict.fromkeys(game.seats, Silent()), Rng(1))  # pyright: ignore[reportArgumentType]


def test_deals(folder: Path) -> None:
    """Without a method all are refused; else it says yes or no, and knows its promises if it wants to."""
    (folder / "dealer.py").write_text(
        "from mine import Good\n"
        "class Dealer(Good):\n"
        "    dealings = None\n"
        "    def answer_deal(self, game, seat, pledges):\n"
        "        if self.dealings is None:\n"
        "            return 1\n"
        "        return not self.dealings.pledges and all(pledge.to == seat for pledge in pledges)\n",
        encoding="utf-8",
    )
    game = new_game(CLANS, seed=4)
    coins = Pledge(Give(by=0, coins=2), LOTUS, KOI)
    good, dealer = OwnBot("mine:Good", 1), OwnBot("dealer:Dealer", 1)
    good.remember(Dealings())
    assert not good.answer_deal(game, KOI, [coins])
    with pytest.raises(BotFault, match=r"dealer:Dealer returned 1 instead of True or False for a deal \(koi\)"):
        dealer.answer_deal(game, KOI, [coins])
    dealer.remember(Dealings())
    assert dealer.answer_deal(game, KOI, [coins])
    assert not dealer.answer_deal(game, LOTUS, [coins])
    dealer.remember(Dealings(pledges=(coins,)))
    assert not dealer.answer_deal(game, KOI, [coins])


def test_names_of_the_package_import_nothing(folder: Path) -> None:
    """Only a name with a colon leads outside."""
    with pytest.raises(NoSuchBot, match=r"your own is MODULE:CLASS"):
        check_bot("mine")
    assert "mine" not in sys.modules
    assert str(folder) not in sys.path
