"""Playing in a browser without a server: once the engine is loaded, no network is used."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bohnhof.editions import EDITIONS as PUBLISHED
from bohnhof.server.http import pages
from tests.server import serving
from tests.server.serving import Site
from tests.web import engine
from tests.web.offline import new_table, ready, tap
from tests.web.players import MOST_TAPS
from tests.web.tables import FULL

Person = Callable[..., Page]

EDITIONS = [(id, min(edition.set_ups)) for id, edition in PUBLISHED.items()]


def test_somebody_plays_here_from_the_first_page_and_goes_on_after_a_reload_without_a_network(
    player: Page, offline_site: Site
) -> None:
    page = player
    page.goto(offline_site.address)
    page.get_by_role("link", name="Play here, without a server").click()
    ready(page)
    page.get_by_text("Your games stay on this device").wait_for()
    expect(page.get_by_role("button", name="Invite friends")).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".hand .slot")).to_have_count(5)
    # The network goes: page and engine were kept, and so is the game.
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.locator(".own.target .soil").first.click()
    expect(page.locator(".hand .slot")).to_have_count(4)
    page.reload()
    ready(page)
    expect(page.locator(".hand .slot")).to_have_count(4)


def test_a_whole_game_is_played_by_taps_without_a_network(player: Page, offline_site: Site, tmp_path: Path) -> None:
    page = player
    page.goto(f"{offline_site.address}/offline/")
    ready(page)
    table = new_table(page, "al-cabohne-solo", 1)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto(f"{offline_site.address}/offline/tables/{table}")
    ready(page)
    assert not tap(page, 20)
    page.reload()  # in the middle
    ready(page)
    assert tap(page, MOST_TAPS)
    expect(page.locator(".end .scores > li")).to_have_count(2)  # the player, and the mafia
    with page.expect_download() as found:
        page.get_by_role("link", name="Record").click()
    record = Path(found.value.path()).read_text(encoding="utf-8")
    assert record.startswith("record ")
    assert "= over" in record
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_bot_plays_on_after_a_reload_without_a_network(player: Page, offline_site: Site) -> None:
    page = player
    page.goto(f"{offline_site.address}/offline/")
    ready(page)
    table = new_table(page, "duel", 2, "casual")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto(f"{offline_site.address}/offline/tables/{table}")
    ready(page)
    assert not tap(page, 2)
    page.reload()
    ready(page)
    assert not tap(page, 10)
    expect(page.get_by_role("log")).to_contain_text("Turn 3")  # the bot has had a turn, and it is one's own again


@pytest.mark.skipif(not FULL, reason="make test-web plays them all")
@pytest.mark.parametrize(("edition", "seats"), EDITIONS)
def test_every_edition_is_played_to_its_end(player: Page, offline_site: Site, edition: str, seats: int) -> None:
    page = player
    page.goto(f"{offline_site.address}/offline/")
    ready(page)
    table = new_table(page, edition, seats)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto(f"{offline_site.address}/offline/tables/{table}")
    ready(page)
    assert tap(page, MOST_TAPS)


def test_one_tab_at_a_time_has_the_games(player: Page, offline_site: Site) -> None:
    player.goto(f"{offline_site.address}/offline/")
    ready(player)
    other = player.context.new_page()
    other.goto(f"{offline_site.address}/offline/")
    expect(other.get_by_text("open in another tab")).to_be_visible()
    player.close()
    ready(other)


def test_an_edition_of_ones_own_is_dropped_in_and_stays(player: Page, offline_site: Site, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('id = "my-beans"\ntitle = "My beans"\nsummary = "Mine."\nbased_on = "boonanza"\n', encoding="utf-8")
    player.goto(f"{offline_site.address}/offline/")
    ready(player)
    player.locator("[data-test=edition]").set_input_files(file)
    expect(player.locator("[data-test=edition-my-beans]")).to_contain_text("My beans")
    file.write_text("nonsense", encoding="utf-8")
    player.locator("[data-test=edition]").set_input_files(file)
    expect(player.get_by_role("alert")).to_contain_text("mine.toml")


def test_a_position_is_judged_and_played_on_by_the_kernel(player: Page, offline_site: Site) -> None:
    player.goto(f"{offline_site.address}/offline/referee")
    ready(player)
    player.get_by_role("button", name="Judge").click()
    verdicts = player.locator("[data-test=verdicts]")
    expect(verdicts).to_contain_text("refused by B7.3")
    expect(verdicts.locator("li")).to_have_count(3)
    player.get_by_role("button", name="Play on from here").click()
    player.get_by_role("button", name="Anna", exact=True).click()
    player.locator("[data-key=e]").first.click()  # she ends the trading
    expect(player.locator(".own.target")).not_to_have_count(0)
    player.get_by_role("button", name="Back to the text").click()
    expect(player.get_by_role("textbox", name="Position and actions")).to_have_value(re.compile("turn +Anna aside"))


def test_an_example_of_the_rule_book_is_opened_and_judged(player: Page, offline_site: Site) -> None:
    player.goto(f"{offline_site.address}/offline/rules/bohnanza")
    ready(player)
    player.get_by_role("searchbox").fill("B7.3")
    player.get_by_role("link", name="Open an example and play on").first.click()
    expect(player.get_by_role("textbox", name="Position and actions")).to_have_value(re.compile("^edition "))
    player.get_by_role("button", name="Judge").click()
    expect(player.locator("[data-test=verdicts] li").first).to_be_visible()


def test_a_record_of_a_server_is_checked_in_the_browser_with_its_signature(
    player: Page, offline_site: Site, tmp_path: Path
) -> None:
    """A whole game of bots at the server, downloaded; then the same with another name in it."""
    record = offline_site.do(finished_game(offline_site))
    file = tmp_path / "game.txt"
    player.goto(f"{offline_site.address}/offline/referee")
    ready(player)
    file.write_text(record, encoding="utf-8")
    player.locator("[data-test=record]").set_input_files(file)
    findings = player.locator("[data-test=findings]")
    expect(findings).to_contain_text("the owner of the key")
    expect(findings).not_to_contain_text("FALSE")
    file = tmp_path / "changed.txt"
    file.write_text(record.replace("Anna", "Eva"), encoding="utf-8")
    player.locator("[data-test=record]").set_input_files(file)
    expect(player.get_by_role("alert")).to_be_visible()


async def finished_game(site: Site) -> str:
    """The record of a short game that somebody played by taps."""
    person = site.server.person()
    made = await person.set_up(edition="al-cabohne-solo", players=1, start=True)
    async with person.at(made["table"], made["token"]) as player:
        await player.play(3)
    answer = await person.http.get(f"/games/{made['table']}.txt")
    return answer.text


def test_a_server_without_the_engine_says_so_in_one_line(person: Person, site: Site, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "engine_folder", lambda: None)
        with serving.site(tmp_path) as bare:
            page = person()
            page.goto(bare.address)
            page.get_by_role("button", name="Play now").wait_for()
            expect(page.get_by_role("link", name="Play here, without a server")).to_have_count(0)
            page.goto(f"{bare.address}/offline")
            expect(page.get_by_role("alert")).to_contain_text("without the game that runs in your browser")


def test_only_the_engines_workers_may_run_webassembly(person: Person, offline_site: Site) -> None:
    request = person().request
    for path in ("/", "/offline/", "/offline/tables/any", "/service-worker.js"):
        policy = request.get(offline_site.address + path).headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe-eval" not in policy
    worker = request.get(f"{offline_site.address}/engine/{engine.index()['worker']}")
    assert worker.headers["content-security-policy"].count("'wasm-unsafe-eval'") == 1
    assert "'unsafe-eval'" not in worker.headers["content-security-policy"]
    assert "immutable" in worker.headers["cache-control"]
    assert request.get(f"{offline_site.address}/engine/engine.json").headers["cache-control"] == "no-cache"


def test_the_page_can_be_installed(person: Person, offline_site: Site) -> None:
    page = person()
    page.goto(offline_site.address)
    manifest = page.request.get(page.locator("link[rel=manifest]").evaluate("link => link.href")).json()
    for icon in manifest["icons"]:
        found = page.request.get(f"{offline_site.address}/{icon['src']}")
        assert found.body()[:8] == b"\x89PNG\r\n\x1a\n", icon
    assert page.request.get(f"{offline_site.address}/{manifest['start_url']}").ok


def test_who_never_plays_offline_loads_nothing_of_it(person: Person, offline_site: Site) -> None:
    page = person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(offline_site.address)
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand .slot").first.wait_for()
    assert [url for url in asked if "/engine/" in url or "service-worker" in url] == []
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
