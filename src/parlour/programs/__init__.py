"""Programs for one game each, with a command line of their own. Only they know their game."""
