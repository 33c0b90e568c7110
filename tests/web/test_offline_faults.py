"""The messages when the game cannot start in a browser, or is not saved there, and what still works."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.serving import Site
from tests.web import engine
from tests.web.offline import new_table, ready, tap
from tests.web.tables import FULL

Person = Callable[..., Page]

# Something else than pages of a database, or of an edition, where both are kept.
SPOIL = """
([store, key, value]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("bohnhof /engine/");
  opening.onsuccess = () => {
    const writing = opening.result.transaction(store, "readwrite");
    writing.objectStore(store).put(store === "pages" ? new TextEncoder().encode(value) : value, key);
    writing.oncomplete = () => (opening.result.close(), resolve());
    writing.onerror = reject;
  };
})
"""
# The disk is full when the test says so. (After how many writes that is depends on what is written together.)
FULL_DISK = """
const put = IDBObjectStore.prototype.put;
let isFull = false;
IDBObjectStore.prototype.put = function (...given) {
  if (isFull) throw new DOMException("the disk is full", "QuotaExceededError");
  return put.apply(this, given);
};
self.addEventListener("message", (event) => {
  if (event.data !== "the disk is full") return;
  isFull = true;
  event.stopImmediatePropagation();
});
"""
FILL_DISK = "() => workers.forEach((worker) => worker.postMessage('the disk is full'))"
# No room for the program itself. What else Pyodide instantiates it lets fail where nobody can catch it.
NO_MEMORY = """
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (what, imports) => {
  if (imports !== undefined) throw new RangeError("out of memory");
  return instantiate(what, imports);
};
"""
# Other parts of the download that come after one has failed.
STILL_LOADING = """
const post = self.postMessage.bind(self);
self.postMessage = (message, moved) => {
  if (message.kind === "failed") post({ kind: "loading", loaded: 1, total: 2 });
  post(message, moved);
  if (message.kind === "failed") post({ kind: "loading", loaded: 1, total: 2 });
};
"""
NO_DATABASE = "Object.defineProperty(self, 'indexedDB', { value: undefined });"
PRIVATE_WINDOW = "IDBFactory.prototype.open = () => { throw new DOMException('not in private windows') };"
NOT_KEPT = "This browser does not keep your games"


def open_offline(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/offline/")


@pytest.mark.parametrize("missing", ["WebAssembly", "DecompressionStream", "Worker"])
def test_a_browser_that_is_too_old_is_told_so(person: Person, offline_site: Site, missing: str) -> None:
    page = person()
    page.add_init_script(f"delete globalThis.{missing};")
    open_offline(page, offline_site)
    expect(page.get_by_role("alert")).to_contain_text("it is too old, or WebAssembly is switched off")
    page.get_by_role("link", name="To the tables of this server").click()
    page.get_by_role("button", name="Play now").wait_for()


def test_workers_that_may_not_run_webassembly_fail_with_a_word(person: Person, offline_site: Site) -> None:
    page = person()
    engine.change_worker(page, before="delete self.WebAssembly;")
    open_offline(page, offline_site)
    expect(page.get_by_role("alert")).to_contain_text("could not start in this browser: ")
    expect(page.get_by_role("alert")).to_contain_text("WebAssembly")


def test_a_program_that_cannot_be_started_fails_with_a_word(person: Person, offline_site: Site) -> None:
    page = person()
    engine.change_worker(page, before=NO_MEMORY)
    open_offline(page, offline_site)
    expect(page.get_by_role("alert")).to_contain_text("out of memory")


def test_a_download_that_breaks_off_can_be_tried_again(person: Person, offline_site: Site) -> None:
    """Only when somebody asks for it, whatever the page requests meanwhile; these requests are then answered."""
    asked: list[str] = []

    def break_off(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page = person()
    page.clock.install()
    page.route("**/engine/app-*", break_off)
    engine.change_worker(page, before=STILL_LOADING)
    open_offline(page, offline_site)
    expect(page.get_by_role("alert")).to_be_visible()
    page.clock.run_for(60_000)
    expect(page.get_by_role("alert")).to_be_visible()
    assert len(asked) == 1
    page.clock.resume()
    page.unroute("**/engine/app-*")
    expect(page.get_by_role("button", name="Delete the games")).to_have_count(0)  # they are not to blame
    page.get_by_role("button", name="Try again").click()
    ready(page)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()


@pytest.mark.parametrize("lack", [NO_DATABASE, PRIVATE_WINDOW] if FULL else [PRIVATE_WINDOW])
def test_a_browser_that_keeps_nothing_says_so_and_plays(person: Person, offline_site: Site, lack: str) -> None:
    page = person()
    engine.change_worker(page, before=lack)
    open_offline(page, offline_site)
    ready(page)
    expect(page.get_by_text(NOT_KEPT)).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".hand .slot")).to_have_count(5)
    expect(page.get_by_text(NOT_KEPT)).to_have_count(0)


def test_a_full_disk_is_told_at_the_table_and_the_game_goes_on(player: Page, offline_site: Site) -> None:
    open_offline(player, offline_site)
    ready(player)
    table = new_table(player, "boonanza", 3)
    engine.change_worker(player, before=FULL_DISK)
    player.goto(f"{offline_site.address}/offline/tables/{table}")
    ready(player)
    tap(player, 2)
    expect(player.get_by_text(NOT_KEPT)).to_have_count(0)
    player.evaluate(FILL_DISK)
    tap(player, 4)
    expect(player.get_by_text(NOT_KEPT)).to_be_visible()
    player.get_by_role("button", name="Close", exact=True).click()
    tap(player, 2)


def test_games_that_cannot_be_read_are_deleted_only_when_somebody_says_so(player: Page, offline_site: Site) -> None:
    open_offline(player, offline_site)
    ready(player)
    new_table(player, "boonanza", 3)
    player.evaluate(SPOIL, ["pages", 0, "nonsense"])
    player.reload()
    expect(player.get_by_role("alert")).to_contain_text("file is not a database")
    player.get_by_role("button", name="Delete the games kept here").click()
    ready(player)
    player.get_by_role("button", name="Play now").wait_for()


def test_an_edition_that_is_not_understood_any_more_stops_nobody(player: Page, offline_site: Site) -> None:
    open_offline(player, offline_site)
    ready(player)
    player.evaluate(SPOIL, ["editions", "mine", "nonsense"])
    player.reload()
    ready(player)
    expect(player.get_by_role("alert")).to_contain_text("mine")


def test_a_second_worker_that_breaks_down_holds_nobody_up(player: Page, offline_site: Site) -> None:
    """It fails at its first request; another one answers from then on."""
    asked: list[str] = []

    def break_once(route: Route) -> None:
        answer = route.fetch()
        asked.append(route.request.url)
        broken = 'heard.work = () => { setTimeout(() => { throw new Error("broken") }) };' if len(asked) == 2 else ""
        route.fulfill(response=answer, body=f"{answer.text()}\n{broken}")

    player.route(engine.WORKER, break_once)
    open_offline(player, offline_site)
    ready(player)
    table = new_table(player, "duel", 2, "hunter")
    player.goto(f"{offline_site.address}/offline/tables/{table}")
    ready(player)
    tap(player, 3)
