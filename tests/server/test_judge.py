"""The judge of the deal ledger, on real games."""

from __future__ import annotations

from collections import Counter

import pytest

from hinode.bots.random_bot import choose
from hinode.deals.judge import Deed, Verdict, check, judge
from hinode.deals.promises import AnyPromise, BeAlly, Give, LeaveAdvantage, PlayMandate, StayOut, Words
from hinode.engine import events as ev
from hinode.engine.core.events import Kind
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.notation.read_position import read_position
from hinode.sim.fuzz import gift, random_game

KOI, LOTUS, TURTLE = (SEAT.index[name] for name in ("koi", "lotus", "turtle"))
TEA = "honor koi lotus turtle bonsai\nphase tea\nholder lotus\nkoi coins 5 ronin 2\nlotus coins 5 ronin 2\n"
ALL_READY = "koi ready, lotus ready, turtle ready, bonsai ready"
REFUSED = "koi propose lotus, lotus refuse koi"
ALLIED = "koi propose lotus, lotus accept koi, turtle ready, bonsai ready"


def start(position: str) -> Game:
    """A game from a position."""
    return Game(read_position("hinode position 1\n" + position))


def play(game: Game, actions: str) -> int:
    """Play actions joined by commas; the number of events after them."""
    for line in filter(None, actions.split(", ")):
        seat, action = line.split(" ", 1)
        game.act(seat, action)
    return len(game.events)


def play_to(game: Game, kind: Kind, count: int = 1) -> None:
    """Play anything, in peace (no alliance is made or broken), until events of a kind have happened so often."""
    rng = Rng(1)
    while sum(event.kind is kind for event in game.events) < count:
        assert game.decision is not None
        action = "ready" if game.decision.NAME == "tea" else choose(game.options(game.actors[0]), rng)
        if "betray" not in str(action):
            game.act(game.actors[0], action)


def verdict_on(promise: AnyPromise, by: int, to: int, game: Game, accepted: int) -> Verdict:
    """The verdict on a promise that is a deal of its own."""
    return judge(promise, Deed(by, to, game.events[:], accepted)).verdict


def by_koi(promise: AnyPromise, game: Game, accepted: int = 0) -> Verdict:
    """The verdict on a promise of Koi to Lotus."""
    return verdict_on(promise, KOI, LOTUS, game, accepted)


# ------------------------------------------------------------------------------- what can be promised
@pytest.mark.parametrize(
    ("promise", "sentence"),
    [
        (PlayMandate(0, "train"), None),
        (PlayMandate(0, "attack"), "no mandate 'attack'. Choose among recruit, marshal, train, harvest, betray."),
        (StayOut(0, "kyoto"), None),
        (StayOut(0, "fujin"), "no province 'fujin'. Choose among hokkaido, oshu, "),
        (LeaveAdvantage(0, "poets", "kyoto"), None),
        (LeaveAdvantage(0, "poet", "kyoto"), "no war advantage 'poet'. Choose among seppuku, hostage, ronin, poets."),
        (LeaveAdvantage(0, "poets", "kioto"), "no province 'kioto'"),
        (Give(0, coins=1), None),
        (Give(0, ronin=1), None),
        (Give(0), "at least one coin or one ronin"),
        (Words(0, "I like you."), None),
        (Words(0, " \n\u200b"), "Say in words"),
        (BeAlly(0), None),
    ],
)
def test_check(promise: AnyPromise, sentence: str | None) -> None:
    """A sentence says what is wrong and what would be right; the judge refuses such a promise."""
    found = check(promise)
    assert found is None if sentence is None else sentence in (found or "")
    if sentence is not None and not isinstance(promise, Words):
        assert by_koi(promise, start(TEA)) == "void"


def test_words() -> None:
    """Words are for the parties, during the game and after it."""
    assert by_koi(Words(0, "I like you."), start(TEA)) == "words"
    assert (
        by_koi(Words(0, "I like you."), start("honor koi lotus turtle\nseason winter\nphase cleanup\n"), 99) == "words"
    )


