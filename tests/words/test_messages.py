"""Every message the Python code asks for exists in every language, and nothing else does.

The client's tests compare the languages with each other, and check what the browser asks for.
"""

from __future__ import annotations

import re

import pytest

from hinode.engine.core.events import KINDS
from hinode.engine.core.steps import STEPS, Decision
from hinode.engine.events import REASONS
from hinode.engine.hooks import CARDS, CLANS, PIECE
from hinode.reference import RULES
from hinode.server.notices.slips import KINDS as KINDS_OF_NOTICES
from hinode.words import LANGUAGES
from tests.words.messages import ROOT, messages, refusals, variables

IN_CODE = re.compile(r"""["'](terminal-[\w-]+)["']""")
MADE = re.compile(r'f"(terminal-[\w-]*)\{')
SOURCES = [path.read_text("utf-8") for room in ("cli", "display") for path in (ROOT / room).rglob("*.py")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_engine_has_can_be_said(language: str) -> None:
    """Cards, clans, figures, events, questions, reasons and rules."""
    wanted = {source.message for source in (*CLANS, *CARDS)}
    wanted |= {f"{message}-text" for message in wanted}
    wanted |= {f"piece-{piece}" for piece in PIECE.names}
    wanted |= {f"event-{kind}" for kind in KINDS} | {f"event-{name}-hidden" for name, k in KINDS.items() if k.private}
    questions = [name for name, step in STEPS.items() if issubclass(step, Decision)]
    wanted |= {f"step-{name}{end}" for name in questions for end in ("", "-wait")}
    wanted |= {f"why-{reason}" for reason in REASONS} | {f"refusal-{reason}" for reason in refusals()}
    wanted |= {f"rule-{number.replace('.', '-')}{end}" for number in RULES for end in ("", "-text")}
    assert wanted - set(messages(language)) == set()


def test_no_refusal_is_left_over() -> None:
    """And each sentence uses only what the rule that refuses tells it."""
    said = {name.removeprefix("refusal-") for name in messages() if name.startswith("refusal-")}
    assert said == set(refusals())
    for reason, about in refusals().items():
        assert variables(f"refusal-{reason}") <= about, reason


def test_the_terminals_texts_are_those_it_says() -> None:
    """A text is asked for by its id, or by an id with a gap in it: f"terminal-kami-{kami}"."""
    exact = {name for source in SOURCES for name in IN_CODE.findall(source)}
    starts = {start for source in SOURCES for start in MADE.findall(source) if start != "terminal-"}
    plain = {f"terminal-{word}" for source in SOURCES for word in re.findall(r'"([a-z-]+)"', source)}
    overview = {f"{name}-text" for name in plain}
    texts = {name for name in messages() if name.startswith("terminal-")}
    assert exact - texts == {"terminal-short"}  # rewards_text completes it
    known = exact | plain | overview
    unused = {name for name in texts - known if not name.startswith((*starts, "terminal-short-"))}
    assert unused == set()


def test_the_texts_of_notices_are_those_it_says() -> None:
    """A text is asked for by its id; what is told of, by its kind."""
    code = "".join(
        path.read_text("utf-8") for room in ("notices", "web") for path in (ROOT / "server" / room).rglob("*.py")
    )
    said = {*re.findall(r'say\("(notice-[\w-]+)"', code)} | {f"notice-{kind}" for kind in KINDS_OF_NOTICES}
    assert said == {name for name in messages() if name.startswith("notice-")}
