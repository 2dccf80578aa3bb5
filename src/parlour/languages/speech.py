"""A game in one language: its words, sentences and questions. The pages say the same in
`sentences.js`."""

import re
from collections.abc import Mapping, Sequence

from parlour.kernel.events import Field
from parlour.kernel.game import Fact, Game, Option, Options, Supply, Zone
from parlour.kernel.messages import ABSENT, name_key
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import CHOSE
from parlour.kernel.telling import Told
from parlour.kernel.types import HIDDEN
from parlour.kernel.wording import Names, hand_of
from parlour.languages import facts
from parlour.languages.fluent import Argument, Messages, Word, ends

DONE = -1  # the step that says that this is all


class Speech:
    """What is said of a game. Where a message is missing, the game's English stands."""

    def __init__(
        self, game: Game, messages: Messages, known: Mapping[str, Fact] | None = None
    ) -> None:
        self.game = game
        self.messages = messages
        self.known = known  # facts for the rules, where the game itself does not tell

    def text(self, id: str, other: str | None = None, **arguments: Argument) -> str:
        return self.messages.form(id, arguments, other=other)

    # Words of the game

    @property
    def title(self) -> str:
        return self.text("title", self.game.words.title)

    @property
    def summary(self) -> str:
        return self.text("summary", self.game.words.summary)

    def rules(self, options: Options) -> str:
        if self.messages.code == "en" or not self.messages.has("rules"):
            return self.game.words.rules(options)
        return self.messages.form("rules", self._facts(options))

    def _facts(self, options: Options) -> dict[str, Argument]:
        found = facts(self.game, options) if self.known is None else self.known
        return {name: fact_argument(value) for name, value in found.items()}

    def face_rule(self, face: int) -> str:
        """What a card does, in a line."""
        if face == HIDDEN:
            return ""
        name = self.game.faces[face - 1].name
        if self.messages.has(f"face-{name}", "rule"):
            return self.messages.form(f"face-{name}", attribute="rule")
        return self.game.words.faces[name][1]

    def face_title(self, face: int) -> str:
        return self.face_word(face).form("")

    def zone_title(self, zone: Zone) -> str:
        return self.text(f"zone-{zone.name}", self.game.words.zones.get(zone.name, zone.name))

    def field_title(self, field: Field) -> str:
        """What people call a field; nothing if the game does not want it shown."""
        title = self.game.words.fields.get(field.name, "")
        return self.text(f"field-{field.name}", title) if title else ""

    def supply_title(self, supply: Supply) -> str:
        return self.text(f"supply-{supply.field}", supply.title)

    def option_title(self, option: Option) -> str:
        return self.text(
            f"option-{option.name}", self.game.words.options.get(option.name, option.name)
        )

    def option_value(self, option: Option, value: str) -> str:
        """What one of several values means."""
        plain = self.game.words.options.get(f"{option.name}.{value}", value)
        return self.text(f"option-{option.name}-{value}", plain)

    # Words with their forms

    def word(self, id: str, other: str | None = None, **arguments: Argument) -> Word:
        return Word(lambda form: self.messages.form(id, arguments, form, other))

    def face_word(self, face: int, named: set[int] | None = None) -> Word:
        """A card; `named` takes it when it is named."""
        if face == HIDDEN:
            return self.word("card-unknown")
        name = self.game.faces[face - 1].name

        def form(wanted: str) -> str:
            if named is not None:
                named.add(face)
            title = self.game.words.faces[name][0]
            return self.messages.form(f"face-{name}", None, wanted, title)

        return Word(form, name)

    def faces_word(self, faces: Sequence[int], named: set[int]) -> Word:
        """Several cards: those that can be named, then how many others there are."""
        words = [self.face_word(face, named) for face in faces if face != HIDDEN]
        others = len(faces) - len(words)
        if others:
            words.append(self.word("cards-unknown", count=others))
        return self.several(words) if words else self.word("no-card")

    def several(self, words: Sequence[Word]) -> Word:
        return Word(lambda form: self.messages.listed([word.form(form) for word in words]))

    def seat_word(self, name: str) -> Word:
        start, end = ends(name)
        return self.word("seat", name, name=name, start=start, end=end)

    def seats_word(self, names: Names, seats: int) -> Word:
        words = [self.seat_word(names[seat]) for seat in seats_in(seats)]
        return self.several(words) if words else self.word("nobody")

    def name_word(self, kind: str, value: int) -> Word:
        """A word of one of the game's vocabularies."""
        name = self.game.names[kind][value]
        key = name_key(kind, value, name)
        plain = name.replace("_", " ")
        return Word(lambda form: self.messages.form(key, None, form, plain), name)

    def argument(self, kind: str, value: int, names: Names, named: set[int]) -> Argument:
        """A field as messages take it."""
        if kind == "seat":
            return self.seat_word(names[value]) if value >= 0 else self.word("nobody")
        if kind == "seats":
            return self.seats_word(names, value)
        if kind == "face":
            return self.face_word(value, named)
        if kind == "card":
            return self.word("card-unknown")
        if kind == "held":
            return self.word("card-number", number=value + 1)
        if kind == "flag":
            return fact_argument(bool(value))
        return self.name_word(kind, value) if kind in self.game.names else int(value)

    def value_text(
        self,
        kind: str,
        value: int,
        names: Names,
        faces: Mapping[int, int],
        hand: Sequence[int] = (),
    ) -> str:
        """A field for people; `faces` are the cards the reader knows, `hand` those they hold."""
        if kind == "flag":
            return self.text("yes" if value else "no")
        if kind == "card":
            return self.face_title(faces.get(value, int(HIDDEN)))
        if kind == "held" and value < len(hand):
            return self.face_title(hand[value])
        found = self.argument(kind, value, names, set())
        return found.form("") if isinstance(found, Word) else str(found)

    # What happened

    def sentence(self, told: Told, view: Table, names: Names) -> str:
        """What happened, with the cards that came to light; nothing if it needs no words."""
        kind = self.game.event_by_number[told.event[0]]
        if told.event[0] == CHOSE:
            answer = self.action_text(told.event[2], names)
            return self.text("answered", seat=self.seat_word(names[told.event[1]]), answer=answer)
        if kind.private or not kind.text:
            return ""
        faces = {card: face for card, face in enumerate(view.faces) if face != HIDDEN} | told.faces
        named: set[int] = set()
        arguments = self._event_arguments(told, names, faces, named)
        text = self.messages.form(f"event-{kind.name}", arguments).strip()
        return self.with_faces(text, [face for face in told.faces.values() if face not in named])

    def _event_arguments(
        self, told: Told, names: Names, faces: Mapping[int, int], named: set[int]
    ) -> dict[str, Argument]:
        fields = self.game.event_by_number[told.event[0]].fields
        found: dict[str, Argument] = {field.name: ABSENT for field in fields}
        for at, field in enumerate(fields, 1):
            rest = told.event[at:]
            if field.type == "cards":
                known = [faces.get(card, int(HIDDEN)) for card in rest]
                found[field.name] = self.faces_word(known, named)
            elif field.type == "numbers":
                found[field.name] = ", ".join(map(str, rest))
            elif rest and field.type == "card":
                found[field.name] = self.face_word(faces.get(rest[0], int(HIDDEN)), named)
            elif rest:
                found[field.name] = self.argument(field.type, rest[0], names, named)
            if field.type in ("cards", "numbers"):
                found[f"{field.name}_count"] = len(rest)
            elif field.type == "seats" and rest:
                found[f"{field.name}_count"] = len(seats_in(rest[0]))
        return found

    def with_faces(self, text: str, faces: Sequence[int]) -> str:
        """Name the faces that the text does not name itself."""
        titles = [self.face_title(face) for face in faces]
        titles = [one for one in titles if not re.search(rf"(?<!\w){re.escape(one)}(?!\w)", text)]
        return f"{text.rstrip('.')} ({', '.join(titles)})." if titles else text

    # What can be done

    def action_text(self, action: int, names: Names, view: Table | None = None) -> str:
        """What an action does; with the chooser's view, cards they hold are called by name."""
        name, values = self.game.actions[action]
        return self._form_text(self.game.form_numbers[name], values, names, view)

    def pick_text(self, pick: Sequence[int], names: Names, view: Table | None = None) -> str:
        """What has been picked so far."""
        return self._form_text(pick[0], pick[1:], names, view)

    def _form_text(self, form: int, values: Sequence[int], names: Names, view: Table | None) -> str:
        one, hand = self.game.forms[form], hand_of(view)
        found: dict[str, Argument] = {field.name: ABSENT for field in one.fields}
        for field, value in zip(one.fields, values, strict=False):
            held = field.type == "held" and value < len(hand)
            kind, meant = ("face", hand[value]) if held else (field.type, value)
            found[field.name] = self.argument(kind, meant, names, set())
        return self.messages.form(f"form-{one.name}", found).strip()

    def step_text(
        self, pick: Sequence[int], step: int, names: Names, view: Table | None = None
    ) -> str:
        """What to write on the button of a step."""
        if step == DONE:
            return self.text("done")
        if not pick:
            return self.pick_text((step,), names)
        field = self.game.forms[pick[0]].fields[len(pick) - 1]
        return self.value_text(field.type, step, names, {}, hand_of(view))

    def prompt(self, pick: Sequence[int]) -> str:
        """The question that the next step answers."""
        if not pick:
            return self.text("ask-action")
        field = self.game.forms[pick[0]].fields[len(pick) - 1]
        return self.text(f"prompt-{field.name}", self.text("ask-field"))


def fact_argument(value: Fact) -> Argument:
    """A switch is selected by its word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
