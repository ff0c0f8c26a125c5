"""Adding a card with a question of its own touches its module, its test and its texts, and nothing else by hand.

The card in `new_card/` is added to a copy of the project. Engine, notation, terminal, generators and the browser client
must then know it: if one needs a table of its own, this test fails.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from hinode.words import LANGUAGES

ROOT = Path(__file__).parents[2]
CARD = Path(__file__).parent / "new_card"
NEEDED = ("hinode", "tools", "tests", "cases", "examples", "docs", "web")
NOT_COPIED = shutil.ignore_patterns("node_modules", "static", "__pycache__", "screens", "records")
TESTS = ("lantern", "text", "sentences", "unused", "rules")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with one more card: a module and four files of texts have changed."""
    copy = tmp_path_factory.mktemp("project")
    for name in NEEDED:
        shutil.copytree(ROOT / name, copy / name, ignore=NOT_COPIED)
    (copy / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    append(copy / "hinode/engine/cards/horseman.py", (CARD / "module.txt").read_text("utf-8"))
    for language in LANGUAGES:
        append(copy / f"hinode/words/{language}/cards.ftl", (CARD / f"{language}.ftl").read_text("utf-8"))
    return copy


def append(path: Path, text: str) -> None:
    path.write_text(f"{path.read_text('utf-8')}\n{text}", "utf-8")


def python(project: Path, *args: str) -> str:
    """Run Python on the copy, not on this package."""
    env = {**os.environ, "PYTHONPATH": str(project)}
    done = subprocess.run([sys.executable, *args], cwd=project, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.plain
def test_a_new_card_is_known_everywhere(project: Path) -> None:
    seen = cast(dict[str, Any], json.loads(python(project, "-m", "tests.cards.new_card.play")))

    # The engine asks, and the view says what and whom.
    decision = seen["view"]["decision"]
    assert decision["what"] == {"step": "lantern_choice", "seat": "koi"}
    assert decision["options"]["actions"] == ["give lotus", "give turtle", "pass"]

    # The terminal speaks four languages.
    assert seen["questions"]["pl"] == "Oświetl drogę innemu graczowi albo spasuj."
    assert len({tuple(options) for options in seen["options"].values()}) == len(LANGUAGES)
    assert "Lotus gains 1 VP (Paper Lantern)." in seen["story"]

    # Everything else is generated.
    python(project, "-m", "tools.generate")
    made = json.loads((project / "web/src/lib/made/cards.json").read_text("utf-8"))
    assert made["paper_lantern"] == {"season": "spring", "kind": "virtue", "cost": 1, "copies": 1, "sets": ["horseman"]}

    # The browser knows the card: its own tests and one more.
    (project / "web/tests/fixtures/lantern.json").write_text(json.dumps(seen["view"]), "utf-8")
    shutil.copy(CARD / "lantern.test.ts", project / "web/tests/lantern.test.ts")
    tests = [f"tests/{name}.test.ts" for name in TESTS]
    done = subprocess.run(
        ["node", "node_modules/vitest/vitest.mjs", "run", *tests],
        cwd=project / "web",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
