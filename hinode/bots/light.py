"""The quick player: answers every question from one outlook, by what changes in the place it is about.

The other bots use it as their policy: it finishes turns and plays the opponents in a search.
"""

from __future__ import annotations

from typing import Final

from hinode.bots.judgement.battle import BattleModel
from hinode.bots.judgement.bids import candidate
from hinode.bots.judgement.gains import Gains, might
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import Weights
from hinode.engine import actions as act
from hinode.engine.actions import Action
from hinode.engine.board import (
    BETRAY,
    BUSHI,
    HARVEST,
    MANDATES,
    MARSHAL,
    N_PROVINCES,
    RECRUIT,
    RESERVE,
    STRONGHOLD,
    STRONGHOLD_COST,
    TRAIN,
)
from hinode.engine.core.options import Listed
from hinode.engine.core.rng import Rng
from hinode.engine.core.steps import answer
from hinode.engine.queries import may_buy, price
from hinode.engine.rules.effects import PlaceFigure
from hinode.engine.rules.mandates.betray import Betray
from hinode.engine.rules.mandates.marshal import BuildChoice
from hinode.engine.rules.mandates.moving import Moving, TollPayment
from hinode.engine.rules.mandates.recruit import Recruit, SummonBushi, SummonMonster
from hinode.engine.rules.mandates.train import Train, card_price
from hinode.engine.rules.political import ChooseMandate
from hinode.engine.rules.tea import Tea, affordable
from hinode.engine.rules.war.provinces import Bids
from hinode.engine.shared_actions import PAY, READY, WAIT
from hinode.engine.state import GameState

NEAR: Final = 1e-6  # ties are broken at random
GUESS: Final = 0.5  # how far a guess at a mandate's value may be off


def pick(s: GameState, seat: int, rng: Rng, w: Weights, doubt: float = 0.0) -> Action:
    """A seat's next action. With `doubt`, every value is misjudged by up to that many points."""
    waiting = s.waiting
    assert waiting is not None
    if isinstance(waiting, Tea):
        for proposal in waiting.proposals:
            if proposal[1] == seat:
                return act.Accept(proposal[0]) if affordable(s, proposal) else act.Refuse(proposal[0])
        return READY if seat not in waiting.ready else WAIT
    options = waiting.options(s, seat)
    if isinstance(waiting, Bids):
        return quick_bid(s, seat, rng, w)
    if not isinstance(options, Listed):
        return options.sample(rng)
    found = options.actions
    if len(found) == 1:
        return found[0]
    if isinstance(waiting, TollPayment):
        return PAY  # the price was considered with the move
    if isinstance(waiting, ChooseMandate):
        return choose_mandate(s, seat, found, rng, w, doubt)
    if isinstance(waiting, (Recruit, SummonMonster, SummonBushi, PlaceFigure, Moving, Train, BuildChoice, Betray)):
        return by_gains(s, seat, found, rng, w, doubt)
    return by_trying(s, seat, found, rng, w, doubt)


def by_gains(s: GameState, seat: int, found: list[Action], rng: Rng, w: Weights, doubt: float) -> Action:
    """The best action by what changes in one place."""
    gains = Gains(Outlook(s, w), seat)
    slip = NEAR + doubt / 1000
    best, top = found[0], -1e9
    for action in found:
        worth = judge(s, seat, gains, action) + rng.below(1000) * slip
        if worth > top:
            best, top = action, worth
    return best


def judge(s: GameState, seat: int, gains: Gains, action: Action) -> float:
    """The value of an action; passing is worth nothing."""
    if isinstance(action, (act.Summon, act.Place)):
        return gains.summon(action.piece, action.place)
    if isinstance(action, act.Move):
        waiting = s.waiting
        assert isinstance(waiting, Moving)
        toll = gains.coin if waiting.toll_on(s, action.start, action.goal) else 0.02
        return gains.move(action.piece, action.start, action.goal) - toll
    if isinstance(action, act.Buy):
        waiting = s.waiting
        assert isinstance(waiting, Train)
        return gains.card(action.card) - gains.coin * waiting.cost(action.card, action.full)
    if isinstance(action, act.Build):
        return gains.build(action.place) - gains.coin * price(seat, STRONGHOLD_COST)
    if isinstance(action, act.Replace):
        if action.place >= N_PROVINCES:
            return 0.8
        theirs = might(s, action.owner, action.piece, action.place)
        return gains.swap(action.place, might(s, seat, action.by, action.place), action.owner, theirs)
    return 0.0


