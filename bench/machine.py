"""Delays of the machine itself: steal, late wake-ups and disk writes, to compare with those of the program."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter, sleep

SECONDS = 10.0
PAGE, PAGES = 12_000, 300  # the size of a disk write, and of the file in writes
STAT = Path("/proc/stat")
STEAL = 7  # the column in /proc/stat: time the host gave to others


class Watch:
    """Measures steal from its creation on: the share of processor time that the host gave to others."""

    def __init__(self) -> None:
        self._start = _times()

    def taken(self) -> float:
        """The share; 0 if the system does not report it."""
        spent = [now - before for now, before in zip(_times(), self._start, strict=True)]
        return spent[STEAL] / sum(spent) if any(spent) else 0.0


def _times() -> list[int]:
    """The columns of /proc/stat for all processors together."""
    if not STAT.exists():
        return [0] * (STEAL + 1)
    return [int(word) for word in STAT.read_text().split("\n", 1)[0].split()[1 : STEAL + 2]]


def alone(folder: str, rate: float) -> tuple[list[float], list[float]]:
    """Delays of an idle machine at this rate: of waking from a sleep, and of durable writes of a few actions."""
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
