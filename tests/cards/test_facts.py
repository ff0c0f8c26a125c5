"""The facts of the season cards: what every deck holds, and what every card is."""

from __future__ import annotations

import pytest

from hinode.engine.board import SEASONS
from hinode.engine.cards import DECKS
from hinode.engine.hooks import CARD, CARDS, MONSTERS, SETS
from hinode.engine.rules.season import season_cards

# slug: season, kind, cost, copies in a season's deck, Oni, sets of the base box
FACTS = {
    # Spring
    "komainu": ("spring", "monster", 2, 1, False, "core"),
    "oni_of_skulls": ("spring", "monster", 2, 1, True, "core"),
    "path_of_the_lion": ("spring", "enhancement", 0, 1, False, "core"),
    "righteousness": ("spring", "virtue", 2, 2, False, "core"),
    "way_of_the_shogun": ("spring", "war", 2, 2, False, "core"),
    "benevolence": ("spring", "virtue", 1, 2, False, "archway"),
    "path_of_the_kenin": ("spring", "enhancement", 2, 2, False, "archway"),
    "path_of_the_light": ("spring", "enhancement", 1, 1, False, "archway"),
    "courage": ("spring", "virtue", 3, 2, False, "horseman"),
    "path_of_the_ninja": ("spring", "enhancement", 2, 1, False, "horseman"),
    "way_of_the_righteous": ("spring", "war", 2, 2, False, "horseman"),
    "honesty": ("spring", "virtue", 0, 2, False, "teapot"),
    "path_of_the_patron": ("spring", "enhancement", 2, 1, False, "teapot"),
    "path_of_the_warlord": ("spring", "enhancement", 1, 2, False, "teapot"),
    # Summer
    "yurei": ("summer", "monster", 3, 1, False, "core"),
    "path_of_the_serpent": ("summer", "enhancement", 0, 1, False, "core"),
    "respect": ("summer", "virtue", 0, 2, False, "core"),
    "way_of_bushido": ("summer", "war", 3, 1, False, "core"),
    "way_of_the_ronin": ("summer", "war", 1, 2, False, "core"),
    "oni_of_blood": ("summer", "monster", 3, 1, True, "archway horseman"),
    "oni_of_souls": ("summer", "monster", 2, 1, True, "archway teapot"),
    "justice": ("summer", "virtue", 1, 2, False, "archway"),
    "path_of_the_samurai": ("summer", "enhancement", 2, 1, False, "archway"),
    "mercy": ("summer", "virtue", 1, 2, False, "horseman"),
    "path_of_the_monkey": ("summer", "enhancement", 0, 2, False, "horseman"),
    "loyalty": ("summer", "virtue", 1, 2, False, "teapot"),
    "way_of_the_merchant": ("summer", "enhancement", 2, 2, False, "teapot"),
    # Autumn
    "river_dragon": ("autumn", "monster", 3, 1, False, "core"),
    "path_of_the_dragon": ("autumn", "enhancement", 3, 1, False, "core"),
    "way_of_the_moneylender": ("autumn", "war", 0, 1, False, "core"),
    "form_of_the_kitsune": ("autumn", "winter", 4, 2, False, "core"),
    "form_of_the_phoenix": ("autumn", "winter", 3, 2, False, "core"),
    "oni_of_hate": ("autumn", "monster", 3, 1, True, "archway horseman teapot"),
    "oni_of_spite": ("autumn", "monster", 3, 1, True, "archway horseman"),
    "form_of_the_beast": ("autumn", "winter", 4, 2, False, "archway"),
    "way_of_the_katana": ("autumn", "war", 3, 1, False, "archway"),
    "form_of_the_demon": ("autumn", "winter", 3, 2, False, "horseman"),
    "path_of_the_spirit": ("autumn", "enhancement", 2, 1, False, "horseman"),
    "form_of_the_kindred": ("autumn", "winter", 3, 2, False, "teapot"),
    "path_of_the_unrighteous": ("autumn", "enhancement", 0, 2, False, "teapot"),
}
BASE_SETS = ("archway", "horseman", "teapot")


@pytest.mark.parametrize("slug", FACTS)
def test_the_facts_of_a_card(slug: str) -> None:
    """Season, kind, cost, copies, Oni and sets of a card are as the specification says."""
    card = CARDS[CARD.read(slug)]
    sets = " ".join(name for name in card.sets if name in ("core", *BASE_SETS))
    assert (SEASONS[card.season], card.kind, card.cost, card.copies, card.oni, sets) == FACTS[slug]


def test_there_is_no_other_base_card() -> None:
    """Every card of the base box is in the table, and only those."""
    base = {card.slug for card in CARDS if {"core", *BASE_SETS} & set(card.sets)}
    assert base == set(FACTS)
    assert len(base) == 40


@pytest.mark.parametrize("name", BASE_SETS)
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_twelve_cards_a_season(name: str, season: str) -> None:
    """R3.4: seven core cards and five of the chosen set."""
    cards = [CARDS[card] for card in season_cards(name, SEASONS.index(season))]
    assert len(cards) == 12
    assert sum("core" in card.sets for card in cards) == 7
    assert sum(name in card.sets for card in cards) == 5


def test_sixty_six_physical_cards() -> None:
    """21 core cards and 15 of each of the three sets; an Oni that sets share is printed in each."""
    core = sum(card.copies for card in CARDS if "core" in card.sets)
    of_sets = [sum(card.copies for card in CARDS if name in card.sets) for name in BASE_SETS]
    assert core == 21
    assert of_sets == [15, 15, 15]
    assert core + sum(of_sets) == 66


def test_the_sets_one_can_choose() -> None:
    """R3.4: the base box has three sets; the core set cannot be chosen."""
    assert set(BASE_SETS) <= set(SETS)
    assert "core" not in SETS
    assert len(DECKS) >= 5


def test_a_monster_is_one_figure() -> None:
    """Eight monsters, each with a figure of its own and one copy in a deck."""
    base = [card for card in MONSTERS if card.slug in FACTS]
    assert sorted(card.slug for card in base) == [
        "komainu",
        "oni_of_blood",
        "oni_of_hate",
        "oni_of_skulls",
        "oni_of_souls",
        "oni_of_spite",
        "river_dragon",
        "yurei",
    ]
    assert all(card.copies == 1 for card in base)
    assert len({card.piece for card in base}) == 8


def test_every_card_says_what_it_does() -> None:
    """A name and a sentence for the player."""
    for card in CARDS:
        assert card.name
        assert card.text.endswith(".")
