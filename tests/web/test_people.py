"""Profiles, the queue, open tables and ratings, as people use them; axe-core finds nothing."""

import json
from typing import Any

from playwright.sync_api import Route

from parlour import games
from web.test_accessible import faults
from web.visitors import PHONE, Living, Visitor, beside, plan_for, quick_game

HOST = "Wilhelmina"
SIZES = [(360, 640), (1280, 800), (1920, 1080)]
LONG = "W" * 20
SEATED = """
({ code, name }) => import('/static/js/core/keep.js')
  .then((keep) => keep.keepSeat({ code, key: '', name }))
"""


def profile(visitor: Visitor, name: str) -> Visitor:
    """Somebody makes a profile and looks at it."""
    visitor.go("profile.html").see("#make")
    visitor.page.fill("input[name=name]", name)
    visitor.tap("#make")
    visitor.see("#export")
    assert name in visitor.text(".who")
    return visitor


def look_for(visitor: Visitor, game: str) -> None:
    visitor.go("").see("#find")
    title = games.load(game).words.title
    visitor.page.get_by_role("button", name=title).first.click()
    visitor.page.get_by_role("button", name=f"Find a game of {title}").click()


def test_two_strangers_find_each_other_play_and_are_rated(home: Living) -> None:
    plan = plan_for(quick_game())
    ann, bo = profile(home.phone(), "Ann"), profile(home.phone(), "Bo")
    look_for(ann, plan.game)
    ann.see("#stop-finding")
    assert faults(ann.page) == []
    ann.tap("#stop-finding")
    ann.page.wait_for_selector("#stop-finding", state="detached")
    for one in (ann, bo):
        look_for(one, plan.game)
    for one in (ann, bo):
        one.see(".phone .band")  # the game begins by itself
    for one in (ann, bo):
        one.play_by_itself(plan)
    for one in (ann, bo):
        one.page.wait_for_function("() => document.querySelector('.rating')")
        one.rest()
    for one in (ann, bo):
        one.go("profile.html").see(".past li")
        assert one.page.locator(".past a").count() == 1
        assert faults(one.page) == []
        assert beside(one.page) <= 0
    results = [one.text(".past .note") for one in (ann, bo)]
    assert sorted(text.split()[0] for text in results) == ["lost", "won"]
    ann.page.locator(".past a").click()
    ann.see("#app main")


def test_a_profile_moves_to_another_device_and_can_be_erased(home: Living) -> None:
    ann, laptop = profile(home.phone(), "Ann"), home.visitor({"width": 1280, "height": 800})
    ann.tap("#export")
    ann.see(".transfer .code")
    assert faults(ann.page) == []
    code = ann.text(".transfer .code")
    laptop.go(f"profile.html#{code}").see("#arrival")
    assert laptop.page.input_value("#arrival") == code
    assert code not in laptop.page.url
    assert faults(laptop.page) == []
    laptop.page.get_by_role("button", name="Open it here").click()
    laptop.see("#export")
    assert "Ann" in laptop.text(".who")
    laptop.tap("#erase")
    laptop.tap("#erase-now")
    laptop.see("#make")
    ann.go("profile.html").see("#make")  # the other device has lost it, too
    ann.complaints.clear()  # the browser itself notes the 403


def test_an_open_table_is_joined_from_the_home_page(home: Living) -> None:
    """Before and after it is there, the home page fits every screen."""
    guest = home.visitor(PHONE).go("")
    guest.see("#find")
    check_width(guest)
    host = opened(home)
    assert faults(host.page) == []
    row = guest.page.locator(".tables a", has_text=HOST).last
    row.wait_for()
    check_width(guest)
    assert faults(guest.page) == []
    row.click()
    guest.page.fill("input[name=name]", "Zoe")
    guest.tap("button[type=submit]")
    guest.see("#ready")
    host.page.get_by_label("Open table").click()
    host.page.wait_for_selector(".lobby .notice", state="detached")


def opened(home: Living) -> Visitor:
    """Somebody with a long name waits at an open table."""
    host = home.phone().join(home.room(quick_game()), HOST)
    host.page.get_by_label("Open table").click()
    host.see(".lobby .notice")
    return host


def check_width(guest: Visitor) -> None:
    for width, height in [*SIZES, SIZES[0]]:  # it ends as small as it began
        guest.page.set_viewport_size({"width": width, "height": height})
        assert beside(guest.page) <= 0, width


def answering(visitor: Visitor, path: str, answer: Any) -> None:
    """What the server would say if more people were there."""

    def fulfill(route: Route) -> None:
        route.fulfill(body=json.dumps(answer), content_type="application/json")

    visitor.page.route(path, fulfill)


def test_long_names_fit_a_phone(home: Living) -> None:
    """At open tables, in rooms of one's own, in the queue and on the leaderboard."""
    phone = home.phone()
    person = {"name": LONG, "avatar": "", "rating": 1500}
    table = {"room": "BCDF", "game": quick_game(), "title": "", "free": 1, "players": [person] * 2}
    answering(phone, "**/api/tables", [table])
    answering(phone, "**/api/rooms/BCDF", {"game": quick_game(), "phase": "playing"})
    ranks = [person | {"rank": rank} for rank in range(1, 5)]
    answering(phone, "**/api/leaderboard/*", {"enough": 5, "players": ranks})
    phone.go("profile.html#leaderboard").see("#leaderboard .medal")
    assert beside(phone.page) <= 0
    assert faults(phone.page) == []
    phone.page.evaluate(SEATED, {"code": "BCDF", "name": LONG})
    phone.go("").see(".tables a")
    phone.see(".recent .code")
    assert beside(phone.page) <= 0
    assert faults(phone.page) == []
    phone.tap("#find")
    place = phone.page.locator("#stop-finding").bounding_box()
    assert place is not None
    assert place["x"] + place["width"] <= 360
    phone.tap("#stop-finding")


def test_many_games_leave_the_leaderboard_near(home: Living) -> None:
    """The last five are in sight, what came of them in one column; the others follow on request."""
    phone = home.phone()
    played = {"game": quick_game(), "title": "", "room": "BCDF", "ended": 1.8e9, "change": 12}
    recent = [
        played | {"round": at, "names": ["Ann", LONG], "won": at % 2 == 0, "replay": at < 3}
        for at in range(14)
    ]
    mine = {"name": "Ann", "avatar": "", "listed": True, "made": 0, "devices": 1}
    answering(phone, "**/api/people/me", mine | {"standings": [], "recent": recent})
    phone.go("profile.html").page.evaluate(
        "() => import('/static/js/core/keep.js').then((keep) => keep.keepDeviceKey('key'))"
    )
    phone.go("profile.html").see(".past li")
    seen = phone.page.locator(".past li:visible")
    assert seen.count() == 5
    ends = phone.page.locator(".past:first-of-type .note").evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().right))"
    )
    assert len(set(ends[:5])) == 1, ends
    assert beside(phone.page) <= 0
    assert faults(phone.page) == []
    phone.page.get_by_text("9 earlier games").click()
    assert seen.count() == 14


def test_the_home_page_has_the_switches(home: Living) -> None:
    laptop = home.visitor({"width": 1280, "height": 800}).go("")
    laptop.see("#find")
    laptop.tap("#habits")
    for name in ("Sound", "Vibration", "Motion"):
        laptop.see(f"dialog [role=switch] >> text={name}")
    laptop.page.get_by_role("button", name="Light or dark").click()
    assert laptop.page.locator("html").get_attribute("data-theme") == "light"
    assert faults(laptop.page) == []
