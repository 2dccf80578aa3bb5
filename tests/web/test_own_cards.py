"""Cards of one's own hand: each stays itself, and leaves from where it lay."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from parlour.games.eights.rules_table import HAND, PILE
from parlour.kernel.table import Table
from web.staging import NAMES, Scene
from web.windows import Device

# Notes whence each card is seen to come.
GLIDES = """
window.glides = {};
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const begun = animate.apply(this, given);
  const { left, top } = (this.querySelector(':scope > .card') ?? this).getBoundingClientRect();
  window.glides[this.dataset?.card] = [left, top];
  return begun;
};
"""
# What moves, and how: nothing but its transform, which nothing else changes meanwhile.
ALONE = """
() => document.getAnimations()
  .map(({ effect }) => effect)
  .filter(({ target }) => target.matches('[data-card]'))
  .map((effect) => {
    const frames = effect.getKeyframes();
    const plain = frames.every((one) => 'transform' in one && !('transformOrigin' in one));
    return [frames.length, plain, effect.target.getAnimations().length];
  })
"""
# The hand from left to right, each card with a mark of its own, and where it lies.
MARKED = """
() => [...document.querySelectorAll('.handcard')].map((one, at) => {
  one.mark ??= at;
  const { left, top } = one.querySelector('.card').getBoundingClientRect();
  return [one.mark, left, top];
})
"""
NEAR = 3  # pixels


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = Device(390, 844, motion=True).context(browser)
    page = context.new_page()
    page.add_init_script(GLIDES)
    yield page
    context.close()


def playable(table: Table) -> list[tuple[int, int]]:
    """What can be played, with its place in the hand; not the last card, nor one of two alike."""
    hand = [table.faces[card] for card in table.cards(HAND + table.turn)]
    found = []
    for action in table.choices(table.next_seat()):
        form, fields = table.game.actions[action]
        if form == "play" and hand.count(fields[0]) == 1 and hand.index(fields[0]) < len(hand) - 2:
            found.append((action, hand.index(fields[0])))
    return found


def about_to_play(page: Page, server: str) -> tuple[Scene, int, int]:
    """An open hand before one of its cards is played: the action, and the card's place."""
    scene = Scene("eights", NAMES[:3], "basic", seed=2).start()
    scene.play(lambda table: bool(playable(table)))
    scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
    page.get_by_role("button", name="Open my cards").click()
    page.clock.run_for(500)
    return scene, *playable(scene.table)[0]


def test_a_card_leaves_from_its_own_place(page: Page, server: str) -> None:
    """And those beside it stay what they are, although the numbers of all have changed."""
    scene, action, place = about_to_play(page, server)
    before: list[list[Any]] = page.evaluate(MARKED)
    scene.act(action, "played")
    page.wait_for_timeout(1)
    page.clock.run_for(300)
    played = scene.table.top(PILE)
    glides = page.evaluate("window.glides")
    assert glides[str(played)] == pytest.approx(before[place][1:], abs=NEAR)
    marks = [mark for mark, _, _ in page.evaluate(MARKED)]
    assert marks == [mark for mark, _, _ in before if mark != place]


def test_browsers_can_move_cards_without_drawing_the_page_for_every_frame(
    page: Page, server: str
) -> None:
    scene, action, _ = about_to_play(page, server)
    scene.act(action, "played")
    page.wait_for_timeout(1)
    page.clock.run_for(20)
    moving = page.evaluate(ALONE)
    assert moving
    assert all(one == [2, True, 1] for one in moving), moving


def forms_of(table: Table) -> set[str]:
    return {table.game.actions[action][0] for action in table.choices(table.next_seat())}


def test_a_card_that_a_button_needs_is_not_dimmed_and_can_be_tapped(
    page: Page, server: str
) -> None:
    """A champion while one may attack, or play another card at once: the tap begins the attack."""
    scene = Scene("oracle", NAMES[:2], "spec", seed=5).start()
    scene.play(lambda table: {"attack", "draw"} <= forms_of(table))
    table = scene.table
    scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
    page.get_by_role("button", name="Open my cards").click()
    page.clock.run_for(100)
    assert page.locator(".handcard.legal").count() >= 1, "no card can be played at once"
    assert page.locator(".handcard.barred").count() == 0
    page.locator(".handcard", has_text="Fairy").first.dispatch_event("click")
    page.wait_for_selector(".sofar >> text=Attack with Fairy")
    picks = [said["payload"]["step"] for said in scene.heard if said["type"] == "pick"]
    attack = list(dict.fromkeys(form for form, _ in table.game.actions)).index("attack")
    assert picks[0] == attack
    assert len(picks) == 2
