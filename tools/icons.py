"""The icons of the installed app, drawn from icon.svg by Chromium: `make icons`."""

from playwright.sync_api import Page

from parlour.server.pages import STATIC
from web.browsing import browsing

GROUND = "#6d2430"  # of icon.svg
ICONS = STATIC / "icons"

# name → (width, share of it that the picture takes, ground up to the edge)
WANTED = {
    "icon-192.png": (192, 1.0, False),
    "icon-512.png": (512, 1.0, False),
    "maskable-512.png": (512, 0.8, True),
    "apple-touch-icon.png": (180, 1.0, True),
}


def draw(page: Page, width: int, share: float, full: bool) -> bytes:
    ground = GROUND if full else "transparent"
    picture = (STATIC / "icon.svg").read_text()
    page.set_viewport_size({"width": width, "height": width})
    page.set_content(
        f'<body style="margin:0;background:{ground};display:grid;place-items:center;height:100vh">'
        f'<div style="width:{share * 100}vw;line-height:0">{picture}</div>'
    )
    return page.screenshot(omit_background=not full)


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    with browsing() as browser:
        page = browser.new_page()
        for name, (width, share, full) in WANTED.items():
            (ICONS / name).write_bytes(draw(page, width, share, full))
            print(f"{name}: {(ICONS / name).stat().st_size} bytes")


if __name__ == "__main__":
    main()
