"""`parlour rules`."""

import re
from textwrap import fill
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from parlour.cli.arguments import (
    NO_HOUSE,
    AsJson,
    GameName,
    HouseArguments,
    LanguageName,
    load,
    speak_in,
)
from parlour.cli.printing import option_text, print_json
from parlour.kernel.describe import describe
from parlour.kernel.game import Game, Option, Options
from parlour.tui.drawing import faces_grid
from parlour.tui.words import of, t

WIDTH: Final = 100  # of lines in a file


def rules(
    game: GameName = None,
    /,
    *,
    house: HouseArguments = NO_HOUSE,
    language: LanguageName = None,
    json: AsJson = False,
) -> None:
    """Print the rules of a game, its cards and its options.

    With --json all that a program needs to draw the game, as servers describe it, in English.
    """
    speak_in(language)
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

    words = of(game)
    parts: list[RenderableType] = [Text(f"\n{words.title}", "bold"), Text(f"{words.summary}\n")]
    parts += [Markdown(words.rules(chosen)), section_title(t("cards-title"))]
    parts.append(faces_grid(game, chosen))
    if game.options:
        parts += [section_title(t("options")), options_grid(game)]
        parts += [section_title(t("presets")), presets_grid(game)]
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
    words = of(game)
    cards = [card_line(game, face) for face in game.faces_in_play(chosen)]
    parts = [f"# {words.title}", words.summary, wrapped(words.rules(chosen).strip())]
    parts += [f"## {t('cards-title')}", bullets(cards)]
    if game.options:
        options = [f"{name} = {value}: {text}" for name, value, text in option_rows(game)]
        presets = [f"{name}: {text}" for name, text in preset_rows(game)]
        parts += [f"## {t('options')}", bullets(options)]
        parts += [f"## {t('presets')}", bullets(presets)]
    return "\n\n".join(parts)


def wrapped(text: str) -> str:
    """The same in lines of at most `WIDTH` characters; tables stay as they are."""
    return "\n\n".join(wrapped_block(block) for block in text.split("\n\n"))


def wrapped_block(block: str) -> str:
    if block.startswith("|"):
        return block
    items = re.split(r"\n(?=- |\d\. )", block)
    return "\n".join(fill(" ".join(i.split()), WIDTH, subsequent_indent=indent(i)) for i in items)


def indent(item: str) -> str:
    mark = re.match(r"- |\d\. ", item)
    return " " * len(mark[0]) if mark else ""


def card_line(game: Game, face: int) -> str:
    words, value = of(game), game.faces[face - 1].value
    return f"{value} {words.face_title(face)} – {words.face_rule(face)}".strip()


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
            title, value = of(game).option_title(option), option_text(option.default)
            usual = t("by-default", title=title, value=value)
            rows.append((option.name, option_range(option), usual))
    return rows


def meaning(game: Game, option: Option, value: str) -> str:
    """What one of several values means."""
    words = of(game)
    text = f"{words.option_title(option)}: {words.option_value(option, value)}"
    return t("default", text=text) if value == option.default else text


def option_range(option: Option) -> str:
    if isinstance(option.default, bool):
        return t("switch")
    return t("range", low=str(option.low), high=str(option.high))


def preset_rows(game: Game) -> list[tuple[str, str]]:
    """Each preset with what it sets."""
    rows = []
    for name, values in game.presets.items():
        parts = [f"{option}={option_text(value)}" for option, value in values.items()]
        rows.append((name, ", ".join(parts) or t("all-defaults")))
    return rows
