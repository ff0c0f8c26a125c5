"""make fast: a copy of the package with the engine compiled by mypyc, about three times as fast.

Compiling is optional, for hosts of many tables and for large simulations. Python finds the compiled modules beside the
sources: `PYTHONPATH=build/fast hinode serve`.

With GCC everything is compiled twice: first with counters to profile some games (bench/train.py), then with that
profile.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import cast

from mypyc.build import mypycify
from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parents[1]

# Everything hot: whole packages with their subpackages, and single modules.
ROOMS = ("engine", "knowledge", "bots")
MODULES = (
    "server/tally", "server/room/connection", "server/room/news", "server/room/play", "server/room/room",
    "server/store/appends", "server/store/writer", "server/table/table", "server/web/limits", "server/web/visit",
)  # fmt: skip
PLAIN = ("engine/invariants", "knowledge/preview", "knowledge/shapes")  # except these, which are not hot

COUNT = ["-fprofile-generate"]
# Threads race for the counters, so tolerate small errors. Code that never ran is compiled as without a profile.
USE = ["-fprofile-use", "-fprofile-correction", "-fprofile-partial-training", "-Wno-error"]


def sources() -> list[str]:
    """The modules to compile, as paths in the package."""
    root = Path("hinode")
    found = [path for room in ROOMS for path in sorted((root / room).rglob("*.py"))]
    found += [root / f"{name}.py" for name in MODULES]
    plain = {root / f"{name}.py" for name in PLAIN}
    return [str(path) for path in found if path not in plain and path.read_text("utf-8").strip()]


def is_gcc() -> bool:
    """Whether the C compiler is GCC; others profile differently."""
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC"))
    told = subprocess.run([*compiler.split(), "--version"], capture_output=True, text=True, check=True)
    return "Free Software Foundation" in told.stdout


def build(modules: list[Extension], options: list[str]) -> None:
    """Compile and link in the current folder."""
    usual = [(module.extra_compile_args, module.extra_link_args) for module in modules]
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *options]
        module.extra_link_args = [*module.extra_link_args, *options]
    setup(name="hinode", packages=[], ext_modules=modules, script_args=["-q", "build_ext", "--inplace", "--force"])
    for module, (compiling, linking) in zip(modules, usual, strict=True):
        module.extra_compile_args, module.extra_link_args = compiling, linking


def train(target: Path) -> None:
    """Run the training with the compiled package."""
    path = os.pathsep.join((str(target), str(ROOT)))
    subprocess.run([sys.executable, "-m", "bench.train"], env={**os.environ, "PYTHONPATH": path}, check=True)


def main(target: Path) -> None:
    """Copy the package to `target` and compile it there."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree("hinode", target / "hinode", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    os.chdir(target)
    # mypyc and setuptools name the same class differently.
    modules = cast("list[Extension]", mypycify(sources(), opt_level="2", debug_level="0"))
    if is_gcc():
        build(modules, COUNT)
        train(target)
        build(modules, USE)
    else:
        build(modules, [])
    shutil.rmtree("build")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
