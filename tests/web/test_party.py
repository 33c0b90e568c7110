"""A television shows the table to the room, and the hands are on phones."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.serving import Site
from tests.web.players import offer_a_trade, play_on, settle, turns
from tests.web.positions import OFFERED
from tests.web.tables import ON_ITS_SIDE, PHONE, TABLET, on, open_table

Person = Callable[..., Page]
TELEVISION: Final[ViewportSize] = {"width": 1920, "height": 1080}
NAMES: Final = ("Anna", "Bert", "Cleo", "Dora")
MOST_STEPS: Final = 40
PICTURES: Final = os.environ.get("BOHNHOF_PICTURES")  # a folder: what the room sees is kept there


def kept(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def cards_in(page: Page, selector: str) -> list[str]:
    found: list[str] = page.locator(selector).evaluate_all("all => all.map((one) => one.dataset.card)")
    return found


def seen(page: Page) -> bool:
    """Is nothing on the board cut off or beyond the screen?"""
    fits: bool = page.evaluate(
        """() => document.documentElement.scrollHeight <= innerHeight
          && document.documentElement.scrollWidth <= innerWidth
          && [...document.querySelectorAll('.party .seat, .party .join, .party .deal')].every((part) => {
               const box = part.getBoundingClientRect();
               return box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
             })"""
    )
    return fits


def test_four_phones_and_a_television(person: Person, site: Site) -> None:
    host = person(viewport=PHONE)
    table = open_table(host, site.address, edition="boonanza", seats=4, bots=0)
    board = person(viewport=TELEVISION)
    board.goto(f"{site.address}/tables/{table}/board")
    expect(board.get_by_text("Scan to sit down")).to_be_visible()
    expect(board.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    expect(board.locator(".seat.open")).to_have_count(3)
    kept(board, "board-lobby")

    people = [host]
    for n, name in enumerate(NAMES[1:], start=2):
        guest = person(viewport=PHONE)
        guest.goto(f"{site.address}/tables/{table}")
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Sit down").click()
        expect(board.locator(".seat.open")).to_have_count(4 - n)
        people.append(guest)
    host.get_by_role("button", name="Start the game").click()
    for page in people:
        page.locator(".hand .slot").first.wait_for()
    expect(board.locator(".seat .field")).to_have_count(8)
    assert seen(board)

    dealt = False
    for n in turns(site, *people):
        for seat, page in enumerate(people):
            if not dealt and page.locator(".builder").count() and page.locator("[data-key=e]").count():
                dealt = offer_a_trade(page, people[(seat + 1) % 4])
                settle(site, *people)
                if dealt:
                    expect(board.locator(".offers li")).not_to_have_class("soft")
                    kept(board, "board-offer")
                    kept(page, "phone-offer")
                for other in people[seat + 1 :] + people[:seat]:
                    settle(site, *people)
                    play_on(other)
            settle(site, *people)
            play_on(page)
        if (dealt and n > 2) or n > MOST_STEPS:
            break
    settle(site, *people)
    entries = host.locator(".board").get_attribute("data-seq")
    expect(board.locator(f".party[data-seq='{entries}']")).to_be_attached()
    expect(board.locator(".deal")).to_contain_text("gives")
    kept(board, "board-deal")
    assert seen(board)
    # What the room sees is what everybody may know: no card of a hand is on the board.
    hands = {card for page in people for card in cards_in(page, ".hand [data-card]")}
    shown = set(cards_in(board, "[data-card]"))
    assert hands
    assert hands & shown == set()


@pytest.mark.parametrize(
    ("edition", "seats", "fields"),
    [("boonanza", 3, 9), ("eleven-beans", 7, 14), ("high-bohn", 5, 10), ("al-cabohne", 2, 4)],
)
def test_who_sits_at_the_table_only_watches_on_the_board(
    person: Person, site: Site, edition: str, seats: int, fields: int
) -> None:
    page = person(viewport=TELEVISION)
    table = open_table(page, site.address, edition=edition, seats=seats)
    page.locator(".hand .slot").first.wait_for()
    page.locator(".own.target .soil").first.click()
    settle(site, page)
    page.goto(f"{site.address}/tables/{table}/board")
    expect(page.locator(".seat .field")).to_have_count(fields)
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.get_by_text("Scan for your own seat, or to watch")).to_be_visible()
    kept(page, f"board-{edition}")
    assert seen(page)


def test_a_board_of_no_table_says_so(person: Person, site: Site) -> None:
    page = person(viewport=TELEVISION)
    page.goto(f"{site.address}/tables/nothing-here/board")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()


@on(ON_ITS_SIDE, TABLET)
def test_a_small_screen_shows_cards_offers_and_the_last_deal(person: Person, site: Site, screen: ViewportSize) -> None:
    page = person(viewport=screen)
    table = open_table(page, site.address, edition="boonanza", seats=4)
    page.locator(".hand .slot").first.wait_for()
    site.lay(table, OFFERED)
    page.goto(f"{site.address}/tables/{table}/board")
    expect(page.locator(".offers li")).to_be_in_viewport(ratio=0.99)
    cards = page.locator(".party .field .card, .party .faceup .card")
    cards.first.wait_for()
    for card in cards.all():
        size = card.bounding_box()
        assert size is not None
        assert size["width"] >= 40
    assert seen(page)


def test_a_link_that_opens_here_only_says_so(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3, bots=1)
    expect(page.get_by_text("This link opens on this computer only.")).to_be_visible()


def test_an_invitation_names_an_address_that_others_can_open(person: Person, site: Site) -> None:
    site.server.service.reach = ("http://192.0.2.7:8000",)
    try:
        page = person()
        table = open_table(page, site.address, edition="boonanza", seats=3, bots=1)
        expect(page.get_by_role("textbox", name="Link to this table")).to_have_value(
            f"http://192.0.2.7:8000/tables/{table}"
        )
        expect(page.get_by_text("This link opens on this computer only.")).to_have_count(0)
    finally:
        site.server.service.reach = ()


def test_a_device_that_can_share_links_does(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    page.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    table = open_table(page, site.address, edition="boonanza", seats=3, bots=1)
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("() => window.shared.url").endswith(f"/tables/{table}")
