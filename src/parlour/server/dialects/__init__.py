"""Dialects on the network: sessions, entrances and lines of text for the codecs of games."""
