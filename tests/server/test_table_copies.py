"""A copy of a table is whole and independent."""

from __future__ import annotations

import pytest

from hinode.engine.core.growing import Growing
from hinode.server.settings import Settings
from hinode.server.table.table import Table


@pytest.mark.plain
def test_a_copy_has_everything() -> None:
    table = Table("name", Settings(players=3), 5, 7)
    for number, (field, value) in enumerate(vars(table).items()):
        if field in ("name", "settings", "created", "rules"):
            continue
        setattr(table, field, Growing([number]) if isinstance(value, Growing) else number)
    assert vars(table.copy()) == vars(table)


def test_a_copy_goes_its_own_way() -> None:
    table = Table("name", Settings(players=3), 5)
    copy = table.copy()
    copy.born.append(1)
    copy.n = 1
    assert (len(table.born), table.n) == (0, 0)
