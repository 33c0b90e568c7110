"""What makes trading lively: matching wishes, the tab that alerts you, sounds, and a rematch of the same people."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Site
from tests.web.players import TRADED, is_over, play_on, settle, table_of, turns
from tests.web.tables import FULL, PHONE, open_table

Person = Callable[..., Page]
# Notes the pitches that the page would play.
LISTEN: Final = """
  window.pitches = [];
  window.AudioContext = class {
    currentTime = 0;
    state = 'running';
    createGain() {
      return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next };
    }
    createOscillator() {
      const tone = { frequency: {}, connect: (next) => next, start: () => window.pitches.push(tone.frequency.value) };
      return { ...tone, start: tone.start, stop() {}, frequency: tone.frequency };
    }
  };
"""
TURN: Final = [523, 659]
OFFER: Final = [587, 784]


def two_people(person: Person, site: Site, edition: str, **options: object) -> tuple[Page, Page]:
    """Anna, who begins, and Bert at one table; a third seat, if there is one, is a bot's."""
    anna, bert = person(), person()
    for page in (anna, bert):
        page.add_init_script(LISTEN)
    table = open_table(anna, site.address, edition=edition, **options)
    bert.goto(f"{site.address}/tables/{table}")
    bert.get_by_label("Your name").fill("Bert")
    bert.get_by_role("button", name="Sit down").click()
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, bert):
        page.locator(".hand .slot").first.wait_for()
    settle(site, anna, bert)
    return anna, bert


def go_trading(site: Site, page: Page) -> None:
    page.locator(".own.target .soil").first.click()
    page.get_by_role("button", name="Done").click()
    page.locator(".builder").wait_for()
    settle(site, page)


def pin(page: Page, side: str, bean: str) -> None:
    if page.locator(".wishes[open]").count() == 0:
        page.locator(".wishes summary").click()
    button = page.get_by_role("group", name=side, exact=True).locator(f"[data-pin={bean}]")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def beans(page: Page, place: str) -> list[str]:
    return [card.get_attribute("data-bean") or "" for card in page.locator(f"{place} [data-bean]").all()]


