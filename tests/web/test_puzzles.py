"""The puzzles, played in a browser: an answer is judged and explained, and the browser stores the score."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Site
from tests.web.tables import PHONE

Person = Callable[..., Page]

KEPT: Final = Path(__file__).parents[2] / "web" / "src" / "puzzles.json"
PUZZLES: Final[list[dict[str, Any]]] = json.loads(KEPT.read_text(encoding="utf-8"))["puzzles"]


def has_a_pair(puzzle: dict[str, Any]) -> bool:
    """Does an answer name two cards of a kind?"""
    deals = [beans for one in puzzle["answers"] for beans in (one.get("give", []), one.get("want", []))]
    return any(beans.count(bean) == 2 for beans in deals for bean in beans)


def test_puzzles_come_one_after_the_other_and_the_score_is_kept(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    page.goto(site.address)
    page.get_by_role("link", name="Puzzles").click()
    answers = page.locator(".answers button")
    answers.first.wait_for()
    first = page.locator("main").inner_text()
    answers.first.click()
    expect(page.get_by_role("status")).to_be_visible()
    expect(page.locator(".answers .right").first).to_be_visible()
    expect(page.locator(".answers li span")).to_have_count(answers.count())
    page.get_by_text("The position as text").click()
    expect(page.locator("pre")).to_contain_text("edition")
    rating = page.locator("main > p").first.inner_text()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_role("status")).to_have_count(0)
    assert page.locator("main").inner_text() != first
    page.reload()
    answers.first.wait_for()
    assert page.locator("main > p").first.inner_text() == rating
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


def puzzle_at(page: Page, site: Site, wanted: str) -> None:
    """Open one puzzle: all others are done."""
    others = " ".join(one["id"] for one in PUZZLES if one["id"] != wanted)
    page.goto(site.address)
    page.evaluate("(done) => localStorage.setItem('bohnhof.puzzles.done', done)", others)
    page.goto(f"{site.address}/puzzles")
    page.locator(".answers button").first.wait_for()


@pytest.mark.parametrize(
    ("language", "wait"),
    [
        ("en", "Nothing here is worth it: keep what you have."),
        ("de", "Hier lohnt sich nichts: Behalte, was du hast."),
        ("nl", "Hier loont niets: houd wat je hebt."),
        ("is", "Hér borgar sig ekkert: haltu því sem þú átt."),
    ],
)
def test_who_does_best_to_wait_is_told_why(person: Person, site: Site, language: str, wait: str) -> None:
    page = person(viewport=PHONE, locale=language)
    puzzle_at(page, site, next(one["id"] for one in PUZZLES if one["key"] == "wait"))
    page.locator(".answers button").first.click()
    expect(page.get_by_role("status")).to_contain_text(wait)


def test_a_puzzle_shows_all_that_its_answer_depends_on(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    mafia = next(one for one in PUZZLES if (one["mafia"] or 0) > 1)
    puzzle_at(page, site, mafia["id"])
    expect(page.locator(".seats")).to_contain_text(f"The mafia has {mafia['mafia']} coins")
    other = next(one for one in PUZZLES if one["active"] != one["seat"] and one["piles"] == 3)
    puzzle_at(page, site, other["id"])
    expect(page.locator("main")).to_contain_text(f"It's {other['names'][other['active']]}'s turn.")
    expect(page.locator("main")).to_contain_text("The game ends when the draw pile has run out 3 more times.")


def test_an_answer_is_explained_to_the_reader_in_the_words_of_the_edition(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    offer = next(one for one in PUZZLES if one["key"] == "deal.offer" and one["edition"] == "boonanza")
    puzzle_at(page, site, offer["id"])
    page.locator(".answers button").first.click()
    status = page.get_by_role("status")
    expect(status).to_contain_text("to you")
    expect(status).not_to_contain_text("to me")
    expect(status).to_contain_text("brown bean")  # as this edition calls its stink bean
    expect(page.locator(".answers .right")).to_have_css("opacity", "1")
    expect(page.locator(".answers li", has=page.locator(".right"))).to_contain_text("best choice")


def test_cards_of_a_kind_are_counted_and_one_is_no_plural(person: Person, site: Site) -> None:
    page = person(viewport=PHONE)
    puzzle_at(page, site, next(one["id"] for one in PUZZLES if has_a_pair(one)))
    assert re.search(r"\b2 [a-z-]+ beans\b", page.locator(".answers").inner_text())
    joins = next(one for one in PUZZLES if one["key"] == "plant.joins" and one["values"]["cards"] == 1)
    puzzle_at(page, site, joins["id"])
    page.locator(".answers button").first.click()
    expect(page.get_by_role("status")).to_contain_text("joins the one that grows there.")
    last = next(one for one in PUZZLES if one["draw"] == 1)
    puzzle_at(page, site, last["id"])
    expect(page.locator("main")).to_contain_text("1 card is left in the draw pile.")
