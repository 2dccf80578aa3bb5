"""What screens never show: inner names, stale notes, unrolled decks, choices one makes blindly."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from choosing import some_of
from conformance.playing import scaled
from endings import lively
from parlour import games
from parlour.bots.registry import LEVELS
from parlour.kernel.describe import describe
from parlour.kernel.game import Game
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE
from web.staging import NAMES, Scene
from web.visitors import boxes
from web.windows import BIG_SCREEN, Device, window

DECISIONS = 8 + scaled(32)
PHONE = Device(360, 640, touch=True)
DESK = Device(1280, 800)
NEVER = [
    r"\b[a-z]+_[a-z_]+\b",  # names of the code
    r"undefined|\bnull\b|\bNaN\b|\[object",
    r"counted from",  # 0, as nobody does
    r"one choice:",  # what is left to do is the button
    r"(\S+) \(\1\)",  # “plays +4 (+4)”
    r"\b(Ismcts|Flat)\b",
]
# What lies where the step of a draw is.
HIDING = """
(parts) => {
  const step = document.querySelector('.drawn .step').getBoundingClientRect();
  return parts.filter((one) => !one.matches('.drawn')).filter((one) => {
    const box = one.getBoundingClientRect();
    const beside = box.right <= step.left || step.right <= box.left;
    return !beside && box.top < step.bottom && step.top < box.bottom;
  }).map((one) => one.outerHTML.slice(0, 80));
}
"""

each_game = pytest.mark.parametrize("name", games.names())


def inner_names(game: Game) -> list[str]:
    """Values as the rules name them, beside the name of what they are a value of."""
    described: dict[str, Any] = describe(game, game.settle())
    kinds: dict[str, list[str]] = described["names"]
    return [rf"\b{kind}: {word}\b" for kind, words in kinds.items() for word in words]


def check_words(page: Page, never: list[str]) -> None:
    text = page.locator("#app").inner_text()
    for pattern in never:
        found = re.search(pattern, text, re.MULTILINE)
        assert not found, f"“{found[0]}” in: {text}"


@each_game
def test_no_inner_names_from_the_lobby_on(browser: Browser, server: str, name: str) -> None:
    """In the lobby with its house rules and bots, and through a game as one seat sees it."""
    game = games.load(name)
    seats = min(3, game.seats_for(game.settle(preset=lively(name)))[1])
    scene = Scene(name, NAMES[:seats], lively(name), seed=4)
    never = [*NEVER, *inner_names(game)]
    with window(browser, PHONE) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", "Ann")
        page.locator("summary").click()
        check_words(page, never)
        kinds = {option.lower() for option in page.locator("option").all_inner_texts()}
        assert not kinds & (set(game.bots) - set(LEVELS)), "bots by the names of their programs"
        scene.start()
        page.wait_for_selector(".band")
        page.get_by_role("button", name="Open my cards").click()
        for number in range(DECISIONS):
            if scene.table.over:
                break
            scene.act_by_chance(f"act {number}")
            page.wait_for_timeout(1)
            page.clock.run_for(300)
            check_words(page, never)


# The end


@some_of("name", games.names(), "citadels", "eights")
def test_the_end_says_who_won_and_by_what(browser: Browser, server: str, name: str) -> None:
    """Every player has a number, and nothing is said of seats that was true during the game."""
    scene = ended(name)
    with window(browser, PHONE) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", "Ann")
        rows = page.locator(".scores tbody tr").all_inner_texts()
        assert len(rows) == scene.table.seats
        assert all(re.search(r"\d", row.split(maxsplit=1)[-1]) for row in rows), rows
        assert page.locator(".seat .note").all_inner_texts() == []
        if page.get_by_role("columnheader", name="Cards left").count():
            left = [int(row.split()[-1]) for row in rows]
            assert left == sorted(left), "the fewer, the better"


def ended(name: str) -> Scene:
    game = games.load(name)
    seats = min(4, game.seats_for(game.settle(preset=lively(name)))[1])
    scene = Scene(name, NAMES[:seats], lively(name), seed=5).start()
    return scene.play(lambda table: table.over)


@pytest.mark.parametrize("device", [PHONE, BIG_SCREEN, DESK], ids=["phone", "tv", "desk"])
def test_a_draw_is_no_victory(browser: Browser, server: str, device: Device) -> None:
    """All stand on one step, whose words are seen as a whole; nobody has a crown."""
    long = "Ann" if device is DESK else "W" * 20
    scene = Scene("oracle", [long, "Bob"], lively("oracle")).start()
    for form in ("offer_draw", "accept_draw"):
        action = scene.table.game.actions.index((form, ()))
        scene.play(lambda table: action in table.choices(table.next_seat()))  # noqa: B023
        scene.act(action, form)
    with window(browser, device) as page:
        tv = device is BIG_SCREEN
        path, who = ("tv.html", "") if tv else ("player.html", "Bob")
        scene.show(page, f"{server}/{path}?room=BCDF", who)
        assert page.locator(".top h1" if tv else ".ending h1").inner_text() == "It is a draw"
        assert "win" not in page.title()
        assert page.locator(".podium, .crown").count() == 0
        assert page.locator(".drawn .name").all_inner_texts() == scene.names
        assert page.locator(".drawn .step").inner_text() == "Honours are even"
        sizes = [(device.width, device.height)]
        for width, height in [*sizes, (640, 360), (180, 320)] if device is PHONE else sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.clock.run_for(500)
            assert page.locator(":is(.ending, .final) > *").evaluate_all(HIDING) == [], width
            (step,) = boxes(page, ".drawn .step")
            names = boxes(page, ".drawn .name")
            assert all(box["y"] + box["height"] <= step["y"] + 1 for box in names), width


# Cards


def known_in_the_deck(table: Table) -> list[int]:
    """The seats that know some cards of the deck which not everybody knows."""
    cards = [card for card in table.cards(0) if table.known[card] != EVERYONE]
    return [seat for seat in range(table.seats) if any(table.known[c] >> seat & 1 for c in cards)]


def test_a_deck_stays_a_heap_when_one_of_its_cards_is_known(browser: Browser, server: str) -> None:
    """Whoever puts a card under the deck still sees a deck, and that card at most."""
    scene = Scene("citadels", NAMES[:4], lively("citadels"), seed=3).start()
    scene.play(lambda table: bool(known_in_the_deck(table)))
    table = scene.table
    seat = known_in_the_deck(table)[0]
    known = [card for card in table.cards(0) if table.known[card] >> seat & 1]
    with window(browser, PHONE) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[seat])
        page.get_by_role("button", name="Open my cards").click()
        drawn = page.locator(".felt [data-card]").evaluate_all(
            "(all) => all.map((one) => Number(one.dataset.card))"
        )
        assert set(drawn) & set(table.cards(0)) <= set(known)


@pytest.mark.parametrize("form", ["draft_pick", "keep_card"])
def test_nobody_drafts_blindly(browser: Browser, server: str, form: str) -> None:
    """What is offered lies apart from the hand, says how to look at it, and shows itself."""
    scene = Scene("citadels", NAMES[:4], lively("citadels"), seed=2).start()
    scene.play(lambda table: form in forms_of(table))
    with window(browser, PHONE) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        offered = page.locator(".offer .handcard[data-choice]")
        assert offered.count() == len(scene.table.choices(scene.asked))
        assert page.locator(".hands .handcard[data-choice]").count() == 0
        assert offered.locator(".number").count() == offered.count(), "face down in company"
        assert "Hold" in page.locator(".prompt").inner_text()
        page.locator(".peek").dispatch_event("pointerdown", {"button": 0})
        page.clock.run_for(50)
        assert offered.locator(".number").count() == 0
        page.evaluate("dispatchEvent(new PointerEvent('pointerup'))")
        page.clock.run_for(50)
        assert offered.locator(".number").count() == offered.count()


def forms_of(table: Table) -> set[str]:
    return {table.game.actions[action][0] for action in table.choices(table.next_seat())}


def test_a_card_that_leads_on_by_itself_is_picked_once(browser: Browser, server: str) -> None:
    """The only wild card of a hand is tapped: what follows without a choice is sent once, too."""
    scene = Scene("eights", NAMES[:3], "spec", seed=1).start().play(one_wild_card)
    with window(browser, PHONE) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        page.get_by_role("button", name="Open my cards").click()
        page.clock.run_for(50)
        page.locator(".handcard[data-choice]", has_text="wild").first.dispatch_event("click")
        page.wait_for_selector('.answers[data-kind="colour"]')
        page.clock.run_for(500)
        page.wait_for_timeout(50)
        picks = [said for said in scene.heard if said["type"] == "pick"]
        assert len(picks) == 2, picks
        assert page.locator(".toast.up").count() == 0


def one_wild_card(table: Table) -> bool:
    """Somebody may play one wild card, or others."""
    choices = [table.game.actions[action] for action in table.choices(table.next_seat())]
    wild = {fields[0] for form, fields in choices if form == "play_wild"}
    return len(wild) == 1 and any(form == "play" for form, _ in choices)
