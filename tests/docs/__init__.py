"""The documentation as a reader uses it."""
