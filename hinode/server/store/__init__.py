"""Persistent storage: the interface, and SQLite behind it."""
