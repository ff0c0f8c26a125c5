"""Benchmarks. Results are ratios to an anchor in the same run, because the machine may be busy."""
