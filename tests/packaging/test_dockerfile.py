"""The Dockerfile, followed without Docker: what it copies is there, and a wheel with the client comes out."""

from __future__ import annotations

import re
import shutil
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.packaging.checkout import STATIC, sh
from tests.server.process import ROOT

NEEDS_NETWORK = re.compile(r"pip install|/opt/hinode/bin/pip|useradd")  # what a test leaves out
RULES = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and not line.startswith("#")]


def instructions() -> list[tuple[str, str]]:
    """The words of the Dockerfile with what they are given, continued lines joined."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def is_ignored(path: str) -> bool:
    """Whether .dockerignore keeps a path of the tree from the builder. The last rule that fits decides."""
    parts = path.split("/")
    above = ["/".join(parts[:n]) for n in range(1, len(parts) + 1)]
    ignored = False
    for rule in RULES:
        pattern = re.escape(rule.lstrip("!")).replace(r"\*\*/", "(.*/)?").replace(r"\*", "[^/]*")
        if any(re.fullmatch(pattern, one) for one in above):
            ignored = not rule.startswith("!")
    return ignored


@dataclass
class Stage:
    """A stage of the build: a folder that stands for its root."""

    root: Path
    workdir: str = "/"

    def at(self, path: str) -> Path:
        """A path as the stage sees it."""
        return self.root / Path("/", self.workdir, path).relative_to("/")

    def copy(self, source: Path, target: Path, from_context: bool) -> None:
        """A file, or the contents of a folder."""

        def ignore(folder: str, names: list[str]) -> list[str]:
            within = Path(folder).relative_to(ROOT)
            return [name for name in names if is_ignored((within / name).as_posix())]

        if source.is_dir():
            shutil.copytree(source, target, ignore=ignore if from_context else None, dirs_exist_ok=True)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)


def follow(folder: Path) -> dict[str, Stage]:
    """Every stage with all that was copied to it and made in it, except by programs that need a network."""
    stages: dict[str, Stage] = {}
    stage = Stage(folder)
    for word, rest in instructions():
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "last"
            stage = stages[name] = Stage(folder / name)
        elif word == "WORKDIR":
            stage.workdir = rest
            stage.at(".").mkdir(parents=True, exist_ok=True)
        elif word == "COPY":
            follow_copy(rest, stage, stages)
        elif word == "RUN" and rest == "npm ci":
            (stage.at("node_modules")).symlink_to(ROOT / "web" / "node_modules")
        elif word == "RUN" and not NEEDS_NETWORK.search(rest):
            done = sh(re.sub(r"^python ", f"{sys.executable} ", rest), stage.at("."))
            assert done.returncode == 0, done.stderr
    return stages


def follow_copy(rest: str, stage: Stage, stages: dict[str, Stage]) -> None:
    """COPY from another stage, or from the tree without ignored files."""
    *sources, target = [word for word in rest.split() if not word.startswith("--")]
    other = re.match(r"--from=(\S+)", rest)
    for source in sources:
        if source.startswith("/opt"):  # installed by pip
            continue
        found = stages[other[1]].at(source) if other else ROOT / source
        assert found.exists(), source
        assert other or not is_ignored(source), source
        into = stage.at(target) / found.name if target.endswith("/") and found.is_file() else stage.at(target)
        stage.copy(found, into, from_context=other is None)


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Stage]:
    """The Dockerfile, followed once."""
    return follow(tmp_path_factory.mktemp("docker"))


def test_the_builder_gets_no_built_files(stages: dict[str, Stage]) -> None:
    """Neither the client of the tree nor packages of npm: both are made in the image."""
    assert is_ignored("hinode/server/static/index.html")
    assert is_ignored("web/node_modules/vite/package.json")
    assert is_ignored("hinode/engine/core/__pycache__/rng.pyc")
    assert is_ignored("hinode-data/hinode.sqlite")
    assert not is_ignored("web/src/main.ts")
    assert not (stages["wheel"].at("hinode") / "__pycache__").exists()


def test_the_image_installs_a_wheel_with_the_client(stages: dict[str, Stage]) -> None:
    """The client is built by the first stage, and the second builds the wheel with it."""
    (wheel,) = stages["wheel"].at("dist").iterdir()
    built = {path.name for path in stages["client"].at("../hinode/server/static/assets").iterdir()}
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert f"{STATIC.as_posix()}/index.html" in names
    assert {name.rpartition("/")[2] for name in names if "/assets/" in name} == built


def test_the_image_says_what_runs() -> None:
    """Stages that the guide and the comments name, and a user without rights."""
    words = dict(instructions())
    assert words["USER"] == "10001"
    assert words["VOLUME"] == "/data"
    assert words["ENTRYPOINT"] == '["hinode"]'
    assert [rest.split()[0] for word, rest in instructions() if word == "FROM"] == [
        "node:20-slim",
        "python:3.11-slim",
        "python:3.11-slim",
    ]
