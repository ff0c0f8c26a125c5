"""Who speaks next, and which words it can say: decisions of several players become a sequence.

Bids are asked for clockwise and stay sealed until all are in. In the tea ceremony players speak in turn, clockwise
from the highest honor, each about one thing at a time; a player who is ready speaks again only to answer a proposal.
Proposals and gifts are counted, so that every ceremony comes to an end. Bots answer at once, with whole actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from hinode.bots.own import as_action
from hinode.engine import queries
from hinode.engine.actions import Accept, Action, Gift, Propose, Refuse
from hinode.engine.board import POLITICAL, TEA
from hinode.engine.core.errors import HinodeError
from hinode.engine.core.options import Either, Listed
from hinode.engine.core.steps import Decision
from hinode.engine.events import SEASON_BEGAN
from hinode.engine.game import Game
from hinode.engine.rules.tea import Tea
from hinode.engine.shared_actions import READY, REFUSES
from hinode.engine.state import GameState
from hinode.env.sentence import Sentence
from hinode.sim.driver import Chooser

# How much can be negotiated: nothing (no alliances), alliances without terms, or everything including gifts.
NEGOTIATIONS: Final = ("none", "simple", "full")
NONE, SIMPLE, FULL = NEGOTIATIONS
OFFERS: Final = 4
NO_BOTS: Final[Mapping[int, Chooser]] = {}


class Manners(NamedTuple):
    """What players may negotiate, and how many proposals and gifts each can make in a season."""

    negotiation: str = FULL
    offers: int = OFFERS

    def check(self) -> None:
        """Raise unless these options are possible."""
        if self.negotiation not in NEGOTIATIONS:
            raise HinodeError(f"There is no negotiation '{self.negotiation}'; choose one of {', '.join(NEGOTIATIONS)}.")
        if self.offers < 0:
            raise HinodeError(f"The number of offers is at least 0, not {self.offers}.")

    @property
    def allowance(self) -> int:
        """How many offers a player can make in a season."""
        return 0 if self.negotiation == NONE else self.offers


class Asking:
    """A game played word by word. `bots` play some of the seats."""

    def __init__(self, game: Game, manners: Manners, bots: Mapping[int, Chooser] = NO_BOTS) -> None:
        manners.check()
        self.game = game
        self.manners = manners
        self.bots = bots
        self.offers: dict[int, int] = {}  # proposals and gifts a seat can still make this season
        self.season = -1
        self.spoke = -1  # the last speaker in this tea ceremony; -1 before it begins
        self.seat = -1  # the next speaker; -1 when the game is over
        self.sentence: Sentence | None = None
        self._ask()

    @property
    def words(self) -> list[int]:
        """The words the current player can say next."""
        return [] if self.sentence is None else self.sentence.next

    def said_by(self, seat: int) -> tuple[int, ...]:
        """The words of a seat's unfinished sentence. The others hear nothing of it until it is complete."""
        return self.sentence.said if self.sentence is not None and seat == self.seat else ()

    def say(self, word: int) -> None:
        """Say the current player's next word."""
        if self.sentence is None:
            raise HinodeError("The game is over; there is nothing to say.")
        action = self.sentence.say(word)
        if action is not None:
            self._act(action)
            self._ask()

    def _act(self, action: Action) -> None:
        if isinstance(action, (Propose, Gift)):
            self.offers[self.seat] -= 1
        self.game.act(self.seat, action)

    def _ask(self) -> None:
        """Play on until a player has a choice of words."""
        while (decision := self.game.decision) is not None:
            if self.game.state.season != self.season:
                self.season = self.game.state.season
                self.offers = dict.fromkeys(self.game.seats, self.manners.allowance)
            self.seat = self._whom(decision)
            action = self._bots_action(decision) if self.seat in self.bots else self._only_action()
            if action is None:
                return
            self._act(action)
        self.seat = -1
        self.sentence = None

    def _only_action(self) -> Action | None:
        """Begin a sentence; its action, if there is no choice."""
        self.sentence = sentence_for(self.game, self.seat, self.manners, self.offers[self.seat])
        return self.sentence.say()

    def _bots_action(self, decision: Decision) -> Action:
        """A bot's action, without what may not be negotiated here."""
        seat, negotiation = self.seat, self.manners.negotiation
        if negotiation == NONE and isinstance(decision, Tea):
            return READY
        bot = self.bots[seat]
        name = str(getattr(bot, "name", type(bot).__name__))
        action = as_action(name, self.game, seat, bot.choose(self.game, seat))
        if isinstance(decision, Tea):
            if seat in decision.ready and not isinstance(action, (Accept, Refuse)):
                return next(REFUSES[proposal[0]] for proposal in decision.proposals if proposal[1] == seat)
            if isinstance(action, Propose) and not self.offers[seat]:
                return READY
            if isinstance(action, Propose) and negotiation == SIMPLE:
                return Propose(action.to)
        if isinstance(action, Gift) and (negotiation != FULL or not self.offers[seat]):
            raise HinodeError(f"The bot '{name}' makes a gift that negotiation and offers do not allow here.")
        return action

    def _whom(self, decision: Decision) -> int:
        """The seat whose turn it is to speak."""
        s = self.game.state
        if not isinstance(decision, Tea):
            self.spoke = -1
            return decision.actors(s)[0]
        if self.spoke < 0:
            order = queries.clockwise_from(s, s.honor[0])
        else:
            after = queries.clockwise_from(s, self.spoke)
            order = (*after[1:], self.spoke)
        addressed = [proposal[1] for proposal in decision.proposals]
        for seat in order:
            if s.ally[seat] < 0 and (seat not in decision.ready or seat in addressed):
                self.spoke = seat
                return seat
        raise AssertionError("a tea ceremony without guests")


# ------------------------------------------------------------------------------- what can be said
def sentence_for(game: Game, seat: int, manners: Manners, offers: int) -> Sentence:
    """Everything a seat can say now, given the offers it has left."""
    decision = game.decision
    assert decision is not None
    options = decision.options(game.state, seat)
    sentence = Sentence(game.seats, seat)
    if not isinstance(decision, Tea):
        sentence.offer(options, terms=True)
    else:
        assert isinstance(options, Either)
        listed, proposals = options.parts
        assert isinstance(listed, Listed)
        if manners.negotiation == NONE:
            sentence.offer_all((READY,))
        elif seat in decision.ready:
            sentence.offer_all(action for action in listed if isinstance(action, (Accept, Refuse)))
        else:
            sentence.offer(listed, terms=False)
            if offers:
                sentence.offer(proposals, terms=manners.negotiation == FULL)
    if manners.negotiation == FULL and offers:
        offer_gifts(sentence, game.state, seat)
    return sentence


def offer_gifts(sentence: Sentence, s: GameState, seat: int) -> None:
    """A gift answers no question, but it can be made before the answer."""
    coins, ronin = s.coins[seat], s.ronin[seat]
    if s.phase in (TEA, POLITICAL) and coins + ronin:
        for to in queries.others(s, seat):
            sentence.offer_gift(to, coins, ronin)


def offers_left(game: Game, manners: Manners) -> dict[int, int]:
    """The proposals and gifts every seat can still make this season, from what it has done in it."""
    left = dict.fromkeys(game.seats, manners.allowance)
    began = max((i for i, event in enumerate(game.events) if event.kind is SEASON_BEGAN), default=-1)
    for (seat, action), before in zip(game.actions, game.marks, strict=True):
        if before > began and isinstance(action, (Propose, Gift)):
            left[seat] = max(0, left[seat] - 1)
    return left
