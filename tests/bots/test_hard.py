"""What the hard bot does beyond the normal one: a race of options, answers to bids, seasons played on."""

from __future__ import annotations

from collections import Counter

import pytest

from hinode.bots.budget import Budget
from hinode.bots.hard import HardBot
from hinode.bots.judgement.bids import bid_game, candidates
from hinode.bots.judgement.habits import likely_mandate
from hinode.bots.judgement.race import FEWEST, MARGIN, MOST, Race
from hinode.bots.judgement.response import best_response
from hinode.bots.judgement.seasons import ALONE, played_bonds, season_with
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import WEIGHTS
from hinode.bots.negotiation.character import LOYAL
from hinode.bots.negotiation.memory import Memory
from hinode.bots.negotiation.tea import GRUDGE, Bonds
from hinode.engine import changes
from hinode.engine.actions import Bid as BidAction
from hinode.engine.actions import Mandate
from hinode.engine.board import MANDATES
from hinode.engine.core.rng import Rng
from hinode.engine.core.steps import advance
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.engine.queries import ronin_of
from hinode.engine.rules.tea import Tea, unallied
from hinode.engine.rules.war.provinces import Bids
from hinode.knowledge.determinize import determinize
from hinode.notation.position import write_position
from tests.bots.positions import BATTLE, LOTUS, battles
from tests.helpers import case


# ------------------------------------------------------------------------------- the race
def test_only_what_looks_good_starts() -> None:
    """A limited number, none too far behind."""
    race = Race([0.0, 10.0, 10.0 - MARGIN, 9.0])
    assert race.runners == [1, 3]
    assert len(Race([float(i) / 10 for i in range(20)]).runners) == MOST


def test_luck_that_all_have_proves_nothing() -> None:
    """Worlds differ much more than the options: one that is a little worse in every world is given up all the same."""
    race = Race([0.0, 0.0])
    for world in range(FEWEST):
        luck = 30.0 if world % 2 else -30.0
        race.count(0, luck)
        race.count(1, luck - 1.5)
        race.drop()
    assert race.runners == [0]


def test_nothing_is_dropped_by_chance() -> None:
    """An option that is sometimes much better and sometimes much worse stays in the race."""
    race = Race([0.0, 0.0])
    for world in range(40):
        race.count(0, 0.5)
        race.count(1, 8.0 if world % 2 else -8.0)
        race.drop()
    assert race.runners == [0, 1]
    assert race.best() == 0


# ------------------------------------------------------------------------------- bids
def worth(game: Game, seat: int, own: BidAction | None, rng: Rng) -> float:
    """What a bid (None: one as the others draw it) is worth on paper against those of a normal bot, on average."""
    s = game.state
    total = 0.0
    for _ in range(4):
        bids = bid_game(s, Outlook(s, WEIGHTS))
        bids.solve(60, rng)
        model = bids.model
        me = model.seats.index(seat)
        gain = [0.0] * model.n
        for _ in range(25):
            profile = [bids.draw(i, rng) for i in range(model.n)]
            if own is not None:
                profile[me] = (own.seppuku, own.hostage, own.ronin, own.poets)
            model.play(profile, gain)
            total += sum(weight * one for weight, one in zip(bids.weights[me], gain, strict=True))
    return total / 100


def test_the_answer_beats_the_mixture() -> None:
    """Against bids as the normal bot makes them, the best answer brings more than bidding as it does."""
    rng = Rng(5)
    better = 0.0
    for game in battles()[:8]:
        assert isinstance(game.decision, Bids)
        seat = game.decision.actors(game.state)[0]
        own = candidates(game.state.coins[seat], ronin_of(game.state, seat) > 0)
        bid = best_response(game.state, seat, own, WEIGHTS, rng)
        assert bid in own
        better += worth(game, seat, BidAction(*bid), rng) - worth(game, seat, None, rng)
    assert better / 8 > 0.2


