"""War (R8): the provinces, the bids and advantages, the outcome."""
