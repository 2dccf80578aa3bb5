"""The pages' words are those of the kernel, sentence by sentence and choice by choice."""

import random
from typing import Any

import pytest

from parlour import games
from parlour.kernel.picks import path_of, steps
from parlour.kernel.random import Random
from parlour.kernel.replay import happen
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import told
from parlour.kernel.wording import action_text, pick_text, prompt, step_text
from parlour.room.updates import view_message
from parlour.tui.story import Story
from web.visitors import Living

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo"]
MOMENTS = 120  # of one game

CHECK = """
async ({ name, names, moments }) => {
  const { menu } = await import('/static/js/core/picks.js');
  const { tell } = await import('/static/js/core/words.js');
  const { handOf, heldBy, offeredTo } = await import('/static/js/draw/table.js');
  const game = await (await fetch(`/api/games/${name}`)).json();
  return moments.map(({ view, before, choices, pick, events, shown }) => {
    const [hand, held] = [handOf(game, view), heldBy(game, view)];
    const eyes = { game, view, names, hand, held, offers: offeredTo(game, view) };
    const asked = choices.length ? menu(eyes, choices, pick) : null;
    return {
      said: tell(game, names, before, { view, events, shown }).map((line) => line.open),
      question: asked && asked.entries.length > 1 ? asked.question : '',
      entries: asked ? asked.entries.map((one) => [one.step, one.label, one.effect]) : [],
    };
  });
}
"""

Moment = dict[str, Any]


def a_game(name: str, seed: int) -> tuple[list[str], list[Moment], list[Moment]]:
    """Moments of a game as one seat lives it, and what the kernel says about each."""
    game = games.load(name)
    seats = min(3, game.seats_for()[1])
    rng, tape, chance = Random(seed), Tape(), random.Random(seed)
    table = game.start(seats, rng, None, tape)
    names = NAMES[:seats]
    moments: list[Moment] = []
    expected: list[Moment] = []
    story, echo = Story(0, names), game.new(seats)
    echo.tape = Tape()
    hear(story, echo, tape.events())
    before, place = moment(table, None, [], ())["view"], tape.end
    while len(moments) < MOMENTS and not table.over:
        seat = chance.choice(seats_in(table.waiting()))
        actions = table.choices(seat)
        action = chance.choice(actions)
        if seat == 0:
            pick = path_of(game, action)[: chance.randrange(len(path_of(game, action)))]
            moments.append(moment(table, before, actions, pick))
            expected.append(question(table, actions, pick, names))
        table.act(seat, action, rng)
        moments.append(moment(table, before, [], (), tape, place))
        said = hear(story, echo, tape.events(place))
        expected.append({"said": said, "question": "", "entries": []})
        before, place = moments[-1]["view"], tape.end
    return names, moments, expected


def hear(story: Story, echo: Table, events: list[tuple[int, ...]]) -> list[str]:
    """What the kernel's words are for these events, told one by one."""
    start = len(story.lines)
    for event in events:
        happen(echo, event)
        story.listen(echo)
    return [line.text for line in story.lines[start:]]


def moment(
    table: Table,
    before: object,
    choices: list[int],
    pick: tuple[int, ...],
    tape: Tape | None = None,
    place: int = 0,
) -> Moment:
    heard = [] if tape is None else told(table.game, tape, 0, place)
    view = view_message(table, 0)
    return {
        "view": {name: getattr(view, name) for name in view.__struct_fields__},
        "before": before,
        "choices": list(choices),
        "pick": list(pick),
        "events": [list(one.event) for one in heard],
        "shown": [[at, *pair] for at, one in enumerate(heard) for pair in one.faces.items()],
    }


def question(table: Table, actions: list[int], pick: tuple[int, ...], names: list[str]) -> Moment:
    game, view = table.game, table.view(0)
    forms = {path_of(game, action)[0] for action in actions}
    start = pick or ((forms.pop(),) if len(forms) == 1 else ())
    if len(actions) == 1 and not pick:
        text = action_text(game, actions[0], names, view)
        return {"said": [], "question": "", "entries": [[-1, text, text]]}
    entries = []
    for step in steps(game, actions, pick):
        meant = [a for a in actions if path_of(game, a)[0] == step]
        label = step_text(game, start, step, names, view)
        if not start and len(meant) == 1:
            label = action_text(game, meant[0], names, view)
        whole = start if step == -1 else (*start, step)
        effect = pick_text(game, whole, names, view) if start else label
        entries.append([step, label, effect])
    asked = prompt(game, start) if len(entries) > 1 else ""
    return {"said": [], "question": asked, "entries": entries}


@pytest.mark.parametrize("name", games.names())
def test_a_game_in_the_same_words(home: Living, name: str) -> None:
    page = home.phone().go("").page
    names, moments, expected = a_game(name, seed=11)
    argument = {"name": name, "names": names, "moments": moments}
    for found, wanted in zip(page.evaluate(CHECK, argument), expected, strict=True):
        assert found == wanted
