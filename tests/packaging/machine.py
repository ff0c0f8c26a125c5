"""A pretended server machine: the commands of docs/hosting.md, run as they are typed, in a folder."""

from __future__ import annotations

import re
import signal
import socket
import sys
import sysconfig
from collections.abc import Generator
from contextlib import contextmanager, suppress
from os import kill
from pathlib import Path

import httpx

from tests.packaging.checkout import sh
from tests.server.process import ROOT
from tests.server.serving import PATIENCE, good

GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
PLACES = ("/opt", "/var/lib", "/var/backups", "/etc/systemd/system", "/etc/caddy", "/etc/nginx/sites-enabled",
          "/etc/nginx/conf.d", "/root")  # fmt: skip
OURS = ("hinode", "_editable_impl_hinode", "pip")  # a new environment has its own


def sections() -> dict[str, list[str]]:
    """The shell commands of the guide, block by block, under their headings."""
    parts = re.split(r"^## (.+)$", GUIDE, flags=re.MULTILINE)
    blocks = {
        title: re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        for title, text in zip(parts[1::2], parts[2::2], strict=True)
    }
    return {title: found for title, found in blocks.items() if found}


class Machine:
    """A folder in place of `/`, a free port in place of 8000, and the checkout on the computer beside it."""

    def __init__(self, root: Path, checkout: Path) -> None:
        self.root = root
        self.checkout = checkout
        for place in PLACES:
            (root / place[1:]).mkdir(parents=True)
        packages = root / "packages"
        packages.mkdir()
        for path in Path(sysconfig.get_path("purelib")).iterdir():
            if not path.name.startswith(OURS) and path.suffix != ".pth":
                (packages / path.name).symlink_to(path)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.env = {
            "BASH_ENV": str(Path(__file__).with_name("stand_ins.sh")),
            "MACHINE": str(root),
            "OUR_PYTHON": sys.executable,
            "PACKAGES": str(packages),
            "PIP_NO_INDEX": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def run(self, block: str, answers: str = "") -> str:
        """Run a block as it is typed, on the computer or on the server. What it prints."""
        on_computer = "make wheel" in block or "docker build" in block
        text = re.sub(r"(?<![\w.])/(opt|var|etc|root)/", rf"{self.root}/\1/", block).replace("8000", str(self.port))
        done = sh(text, self.checkout if on_computer else self.root / "root", self.env, answers)
        assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}\n{self.log()}"
        return done.stdout

    def log(self) -> str:
        """What the service has said."""
        path = self.root / "hinode.log"
        return path.read_text("utf-8") if path.exists() else ""

    def file(self, path: str) -> str:
        """A file of the machine."""
        return (self.root / path[1:]).read_text("utf-8")

    def ask(self, path: str) -> httpx.Response:
        """Ask the service for something."""
        return httpx.get(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE)

    def table(self) -> str:
        """A new table with a game against bots; its name."""
        at = f"http://127.0.0.1:{self.port}/api/tables"
        return good(httpx.post(at, json={"name": "Anna", "play_now": True}, timeout=PATIENCE))["table"]

    @contextmanager
    def switched_on(self) -> Generator[Machine]:
        """The service does not outlive the test."""
        try:
            yield self
        finally:
            with suppress(FileNotFoundError, ProcessLookupError):
                kill(int((self.root / "hinode.pid").read_text()), signal.SIGKILL)
