"""Every screen, and how to get there. `screens` takes the pictures."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.server.serving import Server
from tests.web import pictured
from tests.web.player import Player
from tests.web.visitor import Visitor

Shot = Callable[[Visitor, Server], Page]
SHOTS: dict[str, Shot] = {}
SLOWLY = "localStorage.setItem('hinode.pace', 'slow')"


def shot(one: Shot) -> Shot:
    """A screen. Its name is the name of the function, its caption the docstring."""
    SHOTS[one.__name__] = one
    return one


# ------------------------------------------------------------------------------- before the game
@shot
def start(visitor: Visitor, server: Server) -> Page:
    """The start page."""
    return show(visitor, server.url)


@shot
def automa(visitor: Visitor, server: Server) -> Page:
    """Setting up a game against the Automa."""
    page = show(visitor, server.url)
    page.get_by_role("radio", name="The Automa").check()
    page.get_by_role("radio", name="Lotus").first.check()
    return page


@shot
def lobby(visitor: Visitor, server: Server) -> Page:
    """A table before the game, with its host and a bot."""
    page = show(visitor, server.url)
    form = visitor.opens()
    form.get_by_label("Your name").fill("Anna")
    form.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("radio", name="Koi").check()
    page.get_by_role("button", name="Send away").wait_for()
    return page


@shot
def lesson(visitor: Visitor, server: Server) -> Page:
    """The lesson: a first game with explanations."""
    page = show(visitor, server.url)
    page.get_by_role("button", name="Learn", exact=True).click()
    page.get_by_role("button", name="Begin the lesson").click()
    page.locator(".coach").wait_for()
    return page


@shot
def device(visitor: Visitor, server: Server) -> Page:
    """Several players share one device and pass it on."""
    page = show(visitor, server.url)
    page.get_by_role("button", name="One device").click()
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Sit down and begin").click()
    page.get_by_role("button", name="Ready: end the talks").click()
    page.get_by_role("dialog").wait_for()
    return page


# ------------------------------------------------------------------------------- the season
@shot
def tea(visitor: Visitor, server: Server) -> Page:
    """The tea ceremony: a proposal to answer, and one of your own."""
    asked = pictured.at(server, pictured.SECOND_TEA)
    pictured.tell(asked.table, pictured.LOTUS, "propose koi give 1 0")
    pictured.tell(asked.table, pictured.TURTLE, "propose dragonfly")
    page = asked.open(visitor, pictured.KOI)
    Player(page).wait()
    return page


@shot
def mandate(visitor: Visitor, server: Server) -> Page:
    """Choosing one of four mandate tiles."""
    page = pictured.at(server, pictured.MANDATE).open(visitor)
    player = Player(page)
    player.point(player.wait()["lit"][1])
    return page


@shot
def recruit(visitor: Visitor, server: Server) -> Page:
    """Recruiting: a figure from the reserve, and where it can go."""
    return chosen(visitor, server, pictured.RECRUIT, "figure:koi:shinto:reserve")


@shot
def marshal(visitor: Visitor, server: Server) -> Page:
    """Moving: a figure is selected, and the map shows what the move would do."""
    page = chosen(visitor, server, pictured.MARSHAL, "figure:lotus:oni_of_blood:edo")
    page.locator('[data-choice="province:oshu"]').hover()
    page.locator(".board .foreseen").first.wait_for()
    return page


@shot
def train(visitor: Visitor, server: Server) -> Page:
    """Buying a season card."""
    page = pictured.at(server, pictured.TRAIN).open(visitor)
    Player(page).wait()
    return page


@shot
def betray(visitor: Visitor, server: Server) -> Page:
    """Betraying: replacing an opponent's monster with one of your own."""
    return chosen(visitor, server, pictured.BETRAY, "figure:koi:river_dragon:shikoku")


# ------------------------------------------------------------------------------- war
@shot
def bid(visitor: Visitor, server: Server) -> Page:
    """Bidding coins on the war advantages."""
    page = pictured.at(server, pictured.BATTLE).open(visitor)
    player = Player(page)
    player.wait()
    for step in page.locator("[data-advantage=ronin] .step:last-child, [data-advantage=poets] .step:last-child").all():
        step.click()
    return page


