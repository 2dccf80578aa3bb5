"""`parlour rules`."""

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from parlour.cli.arguments import NO_HOUSE, AsJson, GameName, HouseArguments, load
from parlour.cli.printing import option_text, print_json
from parlour.kernel.describe import describe
from parlour.kernel.game import Face, Game, Option, Options
from parlour.tui.drawing import faces_grid


def rules(
    game: GameName = None, /, *, house: HouseArguments = NO_HOUSE, json: AsJson = False
) -> None:
    """Print the rules of a game, its cards and its options.

    With --json all that a program needs to draw the game, as servers describe it.
    """
    found = load(game, "rules")
    options = house.house_rules(found)
    out = Console(highlight=False)
    if json:
        print_json(describe(found, options))
    elif out.is_terminal:
        out.print(rules_page(found, options))
    else:
        print(rules_text(found, options))


# For a terminal


def rules_page(game: Game, chosen: Options) -> RenderableType:
    from rich.markdown import Markdown  # slow to import

    words = game.words
    parts: list[RenderableType] = [Text(f"\n{words.title}", "bold"), Text(f"{words.summary}\n")]
    parts += [Markdown(words.rules(chosen)), section_title("Cards"), faces_grid(game)]
    if game.options:
        parts += [section_title("Options"), options_grid(game)]
        parts += [section_title("Presets"), presets_grid(game)]
    return Group(*parts)


def section_title(text: str) -> Text:
    return Text(f"\n{text}", "bold")


def options_grid(game: Game) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    before = ""
    for name, value, text in option_rows(game):
        grid.add_row(name if name != before else "", Text(value, "cyan"), text)
        before = name
    return grid


def presets_grid(game: Game) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name, text in preset_rows(game):
        grid.add_row(name, text)
    return grid


# For a file or a pipe


def rules_text(game: Game, chosen: Options) -> str:
    words = game.words
    cards = [" ".join((face.value, *title_and_rule(game, face))).strip() for face in game.faces]
    parts = [f"# {words.title}", words.summary, words.rules(chosen).strip()]
    parts += ["## Cards", bullets(cards)]
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


# Options and presets


def option_rows(game: Game) -> list[tuple[str, str, str]]:
    """Name, value and meaning of everything that can be set."""
    rows: list[tuple[str, str, str]] = []
    for option in game.options:
        if option.values:
            rows += [(option.name, value, meaning(game, option, value)) for value in option.values]
        else:
            usual = f"{option_title(game, option)} ({option_text(option.default)} by default)"
            rows.append((option.name, option_range(option), usual))
    return rows


def option_title(game: Game, option: Option) -> str:
    return game.words.options.get(option.name, option.name)


def meaning(game: Game, option: Option, value: str) -> str:
    """What one of several values means."""
    words = game.words.options.get(f"{option.name}.{value}", value)
    usual = " (default)" if value == option.default else ""
    return f"{option_title(game, option)}: {words}{usual}"


def option_range(option: Option) -> str:
    return "on or off" if isinstance(option.default, bool) else f"{option.low} to {option.high}"


def preset_rows(game: Game) -> list[tuple[str, str]]:
    """Each preset with what it sets."""
    rows = []
    for name, values in game.presets.items():
        parts = [f"{option}={option_text(value)}" for option, value in values.items()]
        rows.append((name, ", ".join(parts) or "all defaults"))
    return rows
