"""`oracle`: the command line that the specification of oracle asks for.

A mode is a role and a user interface: `--stda.auto`, `--stda.cli`, `--server`, `--ai AGENT`…
What cannot be done is said in one line on the standard error, with exit code 2.
"""

import argparse
import io
import secrets
import sys
import tomllib
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Final

import msgspec

from parlour import __version__, cli, games
from parlour.bots import external
from parlour.bots.registry import check_bot, make_bot
from parlour.cli.app import refuse
from parlour.cli.exits import BROKEN_PIPE, INTERRUPTED
from parlour.games.oracle import GAME
from parlour.games.oracle.decks import Deck, DeckBot, read_deck, with_decks
from parlour.games.oracle.dialect import PORT as TEXT_PORT
from parlour.kernel.bot import BotKind
from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.game import Game, Options
from parlour.lab.matches import PlayedGames, Setting, play_games
from parlour.lab.simulate import Simulation, simulate
from parlour.programs.arguments import Parser, progress, rate, whole
from parlour.programs.files import check_output, print_no_more, printing_to, read_text, write

GAMES: Final = 1000
AGENTS: Final = ("hybrid", "novice")
PLAYERS: Final = ("A", "B")
DECKED: Final = "decked"  # a bot that has a deck of its own

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
agents: {agents};
  parameters follow the name, as in hybrid:draw2=3.5

examples:
  oracle --stda.auto --numsim 1000 --ai hybrid --ai novice --seed 1
  oracle --stda.auto --input config.toml --output summary.txt --verbose
  oracle --stda.cli --ai tactician
  oracle --stda.sim --numsim 1000 --ai hybrid --ai balanced
  oracle --server --port 4433 --web-port 8080
  oracle --client.tui --host 192.168.1.7 --room QRST
  oracle --ai hybrid --host 192.168.1.7 --room QRST

exit codes:
  0 done, 2 not possible (one line on the standard error says why),
  130 stopped by Ctrl-C, 141 nobody read the output any more
"""


class Config(msgspec.Struct, forbid_unknown_fields=True):
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


def parser() -> Parser:
    agents = ["random", *(kind.name for kind in GAME.bots), *GAME.aliases]
    found = Parser(
        prog="oracle",
        description="Oracle, the Arcadian Champions of Light.",
        epilog=EPILOGUE.format(agents=", ".join(agents)),
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("--version", action="version", version=f"oracle {__version__}")
    found.add_argument("--verbose", action="store_true", help="tell more")
    found.add_argument("--numsim", metavar="N", help=f"number of simulations ({GAMES})")
    found.add_argument("--seed", metavar="N", help="the same seed gives the same games")
    found.add_argument("--input", metavar="FILE", type=Path, help="configuration, as TOML")
    found.add_argument("--output", metavar="FILE", type=Path, help="write there instead")
    found.add_argument("--host", help="the server's address")
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
        help="alone: an agent as a client of a room, or for other programs in lines of JSON; "
        "with stda: who plays (twice)",
    )
    modes = found.add_argument_group("modes (a role and an interface)")
    for mode, about in MODES.items():
        flags = [f"--{mode}", *(f"--{other}" for other, one in SYNONYMS.items() if one == mode)]
        modes.add_argument(*flags, dest="modes", action="append_const", const=mode, help=about)
    return found


# What is asked for


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
        return msgspec.convert(tomllib.loads(read_text(path)), Config)
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        raise Malformed(f"{path}: {error}") from error


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


# Simulation


def stda_auto(request: Request) -> int:
    agents = both(request.at_most(2))
    game, players = GAME, agents
    if request.decks:
        game, players = with_decked_bots(agents, request.decks)
    found = simulate(
        game,
        len(PLAYERS),
        players,
        request.games,
        request.seed,
        request.options,
        progress=progress(request.games) if request.verbose else None,
        spread=Turning() if request.config.colours else None,
    )
    write("\n".join(summary(found, agents, request.verbose)) + "\n", request.output)
    for sentence in external.report():
        print(sentence, file=sys.stderr)
    return 0 if found.games == request.games else INTERRUPTED


def both(agents: list[str]) -> list[str]:
    """Two agents: the one given plays against itself."""
    return list(AGENTS) if not agents else [agents[0], agents[-1]]


class Turning:
    """This process plays all games; players who change seats take their colours along."""

    def run(self, game: Game, setting: Setting, gaps: Sequence[range]) -> Iterator[PlayedGames]:
        turned = replace(setting, options=turned_colours(setting.options))
        for number in chain(*gaps):
            one = turned if number % len(PLAYERS) else setting
            played = play_games(game, one, range(number, number + 1))
            yield played
            if not played.tally.games:
                return

    def close(self) -> None:
        pass


def turned_colours(options: Options) -> Options:
    first, second = (option.name for option in COLOURED)
    return {**options, first: options[second], second: options[first]}


def with_decked_bots(agents: list[str], decks: list[Deck]) -> tuple[Game, list[str]]:
    """A game whose bots are these agents, each with its deck in any seat, and their names there."""
    kinds = tuple(
        BotKind(player, agent, decked(agent, [deck] * len(PLAYERS)))
        for player, agent, deck in zip(PLAYERS, agents, decks, strict=True)
    )
    return replace(GAME, bots=kinds), list(PLAYERS)


def decked(agent: str, decks: list[Deck]) -> Callable[[object], DeckBot]:
    return lambda _: DeckBot(make_bot(agent, GAME), decks)


def summary(found: Simulation, agents: list[str], verbose: bool) -> list[str]:
    games = found.games
    lines = [f"Games: {games}"]
    lines += [f"Strategy {who}: {agent}" for who, agent in zip(PLAYERS, agents, strict=True)]
    for who, one in zip(PLAYERS, found.bots, strict=True):
        lines.append(f"Win Rate {who}: {rate(one.wins, games)}")
    lines += [f"Draws: {found.draws}", f"Avg Game Length: {found.length.mean:.1f} turns"]
    return lines + details(found, found.starter_wins) if verbose else lines


def details(found: Simulation, starter_wins: int) -> list[str]:
    length, options = found.length, found.options
    return [
        f"Game Length: {length.min} to {length.max}, deviation {length.sd:.1f}",
        f"Won by the first player: {rate(starter_wins, found.games)}",
        f"Deck: {options['deck']}",
        *colour_line(options),
        f"Seed: {found.seed}",
        f"Time: {found.seconds:.2f} s, {found.games_per_second:.0f} games a second",
    ]


def colour_line(options: Options) -> list[str]:
    """Which colours the players had, where that matters."""
    if options["deck"] != "monochrome":
        return []
    return ["Colours: " + ", ".join(str(options[option.name]) for option in COLOURED)]


# Other modes, which are commands of `parlour`


def stda_cli(request: Request) -> int:
    """The person is player A."""
    return play_here(request, "play")


def stda_tui(request: Request) -> int:
    return play_here(request, "tui")


def play_here(request: Request, how: str) -> int:
    """A person against an agent at this terminal; the person is player A."""
    (agent,) = request.at_most(1) or AGENTS[:1]
    command = [how, GAME.name, "--bots", agent, *request.house_rules, "--seed", str(request.seed)]
    if request.output is not None:
        command += ["--save", str(request.output)]
    with games.overriding(quiet(request.game) if request.decks else request.game):
        return cli.main(command)


def sim(request: Request) -> int:
    """The simulation screen. A client's games are played here, too: a server plays for people."""
    agents = both(request.at_most(2))
    command = ["tui", GAME.name, "--sim", "--bots", ",".join(agents), *request.house_rules]
    command += ["--games", str(request.games), "--seed", str(request.seed)]
    if request.output is not None:
        command += ["--save", str(request.output)]
    if request.decks:
        raise Malformed("The simulation screen has no custom decks; use --stda.auto.")
    return cli.main(command)


