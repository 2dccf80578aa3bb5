"""What a screen shows while a game is told and when it is over, at tables set by hand."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, Route

from choosing import some_of
from endings import lively, preset_for_two
from parlour import games
from parlour.kernel.replay import replay
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.types import EVERYONE, WATCHER
from parlour.server.games_api import typeset
from parlour.tui.story import Story
from web.staging import NAMES, Scene
from web.visitors import boxes, check_legible, cut_names, quick_game, smaller
from web.windows import BIG_SCREEN, Device, window

# Keeps, for every sentence on the screen, where the cards were that were drawn with it, and what
# hung out of the table or its middle.
WATCH = """
() => {
  window.told = [];
  const look = () => {
    const footer = document.querySelector('.narration');
    const beat = footer?.dataset.beat;
    if (!beat || window.told.at(-1)?.beat === beat) return;
    const cards = [...document.querySelectorAll('.felt .slot[data-card]')].map((one) =>
      [Number(one.dataset.card), Number(one.closest('[data-seat]')?.dataset.seat ?? -1)]);
    const middle = document.querySelector('.centre');
    const rim = middle?.clientTop ?? 0;
    const centre = middle?.getBoundingClientRect();
    const hanging = (within, { left, top, right, bottom }, parts) =>
      [...document.querySelectorAll(`${within} :is(${parts})`)].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width && one.checkVisibility() && (box.bottom > bottom + 1 || box.top < top - 1
          || box.left < left - 1 || box.right > right + 1);
      }).map((one) => one.outerHTML.slice(0, 120));
    const inner = centre
      && new DOMRect(centre.x, centre.y + rim, centre.width, centre.height - 2 * rim);
    const felt = document.querySelector('.felt').getBoundingClientRect();
    const outside = [...(inner ? hanging('.centre', inner, 'svg:not(svg *), p, b') : []),
      ...hanging('.felt', felt, 'p, b, span')];
    const text = footer.querySelector('.now').textContent.trim();
    window.told.push({ beat, text, cards, outside });
  };
  new MutationObserver(look).observe(document.body,
    { childList: true, subtree: true, attributes: true, characterData: true });
}
"""
# Notes what is seen on its way across the table: cards, coins and the like, or the backs of cards;
# how many times as large as in the end each is at first, how long it takes, and whether it had a
# transform before: else the browser lays it out again.
MOTION = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const [, scale] = /scale\\(([0-9.]+)/.exec(given[0][0].transform) ?? [0, 1];
  const what = this.dataset?.card ?? this.getAttribute('class');
  const had = this.matches('.ghost') || getComputedStyle(this).transform !== 'none';
  window.moved.push([what, Number(scale), given[1].duration, had]);
  return animate.apply(this, given);
};
"""
RESTYLED = "UpdateLayoutTree"  # in a trace
# How a seat says that its player is out: what it holds is grey, the name and the seat are crossed.
LOST = """
(seat) => {
  const style = (part, pseudo) => getComputedStyle(part, pseudo);
  const held = [...seat.children].find((part) => part.localName !== 'header');
  return [style(held).filter, style(seat.querySelector('.name')).textDecorationLine,
    style(seat, '::after').backgroundImage.includes('gradient')];
}
"""
LARGEST = 2.0  # times its size, at which a card may begin to move

each_game = pytest.mark.parametrize("name", games.names())


@pytest.fixture
def german_tv(browser: Browser) -> Iterator[Page]:
    """Its words are long."""
    with window(browser, replace(BIG_SCREEN, language="de")) as page:
        yield page


def staged(name: str, seed: int = 5, most: int = 4) -> Scene:
    game = games.load(name)
    seats = min(most, game.seats_for(game.settle(preset=lively(name)))[1])
    return Scene(name, NAMES[:seats], lively(name), seed).start()


def go_on(
    scene: Scene,
    page: Page,
    decisions: int,
    pause: int,
    check: Callable[[Page], None] = lambda _: None,
) -> None:
    """Players decide so many times, and time passes on the screen, which is checked."""
    for number in range(decisions):
        if scene.table.over:
            return
        scene.act_by_chance(f"go {number}")
        page.wait_for_timeout(1)
        page.clock.run_for(pause)
        check(page)


Board = dict[int, tuple[int, int]]  # by card: its zone, and whose that is


def story_of(scene: Scene) -> list[tuple[str, Board]]:
    """For every event, what watchers read of it, and where the cards lay after it."""
    log = scene.top.room.state.log()
    story, found = Story(WATCHER, scene.names), []
    for table in replay(log, Tape()):
        start = len(story.lines)
        story.listen(table)
        said = typeset(" ".join(line.text for line in story.lines[start:]))
        owners = {
            zone.index + seat: seat if zone.per_seat else -1
            for zone in log.game.zones
            for seat in range(log.seats if zone.per_seat else 1)
        }
        board = {c: (z, owners.get(z, -1)) for z, cards in enumerate(table.zones) for c in cards}
        found.append((said, board))
    return found


