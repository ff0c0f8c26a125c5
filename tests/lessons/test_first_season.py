"""The first lesson: its script played as recommended to the end, and with anything else done on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hinode.bots.random_bot import choose
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game
from hinode.engine.hooks import CARD, SEAT
from hinode.engine.invariants import check
from hinode.engine.queries import battle_force
from hinode.engine.reading import parse
from hinode.lessons import OVER, Hint, Lesson, Page, fits, lesson, moments, undone
from hinode.notation.read_position import read_position
from hinode.reference import rule

FOUND = lesson("first-season")
assert FOUND is not None
FIRST: Lesson = FOUND
SCRIPT = FIRST.script
LEARNER = SEAT.read(SCRIPT.clan)
STEPS = SCRIPT.steps
PAGES = [
    *(page for step in STEPS for page in (*step.pages, *step.after)),
    SCRIPT.own_way,
    *(page for pages in SCRIPT.free.values() for page in pages),
]
TEXTS = Path(__file__).parents[2] / "hinode" / "words"


class Learning:
    """The lesson, played. The other seats follow their script, or do anything where it says nothing."""

    def __init__(self, seed: int = 0) -> None:
        self.game = Game(read_position(FIRST.position))
        self.rng = Rng(seed)
        self.strayed = 0  # how often a bot had to think for itself
        self.others()

    def others(self) -> None:
        """Let the other seats move until the learner is asked alone."""
        while not self.game.over and (asked := [seat for seat in self.game.actors if seat != LEARNER]):
            line = FIRST.line(self.game, asked[0])
            self.strayed += line is None
            self.game.act(asked[0], line or choose(self.game.options(asked[0]), self.rng))
            check(self.game.state)

    def hint(self) -> Hint | None:
        """The current hint."""
        return FIRST.hint(self.game, LEARNER)

    def said(self) -> list[str]:
        """The pages of the hint by name."""
        hint = self.hint()
        assert hint is not None
        return [page.say for page in hint.pages]

    def act(self, line: str) -> None:
        """Do something, and let the others answer."""
        self.game.act(LEARNER, line)
        check(self.game.state)
        self.others()

    def follow(self, until: str = OVER) -> list[Hint]:
        """Follow the recommendations until a moment; the hints on the way."""
        given: list[Hint] = []
        while (now := moments(self.game)[-1]) != until:
            assert now != OVER, f"{until} never came"
            hint = self.hint()
            assert hint is not None
            given.append(hint)
            self.act(hint.line or choose(self.game.options(LEARNER), self.rng).text)
        return given


# ------------------------------------------------------------------------------- as recommended
@pytest.mark.parametrize("seed", range(4))
def test_the_recommended_season(seed: int) -> None:
    """Every step is asked for, in its order, and its line is legal; nobody leaves the script; the season ends."""
    learning = Learning(seed)
    given = learning.follow()
    last = learning.hint()
    assert last is not None
    assert [page for hint in (*given, last) for page in hint.pages] == said_in_order()
    assert [hint.line for hint in given] == [step.line for step in STEPS[:-1]]
    assert [hint.chapter for hint in (*given, last)] == [step.chapter for step in STEPS]
    assert learning.strayed == 0


def said_in_order() -> list[Page]:
    """Every step's pages, and before them what the step before says after its action."""
    before: list[tuple[Page, ...]] = [(), *(step.after for step in STEPS)]
    return [page for said, step in zip(before, STEPS, strict=False) for page in (*said, *step.pages)]


def test_what_the_season_shows() -> None:
    """What the texts tell of: the alliance, every mandate, gifts of the kami, each end a war province can have."""
    learning = Learning()
    learning.follow()
    events = [event.text() for event in learning.game.events]
    me = SCRIPT.clan
    for mandate in ("recruit", "marshal", "train", "harvest", "betray"):
        assert any(re.fullmatch(rf"performs {me} {mandate} .*", event) for event in events)
    assert f"allied koi {me}" in events
    assert f"honor_lost {me} koi" in events
    assert events.count(f"shrine_won hachiman {me}") == 3
    assert events.count(f"shrine_won susanoo {me}") == 2  # tied, and won by honor
    assert [event for event in events if event.startswith("token")] == [
        f"token {me} shikoku",
        f"token {me} kansai",
        "token_discarded oshu",
        "token koi kyoto",
        "token koi edo",
    ]
    assert f"vp {me} 1 hostage" in events
    assert f"vp {me} 2 seppuku" in events
    assert f"vp {me} 2 poets" in events
    assert f"ronin_hired {me} 7" in events


def free_choices() -> list[str]:
    """What can be done with the one figure nothing is recommended for."""
    learning = Learning()
    learning.follow("recruit 2")
    learning.act("summon shinto susanoo")
    learning.act("summon bushi kansai")
    assert learning.said() == ["as-you-like"]
    return [action.text for action in learning.game.options(LEARNER)]


@pytest.mark.parametrize("line", free_choices())
def test_what_the_texts_say_of_the_battles(line: str) -> None:
    """Whatever becomes of the free figure: ronin decide in Kansai, and Kyoto cannot be won against Koi's coins."""
    learning = Learning()
    learning.follow("recruit 2")
    for own in ("summon shinto susanoo", "summon bushi kansai", line):
        learning.act(own)
    learning.follow("war kansai")
    s = learning.game.state
    koi, dragonfly = SEAT.read("koi"), SEAT.read("dragonfly")
    assert battle_force(s, LEARNER) <= battle_force(s, dragonfly)
    assert s.ronin[LEARNER] > s.ronin[dragonfly] == 0
    learning.follow("war kyoto")
    assert battle_force(s := learning.game.state, LEARNER) < battle_force(s, koi)
    assert s.coins[LEARNER] < s.coins[koi]


