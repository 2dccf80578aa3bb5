"""What codecs refuse, and in whose words: every error text of the specifications."""

from typing import Any, cast

import pytest
from spoken_table import Seated, TableOf

from games.citadels.scenes import graveyard_scene, scene, skip_to
from parlour import games
from parlour.games.citadels.rules import Citadels
from parlour.games.oracle.dialect import OracleCodec
from parlour.kernel.codec import Pair, Trouble

EIGHTS = games.load("eights")
CITADELS = games.load("citadels")


def refusal(table: TableOf, one: Seated, message: Any) -> str:
    with pytest.raises(Trouble) as trouble:
        table.say(one, message)
    return str(trouble.value)


# Citadels


class Phones:
    """Phones at a table that was made up."""

    def __init__(self, made_up: Citadels) -> None:
        self.table = TableOf(CITADELS, made_up.seats, CITADELS.settle(None), 1)
        self.put(made_up)

    def put(self, made_up: Citadels) -> None:
        self.table.table = made_up
        made_up.tape = self.table.tape
        self.table.tell()

    def say(self, seat: int, kind: str, **payload: Any) -> None:
        self.table.say(self.table.everybody[seat], {"type": kind, "payload": payload})

    def refused(self, seat: int, text: str, kind: str, **payload: Any) -> None:
        message = {"type": kind, "payload": payload}
        assert refusal(self.table, self.table.everybody[seat], message) == text, message

    def state(self, seat: int) -> dict[str, Any]:
        states = [f for f in self.table.everybody[seat].frames if f["type"] == "player_state"]
        return cast(dict[str, Any], states[-1]["payload"])


def test_citadels_refuses_what_comes_twice_or_costs_too_much() -> None:
    phones = Phones(
        scene(
            ["assassin", "king", "bishop"],
            hands=(("tavern", "manor"), (), ()),
            cities=(("tavern",), (), ()),
            gold=(0, 0, 0),
        )
    )
    for kind in ("draft_pick", "keep_card", "graveyard_respond"):
        phones.refused(0, "wrong phase for this action", kind, character=1, index=0)
    phones.refused(1, "not your turn", "take_gold")
    phones.refused(0, "invalid action", "build", district_name="Tavern")  # before gold or cards
    phones.say(0, "take_gold")
    for kind in ("take_gold", "draw_cards"):
        phones.refused(0, "already took an action this turn", kind)
    phones.refused(0, "not enough gold", "build", district_name="Manor")
    phones.refused(0, "already built a district with that name", "build", district_name="Tavern")
    for nothing in ("Castle", "Nowhere", "", None, 7):
        phones.refused(0, "invalid action", "build", district_name=nothing)
    for kind in ("lab_discard", "smithy_draw", "collect_gold"):
        phones.refused(0, "invalid action", kind, district_name="Manor")
    for target in (1, 99, 0, None, "King"):
        phones.refused(0, "invalid target", "ability", character=target)
    phones.say(0, "ability", character=4)
    phones.refused(0, "already used ability this turn", "ability", character=5)


def test_citadels_refuses_wrong_targets() -> None:
    made_up = scene(
        ["magician", "bishop", "warlord"],
        hands=(("tavern", "manor"), ("temple",), ()),
        cities=(("keep", "palace", "market"), ("church",), ()),
        gold=(1, 1, 1),
    )
    phones = Phones(made_up)
    for target in ("secret0", "id0", "Ann", "nobody", None, 1):
        phones.refused(0, "invalid target", "ability", extra_data="swap_hand", target=target)
    for indices in ([2], [-1], [0, 0], [0, 1, 1], "0", None, [None]):
        phones.refused(0, "invalid target", "ability", extra_data="discard_draw", indices=indices)
    skip_to(made_up, "bishop")
    phones.put(made_up)
    phones.refused(1, "invalid action", "ability", character=4)  # the Bishop has none
    skip_to(made_up, "warlord")
    phones.put(made_up)
    aims = [("id0", "Keep"), ("id0", "Palace"), ("id1", "Church"), ("id0", "Tavern"), ("x", "Keep")]
    for owner, district in aims:  # safe, too dear, the Bishop's, not built, nobody's
        phones.refused(2, "invalid target", "ability", target=owner, district_name=district)
        phones.refused(2, "invalid target", "ability", target=f"{owner}:{district}")


