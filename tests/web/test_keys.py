"""Whole games by keyboard alone: digits choose, Enter does it, Esc goes back."""

import pytest

from web.visitors import Living, plan_for, until

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


@pytest.mark.parametrize("game", ["coup", "letters"])
def test_a_whole_game_by_keyboard(home: Living, game: str) -> None:
    first = home.phone()
    code = plan_for(game).room(home)
    phones = [first.join(code, "Ann"), home.phone().join(code, "Bob")]
    phones[1].tap("#ready")
    home.start(phones)
    for phone in phones:
        phone.page.evaluate(FINGERS)
    until(first.page, lambda: all(phone.has(".ending") for phone in phones))
    assert all(any(frame["type"] == "act" for frame in phone.sent) for phone in phones)
    first.tap("#rematch")
    first.see(".evening")
    assert "1 win" in first.text(".evening")
