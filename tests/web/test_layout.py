"""Layout: the whole window is used, nothing is cut off, and nothing moves away from under the pointer."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from bohnhof.kernel.actions import EndTrading
from tests.server.serving import Site
from tests.server.staged import DEAL
from tests.web.players import play_on, settle, table_of, turns
from tests.web.positions import MAFIA
from tests.web.tables import FULL, LANGUAGES, ON_ITS_SIDE, PHONE, TABLET, WIDE, on, open_position, open_table
from tests.web.test_market import go_trading

Person = Callable[..., Page]

LAPTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
LARGE: Final[ViewportSize] = {"width": 1920, "height": 1080}
LOOKS: Final = 40 if FULL else 10  # at a table where bots play

# Anna trades, something lies aside for her, and Bert has an offer for her.
BUSY: Final = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna trade
    draw    green ...
    faceup  blue chili
    Anna    hand soy red garden blue chili stink green | field blue*4 | field soy*2 | aside chili | coins red
    Bert    hand red blue green | field red*3 | field chili | coins blue
    Cleo    hand green blue chili | field stink*2 | field green*3
    Dora    hand chili soy green | field black-eyed*2 | field blue*3 | aside garden | coins soy
    offer   1 Bert Anna red for soy
"""
TOWN: Final = """
    edition high-bohn
    seats   Anna Bert Cleo
    turn    Anna trade
    draw    green ...
    Anna    hand soy soy | coins blue*2
    Bert    hand red blue red | buildings jail-1 bank-2
    Cleo    hand red blue
"""


def at(person: Person, site: Site, position: str, screen: ViewportSize, *, locale: str = "en-GB") -> Page:
    """A page at a table in this position."""
    page = person(viewport=screen, locale=locale)
    open_position(page, site, position)
    return page


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, f"{selector} is not there"
    return found


def test_a_wide_screen_has_others_and_market_left_and_ones_own_right(person: Person, site: Site) -> None:
    page = at(person, site, BUSY, WIDE)
    for screen in (WIDE, LAPTOP, LARGE):
        page.set_viewport_size(screen)
        where, high = f"{screen['width']} wide", screen["height"]
        parts = (".market", ".round", ".mine", ".hand", "aside.side")
        market, seats, fields, hand, log = (box(page, one) for one in parts)
        assert max(one["x"] + one["width"] for one in (market, seats)) <= min(fields["x"], hand["x"]), where
        assert hand["x"] + hand["width"] <= log["x"] + 1, where
        # To be used, not to be looked at: the hand stands at the bottom, the market reaches down to it.
        assert hand["y"] + hand["height"] > high * 0.97, where
        assert market["y"] + market["height"] > high * 0.9, where
        assert market["height"] > high * 0.35, where


def test_cards_grow_with_the_window(person: Person, site: Site) -> None:
    page = at(person, site, BUSY, PHONE)
    sizes = []
    for screen in (PHONE, TABLET, WIDE, LAPTOP, LARGE):
        page.set_viewport_size(screen)
        sizes.append(box(page, ".hand .slot:nth-child(2) .card")["width"])
    phone, tablet, wide, laptop, large = sizes
    assert tablet > phone * 1.3
    assert large > laptop > wide > phone * 1.2
    assert large > wide * 1.3


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_buttons_fields_and_hand_are_in_sight_while_something_lies_aside(
    person: Person, site: Site, language: str
) -> None:
    page = at(person, site, BUSY, PHONE, locale=language)
    buttons = ("[data-test=accept]", "[data-key=e]")
    for screen in (PHONE, TABLET, WIDE, LAPTOP, LARGE, ON_ITS_SIDE):
        page.set_viewport_size(screen)
        where = f"{screen['width']} wide"
        for part in (
            "[data-test=accept]",
            "[data-key=e]",
            ".own .soil",
            ".hand .slot >> nth=-1",
            ".aside.some .holder",
        ):
            expect(page.locator(part).first, where).to_be_in_viewport(ratio=0.99)
        # … and nothing lies over them. What can be said to an offer stands on one line.
        for part in buttons:
            page.locator(part).first.click(trial=True)
        answers = page.locator(".offer .answers").first.get_by_role("button")
        assert len(set(answers.evaluate_all("(all) => all.map((one) => one.offsetTop)"))) == 1, where
        for answer in answers.all():
            expect(answer, where).to_be_in_viewport(ratio=0.99)
        # No word sticks out of its button.
        cut_off = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
        assert answers.evaluate_all(cut_off) == [], where


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("aside", [" | aside chili", ""], ids=["aside", "nothing aside"])
def test_everything_that_can_be_wished_for_is_in_sight_on_a_phone(
    person: Person, site: Site, language: str, aside: str
) -> None:
    page = at(person, site, BUSY.replace(" | aside chili", aside), PHONE, locale=language)
    page.locator("[data-test=new]").click()
    page.locator(".faceup .holder").first.click()
    wishes = page.locator(".builder [data-want]")
    send = box(page, ".builder .send")
    for wish in wishes.all():
        expect(wish).to_be_in_viewport(ratio=0.99)
        size = wish.bounding_box()
        assert size is not None
        assert size["y"] + size["height"] <= send["y"], "what sends the offer lies over it"
    for part in ("[data-key=e]", ".own .soil", ".hand .slot >> nth=-1"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)
    assert page.locator("#partner").evaluate(
        """(select) => {
          const text = document.createElement('span');
          text.textContent = select.selectedOptions[0].text;
          text.style.font = getComputedStyle(select).font;
          document.body.append(text);
          const arrow = 20;
          return text.offsetWidth + parseFloat(getComputedStyle(select).paddingLeft) + arrow <= select.offsetWidth;
        }"""
    ), "whom it goes to is cut off"


