"""While a big screen still tells what was decided, it asks nobody, and frames nobody who is out."""

from typing import Any

from playwright.sync_api import Browser, Page

from choosing import some_of
from endings import lively
from parlour import games
from parlour.games.coup.rules_box import EXCHANGE
from parlour.kernel.table import Table
from web.staging import NAMES, Scene
from web.test_layout import LONG
from web.test_staged import go_on
from web.windows import Device, window

# Notes what is asked or said of players who are out, and whose seats are framed all the same.
OF_THE_LOST = """
() => {
  window.lost = { seen: 0, asked: [], framed: [] };
  new MutationObserver(() => {
    const out = [...document.querySelectorAll('.seat.out .name')].map((one) => one.textContent);
    window.lost.seen += out.length;
    const said = document.querySelector('.coup-speech b')?.textContent ?? '';
    if (out.some((name) => said.startsWith(name))) window.lost.asked.push(said);
    const framed = document.querySelector('.seat.out.asked');
    if (framed) window.lost.framed.push(document.querySelector('.narration .now').textContent);
  }).observe(document.body,
    { childList: true, subtree: true, characterData: true, attributes: true });
}
"""
QUESTIONS = ("Does anybody", "shows the card or gives in", "returns two cards")


def of_the_lost(game: str, seed: int, tv: Page, server: str, decisions: int, pause: int) -> Any:
    """What was noted while a game was played; some went out."""
    scene = Scene(game, LONG, lively(game), seed).start()
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    tv.evaluate(OF_THE_LOST)
    go_on(scene, tv, decisions, pause)
    lost = tv.evaluate("() => window.lost")
    assert lost["seen"] > 0
    return lost


def test_whoever_is_out_is_asked_nothing(tv: Page, server: str) -> None:
    """The middle does not wait for a card of somebody who has just left the court."""
    assert of_the_lost("coup", 7, tv, server, 60, 1500)["asked"] == []


def test_whoever_goes_out_in_their_own_turn_has_no_frame(tv: Page, server: str) -> None:
    """In letters as many do; the headline still says whose turn it was."""
    assert of_the_lost("letters", 5, tv, server, 40, 700)["framed"] == []


def answered(scene: Scene, done: list[str]) -> list[str]:
    """Everybody answers until somebody else has the turn; what was decided."""
    turn = int(scene.table.turn)
    while int(scene.table.turn) == turn and not scene.table.over:
        action = scene.act_by_chance(f"answer {len(done)}")
        done.append(str(scene.table.game.actions[action][0]))
    return done


def deciding(table: Table) -> bool:
    return table.owing == 1 << table.turn and int(table.phase) != EXCHANGE  # type: ignore[attr-defined]


# Keeps everything that the screen asks from now on.
LISTEN = """
() => {
  window.asked = new Set();
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('.coup-ask')) window.asked.add(one.innerText);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""


def test_nobody_is_asked_for_what_is_already_told(tv: Page, server: str) -> None:
    """All turns of coup are over before the screen tells them: it has nothing left to ask."""
    scene = Scene("coup", LONG, lively("coup"), 7).start().play(deciding)
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    tv.evaluate(LISTEN)
    done: list[str] = []
    for _ in range(12):
        answered(scene, done)
        tv.wait_for_timeout(1)
        tv.clock.run_for(10_000)
        if scene.table.over:
            break
    said = " ".join(tv.evaluate("() => [...window.asked]"))
    assert said
    assert not any(question in said for question in QUESTIONS), said
    assert {"challenge", "exchange"} <= set(done), f"nothing to ask: {done}"


# Keeps every headline and sentence in the order in which they are on the screen.
HEADLINES = """
() => {
  window.told = [];
  new MutationObserver(() => {
    const [whose, now] = ['.top h1 .fit', '.narration .now'].map((one) =>
      document.querySelector(one)?.textContent);
    if (now && window.told.at(-1)?.[1] !== now) window.told.push([whose, now]);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""


@some_of("game", games.names(), "coup", "letters")
def test_a_game_begins_with_whose_turn_it_is(
    tv: Page, browser: Browser, server: str, game: str
) -> None:
    """Not with the cards that were dealt last, of which nobody needs to hear."""
    scene = Scene(game, NAMES[: min(3, games.load(game).seats_for()[1])])
    with window(browser, Device(360, 640)) as phone:
        scene.show(tv, f"{server}/tv.html?room=BCDF")
        scene.show(phone, f"{server}/player.html?room=BCDF", "Ann")
        tv.evaluate(HEADLINES)
        scene.start()
        for page in (tv, phone):
            page.wait_for_selector(".seat")
            scene.settle(page)
        told = tv.evaluate("() => window.told")
        first = phone.locator(".latest li").all_inner_texts()
    assert told[0][1] == "The game begins."
    assert told[0][0].endswith("’s turn")
    assert not any("is dealt" in now or "draws a card" in now for _, now in told), told
    assert not any("is dealt" in line or "draws a card" in line for line in first), first
    assert told[-1][1] == first[0], "the newest is not first"


# The earlier sentences that can be read, as they stand on the line.
EARLIER = """
() => {
  const line = document.querySelector('.narration .before');
  const box = line.getBoundingClientRect();
  return [...line.children].map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, own]) => own.top >= box.top - 1 && own.bottom <= box.bottom + 1)
    .sort(([, one], [, other]) => one.left - other.left).map(([text]) => text);
}
"""


def test_earlier_sentences_stand_in_their_order(tv: Page, server: str) -> None:
    """What was said last stands last; if there is no room for more, it stands alone."""
    scene = Scene("letters", ["Ann", "Bob"], seed=3).start()
    scene.show(tv, f"{server}/tv.html?room=BCDF")
    most = 0
    for number in range(4):
        scene.act_by_chance(f"act {number}")
        tv.wait_for_timeout(1)
        said = ""
        for _ in range(16):
            before, said = said, tv.locator(".narration .now").inner_text()
            earlier = tv.evaluate(EARLIER)
            most = max(most, len(earlier))
            if said != before and before in earlier:
                assert earlier[-1] == before, (before, said, earlier)
            tv.clock.run_for(500)
    assert most == 2
    earlier = tv.evaluate(EARLIER)
    tv.locator(".narration .before").evaluate("(line) => { line.style.width = '20vw'; }")
    assert tv.evaluate(EARLIER) == earlier[-1:]