@shot
def battle(visitor: Visitor, server: Server) -> Page:
    """A battle, as a player outside it sees it."""
    asked = pictured.at(server, pictured.BATTLE)
    visitor.context.add_init_script(SLOWLY)
    page = asked.open(visitor, pictured.LOTUS)
    pictured.go_on(asked.table, pictured.BATTLE, pictured.BATTLE_OVER)
    page.locator(".tale .stages li:nth-child(4) button").click()
    return page


# ------------------------------------------------------------------------------- beside the decision
@shot
def force(visitor: Visitor, server: Server) -> Page:
    """Where Force comes from."""
    page = tab(visitor, server, "Force")
    page.locator(".places summary").filter(has_text="Kyoto").click()
    page.locator("details[open] .parts").first.wait_for()
    return page


@shot
def why(visitor: Visitor, server: Server) -> Page:
    """The rule behind a question."""
    page = pictured.at(server, pictured.MARSHAL).open(visitor)
    page.locator("#decision header button[aria-haspopup]").click()
    page.get_by_role("dialog").wait_for()
    return page


@shot
def talk(visitor: Visitor, server: Server) -> Page:
    """Talking to the other players."""
    page = tab(visitor, server, "Talk")
    page.get_by_text("I hear coins").wait_for()
    return page


@shot
def deals(visitor: Visitor, server: Server) -> Page:
    """Promises made and offered."""
    page = tab(visitor, server, "Deals")
    page.get_by_role("button", name="Offer a deal").wait_for()
    return page


@shot
def log(visitor: Visitor, server: Server) -> Page:
    """The log of the game."""
    return tab(visitor, server, "Log")


# ------------------------------------------------------------------------------- the end
@shot
def winter(visitor: Visitor, server: Server) -> Page:
    """Winter scoring, line by line."""
    asked = pictured.at(server, pictured.LAST)
    visitor.context.add_init_script(SLOWLY)
    page = asked.open(visitor, pictured.KOI)
    pictured.go_on(asked.table, pictured.LAST, pictured.LAST + 1)
    page.locator(".tale header .main").click()
    page.locator(".end tbody td").filter(has_text="+").nth(1).wait_for()
    return page


@shot
def end(visitor: Visitor, server: Server) -> Page:
    """The final table."""
    asked = over(server)
    page = asked.open(visitor, pictured.KOI)
    page.locator(".end figure").first.wait_for()
    return page


@shot
def replay(visitor: Visitor, server: Server) -> Page:
    """Replaying the game, with everything that was hidden."""
    return show(visitor, f"{server.url}/replay/{over(server).table.name}?at=143")


# ------------------------------------------------------------------------------- to look up
@shot
def rules(visitor: Visitor, server: Server) -> Page:
    """Searching the rules."""
    page = show(visitor, f"{server.url}/rules")
    page.get_by_role("searchbox").first.fill("hostage")
    return page


@shot
def cards(visitor: Visitor, server: Server) -> Page:
    """The gallery of season cards."""
    page = show(visitor, f"{server.url}/rules#cards")
    page.get_by_role("heading", name="Season cards", exact=True).wait_for()
    return page


# ------------------------------------------------------------------------------- how one gets there
def show(visitor: Visitor, url: str) -> Page:
    """An address, when all of it is there."""
    visitor.page.goto(url)
    visitor.page.wait_for_load_state("networkidle")
    return visitor.page


def chosen(visitor: Visitor, server: Server, moment: int, *keys: str) -> Page:
    """A moment at which something has been pointed at."""
    page = pictured.at(server, moment).open(visitor)
    player = Player(page)
    for key in keys:
        seen = player.wait()
        if page.locator(f'[data-choice="{key}"]').count():
            page.locator(f'[data-choice="{key}"]').click()
        else:
            player.point(key)
        player.answered(seen)
    return page


def tab(visitor: Visitor, server: Server, name: str) -> Page:
    """A tab beside the decision, after talk and deals."""
    asked = pictured.at(server, pictured.MARSHAL)
    pictured.talk(asked.table)
    pictured.make_deals(asked.table, 1)
    page = asked.open(visitor, pictured.KOI)
    page.get_by_role("tab", name=name).click()
    return page


def over(server: Server) -> pictured.Asked:
    """The game at its end, with deals kept and broken."""
    asked = pictured.at(server, pictured.THIRD_TEA)
    pictured.make_deals(asked.table, 2)
    pictured.go_on(asked.table, pictured.THIRD_TEA, pictured.LAST + 1)
    return asked
