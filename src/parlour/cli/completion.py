"""`parlour completion`."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

if TYPE_CHECKING:
    from cyclopts import App

Shell = Literal["bash", "zsh", "fish"]


def completion_of(app: "App") -> Callable[[Shell], None]:
    """The command that prints what a shell needs to complete the words of `app`."""

    def completion(
        shell: Annotated[Shell, Parameter(help="Your shell: bash, zsh or fish.")], /
    ) -> None:
        """Print a script that completes commands and flags in a shell.

        Games, presets and bots are completed as well.
        """
        print(app.generate_completion(shell=shell))

    return completion
