"""A client of the native protocol: for terminals, for bots, for programs of your own."""
