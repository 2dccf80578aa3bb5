"""A person at a table in the terminal, for line by line play and for screens."""
