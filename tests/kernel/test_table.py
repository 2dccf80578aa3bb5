"""The table: moving, showing and mixing cards, asking, copying, looking."""

import sys

import pytest

from kernel.toy import CARDS, GAME, HAND, LOOKED, PILE, Toy, toy
from parlour.kernel.errors import Illegal, Malformed, NotYourTurn, Stale
from parlour.kernel.picks import DONE, choose_step, steps, take_back
from parlour.kernel.plain import event_plain, event_read, fingerprint, table_plain
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.tape import CHOSE, MIXED, PICK_STARTED, PICK_UPDATED, Tape
from parlour.kernel.telling import Told, told
from parlour.kernel.types import EVERYONE, HIDDEN, NOBODY, TRUTH, UNDECIDED, WATCHER
from parlour.testkit.deals import remembered

PASS, ONE, ONE_TWO, TWO_ONE, TWO_TWO = range(5)


def taped() -> tuple[Toy, Tape]:
    table = toy()
    table.tape = Tape()
    return table, table.tape


def asked() -> tuple[Toy, Tape]:
    """Shuffled, and everybody is asked."""
    table, tape = taped()
    table.set_up(Random(0))
    return table, tape


# Cards


def test_all_cards_begin_face_up_in_the_first_zone() -> None:
    table = toy()
    assert table.zones == ([0, 1, 2, 3, 4, 5], [], [], [], [])
    assert list(table.known) == [EVERYONE] * 6
    assert table.viewer == TRUTH


def test_a_card_moves_on_top() -> None:
    table = toy()
    table.move(5, PILE, HAND)
    table.move(2, PILE, HAND)
    assert table.zones[PILE] == [0, 1, 3, 4]
    assert table.zones[HAND] == [5, 2]
    assert table.top(HAND) == 2
    assert (table.size(PILE), table.size(HAND)) == (4, 2)


def test_a_card_that_is_not_there_cannot_move() -> None:
    table = toy()
    with pytest.raises(ValueError, match="not in zone"):
        table.move(9, PILE, HAND)
    with pytest.raises(ValueError, match="not in zone"):
        table.move(0, HAND, PILE)
    with pytest.raises(ValueError, match="not in zone"):
        table.move(-1, HAND, PILE)


def test_a_zone_is_gathered_in_order() -> None:
    table = toy()
    table.move(3, PILE, HAND)
    table.move(1, PILE, HAND)
    table.gather(HAND, PILE)
    assert table.zones[PILE] == [0, 2, 4, 5, 3, 1]
    assert table.zones[HAND] == []
    table.gather(HAND, PILE)
    assert table.zones[PILE] == [0, 2, 4, 5, 3, 1]


def test_a_zone_gathered_into_itself_stays_as_it_is() -> None:
    table = toy()
    table.gather(PILE, PILE)
    assert table.cards(PILE) == [0, 1, 2, 3, 4, 5]


def test_a_card_is_tucked_under_the_others() -> None:
    table = toy()
    for card in (4, 0, 2):
        table.tuck(card, PILE, HAND)
    assert table.cards(PILE) == [1, 3, 5]
    assert table.cards(HAND) == [2, 0, 4]
    assert (table.top(HAND), table.size(HAND)) == (4, 3)
    table.tuck(4, HAND, HAND)
    assert table.cards(HAND) == [4, 2, 0]


def test_zones_change_places() -> None:
    table = toy()
    table.move(3, PILE, HAND)
    table.swap(PILE, HAND)
    assert table.zones == ([3], [0, 1, 2, 4, 5], [], [], [])
    table.swap(PILE, HAND + 1)
    assert table.zones == ([], [0, 1, 2, 4, 5], [3], [], [])
    assert (table.size(PILE), table.size(HAND)) == (0, 5)


def test_an_empty_zone_has_no_top() -> None:
    with pytest.raises(IndexError):
        toy().top(HAND)


def test_cards_are_arranged_as_told() -> None:
    table = toy()
    table.arrange({PILE: [5, 0, 3], HAND + 1: [1, 4, 2]})
    assert table.zones == ([5, 0, 3], [], [1, 4, 2], [], [])
    table.move(4, HAND + 1, HAND)
    assert table.zones == ([5, 0, 3], [4], [1, 2], [], [])


