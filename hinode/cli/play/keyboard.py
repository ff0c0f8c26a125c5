"""Keeps what one player typed in private out of the next player's history."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Generator
from contextlib import contextmanager

from rich.console import Console


def use_line_editing() -> None:
    """Arrow keys and a history at the prompt, where the platform has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # pyright: ignore[reportUnusedImport]


@contextmanager
def private_screen(console: Console) -> Generator[None]:
    """A separate screen; what was shown and typed on it disappears, from the history too."""
    with console.screen(hide_cursor=False), forgetting():
        try:
            yield
        finally:
            if not console.is_terminal or console.is_dumb_terminal or console.legacy_windows:
                # There is no second screen here: push the first one out of sight.
                console.print("\n" * max(console.height, shutil.get_terminal_size().lines))


@contextmanager
def forgetting() -> Generator[None]:
    """The lines typed inside are not kept in the history."""
    try:
        import readline
    except ImportError:  # a platform without it has no history either
        yield
        return
    before = readline.get_current_history_length()
    try:
        yield
    finally:
        for position in range(readline.get_current_history_length() - 1, before - 1, -1):
            readline.remove_history_item(position)
