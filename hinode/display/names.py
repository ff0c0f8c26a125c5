"""Names, letters and colours on the screen."""

from __future__ import annotations

from rich.text import Text

from hinode import words
from hinode.engine import cards, clans
from hinode.engine.board import KAMI, MANDATES, MONSTER, PROVINCES
from hinode.engine.hooks import CLANS, MONSTERS, PIECE

__all__ = ["cards", "clans"]  # imported so that every clan and card is registered

CASTLE = "♜"
LETTERS = ("B", "S", "D", CASTLE)
# By seat. The letters of the tag tell clans apart where colours do not.
COLOURS = ("bright_red", "bright_magenta", "green", "bright_cyan", "yellow", "bright_blue", "bright_green", "white")
REWARD = ("vp", "coins", "ronin")  # what a province yields, in this order


def clan_name(seat: int) -> str:
    """The name of the clan of a seat."""
    return CLANS[seat].name


def piece_name(piece: int) -> str:
    """Bushi, Daimyo, a monster's name, ..."""
    return words.say(f"piece-{PIECE.text(piece)}")


def province_name(province: int) -> str:
    """The name of a province."""
    return words.say(f"province-{PROVINCES[province]}")


def kami_name(kami: int) -> str:
    """The name of a kami."""
    return words.say(f"kami-{KAMI[kami]}")


def mandate_name(mandate: int) -> str:
    """The name of a mandate."""
    return words.say(f"mandate-{MANDATES[mandate]}")


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


def pieces_text(pieces: list[int]) -> str:
    """2B D Komainu ♜: figures first, monsters by name, strongholds last."""
    shown: list[str] = []
    for kind in (0, 1, 2):
        n = pieces.count(kind)
        if n:
            shown.append(LETTERS[kind] if n == 1 else f"{n}{LETTERS[kind]}")
    shown += [MONSTERS[piece - MONSTER].name for piece in pieces if piece >= MONSTER]
    castles = pieces.count(3)
    if castles:
        shown.append(CASTLE if castles == 1 else f"{castles}{CASTLE}")
    return " ".join(shown)


def rewards_text(reward: tuple[int, int, int], message: str = "amount") -> str:
    """What a province yields in a Harvest: 2 VP 1 coin. `terminal-short` is shorter: 2VP 1c."""
    return " ".join(words.say(f"{message}-{what}", count=n) for n, what in zip(reward, REWARD, strict=True) if n)
