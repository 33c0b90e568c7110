"""What somebody who sees the table for the first time would stumble over: things that jump, wrap, or are cut off."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.serving import Site
from tests.web.players import table_of
from tests.web.tables import FULL, LANGUAGES, ON_ITS_SIDE, PHONE, TABLET, WIDE, on, open_table
from tests.web.test_drama import SHUFFLING, end
from tests.web.test_drama import at as in_play
from tests.web.test_layout import BUSY, LARGE, Person, at, box
from tests.web.test_party import TELEVISION

Screen = ViewportSize
BUYING: Final = """
    edition high-bohn
    seats   Anna Bert Cleo Dora Emil
    turn    Bert trade
    draw    green ...
    faceup  blue chili
    Anna    hand soy red garden blue | field blue*4 | field soy*2 | coins blue*2 red | buildings store-1 jail-1
    Bert    hand red blue green | field red*3 | field chili*2
    Cleo    hand green blue chili | field stink*2 | field green*3
    Dora    hand chili soy green | field black-eyed*2 | field blue*5
    Emil    hand chili soy green | field garden*2 | field soy
    offer   1 Bert Anna red+blue for soy
"""
SEVEN: Final = """
    edition eleven-beans
    seats   Anna Bert Cleo Dora Emil Frida Gus
    turn    Anna plant
    draw    green ...
    Anna    hand soy red blue | field blue*4 | field soy*2
"""

TRADING_SEVEN: Final = SEVEN.replace("Anna plant", "Anna trade") + "faceup blue chili"
BUYING_SEVEN: Final = TRADING_SEVEN.replace("soy*2", "soy*2 | coins red*3")
TAKER: Final = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna trade
    draw    green ...
    faceup  blue chili
    Anna    hand soy red garden | field blue*4 | field soy*2 | coins red blue*2
    Bert    hand red blue green
    offer   1 Anna anyone blue@up1 for green | yes Bert green@3
    offer   2 Dora Anna nothing for red
"""
ASKED_TWICE: Final = BUYING + "    offer   2 Bert anyone nothing for garden\n"
STREET: Final = (
    BUYING[: BUYING.index("    faceup")].replace("Bert trade", "Anna plant") + "Anna hand soy | coins blue*2"
)
THREE_FIELDS: Final = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna plant
    draw    green ...
    Anna    hand soy | field blue*4 | field soy*2 | field red
"""
AFTER_TRADING: Final = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna aside
    draw    green ...
    Anna    hand soy red | field blue*4 | field soy*2 | aside chili green
"""


class Sight(NamedTuple):
    """A state of the table, and what must be seen whole there: not cut off, not scrolled away."""

    screen: ViewportSize
    position: str
    whole: Sequence[str]
    taps: Sequence[str] = ()
    locale: str = "en-GB"


SIGHTS: Final = {
    "others and piles of five on a phone": Sight(PHONE, BUYING, [".round .small-field", ".pile .caption"]),
    "others and piles of five on its side": Sight(ON_ITS_SIDE, BUYING, [".round .small-field", ".pile .caption"]),
    "others of seven on its side": Sight(ON_ITS_SIDE, TRADING_SEVEN, [".round .small-field"]),
    "others on its side while an offer is made": Sight(
        ON_ITS_SIDE, BUSY, [".round .small-field"], ["[data-test=new]", ".faceup .holder"]
    ),
    "others of seven on a phone while an offer is made": Sight(
        PHONE, BUYING_SEVEN, [".round .small-field"], ["[data-test=new]", ".faceup .holder"]
    ),
    "what is asked first, and its answers, on a phone": Sight(
        PHONE, ASKED_TWICE, [".offer:first-child .terms", ".offer:first-child .answers button"]
    ),
    "the coach on a phone": Sight(PHONE, BUSY, [".coach li", ".own .soil"], ["[data-key=h]"]),
    "piles on a phone": Sight(PHONE, BUSY, [".pile .caption"]),
    "houses on a phone": Sight(PHONE, STREET, [".house"]),
    "houses on its side": Sight(ON_ITS_SIDE, STREET, [".house"]),
    "the step that is to be done on a phone": Sight(PHONE, AFTER_TRADING, [".guide .now"]),
    "the coach on its side": Sight(ON_ITS_SIDE, BUSY, [".coach li", ".own .soil"], ["[data-key=h]"], "de"),
    "the coach beside cards to be planted": Sight(WIDE, BUSY, [".coach li", ".own .soil"], ["[data-key=h]"]),
    "the coach on a large screen": Sight(LARGE, BUSY, [".coach li", ".own .soil"], ["[data-key=h]"]),
    "the chat on its side": Sight(ON_ITS_SIDE, BUSY, [".chat .more > label", ".chat summary"], ["[data-key=c]"]),
    "the beans on its side": Sight(ON_ITS_SIDE, BUSY, [".side tr:not(.name)"], ["[data-key=b]"]),
} | {
    f"every wish at a table of seven, {name}, {language}": Sight(
        screen, TRADING_SEVEN, ["[data-want]", ".less"], ["[data-test=new]", ".faceup .holder"], language
    )
    for name, screen, language in (*(("phone", PHONE, one) for one in LANGUAGES), ("on its side", ON_ITS_SIDE, "de"))
}


