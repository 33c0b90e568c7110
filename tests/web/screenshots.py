"""Pictures of the table's main states, for people to look at: `make screenshots` puts them into web/screenshots.

python -m tests.web.screenshots                    all states on all screens, light and dark
python -m tests.web.screenshots 1280 360-dark      only these screens
python -m tests.web.screenshots 360:nl 360:is      in other languages
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server import serving
from tests.server.serving import Site
from tests.server.staged import DEAL
from tests.web.players import play_to_the_end
from tests.web.tables import launch, open_table

FOLDER: Final = Path(__file__).parents[2] / "web" / "screenshots"
SIZES: Final = {
    "360": {"width": 360, "height": 740},
    "768": {"width": 768, "height": 1024},
    "1280": {"width": 1280, "height": 800},
    "1920": {"width": 1920, "height": 1080},
    "844-on-its-side": {"width": 844, "height": 390},
}
SCREENS: Final[dict[str, dict[str, Any]]] = {
    name + ("-dark" if scheme == "dark" else ""): {"viewport": size, "color_scheme": scheme}
    for name, size in SIZES.items()
    for scheme in ("light", "dark")
}

TRADE: Final = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    {active} trade
    draw    green ...
    discard stink*3
    faceup  blue chili
    Anna    hand soy red garden blue chili stink green | field blue*4 | field soy*2 | coins red blue*2{aside}
    Bert    hand red blue green | field red*3 | field chili*2 | coins blue*2
    Cleo    hand green blue chili | field stink*2 | field green*3 | coins soy*3
    Dora    hand chili soy green | field black-eyed*2 | field blue*5 | coins soy red
    offer   1 {maker} Anna red for soy
"""
POSITIONS: Final = {
    "trade-mine": ("boonanza", 4, TRADE.format(active="Anna", maker="Bert", aside=" | aside chili")),
    "trade-theirs": ("boonanza", 4, TRADE.format(active="Bert", maker="Bert", aside="")),
    "town-plant": (
        "high-bohn", 4,
        """
        edition high-bohn
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    green ...
        Anna    hand soy red garden blue | field blue*4 | field soy*2 | coins blue*2 red | buildings store-1
        Bert    hand red blue green | field red*3 | field chili*2 | coins blue*2 | buildings jail-1 bank-2
        Cleo    hand green blue chili | field stink*2 | field green*3 | coins soy*3 | buildings tipi-3
        Dora    hand chili soy green | field black-eyed*2 | field blue*5 | coins soy red
        """,
    ),
    "mafia": (
        "al-cabohne", 2,
        """
        edition al-cabohne
        seats   Anna Bert
        turn    Anna tribute
        draw    green ...
        Al      field blue*7
        Don     field chili*3
        mafia   coins puff*5
        Anna    hand stink kidney green runner | field blue*3 | field kidney*2 | coins green*2
        Bert    hand stink green | field puff*2
        """,
    ),
    "seven": (
        "eleven-beans", 7,
        """
        edition eleven-beans
        seats   Anna Bert Cleo Dora Emil Frida Gus
        turn    Anna trade
        draw    green ...
        faceup  blue chili
        Anna    hand soy red blue | field blue*4 | field soy*2 | coins red*3
        Bert    hand red blue | field red*3 | field chili
        Cleo    hand green blue | field stink*2 | field green*3 | coins blue
        Dora    hand chili soy | field black-eyed*2 | field blue*2
        Emil    hand chili soy | field coffee*2 | field blue
        Frida   hand chili soy | field wax*2 | field green
        Gus     hand chili soy | field stink*2 | field blue
        """,
    ),
}  # fmt: skip


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, serving.site(Path(data)) as site, sync_playwright() as playwright:
        site.stage(deal=DEAL, bots="quiet")
        browser = launch(playwright)
        over = finished(browser, site)
        for one in wanted or SCREENS:
            screen, _, language = one.partition(":")
            take_all(browser, site, screen, over, language or "en-GB")
        browser.close()


