"""Tight moments of the games: nothing hangs out, and what is said is so."""

import re
from itertools import count

import pytest
from playwright.sync_api import Browser, Page

from choosing import some_of
from parlour.games.citadels.rules_board import ABILITY
from parlour.games.coup import rules_box as coup
from parlour.games.eights.rules_table import HAND
from parlour.games.letters import rules as letters
from parlour.games.oracle.rules_table import DEFENCE
from parlour.kernel.table import Table
from web.staging import NAMES, Scene, Until
from web.test_layout import LAPTOP, LONG, OUTSIDE, SMALL, resize, speak
from web.visitors import boxes, smaller
from web.windows import BIG_SCREEN, Device, window

LONGEST = "W" * 20
DESK = Device(*LAPTOP)
PARTS = ".card, p, b, strong, svg[role=img], .letters-chip"
# How much of the height of the table the card on the pile takes.
PILE = """
() => {
  const high = (one) => document.querySelector(one).getBoundingClientRect().height;
  return high('.eights-pile .slot:last-child .card') / high('.centre');
}
"""

# What a side with a combo adds up, what that comes to, what it was, and the die that is falling.
ROLLING = """
() => {
  const [find, sides] = [(side, part) => side.querySelector(part)?.textContent,
    [...document.querySelectorAll('.oracle-rank')]];
  const one = sides.find((side) => find(side, '.oracle-combo') && find(side, '.oracle-falling'));
  const total = one?.querySelector('.oracle-total b');
  return one && [find(one, '.oracle-sum'), total.textContent, total.dataset.before,
    find(one, '.oracle-die.live')];
}
"""
CUT = """
() => [...document.querySelectorAll('.seat .name')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)
"""


def by_chance(scene: Scene, until: Until) -> None:
    """Play without a thought until the table is as wished."""
    for number in count():
        if until(scene.table):
            return
        scene.act_by_chance(f"{number}")


def tell(scene: Scene, page: Page, sought: set[str]) -> set[str]:
    """Play until all these have been told in pictures; those that were too large for the table."""
    hanging = set()
    for number in range(200):
        scene.act_by_chance(f"tell {number}")
        page.wait_for_timeout(1)
        for _ in range(4):
            page.clock.run_for(450)
            said = page.locator(".letters-scroll").all_inner_texts()
            found = {one for one in sought if any(one in text for text in said)}
            if found and page.evaluate(OUTSIDE, [".centre, .letters-scroll", PARTS]):
                hanging |= found
            sought = sought - found
        if not sought or scene.table.over:
            break
    assert not sought, f"not seen: {sought}"
    return hanging


@some_of("seats", [2, 3, 4], 2, 4)
def test_what_is_told_fits_on_the_table_of_letters(tv: Page, server: str, seats: int) -> None:
    """A guess, its answer, whoever is out and who wins a round, with the longest of names."""
    names, preset = ([NAMES[0], LONGEST], "official") if seats == 2 else (LONG[:seats], "spec")
    scene = Scene("letters", names, preset, 5).start()
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    assert tv.evaluate(OUTSIDE, [".centre", PARTS]) == []
    assert tell(scene, tv, {"asks", "“No.”", "Out of the round", "wins"}) == set()


@pytest.mark.parametrize("device", [BIG_SCREEN, DESK])
def test_the_pile_is_large_between_ten(browser: Browser, server: str, device: Device) -> None:
    scene = Scene("eights", [LONGEST, *LONG, *NAMES[:5]], "chaos", 5).start()
    scene.play(lambda table: table.turns >= 30 and bool(table.pending))  # type: ignore[attr-defined]
    with window(browser, device) as page:
        path, who = (
            ("tv.html", "") if device is BIG_SCREEN else ("player.html", scene.names[scene.asked])
        )
        scene.show(page, f"{server}/{path}?room=BCDF", who)
        assert page.evaluate(OUTSIDE, [".centre", PARTS]) == []
        assert page.evaluate(PILE) > 0.5


