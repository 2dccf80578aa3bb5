"""Skins, whatever the game: every face is drawn, and nothing stands out of its card."""

import gzip
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from parlour import games
from web.visitors import Living

SKINNED = [name for name in games.names() if games.load(name).skin]
MOST = 40_000  # bytes of a skin, compressed

# Modules that draw, by name.
DRAWING = """
  const base = document.querySelector('script[src*="/js/pages/"]').src.replace(/pages\\/.*/, '');
  const drawing = (...files) => Promise.all(files.map((file) => import(`${base}draw/${file}.js`)));
"""
# Text that is wider than its card, by face and size.
OVERFLOWING = (
    f"async (name) => {{{DRAWING}"
    + """
  const [{ dress }, { lookOf }, { cardFront }, { html, render }] =
    await drawing('kit', 'skin', 'cards', 'lit');
  const game = await (await fetch(`/api/games/${name}`)).json();
  await dress(game);
  await document.fonts.load('800 20px Alegreya');
  await document.fonts.load('800 20px Figtree');
  const place = document.body.appendChild(document.createElement('div'));
  const found = [];
  for (const size of ['large', 'small', 'rule']) {
    for (const face of game.faces) {
      render(html`<div style="width: 200px">${cardFront(lookOf(game), face, size)}</div>`, place);
      const card = place.querySelector('svg.card');
      const box = card.getBoundingClientRect();
      if (card.childElementCount < 2) found.push([face.name, size, 'not drawn']);
      for (const text of card.querySelectorAll('text')) {
        const one = text.getBoundingClientRect();
        const wide = one.left < box.left - 1 || one.right > box.right + 1;
        if (wide) found.push([face.name, size, text.textContent]);
      }
    }
  }
  return found;
}
"""
)


def skin_files(name: str) -> list[Traversable]:
    return [one for one in files(games.load(name).skin).joinpath("skin").iterdir() if one.is_file()]


@pytest.mark.parametrize("name", SKINNED)
def test_a_skin_is_light(name: str) -> None:
    assert sum(len(gzip.compress(one.read_bytes())) for one in skin_files(name)) < MOST


def test_every_face_fits_its_card(home: Living) -> None:
    page = home.tv().go("watch.html").page
    found = {name: page.evaluate(OVERFLOWING, name) for name in SKINNED}
    assert not any(found.values()), found


# What a picture says that is made of all that it can be made of.
PRINTED = (
    f"async (words) => {{{DRAWING}"
    + """
  const [{ printOf }, { html, nothing, svg }] = await drawing('prints', 'lit');
  const parts = [svg`<text x=${1}>${words}</text>`, nothing, svg`<path d="M0 0h${2}"></path>`];
  const draw = () => html`<svg class="any ${3}" data-words=${words}>${parts}</svg>`;
  const drawn = printOf({}, 'any', draw);
  const [text, path] = drawn.children;
  return [drawn.getAttribute('class'), drawn.dataset.words, text.getAttribute('x'),
    text.textContent, path.getAttribute('d'), path instanceof SVGPathElement,
    drawn.childNodes.length];
}
"""
)


def test_a_picture_says_what_its_template_says(home: Living) -> None:
    words = '<b>Half & "half"</b>'
    found = home.tv().go("watch.html").page.evaluate(PRINTED, words)
    assert found == ["any 3", words, "1", words, "M0 0h2", True, 2]
