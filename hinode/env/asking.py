"""Who speaks next, and what it can say: the game's decisions put one after the other.

Bids are asked for clockwise and stay sealed until all are in. In the tea ceremony players speak in turn, clockwise
from the highest honor, each about one thing at a time; who is ready speaks again only to answer a proposal. Proposals
and gifts are counted, so that every ceremony comes to an end.
"""

from __future__ import annotations

from typing import Final

from hinode import queries
from hinode.actions import Accept, Action, Gift, Propose, Refuse
from hinode.board import POLITICAL, TEA
from hinode.core.errors import HinodeError
from hinode.core.options import Either, Listed
from hinode.core.steps import Decision
from hinode.env.sentence import Sentence
from hinode.game import Game
from hinode.rules.tea import Tea
from hinode.shared_actions import READY

# How much there is to negotiate: nothing (no alliances), alliances without terms, or everything with gifts.
NEGOTIATIONS: Final = ("none", "simple", "full")
NONE, SIMPLE, FULL = NEGOTIATIONS
OFFERS: Final = 4


class Asking:
    """A game, asked about word by word."""

    def __init__(self, game: Game, negotiation: str = FULL, offers: int = OFFERS) -> None:
        if negotiation not in NEGOTIATIONS:
            raise HinodeError(f"There is no negotiation '{negotiation}'; choose one of {', '.join(NEGOTIATIONS)}.")
        if offers < 0:
            raise HinodeError(f"The number of offers is at least 0, not {offers}.")
        self.game = game
        self.negotiation = negotiation
        self.allowance = 0 if negotiation == NONE else offers
        self.offers: dict[int, int] = {}  # proposals and gifts a seat can still make this season
        self.season = -1
        self.spoke = -1  # who spoke last in the ceremony at hand; -1 before it begins
        self.seat = -1  # who speaks next; -1 when the game is over
        self.sentence: Sentence | None = None
        self._ask()

    @property
    def words(self) -> list[int]:
        """What the one who is asked can say next."""
        return [] if self.sentence is None else self.sentence.next

    def said_by(self, seat: int) -> tuple[int, ...]:
        """What a seat has said in the decision at hand; nobody else hears it before it is done."""
        return self.sentence.said if self.sentence is not None and seat == self.seat else ()

    def say(self, word: int) -> None:
        """The next word of the one who is asked."""
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
        """Go on until somebody has to choose between words."""
        while (decision := self.game.decision) is not None:
            if self.game.state.season != self.season:
                self.season = self.game.state.season
                self.offers = dict.fromkeys(self.game.seats, self.allowance)
            self.seat = self._whom(decision)
            self.sentence = self.sentence_for(decision)
            action = self.sentence.say()
            if action is None:
                return
            self._act(action)
        self.seat = -1
        self.sentence = None

    # ------------------------------------------------------------------------------- who
    def _whom(self, decision: Decision) -> int:
        """Whose turn to speak it is."""
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

    # ------------------------------------------------------------------------------- what
    def sentence_for(self, decision: Decision) -> Sentence:
        """Everything the seat can say now."""
        seat = self.seat
        options = decision.options(self.game.state, seat)
        sentence = Sentence(self.game.seats, seat)
        if not isinstance(decision, Tea):
            sentence.offer(options, terms=True)
        else:
            assert isinstance(options, Either)
            listed, proposals = options.parts
            assert isinstance(listed, Listed)
            if self.negotiation == NONE:
                sentence.offer_all((READY,))
            elif seat in decision.ready:
                sentence.offer_all(action for action in listed if isinstance(action, (Accept, Refuse)))
            else:
                sentence.offer(listed, terms=False)
                if self.offers[seat]:
                    sentence.offer(proposals, terms=self.negotiation == FULL)
        self._offer_gifts(sentence)
        return sentence

    def _offer_gifts(self, sentence: Sentence) -> None:
        """A gift answers no question, but it can be made before the answer."""
        s, seat = self.game.state, self.seat
        coins, ronin = s.coins[seat], s.ronin[seat]
        if self.negotiation == FULL and self.offers[seat] and s.phase in (TEA, POLITICAL) and coins + ronin:
            for to in queries.others(s, seat):
                sentence.offer_gift(to, coins, ronin)
