"""Fixtures from the kernel for the pages' own words, menus and replays.

A fixture is JSON: a game described, moments of it as one seat lives it, and what the kernel says
and shows at each. Both sides are put before the same file.
"""

import json
import random
from functools import cache
from typing import Any

import msgspec

from endings import lively
from parlour import games
from parlour.gamefile import GameFile, encode_game
from parlour.kernel.describe import describe
from parlour.kernel.picks import only_form, path_of, steps
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, happen
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Telling, told
from parlour.kernel.wording import action_text, pick_text, prompt, step_text
from parlour.languages import messages
from parlour.room.changes import Steps
from parlour.room.views import view_message
from parlour.server.replays import moments_of, page
from parlour.tui.story import Story

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo"]
MOMENTS = 120  # of one game
SEED = 11

Moment = dict[str, Any]


@cache
def fixture(name: str) -> bytes:
    """What both sides are put before, for one game."""
    game = games.load(name)
    options = game.settle(preset=lively(name))
    seats = min(3, game.seats_for(options)[1])
    names, tape = NAMES[:seats], Tape()
    moments, answers = played(game.start(seats, Random(SEED), options, tape), tape, names)
    log = Log(game, seats, options, tape.events())
    whole = {
        "game": describe(game, options) | {"language": "en", "messages": messages(game, "en")},
        "names": names,
        "log": encode_game(log, names).decode(),
        "moments": moments,
        "answers": answers,
        "pages": pages_of(GameFile(log, names)),
        "views": [view_message(table, 0, detail=True) for table, _ in moments_of(log, 0)],
    }
    return msgspec.json.encode(whole)


def played(table: Table, tape: Tape, names: list[str]) -> tuple[list[Moment], list[Moment]]:
    """Moments of a game as seat 0 lives it, and what the kernel says about each."""
    game, rng, chance = table.game, Random(SEED), random.Random(SEED)
    story = Story(0, names)
    echo = game.new(table.seats, table.options)
    echo.tape = Tape()
    hear(story, echo, tape.events())
    moments: list[Moment] = []
    answers: list[Moment] = []
    before, place = moment(table, None)["view"], tape.end
    while len(moments) < MOMENTS and not table.over:
        seat = chance.choice(seats_in(table.waiting()))
        actions = list(table.choices(seat))
        action = chance.choice(actions)
        if seat == 0:
            path = path_of(game, action)
            pick = path[: chance.randrange(len(path))]
            moments.append(moment(table, before) | {"choices": actions, "pick": list(pick)})
            answers.append(question(table, actions, pick, names))
        eve = table.copy()
        table.act(seat, action, rng)
        moments.append(moment(table, before, tape, place) | details(eve, tape, place))
        said = hear(story, echo, tape.events(place))
        answers.append({"said": said, "question": "", "entries": []})
        before, place = moments[-1]["view"], tape.end
    return moments, answers


def hear(story: Story, echo: Table, events: list[tuple[int, ...]]) -> list[str]:
    """What the kernel's words are for these events, told one by one."""
    start = len(story.lines)
    for event in events:
        happen(echo, event)
        story.listen(echo)
    return [line.text for line in story.lines[start:]]


def moment(table: Table, before: object, tape: Tape | None = None, place: int = 0) -> Moment:
    heard = [] if tape is None else told(table.game, tape, 0, place)
    return {
        "view": view_message(table, 0, detail=True),
        "before": before,
        "choices": [],
        "pick": [],
        "events": [list(one.event) for one in heard],
        "shown": [[at, *pair] for at, one in enumerate(heard) for pair in one.faces.items()],
    }


def details(eve: Table, tape: Tape, place: int) -> Moment:
    """What each event did since the eve, and the table after each."""
    steps = Steps(eve, tape.events(place))
    heard = Telling(eve.game, tape, place).places(0)
    return {
        "changes": steps.changes(0, heard),
        "boards": [steps.view(0, step) for step in (0, *(at + 1 for at in heard))],
    }


def question(table: Table, actions: list[int], pick: tuple[int, ...], names: list[str]) -> Moment:
    """What seat 0 is asked, and the answers to choose from."""
    game, view = table.game, table.view(0)
    if len(actions) == 1 and not pick:
        text = action_text(game, actions[0], names, view)
        return {"said": [], "question": "", "entries": [[-1, text, text]]}
    start = pick or only_form(game, actions)
    entries = []
    for step in steps(game, actions, pick):
        meant = [action for action in actions if path_of(game, action)[0] == step]
        label = step_text(game, start, step, names, view)
        if not start and len(meant) == 1:
            label = action_text(game, meant[0], names, view)
        whole = start if step == -1 else (*start, step)
        effect = pick_text(game, whole, names, view) if start else label
        entries.append([step, label, effect])
    asked = prompt(game, start) if len(entries) > 1 else ""
    return {"said": [], "question": asked, "entries": entries}


def pages_of(file: GameFile) -> list[Any]:
    """The replay of seat 0, from a few moments that pages may begin with."""
    first, found = 0, []
    while True:
        one = page(file, 0, first)
        one.frames = one.frames[:50]  # so that there are several
        found.append(one)
        first += len(one.frames)
        if first == one.moments:
            return found


@cache
def read(name: str) -> Any:
    """The same for all who read it, who leave it as it is."""
    return json.loads(fixture(name))
