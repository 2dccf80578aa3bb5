"""Players that are programs. Each works for any game."""