@pytest.mark.parametrize("promise", [BeAlly(0), PlayMandate(0, "train"), StayOut(0, "edo"), Give(0, 1)])
def test_nothing_can_be_promised_when_the_game_is_over(promise: AnyPromise) -> None:
    """After the end every promise is void."""
    game = start("honor koi lotus turtle\nseason autumn\nphase cleanup\n")
    assert game.over
    assert by_koi(promise, game, len(game.events)) == "void"


# ------------------------------------------------------------------------------- be my ally
@pytest.mark.parametrize(
    ("before", "after", "koi", "lotus"),
    [
        ("", ALL_READY, "broken", "broken"),
        ("", "koi propose lotus", "open", "open"),
        ("", ALLIED, "open", "open"),
        ("", f"koi propose lotus, {ALL_READY}", "void", "broken"),
        ("koi propose lotus", ALL_READY, "void", "broken"),
        ("", f"koi propose lotus, koi withdraw lotus, {ALL_READY}", "broken", "broken"),
        ("", f"koi propose lotus, lotus refuse koi, {ALL_READY}", "void", "broken"),
        ("koi propose lotus, lotus refuse koi", ALL_READY, "broken", "broken"),
        ("", "koi propose lotus, lotus refuse koi, koi propose lotus, lotus accept koi", "open", "open"),
        ("", "koi propose lotus, lotus refuse koi, koi propose turtle, turtle accept koi", "void", "void"),
        ("", "koi propose lotus, koi propose turtle, turtle accept koi", "broken", "void"),
        ("", f"koi propose lotus ask 1 0, lotus refuse koi, {ALL_READY}", "broken", "broken"),
        ("", f"koi propose lotus ask 1 0, {ALL_READY}", "broken", "broken"),
        ("", f"koi propose lotus give 1 0, lotus refuse koi, {ALL_READY}", "void", "broken"),
        ("", f"{REFUSED}, lotus propose koi, koi refuse lotus, {ALL_READY}", "broken", "void"),
        ("", f"{REFUSED}, lotus propose koi ask 1 0, koi refuse lotus, {ALL_READY}", "void", "broken"),
        ("", "turtle propose lotus, lotus accept turtle", "void", "broken"),
        ("koi propose turtle, turtle accept koi", "", "void", "void"),
        ("", "turtle propose bonsai, bonsai accept turtle", "open", "open"),
        (ALL_READY, "", "void", "void"),
        (ALLIED, "lotus mandate 1 recruit", "open", "open"),
        (ALLIED, "lotus mandate 1 betray", "void", "broken"),
        ("", f"{ALLIED}, lotus mandate 1 betray", "void", "broken"),
        (f"{ALLIED}, lotus mandate 1 betray", "", "void", "void"),
    ],
)
def test_be_ally(before: str, after: str, koi: Verdict, lotus: Verdict) -> None:
    """Broken by not trying, by another ally or by betrayal; void if the other is the reason."""
    game = start(TEA)
    accepted = play(game, before)
    play(game, after)
    assert verdict_on(BeAlly(0), KOI, LOTUS, game, accepted) == koi
    assert verdict_on(BeAlly(1), LOTUS, KOI, game, accepted) == lotus


def test_what_the_deal_says_may_be_asked_with_the_alliance() -> None:
    """Asking for what the other has promised to give is fair; asking for more is not."""
    for line, verdict in (("ask 2 0", "void"), ("ask 3 0", "broken"), ("ask 2 1", "broken")):
        game = start(TEA)
        play(game, f"koi propose lotus {line}, lotus refuse koi, {ALL_READY}")
        assert judge(BeAlly(0), Deed(KOI, LOTUS, game.events[:], 0, due=(2, 0))).verdict == verdict
        assert judge(BeAlly(0), Deed(KOI, LOTUS, game.events[:], 0)).verdict == "broken"


def test_be_ally_to_the_end() -> None:
    """Kept when the season ends; last season's alliance does not count."""
    game = start(TEA)
    play(game, ALLIED)
    play_to(game, ev.CLEANED_UP)
    assert by_koi(BeAlly(0), game) == "kept"
    summer = len(game.events)
    assert by_koi(BeAlly(0), game, summer) == "open"
    play(game, ALL_READY)
    assert by_koi(BeAlly(0), game) == "kept"
    assert by_koi(BeAlly(0), game, summer) == "broken"


