"""`oracle`: the command line that the specification of oracle asks for.

A mode is a role and a user interface: `--stda.auto`, `--stda.cli`, `--server`, `--ai AGENT`…
What cannot be done is said in one line on the standard error, with exit code 2.
"""

import argparse
import secrets
import sys
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Never

import msgspec

from parlour import __version__, cli
from parlour.bots.registry import check_bot, make_bot
from parlour.games.oracle import GAME
from parlour.games.oracle.decks import Deck, DeckBot, read_deck
from parlour.kernel.bot import BotKind
from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.game import Game
from parlour.lab.simulate import Simulation, WinRate, simulate

REFUSED: Final = 2
INTERRUPTED: Final = 130
GAMES: Final = 1000
AGENTS: Final = ("hybrid", "novice")
PLAYERS: Final = ("A", "B")
REPORTS: Final = 10  # progress is told so often
WHOLE: Final = 2**63

# Modes that are for later, and what there is instead.
LATER: Final = {
    "stda.tui": "Play with --stda.cli, or in a browser with --server.",
    "stda.sim": "Simulate with --stda.auto, or with `parlour sim oracle`.",
    "stda.gui": "Play in a browser with --server.",
    "client.cli": "Join with a browser; --stda.cli plays here.",
    "client.tui": "Join with a browser; --stda.cli plays here.",
    "client.sim": "Simulate with --stda.auto, or with `parlour sim oracle`.",
    "client.gui": "Join with a browser: the pages of --server are the graphical interface.",
}
MODES: Final = {
    "stda.auto": "no interface: simulate games and print a summary",
    "stda.cli": "play against an agent in this terminal",
    "server": "open rooms that browsers join",
    **dict.fromkeys(LATER, "not there yet"),
}


class Config(msgspec.Struct, forbid_unknown_fields=True):
    """What a file for --input may say (TOML); all of it can be left out."""

    games: int | None = None
    seed: int | None = None
    agents: list[str] = []
    deck: str = "random"
    decks: list[str] = []  # files with custom decks, seen from this one
    draw_offers: bool = True
    listen: str = ""  # HOST:PORT, for the ai role
    port: int | None = None  # of the server


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> Never:
        raise Malformed(f"{message[:1].upper()}{message[1:]}; see oracle --help.")


def parser() -> Parser:
    found = Parser(
        prog="oracle",
        description="Oracle, the Arcadian Champions of Light.",
        epilog="Agents: " + ", ".join(["random", *(kind.name for kind in GAME.bots)]) + ".",
        allow_abbrev=False,
    )
    found.add_argument("--version", action="version", version=f"oracle {__version__}")
    found.add_argument("--verbose", action="store_true", help="tell more")
    found.add_argument("--numsim", metavar="N", help=f"number of simulations ({GAMES})")
    found.add_argument("--seed", metavar="N", help="the same seed gives the same games")
    found.add_argument("--input", metavar="FILE", type=Path, help="configuration, as TOML")
    found.add_argument("--output", metavar="FILE", type=Path, help="write the summary there")
    found.add_argument(
        "--ai",
        metavar="AGENT",
        action="append",
        help="alone: an agent for other programs, in lines of JSON; with stda: who plays (twice)",
    )
    modes = found.add_argument_group("modes (a role and an interface)")
    for mode, about in MODES.items():
        modes.add_argument(f"--{mode}", dest="modes", action="append_const", const=mode, help=about)
    return found


# What is asked for


class Request:
    """The command line and the configuration, settled."""

    def __init__(self, argv: Sequence[str] | None) -> None:
        given = parser().parse_args(argv)
        self.mode = one_mode(given.modes or [], given.ai or [])
        self.config = read_config(given.input) if given.input else Config()
        self.folder = given.input.parent if given.input else Path()
        self.agents: list[str] = given.ai or self.config.agents
        self.games = whole("--numsim", given.numsim, self.config.games, 1) or GAMES
        seed = whole("--seed", given.seed, self.config.seed, 0)
        self.seed = secrets.randbelow(1 << 32) if seed is None else seed
        self.verbose: bool = given.verbose
        self.output: Path | None = given.output
        for agent in self.agents:
            check_bot(agent, GAME)
        deck = "custom" if self.config.decks else self.config.deck
        self.options = GAME.settle({"deck": deck, "draw_offers": self.config.draw_offers})

    def at_most(self, count: int) -> list[str]:
        """The agents; refuses more than so many."""
        if len(self.agents) > count:
            what = "one agent plays" if count == 1 else f"{count} agents play"
            raise Malformed(f"With --{self.mode} {what}, not {len(self.agents)}.")
        return self.agents


def one_mode(modes: list[str], agents: list[str]) -> str:
    if len(modes) > 1:
        raise Malformed(f"Choose one mode, not both --{modes[0]} and --{modes[1]}.")
    if not modes and not agents:
        raise Malformed("Choose a mode, for example --stda.auto; see oracle --help.")
    mode = modes[0] if modes else "ai"
    if mode in LATER:
        raise Malformed(f"--{mode} is not there yet. {LATER[mode]}")
    return mode