@pytest.mark.parametrize(("said", "rescued"), [("accept", True), ("decline", False), (None, False)])
def test_the_graveyard_asks_whose_district_was_destroyed(said: str | None, rescued: bool) -> None:
    phones = Phones(graveyard_scene())
    phones.say(0, "ability", target="id1", district_name="Manor")
    assert phones.state(1)["graveyard_choice"] == {"district_name": "Manor", "district_cost": 3}
    assert phones.state(1)["phase"] == phones.state(0)["phase"] == "Ability"
    assert "graveyard_choice" not in phones.state(0)
    phones.refused(0, "not your turn", "graveyard_respond", extra_data="accept")
    phones.refused(1, "wrong phase for this action", "take_gold")
    phones.say(1, "graveyard_respond", extra_data=said)
    hand = [district["name"] for district in phones.state(1)["hand"]]
    assert ("Manor" in hand) is rescued
    assert phones.state(0)["phase"] == "PlayerTurn"
    assert phones.state(0)["is_my_turn"]


# Eights


def test_eights_refuses_cards_that_do_not_fit_and_wild_ones_without_a_colour() -> None:
    seen: set[str] = set()
    for seed in range(20):
        table = TableOf(EIGHTS, 3, EIGHTS.settle(None), seed)
        one = table.everybody[table.table.turn]
        hand = one.codec._hand()  # type: ignore[attr-defined]
        fits = {values[0]: name for name, values in one.codec.moves() if name != "draw"}
        for index, face in enumerate(hand):
            message = {"action": "play", "cardIndex": index, "chosenColor": "purple"}
            if fits.get(face) != "play":
                text = refusal(table, one, message)
                assert text == ("Must choose a color" if face in fits else "Cannot play this card")
                seen.add(text)
        target = {"action": "play", "cardIndex": 0, "targetPlayerId": "p_nobody"}
        assert refusal(table, one, target) == "There is no such player"
        for beyond in (len(hand), -1, "0", None, True):
            wrong = {"action": "play", "cardIndex": beyond}
            assert refusal(table, one, wrong) == "Invalid card index"
    assert len(seen) == 2


def test_eights_asks_whom_a_card_is_for() -> None:
    asked: set[str] = set()
    for seed in range(60):
        table = TableOf(EIGHTS, 3, EIGHTS.settle(None, "chaos"), seed)
        one = table.everybody[table.table.turn]
        fits = {values[0] for _, values in one.codec.moves() if values}
        cards = one.frames[-1]["gameState"]["players"][one.seat]["hand"]
        hand = one.codec._hand()  # type: ignore[attr-defined]
        for index, (face, card) in enumerate(zip(hand, cards, strict=True)):
            if face in fits and card["type"] in ("pickswap", "wildpickswap"):
                play = {"action": "play", "cardIndex": index, "chosenColor": "red"}
                assert refusal(table, one, play) == "Must choose a player"
                asked.add(card["type"])
                other = (one.seat + 1) % 3
                table.say(one, play | {"targetPlayerId": f"p_id{other}"})
                assert table.everybody[0].frames[-1]["gameState"]["topCard"]["type"] == card["type"]
                break
    assert asked == {"pickswap", "wildpickswap"}


# Oracle


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("forf please", "The command forf takes nothing after it."),
        ("pass 1", "The command pass takes nothing after it."),
        ("stat 3", "The command stat takes nothing after it."),
        ("quit now", "The command quit takes nothing after it."),
        ("dance", "There is no such command; say help for a list."),
        ("dance 3", "There is no such command; say help for a list."),
        ("draw 0,1", "A single draw card is played at a time."),
    ],
)
def test_oracle_does_nothing_by_mistake(line: str, answer: str) -> None:
    game = games.load("oracle")
    table = TableOf(game, 2, game.settle(None), 7)
    one = table.everybody[0]
    with pytest.raises(Trouble, match=answer):
        one.codec.heard(line)


def test_oracle_pairs_nobody_for_a_word_that_means_nothing() -> None:
    codec = OracleCodec(games.load("oracle"), {})
    with pytest.raises(Trouble, match="no such command"):
        codec.heard("GET / HTTP/1.1")
    assert codec.heard("stat") == [Pair()]
