"""Settings for all tests."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

from hinode import words

# No timed assertions: the machine may be busy. The same examples every time: a failure is a failure for everybody.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

os.environ["LC_ALL"] = "C.UTF-8"  # English, whatever the system speaks


@pytest.fixture(autouse=True)
def english() -> Generator[None]:
    """A test may choose another language for itself only."""
    yield
    words.speak("en")
