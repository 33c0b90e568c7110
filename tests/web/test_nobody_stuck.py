"""In a browser: leaving, bots for people who are gone, pausing, ending, and error pages."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect

from tests.server.serving import Site
from tests.web.players import settle
from tests.web.tables import TABLET, WIDE, on, open_table
from tests.web.test_hosting import open_menu, sit_down
from tests.web.test_market import Person, go_trading, two_people


def test_who_leaves_a_game_can_come_back_and_a_bot_plays_meanwhile(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    open_menu(bert, "Pause, leave or end")
    bert.get_by_role("button", name="Leave").click()
    bert.get_by_role("button", name="Really leave?").click()
    expect(bert.get_by_text("You have left this table.")).to_be_visible()
    expect(anna.locator(".seat", has_text="Bert").get_by_role("img", name="bot")).to_be_visible()
    bert.get_by_role("button", name="Come back").click()
    expect(bert.locator(".hand .slot").first).to_be_visible()
    expect(anna.locator(".seat", has_text="Bert").get_by_role("img", name="bot")).to_have_count(0)


def test_the_host_calls_a_bot_for_somebody_who_closed_the_page_and_waits_again(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    go_trading(site, anna)
    anna.get_by_role("button", name="End trading").click()
    bert.context.close()
    seat = anna.locator(".seat", has_text="Bert")
    expect(seat.get_by_role("img", name="away")).to_be_visible()
    for _ in range(30):
        settle(site, anna)
        soil, harvest = anna.locator(".own.target .soil"), anna.locator(".harvest:not([aria-disabled=true])")
        if anna.locator("[data-test=call-bot]").count():
            break
        (soil if soil.count() else harvest).first.click()
    anna.get_by_role("button", name="Let a bot play for Bert").click()
    expect(seat.get_by_role("img", name="bot")).to_be_visible()
    open_menu(anna, "Pause, leave or end")
    anna.get_by_role("button", name="Wait again").click()
    expect(anna.get_by_role("button", name="Let a bot play", exact=True)).to_be_visible()


def test_two_people_pause_together_and_one_goes_on(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    open_menu(anna, "Pause, leave or end")
    anna.get_by_role("button", name="Pause", exact=True).click()
    expect(bert.get_by_text("Anna would like a pause.")).to_be_visible()
    bert.get_by_role("button", name="Agree").click()
    anna.keyboard.press("Escape")
    for page in (anna, bert):
        expect(page.get_by_text("The game is paused.")).to_be_visible()
    bert.get_by_role("button", name="Continue").click()
    expect(anna.get_by_text("The game is paused.")).to_have_count(0)


def test_two_people_end_a_game_together(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    open_menu(anna, "Pause, leave or end")
    anna.get_by_role("button", name="End the game").click()
    anna.get_by_role("button", name="Really end it?").click()
    expect(bert.get_by_text("Anna would like to end the game.")).to_be_visible()
    bert.get_by_role("button", name="Agree").click()
    for page in (anna, bert):
        expect(page.get_by_text("You agreed to end this game.")).to_be_visible()


def test_a_dead_link_and_an_unknown_page_say_so_with_a_way_on(person: Person, site: Site) -> None:
    page = person()
    page.goto(f"{site.address}/tables/nonexisting1")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    expect(page.get_by_text("There is no such table.", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    answer = page.goto(f"{site.address}/nope")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page).to_have_url(f"{site.address}/")


def test_who_sat_down_can_get_up_and_everybody_sees_the_terms(person: Person, site: Site) -> None:
    host, guest = person(), person()
    table = open_table(host, site.address, edition="boonanza", seats=3, bots=1)
    sit_down(guest, site, table, "Eve")
    expect(guest.get_by_text("(bot, clueless)")).to_be_visible()
    expect(guest.get_by_text("The coach may give hints")).to_be_visible()
    guest.get_by_role("button", name="Leave my seat").click()
    guest.get_by_role("button", name="Really leave?").click()
    expect(guest.get_by_text("You have left this table.")).to_be_visible()
    expect(host.get_by_text("1 seat is still open.")).to_be_visible()
    host.locator("label select").select_option(label="expert")
    host.get_by_role("button", name="Add a bot").click()
    expect(host.get_by_text("(bot, expert)")).to_be_visible()


def test_a_refusal_goes_by_itself_unless_its_rule_is_read(person: Person, site: Site) -> None:
    page = person()
    page.clock.install()
    open_table(page, site.address, edition="boonanza", seats=3)
    alert = page.get_by_role("alert")
    page.locator(".hand .slot .holder").nth(1).click()
    expect(alert).to_be_visible()
    page.clock.fast_forward(7000)
    expect(alert).to_have_count(0)
    page.locator(".hand .slot .holder").nth(1).click()
    alert.get_by_role("button", name="Rule B3.1").click()
    page.clock.fast_forward(7000)
    expect(alert).to_be_visible()


def test_people_speak_at_their_seats_and_bots_do_not_flood_the_chat(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    bert.get_by_role("button", name="Chat").click()
    bert.get_by_role("textbox", name="Say something").fill("Hello, beans!")
    bert.get_by_role("button", name="Send").click()
    expect(anna.locator(".seat", has_text="Bert").locator(".word")).to_have_text("“Hello, beans!”")

    async def bot_speaks() -> None:
        room = await site.server.service.lobby.room(anna.url.split("/tables/")[1])
        await room.speak("reason", 2, "Cleo", "No, thank you.", key="aloud.refuses", values={"voice": 0})
        await room.speak("chat", 0, "Anna", "Well.", voice="anna", ref="w")

    site.do(bot_speaks())
    log = bert.get_by_role("log", name="Chat")
    expect(log).to_contain_text("Well.")
    expect(log).not_to_contain_text("No, thank you.")
    bert.get_by_label("show bots' comments too").check()
    expect(log).to_contain_text("No, thank you.")


def test_what_a_bot_says_for_somebody_is_not_put_into_their_mouth(person: Person, site: Site) -> None:
    anna, bert = two_people(person, site, "boonanza", seats=3, bots=1)
    bert.context.close()
    seat = anna.locator(".seat", has_text="Bert")
    expect(seat.get_by_role("img", name="away")).to_be_visible()
    anna.get_by_role("button", name="Chat").click()
    anna.get_by_label("show bots' comments too").check()

    async def stand_in_speaks() -> None:
        room = await site.server.service.lobby.room(anna.url.split("/tables/")[1])
        await room.speak("reason", 1, "Bert", "No, thank you.", key="aloud.refuses", values={"voice": 0})

    site.do(stand_in_speaks())
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("No, thank you.")
    expect(seat.locator(".word")).to_have_count(0)


def test_the_log_shows_deals_and_harvests_and_the_rest_on_request(person: Person, site: Site) -> None:
    page = person()
    open_table(page, site.address, edition="boonanza", seats=3)
    page.locator(".own.target .soil").first.click()
    log = page.get_by_role("log", name="Log")
    expect(log.get_by_role("button", name="1 entry")).to_be_visible()
    expect(log).not_to_contain_text("You plant")
    log.get_by_role("button", name="1 entry").click()
    expect(log).to_contain_text("You plant")
    log.get_by_role("button", name="Less").click()
    expect(log).not_to_contain_text("You plant")
    page.get_by_role("button", name="All", exact=True).click()
    expect(log).to_contain_text("You plant")


@on(WIDE, TABLET)
def test_who_watches_is_told_so_and_the_table_knows_how_many(person: Person, site: Site, screen: ViewportSize) -> None:
    page, watcher = person(viewport=screen), person(viewport=screen)
    table = open_table(page, site.address, edition="boonanza", seats=3)
    watcher.goto(f"{site.address}/tables/{table}")
    expect(watcher.locator("#prompt")).to_contain_text("You are watching.")
    theirs, others = (one.locator(".small-field").first.bounding_box() for one in (watcher, page))
    assert theirs is not None
    assert others is not None
    assert theirs["height"] > others["height"] * 1.5, "whoever has no fields has room for those of others"
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_text("1 person is watching")).to_be_visible()
