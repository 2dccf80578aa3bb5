"""People who come back: profiles, ratings, and the queue for a game. Nothing here does I/O."""
