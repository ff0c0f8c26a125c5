"""What has happened: records, replays, and the story that a returning browser missed."""
