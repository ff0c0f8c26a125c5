"""Tables in memory: people and bots at them, what they are told."""
