"""What `oracle` is asked to do: its command line and its configuration, settled."""

import argparse
import secrets
import textwrap
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, get_type_hints

import msgspec

from parlour import __version__
from parlour.bots.registry import bot_names, check_bot
from parlour.games.oracle import GAME
from parlour.games.oracle.decks import Deck, read_deck, with_decks
from parlour.games.oracle.dialect import PORT as TEXT_PORT
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.programs.arguments import Parser, whole
from parlour.programs.files import check_output, read_text

GAMES: Final = 1000
PLAYERS: Final = ("A", "B")

# The colours of monochrome decks, of the first seat and of the second.
COLOURED: Final = [option for option in GAME.options if option.name.startswith("colour_")]
TRANSLATED: Final = {"red": "rouge"}  # another word for a colour

MODES: Final = {
    "stda.auto": "no interface: simulate games and print a summary",
    "stda.cli": "play against an agent in this terminal, line by line",
    "stda.tui": "play against an agent on a screen of text",
    "stda.sim": "simulate on a screen of text",
    "stda.gui": "play in a browser of this computer",
    "server": "open rooms that clients and browsers join",
    "client.cli": "play in a room of a server, line by line",
    "client.tui": "play in a room of a server on a screen of text",
    "client.sim": "simulate on a screen of text; the games are played here",
    "client.gui": "play in a room of a server in a browser",
}
SYNONYMS: Final = {"server.cli": "server"}  # a server has no other interface
# Flags that a mode has no use for.
NETWORK: Final = ("host", "port", "web_port", "room")
USELESS: Final = {
    "stda.auto": NETWORK,
    "stda.cli": ("numsim", *NETWORK),
    "stda.tui": ("numsim", *NETWORK),
    "stda.sim": NETWORK,
    "stda.gui": ("numsim", "seed", "ai", "output", "host", "port", "room"),
    "server": ("numsim", "seed", "ai", "room"),
    "client.cli": ("numsim", "seed", "ai", "output", "port"),
    "client.tui": ("numsim", "seed", "ai", "output", "port"),
    "client.sim": NETWORK,
    "client.gui": ("numsim", "seed", "ai", "output", "port"),
    "ai": ("numsim", "seed", "port"),
}
WEB_PORT: Final = 8080  # of a server's rooms, unless somebody says otherwise
EPILOGUE: Final = """\
agents:
  {agents};
  parameters follow the name, as in hybrid:draw2=3.5

examples:
  oracle --stda.auto --numsim 1000 --ai hybrid --ai novice --seed 1
  oracle --stda.auto --input config.toml --output summary.txt --verbose
  oracle --stda.cli --ai tactician
  oracle --stda.sim --numsim 1000 --ai hybrid --ai balanced
  oracle --server --port 4433 --web-port 8080
  oracle --client.tui --host 192.168.1.7 --room KRST
  oracle --ai hybrid --host 192.168.1.7 --room KRST

exit codes:
  0 done, 2 not possible (one line on the standard error says why),
  130 stopped by Ctrl-C, 141 nobody read the output any more
"""


class Config(msgspec.Struct):
    """What a file for --input may say (TOML); all of it can be left out."""

    games: int | None = None
    seed: int | None = None
    agents: list[str] = []
    deck: str = ""  # random, unless decks or colours say more
    decks: list[str] = []  # files with custom decks, seen from this one
    colours: list[str] = []  # of monochrome decks
    draw_offers: bool = True
    listen: str = ""  # HOST:PORT, for the ai role
    host: str = ""  # of the server; what it listens on, or where clients find it
    port: int | None = None  # of the server, for text commands
    web_port: int | None = None  # of the server's rooms, for browsers and all clients
    room: str = ""  # the letters of the room that a client joins
    name: str = "Guest"  # what a client is called


KINDS: Final = get_type_hints(Config)
WANTED: Final = {
    str: "a text",
    bool: "true or false",
    int | None: "a whole number",
    list[str]: "a list of texts",
}


