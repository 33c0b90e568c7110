"""The connection between page and table: half-dead ones, invalid seat links, and windows of somebody who left."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.serving import Site
from tests.web.tables import open_table

Person = Callable[..., Page]
LOST = "Connection lost"


def test_a_line_on_which_nobody_answers_is_noticed_and_what_was_done_is_sent_again(person: Person, site: Site) -> None:
    page = person()
    page.clock.install()
    lines: list[WebSocketRoute] = []
    dead: list[WebSocketRoute] = []  # these swallow what the page says, without a word

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        line.on_message(lambda message: None if line in dead else server.send(message))

    page.route_web_socket("**/live", connect)
    open_table(page, site.address, edition="boonanza", seats=3)
    expect(page.locator(".hand .slot")).to_have_count(5)
    dead.append(lines[-1])
    page.locator(".own.target .soil").first.click()
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill("Is anybody there?")
    page.get_by_role("button", name="Send").click()
    page.clock.run_for(16_000)  # a ping at the latest now
    page.clock.run_for(10_000)  # and no answer
    page.clock.run_for(500)  # the pause before the next attempt
    expect(page.locator(".own .count")).to_have_text("×1")
    expect(page.get_by_role("log").get_by_text("Is anybody there?")).to_be_visible()
    expect(page.get_by_text(LOST)).to_be_hidden()
    assert len(lines) > 1


def test_a_seat_link_that_opens_nothing_takes_no_seat_away(person: Person, site: Site) -> None:
    page = person()
    table = open_table(page, site.address, edition="boonanza", seats=3)
    expect(page.locator(".hand .slot")).to_have_count(5)
    page.goto(f"{site.address}/")
    page.goto(f"{site.address}/tables/{table}#seat=garbage")
    expect(page.locator(".hand .slot")).to_have_count(5)
    assert page.evaluate(f"() => localStorage.getItem('bohnhof.seat.{table}')") is None
    page.reload()
    expect(page.locator(".hand .slot")).to_have_count(5)


def test_whoever_left_stays_away_in_every_window(person: Person, site: Site) -> None:
    host, guest = person(), person()
    table = open_table(host, site.address, edition="boonanza", seats=4, bots=0)
    guest.goto(f"{site.address}/tables/{table}")
    guest.get_by_label("Your name").fill("Bert")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("Waiting for the host to start the game.")).to_be_visible()
    window = guest.context.new_page()
    window.goto(guest.url)
    expect(window.get_by_text("Waiting for the host to start the game.")).to_be_visible()
    assert guest.request.post(f"{site.address}/api/tables/{table}/leave").ok
    for page in (guest, window):
        expect(page.get_by_text("You have left this table.")).to_be_visible()
    seats = host.request.get(f"{site.address}/api/tables/{table}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open", "open"]


def test_whoever_has_no_network_is_told_so_at_once(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3)
    expect(page.locator(".hand .slot")).to_have_count(5)
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_be_hidden()
    page.locator(".own.target .soil").first.click()
    expect(page.locator(".own .count")).to_have_text("×1")


def test_a_tap_that_is_not_answered_is_said_to_be_on_its_way(person: Person, site: Site) -> None:
    page = person()
    page.clock.install()
    deaf: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: None if deaf else server.send(message))
        lines.append(line)

    lines: list[WebSocketRoute] = []
    page.route_web_socket("**/live", connect)
    open_table(page, site.address, edition="boonanza", seats=3)
    expect(page.locator(".hand .slot")).to_have_count(5)
    deaf.append(lines[-1])
    page.locator(".own.target .soil").first.click()
    page.clock.run_for(3000)
    expect(page.get_by_text("Sending …")).to_be_visible()
