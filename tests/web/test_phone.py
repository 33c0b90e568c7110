"""The market on a phone: what matters is visible, and nothing moves while others talk."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from bohnhof.kernel.actions import Decline
from bohnhof.server.wire.tables import Wish
from tests.server.serving import Site
from tests.web.players import settle, table_of
from tests.web.tables import LANGUAGES, PHONE, open_table
from tests.web.test_layout import at, box
from tests.web.test_market import Person, beans, go_trading, two_people
from tests.web.test_offers import a_bot_trades, agree, face, offer_everybody

# Anna trades; Cleo has an offer for her, and she has one for everybody.
TALK: Final = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna trade
    draw    green ...
    faceup  blue chili
    Anna    hand soy red garden blue chili stink green | field blue*4 | field soy*2 | coins red
    Bert    hand red blue green | field red*3 | field chili | coins blue
    Cleo    hand green blue chili | field stink*2 | field green*3
    Dora    hand chili soy green | field black-eyed*2 | field blue*3 | coins soy
    offer   1 Bert Anna red for soy
    offer   2 Anna anyone blue for green
"""


def tell_wishes(site: Site, page: Page) -> None:
    """Everybody but Anna shows what they want and would give: more kinds than fit beside each other."""

    async def tell() -> None:
        room = await site.server.service.lobby.room(table_of(page))
        for seat in (1, 2, 3):
            room.set_wish(seat, Wish([0, 1, 2, 3], [4, 5]))

    site.do(tell())
    expect(page.locator(".seat .wish")).to_have_count(3)


def test_what_others_wish_for_moves_nothing(person: Person, site: Site) -> None:
    page = at(person, site, TALK, PHONE)
    parts = (".round", ".middle", ".own .soil", "[data-test=accept]")
    before = [box(page, part) for part in parts]
    tell_wishes(site, page)
    assert [box(page, part) for part in parts] == before


def test_an_own_offer_and_its_faces_are_in_sight_below_an_offer_of_somebody_else(person: Person, site: Site) -> None:
    page = at(person, site, TALK, PHONE)
    tell_wishes(site, page)
    expect(page.locator("[data-test=accept]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".offer.mine .faces li")).to_have_count(3)
    for one in page.locator(".offer.mine .faces li").all():
        expect(one).to_be_in_viewport(ratio=0.99)
    market, faces = box(page, ".market"), box(page, ".offer.mine .faces")
    assert faces["y"] + faces["height"] <= box(page, "section.mine")["y"], "nothing lies over them"
    assert market["y"] < faces["y"]
    page.get_by_role("button", name="Withdraw").click()
    expect(page.locator(".offer.mine:not(.closed)")).to_have_count(0)


def test_whoever_agreed_can_be_dealt_with_whatever_others_say(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=4, bots=2)
    anna.set_viewport_size(PHONE)
    go_trading(site, anna)
    anna.locator("[data-test=new]").click()
    offer_everybody(site, anna, bert)
    agree(bert)
    settle(site, anna, bert)  # an answer on its way would be stored before one of these

    async def refuse() -> None:
        room = await site.server.service.lobby.room(table_of(anna))
        assert room.table is not None
        offer = int(room.table.offers[0].id)
        for seat, name in ((2, "Cleo"), (3, "Dora")):
            assert await room.enter(seat, "bot", Decline(offer))
            await room.speak("reason", seat, name, "No.", key="aloud.refuses", values={"voice": 0})

    site.do(refuse())
    tell_wishes(site, anna)
    expect(face(anna, "Dora").locator("i")).to_be_attached()
    take = anna.locator("[data-test=take]")
    expect(take).to_be_in_viewport(ratio=1)
    take.click(trial=True)


def test_what_became_of_an_offer_is_in_sight_though_no_other_is_left(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    anna.set_viewport_size(PHONE)
    go_trading(site, anna)
    anna.locator("#partner").select_option(label="Bert")
    anna.locator(".faceup .holder").first.click()
    anna.locator("[data-test=offer]").click()
    bert.get_by_role("button", name="Decline").click()
    expect(anna.locator(".offer[data-fate=declined]")).to_be_in_viewport(ratio=0.9)
    anna.locator(".faceup .holder").first.click()
    expect(anna.locator("[data-test=offer]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_said_to_a_bots_trading_stands_on_one_line(person: Person, site: Site, language: str) -> None:
    page = a_bot_trades(person, site)
    page.set_viewport_size(PHONE)
    page.evaluate("(code) => localStorage.setItem('bohnhof.language', code)", language)
    page.reload()
    page.locator(".prompt .countdown").wait_for()
    page.locator(f"html[lang={language}]").wait_for(state="attached")
    buttons = page.locator(".prompt .buttons > *")
    middles = [one["y"] + one["height"] / 2 for one in (button.bounding_box() for button in buttons.all()) if one]
    assert len(middles) == 4  # the countdown, done, skip, the coach
    assert max(middles) - min(middles) < 4
    name = page.locator(".seat.active .name")
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "whose turn it is can be read"


def test_a_tap_on_a_name_begins_an_offer_to_that_seat(person: Person, site: Site) -> None:
    page = at(person, site, TALK, PHONE)
    expect(page.locator(".builder")).to_be_hidden()
    name = page.locator(".seat .name").nth(1)
    who = name.locator(".who").inner_text()
    page.get_by_role("button", name=f"Make an offer to {who}").click()
    expect(page.locator("#partner option:checked")).to_have_text(who)
    page.locator(".faceup .holder").first.click()
    page.locator(".builder [data-want=green]").click()
    page.locator("[data-test=offer]").click()
    settle(site, page)
    expect(page.locator(".offer.mine .faces").last.locator("li")).to_have_text([f"{who} … is thinking"])
    expect(page.locator(".builder")).to_be_hidden()


def test_the_host_finds_the_pace_of_the_bots_in_the_settings(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    table = open_table(page, site.address, edition="boonanza", seats=3)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Pace of the bots").select_option("calm")

    async def pace() -> float:
        return (await site.server.service.lobby.room(table)).settings.pace

    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Pace of the bots")).to_have_value("calm")
    assert site.do(pace()) == 2


def test_no_line_begins_with_a_full_stop(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    open_table(page, site.address, edition="boonanza", seats=3)
    go_trading(site, page)
    page.get_by_role("button", name="Log").click()
    page.get_by_role("button", name="All", exact=True).click()
    log = page.get_by_role("log", name="Log")
    turned = log.locator("li", has_text="turn up")
    assert len(beans(page, ".faceup")) == 2
    # However narrow it is: the mark behind the last bean is on its line.
    for width in range(60, 200, 7):
        turned.evaluate("(line, width) => line.style.width = `${width}px`", width)
        assert turned.evaluate(LAST_MARK_IS_BESIDE), width


LAST_MARK_IS_BESIDE: Final = """
(line) => {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let last = null;
  while (walker.nextNode()) if (walker.currentNode.data.trim()) last = walker.currentNode;
  const range = document.createRange();
  range.selectNodeContents(last);
  const mark = range.getBoundingClientRect();
  const beans = [...line.querySelectorAll('.beans')].at(-1).getBoundingClientRect();
  return last.data.trim() === '.' && mark.top < beans.bottom && mark.bottom > beans.top;
}
"""
