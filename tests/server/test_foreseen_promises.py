"""Previews say which promises of a seat an action would keep or break, and tell nobody else."""

from __future__ import annotations

import pytest

from hinode.engine.board import MANDATES
from hinode.engine.game import new_game
from tests.server.dealing import all_ready, deal, do, offer, on_turn
from tests.server.planted import CLANS, plant
from tests.server.serving import Browser, Server, play_on
from tests.server.test_verdicts import enters, rich_bidder


@pytest.fixture
def browsers(server: Server) -> list[Browser]:
    """Three players in their first tea ceremony."""
    return server.table("Anna", "Ben", "Carl").browsers()


def foreseen(browser: Browser, line: str) -> dict[int, str]:
    """What a line would make of the only promise of each deal."""
    answer = browser.ask("preview", seat=browser.seat, lines=[line], number=browser.number)
    assert answer["type"] == "previewed", answer
    promises = answer["previews"][0].get("promises", {})
    return {int(number): told["0"] for number, told in promises.items()}


def test_accepting_another_ally(browsers: list[Browser]) -> None:
    """It breaks the promise to be somebody's ally; the alliance that was promised is kept only at the season's end."""
    anna, ben, carl = browsers
    promised = deal(anna, ben, "ally")
    offer(anna, 2, {"promise": "ally", "by": 0})  # not accepted, so it is no promise
    do(ben, f"propose {anna.clan()}", browsers)
    do(carl, f"propose {anna.clan()}", browsers)
    assert foreseen(anna, f"accept {carl.clan()}") == {promised: "broken"}
    assert foreseen(anna, f"accept {ben.clan()}") == foreseen(anna, "ready") == {}


def test_ending_the_tea_ceremony(browsers: list[Browser]) -> None:
    """The last to be ready breaks what should have been done before."""
    anna, ben, carl = browsers
    give = deal(anna, ben, "give", coins=1, phase="tea")
    gift = f"gift {ben.clan()} 1"
    assert foreseen(anna, gift) == {give: "kept"}
    assert foreseen(anna, "ready") == {}
    for browser in (ben, carl):
        do(browser, "ready", browsers)
    assert foreseen(anna, "ready") == {give: "broken"}
    do(anna, gift, browsers)
    assert foreseen(anna, "ready") == {}


def test_choosing_a_mandate(server: Server, browsers: list[Browser]) -> None:
    """Both ways; the other party sees it only when it happens."""
    all_ready(browsers)
    who, (other, third) = on_turn(browsers)
    tiles = {line.split()[2]: line for line in who.view["decision"]["options"]["actions"]}
    promised, *_ = tiles
    number = deal(who, other, "mandate", mandate=promised)
    for mandate, line in tiles.items():
        assert foreseen(who, line) == {number: "kept" if mandate == promised else "broken"}
    for browser in (other, third):
        browser.settle()
        assert "promises" not in [key for message in browser.seen for key in message]


def test_entering_a_province(server: Server, browsers: list[Browser]) -> None:
    """A move or summons into it breaks the promise to stay out, whoever else asks."""
    play_on(server, browsers, lambda: enters(browsers))
    who, (other, third) = on_turn(browsers)
    line = enters(browsers)
    number = deal(who, other, "stay_out", province=line.split()[-1])
    theirs = deal(other, third, "stay_out", province=line.split()[-1])
    assert foreseen(who, line) == {number: "broken"}
    assert foreseen(who, "pass") == {}
    assert theirs not in foreseen(who, line)


def test_bidding(server: Server, browsers: list[Browser]) -> None:
    """A bid is judged as it will be when all bids are revealed."""
    play_on(server, browsers, lambda: any(rich_bidder(browser) for browser in browsers))
    who = next(browser for browser in browsers if rich_bidder(browser))
    other = next(browser for browser in browsers if browser is not who)
    province = who.view["battle"]["province"]
    seppuku = deal(who, other, "leave_advantage", advantage="seppuku", province=province)
    poets = deal(who, other, "leave_advantage", advantage="poets", province=province)
    assert foreseen(who, "bid 1 0 0 0") == {seppuku: "broken", poets: "kept"}
    assert foreseen(who, "bid 0 0 0 0") == {seppuku: "kept", poets: "kept"}


def test_betraying_an_ally(server: Server) -> None:
    """It breaks the promise to be their ally, and settles nothing of what they promised."""
    betray = MANDATES.index("betray")
    seed = next(seed for seed in range(1, 500) if betray in new_game(CLANS, seed=seed).state.deck[:4])
    tile = new_game(CLANS, seed=seed).state.deck.index(betray) + 1
    table = plant(server, "betrayal", seed, [(0, "propose lotus"), (1, "accept koi")])
    koi, lotus, _ = table.browsers()
    mine = deal(koi, lotus, "ally")
    deal(lotus, koi, "ally")
    assert foreseen(koi, f"mandate {tile} betray") == {mine: "broken"}
