"""`oracle`: the command line that the specification of oracle asks for.

A mode is a role and a user interface: `--stda.auto`, `--stda.cli`, `--server`, `--ai AGENT`…
What cannot be done is said in one line on the standard error, with exit code 2.
"""

import argparse
import io
import secrets
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any, Final, Never

import msgspec

from parlour import __version__, cli, games
from parlour.bots import external
from parlour.bots.registry import check_bot, make_bot
from parlour.bots.searching import FLAT
from parlour.games.oracle import GAME
from parlour.games.oracle.decks import Deck, DeckBot, read_deck, with_decks
from parlour.kernel.bot import BotKind
from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.game import Game, Options
from parlour.lab.matches import PlayedGames, Setting, play_games
from parlour.lab.simulate import Simulation, simulate
from parlour.lab.statistics import wilson
from parlour.programs.files import check_output, print_no_more, printing_to, read_text, write

INTERRUPTED: Final = 130
GAMES: Final = 1000
AGENTS: Final = ("hybrid", "novice")
PLAYERS: Final = ("A", "B")
REPORTS: Final = 10  # progress is told so often
WHOLE: Final = 2**63
DECKED: Final = "decked"  # a bot that has a deck of its own

# The game as this program plays it: the specification calls the flat Monte Carlo agent mc.
PLAYED: Final = replace(GAME, bots=(*GAME.bots, replace(FLAT, name="mc")))
# The colours of monochrome decks, of the first seat and of the second.
COLOURED: Final = [option for option in GAME.options if option.name.startswith("colour_")]
TRANSLATED: Final = {"rouge": "red"}  # the specification's word for a colour, and ours

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
# Flags that a mode has no use for.
USELESS: Final = {
    "stda.auto": (),
    "stda.cli": ("numsim",),
    "server": ("numsim", "seed", "ai"),
    "ai": ("numsim", "seed"),
}


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
    port: int | None = None  # of the server


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> Never:
        raise Malformed(f"{message[:1].upper()}{message[1:]}; see oracle --help.")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Unlike the library, do not ignore that nobody reads it."""
        (file or sys.stderr).write(message)


def parser() -> Parser:
    found = Parser(
        prog="oracle",
        description="Oracle, the Arcadian Champions of Light.",
        epilog="Agents: " + ", ".join(["random", *(kind.name for kind in PLAYED.bots)]) + ".",
        allow_abbrev=False,
    )
    found.add_argument("--version", action="version", version=f"oracle {__version__}")
    found.add_argument("--verbose", action="store_true", help="tell more")
    found.add_argument("--numsim", metavar="N", help=f"number of simulations ({GAMES})")
    found.add_argument("--seed", metavar="N", help="the same seed gives the same games")
    found.add_argument("--input", metavar="FILE", type=Path, help="configuration, as TOML")
    found.add_argument("--output", metavar="FILE", type=Path, help="write there instead")
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
        check_flags(self.mode, given)
        self.config = read_config(given.input) if given.input else Config()
        self.agents: list[str] = given.ai or self.config.agents
        for agent in self.agents:
            check_bot(agent, PLAYED)
        self.games = whole("--numsim", given.numsim, "games", self.config.games, 1) or GAMES
        seed = whole("--seed", given.seed, "seed", self.config.seed, 0)
        self.seed = secrets.randbelow(1 << 32) if seed is None else seed
        self.verbose: bool = given.verbose
        self.options = settle(self.config)
        self.decks = read_decks(self.config.decks, given.input)
        self.output: Path | None = given.output
        check_output(self.output, given.input)

    def at_most(self, count: int) -> list[str]:
        """The agents; refuses more than `count`."""
        if len(self.agents) > count:
            what = "one agent plays" if count == 1 else f"{count} agents play"
            raise Malformed(f"With --{self.mode} {what}, not {len(self.agents)}.")
        return self.agents

    @property
    def game(self) -> Game:
        """The game, with the decks of both seats where they were given."""
        return with_decks(PLAYED, self.decks) if self.decks else PLAYED


def one_mode(modes: list[str], agents: list[str]) -> str:
    modes = list(dict.fromkeys(modes))
    if len(modes) > 1:
        raise Malformed(f"Choose one mode, not both --{modes[0]} and --{modes[1]}.")
    if not modes and not agents:
        raise Malformed("Choose a mode, for example --stda.auto; see oracle --help.")
    mode = modes[0] if modes else "ai"
    if mode in LATER:
        raise Malformed(f"--{mode} is not there yet. {LATER[mode]}")
    return mode


def check_flags(mode: str, given: argparse.Namespace) -> None:
    for flag in USELESS[mode]:
        if getattr(given, flag) is not None:
            raise Malformed(f"--{flag} is of no use with --{mode}.")


def whole(flag: str, text: str | None, key: str, configured: int | None, least: int) -> int | None:
    """A number from the command line, else from the configuration."""
    if text is not None and not (text.isascii() and text.isdigit() and len(text) < 19):
        raise Malformed(f"{flag} is a whole number from {least} on, not {text!r:.40}.")
    name, number = (key, configured) if text is None else (flag, int(text))
    if number is not None and not least <= number < WHOLE:
        raise Malformed(f"{name} is a whole number from {least} on, not {number!s:.40}.")
    return number


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
            raise Malformed(f"There is no colour {word!r:.40}; there is {have}.")
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
    game, players = PLAYED, agents
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
    return lambda _: DeckBot(make_bot(agent, PLAYED), decks)


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


def rate(wins: int, games: int) -> str:
    """A share of the games with its 95 % interval."""
    share = wins / games if games else 0.0
    low, high = wilson(share, games)
    return f"{share:.1%} ({low:.1%} to {high:.1%})"


# Other modes, which are commands of `parlour`


def stda_cli(request: Request) -> int:
    """The person is player A."""
    (agent,) = request.at_most(1) or AGENTS[:1]
    options = ",".join(f"{name}={value}" for name, value in request.options.items())
    command = ["play", GAME.name, "--bots", agent, "--options", options]
    command += ["--seed", str(request.seed)]
    if request.output is not None:
        command += ["--save", str(request.output)]
    with games.overriding(quiet(request.game) if request.decks else request.game):
        return cli.main(command)


def quiet(game: Game) -> Game:
    """The game, without a sentence for every card that is put into a deck."""
    words = replace(game.words, events={**game.words.events, "card_taken": ""})
    return replace(game, words=words)


def server(request: Request) -> int:
    """Rooms begin with what the configuration says; the host may change it there."""
    port = request.config.port
    command = ["serve", *([] if port is None else ["--port", str(port)])]
    command += ["--set", f"default_game={GAME.name}"]
    command += ["--log-level", "debug"] if request.verbose else []
    defaults = tuple(
        replace(option, default=request.options[option.name]) for option in GAME.options
    )
    # Without mc: bots think in other processes, which know the installed game.
    game = replace(request.game, options=defaults, bots=GAME.bots)
    with games.overriding(game), printing_to(request.output):
        return cli.main(command)


def ai(request: Request) -> int:
    (agent,) = request.at_most(1)
    listen = request.config.listen
    if listen and request.output is not None:
        raise Malformed("With listen, answers go to those who connect: --output is of no use.")
    command = ["bot", agent, GAME.name, *(["--listen", listen] if listen else [])]
    game = with_decked_agent(agent, request.decks) if request.decks else PLAYED
    with games.overriding(game), printing_to(request.output):
        return cli.main(command)


def with_decked_agent(agent: str, decks: list[Deck]) -> Game:
    """The game in which this agent picks the deck of the seat it is asked for."""
    if external.is_external(agent):
        raise Malformed("A program of your own picks its deck itself; leave out decks.")
    kind = BotKind(DECKED, agent, decked(agent, decks))
    return replace(PLAYED, bots=(kind,), levels={**PLAYED.levels, agent: DECKED})


ROLES: Final[dict[str, Callable[[Request], int]]] = {
    "stda.auto": stda_auto,
    "stda.cli": stda_cli,
    "server": server,
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
        return cli.refuse(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        print_no_more()
        return cli.BROKEN_PIPE
    except OSError as error:
        print_no_more()
        return cli.refuse(f"Cannot write: {error.strerror or error}.")


def perform(argv: Sequence[str] | None) -> int:
    try:
        request = Request(argv)
        return ROLES[request.mode](request)
    except SystemExit as done:  # --help and --version have printed what they had to
        return done.code if isinstance(done.code, int) else 0
