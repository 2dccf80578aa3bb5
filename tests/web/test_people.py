"""Profiles, the queue, open tables and ratings, as people use them; axe-core finds nothing."""

from parlour import games
from web.test_accessible import faults
from web.visitors import Living, Visitor, plan_for, quick_game

HOST = "Wilhelmina"
SIZES = [(360, 640), (1280, 800), (1920, 1080)]
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


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
        assert one.page.evaluate(OVERFLOW) <= 0
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
    guest, host = home.phone().go(""), opened(home)
    assert faults(host.page) == []
    row = guest.page.locator(".tables a", has_text=HOST).last
    row.wait_for()
    assert faults(guest.page) == []
    row.click()
    guest.page.fill("input[name=name]", "Zoe")
    guest.tap("button[type=submit]")
    guest.see("#ready")
    host.page.get_by_label("Open table").click()
    host.page.wait_for_selector(".lobby > .notice", state="detached")


def opened(home: Living) -> Visitor:
    """Somebody with a long name waits at an open table."""
    host = home.phone().join(home.room(quick_game()), HOST)
    host.page.get_by_label("Open table").click()
    host.see(".lobby > .notice")
    return host


def test_the_home_page_fits_every_screen(home: Living) -> None:
    guests = [home.visitor({"width": wide, "height": high}) for wide, high in SIZES]
    for guest in guests:
        guest.go("").see("#find")
        assert guest.page.evaluate(OVERFLOW) <= 0
    opened(home)
    for guest in guests:
        guest.page.locator(".tables a", has_text=HOST).last.wait_for()
        assert guest.page.evaluate(OVERFLOW) <= 0
