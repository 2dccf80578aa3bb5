"""Prints what pyproject.toml asks for to build."""

import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
print(*project["build-system"]["requires"])
