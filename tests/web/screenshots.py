"""Pictures of the table's main states, for people to look at: `make screenshots` puts them into web/screenshots.

python -m tests.web.screenshots                    all states on all screens, light and dark
python -m tests.web.screenshots 1280 360-dark      only these screens
python -m tests.web.screenshots 360:nl 360:is      in other languages
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server import serving
from tests.server.serving import Site
from tests.server.staged import DEAL
from tests.web.players import table_of
from tests.web.positions import MAFIA
from tests.web.tables import PATIENCE, Finished, finish, launch, open_table

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
    "taker": (
        "boonanza", 4,
        """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    green ...
        faceup  blue chili
        Anna    hand soy red garden | field blue*4 | field soy*2 | coins red blue*2
        Bert    hand red blue green | field red*3 | field chili*2 | coins blue*2
        Cleo    hand green blue chili | field stink*2 | field green*3 | coins soy*3
        Dora    hand chili soy green | field black-eyed*2 | field blue*5 | coins soy red
        offer   1 Anna anyone blue@up1 for green | yes Bert green@3 | no Cleo
        offer   2 Dora Anna nothing for red
        """,
    ),
    "traded": (
        "boonanza", 4,
        """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        draw    green ...
        Anna    hand soy red garden blue | field blue*4 | field soy*2 | coins red | aside chili green
        Bert    hand red blue green | field red*3 | field chili*2 | aside blue
        Cleo    hand green blue chili | field stink*2 | field green*3 | coins soy*3
        Dora    hand chili soy green | field black-eyed*2 | field blue*5 | coins soy red
        """,
    ),
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
    "mafia": ("al-cabohne", 2, MAFIA),
    "town-trade": (
        "high-bohn", 5,
        """
        edition high-bohn
        seats   Anna Bert Cleo Dora Emil
        turn    Bert trade
        draw    green ...
        faceup  blue chili
        Anna    hand soy red garden blue | field blue*4 | field soy*2 | coins blue*2 red | buildings store-1 jail-1
        Bert    hand red blue green | field red*3 | field chili*2 | coins blue*2 | buildings bank-2
        Cleo    hand green blue chili | field stink*2 | field green*3 | coins soy*3 | buildings tipi-3
        Dora    hand chili soy green | field black-eyed*2 | field blue*5 | coins soy red
        Emil    hand chili soy green | field garden*2 | field soy
        offer   1 Bert Anna red+blue for soy
        offer   2 Bert anyone nothing for garden
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


# A harvest that pays, and after it the last cards of the last pile.
LAST: Final = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna plant
    exhausted 2
    draw    green*2
    discard stink*5 blue*5
    Anna    hand soy soy | field blue*10 | field soy*2 | coins red*2
    Bert    hand red blue | field red*3 | coins soy*3
    Cleo    hand red blue | field chili*4 | coins blue
