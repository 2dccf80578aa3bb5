"""Codecs alone: every legal action can be said in a dialect, and every frame has its fields."""

import copy
import itertools
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from frame_shapes import CHECKS, keys
from spoken_table import Seated, TableOf

from conformance.playing import scaled
from games.citadels.scenes import graveyard_scene
from parlour import games
from parlour.games.citadels.dialect import CitadelsCodec
from parlour.kernel.codec import LOBBY, Do, Send, Trouble
from parlour.kernel.game import Move
from parlour.kernel.types import WATCHER

LONGEST_EIGHTS = 100 + scaled(300)  # choices: such games may never end


def places_of(faces: list[int], wanted: list[int]) -> list[int]:
    """The places of some faces in a list, each place once."""
    left, found = list(faces), []
    for face in wanted:
        place = left.index(face)
        left[place] = 0
        found.append(place)
    return found


def say_coup(one: Seated, move: Move) -> Any:
    name, values = move
    sight, scene = one.codec.table, one.codec.room
    cards = ("", "duke", "assasin", "captain", "ambassador", "contessa")
    if name in ("coup", "assassinate", "steal"):
        kind = {"assassinate": "assasinate"}.get(name, name)
        return {"type": kind, "details": {"target": scene.at(values[0]).name}}
    if name == "block":
        return {"type": "block", "details": {"card": cards[values[0]]}}
    if name in ("show", "lose"):
        return {"type": "reveal", "details": {"card": cards[values[0]]}}
    hand = sight.faces_in(1 + one.seat)
    if name == "concede":
        others = [face for face in hand if face != sight.fields["claim"]] or hand
        if others[0] == sight.fields["claim"]:
            return None  # their protocol cannot hide a proof
        return {"type": "reveal", "details": {"card": cards[others[0]]}}
    if name == "return":
        kept = hand[:]
        kept.remove(values[0])
        surplus = len(hand) + len(sight.zones[7 + one.seat]) - 2
        return {
            "type": "swap_reveal",
            "details": {"cards": [cards[f] for f in kept[surplus - 1 :]]},
        }
    return {"type": {"exchange": "swap", "pass": "accept"}.get(name, name)}


def say_eights(one: Seated, move: Move) -> Any:
    name, values = move
    if name in ("draw", "keep"):
        return {"action": "draw"}
    sight, scene = one.codec.table, one.codec.room
    hand = sight.faces_in(2 + one.seat)
    if sight.turn == one.seat:
        hand += sight.faces_in(12)
    message: dict[str, Any] = {"action": "play", "cardIndex": hand.index(values[0])}
    rest = list(values[1:])
    if name == "play_wild":
        message["chosenColor"] = ("", "red", "blue", "green", "yellow")[rest.pop(0)]
    if rest:
        message["targetPlayerId"] = f"p_{scene.at(rest[0]).id}"
    return message


def say_citadels(one: Seated, move: Move) -> Any:
    name, values = move
    codec = one.codec
    sight, titles = codec.table, codec.game.words.faces
    title = [""] + [titles[face.name][0] for face in codec.game.faces]
    payload: dict[str, Any] = {}
    kind = name
    if name in ("draft_pick", "draft_discard"):
        kind, payload = "draft_pick", {"character": values[0]}
    elif name == "keep_card":
        payload = {"index": sight.faces_in(5).index(values[0])}
    elif name in ("build", "lab_discard"):
        payload = {"district_name": title[values[0]]}
    elif name in ("murder", "rob"):
        kind, payload = "ability", {"character": values[0]}
    elif name == "swap_hands":
        target = codec.room.at(values[0]).id
        kind, payload = "ability", {"extra_data": "swap_hand", "target": target}
    elif name == "discard":
        hand = sight.faces_in(7 + one.seat)
        many = places_of(hand, [values[0], *(f for f in hand[:2] if hand.count(f) > 1)][:1])
        kind, payload = "ability", {"extra_data": "discard_draw", "indices": many}
    elif name == "destroy":
        target = codec.room.at(values[0]).name
        if values[0] == one.seat:
            target = f"secret{one.seat}"
        kind, payload = "ability", {"target": target, "district_name": title[values[1]]}
    elif name == "graveyard_respond":
        payload = {"extra_data": "accept" if values[0] else "no"}
    return {"type": kind, "payload": payload}


def say_letters(one: Seated, move: Move) -> Any:
    _, values = move
    scene = one.codec.room
    names = ("", "Guard", "Priest", "Baron", "Handmaid", "Prince", "King", "Countess", "Princess")
    own = f"secret{one.seat}"
    message: dict[str, Any] = {"Type": f"Play{names[values[0]]}Action", "Player": own}
    if len(values) > 1:
        message["TargetPlayer"] = own if values[1] == one.seat else scene.at(values[1]).id
    if len(values) > 2:
        message["GuessedCard"] = {"Value": values[2]}
    return message


