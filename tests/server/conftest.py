"""Fixtures of all server tests. A module that needs another server overrides `server`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.people import hurried, same_chance
from tests.server.serving import FakeTime, Playing, Server
from tests.server.stores import OPENERS, Place


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games every time."""
    same_chance(monkeypatch)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits. A module about waiting overrides this."""
    hurried(monkeypatch)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for a module. Its time passes when a test says so."""
    with Server(tmp_path_factory.mktemp("server"), FakeTime()) as server:
        yield server


@pytest.fixture(scope="module")
def table(server: Server) -> Playing:
    """Three people in the tea ceremony; every test leaves the table as it was."""
    return server.table("Anna", "Ben", "Cleo")


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    """Somebody's requests."""
    with server.client() as client:
        yield client


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database that does not exist yet."""
    return tmp_path / "tables.db"


@pytest.fixture(params=OPENERS, ids=lambda opener: opener.__name__)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty place to keep tables, for each kind of store."""
    return Place(tmp_path / "place", request.param)
