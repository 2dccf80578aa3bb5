"""A view of any game as text for a terminal, drawn from what the game declares."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from parlour.kernel.events import Field
from parlour.kernel.game import Game, Options, Supply, Zone
from parlour.kernel.messages import ABSENT
from parlour.kernel.seats import has
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN
from parlour.kernel.wording import Names
from parlour.tui.words import headed, of, t, zone_word

COLOURS = {  # what games call colours → what terminals do
    "black": "bright_black",
    "blue": "bright_blue",
    "brown": "orange4",
    "gold": "yellow",
    "green": "green",
    "grey": "white",
    "orange": "dark_orange",
    "pink": "hot_pink",
    "purple": "medium_purple1",
    "red": "red",
    "teal": "cyan",
    "white": "bright_white",
    "yellow": "yellow",
}
LONGEST_LIST = 8  # cards that are written out one by one
NO_CARDS = "–"

# Cards


def face_text(game: Game, face: int) -> Text:
    """A card's title in its colour."""
    return Text(of(game).face_title(face), COLOURS.get(game.faces[face - 1].colour, ""))


def cards_line(view: Table, cards: Sequence[int], most: int = LONGEST_LIST) -> Text:
    """The cards of a zone by name; their number where the viewer does not know all of them."""
    game = view.game
    known = [view.faces[card] for card in cards if view.faces[card] != HIDDEN]
    if len(known) > most:
        count = Text(t("cards-on-top", count=len(cards)))
        return count.append(" ").append_text(face_text(game, known[-1]))
    names = Text(", ").join(face_text(game, face) for face in known)
    if len(known) == len(cards):
        return names or Text(NO_CARDS, "dim")
    count = Text(t("cards", count=len(cards)), "dim")
    return Text.assemble(count, " (", names, ")") if known else count


def sorted_cards(view: Table, cards: Sequence[int]) -> list[int]:
    """Cards by colour, then in the game's order; those the viewer does not know come last."""
    return sorted(cards, key=lambda card: face_place(view.game, view.faces[card]))


def face_place(game: Game, face: int) -> tuple[int, int]:
    """Where a card stands in a sorted hand."""
    colours = list(dict.fromkeys(one.colour for one in game.faces))
    if face == HIDDEN:
        return len(colours), 0
    return colours.index(game.faces[face - 1].colour), face


def own_hands(view: Table) -> list[tuple[str, list[int]]]:
    """The viewer's hands that hold cards: what they are called, and the cards, sorted."""
    if view.viewer < 0:
        return []
    return [
        (zone_title(view.game, zone), sorted_cards(view, view.cards(zone.index + view.viewer)))
        for zone in view.game.zones
        if zone.per_seat and zone.hand and view.cards(zone.index + view.viewer)
    ]


def hand_line(view: Table, title: str, cards: Sequence[int]) -> Text:
    """A hand of the viewer, in full."""
    parts = [face_text(view.game, view.faces[card]) for card in cards]
    heading = t("your-zone", zone=zone_word(title), count=len(cards))
    return marked(f"{heading} ", Text(", ").join(parts))


def marked(title: str, value: str | Text) -> Text:
    """A value behind its title, which is dimmed."""
    return Text.assemble((title, "dim"), value)


# The players


def players_grid(view: Table, names: Names) -> Grid:
    """A row for every player: counters, cards, and what else is true of them."""
    game = view.game
    zones = [zone for zone in game.zones if zone.per_seat and in_use(view, zone)]
    counters = [field for field in game.fields if is_counter(view, field)]
    flags = [field for field in game.fields if field.type == "seats" and label(game, field)]
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    grid.add_column("", no_wrap=True)
    for field in counters:
        grid.add_column(label(game, field), justify="right")
    for zone in zones:
        grid.add_column(zone_title(game, zone))
    grid.add_column("")
    for seat in range(view.seats):
        grid.add_row(
            player_text(view, names, seat),
            *(str(getattr(view, field.name)[seat]) for field in counters),
            *(seat_cards(view, zone, seat) for zone in zones),
            Text(", ".join(remarks(view, flags, seat)), "dim"),
        )
    return grid


def in_use(view: Table, zone: Zone) -> bool:
    """Whether anybody has cards there; a hand is always worth a column."""
    mine = zone is view.game.hand
    return mine or any(view.cards(zone.index + seat) for seat in range(view.seats))


