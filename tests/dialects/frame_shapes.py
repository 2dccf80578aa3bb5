"""What every frame must look like, written from the specifications; and what it must not tell."""

import json
from typing import Any

from spoken_table import Seated

SECRETS = [f"secret{seat}" for seat in range(10)]


def no_foreign_secrets(one: Seated, frame: Any) -> None:
    text = json.dumps(frame)
    for seat, secret in enumerate(SECRETS):
        assert seat == one.seat or f'"{secret}"' not in text, "somebody else's key is shown"


def keys(value: dict[str, Any], needed: str, optional: str = "") -> None:
    """Exactly these fields."""
    have, must, may = set(value), set(needed.split()), set(optional.split())
    assert must <= have, f"missing {must - have} in {value}"
    assert have <= must | may, f"not specified: {have - must - may} in {value}"


# Coup

STATES = [
    "primary",
    "secondary",
    "swap",
    "discard",
    "reaction_to_block",
    "reaction_to_challenge",
    "reaction_to_block_challenge",
    "finished",
]
COUP_CARDS = {"duke", "assasin", "captain", "ambassador", "contessa"}


def check_coup(one: Seated, frame: Any) -> None:
    keys(frame, "type data")
    assert frame["type"] in ("game_state", "room_state")
    if frame["type"] == "room_state":
        keys(frame["data"], "started key players")
        return
    data = frame["data"]
    keys(
        data,
        "currentState currentStateV2 currentPrimaryActor currentBlockingActor"
        " currentChallengingActor currentDiscardingActor players",
    )
    assert data["currentState"] == data["currentStateV2"]
    assert data["currentStateV2"] in STATES
    for number, (name, player) in enumerate(data["players"].items()):
        own = " hand" if number == one.seat else ""
        keys(player, "name coins cards lost" + own, "currentPrimaryAction currentSecondaryAction")
        assert player["name"] == name
        assert set(player["lost"]) <= COUP_CARDS
        if own:
            assert set(player["hand"]) <= COUP_CARDS
            assert len(player["hand"]) == player["cards"]


# Eights

COLOURS = {"red", "blue", "green", "yellow"}
COLOURED = {"plus2", "skip", "reverse", "plus20", "swap", "pickswap", "nope", "rotate", "steal"}


def check_card(card: Any, on_pile: bool = False) -> None:
    if card["type"] == "number":
        keys(card, "type color value")
        assert card["value"] in range(10)
        assert card["value"] != 8
    elif "color" in card:
        keys(card, "type color")
        assert card["type"] in COLOURED
    else:
        keys(card, "type chosenColor" if on_pile else "type")
        assert card["type"] in {"wild", "plus4", "plus20", "wildpickswap"}
    assert card.get("color", "red") in COLOURS
    assert card.get("chosenColor", "red") in COLOURS


def check_eights(one: Seated, frame: Any) -> None:
    if frame["type"] == "cardDrawn":
        keys(frame, "type card" if "card" in frame else "type cards forced")
        for card in frame.get("cards", [frame.get("card")]):
            check_card(card)
        return
    if frame["type"] == "gameStarted":
        assert frame == {"type": "gameStarted", "message": "Game started by Ann"}
        return
    assert frame["type"] == "state"
    keys(frame, "type gameState yourPlayerId")
    state = frame["gameState"]
    keys(
        state,
        "gameStatus currentPlayerId topCard lastPlayedColor direction pendingDraws"
        " reverseStackCount players winner",
    )
    check_card(state["topCard"], on_pile=True)
    assert state["lastPlayedColor"] in COLOURS
    assert state["direction"] in (1, -1)
    for player in state["players"]:
        own = player["id"] == frame["yourPlayerId"]
        keys(player, "id name avatar connected cardCount" + (" hand" if own else ""))
        assert player["id"].startswith("p_")
        if own:
            assert player["id"] == f"p_id{one.seat}"
            assert len(player["hand"]) == player["cardCount"]
            for card in player["hand"]:
                check_card(card)
    assert (state["gameStatus"] == "finished") == (state["winner"] is not None)


# Citadels

PUBLIC = (
    "phase round current_call current_call_num current_turn current_role deck_size draft_face_up"
    " draft_available draft_picker murdered_role robbed_role players"
)
PRIVATE = (
    " hand characters is_my_turn can_build can_use_ability can_take_action draft_choices"
    " drawn_cards keep_count valid_targets can_collect_gold collect_gold_amount can_use_lab"
    " can_use_smithy"
)
PHASES = [
    "Lobby",
    "DraftSetup",
    "DraftPick",
    "Resolution",
    "PlayerTurn",
    "Ability",
    "DrawChoice",
    "GameOver",
]
EVENTS = {
    "draft_start": "round face_up available_count",
    "draft_pick": "character",
    "draft_done": "",
    "character_call": "role number player",
    "murdered": "role",
    "robbed": "role stolen thief",
    "gold_taken": "gold",
    "cards_drawn": "count kept",
    "draw_choice": "cards",
    "card_kept": "card",
    "district_built": "district cost color",
    "ability_used": "ability target mode district",
    "turn_end": "role",
    "round_end": "round",
    "crown_passed": "",
    "gold_collected": "color count",
    "phase_change": "phase",
    "game_over": "scores",
}
OWN_EVENTS = ("draft_pick", "draw_choice", "card_kept")
SCORES = (
    "PlayerID PlayerName DistrictScore ColorBonus FirstComplete OtherComplete SpecialBonus Total"
)


