"""Game records: where a game starts, then one line per action.

It starts from a setup with its seed (or from a position) and ends with an `end` line, which a truncated
file lacks. Lines that start with '>' note random results; they are checked.
"""

from __future__ import annotations

from hinode.engine.automa.cards.pile import LEVELS, STANDARD_LEVEL
from hinode.engine.automa.events import PAIRS, TILES
from hinode.engine.core.errors import IllegalAction, NotationError, SetupError
from hinode.engine.core.lines import VERSION, Line, check_header, split
from hinode.engine.core.rng import MASK
from hinode.engine.events import DREW, WAR_DRAWN
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.engine.setup import Setup, new_state
from hinode.notation.body import begin, cut, read_action
from hinode.notation.cases import run_case as run_case  # documented here since 0.1
from hinode.notation.position import deck_lines, position_lines
from hinode.notation.read_automa import read_deck_lines
from hinode.notation.read_position import read_position_lines

CHANCE = (WAR_DRAWN, DREW, PAIRS, TILES)
TAGS = ("clans", "set", "shrines", "seed")
AUTOMA_TAGS = ("automa", "level", "automa_deck")


# ------------------------------------------------------------------------------- writing
def write_record(game: Game) -> str:
    """A game as text: everything needed to replay it."""
    lines = [f"hinode record {VERSION}"]
    if game.setup is not None and game.seed is not None:
        lines += [
            f"clans {' '.join(game.setup.clans)}",
            f"set {game.setup.card_set}",
            f"shrines {game.setup.shrines.replace(',', ' ')}",
            f"seed {game.seed}",
        ]
        if game.setup.automa and game.setup.deck is not None:
            lines += [f"automa {' '.join(game.setup.automa)}", f"level {game.setup.level}"]
            lines += deck_lines(game.setup.deck)
    else:
        lines.append("position")
        lines += position_lines(game.start)
    lines.append("actions")
    lines += chance_notes(game, 0)
    for i, (seat, action) in enumerate(game.actions):
        lines.append(f"{SEAT.text(seat)} {action.text}")
        lines += chance_notes(game, i + 1)
    lines.append(end_line(game))
    return "\n".join(lines) + "\n"


def chance_notes(game: Game, actions: int) -> list[str]:
    """The random results between a number of actions and the next one."""
    first = game.marks[actions - 1] if actions else 0
    last = game.marks[actions] if actions < len(game.marks) else len(game.events)
    return [f"> {event.text()}" for event in game.events[first:last] if event.kind in CHANCE]


def end_line(game: Game) -> str:
    """The number of actions and, for a finished game, the scores."""
    words = ["end", str(len(game.actions))]
    if game.over:
        for seat in game.seats:
            words += [SEAT.text(seat), str(game.state.vp[seat])]
    return " ".join(words)


# ------------------------------------------------------------------------------- reading
def read_record(text: str) -> Game:
    """Replay a record to its last action. Raises at the first line that does not hold."""
    lines = split(text)
    check_header(lines, "record")
    head, body = cut(lines)
    game = _start(head)
    return _replay(game, body)


def _start(head: list[Line]) -> Game:
    if head and head[0].words == ["position"]:
        return begin(read_position_lines(head[1:]), head[0].number)
    tags: dict[str, Line] = {}
    cards: list[Line] = []
    for line in head:
        word = line.words[0]
        if word == "card":
            cards.append(line)
            continue
        if word not in TAGS + AUTOMA_TAGS:
            raise line.error(f"'{word}' is not a tag of a record")
        if word in tags:
            raise line.error(f"there is a second '{word}' line")
        tags[word] = line
    for word in TAGS:
        if word not in tags:
            raise NotationError(f"a record needs a '{word}' line", head[-1].number if head else 1)
    seed = tags["seed"].rest
    if not seed.isascii() or not seed.isdigit() or len(seed) > 20 or int(seed) > MASK:
        raise tags["seed"].error("the seed is a whole number below 2**64")
    try:
        shrines = ",".join(tags["shrines"].words[1:])
        automa = tuple(tags["automa"].words[1:]) if "automa" in tags else ()
        level = tags["level"].rest if "level" in tags else LEVELS[STANDARD_LEVEL]
        deck = read_deck_lines(automa != (), tags.get("automa_deck"), cards)
        setup = Setup(tuple(tags["clans"].words[1:]), tags["set"].rest, shrines, automa, level, deck)
    except SetupError as error:
        raise tags["clans"].error(str(error)) from None
    return Game(new_state(setup, int(seed)), setup, int(seed))


def _replay(game: Game, body: list[Line]) -> Game:
    if not body or body[-1].words[0] != "end":
        raise NotationError("there is no 'end' line; the record is cut off", body[-1].number if body else 1)
    end = body.pop()
    notes = 0
    for line in body:
        if line.words[0] == ">":
            found = chance_notes(game, len(game.actions))
            if notes >= len(found) or found[notes] != " ".join(line.words):
                raise line.error("chance brought something else; the record does not belong to these rules")
            notes += 1
        else:
            _do(game, line)
            notes = 0
    if " ".join(end.words) != end_line(game):
        raise end.error(f"the game ends with '{end_line(game)}', not '{' '.join(end.words)}'")
    return game


def _do(game: Game, line: Line) -> None:
    seat, action = read_action(line)
    try:
        game.act(seat, action)
    except IllegalAction as error:
        raise line.error(f"illegal: {error}") from None
