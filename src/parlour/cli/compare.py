"""`parlour compare`."""

from contextlib import closing
from dataclasses import dataclass
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Group, RenderableType
from rich.text import Text

from parlour.cli.arguments import (
    ANY_LAB_TABLE,
    THIS_PROCESS,
    AsJson,
    GameName,
    LabArguments,
    WorkArguments,
    fraction,
    load,
    number,
)
from parlour.cli.completing import offer_bots
from parlour.cli.exits import INTERRUPTED
from parlour.cli.printing import heading, percents, progress_bar, show
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.kernel.wording import count
from parlour.lab import compare as lab
from parlour.lab.compare import Answer, Criteria
from parlour.lab.report import without_winner


@Parameter(name="*")
@dataclass(frozen=True)
class CriteriaArguments:
    """When A counts as better, and when to stop."""

    elo0: Annotated[
        float, fraction("A is no better: at most this much stronger, in Elo points.")
    ] = 0.0
    elo1: Annotated[float, fraction("A is better: at least this much stronger, in Elo points.")] = (
        20.0
    )
    share0: Annotated[
        float | None, fraction("Instead of --elo0: A's share of the games if it is no better.")
    ] = None
    share1: Annotated[
        float | None, fraction("Instead of --elo1: A's share of the games if it is better.")
    ] = None
    alpha: Annotated[float, fraction("The risk of calling A better when it is not.")] = 0.05
    beta: Annotated[float, fraction("The risk of not calling A better when it is.")] = 0.05
    games: Annotated[int, number("How many games at most.")] = 100_000

    def criteria(self) -> Criteria:
        shares = self.share0, self.share1
        return Criteria(self.elo0, self.elo1, *shares, self.alpha, self.beta, self.games)


USUAL: Final = CriteriaArguments()


def compare(
    game: GameName = None,
    a: Annotated[
        str | None, Parameter(help="The bot that may be better.", completer=offer_bots)
    ] = None,
    b: Annotated[
        str | None, Parameter(help="The bot it is compared with.", completer=offer_bots)
    ] = None,
    /,
    *,
    criteria: CriteriaArguments = USUAL,
    table: LabArguments = ANY_LAB_TABLE,
    work: WorkArguments = THIS_PROCESS,
    json: AsJson = False,
) -> int:
    """Is bot A better than bot B? Play until that is certain.

    A sequential probability ratio test, deal by deal: it stops as soon as A is known to be at least
    --elo1 points stronger rather than at most --elo0, or the reverse.
    """
    found = load(game, "compare")
    if a is None or b is None:
        raise Malformed("Name two bots: parlour compare GAME A B")
    asked = criteria.criteria()
    house = table.house_rules(found)
    seed = table.seed_or_any()
    with closing(work.executor()) as executor, progress_bar(asked.games) as bar:
        answer = lab.compare(
            found, a, b, asked, seed, table.seats, house, executor, bar, table.most
        )
    show(answer.plain(), page(found, answer), json)
    return INTERRUPTED if answer.decision == "undecided" and answer.games < asked.games else 0


def page(game: Game, answer: Answer) -> RenderableType:
    verdicts = {
        "better": f"{answer.a} is better than {answer.b}.",
        "not better": f"{answer.a} is not better than {answer.b}.",
        "undecided": "It is not decided.",
    }
    share = f"{answer.share:.1%} ({percents(answer.low, answer.high)})"
    elo = "" if answer.elo is None else f", {answer.elo:+.0f} Elo points"
    lines = [
        f"The share of {answer.a} is {share} of {count(answer.games, 'game')}{elo}.",
        without_winner(answer.draws, answer.unfinished, answer.most),
        f"The question was {answer.share0:.1%} or {answer.share1:.1%}: the log likelihood ratio is"
        f" {answer.ratio:.2f}, bounds {answer.lower:.2f} and {answer.upper:.2f}.",
    ]
    title = heading(game, answer.seats, answer.seed, answer.options)
    details = Text("\n".join(filter(None, lines)))
    return Group(title, Text(verdicts[answer.decision], "bold"), details)
