"""The command line: `parlour games`, `play`, `sim`… Each command is a module of its own."""

from parlour.cli.app import main

__all__ = ["main"]
