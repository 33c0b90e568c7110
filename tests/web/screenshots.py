"""Pictures of the table's main states, for people to look at: `make screenshots` puts them into web/screenshots."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.players import play_on, play_to_the_end
from tests.web.tables import PHONE, WIDE, launch, open_table, server

FOLDER: Final = Path(__file__).parents[2] / "web" / "screenshots"
SCREENS: Final[dict[str, dict[str, Any]]] = {
    "phone": {"viewport": PHONE, "device_scale_factor": 2},
    "wide": {"viewport": WIDE},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark"},
    "wide-dark-de": {"viewport": WIDE, "color_scheme": "dark", "locale": "de"},
}
TALKERS: Final = "casual"  # bots that make offers and say why
TURNS: Final = 12  # until a table looks lived at
EDITIONS: Final = (("boonanza", 4), ("eleven-beans", 7), ("duel", 2), ("al-cabohne", 2), ("high-bohn-cognac", 4))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, server(Path(data)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for screen, options in SCREENS.items():
            take_all(browser, address, screen, options)
        browser.close()


def take_all(browser: Browser, address: str, screen: str, options: dict[str, Any]) -> None:
    context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **options})
    page = context.new_page()

    def take(state: str) -> None:
        page.wait_for_timeout(250)
        page.screenshot(path=FOLDER / f"{screen}-{state}.png")
        print(f"{screen}-{state}.png")

    page.goto(address)
    page.locator(".edition").first.wait_for()
    take("lobby")
    page.goto(f"{address}/tutorial")
    take("tutorial")
    open_table(page, address, edition="boonanza", seats=4, bots=0)
    take("waiting-room")
    open_table(page, address, edition="boonanza", seats=4, bot=TALKERS)
    page.locator(".hand .slot").first.wait_for()
    take("plant")
    page.locator(".own.target .soil").first.click()
    page.locator("[data-key=e]").click()
    page.locator(".faceup .holder").first.click()
    page.locator(".builder [data-want]").nth(2).click()
    take("offer")
    until_an_offer(page)
    take("offers")
    for edition, seats in EDITIONS:
        open_table(page, address, edition=edition, seats=seats)
        page.locator(".hand").wait_for()
        for _ in range(70):
            if play_on(page) == "waits":
                page.wait_for_timeout(30)
        take(edition)
        if page.locator("[data-key=t]").count():
            page.locator("[data-key=t]").click()
            take("town")
            page.keyboard.press("Escape")
    table = finished(page, address)
    take("end")
    page.goto(f"{address}/games/{table}?at=60")
    page.locator(".controls").wait_for()
    take("replay")
    context.close()


def until_an_offer(page: Page) -> None:
    """Go on for some turns, until it is up to this person to trade and somebody offers something."""
    for _ in range(1500):
        turn = int(page.locator(".board").get_attribute("data-turn") or 0)
        trades = page.locator("[data-key=e]").count() and page.locator("[data-test=accept]").count()
        if (turn > TURNS and trades) or play_on(page) == "over":
            return
        page.wait_for_timeout(30)


def finished(page: Page, address: str) -> str:
    table = open_table(page, address, edition="al-cabohne", seats=2)
    page.locator(".hand").wait_for()
    play_to_the_end(page)
    return table


if __name__ == "__main__":
    main()
