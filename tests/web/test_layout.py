"""Where things lie: on the table of the TV, on a desk, on phones, at tables set by hand."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page
from tabletop import error_in

from choosing import some_of
from endings import lively, preset_for_two
from parlour import games
from parlour.games.citadels.rules_board import CITY
from parlour.games.coup.rules_box import PROVE
from parlour.games.eights.rules_table import HAND
from parlour.kernel.table import Table
from parlour.room.messages import AddBot, Ready
from web.staging import NAMES, Scene
from web.visitors import boxes, check_legible, cut_names
from web.windows import BIG_SCREEN, Device, window

each_game = pytest.mark.parametrize("name", games.names())

LAPTOP = (1280, 800)
TALL = (390, 844)
SMALL = (360, 640)
LYING = (640, 360)
TABLET = (768, 1024)
WINDOW = (900, 600)  # wide, but no desk
TWICE = (180, 320)  # a small phone at 200 %
GERMAN_TV = replace(BIG_SCREEN, language="de")
LONG = ["Bartholomew", "Christopher", "Maximilian", "Evangeline"]

# What hangs out of its box: [what, of what].
OUTSIDE = """
([boxes, parts]) => [...document.querySelectorAll(boxes)].flatMap((box) => {
  const all = box.getBoundingClientRect();
  return [...box.querySelectorAll(parts)].filter((part) => part.checkVisibility())
    .map((part) => [part.getBoundingClientRect(), part])
    .filter(([one]) => one.width && (one.left < all.left - 1 || one.right > all.right + 1
      || one.top < all.top - 1 || one.bottom > all.bottom + 1))
    .map(([, part]) => part.outerHTML.slice(0, 120));
})
"""
PARTS = ".card, .count, p, b, svg[role=img]"  # of the middle and of seats
# How much of a seat is seen at most.
SEEN = """
() => {
  const end = document.querySelector('.felt').getBoundingClientRect().bottom;
  const seats = [...document.querySelectorAll('.seat')].map((one) => one.getBoundingClientRect());
  return Math.max(...seats.map((one) => Math.min(one.bottom, end) - one.top));
}
"""
# How far right of the last card of each seat the rest begins.
BESIDE = """
([cards, rest]) => [...document.querySelectorAll('.seat')].map((seat) => {
  const boxes = [...seat.querySelectorAll(cards)].map((one) => one.getBoundingClientRect());
  const end = Math.max(...boxes.map((one) => one.right));
  return seat.querySelector(rest).getBoundingClientRect().left - end;
})
"""
OVERLAP = """
([one, two]) => {
  const [a, b] = [one, two].map((found) => document.querySelector(found).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
"""


def started(name: str, seats: int, turns: int = 4, names: list[str] = LONG) -> Scene:
    game = games.load(name)
    preset = preset_for_two(name) if seats == 2 else lively(name)
    low, high = game.seats_for(game.settle(preset=preset))
    scene = Scene(name, names[: max(low, min(seats, high))], preset, 5).start()
    return scene.play(lambda table: table.turns >= turns)


def resize(page: Page, size: tuple[int, int]) -> None:
    """The window gets another size, and what lies in it another place."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.clock.run_for(500)


def speak(scene: Scene, page: Page, language: str) -> None:
    """Whoever plays chooses another language; its letters are there."""
    page.get_by_text("⋯").first.click()
    page.locator("select.languages").select_option(language)
    page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    scene.settle(page)


@some_of("seats", [2, 3, 4])  # `make test`: at full tables, in test_table.py
@each_game
def test_the_middle_holds_what_lies_there(
    browser: Browser, server: str, name: str, seats: int
) -> None:
    scene = started(name, seats)
    with window(browser) as page:
        scene.show(page, f"{server}/tv.html?room=BCDF")
        assert page.evaluate(OUTSIDE, [".centre, .seat", PARTS]) == []


def long_claim(table: Table) -> bool:
    """Somebody has claimed the character with the longest name."""
    claim = int(table.claim)  # type: ignore[attr-defined]
    title = table.game.words.faces[table.game.faces[claim - 1].name][0] if claim else ""
    return len(title) >= 10


def claimed(table: Table) -> bool:
    """… and others may answer."""
    return long_claim(table) and bool(table.owing & ~(1 << table.turn))


def doubted(table: Table) -> bool:
    """… and is asked for the card."""
    return long_claim(table) and int(table.phase) == PROVE  # type: ignore[attr-defined]


@some_of("seats", [4, 6], 6)
def test_a_claim_and_what_is_asked_fit_on_the_tv(browser: Browser, server: str, seats: int) -> None:
    """In many words, with long names; what is noted at seats is not cut, and covers no card."""
    scene = Scene("coup", [*LONG, *NAMES][:seats], lively("coup"), 3).start().play(doubted)
    with window(browser, GERMAN_TV) as page:
        scene.show(page, f"{server}/tv.html?room=BCDF")
        assert page.evaluate(OUTSIDE, [".centre, .seat", ".card, .note, p, b"]) == []
        assert page.locator(".seat .note").count() >= 2
        assert min(page.evaluate(BESIDE, [".coup-hand .card", ".coup-side"])) > 4


@some_of("asked", [True, False], True)
@each_game
def test_a_desk_has_the_table_of_the_tv_above_the_hand(
    browser: Browser, server: str, name: str, asked: bool
) -> None:
    """All of it on one screen, for whoever is asked and for whoever waits, who needs less room."""
    scene = started(name, 4)
    who = scene.names[scene.asked]
    player = who if asked else next(name for name in scene.names if name != who)
    with window(browser, Device(*LAPTOP)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", player)
        assert page.locator(".desk .board .seat").count() >= 1
        assert page.evaluate(OUTSIDE, [".desk", ".seat, .dock, .answer, .own, .band"]) == []
        assert page.evaluate(OUTSIDE, [".dock", ".answer, .own, .question"]) == []
        if asked:
            assert not page.evaluate(OVERLAP, [".guide", ".board > *"])
        cards = boxes(page, ".dock .handcard")
        assert all(box["y"] + box["height"] <= LAPTOP[1] for box in cards)


@some_of("language", ["en", "de", "ru"], "ru")
def test_notes_stay_in_their_seats_on_phones(browser: Browser, server: str, language: str) -> None:
    scene = Scene("coup", LONG, lively("coup"), 3).start().play(claimed)
    with window(browser, Device(*SMALL, language)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        for size in (SMALL, TALL):
            resize(page, size)
            assert page.locator(".seat .note").count() >= 1
            assert page.evaluate(OUTSIDE, [".seat", ".note, .card, .name"]) == [], size
            (spoken,) = boxes(page, ".coup-large .card")
            assert spoken["width"] >= 60, f"the claim is hardly seen: {size}"


@some_of("name", games.names(), "eights")
def test_who_is_away_is_told_in_their_seat(browser: Browser, server: str, name: str) -> None:
    scene = started(name, 4)
    for who in scene.names:
        scene.top.drop(who)
    with window(browser, BIG_SCREEN) as page:
        scene.show(page, f"{server}/tv.html?room=BCDF")
        assert page.locator(".seat .note").count() >= len(scene.names)
        assert page.evaluate(OUTSIDE, [".seat", ".note, .card, .name"]) == []


@each_game
def test_the_lobby_of_the_tv_has_title_and_picture_side_by_side(
    browser: Browser, server: str, name: str
) -> None:
    scene = Scene(name, NAMES[:2], preset_for_two(name))
    with window(browser, GERMAN_TV) as page:
        scene.show(page, f"{server}/tv.html?room=BCDF")
        for text in (".who h1", ".roomcode", ".join-at"):
            assert not page.evaluate(OVERLAP, [text, ".box"]), text
        for picture in ("img.qr", ".box img"):
            assert page.locator(picture).evaluate("(one) => one.naturalWidth") > 100
        root = page.locator("html")
        assert root.get_attribute("data-game") == name
        assert root.evaluate("(one) => getComputedStyle(one).getPropertyValue('--hue')"), "no cloth"


def test_the_code_of_a_crowded_house_stands_in_one_line(browser: Browser, server: str) -> None:
    """With many rooms codes have five letters, and then six."""
    scene = Scene("letters", NAMES[:2], preset_for_two("letters"), code="MMMMMM")
    with window(browser, GERMAN_TV) as page:
        scene.show(page, f"{server}/tv.html?room={scene.code}")
        code = page.locator(".roomcode")
        for size in ((1280, 720), (1920, 1080)):
            resize(page, size)
            assert code.inner_text() == "MMMMMM"
            assert code.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0
            lines = "(one) => one.clientHeight / parseFloat(getComputedStyle(one).fontSize)"
            assert code.evaluate(lines) < 1.5
            assert not page.evaluate(OVERLAP, [".roomcode", ".box"]), size


def test_ten_in_a_german_lobby_can_be_read_from_the_sofa(browser: Browser, server: str) -> None:
    """Also those who are not ready, and bots."""
    scene = Scene("eights", LONG, lively("eights"))
    for name in LONG[1:3]:
        assert error_in(scene.top.send(name, Ready(False))) is None
    for _ in range(6):
        assert error_in(scene.top.send(LONG[0], AddBot("medium"))) is None
    with window(browser, GERMAN_TV) as page:
        scene.show(page, f"{server}/tv.html?room=BCDF")
        check_legible(page)
        for text in (".who > .quiet", ".invite p", ".players"):
            assert not page.evaluate(OVERLAP, [".sound-hint", text]), text


def test_the_start_covers_no_settings_on_a_laptop(browser: Browser, server: str) -> None:
    """It stands below the players, on a panel that is as wide as its button."""
    scene = Scene("coup", NAMES[:3])
    with window(browser, Device(1024, 640)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", "Ann")
        for size in ((1024, 640), SMALL_LAPTOP):
            resize(page, size)
            (panel,) = boxes(page, ".lobby .dock-actions")
            (button,) = boxes(page, "#start")
            (players,) = boxes(page, ".lobby .players")
            assert panel["width"] - button["width"] < 32, size
            assert panel["x"] >= players["x"] - 1, size
            assert not page.evaluate(OVERLAP, [".lobby .dock-actions", ".lobby details"]), size


@some_of("name", games.names(), "citadels", "coup")
def test_the_end_on_a_phone_begins_with_who_won(browser: Browser, server: str, name: str) -> None:
    scene = started(name, 4, 0, ["W" * 20, *LONG[:3]]).play(lambda table: table.over)
    with window(browser, Device(*TALL)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[0])
        top = page.locator(".ending h1").bounding_box()
        assert top is not None
        assert top["y"] < 120
        assert (
            page.evaluate(OUTSIDE, [".ending", ".sum, .who, .podium .name, .highlights li"]) == []
        )


@some_of("name", ["citadels", "coup"], "citadels")
def test_the_end_on_a_phone_lying_down(browser: Browser, server: str, name: str) -> None:
    """However long a name is: the scores, and what comes next, without scrolling."""
    scene = started(name, 4, 0, ["W" * 20, *LONG[:3]]).play(lambda table: table.over)
    with window(browser, Device(*LYING)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[0])
        assert page.evaluate(OUTSIDE, [".ending > .scroll", ".won :is(td, .who)"]) == []
        again = page.locator("#rematch").bounding_box()
        assert again is not None
        assert again["y"] + again["height"] <= LYING[1]


def moments(name: str) -> Iterator[Scene]:
    """A game before each of its first decisions."""
    scene = started(name, 4)
    for number in range(60):
        if scene.table.over:
            return
        yield scene
        scene.act_by_chance(f"moment {number}")


def answers(table: Table) -> int:
    """How many ways to act there are to choose from."""
    choices = table.choices(table.next_seat())
    return len({table.game.actions[action][0] for action in choices})


def busiest(name: str) -> Scene:
    """Of these moments the one with the most answers."""
    counts = [answers(scene.table) for scene in moments(name)]
    best = counts.index(max(counts))
    return next(scene for at, scene in enumerate(moments(name)) if at == best)


@each_game
def test_a_turn_with_many_answers_on_phones_and_tablets(
    browser: Browser, server: str, name: str
) -> None:
    """Answers and hand are in sight and large, and some of the table; at 200 % one scrolls."""
    scene = busiest(name)
    with window(browser, Device(*SMALL, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        page.get_by_role("button", name="Open my cards").click()
        page.locator("#guided").dispatch_event("click")  # wherever it is
        for size in (SMALL, TALL, LYING, (844, 390), TABLET, WINDOW, TWICE):
            resize(page, size)
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
            assert page.evaluate(OUTSIDE, [".seat", ".card, .name, .note"]) == [], size
            hand = boxes(page, ".handcard")
            assert all(box["width"] >= 56 for box in hand), size
            if size == TWICE:
                continue
            assert page.evaluate(OUTSIDE, [".phone, .dock", ".answer, .own"]) == [], size
            assert page.evaluate(SEEN) >= 60, f"hardly a seat is seen: {size}"


def test_two_cards_above_the_only_answer_lie_side_by_side(browser: Browser, server: str) -> None:
    """On a phone lying down the hand makes room for answers only if there are any beside it."""
    scene = started("letters", 4, 0).play(lambda table: len(table.choices(table.next_seat())) == 1)
    with window(browser, Device(*LYING, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        page.wait_for_selector("[data-confirm]")
        one, two = boxes(page, ".handcard")
        assert two["x"] - one["x"] > 0.9 * one["width"], (one, two)


def test_cards_to_name_are_cards(browser: Browser, server: str) -> None:
    """Seven of them, beside the hand, and the way back below them; however long a name is.

    Before that come those who may hold them, above the way back, too.
    """
    scene = started("letters", 4, 0, ["W" * 19 + letter for letter in "ABCD"]).play(guard_in_hand)
    with window(browser, Device(*SMALL, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        page.get_by_role("button", name="Open my cards").click()
        page.clock.run_for(100)
        page.locator(".handcard", has_text="Play Guard").dispatch_event("click")
        page.wait_for_selector('.answers[data-kind="seat"]')
        for size in (TALL, LYING, WINDOW, SMALL):
            resize(page, size)
            players = boxes(page, ".answer")
            (back,) = boxes(page, "#back")
            assert all(box["y"] + box["height"] <= back["y"] + 1 for box in players), size
            assert page.evaluate(OUTSIDE, [".letters-tally > div", ".letters-pips i"]) == [], size
        page.locator(".answer").first.dispatch_event("click")
        page.wait_for_selector(".as-card")
        for size in (SMALL, TALL, LYING, WINDOW):
            resize(page, size)
            cards = boxes(page, ".as-card")
            assert len(cards) == 7
            (back,) = boxes(page, "#back")
            assert all(box["width"] >= 48 for box in cards), size
            assert all(box["y"] + box["height"] <= back["y"] + 1 for box in cards), size


def test_on_a_desk_what_is_final_is_in_sight_below_cards_to_name(
    browser: Browser, server: str
) -> None:
    scene = started("letters", 4, 0).play(guard_in_hand)
    with window(browser, Device(*SMALL_LAPTOP)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        page.get_by_role("button", name="Open my cards").click()
        page.clock.run_for(100)
        page.locator(".handcard", has_text="Play Guard").dispatch_event("click")
        page.locator('.answers[data-kind="seat"] .answer').first.dispatch_event("click")
        page.locator(".as-card").last.dispatch_event("click")
        page.wait_for_selector("[data-confirm]")
        for size in (SMALL_LAPTOP, (1100, 720), LAPTOP):
            resize(page, size)
            tops = [round(box["y"]) for box in boxes(page, ".desk .as-card")]
            assert [tops.count(top) for top in sorted(set(tops))] == [4, 3], size
            assert page.evaluate(OUTSIDE, [".dock", ".answer, [data-confirm], #back"]) == [], size


def guard_in_hand(table: Table) -> bool:
    """Somebody may name a card of one of several players."""
    choices = [table.game.actions[action] for action in table.choices(table.next_seat())]
    return len({fields[1] for _, fields in choices if fields[0] == 1 and len(fields) > 1}) > 1


# Long hands

# How far the middle of the table and the answers are in sight, as shares of them; of every card of
# the hand that is followed by another in its row, how much of it lies free.
LONG_HAND = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const [felt, dock] = ['.felt', '.dock'].map((part) => box(document.querySelector(part)));
  const seen = (part, room) =>
    (Math.min(part.bottom, room.bottom, innerHeight) - Math.max(part.top, room.top)) / part.height;
  const fans = [...document.querySelectorAll('.hand .fan')]
    .map((fan) => [...fan.children].map(box));
  return {
    middle: seen(box(document.querySelector('.middle')), felt),
    answers: [...document.querySelectorAll('.answer')].map((one) => seen(box(one), dock)),
    free: fans.flatMap((fan) => fan.slice(1).map((one, at) => one.left - fan[at].left)),
    rows: fans.slice(1).map((fan, at) => fan[0].top - fans[at][0].top),
  };
}
"""


def long_hand(cards: int) -> Scene:
    """Somebody in turn holds so many cards, and may play some of them."""

    def held(table: Table) -> bool:
        seat = table.next_seat()
        return table.size(HAND + seat) >= cards and len(table.choices(seat)) > 2

    return Scene("eights", LONG, "chaos", 1).start().play(held)


@some_of("cards", [30, 52], 52)
def test_a_long_hand_leaves_the_table_in_sight(browser: Browser, server: str, cards: int) -> None:
    """Its cards lie in rows that are moved sideways, and each can be hit."""
    scene = long_hand(cards)
    with window(browser, Device(*SMALL, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        page.get_by_role("button", name="Open my cards").click()
        page.locator("#guided").dispatch_event("click")  # wherever it is
        for size in (SMALL, TALL, LYING, (844, 390)):
            resize(page, size)
            found = page.evaluate(LONG_HAND)
            assert page.locator(".handcard").count() >= cards
            assert found["middle"] > 0.95, size
            assert min(found["answers"]) > 0.8, size
            assert min(found["free"]) >= 48, size
            assert min(found["rows"]) >= 36, size
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size


# Cities

SMALL_LAPTOP = (1366, 768)
# Of every tower: its price, the height of its walls, and whether name, price and sign are in it.
TOWERS = """
() => [...document.querySelectorAll('.citadels-tower')].map((tower) => {
  const walls = tower.querySelector('.citadels-plinth').getBoundingClientRect();
  const city = tower.closest('.citadels-city').getBoundingClientRect();
  const inside = ['.citadels-label', '.citadels-cost text', '.citadels-sign'].every((part) => {
    const box = tower.querySelector(part).getBoundingClientRect();
    return box.width > 3 && box.left > walls.left - 2 && box.right < walls.right + 2
      && box.top > walls.top - 1 && box.bottom < walls.bottom + 1;
  });
  const whole = inside && walls.top > city.top - 1 && walls.right < city.right + 1;
  return [Number(tower.querySelector('.citadels-cost text').textContent), walls.height,
    tower.querySelector('.citadels-label').textContent, whole];
})
"""


def late_city(seats: int) -> Scene:
    """Somebody has built six districts."""
    names = [*LONG, "Constantine", "Wilhelmina", "Alexandrina"]
    scene = Scene("citadels", names[:seats], lively("citadels"), 1).start()
    return scene.play(
        lambda table: any(table.size(CITY + seat) >= 6 for seat in range(table.seats))
    )


@some_of("table", [(2, "de"), (4, "ru"), (7, "en"), (7, "de")], (2, "de"), (7, "en"))
def test_cities_are_skylines_on_the_tv(
    browser: Browser, server: str, table: tuple[int, str]
) -> None:
    """What is dear stands higher, and every name and price can be read."""
    seats, language = table
    scene = late_city(seats)
    with window(browser, replace(BIG_SCREEN, language=language)) as page:
        scene.show(page, f"{server}/tv.html?room=BCDF")
        check_legible(page)
        assert page.evaluate(OUTSIDE, [".citadels-seat", ".citadels-purse > *"]) == []
        assert page.evaluate(OUTSIDE, [".citadels-track li", ".citadels-fate"]) == []
        towers: list[tuple[int, float, str, bool]] = page.evaluate(TOWERS)
    assert [name for _, _, name, whole in towers if not whole] == []
    cheap = [height for cost, height, _, _ in towers if cost <= 2]
    dear = [height for cost, height, _, _ in towers if cost >= 4]
    assert sum(dear) / len(dear) > 1.05 * sum(cheap) / len(cheap)
    assert max(dear) > 1.25 * min(cheap), "towers of the same height"


# Seats whose name lies under what the player has.
COVERED = """
() => [...document.querySelectorAll('.seat')].filter((seat) => {
  const [name, purse] = ['.name', '.citadels-purse'].map((part) =>
    seat.querySelector(part).getBoundingClientRect());
  return name.right > purse.left && name.bottom > purse.top;
}).map((seat) => seat.querySelector('.name').textContent)
"""


def test_a_long_name_lies_beside_the_gold(browser: Browser, server: str) -> None:
    scene = started("citadels", 3, 22, ["Ann", "W" * 20, LONG[1]])
    with window(browser, Device(*SMALL, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", "Ann")
        for size in (SMALL, TALL, LYING, TABLET):
            resize(page, size)
            assert page.locator(".seat .citadels-crown").count() == 1
            assert page.evaluate(COVERED) == [], size


# Of each full city: how many rows it has, and how far its roofs reach up to what the player has.
FULL = """
() => [...document.querySelectorAll('.citadels-city.full')].map((city) => {
  const towers = [...city.querySelectorAll('.citadels-tower')].map((one) =>
    one.getBoundingClientRect());
  const purse = city.closest('.seat').querySelector('.citadels-purse').getBoundingClientRect();
  return [new Set(towers.map(({ bottom }) => Math.round(bottom))).size,
    purse.bottom - Math.min(...towers.map(({ top }) => top))];
})
"""


def test_six_districts_stand_in_one_row(browser: Browser, server: str) -> None:
    scene = late_city(4)
    with window(browser, Device(*SMALL, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[0])
        for size in (SMALL, TALL):
            resize(page, size)
            cities = page.evaluate(FULL)
            assert cities
            assert all(rows == 1 and over <= 1 for rows, over in cities), (size, cities)


def test_deck_goal_and_ruins_take_little_of_a_phone(browser: Browser, server: str) -> None:
    scene = Scene("citadels", LONG, lively("citadels"), 1).start()
    ruins = next(zone.index for zone in scene.table.game.zones if zone.name == "ruins")
    scene.play(lambda table: table.size(ruins) > 0)
    with window(browser, Device(*SMALL, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        for size in (SMALL, TALL, LYING):
            resize(page, size)
            (stock,) = boxes(page, ".citadels-stock")
            assert stock["height"] < 80, size
            for one in ('[data-zone="deck"]', '[data-zone="ruins"]'):
                assert not page.evaluate(OVERLAP, [one, ".citadels-goal"]), size


def test_a_draft_for_two_leaves_everything_in_its_place(browser: Browser, server: str) -> None:
    """What is offered, the hand and the hidden character beside each other, also in Russian."""
    scene = Scene("citadels", LONG[:2], "official", 3).start()
    scene.play(lambda table: "draft_discard" in forms_of(table))
    with window(browser, Device(*SMALL, "ru")) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        for size, language in ((SMALL, "ru"), (TALL, "en"), (SMALL_LAPTOP, "de")):
            if language != "ru":
                speak(scene, page, language)
            resize(page, size)
            parts = ".handcard, .zone-title, .prompt, .own"
            assert page.evaluate(OUTSIDE, [".dock", parts]) == [], size
            titles, fans = boxes(page, ".aside .zone-title"), boxes(page, ".aside .fan")
            for title, fan in zip(titles, fans, strict=True):
                assert title["x"] + title["width"] <= fan["x"] + 1, size


@some_of("language", ["en", "de", "ru"], "ru")
def test_a_draft_is_clear_on_a_small_phone(browser: Browser, server: str, language: str) -> None:
    """All that is offered, in rows that differ by one card at most, and what was taken and a city
    above it."""
    for seats in (3, 4, 6):
        names = [*LONG, "Constantine", "Wilhelmina"][:seats]
        scene = Scene("citadels", names, "spec", 3).start()
        with window(browser, Device(*SMALL, language, touch=True)) as page:
            scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
            assert page.evaluate(OUTSIDE, [".dock", ".handcard, .own, .prompt"]) == [], seats
            tops = [round(box["y"]) for box in boxes(page, ".offer .handcard")]
            rows = [tops.count(top) for top in sorted(set(tops))]
            assert max(rows) - min(rows) <= 1, rows
            assert page.evaluate(OUTSIDE, [".felt", ".citadels-track"]) == [], seats
            assert page.evaluate(SEEN) >= 50, f"hardly a city is seen: {seats}"


def test_the_last_character_of_a_draft_is_one(browser: Browser, server: str) -> None:
    scene = Scene("citadels", NAMES[:7], seed=1).start()
    pack = next(zone.index for zone in scene.table.game.zones if zone.name == "pack")
    scene.play(lambda table: table.size(pack) == 1)
    waits = next(name for name in scene.names if name != scene.names[scene.asked])
    for language, words in (("en", "one character left"), ("de", "noch eine Figur")):
        with window(browser, Device(*TALL, language)) as page:
            scene.show(page, f"{server}/player.html?room=BCDF", waits)
            assert words in page.locator(".band .what").inner_text()


def forms_of(table: Table) -> set[str]:
    """What somebody may do who is asked now."""
    choices = [] if table.over else table.choices(table.next_seat())
    return {table.game.actions[action][0] for action in choices}


# Duels


def test_the_guide_gives_way_to_the_fight(browser: Browser, server: str) -> None:
    """In a first turn, in many words; and nothing in one's own line covers anything else."""
    scene = Scene("oracle", LONG[:2], lively("oracle"), 5).start()
    scene.play(lambda table: "defend" in forms_of(table))
    with window(browser, Device(*SMALL, "de", touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        assert page.locator(".guide").count() == 1
        assert page.evaluate(OUTSIDE, [".felt", ".oracle-arena, .oracle-die"]) == []
        assert not page.evaluate(OVERLAP, [".oracle-mine > :last-child", ".looking"])


def test_the_story_leaves_room_for_the_fight(browser: Browser, server: str) -> None:
    """Whoever was there hears of it in many words; the dice are in sight all the same."""
    before, scene = (Scene("oracle", LONG[:2], lively("oracle"), 5).start() for _ in range(2))
    before.play(lambda table: "defend" in forms_of(table))
    with window(browser, Device(*SMALL, "en", touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[before.asked])
        scene.play(lambda table: "defend" in forms_of(table))
        scene.settle(page)
        assert page.locator(".latest li").count() > 1
        assert len(boxes(page, ".latest li:first-child")) == 1
        assert page.evaluate(OUTSIDE, [".felt", ".oracle-arena, .oracle-die"]) == []


@some_of("name", games.names(), "oracle", "eights")
def test_the_guide_is_seen_as_a_whole_or_not_at_all(
    browser: Browser, server: str, name: str
) -> None:
    """On a small phone; where it has no room, the button for help is lit up."""
    scene = Scene(name, LONG[: 2 if name == "oracle" else 4], lively(name), 5).start()
    for turns in (0, 1):
        scene.play(lambda table, least=turns: table.turns >= least)  # type: ignore[misc]
        for language in ("en", "de", "ru"):
            with window(browser, Device(*SMALL, language, touch=True)) as page:
                scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
                assert page.locator(".guided .help").count() == 1
                if not page.locator(".guide").is_visible():
                    continue
                assert page.evaluate(OUTSIDE, [".felt", ".guide, #guided"]) == [], language
                page.locator(".guide summary").click()
                (text,) = boxes(page, ".guide")
                assert text["height"] > 560, "it has the whole screen to be read"
                page.locator("#guided").click()
                page.wait_for_selector(".guide", state="detached")


# Courts


def can_coup(table: Table) -> bool:
    """Everything can be done, the dearest deed, too."""
    return "coup" in forms_of(table) and len(forms_of(table)) == 7


def test_seven_deeds_are_in_sight_in_many_words(browser: Browser, server: str) -> None:
    scene = Scene("coup", LONG, lively("coup"), 1).start().play(can_coup)
    with window(browser, Device(*SMALL, "de")) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        page.locator("#guided").dispatch_event("click")  # wherever it is
        for size in (SMALL, TALL, (844, 390), SMALL_LAPTOP):
            resize(page, size)
            assert page.locator(".answer").count() == 7
            assert page.locator(".desk").count() == (size == SMALL_LAPTOP)
            assert page.evaluate(OUTSIDE, [".phone, .desk, .dock", ".answer, .own"]) == [], size
            hand = boxes(page, ".handcard")
            least = 60 if size == SMALL else 76
            assert all(box["width"] >= least for box in hand), size


@some_of("language", ["en", "de", "ru"], "de")
def test_deeds_say_what_they_do_on_small_phones(
    browser: Browser, server: str, language: str
) -> None:
    """The first ones, and seven of them: “Tax: take 3 coins, claims Duke”."""
    scene = Scene("coup", LONG, lively("coup"), 1).start()
    for count in (5, 6, 7):
        scene.play(lambda table, most=count: len(forms_of(table)) == most)  # type: ignore[misc]
        with window(browser, Device(*SMALL, language, touch=True)) as page:
            scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
            for size in (SMALL, TALL):
                resize(page, size)
                effects = boxes(page, ".answer .effect")
                assert len(effects) == count
                assert all(box["height"] >= 16 and box["width"] >= 40 for box in effects), size
                assert page.evaluate(OUTSIDE, [".answer", ".text, .effect"]) == [], size
                if (language, count, size) != ("ru", 7, SMALL):  # the longest words scroll
                    parts = ".answer, .own, .handcard"
                    assert page.evaluate(OUTSIDE, [".phone, .dock", parts]) == [], (count, size)
                assert not page.evaluate(OVERLAP, [".own .name", ".own .info"]), (count, size)
                assert not page.evaluate(OVERLAP, [".hands", ".own .name"]), (count, size)
            resize(page, LYING)
            said = page.locator(".answer").first.aria_snapshot()
            assert "1" in said, "what it does is read aloud where it is not seen"


def test_the_first_deeds_are_in_sight_in_a_narrow_window(browser: Browser, server: str) -> None:
    """With a mouse, too: what keys do is not written on answers that have no room for it."""
    scene = Scene("coup", LONG, lively("coup"), 1).start()
    with window(browser, Device(*TALL)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        page.locator("#guided").dispatch_event("click")  # wherever it is
        page.clock.run_for(500)
        for language in ("en", "de", "ru"):
            if language != "en":
                speak(scene, page, language)
            assert page.locator(".answer").count() == 5
            assert page.evaluate(OUTSIDE, [".phone, .dock", ".answer, .own"]) == [], language


@pytest.mark.parametrize("name", ["coup", "letters"])
def test_four_seats_are_in_sight_on_a_phone_lying_down(
    browser: Browser, server: str, name: str
) -> None:
    scene = Scene(name, NAMES[:4], lively(name), 7).start().play(lambda table: table.turns >= 8)
    with window(browser, Device(*LYING, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        for size in (LYING, (844, 390)):
            resize(page, size)
            assert page.locator(".seat").count() == 4
            assert page.evaluate(OUTSIDE, [".felt", ".seat"]) == [], size


def test_a_word_on_a_button_is_not_torn_on_a_phone_lying_down(
    browser: Browser, server: str
) -> None:
    scene = Scene("coup", NAMES[:4], seed=1).start()
    with window(browser, Device(*LYING, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        text = page.locator(".answer .text > b", has_text="Exchange")
        assert text.evaluate("(one) => one.getBoundingClientRect().height") < 24


def test_a_name_of_two_words_loses_no_letter(browser: Browser, server: str) -> None:
    scene = Scene("coup", ["Ann", "Заира Петровна", *LONG[1:3]], lively("coup")).start()
    with window(browser, Device(*SMALL, "ru", touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", "Ann")
        assert page.locator(".seat").count() == 3
        assert cut_names(page, ".seat .name") == []


# What is wider than its box.
WIDE = """
(boxes) => [...document.querySelectorAll(boxes)].filter((one) => one.scrollWidth > one.clientWidth
  || one.clientWidth > one.parentElement.clientWidth).map((one) => one.className)
"""


def test_figures_of_a_duel_stay_in_their_seats_on_a_russian_tv(
    browser: Browser, server: str
) -> None:
    scene = Scene("oracle", NAMES[:2], lively("oracle"), 3).start()
    scene.play(lambda table: table.turns >= 6)
    with window(browser, replace(BIG_SCREEN, language="ru")) as page:
        scene.show(page, f"{server}/tv.html?room=BCDF")
        check_legible(page)
        assert page.evaluate(WIDE, ".oracle-side, .oracle-means") == []


def test_names_of_ten_are_whole_on_a_small_phone_lying_down(browser: Browser, server: str) -> None:
    names = [
        *LONG,
        "Alexandrina",
        "Konstantin",
        "Oleksandra",
        "Wilhelmina",
        "Theodora",
        "Annabelle",
    ]
    scene = started("eights", 10, 4, names)
    with window(browser, Device(*LYING, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        assert page.locator(".seat").count() == 9
        assert cut_names(page, ".seat .name") == []


def test_the_call_is_no_larger_than_it_must_be(browser: Browser, server: str) -> None:
    """Where people watch on a phone lying down the cities are in sight, too."""
    scene = late_city(4)
    with window(browser, Device(844, 390, touch=True)) as page:
        scene.show(page, f"{server}/watch.html?room=BCDF")
        box = page.locator(".citadels-track").bounding_box()
        assert box
        assert box["height"] < 96