def test_answers_to_bids_differ() -> None:
    """They cannot be foretold from the position alone; with no bid allowed it bids nothing."""
    s = case(BATTLE).state
    own = candidates(s.coins[LOTUS], ronin=False)
    assert len({best_response(s, LOTUS, own, WEIGHTS, Rng(seed)) for seed in range(12)}) > 1
    assert best_response(s, LOTUS, [], WEIGHTS, Rng(1)) == (0, 0, 0, 0)


# ------------------------------------------------------------------------------- habits
CLANS = ("koi", "lotus", "turtle", "bonsai")
KOI = SEAT.index["koi"]


def tea() -> Game:
    """The first tea ceremony of a game."""
    game = new_game(CLANS, seed=3)
    assert isinstance(game.decision, Tea)
    return game


def chosen(allied: bool) -> Counter[str]:
    """The mandates likely chosen first in a season."""
    s = tea().state
    if allied:
        changes.make_alliance(s, s.holder, next(seat for seat in s.seats if seat != s.holder))
    s.agenda[-1] = Tea((), tuple(s.seats))
    advance(s)
    found: Counter[str] = Counter()
    for seed in range(200):
        action = likely_mandate(determinize(s, -1, Rng(seed)), s.holder, Rng(seed), WEIGHTS)
        assert isinstance(action, Mandate)
        found[MANDATES[action.kind]] += 1
    return found


def test_mandates_are_chosen_as_usual() -> None:
    """Every kind at times; an ally is left far less often than nobody."""
    free, bound = chosen(allied=False), chosen(allied=True)
    assert set(free) == set(MANDATES)
    assert 0 < bound["betray"] < free["betray"] / 2


# ------------------------------------------------------------------------------- the tea ceremony
def test_alliances_are_played_out() -> None:
    """One's own alliances are judged by seasons played, the others' as ever; the game stays as it is."""
    game = tea()
    s, memory = game.state, Memory(game.events)
    before = write_position(s)
    bonds = Bonds(s, WEIGHTS, memory)
    played = played_bonds(s, KOI, WEIGHTS, memory, Budget(tries=3).start(), Rng(1))
    assert write_position(s) == before
    for seat in s.seats:
        assert (played.gain[seat] == bonds.gain[seat]) == (seat != KOI)
    unplayed = played_bonds(s, KOI, WEIGHTS, memory, Budget(seconds=-1.0).start(), Rng(1))
    assert unplayed.gain[KOI] == pytest.approx(bonds.gain[KOI])


def test_a_season_is_played_to_its_end() -> None:
    """With an ally or alone: the outcome is that of the next tea ceremony, and the ally makes a difference."""
    s = tea().state
    bonds = Bonds(s, WEIGHTS, Memory(()))
    allies = (ALONE, *(seat for seat in s.seats if seat != KOI))
    assert len({season_with(s, KOI, ally, bonds, WEIGHTS, 9) for ally in allies}) == len(s.seats)
    assert unallied(s) == list(s.seats)


def test_a_grudge_stays_a_grudge() -> None:
    """However well a season with a traitor goes, the alliance is worth less by what the betrayal costs."""
    s = tea().state
    first, traitor, *rest = s.seats
    changes.make_alliance(s, *rest)
    clean, marked = (
        played_bonds(s, first, WEIGHTS, memory, Budget(tries=2).start(), Rng(4)).gain[first][traitor]
        for memory in (Memory(()), Memory((), (traitor,)))
    )
    assert marked == pytest.approx(clean - GRUDGE)


def test_nobody_waits_long_for_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the budget, the tea ceremony gets less than a second of it."""
    now = [0.0]

    def clock() -> float:
        now[0] += 0.1
        return now[0]

    monkeypatch.setattr("hinode.bots.budget.thread_time", clock)
    game = tea()
    HardBot("hard", 1, LOYAL, Budget(seconds=60.0)).choose(game, KOI)
    assert now[0] < 1.2
