"""How things are called on the screen: names, letters and colours."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rich.text import Text

from hinode.engine import cards, clans
from hinode.engine.board import ADVANTAGES, KAMI, KINDS, MANDATES, MONSTER, PROVINCES, SEASONS, SHRINES_IN_PLAY
from hinode.engine.core.errors import counted
from hinode.engine.hooks import CARDS, CLANS, MONSTERS, PIECE, SEAT

__all__ = ["cards", "clans"]  # imported so that every clan and card is registered

CASTLE = "♜"
LETTERS = ("B", "S", "D", CASTLE)
# By seat. The letters of the tag tell clans apart where colours do not.
COLOURS = ("bright_red", "bright_magenta", "green", "bright_cyan", "yellow", "bright_blue", "bright_green", "white")
# In the order of KAMI.
BENEFITS = (
    "top of honor",
    "two moves",
    "2 ronin",
    "a Bushi anywhere",
    "buy a card",
    "1 VP a stronghold",
    "2 coins",
)
WORDS = {
    "war_tokens": "war tokens",
    "token_set": "set of war tokens",
    "vp": "VP",
    "stronghold": "stronghold",
    "monster": "Monster",
    "card_costs": "cost of cards",
    "honor_place": "place on the honor track",
    "refund": "half of a lost bid",
    **{f"shinto{n}": f"Shinto for shrine {n}" for n in range(1, SHRINES_IN_PLAY + 1)},
}


@cache
def _names() -> dict[str, str]:
    found = {slug: slug.capitalize() for slug in (*KINDS, *PROVINCES, *KAMI, *MANDATES, *ADVANTAGES, *SEASONS)}
    found |= {source.slug: source.name for source in (*CLANS, *CARDS)}
    return found | WORDS


def name_of(slug: str) -> str:
    """A readable name for a clan, card, place, mandate, ...; other words as they are."""
    return _names().get(slug, slug.replace("_", " "))


def clan_name(seat: int) -> str:
    """The name of the clan of a seat."""
    return CLANS[seat].name


def piece_name(piece: int) -> str:
    """Bushi, Daimyo, a monster's name, ..."""
    return name_of(PIECE.text(piece))


def tag(seat: int) -> str:
    """Three letters for a clan."""
    return CLANS[seat].name[:3].upper()


def colour(seat: int) -> str:
    """The colour of a clan."""
    return COLOURS[seat % len(COLOURS)]


def crest(seat: int) -> Text:
    """The coloured tag of a clan."""
    return Text(tag(seat), style=f"bold {colour(seat)}")


def coloured(seat: int) -> Text:
    """The coloured name of a clan."""
    return Text(clan_name(seat), style=f"bold {colour(seat)}")


def clan_in(text: str) -> int:
    """The seat of the first clan named in a sentence, -1 if there is none."""
    words = [word.strip(".,:;()'") for word in text.split()]
    found = [(words.index(clan.name), seat) for seat, clan in enumerate(CLANS) if clan.name in words]
    return min(found)[1] if found else -1


def pieces_text(pieces: list[int]) -> str:
    """2B D Komainu ♜: figures first, monsters by name, strongholds last."""
    words: list[str] = []
    for kind in (0, 1, 2):
        n = pieces.count(kind)
        if n:
            words.append(LETTERS[kind] if n == 1 else f"{n}{LETTERS[kind]}")
    words += [MONSTERS[piece - MONSTER].name for piece in pieces if piece >= MONSTER]
    castles = pieces.count(3)
    if castles:
        words.append(CASTLE if castles == 1 else f"{castles}{CASTLE}")
    return " ".join(words)


def listing(words: Iterable[str], last: str = "and") -> str:
    """a, b and c"""
    some = list(words)
    if len(some) < 2:
        return "".join(some) or "nobody"
    return f"{', '.join(some[:-1])} {last} {some[-1]}"


def plural(n: int, word: str) -> str:
    """1 coin, 2 coins; ronin, VP and the like do not change."""
    return f"{n} {word}" if word in ("VP", "ronin", "Bushi", "Shinto", "Force") else counted(n, word)


def goods(coins: int, ronin: int) -> str:
    """2 coins and 1 ronin"""
    return listing(plural(n, word) for n, word in ((coins, "coin"), (ronin, "ronin")) if n)


def rewards_text(reward: tuple[int, int, int]) -> str:
    """What a province yields in a Harvest."""
    words = zip(reward, ("VP", "coin", "ronin"), strict=True)
    return " ".join(plural(n, word) for n, word in words if n)


def seat_of(word: str) -> int:
    """The seat of a clan by its slug; -1 if there is none."""
    return SEAT.index.get(word, -1)
