"""The views that the client's tests and gallery draw."""

from __future__ import annotations

import json
from collections.abc import Callable

from hinode import Game, Rng, new_game, parse, view
from hinode.engine.hooks import SEAT
from hinode.knowledge.shapes import View
from hinode.notation.record import run_case

ALL = ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
# The later the better.
LIKED = ["pass", "use", "move", "summon", "buy", "build", "replace", "place", "accept", "propose"]

# Five clans and thirty figures in one province.
CROWD = """hinode case 1
honor turtle bonsai koi lotus dragonfly
season autumn
phase war 2
war edo hokkaido kyoto kyushu oshu nagato shikoku
shrines ryujin susanoo hachiman raijin
battle kyoto koi,lotus,turtle,dragonfly,bonsai
next open_bids
koi vp 23 coins 6 ally turtle
koi kyoto 4 bushi, 2 shinto, daimyo, river_dragon, 2 stronghold
koi edo bushi, stronghold
koi ryujin shinto
koi cards river_dragon path_of_the_lion righteousness respect way_of_the_shogun
koi tokens spring:kyoto spring:edo summer:oshu
lotus vp 14 coins 4 ronin 2
lotus kyoto 3 bushi, shinto, oni_of_skulls, yurei, stronghold
lotus nagato 2 bushi, daimyo, 2 stronghold
lotus cards oni_of_skulls yurei path_of_the_serpent
lotus tokens summer:kyoto
turtle vp 31 coins 9 ronin 1 ally koi
turtle kyoto 3 bushi, shinto, daimyo, 2 stronghold
turtle kansai 2 bushi
turtle susanoo 2 shinto
turtle tokens spring:hokkaido spring:kansai summer:kansai summer:nagato autumn:edo
dragonfly vp 9 coins 3 ronin 3
dragonfly kyoto 2 bushi, oni_of_blood, daimyo
dragonfly hokkaido 3 bushi, shinto, 3 stronghold
dragonfly oshu bushi
dragonfly cards oni_of_blood oni_of_souls oni_of_hate
dragonfly captive turtle shinto
bonsai vp 17 coins 5
bonsai kyoto bushi, 2 shinto, daimyo, komainu
bonsai kyushu 3 bushi, stronghold
bonsai shikoku bushi, oni_of_spite, stronghold
bonsai cards oni_of_spite komainu
bonsai tokens spring:oshu
actions
"""


def files() -> dict[str, str]:
    """Each view in a file of its own."""
    seen = {**march(), **moments(), "crowd-5": view(run_case(CROWD), "koi")}
    return {
        f"web/tests/fixtures/{name}.json": json.dumps(one, separators=(",", ":")) + "\n" for name, one in seen.items()
    }


def march() -> dict[str, View]:
    """The first turns of a game of three."""
    three = ["koi", "lotus", "turtle"]
    seen = {"tea-3": view(new_game(three, seed=7), "koi")}
    game = play(new_game(three, seed=7), 5, at("choose_mandate"))
    seen["mandate-3"] = acting(game)
    game.act("koi", f"mandate {view(game, 'koi')['own_tiles'][-1]['tiles'].index('marshal') + 1} marshal")
    for seat, line in (("lotus", "move daimyo nagato kansai"), ("lotus", "pass")):
        game.act(seat, line)
    while asked(game) != "marshal" or SEAT.text(game.actors[0]) != "koi":
        game.act(game.actors[0], "pass")
    game.act("koi", "move bushi edo oshu")
    game.act("koi", "move daimyo edo kyoto")
    seen["marched-3"] = view(game, "koi")  # mandate-3, two moves later: what travels
    return seen


def moments() -> dict[str, View]:
    """Moments of larger games."""
    war = play(new_game(ALL, "archway", "random", seed=5), 8, large_battle)
    return {
        "recruit-5": acting(play(new_game(ALL, "horseman", "random", seed=11), 11, at("recruit", "summer"))),
        "marshal-4": acting(play(new_game(ALL[1:], "teapot", "random", seed=3), 9, at("marshal", "autumn"))),
        "train-5": acting(play(new_game(ALL, "archway", "random", seed=21), 4, at("train", "summer"))),
        "war-5": acting(war),
        "war-5-spectator": view(war, None),
        "hostage-3": acting(play(new_game(["koi", "turtle", "bonsai"], "random", "random", seed=8), 8, at("hostage"))),
        "over-5": view(play(new_game(ALL, "archway", "random", seed=5), 8, lambda _: False), "koi"),
    }


def acting(game: Game) -> View:
    """The view of the first actor."""
    return view(game, game.actors[0])


def asked(game: Game) -> str:
    """The name of the decision, if there is one."""
    return game.decision.NAME if game.decision else ""


def play(game: Game, luck: int, until: Callable[[Game], bool]) -> Game:
    """Plays like somebody who likes to do things, up to a moment worth drawing."""
    rng = Rng(luck)
    while not game.over and not until(game):
        seat = game.actors[0]
        options = game.options(seat)
        action = options.sample(rng)
        if len(options) <= 60 and action.VERB != "bid":
            action = max(options, key=lambda one: (LIKED.index(one.VERB) if one.VERB in LIKED else 2, rng.below(1000)))
        for other, verb, often in (("ready", "propose", 2), ("pass", "move", 4)):
            if action.VERB == verb and rng.below(often) == 0 and parse(other) in options:
                action = parse(other)
        game.act(seat, action)
    return game


def at(step: str, season: str = "") -> Callable[[Game], bool]:
    """Whether a decision is asked, in a season if one is given."""
    return lambda game: asked(game) == step and season in ("", view(game, None)["season"])


def large_battle(game: Game) -> bool:
    """Whether at least three clans bid in autumn."""
    battle = view(game, None)["battle"]
    return at("bids", "autumn")(game) and battle is not None and len(battle["participants"]) >= 3
