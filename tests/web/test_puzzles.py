"""The puzzles, played in a browser: an answer is judged and explained, and the browser keeps the score."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.serving import Site
from tests.web.tables import PHONE

Person = Callable[..., Page]


def test_puzzles_come_one_after_the_other_and_the_score_is_kept(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    page.goto(site.address)
    page.get_by_role("link", name="Puzzles").click()
    answers = page.locator(".answers button")
    answers.first.wait_for()
    first = page.locator("main").inner_text()
    answers.first.click()
    expect(page.get_by_role("status")).to_be_visible()
    expect(page.locator(".answers .right").first).to_be_visible()
    expect(page.locator(".answers li span")).to_have_count(answers.count())
    page.get_by_text("The position as text").click()
    expect(page.locator("pre")).to_contain_text("edition")
    rating = page.locator("main > p").first.inner_text()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_role("status")).to_have_count(0)
    assert page.locator("main").inner_text() != first
    page.reload()
    answers.first.wait_for()
    assert page.locator("main > p").first.inner_text() == rating
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
