"""R3: setting up a game."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from hinode import Game, new_game
from hinode.engine.board import KAMI, PROVINCES
from hinode.engine.core.errors import SetupError
from hinode.engine.hooks import CARDS, SEAT
from hinode.engine.rules.season import season_cards
from hinode.notation.facts import facts

CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
HOMES = {"koi": "edo", "lotus": "nagato", "turtle": "kyoto", "dragonfly": "hokkaido", "bonsai": "kyushu"}
SEEDS = range(12)


def names(seats: list[int] | tuple[int, ...]) -> list[str]:
    """The clans of some seats."""
    return [SEAT.text(seat) for seat in seats]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r3_1_honor_and_seats_follow_the_starting_rank(players: int) -> None:
    """R3.1: with any clans, honor from the top and seats clockwise follow the clans' rank."""
    for clans in combinations(CLANS, players):
        for order in list(permutations(clans))[:7]:
            state = new_game(order, seed=3).state
            assert names(state.honor) == list(clans)
            assert names(state.seats) == list(clans)


def test_r3_1_every_player_has_a_different_clan() -> None:
    """R3.1: no clan twice, no unknown clan."""
    for clans in (("koi", "koi", "lotus"), ("koi", "lotus", "tiger")):
        with pytest.raises(SetupError):
            new_game(clans)


@pytest.mark.parametrize("clans", [(), ("koi",), ("koi", "lotus")])
def test_r3_1_at_least_three_players(clans: tuple[str, ...]) -> None:
    """R3.1: three players at least."""
    with pytest.raises(SetupError):
        new_game(clans)


def test_r3_1_seats_never_change() -> None:
    """R3.1: honor moves, seats do not."""
    game = new_game(CLANS, seed=5)
    before = game.seats
    game.state.honor.reverse()
    assert game.seats == before


@pytest.mark.parametrize("clan", CLANS)
def test_r3_2_what_a_clan_starts_with(clan: str) -> None:
    """R3.2: no victory points; Daimyo, a Bushi and a stronghold at home; the rest in reserve."""
    for seed in SEEDS:
        known = facts(new_game(CLANS, seed=seed).state)
        assert known[f"{clan} vp"] == "0"
        assert known[f"{clan} {HOMES[clan]}"] == "bushi, daimyo, stronghold"
        assert known[f"{clan} reserve"] == "5 bushi, 3 shinto, 3 stronghold"
        for place in (*PROVINCES, *KAMI):
            assert place == HOMES[clan] or known[f"{clan} {place}"] == "-"
        assert known[f"{clan} cards"] == known[f"{clan} tokens"] == known[f"{clan} ally"] == "-"
        assert known[f"{clan} ronin"] == "0"


def shrines(game: Game) -> list[str]:
    """The shrines in play, left to right."""
    return [KAMI[kami] for kami in game.state.shrines]


def test_r3_3_beginner_shrines() -> None:
    """R3.3: the beginner option is Amaterasu, Fujin, Hachiman, Tsukuyomi."""
    for seed in SEEDS:
        assert shrines(new_game(CLANS, seed=seed)) == ["amaterasu", "fujin", "hachiman", "tsukuyomi"]


def test_r3_3_random_shrines() -> None:
    """R3.3: four different shrines of the seven, in random order; over many games each comes up in each place."""
    seen: set[tuple[int, str]] = set()
    for seed in range(200):
        found = shrines(new_game(CLANS, shrines="random", seed=seed))
        assert len(found) == len(set(found)) == 4
        seen.update(enumerate(found))
    assert seen == {(i, kami) for i in range(4) for kami in KAMI}


def test_r3_3_chosen_shrines() -> None:
    """R3.3: four shrines may be named in their order; not three, not one twice."""
    assert shrines(new_game(CLANS, shrines="susanoo,raijin,fujin,ryujin")) == ["susanoo", "raijin", "fujin", "ryujin"]
    for wrong in ("susanoo,raijin,fujin", "susanoo,susanoo,raijin,fujin", "susanoo,raijin,fujin,benten"):
        with pytest.raises(SetupError):
            new_game(CLANS, shrines=wrong)


@pytest.mark.parametrize("card_set", ["archway", "horseman", "teapot"])
@pytest.mark.parametrize("season", [0, 1, 2])
def test_r3_4_seven_core_cards_and_five_of_the_set(card_set: str, season: int) -> None:
    """R3.4: each season deck is the seven core cards and the five of the chosen set."""
    cards = season_cards(card_set, season)
    core = [card for card in cards if "core" in CARDS[card].sets]
    assert len(core) == 7
    assert len(cards) == 12
    assert all(CARDS[card].season == season for card in cards)
    assert all(card_set in CARDS[card].sets for card in cards if card not in core)


def test_r3_4_all_twelve_are_face_up() -> None:
    """R3.4: the whole deck of the season is on display; Archway is the beginner's set."""
    for seed in SEEDS:
        state = new_game(CLANS, seed=seed).state
        assert state.card_set == "archway"
        assert sorted(state.display) == sorted(season_cards("archway", 0))


def test_r3_4_random_set() -> None:
    """R3.4: a random set is one of those there are, and over many games each of them."""
    seen = {new_game(CLANS, "random", seed=seed).state.card_set for seed in range(60)}
    assert seen == {"archway", "horseman", "teapot"}
    with pytest.raises(SetupError):
        new_game(CLANS, "pagoda")


def test_r3_5_war_tokens_are_shuffled() -> None:
    """R3.5: a token for each of the eight provinces, shuffled: over many games each province comes first."""
    first: set[int] = set()
    for seed in range(120):
        war = new_game(CLANS, seed=seed).state.war
        assert len(set(war)) == len(war)
        first.add(war[0])
    assert first == set(range(8))


def test_r3_6_mandate_deck() -> None:
    """R3.6: ten tiles, two of each kind, in random order."""
    decks: set[tuple[int, ...]] = set()
    for seed in SEEDS:
        deck = new_game(CLANS, seed=seed).state.deck
        assert sorted(deck) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
        decks.add(deck)
    assert len(decks) > 1


def test_r3_3_a_seed_is_a_game() -> None:
    """R3.3, R3.5, R3.6: the same seed sets up the same game, another seed another."""
    one, same, other = (new_game(CLANS, "random", "random", seed).state.key() for seed in (8, 8, 9))
    assert one == same
    assert one != other
