"""make icons: the drawings in web/public/icons as PNG, for systems that take no SVG."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.web.conftest import FLAGS, chromium

ICONS: Final = Path(__file__).resolve().parents[1] / "web" / "public" / "icons"
# PNG: its drawing, and its size in pixels
SIZES: Final = {
    "192": ("icon", 192),
    "512": ("icon", 512),
    "maskable": ("maskable", 512),
    "apple": ("maskable", 180),
    "badge": ("badge", 96),
}


def main() -> None:
    """Draw every icon."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name, (drawing, size) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (ICONS / f"{drawing}.svg").read_text("utf-8")
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
