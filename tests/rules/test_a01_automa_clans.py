"""A1: players, what Automa clans have and obey, war order, chance, Force."""

from __future__ import annotations

import pytest

from hinode import SetupError, new_game
from hinode.bots.random_bot import play_out
from hinode.engine.actions import PROVINCE
from hinode.engine.automa.sight import enemy_force, has_most
from hinode.engine.core.rng import Rng
from hinode.engine.hooks import SEAT
from hinode.engine.queries import force
from tests.helpers import automa_case, card, told

CLANS = ("koi", "lotus", "turtle", "bonsai")


# ---------------------------------------------------------------------------------- A1.1
def test_a1_1_only_humans_collect_income() -> None:
    """A1.1: everything is set up as for that number of players, but an Automa clan takes no income and no VP for it."""
    game = new_game(CLANS, seed=3, automa=("koi", "lotus"))
    s = game.state
    assert told(game, "coins") == ["coins turtle 6 income", "coins bonsai 4 income"]
    assert s.vp == [0] * len(s.vp)
    assert len(s.war) == 6
    assert s.automa == sum(1 << SEAT.index[clan] for clan in ("koi", "lotus"))


@pytest.mark.parametrize(
    ("clans", "automa", "word"),
    [
        (CLANS, ("koi",), "at least 2"),
        (("koi", "lotus", "turtle"), ("koi", "lotus", "turtle"), "left to a human"),
        (CLANS, ("koi", "dragonfly"), "dragonfly"),
        (CLANS, ("koi", "koi"), "twice"),
    ],
)
def test_a1_1_who_can_be_led_by_cards(clans: tuple[str, ...], automa: tuple[str, ...], word: str) -> None:
    """A1.1: at least two clans, all of them in the game, and at least one is left to a human."""
    with pytest.raises(SetupError, match=word):
        new_game(clans, automa=automa)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a1_1_whole_games_of_every_size(players: int) -> None:
    """A1.1: with one human or the most possible, a game reaches its end."""
    for number in range(2, players):
        game = new_game(tuple(SEAT.names)[:players], "random", "random", 7, automa=tuple(SEAT.names)[:number])
        play_out(game, Rng(players))
        assert game.over
        assert not {seat for seat, _ in game.actions} & {seat for seat in game.seats if game.state.automa >> seat & 1}


# ---------------------------------------------------------------------------------- A1.2
def test_a1_2_coins_and_ronin_become_vp() -> None:
    """A1.2: what an Automa clan would get in coins is VP: here its share of the reparations."""
    game = automa_case("""
        honor turtle koi lotus
        automa koi lotus
        phase war 0
        war kyoto edo
        turtle coins 5
        turtle kyoto 3 bushi
        turtle edo bushi
        koi kyoto bushi
        lotus kyoto bushi
        lotus edo bushi

        actions
        turtle bid 0 0 4 0
        expect koi vp 2
        expect lotus vp 2
        expect koi coins 0
    """)
    assert "vp koi 2 reparations" in told(game, "vp")


def test_a1_2_a_clan_power_is_ignored() -> None:
    """A1.2: the strongholds of an Automa Turtle have no Force, an Automa Lotus plays its tile face up."""
    game = automa_case(
        """
        honor koi lotus turtle
        automa lotus turtle
        phase political 6
        holder lotus
        deck recruit recruit marshal train harvest betray
        played koi 1 marshal
        played lotus 1 train
        played turtle 1 harvest
        played koi 1 betray
        turtle kyoto 2 stronghold

        actions
        expect decision train
        """,
        card(1, "betray", 4),
        card(2, priority="virtue,war,enhancement,winter,monster"),
    )
    assert force(game.state, SEAT.read("turtle"), PROVINCE.read("kyoto")) == 0
    assert told(game, "mandate_played")[0] == "mandate_played lotus train -"
    assert not told(game, "tile_hidden")


def test_a1_2_monsters_count_and_other_cards_do_not() -> None:
    """A1.2: Path of the Lion adds nothing to an Automa Daimyo, River Dragon has its Force, Serpent charges nobody."""
    game = automa_case("""
        honor koi lotus turtle
        automa koi lotus
        season autumn
        phase political 1
        holder turtle
        koi cards path_of_the_lion path_of_the_serpent river_dragon way_of_the_moneylender
        koi edo daimyo
        koi kyoto river_dragon
        turtle hokkaido bushi
        turtle coins 1
        next perform turtle marshal koi

        actions
        turtle move bushi hokkaido oshu
        expect turtle coins 1
        expect turtle oshu bushi
    """)
    koi = SEAT.read("koi")
    assert force(game.state, koi, PROVINCE.read("edo")) == 1
    assert force(game.state, koi, PROVINCE.read("kyoto")) == 5


def test_a1_2_an_automa_clan_cannot_be_charged() -> None:
    """A1.2: a human's Serpent is not even asked when an Automa clan sails."""
    game = automa_case(
        """
        honor koi lotus turtle
        automa koi lotus
        season summer
        phase political 1
        holder turtle
        war oshu kyoto
        turtle cards path_of_the_serpent
        koi hokkaido bushi
        next perform koi marshal lotus

        actions
        expect decision choose_mandate
        expect koi oshu bushi
        """,
        card(1, moves=1),
    )
    assert not told(game, "toll")


