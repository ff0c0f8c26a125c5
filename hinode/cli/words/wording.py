"""Actions and options in readable words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from hinode.display.names import BENEFITS, clan_name, goods, listing, name_of, piece_name, plural
from hinode.engine import actions as act
from hinode.engine.actions import MANDATE, PLACE, PROVINCE
from hinode.engine.board import ADVANTAGES, BETRAY, KAMI, STRONGHOLD_COST
from hinode.engine.core.options import Either, Listed, Options
from hinode.engine.hooks import CARDS, CLANS, SOURCE, SOURCES, Card, Clan
from hinode.engine.queries import price
from hinode.engine.rules.mandates.marshal import BuildChoice, Marshal
from hinode.engine.rules.tea import Tea
from hinode.engine.shared_actions import buy
from hinode.engine.state import GameState

ADVANTAGE_TEXTS = {
    "seppuku": "all your figures here die",
    "ronin": "each ronin is 1 Force",
}

# In the order of MANDATES: what everybody does, and what the bonus adds.
MANDATE_TEXTS = (
    "everybody summons at strongholds, {you} one figure more",
    "everybody may move figures, {you} may also build",
    "everybody may buy a card, {you} 1 cheaper",
    "everybody gets a coin, {you} also the rewards where strongest",
    "replace up to two figures",
)
BID_EXAMPLES = ("bid 0 0 0 0", "bid 0 0 1 0", "bid 1 0 1 0", "bid 1 0 2 0")  # by coins
BID_GLOSS = (
    "Seppuku: your figures here die for VP and honor. Hostage: capture a figure and 1 VP."
    " Ronin: each you have is 1 Force. Poets: 1 VP for each figure killed."
)
NO_BID: Final = act.Bid(0, 0, 0, 0)

Wording = Callable[[GameState, int, act.Action], str]
WORDINGS: Final[dict[type[act.Action], Wording]] = {}


def phrase(s: GameState, seat: int, action: act.Action) -> str:
    """An option of a seat as a player would say it."""
    wording = WORDINGS.get(type(action))
    return wording(s, seat, action) if wording is not None else action.text


def _says(cls: type[act.Action]) -> Callable[[Callable[..., str]], Callable[..., str]]:
    def register(wording: Callable[..., str]) -> Callable[..., str]:
        WORDINGS[cls] = cast(Wording, wording)
        return wording

    return register


def place_name(place: int) -> str:
    """A province, or the shrine of a kami."""
    slug = PLACE.text(place)
    return f"{name_of(slug)}'s shrine" if slug in KAMI else name_of(slug)


@_says(act.Mandate)
def _mandate(s: GameState, seat: int, a: act.Mandate) -> str:
    kind = name_of(MANDATE.text(a.kind))
    if CLANS[seat].hides_mandate:
        tile = name_of(MANDATE.text(s.deck[a.position - 1]))
        return f"announce {kind}; tile {a.position}, {tile}, goes face down"
    allied = s.ally[seat] >= 0
    text = MANDATE_TEXTS[a.kind].format(you="you and your ally" if allied else "you")
    price = ", you lose your ally and honor" if allied and a.kind == BETRAY else ""
    return f"{kind} (tile {a.position}): {text}{price}"


@_says(act.Summon)
def _summon(s: GameState, seat: int, a: act.Summon) -> str:
    return f"summon {piece_name(a.piece)} -> {place_name(a.place)}"


@_says(act.Place)
def _place(s: GameState, seat: int, a: act.Place) -> str:
    return f"place {piece_name(a.piece)} -> {place_name(a.place)}"


@_says(act.Move)
def _move(s: GameState, seat: int, a: act.Move) -> str:
    return f"move {piece_name(a.piece)} {name_of(PROVINCE.text(a.start))} -> {name_of(PROVINCE.text(a.goal))}"


@_says(act.Build)
def _build(s: GameState, seat: int, a: act.Build) -> str:
    return f"build in {name_of(PROVINCE.text(a.place))} ({plural(price(seat, STRONGHOLD_COST), 'coin')})"


@_says(act.Buy)
def _buy(s: GameState, seat: int, a: act.Buy) -> str:
    return f"buy {CARDS[a.card].name}{' full' if a.full else ''}"


@_says(act.Replace)
def _replace(s: GameState, seat: int, a: act.Replace) -> str:
    by = "" if a.by == a.piece else f" by {piece_name(a.by)}"
    return f"replace {piece_name(a.piece)} of {clan_name(a.owner)} in {place_name(a.place)}{by}"


@_says(act.Use)
def _use(s: GameState, seat: int, a: act.Use) -> str:
    return f"use {source_words(a.source)}"


@_says(act.Resolve)
def _resolve(s: GameState, seat: int, a: act.Resolve) -> str:
    return f"first {source_words(a.source)}"


def source_words(number: int) -> str:
    """What an effect is called, and what it does."""
    slug = SOURCE.text(number)
    source = SOURCES.get(number)
    if isinstance(source, (Card, Clan)):
        return f"{source.name}: {source.text}"
    if slug in KAMI:
        return f"{name_of(slug)}: {BENEFITS[KAMI.index(slug)]}"
    if slug in ADVANTAGES:
        return f"{name_of(slug)}: {ADVANTAGE_TEXTS.get(slug, '')}".rstrip(": ")
    return name_of(slug)


@_says(act.First)
def _first(s: GameState, seat: int, a: act.First) -> str:
    return "first: before the others"


@_says(act.Last)
def _last(s: GameState, seat: int, a: act.Last) -> str:
    return "last: after the others"


@_says(act.Kill)
def _kill(s: GameState, seat: int, a: act.Kill) -> str:
    return f"kill {piece_name(a.piece)} of {clan_name(a.owner)} in {place_name(a.place)}"


@_says(act.Spare)
def _spare(s: GameState, seat: int, a: act.Spare) -> str:
    return "spare them"


@_says(act.Give)
def _give(s: GameState, seat: int, a: act.Give) -> str:
    return f"give a coin to {clan_name(a.to)}"


@_says(act.Charge)
def _charge(s: GameState, seat: int, a: act.Charge) -> str:
    return "charge 1 coin"


@_says(act.Pay)
def _pay(s: GameState, seat: int, a: act.Pay) -> str:
    return "pay 1 coin"


@_says(act.Capture)
def _capture(s: GameState, seat: int, a: act.Capture) -> str:
    return f"capture {piece_name(a.piece)} of {clan_name(a.owner)}"


@_says(act.Favor)
def _favor(s: GameState, seat: int, a: act.Favor) -> str:
    return f"favor {listing(clan_name(who) for who in a.seats)}"


@_says(act.Accept)
def _accept(s: GameState, seat: int, a: act.Accept) -> str:
    return f"accept the proposal of {clan_name(a.proposer)}{terms(s, a.proposer, seat)}"


def terms(s: GameState, proposer: int, to: int) -> str:
    """What an open proposal gives and asks, seen from the one who answers."""
    waiting = s.waiting
    for a, b, coins, ronin, asked_coins, asked_ronin in waiting.proposals if isinstance(waiting, Tea) else ():
        if (a, b) == (proposer, to):
            gets = f"you get {goods(coins, ronin)}"
            gives = f"you give {goods(asked_coins, asked_ronin)}"
            parts = [gets] * bool(coins or ronin) + [gives] * bool(asked_coins or asked_ronin)
            return f" ({', '.join(parts)})" if parts else ""
    return ""


@_says(act.Refuse)
def _refuse(s: GameState, seat: int, a: act.Refuse) -> str:
    return f"refuse the proposal of {clan_name(a.proposer)}"


@_says(act.Withdraw)
def _withdraw(s: GameState, seat: int, a: act.Withdraw) -> str:
    return f"withdraw the proposal to {clan_name(a.to)}"


@_says(act.Ready)
def _ready(s: GameState, seat: int, a: act.Ready) -> str:
    return "ready: end the talks"


@_says(act.Wait)
def _wait(s: GameState, seat: int, a: act.Wait) -> str:
    return "wait: talk on"


@_says(act.Pass)
def _pass(s: GameState, seat: int, a: act.Pass) -> str:
    if not isinstance(s.waiting, Marshal):
        return "pass"
    mine = [step for step in s.agenda if isinstance(step, BuildChoice) and step.seat == seat]
    return f"pass: done moving{', then build' if any(step.choices(s).count() > 1 for step in mine) else ''}"


@_says(act.Bid)
def _bid(s: GameState, seat: int, a: act.Bid) -> str:
    return "bid nothing" if a == NO_BID else a.text


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


def syntax(s: GameState, seat: int, options: Options) -> str:
    """How to write an answer out of a long set."""
    if NO_BID in options:
        return (
            f"You have {plural(s.coins[seat], 'coin')}. Type four numbers for seppuku, hostage, ronin and poets,"
            f" for instance '{BID_EXAMPLES[min(s.coins[seat], 3)]}'; what you do not bid you keep.\n{BID_GLOSS}"
        )
    others = [other for other in s.seats if act.Propose(other) in options]
    if others:
        example = CLANS[others[0]].slug
        return (
            f"To propose an alliance to {listing((clan_name(other) for other in others), 'or')}, type"
            f" 'propose {example}'; with coins and ronin 'propose {example} give 2 0 ask 0 1'."
        )
    return f"There are {options.count()} answers; type one, for instance '{next(iter(options)).text}'."
