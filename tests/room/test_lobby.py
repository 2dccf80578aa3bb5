"""Seats, names, settings, the host, talk."""

import pytest
from tabletop import ALL_GAMES, Tabletop, acked, code, error_in, play_out, seats, stage

from parlour.games import load
from parlour.kernel.seats import first_of
from parlour.room.codec import encode
from parlour.room.messages import (
    Act,
    AddBot,
    Begin,
    Configure,
    Emote,
    GiveHost,
    Goodbye,
    Hello,
    Join,
    Joined,
    Kick,
    Leave,
    Profile,
    Ready,
    Rematch,
    Say,
    Start,
)
from parlour.room.patience import GRACE

GAME = ALL_GAMES[0]


def _with_seats_option() -> list[str]:
    return [name for name in ALL_GAMES if load(name).seats_option]


def test_joining_gives_a_key_and_the_first_one_is_host() -> None:
    top = Tabletop(GAME)
    top.connect("a")
    messages = top.send("a", Join("Ann", "🦊"), "1")
    assert isinstance(messages[0], Joined)
    assert acked(messages)
    player = top.info("a").players[0]
    assert (player.name, player.avatar, player.host, player.here) == ("Ann", "🦊", True, True)


def test_the_same_name_twice_gets_a_number() -> None:
    top = stage(GAME, "a", begin=False)
    top.connect("b")
    top.send("b", Join("A"))
    assert [player.name for player in top.info("b").players] == ["A", "A 2"]


def test_players_look_different() -> None:
    top = stage(GAME, "ab", bots=0, begin=False)
    looks = {(player.colour, player.shape) for player in top.info("a").players}
    assert len(looks) == 2


def test_a_name_of_nothing_but_space_is_refused() -> None:
    top = Tabletop(GAME)
    top.connect("a")
    assert code(top.send("a", Join("\n\t"))) == "malformed"


def test_a_full_room_says_so() -> None:
    top = stage(GAME, "a", begin=False)
    while len(top.room.state.places) < seats(GAME)[1]:
        assert error_in(top.send("a", AddBot())) is None
    assert code(top.send("a", AddBot())) == "full"
    top.connect("late")
    assert code(top.send("late", Join("Late"))) == "full"


def test_after_the_start_one_can_only_watch() -> None:
    top = stage(GAME, "ab")
    top.connect("late")
    assert code(top.send("late", Join("Late"))) == "stale"
    assert code(top.send("late", Act(0))) == "forbidden"
    assert top.last("late").view.viewer == -1


def test_only_the_host_rules_the_lobby() -> None:
    top = stage(GAME, "ab", begin=False)
    for command in (Start(), AddBot(), Kick(1), GiveHost(2), Configure(pace="fast")):
        assert code(top.send("b", command)) == "forbidden"


def test_everybody_must_be_ready() -> None:
    top = stage(GAME, "ab", begin=False)
    top.send("b", Ready(False))
    assert code(top.send("a", Start())) == "illegal"
    top.send("b", Ready(True))
    assert error_in(top.send("a", Start())) is None


def test_too_few_players_cannot_start() -> None:
    top = stage(GAME, "a", begin=False)
    assert code(top.send("a", Start())) == "illegal"


def test_settings_are_checked() -> None:
    top = stage(GAME, "a", begin=False)
    assert code(top.send("a", Configure(game="chess"))) == "malformed"
    assert code(top.send("a", Configure(preset="nonsense"))) == "malformed"
    assert code(top.send("a", Configure(options={"nonsense": 1}))) == "malformed"
    assert code(top.send("a", Configure(pace="hectic"))) == "malformed"
    assert error_in(top.send("a", Configure(preset="spec", pace="fast", hints=True))) is None
    info = top.info("tv")
    assert (info.pace, info.hints) == ("fast", True)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_the_host_can_change_the_game(name: str) -> None:
    top = stage(GAME, "a", begin=False)
    assert error_in(top.send("a", Configure(game=name))) is None
    assert top.info("a").game == name


