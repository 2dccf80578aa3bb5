"""What people type at a console: a word, and what follows it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from parlour.tui.words import Said


@dataclass(frozen=True)
class Command:
    """A word of the console; `run` gets what was typed behind it."""

    about: str
    run: Callable[[str], Awaitable[None]]
    takes: str = ""  # what follows the word, for help
    waits: bool = False  # until what runs is done


Commands = Mapping[str, Command]


def find(commands: Commands, text: str) -> tuple[Command, str] | None:
    """The command somebody means, by its name or by how only one begins, and its argument."""
    word, _, rest = text.strip().partition(" ")
    word = word.lower()
    found = [word] if word in commands else [name for name in commands if name.startswith(word)]
    if not word or len(found) != 1:
        return None
    command = commands[found[0]]
    if rest.strip() and not command.takes:
        raise Said("nothing-follows", word=f"{found[0]!r:.40}")
    return command, rest.strip()


def help_lines(commands: Commands) -> list[tuple[str, str]]:
    return [(f"{name} {one.takes}".strip(), one.about) for name, one in commands.items()]
