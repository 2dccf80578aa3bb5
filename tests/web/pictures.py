"""Pictures of screens, small enough to be kept, and how far two of them differ.

A picture is compared by tiles: their mean colours differ little if letters are smoothed in another
way, and much if something is missing or stands elsewhere. Chromium itself reads and writes them.
"""

import base64
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Page

from web.windows import Device

DESK = Device(1280, 720)  # on which pictures are compared
KEPT = Path(__file__).with_name("pictures")
FAILED = KEPT / "failed"
RENEW = bool(os.environ.get("PARLOUR_RENEW_PICTURES"))
LARGEST = 25_000  # bytes of a picture
TILE = 6  # pixels of a kept picture
MOST = 26  # of 255, by which the mean colour of a tile may differ
FEW = 5  # tiles that may differ by more

# Shrinks a screenshot; compares it with the kept picture; draws where they differ.
TOOLS = """
async ({ shot, kept, width, height, tile, most }) => {
  const load = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  };
  const drawn = (image) => {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, width, height);
    return { canvas, pen };
  };
  const address = async (canvas, type, quality) => {
    const blob = await canvas.convertToBlob({ type, quality });
    return new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result);
      reader.readAsDataURL(blob);
    });
  };
  const now = drawn(await load(shot));
  const small = await address(now.canvas, 'image/webp', 0.8);
  if (!kept) return { small, tiles: 0, difference: '' };
  const then = drawn(await load(kept));
  const again = drawn(await load(small));
  const pixels = ({ pen }) => pen.getImageData(0, 0, width, height).data;
  const [before, after] = [pixels(then), pixels(again)];
  const mean = (data, left, top) => {
    const sum = [0, 0, 0];
    for (let y = top; y < top + tile; y++) for (let x = left; x < left + tile; x++) {
      for (let c = 0; c < 3; c++) sum[c] += data[4 * (y * width + x) + c];
    }
    return sum.map((one) => one / tile ** 2);
  };
  let tiles = 0;
  now.pen.fillStyle = 'rgb(255 0 0 / 60%)';
  for (let y = 0; y + tile <= height; y += tile) for (let x = 0; x + tile <= width; x += tile) {
    const [a, b] = [mean(before, x, y), mean(after, x, y)];
    if (Math.max(...a.map((one, c) => Math.abs(one - b[c]))) <= most) continue;
    tiles++;
    now.pen.fillRect(x, y, tile, tile);
  }
  return { small, tiles, difference: tiles ? await address(now.canvas, 'image/png') : '' };
}
"""


@dataclass(frozen=True)
class Size:
    """A screen, and how many of its pixels become one of a kept picture."""

    width: int
    height: int
    shrunk: int


def check(browser: Browser, page: Page, name: str, size: Size) -> None:
    """The page looks as in the kept picture; or it becomes that picture."""
    kept = KEPT / f"{name}.webp"
    shot = taken(page, size)
    known = kept.is_file() and not RENEW
    found = compared(browser, shot, kept.read_bytes() if known else b"", size)
    if RENEW:
        KEPT.mkdir(exist_ok=True)
        kept.write_bytes(found.small)
    assert RENEW or known, f"There is no picture {kept.name}; make pictures takes it."
    assert len(found.small) <= LARGEST
    if found.tiles > FEW:
        FAILED.mkdir(exist_ok=True)
        (FAILED / f"{name}.{kind_of(shot)}").write_bytes(shot)
        (FAILED / f"{name}-difference.png").write_bytes(found.difference)
        raise AssertionError(
            f"{name} looks different in {found.tiles} places; see {FAILED}/{name}-difference.png. "
            "If it should, run make pictures."
        )


def taken(page: Page, size: Size) -> bytes:
    """The screen as it is: a PNG, or of a large screen a JPEG, which takes a fifth of the time."""
    if size.shrunk > 2:
        return page.screenshot(type="jpeg", quality=95, animations="disabled", caret="hide")
    return page.screenshot(animations="disabled", caret="hide")


def kind_of(shot: bytes) -> str:
    return "png" if shot.startswith(b"\x89PNG") else "jpeg"


@dataclass(frozen=True)
class Compared:
    """A screenshot made small, and how it differs from the kept one."""

    small: bytes
    tiles: int
    difference: bytes


@cache
def desk(browser: Browser) -> Page:
    """Where the pictures of a browser are compared."""
    return DESK.context(browser).new_page()


def compared(browser: Browser, shot: bytes, kept: bytes, size: Size) -> Compared:
    given = {
        "shot": data_url(shot, kind_of(shot)),
        "kept": data_url(kept, "webp") if kept else "",
        "width": size.width // size.shrunk,
        "height": size.height // size.shrunk,
        "tile": TILE,
        "most": MOST,
    }
    found = desk(browser).evaluate(TOOLS, given)
    return Compared(bytes_of(found["small"]), found["tiles"], bytes_of(found["difference"]))


def data_url(data: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


def bytes_of(url: str) -> bytes:
    return base64.b64decode(url.partition(",")[2])
