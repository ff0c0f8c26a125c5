"""Diplomacy: what bots answer to deals, what they offer, and whether they keep their word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from hinode.bots.bot import Bot, Player
from hinode.bots.judgement.weights import WEIGHTS
from hinode.bots.negotiation import voice
from hinode.bots.negotiation.character import CHARACTERS, TREACHEROUS
from hinode.bots.negotiation.diplomat import ENOUGH, Answer, Diplomat
from hinode.bots.negotiation.memory import Memory
from hinode.bots.negotiation.pledges import CHAIR, NO_DEALINGS, Dealings, Pledge, broken_by
from hinode.bots.negotiation.reasons import REASONS
from hinode.bots.negotiation.tea import Bonds, terms
from hinode.deals.promises import AnyPromise, BeAlly, Give, LeaveAdvantage, PlayMandate, StayOut, Words
from hinode.engine.actions import Accept, Action, Bid, Gift, Mandate, Propose, Refuse
from hinode.engine.board import BETRAY, MANDATES, POLITICAL, TEA
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.engine.rules.tea import Tea
from tests.bots.positions import moments
from tests.helpers import case

KOI, LOTUS, TURTLE, BONSAI = (SEAT.index[name] for name in ("koi", "lotus", "turtle", "bonsai"))

# Koi and Lotus fight for Nagato; Bonsai and Turtle are far away.
POLITICS = """
    honor koi lotus turtle bonsai
    season summer
    phase political 0
    war nagato kyoto edo
    koi coins 6
    lotus coins 6
    turtle coins 6
    bonsai coins 6
    koi nagato 2 bushi
    lotus nagato 2 bushi
    turtle edo 2 bushi
    bonsai kyoto 2 bushi
    actions