def seat_cards(view: Table, zone: Zone, seat: int) -> Text:
    """A player's cards; the viewer's own hand is only counted, it is shown in full below."""
    cards = view.cards(zone.index + seat)
    if zone.hand and seat == view.viewer and cards:
        return Text(t("cards", count=len(cards)))
    return cards_line(view, cards)


def player_text(view: Table, names: Names, seat: int) -> Text:
    """A name; an arrow points at those whose choice is awaited."""
    mine = seat == view.viewer
    arrow = "> " if has(view.owing, seat) else "  "
    text = Text(arrow).append(names[seat], "bold" if mine else "")
    return text.append(f" ({t('you')})") if mine else text


def remarks(view: Table, flags: Sequence[Field], seat: int) -> list[str]:
    """What is true of a seat, in words."""
    found = [t("has-left")] if view.is_gone(seat) else []
    for field in flags:
        if has(getattr(view, field.name), seat):
            title = label(view.game, field)
            found.append(title[:1].lower() + title[1:])
    return found


# The rest of the table


def is_counter(view: Table, field: Field) -> bool:
    """Whether the field has a number for every seat."""
    return (
        field.type == "numbers"
        and len(getattr(view, field.name)) == view.seats
        and bool(label(view.game, field))
    )


def label(game: Game, field: Field) -> str:
    """What people call a field; nothing if the game does not want it shown."""
    return of(game).field_title(field)


def zone_title(game: Game, zone: Zone) -> str:
    return of(game).zone_title(zone)


def commons_line(view: Table) -> Text:
    """The cards that belong to nobody, and the common supplies."""
    parts = [zone_text(view, zone) for zone in common_zones(view)]
    parts += [supply_text(view, supply) for supply in view.game.supplies]
    return Text("  ").join(parts)


def common_zones(view: Table) -> list[Zone]:
    """Those that hold cards, and a deck without end."""
    return [
        zone
        for zone in view.game.zones
        if not zone.per_seat and (view.cards(zone.index) or is_endless(view, zone))
    ]


def is_endless(view: Table, zone: Zone) -> bool:
    return view.game.endless and zone.index == 0


def zone_text(view: Table, zone: Zone) -> Text:
    endless = is_endless(view, zone)
    cards = Text(t("endless")) if endless else cards_line(view, view.cards(zone.index))
    return marked(headed(zone_title(view.game, zone)), cards)


def supply_text(view: Table, supply: Supply) -> Text:
    left = supply.total - sum(getattr(view, supply.field))
    return marked(headed(of(view.game).supply_title(supply)), str(left))


def status_line(view: Table, names: Names) -> Text:
    return Text("  ").join(status_texts(view, names))


def status_texts(view: Table, names: Names) -> list[Text]:
    """The game's single values: round, phase and the like."""
    texts = []
    for field in view.game.fields:
        value = status_of(view, field, names)
        if value:
            texts.append(marked(headed(label(view.game, field)), value))
    return texts


def status_of(view: Table, field: Field, names: Names) -> str:
    """The value of a field that is no player's own; nothing if it says nothing now."""
    value = getattr(view, field.name)
    if isinstance(value, list) or field.type == "seats" or not label(view.game, field):
        return ""
    if (field.type in ("seat", "card") and value < 0) or (field.type == "face" and value == HIDDEN):
        return ""
    if field.type in ("flag", "number") and not value:
        return ""
    if field.type in view.game.names and view.game.names[field.type][value] == ABSENT:
        return ""
    faces = dict(enumerate(view.faces))
    return of(view.game).value_text(field.type, value, names, faces)


# Pages


def faces_grid(game: Game, options: Options) -> Grid:
    """All cards under these options with what they do."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number in game.faces_in_play(options):
        rule = Text(of(game).face_rule(number))
        value = Text(game.faces[number - 1].value, "dim")
        grid.add_row(value, face_text(game, number), rule)
    return grid


def scores_text(table: Table, names: Names) -> Text:
    """The scores, the winners first."""
    scores = table.scores()
    equal = getattr(table, table.game.ranked_by, [0] * table.seats)
    order = sorted(range(table.seats), key=lambda seat: (-scores[seat], -equal[seat]))
    parts = [
        Text(f"{names[seat]} {scores[seat]}", "bold" if has(table.winners, seat) else "")
        for seat in order
    ]
    heading = t("scores" if table.over else "scores-so-far")
    return Text(f"{heading} ") + Text(", ").join(parts)
