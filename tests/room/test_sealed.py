"""Whether and when a sealed answer came: nobody else can tell before the question is settled.

The same evening is lived through several times. It differs only in whether and when one player
gives a sealed answer. Everybody else must be sent the same bytes at the same times until the
question is settled.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from tabletop import Tabletop, stage

from parlour.kernel.seats import seats_in
from parlour.kernel.tape import CHOSE
from parlour.room import room as room_module
from parlour.room.codec import written
from parlour.room.messages import (
    Act,
    Command,
    Configure,
    Hint,
    MoreTime,
    Pick,
    Say,
    Start,
    TakeBack,
    Undo,
)
from parlour.room.outcome import Outcome

NEVER = None
OFTEN = 0.5  # seconds between the steps of the evening

Seen = list[tuple[float, bytes]]


@dataclass
class Evening:
    """A question to several people, and everything that is sent while it is open."""

    game: str
    people: str
    settings: Configure
    first: tuple[str, ...] = ()  # actions that lead to the question
    seen: dict[str, Seen] = field(default_factory=dict)

    def begin(self, monkeypatch: pytest.MonkeyPatch) -> Tabletop:
        """The position, with everything that is sent written down."""
        monkeypatch.setattr(room_module, "new_public_id", iter("123456").__next__)
        take = Tabletop.take

        def noting(top: Tabletop, outcome: Outcome) -> object:
            for client, message in outcome.messages:
                self.seen.setdefault(str(client), []).append((top.now, written(message).text))
            return take(top, outcome)

        monkeypatch.setattr(Tabletop, "take", noting)
        top = stage(self.game, self.people, begin=False)
        top.send("a", self.settings)
        top.send("a", Start())
        for name in self.first:
            top.send("a", Act(top.table.game.action_numbers[name, ()]))
        assert len(seats_in(top.table.owing)) > 1
        self.seen.clear()
        return top


COUP = ("coup", "abcd", Configure(pace="relaxed"), ("tax",))
DRAFT = ("oracle", "ab", Configure(pace="relaxed", preset="packs"), ())
CUSTOM = ("oracle", "ab", Configure(pace="relaxed", preset="custom"), ())
ONE_TWO_THREE = ("oracle", "ab", Configure(pace="relaxed", preset="one_two_three"), ())
KINDS = {"coup": COUP, "packs": DRAFT, "custom": CUSTOM, "one_two_three": ONE_TWO_THREE}

each_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)


def sealed_choice(top: Tabletop, who: str) -> int:
    """An answer that settles nothing, as long as others have not answered."""
    return top.table.choices(top.seat_of(who))[0]


def live_through(
    kind: tuple[str, str, Configure, tuple[str, ...]],
    who: str,
    when: float | None,
    others: Callable[[Tabletop, float], None],
    monkeypatch: pytest.MonkeyPatch,
    seconds: float = 28.0,
) -> dict[str, Seen]:
    """The evening, with one sealed answer at a time or none; what everybody else was sent."""
    with monkeypatch.context() as patch:
        evening = Evening(*kind)
        top = evening.begin(patch)
        owing, start = top.table.owing, top.now
        steps = int(seconds / OFTEN)
        for step in range(steps):
            at = step * OFTEN
            if at == when and who in top.owing():
                before = top.room.state.records
                top.send(who, Act(sealed_choice(top, who)), "answer")
                assert top.room.state.records == before + 1
            others(top, at)
            top.wait(OFTEN)
            assert top.table.owing == owing
        seen = evening.seen
        seen.pop(who, None)
        return {one: [(at - start, data) for at, data in all] for one, all in seen.items()}


def idle(top: Tabletop, at: float) -> None:
    """Nobody else does anything."""


def curious(top: Tabletop, at: float) -> None:
    """Others try everything that could tell them something."""
    commands: list[Command] = [
        Undo(),
        Hint(),
        MoreTime(),
        TakeBack(),
        Pick(0),
        Act(0, 1),
        Say("hm"),
    ]
    if at in (2.0, 9.0, 17.0):
        top.send("a", commands[int(at) % len(commands)], f"{at}")
        for number, command in enumerate(commands):
            if not isinstance(command, Pick):
                top.send("a", command, f"{at} {number}")
    if at in (5.0, 15.0):
        top.drop("tv")
        top.connect("tv", -1)
        top.drop("a")
        top.connect("a", 3)


def absent(top: Tabletop, at: float) -> None:
    """The one who may have answered loses the connection, and stays away."""
    last = top.room.state.people()[-1].name.lower()
    if at == 4.0:
        top.drop(last)
    if at == 27.0:
        top.connect(last)


TIMES: list[float | None] = [NEVER, 0.0, 1.0, 3.5, 8.0, 16.5]


@pytest.mark.parametrize("detail", [False, True], ids=["short", "detail"])
@pytest.mark.parametrize("others", [idle, curious, absent])
@each_kind
def test_nobody_can_tell_whether_and_when_an_answer_came(
    kind: tuple[str, str, Configure, tuple[str, ...]],
    others: Callable[[Tabletop, float], None],
    detail: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Tabletop, "detail", detail)
    who = kind[1][-1]
    times = TIMES if others is not absent else [t for t in TIMES if t is None or t < 4]
    lived = [live_through(kind, who, when, others, monkeypatch) for when in times]
    assert set(lived[0]) >= ({"a", "tv"} if others is not idle else set())
    for one, other in pairwise(lived):
        assert one == other
    texts = b"".join(data for seen in lived[0].values() for _, data in seen)
    assert (b'"concluded"' in texts) == (detail and b'"type":"game"' in texts)


@each_kind
def test_the_answer_itself_is_kept(
    kind: tuple[str, str, Configure, tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The evenings above do differ: for the one who answers, and in the log."""
    who = kind[1][-1]
    with monkeypatch.context() as patch:
        top = Evening(*kind).begin(patch)
        top.send(who, Act(sealed_choice(top, who)), "answer")
        assert top.last(who).view.answered
        played = top.room.state.events()
        assert played[-1][:2] == (CHOSE, top.seat_of(who))


@pytest.mark.parametrize("detail", [False, True], ids=["short", "detail"])
@each_kind
def test_when_time_runs_out_nobody_can_tell_for_whom(
    kind: tuple[str, str, Configure, tuple[str, ...]], detail: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who answers what the clock would have answered leaves no trace even when it is settled."""
    monkeypatch.setattr(Tabletop, "detail", detail)
    who, lived = kind[1][-1], []
    for when in (NEVER, 2.0):
        with monkeypatch.context() as patch:
            evening = Evening(*kind)
            top = evening.begin(patch)
            start, records = top.now, top.room.state.records
            while top.now - start < 31.0:
                if top.now - start == when:
                    top.send(who, Act(top.table.idle(top.seat_of(who))))
                top.wait(OFTEN)
            assert top.room.state.records == records + 1 + (when is not NEVER)
            lived.append({one: seen for one, seen in evening.seen.items() if one != who})
    assert {at - start for seen in lived[0].values() for at, _ in seen} == {30.0}
    assert set(lived[0]) == {*kind[1][:-1], "tv"}
    assert lived[0] == lived[1]