def finished(browser: Browser, site: Site) -> str:
    """A finished game, for all pictures of ends and replays."""
    site.stage(deal=DEAL, bots="free")
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    table = open_table(page, site.address, edition="boonanza", seats=3)
    page.locator(".hand").wait_for()
    play_to_the_end(page, site)
    context.close()
    site.stage(deal=DEAL, bots="quiet")
    return table


def take_all(browser: Browser, site: Site, screen: str, over: str, language: str) -> None:
    context = browser.new_context(**{"locale": language, "reduced_motion": "reduce", **SCREENS[screen]})
    page = context.new_page()
    name = screen if language.startswith("en") else f"{screen}-{language}"

    def take(state: str) -> None:
        page.wait_for_timeout(250)
        page.screenshot(path=FOLDER / f"{name}-{state}.png")
        print(f"{name}-{state}.png")

    before_the_game(page, site, take)
    beside_the_game(page, site, take)
    open_table(page, site.address, edition="boonanza", seats=4)
    page.locator(".hand .slot").first.wait_for()
    take("plant")
    for state, (edition, seats, position) in POSITIONS.items():
        table = open_table(page, site.address, edition=edition, seats=seats)
        page.locator(".hand").wait_for()
        site.lay(table, position)
        page.reload()
        page.locator(".hand .slot").first.wait_for()
        take(state)
        if state == "trade-mine":
            offered_and_asked(page, take)
        if state == "trade-theirs":
            page.goto(f"{page.url}/board")
            page.locator(".party .field").first.wait_for()
            take("board")
    page.goto(f"{site.address}/tables/{over}")
    page.locator(".end .podium").wait_for()
    # The viewers' own winners are drawn from the page's events, which come a moment later.
    page.locator(".end .numbers").wait_for()
    take("end")
    watcher = browser.new_context(**{"locale": language, "reduced_motion": "reduce", **SCREENS[screen]}).new_page()
    open_table(page, site.address, edition="boonanza", seats=4)
    watcher.goto(page.url)
    watcher.locator(".seat").first.wait_for()
    watcher.wait_for_timeout(250)
    watcher.screenshot(path=FOLDER / f"{name}-watcher.png")
    watcher.context.close()
    page.goto(f"{site.address}/games/{over}?at=60")
    page.locator(".controls").wait_for()
    take("replay")
    context.close()


def offered_and_asked(page: Page, take: Callable[[str], None]) -> None:
    """The coach's advice, and the reactions to an offer."""
    page.locator("[data-key=h]").click()
    page.locator(".coach li").first.wait_for()
    take("coach")
    page.locator(".coach header button").click()
    if page.locator("[data-test=new]").is_visible():
        page.locator("[data-test=new]").click()
    page.locator(".faceup .holder").first.click()
    page.locator(".builder [data-want=green]").click()
    take("builder")
    page.locator("[data-test=offer]").click()
    page.locator(".faces li").first.wait_for()
    take("faces")
    page.locator("button[aria-haspopup=dialog]").first.click()
    page.locator("dialog .items li:nth-child(2) button").click()
    page.locator("#language").wait_for()
    take("settings")
    page.keyboard.press("Escape")


def beside_the_game(page: Page, site: Site, take: Callable[[str], None]) -> None:
    for state, address, part in (
        ("rules", "/rules/boonanza", "details"),
        ("puzzles", "/puzzles", ".answers button"),
        ("dead-link", "/tables/nonexisting1", ".alone a.button"),
        ("unknown-page", "/nope", "main a"),
    ):
        page.goto(site.address + address)
        page.locator(part).first.wait_for()
        take(state)


def before_the_game(page: Page, site: Site, take: Callable[[str], None]) -> None:
    page.goto(site.address)
    page.locator(".edition").first.wait_for()
    take("lobby")
    page.locator("[data-test=edition-eleven-beans]").click()
    page.locator("dialog").wait_for()
    take("set-up")
    for edition in ("", "/high-bohn", "/al-cabohne"):
        page.goto(f"{site.address}/tutorial{edition}")
        page.locator(".box").wait_for()
        take(f"lesson{edition.replace('/', '-')}")
    open_table(page, site.address, edition="boonanza", seats=4, bots=0)
    page.locator(".share svg").first.wait_for()
    take("waiting-room")


if __name__ == "__main__":
    main(sys.argv[1:])
