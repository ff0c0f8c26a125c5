"""What a player may know of a game: views, patches, previews, possible worlds, Force by source."""
