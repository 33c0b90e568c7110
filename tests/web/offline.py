"""Pages that play without a server, for tests: wait for the engine, call it, and tap."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.players import NEXT
from tests.web.tables import PATIENCE

START: Final = 4 * PATIENCE  # milliseconds until an engine that does not start is given up
# The page's workers, for tests that ask them something themselves.
WORKERS: Final = """
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    (window.workers ??= []).push(this);
  }
};
"""
ASK: Final = """
([method, path, body]) => new Promise((resolve) => {
  const worker = window.workers[0];
  const n = 1e9 + Math.random();
  worker.addEventListener("message", ({ data }) => data.kind === "answered" && data.n === n && resolve(data.text));
  worker.postMessage({ kind: "ask", n, method, path, body, token: null });
})
"""
# Taps this many times, whenever everything is answered; it is a fault if there is nothing to tap for too long.
TAP: Final = f"""async (taps) => {{
  const next = {NEXT};
  const isSettled = () => document.querySelector(".board[data-unanswered='0']") || document.querySelector(".end");
  for (let n = 0; n < taps; n++) {{
    let done = "waits";
    const until = Date.now() + {PATIENCE};
    while (done === "waits") {{
      if (Date.now() > until) throw new Error(document.querySelector("#prompt")?.textContent ?? "there is no table");
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (isSettled()) done = next();
    }}
    if (done === "over") return true;
  }}
  return false;
}}"""


def ready(page: Page) -> None:
    """Wait until the engine has started."""
    page.locator("html[data-engine=ready]").wait_for(state="attached", timeout=START)


def ask(page: Page, method: str, path: str, wish: object = None) -> Any:
    return json.loads(page.evaluate(ASK, [method, path, None if wish is None else json.dumps(wish)]))


def new_table(page: Page, edition: str, seats: int, bot: str = "random") -> str:
    bots = {str(seat): bot for seat in range(1, seats)}
    wish = {"edition": edition, "players": seats, "name": "Anna", "pace": 0, "start": True, "bots": bots}
    table: str = ask(page, "POST", "/api/tables", wish)["table"]
    return table


def tap(page: Page, taps: int) -> bool:
    """Tap anything this many times; is the game over?"""
    over: bool = page.evaluate(TAP, taps)
    return over
