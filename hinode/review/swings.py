"""The parts of a game that changed the chances most."""

from __future__ import annotations

from typing import Final, NamedTuple

from hinode.engine.actions import Action, Mandate
from hinode.engine.board import MANDATES, POLITICAL, PROVINCES, SEASONS, TEA, TRACK
from hinode.engine.hooks import SEAT
from hinode.engine.state import GameState
from hinode.review.findings import Part, Swing

MOST: Final = 10
LEAST: Final = 0.04  # a smaller change of everybody's chance is no swing


class Scene(NamedTuple):
    """The part of the game that an action belongs to."""

    season: str
    part: Part
    turn: int  # on the track, or the number of wars fought
    clan: str = ""
    what: str = ""


def scene(s: GameState, seat: int, action: Action) -> Scene:
    """The part of the game in which an action is about to be played."""
    season = SEASONS[s.season]
    if s.phase <= TEA:
        return Scene(season, "tea", 0)
    if s.phase == POLITICAL:
        if TRACK[max(0, s.turn - 1)] == "K":
            return Scene(season, "kami", s.turn)
        if isinstance(action, Mandate):
            return Scene(season, "mandate", s.turn, SEAT.text(seat), MANDATES[action.kind])
        if s.played:
            chooser, _, _, kind = s.played[-1]
            return Scene(season, "mandate", s.turn, SEAT.text(chooser), MANDATES[kind])
        return Scene(season, "mandate", s.turn)
    if s.battle is not None:
        return Scene(season, "battle", s.fought, "", PROVINCES[s.battle.province])
    return Scene(season, "war", s.fought)


def swings(scenes: list[Scene], chances: list[list[float]]) -> list[Swing]:
    """The greatest swings, in the order of the game. `scenes` has one entry for each action."""
    found: list[Swing] = []
    start = 0
    for end in range(1, len(scenes) + 1):
        if end == len(scenes) or scenes[end] != scenes[start]:
            found.append(_swing(scenes[start], start, end, chances))
            start = end
    great = [one for one in found if size(one) >= LEAST]
    return sorted(sorted(great, key=size, reverse=True)[:MOST], key=lambda one: one.at)


def size(swing: Swing) -> float:
    """The greatest change of anybody's chance."""
    return max(map(abs, swing.gains))


def _swing(scene: Scene, start: int, end: int, chances: list[list[float]]) -> Swing:
    gains = [round(of[end] - of[start], 4) for of in chances]
    steps = {at: max(abs(of[at] - of[at - 1]) for of in chances) for at in range(start + 1, end + 1)}
    turned = max(steps, key=lambda at: steps[at])
    return Swing(start, turned, end, scene.season, scene.part, scene.clan, scene.what, gains)
