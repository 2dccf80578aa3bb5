"""What a viewer is told of what happened: the only channel through which a face travels."""

from dataclasses import dataclass

from parlour.kernel.game import Game
from parlour.kernel.plain import Plain, event_plain, face_plain, public_part
from parlour.kernel.tape import Tape
from parlour.kernel.types import knows


@dataclass(frozen=True)
class Told:
    """An event, the same for every viewer, and the faces it made known to this one."""

    event: tuple[int, ...]
    faces: dict[int, int]  # card → face

    def plain(self, game: Game) -> Plain:
        plain = event_plain(game, self.event)
        if self.faces:
            plain["shown"] = {str(card): face_plain(game, f) for card, f in self.faces.items()}
        return plain


def told(game: Game, tape: Tape, viewer: int, start: int = 0) -> list[Told]:
    """The events of a tape from `start` on, as this viewer may hear of them.

    Private events reach their owner alone; where cards went in a mix reaches nobody.
    """
    faces: dict[int, dict[int, int]] = {}
    for place, card, face, seats in tape.reveals(start):
        if knows(seats, viewer):
            faces.setdefault(place, {})[card] = face
    heard = []
    for place, event in tape.placed(start):
        if game.event_by_number[event[0]].private and event[1] != viewer:
            continue
        heard.append(Told(public_part(event), faces.get(place, {})))
    return heard
