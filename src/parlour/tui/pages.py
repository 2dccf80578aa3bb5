"""What the command line prints about games and simulations."""

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from parlour.kernel.describe import describe
from parlour.kernel.game import Face, Game, Option, OptionValue
from parlour.kernel.plain import Plain
from parlour.lab.report import without_winner
from parlour.lab.simulate import Simulation
from parlour.tui.screen import count, faces_grid

# Games


def games_grid(games: list[Game]) -> Grid:
    """One line a game."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("Game", "Title", "Players", "Presets", "Options"):
        grid.add_column(title)
    for game in games:
        options = ", ".join(option.name for option in game.options)
        players = "{}–{}".format(*game.seats)
        grid.add_row(game.name, game.words.title, players, ", ".join(game.presets), options)
    return grid


def game_plain(game: Game) -> Plain:
    """A game as JSON has it."""
    described = describe(game)
    keys = ("name", "title", "summary", "rules_version", "seats", "presets", "options")
    return {key: described[key] for key in keys}


def option_title(game: Game, option: Option) -> str:
    return game.words.options.get(option.name, option.name)


# Rules


def rules_page(game: Game) -> RenderableType:
    """The rules for a terminal."""
    words = game.words
    parts: list[RenderableType] = [Text(f"\n{words.title}", "bold"), Text(f"{words.summary}\n")]
    parts += [Markdown(words.rules), heading("Cards"), faces_grid(game)]
    if game.options:
        parts += [heading("Options"), options_grid(game), heading("Presets"), presets_grid(game)]
    return Group(*parts)


def heading(text: str) -> Text:
    return Text(f"\n{text}", "bold")


def rules_text(game: Game) -> str:
    """The rules for a file or a pipe."""
    words = game.words
    cards = [" ".join((face.value, *title_and_rule(game, face))).strip() for face in game.faces]
    parts = [f"# {words.title}", words.summary, words.rules.strip(), "## Cards", bullets(cards)]
    if game.options:
        options = [f"{name} = {value}: {text}" for name, value, text in option_rows(game)]
        presets = [f"{name}: {text}" for name, text in preset_rows(game)]
        parts += ["## Options", bullets(options), "## Presets", bullets(presets)]
    return "\n\n".join(parts)


def title_and_rule(game: Game, face: Face) -> tuple[str, str]:
    title, rule = game.words.faces[face.name]
    return f"{title} –", rule


def bullets(lines: list[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def options_grid(game: Game) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    before = ""
    for name, value, text in option_rows(game):
        grid.add_row(name if name != before else "", Text(value, "cyan"), text)
        before = name
    return grid


def option_rows(game: Game) -> list[tuple[str, str, str]]:
    """Name, value and meaning of everything that can be set."""
    rows: list[tuple[str, str, str]] = []
    for option in game.options:
        title = option_title(game, option)
        if option.values:
            rows += [
                (option.name, value, value_row(game, option, value)) for value in option.values
            ]
        else:
            usual = f"{title} ({value_text(option.default)} by default)"
            rows.append((option.name, option_range(option), usual))
    return rows


def value_row(game: Game, option: Option, value: str) -> str:
    """What one of several values means."""
    meaning = game.words.options.get(f"{option.name}.{value}", value)
    usual = " (default)" if value == option.default else ""
    return f"{option_title(game, option)}: {meaning}{usual}"


def option_range(option: Option) -> str:
    return "on or off" if isinstance(option.default, bool) else f"{option.low} to {option.high}"


def value_text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def presets_grid(game: Game) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name, text in preset_rows(game):
        grid.add_row(name, text)
    return grid


def preset_rows(game: Game) -> list[tuple[str, str]]:
    """Each preset with what it sets."""
    rows = []
    for name, values in game.presets.items():
        parts = [f"{option}={value_text(value)}" for option, value in values.items()]
        rows.append((name, ", ".join(parts) or "all defaults"))
    return rows


# Simulations


def result_page(result: Simulation, game: Game) -> RenderableType:
    """A simulation for people."""
    alone = Text(f"All of them were {result.bots[0].name}.")  # of whom one has won every game
    records = alone if len(result.bots) == 1 else records_grid(result)
    return Group(Text(result_heading(result, game), "bold"), records, summary(result))


def result_heading(result: Simulation, game: Game) -> str:
    usual = game.settle()
    house = {name: value for name, value in result.options.items() if usual[name] != value}
    parts = [game.words.title, count(result.seats, "seat"), f"seed {result.seed}"]
    parts += [f"{name}={value_text(value)}" for name, value in house.items()]
    return ", ".join(parts)


def records_grid(result: Simulation) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    grid.add_column("Bot")
    for title in ("Seats", "Games won", "Share", "95 % interval"):
        grid.add_column(title, justify="right")
    for index, bot in enumerate(result.bots):
        seats = len(range(index, result.seats, len(result.bots)))
        interval = f"{bot.low:.1%} to {bot.high:.1%}"
        grid.add_row(bot.name, str(seats), f"{bot.wins:,}", f"{bot.share:.1%}", interval)
    return grid


def summary(result: Simulation) -> Text:
    length = result.length
    starter = result.starter_wins / result.games if result.games else 0.0
    nobody = without_winner(result.draws, result.unfinished, result.most)
    return Text(
        f"{count(result.games, 'game')} in {result.seconds:.2f} s,"
        f" {result.games_per_second:,.0f} a second. The starting player won {starter:.1%}.\n"
        f"Turns in a game: {length.mean:.1f} ± {length.sd:.1f}, from {length.min} to {length.max}."
        + f"\n{nobody}".rstrip()
    )