def test_a_kicked_player_is_gone_and_told() -> None:
    top = stage(GAME, "ab", begin=False)
    top.send("a", Kick(2))
    assert isinstance(top.inbox["b"][-1], Goodbye)
    assert "b" in top.closed
    assert [player.name for player in top.info("a").players] == ["A"]
    with pytest.raises(Exception, match="opens no seat"):
        top.room.connect("b2", Hello(1, top.keys["b"]), top.now)


def test_the_host_passes_on_when_the_host_leaves() -> None:
    top = stage(GAME, "ab", begin=False)
    top.send("a", Leave())
    assert [(player.name, player.host) for player in top.info("b").players] == [("B", True)]
    top.send("b", Leave())
    top.connect("c")
    top.send("c", Join("C"))
    assert top.info("c").players[0].host


def test_the_host_gives_the_room_to_somebody_else_who_is_here() -> None:
    top = stage(GAME, "ab", begin=False)
    top.send("a", AddBot())
    assert code(top.send("a", GiveHost(9))) == "illegal", "there is nobody of that number"
    assert code(top.send("a", GiveHost(3))) == "illegal", "a bot"
    assert error_in(top.send("a", GiveHost(2))) is None
    assert [player.host for player in top.info("a").players] == [False, True, False]
    assert code(top.send("a", GiveHost(1))) == "forbidden"


def test_who_cannot_be_sent_away() -> None:
    top = stage(GAME, "ab", bots=max(1, seats(GAME)[0] - 1))
    assert code(top.send("a", Kick(1))) == "illegal", "the host"
    assert error_in(top.send("a", Kick(2))) is None
    assert code(top.send("a", Kick(2))) == "stale", "who has left already"


def test_in_a_game_that_counts_only_who_is_away_is_sent_away() -> None:
    top = Tabletop(GAME)
    top.room.recognise = str.upper
    for who in ("ann", "bo", "cy"):
        top.connect(who)
        top.send(who, Join(who.title(), profile=who))
        top.send(who, Ready(True))
    assert error_in(top.send("ann", Start())) is None
    assert code(top.send("ann", Kick(2))) == "illegal"
    top.drop("bo")
    assert code(top.send("ann", Kick(2))) == "illegal", "a phone that blinks loses no game"
    top.now += GRACE
    assert error_in(top.send("ann", Kick(2))) is None


def test_a_key_that_opens_no_profile_gets_no_seat() -> None:
    top = Tabletop(GAME)
    top.connect("a")
    assert code(top.send("a", Join("A", profile="of another server"))) == "forbidden"
    assert top.info("a").players == []


def test_programs_need_the_hosts_leave() -> None:
    top = stage(GAME, "a", begin=False)
    top.connect("robot")
    assert code(top.send("robot", Join("R", program="robot 1.0"))) == "forbidden"
    top.send("a", Configure(programs=True))
    assert error_in(top.send("robot", Join("R", program="robot 1.0"))) is None
    assert top.info("a").players[1].program == "robot 1.0"
    assert code(top.send("a", GiveHost(2))) == "illegal", "a host is a person"


def test_whoever_may_begin_begins() -> None:
    """Where clients know no host, anybody at the table says when it begins."""
    top = stage(GAME, "ab", begin=False)
    assert error_in(top.send("b", Begin())) is None
    assert top.info("a").phase == "playing"
    assert code(top.send("b", Begin())) == "stale"


def test_nobody_says_hello_twice() -> None:
    top = stage(GAME, "a", begin=False)
    assert code(top.send("a", Hello(1))) == "malformed"


def test_names_can_be_changed_in_the_lobby() -> None:
    top = stage(GAME, "ab", begin=False)
    top.send("b", Profile("Bea", "🐝"))
    assert top.info("a").players[1].name == "Bea"


