"""Devices are used again by other tests only as long as nobody can tell."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Site
from tests.web import devices
from tests.web.devices import Devices

FOREVER = "() => { setTimeout(() => { for (;;); }); }"


def test_the_device_that_was_spare_for_longest_is_closed(
    browser: Browser, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "MOST_SPARE", 1)
    some = Devices(browser)
    old, new = (some.take({"locale": locale}, site.address) for locale in ("nl", "de"))
    for device in (old, new):
        some.give_back(device)
    assert some.take({"locale": "de"}, site.address) is new
    other = some.take({"locale": "nl"}, site.address)
    assert other is not old
    for device in (new, other):
        some.give_back(device, again=False)


def test_a_device_whose_page_runs_forever_is_closed(browser: Browser, site: Site) -> None:
    hasty = Devices(browser, answers=100)
    device = hasty.take({"locale": "fr"}, site.address)
    page = device.context.new_page()
    page.goto(f"{site.address}/favicon.svg")
    page.evaluate(FOREVER)
    hasty.give_back(device)
    again = hasty.take({"locale": "fr"}, site.address)
    assert again is not device
    hasty.give_back(again, again=False)
