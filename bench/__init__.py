"""Measurements, always as ratios to an anchor in the same run: the machine may be busy."""
