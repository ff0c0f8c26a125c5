"""The texts of the client as the translators wrote them, and the texts a page shows."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

LOCALES = Path(__file__).parents[2] / "hinode" / "words"
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
# Every text of a page that somebody sees or hears.
SHOWN = """() => {
  const found = new Set();
  const keep = (text) => text?.trim() && found.add(text.trim().replace(/\\s+/g, " "));
  for (const one of document.body.querySelectorAll("*")) {
    if (!one.checkVisibility() && one.closest("svg") === null) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) keep(one.getAttribute(name));
    for (const node of one.childNodes) if (node.nodeType === 3 && !one.matches("script, style")) keep(node.data);
  }
  keep(document.title);
  return [...found];
}"""


@cache
def messages(language: str) -> dict[str, str]:
    """Messages of one line."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return {name: text for file in files for name, text in MESSAGE.findall(file.read_text("utf-8"))}


@cache
def alike(language: str) -> tuple[str, ...]:
    """What a language calls as English does: names, mostly. The longest first."""
    same = [text for name, text in messages(language).items() if messages("en").get(name) == text]
    parts = {part.strip() for text in same for part in re.split(r"\{[^}]*\}", text)} - {""}
    return tuple(re.escape(part) for part in sorted(parts, key=len, reverse=True))


def shown(page: Page) -> list[str]:
    """The texts of a page."""
    return page.evaluate(SHOWN)


def untranslated(english: list[str], other: list[str], language: str, names: tuple[str, ...]) -> list[str]:
    """Texts that are the same in both languages, though they are more than names (which are patterns)."""
    return [text for text in other if text in set(english) and words_left(text, (*names, *alike(language)))]


def words_left(text: str, names: tuple[str, ...]) -> bool:
    """Whether a text has words that are no names."""
    for name in names:
        text = re.sub(rf"(?<!\w)(?:{name})(?!\w)", "", text)
    return re.search(r"[^\W\d_]{2,}", text) is not None


def bare(texts: list[str]) -> list[str]:
    """Names of messages where their texts should be, and what Fluent leaves of what it does not understand."""
    return [text for text in texts if text in messages("en") or re.search(r"\{\s*[$A-Z]", text)]
