"""The TV, and the pages for watching, replays and one device that is passed round."""

from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, FilePayload, Page, Route

from endings import random_log
from parlour import games
from parlour.gamefile import encode_game
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.replay import Log
from parlour.kernel.tape import Tape
from parlour.server.replays import PAGE_FRAMES, moments_of
from web.staging import NAMES, Scene
from web.visitors import (
    OUTSIDE,
    TV,
    Living,
    Visitor,
    beside,
    check_secrets,
    peaceful,
    plan_for,
    quick_game,
    smaller,
    titles,
    until,
    words_in,
)
from web.windows import Device, window

GAMES = games.names()
QUICK = quick_game()
PLAN = plan_for(QUICK)
LONGEST = "W" * 20  # a name


def a_game(home: Living, game: str, people: int = 2) -> tuple[str, Visitor, list[Visitor]]:
    tv = home.tv()
    code = home.room(game)
    tv.go(f"tv.html?room={code}").see(".roomcode")
    bots = 1 if games.load(game).seats_for()[1] > people else 0
    phones = home.seat_all(code, ["Ann", LONGEST, "Cleo"][:people], bots=bots)
    home.start(phones)
    tv.see(".seat")
    return code, tv, phones


def test_the_lobby_of_the_tv(home: Living) -> None:
    tv = home.tv()
    code = home.room(QUICK)
    tv.go(f"tv.html?room={code}").see(".qr")
    box = tv.page.locator(".qr").bounding_box()
    assert box is not None
    assert 0.5 < box["height"] / TV["height"] < 0.6
    assert smaller(tv.page, ".roomcode", 12) == []
    assert tv.text(".roomcode") == code
    assert "192.0.2.7:8080" in tv.text()
    assert "same Wi-Fi as this screen" in tv.text()
    home.phone().join(code, "Ann")
    tv.see(".players li")
    assert smaller(tv.page, ".name", 5) == []
    assert tv.page.evaluate(OUTSIDE) == []


def test_a_tv_without_a_room_opens_one_and_keeps_it(home: Living) -> None:
    tv = home.tv().go("tv.html")
    tv.see(".roomcode")
    code = tv.text(".roomcode")
    tv.page.reload()
    tv.see(".roomcode")
    assert tv.text(".roomcode") == code


def test_the_active_seat_has_a_frame_an_arrow_and_its_name_above(tv: Page, server: str) -> None:
    scene = Scene(QUICK, NAMES[:3]).start()
    scene.show(tv, f"{server}/tv.html?room={scene.code}")
    name = scene.names[scene.asked]
    assert name in tv.inner_text(".top h1")
    assert name in tv.inner_text(".seat.asked")
    assert tv.locator(".seat.asked .arrow").count() == 1


@pytest.fixture(scope="module")
def finished(browser: Browser, server: str) -> Iterator[tuple[Living, str]]:
    """A game that somebody watched on a phone, when it is over."""
    with peaceful(browser, server) as home:
        code, tv, phones = a_game(home, QUICK)
        watcher = home.phone().go(f"watch.html?room={code}")
        watcher.see(".seat")
        for phone in phones:
            phone.play_by_itself(PLAN)
        for screen in (tv, watcher):
            screen.page.wait_for_selector(".final")
        yield home, code


def test_there_is_a_way_home_from_watching(browser: Browser, server: str) -> None:
    """From the lobby and from the table; a TV has none."""
    scene = Scene("coup", NAMES[:3])
    for begun in (False, True):
        if begun:
            scene.start().play(lambda table: table.turns >= 2)
        with window(browser, Device(360, 640, touch=True)) as page:
            scene.show(page, f"{server}/watch.html?room=BCDF")
            home = page.locator('a[href="/"]')
            box = home.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 48
            scene.show(page, f"{server}/tv.html?room=BCDF")
            assert home.count() == 0


def test_those_who_watch_see_what_everybody_sees(finished: tuple[Living, str]) -> None:
    _, *phones, watcher = finished[0].visitors[:4]
    assert check_secrets(watcher, -1, [phone.key for phone in phones]) > 5


# At one moment: the page without lists of all that is in the box, which are the same whatever
# anybody holds, and what everybody has been told lately, to be read and to be listened to.
SHOWN = """() => {
  const page = document.querySelector('#app').cloneNode(true);
  for (const list of page.querySelectorAll('[data-box]')) list.remove();
  const told = [...document.querySelectorAll('.latest, [aria-live]')];
  return [page.innerHTML, told.map((one) => one.innerText).join(' ')];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_one_device_passed_round(home: Living, game: str) -> None:
    """While the curtain is down nothing on the page is anybody's secret."""
    device = home.phone().go(f"hotseat.html?choose={game}")
    device.tap("#begin")
    for _ in range(3):
        device.see("#take")
        shown, told = device.page.evaluate(SHOWN)
        assert words_in(shown, private_titles(device, game, told)) == set()
        device.tap("#take")
        device.see(".dock .handcard")
        device.play_by_itself(plan_for(game))
        device.see("#take, #rematch")
        device.rest()
        if device.has("#rematch"):
            break