def test_however_much_is_to_be_planted_it_takes_one_row(person: Person, site: Site) -> None:
    heaped = BUSY.replace("aside chili", "aside chili*5 green*5 stink*5 soy*5", 1)
    page = at(person, site, heaped, PHONE)
    expect(page.locator(".aside.some .holder")).to_have_count(20)
    for screen in (PHONE, TABLET, WIDE, ON_ITS_SIDE):
        page.set_viewport_size(screen)
        for part in ("[data-test=accept]", "[data-key=e]", ".own .soil", ".hand .slot >> nth=-1"):
            expect(page.locator(part).first, f"{screen['width']} wide").to_be_in_viewport(ratio=0.99)
            page.locator(part).first.click(trial=True)


@on(WIDE, LAPTOP)
def test_the_coach_does_not_push_hand_and_buttons_off_the_screen(
    person: Person, site: Site, screen: ViewportSize
) -> None:
    page = at(person, site, BUSY, screen)
    before = [box(page, one) for one in (".hand", ".prompt", ".own .soil", "[data-test=accept]")]
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Coach").locator("li").first).to_be_visible()
    assert [box(page, one) for one in (".hand", ".prompt", ".own .soil", "[data-test=accept]")] == before
    expect(page.locator("[data-key=e]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", [TABLET, WIDE] if FULL else [WIDE], ids=str)
def test_nothing_moves_while_bots_trade_and_talk(person: Person, site: Site, screen: ViewportSize) -> None:
    site.stage(deal=DEAL, bots="free")
    page = person(viewport=screen)
    open_table(page, site.address, edition="boonanza", seats=4, bot="casual")
    page.locator(".hand .slot").first.wait_for()
    tops: set[tuple[float, float]] = set()
    for n in turns(site, page):
        if page.locator(".market").count():
            tops.add((box(page, ".middle")["y"], box(page, ".own .soil")["y"]))
        if n == LOOKS or play_on(page) == "over":
            break
    assert len(tops) == 1, "the market and the fields stay where they are"


def test_what_lies_aside_moves_no_field(person: Person, site: Site) -> None:
    page = at(person, site, BUSY, WIDE)
    before = box(page, ".own .soil")
    site.lay(table_of(page), BUSY.replace(" | aside chili", ""))
    page.reload()
    page.locator(".hand .slot").first.wait_for()
    assert box(page, ".own .soil") == before


@on(TABLET, LARGE, WIDE)
def test_the_town_is_seen_at_the_table(person: Person, site: Site, screen: ViewportSize) -> None:
    position = TOWN if screen["width"] >= 900 else TOWN.replace("Anna trade", "Anna plant")
    page = at(person, site, position, screen)
    houses = page.get_by_role("region", name="Town").get_by_role("button")
    expect(houses).to_have_count(8)
    expect(houses.first).to_be_in_viewport(ratio=0.99)
    jail = houses.filter(has_text="jail")
    expect(jail).to_contain_text(f"{page.locator('.seat .name').first.inner_text()} 1")
    expect(page.locator(".house.glows")).to_have_count(1)  # what two blue coins buy
    jail.click()
    page.locator("dialog [data-test=buy]").first.click()
    page.keyboard.press("Escape")
    settle(site, page)
    expect(jail).to_contain_text("Anna")


def test_the_bosses_say_when_they_sell_and_what_they_take(person: Person, site: Site) -> None:
    page = at(person, site, MAFIA, WIDE)
    al, don = page.locator(".boss").all()
    expect(al).to_contain_text("1 more card, and he sells for 3")
    expect(al).to_contain_text("takes a blue bean from you")
    expect(don).not_to_contain_text("takes")
    expect(page.locator(".account")).to_contain_text("5")
    expect(page.locator(".account")).to_contain_text("You: 2 coins")


def test_a_field_is_bought_for_a_price_that_is_named(person: Person, site: Site) -> None:
    position = """
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna plant
        draw    green ...
        Anna    hand soy soy | coins {coins}
        Bert    hand red blue
        Cleo    hand red blue
    """
    page = at(person, site, position.format(coins="blue*2 red*2"), WIDE)
    page.get_by_role("button", name="Buy a field (3 coins)").click()
    expect(page.get_by_role("dialog")).to_contain_text("A field costs 3 coins.")
    page.locator("dialog .coins button").first.click()
    pay = page.get_by_role("button", name="1 of 3 coins chosen")
    expect(pay).to_be_disabled()
    page.keyboard.press("Escape")
    # With nothing to choose nothing is asked.
    site.lay(table_of(page), position.format(coins="blue*2 red"))
    page.reload()
    page.get_by_role("button", name="Buy a field (3 coins)").click()
    expect(page.locator(".own")).to_have_count(3)


def test_the_key_of_an_e_does_not_end_the_trading_by_accident(person: Person, site: Site) -> None:
    page = at(person, site, BUSY, WIDE)
    page.keyboard.press("e")
    expect(page.get_by_role("button", name="End trading")).to_be_focused()
    expect(page.locator(".market")).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".market")).to_have_count(0)


