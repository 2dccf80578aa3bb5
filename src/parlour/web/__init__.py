"""The pages: TV, phone, hot-seat, watch and replay. Plain ES modules in `static`, no build step."""

from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"
