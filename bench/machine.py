"""What the machine itself takes: a benchmark says of a delay how much of it is not the program's."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter, sleep

SECONDS = 10.0
PAGE, PAGES = 12_000, 300  # bytes of a write to the disk alone, and how many of them make the file
STAT = Path("/proc/stat")
STEAL = 7  # the time of the processors that a host gave to others, among all times


class Watch:
    """Says what share of its processors the host has kept from this machine since the watch was made."""

    def __init__(self) -> None:
        self._start = _times()

    def taken(self) -> float:
        """The share; 0 where the system does not tell."""
        spent = [now - before for now, before in zip(_times(), self._start, strict=True)]
        return spent[STEAL] / sum(spent) if any(spent) else 0.0


def _times() -> list[int]:
    """How long all processors together have done each kind of thing."""
    if not STAT.exists():
        return [0] * (STEAL + 1)
    return [int(word) for word in STAT.read_text().split("\n", 1)[0].split()[1 : STEAL + 2]]


def alone(folder: str, rate: float) -> tuple[list[float], list[float]]:
    """What the machine itself takes at the same even rate, with nothing else to do.

    How late it wakes somebody who sleeps, and how long the disk takes to write and keep as much as a few actions.
    """
    file = os.open(Path(folder) / "disk", os.O_RDWR | os.O_CREAT)
    try:
        os.write(file, bytes(PAGES * PAGE))
        os.fsync(file)
        late: list[float] = []
        took: list[float] = []
        begin = perf_counter()
        for number in range(int(rate * SECONDS)):
            due = begin + number / rate
            pause = due - perf_counter()
            if pause > 0:
                sleep(pause)
                late.append(perf_counter() - due)
            start = perf_counter()
            os.pwrite(file, bytes(PAGE), number % PAGES * PAGE)
            os.fsync(file)
            took.append(perf_counter() - start)
        return late, took
    finally:
        os.close(file)
