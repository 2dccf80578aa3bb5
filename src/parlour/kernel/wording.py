"""Sentences for people, from a game's words."""

import re
from collections.abc import Mapping, Sequence

from parlour.kernel.events import Field
from parlour.kernel.game import Game
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.telling import Told
from parlour.kernel.types import HIDDEN

Names = Sequence[str]  # by seat

A_CARD = "a card"


def face_title(game: Game, face: int) -> str:
    """What a card is called."""
    return A_CARD if face == HIDDEN else game.words.faces[game.faces[face - 1].name][0]


def value_text(
    game: Game,
    kind: str,
    value: int,
    names: Names,
    faces: Mapping[int, int],
    hand: Sequence[int] = (),
) -> str:
    """A field as people read it; `faces` are the cards the reader knows, `hand` the ones held."""
    if kind == "seat":
        return names[value] if value >= 0 else "nobody"
    if kind == "seats":
        return listed([names[seat] for seat in seats_in(value)]) or "nobody"
    if kind == "card":
        return face_title(game, faces.get(value, int(HIDDEN)))
    if kind == "face":
        return face_title(game, value)
    if kind == "held":
        return face_title(game, hand[value]) if value < len(hand) else f"card {value + 1}"
    if kind in game.names:
        return game.names[kind][value].replace("_", " ")
    return str(value)


def fill(template: str, values: Mapping[str, str]) -> str:
    """Fill in a template; a part in brackets is left out if one of its fields is missing."""

    def optional(part: re.Match[str]) -> str:
        wanted = re.findall(r"\{(\w+)\}", part[1])
        return part[1] if all(name in values for name in wanted) else ""

    text = re.sub(r"\[([^\]]*)\]", optional, template)
    return re.sub(r"\{(\w+)\}", lambda name: values.get(name[1], ""), text).strip()


def event_text(told: Told, view: Table, names: Names) -> str:
    """One sentence for what happened, or nothing if it needs none.

    `view` is the reader's, right after the events; a card visible there is called by its name.
    """
    game = view.game
    kind = game.event_by_number[told.event[0]]
    template = kind.text
    if not template:
        return ""
    faces = {card: face for card, face in enumerate(view.faces) if face != HIDDEN} | told.faces
    values = {
        field.name: value_text(game, field.type, value, names, faces)
        for field, value in zip(kind.fields, told.event[1:], strict=False)
        if "{" + field.name + "}" in template
    }
    if kind.fields and kind.fields[-1].type == "cards":
        cards = told.event[len(kind.fields) :]
        values[kind.fields[-1].name] = cards_text(game, [faces.get(card, 0) for card in cards])
    return fill(template, values)


def cards_text(game: Game, faces: Sequence[int]) -> str:
    """Several cards: those that can be named, then how many others there are."""
    titles = [face_title(game, face) for face in faces if face != HIDDEN]
    others = len(faces) - len(titles)
    if others:
        titles.append(A_CARD if others == 1 else f"{others} cards")
    return listed(titles) or "no card"


def listed(parts: Sequence[str]) -> str:
    """`Ann, Bob and Cleo`"""
    return " and ".join([", ".join(parts[:-1])] * (len(parts) > 1) + list(parts[-1:]))


def count(number: int, thing: str) -> str:
    """`1 card`, `2 cards`"""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def hand_of(view: Table | None) -> list[int]:
    """The faces in the viewer's hand, in order."""
    if view is None or view.viewer < 0 or view.game.hand is None:
        return []
    return [view.faces[card] for card in view.cards(view.game.hand.index + view.viewer)]


def action_text(game: Game, action: int, names: Names, view: Table | None = None) -> str:
    """What an action does; with the chooser's view, cards they hold are called by their names."""
    name, values = game.actions[action]
    fields = game.form_by_name[name].fields
    return fill(game.words.actions[name], _field_texts(game, fields, values, names, view))


def _field_texts(
    game: Game,
    fields: Sequence[Field],
    values: Sequence[int],
    names: Names,
    view: Table | None,
) -> dict[str, str]:
    hand = hand_of(view)
    pairs = zip(fields, values, strict=False)
    return {f.name: value_text(game, f.type, value, names, {}, hand) for f, value in pairs}


def form_text(game: Game, form: int) -> str:
    """The text that the actions of a form have in common."""
    return fill(game.words.actions[game.forms[form].name], {})


def step_text(
    game: Game, pick: tuple[int, ...], step: int, names: Names, view: Table | None = None
) -> str:
    """The text on the button of a step."""
    if step == -1:
        return "That is all"
    if not pick:
        return form_text(game, step)
    field = game.forms[pick[0]].fields[len(pick) - 1]
    return value_text(game, field.type, step, names, {}, hand_of(view))


def pick_text(game: Game, pick: tuple[int, ...], names: Names, view: Table | None = None) -> str:
    """What has been picked so far."""
    form = game.forms[pick[0]]
    return fill(
        game.words.actions[form.name], _field_texts(game, form.fields, pick[1:], names, view)
    )


def prompt(game: Game, pick: tuple[int, ...]) -> str:
    """The question that the next step answers."""
    if not pick:
        return "What do you do?"
    field = game.forms[pick[0]].fields[len(pick) - 1]
    return game.words.prompts.get(field.name, "Choose.")
