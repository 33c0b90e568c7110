"""Where you choose a game: what an edition is for, and its prominent options."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.serving import Site
from tests.web.players import TRADED, is_over, offer_a_trade, play_on, settle, turns
from tests.web.tables import FULL, PHONE, WIDE, on, open_table

Person = Callable[..., Page]
LANGUAGES = {
    "en-GB": ("Eleven beans", "as in other printings of this box"),
    "nl": ("Elf bonen", "zoals in andere drukken van deze uitgave"),
    "de": ("Elf Bohnen", "wie in anderen Auflagen dieser Ausgabe"),
    "is": ("Ellefu baunir", "eins og í öðrum prentunum þessarar útgáfu"),
}
TURNS = 1000 if FULL else 1  # a whole game, or a look at its beginning


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_by_players_is_offered_in_plain_sight(person: Person, site: Site, language: str) -> None:
    title, words = LANGUAGES[language]
    page = person(viewport=PHONE, locale=language)
    page.goto(site.address)
    card = page.get_by_role("button", name=title)
    expect(card).to_contain_text("2–7")
    card.click()
    for screen in (PHONE, WIDE):
        page.set_viewport_size(screen)
        line = page.locator("[data-test=by-players]")
        expect(line).to_be_in_viewport()
        expect(line).to_contain_text(words)
        assert page.locator("details[open]").count() == 0


def test_the_set_up_by_players_is_chosen_with_a_tap_and_not_for_two(person: Person, site: Site) -> None:
    page = person()
    page.goto(site.address)
    page.get_by_role("button", name="Eleven beans").click()
    page.locator("[data-test=by-players] input").check()
    page.get_by_role("combobox", name="Players").select_option("2")
    expect(page.locator("[data-test=by-players]")).to_have_count(0)
    page.get_by_role("combobox", name="Players").select_option("3")
    expect(page.locator("[data-test=by-players] input")).to_be_checked()
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator(".own")).to_have_count(3)  # three fields, as the table says for three


def test_an_option_that_no_longer_fits_is_not_asked_for(person: Person, site: Site) -> None:
    page = person()
    page.goto(site.address)
    page.get_by_role("button", name="Eleven beans").click()
    page.locator("[data-test=by-players] input").check()
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator(".own")).to_have_count(2)


def test_one_tap_plays_at_once_and_another_goes_on(person: Person, site: Site) -> None:
    page = person()
    page.goto(site.address)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand .slot").first.wait_for()
    table = page.url
    assert page.locator(".seat").count() == 3
    page.goto(site.address)
    going = page.get_by_role("link", name="Continue").first
    buttons = (going, page.get_by_role("button", name="Play now"))
    tops = [button.evaluate("(one) => one.getBoundingClientRect().top") for button in buttons]
    assert tops == sorted(tops), "who has a game goes on with it first"
    going.click()
    expect(page).to_have_url(table)


def test_bots_have_four_levels_from_easy_to_hard(person: Person, site: Site) -> None:
    page = person()
    page.goto(site.address)
    page.get_by_role("button", name="Boonanza").click()
    levels = page.get_by_role("group", name="Bots").get_by_role("radio")
    expect(levels).to_have_count(4)
    assert [level.evaluate("(one) => one.value") for level in levels.all()] == ["sprout", "casual", "club", "veteran"]
    expect(levels.nth(1)).to_be_checked()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Duel").click()
    expect(levels).to_have_count(3)


def test_the_language_is_chosen_in_the_header(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    page.goto(site.address)
    page.get_by_role("banner").get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()


@on(PHONE, WIDE)
def test_the_way_into_a_game_is_in_sight_at_once(person: Person, site: Site, screen: ViewportSize) -> None:
    page = person(viewport=screen)
    page.goto(site.address)
    for part in (page.get_by_label("Your name"), page.get_by_role("button", name="Play now")):
        expect(part).to_be_in_viewport(ratio=1)
    page.locator(".edition").last.click()
    for part in (page.get_by_role("dialog").get_by_label("Your name"), page.get_by_role("combobox", name="Players")):
        expect(part).to_be_in_viewport(ratio=1)


@on(PHONE, WIDE)
def test_rules_puzzles_and_games_are_in_the_menu(person: Person, site: Site, screen: ViewportSize) -> None:
    page = person(viewport=screen)
    page.goto(site.address)
    page.get_by_role("button", name="Menu").click()
    links = page.get_by_role("dialog").get_by_role("link")
    expect(links).to_have_text(["Rules", "Puzzles", "My games"])
    links.first.click()
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(links).to_have_text(["Puzzles", "My games", "Start page"])


def test_a_guest_who_comes_by_link_is_offered_the_lesson(person: Person, site: Site) -> None:
    host, guest = person(), person(viewport=PHONE)
    table = open_table(host, site.address, edition="boonanza", seats=3, bots=0)
    guest.goto(f"{site.address}/tables/{table}")
    with guest.context.expect_page() as opened:
        guest.get_by_role("link", name="Never played?").click()
    expect(opened.value.get_by_role("region", name="Tutorial")).to_contain_text("Welcome!")
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()


def test_two_people_trade_and_play_eleven_beans_with_each_other(person: Person, site: Site) -> None:
    host, guest = person(viewport=PHONE), person()
    table = open_table(host, site.address, edition="eleven-beans", seats=2, bots=0)
    guest.goto(f"{site.address}/tables/{table}")
    guest.get_by_label("Your name").fill("Bert")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    people = [host, guest]
    for page in people:
        page.locator(".hand .slot").first.wait_for()
    offered = -1
    offers = 0
    for _ in turns(site, *people):
        now = int(host.evaluate("() => Number(document.querySelector('.board').dataset.turn)"))
        if is_over(host) or now > TURNS:
            break
        for seat, page in enumerate(people):
            if now != offered and page.locator(".builder").count() and page.locator("[data-key=e]").count():
                offered = now
                offers += offer_a_trade(page, people[1 - seat])
                settle(site, *people)
                play_on(people[1 - seat])
            settle(site, *people)
            play_on(page)
    assert offers > (1 if FULL else 0)
    host.get_by_role("button", name="Log").click()
    expect(host.get_by_role("log").get_by_text(TRADED).first).to_be_attached()
    if FULL:
        for page in people:
            expect(page.locator(".end .scores > li")).to_have_count(2)
