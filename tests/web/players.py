"""Somebody who plays at the web table only with taps: every kind of button is pressed when it is offered."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page

from tests.server.serving import Site

OVER = ".end"
TRADED = re.compile(r"\bgives?\b")  # in the log, of a deal or a gift
MOST_TAPS: Final = 3000  # of one person in one game


def settle(site: Site, *pages: Page) -> None:
    """Wait until every request is answered, the bots have finished, and everybody can see it."""
    for page in pages:
        page.locator(".board[data-unanswered='0']").wait_for(state="attached")
    for page in pages:
        entries = site.settled(table_of(page))
        page.locator(f".board[data-seq='{entries}']").wait_for(state="attached")


def table_of(page: Page) -> str:
    """The id of the table that a page shows."""
    return page.url.split("/tables/")[1].split("#")[0].split("?")[0]


def turns(site: Site, *pages: Page, most: int = MOST_TAPS) -> Iterator[int]:
    """Continues when everything is settled; stops after too many steps."""
    for n in range(most):
        settle(site, *pages)
        yield n
    raise AssertionError(f"it takes more than {most} steps: {pages[0].locator('#prompt').inner_text()}")


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


# What a person who wants to go on would tap next, found with one call (a search step by step is slow). It is either
# pressed at once, or the answer says where to press: a point that nothing covers.
NEXT = """
(aims) => {
  const seen = (element) => element && !element.disabled && element.offsetParent !== null;
  const first = (selector) => [...document.querySelectorAll(selector)].find(seen);
  if (document.querySelector('.end')) return 'over';
  const wanted = [
    '[data-test=take]', '[data-test=give]', '[data-test=accept]', '.own.target .soil', '[data-key=e]',
    '[data-test=other]',
  ];
  const mayPick = document.querySelector('.others') && !document.querySelector('.builder');
  if (mayPick) wanted.push('.holder.able:not(.picked)');
  const press = (target, done) => {
    if (!aims) { target.click(); return done; }
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    for (const part of [0.5, 0.25, 0.1, 0.75, 0.9]) {
      const [x, y] = [left + width * part, top + height * 0.5];
      if (target.contains(document.elementFromPoint(x, y))) return { x, y, done };
    }
    return `covered: ${target.className} ${target.textContent.trim()}`;
  };
  if (aims) wanted.unshift('.banner');  // a call to the table may lie over something, for a while: it is sent away
  const pick = wanted.map(first).find(seen);
  if (pick) return press(pick, 'tapped');
  if (document.querySelector('.prompt.mine')) {
    const harvest = first('.harvest:not([aria-disabled=true])');
    if (harvest) return press(harvest, 'harvested');
  }
  return 'waits';
}
"""


def play_on(page: Page, press: Callable[[float, float], None] | None = None) -> str:
    """Make one tap; returns what was done. With `press`, it is a real one, of a mouse or a finger."""
    found = page.evaluate(NEXT, press is not None)
    if isinstance(found, str):
        assert not found.startswith("covered"), found
        return found
    assert press is not None
    press(found["x"], found["y"])
    done: str = found["done"]
    return done


def offer_a_trade(page: Page, partner: Page) -> bool:
    """Offer everybody a turned-up card for a bean of the partner's hand, by taps; False: nothing to offer."""
    up = page.locator(".faceup .holder")
    wanted = partner.locator(".hand [data-bean]")
    if up.count() == 0 or wanted.count() == 0 or page.locator(".builder").count() == 0:
        return False
    bean = wanted.first.get_attribute("data-bean")
    if page.locator("[data-test=new]").is_visible():  # a phone shows either the offers or the one being made
        page.locator("[data-test=new]").click()
    page.locator("#partner").select_option(label="everybody")
    up.first.click()
    page.locator(f".builder [data-want={bean}]").click()
    page.locator("[data-test=offer]").click()
    return True


def play_to_the_end(page: Page, site: Site, press: Callable[[float, float], None] | None = None) -> None:
    """Tap anything until the game is over."""
    for _ in turns(site, page):
        done = play_on(page, press)
        if done == "over":
            return
        assert done != "waits", f"nothing can be tapped: {page.locator('#prompt').inner_text()}"