def client_cli(request: Request) -> int:
    return cli.main(["play", *request.at_room, "--name", request.config.name])


def client_tui(request: Request) -> int:
    return cli.main(["tui", *request.at_room, "--name", request.config.name])


def client_gui(request: Request) -> int:
    """The pages of the server are the graphical interface."""
    url = f"{request.address}/j/{request.room}" if request.room else f"{request.address}/"
    print(url, flush=True)
    webbrowser.open(url)
    return 0


def stda_gui(request: Request) -> int:
    """A server for this computer alone, and its first page in a browser."""
    return serve(request, ["--host", "127.0.0.1", "--open"])


def quiet(game: Game) -> Game:
    """The game, without a sentence for every card that is put into a deck."""
    events = [replace(one, text="") if one.name == "card_taken" else one for one in game.events]
    return replace(game, events=tuple(events))


def server(request: Request) -> int:
    """Rooms begin with what the configuration says; the host may change it there."""
    where = ["--host", request.host] if request.host else []
    if request.port and request.port == (request.web_port or WEB_PORT):
        raise Malformed(f"Port {request.port} is that of the rooms; choose another --port.")
    text = ["--text", f"{GAME.name}:{request.port}"] if request.port else []
    return serve(request, [*where, *text])


def serve(request: Request, where: list[str]) -> int:
    port = [] if request.web_port is None else ["--port", str(request.web_port)]
    command = ["serve", *where, *port, "--set", f"default_game={GAME.name}"]
    command += ["--log-level", "debug"] if request.verbose else []
    defaults = tuple(
        replace(option, default=request.options[option.name]) for option in GAME.options
    )
    game = replace(request.game, options=defaults)
    with games.overriding(game), printing_to(request.output):
        return cli.main(command)


def ai(request: Request) -> int:
    (agent,) = request.at_most(1)
    listen = request.config.listen
    if request.room:
        return cli.main(["bot", agent, "--server", request.address, "--room", request.room])
    if listen and request.output is not None:
        raise Malformed("With listen, answers go to those who connect: --output is of no use.")
    command = ["bot", agent, GAME.name, *(["--listen", listen] if listen else [])]
    game = with_decked_agent(agent, request.decks) if request.decks else GAME
    with games.overriding(game), printing_to(request.output):
        return cli.main(command)


def with_decked_agent(agent: str, decks: list[Deck]) -> Game:
    """The game in which this agent picks the deck of the seat it is asked for."""
    if external.is_external(agent):
        raise Malformed("A program of your own picks its deck itself; leave out decks.")
    kind = BotKind(DECKED, agent, decked(agent, decks))
    return replace(GAME, bots=(kind,), levels={**GAME.levels, agent: DECKED})


ROLES: Final[dict[str, Callable[[Request], int]]] = {
    "stda.auto": stda_auto,
    "stda.cli": stda_cli,
    "stda.tui": stda_tui,
    "stda.sim": sim,
    "stda.gui": stda_gui,
    "server": server,
    "client.cli": client_cli,
    "client.tui": client_tui,
    "client.sim": sim,
    "client.gui": client_gui,
    "ai": ai,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = perform(argv)
        print(end="", flush=True)  # if nobody reads any more, it shows here
        return code
    except Refused as error:
        return refuse(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        print_no_more()
        return BROKEN_PIPE
    except OSError as error:
        print_no_more()
        return refuse(f"Cannot write: {error.strerror or error}.")


def perform(argv: Sequence[str] | None) -> int:
    try:
        request = Request(argv)
        return ROLES[request.mode](request)
    except SystemExit as done:  # --help and --version have printed what they had to
        return done.code if isinstance(done.code, int) else 0
