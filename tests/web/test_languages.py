"""Four languages from the first page to a refused harvest: names, letters and rules are the reader's."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from bohnhof.rulebook import find
from bohnhof.sentences.catalogue import language, languages
from tests.server.serving import Site
from tests.web.tables import open_table
from tests.web.test_market import go_trading

Person = Callable[..., Page]


@pytest.mark.parametrize("code", languages())
def test_the_rule_book_is_in_the_readers_language(person: Person, site: Site, code: str) -> None:
    page = person(locale=code)
    page.goto(f"{site.address}/rules/bohnanza")
    chapters = page.locator("summary")
    expect(chapters.first).to_have_text(find("B7.3", code).chapter)
    page.get_by_role("searchbox").fill("B7.3")
    expect(page.get_by_role("heading", name=f"B7.3 · {find('B7.3', code).title}")).to_be_visible()
    assert page.evaluate("() => document.documentElement.lang") == code


def test_another_language_brings_its_rule_book_along(person: Person, site: Site) -> None:
    page = person()
    page.goto(f"{site.address}/rules/bohnanza")
    expect(page.locator("summary").first).to_have_text("Base game")
    page.evaluate("() => localStorage.setItem('bohnhof.language', 'nl')")
    page.reload()
    expect(page.locator("summary").first).to_have_text("Basisspel")


@pytest.mark.parametrize("code", languages())
def test_cards_have_one_name_and_a_letter_of_it(person: Person, site: Site, code: str) -> None:
    page = person(locale=code)
    open_table(page, site.address, edition="bohnanza", seats=3)
    page.locator(".hand .slot").first.wait_for()
    cards: list[list[str]] = page.locator(".hand .card[data-bean]").evaluate_all(
        "all => all.map((one) => [one.dataset.bean, one.querySelector('.name').textContent, "
        "one.querySelector('.mark').textContent])"
    )
    assert len(cards) == 5
    for bean, name, letter in cards:
        assert name.replace("\u00ad", "") == language(code).bean(bean, "bohnanza")
        assert letter == language(code).letter(bean, "bohnanza")
        assert letter in name.upper()


def test_small_pictures_have_letters_for_those_who_want_them(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3)
    small = page.locator(".purse .bean, .round .bean, .builder .bean")
    go_trading(site, page)
    expect(small.first).to_be_visible()
    expect(small.locator("b")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show letters on small bean pictures").check()
    expect(small.locator("b")).to_have_count(small.count())
