"""A game's English texts as Fluent messages, all of which a translation must contain.

Every text has a key made of what it belongs to: `event-NAME`, `form-NAME`, `face-NAME` (with the
attribute `rule`), `zone-`, `field-`, `prompt-`, `option-NAME`, `option-NAME-VALUE`, `part-`,
`supply-FIELD`, `highlight-NAME` (with the attribute `title`), and `name-VOCABULARY-WORD` for a word
of a vocabulary (for a phrase, its number).
"""

import re
from collections.abc import Iterator

from parlour.kernel.events import KERNEL_EVENTS, Event
from parlour.kernel.game import Game
from parlour.kernel.podium import ANY_GAME

ABSENT = "none"  # stands for an optional field that is missing
FIELD = re.compile(r"\{(\w+)\}")
PART = re.compile(r"\[([^\]]*)\]")
BARE = re.compile(r"( ?\{\w+\})")


def english(game: Game) -> str:
    """All texts of a game except its rules, which depend on the options."""
    return "".join(f"{key} = {value}\n" for key, value in entries(game))


def entries(game: Game) -> Iterator[tuple[str, str]]:
    """Every key with its English message."""
    words = game.words
    yield from {"title": words.title, "summary": words.summary}.items()
    for name, (title, rule) in words.faces.items():
        yield f"face-{name}", f"{title}\n    .rule = {plain(rule)}"
    yield from ((f"zone-{name}", title) for name, title in words.zones.items())
    yield from ((f"field-{name}", title) for name, title in words.fields.items() if title)
    for kind in shown_vocabularies(game):
        for number, word in enumerate(game.names[kind]):
            yield name_key(kind, number, word), plain(word.replace("_", " "))
    yield from ((f"event-{one.name}", message(one.text)) for one in told(game.events))
    yield from ((f"form-{name}", offer(text)) for name, text in words.actions.items())
    yield from ((f"prompt-{name}", text) for name, text in words.prompts.items())
    for name, text in words.options.items():
        yield f"option-{name.replace('.', '-')}", text
    for part in game.score_parts:
        yield f"part-{part}", part.replace("_", " ").capitalize()
    yield from ((f"supply-{one.field}", one.title) for one in game.supplies)
    for one in game.highlights:
        yield f"highlight-{one.name}", f"{message(one.text)}\n    .title = {one.title}"


def shown_vocabularies(game: Game) -> list[str]:
    """The vocabularies whose words people read: in sentences, on buttons, or on the table."""
    events = told(game.events)
    fields = [f for event in events for f in event.fields if "{" + f.name + "}" in event.text]
    fields += [field for form in game.forms for field in form.fields]
    fields += [field for field in game.fields if game.words.fields.get(field.name)]
    types = {field.type for field in fields}
    return [kind for kind in game.names if kind in types]


def name_key(kind: str, number: int, word: str) -> str:
    """The key of a word of a vocabulary; a phrase is identified by its number."""
    return f"name-{kind}-{word}" if re.fullmatch(r"\w+", word) else f"name-{kind}-{number}"


def told(events: tuple[Event, ...]) -> list[Event]:
    """The events that have a sentence."""
    return [event for event in events if event.text]


def plain(text: str) -> str:
    """A text that may be empty."""
    return text or '{""}'


def message(template: str) -> str:
    """A template in Fluent's syntax: `{seat} plays {card}[ on {target}].`"""
    parts = PART.split(template)  # every second one was in brackets
    return "".join(_optional(part) if at % 2 else _filled(part) for at, part in enumerate(parts))


def offer(template: str) -> str:
    """The template of an action: it is read before its fields are picked, so all are optional."""
    parts = PART.split(template)
    return message(
        "".join(f"[{p}]" if at % 2 else BARE.sub(r"[\1]", p) for at, p in enumerate(parts))
    )


def _filled(text: str) -> str:
    return FIELD.sub(r"{ $\1 }", text)


def _optional(part: str) -> str:
    """A part that is left out if one of its fields is missing."""
    found = '{""}' + _filled(part) + ('{""}' if part.endswith(" ") else "")
    for name in reversed(FIELD.findall(part)):
        without = f'        [{ABSENT}] {{""}}'
        found = f"{{ ${name} ->\n{without}\n       *[other] {found}\n    }}"
    return found


def kernel_keys() -> list[str]:
    """The keys of the sentences for events of any game."""
    events = [f"event-{event.name}" for event in told(KERNEL_EVENTS)]
    return events + [f"highlight-{one.name}" for one in ANY_GAME]
