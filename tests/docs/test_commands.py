"""Every command printed in README and docs runs as a reader would type it.

A page is one reader: its commands run one after the other in one folder, so a file made by an earlier one is there
for a later one. Only sizes are cut (two games instead of a thousand) and placeholders filled in.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.commands import PAGES, ROOT, Command, commands_of, files_of

# What runs in a test of its own, because it needs more than one reader in one folder.
ELSEWHERE = {
    "docs/hosting.md": "tests/packaging/test_hosting.py",  # a machine with root and a service
    "docs/protocol.md: python bot.py": "tests/coverage/test_protocol_docs.py",  # a server to play on
    "docs/env.md: pip install": "tests/packaging/test_wheel.py",  # the package index
}
RECORD = ROOT / "tests" / "games" / "records" / "3p-archway-1.hinode"
SHORT = Path(__file__).parent / "short.hinode"  # the last two battles of a game
CASE = ROOT / "examples" / "e10-battle-of-nagato.case"
DECK = ROOT / "hinode/engine/automa/cards/decks/hinode1.deck"
FILES = {"replay": RECORD, "review": SHORT, "play": RECORD, "run": CASE, "automa": DECK}
WORDS = {"P": "4", "N": "3", "LEVEL": "easy", "SECONDS": "0.1"}
QUICK = {"--games": "2", "--jobs": "2", "--budget": "0.01"}
ONE_GAME = "report"  # it plays games of three sizes


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_commands(document: Path, tmp_path: Path) -> None:
    """All of them end well."""
    for name in ("examples", "cases", "web", "Makefile"):
        if (ROOT / name).exists():
            (tmp_path / name).symlink_to(ROOT / name)
    for name, text in files_of(document).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    for command in commands_of(document):
        if is_elsewhere(command):
            continue
        if command.program == "make":
            targets_exist(command)
        else:
            assert command.program in ("hinode", "python"), f"{command} is not run"
            runs(command, tmp_path)


def test_there_are_commands() -> None:
    """The pages are read at all."""
    assert sum(len(commands_of(page)) for page in PAGES) > 40


def is_elsewhere(command: Command) -> bool:
    """Whether another test runs it."""
    return any(f"{command.page}: {command.text}".startswith(begins) for begins in ELSEWHERE)


@pytest.mark.parametrize("path", ELSEWHERE.values())
def test_the_other_tests_exist(path: str) -> None:
    """They read the same documents."""
    assert (ROOT / path).exists()


def targets_exist(command: Command) -> None:
    """`make` knows what it is asked for. (These targets install, serve or take minutes: CI runs them.)"""
    done = subprocess.run([*shlex.split(command.text), "--dry-run"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}: {done.stderr}"


def runs(command: Command, folder: Path) -> None:
    """A shell runs it, and it ends with status 0."""
    line = filled(command)
    process = subprocess.Popen(
        line, shell=True, cwd=folder, env=environment(folder), text=True, start_new_session=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    if " serve" in line and "--help" not in line:
        assert process.stdout is not None
        assert "served at" in process.stdout.readline(), f"{command}: {process.communicate()[1]}"
        os.killpg(process.pid, signal.SIGTERM)
    out, err = process.communicate("quit\n\n" if " play" in line else "", timeout=300)
    assert process.returncode in (0, -signal.SIGTERM), f"{command}: {line}\n{out[-2000:]}\n{err[-2000:]}"
    assert "Traceback" not in err


def environment(folder: Path) -> dict[str, str]:
    """The program `hinode` and this Python are found first, and this source tree is the package."""
    bin_folder = folder / "bin"
    if not bin_folder.exists():
        bin_folder.mkdir()
        for name in ("python", "python3"):
            (bin_folder / name).symlink_to(sys.executable)
        script = bin_folder / "hinode"
        script.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m hinode "$@"\n')
        script.chmod(0o755)
    return {**os.environ, "PATH": f"{bin_folder}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT), "COLUMNS": "100"}


def filled(command: Command) -> str:
    """The command with its placeholders filled in and its sizes cut."""
    text = re.sub(r"\S+/bin/(hinode|python)\b", r"\1", command.text)
    words = text.split()
    subcommand = words[1] if words[0] == "hinode" else ""
    for i, word in enumerate(words):
        if word == "FILE" and subcommand in FILES:
            words[i] = str(FILES[subcommand])
        elif word in WORDS:
            words[i] = WORDS[word]
        elif i and words[i - 1] in QUICK:
            words[i] = "1" if subcommand == ONE_GAME and words[i - 1] == "--games" else QUICK[words[i - 1]]
    text = " ".join(words)
    if subcommand in ("simulate", "arena", "fuzz") and "--games" not in words:
        text += " --games 2"
    if subcommand == "serve" and "--help" not in words:
        text = re.sub(r" --port \d+", "", text).replace(" --open", "") + " --port 0"
    return text
