"""How bots judge a position: Force, chances, prices, battles and bids."""
