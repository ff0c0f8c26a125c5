"""A4.3: an Automa clan's Marshal. Borders and routes: Edo - Kyoto - Kansai, Edo - Oshu - Hokkaido, and so on."""

from __future__ import annotations

from hinode.engine.game import Game
from tests.helpers import automa_case, card, told

MARSHAL = """
        honor turtle koi lotus
        automa koi lotus
        season autumn
        phase political 1
        holder turtle
        war {war}
        {pieces}
        next perform koi marshal {chooser}

        actions
"""


def marshal(war: str, pieces: str, *cards: str, chooser: str = "lotus") -> Game:
    """The Marshal of an Automa Koi."""
    return automa_case(MARSHAL.format(war=war, pieces=pieces, chooser=chooser), *cards)


def steps(game: Game) -> list[str]:
    """What moved and what stayed."""
    return [line.removeprefix("automa_") for line in told(game, "automa_stays", "moved")]


def test_a4_3_the_first_war_province_in_reach() -> None:
    """A4.3: a figure goes to the first war province in reach, from the top, where its clan has not more Force."""
    game = marshal("hokkaido oshu kyoto", "koi edo bushi\nturtle oshu bushi", card(1, moves=1))
    assert steps(game) == ["moved koi bushi edo oshu"]
    assert told(game, "automa_target") == ["automa_target koi bushi edo oshu 0 1"]


def test_a4_3_one_limit_for_all() -> None:
    """A4.3: the first card's limit holds for every figure; two provinces far is two Moves, by border or route."""
    pieces = "koi edo bushi\nkoi kyushu bushi\nturtle hokkaido 3 bushi"
    game = marshal("hokkaido", pieces, card(1, moves=2), card(2, moves=1))
    assert sorted(steps(game)) == [
        "moved koi bushi edo oshu",
        "moved koi bushi kyushu hokkaido",
        "moved koi bushi oshu hokkaido",
    ]
    assert told(game, "automa_marshal") == ["automa_marshal koi 1 2"]
    near = marshal("hokkaido", pieces, card(1, moves=1), card(2, moves=2))
    assert sorted(steps(near)) == ["moved koi bushi kyushu hokkaido", "stays koi bushi edo nowhere"]


def test_a4_3_an_empty_province_counts() -> None:
    """A4.3: no Force against no Force is a target; more than the enemy has is not."""
    game = marshal("kyoto", "koi edo 2 bushi", card(1, moves=1))
    assert steps(game) == ["moved koi bushi edo kyoto", "stays koi bushi edo nowhere"]


def test_a4_3_looks_again_before_each_figure() -> None:
    """A4.3: two against one is enough, so the third figure moves on to the next province."""
    game = marshal("kyoto oshu", "koi edo 3 bushi\nturtle kyoto bushi", card(1, moves=1))
    assert steps(game) == [
        "moved koi bushi edo kyoto",
        "moved koi bushi edo kyoto",
        "moved koi bushi edo oshu",
    ]


def test_a4_3_already_there() -> None:
    """A4.3: a figure whose target is where it stands stays."""
    game = marshal("edo kyoto", "koi edo bushi\nturtle edo 2 bushi", card(1, moves=2))
    assert steps(game) == ["stays koi bushi edo there"]


def test_a4_3_it_keeps_the_most_force() -> None:
    """A4.3: where its clan has the most Force in a war province a figure stays, unless the clan keeps it."""
    game = marshal("oshu edo", "koi edo 3 bushi\nturtle edo bushi", card(1, moves=1))
    assert steps(game) == [
        "moved koi bushi edo oshu",
        "stays koi bushi edo holds",
        "stays koi bushi edo holds",
    ]


def test_a4_3_each_figure_once() -> None:
    """A4.3: a figure that has moved does not move again, whichever province comes first."""
    game = marshal("kyoto kansai", "koi edo bushi\nkoi nagato bushi\nturtle kyoto bushi", card(1, moves=1))
    assert sorted(steps(game)) == ["moved koi bushi edo kyoto", "moved koi bushi nagato kansai"]


def test_a4_3_the_order_inside_a_province() -> None:
    """A4.3: with several kinds a further card's icons come first, then monster, Daimyo, Shinto, Bushi."""
    pieces = "koi cards river_dragon\nkoi edo 2 bushi, shinto, daimyo, river_dragon\nturtle kyoto 6 bushi"
    game = marshal("kyoto", pieces, card(1, moves=1), card(2, icons="bushi,shinto4"))
    assert told(game, "automa_order") == ["automa_order koi 2 edo bushi,shinto,monster,daimyo"]
    assert steps(game)[:5] == [
        "moved koi bushi edo kyoto",
        "moved koi bushi edo kyoto",
        "moved koi shinto edo kyoto",
        "moved koi river_dragon edo kyoto",
        "stays koi daimyo edo nowhere",
    ]


def test_a4_3_no_further_card_for_one_kind() -> None:
    """A4.3: figures of one kind need no order; monsters go in random order."""
    game = marshal("kyoto", "koi cards river_dragon komainu\nkoi edo river_dragon, komainu", card(1), card(2))
    assert told(game, "automa_order") == []
    assert len(told(game, "moved", "automa_stays")) == 2


def test_a4_3_every_step_is_a_move() -> None:
    """A4.3: going two provinces, an Oni of Hate enters the one in between as well."""
    pieces = "koi cards oni_of_hate\nkoi oshu oni_of_hate\nturtle kyoto bushi\nturtle edo bushi\nturtle kansai 2 bushi"
    game = marshal("kansai", pieces, card(1, moves=2))
    assert told(game, "moved", "killed") == [
        "moved koi oni_of_hate oshu kyoto",
        "killed turtle bushi kyoto koi oni_of_hate",
        "moved koi oni_of_hate kyoto kansai",
        "killed turtle bushi kansai koi oni_of_hate",
    ]


def test_a4_3_no_clan_power() -> None:
    """A4.3, A1.2: an Automa Dragonfly walks as everybody does."""
    game = automa_case(
        """
        honor koi lotus dragonfly
        automa lotus dragonfly
        phase political 1
        holder koi
        war nagato
        dragonfly hokkaido bushi
        next perform dragonfly marshal lotus

        actions
        """,
        card(1, moves=1),
    )
    assert told(game, "moved") == []


# ---------------------------------------------------------------------------------- the stronghold
def test_a4_3_a_free_stronghold_for_the_chooser() -> None:
    """A4.3: after the moves the chooser builds in the first war province from the top where it has the most Force."""
    pieces = "koi edo bushi\nkoi kyoto 2 bushi\nturtle kyoto bushi"
    game = marshal("oshu kyoto edo", pieces, card(1, moves=1), chooser="koi")
    assert told(game, "automa_builds", "built") == ["automa_builds koi kyoto war", "built koi kyoto"]


def test_a4_3_a_stronghold_for_the_ally_and_for_nobody_else() -> None:
    """A4.3: an Automa ally of the chooser builds too, others do not; without a stronghold in reserve nobody does."""
    allied = "koi edo bushi\nkoi ally turtle\nturtle ally koi"
    assert told(marshal("edo", allied, card(1), chooser="turtle"), "built") == ["built koi edo"]
    assert told(marshal("edo", "koi edo bushi", card(1), chooser="turtle"), "built") == []
    game = marshal("edo", "koi edo bushi, 4 stronghold", card(1), chooser="koi")
    assert told(game, "automa_idle") == ["automa_idle koi no_stronghold"]