def whole(flag: str, text: str | None, configured: int | None, least: int) -> int | None:
    """A number from the command line, else from the configuration."""
    if text is not None and not (text.isascii() and text.isdigit() and len(text) < 19):
        raise Malformed(f"{flag} is a whole number from {least} on, not {text!r:.40}.")
    number = configured if text is None else int(text)
    if number is not None and not least <= number < WHOLE:
        raise Malformed(f"{flag} is a whole number from {least} on, not {number}.")
    return number


def read_config(path: Path) -> Config:
    try:
        return msgspec.convert(tomllib.loads(read_text(path)), Config)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Malformed(f"{path}: {error}") from error


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(f"{path} is no text.") from error
    except OSError as error:
        raise Malformed(f"Cannot read {path}: {error.strerror}.") from error


# Simulation


def stda_auto(request: Request) -> int:
    agents = both(request.at_most(2))
    game, players = GAME, agents
    if request.config.decks:
        game, players = with_decks(agents, read_decks(request))
    tell = progress(request.games) if request.verbose else None
    found = simulate(game, 2, players, request.games, request.seed, request.options, progress=tell)
    text = "\n".join(summary(found, agents, request.verbose)) + "\n"
    write(text, request.output)
    return 0 if found.games == request.games else INTERRUPTED


def both(agents: list[str]) -> list[str]:
    """Two agents: the one given plays against itself."""
    return list(AGENTS) if not agents else [agents[0], agents[-1]]


def read_decks(request: Request) -> list[Deck]:
    names = request.config.decks
    if len(names) != 2:
        raise Malformed(f"decks names two files, one for each player, not {len(names)}.")
    return [read_deck_file(request.folder / name) for name in names]


def read_deck_file(path: Path) -> Deck:
    try:
        return read_deck(read_text(path))
    except Malformed as error:
        text = str(error)
        raise Malformed(text if str(path) in text else f"{path}: {text}") from error


def with_decks(agents: list[str], decks: list[Deck]) -> tuple[Game, list[str]]:
    """A game whose bots are these agents with these decks, and their names there."""
    kinds = tuple(
        BotKind(player, agent, decked(agent, deck))
        for player, agent, deck in zip(PLAYERS, agents, decks, strict=True)
    )
    return replace(GAME, bots=kinds), list(PLAYERS)


def decked(agent: str, deck: Deck) -> Callable[[object], DeckBot]:
    return lambda _: DeckBot(make_bot(agent, GAME), deck)


def progress(games: int) -> Callable[[int], None]:
    """Tells on the standard error how far it is."""
    told = 0

    def tell(done: int) -> None:
        nonlocal told
        if done * REPORTS // games > told:
            told = done * REPORTS // games
            print(f"{done} of {games} games", file=sys.stderr, flush=True)

    return tell


def summary(found: Simulation, agents: list[str], verbose: bool) -> list[str]:
    lines = [f"Games: {found.games}"]
    lines += [f"Strategy {who}: {agent}" for who, agent in zip(PLAYERS, agents, strict=True)]
    lines += [win_rate(who, one) for who, one in zip(PLAYERS, found.bots, strict=True)]
    lines.append(f"Avg Game Length: {found.length.mean:.1f} turns")
    if verbose:
        length = found.length
        lines += [
            f"Draws: {found.draws}",
            f"Game Length: {length.min} to {length.max}, deviation {length.sd:.1f}",
            f"Won by the first player: {share(found.starter_wins, found.games)}",
            f"Deck: {found.options['deck']}",
            f"Seed: {found.seed}",
            f"Time: {found.seconds:.2f} s, {found.games_per_second:.0f} games a second",
        ]
    return lines


def win_rate(who: str, one: WinRate) -> str:
    return f"Win Rate {who}: {one.share:.1%} ({one.low:.1%} to {one.high:.1%})"


def share(part: int, games: int) -> str:
    return f"{part / games:.1%}" if games else "-"


def write(text: str, path: Path | None) -> None:
    if path is None:
        print(text, end="")
        return
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Malformed(f"Cannot write {path}: {error.strerror}.") from error


# Other modes, which are commands of `parlour`


def stda_cli(request: Request) -> int:
    if request.config.decks:
        raise Malformed("Decks from files are for --stda.auto; in the terminal you pick yours.")
    (agent,) = request.at_most(1) or AGENTS[:1]
    options = ",".join(f"{name}={value}" for name, value in request.options.items())
    command = ["play", GAME.name, "--bots", agent, "--options", options]
    return cli.main([*command, "--seed", str(request.seed)])


def server(request: Request) -> int:
    port = request.config.port
    return cli.main(["serve", *([] if port is None else ["--port", str(port)])])


def ai(request: Request) -> int:
    (agent,) = request.at_most(1)
    listen = request.config.listen
    return cli.main(["bot", agent, GAME.name, *(["--listen", listen] if listen else [])])


ROLES: Final[dict[str, Callable[[Request], int]]] = {
    "stda.auto": stda_auto,
    "stda.cli": stda_cli,
    "server": server,
    "ai": ai,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit code."""
    try:
        request = Request(argv)
        return ROLES[request.mode](request)
    except Refused as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return REFUSED
    except SystemExit as done:  # --help and --version have printed what they had to
        return code_of(done.code)
    except KeyboardInterrupt:
        return INTERRUPTED


def code_of(code: Any) -> int:
    return code if isinstance(code, int) else 0
