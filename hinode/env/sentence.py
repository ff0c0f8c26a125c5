"""A decision as a short sentence: the words that can come next, and the action when it is complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from hinode.engine.actions import Action, Bid, Gift, Propose
from hinode.engine.board import ADVANTAGES
from hinode.engine.core.options import Either, Listed, Options
from hinode.engine.rules.tea import Proposals
from hinode.engine.rules.war.provinces import Splits
from hinode.env.words import INDEX, MOST, NUMBERS, player_word, words_of

Said = tuple[int, ...]
BID: Final = INDEX[Bid.VERB]
GIFT: Final = INDEX[Gift.VERB]
PROPOSE: Final = INDEX[Propose.VERB]


class Amounts:
    """Lines with a fixed beginning and then numbers: each up to its limit, all together from `least` to `most`."""

    __slots__ = ("begin", "least", "limits", "make", "most")

    def __init__(
        self,
        begin: Said,
        limits: tuple[int, ...],
        make: Callable[..., Action],
        most: int | None = None,
        least: int = 0,
    ) -> None:
        self.begin = begin
        self.limits = tuple(min(limit, MOST) for limit in limits)
        self.make = make
        self.most = sum(self.limits) if most is None else most
        self.least = least

    def fits(self, said: Said) -> bool:
        """Whether the words so far match these lines."""
        n = min(len(said), len(self.begin))
        return said[:n] == self.begin[:n]

    def following(self, said: Said) -> list[int]:
        """The words that can come next, after words that match; none at the end."""
        i = len(said) - len(self.begin)
        if i < 0:
            return [self.begin[i]]
        if i == len(self.limits):
            return []
        total = sum(self.numbers(said))
        fewest = max(0, self.least - total - sum(self.limits[i + 1 :]))
        return list(range(NUMBERS + fewest, NUMBERS + min(self.limits[i], self.most - total) + 1))

    def numbers(self, said: Said) -> list[int]:
        """The numbers said."""
        return [word - NUMBERS for word in said[len(self.begin) :]]


class Sentence:
    """One player's answer to one decision, word by word."""

    def __init__(self, seats: tuple[int, ...], seat: int) -> None:
        self.seats = seats
        self.seat = seat
        self.said: Said = ()
        self.next: list[int] = []  # the words that can come next, in order
        self._lines: list[tuple[Said, Action]] = []
        self._amounts: list[Amounts] = []

    # ------------------------------------------------------------------------------- what is possible
    def offer(self, options: Options, terms: bool) -> None:
        """Add the options the rules allow; without `terms`, proposals carry neither coins nor ronin."""
        if isinstance(options, Either):
            for part in options.parts:
                self.offer(part, terms)
        elif isinstance(options, Listed):
            self.offer_all(options.actions)
        elif isinstance(options, Splits):
            self._amounts.append(Amounts((BID,), (options.coins,) * len(ADVANTAGES), Bid, most=options.coins))
        elif isinstance(options, Proposals):
            for to, *limits in options.limits:
                begin = (PROPOSE, player_word(self.seats, self.seat, to))
                most = tuple(limits) if terms else (0,) * len(limits)
                self._amounts.append(Amounts(begin, most, partial(Propose, to)))
        else:
            raise TypeError(f"the environment cannot ask for {type(options).__name__}")

    def offer_all(self, actions: Iterable[Action]) -> None:
        """Add some actions."""
        self._lines += [(words_of(action, self.seats, self.seat), action) for action in actions]

    def offer_gift(self, to: int, coins: int, ronin: int) -> None:
        """Add gifts to a player."""
        begin = (GIFT, player_word(self.seats, self.seat, to))
        self._amounts.append(Amounts(begin, (coins, ronin), partial(Gift, to), least=1))

    # ------------------------------------------------------------------------------- saying it
    def say(self, *words: int) -> Action | None:
        """Say words, and the forced words that follow. The action, if the sentence is complete."""
        for word in words:
            if word not in self.next:
                raise ValueError(f"the word {word} cannot come next")
            self.said += (word,)
        while len(self._look()) == 1:
            self.said += (self.next[0],)
        return None if self.next else self._action()

    def _look(self) -> list[int]:
        """Find the words that can come next."""
        n = len(self.said)
        self._lines = [line for line in self._lines if line[0][:n] == self.said]
        self._amounts = [amounts for amounts in self._amounts if amounts.fits(self.said)]
        found = {words[n] for words, _ in self._lines if len(words) > n}
        for amounts in self._amounts:
            found.update(amounts.following(self.said))
        self.next = sorted(found)
        return self.next

    def _action(self) -> Action:
        """The only action that matches the words."""
        if self._lines:
            return self._lines[0][1]
        amounts = self._amounts[0]
        return amounts.make(*amounts.numbers(self.said))
