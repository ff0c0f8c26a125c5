"""Verdicts on deals in real games: the parties get them at once, without asking."""

from __future__ import annotations

import pytest

from tests.server.dealing import (
    PEOPLE,
    all_ready,
    deal,
    do,
    hear_verdict,
    on_turn,
    reach,
    verdicts,
)
from tests.server.serving import Browser, Server, catch_up, play_on


@pytest.fixture
def browsers(server: Server) -> list[Browser]:
    """Three people at a new table, at tea."""
    return server.table(*PEOPLE).browsers()


# ------------------------------------------------------------------------------- kept and broken
def test_an_ally(server: Server, browsers: list[Browser]) -> None:
    """Kept at the end of the season; broken when the tea ceremony ends without so much as a proposal."""
    anna, ben, carl = browsers
    kept, void = deal(anna, ben, "ally"), deal(carl, ben, "ally")
    do(anna, f"propose {ben.clan()}", browsers)
    do(ben, f"accept {anna.clan()}", browsers)
    hear_verdict(void, "void", carl, ben)  # there is nothing Carl could do any more
    play_on(server, browsers, lambda: anna.view["season"] == "summer", avoid="betray")
    hear_verdict(kept, "kept", anna, ben)
    broken = deal(carl, ben, "ally")
    all_ready(browsers)
    hear_verdict(broken, "broken", carl, ben)
    anna.settle()
    assert anna.deals.keys() == {kept}


def test_betrayal(server: Server, browsers: list[Browser]) -> None:
    """The promise of who betrays is broken at once."""
    anna, ben, _ = browsers
    do(anna, f"propose {ben.clan()}", browsers)
    do(ben, f"accept {anna.clan()}", browsers)
    numbers = [deal(anna, ben, "ally"), deal(ben, anna, "ally")]
    play_on(server, browsers, lambda: betrayal(anna) or betrayal(ben), avoid="betray")
    traitor = anna if betrayal(anna) else ben
    do(traitor, betrayal(traitor), browsers)
    for party, number in zip((anna, ben), numbers, strict=True):
        hear_verdict(number, "broken" if party is traitor else "void", anna, ben)


def betrayal(browser: Browser) -> str:
    """How somebody could betray an ally now; '' if not."""
    options = browser.view["decision"]["options"]
    lines: list[str] = options["actions"] if options["kind"] == "list" else []
    return next((line for line in lines if line.startswith("mandate") and line.endswith("betray")), "")


def test_a_mandate(server: Server, browsers: list[Browser]) -> None:
    """Known when the tile is played, and not when it is only drawn."""
    who, (other, third) = reach(server, browsers, "choose_mandate")
    line: str = who.view["decision"]["options"]["actions"][0]
    mandate = line.split()[-1]
    kept = deal(who, other, "mandate", mandate=mandate)
    broken = deal(who, other, "mandate", mandate="harvest" if mandate == "train" else "train")
    assert verdicts(other, kept) == verdicts(other, broken) == ["open"]
    do(who, line, browsers)
    hear_verdict(kept, "kept", who, other)
    hear_verdict(broken, "broken", who, other)
    third.settle()
    assert third.deals == {}


def test_a_gift(browsers: list[Browser]) -> None:
    """Kept with the last coin, broken at the deadline."""
    anna, ben, _ = browsers
    kept = deal(anna, ben, "give", coins=2)
    broken = deal(ben, anna, "give", coins=1, phase="tea")
    do(anna, f"gift {ben.clan()} 1", browsers)
    ben.settle()
    assert verdicts(ben, kept) == ["open"]
    do(anna, f"gift {ben.clan()} 1", browsers)
    hear_verdict(kept, "kept", anna, ben)
    all_ready(browsers)
    hear_verdict(broken, "broken", anna, ben)


def test_a_gift_keeps_one_promise(browsers: list[Browser]) -> None:
    """The first that was made; then it counts for the next, coin by coin."""
    anna, ben, _ = browsers
    first = deal(anna, ben, "give", coins=2)
    second = deal(anna, ben, "give", coins=2)
    do(anna, f"gift {ben.clan()} 3", browsers)
    hear_verdict(first, "kept", anna, ben)
    ben.settle()
    assert verdicts(ben, second) == ["open"]
    do(anna, f"gift {ben.clan()} 1", browsers)
    hear_verdict(second, "kept", anna, ben)


