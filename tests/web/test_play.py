"""A whole game by taps, in a real browser against the real server."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.players import is_over, play_on
from tests.web.tables import open_table

Person = Callable[..., Page]


def test_a_stranger_is_at_a_table_after_two_clicks(person: Person, address: str) -> None:
    page = person()
    page.goto(address)
    page.get_by_role("radio", name="Boonanza").click()
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator(".hand .slot")).to_have_count(5)
    expect(page.locator("#prompt")).to_have_text("Plant your front card: tap a field.")


def test_a_whole_game_is_played_by_taps(person: Person, address: str) -> None:
    page = person()
    open_table(page, address, edition="boonanza", seats=3)
    page.locator(".hand .slot").first.wait_for()
    play_to_the_end(page)
    expect(page.locator(".end .scores > li")).to_have_count(3)
    expect(page.get_by_role("img", name="Coins over the turns")).to_be_visible()


def play_to_the_end(page: Page, seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not is_over(page):
        assert time.monotonic() < end, f"the game did not end: {page.locator('#prompt').inner_text()}"
        if play_on(page) == "waits":
            page.wait_for_timeout(30)
