"""Parts of the page that are loaded when they are needed, where there is no connection at that moment."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.serving import Site

Person = Callable[..., Page]

SCRIPTS = "**/assets/*.js"


def at_home(person: Person, site: Site) -> Page:
    """The start page, from which no more scripts can be loaded."""
    page = person()
    page.goto(site.address)
    page.get_by_label("Your name").fill("Anna")
    page.route(SCRIPTS, lambda route: route.abort())
    return page


def test_a_page_that_cannot_be_loaded_says_so_and_can_be_tried_again(person: Person, site: Site) -> None:
    page = at_home(person, site)
    page.get_by_role("link", name="New here?").click()
    expect(page.get_by_role("heading")).to_have_text("This page could not be loaded")
    page.unroute(SCRIPTS)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("region", name="Tutorial")).to_be_visible()


def test_a_lesson_that_cannot_be_loaded_says_so(person: Person, site: Site) -> None:
    page = person()
    page.route("**/assets/boonanza-*.js", lambda route: route.abort())
    page.goto(f"{site.address}/tutorial")
    expect(page.get_by_role("heading")).to_have_text("This page could not be loaded")


def test_a_link_is_shared_without_a_code_to_scan(person: Person, site: Site) -> None:
    page = at_home(person, site)
    page.get_by_role("button", name="Invite friends").click()
    with page.expect_event("requestfailed"):
        page.get_by_role("dialog").get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("textbox", name="Link to this table")).to_be_visible()
    expect(page.get_by_role("button", name="Copy")).to_be_visible()
