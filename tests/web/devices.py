"""The devices of people: separate contexts of one browser, used again once they are as good as new.

A page that is opened on a used device needs a third less processor time: its process runs, with the program compiled.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import TimeoutError as NoAnswer

from tests.web.tables import PATIENCE, WIDE

# Pages of a device share one process, which ends with the last of them.
ONE_PROCESS: Final = "--renderer-process-limit=1"
# A page adds a number of its own to the deal: always the same one.
NO_CHANCE: Final = "crypto.getRandomValues = (numbers) => numbers.fill(7);"
USUAL: Final = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"}
MOST_SPARE: Final = 6
IS_CHANGED: Final = "() => ['__pwClock' in globalThis]"  # a test has set this device's clock
ANSWERS: Final = 10_000  # milliseconds; a device that needs more is only not used again


class Device(NamedTuple):
    kind: str
    context: BrowserContext
    keeper: Page | None  # a page that keeps the process running; without one, the device is used only once


class Devices:
    """All devices that somebody uses, or that are spare."""

    def __init__(self, browser: Browser, answers: int = ANSWERS) -> None:
        self._browser = browser
        self._answers = answers
        self._spare: list[Device] = []

    def take(self, options: dict[str, Any], address: str | None) -> Device:
        """A device for pages of the server at this address; without an address, a new one."""
        kind = f"{address} {sorted(options.items())}"
        for n, device in enumerate(self._spare):
            if device.kind == kind and address is not None:
                return self._spare.pop(n)
        context = self._browser.new_context(**{**USUAL, **options})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NO_CHANCE)
        if address is None or "storage_state" in options:
            return Device(kind, context, None)
        keeper = context.new_page()
        keeper.goto(f"{address}/favicon.svg")
        return Device(kind, context, keeper)

    def give_back(self, device: Device, *, again: bool = True) -> None:
        """Keep a device for another test if nobody can tell that it was used; otherwise close it."""
        _, context, keeper = device
        if keeper is None or not again or not self._is_well(keeper):
            context.close()
            return
        for page in context.pages:
            if page is not keeper:
                page.close()
        context.clear_cookies()
        context.set_offline(False)
        keeper.evaluate("localStorage.clear()")
        self._spare.insert(0, device)
        if len(self._spare) > MOST_SPARE:
            self._spare.pop().context.close()

    def _is_well(self, keeper: Page) -> bool:
        """Does it answer, and does it have its own clock? A page that runs forever would keep it from answering."""
        if keeper.is_closed():
            return False
        try:
            (is_changed,) = keeper.wait_for_function(IS_CHANGED, timeout=self._answers).json_value()
        except NoAnswer:
            return False
        return not is_changed
