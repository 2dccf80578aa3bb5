"""Whole games, in front of every screen: no card and no name hangs out of its seat, or is cut."""

import pytest
from playwright.sync_api import Browser

from parlour import games
from web.staging import Scene
from web.test_layout import OUTSIDE
from web.windows import BIG_SCREEN, Device, window

PEOPLE = ["Maximiliana", "Bartholomew", "Christopher", "Wilhelmina", "Anastasia"]
PEOPLE += ["Konstantin", "Alexandrina", "Montgomery", "Evangeline", "Persephone"]
PHONES = [Device(360, 640), Device(390, 844), Device(640, 360)]
DECISIONS = 60

CUT = """
() => [...document.querySelectorAll('.name')].filter((one) => one.checkVisibility())
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML)
"""


def seats(name: str) -> list[int]:
    """Few and many."""
    game = games.load(name)
    least, most = game.seats_for(game.settle(preset="spec"))
    return sorted({max(2, least), most})


@pytest.mark.slow  # each game takes half a minute
@pytest.mark.parametrize("device", [BIG_SCREEN, *PHONES], ids=str)
@pytest.mark.parametrize(
    ("name", "count"), [(name, count) for name in games.names() for count in seats(name)]
)
def test_everything_stays_in_its_seat(
    browser: Browser, server: str, name: str, count: int, device: Device
) -> None:
    scene = Scene(name, PEOPLE[:count], seed=count).start()
    with window(browser, device) as page:
        path, who = ("tv", "") if device == BIG_SCREEN else ("player", PEOPLE[0])
        scene.show(page, f"{server}/{path}.html?room={scene.code}", who)
        if who:
            page.get_by_role("button", name="Open my cards").click()
        for number in range(DECISIONS):
            if scene.table.over:
                break
            scene.act_by_chance(f"{number}")
            page.clock.run_for(600 if number % 2 else 4600)  # some of it while it is told
            assert page.evaluate(OUTSIDE, [".seat", ".card, .name"]) == [], number
            assert page.evaluate(CUT) == [], number
