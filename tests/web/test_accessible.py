"""axe-core finds nothing on any page, in the main states of every game, light or dark."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from endings import preset_for_two
from parlour import games
from web.visitors import Living, Visitor, plan_for, quick_game, until

AXE = Axe()
# Besides what axe takes for wrong, what it takes for bad practice.
OPTIONS = {
    "resultTypes": ["violations"],
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}


def faults(visitor: Visitor) -> list[Any]:
    visitor.page.wait_for_timeout(200)  # things that fade in are there
    found = AXE.run(visitor.page, options=OPTIONS).response["violations"]
    return [
        (fault["id"], [node["html"][:160] for node in fault["nodes"]][:3], fault["help"])
        for fault in found
    ]


def test_the_pages_around_a_game(home: Living) -> None:
    front = home.phone().go("")
    front.see("#create-solo")
    assert faults(front) == []
    front.page.get_by_role("button", name="Rules of").click()
    front.see("dialog[open]")
    assert faults(front) == []
    code = home.room(quick_game())
    tv = home.tv().go(f"tv.html?room={code}")
    tv.see(".qr")
    assert faults(tv) == []
    joining = home.phone().go(f"player.html?room={code}")
    joining.see("input[name=name]")
    assert faults(joining) == []
    ann = home.phone().join(code, "Ann")
    ann.page.locator("summary").click()
    assert faults(ann) == []
    device = home.phone().go("hotseat.html")
    device.see("#begin")
    assert faults(device) == []
    film = home.phone().go("replay.html")
    film.see("input[type=file]")
    assert faults(film) == []
    lost = home.phone().go("player.html?room=ZZZZ")
    lost.see("h1")
    assert faults(lost) == []
    lost.complaints.clear()  # the browser itself notes the 404


@pytest.mark.parametrize("game", games.names())
def test_a_game(home: Living, game: str) -> None:
    tv = home.tv()
    code = home.room(game, preset_for_two(game))
    tv.go(f"tv.html?room={code}").see(".roomcode")
    phones = [home.phone().join(code, name) for name in ("Ann", "Bob")]
    phones[1].tap("#ready")
    home.start(phones)
    until(tv.page, lambda: any(phone.has(".band.yours") for phone in phones))
    tv.see(".seat")
    for visitor in (tv, *phones):
        assert faults(visitor) == []
    for phone in phones:
        phone.page.get_by_role("button", name="Open my cards").click()
        assert faults(phone) == []
    watcher = home.phone().go(f"watch.html?room={code}")
    watcher.see(".seat")
    assert faults(watcher) == []


def test_the_end_and_what_comes_after_it(home: Living) -> None:
    plan = plan_for(quick_game())
    tv = home.tv()
    code = plan.room(home)
    tv.go(f"tv.html?room={code}").see(".roomcode")
    phones = home.seat_all(code, ["Ann", "Bob"], bots=0)
    home.start(phones)
    for phone in phones:
        phone.play_by_itself(plan)
    phones[0].see("#rematch")
    tv.page.wait_for_selector(".final", timeout=60_000)
    film = home.phone().go(f"replay.html?room={code}")
    film.see("#moment")
    for visitor in (tv, film, *phones):
        assert faults(visitor) == []
