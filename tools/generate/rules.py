"""The links between the browser's rules and cards, from hinode/reference/rules.toml."""

from __future__ import annotations

import json
import re

from hinode.engine.hooks import CARDS
from hinode.reference import RULES, Rule


def files() -> dict[str, str]:
    """What to read with each rule."""
    return {"web/src/lib/made/rules.json": links()}


def links() -> str:
    """For every rule, in order: the rules worth reading with it, and the cards it is about. One rule a line."""
    rows = (json.dumps({"id": rule.id, "see": rule.see, "cards": cards(rule)}) for rule in RULES.values())
    return "[\n" + ",\n".join(rows) + "\n]\n"


def cards(rule: Rule) -> list[str]:
    """The cards a rule speaks of. The rulings shorten names ("the Paths of the Kenin, Warlord and Patron")."""
    said = f"{rule.title}. {rule.text}"
    return [
        card.slug for card in CARDS if any(re.search(rf"\b{name}\b", said) for name in (card.name, *short(card.name)))
    ]


def short(name: str) -> list[str]:
    """The last word of a name such as "Path of the Kenin"."""
    words = name.split()
    return words[-1:] if len(words) > 2 else []
