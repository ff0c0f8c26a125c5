"""The options of a question: their numbers and their words."""

from __future__ import annotations

from typing import Final

from hinode import words
from hinode.engine import actions as act
from hinode.engine.actions import MANDATE
from hinode.engine.board import ADVANTAGES, BETRAY, KAMI, STRONGHOLD_COST
from hinode.engine.core.options import Either, Listed, Options
from hinode.engine.hooks import CLANS, SEAT, SOURCE, SOURCES
from hinode.engine.queries import price
from hinode.engine.rules.mandates.marshal import BuildChoice
from hinode.engine.rules.tea import Tea
from hinode.engine.shared_actions import buy
from hinode.engine.state import GameState

NO_BID: Final = act.Bid(0, 0, 0, 0)
BID_EXAMPLES: Final = ("bid 0 0 0 0", "bid 0 0 1 0", "bid 1 0 1 0", "bid 1 0 2 0")  # by coins


# ------------------------------------------------------------------------------- sets of options
def numbered(options: Options) -> list[act.Action]:
    """The options in the order of their numbers: a card once, at the lower price; a bid of nothing for a start."""
    listed = short_list(options)
    if NO_BID in options:
        listed.insert(0, NO_BID)
    return [one for one in listed if not (isinstance(one, act.Buy) and one.full and buy(one.card) in listed)]


def short_list(options: Options) -> list[act.Action]:
    """The options that are worth listing: those of the short sets."""
    if isinstance(options, Either):
        return [action for part in options.parts for action in short_list(part)]
    return list(options) if isinstance(options, Listed) else []


def long_sets(options: Options) -> list[Options]:
    """The sets too long to list."""
    if isinstance(options, Either):
        return [some for part in options.parts for some in long_sets(part)]
    return [] if isinstance(options, Listed) else [options]


# ------------------------------------------------------------------------------- words
def phrase(s: GameState, seat: int, action: act.Action) -> str:
    """An option as a player would say it, with an explanation where it helps."""
    said = words.describe(action.json())
    if isinstance(action, act.Mandate):
        return mandate(s, seat, action, said)
    if isinstance(action, (act.Use, act.Resolve)):
        return explained(said, source_text(action.source))
    if isinstance(action, act.Build):
        return f"{said} ({words.say('amount-coins', count=price(seat, STRONGHOLD_COST))})"
    if isinstance(action, act.Accept):
        return with_terms(s, seat, action, said)
    if isinstance(action, act.Pass):
        return passing(s, seat, said)
    return said


def explained(what: str, text: str) -> str:
    """What something is, and what it does."""
    return words.say("terminal-explained", what=what, text=text) if text else what


def mandate(s: GameState, seat: int, action: act.Mandate, said: str) -> str:
    """A mandate with what everybody does and what the bonus adds."""
    if CLANS[seat].hides_mandate:
        return words.say("terminal-hidden-tile", what=said, tile=MANDATE.text(s.deck[action.position - 1]))
    kind = MANDATE.text(action.kind)
    text = words.say(f"mandate-{kind}-text")
    if action.kind != BETRAY:
        return explained(said, f"{text} {words.say('at-table-bonus', text=words.say(f'mandate-{kind}-bonus'))}")
    ally = s.ally[seat]
    breaks = f" {words.say('at-table-breaks-alliance', ally=SEAT.text(ally))}" if ally >= 0 else ""
    return explained(said, text + breaks)


def source_text(number: int) -> str:
    """What a card, a clan, a shrine or an advantage does."""
    source, slug = SOURCES.get(number), SOURCE.text(number)
    if source is not None:
        return source.text
    kind = "kami" if slug in KAMI else "advantage" if slug in ADVANTAGES else ""
    return words.say(f"{kind}-{slug}-text") if kind else ""


def with_terms(s: GameState, seat: int, action: act.Accept, said: str) -> str:
    """What an open proposal gives and asks, seen from the one who answers."""
    waiting = s.waiting
    for a, b, coins, ronin, asked_coins, asked_ronin in waiting.proposals if isinstance(waiting, Tea) else ():
        if (a, b) == (action.proposer, seat):
            gets = [words.say("at-table-you-get", goods=goods(coins, ronin))] * bool(coins or ronin)
            gives = [words.say("at-table-you-give", goods=goods(asked_coins, asked_ronin))]
            parts = gets + gives * bool(asked_coins or asked_ronin)
            return explained(said, " ".join(parts))
    return said


def goods(coins: int, ronin: int) -> str:
    """2 coins and 1 ronin"""
    return words.say("goods", coins=coins, ronin=ronin)


def passing(s: GameState, seat: int, said: str) -> str:
    """A pass ends a turn in which something was done; after a Marshal a stronghold may follow."""
    step = s.waiting
    if step is not None and any(getattr(step, name) for name in step.TURN):
        said = words.say("at-table-done")
    builds = (one for one in s.agenda if isinstance(one, BuildChoice) and one.seat == seat and one is not step)
    return words.say("terminal-then-build", what=said) if any(one.choices(s).count() > 1 for one in builds) else said


def syntax(s: GameState, seat: int, options: Options) -> str:
    """How to write an answer out of a long set."""
    if NO_BID in options:
        coins = s.coins[seat]
        lines = [words.say("terminal-bid-syntax", count=coins, example=BID_EXAMPLES[min(coins, 3)])]
        lines += [explained(words.say(f"advantage-{one}"), words.say(f"advantage-{one}-text")) for one in ADVANTAGES]
        return "\n".join(lines)
    others = [other for other in s.seats if act.Propose(other) in options]
    if others:
        clans = words.listing((CLANS[other].name for other in others), "or")
        return words.say("terminal-propose-syntax", clans=clans, example=CLANS[others[0]].slug)
    return words.say("terminal-many-answers", count=options.count(), example=next(iter(options)).text)
