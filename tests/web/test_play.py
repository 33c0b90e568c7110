"""Games by taps, in a real browser against the real server: parts of games, or whole ones with `make test-web`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from bohnhof.editions import EDITIONS as PUBLISHED
from bohnhof.kernel.places import DRAW
from tests.server.serving import Site
from tests.server.staged import DEAL
from tests.web.players import play_on, play_to_the_end, turns
from tests.web.tables import FULL, ON_ITS_SIDE, PHONE, WIDE, be_there, finish, open_table, set_up

Person = Callable[..., Page]

PRESSED: Final = 12  # in a short look at the beginning; a whole game takes some hundreds
TAPS_AT_A_RESHUFFLE: Final = 15
A_ROUND: Final = 20  # cards in the draw pile: all that a round of three players may draw
EDITIONS = [(id, min(edition.set_ups)) for id, edition in PUBLISHED.items()]


def test_a_stranger_is_at_a_table_after_two_clicks(person: Person, site: Site) -> None:
    page = person()
    page.goto(site.address)
    page.get_by_role("button", name="Boonanza").click()
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator(".hand .slot")).to_have_count(5)
    expect(page.locator("#prompt")).to_have_text("Plant your front card: tap a field.")


def test_a_game_is_played_to_its_end_by_taps(person: Person, site: Site) -> None:
    """Turns in its middle, and its last ones; `make test-web` plays whole games of every edition."""
    site.stage(deal=DEAL, bots="free")
    page = person()
    table = set_up(page, site.address, edition="boonanza", seats=3, bot="casual")
    last = site.table(table).rules.ends_at - 1
    go_to(page, site, table, 0)
    for pressed in turns(site, page):
        if pressed == TAPS_AT_A_RESHUFFLE:
            break
        play_on(page)
    assert site.table(table).exhausted == 1
    page.get_by_role("button", name="All", exact=True).click()
    expect(page.get_by_role("log").get_by_text("gives you").first).to_be_attached()
    go_to(page, site, table, last)
    play_to_the_end(page, site)
    expect(page.locator(".end .scores > li")).to_have_count(3)
    expect(page.get_by_role("img", name="Coins over the turns")).to_be_visible()


def go_to(page: Page, site: Site, table: str, exhausted: int) -> None:
    """Let the game go on without its page until this pile is nearly used up, and open the page."""
    be_there(page, site.address, table)  # bots do not trade at a table with nobody there
    site.play(table, lambda state: state.exhausted >= exhausted and state.count[DRAW] < A_ROUND)
    state = site.table(table)
    assert (state.is_over, state.exhausted) == (False, exhausted)
    page.goto(f"{site.address}/tables/{table}")
    page.locator(".hand").wait_for()


def test_a_game_with_a_bot_is_finished_while_its_page_is_not_open(browser: Browser, site: Site) -> None:
    """For pictures and for tests of ends: nobody looks at the game, but the bot must not wait for somebody to come."""
    site.stage(deal=DEAL, bots="free")
    over = finish(browser, site, edition="duel", seats=2)
    assert site.settled(over.table) > 0


@pytest.mark.parametrize("screen", [WIDE, PHONE, ON_ITS_SIDE], ids=["mouse", "touch", "touch, lying"])
def test_a_game_is_played_with_a_real_mouse_or_finger(person: Person, site: Site, screen: ViewportSize) -> None:
    site.stage(deal=DEAL, bots="free")
    touches = screen != WIDE
    page = person(viewport=screen, has_touch=touches, is_mobile=touches)
    open_table(page, site.address, edition="boonanza", seats=4)
    page.locator(".hand .slot").first.wait_for()
    press = page.touchscreen.tap if touches else page.mouse.click
    for pressed in turns(site, page):
        # Whatever can be pressed is in sight, and nothing lies over it.
        if play_on(page, press) == "over" or (pressed == PRESSED and not FULL):
            break


@pytest.mark.skipif(not FULL, reason="make test-web plays them all")
@pytest.mark.parametrize(("edition", "seats"), EDITIONS)
def test_one_person_plays_every_edition_to_the_end_with_bots(
    person: Person, site: Site, edition: str, seats: int
) -> None:
    site.stage(deal=DEAL, bots="free")
    page = person()
    open_table(page, site.address, edition=edition, seats=seats)
    page.locator(".hand").wait_for()
    play_to_the_end(page, site)
    rivals = 1 if PUBLISHED[edition].rival else 0
    expect(page.locator(".end .scores > li")).to_have_count(seats + rivals)
    # The graph ends with the scores, whatever counts beside coins.
    scores = sorted(map(int, page.locator(".end .scores > li > b").all_inner_texts()))
    last = page.locator("figure tbody tr").last.locator("td").all_text_contents()
    assert sorted(int(cell.rsplit(" ", 1)[1]) for cell in last) == scores


def test_a_boss_is_given_a_card_by_tapping_both(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="al-cabohne-solo", seats=1)
    page.locator(".hand .slot").first.wait_for()
    target = page.locator(".boss.target")
    for _ in turns(site, page):
        if target.count():
            break
        assert play_on(page) != "over", "no card was ever for a boss"  # it picks up cards that it cannot plant itself
    boss = target.first.locator(".name").inner_text()
    expect(page.get_by_role("button", name=re.compile(f"^(Plant|Give) .+ (for|to) {boss}$"))).to_be_visible()
    page.get_by_role("group", name="Show", exact=True).get_by_role("button", name="All").click()
    given = page.get_by_role("log").get_by_text(re.compile(rf"^{boss} gets|^You plant .* for {boss}\."))
    before = given.count()
    target.first.click()
    expect(given).to_have_count(before + 1)