# ------------------------------------------------------------------------------- play a mandate
def test_play_mandate() -> None:
    """It is the next turn that counts, not one that has begun nor another player's."""
    game = start("honor koi lotus turtle\nphase political 0\n")
    assert by_koi(PlayMandate(0, "recruit"), game) == "open"
    first = play(game, "koi mandate 3 marshal")
    assert by_koi(PlayMandate(0, "marshal"), game) == "kept"
    assert by_koi(PlayMandate(0, "recruit"), game) == "broken"
    assert by_koi(PlayMandate(0, "marshal"), game, first) == "open"
    play(game, "lotus mandate 1 train")
    assert verdict_on(PlayMandate(1, "train"), LOTUS, KOI, game, 0) == "kept"  # face down, but announced as Train
    assert by_koi(PlayMandate(0, "train"), game, first) == "open"


def test_play_mandate_no_more_turn() -> None:
    """Void when the game ends before."""
    game = start("honor koi lotus turtle\nseason autumn\nphase political 10\n")
    assert game.over
    assert by_koi(PlayMandate(0, "train"), game) == "void"


# ------------------------------------------------------------------------------- stay out of a province
POLITICAL = "honor koi lotus turtle\nphase political 1\nkoi coins 3\nkoi edo bushi, stronghold\nlotus nagato bushi\n"
BATTLE = "honor koi lotus turtle\nphase war 0\nwar nagato\n"
LOST_BATTLE = BATTLE + "koi coins 1\nkoi nagato bushi\nlotus nagato 3 bushi\n"


@pytest.mark.parametrize(
    ("position", "actions", "province"),
    [
        (POLITICAL + "next perform koi marshal lotus", "koi move bushi edo kyoto", "kyoto"),
        (POLITICAL + "next perform koi recruit lotus", "koi summon shinto edo", "edo"),
        (POLITICAL + "next perform koi betray koi", "koi replace lotus bushi nagato bushi", "nagato"),
        (POLITICAL + "next build_choice koi", "koi build edo", "edo"),
        (POLITICAL + "next place_figure koi bushi strongholds path_of_the_kenin", "koi place bushi edo", "edo"),
        (POLITICAL + "next ninja_choice koi", "koi kill lotus bushi nagato", "nagato"),
        (BATTLE + "koi nagato 2 bushi\nlotus nagato bushi\n", "", "nagato"),
        (LOST_BATTLE, "koi bid 0 1 0 0, koi capture lotus bushi", "nagato"),
    ],
)
def test_stay_out_broken(position: str, actions: str, province: str) -> None:
    """Entering, building and killing there breaks it; elsewhere, before the deal or by another it does not."""
    game = start(position)
    before = len(game.events) if actions else 0
    after = play(game, actions)
    assert by_koi(StayOut(0, province), game, before) == "broken"
    assert by_koi(StayOut(0, province), game, after) != "broken"
    assert by_koi(StayOut(0, "shikoku"), game, before) != "broken"
    assert verdict_on(StayOut(2, province), TURTLE, KOI, game, before) != "broken"


def test_stay_out_kept() -> None:
    """To the season's end. Figures already there may fight and die, by their own hand too."""
    game = start(LOST_BATTLE)
    assert by_koi(StayOut(0, "nagato"), game) == "open"
    play(game, "koi bid 1 0 0 0, koi use seppuku")
    assert by_koi(StayOut(0, "nagato"), game) == "kept"
    assert by_koi(StayOut(0, "nagato"), game, len(game.events)) == "open"


def test_stay_out_a_move_taken_back_is_no_move() -> None:
    """Koi does not pay the toll to Oshu and stays at home; nor does that undo the move to Kansai."""
    game = start("""honor koi lotus turtle
        season summer
        phase political 1
        koi coins 2
        koi hokkaido 3 bushi
        lotus cards path_of_the_serpent
        next perform koi marshal turtle
    """)
    play(game, "koi move bushi hokkaido kansai, lotus charge, koi pay")
    play(game, "koi move bushi hokkaido oshu, lotus charge, koi pass")
    assert any(event.kind is ev.MOVE_TAKEN_BACK for event in game.events)
    assert by_koi(StayOut(0, "oshu"), game) == "open"
    assert by_koi(StayOut(0, "kansai"), game) == "broken"
    play_to(game, ev.CLEANED_UP)
    assert by_koi(StayOut(0, "kansai"), game) == "broken"