# ---------------------------------------------------------------------------------- A1.3
BUILD = """
        honor koi lotus turtle
        automa koi lotus
        phase political 1
        holder turtle
        war kyoto nagato
        lotus kyoto 2 bushi
        {koi}
        next perform koi marshal koi

        actions
"""


def test_a1_3_no_war_province_fits() -> None:
    """A1.3: where no war province meets the condition, a random other one that meets it is taken: here the only one."""
    game = automa_case(BUILD.format(koi="koi shikoku 2 bushi"), card(1, moves=1))
    assert told(game, "built") == ["built koi shikoku"]
    assert told(game, "automa_builds") == ["automa_builds koi shikoku elsewhere"]


def test_a1_3_nothing_fits() -> None:
    """A1.3: with the most Force nowhere nothing is built, not even in a province without anybody."""
    game = automa_case(BUILD.format(koi="lotus shikoku bushi\nkoi shikoku bushi"), card(1, moves=1))
    assert told(game, "built") == []
    assert told(game, "automa_idle") == ["automa_idle koi stronghold"]


def test_a1_3_not_for_marshal() -> None:
    """A1.3: a figure that reaches no war province stays; it does not wander to another one."""
    game = automa_case(BUILD.format(koi="koi hokkaido bushi"), card(1, moves=1))
    assert told(game, "moved") == []
    assert told(game, "automa_stays") == ["automa_stays koi bushi hokkaido nowhere"]


# ---------------------------------------------------------------------------------- A1.4, A1.5
def test_a1_4_chance_comes_from_the_seed() -> None:
    """A1.4: the same seed and the same actions give the same game, another generator another one."""
    games = [new_game(CLANS, "random", "random", seed, automa=CLANS[:3]) for seed in (5, 5, 6)]
    for game in games:
        play_out(game, Rng(1))
    assert games[0].state.key() == games[1].state.key()
    assert games[0].events == games[1].events
    assert games[0].events != games[2].events


def test_a1_5_an_empty_pile_is_filled_from_the_discards() -> None:
    """A1.5: cards are drawn one by one; from an empty pile the discards are shuffled, without the card in use."""
    game = automa_case(
        """
        honor koi lotus turtle
        automa koi lotus
        phase political 1
        holder turtle
        war kyoto
        in_use 1
        discards 2 98 99
        koi edo bushi, daimyo
        next perform koi marshal lotus

        actions
        """,
        card(1),
        card(2),
    )
    assert told(game, "automa_shuffled") == ["automa_shuffled 3"]
    pile = game.state.pile
    assert pile is not None
    assert pile.in_use == 0
    assert pile.discards[-1] == 1
    assert sorted((*pile.cards, *pile.discards)) == [1, 2, 98, 99]


def test_a1_5_the_deck_has_68_cards() -> None:
    """A1.5: all of them are in the pile when a game begins, apart from the one for the first alliances."""
    pile = new_game(CLANS, seed=1, automa=CLANS[2:]).at(0).start.pile
    assert pile is not None
    assert len(pile.cards) == len(set(pile.cards)) == 68
    assert pile.discards == ()


# ---------------------------------------------------------------------------------- A1.6, A1.7
def test_a1_6_most_force_is_strictly_more() -> None:
    """A1.6: more than every other clan, an ally too, whatever the honor; the enemy's Force is that of one clan."""
    game = automa_case("""
        honor koi lotus turtle
        automa koi lotus
        phase political 0
        holder turtle
        koi ally lotus
        lotus ally koi
        koi kyoto 2 bushi
        lotus kyoto 2 bushi
        turtle kyoto bushi
        koi edo bushi

        actions
    """)
    koi = SEAT.read("koi")
    assert not has_most(game.state, koi, PROVINCE.read("kyoto"))
    assert enemy_force(game.state, koi, PROVINCE.read("kyoto")) == 2
    assert has_most(game.state, koi, PROVINCE.read("edo"))
    assert not has_most(game.state, koi, PROVINCE.read("oshu"))
    assert enemy_force(game.state, koi, PROVINCE.read("oshu")) == 0


def test_a1_7_an_automa_monster_uses_its_power() -> None:
    """A1.7: Oni of Hate kills without a question when an Automa clan moves it; a Daimyo is safe as always."""
    game = automa_case(
        """
        honor turtle koi lotus
        automa koi lotus
        season autumn
        phase political 1
        holder turtle
        war kyoto
        koi cards oni_of_hate
        koi edo oni_of_hate
        turtle cards komainu path_of_the_lion
        turtle kyoto komainu, daimyo
        next perform koi marshal lotus

        actions
        expect turtle kyoto daimyo
        """,
        card(1, moves=1),
    )
    assert told(game, "killed") == ["killed turtle komainu kyoto koi oni_of_hate"]


def test_a1_7_nothing_can_be_given_to_an_automa_clan() -> None:
    """A1.7: neither a gift nor the coin of Benevolence; between humans both are as always."""
    game = automa_case("""
        honor koi lotus turtle bonsai
        automa koi lotus
        phase political 1
        holder turtle
        turtle coins 4
        turtle cards benevolence
        next perform turtle train koi

        actions
        refused A1.7 turtle gift koi 1
        turtle gift bonsai 1
        turtle buy komainu
        expect decision give_choice
        refused Q30 turtle give koi
        turtle give bonsai
        expect bonsai coins 2
    """)
    assert "gift turtle bonsai 1 0" in told(game, "gift")
