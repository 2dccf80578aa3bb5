"""Sound, vibration and motion: their switches, and when they are used."""

from parlour import games
from web.visitors import PHONE, TV, Living, Visitor

# What is struck or blown, counted by the page itself.
COUNTED = """
window.struck = 0;
window.buzzed = [];
navigator.vibrate = (pattern) => window.buzzed.push(pattern);
for (const name of ['createOscillator', 'createBufferSource']) {
  const plain = AudioContext.prototype[name];
  AudioContext.prototype[name] = function () { window.struck += 1; return plain.call(this); };
}
"""


def counting(visitor: Visitor) -> list[str]:
    """Have sounds counted; the addresses that the page asks for from now on."""
    asked: list[str] = []
    visitor.page.add_init_script(COUNTED)
    visitor.page.on("request", lambda request: asked.append(request.url))
    return asked


def switch(visitor: Visitor, name: str) -> str | None:
    return visitor.page.get_by_role("switch", name=name).get_attribute("aria-checked")


def begin(home: Living, tv: Visitor, phone: Visitor) -> None:
    code = home.room(games.names()[1])
    tv.go(f"tv.html?room={code}").see(".roomcode")
    phone.join(code, "Ann")
    phone.page.get_by_role("button", name="Add a bot").click()
    phone.page.locator(".player").nth(1).wait_for()


def test_the_big_screen_says_how_to_switch_sound_on(home: Living) -> None:
    tv, phone = home.visitor(TV, fresh=True), home.phone()
    asked = counting(tv)
    begin(home, tv, phone)
    assert "press any key" in tv.text(".sound-hint")
    home.start([phone])
    tv.see(".narration .sound-hint")
    script, *_ = (url for url in asked if "/pages/screen" in url)
    sounds = 'js/draw/sounds.js"] ??='
    assert sounds not in tv.page.request.get(script).text()  # it is no part of the first view
    tv.page.keyboard.press("ArrowRight")
    tv.page.wait_for_selector(".sound-hint", state="detached")
    phone.arm()
    phone.page.locator("[data-confirm], [data-choice]").last.click()
    tv.page.wait_for_function("() => window.struck > 0")
    (late,) = {url for url in asked if url.endswith(".late.js")}
    assert sounds in tv.page.request.get(late).text()


# A browser that wakes its loudspeaker when a finger leaves the screen, not when it comes.
WAKING = """
const woken = new Set();
Object.defineProperty(AudioContext.prototype, 'state',
  { get() { return woken.has(this) ? 'running' : 'suspended'; } });
AudioContext.prototype.resume = async function () {
  if (!['touchend', 'click', 'keydown'].includes(window.event?.type)) return;
  woken.add(this);
  this.onstatechange?.();
};
"""


def test_a_touch_of_the_big_screen_switches_sound_on(home: Living) -> None:
    tv = home.visitor(TV, touch=True, fresh=True)
    tv.page.add_init_script(WAKING)
    tv.go(f"tv.html?room={home.room(games.names()[1])}").see(".sound-hint")
    tv.page.touchscreen.tap(900, 1000)
    tv.page.wait_for_selector(".sound-hint", state="detached")


def test_a_phone_is_quiet_until_asked_and_says_whose_turn_it_is(home: Living) -> None:
    tv, phone = home.tv(), home.visitor(PHONE, touch=True, fresh=True)
    counting(phone)
    begin(home, tv, phone)
    home.start([phone])
    phone.page.wait_for_function("() => window.buzzed.length > 0")
    assert phone.page.evaluate("() => window.struck") == 0
    phone.page.get_by_role("button", name="More").click()
    assert switch(phone, "Sound") == "false"
    assert switch(phone, "Vibration") == switch(phone, "Motion") == "true"
    phone.page.get_by_role("switch", name="Sound").click()
    phone.page.get_by_role("switch", name="Vibration").click()
    phone.page.reload()
    phone.page.get_by_role("button", name="More").click()
    assert (switch(phone, "Sound"), switch(phone, "Vibration")) == ("true", "false")
    phone.page.keyboard.press("Escape")
    phone.arm()
    phone.page.locator("[data-confirm], [data-choice]").last.click()
    phone.page.wait_for_function("() => window.struck > 0")
    assert phone.page.evaluate("() => window.buzzed") == []
