"""The list that grows: copies share what they have in common and never see what another adds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hinode.engine.core.growing import Growing

STEPS = st.lists(st.tuples(st.sampled_from(("append", "extend", "cut", "copy")), st.integers(0, 9), st.integers(0, 9)))


@given(STEPS)
def test_copies_are_as_independent_as_those_of_a_list(steps: list[tuple[str, int, int]]) -> None:
    ours: list[Growing[int]] = [Growing()]
    lists: list[list[int]] = [[]]
    for what, which, value in steps:
        i = which % len(ours)
        if what == "append":
            ours[i].append(value)
            lists[i].append(value)
        elif what == "extend":
            ours[i].extend([value, value + 1])
            lists[i] += [value, value + 1]
        elif what == "cut":
            ours[i].cut(value)
            del lists[i][value:]
        else:
            ours.append(ours[i].copy())
            lists.append(lists[i][:])
        assert [list(one) for one in ours] == lists
    assert [len(one) for one in ours] == [len(one) for one in lists]


@given(st.lists(st.integers()), st.integers(-9, 9), st.integers(-9, 9))
def test_it_is_read_as_a_list(things: list[int], first: int, last: int) -> None:
    one = Growing(things[:])
    longer = one.copy()
    longer.append(0)
    assert one[first:last] == things[first:last]
    assert one[first:] == things[first:]
    if -len(things) <= first < len(things):
        assert one[first] == things[first]
    else:
        with pytest.raises(IndexError):
            one[first]
    assert one == Growing(things)
    assert one != longer
    assert bool(one) == bool(things)