def test_wishes_that_meet_light_up_and_become_an_offer_with_one_tap(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    go_trading(site, anna)
    bert.locator(".wishes summary").wait_for()
    spare = beans(anna, ".faceup")[0]
    wanted = next(bean for bean in beans(bert, ".hand") if bean != spare)
    pin(anna, "I want", wanted)
    expect(bert.locator(".seat", has_text="Anna").locator(".wish")).to_be_visible()
    pin(anna, "I offer", spare)
    expect(anna.locator(".match")).to_have_count(0)
    pin(bert, "I offer", wanted)
    pin(bert, "I want", spare)
    for page, other in ((anna, "Bert"), (bert, "Anna")):
        expect(page.locator(".match")).to_contain_text(f"{other} wants your")
        expect(page.locator(".seat.matched")).to_contain_text(other)
    anna.get_by_role("button", name="Offer it").click()
    bert.locator("[data-test=accept]").click()
    settle(site, anna, bert)
    if bert.locator("[data-test=give]").count():  # he has the bean more than once: which one?
        bert.locator("[data-test=give]").click()
    expect(anna.get_by_role("log").get_by_text(TRADED)).to_be_attached()


def test_what_one_wants_is_pinned_where_offers_are_made_and_shown_at_ones_own_seat(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    go_trading(site, anna)
    anna.locator(".builder [data-want=blue]").click()
    anna.get_by_role("button", name="Show everybody that you want it").click()
    expect(anna.locator("[data-test=my-wish]")).to_contain_text("wants blue bean")
    expect(bert.locator(".seat", has_text="Anna").locator(".wish")).to_contain_text("wants blue bean")


def test_on_a_phone_an_own_offer_is_at_hand_however_many_others_there_are(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    bert.set_viewport_size(PHONE)
    go_trading(site, anna)
    anna.locator("#partner").select_option(label="Bert")
    for card in (anna.locator(".faceup .holder"), anna.locator(".hand .holder")):
        for copy in (card.first, card.nth(1)):
            copy.click()
            anna.locator("[data-test=offer]").click()
            settle(site, anna, bert)
    offers = bert.get_by_role("button", name="Offers 4")
    expect(offers).to_be_in_viewport()
    expect(bert.locator("[data-test=accept]").first).to_be_in_viewport()
    bert.get_by_role("button", name="New offer").click()
    for part in ("#partner", "[data-test=offer]", ".builder [data-want=blue]"):
        expect(bert.locator(part)).to_be_in_viewport(ratio=1)
    offers.click()
    expect(bert.locator("[data-test=offer]")).to_be_hidden()
    bert.locator(".hand .holder").first.click()  # a card that is tapped is the beginning of an offer
    expect(bert.locator("[data-test=offer]")).to_be_in_viewport(ratio=1)
    bert.locator("[data-test=offer]").click()
    expect(bert.get_by_role("button", name="Withdraw")).to_be_attached()
    expect(bert.locator("[data-test=offer]")).to_be_hidden()


def test_where_there_is_room_offers_and_an_own_one_are_both_in_sight(person: Person, site: Site) -> None:
    page = person(viewport={"width": 768, "height": 1024})
    open_table(page, site.address, edition="boonanza", seats=3)
    go_trading(site, page)
    page.locator(".faceup .holder").first.click()
    page.locator("[data-test=offer]").click()
    page.locator("[data-test=offer]").click()  # a gift to everybody is asked for twice
    expect(page.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(page.locator(".builder")).to_be_visible()
    expect(page.get_by_role("button", name="New offer")).to_be_hidden()


def test_title_and_sounds_call_whose_turn_it_is_and_who_gets_an_offer(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    expect(anna).to_have_title("Your turn · Boonanza · Bohnhof")
    expect(bert).to_have_title("Boonanza · Bohnhof")
    anna.wait_for_function("pitches.length > 0")
    assert anna.evaluate("pitches") == TURN
    assert bert.evaluate("pitches") == []
    go_trading(site, anna)
    anna.locator("#partner").select_option(label="Bert")
    anna.locator(".faceup .holder").first.click()
    anna.locator("[data-test=offer]").click()
    expect(bert).to_have_title("An offer for you · Boonanza · Bohnhof")
    bert.wait_for_function("pitches.length > 0")
    assert bert.evaluate("pitches") == OFFER
    bert.get_by_role("button", name="Decline").click()
    expect(bert).to_have_title("Boonanza · Bohnhof")

    # Whoever turned the sounds off hears none, and is still called by the title.
    bert.get_by_role("button", name="Menu").click()
    bert.get_by_role("button", name="Settings").click()
    bert.get_by_label("Sounds").uncheck()
    bert.keyboard.press("Escape")
    anna.get_by_role("button", name="End trading").click()
    for _ in turns(site, anna, bert, most=50):
        if "Your turn" in bert.title():
            break
        play_on(anna)
    assert bert.evaluate("pitches") == OFFER


@pytest.mark.skipif(not FULL, reason="a whole game of two people: make test-web plays it")
def test_two_people_play_again_at_a_new_table(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "duel", seats=2, bots=0)
    first = anna.url
    for _ in turns(site, anna, bert):
        if is_over(anna) and is_over(bert):
            break
        # One after the other: what one of them taps can take away what the other would tap.
        assert play_on(anna) != "waits" or play_on(bert) != "waits"
    anna.get_by_role("button", name="Play again").click()
    anna.locator(".hand .slot").first.or_(anna.get_by_role("heading", name="Players")).wait_for()
    assert anna.url != first
    bert.get_by_role("link", name="Join the rematch").click()
    expect(bert).to_have_url(anna.url)
    for page in (anna, bert):
        expect(page.get_by_text("Bert", exact=True).first).to_be_visible()


COINS: Final = """
    edition bohnanza +coin-trading
    seats   Anna Bert Cleo
    turn    Anna trade
    draw    green*9
    Anna    hand soy soy
    Bert    hand red blue red | coins blue
    offer   1 Anna Bert soy for red+coin:blue
"""
STORED: Final = """
    edition high-bohn
    seats   Anna Bert Cleo
    turn    Anna trade
    draw    green*9
    Anna    hand soy soy
    Bert    hand red blue soy blue | store red | buildings store-2
    offer   1 Anna Bert soy for red*2+blue
"""


@pytest.mark.parametrize(
    ("position", "edition", "options", "left"),
    [(COINS, "bohnanza", ["coin-trading"], ["red", "blue"]), (STORED, "high-bohn", [], ["blue", "soy"])],
    ids=["coins", "stored cards"],
)
def test_who_chooses_a_copy_gives_the_coins_and_stored_cards_that_are_wanted_too(
    person: Person, site: Site, position: str, edition: str, options: list[str], left: list[str]
) -> None:
    anna, bert = two_people(person, site, edition, seats=3, bots=1, options=options)
    site.lay(table_of(anna), position)
    bert.reload()
    offer = bert.locator(".offer.forme")
    offer.get_by_role("button", name="Accept").click()
    choices = offer.locator(".picker .row button")
    choices.nth(1 if options else 3).click()  # the last copy of the bean that is there twice
    offer.get_by_role("button", name="Give these").click()
    expect(bert.locator(".hand [data-bean]")).to_have_count(2)
    assert beans(bert, ".hand") == left
    settle(site, anna, bert)


def test_one_person_plays_again_with_the_same_bots(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="al-cabohne-solo", seats=1)
    page.locator(".hand .slot").first.wait_for()
    first = page.url
    site.finish(table_of(page))
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(first)
    expect(page.locator(".hand .slot")).to_have_count(7)


def test_who_watched_may_watch_the_rematch(person: Person, site: Site) -> None:
    page, watcher = person(), person()
    table = open_table(page, site.address, edition="al-cabohne-solo", seats=1)
    page.locator(".hand .slot").first.wait_for()
    site.finish(table)
    watcher.goto(f"{site.address}/tables/{table}")
    expect(watcher.locator(".end")).to_be_visible()
    expect(watcher.get_by_role("button", name="Play again")).to_have_count(0)
    page.get_by_role("button", name="Play again").click()
    expect(watcher.get_by_role("link", name="Watch the rematch")).to_be_visible()
    expect(watcher.get_by_role("link", name="Join the rematch")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Only the front card of the hand may be planted."),
        ("nl", "Alleen de voorste handkaart mag worden geplant."),
        ("de", "Nur die vorderste Handkarte darf angebaut werden."),
        ("is", "Aðeins má sá fremsta spilinu á hendi."),
    ],
)
def test_a_refusal_speaks_the_readers_language(person: Person, site: Site, language: str, words: str) -> None:
    page = person(locale=language)
    open_table(page, site.address, edition="boonanza", seats=3)
    page.locator(".hand .slot .holder").nth(1).click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(words)
    alert.get_by_role("button", name=re.compile("B3.1")).click()
    expect(alert.get_by_role("heading")).to_contain_text("B3.1")