@pytest.mark.parametrize(("coins", "words"), [("blue*4", "for 1 coin$"), ("blue*6", "for 2 coins$")])
def test_a_harvest_is_read_aloud_with_the_right_plural(person: Person, site: Site, coins: str, words: str) -> None:
    page = at(person, site, BUSY.replace("field blue*4", f"field {coins}", 1), WIDE)
    name = page.locator(".harvest").first.locator(".unseen")
    expect(name).to_have_text(re.compile(f"Harvest field 1 {words}"))


def test_a_game_against_the_mafia_says_what_wins_it(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="al-cabohne-solo", seats=1)
    expect(page.locator(".guide")).to_contain_text("whoever has the most coins wins. That can be the mafia.")


def test_a_table_that_is_opened_by_link_makes_no_sound_before_it_is_touched(person: Person, site: Site) -> None:
    page = person()
    said: list[str] = []
    page.on("console", lambda line: said.append(line.text))
    open_table(page, site.address, edition="boonanza", seats=3)
    page.locator(".hand .slot").first.wait_for()
    page.reload()
    page.locator(".hand .slot").first.wait_for()
    assert [line for line in said if "AudioContext" in line] == []


def test_more_contrast_and_forced_colours_are_heeded(person: Person, site: Site) -> None:
    page = at(person, site, BUSY, WIDE)
    colour = "() => getComputedStyle(document.documentElement).getPropertyValue('--line')"
    usual = page.evaluate(colour)
    page.emulate_media(contrast="more")
    assert page.evaluate(colour) != usual
    page.emulate_media(contrast="no-preference", forced_colors="active")
    outline = "() => getComputedStyle(document.querySelector('.small-field')).borderTopStyle"
    assert page.evaluate(outline) == "solid"


def test_text_grows_as_the_reader_chooses_and_stays_so(person: Person, site: Site) -> None:
    page = at(person, site, BUSY, WIDE)
    size = "() => parseFloat(getComputedStyle(document.querySelector('#prompt')).fontSize)"
    usual = page.evaluate(size)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Text size").select_option("larger")
    assert page.evaluate(size) == pytest.approx(usual * 1.3)
    page.reload()
    page.locator(".hand .slot").first.wait_for()
    assert page.evaluate(size) == pytest.approx(usual * 1.3)
    for part in ("[data-key=e]", ".hand .slot >> nth=-1", ".own .soil"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)


def test_a_clock_that_runs_out_is_seen_and_the_log_says_that_it_did(person: Person, site: Site) -> None:
    page = person()
    page.clock.install()
    wanted = {"edition": "boonanza", "seats": 3, "name": "Anna", "bots": {"1": "random", "2": "random"}, "pace": 0}
    answer = page.request.post(f"{site.address}/api/tables", data=wanted | {"clock": 300, "start": True})
    page.goto(f"{site.address}/tables/{answer.json()['table']}")
    # It is drawn, not a character that many fonts lack, and has the colour of warnings in its last ten seconds.
    expect(page.locator(".clock svg")).to_be_visible()
    expect(page.locator(".clock.late")).to_have_count(0)
    page.clock.fast_forward(299_000)
    expect(page.locator(".clock.late")).to_be_visible()
    go_trading(site, page)

    async def run_out() -> None:
        room = await site.server.service.lobby.room(table_of(page))
        assert await room.enter(0, "clock", EndTrading())

    site.do(run_out())
    page.get_by_role("button", name="All", exact=True).click()
    expect(page.get_by_role("log")).to_contain_text("Time is up, and the trading ends.")