@each_game
def test_boards_are_in_step_with_sentences_on_the_tv(tv: Page, server: str, name: str) -> None:
    """Beat by beat and in order, each with the table right after what is said; all can be read."""
    scene = staged(name)
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    tv.evaluate(WATCH)
    go_on(scene, tv, 20, 700, check_legible)
    tv.clock.run_for(10_000)
    told = tv.evaluate("() => window.told")
    assert len(told) > 8
    beats = [int(one["beat"]) for one in told]
    assert beats == sorted(set(beats))
    story, at = story_of(scene), 0
    for one in told:
        at = next(
            (k for k in range(at, len(story)) if story[k][0] and one["text"].endswith(story[k][0])),
            -1,
        )
        assert at >= 0, f"“{one['text']}” is not what comes next"
        end = next((k for k in range(at + 1, len(story)) if story[k][0]), len(story))
        owners = [{card: owner for card, (_, owner) in board.items()} for _, board in story[at:end]]
        drawn = dict(one["cards"])
        assert any(drawn.items() <= table.items() for table in owners), one["text"]
        assert one["outside"] == [], one["text"]
        at += 1


@some_of("name", games.names(), "citadels", "letters")
def test_what_changes_place_is_seen_to_move(browser: Browser, server: str, name: str) -> None:
    context = replace(BIG_SCREEN, motion=True).context(browser)
    page = context.new_page()
    page.add_init_script(MOTION)
    scene = staged(name)
    scene.show(page, f"{server}/tv.html?room=BCDF")
    steps = 40
    go_on(scene, page, steps, 900)
    moved = page.evaluate("() => window.moved")
    context.close()
    assert len(moved) < 4 * steps, "what has stayed where it was is seen to move"
    assert [one for one in moved if one[1] > LARGEST] == []
    assert [one for one in moved if not 300 <= one[2] <= 500] == []
    assert [one for one in moved if not one[3]] == []
    kinds = {str(one).rstrip("0123456789") for one, *_ in moved}
    assert kinds & {"", "ghost"}, "no card was seen to move"
    if name == "citadels":
        assert {"gold-", "crown"} <= kinds


def held_openly(table: Table) -> bool:
    """Everybody knows a card in somebody's hand."""
    hand = next(zone for zone in table.game.zones if zone.per_seat and zone.hand)
    hands = [table.zones[hand.index + seat] for seat in range(table.seats)]
    return any(table.known[card] == EVERYONE for cards in hands for card in cards)


def test_a_card_that_was_taken_back_can_be_read_from_the_sofa(tv: Page, server: str) -> None:
    scene = staged("oracle").play(held_openly)
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    assert tv.locator(".open-hand .slot").count() >= 1
    check_legible(tv)


def test_a_block_is_spoken_by_whoever_blocks(tv: Page, server: str) -> None:
    """Not by the player who is blocked, although the table still counts the claim of that one."""
    scene = staged("coup")
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    said = ""
    for number in range(300):
        if said.endswith(" and blocks."):
            break
        if number % 5 == 0:
            scene.act_by_chance(f"act {number}")
            tv.wait_for_timeout(1)
        tv.clock.run_for(400)
        said = tv.locator(".narration .now").inner_text()
    name, _, rest = said.partition(" claims ")
    words = f"{name}: “I am the {rest.removesuffix(' and blocks.')}, and I block it.”"
    assert tv.locator(".coup-speech").inner_text().strip() == words


SIZES = """
() => [...document.querySelectorAll('.fit')].map((one) =>
  [one.textContent, getComputedStyle(one).fontSize])
"""


# Safari loads fonts without a word.
SILENT = """
document.fonts.addEventListener('loadingdone', (event) => event.stopImmediatePropagation());
"""


def test_texts_are_fitted_anew_when_their_letters_come(browser: Browser, server: str) -> None:
    """A sentence that was made small in the browser's own letters is no exception."""
    long_names = [name * 5 for name in NAMES[:4]]
    scene = Scene("coup", long_names, lively("coup"), seed=5).start()
    scene.play(lambda table: table.turns >= 3)
    sizes = []
    for late in (False, True):
        with window(browser, fresh=late) as page:
            fonts: list[Route] = []
            if late:
                page.add_init_script(SILENT)
                page.route("**/*.woff2", lambda font: fonts.append(font))  # noqa: B023
            scene.show(page, f"{server}/tv.html?room=BCDF", fonts=not late)
            before = page.evaluate(SIZES)
            for font in fonts:
                font.continue_()
            scene.settle(page)
            sizes.append(page.evaluate(SIZES))
            assert (before != sizes[-1]) == late
    assert sizes[0] == sizes[1]
    assert len({size for _, size in sizes[0]}) > 2, "nothing had to be made small"