@pytest.mark.parametrize("name", _with_seats_option())
def test_a_room_takes_as_many_as_its_house_rules_allow(name: str) -> None:
    game = load(name)
    values = next(o.values for o in game.options if o.name == game.seats_option)
    for value in values:
        low, high = game.seats_for(game.settle({game.seats_option: value}))
        top = stage(name, "a", begin=False)
        assert error_in(top.send("a", Configure(options={game.seats_option: value}))) is None
        while len(top.room.state.places) < low - 1:
            assert error_in(top.send("a", AddBot())) is None
        assert code(top.send("a", Start())) == "illegal"
        while len(top.room.state.places) < high:
            assert error_in(top.send("a", AddBot())) is None
        assert code(top.send("a", AddBot())) == "full"
        for other in values:
            fewer = game.seats_for(game.settle({game.seats_option: other}))[1] < high
            answer = error_in(top.send("a", Configure(options={game.seats_option: other})))
            assert (answer is not None) == fewer


def test_a_rematch_keeps_the_seats() -> None:
    top = stage(GAME, "ab")
    top.send("b", Leave())
    if top.room.state.phase == "playing":
        play_out(top, "a")
    assert code(top.send("a", Start())) == "stale"
    assert error_in(top.send("a", Rematch())) is None
    assert top.info("a").phase == "lobby"
    assert [player.name for player in top.info("a").players] == ["A"]
    top.send("a", AddBot())
    while len(top.room.state.places) < seats(GAME)[0]:
        top.send("a", AddBot())
    assert error_in(top.send("a", Start())) is None
    assert top.info("a").round == 2


@pytest.mark.parametrize("name", [name for name in ALL_GAMES if load(name).first_seat])
def test_where_an_option_says_who_begins_the_last_winner_does(name: str) -> None:
    begun = set()
    for seed in range(4):
        top = stage(name, "abc", seed=seed)
        assert top.table.turn == 0, "nobody has won before"
        play_out(top, "abc")
        winner = first_of(top.table.winners)
        assert error_in(top.send("a", Rematch())) is None
        for who in "abc":
            top.send(who, Ready(True))
        assert error_in(top.send("a", Start())) is None
        assert top.table.turn == winner, f"seed {seed}"
        begun.add(winner)
    assert len(begun) > 1


def test_chat_has_limits() -> None:
    top = stage(GAME, "ab", begin=False)
    for _ in range(6):
        assert error_in(top.send("a", Say("hi"))) is None
    assert code(top.send("a", Say("hi"))) == "limit"
    top.wait(11)
    assert error_in(top.send("a", Emote("clap"))) is None
    assert code(top.send("a", Emote("explode"))) == "malformed"
    assert code(top.send("a", Say(" \n "))) == "malformed"
    assert code(top.send("tv", Say("psst"))) == "forbidden"


# Persons and open tables


def test_a_seat_remembers_whose_it_is_and_nobody_is_told() -> None:
    top = Tabletop(GAME)
    top.room.recognise = {"key of ann": "person ann", "key of bo": "person bo"}.__getitem__
    top.room.audience.ratings = lambda person, game: len(person) if game == GAME else None
    for who in ("ann", "bo"):
        top.connect(who)
        top.send(who, Join(who.title(), profile=f"key of {who}"))
    assert [place.person for place in top.read().state.places.values()] == [
        "person ann",
        "person bo",
    ]
    info = top.info("bo")
    assert [player.rating for player in info.players] == [10, 9]
    told = b"".join(encode(message) for messages in top.inbox.values() for message in messages)
    assert b"person" not in told
    assert b"key of" not in told


def test_a_table_is_opened_by_its_host_and_stays_open() -> None:
    top = Tabletop(GAME)
    for who in ("ann", "bo"):
        top.connect(who)
        top.send(who, Join(who.title()))
    assert code(top.send("bo", Configure(open=True))) == "forbidden"
    top.send("ann", Configure(open=True))
    assert top.info("bo").open
    top.send("ann", Configure(pace="fast"))
    assert top.read().state.open
    top.send("ann", Configure(open=False))
    assert not top.read().state.open
