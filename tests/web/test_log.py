"""The log: the newest line is in sight, unless somebody reads what came before."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.serving import Site
from tests.server.staged import DEAL
from tests.web.players import play_on, settle, turns
from tests.web.tables import open_table

Person = Callable[..., Page]

BELOW = "(list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight)"


def test_the_log_stays_at_its_end_unless_somebody_reads_what_came_before(person: Person, site: Site) -> None:
    site.stage(deal=DEAL, bots="free")
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3)
    page.get_by_role("group", name="Show", exact=True).get_by_role("button", name="All").click()
    log = page.get_by_role("log")
    for _ in turns(site, page):
        if log.evaluate("(list) => list.scrollHeight > 2 * list.clientHeight"):
            break
        play_on(page)
    last = log.locator("li").last
    expect(last).to_be_in_viewport()
    assert log.evaluate(BELOW) < 2
    log.evaluate("(list) => list.scrollTo(0, 0)")
    expect(last).not_to_be_in_viewport()
    lines = log.locator("li").count()
    for _ in turns(site, page):
        if log.locator("li").count() > lines:
            break
        play_on(page)
    settle(site, page)
    assert log.evaluate("(list) => list.scrollTop") == 0
    log.evaluate("(list) => list.scrollTo(0, list.scrollHeight)")
    lines = log.locator("li").count()
    for _ in turns(site, page):
        if log.locator("li").count() > lines:
            break
        play_on(page)
    expect(log.locator("li").last).to_be_in_viewport()
