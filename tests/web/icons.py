"""Draws the icons of the installed page from its favicon: `make icons`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.web.tables import launch

PUBLIC: Final = Path(__file__).parents[2] / "web" / "public"
GROUND: Final = "#7a5230"  # the colour behind the bean
# A system may cut a maskable icon to a circle: the drawing keeps to the middle, and its ground fills the square.
ICONS: Final = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable-512": (512, 0.8)}


def main() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if share == 1.0 else GROUND
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {ground} }}"
                f"svg {{ width: {share:.0%}; height: {share:.0%} }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