def test_a_whole_game_on_one_device_that_is_loaded_again(home: Living) -> None:
    device = home.phone().go(f"hotseat.html?choose={QUICK}")
    device.tap("#begin")
    device.see("#take")
    device.page.reload()
    device.see("#take")
    device.play_by_itself(PLAN, passing=True)
    device.page.wait_for_selector("#rematch")
    device.rest()
    device.tap("#rematch")
    device.see("#take")


def private_titles(device: Visitor, game: str, told: str) -> list[str]:
    """Faces that nobody but their holder knows now, and that no log may name."""
    view = device.received("game")[-1]["view"]
    public = {view["faces"][card] for card, known in enumerate(view["known"]) if known == -1}
    names = titles(game)
    secret = [name for face, name in enumerate(names, 1) if face not in public]
    return [name for name in secret if name not in words_in(told, names)]


def test_playing_alone_begins_with_one_tap(home: Living) -> None:
    phone = home.phone().go("")
    phone.tap("#create-solo")
    phone.see(".band.yours")
    assert not phone.has(".handcard .number"), "alone, the cards lie open"
    phone.go("")
    phone.see(".recent .code")


def test_a_finished_game_can_be_seen_again(finished: tuple[Living, str]) -> None:
    home, code = finished
    film = home.visitor({"width": 1280, "height": 800}).go(f"replay.html?room={code}")
    film.see("#moment")
    film.tap("#next")
    assert film.text("#moment").startswith("2 of")
    film.page.locator(".history button").nth(5).click()
    moment = film.text("#moment")
    film.page.reload()
    film.see("#moment")
    assert film.text("#moment") == moment
    film.page.locator(".scrub input").fill("9")
    assert film.text("#moment").startswith("10 of")
    film.tap("#play")
    until(film.page, lambda: film.text("#moment").startswith("11 of"))
    film.tap("#play")
    film.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    film.tap("#copy")  # as on plain HTTP
    until(film.page, lambda: film.text(".sharing [role=status]") == "Copied.")
    assert pasted(film.page) == film.page.input_value("#link")
    frames = f"{home.base}/api/rooms/{code}/frames?viewer=0&round=1&from=0"
    moments = home.requests.get(frames).json()["moments"]
    held: list[Route] = []
    film.page.route("**/frames?viewer=0&*", lambda route: held.append(route))
    film.page.select_option("select", "0")
    until(film.page, lambda: bool(held))
    film.page.get_by_role("button", name="To the end").click()  # before the other film is there
    held[0].continue_()
    film.page.unroute_all()
    until(film.page, lambda: film.page.url.endswith(f"#{moments}"))
    film.see(".scores")
    check_final_table(film)
    saved = home.requests.get(f"{home.base}/api/rooms/{code}/replay").body()
    film.go("replay.html")
    payload = FilePayload(name="game.jsonl", mimeType="application/x-ndjson", buffer=saved)
    film.page.set_input_files("input[type=file]", payload)
    film.see("#moment")


def test_a_replay_fits_a_phone(finished: tuple[Living, str]) -> None:
    """From the first moment to the scores; and there is a way to drag through it."""
    home, code = finished
    film = home.phone().go(f"replay.html?room={code}")
    film.see("#moment")
    for width, height in ((390, 844), (360, 640), (640, 360), (180, 320)):
        film.page.set_viewport_size({"width": width, "height": height})
        for button in ("To the start", "To the end"):
            film.page.get_by_role("button", name=button).click()
            assert beside(film.page) <= 0, (button, width)
        film.see(".scores")
        scrub = film.page.locator(".scrub input").bounding_box()
        play = film.page.locator("#play").bounding_box()
        assert scrub
        assert scrub["width"] >= 100, width
        assert play
        assert play["height"] < 60, f"its word is in one line: {width}"


def test_many_scores_of_a_replay_fit_a_phone(home: Living) -> None:
    """They stand above the table, which is longer than the screen."""
    film = home.phone().go("replay.html")
    film.page.set_input_files("input[type=file]", saved(random_log("citadels", 1, seats=4)))
    film.see("#moment")
    until(film.page, lambda: "…" not in film.text("#moment"))
    film.page.get_by_role("button", name="To the end").click()
    film.see(".result .sum")
    width = film.page.locator(".result .scroll")
    assert width.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    result, seat = (film.page.locator(one).first.bounding_box() for one in (".result", ".seat"))
    assert result
    assert seat
    assert result["y"] < seat["y"]