def say_oracle(one: Seated, move: Move) -> Any:
    name, values = move
    sight = one.codec.table
    places = ",".join(f"{value:02}" for value in values)
    plain = {"offer_draw": "offr", "refuse_draw": "refu", "decline": "DECL", "pass": "pass"}
    if name in plain:
        return plain[name]
    if name == "accept_draw":
        return "refu"  # games that go on tell more
    if name == "draw":
        return f"draw {sight.faces_in(4 + one.seat).index(values[0]):02}"
    if name == "recall":
        pile = sight.faces_in(6 + one.seat)
        fallen = [place for place, face in enumerate(pile) if face <= 102]
        return f"recl {','.join(f'{place:02}' for place in fallen[-(values[0] - 102) :])}"
    if name in ("keep", "discard"):
        hand = range(len(sight.zones[4 + one.seat]))
        left = sight.fields["left"]
        many = left if sight.fields["phase"] == 7 else (1 if name == "discard" else 0)
        return "disc " + " ".join(f"{place:02}" for place in list(hand)[:many])
    return {"attack": "cham", "defend": "Defe", "exchange": "exch"}[name] + " " + places


SAYINGS = {
    "coup": say_coup,
    "eights": say_eights,
    "citadels": say_citadels,
    "letters": say_letters,
    "oracle": say_oracle,
}
TABLES = [
    (name, preset, seats)
    for name in SAYINGS
    for preset in games.load(name).presets
    for low, high in [games.load(name).seats_for(dict(games.load(name).settle(None, preset)))]
    for seats in {low, high}
    if name != "oracle" or preset in ("spec", "monochrome")
]


@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_whole_games_are_played_in_a_dialect(name: str, preset: str, seats: int) -> None:
    game = games.load(name)
    table = TableOf(game, seats, game.settle(None, preset), 0)
    most = LONGEST_EIGHTS if name == "eights" else 3000
    played = table.play(SAYINGS[name], CHECKS[name], most)
    assert table.table.over or name == "eights", f"not over after {played} choices"


@pytest.mark.parametrize("seed", range(scaled(20)))
def test_one_window_for_all_reactions(seed: int) -> None:
    game = games.load("coup")
    options = game.settle({"reactions": "first"})
    table = TableOf(game, 4, options, seed)
    table.play(say_coup, CHECKS["coup"])
    assert table.table.over


@pytest.mark.parametrize("seed", range(scaled(6)))
def test_letters_step_by_step(seed: int) -> None:
    """A choice half way is kept and told to its owner alone."""
    game = games.load("letters")
    table = TableOf(game, 3, game.settle(None), seed)

    def step(one: Seated, move: Move) -> Any:
        available = one.codec._available()  # type: ignore[attr-defined]
        return table.dice.choice(available)

    def check(one: Seated, frame: Any) -> None:
        CHECKS["letters"](one, frame)
        own = f"secret{one.seat}"
        if frame["Event"] and frame["Event"]["Type"].startswith("PlayerAction"):
            assert frame["Event"]["Player"] == own
            ended = frame["Event"]["Type"] == "PlayerActionCompletedEvent"
            keys(frame["Event"], "Type Player" + ("" if ended else " Action"))

    assert table.play(step, check) < 3000


MALFORMED: list[Any] = [
    None,
    1,
    [],
    {},
    {"type": 1},
    {"type": "x" * 999},
    {"action": None},
    {"Type": {}},
    {"type": "coup", "details": {"target": 7}},
    {"type": "coup", "details": 3},
    {"type": "reveal", "details": {"card": []}},
    {"type": "swap_reveal", "details": {"cards": [{}, None]}},
    {"type": "block", "details": {"card": {}}},
    {"action": "play", "cardIndex": True},
    {"action": "play", "cardIndex": -1},
    {"action": "play", "cardIndex": 10**30},
    {"action": "play", "cardIndex": 0, "chosenColor": [], "targetPlayerId": {}},
    {"type": "build", "payload": {"district_name": []}},
    {"type": "build", "payload": []},
    {"type": "ability", "payload": {"extra_data": "discard_draw", "indices": [True, "0"]}},
    {"type": "ability", "payload": {"extra_data": "discard_draw", "indices": [0, 0]}},
    {"type": "ability", "payload": {"extra_data": "swap_hand", "target": []}},
    {"type": "ability", "payload": {"target": {}, "district_name": {}}},
    {"type": "ability", "payload": {"character": 99999999999}},
    {"type": "keep_card", "payload": {"index": -1}},
    {"type": "draft_pick", "payload": {"character": "4"}},
    {"Type": "PlayGuardAction", "TargetPlayer": [], "GuessedCard": {}},
    {"Type": "PlayGuardAction", "TargetPlayer": "id1", "GuessedCard": {"Value": 10**9}},
    {"Type": "PlayGuardAction", "GuessedCard": 3},
    "",
    " , ,",
    "cham",
    "cham 00,00",
    "cham 99",
    "cham -1",
    "cham 0x1",
    "recl 99",
    "disc 0 1 2 3 4 5",
    "draw 1 2 3",
    "exch",
    "x" * 5000,
]


