"""The review on the replay page: asked for, told in words, and leading to its moments."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Site
from tests.web.players import play_to_the_end
from tests.web.tables import PHONE, open_table

Person = Callable[..., Page]


@pytest.fixture(scope="module")
def finished(browser: Browser, shared_site: Site) -> str:
    """A game that is over."""
    shared_site.stage(deal="1", bots="quiet")
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    table = open_table(page, shared_site.address, edition="al-cabohne-solo", seats=1)
    page.locator(".hand .slot").first.wait_for()
    play_to_the_end(page, shared_site)
    context.close()
    return table


def test_a_finished_game_is_reviewed_and_its_moments_can_be_looked_at(
    person: Person, site: Site, finished: str
) -> None:
    page = person(viewport=PHONE)
    page.goto(f"{site.address}/games/{finished}")
    button = page.get_by_role("button", name="Review", exact=True)
    button.click()
    review = page.get_by_role("region", name="Review")
    expect(review.locator("polyline")).to_have_count(1, timeout=120_000)
    expect(review).to_contain_text("Without the luck of the cards")
    expect(review).to_contain_text("Judged by habits-")
    expect(review.locator("tbody tr")).to_have_count(1)
    moments = review.locator(".moment")
    if moments.count():
        moments.first.click()
        assert page.get_by_label("Moment of the game").input_value() != "0"
    review.get_by_label("Expected lead at the end").first.select_option("chances")
    expect(review.locator("text").first).to_contain_text("%")
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
