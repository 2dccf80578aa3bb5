"""A room: seats, keys, readiness, time, absence, talk, taking back."""

import msgspec
import pytest
from tabletop import ALL_GAMES, Tabletop, acked, code, error_in, lobby, started

from endings import lively
from parlour.games import load
from parlour.kernel.errors import Malformed
from parlour.kernel.picks import path_of, steps
from parlour.kernel.plain import table_plain
from parlour.room.codec import encode, read_command
from parlour.room.messages import (
    Act,
    AddBot,
    Emote,
    GameUpdate,
    GiveHost,
    Goodbye,
    Hello,
    Hint,
    Hinted,
    Join,
    Joined,
    Kick,
    Leave,
    MoreTime,
    Pick,
    Profile,
    Ready,
    Rematch,
    RoomInfo,
    Said,
    Say,
    Settings,
    Start,
    TakeBack,
    Undo,
    Welcome,
)
from parlour.room.play import GRACE, PACES
from parlour.room.room import Room

GAME = ALL_GAMES[0]


def play_out(top: Tabletop, people: str, limit: int = 20_000) -> None:
    """Everybody plays at random until the game is over."""
    for number in range(limit):
        top.think()
        if top.room.state.phase == "over":
            return
        for who in people:
            seat = top.seat_of(who)
            if top.table.owes(seat):
                action = top.table.random_choice(seat, top.rng)
                assert acked(top.send(who, Act(action), f"{who}{number}"))
                break
    raise AssertionError("the game does not end")


# Seats and keys


def test_joining_gives_a_key_and_the_first_one_is_host() -> None:
    top = Tabletop(GAME)
    top.connect("a")
    messages = top.send("a", Join("Ann", "🦊"), "1")
    assert isinstance(messages[0], Joined)
    assert acked(messages)
    player = top.info("a").players[0]
    assert (player.name, player.avatar, player.host, player.here) == ("Ann", "🦊", True, True)


def test_keys_are_stored_hashed_and_told_to_nobody_else() -> None:
    top = lobby(GAME, "ab")
    key = top.keys["a"]
    assert not any(key.encode() in data for data in top.log)
    for who in ("b", "tv"):
        assert not any(key.encode() in encode(message) for message in top.inbox[who])


def test_a_key_proves_a_seat_and_a_wrong_one_is_refused() -> None:
    top = lobby(GAME, "ab")
    top.drop("a")
    welcome = top.connect("a2", key=top.keys["a"])[0]
    assert isinstance(welcome, Welcome)
    assert welcome.place == 1
    with pytest.raises(Exception, match="opens no seat"):
        top.room.connect("x", Hello(1, "wrong"), top.now)


def test_the_same_name_twice_gets_a_number() -> None:
    top = lobby(GAME, "a")
    top.connect("b")
    top.send("b", Join("A"))
    assert [player.name for player in top.info("b").players] == ["A", "A 2"]


def test_players_look_different() -> None:
    top = lobby(GAME, "ab", bots=0)
    looks = {(player.colour, player.shape) for player in top.info("a").players}
    assert len(looks) == 2


@pytest.mark.parametrize("name", ["", "x" * 21])
def test_a_name_has_1_to_20_characters(name: str) -> None:
    data = msgspec.json.encode({"type": "join", "payload": {"name": name}})
    with pytest.raises(Malformed, match="payload of join"):
        read_command(data)


def test_a_name_of_nothing_but_space_is_refused() -> None:
    top = Tabletop(GAME)
    top.connect("a")
    assert code(top.send("a", Join("\n\t"))) == "malformed"


def test_a_full_room_says_so() -> None:
    top = lobby(GAME, "a")
    while len(top.room.state.places) < _seats(GAME)[1]:
        assert error_in(top.send("a", AddBot())) is None
    assert code(top.send("a", AddBot())) == "full"
    top.connect("late")
    assert code(top.send("late", Join("Late"))) == "full"


def test_after_the_start_one_can_only_watch() -> None:
    top = started(GAME, "ab")
    top.connect("late")
    assert code(top.send("late", Join("Late"))) == "stale"
    assert code(top.send("late", Act(0))) == "forbidden"
    assert top.last("late").view.viewer == -1


def test_only_the_host_rules_the_lobby() -> None:
    top = lobby(GAME, "ab")
    for command in (Start(), AddBot(), Kick(1), GiveHost(2), Settings(pace="fast")):
        assert code(top.send("b", command)) == "forbidden"


def test_everybody_must_be_ready() -> None:
    top = lobby(GAME, "ab")
    top.send("b", Ready(False))
    assert code(top.send("a", Start())) == "illegal"
    top.send("b", Ready(True))
    assert error_in(top.send("a", Start())) is None


def test_too_few_players_cannot_start() -> None:
    top = lobby(GAME, "a")
    assert code(top.send("a", Start())) == "illegal"


