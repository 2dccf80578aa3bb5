"""`parlour completion`."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import Parameter

if TYPE_CHECKING:
    from cyclopts import App

Shell = Literal["bash", "zsh", "fish"]

# What the library's scripts lack: the one for zsh defines a function that nobody calls, be the
# script found in $fpath or sourced; the one for fish offers files where a command belongs.
BEHIND: Final = {
    "zsh": """
if [[ "$funcstack[1]" == _parlour ]]; then
  _cyclopts_parlour "$@"
else
  compdef _cyclopts_parlour parlour
fi""",
    "fish": "complete -c parlour -n __fish_use_subcommand -f",
}


def completion_of(app: "App") -> Callable[[Shell], None]:
    """The command that prints what a shell needs to complete the words of `app`."""

    def completion(
        shell: Annotated[Shell, Parameter(help="Your shell: bash, zsh or fish.")], /
    ) -> None:
        """Print a script that completes commands and flags in a shell.

        Games, presets, house rules and bots are completed as well.
        """
        print(app.generate_completion(shell=shell).rstrip())
        print(BEHIND.get(shell, ""))

    return completion
