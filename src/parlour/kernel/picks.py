"""Choices picked step by step (card → target → guess), derived from the list of actions.

A pick is a prefix of an action's path: the number of its form, then its fields one by one. It
belongs to one seat, is part of the log, and is visible to its owner alone.
"""

from typing import Final

from parlour.kernel.errors import Illegal, Stale
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.kernel.table import Table

DONE: Final = -1  # the step that ends a pick which could go on

Steps = tuple[int, ...]


def path_of(game: Game, action: int) -> Steps:
    """All steps of an action."""
    name, values = game.actions[action]
    return (game.form_numbers[name], *values)


def steps(game: Game, actions: list[int], pick: Steps) -> list[int]:
    """What can be picked next, in the order of the actions; forms first, if there are several."""
    pick = pick or only_form(game, actions)
    paths = [path_of(game, action) for action in actions]
    size = len(pick)
    after = [path[size : size + 1] for path in paths if path[:size] == pick]
    found = dict.fromkeys(step[0] if step else DONE for step in after)
    return [step for step in found if step != DONE or len(found) > 1]


def only_form(game: Game, actions: list[int]) -> Steps:
    """Where a pick begins: after the form if there is only one and it has fields to pick."""
    paths = [path_of(game, action) for action in actions]
    forms = {path[0] for path in paths}
    return (forms.pop(),) if len(forms) == 1 and any(len(path) > 1 for path in paths) else ()


def choose_step(table: Table, seat: int, step: int, rng: Random) -> None:
    """Pick one more step; with the last one the action is played."""
    table.check_turn(seat)
    game = table.game
    actions = table.choices(seat)
    if step not in steps(game, actions, table.pick_of(seat)):
        raise Illegal("That is not one of your choices now.")
    pick = table.pick_of(seat) or only_form(game, actions)
    whole = pick if step == DONE else (*pick, step)
    matching = [action for action in actions if path_of(game, action)[: len(whole)] == whole]
    if step == DONE or (len(matching) == 1 and path_of(game, matching[0]) == whole):
        _note(table, seat, whole)
        table.pick_completed(seat)
        table.act(seat, next(a for a in matching if path_of(game, a) == whole), rng)
    else:
        _note(table, seat, whole)


def _note(table: Table, seat: int, pick: Steps) -> None:
    """Record the steps of a pick that are new."""
    for index in range(len(table.pick_of(seat)), len(pick)):
        if index == 0:
            table.pick_started(seat, pick[0])
        else:
            table.pick_updated(seat, pick[index])


def take_back(table: Table, seat: int) -> None:
    """Give up the steps picked so far."""
    if table.over or not table.pick_of(seat):
        raise Stale("There is nothing to take back.")
    table.pick_taken_back(seat)
