"""`oracle`: the command line that the specification of oracle asks for.

A mode is a role and a user interface: `--stda.auto`, `--stda.cli`, `--server`, `--ai AGENT`…
What cannot be done is said in one line on the standard error, with exit code 2.
"""

import asyncio
import io
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final
from urllib.parse import quote

from parlour import cli, games
from parlour.bots import external
from parlour.bots.registry import make_bot
from parlour.cli.app import refuse
from parlour.cli.exits import BROKEN_PIPE, INTERRUPTED
from parlour.client.address import read_address
from parlour.games.oracle import GAME
from parlour.games.oracle.decks import Deck, DeckBot
from parlour.kernel.bot import BotKind
from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.game import Game, Options
from parlour.lab.matches import PlayedGames, Setting, play_games
from parlour.lab.simulate import Simulation, simulate
from parlour.programs.arguments import progress, rate
from parlour.programs.files import print_no_more, printing_to, write
from parlour.programs.oracle_request import COLOURED, PLAYERS, WEB_PORT, Request

AGENTS: Final = ("hybrid", "novice")
DECKED: Final = "decked"  # a bot that has a deck of its own

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
        executor=Turning() if request.config.colours else None,
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
    """The pages of the server are the graphical interface, if it is there."""
    address, room = read_address(request.address), request.room
    asyncio.run(address.get(f"/api/rooms/{quote(room, safe='')}" if room else "/api/games"))
    url = f"{address.http}/j/{room}" if room else f"{address.http}/"
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
