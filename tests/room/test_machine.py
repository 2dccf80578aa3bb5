"""Anything can happen to a room, in any order; these things always hold."""

import hypothesis.strategies as st
import msgspec
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from plain import plain
from tabletop import ALL_GAMES, Tabletop, acked, error_in

from parlour.kernel.errors import Malformed
from parlour.kernel.seats import knows
from parlour.room.codec import read_command
from parlour.room.messages import (
    Act,
    AddBot,
    Command,
    Configure,
    Emote,
    Error,
    GameUpdate,
    GiveHost,
    Hint,
    Join,
    Kick,
    Leave,
    MoreTime,
    Pick,
    Ready,
    Rematch,
    Say,
    Start,
    TakeBack,
    Undo,
)
from parlour.room.names import look

WHO = st.sampled_from("abcd")
NUMBER = st.integers(-1, 80)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
)


class RoomMachine(RuleBasedStateMachine):
    """People who do anything, at any time."""

    @initialize(game=st.sampled_from(ALL_GAMES), seed=st.integers(0, 1000))
    def create(self, game: str, seed: int) -> None:
        self.top = Tabletop(game, seed)
        self.top.connect("tv")

    def _send(self, who: str, command: Command) -> None:
        """Whatever is refused leaves no trace."""
        if who not in self.top.room.audience.clients:
            self._connect(who)
        size = len(self.top.log)
        if error_in(self.top.send(who, command)) is not None:
            assert len(self.top.log) == size

    def _connect(self, who: str) -> None:
        key = self.top.keys.get(who)
        try:
            self.top.connect(who)
        except Exception:
            assert key is not None
            del self.top.keys[who]
            self.top.connect(who)

    @rule(who=WHO, name=st.sampled_from(["ann", "Ann", "Аnn", "a\u200bnn", "\u2800"]))
    def join(self, who: str, name: str) -> None:
        self._send(who, Join(name))
        self._send(who, Ready(True))

    @rule(who=WHO, key=st.sampled_from(["", "short", "x" * 500]))
    def join_with_a_key(self, who: str, key: str) -> None:
        self._send(who, Join(who, key=f"{who} {key}"))
        self._send(who, Ready(True))

    @rule(who=WHO, id=st.sampled_from("123"), command=st.sampled_from([Say("once"), Act(0)]))
    def repeat(self, who: str, id: str, command: Command) -> None:
        """What is done under an id is not done again."""
        if who not in self.top.room.audience.clients:
            self._connect(who)
        if acked(self.top.send(who, command, id)):
            size = len(self.top.log)
            assert acked(self.top.send(who, command, id))
            assert len(self.top.log) == size

    @rule(who=WHO)
    def start(self, who: str) -> None:
        for other in "abcd":
            if other in self.top.room.audience.clients:
                self._send(other, Ready(True))
        self._send(who, AddBot())
        self._send(who, Start())

    @rule(who=WHO, number=st.integers(0, 10_000))
    def act(self, who: str, number: int) -> None:
        """A legal action if there is one."""
        state = self.top.room.state
        place = self.top.room.audience.clients.get(who)
        seat = None if place is None else state.places[place].seat
        if state.table is not None and seat is not None and state.table.owes(seat):
            choices = state.table.choices(seat)
            self._send(who, Act(choices[number % len(choices)]))

    @rule(who=WHO, number=NUMBER)
    def act_at_random(self, who: str, number: int) -> None:
        self._send(who, Act(number))

    @rule(who=WHO, number=st.integers(-1, 8))
    def pick(self, who: str, number: int) -> None:
        self._send(who, Pick(number))

    @rule(who=WHO, command=st.sampled_from([TakeBack(), Undo(), MoreTime(), Hint(), Rematch()]))
    def game_command(self, who: str, command: Command) -> None:
        self._send(who, command)

    @rule(who=WHO, number=st.integers(0, 8), give=st.booleans())
    def host_command(self, who: str, number: int, give: bool) -> None:
        self._send(who, GiveHost(number) if give else Kick(number))

    @rule(who=WHO, pace=st.sampled_from(["off", "fast"]), game=st.sampled_from(ALL_GAMES))
    def configure(self, who: str, pace: str, game: str) -> None:
        self._send(who, Configure(game=game, pace=pace, hints=True))

    @rule(who=WHO)
    def talk(self, who: str) -> None:
        self._send(who, Say("hm"))
        self._send(who, Emote("wow"))

    @rule(who=WHO)
    def leave(self, who: str) -> None:
        self._send(who, Leave())

    @rule(who=WHO)
    def drop(self, who: str) -> None:
        if who in self.top.room.audience.clients:
            self.top.drop(who)

    @rule(who=WHO, seen=NUMBER)
    def come_back(self, who: str, seen: int) -> None:
        if who not in self.top.room.audience.clients and who in self.top.keys:
            try:
                self.top.connect(who, seen)
            except Exception:
                del self.top.keys[who]

    @rule(seconds=st.sampled_from([1, 13, 31, 100]))
    def wait(self, seconds: int) -> None:
        self.top.wait(seconds)

    @rule()
    def think(self) -> None:
        thought = self.top.thoughts.pop(0) if self.top.thoughts else None
        if thought is not None:
            choices = thought.view.choices(thought.seat)
            self.top.take(self.top.room.bot_plays(thought, choices[-1], self.top.now))

    @rule()
    def restart(self) -> None:
        self.top.restart()
        self.top.connect("tv")

    @rule(value=JSON)
    def garbage(self, value: object) -> None:
        for kind in ("act", "join", "settings", "nonsense"):
            try:
                read_command(msgspec.json.encode({"type": kind, "payload": value}))
            except Malformed:
                continue

    @invariant()
    def the_log_tells_it_all(self) -> None:
        room, again = self.top.room, self.top.read()
        assert plain(again.state) == plain(room.state)
        read, live = again.audience.numbers, room.audience.numbers
        assert read.seqs == live.seqs
        assert all(read.of_game(viewer) == live.of_game(viewer) for viewer in live.seqs)

    @invariant()
    def only_those_who_belong_here_are_waited_for(self) -> None:
        people = {place.number for place in self.top.room.state.people()}
        here = {place for place in self.top.room.audience.clients.values() if place is not None}
        assert here <= people
        assert set(self.top.room.patience.away) == people - here

    @invariant()
    def no_two_names_look_alike(self) -> None:
        names = [look(place.name) for place in self.top.room.state.places.values()]
        assert len(set(names)) == len(names)

    @invariant()
    def there_is_a_host_while_there_are_people(self) -> None:
        state = self.top.room.state
        people = {place.number for place in state.people()}
        assert (state.host in people) == bool(people)

    @invariant()
    def a_running_game_waits_for_somebody(self) -> None:
        state = self.top.room.state
        if state.phase == "playing":
            assert state.table is not None
            assert state.table.waiting() != 0

    @invariant()
    def nobody_is_shown_what_they_may_not_know(self) -> None:
        for messages in self.top.inbox.values():
            for message in messages:
                if isinstance(message, GameUpdate):
                    view = message.view
                    for face, known in zip(view.faces, view.known, strict=True):
                        assert face == 0 or knows(known, view.viewer)
                if isinstance(message, Error):
                    assert message.text
            messages.clear()


RoomMachine.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestRoom = RoomMachine.TestCase
