"""A game without a skin, from another package, is drawn as well as it can be played."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from choosing import some_of
from parlour import games
from parlour.server.games_api import DESCRIPTIONS
from web.staging import NAMES, Scene
from web.test_layout import OUTSIDE, PARTS, TALL
from web.visitors import check_legible, until
from web.windows import Device, window

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "examples"))

import crowns

# How wide the card in each seat is, and where it lies there.
CARDS = """
() => [...document.querySelectorAll('.seat')].map((seat) => {
  const [all, one] = [seat, seat.querySelector('.card')].map((box) => box.getBoundingClientRect());
  return [one.width, one.left - all.left, one.top - all.top].map(Math.round).join();
})
"""


class Visiting(Scene):
    """A table of a game that the server does not have."""

    answers = (*Scene.answers, "*/api/games/*")

    def answer_to(self, url: str) -> tuple[str, bytes]:
        if "/api/games/" not in url:
            return super().answer_to(url)
        game = self.table.game
        content = DESCRIPTIONS.of(game, game.settle(), "en", lambda: None)
        return content.media_type, content.body


@pytest.fixture
def crowned() -> Iterator[None]:
    with games.overriding(crowns.GAME):
        yield


@pytest.mark.usefixtures("crowned")
@some_of("seats", range(2, 1 + crowns.MOST), 3, 4, 6)
def test_every_seat_is_drawn_alike_on_the_tv(tv: Page, server: str, seats: int) -> None:
    scene = Visiting("crowns", NAMES[:seats]).start()
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    assert len(set(tv.evaluate(CARDS))) == 1
    assert tv.evaluate(OUTSIDE, [".centre, .seat", PARTS]) == []
    check_legible(tv)


@pytest.mark.usefixtures("crowned")
def test_it_is_played_to_the_end_on_a_phone(browser: Browser, server: str) -> None:
    scene = Visiting("crowns", NAMES[:2]).start()
    with window(browser, Device(*TALL, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", NAMES[0])
        for number in range(crowns.HAND_SIZE):
            page.locator(".hand .card").first.tap()
            scene.settle(page)
            page.locator("[data-confirm]").tap()
            until(page, lambda: scene.asked == 1)
            scene.act_by_chance(f"{number}")
            scene.settle(page)
        assert scene.table.over
        said = page.locator("body").inner_text()
        assert "Points" in said
        assert "win" in said
