"""What the browser offers to choose from, and the facts of the cards."""

from __future__ import annotations

import json

from hinode.engine.automa.events import IDLE_RULES
from hinode.engine.board import ADVANTAGES, KAMI, MANDATES, SEASONS, SHRINES_IN_PLAY
from hinode.engine.events import TOPICS
from hinode.engine.hooks import CARDS, CLANS, SETS
from hinode.engine.setup import MAX_PLAYERS, MIN_AUTOMA, MIN_PLAYERS
from hinode.reference import RULES
from hinode.server.speech import PHRASES


def files() -> dict[str, str]:
    """Names and cards, from the engine."""
    return {"web/src/lib/made/names.json": names(), "web/src/lib/made/cards.json": cards()}


def names() -> str:
    """Clans, mandates and advantages with their rules, kami, sets, limits, what an Automa clan cannot do, phrases."""
    about = {rule.about: rule.id for rule in RULES.values() if rule.about}
    made = {
        "clans": {clan.slug: about[f"clan:{clan.slug}"] for clan in CLANS},
        "mandates": {mandate: about[f"mandate:{mandate}"] for mandate in MANDATES},
        "advantages": {advantage: about[f"advantage:{advantage}"] for advantage in ADVANTAGES},
        "kami": list(KAMI),
        "sets": list(SETS),
        "shrines": SHRINES_IN_PLAY,
        "players": list(range(MIN_PLAYERS, MAX_PLAYERS + 1)),
        "automa": MIN_AUTOMA,
        "idle": IDLE_RULES,
        "topics": TOPICS,
        "phrases": PHRASES,
    }
    return json.dumps(made, indent=1) + "\n"


def cards() -> str:
    """Every card, one a line: no words, they are in the texts."""
    facts = {
        card.slug: {
            "season": SEASONS[card.season],
            "kind": card.kind,
            "cost": card.cost,
            "copies": card.copies,
            "sets": card.sets,
        }
        for card in sorted(CARDS, key=lambda card: (card.season, card.sets, card.slug))
    }
    return "{\n" + ",\n".join(f"  {json.dumps(slug)}: {json.dumps(fact)}" for slug, fact in facts.items()) + "\n}\n"
