"""The page adds a number to every deal, after the server's commitment, and shows whether it is used; and privacy."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.serving import Site
from tests.web.tables import open_table
from tests.web.test_drama import SHUFFLING, at, end

Person = Callable[..., Page]
MINE = "Your number is part of it."


def test_a_game_against_bots_is_dealt_with_my_number(person: Person, site: Site) -> None:
    page = person()
    asked: list[str] = []
    page.on(
        "request", lambda request: asked.append(request.url.rpartition("/")[2]) if request.method == "POST" else None
    )
    page.goto(site.address)
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand .slot").first.wait_for()
    assert asked[:3] == ["tables", "number", "start"], "the commitment comes first, then my number, then the deal"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Was the shuffle fair?").click()
    expect(page.get_by_role("dialog").get_by_text(MINE)).to_be_visible()


def test_everybody_sees_in_the_waiting_room_who_added_a_number(person: Person, site: Site) -> None:
    host, guest = person(), person()
    table = open_table(host, site.address, edition="duel", seats=2, bots=0)
    guest.goto(f"{site.address}/tables/{table}")
    guest.get_by_label("Your name").fill("Bert")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text(MINE)).to_be_visible()
    expect(host.get_by_text("Bert added a number")).to_be_visible()


def test_a_rematch_is_dealt_with_my_number(person: Person, site: Site) -> None:
    page = at(person, site, SHUFFLING.format(exhausted=2))
    asked: list[str] = []
    page.on(
        "request", lambda request: asked.append(request.url.rpartition("/")[2]) if request.method == "POST" else None
    )
    end(page)
    page.get_by_role("button", name="Play again").click()
    page.locator(".hand .slot").first.wait_for()
    assert asked == ["number", "rematch"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Was the shuffle fair?").click()
    expect(page.get_by_role("dialog").get_by_text(MINE)).to_be_visible()


def test_the_first_page_leads_to_what_is_kept_in_every_language(person: Person, site: Site) -> None:
    for locale, link, heading in [
        ("en-GB", "Privacy", "What is stored"),
        ("de-DE", "Datenschutz", "Was gespeichert wird"),
        ("nl-NL", "Privacy", "Wat wordt bewaard"),
        ("is-IS", "Persónuvernd", "Hvað er geymt"),
    ]:
        page = person(locale=locale)
        page.goto(site.address)
        page.get_by_role("contentinfo").get_by_role("link", name=link).click()
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        assert page.url.endswith("/privacy")
        page.reload()
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
