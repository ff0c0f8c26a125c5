"""Promises between players and whether they were kept. Nothing here binds anybody (R5.3)."""