# The end


@some_of("name", games.names(), "citadels", "oracle")
def test_the_podium_on_the_tv(german_tv: Page, server: str, name: str) -> None:
    """Who won stands first and highest, with highlights, everything inside the screen."""
    tv = german_tv
    scene = staged(name, most=6).play(lambda table: table.over)
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    tv.wait_for_selector(".highlights li")
    assert 1 <= tv.locator(".highlights li:visible").count() <= 3
    winners = [
        scene.names[seat] for seat in range(scene.table.seats) if scene.table.winners >> seat & 1
    ]
    first = tv.locator('.podium [data-place="1"], .champions')
    assert [*first.inner_text().split(), "1"][:2] == [winners[0], "1"]
    heights = [box["height"] for box in boxes(tv, ".podium .step")]
    assert heights == sorted(heights, reverse=True)
    parts = [one.bounding_box() for one in tv.locator(".highlights li:visible, .scores tr").all()]
    footer = tv.locator(".narration").bounding_box()
    assert footer is not None
    assert footer["y"] + footer["height"] <= 1080 * 0.97
    assert all(box and box["y"] >= 0 and box["y"] + box["height"] <= footer["y"] for box in parts)
    for part in (".final", ".final > .scroll"):
        assert tv.locator(part).evaluate("(one) => one.scrollWidth <= one.clientWidth"), part
    assert tv.locator(".highlights a").count() == 0, "a TV has no input"


def test_losers_stand_in_the_order_in_which_they_fell(browser: Browser, server: str) -> None:
    scene = staged("coup").play(lambda table: table.over)
    fell = scene.table.fell  # type: ignore[attr-defined]
    order = sorted(range(4), key=lambda seat: -fell[seat])
    assert len(set(fell)) == 4
    ranked = [scene.names[seat] for seat in [fell.index(0), *order[:3]]]
    for device in (BIG_SCREEN, Device(390, 844)):
        page_of = "tv" if device is BIG_SCREEN else "player"
        with window(browser, device) as page:
            scene.show(page, f"{server}/{page_of}.html?room=BCDF", "Ann")
            assert page.locator(".scores tbody .fit").all_inner_texts() == ranked
            assert page.locator(".scores .place").all_inner_texts() == ["", "2.", "3.", "4."]
            assert page.locator(".podium .name").all_inner_texts() == ranked[:3]


# Heads of the table of scores that are wider than their column, or broken without a hyphen.
BROKEN_HEADS = """
() => [...document.querySelectorAll('.scores thead th')].filter((head) => {
  const range = document.createRange();
  range.selectNodeContents(head);
  const [text, all] = [range.getBoundingClientRect(),
    document.querySelector('.final > .scroll').getBoundingClientRect()];
  return text.right > all.right || getComputedStyle(head).overflowWrap !== 'normal';
}).map((head) => head.textContent)
"""


@some_of("language", ["de", "ru", "en"], "de")
def test_heads_of_many_scores_can_be_read(browser: Browser, server: str, language: str) -> None:
    """And the names, however long they are."""
    names = ["W" * 20, "Bartholomew", "Wilhelmina-Charlotte", "Maximilian"]
    scene = Scene("citadels", names, lively("citadels"), 1).start()
    scene.play(lambda table: table.over)
    with window(browser, replace(BIG_SCREEN, language=language)) as page:
        scene.show(page, f"{server}/tv.html?room=BCDF")
        assert page.locator(".scores thead th").count() == 7
        assert page.evaluate(BROKEN_HEADS) == []
        assert page.locator(".podium .name").count() == 3
        assert smaller(page, ".podium .name", 5) == []
        small = smaller(page, ".scores .fit", 5)
        assert len(small) == 1, small
        assert "WWW" in small[0], "only what nobody is called"
        assert cut_names(page, ".scores .fit") == []


@some_of("language", ["de", "en", "fr", "es", "ru"], "en")
def test_usual_names_are_not_torn_beside_three_numbers(
    browser: Browser, server: str, language: str
) -> None:
    scene = Scene("citadels", ["Mackenzie", "Christian", "Jo", "Katherine"], "spec", 2)
    scene.start().play(lambda table: table.over)
    with window(browser, replace(BIG_SCREEN, language=language)) as page:
        scene.show(page, f"{server}/tv.html?room=BCDF")
        assert page.locator(".scores thead th").count() == 4
        assert page.evaluate(BROKEN_HEADS) == []
        names = boxes(page, ".scores .fit")
        assert all(box["height"] < 0.08 * BIG_SCREEN.height for box in names), names