def by_trying(s: GameState, seat: int, found: list[Action], rng: Rng, w: Weights, doubt: float) -> Action:
    """The best action by its immediate result."""
    slip = NEAR + doubt / 1000
    best, top = found[0], -1e9
    for action in found:
        after = s.clone()
        answer(after, seat, action)
        worth = Outlook(after, w).utility(seat) + rng.below(1000) * slip
        if worth > top:
            best, top = action, worth
    return best


def choose_mandate(s: GameState, seat: int, found: list[Action], rng: Rng, w: Weights, doubt: float) -> Action:
    """The mandate that helps the chooser most compared with the others."""
    worth = mandate_worth(Gains(Outlook(s, w), seat))
    slip = (GUESS + 2 * doubt) / 1000
    best, top = found[0], -1e9
    for action in found:
        assert isinstance(action, act.Mandate)
        n = worth[action.kind] + rng.below(1000) * slip
        if n > top:
            best, top = action, n
    return best


def mandate_worth(gains: Gains) -> list[float]:
    """A guess at the value of each of the five mandates, without performing it."""
    look, s, seat = gains.look, gains.s, gains.seat
    w = look.w
    worth = [0.0] * len(MANDATES)
    mine = others = 0
    places: list[float] = []
    for p in range(N_PROVINCES):
        here = s.count(seat, STRONGHOLD, p)
        for other in s.seats:
            others += s.count(other, STRONGHOLD, p)
        if here:
            mine += here
            places.append(gains.more(p, 1.0, 1))
        if look.leader(p, -1, 0.0) == seat:
            worth[HARVEST] += look.reward(p)
    figure = w.figure[look.left] + (max(places) if places else 0.0)
    worth[RECRUIT] = figure * (1 + mine - (others - mine) / (len(s.seats) - 1))
    coins = s.coins[seat]
    last = -1
    for card in s.display:
        if card != last:
            last = card
            cost = card_price(seat, card, bonus=True)
            if cost <= coins and may_buy(s, seat, card):
                worth[TRAIN] = max(worth[TRAIN], gains.card(card) - gains.coin * cost)
    worth[TRAIN] -= 0.5 * w.ryujin  # the others buy too
    worth[MARSHAL] = 0.3
    if s.count(seat, STRONGHOLD, RESERVE) and coins >= price(seat, STRONGHOLD_COST):
        worth[MARSHAL] += max(0.0, w.stronghold[look.left] - gains.coin * price(seat, STRONGHOLD_COST))
    worth[BETRAY] = betrayal(gains)
    return worth


def betrayal(gains: Gains) -> float:
    """The value of replacing the two best Bushi, less that of the alliance."""
    look, s, seat = gains.look, gains.s, gains.seat
    total = 0.0
    left = s.count(seat, BUSHI, RESERVE)
    found: list[float] = []
    for owner in s.seats:
        if owner != seat:
            best = 0.0
            for p in range(N_PROVINCES):
                if s.count(owner, BUSHI, p):
                    best = max(best, gains.swap(p, 1.0, owner, 1.0))
            found.append(best)
    found.sort(reverse=True)
    for gain in found[: min(2, left)]:
        total += gain
    ally = s.ally[seat]
    return total - look.w.bonus * look.turns[ally] - look.w.honor if ally >= 0 else total


def quick_bid(s: GameState, seat: int, rng: Rng, w: Weights) -> Action:
    """The best of a few bids against one guess at the others' bids."""
    look = Outlook(s, w)
    model = BattleModel(s, look)
    coef = look.concern(seat)
    me = model.seats.index(seat)
    profile = [candidate(model, i, rng) for i in range(model.n)]
    gain = [0.0] * model.n
    best, top = profile[me], -1e9
    for _ in range(6):
        profile[me] = candidate(model, me, rng)
        model.play(profile, gain)
        worth = 0.0
        for j in range(model.n):
            worth += coef[model.seats[j]] * gain[j]
        if worth > top:
            best, top = profile[me], worth
    return act.Bid(best[0], best[1], best[2], best[3])