def test_settings_are_checked() -> None:
    top = lobby(GAME, "a")
    assert code(top.send("a", Settings(game="chess"))) == "malformed"
    assert code(top.send("a", Settings(preset="nonsense"))) == "malformed"
    assert code(top.send("a", Settings(options={"nonsense": 1}))) == "malformed"
    assert code(top.send("a", Settings(pace="hectic"))) == "malformed"
    assert error_in(top.send("a", Settings(preset="spec", pace="fast", hints=True))) is None
    info = top.info("tv")
    assert (info.pace, info.hints) == ("fast", True)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_the_host_can_change_the_game(name: str) -> None:
    top = lobby(GAME, "a")
    assert error_in(top.send("a", Settings(game=name))) is None
    assert top.info("a").game == name


def test_a_kicked_player_is_gone_and_told() -> None:
    top = lobby(GAME, "ab")
    top.send("a", Kick(2))
    assert isinstance(top.inbox["b"][-1], Goodbye)
    assert "b" in top.closed
    assert [player.name for player in top.info("a").players] == ["A"]
    with pytest.raises(Exception, match="opens no seat"):
        top.room.connect("b2", Hello(1, top.keys["b"]), top.now)


def test_the_host_passes_on_when_the_host_leaves() -> None:
    top = lobby(GAME, "ab")
    top.send("a", Leave())
    assert [(player.name, player.host) for player in top.info("b").players] == [("B", True)]
    top.send("b", Leave())
    top.connect("c")
    top.send("c", Join("C"))
    assert top.info("c").players[0].host


def test_names_can_be_changed_in_the_lobby() -> None:
    top = lobby(GAME, "ab")
    top.send("b", Profile("Bea", "🐝"))
    assert top.info("a").players[1].name == "Bea"


# The game


@pytest.mark.parametrize("name", ALL_GAMES)
def test_people_and_bots_play_a_whole_game(name: str) -> None:
    people = "abc"[: max(1, min(3, _seats(name)[1] - 1))]
    top = started(name, people, bots=max(1, _seats(name)[0] - len(people)))
    play_out(top, people)
    final = top.last("tv").view
    assert final.over
    assert final.scores is not None
    assert top.info("tv").phase == "over"


def _seats(name: str) -> tuple[int, int]:
    game = load(name)
    return game.seats_for(game.settle(preset=lively(name)))


def _with_seats_option() -> list[str]:
    return [name for name in ALL_GAMES if load(name).seats_option]


@pytest.mark.parametrize("name", _with_seats_option())
def test_a_room_takes_as_many_as_its_house_rules_allow(name: str) -> None:
    game = load(name)
    values = next(o.values for o in game.options if o.name == game.seats_option)
    for value in values:
        low, high = game.seats_for(game.settle({game.seats_option: value}))
        top = lobby(name, "a")
        assert error_in(top.send("a", Settings(options={game.seats_option: value}))) is None
        while len(top.room.state.places) < low - 1:
            assert error_in(top.send("a", AddBot())) is None
        assert code(top.send("a", Start())) == "illegal"
        while len(top.room.state.places) < high:
            assert error_in(top.send("a", AddBot())) is None
        assert code(top.send("a", AddBot())) == "full"
        for other in values:
            fewer = game.seats_for(game.settle({game.seats_option: other}))[1] < high
            answer = error_in(top.send("a", Settings(options={game.seats_option: other})))
            assert (answer is not None) == fewer


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_restart_rebuilds_everything(name: str) -> None:
    people = "ab"
    top = started(name, people, bots=max(0, _seats(name)[0] - 2))
    for number in range(12):
        top.think()
        for who in people:
            seat = top.seat_of(who)
            if top.room.state.phase == "playing" and top.table.owes(seat):
                top.send(who, Act(top.table.random_choice(seat, top.rng)), str(number))
    before, seqs = table_plain(top.table), dict(top.room.seqs)
    for who in people:
        seat = top.seat_of(who)
        if top.room.state.phase == "playing" and top.table.owes(seat):
            top.send(who, Pick(-1))
    top.restart()
    assert table_plain(top.table) == before
    assert top.room.seqs == seqs
    assert top.room.game_seqs.keys() <= seqs.keys()
    for who in people:
        top.connect(who)
    if top.room.state.phase == "playing":
        play_out(top, people)


