"""Lines break: reloads, tunnels, servers that stop, unknown rooms."""

import signal
from pathlib import Path

from playwright.sync_api import Browser, Route

from choosing import some_of
from parlour import games
from server.wire import free_port
from web.serving import serving
from web.visitors import Living, Plan, Visitor, check_all, living, plan_for, quick_game, until

PLAN = plan_for(quick_game())
GAME = PLAN.game


def table_for(home: Living, people: int, plan: Plan = PLAN) -> tuple[str, Visitor, list[Visitor]]:
    tv = home.tv()
    code = plan.room(home)
    tv.go(f"tv.html?room={code}").see(".roomcode")
    phones = home.seat_all(code, ["Ann", "Bob", "Cleo"][:people], bots=1)
    home.start(phones)
    return code, tv, phones


def lines(phone: Visitor) -> list[str]:
    phone.page.keyboard.press("l")
    phone.see("dialog[open]")
    found = phone.page.locator("dialog .log li").all_inner_texts()
    phone.page.keyboard.press("Escape")
    phone.page.wait_for_selector("dialog", state="detached")
    return found


def test_a_reload_in_the_middle_changes_nothing(home: Living) -> None:
    plan = max(map(plan_for, games.names()), key=lambda plan: plan.decisions)
    _, tv, phones = table_for(home, 2, plan)
    for phone in phones:
        phone.play_by_itself(plan, taps=30)  # too few to end so long a game
    until(tv.page, lambda: len(tv.received("game")) > 6)
    for phone in phones:
        phone.rest()
    mine = phones[0]
    until(mine.page, lambda: not mine.page.evaluate("document.querySelector('.sent') !== null"))
    mine.page.wait_for_timeout(500)
    before, name = lines(mine), mine.text(".own .name")
    cards = mine.page.locator(".handcard").count()
    mine.page.reload()
    mine.see(".band")
    assert mine.text(".own .name") == name
    assert mine.page.locator(".handcard").count() == cards
    assert lines(mine)[-len(before) :] == before
    tv.page.reload()
    tv.see(".seat")
    told = len(tv.received("game"))
    for phone in phones:
        phone.play_by_itself(plan)
    until(tv.page, lambda: len(tv.received("game")) > told + 6)


def test_a_phone_without_a_network_says_so_and_comes_back(home: Living) -> None:
    """What was tapped meanwhile is done, and done once."""
    _, tv, phones = table_for(home, 2)
    until(tv.page, lambda: any(phone.has(".band.yours") for phone in phones))
    mine = next(phone for phone in phones if phone.has(".band.yours"))
    mine.context.set_offline(True)
    mine.see(".line.lost")
    for _ in range(6):
        if mine.has("[data-confirm]"):
            break
        mine.page.locator("[data-choice]:not([disabled])").first.click()
        mine.page.wait_for_timeout(100)
        if not mine.has("[data-choice]:not([disabled])"):
            break
    if mine.has("[data-confirm]"):
        mine.tap("[data-confirm]")
    mine.context.set_offline(False)
    mine.page.wait_for_selector(".line.lost", state="detached")
    ids = [frame["id"] for frame in mine.sent if frame["type"] in ("act", "pick")]
    until(mine.page, lambda: {frame["id"] for frame in mine.received("ack")} >= set(ids))
    told = len(tv.received("game"))
    for phone in phones:
        phone.play_by_itself(PLAN)
    until(tv.page, lambda: len(tv.received("game")) > told + 6 or tv.has(".final"))


