"""Describes a game to programs that draw it without knowing it."""

from parlour.kernel.events import Event, Field
from parlour.kernel.game import Face, Form, Game, Option, Options, Supply, Zone
from parlour.kernel.highlights import Highlight
from parlour.kernel.plain import Plain
from parlour.kernel.podium import all_of


def describe(game: Game, options: Options | None = None) -> Plain:
    """All a client needs to draw any view, name any action and describe any event of this game.

    The rules are those under the given options.
    """
    settled = game.settle(options)
    return {
        "name": game.name,
        "rules_version": game.version,
        **_texts(game, settled),
        "seats": list(game.seats_for(settled)),
        "endless": game.endless,
        "faces": _faces(game, settled),
        "zones": [_zone(game, zone) for zone in game.zones],
        "fields": [
            _field(field) | {"title": game.words.fields.get(field.name, "")}
            for field in game.fields
        ],
        "names": {kind: list(names) for kind, names in game.names.items()},
        "events": {str(event.number): _event(event) for event in game.event_by_number.values()},
        "forms": [_form(game, form) for form in game.forms],
        "actions": [[game.form_numbers[name], *values] for name, values in game.actions],
        "highlights": {one.name: _highlight(one) for one in all_of(game)},
        "prompts": dict(game.words.prompts),
        "out": game.out,
        "ranked_by": game.ranked_by,
        "first_seat": game.first_seat,
        "supplies": [_supply(supply) for supply in game.supplies],
        "score_parts": [name.replace("_", " ").capitalize() for name in game.score_parts],
        "score_names": list(game.score_parts),
        "options": [_option(game, option) for option in game.options],
        "presets": {name: dict(values) for name, values in game.presets.items()},
    }


def _texts(game: Game, settled: Options) -> Plain:
    """What people read about the game; the rules are those under these options."""
    words = game.words
    return {
        "title": words.title,
        "summary": words.summary,
        "rules": words.rules(settled),
        "turn": words.turn(settled),
    }


def _faces(game: Game, settled: Options) -> list[Plain]:
    in_play = set(game.faces_in_play(settled))
    return [
        face_description(game, face) | {"in_play": number in in_play}
        for number, face in enumerate(game.faces, 1)
    ]


def _zone(game: Game, zone: Zone) -> Plain:
    return {
        "index": zone.index,
        "name": zone.name,
        "title": game.words.zones[zone.name],
        "per_seat": zone.per_seat,
        "hand": zone.hand,
    }


def _event(event: Event) -> Plain:
    return {
        "name": event.name,
        "fields": [_field(field) for field in event.fields],
        "text": event.text,
        "weight": event.weight,
    }


def _highlight(one: Highlight) -> Plain:
    return {
        "title": one.title,
        "fields": [_field(field) for field in one.fields],
        "text": one.text,
    }


def _form(game: Game, form: Form) -> Plain:
    return {
        "name": form.name,
        "fields": [
            _field(field) | {"spoken": f"{form.name}.{field.name}" in game.spoken}
            for field in form.fields
        ],
        "text": game.words.actions[form.name],
    }


def _supply(supply: Supply) -> Plain:
    return {"title": supply.title, "field": supply.field, "total": supply.total}


def face_description(game: Game, face: Face) -> Plain:
    """What is drawn on a card."""
    title, rule = game.words.faces[face.name]
    return {
        "name": face.name,
        "title": title,
        "rule": rule,
        "value": face.value,
        "colour": face.colour,
        "glyph": face.glyph,
    }


def _field(field: Field) -> Plain:
    return {"name": field.name, "type": field.type}


def _option(game: Game, option: Option) -> Plain:
    texts = game.words.options
    plain: Plain = {
        "name": option.name,
        "title": texts.get(option.name, option.name),
        "default": option.default,
    }
    if option.values:
        plain["values"] = [
            {"value": value, "title": texts.get(f"{option.name}.{value}", value)}
            for value in option.values
        ]
    elif not isinstance(option.default, bool):
        plain |= {"low": option.low, "high": option.high}
    return plain
