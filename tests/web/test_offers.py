"""What became of an offer, requests, gifts and countdowns: the market as people see it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, expect

from bohnhof.server.rooms import marketplace
from tests.server.serving import Site
from tests.web.players import settle, table_of
from tests.web.tables import PHONE, open_table
from tests.web.test_market import Person, beans, go_trading, two_people

DEAL: Final = [392, 523, 659]


def offer_everybody(site: Site, anna: Page, bert: Page) -> None:
    """Anna offers everybody a turned-up card for a bean of Bert's hand."""
    wanted = next(bean for bean in beans(bert, ".hand") if bean not in beans(anna, ".faceup"))
    anna.locator(".faceup .holder").first.click()
    anna.locator(f".builder [data-want={wanted}]").click()
    anna.locator("[data-test=offer]").click()
    settle(site, anna, bert)


def agree(page: Page) -> None:
    page.locator("[data-test=accept]").click()
    if page.locator("[data-test=give]").is_visible():
        page.locator("[data-test=give]").click()


def face(page: Page, name: str) -> Locator:
    return page.locator(".faces li", has_text=name)


def test_an_own_offer_shows_who_thinks_and_who_agrees_and_a_taker_calls_its_maker(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    anna.set_viewport_size(PHONE)
    go_trading(site, anna)
    anna.locator("[data-test=new]").click()
    offer_everybody(site, anna, bert)
    expect(face(anna, "Bert")).to_have_attribute("data-face", "thinks")
    anna.locator(".hand .holder").first.click()  # the beginning of another offer: on a phone the first is out of sight
    anna.evaluate("pitches.length = 0")
    agree(bert)
    expect(face(anna, "Bert")).to_have_attribute("data-face", "yes")
    expect(anna.locator(".offer").first.locator("[data-test=take]")).to_be_in_viewport(ratio=1)
    expect(anna.locator("#prompt")).to_have_text("Bert agrees: make the deal?")
    expect(anna).to_have_title("Bert agrees · Boonanza · Bohnhof")
    assert anna.evaluate("pitches") == DEAL


def test_who_would_end_the_trading_over_a_taker_is_asked_first(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    go_trading(site, anna)
    offer_everybody(site, anna, bert)
    agree(bert)
    anna.locator("[data-test=take]").wait_for()
    anna.get_by_role("button", name="End trading").click()
    sure = anna.get_by_role("button", name="Bert agrees. End it anyway?")
    expect(sure).to_be_visible()
    sure.click()
    expect(anna.locator(".builder")).to_have_count(0)


def test_whoever_wants_that_is_asked_before_the_trading_ends(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before I end the trading").check()
    page.keyboard.press("Escape")
    go_trading(site, page)
    page.get_by_role("button", name="End trading").click()
    page.get_by_role("button", name="Really end it?").click()
    expect(page.locator(".builder")).to_have_count(0)


def test_an_offer_that_was_refused_stays_in_sight_with_who_refused_it(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    go_trading(site, anna)
    anna.locator("#partner").select_option(label="Bert")
    anna.locator(".faceup .holder").first.click()
    anna.locator("[data-test=offer]").click()
    bert.get_by_role("button", name="Decline").click()
    expect(anna.locator(".offer[data-fate=declined]")).to_contain_text("Nobody took it.")
    expect(face(anna, "Bert")).to_have_attribute("data-face", "no")


def test_a_bot_that_refuses_says_why_beside_the_offer(person: Person, site: Site) -> None:
    site.stage(deal="7", bots="free")
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3, bot="trader")
    go_trading(site, page)
    bean = beans(page, ".faceup")[0]
    page.locator(f".builder [data-want={bean}]").click()
    page.locator(f".builder [data-want={bean}]").click()
    page.locator("[data-test=offer]").click()
    expect(page.locator(".offer[data-fate] .faces li i").first).to_be_visible()
    expect(page.locator(".offer[data-fate] .faces [data-face=no]").first).to_be_visible()
    # Who does not care to hear it sees the faces only.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show bots' comments next to offers").uncheck()
    expect(page.locator(".offer .faces li i")).to_have_count(0)


ASKED: Final = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna trade
    draw    green*9
    Anna    hand soy soy
    Bert    hand red blue red
    offer   1 Anna Bert nothing for red
    offer   2 Anna Bert soy for garden
    offer   3 Anna Bert soy for blue
"""


def test_a_request_looks_like_one_and_what_is_made_to_me_alone_is_in_sight(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    site.lay(table_of(anna), ASKED)
    bert.reload()
    request = bert.locator(".offer.asks")
    expect(request).to_contain_text("asks for")
    expect(request.get_by_role("button", name="Give")).to_be_visible()
    expect(request.get_by_role("button", name="Accept")).to_have_count(0)
    expect(bert.locator(".offer")).to_have_count(3)  # one of them wants what Bert does not have
    expect(bert.get_by_role("button", name="Counter")).to_have_count(3)
    # The prompt speaks of the first in the list, which is in sight on every screen.
    expect(bert.locator("#prompt")).to_have_text("Anna asks for a kidney bean.")


NEIGHBOURS: Final = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna trade
    draw    green*9
    Anna    hand soy soy
    Bert    hand blue red red
    offer   1 Anna Bert soy for red
"""


def test_nobody_is_asked_which_of_two_neighbours_to_give(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    site.lay(table_of(anna), NEIGHBOURS)
    bert.reload()
    bert.locator("[data-test=accept]").click()
    expect(bert.locator(".hand [data-bean]")).to_have_count(2)
    assert beans(bert, ".hand") == ["blue", "red"]


def test_a_gift_to_everybody_is_asked_for_twice(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3)
    go_trading(site, page)
    page.locator(".faceup .holder").first.click()
    page.get_by_role("button", name="Give away").click()
    expect(page.locator(".offer")).to_have_count(0)
    page.get_by_role("button", name="Really for nothing?").click()
    expect(page.locator(".offer.mine")).to_have_count(1)


def a_bot_trades(person: Person, site: Site) -> Page:
    """Anna has had her turn, and the bot after her trades, at a pace for people."""
    page = person()
    table = open_table(page, site.address, edition="boonanza", seats=3)
    go_trading(site, page)
    answer = page.request.post(f"{site.address}/api/tables/{table}/settings", data={"pace": 1})
    assert answer.ok
    page.get_by_role("button", name="End trading").click()
    for _ in range(20):
        page.locator(".board[data-unanswered='0']").wait_for(state="attached")
        page.locator(".prompt.mine, .prompt .countdown").first.wait_for()
        if page.locator(".prompt .countdown").count():
            break
        page.locator(".own.target .soil, .harvest:not([aria-disabled=true])").first.click()
    return page


def held(site: Site, page: Page) -> list[int]:
    async def look() -> list[int]:
        room = await site.server.service.lobby.room(table_of(page))
        return list(marketplace.news(room).held)

    return site.do(look())


def test_a_bot_shows_how_long_it_trades_and_waits_for_a_draft(person: Person, site: Site) -> None:
    page = a_bot_trades(person, site)
    expect(page.locator(".prompt .countdown")).to_be_visible()
    expect(page.locator(".seat.active .countdown")).to_be_visible()
    page.locator(".hand .holder").first.click()
    expect(page.locator(".prompt .countdown.held")).to_be_visible()
    assert held(site, page) == [0]
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".prompt .countdown.held")).to_have_count(0)
    assert held(site, page) == []
    turn = page.locator(".board").get_attribute("data-turn")
    page.get_by_role("button", name="Done trading").click()
    expect(page.locator(f".board:not([data-turn='{turn}'])")).to_be_attached()


def test_who_skips_what_does_not_concern_them_is_not_waited_for(person: Person, site: Site) -> None:
    page = a_bot_trades(person, site)
    turn = page.locator(".board").get_attribute("data-turn")
    page.get_by_label("Skip trades that don't concern me").click()  # when the trading ends, it is gone
    expect(page.locator(f".board:not([data-turn='{turn}'])")).to_be_attached()
    page.reload()

    async def skipping() -> set[int]:
        return (await site.server.service.lobby.room(table_of(page))).market.skipping

    page.locator(".hand .slot").first.wait_for()
    assert site.do(skipping()) == {0}
