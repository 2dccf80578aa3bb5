"""The checks, by topic."""