@pytest.mark.parametrize("zones", [{0: [1, 1]}, {0: [1], 1: [1]}, {1: [1]}, {1: [6]}, {1: [-1]}])
def test_a_card_cannot_lie_in_two_places_nor_be_made_up(zones: dict[int, list[int]]) -> None:
    table = toy()
    with pytest.raises(ValueError, match="card"):
        table.arrange(zones)
    assert table.cards(PILE) == [0, 1, 2, 3, 4, 5]


def test_a_card_is_found_by_its_face() -> None:
    table = toy()
    assert table.find(PILE, 2) == 2
    assert table.face(2) == 2
    with pytest.raises(Illegal):
        table.find(HAND, 2)


# Knowledge


def test_showing_adds_to_those_who_know() -> None:
    table, tape = asked()
    table.looked(0b001, 4)
    table.looked(0b011, 4)
    table.looked(EVERYONE, 4)
    table.looked(0b100, 4)
    assert table.known[4] == EVERYONE
    face = table.faces[4]
    assert [shown[1:] for shown in tape.reveals()] == [
        (4, face, 0b001),
        (4, face, 0b010),
        (4, face, EVERYONE & ~0b011),
    ]


@pytest.mark.parametrize("recorded", [False, True])
def test_a_zone_is_shown_at_once_from_the_lowest_card_to_the_top(recorded: bool) -> None:
    table, tape = asked()
    table.looked(0b001, 1)
    start = tape.end
    table.tape = tape if recorded else None
    table.show_zone(PILE, 0b011)
    table.show_zone(HAND, EVERYONE)  # nothing lies there
    assert list(table.known) == [0b011] * 6
    added = [0b011, 0b010, 0b011, 0b011, 0b011, 0b011] if recorded else []
    faces = list(table.faces)
    told_of = [(start, card, faces[card], seats) for card, seats in enumerate(added)]
    assert tape.reveals(start) == told_of
    assert tape.reveals()[len(tape.reveals()) - len(told_of) :] == told_of


def test_cards_are_listed_to_be_told_only_if_somebody_is_told() -> None:
    table, _ = asked()
    assert table.cards_to_tell(PILE) == table.cards(PILE)
    table.tape = None
    assert table.cards_to_tell(PILE) == []


def test_reveals_are_read_from_any_event_on() -> None:
    table, tape = asked()
    table.looked(0b101, 4)
    table.looked(0b001, 5)
    middle = tape.end
    table.mixed(0b001, [4, 5], [table.faces[5], table.faces[4]])
    table.looked(0b100, 0)
    one, two, first = table.faces[4], table.faces[5], table.faces[0]
    tail = [(4, one, 0b001), (5, two, 0b001), (0, first, 0b100)]
    assert [shown[1:] for shown in tape.reveals(middle)] == tail
    assert [shown[1:] for shown in tape.reveals()] == [(4, two, 0b101), (5, one, 0b001), *tail]
    assert tape.reveals(tape.end) == []


def test_a_mix_takes_faces_away_from_all_but_followers_who_knew_every_card() -> None:
    table, tape = asked()
    table.looked(0b011, 0)
    table.looked(0b001, 1)
    one, two = table.faces[0], table.faces[1]
    start = tape.end
    table.mixed(0b011, [0, 1], [two, one])
    assert (table.faces[0], table.faces[1]) == (two, one)
    assert list(table.known[:2]) == [0b001, 0b001]
    event = (MIXED, 0b011, 2, 0, 1)
    assert told(GAME, tape, 0, start) == [Told(event, {0: two, 1: one})]
    assert told(GAME, tape, 1, start) == [Told(event, {})]
    assert told(GAME, tape, WATCHER, start) == [Told(event, {})]


def test_a_mix_of_all_cards_is_forgotten_but_for_what_there_is() -> None:
    table, _ = asked()
    table.looked(EVERYONE, 3)
    table.mixed(NOBODY, list(range(6)), [4, 3, 2, 2, 1, 1])
    assert list(table.known) == [NOBODY] * 6
    view = table.view(0)
    assert remembered(view) == [([*range(6)], [1, 1, 2, 2, 3, 4])]  # in no telling order