def test_an_action_repeated_under_its_id_is_done_once() -> None:
    top = started(GAME, "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    action = top.table.choices(top.seat_of(who))[0]
    assert acked(top.send(who, Act(action), "same"))
    size = len(top.log)
    assert acked(top.send(who, Act(action), "same"))
    assert len(top.log) == size
    top.restart()
    top.connect(who)
    assert acked(top.send(who, Act(action), "same"))
    assert len(top.log) == size


def test_a_choice_made_on_an_old_screen_is_refused() -> None:
    top = started(GAME, "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    seen = top.last(who).seq
    action = top.table.choices(top.seat_of(who))[0]
    assert code(top.send(who, Act(action, seen - 1))) == "stale"
    assert acked(top.send(who, Act(action, seen), "x"))


def test_talk_does_not_make_a_screen_old() -> None:
    top = started(GAME, "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    seen = top.last(who).seq
    top.send("b", Say("hello"))
    action = top.table.choices(top.seat_of(who))[0]
    assert acked(top.send(who, Act(action, seen), "x"))


def test_whoever_comes_back_gets_exactly_what_he_missed() -> None:
    top = started(GAME, "ab")
    seen = top.last("b").seq
    top.drop("b")
    top.send("a", Say("are you there?"))
    messages = [m for m in top.connect("b", seen) if not isinstance(m, RoomInfo | Welcome)]
    assert [type(message) for message in messages] == [Said]
    everything = top.connect("b3", -1, top.keys["b"])
    assert any(isinstance(message, GameUpdate) for message in everything)


def test_after_a_restart_an_old_screen_gets_a_fresh_view() -> None:
    top = started(GAME, "ab")
    seen = top.last("b").seq
    top.send("a", Say("one"))
    top.restart()
    messages = top.connect("b", seen)
    assert any(isinstance(message, GameUpdate) for message in messages)


def test_private_steps_are_noticed_by_nobody_else() -> None:
    top = started("letters", "ab", seed=3)
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    other = "b" if who == "a" else "a"
    seat = top.seat_of(who)
    paths = [path_of(top.room.state.game, action) for action in top.table.choices(seat)]
    several = next(path for path in paths if len(path) > 2)
    counts = {name: len(top.inbox[name]) for name in (other, "tv")}
    seqs = {name: top.room.seqs[top.room.connections[name]] for name in (other, "tv")}
    one_form = len({path[0] for path in paths}) == 1
    assert error_in(top.send(who, Pick(several[1 if one_form else 0]))) is None
    assert top.table.pick_of(seat)
    assert counts == {name: len(top.inbox[name]) for name in (other, "tv")}
    assert seqs == {name: top.room.seqs[top.room.connections[name]] for name in (other, "tv")}
    top.restart()
    assert top.table.pick_of(seat)
    top.connect(who)
    assert error_in(top.send(who, TakeBack())) is None
    assert not top.table.pick_of(seat)


def test_leaving_in_the_game_is_resigning() -> None:
    top = started(GAME, "ab", bots=max(0, _seats(GAME)[0] - 1))
    top.send("b", Leave())
    assert top.room.state.places[2].gone
    assert top.room.connections["b"] is None
    assert code(top.send("b", Act(0))) == "forbidden"


def test_a_rematch_keeps_the_seats() -> None:
    top = started(GAME, "ab")
    top.send("b", Leave())
    if top.room.state.phase == "playing":
        play_out(top, "a")
    assert code(top.send("a", Start())) == "stale"
    assert error_in(top.send("a", Rematch())) is None
    assert top.info("a").phase == "lobby"
    assert [player.name for player in top.info("a").players] == ["A"]
    top.send("a", AddBot())
    while len(top.room.state.places) < _seats(GAME)[0]:
        top.send("a", AddBot())
    assert error_in(top.send("a", Start())) is None
    assert top.info("a").round == 2


# Time and absence


def test_time_runs_out_and_the_game_goes_on() -> None:
    top = lobby(GAME, "ab")
    top.send("a", Settings(pace="fast"))
    top.send("a", Start())
    question = top.room.question
    assert top.last("a").seconds == PACES["fast"][0] or top.last("a").seconds == PACES["fast"][1]
    top.wait(PACES["fast"][0] + 1)
    assert top.room.question > question


def test_more_time_can_be_had_once() -> None:
    top = lobby(GAME, "ab")
    top.send("a", Settings(pace="fast"))
    top.send("a", Start())
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    other = "b" if who == "a" else "a"
    until = top.room.state.until
    assert until is not None
    assert error_in(top.send(who, MoreTime())) is None
    assert top.room.state.until == until + 15
    assert code(top.send(who, MoreTime())) == "illegal"
    if not top.table.owes(top.seat_of(other)):
        assert code(top.send(other, MoreTime())) == "not_your_turn"


def test_without_a_pace_nothing_is_ever_decided_for_people() -> None:
    top = started(GAME, "ab")
    question = top.room.question
    top.wait(100_000)
    assert top.room.question == question


def test_a_stand_in_plays_for_an_absent_player_until_he_returns() -> None:
    top = started(GAME, "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    seat = top.seat_of(who)
    top.drop(who)
    top.wait(GRACE - 1)
    assert not top.room.state.at_seat(seat).stand_in
    top.wait(2)
    assert top.room.state.at_seat(seat).stand_in
    question = top.room.question
    top.think()
    assert top.room.question > question
    top.connect(who)
    assert not top.room.state.at_seat(seat).stand_in
    top.restart()
    assert not top.room.state.at_seat(seat).stand_in


@pytest.mark.parametrize("pace", list(PACES))
def test_an_empty_room_rests(pace: str) -> None:
    top = lobby(GAME, "ab")
    top.send("a", Settings(pace=pace))
    top.send("a", Start())
    top.drop("a")
    top.drop("b")
    size = len(top.log)
    top.wait(100 * GRACE)
    assert len(top.log) == size
    top.connect("a")
    seconds = top.last("a").seconds
    assert (seconds is None) == (pace == "off")
    assert seconds is None or seconds >= 15


def test_running_timers_survive_a_restart() -> None:
    top = lobby(GAME, "ab")
    top.send("a", Settings(pace="relaxed"))
    top.send("a", Start())
    until = top.room.state.until
    top.restart()
    assert top.room.state.until == until


# Talk, hints, taking back


def test_chat_has_limits() -> None:
    top = lobby(GAME, "ab")
    for _ in range(6):
        assert error_in(top.send("a", Say("hi"))) is None
    assert code(top.send("a", Say("hi"))) == "limit"
    top.wait(11)
    assert error_in(top.send("a", Emote("clap"))) is None
    assert code(top.send("a", Emote("explode"))) == "malformed"
    assert code(top.send("tv", Say("psst"))) == "forbidden"


def test_hints_are_an_option() -> None:
    top = started(GAME, "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    assert code(top.send(who, Hint())) == "forbidden"
    other = lobby(GAME, "ab")
    other.send("a", Settings(hints=True))
    other.send("a", Start())
    who = next(w for w in "ab" if other.table.owes(other.seat_of(w)))
    other.send(who, Hint())
    other.think()
    hinted = other.inbox[who][-1]
    assert isinstance(hinted, Hinted)
    assert hinted.action in other.table.choices(other.seat_of(who))


def test_what_shows_nothing_can_be_taken_back_until_somebody_acts() -> None:
    top = started("coup", "abc")
    income = top.table.game.action_numbers["income", ()]
    before = table_plain(top.table)
    assert error_in(top.send("a", Act(income))) is None
    assert top.last("a").undo
    assert not top.last("b").undo
    assert code(top.send("b", Undo())) == "stale"
    assert error_in(top.send("a", Undo())) is None
    assert table_plain(top.table) == before
    assert top.last("b").undone
    top.restart()
    assert table_plain(top.table) == before
    for who in "abc":
        top.connect(who)
    top.send("a", Act(income))
    top.send("b", Act(income))
    assert code(top.send("a", Undo())) == "stale"


def test_a_claim_cannot_be_taken_back_once_others_are_asked() -> None:
    top = started("coup", "ab")
    tax = top.table.game.action_numbers["tax", ()]
    top.send("a", Act(tax))
    assert not top.last("a").undo
    assert code(top.send("a", Undo())) == "stale"


def test_a_challenge_that_counts_at_once_cannot_be_taken_back() -> None:
    top = lobby("coup", "abc")
    top.send("a", Settings(options={"reactions": "first"}))
    for who in "abc":
        top.send(who, Ready(True))
    assert error_in(top.send("a", Start())) is None
    game = top.table.game
    top.send("a", Act(game.action_numbers["tax", ()]))
    top.send("c", Act(game.action_numbers["challenge", ()]))
    assert top.table.owing == 0b001
    assert not top.last("c").undo
    assert code(top.send("c", Undo())) == "stale"


def test_whether_somebody_has_begun_to_choose_does_not_show_in_what_can_be_taken_back() -> None:
    top = started("coup", "abc")
    top.send("a", Act(top.table.game.action_numbers["income", ()]))
    coup = steps(top.table.game, top.table.choices(1), ())[-1]
    top.send("b", Pick(coup))
    assert top.table.pick_of(1)
    assert error_in(top.send("a", Undo())) is None
    assert top.last("b").undone


def test_what_shows_something_cannot_be_taken_back() -> None:
    top = started("letters", "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    top.send(who, Act(top.table.choices(top.seat_of(who))[0]))
    assert not top.last(who).undo
    assert code(top.send(who, Undo())) == "stale"


def test_the_protocol_version_is_checked() -> None:
    top = Tabletop(GAME)
    with pytest.raises(Exception, match="protocol"):
        top.room.connect("a", Hello(99), top.now)


def test_a_room_refuses_a_log_it_does_not_understand() -> None:
    top = Tabletop(GAME)
    record = Room.create("BCDF", GAME, 0.0)
    record.format = 99
    with pytest.raises(Exception, match="format 99"):
        Room([record], top.rng, 0.0)
