"""Three people with browsers of their own play a whole game: talk, an alliance, a gift, a betrayal, war, winter."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hinode.engine.board import PROVINCES
from hinode.engine.core.options import Options
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from tests.server.serving import Server, wait_until
from tests.web.conftest import Visit
from tests.web.doing import ADVANTAGES, agree, do, lay
from tests.web.player import Player
from tests.web.truth import agrees, game_of
from tests.web.visitor import Visitor

SEED = 11  # with it there is war at the homes of both who are betrayed, first at that of Koi
KOI, LOTUS, TURTLE = "koi", "lotus", "turtle"
SECRET = "Cleo must not hear of the plum tree."
Happened = Callable[[Game], object]


def test_a_whole_game(server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """From an open table to the final scores; at every turn all three pages are right."""
    monkeypatch.setattr(secrets, "randbits", fixed)
    anna, ben, cleo = visit(), visit(), visit()
    table = sit_down(anna, ben, cleo)
    playing = Playing(server, table, {KOI: anna.page, LOTUS: ben.page, TURTLE: cleo.page})
    talk_in_private(anna.page, ben.page, cleo)
    ally_for_coins(anna.page, ben.page, playing)
    give(cleo.page, playing)

    playing.until(lambda game: happened(game, "replaced"))  # Lotus betrays its ally
    assert happened(playing.game, "alliance_broken")
    expect(clan(cleo.page, "Lotus")).not_to_contain_text("Allied with")
    playing.until(lambda game: game.decision is not None and game.decision.NAME == "bids")
    reload_while_bidding(anna.page, ben.page, playing)
    playing.until(lambda game: happened(game, "captured"))
    expect(clan(cleo.page, "Koi")).to_contain_text("Hostage: Bushi of Lotus")
    playing.until(lambda game: game.over)
    for page in playing.pages.values():
        final_table(page, playing.game)


# ------------------------------------------------------------------------------- around the table
def sit_down(anna: Visitor, ben: Visitor, cleo: Visitor) -> str:
    """Anna opens a table and sends the link to the others, who sit down. The name of the table."""
    page = anna.page
    page.goto("/")
    form = anna.opens()
    form.get_by_label("Your name").fill("Anna")
    form.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    form.get_by_role("group", name="Shrines").get_by_role("radio", name="First game").check()
    form.get_by_role("button", name="Open the table").click()
    page.get_by_role("group", name="Clan").get_by_role("radio", name="Koi").check()
    link = page.get_by_label("Link to the table").input_value()
    for visitor, name, clan in ((ben, "Ben", "Lotus"), (cleo, "Cleo", "Turtle")):
        visitor.page.goto(link)
        visitor.page.get_by_label("Your name").fill(name)
        visitor.page.get_by_role("group", name="Clan").get_by_role("radio", name=clan).check()
        visitor.page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_text(name, exact=True)).to_be_visible()
    page.get_by_role("button", name="Begin the game").click()
    for visitor in (anna, ben, cleo):
        expect(visitor.page.get_by_role("region", name="Decision")).to_be_visible()
    return anna.table


def talk_in_private(anna: Page, ben: Page, cleo: Visitor) -> None:
    """Anna tells Ben something; Ben sees that there is something to read; Cleo learns nothing."""
    anna.get_by_role("tab", name="Talk").click()
    anna.get_by_role("button", name="In private…").click()
    anna.get_by_role("checkbox", name="Ben").check()
    anna.get_by_role("button", name="Open the room").click()
    say(anna, SECRET)
    expect(ben.get_by_role("tab", name="Talk 1 new")).to_be_visible()
    ben.get_by_role("tab", name="Talk").click()
    ben.get_by_role("button", name="Anna 1 unread").click()
    expect(ben.get_by_role("log")).to_contain_text(SECRET)
    say(anna, "And this neither.")
    anna.get_by_role("button", name="Everybody").click()
    say(anna, "Good evening to all.")  # whatever was said before has arrived when this has
    cleo.page.get_by_role("tab", name="Talk").click()
    expect(cleo.page.get_by_role("log")).to_contain_text("Good evening to all.")
    assert any("Good evening" in frame for frame in cleo.frames)
    assert not [frame for frame in cleo.frames if "plum tree" in frame or "neither" in frame]
    assert "plum tree" not in cleo.page.content()


def say(page: Page, text: str) -> None:
    """Say something in the room that is open."""
    page.get_by_label("What you say").fill(text)
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.get_by_role("log")).to_contain_text(text)


# ------------------------------------------------------------------------------- tea
def ally_for_coins(anna: Page, ben: Page, playing: Playing) -> None:
    """Koi offers 2 coins for an alliance, Lotus accepts."""
    tea = Player(anna).decision
    tea.get_by_role("button", name="Lotus").click()
    for _ in range(2):
        tea.get_by_role("button", name="More: You give: Coins").click()
    tea.get_by_role("button", name="Propose", exact=True).click()
    answer = Player(ben)
    expect(answer.decision).to_contain_text("Koi proposes an alliance to you.")
    expect(answer.decision).to_contain_text("You get 2 coins.")
    seen = answer.wait()
    answer.press("Accept")
    answer.answered(seen)
    agree(answer, seen["number"])
    coins = {SEAT.text(seat): playing.game.state.coins[seat] for seat in playing.game.seats}
    wait_until(lambda: happened(playing.game, "allied"))
    after = {SEAT.text(seat): playing.game.state.coins[seat] for seat in playing.game.seats}
    assert after[KOI] + after[LOTUS] == coins[KOI] + coins[LOTUS]
    playing.all_agree()
    expect(clan(ben, "Koi")).to_contain_text("Allied with Lotus")


def give(page: Page, playing: Playing) -> None:
    """Turtle gives Koi a coin."""
    before = playing.game.state.coins[SEAT.index[KOI]]
    player = Player(page)
    player.press("Give coins or ronin")
    player.decision.get_by_role("radio", name="Koi").check()
    player.press("More: Coins")
    player.press("Give")
    wait_until(lambda: playing.game.state.coins[SEAT.index[KOI]] == before + 1)
    playing.all_agree()


# ------------------------------------------------------------------------------- war
def reload_while_bidding(anna: Page, ben: Page, playing: Playing) -> None:
    """Koi lays and seals a bid and reloads: it is still there, and can be changed. The other one sees only the seal."""
    koi = Player(anna)
    lay(koi, [0, 2, 0, 0])
    koi.seal()
    expect(koi.decision).to_contain_text("Your bid is sealed.")
    anna.reload()
    expect(koi.decision).to_contain_text("Your bid is sealed.")
    sealed = koi.decision.locator(".piles")
    coins = playing.game.state.coins[SEAT.index[KOI]]
    expect(sealed).to_have_text(piles(0, 2, 0, 0, coins - 2))
    koi.press("Change it")
    for advantage, n in zip(ADVANTAGES, (0, 2, 0, 0), strict=True):
        expect(koi.decision.get_by_role("spinbutton", name=advantage)).to_have_attribute("aria-valuenow", str(n))
    koi.press("Less: Take hostage")
    koi.seal()
    expect(sealed).to_have_text(piles(0, 1, 0, 0, coins - 1))
    row = Player(ben).decision.get_by_role("row").filter(has_text="Koi")
    expect(row.get_by_role("cell").last).to_have_text("sealed")


def piles(*coins: int) -> re.Pattern[str]:
    """The coins of a sealed bid, and last those that are kept."""
    return re.compile(r"^\s*" + r"\s*".join(map(str, coins)) + r"\s*$")


def final_table(page: Page, game: Game) -> None:
    """Everybody sees who has won, and everybody's points."""
    end = page.get_by_role("region", name="Game over")
    expect(end.get_by_role("heading").first).to_contain_text("won")
    for seat in game.seats:
        header = page.get_by_role("rowheader", name=SEAT.text(seat).capitalize())
        row = end.get_by_role("row").filter(has=header).first
        expect(row.get_by_role("cell").last).to_have_text(str(game.state.vp[seat]))