@some_of("end", [signal.SIGTERM, signal.SIGKILL], signal.SIGKILL)
def test_a_game_goes_on_when_the_server_is_back(
    browser: Browser, tmp_path: Path, end: signal.Signals
) -> None:
    """Nobody touches anything but the cards: the screens come back by themselves."""
    store, port = str(tmp_path / "rooms.db"), free_port()
    with living(browser, f"http://127.0.0.1:{port}") as home:
        with serving(store, port, end):
            _, tv, phones = table_for(home, 2)
            until(tv.page, lambda: any(phone.has(".band.yours") for phone in phones))
        for visitor in home.visitors:
            visitor.see(".line.lost")
        before = [len(visitor.received("game")) for visitor in home.visitors]
        for phone in phones:
            phone.play_by_itself(PLAN)  # the first taps are made while nobody is there
        with serving(store, port):
            tv.page.wait_for_selector(".final")
            for phone in phones:
                phone.see(".ending")
            for visitor in home.visitors:
                visitor.page.wait_for_selector(".line.lost", state="detached")
        check_all(home.visitors)
        for visitor, heard in zip(home.visitors, before, strict=True):
            assert len(visitor.received("game")) > heard > 0
            for line in visitor.lines:
                seqs = [hello["payload"]["seen"] for hello in line.sent[:1]]
                seqs += [one["payload"]["seq"] for one in line.received if one["type"] == "game"]
                assert seqs == sorted(seqs)
            sent = [frame["id"] for frame in visitor.sent if frame["type"] in ("act", "pick")]
            answered = {
                answer.get("id") for kind in ("ack", "error") for answer in visitor.received(kind)
            }
            assert set(sent) <= answered, "a tap was forgotten"
            assert not [text for text in visitor.complaints if "ERR_CONNECTION" not in text]


def test_a_page_has_one_line_and_a_screen_shows_no_key(home: Living) -> None:
    """It is opened before the page is there; a screen in a player's browser still only watches."""
    phone = home.phone()
    code = PLAN.room(home)
    phone.join(code, "Ann")
    phone.page.reload()
    phone.see(".lobby")
    assert [line.sent[0]["payload"].get("key") for line in phone.lines] == [None, phone.key]
    phone.go(f"watch.html?room={code}").see(".roomcode")
    assert len(phone.lines) == 3
    assert "key" not in phone.lines[-1].sent[0]["payload"]


def test_an_unknown_room_is_said_to_be_unknown(home: Living) -> None:
    for page in ("player", "watch", "tv"):
        visitor = home.phone().go(f"{page}.html?room=ZZZZ")
        visitor.see("h1")
        assert "No such room" in visitor.text()
        visitor.page.fill("#code", "yyyy")
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_url(f"**/{page}.html?room=YYYY")
        visitor.complaints.clear()  # the browser itself notes the 404


def test_who_comes_late_may_watch(home: Living) -> None:
    code, _, _ = table_for(home, 2)
    late = home.phone().go(f"player.html?room={code}")
    late.see(".notice")
    assert "has begun" in late.text()
    late.page.get_by_role("link", name="Watch").click()
    late.see(".seat")


def test_a_full_room_says_so(home: Living) -> None:
    tv = home.tv()
    code = PLAN.room(home)
    tv.go(f"tv.html?room={code}").see(".roomcode")
    seats = games.load(GAME).seats_for()[1]
    home.seat_all(code, ["Ann"], bots=seats - 1)
    late = home.phone().go(f"player.html?room={code}")
    late.see(".notice")
    assert "All seats are taken" in late.text()


def test_the_next_host_is_told(home: Living) -> None:
    home.tv()
    code = PLAN.room(home)
    ann, bob = home.seat_all(code, ["Ann", "Bob"], bots=0)
    ann.page.get_by_role("button", name="Leave").click()
    ann.tap("#leave")
    ann.home_again()
    bob.see("#start")
    assert "Ann is no longer the host. You are now." in bob.text()


def test_whoever_is_sent_away_learns_it(home: Living) -> None:
    home.tv()
    code = PLAN.room(home)
    ann, bob = home.seat_all(code, ["Ann", "Bob"], bots=0)
    ann.page.get_by_role("button", name="Remove Bob").click()
    ann.page.locator("dialog").get_by_role("button", name="Remove").click()
    bob.page.get_by_text("The host has sent you away.").wait_for()


def test_what_comes_late_is_asked_for_again(home: Living) -> None:
    """On a line that breaks right after the first view, the table stands, and the rest follows."""
    _, _, (phone,) = table_for(home, 1)
    refused: list[str] = []

    def once(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort("internetdisconnected")

    phone.page.route("**/*.late.js*", once)
    phone.page.reload()
    phone.see(".band")
    phone.page.get_by_role("button", name="Talk").click()
    phone.see("dialog .say")
    assert len(refused) == 1