def pasted(page: Page) -> str:
    """What is in the clipboard, put into a field as people do it."""
    page.evaluate("() => document.body.appendChild(document.createElement('input')).focus()")
    page.keyboard.press("Control+V")
    return str(page.evaluate("() => { const { value } = document.activeElement; return value; }"))


def check_final_table(film: Visitor) -> None:
    """At the end the table is in sight, and every highlight leads to what it tells of."""
    seat = film.page.locator(".felt .seat").first.bounding_box()
    assert seat is not None
    assert 0 <= seat["y"] < 700
    links = film.page.locator(".highlights a")
    assert links.count() >= 1
    moment = (links.first.get_attribute("href") or "").lstrip("#")
    links.first.click()
    until(film.page, lambda: not film.has(".highlights"))
    assert int(film.page.url.partition("#")[2]) >= int(moment)
    film.page.get_by_role("button", name="To the end").click()
    film.see(".highlights")


def test_a_replay_steps_by_beats(home: Living) -> None:
    """Small things go with what follows: fewer steps than moments, and every one says something."""
    log = chaos_log(PAGE_FRAMES // 5)
    film = home.visitor({"width": 1280, "height": 800}).go("replay.html#40")
    film.page.set_input_files("input[type=file]", saved(log))
    film.see("#moment")
    until(film.page, lambda: "…" not in film.text("#moment"))
    step, last = (int(part) for part in film.text("#moment").split(" of "))
    assert step < 40
    assert 40 < last < len(list(moments_of(log, -1))) * 0.8
    assert film.page.locator(".history button").count() >= last - 1
    film.tap("#next")
    assert int(film.text("#moment").split()[0]) == step + 1
    assert int(film.page.url.partition("#")[2]) > 40
    film.page.keyboard.press("ArrowLeft")
    assert int(film.text("#moment").split()[0]) == step


@cache
def chaos_log(decisions: int) -> Log:
    """A game that was never finished."""
    game = games.load("eights")
    options, rng, tape = game.settle(preset="chaos"), Random("a long game"), Tape()
    playout(game.start(2, rng, options, tape), rng, decisions)
    return Log(game, 2, options, tape.events())


def saved(log: Log) -> FilePayload:
    return FilePayload(name="game.jsonl", mimeType="application/x-ndjson", buffer=encode_game(log))


def test_a_long_game_comes_page_by_page(home: Living) -> None:
    """A link to a moment leads there, also where it lies on a later page."""
    log = chaos_log(PAGE_FRAMES)
    assert len(list(moments_of(log, -1))) > 2 * PAGE_FRAMES
    there = PAGE_FRAMES + 20
    film = home.visitor({"width": 1280, "height": 800}).go(f"replay.html#{there}")
    film.page.set_input_files("input[type=file]", saved(log))
    film.see("#moment")
    assert film.page.url.endswith(f"#{there}")
    film.page.wait_for_selector(".history .now")
    until(film.page, lambda: "…" not in film.text("#moment"))
    step = film.text("#moment").split()[0]
    said = film.text(".film .now")
    assert said == film.text(".history .now")
    film.page.keyboard.press("ArrowLeft")
    film.tap("#next")
    assert film.text(".film .now") == said
    film.page.get_by_role("button", name="To the end").click()
    last = int(film.text("#moment").split()[-1])
    assert film.text("#moment") == f"{last} of {last}"
    film.page.locator(".scrub input").fill("0")
    assert film.text("#moment").startswith("1 of")
    film.page.locator(".scrub input").fill(str(int(step) - 1))
    film.page.select_option("select", "1")
    until(film.page, lambda: film.page.input_value("select") == "1")
    until(film.page, lambda: film.text(".film .now") != "Fetching this moment…")
    assert film.page.url.endswith(f"#{there}")


def test_a_busy_server_is_asked_again(home: Living) -> None:
    film = home.visitor({"width": 1280, "height": 800})
    busy = [True]

    def answer(route: Route) -> None:
        if busy:
            busy.pop()
            route.fulfill(status=503, json={"code": "limit", "text": "Not now."})
        else:
            route.continue_()

    film.page.route("**/api/frames?*", answer)
    film.go("replay.html#3")
    film.page.set_input_files("input[type=file]", saved(chaos_log(PAGE_FRAMES // 5)))
    film.see("#moment")
    assert film.page.url.endswith("#3")
    film.complaints.clear()  # the browser itself notes the 503
