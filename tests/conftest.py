"""Settings for all tests."""

from hypothesis import settings

# No timed assertions: the machine may be busy. The same examples every time: a failure is a failure for everybody.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
