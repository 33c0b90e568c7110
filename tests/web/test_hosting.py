"""In a browser: the host moderates a table, and a person takes their seat back from other devices."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.serving import Site
from tests.web.tables import PHONE, WIDE, open_table

Person = Callable[..., Page]


def sit_down(page: Page, site: Site, table: str, name: str) -> None:
    page.goto(f"{site.address}/tables/{table}")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("(you)")).to_be_visible()


def open_menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=entry).click()


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_the_host_removes_somebody_before_the_game_and_in_it(
    person: Person, site: Site, viewport: ViewportSize
) -> None:
    host, eve, victor = person(viewport=viewport), person(), person()
    table = open_table(host, site.address, edition="boonanza", seats=3, bots=1)
    sit_down(eve, site, table, "Eve")
    host.get_by_role("button", name="Remove").first.click()
    host.get_by_role("button", name="Really remove Eve?").click()
    expect(eve.get_by_text("The host has removed you from this table.")).to_be_visible()
    eve.reload()
    expect(eve.get_by_text("the host has removed you from this table")).to_be_visible()

    sit_down(victor, site, table, "Victor")
    host.get_by_role("button", name="Start the game").click()
    expect(victor.locator(".board")).to_be_visible()
    open_menu(host, "Host options")
    host.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    host.get_by_role("button", name="Really remove Victor?").click()
    expect(victor.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(host.get_by_role("dialog").get_by_text("Victor")).to_have_count(0)


def test_spectators_talk_if_the_host_lets_them_until_the_table_is_closed(person: Person, site: Site) -> None:
    host, watcher = person(), person()
    table = open_table(host, site.address, edition="boonanza", seats=3)
    watcher.goto(f"{site.address}/tables/{table}")
    watcher.get_by_role("button", name="Chat").click()
    expect(watcher.get_by_text("At this table only those who play may talk.")).to_be_visible()
    open_menu(host, "Host options")
    host.get_by_role("checkbox", name="Spectators may talk").check()
    expect(watcher.get_by_text("At this table only those who play may talk.")).to_have_count(0)
    expect(host.get_by_text("1 spectator")).to_be_visible()
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Really close it?").click()
    for page in (host, watcher):
        expect(page.get_by_text("The host has closed this table.")).to_be_visible()


def test_a_seat_is_taken_back_from_another_device(person: Person, site: Site) -> None:
    page, phone = person(), person(viewport=PHONE)
    open_table(page, site.address, edition="boonanza", seats=3)
    open_menu(page, "Invite")
    page.get_by_role("button", name="Play on another device").click()
    phone.goto(page.get_by_role("textbox", name="Play on another device").input_value())
    expect(phone.locator(".hand .slot")).to_have_count(5)
    page.keyboard.press("Escape")
    open_menu(page, "Your devices")
    page.get_by_role("button", name="Sign out other devices").click()
    expect(page.get_by_text("Done: only this browser has your seat now.")).to_be_visible()
    expect(phone.locator(".hand .slot")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".hand .slot")).to_have_count(5)
    page.reload()
    expect(page.locator(".hand .slot")).to_have_count(5)


def test_a_link_that_opens_no_seat_locks_nobody_out(person: Person, site: Site) -> None:
    page = person()
    table = open_table(page, site.address, edition="boonanza", seats=3)
    expect(page.locator(".hand .slot")).to_have_count(5)
    page.goto(f"{site.address}/")
    page.goto(f"{site.address}/tables/{table}#seat=garbage")
    expect(page.locator(".hand .slot")).to_have_count(5)
    assert "#" not in page.url
    assert page.evaluate("() => Object.keys(localStorage).filter((key) => key.includes('seat.'))") == []
