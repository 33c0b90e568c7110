"""Highlights: coins that fly, calls to the table, the last harvest, the podium. All can be skipped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.server.serving import Site
from tests.web.tables import PHONE, open_position

Person = Callable[..., Page]

RIPE: Final = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna plant
    draw    green ...
    Anna    hand soy soy | field blue*6 | field soy*2
    Bert    hand red blue
    Cleo    hand red blue
"""
# The next two cards are the last of the pile, for this time.
SHUFFLING: Final = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna plant
    exhausted {exhausted}
    draw    green*2
    discard stink*5 blue*5
    Anna    hand soy soy | field blue*6 | field soy*2
    Bert    hand red blue | field red*3
    Cleo    hand red blue | field chili*4
"""
# Counts what flies through the page.
WATCH: Final = """
    window.flown = { 'flying-coin': 0, gain: 0, ghost: 0, 'card-face': 0 };
    new MutationObserver((changes) => {
      for (const change of changes) for (const node of change.addedNodes)
        for (const name of Object.keys(window.flown))
          if (node.classList?.contains(name)) window.flown[name]++;
    }).observe(document, { childList: true, subtree: true });
"""


def at(person: Person, site: Site, position: str, **options: object) -> Page:
    page = person(bypass_csp=True, **options)
    page.add_init_script(WATCH)
    open_position(page, site, position)
    return page


def test_coins_fly_and_are_counted(person: Person, site: Site) -> None:
    page = at(person, site, RIPE, reduced_motion="no-preference")
    page.locator(".harvest").first.click()
    page.wait_for_function("flown['flying-coin'] === 2 && flown.gain === 1")
    expect(page.locator(".purse .total b")).to_have_text("2")
    # Nothing is left behind.
    expect(page.locator(".flying-coin, .gain, .ghost")).to_have_count(0)


def test_without_motion_nothing_flies(person: Person, site: Site) -> None:
    page = at(person, site, RIPE)
    page.locator(".harvest").first.click()
    expect(page.locator(".purse .total b")).to_have_text("2")
    assert page.evaluate("Object.values(flown).every((n) => n === 0)")


def test_a_card_that_is_planted_flies_over_the_table_with_its_face_up(person: Person, site: Site) -> None:
    page = at(person, site, RIPE, reduced_motion="no-preference")
    page.locator(".own .soil").nth(1).click()
    page.wait_for_function("flown.ghost === 1")  # it is not hidden by the edge of the field
    expect(page.locator(".own").nth(1).locator(".count")).to_have_text("×3")
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".ghost")).to_have_count(0)


def test_the_table_is_told_that_the_pile_was_shuffled(person: Person, site: Site) -> None:
    page = at(person, site, SHUFFLING.format(exhausted=0))
    page.locator(".own .soil").nth(1).click()
    page.get_by_role("button", name="Done").click()
    banner = page.locator(".banner")
    expect(banner).to_contain_text("New cards!")
    banner.click()  # it can be sent away, and goes by itself
    expect(banner).to_have_count(0)


def test_the_table_is_told_that_it_is_the_last_time(person: Person, site: Site) -> None:
    page = at(person, site, SHUFFLING.format(exhausted=1))
    page.locator(".own .soil").nth(1).click()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".banner")).to_contain_text("The last time through the deck")


def test_the_last_harvest_is_seen_seat_by_seat_and_can_be_skipped(person: Person, site: Site) -> None:
    page = at(person, site, SHUFFLING.format(exhausted=2), reduced_motion="no-preference")
    end(page)
    final = page.get_by_role("region", name="The last harvest")
    expect(final.locator("li")).to_have_count(3)
    outcome = page.get_by_text("The game is over: you win.")
    expect(outcome).to_be_hidden()  # the log does not give away what is about to be seen
    page.get_by_role("button", name="Skip").click()
    expect(outcome).to_be_visible()
    expect(page.locator(".end .podium .step")).to_have_count(3)


def test_the_end_has_a_podium_three_numbers_and_a_door_to_fairness(person: Person, site: Site) -> None:
    page = at(person, site, SHUFFLING.format(exhausted=2))
    end(page)
    expect(page.get_by_role("region", name="The last harvest")).to_have_count(0)  # nothing moves for who wants that
    expect(page.locator(".end .podium .step")).to_have_count(3)
    expect(page.locator(".end .numbers dt").first).to_have_text("Turns")
    page.set_viewport_size(PHONE)  # also there one can go on without looking for it
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    seed = page.get_by_text("Seed of the shuffle")
    expect(seed).to_be_hidden()
    page.get_by_text("Was the shuffle fair?").click()
    expect(seed).to_be_visible()


def end(page: Page) -> None:
    """Play the last turn: no card is left when two were turned up."""
    page.locator(".own .soil").nth(1).click()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".banner")).to_contain_text("The last cards are out")
    page.locator(".banner").click()
    page.get_by_role("button", name="End trading").click()
    aside = page.locator('[data-place="aside 0"] .holder')
    expect(aside).to_have_count(2)
    page.locator(".harvest:not([aria-disabled=true])").first.click()
    for left in (1, 0):  # a second tap on the field before the first was answered would do nothing
        page.locator(".own.target .soil").first.click()
        expect(aside).to_have_count(left)
