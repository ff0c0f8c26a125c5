"""Finding rules and cards by number or by words."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterable
from importlib.resources import files
from typing import Final, NotRequired, TypedDict, TypeVar, cast

from hinode import words
from hinode.engine.board import SEASONS
from hinode.engine.hooks import CARDS, Card

T = TypeVar("T")
# What is searched, best first: a hit in an earlier field counts for more.
Fields = tuple[str, ...]


class Rule:
    """A numbered rule. Title, text and words are in the current language."""

    __slots__ = ("about", "id", "see")

    def __init__(self, id: str, see: tuple[str, ...] = (), about: str = "") -> None:
        self.id = id
        self.see = see
        self.about = about  # what it explains: clan:koi, mandate:train, advantage:poets

    @property
    def title(self) -> str:
        """A few words."""
        return words.say(self._message)

    @property
    def text(self) -> str:
        """What the rule says."""
        return words.say(f"{self._message}-text")

    @property
    def words(self) -> tuple[str, ...]:
        """What a player might look for that the title does not say."""
        message = f"{self._message}-words"
        return tuple(words.say(message).split(", ")) if words.has(message) else ()

    @property
    def _message(self) -> str:
        return f"rule-{self.id.replace('.', '-')}"

    def __repr__(self) -> str:
        return f"<{self.id} {self.title}>"


class _Row(TypedDict):
    see: NotRequired[list[str]]
    about: NotRequired[str]


def _load() -> dict[str, Rule]:
    text = files("hinode.reference").joinpath("rules.toml").read_text("utf-8")
    rows = cast(dict[str, _Row], tomllib.loads(text))
    return {number: Rule(number, tuple(row.get("see", ())), row.get("about", "")) for number, row in rows.items()}


RULES: Final[dict[str, Rule]] = _load()
CHAPTERS: Final = tuple(dict.fromkeys(number.split(".")[0] if number[0] == "R" else number[0] for number in RULES))


def chapter(name: str) -> str:
    """The title of a chapter: R1 to R10, Q for the rulings, A for the Automa."""
    return words.say(f"rules-chapter-{name}")


# ------------------------------------------------------------------------------------ rules
def rule(number: str) -> Rule | None:
    """The rule with a number such as R6.6, 6.6 or q4."""
    return RULES.get(spelt(number))


def is_number(query: str) -> bool:
    """Whether the query is the number of a rule or chapter, existing or not."""
    return re.fullmatch(r"[RQA]?[0-9]+(\.[0-9]+)?", query.strip(), re.IGNORECASE) is not None


def spelt(query: str) -> str:
    """A number as the rules write it; in the query, a chapter's R may be missing."""
    number = query.strip().upper()
    return f"R{number}" if number[:1].isdigit() else number


def find(query: str, limit: int = 12) -> list[Rule]:
    """The rule with a number, the rules of a chapter (R6), or those with all words of the query, best first.

    A query's word may be the beginning of a word. Titles count more than the extra words, and these more than the text.
    """
    exact = rule(query)
    if exact is not None:
        return [exact]
    return (_chapter(query) or _search(RULES.values(), _rule_fields, query))[:limit]


def _chapter(query: str) -> list[Rule]:
    number = spelt(query)
    return [one for one in RULES.values() if one.id.startswith(number + ".")] if number else []


def _rule_fields(one: Rule) -> Fields:
    return one.title, " ".join(one.words), one.text


# ------------------------------------------------------------------------------------ cards
def find_cards(query: str) -> list[Card]:
    """The cards with all words of the query, best first; all cards for an empty query."""
    return _search(CARDS, _card_fields, query)


def _card_fields(card: Card) -> Fields:
    season, kind = SEASONS[card.season], card.kind
    called = words.say(f"season-{season}"), words.say(f"kind-{kind}")
    return f"{card.name} {card.slug}", " ".join((kind, season, *called, *card.sets)), card.text


# ------------------------------------------------------------------------------------ words
LETTERS: Final = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae"})  # that are no letter with an accent


def _search(things: Iterable[T], fields: Callable[[T], Fields], query: str) -> list[T]:
    """The items with all words, best hits first; ties keep their order."""
    wanted = _words(query)
    if not wanted and query.strip():  # only punctuation, which matches nothing
        return []
    ranked = [(_rank(wanted, fields(one)), one) for one in things]
    hits = [(rank, one) for rank, one in ranked if rank is not None]
    return [one for _, one in sorted(hits, key=lambda hit: hit[0])]


def _rank(wanted: list[str], fields: Fields) -> int | None:
    """The sum, over the words, of the first field with a match; None if a word matches nowhere."""
    split = [_words(field) for field in fields]
    total = 0
    for word in wanted:
        place = next((n for n, found in enumerate(split) if any(one.startswith(word) for one in found)), None)
        if place is None:
            return None
        total += place
    return total


def _words(text: str) -> list[str]:
    """The words of a text in small letters without accents. A possessive s goes, so that "Koi's" finds "Koi"."""
    plain = unicodedata.normalize("NFKD", text.lower()).translate(LETTERS)
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.findall(r"[a-z0-9]+", re.sub(r"['\u2019]s\b", "", letters))
