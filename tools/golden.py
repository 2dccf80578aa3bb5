"""Plays the golden games and counts perft anew, for every registered game: `make golden`."""

from pathlib import Path

from parlour import games
from parlour.lab.golden import cases, playthrough
from parlour.lab.perft import measure_all, write

TESTS = Path(__file__).parent.parent / "tests"


def main() -> None:
    found = [games.load(name) for name in games.names()]
    for case in (case for game in found for case in cases(game)):
        (TESTS / "golden" / case.file).write_text(playthrough(case), encoding="utf-8")
    write(TESTS / "conformance" / "perft.json", {game.name: measure_all(game) for game in found})


if __name__ == "__main__":
    main()
