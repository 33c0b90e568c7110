"""Two people and two bots at one table, to the end: one has only a phone and leaves for a while, one loses the page."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.server.serving import Site
from tests.server.staged import DEAL
from tests.web.players import MOST_TAPS, is_over, play_on, settle, table_of
from tests.web.tables import FULL, PHONE, open_table
from tests.web.test_hosting import open_menu, sit_down
from tests.web.test_market import Person

LEAVES: Final = 1  # the turn in which Bert leaves …
COMES_BACK: Final = 2  # … and the one in which he comes back
CLOSES: Final = 3  # the one in which Anna closes her page, and opens it again
LAST: Final = 6  # of a short look: Bert's first turn after he came back
TAPPED: Final = ("tapped", "harvested")


def turn_of(page: Page) -> int:
    return int(page.locator(".board").get_attribute("data-turn") or 0)


def test_two_people_and_two_bots_play_while_one_leaves_and_one_has_only_a_phone(person: Person, site: Site) -> None:
    site.stage(deal=DEAL, bots="free")
    anna, bert = person(), person(viewport=PHONE, has_touch=True, is_mobile=True)
    table = open_table(anna, site.address, edition="boonanza", seats=4, bots=2)
    sit_down(bert, site, table, "Bert")
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, bert):
        page.locator(".hand .slot").first.wait_for()

    here = [anna, bert]
    left = came_back = closed = False
    taps = 0  # of Bert's finger, after he came back
    for _ in range(MOST_TAPS):
        settle(site, *here)
        now = turn_of(here[0])
        if all(is_over(page) for page in here) or (closed and now > LAST and not FULL):
            break
        if now >= LEAVES and not left:
            leave(bert)
            expect(anna.locator(".seat", has_text="Bert").get_by_role("img", name="bot")).to_be_visible()
            left, here = True, [anna]
        elif now >= COMES_BACK and not came_back:
            bert.get_by_role("button", name="Come back").click()
            bert.locator(".hand").wait_for()
            expect(anna.locator(".seat", has_text="Bert").get_by_role("img", name="bot")).to_have_count(0)
            came_back, here = True, [anna, bert]
        elif now >= CLOSES and not closed:
            anna, before = anna.context.new_page(), anna
            before.close()
            anna.goto(f"{site.address}/tables/{table}")
            anna.locator(".hand").wait_for()
            closed, here = True, [anna, bert]
        else:
            done = dict(zip(here, step(site, here), strict=True))
            taps += came_back and done[bert] in TAPPED
    assert (left, came_back, closed) == (True, True, True)
    assert taps > 0
    assert table_of(bert) == table
    if FULL:
        for page in here:
            expect(page.locator(".end .scores > li")).to_have_count(4)


def leave(page: Page) -> None:
    open_menu(page, "Pause, leave or end")
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Really leave?").click()
    expect(page.get_by_text("You have left this table.")).to_be_visible()


def step(site: Site, here: list[Page]) -> list[str]:
    """Everybody taps in turn; somebody always can, or the bots have moved the game on meanwhile.

    Returns what each of them did.
    """
    before = here[0].locator(".board").get_attribute("data-seq")
    done = []
    for page in here:
        press = page.touchscreen.tap if page.viewport_size == PHONE else page.mouse.click
        done.append(play_on(page, press))
        settle(site, *here)
    moved = here[0].locator(".board").get_attribute("data-seq") != before
    assert moved or set(done) != {"waits"}, here[0].locator("#prompt").inner_text()
    return done
