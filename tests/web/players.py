"""Somebody who plays at the web table with nothing but taps: every kind of button is pressed as it is offered."""

from __future__ import annotations

import time

from playwright.sync_api import Page

OVER = ".end"


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


# What a person who wants to get on would tap next, in one look at the page (a look by look search is slow).
NEXT = """
() => {
  const seen = (element) => element && !element.disabled && element.offsetParent !== null;
  const first = (selector) => [...document.querySelectorAll(selector)].find(seen);
  if (document.querySelector('.end')) return 'over';
  const wanted = [
    '[data-test=take]', '[data-test=give]', '[data-test=accept]', '.own.target .soil', '[data-key=e]',
    '[data-test=other]',
  ];
  const mayPick = document.querySelector('.others') && !document.querySelector('.builder');
  if (mayPick) wanted.push('.holder.able:not(.picked)');
  const pick = wanted.map(first).find(seen);
  if (pick) { pick.click(); return 'tapped'; }
  if (document.querySelector('.prompt.mine')) {
    const harvest = first('.harvest:not([aria-disabled=true])');
    if (harvest) { harvest.click(); return 'harvested'; }
  }
  return 'waits';
}
"""


def play_on(page: Page) -> str:
    """One tap; what was done."""
    done: str = page.evaluate(NEXT)
    return done


def offer_a_trade(page: Page, partner: Page) -> bool:
    """By taps: offer everybody a turned-up card for a bean of the partner's hand; False: nothing to offer."""
    up = page.locator(".faceup .holder")
    wanted = partner.locator(".hand [data-bean]")
    if up.count() == 0 or wanted.count() == 0 or page.locator(".builder").count() == 0:
        return False
    bean = wanted.first.get_attribute("data-bean")
    if page.locator("[data-test=new]").is_visible():  # a phone shows either the offers or an own one
        page.locator("[data-test=new]").click()
    page.locator("#partner").select_option(label="everybody")
    up.first.click()
    page.locator(f".builder [data-want={bean}]").click()
    page.locator("[data-test=offer]").click()
    return True


def play_to_the_end(page: Page, seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not is_over(page):
        assert time.monotonic() < end, f"the game did not end: {page.locator('#prompt').inner_text()}"
        if play_on(page) == "waits":
            page.wait_for_timeout(30)