def test_a_highlight_leads_to_its_moment(browser: Browser, server: str) -> None:
    scene = staged("coup").play(lambda table: table.over)
    with window(browser, Device(390, 844)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", "Ann")
        link = page.locator(".highlights a").first
        leads = link.get_attribute("href") or ""
        assert leads.startswith("/replay.html?room=BCDF&round=1#")
        box = link.bounding_box()
        assert box is not None
        assert box["height"] >= 48


# A question with a clock


# Something is said for a moment, in two lines.
SAYING = """
() => {
  const toast = document.querySelector('.toast');
  toast.classList.add('up');
  toast.textContent = 'This card cannot be chosen now. '.repeat(2);
}
"""


def test_a_question_counts_down_and_waits_longer_once(browser: Browser, server: str) -> None:
    game = quick_game()
    scene = Scene(game, NAMES[:2], preset_for_two(game), pace="fast").start()
    with window(browser, Device(360, 640, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        assert page.locator(".clock[role=timer] circle.left").count() == 1
        seconds = int(page.inner_text(".clock b"))
        page.evaluate(SAYING)
        page.get_by_role("button", name="+15 s").click()  # which fails if something lies over it
        page.clock.run_for(100)
        assert int(page.inner_text(".clock b")) >= seconds + 14
        assert page.get_by_role("button", name="+15 s").count() == 0
        assert [said["type"] for said in scene.heard].count("more_time") == 1


def test_whoever_is_out_is_grey_and_crossed(tv: Page, server: str) -> None:
    scene = staged("coup").play(lambda table: bool(getattr(table, str(table.game.out))))
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    out = tv.locator(".seat.out")
    assert out.count() >= 1
    looks = out.first.evaluate(LOST)
    assert looks == ["grayscale(1)", "line-through", True]


# Moments on the podium that are neither in sight as a whole nor out of sight.
HALF = """
(list) => [...list.querySelectorAll('li')].filter((one) => {
  const [box, room] = [one, list].map((part) => part.getBoundingClientRect());
  const deed = one.querySelector('.deed');
  const clips = getComputedStyle(deed).overflow !== 'visible';
  const cut = clips && deed.scrollHeight > deed.clientHeight;
  return box.left < room.right && (cut || box.bottom > room.bottom + 1);
}).length
"""


def test_what_is_told_of_long_names_is_told_to_the_end(tv: Page, server: str) -> None:
    names = ["W" * 19 + letter for letter in "ABCD"]
    scene = Scene("letters", names, lively("letters"), 5).start().play(lambda table: table.over)
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    tv.wait_for_selector(".highlights li")
    assert tv.locator(".highlights ul").evaluate(HALF) == 0


# The guide


@some_of("name", games.names(), "citadels", "letters")
def test_a_first_turn_is_explained_once(browser: Browser, server: str, name: str) -> None:
    """It says what to do, hides neither table nor hand, and does not come back."""
    scene = staged(name)
    who = scene.names[scene.asked]
    with window(browser, Device(360, 640, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", who)
        guide = page.locator(".guide")
        assert "Your first turn" in guide.inner_text()
        line = guide.bounding_box()
        assert line is not None
        assert line["height"] < 64, "a line above the table"
        guide.locator("summary").click()
        assert len(guide.inner_text()) > 200, "a turn in short"
        hand = page.locator(".dock .handcard").first.bounding_box()
        place = guide.bounding_box()
        assert hand is not None
        assert place is not None
        felt = page.locator(".felt").bounding_box()
        assert felt is not None
        assert felt["y"] + felt["height"] <= hand["y"] + 40, "the guide stays on the table"
        page.locator("#guided").click()
        guide.wait_for(state="detached")
        page.reload()
        scene.settle(page)
        assert page.locator(".guide").count() == 0


def update(scene: Scene, page: Page, id: str) -> None:
    """Somebody decides something that everybody sees."""
    before = page.inner_html(".felt")
    for number in range(20):
        scene.act_by_chance(f"{id} {number}")
        for _ in range(3):
            page.clock.run_for(20)
            if page.inner_html(".felt") != before:
                return
    raise AssertionError("nothing was drawn")


def touched(browser: Browser, page: Page, scene: Scene, id: str) -> int:
    """How many elements a browser looks at again for an update."""
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    update(scene, page, id)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [one["args"] for one in events if one["name"] == RESTYLED]
    return max(int(one.get("elementCount", 0)) for one in styled)


def test_an_update_touches_what_has_changed(browser: Browser, server: str) -> None:
    scene = staged("coup").play(lambda table: int(table.next_seat()) > 1)
    with window(browser, Device(360, 640)) as page:
        scene.show(page, f"{server}/player.html?room={scene.code}", NAMES[0])
        # What is done inside a container is not counted.
        page.evaluate("() => { document.querySelector('.felt').style.containerType = 'normal'; }")
        every = page.evaluate("() => document.querySelectorAll('*').length")
        assert min(touched(browser, page, scene, f"update {at}") for at in range(3)) < every / 4
