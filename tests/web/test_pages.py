"""Every page: accessible, and nothing overflows.

`make test-web` looks at all languages on three screens, light and dark. `make test` looks at all states on a phone in
German, and at some of them in other languages, on a wide screen or dark.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bohnhof.sentences.catalogue import languages
from tests.server.serving import Site
from tests.server.staged import DEAL
from tests.web.players import play_on, settle, turns
from tests.web.tables import FULL, HUGE, LANGUAGES, PHONE, WIDE, Finished, open_table

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NARROW: Final[ViewportSize] = {"width": 320, "height": 640}
LOOKS: Final = 20 if FULL else 8  # at a hand, tap by tap
Person = Callable[..., Page]


def states(page: Page, site: Site, finished: Finished) -> Iterator[str]:
    """Bring the page to one state after the other, with their names."""
    yield from pages_of_words(page, site)
    open_table(page, site.address, edition="boonanza", seats=4, bots=0)
    page.locator(".share svg").first.wait_for()
    yield "waiting room"
    for edition, seats in (("high-bohn", 5), ("al-cabohne", 2), ("boonanza", 4)):
        open_table(page, site.address, edition=edition, seats=seats)
        page.locator(".hand .slot").first.wait_for()
        yield f"{edition}: plant"
        if page.locator("[data-key=t]").count():
            page.locator("[data-key=t]").click()
            page.locator("dialog").wait_for()
            yield f"{edition}: town"
            page.keyboard.press("Escape")
    yield from market(page, site)
    page.goto(f"{page.url}/board")
    page.locator(".party .field").first.wait_for()
    yield "board"
    page.goto(f"{site.address}/tables/{finished.table}")
    page.locator(".end .scores > li").first.wait_for()
    yield "end"
    page.goto(f"{site.address}/games/{finished.table}?at=20")
    page.locator(".controls").wait_for()
    yield "replay"


def pages_of_words(page: Page, site: Site) -> Iterator[str]:
    """Pages without a table."""
    page.goto(site.address)
    page.locator(".edition").first.wait_for()
    yield "lobby"
    page.goto(f"{site.address}/rules/boonanza")
    page.locator("details").first.wait_for()
    yield "rules"
    page.goto(f"{site.address}/tutorial")
    page.locator(".box").wait_for()
    yield "tutorial"
    page.goto(f"{site.address}/privacy")
    page.locator("main h2").first.wait_for()
    yield "privacy"
    page.goto(f"{site.address}/puzzles")
    page.locator(".answers button").first.wait_for()
    yield "puzzles"
    page.goto(f"{site.address}/tables/nonexisting1")
    page.locator(".alone a.button").wait_for()
    yield "dead link"
    page.goto(f"{site.address}/nope")
    page.locator("main a").first.wait_for()
    yield "unknown page"


def market(page: Page, site: Site) -> Iterator[str]:
    """From the planting into the trading, and what opens there."""
    page.locator(".own.target .soil").first.click()
    page.locator("[data-key=e]").click()
    page.locator(".market").wait_for()
    if page.locator("[data-test=new]").is_visible():
        page.locator("[data-test=new]").click()
    page.locator(".builder").wait_for()
    settle(site, page)
    page.locator(".faceup .holder").first.click()
    page.locator(".wishes summary").click()
    yield "market"
    page.locator("button[aria-haspopup=dialog]").first.click()
    page.locator("dialog").wait_for()
    yield "menu"
    page.locator("dialog .items li:nth-child(2) button").click()
    page.locator("#language").wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    page.locator("[data-test=offer]").click()  # a gift …
    page.locator("[data-test=offer]").click()  # … is asked for twice
    page.locator(".faces li").first.wait_for()
    yield "an offer with its faces"


def problems(page: Page) -> list[str]:
    if page.evaluate("window.axe === undefined"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async () => {
          const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
          const where = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ');
          const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
          return violations.map(({ id, nodes }) => `${id}: ${where(nodes)}`);
        }"""
    )
    return list(found)


@pytest.mark.skipif(not FULL, reason="make test-web looks at both screens, in the dark too")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, WIDE])
def test_no_page_has_violations(
    person: Person, site: Site, finished: Finished, viewport: dict[str, int], scheme: str
) -> None:
    page = person(viewport=viewport, color_scheme=scheme, bypass_csp=True)
    found = {state: problems(page) for state in states(page, site, finished)}
    assert {state: some for state, some in found.items() if some} == {}