@pytest.mark.parametrize("name", SAYINGS)
def test_malformed_messages_change_nothing(name: str) -> None:
    game = games.load(name)
    table = TableOf(game, 3 if game.seats[1] > 2 else 2, game.settle(None), 7)
    before = [one.codec.sight for one in table.everybody]
    for message in MALFORMED:
        for one in table.everybody:
            one.frames.clear()
            line = message if name != "oracle" or isinstance(message, str) else str(message)
            with suppress(Trouble):
                table.say(one, line)
        assert [one.codec.sight for one in table.everybody] == before, message


KINDS = {  # the field that tells a message's kind, all kinds there are, and their other fields
    "coup": (
        "type",
        "ping create join start leave status income foreign_aid tax swap coup assasinate steal"
        " challenge block accept reveal swap_reveal",
        {"data": "name key", "details": "target card cards"},
    ),
    "eights": (
        "action",
        "create join rejoin startGame play draw leave",
        {
            "": "playerName avatar preset roomCode playerId sessionToken cardIndex chosenColor"
            " targetPlayerId"
        },
    ),
    "citadels": (
        "type",
        "join ready start_game draft_pick take_gold draw_cards keep_card build ability end_turn"
        " lab_discard smithy_draw graveyard_respond collect_gold leave",
        {"payload": "player_id name ready character index district_name extra_data target indices"},
    ),
    "letters": (
        "Type",
        "StartGame " + " ".join(f"Play{card}Action" for card in ("Guard", "Prince", "Princess")),
        {"": "Player TargetPlayer GuessedCard"},
    ),
}
ODD: list[Any] = [None, True, -1, 0, 1.5, 10**30, "", "x" * 5000, "swap_hand", "Ann", [], [0], {}]


GOOD: dict[str, Any] = {  # what makes a message whole but for one odd field
    "playerName": "Zoe",
    "avatar": "",
    "roomCode": "BCDF",
    "playerId": "p_1",
    "sessionToken": "token",
    "name": "Zoe",
    "key": "BCDF",
    "cardIndex": 0,
}


def odd_messages(name: str) -> Iterator[dict[str, Any]]:
    """Every kind of message with odd values in every field: alone, beside good ones, in all."""
    kind, kinds, places = KINDS[name]
    for word, (place, fields) in itertools.product(kinds.split(), places.items()):
        for value in ODD:
            odd = [{field: value} for field in fields.split()]
            good = {field: GOOD[field] for field in fields.split() if field in GOOD}
            for some in [*odd, *(good | one for one in odd), dict.fromkeys(fields.split(), value)]:
                yield {kind: word} | ({place: some} if place else some)
            if place:
                yield {kind: word, place: value}


def situations(one: Seated) -> Iterator[str]:
    """A codec in no room, in a lobby as a watcher and as a player, and at a table."""
    codec = one.codec
    scene, sight = codec.room, codec.table
    codec.scene = codec.sight = None
    yield "in no room"
    codec.scene = replace(scene, phase=LOBBY, me=None)
    yield "watching a lobby"
    codec.scene = replace(scene, phase=LOBBY)
    yield "in a lobby"
    codec.scene, codec.sight = scene, sight
    yield "at the table"
    codec.sight = replace(sight, over=True, choices=(), owing=0)
    yield "after the end"


@pytest.mark.parametrize("name", KINDS)
def test_odd_values_are_refused_or_mean_legal_actions(name: str) -> None:
    game = games.load(name)
    table = TableOf(game, 3, game.settle(None), 7)
    one = table.everybody[table.table.turn]
    for where in situations(one):
        for message in odd_messages(name):
            choices = [] if one.codec.sight is None else one.codec.sight.choices
            with suppress(Trouble):
                for output in one.codec.heard(copy.deepcopy(message)):
                    legal = not isinstance(output, Do) or output.actions[0] in choices
                    assert legal, (where, message)