def test_what_else_it_teaches() -> None:
    """Private talk, deals, clan powers and the kinds of cards, each where it can be looked at, before it is needed."""
    learning = Learning()
    said = {page.say: (hint.chapter, page.look) for hint in learning.follow() for page in hint.pages}
    assert said["talk"] == ("mandates", "talk")
    assert said["deals"] == ("mandates", "deals")
    assert said["powers"] == ("marshal", f"player:{SCRIPT.clan}")
    assert said["kinds"] == ("train", "cards")


# ------------------------------------------------------------------------------- another way
def test_another_choice_is_noticed() -> None:
    """Leaving the script is mentioned once, and the next hint fits the question."""
    learning = Learning()
    learning.act("refuse koi")
    assert learning.said() == ["own-way", "free-tea"]
    learning.act("ready")
    assert learning.said() == ["track", "tiles"]
    learning.act("mandate 2 harvest")
    assert moments(learning.game)[-1] == "marshal 1"
    assert learning.said() == ["powers", "marshal", "move-shikoku"]
    learning.act("move bushi kyushu shikoku")
    assert learning.said() == ["moves-done"]  # there is no second Bushi to send to Kansai
    learning.act("move daimyo kyushu kansai")
    assert learning.said()[0] == "own-way"


def test_another_order_is_fine() -> None:
    """Both figures of the first Recruit, the other way round: the hint asks for the one that is left."""
    learning = Learning()
    learning.follow("recruit 1")
    learning.act("summon bushi kyushu")
    hint = learning.hint()
    assert hint is not None
    assert hint.line == "summon shinto hachiman"


def test_undo_brings_the_hint_back() -> None:
    """Hints follow from the game alone."""
    learning = Learning()
    learning.follow("recruit 1")
    before = learning.hint()
    learning.act("summon shinto tsukuyomi")
    assert learning.hint() != before
    learning.game.undo(LEARNER)
    assert learning.hint() == before


def test_a_gift_is_no_answer() -> None:
    """A gift changes nothing about the hint."""
    learning = Learning()
    learning.follow("recruit 1")
    before = learning.hint()
    learning.game.act(LEARNER, "gift koi 1")
    assert learning.hint() == before


@pytest.mark.parametrize("seed", range(60))
def test_no_dead_end(seed: int) -> None:
    """Whatever somebody does instead: there is always a hint, what it recommends is legal, and the season ends."""
    learning = Learning(seed)
    rng = Rng(seed + 1000)
    while not learning.game.over and moments(learning.game)[-1] != OVER:
        hint = learning.hint()
        assert hint is not None
        assert hint.pages
        assert hint.chapter in SCRIPT.chapters
        if hint.line:
            assert parse(hint.line) in learning.game.options(LEARNER)
        stray = rng.below(3) < 1 + seed % 2 or not hint.line
        learning.act(choose(learning.game.options(LEARNER), rng).text if stray else hint.line)
    last = learning.hint()
    assert last is not None
    assert last.pages[-1].say == "goodbye"


def test_after_the_lesson() -> None:
    """The game continues, without hints, to its end."""
    learning = Learning()
    learning.follow()
    learning.act("ready")
    while not learning.game.over:
        assert learning.hint() is None
        learning.act(choose(learning.game.options(LEARNER), learning.rng).text)
    assert learning.game.state.winners


# ------------------------------------------------------------------------------- the file
def test_the_file_names_things_that_exist() -> None:
    """Chapters, rules, and what to look at."""
    assert [*dict.fromkeys(step.chapter for step in STEPS)] == [*SCRIPT.chapters]
    places = {"", "map", "track", "shrines", "clans", "reserve", "decision", "talk", "deals", "cards"}
    s = read_position(FIRST.position)
    clans = [SEAT.text(seat) for seat in s.seats]
    assert {SCRIPT.clan, *SCRIPT.others} == {*clans} == {SCRIPT.clan, *SCRIPT.lines}
    for page in PAGES:
        assert not page.rule or rule(page.rule) is not None
        kind, _, name = page.look.partition(":")
        match kind:
            case "card":
                assert CARD.read(name) in s.display
            case "player":
                assert name in clans
            case "province" | "shrine" | "tile":
                assert name
            case _:
                assert page.look in places


@pytest.mark.parametrize("language", ["en", "it", "pl", "fr"])
def test_every_text_exists(language: str) -> None:
    """In every language; and none is left over."""
    texts = (TEXTS / language / "lesson.ftl").read_text("utf-8")
    said = {f"lesson-{page.say}" for page in PAGES} | {f"lesson-chapter-{chapter}" for chapter in SCRIPT.chapters}
    assert {*re.findall(r"^(lesson-[\w-]+) =", texts, re.MULTILINE)} == said


def test_lines_that_fit() -> None:
    """A star stands for one word; each action matches one line."""
    assert fits("mandate * recruit", "mandate 3 recruit")
    assert not fits("mandate * recruit", "mandate 3 marshal")
    assert not fits("use *", "use")
    assert undone(["pass", "pass", "", "use *"], ["use ronin", "pass"]) == ["pass"]
    assert lesson("no-such-lesson") is None