# ------------------------------------------------------------------------------- leave an advantage
def test_leave_advantage() -> None:
    """Decided when the bids are revealed; a sealed bid tells nothing."""
    game = start(BATTLE + "koi coins 2\nlotus coins 1\nkoi nagato bushi\nlotus nagato bushi\n")
    hostage, poets = LeaveAdvantage(0, "hostage", "nagato"), LeaveAdvantage(0, "poets", "nagato")
    elsewhere = LeaveAdvantage(0, "hostage", "edo")
    sealed = play(game, "koi bid 0 1 0 0")
    assert by_koi(hostage, game) == by_koi(poets, game) == "open"
    revealed = play(game, "lotus bid 0 0 0 1")
    assert game.decision is not None
    for accepted in (0, sealed):
        assert by_koi(hostage, game, accepted) == "broken"
        assert by_koi(poets, game, accepted) == "kept"
    assert by_koi(hostage, game, revealed) == by_koi(poets, game, revealed) == "void"
    assert by_koi(elsewhere, game) == "open"
    play(game, "koi pass")
    assert by_koi(elsewhere, game) == "void"


def test_leave_advantage_in_a_later_battle() -> None:
    """The bids of one battle are known, those of the next are not."""
    forces = "".join(f"{clan} {place} bushi\n" for clan in ("koi", "lotus") for place in ("nagato", "edo"))
    game = start(BATTLE.replace("nagato", "nagato edo") + forces + "koi coins 1\n")
    accepted = play(game, "koi bid 0 0 0 0")
    assert by_koi(LeaveAdvantage(0, "poets", "nagato"), game, accepted) == "open"
    assert by_koi(LeaveAdvantage(0, "poets", "edo"), game, accepted) == "open"
    play(game, "koi bid 0 0 0 1")
    assert by_koi(LeaveAdvantage(0, "poets", "nagato"), game, accepted) == "void"
    assert by_koi(LeaveAdvantage(0, "poets", "edo"), game, accepted) == "broken"


def test_leave_advantage_by_not_being_there() -> None:
    """A player outside the battle leaves every advantage to the others; without a battle the promise is void."""
    game = start(BATTLE + "lotus coins 1\nturtle coins 1\nturtle nagato bushi\nlotus nagato bushi\n")
    poets, accepted = LeaveAdvantage(0, "poets", "nagato"), len(game.events)
    assert by_koi(poets, game) == "kept"
    play(game, "lotus bid 0 0 0 1")
    assert by_koi(poets, game, accepted) == "open"  # nothing public has happened since
    play(game, "turtle bid 0 0 0 0")
    assert by_koi(poets, game, accepted) == "kept"
    assert by_koi(poets, start(BATTLE + "koi coins 2\nkoi nagato bushi\n")) == "void"


# ------------------------------------------------------------------------------- give
@pytest.mark.parametrize(
    ("before", "after", "verdict"),
    [
        ("", "koi gift lotus 2 1", "kept"),
        ("", "koi gift lotus 3 2", "kept"),
        ("", "koi gift lotus 2", "open"),
        ("", "koi gift lotus 1, koi gift lotus 1, koi gift lotus 0 1", "kept"),
        ("koi gift lotus 1", "koi gift lotus 1 1", "open"),
        ("", "koi gift turtle 2 1", "open"),
        ("", "lotus gift koi 2 1", "open"),
        ("", "koi propose lotus give 2 1, lotus accept koi", "kept"),
        ("", "lotus propose koi ask 2 1, koi accept lotus", "kept"),
        ("", "koi propose lotus give 1 1, lotus accept koi", "open"),
        ("koi propose lotus give 2 1", "lotus accept koi", "kept"),
        ("", "koi propose lotus give 2 1, lotus refuse koi", "open"),
        ("", ALL_READY, "broken"),
        (ALL_READY, "", "void"),
    ],
)
def test_give_at_tea(before: str, after: str, verdict: Verdict) -> None:
    """Every transfer to the other counts once, with an alliance or without, until the tea ceremony ends."""
    game = start(TEA)
    accepted = play(game, before)
    play(game, after)
    assert by_koi(Give(0, 2, 1, "this", "tea"), game, accepted) == verdict


