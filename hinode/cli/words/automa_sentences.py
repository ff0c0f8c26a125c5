"""What the Automa drew and did, and why, in words. See `hinode.cli.words.sentences`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from hinode.cli.words.facts import Facts
from hinode.display.names import listing, name_of
from hinode.engine.core.fields import Json

AUTOMA_TEMPLATES: Final[dict[str, str]] = {
    "automa_shuffled": "The Automa's {cards} discards are shuffled into a new pile.",
    "call_to_arms": "{seat} follows the call to arms.",
    "automa_tiles": "{seat} lays out {tiles}.",
    "automa_only_kind": "{seat} has only {figure} in reserve and needs no card.",
    "automa_dearest": "{seat} takes the most expensive card, {card}.",
    "automa_war": "Card {drawn}: {seat} adds war value {value} to its Force.",
}

# The sentences of events that have a reason.
REASONS: Final[dict[str, dict[str, str]]] = {
    "automa_mandate": {
        "wanted": "Card {drawn} wants {mandate}: {seat} takes tile {position}.",
        "missing": "Card {drawn} wants {mandate}, which is not there: {seat} takes tile {position}.",
        "played": "Card {drawn} wants {mandate}, which was played this season: {seat} takes tile {position}.",
    },
    "automa_builds": {
        "war": "{province} is the first war province where {seat} has the most Force.",
        "elsewhere": "{seat} has the most Force in no war province, but in {province}.",
    },
    "automa_betray": {
        "two": "Card {drawn} looks from the {direction}: {seat} can replace two figures in one war province.",
        "apart": "Card {drawn} says from the {direction}, but no war province has two figures for {seat} to replace:"
        " it looks the other way and replaces one each in two provinces.",
        "one": "Card {drawn} says from the {direction}, but {seat} can replace one figure only.",
        "nobody": "Card {drawn} says from the {direction}, but {seat} can replace no figure in a war province.",
    },
    "automa_raijin": {
        "most": "A Bushi in {province} brings {seat} the most Force there.",
        "greatest": "No Bushi brings {seat} the most Force: it goes to {province}, where its Force is greatest.",
        "first": "{seat} has no Force in any war province: the Bushi goes to the first, {province}.",
    },
}
IDLE: Final[dict[str, str]] = {
    "stronghold": "{seat} has the most Force nowhere and builds no stronghold.",
    "no_stronghold": "{seat} has no stronghold left to build.",
    "fujin": "{seat} has no move to make with Fujin.",
    "raijin": "{seat} has no Bushi left for Raijin.",
    "ryujin": "No card is left for {seat}.",
}


def _reason(f: Facts) -> str:
    templates = REASONS[str(f.event["event"])]
    return f.fill(templates[str(f.event["reason"])])


def _pairs(f: Facts) -> str:
    pairs = cast(list[list[Json]], f.event["pairs"])
    if not pairs:
        return f.fill("Card {drawn} pairs no two clans of this game; another one is drawn.")
    told = listing(" with ".join(name_of(str(clan)) for clan in pair) for pair in pairs)
    return f"Card {f['drawn']} pairs {told}."


def _figure(f: Facts) -> str:
    if f.event["icon"] is None:
        return f.fill("Card {drawn} shows {icons}; {seat} has none of them in reserve and draws again.")
    return f.fill("Card {drawn} shows {icons}: for {seat} it is {icon}.")


def _marshal(f: Facts) -> str:
    far = "one province" if f.number("limit") == 1 else f.fill("{limit} provinces")
    return f"Card {f['drawn']}: the figures of {f['seat']} go up to {far} far."


def _order(f: Facts) -> str:
    order = ", ".join(f.words("figures"))
    return f"Card {f['drawn']}: the figures of {f['seat']} in {f.place()} move in the order {order}."


def _target(f: Facts) -> str:
    forces = f.fill("its Force there is {force} against {enemy}")
    return f"{f['seat']} sends {f.figure('piece')} to {f['goal']}: {forces}."


def _fujin(f: Facts) -> str:
    forces = f.fill("its Force there is {force} against {enemy}")
    return f"With Fujin {f['seat']} moves {f.figure('piece')} from {f['start']} to {f['goal']}: {forces}."


def _stays(f: Facts) -> str:
    why = {
        "there": "the first war province in reach that needs it",
        "holds": "to keep the most Force",
        "nowhere": "no war province in reach needs it",
    }[str(f.event["reason"])]
    return f"{f['seat']} leaves {f.figure('piece')} in {f.place()}: {why}."


def _train(f: Facts) -> str:
    if f.event["kind"] is None:
        return f.fill("Card {drawn}: no season card is left for {seat}.")
    order = ", ".join(map(str, cast(list[Json], f.event["priority"])))
    return f"Card {f['drawn']} prefers {order}: {f['seat']} takes the dearest {f.event['kind']} card."


def _harvest(f: Facts) -> str:
    if f.has("bonus"):
        return f.fill("Card {drawn}: the harvest of {seat} is {vp} VP.")
    return f.fill("Card {drawn}: neither {seat} nor its ally chose this harvest, so it is {vp} VP.")


def _idle(f: Facts) -> str:
    return f.fill(IDLE[str(f.event["thing"])])


def _contest(f: Facts) -> str:
    shown = f["advantages"] if f.has("advantages") else "no advantage"
    if f.has("contests"):
        return f"Card {f['drawn']} shows {shown}: {f['seat']} contests {f['advantage']} with {f['value']}."
    return f"Card {f['drawn']} shows {shown}: {f['seat']} does not contest {f['advantage']}."


def _seppuku(f: Facts) -> str:
    if f.has("uses"):
        return f.fill("{seat} has Force {force} against {enemy}, not the most, and uses Seppuku.")
    return f.fill("{seat} has the most Force, {force} against {enemy}, and does not use Seppuku.")


def _hostage(f: Facts) -> str:
    return f"{f['seat']} looks for its hostage with {f['owner']}, whose Force is {f['force']}: {f.figure('piece')}."


AUTOMA_SPECIAL: Final[dict[str, Callable[[Facts], str]]] = {
    **dict.fromkeys(REASONS, _reason),
    "automa_pairs": _pairs,
    "automa_figure": _figure,
    "automa_marshal": _marshal,
    "automa_order": _order,
    "automa_target": _target,
    "automa_fujin": _fujin,
    "automa_stays": _stays,
    "automa_train": _train,
    "automa_harvest": _harvest,
    "automa_idle": _idle,
    "automa_contest": _contest,
    "automa_seppuku": _seppuku,
    "automa_hostage": _hostage,
}
