"""The questions of `expect`, answered from a seat's view alone.

What the view does not contain counts as hidden. So tests notice a fact that leaks into a view or is missing from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hinode.engine.board import PHASES, PLACES, POLITICAL, WAR
from hinode.notation.facts import MANDATE_TURNS, NOTHING, words

HIDDEN: Final = "hidden"
View = Mapping[str, Any]  # as `hinode.view` makes it; a leak would be one key more


def seen_facts(seen: View) -> dict[str, str]:
    """Every question and its answer in a view."""
    answers = {**_table(seen), **_turns(seen), **_war(seen)}
    for player in seen["players"]:
        answers |= _clan(seen, player)
    return answers


def _table(seen: View) -> dict[str, str]:
    decision = seen["decision"]
    counted = {PHASES[POLITICAL]: seen["turn"], PHASES[WAR]: seen["fought"]}
    phase = seen["phase"]
    return {
        "season": seen["season"],
        "phase": f"{phase} {counted[phase]}" if phase in counted else phase,
        "honor": words(seen["honor"]),
        "shrines": words(shrine["kami"] for shrine in seen["shrines"]),
        "holder": seen["holder"],
        "winners": words(seen["winners"], ","),
        "decision": decision["what"]["step"] if decision else NOTHING,
        "actors": words(decision["actors"], ",") if decision else NOTHING,
        "display": words(seen["display"]),
        "deck": words(seen["deck"]) if "deck" in seen else HIDDEN,
        "pile": _pile(seen["automa"]),
        "rng": str(seen.get("rng", HIDDEN)),
    }


def _pile(automa: View | None) -> str:
    if automa is None:
        return NOTHING
    return words(automa["pile"]) if "pile" in automa else HIDDEN


def _turns(seen: View) -> dict[str, str]:
    answers = {f"{word} {number}": NOTHING for word in ("played", "tile") for number in range(1, MANDATE_TURNS + 1)}
    for number, turn in enumerate(seen["played"], 1):
        answers[f"played {number}"] = f"{turn['seat']} {turn['mandate']}"
        answers[f"tile {number}"] = HIDDEN if turn["hidden"] else turn["mandate"]
    drawing = _step(seen) == "choose_mandate"
    answers["tiles"] = HIDDEN if drawing else NOTHING
    automa = seen["automa"]
    for drawn in (*seen["own_tiles"], *(automa["tiles"] if automa else ())):
        if drawn["position"] is None:
            answers["tiles"] = words(drawn["tiles"])
        else:
            answers[f"tile {drawn['turn']}"] = drawn["tiles"][drawn["position"] - 1]
    return answers


def _step(seen: View) -> str:
    return seen["decision"]["what"]["step"] if seen["decision"] else ""


def _war(seen: View) -> dict[str, str]:
    battle = seen["battle"]
    bids = {player["seat"]: NOTHING for player in seen["players"]}
    if _step(seen) == "bids":
        what = seen["decision"]["what"]
        bids |= dict.fromkeys(what["sealed"], HIDDEN)
        if what["own"] is not None:
            bids[seen["seat"]] = words(what["own"])
    if battle:
        bids |= {seat: words(bid.values()) for seat, bid in battle["bids"].items()}
    return {
        "war": words(seen["war"]),
        "battle": battle["province"] if battle else NOTHING,
        "participants": words(battle["participants"], ",") if battle else NOTHING,
        **{f"bid {seat}": bid for seat, bid in bids.items()},
    }


def _clan(seen: View, player: View) -> dict[str, str]:
    name = player["seat"]
    answers = {
        "vp": str(player["vp"]),
        "coins": str(player["coins"]),
        "ronin": str(player["ronin"]),
        "ally": player["ally"] or NOTHING,
        "allied": words(player["allied_seasons"], ","),
        "cards": words(player["cards"]),
        "tokens": words(player["tokens"]),
        "reserve": _pieces(player["reserve"]),
        "aside": words(player["aside"], ", "),
    }
    for other in seen["players"]:
        pair = {"captor": other["seat"], "owner": name}
        held = [hostage["piece"] for hostage in seen["hostages"] if pair.items() <= hostage.items()]
        answers[f"captive {other['seat']}"] = words(held, ", ")
    for place in PLACES:
        answers[place] = NOTHING
        answers[f"force {place}"] = "0"
    for place in (*seen["provinces"], *seen["shrines"]):
        where = place.get("province") or place["kami"]
        if name in place["clans"]:
            answers[where] = _pieces(place["clans"][name]["pieces"])
            answers[f"force {where}"] = str(place["clans"][name]["force"])
    battle = seen["battle"]
    if battle and name in battle["force"]:
        answers[f"force {battle['province']}"] = str(battle["force"][name])
    return {f"{name} {question}": answer for question, answer in answers.items()}


def _pieces(counts: dict[str, int]) -> str:
    return words((piece if n == 1 else f"{n} {piece}" for piece, n in counts.items()), ", ")
