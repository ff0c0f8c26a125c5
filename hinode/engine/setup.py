"""Setting up a game (R3)."""

from __future__ import annotations

from hinode.engine import changes
from hinode.engine.automa.cards.deck import STANDARD, Deck, check_pairs, shipped
from hinode.engine.automa.cards.pile import LEVELS, Pile, enlist
from hinode.engine.automa.player import Automa
from hinode.engine.board import (
    BEGINNER_SHRINES,
    BUSHI,
    DAIMYO,
    FIGURES_OF_A_KIND,
    KAMI,
    RESERVE,
    SHRINES_IN_PLAY,
    STRONGHOLD,
)
from hinode.engine.core.errors import SetupError
from hinode.engine.core.rng import seeded
from hinode.engine.hooks import CLANS, SEAT, SETS
from hinode.engine.rules.led_by_cards import register_card_player
from hinode.engine.rules.season import all_tiles, begin_season
from hinode.engine.state import GameState, empty_state

MIN_PLAYERS = 3
MAX_PLAYERS = 5
MIN_AUTOMA = 2

register_card_player(Automa())


class Setup:
    """What is chosen before a game: clans, card set, shrines (R3). `random` leaves it to the seed.

    `automa` are the clans led by cards (A1.1), `level` how strong they are (A8), `deck` their cards.
    """

    __slots__ = ("automa", "card_set", "clans", "deck", "level", "shrines")

    def __init__(
        self,
        clans: tuple[str, ...],
        card_set: str = "archway",
        shrines: str = "beginner",
        automa: tuple[str, ...] = (),
        level: str = "standard",
        deck: Deck | None = None,
    ) -> None:
        self.clans = tuple(sorted(check_clans(clans), key=SEAT.read))
        if card_set != "random" and card_set not in SETS:
            raise SetupError(f"There is no card set '{card_set}'; choose one of {', '.join(SETS)} or random.")
        self.card_set = card_set
        self.shrines = check_shrines(shrines)
        self.automa = tuple(sorted(check_automa(automa, clans), key=SEAT.read))
        if level not in LEVELS:
            raise SetupError(f"There is no level '{level}' of the Automa; the levels are {', '.join(LEVELS)}.")
        self.level = level
        self.deck = deck
        if automa:
            self.deck = deck or shipped(STANDARD)
            check_pairs(self.deck, self.clans)


def check_automa(automa: tuple[str, ...], clans: tuple[str, ...]) -> tuple[str, ...]:
    """At least two of the clans, and at least one is left to a human (A1.1); none in a normal game."""
    for clan in automa:
        if clan not in clans:
            raise SetupError(f"The Automa clan '{clan}' does not play; the clans are {', '.join(clans)}.")
        if automa.count(clan) > 1:
            raise SetupError(f"The Automa clan '{clan}' is named twice.")
    if automa and len(automa) < MIN_AUTOMA:
        raise SetupError(f"With the Automa at least {MIN_AUTOMA} clans are led by cards, not {len(automa)}.")
    if len(automa) == len(clans):
        raise SetupError("At least one clan is left to a human; the Automa cannot lead all of them.")
    return automa


def check_clans(clans: tuple[str, ...]) -> tuple[str, ...]:
    """Different, known clans in the right number (R3.1)."""
    for clan in clans:
        if clan not in SEAT.index:
            raise SetupError(f"There is no clan '{clan}'; the clans are {', '.join(SEAT.names)}.")
    for clan in clans:
        if clans.count(clan) > 1:
            raise SetupError(f"The clan '{clan}' is chosen twice; each player leads a different clan.")
    if not MIN_PLAYERS <= len(clans) <= MAX_PLAYERS:
        raise SetupError(f"The game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {len(clans)}.")
    return clans


def check_shrines(shrines: str) -> str:
    """'beginner', 'random', or four different kami joined by commas, left to right (R3.3)."""
    if shrines in ("beginner", "random"):
        return shrines
    names = shrines.split(",")
    which = f"the kami are {', '.join(KAMI)}"
    for name in names:
        if name not in KAMI:
            raise SetupError(f"There is no kami '{name}'; {which}.")
    if len(names) != SHRINES_IN_PLAY or len(set(names)) != SHRINES_IN_PLAY:
        raise SetupError(f"Choose {SHRINES_IN_PLAY} different shrines, 'beginner' or 'random'; {which}.")
    return shrines


def new_state(setup: Setup, seed: int) -> GameState:
    """The table before the first season."""
    seats = tuple(SEAT.read(clan) for clan in setup.clans)
    s = empty_state(seats, setup.card_set, (), seeded(seed))
    kami = changes.shuffle(s, tuple(range(len(KAMI))))[:SHRINES_IN_PLAY]
    chosen = changes.shuffle(s, tuple(range(len(SETS))))[0]
    if setup.card_set == "random":
        s.card_set = SETS[chosen]
    if setup.shrines == "beginner":
        s.shrines = BEGINNER_SHRINES
    elif setup.shrines == "random":
        s.shrines = kami
    else:
        s.shrines = tuple(KAMI.index(name) for name in setup.shrines.split(","))
    for seat in seats:
        set_up_clan(s, seat)
    s.deck = changes.shuffle(s, all_tiles())
    if setup.deck is not None and setup.automa:
        level = LEVELS.index(setup.level)
        pile = Pile(setup.deck, level, changes.shuffle(s, setup.deck.numbers()), (), 0)
        enlist(s, tuple(SEAT.read(clan) for clan in setup.automa), pile)
    begin_season(s)
    return s


def set_up_clan(s: GameState, seat: int) -> None:
    """R3.2: Daimyo, a Bushi and a stronghold at home, the rest in reserve."""
    home = CLANS[seat].home
    for kind, number in enumerate(FIGURES_OF_A_KIND):
        at_home = 1 if kind in (DAIMYO, BUSHI, STRONGHOLD) else 0
        s.count_more(seat, kind, home, at_home)
        s.count_more(seat, kind, RESERVE, number - at_home)
