"""Play without a mouse, and with the focus always in sight: a whole game in `make test-web`, else its beginning."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.serving import Site
from tests.web.players import is_over, settle, turns
from tests.web.tables import FULL, open_table

KEYS = 12  # pressed in a short look at the beginning; a whole game takes some hundreds


def test_a_game_is_played_with_the_keyboard_alone(person: Callable[..., Page], site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3)
    page.locator(".hand .slot").first.wait_for()
    for pressed in turns(site, page):
        if is_over(page) or (pressed == KEYS and not FULL):
            break
        step = page.evaluate(
            """() => {
              const fields = [...document.querySelectorAll('.own')];
              const target = fields.findIndex((field) => field.classList.contains('target'));
              if (target >= 0) return String(target + 1);
              if (document.querySelector('[data-key=e]')) return 'e';
              if (!document.querySelector('.prompt.mine')) return null;
              const ripe = fields.findIndex((field) => field.querySelector('.harvest:not([aria-disabled=true])'));
              return ripe >= 0 ? `Shift+Digit${ripe + 1}` : null;
            }"""
        )
        assert step is not None, f"no key does anything: {page.locator('#prompt').inner_text()}"
        page.keyboard.press(step)


def test_an_offer_is_made_with_tab_and_enter(person: Callable[..., Page], site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3)
    page.locator(".hand .slot").first.wait_for()
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".builder")).to_be_visible()
    settle(site, page)
    reach(page, ".faceup .holder")
    page.keyboard.press("Enter")
    reach(page, ".builder [data-want]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=offer]")).to_be_enabled()
    page.keyboard.press("Shift+Tab")  # back past the kinds wanted …
    reach(page, "[data-test=offer]", "Shift+Tab")  # … to the button
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Withdraw")).to_be_visible()


def reach(page: Page, selector: str, key: str = "Tab") -> None:
    """Tab until the focus is there, and see that it is seen."""
    for _ in range(80):
        page.keyboard.press(key)
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
            assert outline == "solid"
            return
    raise AssertionError(f"{selector} is not reached with the keyboard")