def test_what_the_watcher_knows_is_what_everyone_knows() -> None:
    table, _ = asked()
    table.looked(0b111, 0)  # all seats, but nobody else
    table.looked(EVERYONE, 1)
    assert list(table.view(WATCHER).faces) == [HIDDEN, table.faces[1]] + [HIDDEN] * 4
    assert list(table.view(2).faces) == list(table.faces[:2]) + [HIDDEN] * 4


def test_of_a_view_no_other_view_can_be_made() -> None:
    table, _ = asked()
    view = table.view(0)
    assert fingerprint(view.view(0)) == fingerprint(view)
    with pytest.raises(Illegal):
        view.view(1)
    with pytest.raises(Illegal):
        view.view(WATCHER)
    with pytest.raises(Illegal):
        view.glimpse(1)


def test_a_glimpse_is_a_view_without_memory() -> None:
    table, _ = asked()
    for card in range(5):
        table.looked(EVERYONE, card)
    table.act(2, ONE, Random(0))
    choose_step(table, 1, 1, Random(0))
    assert table.view(WATCHER).faces[5] == table.faces[5]  # there is no other
    glimpse = table.glimpse(WATCHER)
    assert list(glimpse.faces) == [*table.faces[:5], HIDDEN]
    assert (glimpse.viewer, glimpse.past, glimpse.bags) == (WATCHER, None, None)
    assert (glimpse.answered, glimpse.sealed, glimpse.picks) == (NOBODY, [UNDECIDED] * 3, None)
    assert table.glimpse(2).sealed == [UNDECIDED, UNDECIDED, ONE]


# Asking


def test_asking_voids_earlier_answers_and_picks() -> None:
    table, _ = asked()
    table.act(0, PASS, Random(0))
    choose_step(table, 1, 1, Random(0))
    assert (table.owing, table.answered, table.waiting()) == (0b111, 0b001, 0b110)
    assert table.sealed == [PASS, UNDECIDED, UNDECIDED]
    assert (table.next_seat(), table.owes(0), table.owes(1)) == (1, False, True)
    table.ask(0b101)
    assert (table.owing, table.answered, table.waiting()) == (0b101, 0, 0b101)
    assert table.sealed == [UNDECIDED] * 3
    assert table.picks is None


def test_the_last_answer_settles_the_question() -> None:
    table, _ = asked()
    for seat in (2, 0, 1):
        assert table.count == 1
        table.act(seat, PASS, Random(0))
    assert (table.count, table.answered) == (2, 0)


def test_refusals() -> None:
    table, tape = asked()
    rng = Random(0)
    table.act(1, PASS, rng)
    before, end = fingerprint(table), tape.end
    with pytest.raises(Stale, match="already chosen"):
        table.act(1, PASS, rng)
    with pytest.raises(Illegal, match="choices"):
        table.act(0, 99, rng)
    with pytest.raises(Illegal, match="no seat 3"):
        table.act(3, PASS, rng)
    with pytest.raises(Illegal, match="no seat -1"):
        table.resign(-1, rng)
    assert (fingerprint(table), tape.end) == (before, end)
    table.ask(0b010)
    with pytest.raises(NotYourTurn):
        table.act(0, PASS, rng)
    table.resign(0, rng)
    assert (table.over, table.winners, table.owing) == (True, 0b110, NOBODY)
    assert table.scores() == [0, 1, 1]
    with pytest.raises(Stale, match="over"):
        table.act(1, PASS, rng)
    with pytest.raises(Stale, match="over"):
        table.resign(0, rng)
    with pytest.raises(Stale, match="Nobody"):
        table.next_seat()


def test_wrong_numbers_of_seats_are_refused() -> None:
    for seats in (0, 5):
        with pytest.raises(Malformed, match=f"1 to 4 players, not {seats}"):
            GAME.new(seats)


def test_what_a_game_must_say_is_demanded() -> None:
    table = Table(GAME, 2)
    for call in (
        lambda: table.set_up(Random(0)),
        lambda: table.choices(0),
        lambda: table.play(0, 0, Random(0)),
        lambda: table.leave(0, Random(0)),
    ):
        with pytest.raises(NotImplementedError):
            call()