@pytest.mark.skipif(FULL, reason="make test-web looks at every state")
def test_wide_pages_have_no_violations(person: Person, site: Site) -> None:
    page = person(viewport=WIDE, bypass_csp=True)
    page.goto(site.address)
    page.locator(".edition").first.wait_for()
    assert problems(page) == [], "lobby"
    page.emulate_media(color_scheme="dark")
    open_table(page, site.address, edition="boonanza", seats=4)
    assert next(market(page, site)) == "market"
    assert problems(page) == [], "market, dark"
    page.emulate_media(color_scheme="light")
    page.goto(f"{page.url}/board")
    page.locator(".party .field").first.wait_for()
    assert problems(page) == [], "board"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_its_pages(person: Person, site: Site, finished: Finished, language: str) -> None:
    """Also with text of twice the size. In a short run, violations are looked for here."""
    for viewport in (PHONE, WIDE, HUGE) if FULL else (PHONE,):
        page = person(viewport=viewport, locale=language, bypass_csp=True)
        for state in states(page, site, finished):
            where = f"{language}, {viewport['width']} wide, {state}"
            fits(page, language, where)
            if not FULL:
                assert problems(page) == [], where


@pytest.mark.skipif(FULL, reason="make test-web looks at every state")
@pytest.mark.parametrize("language", [one for one in languages() if one not in LANGUAGES])
def test_other_languages_fit_the_pages_without_a_table(person: Person, site: Site, language: str) -> None:
    page = person(viewport=PHONE, locale=language)
    for state in pages_of_words(page, site):
        fits(page, language, f"{language}, {state}")
        if state == "dead link":  # its Icelandic button has the longest word of all
            page.set_viewport_size(NARROW)
            fits(page, language, f"{language}, {state}, narrow")
            page.set_viewport_size(PHONE)


def fits(page: Page, language: str, where: str) -> None:
    """Nothing overflows, also with text of twice the size."""
    assert page.evaluate("document.documentElement.lang") == language, where
    assert overflowing(page) == [], where
    assert page.evaluate(FITS_TWICE_AS_LARGE), where


# Is the page no wider than its window if its text has twice the size? Then it has its own size again.
FITS_TWICE_AS_LARGE: Final = """() => {
  const page = document.documentElement;
  page.style.fontSize = '200%';
  const fits = page.scrollWidth <= innerWidth;
  page.style.fontSize = '';
  return fits;
}"""


def overflowing(page: Page) -> list[str]:
    """Words that stick out of the page, or of their button."""
    found: list[str] = page.evaluate(
        """() => {
          const out = [];
          if (document.documentElement.scrollWidth > innerWidth) out.push('the page is wider than the window');
          for (const element of document.querySelectorAll('button, a.button, li, p, label, summary, h2')) {
            if (element.offsetParent === null || element.closest('.hand, .unseen')) continue;
            const { right } = element.getBoundingClientRect();
            if (right > innerWidth + 1) out.push(`cut off: ${element.textContent.trim().slice(0, 60)}`);
            if (element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0
                && getComputedStyle(element).display !== 'inline' && getComputedStyle(element).overflowX === 'visible')
              out.push(`${element.className} ${element.textContent.trim().slice(0, 60)}`);
          }
          return out;
        }"""
    )
    return found


def test_a_finished_game_can_be_replayed_and_linked_to(person: Person, site: Site, finished: Finished) -> None:
    page = person(bypass_csp=True)
    page.goto(f"{site.address}/games/{finished.table}")
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="Link to this moment").click()
    assert page.url.endswith("?at=2")
    expect(page.locator(".open-hand [data-bean]").first).to_be_visible()
    assert problems(page) == []
    other = person(viewport=PHONE)
    other.goto(page.url)
    expect(other.get_by_label("Position in the game")).to_have_value("2")
    last = other.get_by_label("Position in the game").get_attribute("max")
    other.get_by_label("Position in the game").fill(last or "")
    expect(other.locator(".end .scores > li")).to_have_count(2)  # the player, and the mafia


