"""The moving picture of the README: a trade between two people. `make picture` writes docs/pictures/trade.webp."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.server import serving
from tests.server.serving import Site
from tests.server.staged import DEAL
from tests.web.players import table_of
from tests.web.tables import launch, open_table

PICTURE: Final = Path(__file__).parents[2] / "docs" / "pictures" / "trade.webp"
SIZE: Final = {"width": 1200, "height": 720}
SHOWN: Final = (960, 576)
SLOW: Final = 0.15  # the page moves so slowly that every step of a movement can be taken …
STEP: Final = 70  # milliseconds that the picture shows each of them
MOST: Final = 2_000_000  # bytes
POSITION: Final = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna trade
    draw    green ...
    discard stink*3
    faceup  red chili
    Anna    hand soy garden blue stink green | field blue*5 | field soy*3 | coins red*2
    Bert    hand soy blue green | field red*3 | field chili*2 | coins blue*2
    Cleo    hand green blue chili | field stink*2 | field green*3 | coins soy*3
    Dora    hand chili soy green | field black-eyed*2 | field blue*5 | coins soy red
"""


class Camera:
    """Takes one frame after the other; those that show nothing new last longer instead."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.lasts: list[int] = []

    def roll(self, frames: int) -> None:
        for _ in range(frames):
            shot = Image.open(BytesIO(self.page.screenshot())).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
            if self.frames and shot.tobytes() == self.frames[-1].tobytes():
                self.lasts[-1] += STEP
            else:
                self.frames.append(shot)
                self.lasts.append(STEP)

    def hold(self, milliseconds: int) -> None:
        self.roll(1)
        self.lasts[-1] += milliseconds


def main() -> None:
    with TemporaryDirectory() as data, serving.site(Path(data)) as site, sync_playwright() as playwright:
        site.stage(deal=DEAL, bots="quiet")
        browser = launch(playwright)
        anna, bert = two_people(browser, site)
        camera = Camera(anna)
        trade(anna, bert, camera)
        browser.close()
    write(camera)


def two_people(browser: Browser, site: Site) -> tuple[Page, Page]:
    anna, bert = (browser.new_context(viewport=SIZE, locale="en-GB").new_page() for _ in range(2))  # type: ignore[arg-type]
    table = open_table(anna, site.address, edition="boonanza", seats=4, bots=2)
    bert.goto(f"{site.address}/tables/{table}")
    bert.get_by_label("Your name").fill("Bert")
    bert.get_by_role("button", name="Sit down").click()
    anna.get_by_role("button", name="Start the game").click()
    anna.locator(".hand .slot").first.wait_for()
    site.lay(table_of(anna), POSITION)
    for page in (anna, bert):
        page.reload()
        page.locator(".market").wait_for()
    return anna, bert


def trade(anna: Page, bert: Page, camera: Camera) -> None:
    line: CDPSession = anna.context.new_cdp_session(anna)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": SLOW})

    def do(what: Callable[[], None], frames: int, still: int) -> None:
        what()
        camera.roll(frames)
        camera.hold(still)

    camera.hold(1200)
    do(anna.locator(".faceup .holder").first.click, 3, 700)
    do(lambda: anna.locator(".builder [data-want=soy]").click(), 3, 700)
    do(lambda: anna.locator("[data-test=offer]").click(), 3, 900)
    do(bert.locator("[data-test=accept]").first.click, 3, 900)
    take = anna.locator("[data-test=take]").first
    take.wait_for()
    do(take.click, 26, 900)
    anna.get_by_role("button", name="End trading").click()
    camera.roll(10)
    do(anna.locator(".aside.some .holder", has_text="soy").first.click, 3, 300)
    do(anna.locator(".own.target .soil").last.click, 22, 700)
    do(anna.locator(".harvest").last.click, 34, 1800)


def write(camera: Camera) -> None:
    first, *others = camera.frames
    for quality in (80, 65, 50, 35):
        first.save(
            PICTURE, save_all=True, append_images=others, duration=camera.lasts, loop=0, quality=quality, method=4
        )
        if PICTURE.stat().st_size < MOST:
            break
    print(
        f"{PICTURE.name}: {len(camera.frames)} frames, {sum(camera.lasts) / 1000:.0f} s, {PICTURE.stat().st_size} bytes"
    )


if __name__ == "__main__":
    main()
