"""The drawings of the beans as pictures, for the cards that links show elsewhere: `make link-pictures`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from bohnhof.server.http.link_drawing import draw
from bohnhof.server.http.link_pictures import FOLDER
from tests.server import serving
from tests.web.tables import launch

SIZE: Final = 160
PLAIN_BEANS: Final = ("blue", "chili", "green", "soy", "black-eyed", "red", "garden")
ONE_EDITIONS: Final = "rum"  # how one edition draws a bean; a link's card draws beans by their names
NAMES: Final = "() => [...document.querySelectorAll('symbol[id^=bean-]')].map((one) => one.id.slice('bean-'.length))"
SHOW: Final = """
([name, size]) => {
  document.body.innerHTML += `<div id="one" style="position:fixed;inset:0;background:transparent;--ink:#2e2419">
    <svg width="${size}" height="${size}"><use href="#bean-${name}"/></svg></div>`;
  document.documentElement.style.background = document.body.style.background = 'transparent';
  [...document.body.children].forEach((part) => part.id !== 'one' && (part.style.visibility = 'hidden'));
}
"""


def main() -> None:
    beans = FOLDER / "beans"
    beans.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, serving.site(Path(data)) as site, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport={"width": SIZE, "height": SIZE})
        page.goto(f"{site.address}/privacy")
        page.locator("symbol[id^=bean-]").first.wait_for(state="attached")
        for name in page.evaluate(NAMES):
            if name == ONE_EDITIONS:
                continue
            page.goto(f"{site.address}/privacy")
            page.locator("symbol[id^=bean-]").first.wait_for(state="attached")
            page.evaluate(SHOW, [name, SIZE])
            page.screenshot(path=beans / f"{name}.png", omit_background=True)
            print(f"{name}.png")
        browser.close()
    (FOLDER / "plain.png").write_bytes(draw("Bohnhof", "Plant, trade, harvest.", PLAIN_BEANS))


if __name__ == "__main__":
    main()