def test_a_watcher_of_citadels_is_a_tv() -> None:
    game = games.load("citadels")
    table = TableOf(game, 4, game.settle(None), 1)
    tv = table.everybody[-1]
    assert tv.seat == WATCHER
    assert {frame["type"] for frame in tv.frames} == {"event", "game_state"}
    with pytest.raises(Trouble, match="player not found"):
        table.say(tv, {"type": "take_gold", "payload": {}})


def test_an_answer_that_was_refused_is_not_given_later() -> None:
    """Whoever has challenged cannot accept as well, and is asked for a block all the same."""
    game = games.load("coup")
    table = TableOf(game, 3, game.settle(None), 1)
    actor = table.table.turn
    target = (actor + 1) % 3
    bold, aim = table.everybody[actor], table.everybody[target]
    table.say(bold, {"type": "tax"})
    for one in table.everybody[:3]:
        if one is not bold:
            table.say(one, {"type": "accept"})
    assert table.table.turn == target
    table.say(aim, {"type": "steal", "details": {"target": bold.codec.room.at(actor).name}})
    table.say(bold, {"type": "challenge"})
    with pytest.raises(Trouble):
        table.say(bold, {"type": "accept"})
    assert bold.codec._later is None  # type: ignore[attr-defined]


def test_early_blocks_and_accepts_wait_until_they_are_asked_for() -> None:
    """In a sealed room challenges are asked for first; clients of one window need not know."""
    game = games.load("coup")
    table = TableOf(game, 2, game.settle(None), 1)
    actor = table.table.turn
    thief, other = table.everybody[actor], table.everybody[1 - actor]
    name = thief.codec.room.at(1 - actor).name
    table.say(thief, {"type": "steal", "details": {"target": name}})
    table.say(other, {"type": "block", "details": {"card": "ambassador"}})
    state = thief.frames[-1]["data"]
    assert state["currentStateV2"] == "reaction_to_block"
    said = {"type": "block", "details": {"card": "ambassador"}}
    assert state["players"][name]["currentSecondaryAction"] == said
    table.say(thief, {"type": "accept"})
    assert table.table.turn == 1 - actor
    table.say(other, {"type": "steal", "details": {"target": thief.codec.room.at(actor).name}})
    coins = table.table.coins[actor]  # type: ignore[attr-defined]
    table.say(thief, {"type": "accept"})
    assert table.table.turn == actor, "accept lets challenge and block pass"
    assert table.table.coins[actor] < coins  # type: ignore[attr-defined]


def test_eights_tells_of_every_game_that_begins() -> None:
    game = games.load("eights")
    table = TableOf(game, 3, game.settle(None), 1)
    one = table.everybody[0]
    codec = one.codec
    codec._welcomed = True  # type: ignore[attr-defined]
    playing, codec.scene = codec.room, replace(codec.room, phase=LOBBY)
    codec.room_changed()
    codec.scene = playing
    kinds = [out.frame["type"] for out in codec.happened([]) if isinstance(out, Send)]
    assert kinds == ["gameStarted", "state"]


def test_citadels_takes_a_target_in_one_text() -> None:
    game = games.load("citadels")
    codec = TableOf(game, 2, game.settle(None), 1).everybody[0].codec
    assert isinstance(codec, CitadelsCodec)
    tavern = game.face_numbers["tavern"]
    assert codec._district_of({"target": "id1:Tavern"}) == (1, tavern)
    assert codec._district_of({"target": "Bob", "district_name": "Tavern"}) == (1, tavern)


def test_the_turn_goes_on_if_who_was_asked_about_the_graveyard_leaves() -> None:
    game = games.load("citadels")
    table = TableOf(game, 3, game.settle(None), 1)
    table.table = graveyard_scene()
    table.tell()
    warlord, owner, tv = table.everybody[0], table.everybody[1], table.everybody[-1]
    table.say(warlord, say_citadels(warlord, ("destroy", (1, game.face_numbers["manor"]))))
    choice = {"district_name": "Manor", "district_cost": 3}
    assert owner.frames[-1]["payload"]["graveyard_choice"] == choice
    table.table.resign(1, table.rng)
    table.tell()
    assert "graveyard_choice" not in owner.frames[-1]["payload"]
    for one in (warlord, tv):
        assert one.frames[-1]["payload"]["current_turn"] == "Ann"
        assert one.frames[-1]["payload"]["players"][1]["city"] == []
    with pytest.raises(Trouble):
        table.say(owner, {"type": "graveyard_respond", "payload": {"extra_data": "accept"}})
    table.say(warlord, {"type": "take_gold", "payload": {}})
    assert table.table.next_seat() == 0
