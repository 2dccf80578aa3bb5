"""Cards and tables for screens: colour, letter, value and title, so that colour is never alone."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.style import Style
from rich.text import Text

from parlour.kernel.game import Game, Zone
from parlour.kernel.seats import has
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN
from parlour.kernel.wording import Names
from parlour.tui.drawing import (
    NO_CARDS,
    common_zones,
    is_counter,
    is_endless,
    label,
    marked,
    own_hands,
    remarks,
    scores_text,
    status_texts,
    supply_text,
    zone_title,
)
from parlour.tui.words import headed, of, t

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
LAST_CARDS = 8  # of a long pile
GAP = 3  # columns between two things; their parts stand closer
INDENT = 4  # of a line that goes on


def card_name(game: Game, face: int) -> str:
    """`G1 Guard`: the letter of its colour, its value, and what the title adds to them.

    A title in another language that names the colour itself stands alone.
    """
    one, title = game.faces[face - 1], of(game).face_title(face)
    sign = LETTERS.get(one.colour, one.colour[:1].upper()) + one.value
    said = {one.colour.lower(), one.value.lower()}
    words = [word for word in title.split() if word.lower() not in said]
    english = game.words.faces[one.name][0]
    if title != english and one.colour.lower() in english.lower().split():
        return title
    return " ".join([sign, *words]).strip()


def card_text(game: Game, face: int, click: bool = False) -> Text:
    """A card as `[G1 Guard]` in its colour; one that can be clicked says which it is."""
    style = Style.parse(SHADES.get(game.faces[face - 1].colour, "default") + " bold")
    if click:
        style += Style.from_meta({CARD: face})
    return Text(f"[{card_name(game, face)}]", style)


def card_texts(view: Table, cards: Sequence[int], clicks: bool = False) -> list[Text]:
    """Known cards one by one, the last ones of a long pile; how many there are if some are not."""
    known = [view.faces[card] for card in cards if view.faces[card] != HIDDEN]
    parts = []
    if not clicks and len(known) > LAST_CARDS:
        parts.append(Text(t("more-cards", count=len(known) - LAST_CARDS), "dim"))
        known = known[-LAST_CARDS:]
    parts += [card_text(view.game, face, clicks) for face in known]
    if HIDDEN in [view.faces[card] for card in cards]:
        if parts:
            parts[0] = Text("(") + parts[0]
            parts[-1] = parts[-1] + Text(")")
        parts.insert(0, Text(t("cards", count=len(cards))))
    return parts or [Text(NO_CARDS, "dim")]


class Flow:
    """Groups of pieces side by side, no piece broken, in as many lines as they need."""

    def __init__(self, groups: Sequence[Sequence[Text]], indent: int = INDENT) -> None:
        self.groups = [[piece for piece in group if piece.plain] for group in groups]
        self.indent = indent

    def __bool__(self) -> bool:
        return any(self.groups)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines: list[Text] = []
        for group in self.groups:
            for at, piece in enumerate(group):
                gap = 1 if at else GAP
                if lines and lines[-1].cell_len + gap + piece.cell_len <= options.max_width:
                    lines[-1].append(" " * gap).append_text(piece)
                else:
                    margin = " " * self.indent if lines else ""
                    lines.append(Text(margin).append_text(piece))
        yield from lines


# The table


def table_parts(view: Table, names: Names) -> tuple[RenderableType, RenderableType, RenderableType]:
    """The others, what lies in the middle, and the viewer."""
    return others_part(view, names), middle_part(view, names), own_part(view, names)


def others_part(view: Table, names: Names) -> RenderableType:
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    title = t("others" if view.viewer >= 0 else "players")
    return section(title, [seat_flow(view, names, seat) for seat in others])


def middle_part(view: Table, names: Names) -> RenderableType:
    """What is nobody's; at the end the scores above it, where they are seen on a small screen."""
    flows = [Flow(commons(view)), Flow(each(status_texts(view, names)))]
    table = section(t("table"), flows)
    if not view.over:
        return table
    return Group(section(t("the-end"), [Flow([[scores_text(view, names)]])]), table)


def own_part(view: Table, names: Names) -> RenderableType:
    """The viewer, with all the cards in hand; nothing for somebody who only watches."""
    if view.viewer < 0:
        return ""
    flows = [seat_flow(view, names, int(view.viewer))]
    for title, cards in own_hands(view):
        heading = Text(headed(f"{title} ({len(cards)})").rstrip(), "dim")
        flows.append(Flow([[heading, *card_texts(view, cards, clicks=True)]], indent=2))
    return section(t("yourself"), flows)


def section(title: str, flows: Sequence[Flow]) -> RenderableType:
    """What is in it, below a line with its title."""
    rule = Rule(Text(title, "bold"), align="left", style="dim")
    return Group(rule, *(flow for flow in flows if flow))


def each(texts: Sequence[Text]) -> list[list[Text]]:
    """Every piece is a group of its own."""
    return [[text] for text in texts]


def seat_flow(view: Table, names: Names, seat: int) -> Flow:
    """A name with its counters, and what lies before it; the viewer's own hands stand below."""
    game = view.game
    counters = [
        marked(f"{label(game, field)} ", str(getattr(view, field.name)[seat]))
        for field in game.fields
        if is_counter(view, field)
    ]
    own = seat == view.viewer
    zones = [
        titled(game, zone, card_texts(view, view.cards(zone.index + seat)))
        for zone in game.zones
        if zone.per_seat and not (own and zone.hand) and view.cards(zone.index + seat)
    ]
    return Flow([[seat_name(view, names, seat)], *each(counters), *zones])


def seat_name(view: Table, names: Names, seat: int) -> Text:
    """An arrow points at those whose choice is awaited; what is true of a player follows."""
    game = view.game
    flags = [field for field in game.fields if field.type == "seats" and label(game, field)]
    notes = remarks(view, flags, seat)
    if view.over and has(view.winners, seat):
        notes.append(t("winner"))
    out = view.is_gone(seat) or bool(game.out and has(getattr(view, game.out), seat))
    awaited = has(view.owing, seat) and not view.over
    text = Text("▶ " if awaited else "  ")
    text.append(names[seat], "dim strike" if out else "bold")
    if notes:
        text.append(f" ({', '.join(notes)})", "italic")
    text.pad_right(max(cell_len(name) for name in names) + 2 - text.cell_len)
    return text


def titled(game: Game, zone: Zone, cards: Sequence[Text]) -> list[Text]:
    """The cards of a zone; its title and the first of them stay together."""
    return [marked(headed(zone_title(game, zone)), cards[0]), *cards[1:]]


def commons(view: Table) -> list[list[Text]]:
    """The zones that are nobody's, and the supplies."""
    found = []
    for zone in common_zones(view):
        cards = card_texts(view, view.cards(zone.index))
        found.append(
            titled(view.game, zone, [Text(t("endless"))] if is_endless(view, zone) else cards)
        )
    return found + each([supply_text(view, supply) for supply in view.game.supplies])
