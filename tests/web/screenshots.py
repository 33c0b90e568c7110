"""Pictures of the table's main states, for people to look at: `make screenshots` puts them into web/screenshots."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server import serving
from tests.server.serving import Site
from tests.server.staged import DEAL
from tests.web.players import play_on, play_to_the_end, turns
from tests.web.tables import PHONE, WIDE, launch, open_table

FOLDER: Final = Path(__file__).parents[2] / "web" / "screenshots"
SCREENS: Final[dict[str, dict[str, Any]]] = {
    "phone": {"viewport": PHONE, "device_scale_factor": 2},
    "wide": {"viewport": WIDE},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark"},
    "wide-dark-de": {"viewport": WIDE, "color_scheme": "dark", "locale": "de"},
}
TALKERS: Final = "casual"  # bots that make offers and say why
TAPS: Final = 70
TURNS: Final = 12  # until a table looks lived at
EDITIONS: Final = (("boonanza", 4), ("eleven-beans", 7), ("duel", 2), ("al-cabohne", 2), ("high-bohn-cognac", 4))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, serving.site(Path(data)) as site, sync_playwright() as playwright:
        site.stage(deal=DEAL, bots="free")
        browser = launch(playwright)
        for screen, options in SCREENS.items():
            take_all(browser, site, screen, options)
        browser.close()


def take_all(browser: Browser, site: Site, screen: str, options: dict[str, Any]) -> None:
    context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **options})
    page = context.new_page()

    def take(state: str) -> None:
        page.wait_for_timeout(250)
        page.screenshot(path=FOLDER / f"{screen}-{state}.png")
        print(f"{screen}-{state}.png")

    page.goto(site.address)
    page.locator(".edition").first.wait_for()
    take("lobby")
    page.goto(f"{site.address}/tutorial")
    take("tutorial")
    open_table(page, site.address, edition="boonanza", seats=4, bots=0)
    take("waiting-room")
    open_table(page, site.address, edition="boonanza", seats=4, bot=TALKERS)
    page.locator(".hand .slot").first.wait_for()
    take("plant")
    page.locator(".own.target .soil").first.click()
    page.locator("[data-key=e]").click()
    page.locator(".faceup .holder").first.click()
    page.locator(".builder [data-want]").nth(2).click()
    take("offer")
    until_an_offer(page, site)
    take("offers")
    for edition, seats in EDITIONS:
        open_table(page, site.address, edition=edition, seats=seats)
        page.locator(".hand").wait_for()
        for n in turns(site, page):
            if n == TAPS or play_on(page) == "over":
                break
        take(edition)
        if page.locator("[data-key=t]").count():
            page.locator("[data-key=t]").click()
            take("town")
            page.keyboard.press("Escape")
    table = finished(page, site)
    take("end")
    page.goto(f"{site.address}/games/{table}?at=60")
    page.locator(".controls").wait_for()
    take("replay")
    context.close()


def until_an_offer(page: Page, site: Site) -> None:
    """Go on for some turns, until it is up to this person to trade and somebody offers something."""
    for _ in turns(site, page):
        turn = int(page.locator(".board").get_attribute("data-turn") or 0)
        trades = page.locator("[data-key=e]").count() and page.locator("[data-test=accept]").count()
        if (turn > TURNS and trades) or play_on(page) == "over":
            return


def finished(page: Page, site: Site) -> str:
    table = open_table(page, site.address, edition="al-cabohne", seats=2)
    page.locator(".hand").wait_for()
    play_to_the_end(page, site)
    return table


if __name__ == "__main__":
    main()