def test_no_ordinary_name_is_cut_among_ten_on_a_phone(browser: Browser, server: str) -> None:
    names = [
        *LONG,
        "Constantine",
        "Wilhelmina",
        "Alexandrina",
        "Montgomery",
        "Anastasia",
        "Theodora",
    ]
    scene = Scene("eights", names, "chaos", 6).start()
    with window(browser, Device(*SMALL, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", names[0])
        assert page.evaluate(CUT) == []


def test_those_who_look_on_with_a_phone_see_the_pile(browser: Browser, server: str) -> None:
    scene = Scene("eights", NAMES[:3], "spec", 5).start().play(lambda table: table.turns >= 6)
    with window(browser, Device(*SMALL, touch=True)) as page:
        scene.show(page, f"{server}/watch.html?room=BCDF")
        for size in (SMALL, (640, 360)):
            resize(page, size)
            card, ring = (
                page.locator(one).last.bounding_box()
                for one in (".eights-pile .slot .card", ".eights-ring")
            )
            assert card
            assert ring
            assert card["width"] < ring["width"] < 4 * card["width"]
            assert ring["width"] < size[0] / 2


def many_held(table: Table) -> bool:
    return len(table.pile(HAND + table.next_seat())) >= 24


def test_a_hand_of_many_cards_is_seen_as_a_whole_at_a_desk(browser: Browser, server: str) -> None:
    scene = Scene("eights", NAMES[:3], "chaos", 5).start().play(many_held)
    with window(browser, DESK) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        lowest = boxes(page, ".handcard")[-1]
        assert lowest["y"] + lowest["height"] <= LAPTOP[1] + 8  # tilted


def test_drawing_says_how_many_cards(browser: Browser, server: str) -> None:
    scene = Scene("eights", NAMES[:3], "spec", 8).start()
    scene.play(lambda table: bool(table.pending) and len(table.choices(table.next_seat())) > 1)  # type: ignore[attr-defined]
    with window(browser, Device(*SMALL, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        pending = int(scene.table.pending)  # type: ignore[attr-defined]
        assert page.locator(".answer", has_text="Draw").inner_text().startswith(f"+{pending}")
        ground = page.locator(".answer .eights-pending").bounding_box()
        assert ground
        assert ground["height"] >= 20, "light letters need a dark ground"


def calls_colours(table: Table) -> bool:
    choices = [table.game.actions[action][0] for action in table.choices(table.next_seat())]
    return "play_wild" in choices


def test_a_card_tapped_while_a_colour_is_asked_is_not_said_to_misfit(
    browser: Browser, server: str
) -> None:
    scene = Scene("eights", NAMES[:3], "spec", 12).start().play(calls_colours)
    with window(browser, Device(*SMALL, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        page.get_by_role("button", name="Open my cards").click()
        page.clock.run_for(100)
        wild = page.locator(
            ".handcard", has=page.locator('[data-face="wild"], [data-face="plus4"]')
        )
        wild.first.dispatch_event("click")
        page.wait_for_selector('.answers[data-kind="colour"]')
        wild.first.dispatch_event("click")
        page.clock.run_for(100)
        said = page.locator(".toast.up").inner_text()
        assert "does not fit" not in said
        assert "red, blue" in said


def test_only_the_defender_is_told_of_an_attack(browser: Browser, server: str) -> None:
    """Once: the question says it, and whoever attacks knows."""
    scene = Scene("oracle", NAMES[:2], "spec", 5).start()
    scene.play(lambda table: int(table.phase) == DEFENCE)  # type: ignore[attr-defined]
    for seat, times in ((scene.asked, 1), (1 - scene.asked, 0)):
        with window(browser, Device(*SMALL, touch=True)) as page:
            scene.show(page, f"{server}/player.html?room=BCDF", scene.names[seat])
            page.clock.run_for(2000)
            said = page.locator(".band, .question").all_inner_texts()
            other = scene.names[1 - seat]
            assert sum(f"{other} attacks" in text for text in said) == times


def test_a_whole_set_is_not_laid_out_beside_the_stage(browser: Browser, server: str) -> None:
    scene = Scene("oracle", [NAMES[0], LONGEST], "custom", 5).start()
    with window(browser, DESK) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", NAMES[0])
        assert page.evaluate(OUTSIDE, [".seat", ".card, b, .oracle-energy"]) == []


def sums_until(scene: Scene, tv: Page) -> list[str]:
    """Play until a side with a combo is rolling a second die: what stands there."""
    for number in range(60):
        actions, choices = scene.table.game.actions, scene.table.choices(scene.asked)
        largest = max(choices, key=lambda action: len(actions[action][1]))  # three champions
        scene.act(int(largest), f"combo {number}")
        tv.wait_for_timeout(1)
        for _ in range(12):
            tv.clock.run_for(350)
            found: list[str] | None = tv.evaluate(ROLLING)
            if found and found[2]:
                return found
    raise AssertionError("no combo")


def test_a_combo_counts_from_the_first_die_on(tv: Page, server: str) -> None:
    scene = Scene("oracle", ["Maximiliane", "Friederike"], "spec", 5).start()
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    assert smaller(tv, ".seat .name", 4.7) == [], "long names can be read beside the stage"
    parts, total, before, falling = sums_until(scene, tv)
    assert sum(int(one) for one in re.findall(r"\d+", parts)) == int(total)
    assert int(before) == int(total) - int(falling), "it counts once it lies"
    style = "(one) => getComputedStyle(one, '::before').whiteSpace"
    assert tv.locator(".oracle-falling[data-before]").first.evaluate(style) == "nowrap"
    assert "decides" not in tv.locator("h1").inner_text(), "that has been decided"
    tv.clock.run_for(8000)
    assert tv.locator(".oracle-arena.after").count() == 1
    cards = tv.locator("[data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    assert len(cards) == len(set(cards)), "a card that is in two places flies between them"


def test_the_last_fight_is_in_sight_above_many_answers(browser: Browser, server: str) -> None:
    scene = Scene("oracle", NAMES[:2], "spec", 1).start()
    with window(browser, Device(*SMALL, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", NAMES[0])
        actions, fought = scene.table.game.actions, False
        for number in range(40):
            named = {int(one): actions[one] for one in scene.table.choices(scene.asked)}
            if fought and scene.asked == 0 and len({form for form, _ in named.values()}) == 5:
                break
            fights = [one for one, (form, _) in named.items() if form in ("attack", "defend")]
            action = max(fights or named, key=lambda one: len(named[one][1]))
            fought |= named[action][0] == "defend"
            scene.act(action, f"fight {number}")
            page.wait_for_timeout(1)
            page.clock.run_for(200)
        scene.settle(page)
        assert not page.locator(".guide").is_visible()
        lit, other = (page.locator(one) for one in (".help", ".help + .button"))
        ground = "(one) => getComputedStyle(one).backgroundColor"
        assert lit.evaluate(ground) != other.evaluate(ground), "help is lit up instead"
        fight = page.locator(".oracle-arena.after").bounding_box()
        dock = page.locator(".dock").bounding_box()
        assert page.locator(".answer").count() == 5
        assert fight
        assert dock
        assert fight["y"] + fight["height"] <= dock["y"]


# Whether what belongs to a seat is grey; a part that makes no box has no filter.
GREY = """
(card) => {
  for (let one = card; !one.matches('.seat'); one = one.parentElement) {
    const { display, filter } = getComputedStyle(one);
    if (display !== 'contents' && filter.includes('grayscale(1)')) return true;
  }
  return false;
}
"""


def test_letters_on_an_upright_phone(browser: Browser, server: str) -> None:
    """Whoever is out has grey cards, and what is left of each card is in sight."""
    scene = Scene("letters", NAMES[:4], "spec", 3).start()
    scene.play(lambda table: bool(table.out))  # type: ignore[attr-defined]
    with window(browser, Device(390, 844, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        assert page.locator(".seat.out .card").first.evaluate(GREY)
        assert not page.locator(".seat:not(.out) .card").first.evaluate(GREY)
        counts = boxes(page, ".letters-tally > div")
        (dock,) = boxes(page, ".dock")
        assert len(counts) == 8
        assert all(one["y"] + one["height"] <= dock["y"] for one in counts)


def test_a_full_seat_of_letters_on_a_small_phone(browser: Browser, server: str) -> None:
    """Two cards held, one of which the viewer knows, and what was discarded: all in their frame."""

    def full(table: Table) -> bool:
        seat = table.turn
        held = table.view(0).faces[table.cards(letters.HAND + seat)[0]] if seat else 0
        return held > 0 and table.size(letters.PILE + seat) >= 3

    scene = Scene("letters", NAMES[:4], "spec", 3).start().play(full)
    with window(browser, Device(360, 640)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[0])
        page.get_by_role("button", name="Open my cards for good").click()
        page.clock.run_for(100)
        seat = page.locator(f"[data-seat='{scene.table.turn}']")
        assert seat.locator("button .card").count() == 4
        assert page.evaluate(OUTSIDE, [".seat", ".card"]) == []


@pytest.mark.parametrize(("device", "seats"), [(BIG_SCREEN, 2), (Device(360, 640), 3)], ids=str)
def test_four_cards_in_a_seat_of_coup(
    browser: Browser, server: str, device: Device, seats: int
) -> None:
    scene = Scene("coup", NAMES[:seats], "spec", 4).start()
    by_chance(scene, lambda table: any(table.size(coup.HAND + seat) == 4 for seat in (1, 2)))
    with window(browser, device) as page:
        path, who = ("tv", "") if device == BIG_SCREEN else ("player", NAMES[0])
        scene.show(page, f"{server}/{path}.html?room=BCDF", who)
        assert page.locator(".seat.asked .card").count() == 4
        assert page.evaluate(OUTSIDE, [".seat", ".card"]) == []


def test_lost_influence_on_a_lying_phone(browser: Browser, server: str) -> None:
    scene = Scene("coup", NAMES[:6], "spec", 3).start()
    by_chance(scene, lambda table: any(table.size(coup.LOST + seat) == 2 for seat in range(1, 6)))
    with window(browser, Device(640, 360)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", NAMES[0])
        assert page.locator(".seat.out button .card").count() >= 2
        assert page.evaluate(OUTSIDE, [".seat", ".card"]) == []


def test_many_who_may_answer_are_counted(tv: Page, server: str) -> None:
    """Their names would not fit below what they may answer to."""
    scene = Scene("coup", [LONGEST, *LONG, NAMES[0]], "spec", 3).start()
    scene.play(lambda table: int(table.waiting()).bit_count() == 5)
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    assert tv.inner_text("h1") == "5 players decide"
    below = tv.locator(".narration .before")
    assert below.evaluate("(one) => one.scrollWidth <= one.clientWidth")


# How much of a text is cut, to a fraction of a point.
TOO_WIDE = """
(one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return range.getBoundingClientRect().width - one.getBoundingClientRect().width;
}
"""


@pytest.mark.parametrize("name", ["Maximiliana", "Maximiliana Theresia", "W" * 12])
def test_a_name_among_counters_is_whole(browser: Browser, server: str, name: str) -> None:
    """A text that becomes smaller leaves room to others, and needs to be smaller still."""
    scene = Scene("oracle", [name, NAMES[1]], "spec", 3).start()
    with window(browser, Device(360, 640)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", name)
        mine = page.locator(".own .name")
        assert mine.get_attribute("style")
        assert mine.evaluate(TOO_WIDE) < 0.1
        assert mine.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= 12
        counted, look = (
            page.locator(one).bounding_box() for one in (".oracle-mine > :last-child", ".looking")
        )
        assert counted
        assert look
        assert counted["x"] + counted["width"] <= look["x"]


# What becomes of a yellow under the filter of cards that cannot be played.
PALER = """
(card) => {
  const pen = document.createElement('canvas').getContext('2d');
  [pen.filter, pen.fillStyle] = [getComputedStyle(card).filter, '#e0ac12'];
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data];
}
"""


def test_a_yellow_card_that_cannot_be_played_is_still_yellow(browser: Browser, server: str) -> None:
    scene = Scene("eights", NAMES[:3], "spec", 3).start()
    with window(browser, Device(390, 844, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        page.get_by_role("button", name="Open my cards").click()
        page.clock.run_for(100)
        red, green, blue, _ = page.locator(".handcard.barred .card").first.evaluate(PALER)
        assert red >= 205
        assert green >= 160, "less is olive"
        assert blue < green / 2


# Cities


def exchanging(table: Table) -> bool:
    """The Magician has exchanged a card and may exchange more."""
    return int(table.phase) == ABILITY and len(table.choices(table.next_seat())) > 1  # type: ignore[attr-defined]


EXCHANGING = {
    "en": ("the Magician is called", "Tap another card to exchange it, or:"),
    "fr": ("on appelle le Magicien", "Touchez une autre carte pour l’échanger, ou :"),
    "es": ("se llama al Mago", "Toca otra carta para cambiarla, o:"),
    "ru": ("вызывают Чародея", "Коснитесь ещё одной карты, чтобы обменять её, или:"),
}


def test_the_magician_is_asked_what_else_to_exchange(browser: Browser, server: str) -> None:
    scene = Scene("citadels", NAMES[:4], seed=1).start().play(exchanging)
    with window(browser, Device(*SMALL)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        for language, (called, question) in EXCHANGING.items():
            if language != "en":
                speak(scene, page, language)
            assert called in page.inner_text(".band")
            assert question in page.inner_text(".prompt")
