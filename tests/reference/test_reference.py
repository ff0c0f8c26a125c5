"""The rules reference is complete, consistent and can be searched."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import cast

import hinode
from hinode.engine.board import (
    AUTUMN,
    BEGINNER_SHRINES,
    FIGURES_OF_A_KIND,
    KAMI,
    MANDATES,
    PROVINCES,
    REWARDS,
    STRONGHOLD_COST,
    TILES_OF_A_KIND,
)
from hinode.engine.hooks import CARDS, CLANS, SETS
from hinode.reference import RULES, Rule, find, find_cards, rule
from hinode.reference.search import CHAPTERS as ABOUT

# How many rules each chapter has, and which rulings there are.
CHAPTERS = {1: 10, 2: 4, 3: 6, 4: 5, 5: 3, 6: 12, 7: 2, 8: 9, 9: 3, 10: 5}
RULINGS = (*range(1, 60), *range(80, 95))
# The Automa's chapters; those without numbers are one rule. A5.5 is for an expansion that is not there yet.
AUTOMA = {"A1": (1, 7), "A2": (), "A3": (1, 3), "A4": (0, 6), "A5": (1, 4), "A6": (1, 4), "A7": (), "A8": ()}


def _numbers(span: tuple[int, ...]) -> range:
    return range(span[0], span[-1] + 1) if span else range(1)


NUMBERS = [
    *(f"R{chapter}.{n}" for chapter, last in CHAPTERS.items() for n in range(1, last + 1)),
    *(f"Q{n}" for n in RULINGS),
    *(f"{chapter}.{n}" if span else chapter for chapter, span in AUTOMA.items() for n in _numbers(span)),
]
LONGEST_TEXT = 600
COPIED_WORDS = 8


def ids(rules: list[Rule]) -> list[str]:
    return [one.id for one in rules]


def card_slugs(query: str) -> list[str]:
    return [card.slug for card in find_cards(query)]


# ------------------------------------------------------------------------------------ the entries
def test_every_number_once_and_in_order() -> None:
    """The file has each number of the specification once; its order is that of the numbers."""
    data = tomllib.loads(files("hinode.reference").joinpath("rules.toml").read_text("utf-8"))
    assert list(data) == NUMBERS
    assert list(RULES) == NUMBERS


def test_entries_have_no_unknown_fields() -> None:
    """A misspelled field would be ignored silently."""
    data = tomllib.loads(files("hinode.reference").joinpath("rules.toml").read_text("utf-8"))
    for number, row in cast(dict[str, dict[str, object]], data).items():
        assert set(row) <= {"see", "about"}, number


def test_titles_are_short_and_different() -> None:
    titles = [one.title for one in RULES.values()]
    assert len(set(titles)) == len(titles)
    for title in titles:
        assert 1 <= len(title.split()) <= 5, title
        assert title == title.strip()


def test_texts_are_sentences_of_bounded_length() -> None:
    for one in RULES.values():
        assert 0 < len(one.text) < LONGEST_TEXT, one.id
        assert one.text == one.text.strip(), one.id
        assert one.text.endswith("."), one.id
        assert "  " not in one.text, one.id


def test_references_lead_somewhere_else() -> None:
    for one in RULES.values():
        assert len(set(one.see)) == len(one.see), one.id
        for number in one.see:
            assert number in RULES, f"{one.id} refers to {number}"
            assert number != one.id


def test_extra_words_are_lower_case_and_not_in_the_title() -> None:
    """Words repeated from the title would add nothing to a search."""
    for one in RULES.values():
        assert len(set(one.words)) == len(one.words), one.id
        for word in one.words:
            assert word == word.lower().strip(), one.id
            assert word not in one.title.lower().split(), f"{one.id}: {word}"


def test_no_text_is_copied_from_another() -> None:
    """No run of eight words occurs in two entries: a rule is said once, elsewhere referred to."""
    owner: dict[tuple[str, ...], str] = {}
    for one in RULES.values():
        words = re.findall(r"[a-z0-9']+", one.text.lower())
        for start in range(len(words) - COPIED_WORDS + 1):
            run = tuple(words[start : start + COPIED_WORDS])
            assert owner.setdefault(run, one.id) == one.id, f"{one.id} and {owner[run]}: {' '.join(run)}"


def test_every_number_the_engine_cites_is_explained() -> None:
    """A refusal or a decision names a rule; a player can look it up."""
    cited: set[str] = set()
    for path in Path(hinode.__file__).parent.rglob("*.py"):
        cited.update(re.findall(r'"(R\d+\.\d+|Q\d+|A\d+\.\d+)"', path.read_text("utf-8")))
    assert cited
    assert cited <= set(RULES)


def test_every_card_ruling_is_found_by_the_name_of_its_card() -> None:
    """Titles that are the names of cards are spelled as the cards are."""
    names = {card.name for card in CARDS}
    titles = {one.title for one in RULES.values()}
    for title in titles:
        if title.startswith(("Path of the ", "Way of ", "Form of the ")):
            assert title in names
    assert {"Benevolence", "Komainu", "Yurei", "Mercy", "Loyalty"} <= names & titles


# ------------------------------------------------------------------------------------ looking up
def test_rule_by_number() -> None:
    recruit = rule("R6.6")
    assert recruit is not None
    assert (recruit.id, recruit.title) == ("R6.6", "Recruit")
    assert rule(" r6.6 ") is recruit
    assert rule("R6") is None
    assert rule("Q60") is None
    assert rule("") is None


def test_find_a_number() -> None:
    """A number finds itself and nothing else, in any case."""
    assert ids(find("R6.6")) == ["R6.6"]
    assert ids(find("r1.1")) == ["R1.1"]
    assert ids(find("R1.10")) == ["R1.10"]
    assert ids(find("Q4")) == ["Q4"]
    assert ids(find(" q40 ")) == ["Q40"]
    assert ids(find("8.5")) == ["R8.5"]


def test_find_a_chapter() -> None:
    for chapter, last in CHAPTERS.items():
        assert ids(find(f"R{chapter}")) == [f"R{chapter}.{n}" for n in range(1, last + 1)]
    assert [chapter for chapter in ABOUT if chapter not in ("Q", "A")] == [f"R{chapter}" for chapter in CHAPTERS]
    assert ids(find("7")) == ids(find("r7"))
    assert ids(find("r7")) == ["R7.1", "R7.2"]
    assert ids(find("R6", limit=2)) == ["R6.1", "R6.2"]


def test_find_an_unknown_number_or_word() -> None:
    for query in ("R11", "R6.13", "Q60", "Q0", "zeppelin", "recruit zeppelin"):
        assert find(query) == [], query


def test_find_puts_titles_before_words_before_text() -> None:
    found = ids(find("hostage", limit=len(RULES)))
    assert found[:2] == ["R4.4", "R8.5"]  # in the title
    assert found[2] == "Q24"  # an extra word
    assert {"R1.8", "Q21", "Q38"} <= set(found[3:])  # in the text
    assert found[3:] == [number for number in NUMBERS if number in found[3:]]


def test_find_matches_beginnings_of_words_in_any_case() -> None:
    assert ids(find("SEPPU"))[:2] == ["R8.4", "Q9"]
    assert "R8.4" not in ids(find("eppuku", limit=len(RULES)))


def test_find_needs_all_words() -> None:
    assert ids(find("turtle fujin")) == ["Q28", "Q85", "Q35"]  # Turtle in two titles, then in a text
    assert ids(find("fujin turtle")) == ["Q28", "Q85", "Q35"]
    assert ids(find("nagato reward")) == ["Q3"]
    assert set(ids(find("turtle fujin"))) <= set(ids(find("turtle", limit=99)))


def test_find_by_words_a_player_would_use() -> None:
    for query, number in {
        "boat": "R1.2",
        "ship": "Q35",
        "toll": "Q35",
        "upkeep": "R4.5",
        "prisoner": "R8.5",
        "auction": "R8.3",
        "castle": "R6.8",
        "strongholds cost": "R6.8",
        "kill daimyo": "Q14",
        "discount": "R6.9",
        "tie": "R2.3",
        "honour": "R2.2",
        "bribe": "R5.3",
        "suicide": "R8.4",
        "end of game": "R9.1",
        "merchant": "Q36",
        "oni of souls": "Q45",
        "Koi's": "R10.1",
        "tea ceremony": "R5.2",
        "Amaterasu": "R7.2",
        "goal": "R9.3",
        "win": "R9.3",
        "winner": "R9.3",
        "phases": "R6.1",
        "turn": "R6.1",
        "season": "R4.1",
        "border": "R1.2",
        "adjacent": "R1.2",
        "map": "R1.2",
    }.items():
        assert number in ids(find(query)), query


def test_find_the_name_of_a_clan_or_mandate_gives_its_rule_first() -> None:
    for query in ("koi", "lotus", "turtle", "dragonfly", "bonsai"):
        first = find(query)[0]
        assert first.title.lower() == query
        assert first.id.startswith("R10.")
    for query, number in {"recruit": "R6.6", "marshal": "R6.8", "train": "R6.9", "betray": "R6.12"}.items():
        assert find(query)[0].id == number


def test_find_keeps_to_its_limit() -> None:
    assert len(find("force")) == 12
    assert len(find("force", limit=3)) == 3
    assert find("force", limit=3) == find("force")[:3]
    assert ids(find("")) == NUMBERS[:12]


# ------------------------------------------------------------------------------------ cards
def test_find_cards_by_name_and_slug() -> None:
    """The card that is named comes first; slugs are read as names."""
    for card in CARDS:
        assert find_cards(card.name)[0] is card
        assert find_cards(card.slug)[0] is card
    assert card_slugs("kata") == ["way_of_the_katana"]


def test_find_cards_by_kind_season_and_set() -> None:
    assert set(card_slugs("virtue spring")) >= {"righteousness", "benevolence", "courage", "honesty"}
    monsters = [card for card in CARDS if card.kind == "monster" and card.season == AUTUMN]
    assert find_cards("monster autumn") == [*monsters, *find_cards("form beast")]  # the Form speaks of monsters
    for name in SETS:
        assert set(card_slugs(name)) >= {card.slug for card in CARDS if name in card.sets}


def test_find_cards_by_text_comes_last() -> None:
    """Oni by name come before cards that speak of Oni."""
    found = card_slugs("oni")
    assert found[:5] == [card.slug for card in CARDS if card.oni]
    assert "form_of_the_demon" in found[5:]


def test_find_cards_without_a_word_or_with_a_strange_one() -> None:
    assert find_cards("") == CARDS
    assert find_cards("zeppelin") == []


# ------------------------------------------------------------------------------------ facts
def numbers_in(number: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", RULES[number].text)]


def test_numbers_agree_with_the_tables() -> None:
    """Where a text repeats a fact that the engine keeps in a table, both say the same."""
    bushi, shinto, _, strongholds = FIGURES_OF_A_KIND
    assert numbers_in("R1.1") == [shinto, bushi, strongholds]
    assert numbers_in("R3.2") == [0, shinto, bushi - 1, strongholds - 1]
    assert numbers_in("R6.8") == [STRONGHOLD_COST]
    assert numbers_in("R3.6") == [TILES_OF_A_KIND * len(MANDATES)]
    assert numbers_in("Q3") == list(REWARDS[PROVINCES.index("nagato")])
    for kami in KAMI:
        assert kami.title() in RULES["R7.2"].text
    for kami in BEGINNER_SHRINES:
        assert KAMI[kami].title() in RULES["R3.3"].text
    assert re.findall("|".join(clan.name for clan in CLANS), RULES["Q2"].text) == [clan.name for clan in CLANS]


def test_winter_numbers() -> None:
    assert numbers_in("R9.1") == [1, 2, 3]
    assert numbers_in("R9.2") == [3, 4, 10, 5, 6, 20, 7, 8, 30]
