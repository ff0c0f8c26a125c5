"""Links between documents: relative, so that they work on disk, in a browser and in every copy; and none is dead."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|\b(?:src|href)=\"([^\"]+)\"")


def prose(path: Path) -> str:
    """A document without its examples."""
    return FENCED.sub("", path.read_text("utf-8"))


def anchors(path: Path) -> list[str]:
    """What a link into a document can point to."""
    titles = re.findall(r"^#+ (.+)$", prose(path), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links(document: Path) -> None:
    """The file is there, and the heading is there once."""
    for found in LINK.findall(prose(document)):
        link: str = found[0] or found[1]
        if link.startswith("https://"):
            continue
        assert not re.match(r"/|\w+:", link), f"{link} is not relative"
        name, _, anchor = link.partition("#")
        target = (document.parent / name).resolve() if name else document
        assert target.is_relative_to(ROOT), link
        assert target.exists(), link
        if anchor:
            assert anchors(target).count(anchor) == 1, link