# Sealed choices and picks


def test_a_sealed_choice_and_a_pick_are_their_owners() -> None:
    table, tape = asked()
    start = tape.end
    before = [table_plain(table.view(viewer)) for viewer in (0, WATCHER)]
    table.act(2, ONE, Random(0))
    choose_step(table, 1, 1, Random(0))
    assert [table_plain(table.view(viewer)) for viewer in (0, WATCHER)] == before
    assert table.view(2).sealed == [UNDECIDED, UNDECIDED, ONE]
    assert (table.view(1).picks, table.view(2).picks) == ([(), (1,), ()], None)
    assert [heard.event for heard in told(GAME, tape, 2, start)] == [(CHOSE, 2, ONE)]
    assert [heard.event for heard in told(GAME, tape, 1, start)] == [(PICK_STARTED, 1, 1)]
    assert told(GAME, tape, 0, start) == told(GAME, tape, WATCHER, start) == []


def test_steps_of_choices_where_one_begins_another() -> None:
    every = [PASS, ONE, ONE_TWO, TWO_ONE, TWO_TWO]
    assert steps(GAME, every, ()) == [0, 1]
    assert steps(GAME, every, (1,)) == [1, 2]
    assert steps(GAME, every, (1, 1)) == [DONE, 2]
    assert steps(GAME, every, (1, 2)) == [1, 2]
    assert steps(GAME, [ONE, ONE_TWO], ()) == [1]  # the only form is not asked for
    assert steps(GAME, [PASS], ()) == [0]  # unless it is all there is
    assert steps(GAME, [ONE_TWO], (1, 1)) == [2]


@pytest.mark.parametrize(
    ("path", "action"),
    [
        ([0], PASS),
        ([1, 1, DONE], ONE),
        ([1, 1, 2], ONE_TWO),
        ([1, 2, 1], TWO_ONE),
        ([1, 2, 2], TWO_TWO),
    ],
)
def test_the_last_step_plays(path: list[int], action: int) -> None:
    table, tape = asked()
    start = tape.end
    for step in path:
        assert table.sealed[0] == UNDECIDED
        choose_step(table, 0, step, Random(0))
    assert table.sealed[0] == action
    assert table.picks is None
    names = [event_plain(GAME, event)["type"] for event in tape.events(start)]
    updates = ["pick_updated"] * (len([step for step in path if step != DONE]) - 1)
    assert names == ["pick_started", *updates, "pick_completed", "chose"]


def test_picks_are_taken_back_or_overtaken() -> None:
    table, tape = asked()
    before = fingerprint(table)
    choose_step(table, 0, 1, Random(0))
    choose_step(table, 0, 2, Random(0))
    assert tape.events()[-2:] == [(PICK_STARTED, 0, 1), (PICK_UPDATED, 0, 2)]
    take_back(table, 0)
    assert fingerprint(table) == before
    with pytest.raises(Stale):
        take_back(table, 0)
    choose_step(table, 0, 1, Random(0))
    table.act(0, PASS, Random(0))
    names = [event_plain(GAME, event)["type"] for event in tape.events()]
    assert names[-3:] == ["pick_started", "pick_taken_back", "chose"]


# Copies


def test_a_copy_and_its_original_do_not_disturb_each_other() -> None:
    table, tape = asked()
    table.move(table.top(PILE), PILE, HAND)
    choose_step(table, 0, 1, Random(0))
    twin = table.copy()
    assert isinstance(twin, Toy)
    mark, end = fingerprint(table), tape.end
    twin.move(twin.top(PILE), PILE, HAND + 1)
    twin.gather(HAND, PILE)
    twin.looked(EVERYONE, 0)
    twin.shuffle_cards([1, 2, 3], Random(1))
    twin.act(1, PASS, Random(0))
    choose_step(twin, 0, 2, Random(0))
    assert (fingerprint(table), tape.end) == (mark, end)
    changed = fingerprint(twin)
    table.gather(HAND, PILE)
    table.looked(EVERYONE, 5)
    take_back(table, 0)
    assert fingerprint(twin) == changed


