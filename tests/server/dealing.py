"""Deals for tests: offered and answered over real sockets."""

from __future__ import annotations

from tests.server.serving import Browser, Json, Server, catch_up, play_on

PEOPLE = ("Anna", "Ben", "Carl")
OF_EACH_KIND: list[Json] = [
    {"promise": "ally", "by": 0},
    {"promise": "mandate", "by": 1, "mandate": "train"},
    {"promise": "stay_out", "by": 0, "province": "kyoto"},
    {"promise": "leave_advantage", "by": 1, "advantage": "poets", "province": "edo"},
    {"promise": "give", "by": 0, "coins": 2, "ronin": 1, "season": "next", "phase": "tea"},
    {"promise": "words", "by": 1, "text": "I will not laugh at you."},
]


def offer(browser: Browser, to: int, *promises: Json) -> int:
    """Offer a deal; its number."""
    answer = browser.ask("offer_deal", seat=browser.seat, to=to, promises=promises)
    assert answer["type"] == "done", answer
    return answer["n"]


def reply(browser: Browser, number: int, yes: bool) -> Json:
    """Accept, refuse or withdraw a deal."""
    return browser.ask("answer_deal", seat=browser.seat, deal=number, yes=yes)


def deal(by: Browser, to: Browser, promise: str, **fields: object) -> int:
    """A deal about one promise, offered and accepted."""
    assert to.seat is not None
    number = offer(by, to.seat, {"promise": promise, "by": by.seat, **fields})
    assert reply(to, number, True)["type"] == "done"
    by.until(lambda by: by.deals[number]["state"] == "accepted")
    return number


def verdicts(browser: Browser, number: int) -> list[str]:
    """The verdicts of a deal as this browser knows them, without asking."""
    return [judged["verdict"] for judged in browser.deals[number]["promises"]]


def hear_verdict(number: int, verdict: str, *parties: Browser) -> None:
    """Both parties get the verdict without asking, and it is the same."""
    for browser in parties:
        browser.until(lambda browser: verdicts(browser, number) == [verdict])


def do(browser: Browser, line: str, browsers: list[Browser]) -> None:
    """Do something, and let all hear of it."""
    answer = browser.act(line)
    assert answer["type"] == "done", answer
    catch_up(browsers, answer["n"])


def all_ready(browsers: list[Browser]) -> None:
    """The tea ceremony ends."""
    for browser in browsers:
        do(browser, "ready", browsers)


def on_turn(browsers: list[Browser]) -> tuple[Browser, list[Browser]]:
    """The player to act, and the others."""
    browser = next(browser for browser in browsers if browser.to_act())
    return browser, [other for other in browsers if other is not browser]


def reach(server: Server, browsers: list[Browser], step: str) -> tuple[Browser, list[Browser]]:
    """Play until a certain question is asked; of whom, and the others."""
    play_on(server, browsers, lambda: browsers[0].view["decision"]["what"]["step"] == step)
    return on_turn(browsers)
