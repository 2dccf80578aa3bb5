"""What a person may choose, as a question and its answers."""

from dataclasses import dataclass

from parlour.kernel.events import Field
from parlour.kernel.game import Game
from parlour.kernel.picks import only_form, path_of, steps
from parlour.kernel.table import Table
from parlour.kernel.wording import Names, hand_of
from parlour.tui.drawing import face_place
from parlour.tui.words import of, t


@dataclass(frozen=True)
class MenuEntry:
    """A line of a menu. `note` explains it; it stands for a step of a choice, for a whole one,
    or for something one could type."""

    text: str
    note: str = ""
    step: int | None = None
    action: int | None = None
    word: str = ""
    face: int = 0  # the card it names, if it names one


@dataclass(frozen=True)
class Menu:
    """A question and the answers there are."""

    question: str
    entries: list[MenuEntry]

    def chosen(self, text: str) -> MenuEntry | None:
        """The entry somebody means: by its number, by how it begins; the only one by nothing."""
        if not text and len(self.entries) == 1:
            return self.entries[0]
        if text.isascii() and text.isdigit():
            number = int(text[:9])
            return self.entries[number - 1] if 1 <= number <= len(self.entries) else None
        found = [entry for entry in self.entries if entry.text.lower().startswith(text.lower())]
        exact = [entry for entry in found if entry.text.lower() == text.lower()]
        found = exact or found
        return found[0] if len(found) == 1 and text else None


def menu_of(view: Table, names: Names, actions: list[int], pick: tuple[int, ...]) -> Menu:
    """The next step of a viewer who has these actions and has picked these steps so far."""
    game = view.game
    found = steps(game, actions, pick)
    if len(actions) == 1 or not found:
        entries = [MenuEntry(of(game).action_text(a, names, view), action=a) for a in actions]
        return Menu(t("no-choice" if len(actions) == 1 else "choose"), entries)
    begun = pick or only_form(game, actions)
    entries = [_entry(view, names, actions, begun, step) for step in found]
    if begun and _next_field(game, begun).type == "held":
        entries.sort(key=lambda entry: face_place(game, entry.face))  # as the hand is shown
    return Menu(_question(view, names, begun), entries)


def _question(view: Table, names: Names, pick: tuple[int, ...]) -> str:
    """What is asked, after what has been picked so far."""
    game = view.game
    asked = of(game).prompt(pick)
    if len(pick) > 1 or (pick and len(game.forms) > 1):
        return f"{of(game).pick_text(pick, names, view)} — {asked}"
    return asked


def _entry(
    view: Table, names: Names, actions: list[int], pick: tuple[int, ...], step: int
) -> MenuEntry:
    """A step by its name; a form that can mean one action only by the name of that."""
    game = view.game
    if not pick:
        meant = [action for action in actions if path_of(game, action)[0] == step]
        if len(meant) == 1:
            return MenuEntry(of(game).action_text(meant[0], names, view), step=step)
        return MenuEntry(of(game).step_text(pick, step, names), step=step)
    face = _face_of(view, pick, step)
    text = of(game).step_text(pick, step, names, view)
    return MenuEntry(text, of(game).face_rule(face), step=step, face=face)


def _next_field(game: Game, pick: tuple[int, ...]) -> Field:
    """What is asked after the steps picked so far."""
    return game.forms[pick[0]].fields[len(pick) - 1]


def _face_of(view: Table, pick: tuple[int, ...], step: int) -> int:
    """The card that a step names."""
    field = _next_field(view.game, pick)
    if field.type == "held" and step >= 0:
        return hand_of(view)[step]
    return max(0, step) if field.type == "face" else 0
