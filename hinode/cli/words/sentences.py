"""What happened, in words: one short sentence for each event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from hinode.cli.words.automa_sentences import AUTOMA_SPECIAL, AUTOMA_TEMPLATES
from hinode.cli.words.facts import Facts
from hinode.display.names import goods, listing, name_of, plural
from hinode.engine.board import ADVANTAGES
from hinode.engine.core.fields import Json


def sentence(event: Mapping[str, Json]) -> str:
    """An event as JSON (see `Event.json_for`) as a sentence."""
    kind = str(event.get("event"))
    facts = Facts(event)
    special = SPECIAL.get(kind)
    if special is not None:
        return special(facts)
    template = TEMPLATES.get(kind)
    if template is not None:
        return facts.fill(template)
    return fallback(event)


def story(events: Sequence[Mapping[str, Json]]) -> list[str]:
    """Events as sentences. What a card cost is told with the purchase, not before it."""
    return [
        sentence(event)
        for number, event in enumerate(events, 1)
        if number == len(events) or not _told_next(event, events[number])
    ]


def _told_next(event: Mapping[str, Json], after: Mapping[str, Json]) -> bool:
    if event.get("event") != "coins" or after.get("event") != "bought":
        return False
    return (event.get("seat"), event.get("why")) == (after.get("seat"), after.get("card"))


def fallback(event: Mapping[str, Json]) -> str:
    """Something readable for a kind of event this module has never heard of."""
    words = [name_of(str(value)) for key, value in event.items() if key != "event"]
    return f"{' '.join([name_of(str(event.get('event'))), *words])}."


# ------------------------------------------------------------------------------- most kinds
TEMPLATES: Final[dict[str, str]] = {
    **AUTOMA_TEMPLATES,
    "season_began": "{season} begins.",
    "cleaned_up": "{season} is over: coins and ronin go back, worshippers go home.",
    "honor_gained": "{seat} rises above {above} in honor.",
    "honor_lost": "{seat} falls below {below} in honor.",
    "honor_top": "{seat} goes to the top of the honor track.",
    "token": "{seat} takes the war token of {province}.",
    "withdrew": "{seat} withdraws the proposal to {to}.",
    "refused": "{seat} refuses the proposal of {proposer}.",
    "allied": "{seat} and {ally} are allies.",
    "ready": "{seat} is ready to end the tea ceremony.",
    "waiting": "{seat} would like to talk on.",
    "tea_over": "The tea ceremony is over.",
    "alliance_ended": "The alliance of {seat} and {ally} ends.",
    "alliance_broken": "{seat} breaks the alliance with {ally}.",
    "spared": "{seat} spares the figures that would have died.",
    "kami_turn": "The kami turn: number {number}.",
    "shrine_won": "{seat} has the favor of {kami}.",
    "war_began": "The war of {season} begins.",
    "province_at_war": "War {number}: {province}.",
    "token_discarded": "Nobody is in {province}; its war token is discarded.",
    "battle": "Battle in {province}: {participants}.",
    "battle_won": "{seat} wins in {province}.",
    "built": "{seat} builds a stronghold in {province}.",
}


# ------------------------------------------------------------------------------- kinds with cases
def _war_drawn(f: Facts) -> str:
    return f"This season's wars: {', '.join(f.words('provinces'))}."


def _cards_shown(f: Facts) -> str:
    names = [name if n == 1 else f"{n} {name}" for name, n in Counter(f.words("cards")).items()]
    return f"Cards on display: {', '.join(names)}."


def _game_over(f: Facts) -> str:
    winners = f.words("winners")
    return f"{listing(winners)} {'wins' if len(winners) == 1 else 'win together'}."


def _amount(word: str) -> Callable[[Facts], str]:
    def say(f: Facts) -> str:
        n = f.number("amount")
        return f"{f['seat']} {'gains' if n > 0 else 'loses'} {plural(abs(n), word)} ({f['why']})."

    return say


def _proposed(f: Facts) -> str:
    text = f"{f['seat']} proposes an alliance to {f['to']}"
    give = f.number("give_coins"), f.number("give_ronin")
    ask = f.number("ask_coins"), f.number("ask_ronin")
    if any(give):
        text += f", offering {goods(*give)}"
    if any(ask):
        text += f", asking for {goods(*ask)}"
    return f"{text}."


def _gift(f: Facts) -> str:
    return f"{f['seat']} gives {f['to']} {goods(f.number('coins'), f.number('ronin'))}."


def _drew(f: Facts) -> str:
    if not f.has("tiles"):
        return f"{f['seat']} draws mandate tiles."
    return f"{f['seat']} draws {', '.join(f.words('tiles'))}."


def _mandate_played(f: Facts) -> str:
    return f"{f['seat']} {'announces' if f.has('hidden') else 'chooses'} {f['mandate']}."


def _tile_hidden(f: Facts) -> str:
    if not f.has("tile"):
        return f"{f['seat']} leaves the tile face down."
    return f"{f['seat']} leaves the tile face down; it is {f['tile']}."


def _performs(f: Facts) -> str:
    bonus = f.has("bonus") and f.event.get("mandate") != "betray"  # which has none
    return f"{f['seat']} performs {f['mandate']}{' with the bonus' if bonus else ''}."


def _summoned(f: Facts) -> str:
    return f"{f['seat']} summons {f.figure('piece')} to {f.place()}."


def _placed(f: Facts) -> str:
    return f"{f['seat']} places {f.figure('piece')} in {f.place()} ({f['why']})."


def _to_reserve(f: Facts) -> str:
    return f"{f['seat']} takes {f.figure('piece')} into its reserve."


def _moved(f: Facts) -> str:
    return f"{f['seat']} moves {f.figure('piece')} from {f['start']} to {f['goal']}."


def _toll(f: Facts) -> str:
    ends = [name_of(str(end)) for end in cast(list[Json], f.event.get("route", []))]
    verb = "charges" if f.has("charged") else "does not charge"
    return f"{f['owner']} {verb} {f['mover']} for the route {' - '.join(ends)}."


def _move_taken_back(f: Facts) -> str:
    return f"{f['seat']} does not pay; {f.figure('piece')} stays in {f['start']}."


def _bought(f: Facts) -> str:
    paid = f.number("paid")
    price = plural(paid, "coin") if paid else "nothing"
    return f"{f['seat']} acquires {f['card']} for {price}."


def _replaced(f: Facts) -> str:
    return f"{f['seat']} replaces {f.figure('piece')} of {f['owner']} in {f.place()} by {f.figure('by')}."


def _killed(f: Facts) -> str:
    return f"{f['owner']} loses {f.figure('piece')} in {f.place()} ({f['why']})."


def _bid(f: Facts) -> str:
    if "seppuku" not in f.event:
        return f"{f['seat']} has made a bid."
    return f"{f['seat']} bids {_bids(f)}."


def _bid_revealed(f: Facts) -> str:
    return f"{f['seat']} bid {_bids(f)} and kept {f.number('kept')}."


def _bids(f: Facts) -> str:
    return listing(f"{f.number(key)} on {key}" for key in ADVANTAGES if f.number(key)).replace("nobody", "nothing")


def _advantage_won(f: Facts) -> str:
    return f"{f['seat']} wins {f['advantage']}."


def _advantage_declined(f: Facts) -> str:
    return f"{f['seat']} makes no use of {f['advantage']}."


def _captured(f: Facts) -> str:
    return f"{f['seat']} takes {f.figure('piece')} of {f['owner']} hostage."


def _ronin_hired(f: Facts) -> str:
    return f"{f['seat']} hires ronin: {f.number('force')} more Force."


def _force(f: Facts) -> str:
    return f"{f['seat']} has Force {f.number('force')}."


def _hostage_returned(f: Facts) -> str:
    return f"{f['captor']} lets {f.figure('piece')} of {f['owner']} go home."


SPECIAL: Final[dict[str, Callable[[Facts], str]]] = {
    **AUTOMA_SPECIAL,
    "war_drawn": _war_drawn,
    "cards_shown": _cards_shown,
    "game_over": _game_over,
    "vp": _amount("VP"),
    "coins": _amount("coin"),
    "ronin": _amount("ronin"),
    "proposed": _proposed,
    "gift": _gift,
    "drew": _drew,
    "mandate_played": _mandate_played,
    "tile_hidden": _tile_hidden,
    "performs": _performs,
    "summoned": _summoned,
    "placed": _placed,
    "to_reserve": _to_reserve,
    "moved": _moved,
    "toll": _toll,
    "move_taken_back": _move_taken_back,
    "bought": _bought,
    "replaced": _replaced,
    "killed": _killed,
    "bid": _bid,
    "bid_revealed": _bid_revealed,
    "advantage_won": _advantage_won,
    "advantage_declined": _advantage_declined,
    "captured": _captured,
    "ronin_hired": _ronin_hired,
    "force": _force,
    "hostage_returned": _hostage_returned,
}
