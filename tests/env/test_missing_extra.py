"""Without its extra the environment says what to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def imported_without(*missing: str) -> str:
    """What Python says last when it imports the environment and cannot find some modules."""
    hide = f"import sys; sys.modules.update(dict.fromkeys({missing!r})); import hinode.env"
    done = subprocess.run([sys.executable, "-c", hide], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize("module", ["numpy", "gymnasium", "pettingzoo"])
def test_what_to_install(module: str) -> None:
    """One sentence: what is missing, and the command that installs it from the checkout."""
    assert imported_without(module) == (
        f"ImportError: hinode.env needs {module}, which is not installed; "
        "run pip install -e '.[env]' in the folder of Hinode."
    )


def test_the_engine_needs_no_extra() -> None:
    """Only the environment needs numpy; another missing module keeps its own error."""
    hide = "import sys; sys.modules['numpy'] = None; import hinode; hinode.new_game(['koi', 'lotus', 'turtle'])"
    subprocess.run([sys.executable, "-c", hide], cwd=ROOT, check=True)
    assert imported_without("rich.console").startswith("ModuleNotFoundError: import of rich.console halted")
