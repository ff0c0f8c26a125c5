"""Every reason why an action is refused: a name for programs, a sentence for players.

A client can say the same in another language: it gets the name and what the sentence is about.
"""

from __future__ import annotations

from typing import Final

from hinode.engine.core.errors import About, IllegalAction, counted
from hinode.engine.hooks import CARD, CARDS

# reason -> the sentence, in which `cost` and `purse` are coins, `seats` are clans, and a card has its name.
REASONS: Final[dict[str, str]] = {
    # anybody, at any time
    "over": "The game is over.",
    "stale": "That question has been answered; the game has moved on.",
    "not_asked_yet": "There is no such question yet.",
    "not_your_turn": "It is not your turn: the game waits for {seats}.",
    "not_here": "'{line}' is not possible here. {prompt}",
    "not_playing": "'{seat}' does not play in this game.",
    # undo
    "nothing_to_undo": "There is nothing to undo.",
    "another_acted": "Another player has acted since.",
    "final": "Something was revealed, drawn at random or agreed since.",
    # gifts
    "no_gifts_in_war": "Nothing can be given in the war phase.",
    "no_gifts_now": "Gifts are possible in the tea ceremony and the political phase only.",
    "gift_to_oneself": "A gift goes to another player.",
    "gift_to_automa": "An Automa clan holds neither coins nor ronin; nothing can be given to it.",
    "empty_gift": "A gift is at least one coin or one ronin.",
    "large_gift": "You cannot give more than you have ({purse}, {ronin} ronin).",
    # tea ceremony
    "call_to_arms": "Nobody can decline the call to arms while figures are in reserve.",
    "ready_already": "You have said that you are ready; 'wait' takes it back.",
    "has_ally": "You already have an ally this season; nobody has two.",
    "own_ally": "You cannot be your own ally.",
    "no_ally_for_you": "{seat} cannot become your ally now.",
    "large_proposal": "A proposal cannot carry more coins or ronin than each side has.",
    "void_proposal": "One side no longer has what the proposal promises.",
    "no_proposal_from": "There is no open proposal from {seat} to you.",
    "no_proposal_to": "You have no open proposal to {seat}.",
    # mandates
    "open_tile": "Tile {position} is {mandate}; only a hidden tile can be announced as another.",
    "not_in_reserve": "You have no {piece} in your reserve.",
    "all_summoned": "You have summoned as many figures as this Recruit gives you.",
    "no_worshipper": "Only a Shinto can be sent to a shrine.",
    "no_such_shrine": "That shrine is not in this game.",
    "no_stronghold": "You have no stronghold in {place}.",
    "strongholds_used": "Your strongholds in {place} have been used.",
    "strongholds_stay": "Your strongholds do not move.",
    "not_there": "You have no {piece} in {place}.",
    "moved_already": "Every {piece} of yours in {place} has moved already.",
    "same_province": "A move must end in another province.",
    "not_adjacent": "{goal} is not adjacent to {place}.",
    "toll": "That route is charged and you have no coin.",
    "not_on_display": "{card} is not on display.",
    "not_for_your_clan": "{card} is not for your clan.",
    "too_expensive": "{card} costs you {cost}; you have {coins}.",
    "no_discount": "There is no discount to decline.",
    "own_figure": "You replace figures of other players only.",
    "daimyo_stays": "A Daimyo cannot be replaced.",
    "nothing_to_replace": "{seat} has no {piece} there.",
    "another_kind": "A figure is replaced by one of the same kind.",
    "two_replacements": "You may replace two figures, of two different players, on the map.",
    # war
    "no_part": "You take no part in this battle.",
    "large_bid": "You cannot bid more than your {purse}.",
    "daimyo_is_free": "A Daimyo is never taken hostage.",
    "own_hostage": "You take figures of other participants only.",
    "nobody_to_take": "{seat} has no {piece} in this battle.",
}


def because(reason: str, rule: str, **about: str | int) -> IllegalAction:
    """A refusal: the reason, the rule that says so, and what the sentence is about."""
    return IllegalAction(sentence(reason, about), rule, reason, about)


def sentence(reason: str, about: About) -> str:
    """A reason in English."""
    return REASONS[reason].format(**{name: _english(name, value) for name, value in about.items()})


def _english(name: str, value: str | int) -> str:
    if name in ("cost", "purse") and isinstance(value, int):
        return counted(value, "coin")
    if name == "seats" and isinstance(value, str):
        return " and ".join(value.split(","))
    return CARDS[CARD.index[value]].name if name == "card" and isinstance(value, str) else str(value)