def test_give_in_the_political_phase() -> None:
    """Until war begins."""
    war = "war edo\nkoi edo bushi\nlotus edo bushi\n"
    game = start(f"honor koi lotus turtle\nphase political 9\nkoi coins 2\nlotus amaterasu shinto\n{war}")
    assert by_koi(Give(0, 2), game) == "open"
    play(game, "koi gift lotus 1, lotus pass")
    assert by_koi(Give(0, 1), game) == "kept"
    assert by_koi(Give(0, 2), game) == "broken"
    assert by_koi(Give(0, 1), game, len(game.events)) == "void"


def test_give_next_season() -> None:
    """The deadline is in the season after the deal; after Autumn there is no such season."""
    game = new_game(("koi", "lotus", "turtle"), seed=1)
    accepted = len(game.events)
    tea, political = Give(0, 2, 0, "next", "tea"), Give(0, 2, 0, "next", "political")
    play_to(game, ev.TEA_OVER)
    assert by_koi(tea, game, len(game.events)) == "open"
    play_to(game, ev.SEASON_BEGAN, 2)
    assert by_koi(tea, game, accepted) == by_koi(political, game, accepted) == "open"
    play(game, "koi gift lotus 1")
    play_to(game, ev.TEA_OVER, 2)
    assert by_koi(tea, game, accepted) == "broken"
    play(game, "koi gift lotus 1")
    assert by_koi(tea, game, accepted) == "broken"
    assert by_koi(political, game, accepted) == "kept"
    play_to(game, ev.SEASON_BEGAN, 3)
    assert by_koi(political, game, len(game.events)) == "void"
    assert by_koi(Give(0, 2), game, len(game.events)) == "open"


# ------------------------------------------------------------------------------- random games
PROMISES: tuple[AnyPromise, ...] = (
    BeAlly(0),
    PlayMandate(0, "recruit"),
    StayOut(0, "kansai"),
    LeaveAdvantage(0, "ronin", "edo"),
    Give(0, 1, 0, "this", "tea"),
    Give(0, 1, 0, "next", "political"),
)


def final_verdict(game: Game, promise: AnyPromise, by: int, to: int, accepted: int) -> Verdict:
    """The verdict at the end of a game, looked at after every action; the public events alone give the same."""
    verdict: Verdict = "open"
    before = sum(not event.kind.private for event in game.events[:accepted])
    for mark in [*(mark for mark in game.marks if mark >= accepted), len(game.events)]:
        events = game.events[:mark]
        now = judge(promise, Deed(by, to, events, accepted)).verdict
        assert verdict in ("open", now)
        seen = [event for event in events if not event.kind.private]
        assert judge(promise, Deed(by, to, seen, before)).verdict == now
        verdict = now
    return verdict


def test_random_games() -> None:
    """A verdict stays, all are found by the end, nothing private matters, and every verdict occurs."""
    found: Counter[tuple[str, Verdict]] = Counter()
    for seed in range(40):
        rng = Rng(seed)
        game = random_game(rng)
        deals: list[tuple[AnyPromise, int, int, int]] = []
        while not game.over:
            if not rng.below(12):
                by, to = rng.shuffled(game.seats)[:2]
                deals.append((rng.pick(PROMISES), by, to, len(game.events)))
            if not rng.below(10):
                gift(game, rng)
            actor = rng.pick(game.actors)
            game.act(actor, choose(game.options(actor), rng))
        for promise, by, to, accepted in deals:
            found[type(promise).__name__, final_verdict(game, promise, by, to, accepted)] += 1
    kinds = {type(promise).__name__ for promise in PROMISES}
    verdicts: tuple[Verdict, ...] = ("kept", "broken", "void")
    assert set(found) == {(kind, verdict) for kind in kinds for verdict in verdicts} - {("StayOut", "void")}
