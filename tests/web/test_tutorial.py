"""The tutorial on the real table, done as its box says."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from bohnhof.server.wire.lesson import written
from bohnhof.server.wire.lesson_texts import LESSONS
from tests.server.serving import Site
from tests.web.tables import FULL, PHONE, WIDE

Person = Callable[..., Page]


@pytest.mark.parametrize("edition", LESSONS)
def test_the_lesson_is_what_the_kernel_plays(edition: str) -> None:
    kept = Path(__file__).parents[2] / "web" / "src" / "lessons" / f"{edition}.json"
    assert kept.read_text(encoding="utf-8") == written(edition), "run make wire"


def begin(page: Page, site: Site, edition: str = "") -> Locator:
    page.goto(f"{site.address}/tutorial/{edition}".rstrip("/"))
    return page.get_by_role("region", name="Tutorial")


@pytest.mark.parametrize("viewport", [PHONE, WIDE] if FULL else [PHONE])
def test_the_tutorial_can_be_done_to_its_end(person: Person, site: Site, viewport: dict[str, int]) -> None:
    page = person(viewport=viewport)
    box = begin(page, site)
    expect(box).to_contain_text("Welcome!")
    page.locator(".own.target .soil").first.click()
    expect(box).to_contain_text("next card too")
    page.locator(".own.target .soil").click()
    expect(box).to_contain_text("4 blue beans pay 1 coin")
    page.get_by_role("button", name="Next").click()
    expect(box).to_contain_text("Some turns later")
    page.get_by_role("button", name="Next").click()
    expect(box).to_contain_text("force you to harvest")
    page.locator(".harvest:not([aria-disabled=true])").click()
    expect(box).to_contain_text("paid one coin")
    page.locator(".own.target .soil").click()
    expect(box).to_contain_text("Press Done")
    page.get_by_role("button", name="Done").click()
    expect(box).to_contain_text("Two cards were turned up")
    page.get_by_role("group", name="Turned-up cards").get_by_role("button", name="kidney bean").click()
    page.get_by_role("button", name="Want one more: soy bean").click()
    page.get_by_role("button", name="Offer", exact=True).click()
    expect(box).to_contain_text("Bert agreed")
    # There is only one brown bean: nobody can tap the wrong one.
    page.get_by_role("button", name="brown bean", exact=True).click()
    page.get_by_role("button", name="Give away").click()
    expect(box).to_contain_text("A gift is good")
    page.get_by_role("button", name="End trading").click()
    expect(box).to_contain_text("lies beside your fields")
    page.locator(".own.target .soil").click()
    expect(box).to_contain_text("a single bean is protected")
    # It says that it is disabled, and explains itself to whoever presses it all the same.
    page.get_by_role("button", name="Harvest field 1").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("protected")
    page.get_by_role("button", name="Rule B7.3").click()
    expect(page.get_by_role("alert")).to_contain_text("Bean protection")
    page.get_by_role("button", name="OK").click()
    page.get_by_role("button", name="Next").click()
    expect(box).to_contain_text("Bert's turn")
    page.get_by_role("button", name="Next").click()
    expect(box).to_contain_text("Bert offers you a soy bean")
    page.locator("[data-test=accept]").click()
    expect(box).to_contain_text("That's it!")


def test_the_first_card_may_go_on_any_field(person: Person, site: Site) -> None:
    page = person()
    box = begin(page, site)
    expect(page.locator(".own.target")).to_have_count(2)
    page.locator(".own .soil").nth(1).click()
    expect(box).to_contain_text("next card too")
    page.locator(".own .soil").nth(1).click()
    expect(box).to_contain_text("4 blue beans pay 1 coin")
    page.get_by_role("button", name="Next").click()
    expect(box).to_contain_text("Some turns later")


def test_the_lesson_of_high_bohn_buys_a_building(person: Person, site: Site) -> None:
    page = person()
    box = begin(page, site, "high-bohn")
    page.get_by_role("button", name="Next").click()
    expect(box).to_contain_text("buy a jail")
    page.locator(".house.glows").click()
    page.locator("dialog [data-test=buy]").last.click()
    page.keyboard.press("Escape")
    expect(box).to_contain_text("three blue beans pay a coin")
    page.locator(".harvest:not([aria-disabled=true])").click()
    expect(box).to_contain_text("That's it!")


@pytest.mark.parametrize("pays", [True, False])
def test_the_lesson_of_al_cabohne_pays_the_boss_or_not(person: Person, site: Site, *, pays: bool) -> None:
    page = person()
    box = begin(page, site, "al-cabohne")
    page.get_by_role("button", name="Next").click()
    expect(box).to_contain_text("Protection money")
    expect(page.locator(".takes")).to_have_text("takes a blue bean from you")
    if pays:
        page.get_by_role("button", name="Done").click()
    else:
        page.locator(".harvest:not([aria-disabled=true])").click()
    expect(box).to_contain_text("There is no trading")
    page.locator(".own.target .soil").click()
    expect(box).to_contain_text("next card too")
    page.locator(".own.target .soil").click()
    expect(box).to_contain_text("Press Done")
    page.get_by_role("button", name="Done").click()
    expect(box).to_contain_text("of the open cards")
    page.locator(".own.target .soil").click()
    expect(box).to_contain_text("That's it!")


def test_the_lesson_ends_in_a_game_of_the_same_kind(person: Person, site: Site) -> None:
    page = person()
    begin(page, site, "high-bohn")
    page.get_by_role("button", name="Next").click()
    page.locator(".house.glows").click()
    page.locator("dialog [data-test=buy]").first.click()
    page.keyboard.press("Escape")
    page.locator(".harvest:not([aria-disabled=true])").click()
    page.get_by_role("button", name="Now play for real").click()
    expect(page).to_have_url(re.compile("/tables/"))
    expect(page.get_by_role("heading", name="High Bohn")).to_be_attached()