def check_districts(districts: Any) -> None:
    for district in districts:
        keys(district, "name color cost")
        assert district["name"]
        assert district["color"] in range(1, 6)


def check_citadels(one: Seated, frame: Any) -> None:
    no_foreign_secrets(one, frame)
    keys(frame, "type payload")
    payload = frame["payload"]
    if frame["type"] == "event":
        check_citadels_event(one, payload)
        return
    assert frame["type"] == ("game_state" if one.seat < 0 else "player_state")
    optional = "scores graveyard_choice" if one.seat >= 0 else "scores"
    keys(payload, PUBLIC + (PRIVATE if one.seat >= 0 else ""), optional)
    assert payload["phase"] in PHASES
    assert ("scores" in payload) == (payload["phase"] == "GameOver")
    for score in payload.get("scores", []):
        keys(score, SCORES)
        parts = [value for name, value in score.items() if name[-2:] != "ID"][1:-1]
        assert sum(parts) == score["Total"]
    for number, player in enumerate(payload["players"]):
        keys(player, "id name gold hand_size city has_crown revealed_roles")
        check_districts(player["city"])
        assert player["id"] == (f"secret{number}" if number == one.seat else f"id{number}")
    if one.seat >= 0:
        check_districts(payload["hand"])
        check_districts(payload["drawn_cards"])
        assert len(payload["hand"]) == payload["players"][one.seat]["hand_size"]


def check_citadels_event(one: Seated, payload: Any) -> None:
    keys(payload, "type player data")
    kind, data = payload["type"], payload["data"]
    own = payload["player"] == f"secret{one.seat}"
    if kind in OWN_EVENTS:
        keys(data, EVENTS[kind] if own else "")
    elif kind == "ability_used":
        keys(data, "ability", EVENTS[kind])
    else:
        keys(data, EVENTS[kind])
    if kind == "draft_pick" and own:
        assert data["character"]


# Letters

GAME = "Players Deck RemovedCard CurrentPlayer Round Phase TokensToWin"
PLAYER = "ID Name Hand DiscardPile TokenCount IsOut IsProtected Position"


def check_letters_card(card: Any) -> None:
    keys(card, "Value Name Description Quantity")
    assert card["Value"] in range(1, 9)


def check_letters(one: Seated, frame: Any) -> None:
    no_foreign_secrets(one, frame)
    keys(frame, "Game Event AvailableActions")
    keys(frame["Game"], GAME)
    assert all(card is None for card in frame["Game"]["Deck"])
    sight = one.codec.table
    for number, player in enumerate(frame["Game"]["Players"]):
        own = number == one.seat
        keys(player, PLAYER + (" PendingAction" if own else ""))
        assert player["Position"] == number
        for card in player["Hand"]:
            if card is not None:
                check_letters_card(card)
            assert not own or card is not None
        for card in player["DiscardPile"]:
            check_letters_card(card)
    for action in frame["AvailableActions"]:
        keys(action, "Type Player", "TargetPlayer GuessedCard")
        assert action["Player"] == f"secret{one.seat}"
    event = frame["Event"]
    if event is not None:
        assert event["Type"].endswith("Event")
        assert "VisibleTo" not in event
        if event["Type"] == "CardDealtEvent":
            own = event["ToPlayer"] == f"secret{one.seat}"
            assert (event["ResultCardDealt"] is not None) == own
        if event["Type"] in ("CardPlayedEvent", "CardDiscardedEvent"):
            card = event.get("ResultCardPlayed", event.get("ResultCardDiscarded"))
            check_letters_card(card)
    assert bool(frame["AvailableActions"]) == bool(sight.choices)


# Oracle

STATE = [
    "you",
    "active",
    "phase",
    "asked",
    "energy",
    "lunas",
    "deck",
    "hand",
    "their_hand",
    "discards",
    "their_discards",
    "played",
    "their_played",
    "offer",
    "must_discard",
    "may",
]
COMBAT = [
    "attacker",
    "attack",
    "dice",
    "base",
    "combo",
    "defence",
    "shields",
    "shield_combo",
    "damage",
]


def check_oracle(one: Seated, line: Any) -> None:
    assert isinstance(line, str)
    assert "\n" not in line
    word, *rest = line.split(" ")
    assert word in ("STATE", "EVENT", "COMBAT", "END", "ERROR")
    if word in ("STATE", "COMBAT"):
        fields = dict(part.split("=", 1) for part in rest)
        assert list(fields) == (STATE if word == "STATE" else COMBAT)
        if word == "COMBAT":
            dice = sum(int(pips) for pips in fields["dice"].split(",") if pips)
            parts = dice + int(fields["base"]) + int(fields["combo"])
            assert int(fields["attack"]) == parts
            assert int(fields["combo"]) in (0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16)
        elif one.seat >= 0:
            assert "?" not in fields["hand"]
    if word == "EVENT" and rest[0] == "card_drawn":
        own = rest[1] == f"seat={one.seat}"
        assert (rest[2] == "card=?") != own
    if word == "EVENT" and rest[0] in ("attacked", "defended", "recalled", "given_up"):
        assert "?" not in line, "lies open on the table"


CHECKS = {
    "coup": check_coup,
    "eights": check_eights,
    "citadels": check_citadels,
    "letters": check_letters,
    "oracle": check_oracle,
}
