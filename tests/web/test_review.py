"""Reviews of finished games: on the replay page, and in the list of my games."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.serving import Site
from tests.web.tables import LANGUAGES, ON_ITS_SIDE, PHONE, WIDE, Finished

Person = Callable[..., Page]


def test_a_finished_game_is_reviewed_and_its_moments_can_be_looked_at(
    person: Person, site: Site, finished: Finished
) -> None:
    page = person(viewport=PHONE)
    page.goto(f"{site.address}/games/{finished.table}")
    button = page.get_by_role("button", name="Review", exact=True)
    button.click()
    review = page.get_by_role("region", name="Review")
    expect(review.locator("polyline")).to_have_count(1)
    expect(review).to_contain_text("Without the luck of the cards")
    expect(review.get_by_text("Judged by the rules of thumb of bots.")).to_have_attribute(
        "title", re.compile("^habits-")
    )
    expect(review.locator("tbody tr")).to_have_count(1)
    moments = review.locator(".moment")
    if moments.count():
        moments.first.click()
        assert page.get_by_label("Position in the game").input_value() != "0"
    review.get_by_label("Expected lead at the end").first.select_option("chances")
    expect(review.locator("text").first).to_contain_text("%")
    assert not sticks_out(page)


def reviewed(page: Page, site: Site, table: str) -> Locator:
    """The review of a game, on the page of its replay."""
    page.goto(f"{site.address}/games/{table}?at=20")
    page.locator(".review").get_by_role("button").click()
    page.locator(".review figure").wait_for()
    return page.locator(".review")


# What stands on two lines and should not: a word of a head, a number with its signs.
BROKEN: Final = """(cells) => {
  const lines = (range) => new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
  return cells.flatMap((cell) => {
    const all = document.createRange();
    all.selectNodeContents(cell);
    if (!cell.matches("thead th")) return lines(all) > 1 ? [cell.textContent] : [];
    return [...cell.textContent.matchAll(/[^ ]+/g)].flatMap(({ 0: word, index }) => {
      all.setStart(cell.firstChild, index);
      all.setEnd(cell.firstChild, index + word.length);
      return lines(all) > 1 ? [word] : [];
    });
  });
}"""


# What a review measures on a screen: its width, and the size of what scrolls it.
SCROLLED: Final = """(review) => {
  let one = review;
  while (!/auto|scroll/.test(getComputedStyle(one).overflowY)) one = one.parentElement;
  const { width, height } = one.getBoundingClientRect();
  return { review: review.getBoundingClientRect().width, width, height };
}"""
# Words of the graph that begin left of it.
CUT_OFF: Final = """(graph) => [...graph.querySelectorAll("text")]
  .filter((label) => label.getBoundingClientRect().x < graph.getBoundingClientRect().x)
  .map((label) => label.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_read_like_a_page_and_its_numbers_stay_whole(
    person: Person, site: Site, traded: str, language: str
) -> None:
    page = person(viewport=PHONE, locale=language)
    review = reviewed(page, site, traded)
    for screen in (PHONE, ON_ITS_SIDE, WIDE):
        page.set_viewport_size(screen)
        where = f"{screen['width']} wide"
        assert review.locator("th, td:not(.words)").evaluate_all(BROKEN) == [], where
        assert not sticks_out(page), where
        # It has the width of the table, and what scrolls it is as high as the window allows.
        size = review.evaluate(SCROLLED)
        assert size["review"] > size["width"] * 0.9, where
        assert size["height"] > screen["height"] * 0.6, where
        assert review.locator("figure > svg").evaluate(CUT_OFF) == [], where


def test_a_review_stays_whatever_moment_is_looked_at(person: Person, site: Site, traded: str) -> None:
    page = person(viewport=PHONE)
    review = reviewed(page, site, traded)
    moment = page.get_by_label("Position in the game")
    for screen in (PHONE, WIDE):
        page.set_viewport_size(screen)
        moment.fill("20")
        deal = review.locator("td .moment").last
        deal.click()  # into the trading
        expect(moment).not_to_have_value("20")
        expect(page.locator(".market")).to_have_count(1)
        expect(deal).to_be_in_viewport()
        moment.fill(moment.get_attribute("max") or "")
        expect(page.locator(".end .scores > li").first).to_be_attached()
        expect(deal).to_be_visible()
        expect(page.locator(".controls")).to_be_in_viewport(ratio=0.99)


def test_a_review_speaks_of_gifts_and_of_everybody_alike(person: Person, site: Site, traded: str) -> None:
    page = person()
    review = reviewed(page, site, traded)
    expect(review.locator("td .moment").filter(has_text=" for ").first).to_be_attached()
    words = review.inner_text()
    assert re.search(
        r"^Anna: \S+ coins compared with the average of the others\. The start was worth \S+, the cards gave ",
        words,
        re.MULTILINE,
    )
    assert re.search(r"\w+ gives \w+ an? [a-z-]+ bean\.\t", words), "a gift"
    assert "Judged by what bots have learned" in words
    for phrase in ("for nothing", " nothing for", " to me", "value-", "for 1 "):
        assert phrase not in words


SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
CONTRASTS: Final = """(lines) => {
  const parts = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((n) => n / 255);
  const light = (colour) => {
    const [r, g, b] = parts(colour).map((n) => (n <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return lines.map((line) => {
    const both = [getComputedStyle(line).stroke, getComputedStyle(line.closest('svg')).backgroundColor].map(light);
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
  });
}"""


def test_lines_of_graphs_stand_out(person: Person, site: Site, traded: str) -> None:
    page = person()
    reviewed(page, site, traded)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        contrasts = page.locator("polyline").evaluate_all(CONTRASTS)
        assert len(contrasts) == 6, scheme  # three seats in two graphs
        assert min(contrasts) >= 3, scheme


def test_my_games_are_counted_and_can_be_saved(person: Person, site: Site, finished: Finished) -> None:
    page = person(viewport=PHONE, storage_state=finished.state)
    page.goto(site.address)
    page.get_by_role("link", name="My games").click()
    games = page.locator("main li")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Without luck")
    expect(page.locator("dl")).to_contain_text("Games")
    assert not sticks_out(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    (game,) = json.loads(Path(saving.value.path()).read_text(encoding="utf-8"))["games"]
    assert game["id"] == finished.table
    assert len(game["coins"]) == 1
    assert game["record"].startswith("record ")
    games.get_by_role("link").click()
    expect(page.get_by_role("button", name="Review", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "date"),
    [
        ("en", r"\d+ \w{3} \d{4}"),
        ("de", r"\d+\. \S+ \d{4}"),
        ("nl", r"\d+ \w{3}\.? \d{4}"),
        ("is", r"\d+\. [a-zá-ú]+ \d{4}"),
    ],
)
def test_days_and_numbers_are_written_as_the_language_writes_them(
    person: Person, site: Site, finished: Finished, language: str, date: str
) -> None:
    page = person(viewport=PHONE, storage_state=finished.state)
    page.add_init_script(f"localStorage.setItem('bohnhof.language', '{language}')")
    page.goto(f"{site.address}/my-games")
    game = page.locator("main li")
    expect(game.locator(".soft")).to_have_text(re.compile(f"^{date}$"))
    expect(page.locator("dl")).to_contain_text(re.compile(r"\d\.\d" if language == "en" else r"\d,\d"))
    assert not re.search(r"\S·|·\S", game.inner_text())


def test_a_link_is_copied_where_there_is_no_clipboard_and_never_said_to_be_without(
    person: Person, site: Site, finished: Finished
) -> None:
    page = person()
    page.add_init_script(
        """
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => { window.taken = document.activeElement.value; return window.may; };
        """
    )
    page.goto(f"{site.address}/games/{finished.table}?at=3")
    link = page.get_by_role("button", name="Link to this moment")
    link.click()
    assert page.evaluate("window.taken") == page.url
    expect(link).to_be_visible()
    page.evaluate("window.may = true")
    link.click()
    expect(page.get_by_role("button", name="Copied")).to_be_focused()


def test_nothing_is_copied_when_sharing_is_called_off(person: Person, site: Site, finished: Finished) -> None:
    page = person()
    page.add_init_script(
        """
        navigator.share = async () => { window.asked = true; throw new Error('called off'); };
        navigator.clipboard.writeText = async () => { window.copied = true; };
        """
    )
    page.goto(f"{site.address}/games/{finished.table}?at=3")
    link = page.get_by_role("button", name="Link to this moment")
    link.click()
    page.wait_for_function("window.asked")
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step back").click()
    expect(link).to_be_visible()
    assert page.evaluate("window.copied") is None


def test_who_has_finished_no_game_is_told_so(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    page.goto(f"{site.address}/my-games")
    expect(page.locator("main")).to_contain_text("You have not finished a game here yet.")


def sticks_out(page: Page) -> bool:
    """Does the page scroll sideways?"""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