@pytest.mark.parametrize(("edition", "seats"), [("al-cabohne", 2), ("al-cabohne-solo", 1), ("high-bohn", 5)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_is_seen_whole_on_a_phone(person: Person, site: Site, language: str, edition: str, seats: int) -> None:
    page = person(viewport=PHONE, locale=language)
    open_table(page, site.address, edition=edition, seats=seats)
    page.locator(".hand .slot").first.wait_for()
    for n in turns(site, page):
        below = page.evaluate(
            """() => {
              const bottom = (selector) => document.querySelector(selector).getBoundingClientRect().bottom;
              return bottom('.hand') - bottom('.main');
            }"""
        )
        assert below <= 1, page.locator("#prompt").inner_text()
        if n == LOOKS or play_on(page) == "over":
            break


@pytest.mark.parametrize(("width", "height"), [(740, 360), (915, 412)])
def test_fields_buttons_and_hand_are_in_sight_on_a_phone_that_lies_on_its_side(
    person: Person, site: Site, width: int, height: int
) -> None:
    page = person(viewport={"width": width, "height": height})
    open_table(page, site.address, edition="boonanza", seats=4)
    page.locator(".own.target .soil").first.click()
    for part in (".own .count", "[data-key=e]", ".hand .slot >> nth=-1"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)


LEADS: Final = {
    "en": ("coins? ahead of the mafia", "coins? behind the mafia", "level with"),
    "nl": ("munt(en)? voorsprong op de maffia", "munt(en)? achterstand op de maffia", "gelijk met"),
    "de": ("Taler vor der Mafia", "Taler hinter der Mafia", "gleichauf mit"),
    "is": ("gullpening(i|um) á undan mafíunni", "gullpening(i|um) á eftir mafíunni", "jafnt mafíunni"),
}


@pytest.mark.parametrize("language", LEADS)
def test_the_end_says_what_the_mafia_has_and_how_far_one_was_from_it(
    person: Person, site: Site, finished: Finished, language: str
) -> None:
    page = person(locale=language)
    page.goto(f"{site.address}/tables/{finished.table}")
    rows = page.locator(".end .scores > li")
    expect(rows).to_have_count(2)
    mafia = int(page.locator(".end .rival > b").inner_text())
    mine = int(page.locator(".end .scores > li:not(.rival) > b").inner_text())
    ahead, behind, level = LEADS[language]
    words = level if mine == mafia else f"{abs(mine - mafia)} {ahead if mine > mafia else behind}"
    expect(page.locator(".end .scores > li:not(.rival) .lead")).to_have_text(re.compile(words))
    # AS4: it has half as many coins as count for it, and all of them are accounted for
    expect(page.locator(".end .rival .lead")).to_have_text(re.compile(rf"^{mafia // 2} .*2"))
    page.locator(".end .rival summary").click()
    expect(page.locator(".end .rival details li")).not_to_have_count(0)  # once the game's events have arrived
    sold = page.locator(".end .rival details li").all_inner_texts()
    assert sum(int(line.rsplit("→", 1)[1]) for line in sold) * 2 == mafia
    expect(page.locator(".end .legend li")).to_have_count(2)


@pytest.mark.parametrize("viewport", [WIDE, HUGE])
def test_a_replay_fills_a_wide_screen_and_its_graph_leads_to_a_turn(
    person: Person, site: Site, finished: Finished, viewport: dict[str, int]
) -> None:
    page = person(viewport=viewport)
    page.goto(f"{site.address}/games/{finished.table}?at=20")
    page.locator(".beside .legend").wait_for()
    filled = page.evaluate(
        """() => {
          const box = (element) => element.getBoundingClientRect();
          const shown = [...document.querySelectorAll('.round > *, .middle > *')].map((element) => box(element).bottom);
          return Math.max(...shown) / box(document.querySelector('.middle')).bottom;
        }"""
    )
    assert filled > 0.6  # more than all of it where many offers lie open: they are scrolled
    picture = page.locator(".beside svg[role=img]")
    size = picture.bounding_box()
    assert size is not None
    picture.click(position={"x": size["width"] * 0.96, "y": size["height"] / 2})
    turn = page.locator(".controls select").first
    expect(turn).to_have_value(turn.locator("option").last.inner_text())


def test_a_replay_tells_what_bots_had_said_by_then(person: Person, site: Site) -> None:
    site.stage(deal=DEAL, bots="free")
    page = person()
    table = open_table(page, site.address, edition="boonanza", seats=4, bot="casual")
    word = page.locator(".chat .reason")
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("show bots' comments too").check()
    for _ in turns(site, page):
        if word.count() or play_on(page) == "over":
            break
    expect(word.first).to_be_visible()
    page.goto(f"{site.address}/games/{table}?at=1")
    page.locator(".controls").wait_for()
    page.get_by_role("button", name="Chat").click()
    expect(word).to_have_count(0)
    page.get_by_label("Position in the game").fill(page.get_by_label("Position in the game").get_attribute("max") or "")
    expect(word.first).to_be_visible()


def test_advice_goes_with_the_moment_it_was_for(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    open_table(page, site.address, edition="boonanza", seats=3)
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("region", name="Coach")
    expect(advice.get_by_role("button", name="Do it").first).to_be_visible()
    page.locator(".own.target .soil").first.click()
    expect(page.locator(".own .count")).to_have_text("×1")
    expect(advice).to_have_count(0)


def test_undo_takes_back_a_planting(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3)
    page.locator(".own.target .soil").first.click()
    expect(page.locator(".hand .slot")).to_have_count(4)
    page.get_by_role("button", name="All", exact=True).click()
    expect(page.get_by_role("log")).to_contain_text("You plant")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand .slot")).to_have_count(5)
    expect(page.get_by_role("log")).not_to_contain_text("You plant")


def test_cards_can_be_dragged(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3)
    page.locator(".hand .slot").first.wait_for()
    page.locator(".hand .slot .holder").first.drag_to(page.locator(".own .soil").nth(1))
    expect(page.locator(".own").nth(1).locator(".count")).to_have_text("×1")
    assert play_on(page) in ("tapped", "waits")
