"""A table as the fold of its log. Pure: no sockets, no store, no wall clock."""
