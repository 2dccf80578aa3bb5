"""A room: people, bots, a game, and the log of all that happened. No input, no output, no clock."""