# What of these is cut off, scrolled away, or lies under something else.
NOT_WHOLE: Final = """(all) => Promise.all(all.map((one) => new Promise((resolve) =>
  new IntersectionObserver(([seen], observer) => {
    observer.disconnect();
    const { x, y, width, height } = one.getBoundingClientRect();
    const isOnTop = [y + 3, y + height - 3].every((level) => {
      const top = document.elementFromPoint(x + width / 2, level);
      return top && (one.contains(top) || top.contains(one));
    });
    resolve(seen.intersectionRatio < 0.98 || !isOnTop ? [one.textContent] : []);
  }).observe(one)))).then((found) => found.flat())"""


@pytest.mark.parametrize("sight", SIGHTS.values(), ids=SIGHTS)
def test_what_is_spoken_of_is_seen_whole(person: Person, site: Site, sight: Sight) -> None:
    page = at(person, site, sight.position, sight.screen, locale=sight.locale)
    for tap in sight.taps:
        page.locator(tap).first.click()
    for part in sight.whole:
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.98)
        assert page.locator(part).evaluate_all(NOT_WHOLE) == [], part


def places(page: Page, selector: str) -> list[tuple[float, float]]:
    """Where everything of a kind is."""
    found: list[tuple[float, float]] = page.locator(selector).evaluate_all(
        "all => all.map((one) => { const { x, y } = one.getBoundingClientRect(); return [x, y]; })"
    )
    return found


def make_an_offer(page: Page) -> None:
    if page.locator("[data-test=new]").is_visible():  # a phone shows either the offers or the one being made
        page.locator("[data-test=new]").click()
    page.locator(".faceup .holder").first.click()


@on(PHONE, TABLET, WIDE, ON_ITS_SIDE)
def test_a_wish_stays_under_the_finger_however_often_it_is_tapped(person: Person, site: Site, screen: Screen) -> None:
    page = at(person, site, BUSY, screen)
    make_an_offer(page)
    before = places(page, "[data-want]")
    for bean in ("blue", "blue", "green"):
        page.locator(f"[data-want={bean}]").click()
    assert places(page, "[data-want]") == before
    expect(page.locator("[data-want=blue] b")).to_have_text("2")
    # The last wish is taken back where wishes are made.
    less = page.get_by_role("button", name="One less: green bean")
    expect(less).to_be_in_viewport(ratio=0.99)
    less.click()
    expect(page.locator("[data-want=green] b")).to_have_count(0)
    assert places(page, "[data-want]") == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wish_is_above_what_sends_it_on_a_phone_on_its_side(person: Person, site: Site, language: str) -> None:
    page = at(person, site, BUSY, ON_ITS_SIDE, locale=language)
    make_an_offer(page)
    send = box(page, ".builder .send")
    for wish in page.locator("[data-want]").all():
        size = wish.bounding_box()
        assert size is not None
        assert size["y"] + size["height"] <= send["y"], wish.get_attribute("title")


@on(TABLET, LARGE, WIDE)
@pytest.mark.parametrize("language", ["en", "nl", "is"] if FULL else ["is"])
def test_an_offer_and_its_three_answers_stand_on_one_line(
    person: Person, site: Site, screen: Screen, language: str
) -> None:
    page = at(person, site, BUSY, screen, locale=language)
    who = box(page, ".offer .who")
    for answer in page.locator(".offer").first.locator(".answers button").all():
        size = answer.bounding_box()
        assert size is not None
        assert size["y"] <= who["y"] + who["height"] / 2 <= size["y"] + size["height"], answer.inner_text()


