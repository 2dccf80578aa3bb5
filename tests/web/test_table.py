"""The table and the hand: what must fit, what must stay secret, what is sent once."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from endings import preset_for_two
from parlour import games
from web.staging import NAMES, Scene
from web.test_layout import OUTSIDE, PARTS
from web.visitors import (
    PHONE,
    Living,
    Visitor,
    peaceful,
    plan_for,
    quick_game,
    titles,
    until,
    words_in,
)
from web.windows import Device, window

LONG = "W" * 20
OVERFLOWING = """
() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
  const box = seat.getBoundingClientRect();
  return [...seat.querySelectorAll('svg.card, .name, .count, .counter')].map((part) =>
    [part.getBoundingClientRect(), part.outerHTML.slice(0, 80)]).filter(([one]) =>
    one.width && (one.right > box.right + 1 || one.bottom > box.bottom + 1));
}).map(([box, what]) => [box.right, box.bottom, what])
"""
CUT = """
() => [...document.querySelectorAll('.seat .name')]
  .filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)
"""


def large_game() -> str:
    return max(games.names(), key=lambda name: games.load(name).seats[1])


@pytest.mark.parametrize("name", games.names())
def test_a_full_table_fits_the_tv(tv: Page, server: str, name: str) -> None:
    game = games.load(name)
    fits = {preset: game.seats_for(game.settle(preset=preset))[1] for preset in game.presets}
    preset = max(fits, key=lambda one: fits[one])
    scene = Scene(name, ["Mackenzie", *NAMES][: fits[preset]], preset).start()
    scene.play(lambda table: table.turns >= 4)
    scene.show(tv, f"{server}/tv.html?room={scene.code}")
    assert tv.locator(".seat").count() == fits[preset]
    assert tv.evaluate(OVERFLOWING) == []
    assert tv.evaluate(CUT) == []
    assert tv.evaluate(OUTSIDE, [".centre, .seat", PARTS]) == []


def two_phones(home: Living, name: str, fresh: bool = False) -> list[Visitor]:
    first = home.visitor(PHONE, touch=True, fresh=fresh)
    code = home.room(name, preset_for_two(name))
    phones = [first, home.phone()]
    for phone, who in zip(phones, ("Ann", "Bob"), strict=True):
        phone.join(code, who)
    phones[1].tap("#ready")
    home.start(phones)
    until(first.page, lambda: any(phone.has(".band.yours") for phone in phones))
    return phones


@pytest.fixture(scope="module")
def phones(browser: Browser, server: str) -> Iterator[list[Visitor]]:
    """At a table of the largest game; the last test moves."""
    with peaceful(browser, server) as home:
        yield two_phones(home, large_game())


def test_buttons_do_not_name_cards_that_lie_face_down(phones: list[Visitor]) -> None:
    for phone in phones:
        assert words_in(phone.page.inner_html(".dock"), titles(phone.game)) == set()


def test_a_long_name_pushes_nothing_off_a_phone(home: Living) -> None:
    phone = home.phone()
    code = home.room(quick_game())
    phone.join(code, LONG)
    assert phone.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    box = phone.page.locator("#start").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 360


def test_hand_and_choices_are_on_the_screen_of_a_phone_lying_down(
    browser: Browser, server: str
) -> None:
    game = quick_game()
    scene = Scene(game, NAMES[:2], preset_for_two(game)).start()
    with window(browser, Device(740, 360, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room={scene.code}", scene.names[scene.asked])
        box = page.locator(".handcard").last.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 745
        assert box["y"] + box["height"] * 0.6 <= 360


UNDER = "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('.dragged'))"


def test_a_card_is_played_by_dragging_it_to_the_table(phones: list[Visitor]) -> None:
    mine = next(phone for phone in phones if phone.has(".band.yours"))
    card = mine.page.locator(".handcard[data-choice]").last
    if card.count() == 0:
        return  # nothing fits what lies there
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    mine.page.mouse.move(x, y)
    mine.page.mouse.down()
    mine.page.mouse.move(x, y - 60, steps=3)
    mine.page.mouse.move(x, y - 160, steps=3)
    assert mine.page.evaluate(UNDER, [x, y - 160]), "the card lies over the table"
    mine.page.mouse.up()
    until(mine.page, lambda: any(frame["type"] in ("act", "pick") for frame in mine.sent))


def test_play_again_is_sent_once(home: Living) -> None:
    plan = plan_for(quick_game())
    phone = home.phone()
    code = plan.room(home)
    phones = [phone, home.phone()]
    for one, who in zip(phones, ("Ann", "Bob"), strict=True):
        one.join(code, who)
    phones[1].tap("#ready")
    home.start(phones)
    for one in phones:
        one.play_by_itself(plan)
    phone.see("#rematch")
    phone.rest()
    phone.page.evaluate(
        "() => { const b = document.querySelector('#rematch'); b.click(); b.click(); }"
    )
    phone.see(".lobby")
    assert len([frame for frame in phone.sent if frame["type"] == "rematch"]) == 1


def weigh(visitor: Visitor, path: str, selector: str) -> tuple[int, int]:
    """How many bytes and requests it takes until something is there."""
    sizes: list[int] = []

    def count(request: object) -> None:
        found = request.sizes()  # type: ignore[attr-defined]
        sizes.append(found["responseBodySize"])

    visitor.page.on("requestfinished", count)
    visitor.go(path)
    visitor.see(selector)
    visitor.page.wait_for_load_state("networkidle")
    return sum(sizes), len(sizes)


def test_pages_are_light(home: Living) -> None:
    weight, _ = weigh(home.visitor(PHONE, touch=True, fresh=True), "", "#create-solo")
    assert weight < 120_000
    phones = two_phones(home, large_game(), fresh=True)
    weight, _ = weigh(phones[0], phones[0].page.url.split("/")[-1], ".handcard")
    assert weight < 200_000
