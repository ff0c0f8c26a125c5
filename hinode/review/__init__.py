"""Where a finished game turned: chances over time, swings, what `hard` would have done, and promises."""