# ------------------------------------------------------------------------------- playing
class Playing:
    """A game at a table, and the page of each clan."""

    def __init__(self, server: Server, table: str, pages: dict[str, Page]) -> None:
        self.server = server
        self.table = table
        self.pages = pages

    @property
    def game(self) -> Game:
        """The game itself."""
        return game_of(self.server, self.table)

    def until(self, condition: Happened) -> None:
        """Let everybody do what they want until something has happened."""
        while not condition(self.game):
            assert not self.game.over, "it did not happen in this game"
            seat = self.game.actors[0]
            leader = SEAT.text(seat)
            more = self.longer_than(len(self.game.actions))
            do(Player(self.pages[leader]), leader, wish(self.game, seat))
            wait_until(more)
            self.all_agree()

    def longer_than(self, actions: int) -> Callable[[], bool]:
        """Whether there were more actions than this."""
        return lambda: len(self.game.actions) > actions

    def all_agree(self) -> None:
        """All pages are right."""
        for leader, page in self.pages.items():
            agrees(page, self.server, self.table, leader)


def wish(game: Game, seat: int) -> str:
    """What a clan wants: Lotus betrays both others where there is war, hostages are taken, all else is peaceful."""
    lines = listed(game.options(seat))
    name = game.decision.NAME if game.decision is not None else ""
    if name == "bids":
        return "bid 0 0 0 0"
    if name == "choose_mandate" and seat == SEAT.index[LOTUS] and not happened(game, "replaced"):
        return next(line for line in lines if line.endswith("betray"))
    if name == "betray" and seat == SEAT.index[LOTUS]:
        war = [PROVINCES[province] for province in game.state.war]
        return next(line for line in lines if line.startswith("replace") and line.split()[3] in war)
    liked = [line for verb in ("capture", "ready", "pass") for line in lines if line.startswith(verb)]
    return (liked or lines)[0]


def listed(options: Options) -> list[str]:
    """The lines among the options that are listed one by one."""

    def flat(part: Any) -> list[str]:
        return part["actions"] if part["kind"] == "list" else [x for p in part.get("parts", ()) for x in flat(p)]

    return flat(options.json())


def happened(game: Game, kind: str) -> bool:
    """Whether there was such an event."""
    return any(event.kind.name == kind for event in game.events)


def clan(page: Page, name: str) -> Locator:
    """The row of a clan in the order of honor."""
    rows = page.get_by_role("list", name="The clans in order of honor").get_by_role("listitem")
    return rows.filter(has_text=re.compile(rf"Honor \d\. {name}\."))


def fixed(_: int) -> int:
    """No chance: always the same game."""
    return SEED
