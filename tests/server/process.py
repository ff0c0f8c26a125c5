"""The command `hinode` as a process of its own, for tests of what only a process can show."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

import httpx

from tests.server.serving import PATIENCE

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-c", "from hinode.cli import main; main()")


def environment() -> dict[str, str]:
    """This package is found from every folder."""
    return {**os.environ, "PYTHONPATH": str(ROOT)}


def hinode(*args: str | Path, folder: Path = ROOT) -> tuple[int, str, str]:
    """Run a command to its end: exit status, standard output, standard error."""
    command = [*COMMAND, *args]
    done = subprocess.run(command, cwd=folder, env=environment(), capture_output=True, text=True, timeout=2 * PATIENCE)
    return done.returncode, done.stdout, done.stderr


class Served:
    """`hinode serve` on a free port, with its logs in a file. `folder` has the package, if `command` does not."""

    def __init__(self, data: Path, *options: str, command: Sequence[str] = COMMAND, folder: Path = ROOT) -> None:
        handle, name = tempfile.mkstemp(suffix=".log")  # a pipe nobody reads would be full at some point
        self._log = Path(name)
        line = [*command, "serve", "--port", "0", "--data", str(data), *options]
        self._process = subprocess.Popen(
            line, cwd=folder, env=environment(), stdout=subprocess.PIPE, stderr=handle, encoding="utf-8"
        )
        os.close(handle)
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:(\d+)/", self.said)
        self.port = int(address[1]) if address is not None else 0
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Served:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()
        self._log.unlink()

    def client(self) -> httpx.Client:
        """Somebody's requests; keeps cookies."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False)  # no TLS: load no certificates

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Stop it with a signal: exit status, what it said after its address, what it logged."""
        self._process.send_signal(how)
        assert self._process.stdout is not None
        self._process.wait(PATIENCE)
        out = self._process.stdout.read()  # communicate() would lose what was read together with the first line
        return self._process.returncode, out, self._log.read_text("utf-8")
