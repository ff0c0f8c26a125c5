"""How bots deal with others: whom to ally with, what to promise, what to say."""