@on(PHONE, TABLET, ON_ITS_SIDE)
def test_an_open_card_that_is_offered_is_seen_whole(person: Person, site: Site, screen: Screen) -> None:
    page = at(person, site, BUSY, screen)
    make_an_offer(page)
    expect(page.locator(".faceup .given")).to_be_visible()
    page.mouse.move(1, 1)
    # (What goes with scrolling ends with it, and nobody scrolls.)
    page.evaluate(
        """Promise.all(document.getAnimations()
            .filter((one) => one.timeline === document.timeline).map((one) => one.finished))"""
    )
    assert box(page, ".faceup .given")["y"] >= box(page, ".faceup")["y"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_done_in_a_bots_trading_the_hand_is_in_sight_on_its_side(
    person: Person, site: Site, language: str
) -> None:
    page = at(person, site, BUYING, ON_ITS_SIDE, locale=language)
    for part in (".hand .slot >> nth=-1", ".prompt .buttons button >> nth=-1", ".own .soil"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(
    ("screen", "position", "rows"),
    [(WIDE, BUYING, [2, 2]), (LARGE, SEVEN, [3, 3])],
    ids=["four others", "six others"],
)
def test_as_many_others_sit_in_one_row_as_in_the_next(
    person: Person, site: Site, screen: Screen, position: str, rows: list[int]
) -> None:
    page = at(person, site, position, screen)
    tops = [y for _, y in places(page, ".round > .seat")]
    assert [tops.count(y) for y in sorted(set(tops))] == rows


def test_the_end_uses_the_width_that_there_is(person: Person, site: Site) -> None:
    page = in_play(person, site, SHUFFLING.format(exhausted=2))
    end(page)
    page.locator(".end .numbers").wait_for()
    numbers = box(page, ".end .numbers")
    tiles = page.locator(".end .numbers > div:not(.deal)")
    last = tiles.last.bounding_box()
    assert last is not None
    assert last["x"] + last["width"] > numbers["x"] + numbers["width"] - 2
    page.set_viewport_size(ON_ITS_SIDE)
    assert box(page, ".end")["width"] > ON_ITS_SIDE["width"] * 0.9
    again = box(page, ".end .row .button")
    assert again["y"] + again["height"] <= box(page, "aside.side")["y"], "what comes next is not covered"
    board = person(viewport=TELEVISION)
    board.goto(f"{site.address}/tables/{table_of(page)}/board")
    expect(board.locator(".podium .step")).to_have_count(3)
    expect(board.locator(".numbers")).to_contain_text("Turns")
    podium = box(board, ".podium")
    assert abs(podium["x"] + podium["width"] / 2 - TELEVISION["width"] / 2) < 2, "in the middle of the room"
    assert box(board, ".join .whole")["height"] < 2 * box(board, ".join b")["height"], "a code to type is one piece"
    page.set_viewport_size(TABLET)
    page.goto(f"{site.address}/games/{table_of(page)}?at=3")
    controls = box(page, ".controls")
    tabs = box(page, "aside.side")
    assert controls["y"] + controls["height"] > tabs["y"] - 2, "the controls stand at the bottom"


def test_a_lesson_about_the_bosses_shows_them_on_a_phone(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    page.goto(f"{site.address}/tutorial/al-cabohne")
    for boss in ("Al Cabohne", "Don Corlebohne"):
        expect(page.locator(".boss", has_text=boss)).to_be_in_viewport(ratio=0.99)
    page.set_viewport_size(ON_ITS_SIDE)
    expect(page.locator(".round .seat > header")).to_be_in_viewport(ratio=0.99)


def test_a_lesson_about_the_town_shows_its_houses_on_a_phone(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    page.goto(f"{site.address}/tutorial/high-bohn")
    expect(page.locator(".house")).to_have_count(8)
    for house in page.locator(".house").all():
        expect(house).to_be_in_viewport(ratio=0.99)


def test_what_a_card_would_pay_does_not_lie_on_its_bean(person: Person, site: Site) -> None:
    page = at(person, site, THREE_FIELDS, PHONE)
    bean, pay = box(page, ".own .layer:last-child svg"), box(page, ".own .pay")
    assert pay["y"] >= bean["y"] + bean["height"]


def test_the_numbers_of_a_card_in_a_full_hand_are_not_covered_on_a_large_screen(person: Person, site: Site) -> None:
    page = at(person, site, BUSY, LARGE)
    cards = [one.bounding_box() for one in page.locator(".hand .card").all()]
    for left, right in pairwise(filter(None, cards)):
        assert left["x"] + left["width"] * 0.92 <= right["x"]


def test_a_watcher_has_the_whole_width_of_a_phone_on_its_side(person: Person, site: Site) -> None:
    page = at(person, site, BUSY, ON_ITS_SIDE)
    watcher = person(viewport=ON_ITS_SIDE)
    watcher.goto(page.url)
    watcher.locator(".seat").first.wait_for()
    assert box(watcher, ".round")["width"] > ON_ITS_SIDE["width"] * 0.9
    assert len({y for _, y in places(watcher, ".round > .seat")}) == 1


@on(PHONE, ON_ITS_SIDE)
def test_a_deal_that_somebody_agrees_to_is_made_in_the_prompt(person: Person, site: Site, screen: Screen) -> None:
    page = at(person, site, TAKER, screen)
    deal = page.locator(".prompt .main")
    expect(deal).to_have_text("Deal with Cleo")
    assert box(page, ".prompt")["height"] < 56, "one line of buttons"
    deal.click()
    expect(page.locator("[data-test=take]")).to_have_count(0)


def test_among_several_who_agree_one_is_chosen_in_the_market(person: Person, site: Site) -> None:
    page = at(
        person,
        site,
        TAKER.replace("green@3", "green@3 | yes Cleo green@1").replace(
            "Bert    hand", "Cleo hand green\n    Bert    hand"
        ),
        PHONE,
    )
    expect(page.locator("[data-test=take]")).to_have_count(2)
    expect(page.locator(".prompt [data-test=deal]")).to_have_count(0)


@on(PHONE, TABLET, LARGE, WIDE)
def test_what_ends_the_trading_stays_where_it_is_when_somebody_agrees(
    person: Person, site: Site, screen: Screen
) -> None:
    page = at(person, site, TAKER.replace(" | yes Bert green@3", ""), screen)
    before = box(page, ".prompt [data-key=e]")
    site.lay(table_of(page), TAKER)
    page.reload()
    deal = box(page, ".prompt [data-test=deal]")
    after = box(page, ".prompt [data-key=e]")
    assert abs(after["x"] + after["width"] - before["x"] - before["width"]) < 2
    # A tap that was meant to end the trading makes no deal.
    assert deal["x"] + deal["width"] <= before["x"] + 6


def test_on_a_large_screen_the_coach_covers_nothing_that_it_speaks_of(person: Person, site: Site) -> None:
    page = at(person, site, BUSY, LARGE)
    page.locator("[data-key=h]").click()
    page.locator(".coach li").first.wait_for()
    coach = box(page, ".coach")
    for part in (".round", ".centre", ".builder"):
        covered = box(page, part)
        assert covered["y"] + covered["height"] <= coach["y"], part


@on(PHONE, ON_ITS_SIDE)
def test_whoever_is_invited_sees_where_to_sit_down(person: Person, site: Site, screen: Screen) -> None:
    page = person()
    table = open_table(page, site.address, edition="boonanza", seats=4, bots=0)
    guest = person(viewport=screen)
    guest.goto(f"{site.address}/tables/{table}")
    expect(guest.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=0.99)


def test_the_middle_fades_where_it_goes_on_below(person: Person, site: Site) -> None:
    page = at(person, site, AFTER_TRADING, PHONE)
    middle = page.locator(".middle")
    middle.evaluate("(one) => { one.style.flex = 'none'; one.style.height = '6rem'; }")
    expect(middle).to_have_css("mask-image", re.compile("gradient"))


def test_a_waiting_room_says_that_it_means_the_pace_of_the_bots(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="boonanza", seats=4, bots=0)
    expect(page.get_by_text("Pace of the bots: quick")).to_be_visible()


def test_long_waits_are_counted_in_minutes(person: Person, site: Site) -> None:
    page = person()
    page.goto(site.address)
    page.locator("[data-test=edition-boonanza]").click()
    page.get_by_text("More settings").click()
    waits = page.get_by_label("A bot takes over from absent players")
    expect(waits.locator("option")).to_have_text(["after 30 seconds", "after 2 minutes", "after 10 minutes", "never"])
    page.get_by_role("dialog").get_by_role("button", name="Invite friends").click()
    expect(page.get_by_text("A bot takes over from players who are away for 2 minutes")).to_be_visible()
