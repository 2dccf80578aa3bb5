"""Cards and tables for screens: colour, letter, value and title, so that colour is never alone."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from parlour.kernel.game import Game, Zone
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN
from parlour.kernel.wording import Names, count, face_title
from parlour.tui.drawing import (
    ENDLESS,
    NO_CARDS,
    common_zones,
    is_counter,
    is_endless,
    label,
    own_hands,
    remarks,
    scores_text,
    status_texts,
    supply_text,
    zone_title,
)

LETTERS = {  # one letter for every colour
    "black": "K",
    "blue": "B",
    "brown": "N",
    "gold": "D",
    "green": "G",
    "grey": "S",
    "orange": "O",
    "pink": "P",
    "purple": "U",
    "red": "R",
    "teal": "T",
    "white": "W",
    "yellow": "Y",
}
SHADES = {  # colours as a dark screen shows them, told apart by everybody's palette
    "black": "#a8a8a8",
    "blue": "#62aeff",
    "brown": "#c8915c",
    "gold": "#e6b422",
    "green": "#7ddb7d",
    "grey": "#c4c4c4",
    "orange": "#ff9f43",
    "pink": "#ff8ac2",
    "purple": "#c792ea",
    "red": "#ff7070",
    "teal": "#4dd0c8",
    "white": "#ffffff",
    "yellow": "#f5d04c",
}
CARD = "card"  # under this name a click finds the face of a card
LAST_CARDS = 6  # of a long pile


def card_name(game: Game, face: int) -> str:
    """`G1 Guard`: the letter of its colour, its value, and what the title adds to them."""
    one = game.faces[face - 1]
    sign = LETTERS.get(one.colour, one.colour[:1].upper()) + one.value
    said = {one.colour.lower(), one.value.lower()}
    words = [word for word in face_title(game, face).split() if word.lower() not in said]
    return " ".join([sign, *words]).strip()


def card_text(game: Game, face: int, click: bool = False) -> Text:
    """A card as `[G1 Guard]` in its colour; one that can be clicked says which it is."""
    style = Style.parse(SHADES.get(game.faces[face - 1].colour, "default") + " bold")
    if click:
        style += Style.from_meta({CARD: face})
    return Text(f"[{card_name(game, face)}]", style)


def card_texts(view: Table, cards: Sequence[int], clicks: bool = False) -> list[Text]:
    """Known cards one by one, the last ones of a long pile; the others counted."""
    known = [view.faces[card] for card in cards if view.faces[card] != HIDDEN]
    hidden = len(cards) - len(known)
    parts = []
    if not clicks and len(known) > LAST_CARDS:
        parts.append(Text(f"{len(known) - LAST_CARDS} and", "dim"))
        known = known[-LAST_CARDS:]
    for face in known:
        parts.append(card_text(view.game, face, clicks))
    if hidden:
        parts.append(Text(count(hidden, "card"), "dim"))
    return parts or [Text(NO_CARDS, "dim")]


class Flow:
    """Pieces side by side, none of them broken, in as many lines as they need."""

    def __init__(self, pieces: Sequence[Text], indent: int = 0) -> None:
        self.pieces = [piece for piece in pieces if piece.plain]
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines: list[Text] = []
        for piece in self.pieces:
            room = options.max_width - len(lines[-1].plain) - 1 if lines else -1
            if len(piece.plain) <= room:
                lines[-1].append(" ").append_text(piece)
            else:
                lines.append(Text(" " * self.indent).append_text(piece))
        yield from lines


# The table


def table_panels(view: Table, names: Names) -> RenderableType:
    """Everybody else, what lies in the middle, and the viewer, one below the other."""
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    parts: list[RenderableType] = [
        panel("Others" if view.viewer >= 0 else "Players", seats_flows(view, names, others)),
        panel("Table", [Flow(commons_texts(view)), Flow(status_texts(view, names))]),
    ]
    if view.viewer >= 0:
        lines = seats_flows(view, names, [int(view.viewer)])
        for title, cards in own_hands(view):
            heading = Text(f"{title} ({len(cards)}):", "dim")
            lines.append(Flow([heading, *card_texts(view, cards, clicks=True)]))
        parts.append(panel("You", lines))
    if view.over:
        parts.append(panel("The end", [Flow([scores_text(view, names)])]))
    return Group(*parts)


def panel(title: str, lines: Sequence[Flow]) -> Panel:
    body = Group(*(line for line in lines if line.pieces))
    return Panel(body, title=title, title_align="left", border_style="dim", padding=(0, 1))


def seats_flows(view: Table, names: Names, seats: Sequence[int]) -> list[Flow]:
    found: list[Flow] = []
    for seat in seats:
        found += [seat_line(view, names, seat), Flow(seat_texts(view, seat), indent=4)]
    return found


def seat_line(view: Table, names: Names, seat: int) -> Flow:
    """A name with the counters; an arrow points at those whose choice is awaited."""
    game = view.game
    flags = [field for field in game.fields if field.type == "seats" and label(game, field)]
    notes = remarks(view, flags, seat)
    if view.over and view.winners >> seat & 1:
        notes.append("winner")
    out = view.is_gone(seat) or bool(game.out and getattr(view, game.out) >> seat & 1)
    name = Text("▶ " if view.owing >> seat & 1 and not view.over else "  ", "bold")
    name.append(names[seat], "dim strike" if out else "bold")
    counters = [
        Text(f" {label(game, field)} ", "dim").append(str(getattr(view, field.name)[seat]))
        for field in game.fields
        if is_counter(view, field)
    ]
    return Flow([name, *counters, Text(", ".join(notes), "italic")])


def seat_texts(view: Table, seat: int) -> list[Text]:
    """What lies before a player; the viewer's own hands are shown below."""
    own = seat == view.viewer
    found: list[Text] = []
    for zone in view.game.zones:
        if zone.per_seat and not (own and zone.hand) and view.cards(zone.index + seat):
            found += titled(view.game, zone, card_texts(view, view.cards(zone.index + seat)))
    return found


def titled(game: Game, zone: Zone, cards: Sequence[Text]) -> list[Text]:
    """The cards of a zone; its title and the first of them stay together."""
    first = Text(f"{zone_title(game, zone)}: ", "dim").append_text(cards[0])
    return [first, *cards[1:]]


def commons_texts(view: Table) -> list[Text]:
    found: list[Text] = []
    for zone in common_zones(view):
        cards = card_texts(view, view.cards(zone.index))
        endless = is_endless(view, zone)
        found += titled(view.game, zone, [Text(ENDLESS)] if endless else cards)
    return found + [supply_text(view, supply) for supply in view.game.supplies]
