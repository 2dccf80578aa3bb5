"""Actions, events and tables as plain values (dicts, lists, words, numbers) and back.

Plain values are what JSON can carry. Faces, forms, events and vocabularies appear by name.
"""

from collections.abc import Mapping
from hashlib import blake2b

from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.errors import Malformed
from parlour.kernel.events import Event, Field
from parlour.kernel.game import Game, Options
from parlour.kernel.memory import Bag
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import MIXED
from parlour.kernel.types import HIDDEN, TRUTH, UNDECIDED, WATCHER

Plain = dict[str, object]

EVERYBODY = "all"
LARGEST = (1 << 63) - 1  # a number that fits into the packed ones


# Values


def seats_plain(mask: int) -> object:
    """A set of seats: a list, or "all" if it includes watchers."""
    return EVERYBODY if mask < 0 else seats_in(mask)


def seats_read(value: object) -> int:
    if value == EVERYBODY:
        return -1
    mask = 0
    for seat in ints_read(value):
        if not 0 <= seat < 62:
            raise Malformed(f"{seat} is not a seat.")
        mask |= 1 << seat
    return mask


def int_read(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and -LARGEST <= value <= LARGEST:
        return value
    raise Malformed(f"{value!r:.40} is not a whole number.")


def ints_read(value: object) -> list[int]:
    if isinstance(value, list | tuple):
        return [int_read(item) for item in value]
    raise Malformed(f"{value!r:.40} is not a list of whole numbers.")


def face_plain(game: Game, face: int) -> object:
    return game.face_names[face]


def face_read(game: Game, value: object) -> int:
    if value is None:
        return int(HIDDEN)
    if isinstance(value, str) and value in game.face_numbers:
        return game.face_numbers[value]
    raise Malformed(f"{value!r:.40} is not a card of {game.words.title}.")


def value_plain(game: Game, kind: str, value: int) -> object:
    """One number of this type."""
    if kind == "face":
        return face_plain(game, value)
    if kind == "seats":
        return seats_plain(value)
    if kind == "flag":
        return bool(value)
    if kind == "action":
        return action_plain(game, value)
    if kind in game.names:
        return game.names[kind][value]
    return int(value)


def value_read(game: Game, kind: str, value: object) -> int:
    if kind == "face":
        return face_read(game, value)
    if kind == "seats":
        return seats_read(value)
    if kind == "flag" and isinstance(value, bool):
        return value
    if kind == "action":
        return action_read(game, _dict(value))
    if kind in game.names:
        if isinstance(value, str) and value in game.names[kind]:
            return game.names[kind].index(value)
        raise Malformed(f"{value!r:.40} is not a {kind} of {game.words.title}.")
    return int_read(value)


# Actions


def action_plain(game: Game, action: int) -> Plain:
    """`{"type": "play", "card": "guard", "target": 2, "guess": "king"}`"""
    name, values = game.actions[action]
    fields = game.form_by_name[name].fields
    pairs = zip(fields, values, strict=False)  # the last fields may be absent
    return {"type": name} | {field.name: value_plain(game, field.type, v) for field, v in pairs}


def action_read(game: Game, plain: Mapping[str, object]) -> int:
    """The number of an action."""
    form = game.form_by_name.get(str(plain.get("type")))
    if form is None:
        raise Malformed(f"An action's type is one of: {', '.join(game.form_by_name)}.")
    strange = plain.keys() - {field.name for field in form.fields} - {"type"}
    if strange:
        raise Malformed(f"Action {form.name} has no field {min(strange)}.")
    values: list[int] = []
    for field in form.fields:
        if field.name not in plain:
            break
        values.append(value_read(game, field.type, plain[field.name]))
    number = game.action_numbers.get((form.name, tuple(values)))
    if number is None or len(values) != len(plain) - 1:
        raise Malformed(f"{game.words.title} has no action {form.name} with these fields.")
    return number


# Events


def event_plain(game: Game, event: tuple[int, ...]) -> Plain:
    """An event as the log has it, secrets included."""
    kind = game.event_by_number[event[0]]
    if kind.number == MIXED:
        size = event[2]
        cards, faces = event[3 : 3 + size], event[3 + size :]
        mix: Plain = {"type": "mixed", "followers": seats_plain(event[1]), "cards": list(cards)}
        return mix | {"faces": [face_plain(game, face) for face in faces]} if faces else mix
    return {"type": kind.name} | _fields_plain(game, kind, event[1:])


def _fields_plain(game: Game, kind: Event, values: tuple[int, ...]) -> Plain:
    plain: Plain = {}
    for index, field in enumerate(kind.fields):
        if field.type in ("cards", "numbers"):
            plain[field.name] = list(values[index:])
        elif index < len(values):
            plain[field.name] = value_plain(game, field.type, values[index])
    return plain


def event_read(game: Game, plain: Mapping[str, object]) -> tuple[int, ...]:
    """An event of the log."""
    kind = game.event_by_name.get(str(plain.get("type")))
    if kind is None:
        raise Malformed(f"{game.words.title} has no event {plain.get('type')!r:.40}.")
    missing = [f.name for f in kind.fields if f.name not in plain and not f.optional]
    if missing:
        raise Malformed(f"Event {kind.name} lacks {missing[0]}.")
    if kind.number == MIXED:
        faces = plain["faces"]
        if not isinstance(faces, list | tuple):
            raise Malformed("The faces of a mix are a list.")
        read = [face_read(game, face) for face in faces]
        cards = ints_read(plain["cards"])
        if len(cards) != len(read):
            raise Malformed("A mix has as many faces as cards.")
        return (kind.number, seats_read(plain["followers"]), len(cards), *cards, *read)
    values: list[int] = []
    for field in kind.fields:
        if field.name not in plain:
            break
        if field.type in ("cards", "numbers"):
            values += ints_read(plain[field.name])
        else:
            values.append(value_read(game, field.type, plain[field.name]))
    return (kind.number, *values)


# Tables


def table_plain(table: Table) -> Plain:
    """A view, or the whole truth if the table is not a view; made from that table alone."""
    game = table.game
    knowing = {mask: seats_plain(mask) for mask in set(table.known)}
    return {
        "game": game.name,
        "rules": game.version,
        "seats": int(table.seats),
        "viewer": _viewer_plain(table.viewer),
        "turn": int(table.turn),
        "turns": int(table.turns),
        "owing": seats_plain(table.owing),
        "answered": seats_plain(table.answered),
        "sealed": [_sealed_plain(game, action) for action in table.sealed],
        "picks": [list(pick) for pick in table.picks] if table.picks is not None else None,
        "gone": seats_plain(table.gone),
        "over": table.over,
        "winners": seats_plain(table.winners),
        "zones": zones_plain(table),
        "faces": [game.face_names[face] for face in table.faces],
        "known": [knowing[mask] for mask in table.known],
        "memory": _memory_plain(table),
        "notes": None if table.notes is None else table.notes[:],
        "fields": {field.name: _attribute_plain(table, field) for field in game.fields},
    }


def _viewer_plain(viewer: int) -> object:
    if viewer == TRUTH:
        return "truth"
    return "watcher" if viewer == WATCHER else int(viewer)


def _sealed_plain(game: Game, action: int) -> object:
    return None if action == UNDECIDED else action_plain(game, action)


def _memory_plain(table: Table) -> object:
    if table.bags is None:
        return None
    bags: list[object] = []
    for bag in table.bags:
        cards = [int(card) for card in bag.cards]
        names = [table.game.face_names[face] for face in bag.faces]
        bags.append({"cards": cards, "faces": names})
    return bags


def zones_plain(table: Table) -> Plain:
    """Name of a zone → its cards, or a list of cards for each seat."""
    plain: Plain = {}
    for zone in table.game.zones:
        if zone.per_seat:
            plain[zone.name] = [table.cards(zone.index + s) for s in range(table.seats)]
        else:
            plain[zone.name] = table.cards(zone.index)
    return plain


def _attribute_plain(table: Table, field: Field) -> object:
    value = getattr(table, field.name)
    if isinstance(value, list):
        return [int(item) for item in value]
    return value_plain(table.game, field.type, value)


def table_read(game: Game, options: Options, plain: Mapping[str, object]) -> Table:
    """A table from the plain form that `table_plain` makes."""
    if plain.get("game") != game.name or plain.get("rules") != game.version:
        raise Malformed(f"This is not a table of {game.name} with rules version {game.version}.")
    try:
        return _table_read(game, options, plain)
    except (KeyError, TypeError, ValueError, IndexError, OverflowError) as error:
        raise Malformed(f"This is not a table of {game.name}: {error!r:.80}.") from error


def _table_read(game: Game, options: Options, plain: Mapping[str, object]) -> Table:
    table = game.new(int_read(plain["seats"]), options)
    viewer = plain["viewer"]
    if viewer == "truth":
        table.viewer = TRUTH
        table.remembers = False  # what was known before is not part of the plain form
    else:
        table.viewer = WATCHER if viewer == "watcher" else int_read(viewer)
    table.turn = int_read(plain["turn"])
    table.turns = int_read(plain["turns"])
    for name in ("owing", "answered", "gone", "winners"):
        setattr(table, name, seats_read(plain[name]))
    table.over = bool(plain["over"])
    table.sealed = [
        int(UNDECIDED) if item is None else value_read(game, "action", item)
        for item in _list(plain["sealed"])
    ]
    if plain["picks"] is not None:
        table.picks = [tuple(ints_read(pick)) for pick in _list(plain["picks"])]
    table.faces = vec[i64]([face_read(game, face) for face in _list(plain["faces"])])
    table.known = vec[i64]([seats_read(mask) for mask in _list(plain["known"])])
    _zones_read(table, _dict(plain["zones"]))
    if plain["memory"] is not None:
        size = len(table.faces)
        table.bags = [_bag_read(game, size, _dict(bag)) for bag in _list(plain["memory"])]
    table.notes = None if plain["notes"] is None else ints_read(plain["notes"])
    attributes = _dict(plain["fields"])
    for field in game.fields:
        setattr(table, field.name, _attribute_read(game, field, attributes[field.name]))
    return table


def _attribute_read(game: Game, field: Field, value: object) -> object:
    """A number, several of them, or a flag, which is not a number on a compiled table."""
    if isinstance(value, list) and field.type != "seats":
        return ints_read(value)
    if isinstance(value, bool) and field.type == "flag":
        return value
    return value_read(game, field.type, value)


def _zones_read(table: Table, zones: Mapping[str, object]) -> None:
    laid: dict[int, list[int]] = {}
    for zone in table.game.zones:
        lists = _list(zones[zone.name]) if zone.per_seat else [zones[zone.name]]
        for offset, cards in enumerate(lists):
            laid[zone.index + offset] = ints_read(cards)
    table.arrange(laid)


def _bag_read(game: Game, size: int, bag: Mapping[str, object]) -> Bag:
    cards = ints_read(bag["cards"])
    for card in cards:
        if not 0 <= card < size:
            raise Malformed(f"There is no card {card}.")
    faces = [face_read(game, face) for face in _list(bag["faces"])]
    return Bag(vec[i64](sorted(set(cards))), vec[i64](sorted(faces)))


def _list(value: object) -> list[object]:
    if isinstance(value, list):
        return value
    raise Malformed(f"{value!r:.40} is not a list.")


def _dict(value: object) -> Mapping[str, object]:
    if isinstance(value, Mapping):
        return value
    raise Malformed(f"{value!r:.40} is not an object.")


def fingerprint(table: Table) -> str:
    """A hash of everything in a table; equal for equal tables."""
    return blake2b(repr(table_plain(table)).encode(), digest_size=16).hexdigest()
