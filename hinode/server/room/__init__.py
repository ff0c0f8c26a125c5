"""Tables in memory: the people and bots at them, and what each is sent."""
