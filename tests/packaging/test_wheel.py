"""The wheel and the sdist: they carry the client, or cannot be built."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.packaging.checkout import STATIC, copy_checkout, sh
from tests.server.process import ROOT, Served
from tests.server.serving import good

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
STEM = f"hinode_rising_sun-{PROJECT['version']}"
BUILD = f"{sys.executable} -m hatchling build"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in which `make wheel` has been run, and an older version before it."""
    folder = copy_checkout(tmp_path_factory.mktemp("computer") / "hinode")
    (folder / "dist").mkdir()
    (folder / "dist" / "hinode_rising_sun-0.0.9-py3-none-any.whl").touch()
    done = sh("make wheel", folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(checkout: Path) -> Path:
    """What one copies to a server."""
    return checkout / "dist" / f"{STEM}-py3-none-any.whl"


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A copy of what a wheel is made of, without the client."""
    folder = tmp_path / "bare"
    folder.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "hinode", folder / "hinode", ignore=shutil.ignore_patterns("static", "__pycache__"))
    return folder


def names_in(wheel: Path) -> list[str]:
    """The files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return sorted(archive.namelist())


def test_make_wheel_leaves_the_wheel_and_the_sdist_of_this_version(checkout: Path) -> None:
    """Files of an older version are gone."""
    assert sorted(path.name for path in (checkout / "dist").iterdir()) == [f"{STEM}-py3-none-any.whl", f"{STEM}.tar.gz"]


def test_the_wheel_carries_the_whole_client(wheel: Path) -> None:
    """Every built file, and nothing of the tests."""
    built = {path.relative_to(ROOT).as_posix() for path in (ROOT / STATIC).rglob("*") if path.is_file()}
    assert f"{STATIC.as_posix()}/index.html" in built
    inside = {*names_in(wheel)}
    assert built <= inside
    assert {name.split("/")[0] for name in inside} == {"hinode", f"{STEM}.dist-info"}


def test_building_twice_gives_the_same_bytes(checkout: Path, wheel: Path, tmp_path: Path) -> None:
    """Neither times nor the order of files get in."""
    for path in checkout.glob("hinode/*.py"):
        path.touch()
    assert sh(f"{BUILD} -d {tmp_path}", checkout).returncode == 0
    for path in (wheel, wheel.with_name(f"{STEM}.tar.gz")):
        assert (tmp_path / path.name).read_bytes() == path.read_bytes()


def test_the_sdist_can_be_built_without_node(wheel: Path, tmp_path: Path) -> None:
    """It carries the built client: the same wheel comes out of it."""
    with tarfile.open(wheel.with_name(f"{STEM}.tar.gz")) as archive:
        archive.extractall(tmp_path, filter="data")
    done = sh(f"{BUILD} -t wheel -d {tmp_path}", tmp_path / STEM, {"PATH": "/nowhere"})
    assert done.returncode == 0, done.stderr
    assert names_in(tmp_path / wheel.name) == names_in(wheel)


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_built_without_the_client(target: str, bare: Path) -> None:
    """One sentence says what to do, and no file is left behind."""
    done = sh(f"{BUILD} -t {target}", bare)
    assert done.returncode == 1
    assert done.stdout == ""
    sentence = "The browser client is not built. Run `make web` (needs Node 20), then build again."
    assert [line for line in done.stderr.splitlines() if line and not line.startswith("[")] == [sentence]
    assert not [path for path in bare.rglob("*") if path.suffix in (".whl", ".gz")]


def test_an_editable_install_needs_no_client(bare: Path) -> None:
    """`make setup` comes before `make web`."""
    code = "from hatchling.build import build_editable; print(build_editable('.'))"
    done = subprocess.run([sys.executable, "-c", code], cwd=bare, capture_output=True, text=True, check=True)
    assert (bare / done.stdout.strip()).is_file()


def test_the_installed_wheel_serves_the_client(wheel: Path, tmp_path: Path) -> None:
    """The page, what it loads, the health of the server, and the version."""
    package = tmp_path / "package"
    done = sh(f"{sys.executable} -m pip install --quiet --no-deps --no-index --target {package} {wheel}", tmp_path)
    assert done.returncode == 0, done.stderr
    assert sh(f"{sys.executable} -m hinode --version", package).stdout == f"hinode {PROJECT['version']}\n"
    with Served(tmp_path / "data", folder=package) as served, served.client() as client:
        page = client.get("/")
        assert page.status_code == 200
        script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
        assert script is not None
        assert client.get(script[1]).status_code == 200
        assert good(client.get("/health"))["status"] == "ok"
        assert served.stop() == (0, "", "")


def test_the_wheel_pins_what_a_server_needs() -> None:
    """The extra `pinned` has all that is asked for and what that needs, in the versions of requirements/dev.txt."""
    waiting: list[str] = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["notices"]]
    needed: dict[str, str] = {}
    while waiting:
        wanted = Requirement(waiting.pop())
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": ""}):
            continue
        found = distribution(wanted.name)
        assert not wanted.extras, "extras would need more"
        if found.name not in needed:
            needed[found.name] = f"{found.name}=={found.version}"
            waiting += found.requires or []
    pinned = {line.partition(";")[0] for line in PROJECT["optional-dependencies"]["pinned"]}
    assert pinned == {*needed.values()}
    assert pinned <= {*(ROOT / "requirements" / "dev.txt").read_text("utf-8").splitlines()}
