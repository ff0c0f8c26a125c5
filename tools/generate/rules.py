"""The browser's English rules and what links them, from the one source, hinode/reference/rules.toml."""

from __future__ import annotations

import json
import re

from hinode.engine.hooks import CARDS
from hinode.reference import RULES, Rule

HEAD = "# Made from hinode/reference/rules.toml by `make generate`: change the rules there.\n"


def files() -> dict[str, str]:
    """Texts and links."""
    return {"hinode/words/en/rules.ftl": texts(), "web/src/lib/made/rules.json": links()}


def message(number: str) -> str:
    """The name of a rule's message: rule-R6-3."""
    return "rule-" + number.replace(".", "-")


def texts() -> str:
    """Every rule as Fluent messages: its title, its text, and words one might look for."""
    lines = [HEAD]
    for rule in RULES.values():
        name = message(rule.id)
        lines += [f"{name} = {typeset(rule.title)}\n", f"{name}-text = {typeset(rule.text)}\n"]
        if rule.words:
            lines.append(f"{name}-words = {typeset(', '.join(rule.words))}\n")
        lines.append("\n")
    return "".join(lines).rstrip("\n") + "\n"


def typeset(text: str) -> str:
    """A text as it is printed: with a typographic apostrophe. Nothing in it may mean something to Fluent."""
    if re.search(r'[{}"\n]', text):
        raise ValueError(f"this needs quoting: {text}")
    return text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


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
