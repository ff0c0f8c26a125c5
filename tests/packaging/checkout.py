"""A copy of the source tree to build from, so that tests do not touch the real one."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tests.server.process import ROOT
from tests.server.serving import PATIENCE

STATIC = Path("hinode", "server", "static")
TOOLS = (".venv", "web/node_modules")  # set up once; a copy has links to them
READY = ".ready"
LEFT_OUT = (
    ".git", ".venv", "node_modules", "__pycache__", "build", "dist", "hinode-data", "screens", "test-results",
    ".hypothesis", ".*_cache",
)  # fmt: skip


def copy_checkout(folder: Path) -> Path:
    """The source tree in a new folder, with the built client. Its tools count as set up, so make leaves them alone."""
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for tool in TOOLS:
        (folder / tool).mkdir()
        for path in (ROOT / tool).iterdir():
            if path.name != READY:
                (folder / tool / path.name).symlink_to(path)
        (folder / tool / READY).touch()
    (folder / STATIC / "index.html").touch()
    return folder


def sh(
    line: str, folder: Path, env: dict[str, str] | None = None, answers: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a shell command in a folder. Python finds only installed packages."""
    around = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MAKEFLAGS")}
    around.update(env or {})
    command = [shutil.which("bash") or "bash", "-euc", line]
    return subprocess.run(
        command, cwd=folder, env=around, input=answers, capture_output=True, text=True, timeout=PATIENCE
    )