def parser() -> Parser:
    agents = textwrap.fill(", ".join(bot_names(GAME)), 76, subsequent_indent="  ")
    found = Parser(
        prog="oracle",
        description="Oracle, the Arcadian Champions of Light.",
        epilog=EPILOGUE.format(agents=agents),
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("--version", action="version", version=f"oracle {__version__}")
    found.add_argument("--verbose", action="store_true", help="print more figures, and progress")
    found.add_argument("--numsim", metavar="N", help=f"number of games ({GAMES})")
    found.add_argument("--seed", metavar="N", help="the same seed gives the same games")
    found.add_argument("--input", metavar="FILE", type=Path, help="read a configuration (TOML)")
    found.add_argument("--output", metavar="FILE", type=Path, help="write to a file instead")
    found.add_argument("--host", help="the address of the server (localhost)")
    about = f"the server's port for text commands ({TEXT_PORT}; 0: none)"
    found.add_argument("--port", metavar="N", help=about)
    about = f"the port of the server's rooms, where all clients go ({WEB_PORT})"
    found.add_argument("--web-port", metavar="N", help=about)
    found.add_argument("--room", metavar="CODE", help="the room that a client joins")
    found.add_argument(
        "--ai",
        "--ai.cli",
        metavar="AGENT",
        action="append",
        help="with --stda or --client.sim: who plays, once or twice; alone: the agent takes a seat "
        "in --room, or plays for another program in lines of JSON",
    )
    modes = found.add_argument_group("modes (a role and an interface)")
    for mode, about in MODES.items():
        flags = [f"--{mode}", *(f"--{other}" for other, one in SYNONYMS.items() if one == mode)]
        modes.add_argument(*flags, dest="modes", action="append_const", const=mode, help=about)
    return found


class Request:
    """The command line and the configuration, settled."""

    def __init__(self, argv: Sequence[str] | None) -> None:
        given = parser().parse_args(argv)
        self.mode = one_mode(given.modes or [], given.ai or [])
        check_flags(self.mode, given)
        self.config = read_config(given.input) if given.input else Config()
        self.agents: list[str] = given.ai or self.config.agents
        for agent in self.agents:
            check_bot(agent, GAME)
        self.games = whole("--numsim", given.numsim, "games", self.config.games, 1) or GAMES
        seed = whole("--seed", given.seed, "seed", self.config.seed, 0)
        self.seed = secrets.randbelow(1 << 32) if seed is None else seed
        self.verbose: bool = given.verbose
        self.options = settle(self.config)
        self.decks = read_decks(self.config.decks, given.input)
        self.host: str = given.host or self.config.host
        port = whole("--port", given.port, "port", self.config.port, 0)
        self.port = TEXT_PORT if port is None else port
        self.web_port = whole("--web-port", given.web_port, "web_port", self.config.web_port, 0)
        self.room: str = given.room or self.config.room
        self.output: Path | None = given.output
        check_output(self.output, given.input)

    def at_most(self, count: int) -> list[str]:
        """The agents; refuses more than `count`."""
        if len(self.agents) > count:
            what = "one agent plays" if count == 1 else f"{count} agents play"
            raise Malformed(f"With --{self.mode} {what}, not {len(self.agents)}.")
        return self.agents

    @property
    def address(self) -> str:
        """Where clients find the server."""
        host = self.host or "localhost"
        return host if "://" in host else f"http://{host}:{self.web_port or WEB_PORT}"

    @property
    def at_room(self) -> list[str]:
        """Where a client plays, for `parlour`; without a room it opens one for this game."""
        command = ["--server", self.address]
        return [*command, "--room", self.room] if self.room else [GAME.name, *command]

    @property
    def house_rules(self) -> list[str]:
        """The options of the game, for `parlour`."""
        given = ",".join(f"{name}={value}" for name, value in self.options.items())
        return ["--options", given]

    @property
    def game(self) -> Game:
        """The game, with the decks of both seats where they were given."""
        return with_decks(GAME, self.decks) if self.decks else GAME


def one_mode(modes: list[str], agents: list[str]) -> str:
    modes = list(dict.fromkeys(modes))
    if len(modes) > 1:
        raise Malformed(f"Choose one mode, not both --{modes[0]} and --{modes[1]}.")
    if not modes and not agents:
        raise Malformed("Choose a mode, for example --stda.auto; see oracle --help.")
    return modes[0] if modes else "ai"


def check_flags(mode: str, given: argparse.Namespace) -> None:
    for flag in USELESS[mode]:
        if getattr(given, flag) is not None:
            instead = "; the rooms have --web-port" if flag == "port" else ""
            raise Malformed(f"--{flag.replace('_', '-')} is of no use with --{mode}{instead}.")


def settle(config: Config) -> Options:
    """The options of the game; refuses what does not go together."""
    colours = dict(zip((option.name for option in COLOURED), colour_names(config), strict=False))
    given = {"deck": deck_kind(config), "draw_offers": config.draw_offers, **colours}
    options = GAME.settle(given)
    GAME.new(len(PLAYERS), options)  # refuses two decks of one colour
    return options


def deck_kind(config: Config) -> str:
    if config.decks and config.colours:
        raise Malformed("Give decks or colours, not both: decks from files have any colours.")
    implied = "custom" if config.decks else "monochrome" if config.colours else ""
    if implied and config.deck not in ("", implied):
        key = "decks" if config.decks else "colours"
        raise Malformed(f'{key} go with deck = "{implied}", not with "{config.deck:.40}".')
    return config.deck or implied or "random"


def colour_names(config: Config) -> list[str]:
    """The colours as the game calls them, one for each player."""
    if not config.colours:
        return []
    if len(config.colours) != len(PLAYERS):
        raise Malformed(f"colours names two, one for each player, not {len(config.colours)}.")
    known = COLOURED[0].values
    for word in config.colours:
        if word not in known and word not in TRANSLATED:
            have = ", ".join([*known, *TRANSLATED])
            raise Malformed(f"There is no colour {word!r:.40}; there are {have}.")
    return [word if word in known else TRANSLATED[word] for word in config.colours]


def read_config(path: Path) -> Config:
    try:
        found = tomllib.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise Malformed(f"{path} is no TOML file: {error}.") from error
    for name, value in found.items():
        check_setting(path, name, value)
    return msgspec.convert(found, Config)


def check_setting(path: Path, name: str, value: object) -> None:
    if name not in KINDS:
        raise Malformed(f"{path}: There is no setting {name!r:.40}; there are {', '.join(KINDS)}.")
    try:
        msgspec.convert(value, KINDS[name])
    except msgspec.ValidationError as error:
        wanted = WANTED[KINDS[name]]
        raise Malformed(f"{path}: {name} is {wanted}, not {value!r:.40}.") from error


def read_decks(names: list[str], config: Path | None) -> list[Deck]:
    """The decks in these files, which lie beside the configuration."""
    if config is None or not names:
        return []
    if len(names) != len(PLAYERS):
        raise Malformed(f"decks names two files, one for each player, not {len(names)}.")
    return [read_deck_file(config.parent / name) for name in names]


def read_deck_file(path: Path) -> Deck:
    text = read_text(path)
    try:
        return read_deck(text)
    except Malformed as error:
        raise Malformed(f"{path}: {error}") from error
