"""Doing a certain action by clicking: pointing at its things one after the other, and saying yes where asked."""

from __future__ import annotations

import re

from hinode.engine.board import KAMI
from tests.web.player import Player

ADVANTAGES = ("Seppuku", "Take hostage", "Hire ronin", "Imperial poets")
# Actions that point at nothing are buttons with these words.
BUTTONS = {"ready": "Ready: end the talks", "pass": "(Pass|Done)", "wait": "Wait: talk on", "spare": "Spare.*"}


def do(player: Player, clan: str, line: str) -> None:
    """Do the action of a line of notation, as the player of that clan."""
    before = player.wait()
    verb, *words = line.split()
    if verb == "bid":
        bid(player, [int(word) for word in words])
    else:
        for key in things(clan, verb, words):
            now = player.wait()
            for one in now["lit"]:  # what has no alternative is taken as chosen, and does not glow
                if one == key or (key.endswith(":") and one.startswith(key)):
                    player.point(one)
                    player.answered(now)
                    break
        if verb in BUTTONS:
            player.decision.get_by_role("button", name=re.compile(f"^{BUTTONS[verb]}$")).click()
            player.answered(before)
        agree(player, before["number"])
    player.clicked = line
    player.answered(before)


def agree(player: Player, number: str) -> None:
    """Say yes if the page asks for it."""
    while (seen := player.look())["number"] == number and (seen["busy"] or seen["confirm"]):
        if not seen["busy"]:
            player.agree()
            player.answered(seen)


def bid(player: Player, coins: list[int]) -> None:
    """Lay coins on the war advantages and seal the bid."""
    lay(player, coins)
    player.seal()


def lay(player: Player, coins: list[int]) -> None:
    """Lay coins on the war advantages."""
    for advantage, n in zip(ADVANTAGES, coins, strict=True):
        for _ in range(n):
            player.press(f"More: {advantage}")


def things(clan: str, verb: str, words: list[str]) -> list[str]:
    """What one points at for an action, in order."""
    match verb, words:
        case "mandate", [position, kind]:
            return [f"tile:{position}", f"mandate:{kind}"]
        case (("summon" | "place"), [piece, where]):
            return [f"figure:{clan}:{piece}:reserve", place(where)]
        case "move", [piece, start, goal]:
            return [f"figure:{clan}:{piece}:{standing(start)}", place(goal)]
        case "build", [where]:
            return [place(where)]
        case "buy", [card, *_]:
            return [f"card:{card}"]
        case "replace", [owner, piece, where, *by]:
            return [f"figure:{owner}:{piece}:{standing(where)}", *(f"figure:{clan}:{one}:reserve" for one in by)]
        case "capture", [owner, piece, *_]:
            return [f"figure:{owner}:{piece}:"]  # wherever the battle is
        case _:
            return []


def place(name: str) -> str:
    """A province or a shrine as a thing on the table."""
    return f"shrine:{name}" if name in KAMI else f"province:{name}"


def standing(name: str) -> str:
    """Where a figure stands, as part of its key."""
    return f"shrine:{name}" if name in KAMI else name
