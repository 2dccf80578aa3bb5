"""The pictures of docs/tour.md: real rooms, bots and pages. `make tour` takes them anew."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from web.browsing import browsing
from web.serving import serving
from web.visitors import Living, Visitor, living

Theme = Literal["dark", "light"]

PICTURES = Path(__file__).parent.parent / "docs" / "tour"
LAPTOP = {"width": 1024, "height": 640}
SCREEN = {"width": 1024, "height": 576}  # a TV, drawn smaller
QUALITY = 52  # of JPEG
LONGEST = 90.0  # seconds until something must have been seen
READ = 2500  # milliseconds until the big screen has told everything

ASKED = "[data-choice]:not([disabled])"
REACTION = ".band.yours >> text=Your answer"
LEADING_ON = """
() => {
  const found = document.querySelector('[data-confirm]:not([disabled])')
    ?? [...document.querySelectorAll('.handcard[data-choice]')].at(-1)
    ?? [...document.querySelectorAll('[data-choice]:not([disabled])')].at(-1);
  found?.click();
}
"""


def snap(visitor: Visitor, name: str, theme: Theme = "dark") -> None:
    visitor.page.emulate_media(color_scheme=theme)
    visitor.page.wait_for_timeout(400)
    path = PICTURES / f"{name}.jpg"
    visitor.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def tap_until(phone: Visitor, seen: Callable[[], bool]) -> None:
    """Play on, whatever comes, until there is something to see."""
    end = time.monotonic() + LONGEST
    while not seen():
        if time.monotonic() > end:
            raise SystemExit(f"Not seen in {LONGEST} s: {phone.text('.band')}")
        phone.page.evaluate(LEADING_ON)
        phone.page.wait_for_timeout(60)


def table(room: Living, game: str, bots: int) -> tuple[Visitor, Visitor]:
    """A big screen and a phone at a table with bots; the game has begun."""
    tv, phone = room.visitor(SCREEN), room.phone()
    code = room.room(game)
    tv.go(f"tv.html?room={code}").see(".roomcode")
    phone.join(code, "Mackenzie")
    phone.page.select_option("select", "easy")
    for _ in range(bots):
        before = phone.page.locator(".player").count()
        phone.page.get_by_role("button", name="Add a bot").click()
        phone.page.locator(".player").nth(before).wait_for()
    return tv, phone


def home(room: Living) -> None:
    laptop = room.visitor(LAPTOP)
    laptop.go("").see("#create-solo")
    snap(laptop, "home")


def evening(room: Living) -> None:
    """Lobby, claims and answers."""
    tv, phone = table(room, "coup", 3)
    snap(tv, "lobby")
    room.start([phone])
    phone.see(ASKED)
    tap_until(phone, lambda: phone.has(REACTION))
    phone.page.wait_for_timeout(READ)
    snap(phone, "answer")
    snap(tv, "claim")


def city(room: Living) -> None:
    tv, phone = table(room, "citadels", 4)
    room.start([phone])
    phone.see(ASKED)
    snap(phone, "draft")
    tap_until(phone, lambda: "Round 4" in phone.text(".band"))
    phone.page.wait_for_timeout(READ)
    snap(tv, "cities")
    tap_until(phone, lambda: phone.has("#rematch"))
    tv.page.wait_for_selector(".final", timeout=120_000)
    snap(tv, "end")
    laptop = room.visitor(LAPTOP)
    path = phone.page.get_attribute("a[href*=replay]", "href") or ""
    laptop.go(path.lstrip("/"))
    laptop.page.get_by_role("slider").fill("120")
    snap(laptop, "replay")


def duel(room: Living) -> None:
    tv, phone = table(room, "oracle", 1)
    room.start([phone])
    phone.see(ASKED)
    tap_until(phone, lambda: phone.has(".prompt") and "attacks" in phone.text(".prompt"))
    tv.page.wait_for_selector(".narration >> text=attacks")
    snap(tv, "duel")


def colours(room: Living) -> None:
    _, phone = table(room, "eights", 3)
    room.start([phone])
    phone.see(ASKED)
    snap(phone, "hand", "light")


def passed(room: Living) -> None:
    phone = room.phone()
    phone.go("hotseat.html?choose=letters").see("#begin")
    phone.tap("#begin")
    phone.see("#take")
    snap(phone, "curtain")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with serving() as base, browsing() as browser:
        for stop in (home, evening, city, duel, colours, passed):
            with living(browser, base) as room:
                stop(room)


if __name__ == "__main__":
    main()
