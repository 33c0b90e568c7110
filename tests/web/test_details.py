"""Small faults of the page that somebody who played it saw: each stays mended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bohnhof.server.wire import tables
from tests.server.serving import Site
from tests.web.players import settle, table_of
from tests.web.positions import MAFIA
from tests.web.tables import LANGUAGES, PHONE, WIDE, on, open_position, set_up
from tests.web.test_market import beans, go_trading, two_people

Person = Callable[..., Page]

# All three bosses have many cards; they take from the player, so every line of theirs is there.
ALONE: Final = """
    edition al-cabohne-solo
    seats   Anna
    turn    Anna tribute
    draw    green ...
    Al      field blue*7
    Don     field chili*3
    Joe     field runner*2
    mafia   coins puff*5
    Anna    hand stink kidney green runner | field blue*3 | field kidney*2 | coins green*2
"""
# The widths of windows with two columns, with and without the log beside them.
WIDTHS: Final = (900, 1024, 1199, 1200, 1280, 1366, 1440, 1600, 1800)
# Words and pictures that stick out of their boss, and what is cut off beside the bosses.
STICKS_OUT: Final = """(bosses) => {
  const inside = (part, whole) => {
    const [a, b] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
    return a.left >= b.left - 1 && a.right <= b.right + 1;
  };
  const parts = [...bosses.querySelectorAll(".boss")].flatMap((boss) =>
    [...boss.querySelectorAll("svg, .name, .soil, .soil > *, .plan, .takes")]
      .filter((part) => !inside(part, boss) || part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0));
  const account = bosses.querySelector(".account");
  const said = [...account.querySelectorAll("span:not(.unseen)")].filter((part) => !inside(part, bosses));
  return [...parts, ...said].map((part) => part.textContent || part.tagName);
}"""


@pytest.mark.parametrize("position", [ALONE, MAFIA], ids=["alone", "two"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_bosses_and_their_coins_fit_next_to_each_other(
    person: Person, site: Site, position: str, language: str
) -> None:
    page = person(locale=language)
    open_position(page, site, position)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.locator(".bosses").evaluate(STICKS_OUT) == [], f"{width} wide"


def test_a_counter_names_whose_offer_it_answers_after_that_is_gone(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    go_trading(site, anna)
    anna.locator("#partner").select_option(label="Bert")
    anna.locator(".faceup .holder").first.click()
    anna.locator(f".builder [data-want={beans(bert, '.hand')[0]}]").click()
    anna.locator("[data-test=offer]").click()
    settle(site, anna, bert)
    bert.get_by_role("button", name="Counter").click()
    bert.locator(".hand .holder").last.click()
    bert.locator("[data-test=offer]").click()
    settle(site, anna, bert)
    withdraw = anna.locator(".offer.mine").get_by_role("button", name="Withdraw")
    if withdraw.count():
        withdraw.first.click()
        settle(site, anna, bert)
    for page in (anna, bert):
        expect(page.locator(".offer:not([data-fate])", has_text="counters")).to_contain_text("counters Anna's offer")


# Three others; each gets a bean, and wishes for more than there is room for.
GETS: Final = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Bert trade
    draw    green ...
    faceup  blue chili
    Anna    hand soy red garden blue chili stink green | field blue*4 | field soy*2
    Bert    hand red blue green | field red*3 | field chili*2 | aside blue
    Cleo    hand green blue chili | field stink*2 | field green*3 | aside blue red
    Dora    hand chili soy green | field black-eyed*2 | field blue*3
"""


def announce(site: Site, page: Page, seat: int, want: list[int], give: list[int]) -> None:
    """Let a bot announce these wishes."""

    async def wish() -> None:
        room = await site.server.service.lobby.room(table_of(page))
        room.set_wish(seat, tables.Wish(want, give))

    site.do(wish())


def test_the_heart_before_wishes_is_in_sight_whatever_lies_beside_it(person: Person, site: Site) -> None:
    page = person()
    open_position(page, site, GETS)
    for seat in (1, 2, 3):
        announce(site, page, seat, [2, 7, 6, 3], [1, 0])
    page.reload()
    page.locator(".seat .wish").nth(2).wait_for()
    screens: tuple[ViewportSize, ...] = (PHONE, {"width": 390, "height": 844}, WIDE, {"width": 1440, "height": 900})
    for screen in screens:
        page.set_viewport_size(screen)
        begins = page.locator(".seat .wish").evaluate_all(
            "(all) => all.map((one) => one.firstElementChild.getBoundingClientRect().x - one.getBoundingClientRect().x)"
        )
        assert min(begins) > -1, f"{screen['width']} wide"


@on(PHONE, WIDE)
def test_a_review_is_in_sight_when_it_has_come(person: Person, site: Site, traded: str, screen: ViewportSize) -> None:
    page = person(viewport=screen)
    page.goto(f"{site.address}/games/{traded}")
    page.get_by_role("button", name="Review", exact=True).click()
    heading = page.get_by_role("heading", name="Review", exact=True)
    expect(heading).to_be_focused()
    expect(page.locator(".review p").first).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(
    ("path", "title"),
    [("puzzles", "Puzzles"), ("rules", "Rules"), ("privacy", "Privacy"), ("my-games", "My games")],
)
def test_a_page_of_words_has_its_own_title(person: Person, site: Site, path: str, title: str) -> None:
    page = person()
    page.goto(f"{site.address}/{path}")
    expect(page).to_have_title(f"{title} · Bohnhof")


def test_the_names_of_a_replayed_graph_are_not_cut_off(person: Person, site: Site, traded: str) -> None:
    page = person(viewport=WIDE)
    page.goto(f"{site.address}/games/{traded}?at=20")
    legend, review = page.locator(".beside .legend"), page.locator(".below")
    for at in ("20", "60", "100"):
        page.get_by_label("Position in the game").fill(at)
        names, below = legend.bounding_box(), review.bounding_box()
        assert names is not None
        assert below is not None
        assert names["y"] + names["height"] <= below["y"], f"moment {at}"


TIED: Final = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Cleo over
    exhausted 3
    draw    -
    Anna    hand soy red | coins red blue*2
    Bert    coins blue*3
    Cleo    coins soy
"""


def test_the_end_says_how_a_tie_was_broken(person: Person, site: Site) -> None:
    page = person(reduced_motion="reduce")
    table = set_up(page, site.address, edition="boonanza", seats=3)
    site.settled(table)
    site.lay(table, TIED)
    page.goto(f"{site.address}/tables/{table}")
    expect(page.locator(".end")).to_contain_text("A tie: whoever sits farthest clockwise from the start player wins.")
