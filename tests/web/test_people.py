"""Several people at one table, each in a separate browser; reloads and second devices."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.serving import Site
from tests.web.players import TRADED, is_over, offer_a_trade, play_on, settle, turns
from tests.web.tables import FULL, PHONE, open_table

Person = Callable[..., Page]
TURNS = 400 if FULL else 1  # a whole game, or a look at its beginning


def sit_down(person: Person, site: Site) -> list[Page]:
    """Four people come to one table: one sets it up, the others have its link."""
    host = person()
    table = open_table(host, site.address, edition="boonanza", seats=4, bots=0)
    guests = [person(viewport=PHONE), person(), person()]
    for name, guest in zip(("Bert", "Cleo", "Dora"), guests, strict=True):
        guest.goto(f"{site.address}/tables/{table}")
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Sit down").click()
        expect(guest.get_by_text("Waiting for the host to start the game.")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    people = [host, *guests]
    for page in people:
        page.locator(".hand .slot").first.wait_for()
    return people


def test_four_people_play_and_trade_by_clicks(person: Person, site: Site) -> None:
    people = sit_down(person, site)
    offers = 0
    turn = -1
    for _ in turns(site, *people):
        now = turn_of(people[0])
        if is_over(people[0]) or now > TURNS:
            break
        for seat, page in enumerate(people):
            # On every turn the active player offers something once, before ending the trading.
            if now != turn and page.locator(".builder").count() and page.locator("[data-key=e]").count():
                turn = now
                offers += offer_a_trade(page, people[(seat + 1) % 4])
                for other in people[seat + 1 :] + people[:seat]:
                    settle(site, *people)
                    play_on(other)
            settle(site, *people)
            play_on(page)
    assert offers > (1 if FULL else 0)
    for page in people:
        if page.viewport_size == PHONE:
            page.get_by_role("button", name="Log").click()
        expect(page.get_by_role("log").get_by_text(TRADED).first).to_be_attached()
    if FULL:
        for page in people:
            expect(page.locator(".end .scores > li")).to_have_count(4)


def turn_of(page: Page) -> int:
    """The turn that the log has come to."""
    return int(page.evaluate("() => Number(document.querySelector('.board').dataset.turn)"))


def test_a_reload_and_a_second_device_find_the_seat_again(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3)
    front = page.locator(".hand .slot").first.locator("[data-bean]")
    expect(front).to_be_visible()
    page.locator(".own.target .soil").first.click()
    expect(page.locator(".own .count")).to_have_text("×1")
    hand = page.locator(".hand").aria_snapshot()
    page.reload()
    expect(page.locator(".hand .slot")).to_have_count(4)
    assert page.locator(".hand").aria_snapshot() == hand

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="Play on another device").click()
    link = page.get_by_role("textbox", name="Play on another device").input_value()
    phone = person(viewport=PHONE)
    phone.goto(link)
    expect(phone.locator(".hand .slot")).to_have_count(4)
    assert phone.locator(".hand").aria_snapshot() == hand
    assert "#" not in phone.url


def test_who_was_away_finds_the_whole_log_again(person: Person, site: Site) -> None:
    page = person()
    lines: list[WebSocketRoute] = []
    away = False

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if away:
            line.close()
        else:
            line.connect_to_server()

    page.route_web_socket("**/live", connect)
    open_table(page, site.address, edition="boonanza", seats=3)
    page.locator(".own.target .soil").first.click()
    expect(page.locator(".own .count")).to_have_text("×1")
    phone = page.context.new_page()
    phone.goto(page.url)
    expect(phone.locator(".own .count")).to_have_text("×1")
    away = True
    lines[-1].close()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    for _ in turns(site, phone):
        if turn_of(phone) >= 5:
            break
        play_on(phone)
    expect(phone.locator(".prompt.mine")).to_be_visible()
    away = False
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    told, again = (one.get_by_role("log").locator("li") for one in (phone, page))
    expect(again).to_have_count(told.count())
    for before, after in zip(told.all_text_contents(), again.all_text_contents(), strict=True):
        assert before == after or "draw" in before  # what was drawn meanwhile lies in the hand


def test_chat_reaches_the_others_with_a_badge_and_can_be_muted(person: Person, site: Site) -> None:
    people = sit_down(person, site)
    host, bert = people[0], people[1]
    host.get_by_role("button", name="Chat").click()
    host.get_by_label("Say something").fill("Who has soy?")
    host.get_by_role("button", name="Send").click()
    expect(bert.get_by_role("button", name="Chat")).to_contain_text("1")
    bert.get_by_role("button", name="Chat").click()
    expect(bert.get_by_role("log").get_by_text("Who has soy?")).to_be_visible()
