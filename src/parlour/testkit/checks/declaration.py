"""Everything a game declares is there, has English words, and fits together."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import signature
from typing import Protocol

from parlour.kernel.events import Event, Field
from parlour.kernel.game import Game, Option, OptionValue
from parlour.kernel.picks import path_of
from parlour.kernel.plain import fingerprint
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.tape import FIRST_EVENT
from parlour.kernel.telling import told
from parlour.kernel.types import HIDDEN, UNDECIDED
from parlour.kernel.wording import action_text, event_text, face_title, form_text, prompt, step_text
from parlour.testkit.playing import midgame, naming, seeds, viewers
from parlour.testkit.register import each_game, each_preset
from parlour.testkit.settings import Setting

TYPES = {"seat", "seats", "card", "cards", "face", "number", "numbers", "flag", "held"}
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana", "Ivo", "Jo"]

# Words


class Named(Protocol):
    @property
    def name(self) -> str: ...


def names(items: Iterable[Named]) -> list[str]:
    return [item.name for item in items]


def check_names(texts: Mapping[str, object], wanted: Iterable[str], where: str) -> None:
    """There is a text for each name, and none for others."""
    missing, surplus = set(wanted) - texts.keys(), texts.keys() - set(wanted)
    assert not missing, f"words.{where} lacks {', '.join(sorted(missing))}"
    assert not surplus, f"words.{where} has {', '.join(sorted(surplus))}, which is not there"


@each_game
def the_game_itself_has_words(game: Game) -> None:
    assert game.words.title
    assert game.words.summary
    assert "\n" not in game.words.summary
    for preset in game.presets:
        options = game.settle(preset=preset)
        rules, turn = game.words.rules(options), game.words.turn(options)
        assert len(rules) > 200, f"the rules have only {len(rules)} characters of over 200"
        assert turn in rules, "Words.turn is no part of Words.rules"
        assert len(turn) > 50, f"Words.turn has only {len(turn)} characters of over 50"


def values_of(option: Option) -> list[OptionValue]:
    """All values of an option, or the ends of its range."""
    if option.values:
        return list(option.values)
    return [False, True] if isinstance(option.default, bool) else [option.low, option.high]


@each_game
def the_rules_follow_the_options(game: Game) -> None:
    for option in game.options:
        if option.name != game.first_seat:
            texts = set()
            for preset in game.presets:
                chosen = game.settle(preset=preset)
                texts |= {
                    (preset, game.words.rules(chosen | {option.name: value}))
                    for value in values_of(option)
                }
            assert len(texts) > len(game.presets), f"the rules do not say what {option.name} does"


@each_game
def faces_have_a_title_and_a_rule(game: Game) -> None:
    check_names(game.words.faces, names(game.faces), "faces")
    assert all(title and rule for title, rule in game.words.faces.values())
    titles = [face_title(game, face) for face in range(1, len(game.faces) + 1)]
    assert len(set(titles)) == len(titles)


@each_game
def zones_fields_and_events_have_words(game: Game) -> None:
    check_names(game.words.zones, names(game.zones), "zones")
    check_names(game.words.fields, names(game.fields), "fields")
    assert all(game.words.zones.values())
    assert any(game.words.fields.values()) or not game.fields  # no words: not for people
    assert any(event.text for event in game.events)


@each_game
def actions_have_words_and_their_fields_a_question(game: Game) -> None:
    check_names(game.words.actions, names(game.forms), "actions")
    fields = [field.name for form in game.forms for field in form.fields]
    check_names(game.words.prompts, fields, "prompts")
    assert all(game.words.prompts.values())
    texts = [action_text(game, action, NAMES) for action in range(len(game.actions))]
    assert all(texts)
    assert len(set(texts)) == len(texts), "two actions read the same"


@each_game
def options_and_their_values_have_words(game: Game) -> None:
    wanted = [option.name for option in game.options]
    for option in game.options:
        wanted += [f"{option.name}.{value}" for value in option.values]
    check_names(game.words.options, wanted, "options")
    assert all(game.words.options.values())


def braces(template: str) -> set[str]:
    assert template.count("{") == len(re.findall(r"\{\w+\}", template)), template
    assert template.count("[") == len(re.findall(r"\[[^\[\]]*\]", template)), template
    return set(re.findall(r"\{(\w+)\}", template))


@each_game
def templates_name_fields_that_exist(game: Game) -> None:
    for event in game.events:
        unknown = braces(event.text) - set(names(event.fields))
        assert not unknown, f"the text of event {event.name} names {', '.join(unknown)}"
    for form in game.forms:
        assert braces(game.words.actions[form.name]) == set(names(form.fields)), form.name


@each_game
def fields_that_may_be_left_out_stand_in_brackets(game: Game) -> None:
    """Else an action would read as if something were missing."""
    for form in game.forms:
        sizes = [len(values) for name, values in game.actions if name == form.name]
        bare = re.sub(r"\[[^\]]*\]", "", game.words.actions[form.name])
        always = set(names(form.fields[: min(sizes)]))
        assert braces(bare) <= always, form.name


@each_preset
def every_event_can_be_told_in_words(setting: Setting) -> None:
    for seed in seeds(setting, 150):
        with naming(seed) as rng:
            table, tape = midgame(setting, rng)
            for viewer in viewers(table):
                view = table.view(viewer)
                for heard in told(setting.game, tape, viewer):
                    text = event_text(heard, view, NAMES)
                    assert not re.search(r"[{}\[\]]|  ", text), text


@each_game
def every_step_has_words(game: Game) -> None:
    for action in range(len(game.actions)):
        path = path_of(game, action)
        assert form_text(game, path[0])
        for size in range(len(path)):
            assert prompt(game, path[:size])
            assert step_text(game, path[:size], path[size], NAMES)


# Declarations


@each_game
def names_and_numbers_are_used_once(game: Game) -> None:
    lists: list[Sequence[Named]] = [game.faces, game.zones, game.fields, game.forms, game.options]
    for items in lists:
        assert len(set(names(items))) == len(items)
    assert len(game.action_numbers) == len(game.actions)
    assert len(game.event_by_number) == len(game.event_by_name)
    numbers = [event.number for event in game.events]
    assert len(set(numbers)) == len(numbers)
    assert min(numbers) >= FIRST_EVENT


@each_game
def fields_are_not_called_like_those_of_every_table(game: Game) -> None:
    taken = {name for name in names(game.fields) if name in common_names(game)}
    assert not taken, f"every table has {', '.join(sorted(taken))}: another name is needed"


@each_game
def equal_scores_are_ranked_by_a_number_for_each_seat(game: Game) -> None:
    if game.ranked_by:
        types = {field.name: field.type for field in game.fields}
        assert types.get(game.ranked_by) == "numbers", f"{game.ranked_by} is no field with numbers"
        assert len(getattr(game.new(game.seats_for()[1]), game.ranked_by)) == game.seats_for()[1]


@each_game
def events_are_methods_with_as_many_arguments(game: Game) -> None:
    table = game.new(game.seats_for()[0])
    for event in game.events:
        assert callable(getattr(table, event.name, None)), f"the table has no {event.name}"
        assert not hasattr(Table, event.name), f"{event.name} is the kernel's"
        check_arguments(event, getattr(table, event.name))


def check_arguments(event: Event, method: Callable[..., None]) -> None:
    """A method takes an argument for each field; those that may be missing have a default."""
    arguments = signature(method).parameters.values()
    needed = sum(argument.default is argument.empty for argument in arguments)
    wanted = sum(not field.optional for field in event.fields)
    same = (needed, len(arguments)) == (wanted, len(event.fields))
    assert same, f"the method {event.name} does not take the fields of the event"


@each_game
def fields_have_types_that_exist(game: Game) -> None:
    known = TYPES | set(game.names)
    every: list[tuple[Field, ...]] = [game.fields]
    every += [event.fields for event in game.events] + [form.fields for form in game.forms]
    for fields in every:
        unknown = {field.type for field in fields} - known
        assert not unknown, f"no type of a field: {', '.join(sorted(unknown))}"
    for event in game.events:
        lists = {field.type for field in event.fields[:-1]} & {"cards", "numbers"}
        assert not lists, f"a list must be the last field of event {event.name}"
    assert known - set(game.names) == TYPES, "a vocabulary hides a type"


@each_game
def actions_have_the_fields_of_their_form(game: Game) -> None:
    for name, values in game.actions:
        fields = game.form_by_name[name].fields
        assert len(values) <= len(fields)
        for field, value in zip(fields, values, strict=False):
            assert 0 <= value < limit(game, field), (name, values)


def limit(game: Game, field: Field) -> int:
    """Values of this field are less."""
    if field.type in game.names:
        return len(game.names[field.type])
    return {"seat": game.seats[1], "face": len(game.faces) + 1, "flag": 2}.get(field.type, 1 << 30)


@each_game
def zones_are_apart_and_there(game: Game) -> None:
    low, high = game.seats_for()
    for seats in (low, high):
        taken = [
            zone.index + offset
            for zone in game.zones
            for offset in range(seats if zone.per_seat else 1)
        ]
        assert len(set(taken)) == len(taken)
        zones = len(game.new(seats).zones)
        assert max(taken) < zones < 63, f"zones up to {max(taken)} are declared, {zones} laid"
    assert game.zones[0].index == 0


@each_game
def presets_and_defaults_are_valid(game: Game) -> None:
    assert "spec" in game.presets
    for preset in game.presets:
        assert game.settle(preset=preset).keys() == {option.name for option in game.options}
    for option in game.options:
        assert option.check(option.default) == option.default
        assert option.read(shown(option)) == option.default


def shown(option: Option) -> str:
    """As somebody would type the default."""
    return str(option.default).lower() if isinstance(option.default, bool) else str(option.default)


# The table's own attributes


def common_names(game: Game) -> set[str]:
    """The names of all that every table has."""
    common = Table(game, game.seats[0])
    common.lay([], 1)
    return set(dir(common))


def own_attributes(table: Table) -> set[str]:
    """What this table has beyond every table."""
    return {
        name
        for name in set(dir(table)) - common_names(table.game)
        if name[0] != "_" and not callable(getattr(table, name))
    }


@each_preset
def declared_fields_are_all_that_can_change(setting: Setting) -> None:
    """What is not declared must be a thing of the game's own, shared by all copies."""
    for seed in seeds(setting, 100):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            declared = set(names(setting.game.fields))
            missing = declared - own_attributes(table)
            assert not missing, f"the table has no {', '.join(sorted(missing))}"
            for name in own_attributes(table) - declared:
                value = getattr(table, name)
                plain = isinstance(value, int | str | float | list | tuple | dict | set)
                assert not plain, f"{name} is not declared"
                assert getattr(table.copy(), name) is value, f"{name} is not declared"


def other_value(value: object) -> object:
    """A value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, list):
        return [item + 1 for item in value]
    assert isinstance(value, int)
    return 1 if value != 1 else 0


@each_preset
def a_copy_has_all_declared_fields_of_its_own(setting: Setting) -> None:
    for seed in seeds(setting, 100):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            for name in names(setting.game.fields):
                value, other = getattr(table, name), other_value(getattr(table, name))
                mark = fingerprint(table)
                twin = table.copy()
                setattr(twin, name, other)
                assert getattr(twin.copy(), name) == other, f"{name} is not copied"
                assert getattr(table, name) == value
                assert fingerprint(table) == mark
                if isinstance(value, list):
                    assert getattr(table.copy(), name) is not value


@each_game
def a_new_table_has_nothing_hidden(game: Game) -> None:
    low, high = game.seats_for()
    for seats in range(low, high + 1):
        table = game.new(seats)
        assert table.view(-1).faces == table.faces
        assert table.sealed == [UNDECIDED] * seats
        assert int(HIDDEN) not in table.faces or game.endless
        assert table.owing == 0
        assert fingerprint(game.new(seats)) == fingerprint(table)
        game.start(seats, Random(0))
        assert fingerprint(game.new(seats)) == fingerprint(table), "tables share something"
