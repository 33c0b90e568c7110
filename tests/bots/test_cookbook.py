"""Every question and every example in "Write your own" of docs/bots.md works as written, and none is missing."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bohnhof.bots.bot_view import BotView, Field
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.bots.visitor import seated
from bohnhof.kernel.actions import Accept, Action, BuyField, Decline, Harvest, Offer
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.legal import legal
from bohnhof.kernel.play import play
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.script import run as run_script
from bohnhof.kernel.view import view
from bohnhof.library import find_edition
from tests.bots.games import deal

PAGE = Path(__file__).parents[2].joinpath("docs", "bots.md").read_text(encoding="utf-8")
WRITE = PAGE[PAGE.index("## Write your own") :]
QUESTIONS = re.findall(r"`(view\.[^`]+)`", WRITE[WRITE.index("| ask |") : WRITE.index("**Offers.**")])
EXAMPLES = re.findall(r"```python\n(.*?)```", WRITE, re.DOTALL)
POSITION = """
edition boonanza
seats   Anna Bert Cleo
turn    Anna trade
faceup  stink red
seed    7
Anna    hand chili soy blue | field red*3 | field blue*2 | coins green*2
Bert    hand red blue soy | field soy*2 | field -
Cleo    hand green blue | field - | field chili
> Bert offer Anna red for soy
> Cleo offer Anna blue for stink
"""


def run_text(text: str) -> Table:
    return run_script(text, find_edition).table


def moment() -> dict[str, Any]:
    table = run_text(POSITION)
    seen = BotView(view(table, 0))
    return {"view": seen, "legal": legal(table, 0), "rng": Random(1), "seconds": None, "action": BuyField()}


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_of_the_page_has_an_answer(question: str) -> None:
    eval(question, moment())  # noqa: S307 - our own page


def test_the_page_has_every_question() -> None:
    asked = {match for question in QUESTIONS for match in re.findall(r"view\.(\w+)", question)}
    assert asked == {name for name in dir(BotView) if not name.startswith("_")}


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_of_the_page_runs(example: str) -> None:
    exec(example, moment())  # noqa: S102 - our own page


def test_the_first_bot_of_the_page_plays() -> None:
    names: dict[str, Any] = {}
    exec(EXAMPLES[0], names)  # noqa: S102 - our own page
    table = deal("boonanza", 3)
    run(table, [seated(names["Mine"]()), make_bot("random"), make_bot("random")])
    assert table.is_over


# ------------------------------------------------------------------ the answers


def test_cards_fields_and_offers_are_told_plainly() -> None:
    seen: BotView = moment()["view"]
    red, blue = seen.bean("red"), seen.bean("blue")
    assert [card.name for card in seen.hand()] == ["chili", "soy", "blue"]
    assert [(field.name, field.cards, field.pays, field.missing) for field in seen.fields()] == [
        ("red", 3, seen.meter(red, 3), 1),
        ("blue", 2, seen.meter(blue, 2), 2),
        ("", 0, 0, None),
    ]
    assert seen.field(1, seat=1) == Field(1, None, "", 0, 0, None)
    first, second = seen.offers_to_me
    assert ([card.name for card in first.give], first.want, first.maker, first.to) == (
        ["red"],
        (seen.bean("soy"),),
        1,
        0,
    )
    assert second.maker == 2
    assert seen.my_offers == []
    assert seen.offer(first.id) == first
    assert seen.offer(99) is None
    assert (seen.coins(), seen.coins(1), seen.score()) == (2, 0, 2)


def test_hands_of_others_show_only_what_was_shown() -> None:
    seen: BotView = moment()["view"]
    assert [card.name for card in seen.hand(1)] == ["red", "?", "?"]
    assert seen.hand(1)[1].bean is None
    known = sum(1 for seat in range(3) for field in seen.fields(seat) for _ in range(field.cards))
    assert seen.unseen() == sum(seen.copies(bean) for bean in range(len(seen.beans))) - known - 3 - 2 - 2 - 2


def test_closed_offers_are_remembered_with_what_became_of_them() -> None:
    table = run_text(POSITION)
    play(table, 0, Decline(1))
    [(offer, fate)] = BotView(view(table, 0)).past_offers
    assert (offer.id, fate) == (1, "declined")


@pytest.mark.parametrize(
    ("action", "rule"), [(Harvest(0), None), (Accept(1), None), (Accept(9), "B"), (Offer(None, (), ()), "R")]
)
def test_any_action_is_judged(action: Action, rule: str | None) -> None:
    refusal = moment()["view"].refusal(action)
    assert refusal is None if rule is None else refusal is not None and refusal.reason


@pytest.mark.parametrize(
    "ask", ["hand(3)", "fields(-1)", "field(5)", "card(0)", "card(999)", "copies(99)", "bean('x')"]
)
def test_what_is_not_there_is_said_in_one_line(ask: str) -> None:
    with pytest.raises(BadInput):
        eval(f"view.{ask}", moment())  # noqa: S307 - our own questions


def test_a_stew_has_no_single_bean() -> None:
    table = run_text("""
edition high-bohn-cognac
seats   Anna Bert Cleo
turn    Anna plant
seed    7
Anna    hand red | field stew stink+red | field blue*8 | buildings saloon-4
""")
    assert next((field.bean, field.name) for field in BotView(view(table, 0)).fields()) == (None, "stew")