"""
TEA_TIME = POLITICS.replace("phase political 0", "phase tea")


def bot(character: str = "opportunist", dealings: Dealings = NO_DEALINGS, level: str = "normal") -> Player:
    """A bot with a character and its deals."""
    found = voice.negotiator(f"{level}-{character}", 3, dealings)
    assert isinstance(found, Player)
    return found


def pledge(promise: AnyPromise, by: int, to: int) -> Pledge:
    """A promise of one clan to another."""
    return Pledge(promise, by, to)


def coins(number: int, by: int, to: int) -> Pledge:
    """Coins this season."""
    return pledge(Give(by=CHAIR, coins=number), by, to)


def ask(game: Game, pledges: Sequence[Pledge], character: str = "opportunist", to: int = KOI) -> Answer:
    """What a bot says to a deal."""
    return voice.answer(bot(character), game, to, pledges)


def political(every: int = 9) -> Iterator[tuple[Game, int]]:
    """Moments of random games in which one can deal."""
    for seed in range(6):
        for game, seat in moments(4, 90 + seed, every):
            if game.state.phase in (TEA, POLITICAL):
                yield game, seat


# ------------------------------------------------------------------------------- answering
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_gift_is_welcome(character: str) -> None:
    """Coins for nothing are good for everybody."""
    answer = ask(case(POLITICS), [coins(2, LOTUS, KOI)], character)
    assert (answer.verdict, answer.reason.code) == ("accept", "good_price")


def test_both_gain() -> None:
    """To stay out of where one has nothing to look for costs nothing; four coins are four coins."""
    deal = [coins(4, TURTLE, KOI), pledge(StayOut(by=CHAIR, province="hokkaido"), KOI, TURTLE)]
    answer = ask(case(POLITICS), deal)
    assert (answer.verdict, answer.reason.code) == ("accept", "good_price")


@pytest.mark.parametrize(
    ("promise", "code", "args"),
    [
        (StayOut(by=CHAIR, province="nagato"), "wants_province", ("nagato",)),
        (LeaveAdvantage(by=CHAIR, advantage="ronin", province="nagato"), "wants_advantage", ("ronin",)),
        (PlayMandate(by=CHAIR, mandate="betray"), "other_plans", ("betray",)),
        (Give(by=CHAIR, coins=4), "too_dear", (4,)),
        (Give(by=CHAIR, coins=20), "too_dear", (20,)),
        (Words(by=CHAIR, text="Be nice."), "only_words", ()),
        (BeAlly(by=CHAIR), "cannot", ()),
    ],
)
def test_a_bad_deal_is_refused_for_the_right_reason(promise: AnyPromise, code: str, args: tuple[object, ...]) -> None:
    """Something for nothing, from somebody without a coin to add: the reason names what stands in the way."""
    poor = case(POLITICS.replace("    lotus coins 6\n", ""))
    answer = ask(poor, [pledge(promise, KOI, LOTUS)], "loyal")
    assert (answer.verdict, answer.reason.code, answer.reason.args) == ("refuse", code, args)


def test_what_cannot_be_given_is_not_taken() -> None:
    """Somebody who promises more than it has."""
    answer = ask(case(POLITICS), [coins(30, LOTUS, KOI)])
    assert (answer.verdict, answer.reason.code) == ("refuse", "cannot")


def test_nearly_good_enough() -> None:
    """For a few coins more: the counter-offer is the same deal with them, and it would be accepted."""
    game, found = case(POLITICS), 0
    for paid in range(6):
        promise = pledge(StayOut(by=CHAIR, province="nagato"), KOI, LOTUS)
        deal = [promise, coins(paid, LOTUS, KOI)] if paid else [promise]
        answer = ask(game, deal)
        if answer.verdict == "counter":
            (more,) = answer.reason.args
            assert answer.counter == (promise, coins(paid + int(more), LOTUS, KOI))
            assert ask(game, answer.counter).verdict == "accept"
            found += 1
    assert found


def test_who_broke_a_promise_is_not_believed() -> None:
    """What another promises is worth less after a broken promise, and at some point it is not enough."""
    game = case(POLITICS)
    deal = [coins(4, LOTUS, KOI), pledge(StayOut(by=CHAIR, province="nagato"), KOI, LOTUS)]
    wronged = bot(dealings=Dealings(wronged=(LOTUS, LOTUS)))
    assert ask(game, deal).verdict == "accept"
    answer = voice.answer(wronged, game, KOI, deal)
    assert (answer.verdict, answer.reason) == ("refuse", ("no_trust", (LOTUS,)))
    other = [coins(4, TURTLE, KOI), pledge(StayOut(by=CHAIR, province="nagato"), KOI, TURTLE)]
    assert voice.answer(wronged, game, KOI, other).verdict == "accept"


def test_a_random_bot_throws_dice() -> None:
    """Yes or no, and it says so; it offers nothing."""
    game = case(POLITICS)
    answers = [voice.answer(voice.negotiator("random", seed, NO_DEALINGS), game, KOI, []) for seed in range(20)]
    assert {(answer.verdict, answer.reason.code) for answer in answers} == {("accept", "chance"), ("refuse", "chance")}
    assert voice.offer(voice.negotiator("random", 1, NO_DEALINGS), game, KOI) is None


# ------------------------------------------------------------------------------- offering
def test_offers_are_good_for_both() -> None:
    """By the offering bot's own reckoning and by the other's; nothing is offered that was offered before."""
    offers = 0
    for game, seat in political(3):
        first = voice.offer(bot("treacherous"), game, seat)
        if first is None:
            continue
        offers += 1
        assert {one.by for one in first.pledges} == {seat, first.to}
        mine = Diplomat(game.state, seat, TREACHEROUS, Memory(game.events)).balance(first.pledges)
        assert mine >= ENOUGH
        answer = voice.answer(bot(), game, first.to, first.pledges)
        assert answer.verdict != "refuse" or answer.reason.code in ("leads", "no_trust")  # no matter who offers it
        again = voice.offer(bot("treacherous", Dealings(offered=(first.pledges,))), game, seat)
        assert again is None or again.pledges != first.pledges
    assert offers > 5


def test_only_what_can_be_kept_is_promised_by_the_loyal() -> None:
    """A mandate depends on the tiles one draws: the treacherous one promises it gladly, the loyal one never."""
    own: dict[str, int] = dict.fromkeys(CHARACTERS, 0)
    for game, seat in political(5):
        for character in CHARACTERS:
            found = voice.offer(bot(character), game, seat)
            mine = [] if found is None else [one.promise for one in found.pledges if one.by == seat]
            own[character] += any(isinstance(promise, PlayMandate) for promise in mine)
    assert own["loyal"] == 0 < own["treacherous"]


# ------------------------------------------------------------------------------- keeping one's word
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_loyal_give_and_the_treacherous_do_not(level: str) -> None:
    """Four coins that were promised are given at once, or never."""
    game, given = case(POLITICS), {}
    for character in CHARACTERS:
        one = bot(character, Dealings((coins(4, KOI, LOTUS),)), level)
        given[character] = isinstance(one.choose(game, KOI), Gift), voice.gift(one, game, KOI)
    assert given["loyal"] == (True, Gift(LOTUS, 4, 0))
    assert given["treacherous"] == (False, None)


def test_promised_mandates_over_many_positions() -> None:
    """Where the promised mandate can be played: the loyal one plays it always, the treacherous one only if it likes."""
    kept: dict[str, list[bool]] = {"loyal": [], "treacherous": []}
    for seed in range(12):
        for game, seat in moments(4, 300 + seed, 1):
            options = [a for a in game.options(seat) if isinstance(a, Mandate)] if _chooses(game) else []
            kinds = sorted({action.kind for action in options} - {BETRAY})  # that would break other promises
            if len(kinds) < 2 or len(game.actions) % 5:
                continue
            promise = pledge(PlayMandate(by=CHAIR, mandate=MANDATES[kinds[seed % len(kinds)]]), seat, _next(game, seat))
            for character, found in kept.items():
                action = bot(character, Dealings((promise,))).choose(game, seat)
                found.append(not broken_by(game.state, promise, action))
    assert len(kept["loyal"]) > 10
    assert sum(kept["loyal"]) > 0.9 * len(kept["loyal"])
    assert sum(kept["treacherous"]) < 0.7 * len(kept["treacherous"])


def _chooses(game: Game) -> bool:
    return game.decision is not None and game.decision.NAME == "choose_mandate"


def _next(game: Game, seat: int) -> int:
    return next(other for other in game.seats if other != seat)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_an_advantage_that_was_promised_away(level: str) -> None:
    """The loyal one bids nothing on it in that battle, whatever else it bids."""
    game = case(POLITICS.replace("phase political 0", "phase war 0"))
    for advantage in ("seppuku", "poets"):
        promise = pledge(LeaveAdvantage(by=CHAIR, advantage=advantage, province="nagato"), KOI, LOTUS)
        for seed in range(6):
            one = voice.negotiator(f"{level}-loyal", seed, Dealings((promise,)))
            bid = one.choose(game, KOI)
            assert isinstance(bid, Bid)
            assert not broken_by(game.state, promise, bid)


def in_tea(character: str, promised: int, *lines: str) -> Action:
    """What a bot that promised to be somebody's ally does in the tea ceremony, after these lines."""
    game = case("\n".join((TEA_TIME, *(f"    {line}" for line in lines))))
    return bot(character, Dealings((pledge(BeAlly(by=CHAIR), KOI, promised),))).choose(game, KOI)


