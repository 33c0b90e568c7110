"""The tutorial on the real table, done as its box says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bohnhof.server.wire.lesson import written
from tests.server.serving import Site
from tests.web.tables import FULL, PHONE, WIDE


def test_the_lesson_is_what_the_kernel_plays() -> None:
    kept = Path(__file__).parents[2] / "web" / "src" / "lesson.json"
    assert kept.read_text(encoding="utf-8") == written(), "run make wire"


@pytest.mark.parametrize("viewport", [PHONE, WIDE] if FULL else [PHONE])
def test_the_tutorial_can_be_done_to_its_end(person: Callable[..., Page], site: Site, viewport: dict[str, int]) -> None:
    page = person(viewport=viewport)
    page.goto(f"{site.address}/tutorial")
    box = page.get_by_role("region", name="Tutorial")
    expect(box).to_contain_text("Welcome!")
    page.locator(".own.target .soil").click()
    expect(box).to_contain_text("next card too")
    page.locator(".own.target .soil").click()
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
    page.get_by_role("group", name="Turned-up cards").get_by_role("button", name="brown bean").click()
    page.get_by_role("button", name="Give away").click()
    expect(box).to_contain_text("A gift is fine")
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
    expect(box).to_contain_text("That is all!")
