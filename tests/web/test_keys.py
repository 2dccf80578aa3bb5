"""Whole games by keyboard alone: digits choose, Enter does it, Esc goes back."""

from playwright.sync_api import Browser

from choosing import some_of
from web.staging import NAMES, Scene
from web.test_layout import guard_in_hand
from web.visitors import Living, plan_for, until
from web.windows import Device, window

# Presses what a hand at the keyboard would, as fast as the page asks.
FINGERS = """
() => {
  let turn = 0;
  const down = (key) => new KeyboardEvent('keydown', { key, bubbles: true });
  const press = (key) => document.body.dispatchEvent(down(key));
  window.fingers = setInterval(() => {
    if (!document.querySelector('.band.yours')) return;
    if (document.querySelector('[data-confirm]')) press('Enter');
    else press(String(1 + (turn++ % 5)));
  }, 15);
}
"""


@some_of("game", ["coup", "letters"], "letters")
def test_a_whole_game_by_keyboard(home: Living, game: str) -> None:
    first = home.phone()
    code = plan_for(game).room(home)
    phones = [first.join(code, "Ann"), home.phone().join(code, "Bob")]
    phones[1].tap("#ready")
    home.start(phones)
    for phone in phones:
        phone.page.evaluate(FINGERS)
    until(first.page, lambda: all(phone.has(".ending") for phone in phones))
    acts = [frame for phone in phones for frame in phone.sent if frame["type"] == "act"]
    assert acts, "one guess may end a game of letters, so not everybody need have had a turn"
    first.tap("#rematch")
    first.see(".evening")
    assert "1 win" in first.text(".evening")


def test_keys_after_a_tap(browser: Browser, server: str) -> None:
    """A button that was tapped, or has the focus, does not take Space and Enter for itself."""
    scene = Scene("coup", NAMES[:3]).start()
    with window(browser, Device(390, 844)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        page.locator(".handcard").first.click()
        page.keyboard.down(" ")
        page.clock.run_for(100)
        assert page.locator(".handcard .number").count() == 0, "the cards lie open"
        page.keyboard.up(" ")
        page.locator(".own button").last.focus()
        page.keyboard.press("1")
        page.clock.run_for(100)
        page.locator("[data-confirm]").wait_for()
        page.keyboard.press("Enter")
        assert [said["type"] for said in scene.heard].count("act") == 1


def test_the_key_of_a_card_to_name_is_its_value(browser: Browser, server: str) -> None:
    """No other number stands on a card that has one; cards without values have numbers."""
    scene = Scene("letters", NAMES[:3], seed=5).start().play(guard_in_hand)
    with window(browser, Device(1366, 768)) as page:
        scene.show(page, f"{server}/player.html?room=BCDF", scene.names[scene.asked])
        page.get_by_role("button", name="Open my cards").click()
        page.clock.run_for(100)
        page.locator(".handcard", has_text="Play Guard").dispatch_event("click")
        page.clock.run_for(100)
        assert page.locator('.answers[data-kind="seat"] kbd').all_inner_texts() == ["1", "2"]
        page.keyboard.press("1")
        page.wait_for_selector(".as-card")
        assert page.locator(".as-card kbd").count() == 0
        page.keyboard.press("8")
        page.clock.run_for(100)
        assert "Princess" in page.locator(".as-card.armed").inner_text()
        page.keyboard.press("1")
        page.clock.run_for(100)
        assert "Princess" in page.locator(".as-card.armed").inner_text(), "nobody names a Guard"


def test_keys_are_those_of_whoever_holds_the_device(home: Living) -> None:
    """Behind the curtain nobody plays, and what one has opened does not open for the next."""
    device = home.phone().go("hotseat.html?choose=coup")
    device.tap("#begin")
    device.see("#take")
    acted = [frame for frame in device.sent if frame["type"] in ("act", "pick")]
    for key in ("1", "Enter", "1", "Enter", "?", "l"):
        device.page.keyboard.press(key)
    device.page.wait_for_timeout(300)
    assert not device.has("dialog")
    assert [frame for frame in device.sent if frame["type"] in ("act", "pick")] == acted
    device.tap("#take")
    device.see(".band.yours")
    assert not device.has("dialog")
    assert not device.has("[data-confirm]"), "nothing was chosen before"
    device.page.keyboard.press("?")
    device.see("dialog")
    device.page.keyboard.press("Escape")
    device.page.wait_for_selector("dialog", state="detached")
    device.page.keyboard.press("1")
    device.see("[data-confirm]")
    device.page.keyboard.press("Enter")
    device.see("#take")
    device.tap("#take")
    device.see(".band.yours")
    assert not device.has("dialog"), "that was the other player's"
