"""Dialogs, side panels and pages on every screen: values, words and numbers are whole, and what matters is in sight."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.server.serving import Site
from tests.web.positions import MAFIA
from tests.web.tables import LANGUAGES, ON_ITS_SIDE, PHONE, TABLET, WIDE, on, open_table
from tests.web.test_layout import Person, at, box

PLUS: Final = """
    edition bohnanza-plus
    seats   Anna Bert Cleo
    turn    Anna plant
    draw    green ...
    Anna    hand wax red | field wax*2
"""
# The room of a select for its chosen value, and what the value needs. The arrow takes the rest.
CUT_OFF: Final = """selects => {
  const pen = document.createElement("canvas").getContext("2d");
  return selects.filter((select) => {
    const style = getComputedStyle(select);
    pen.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - 16;
    return pen.measureText(select.selectedOptions[0].text).width > room;
  }).map((select) => select.selectedOptions[0].text);
}"""
# Cells whose words or numbers stand on more than one line.
BROKEN: Final = """cells => cells.filter((cell) => {
  const text = document.createRange();
  text.selectNodeContents(cell);
  const tops = [...text.getClientRects()].filter(({ width }) => width > 0).map(({ top, bottom }) => (top + bottom) / 2);
  return Math.max(...tops) - Math.min(...tops) > 8;
}).map((cell) => cell.textContent)"""


def speak(page: Page, language: str) -> None:
    page.evaluate("language => localStorage.setItem('bohnhof.language', language)", language)
    page.reload()


def fits(part: Locator, *, across: bool = False) -> bool:
    """Is there nothing to scroll?"""
    sides = ("scrollWidth", "clientWidth") if across else ("scrollHeight", "clientHeight")
    answer: bool = part.evaluate("(part, [all, seen]) => part[all] <= part[seen] + 1", sides)
    return answer


@on(PHONE, WIDE)
def test_names_and_numbers_of_the_beans_are_whole(person: Person, site: Site, screen: ViewportSize) -> None:
    page = person(viewport=screen)
    open_table(page, site.address, edition="eleven-beans", seats=3)
    for language in LANGUAGES:
        page.locator(".hand .slot").first.wait_for()
        speak(page, language)
        page.locator("[data-key=b]").click()
        table = page.locator(".side table")
        expect(table.locator("tbody")).to_have_count(11)
        assert table.locator("th, td").evaluate_all(BROKEN) == [], language
        assert fits(page.locator(".side .scroll"), across=True), language


@on(PHONE, ON_ITS_SIDE)
def test_what_is_set_is_read_whole(person: Person, site: Site, screen: ViewportSize) -> None:
    page = person(viewport=screen)
    open_table(page, site.address, edition="boonanza", seats=4)
    for language in LANGUAGES:
        page.locator(".hand .slot").first.wait_for()
        speak(page, language)
        page.locator("header button[aria-haspopup=dialog]").first.click()
        body = page.locator("dialog .body")
        assert fits(body), language
        page.locator("dialog .items li:nth-child(2) button").click()
        page.locator("#language").wait_for()
        assert page.locator("dialog select").evaluate_all(CUT_OFF) == [], language
        assert fits(body), language


@on(ON_ITS_SIDE, PHONE, WIDE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_set_up_with_everything_in_sight(
    person: Person, site: Site, screen: ViewportSize, language: str
) -> None:
    page = person(viewport=screen, locale=language)
    page.goto(site.address)
    page.locator("[data-test=edition-eleven-beans]").click()
    page.locator("dialog .go .button").first.wait_for()
    for button in page.locator("dialog .go .button").all():
        expect(button).to_be_in_viewport(ratio=0.99)
    page.locator("dialog summary").click()
    expect(page.locator("dialog .more label").first).to_be_in_viewport(ratio=0.99)
    if screen == WIDE:
        expect(page.locator("dialog .more select").last).to_be_in_viewport(ratio=0.99)


def test_the_bosses_stand_side_by_side_with_their_account(person: Person, site: Site) -> None:
    page = at(person, site, MAFIA, PHONE)
    expect(page.locator(".account")).to_contain_text("Mafia: 5 coins")
    for screen in (PHONE, TABLET, ON_ITS_SIDE, WIDE):
        page.set_viewport_size(screen)
        where = f"{screen['width']} wide"
        for part in (".name", ".soil"):
            al, don = (boss.locator(part).bounding_box() for boss in page.locator(".boss").all())
            assert al is not None
            assert don is not None
            assert abs(al["y"] + al["height"] / 2 - don["y"] - don["height"] / 2) <= 16, (where, part)
        for part in (".theirs", ".ours"):
            expect(page.locator(f".account {part}"), where).to_be_in_viewport(ratio=0.99)
        around = box(page, ".round")
        assert fits(page.locator(".round"), across=True), where
        for part in (".boss >> nth=0", ".boss >> nth=1", ".account"):
            whole = box(page, part)
            assert whole["x"] + whole["width"] <= around["x"] + around["width"], (where, part)
            assert whole["y"] + whole["height"] <= around["y"] + around["height"] + 1, (where, part)


def test_a_bean_is_drawn_as_the_booklet_of_its_edition_names_it(person: Person, site: Site) -> None:
    page = at(person, site, PLUS, WIDE)
    card = page.locator(".hand [data-bean=wax]").first
    expect(card).to_contain_text("rum bean")
    expect(card.locator("use")).to_have_attribute("href", "#bean-rum")


def test_a_step_that_is_only_read_does_not_ask_for_anything_else(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    for edition in ("al-cabohne", "high-bohn"):
        page.goto(f"{site.address}/tutorial/{edition}")
        expect(page.locator(".prompt")).to_contain_text("Read, then press Next.")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".prompt")).not_to_contain_text("Read, then press Next.")