"""


class Camera:
    """Takes the pictures of one screen in one language."""

    def __init__(self, browser: Browser, site: Site, screen: str, language: str) -> None:
        self.browser, self.site = browser, site
        self.name = screen if language.startswith("en") else f"{screen}-{language}"
        self.options = {"locale": language, "reduced_motion": "reduce", **SCREENS[screen]}

    def person(self, **more: Any) -> Page:
        context = self.browser.new_context(**{**self.options, **more})
        context.set_default_timeout(PATIENCE)  # a review takes a while where the kernel is interpreted
        return context.new_page()

    def take(self, page: Page, state: str, pause: int = 250) -> None:
        page.wait_for_timeout(pause)
        page.screenshot(path=FOLDER / f"{self.name}-{state}.png")
        print(f"{self.name}-{state}.png")

    def at(self, page: Page, edition: str, seats: int, position: str) -> None:
        """Open a table and let it stand as the position draws it."""
        table = open_table(page, self.site.address, edition=edition, seats=seats)
        page.locator(".hand").wait_for()
        self.site.lay(table, position)
        page.reload()
        page.locator(".hand .slot").first.wait_for()


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, serving.site(Path(data)) as site, sync_playwright() as playwright:
        browser = launch(playwright)
        over = finished(browser, site)
        for one in wanted or SCREENS:
            screen, _, language = one.partition(":")
            take_all(Camera(browser, site, screen, language or "en-GB"), over)
        browser.close()


def finished(browser: Browser, site: Site) -> Finished:
    """A game that is over, for all pictures of ends and replays."""
    site.stage(deal=DEAL, bots="free")
    over = finish(browser, site, edition="boonanza", seats=3, bot="casual")
    for origin in over.state["origins"]:  # whoever looks at it reads another language
        origin["localStorage"] = [item for item in origin["localStorage"] if item["name"] != "bohnhof.language"]
    site.stage(deal=DEAL, bots="quiet")
    return over


def take_all(camera: Camera, over: Finished) -> None:
    page = camera.person()
    before_the_game(page, camera)
    beside_the_game(page, camera)
    in_the_game(page, camera)
    the_end(page, camera)
    page.context.close()
    after_the_game(camera, over)


def before_the_game(page: Page, camera: Camera) -> None:
    address = camera.site.address
    page.goto(address)
    page.locator(".edition").first.wait_for()
    camera.take(page, "lobby")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    camera.take(page, "lobby-below")
    page.locator("[data-test=edition-eleven-beans]").click()
    page.locator("dialog").wait_for()
    camera.take(page, "set-up")
    page.locator("dialog details summary").first.click()
    camera.take(page, "set-up-more")
    for edition in ("", "/high-bohn", "/al-cabohne"):
        page.goto(f"{address}/tutorial{edition}")
        page.locator(".box").wait_for()
        camera.take(page, f"lesson{edition.replace('/', '-')}")
    table = open_table(page, address, edition="boonanza", seats=4, bots=0)
    page.locator(".share svg").first.wait_for()
    camera.take(page, "waiting-room")
    guest = camera.person()
    guest.goto(f"{address}/tables/{table}")
    guest.locator("form, .alone, main").first.wait_for()
    camera.take(guest, "guest")
    guest.goto(f"{address}/tables/{table}/board")
    guest.locator(".party .join").first.wait_for()
    camera.take(guest, "board-waiting")
    guest.context.close()
    page.goto(address)
    page.locator(".edition").first.wait_for()
    camera.take(page, "lobby-again")


def beside_the_game(page: Page, camera: Camera) -> None:
    for state, path, part in (
        ("rules", "/rules/boonanza", "details"),
        ("puzzles", "/puzzles", ".answers button"),
        ("privacy", "/privacy", "main p"),
        ("dead-link", "/tables/nonexisting1", ".alone a.button"),
        ("unknown-page", "/nope", "main a"),
    ):
        page.goto(camera.site.address + path)
        page.locator(part).first.wait_for()
        camera.take(page, state)
        if state == "puzzles":
            page.locator(".answers button").first.click()
            page.locator(".answers .right").first.scroll_into_view_if_needed()
            page.get_by_role("status").first.scroll_into_view_if_needed()
            camera.take(page, "puzzle-answered")
        if state == "rules":
            page.locator("details summary").nth(1).click()  # the first is open
            camera.take(page, "rules-open")


def in_the_game(page: Page, camera: Camera) -> None:
    address = camera.site.address
    open_table(page, address, edition="boonanza", seats=4)
    page.locator(".hand .slot").first.wait_for()
    camera.take(page, "plant")
    watcher = camera.person()
    watcher.goto(page.url)
    watcher.locator(".seat").first.wait_for()
    camera.take(watcher, "watcher")
    watcher.context.close()
    for state, (edition, seats, position) in POSITIONS.items():
        camera.at(page, edition, seats, position)
        camera.take(page, state)
        if state == "trade-mine":
            offered_and_asked(page, camera)
        if state == "trade-theirs":
            page.goto(f"{page.url}/board")
            page.locator(".party .field").first.wait_for()
            camera.take(page, "board")
        if state == "town-plant":
            page.locator("header .button[aria-haspopup=dialog]").nth(1).click()
            camera.take(page, "town-open")
            page.keyboard.press("Escape")


def offered_and_asked(page: Page, camera: Camera) -> None:
    """What the coach says, and what others think of an offer of mine."""
    page.locator("[data-key=h]").click()
    page.locator(".coach li").first.wait_for()
    camera.take(page, "coach")
    page.locator(".coach header button").click()
    if page.locator("[data-test=new]").is_visible():
        page.locator("[data-test=new]").click()
    page.locator(".faceup .holder").first.click()
    page.locator(".builder [data-want=green]").click()
    camera.take(page, "builder")
    page.locator("[data-test=offer]").click()
    page.locator(".faces li").first.wait_for()
    camera.take(page, "faces")
    page.locator("[data-key=b]").click()
    camera.take(page, "beans")
    page.locator("[data-key=c]").click()
    camera.take(page, "chat")
    page.locator("[data-key=c]").click()
    page.locator("button[aria-haspopup=dialog]").first.click()
    camera.take(page, "menu")
    page.locator("dialog .items li:nth-child(2) button").click()
    page.locator("#language").wait_for()
    camera.take(page, "settings")
    page.keyboard.press("Escape")


def the_end(page: Page, camera: Camera) -> None:
    """Coins that fly, a call to the table, the last harvest: with motion."""
    moving = camera.person(reduced_motion="no-preference")
    camera.at(moving, "boonanza", 3, LAST)
    moving.locator(".harvest").first.click()
    moving.locator(".flying-coin").first.wait_for()
    camera.take(moving, "harvest", pause=350)
    moving.locator(".own.target .soil").nth(1).click()
    moving.locator("[data-key=e]").click()
    moving.locator(".banner").wait_for()
    camera.take(moving, "banner", pause=500)
    moving.locator(".banner").click()
    moving.locator("[data-key=e]").click()
    for _ in range(2):
        moving.locator(".own.target .soil").first.click()
        moving.wait_for_timeout(700)
    if moving.locator(".own.target .soil").count():
        moving.locator(".own.target .soil").first.click()
    moving.locator(".final").wait_for()
    camera.take(moving, "last-harvest", pause=1800)
    moving.locator("[data-test=skip]").click()
    moving.locator(".end .podium").wait_for()
    camera.take(moving, "end-here", pause=900)
    table = table_of(moving)
    moving.goto(f"{camera.site.address}/tables/{table}/board")
    moving.locator(".party").wait_for()
    camera.take(moving, "board-end", pause=1500)
    moving.context.close()


def after_the_game(camera: Camera, over: Finished) -> None:
    page = camera.person(storage_state=over.state)
    page.goto(f"{camera.site.address}/tables/{over.table}")
    page.locator(".end .podium").wait_for()
    # The viewers' own winners are drawn from the page's events, which come a moment later.
    page.locator(".end .numbers").wait_for()
    camera.take(page, "end")
    page.goto(f"{camera.site.address}/games/{over.table}?at=60")
    page.locator(".controls").wait_for()
    camera.take(page, "replay")
    page.locator(".review").get_by_role("button").click()
    page.locator(".review figure").wait_for()
    page.locator(".review").scroll_into_view_if_needed()
    camera.take(page, "review")
    for state, part in (("review-below", ".review table"), ("review-deals", ".review h3")):
        page.locator(part).first.evaluate("part => part.scrollIntoView({ block: 'start' })")
        camera.take(page, state)
    page.goto(f"{camera.site.address}/my-games")
    page.locator("main li").first.wait_for()
    camera.take(page, "my-games")
    page.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