def test_a_copy_has_everything_but_the_tape() -> None:
    table, _ = asked()
    table.shuffle_cards([0, 1], Random(0))
    table.turn, table.turns, table.gone = 2, 9, 0b100
    table.act(1, PASS, Random(0))
    choose_step(table, 0, 1, Random(0))
    view = table.view(0)
    for state in (table, view):
        twin = state.copy()
        for name in dir(Table):
            value = getattr(state, name)
            if not callable(value) and name[0] != "_" and name != "tape":
                assert getattr(twin, name) == value, name
        assert fingerprint(twin) == fingerprint(state)
        assert twin.tape is None


def test_a_copy_has_the_attributes_of_the_game_and_lists_of_its_own() -> None:
    class Marked(Toy):
        marks: list[int]

    table = Marked(GAME, 2)
    table.lay(CARDS[:], HAND + 4)
    table.count, table.marks = 3, [1, 2]
    twin = table.copy()
    assert isinstance(twin, Marked)
    assert (twin.count, twin.marks) == (3, [1, 2])
    twin.marks.append(3)
    twin.count = 4
    assert (table.count, table.marks) == (3, [1, 2])


# The tape


def test_events_of_any_length_are_read_back_in_order() -> None:
    tape = Tape()
    table = toy()
    table.tape = tape
    table.record(20)
    table.record(21, 1)
    table.record(22, 1, 2)
    middle = tape.end
    table.record(23, 1, 2, -3)
    table.record_cards(24, 1, [5, 4, 3, 2])
    table.record_cards(25, 1, [])
    events = [(20,), (21, 1), (22, 1, 2), (23, 1, 2, -3), (24, 1, 5, 4, 3, 2), (25, 1)]
    assert tape.events() == events
    assert tape.events(middle) == events[3:]
    assert [event for _, event in tape.placed(middle)] == events[3:]
    assert tape.events(tape.end) == []


def test_a_reveal_belongs_to_the_event_after_it() -> None:
    table, tape = asked()
    start = tape.end
    table.looked(0b001, 3)
    table.looked(0b010, 4)
    face = table.faces[3]
    assert tape.reveals(start)[0] == (start, 3, face, 0b001)
    assert told(GAME, tape, 0, start) == [
        Told((LOOKED, 0b001, 3), {3: face}),
        Told((LOOKED, 0b010, 4), {}),
    ]


def test_a_mix_is_plain_without_its_faces_for_viewers() -> None:
    table, tape = asked()
    mix = next(event for event in tape.events() if event[0] == MIXED)
    whole = event_plain(GAME, mix)
    assert whole["faces"] == [GAME.faces[face - 1].name for face in table.faces]
    assert event_read(GAME, whole) == mix
    heard = told(GAME, tape, 0)[0].plain(GAME)
    assert heard == {"type": "mixed", "followers": [], "cards": [0, 1, 2, 3, 4, 5]}


def test_where_cards_went_in_a_mix_is_told_to_those_who_follow_it_alone() -> None:
    table, tape = asked()
    table.looked(0b11, 2)
    table.looked(0b11, 3)
    start = tape.end
    table.mixed(0b01, [2, 3], [table.faces[3], table.faces[2]])
    faces = {2: table.faces[2], 3: table.faces[3]}
    assert [one.faces for one in told(GAME, tape, 0, start)] == [faces]
    for viewer in (1, int(WATCHER), int(TRUTH)):
        assert [one.faces for one in told(GAME, tape, viewer, start)] == [{}]


def test_tables_in_plain_python_leave_no_memory_behind() -> None:
    """Packed numbers must not be handed to compiled methods by way of Python."""
    rng = Random(1)

    def play() -> None:
        table = GAME.start(3, rng, tape=Tape())
        for card in table.upper(PILE, 2):
            table.move(card, PILE, HAND)
        table.sort_hand(0, HAND)
        table.shuffle_cards(table.cards(HAND), rng)
        for seat in range(3):
            table.glimpse(seat)
            table.view(seat)

    def growth(times: int) -> int:
        before = sys.getallocatedblocks()
        for _ in range(times):
            play()
        return sys.getallocatedblocks() - before

    growth(50)
    assert growth(500) < 200
