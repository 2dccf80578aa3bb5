"""Choices picked step by step (card → target → guess), derived from the list of actions.

A pick is the beginning of an action's path: the number of its form, then its fields one by one.
Places in a hand are picked in any order: a player who sends three champions may begin with any of
them. A pick belongs to one seat, is part of the log, and is visible only to its owner.
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
    found: dict[int, None] = {}
    for action in actions:
        rest = rest_of(game, action, pick)
        if rest is not None:
            found |= dict.fromkeys(rest if in_any_order(game, pick) else rest[:1])
            if not rest:
                found[DONE] = None
    return [step for step in found if step != DONE or len(found) > 1]


def rest_of(game: Game, action: int, pick: Steps) -> Steps | None:
    """The steps of an action that are not picked yet; none if the pick does not lead to it."""
    path = path_of(game, action)
    size = len(pick)
    if path[:size] == pick:
        return path[size:]
    if not in_any_order(game, pick) or path[0] != pick[0] or not set(pick[1:]) <= set(path[1:]):
        return None
    return tuple(step for step in path[1:] if step not in pick[1:])


def in_any_order(game: Game, pick: Steps) -> bool:
    """Whether the steps after the form are places in the chooser's hand."""
    return bool(pick) and all(field.type == "held" for field in game.forms[pick[0]].fields)


def only_form(game: Game, actions: list[int]) -> Steps:
    """Where a pick begins: after the form if there is only one and it has fields to pick."""
    paths = [path_of(game, action) for action in actions]
    forms = {path[0] for path in paths}
    return (forms.pop(),) if len(forms) == 1 and any(len(path) > 1 for path in paths) else ()


def choose_step(table: Table, seat: int, step: int, rng: Random) -> int | None:
    """Pick one more step; with the last one the action is played, and returned."""
    table.check_turn(seat)
    game = table.game
    actions = table.choices(seat)
    if step not in steps(game, actions, table.pick_of(seat)):
        raise Illegal("That is not one of your choices now.")
    pick = table.pick_of(seat) or only_form(game, actions)
    whole = pick if step == DONE else (*pick, step)
    left = {action: rest_of(game, action, whole) for action in actions}
    settled = [action for action, rest in left.items() if rest == ()]
    possible = [action for action, rest in left.items() if rest is not None]
    _note(table, seat, whole)
    if step != DONE and possible != settled:
        return None
    table.pick_completed(seat)
    table.act(seat, settled[0], rng)
    return settled[0]


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