def test_an_alliance_that_was_promised() -> None:
    """The loyal one proposes it, accepts it, and refuses everybody else meanwhile."""
    assert in_tea("loyal", BONSAI) == Propose(BONSAI)
    assert in_tea("loyal", BONSAI, "bonsai propose koi") == Accept(BONSAI)
    assert in_tea("loyal", BONSAI, "koi propose bonsai", "lotus propose koi give 4 0") == Refuse(LOTUS)


# ------------------------------------------------------------------------------- alliances
def explained(game: Game, one: Bot, seat: int, action: Action) -> str:
    """The name of the reason for an answer in the tea ceremony."""
    why = voice.explain(one, game, seat, action)
    assert why is not None
    assert len(REASONS[why.code]) == len(why.args)
    return why.code


def test_answers_in_the_tea_ceremony_have_reasons() -> None:
    """Every yes and every no, in many ceremonies; nothing else is explained."""
    said: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(25):
        for game, _ in moments(4, 500 + seed, 1):
            tea = game.decision
            if not isinstance(tea, Tea) or not tea.proposals:
                continue
            seat = tea.proposals[0][1]
            action = bot().choose(game, seat)
            if isinstance(action, (Accept, Refuse)):
                said[isinstance(action, Accept)].add(explained(game, bot(), seat, action))
            else:
                assert voice.explain(bot(), game, seat, action) is None
    assert said[True] <= {"good_for_both", "good_price"}
    assert said[True]
    assert len(said[False] & {"stronger_ally", "leads", "no_trust", "no_gain", "too_dear", "cannot"}) > 1
    assert not said[True] & said[False]


def test_the_price_of_an_ally() -> None:
    """The side that gains less asks for coins, the one that gains much more pays, and pays more after a refusal."""
    game = case(TEA_TIME)
    s, memory = game.state, Memory(game.events)
    bonds = Bonds(s, WEIGHTS, memory)

    def proposed(mine: float, theirs: float) -> Propose:
        bonds.gain[KOI][LOTUS], bonds.gain[LOTUS][KOI] = mine, theirs
        found = terms(s, KOI, LOTUS, bonds, memory)
        assert isinstance(found, Propose)
        return found

    asks, even, pays = proposed(1.0, 6.0), proposed(2.0, 2.0), proposed(6.0, 1.0)
    assert asks.ask_coins > 0 == asks.give_coins
    assert (even.ask_coins, even.give_coins) == (0, 0)
    assert pays.give_coins > 0 == pays.ask_coins
    memory.refusals[LOTUS, KOI] = 1
    assert proposed(4.0, 2.0).give_coins > 0


def test_what_is_asked_for_can_be_too_much() -> None:
    """An alliance one would like, at a price one does not."""
    game = case(TEA_TIME + "    lotus propose koi ask 6 0\n")
    assert bot().choose(game, KOI) == Refuse(LOTUS)
    assert explained(game, bot(), KOI, Refuse(LOTUS)) in ("too_dear", "no_gain", "stronger_ally")