def test_staying_out(server: Server, browsers: list[Browser]) -> None:
    """Kept at the end of the season, not a moment earlier."""
    anna, ben, _ = browsers
    number = deal(anna, ben, "stay_out", province="hokkaido")
    play_on(server, browsers, lambda: anna.view["phase"] == "war", avoid="hokkaido")
    ben.settle()
    assert verdicts(ben, number) == ["open"]
    play_on(server, browsers, lambda: anna.view["season"] == "summer", avoid="hokkaido")
    hear_verdict(number, "kept", anna, ben)


def test_leaving_an_advantage(server: Server, browsers: list[Browser]) -> None:
    """A sealed bid decides nothing yet: the verdict would tell. All is known at the reveal."""
    play_on(server, browsers, lambda: any(rich_bidder(browser) for browser in browsers))
    who = next(browser for browser in browsers if rich_bidder(browser))
    province = who.view["battle"]["province"]
    other = next(browser for browser in browsers if browser is not who)
    broken = deal(who, other, "leave_advantage", advantage="seppuku", province=province)
    kept = deal(who, other, "leave_advantage", advantage="poets", province=province)
    do(who, "bid 1 0 0 0", browsers)
    other.settle()
    assert verdicts(other, broken) == verdicts(other, kept) == ["open"]
    for browser in browsers:
        if browser.to_act():
            do(browser, "bid 0 0 0 0", browsers)
    hear_verdict(broken, "broken", who, other)
    hear_verdict(kept, "kept", who, other)


def rich_bidder(browser: Browser) -> bool:
    """Whether it can bid a coin, before another has to bid."""
    options = browser.view["decision"]["options"]
    return options["kind"] == "bid" and options["coins"] > 0 and len(browser.view["decision"]["actors"]) > 1


# ------------------------------------------------------------------------------- going back
def enters(browsers: list[Browser]) -> str:
    """What somebody can do now to enter a province; '' if nobody can."""
    browser = next(browser for browser in browsers if browser.to_act())
    options = browser.view["decision"]["options"]
    if browser.view["decision"]["what"]["step"] not in ("marshal", "recruit") or options["kind"] != "list":
        return ""
    return next((line for line in options["actions"] if line.startswith(("summon bushi", "move bushi"))), "")


def test_an_undo_opens_the_verdict_again(server: Server, browsers: list[Browser]) -> None:
    """An undone action has not happened."""
    play_on(server, browsers, lambda: enters(browsers))
    who, (other, _) = on_turn(browsers)
    line = enters(browsers)
    number = deal(who, other, "stay_out", province=line.split()[-1])
    for _ in range(2):
        do(who, line, browsers)
        hear_verdict(number, "broken", who, other)
        assert who.undo()["type"] == "done"
        hear_verdict(number, "open", who, other)


def take_back(browsers: list[Browser], length: int) -> None:
    """Everybody agrees to go back."""
    first, *others = browsers
    assert first.ask("ask_take_back", seat=first.seat, length=length)["type"] == "done"
    for browser in others:
        assert browser.agree()["type"] == "done"
    first.settle()
    catch_up(browsers, first.n)


def test_a_take_back_opens_the_verdict_again(server: Server, browsers: list[Browser]) -> None:
    """Even to before the deal was made: it stays, and counts from there."""
    anna, ben, _ = browsers
    old = deal(anna, ben, "give", coins=1, phase="tea")
    all_ready(browsers)
    hear_verdict(old, "broken", anna, ben)
    who, (other, _) = on_turn(browsers)
    line: str = who.view["decision"]["options"]["actions"][0]
    number = deal(who, other, "mandate", mandate=line.split()[-1])
    do(who, line, browsers)
    hear_verdict(number, "kept", who, other)
    take_back(browsers, 0)
    hear_verdict(number, "open", who, other)
    hear_verdict(old, "open", anna, ben)
    do(anna, f"gift {ben.clan()} 1", browsers)
    hear_verdict(old, "kept", anna, ben)
