"""Bots at work: how they think in processes of their own, what they know of their deals, and what they say."""
