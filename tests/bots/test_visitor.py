"""A bot of another package sees a read-only view, and its errors are reported in a few lines."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bohnhof.bots import faults
from bohnhof.bots.bot import Wisher
from bohnhof.bots.bot_view import BotView
from bohnhof.bots.faults import BotFault
from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.registry import make_bot
from bohnhof.bots.rulebook_bot import RulebookBot
from bohnhof.bots.runner import asked_for_wishes, run
from bohnhof.bots.visitor import Visitor, seated
from bohnhof.kernel.actions import Action, Offer, Plant
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.table import View
from tests.bots.games import deal


class Other:
    """A bot of another package."""

    name = "other"

    def __init__(self, answer: Callable[[BotView], Any]) -> None:
        self.answer = answer

    def choose(self, view: BotView, legal: Sequence[Action], rng: Random, seconds: float | None) -> Any:
        return self.answer(view)

    def wishes(self, view: BotView) -> tuple[list[int], list[int]]:
        return [view.seat], []


class Relative(RulebookBot):
    """A subclass of one of our bots that fails inside Python's own code."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        return rng.choice(legal[99:])


def fault_of(answer: Callable[[BotView], Any]) -> list[str]:
    """The report about a bot that answers like this, line by line."""
    with pytest.raises(BotFault) as found:
        run(deal("boonanza", 3), [seated(Other(answer)), RandomBot(), RandomBot()])
    return [*str(found.value).splitlines(), *getattr(found.value, "__notes__", [])]


def looks_up_nothing(view: BotView) -> Any:
    prices: dict[int, int] = {}
    return prices[3]


def test_an_answer_that_is_no_action_is_named_with_bot_and_seat() -> None:
    [line] = fault_of(lambda _: "plant")
    assert line.startswith("bot 'other' on seat 0 answered 'plant': an answer is an action (Plant, Offer … of bohnhof")


def test_a_refused_action_is_named_with_its_rule() -> None:
    [line] = fault_of(lambda _: Plant(99, 0))
    assert line.startswith("bot 'other' on seat 0 tried Plant(card=99, field=0): B")


def test_an_error_of_a_bot_is_told_with_its_own_last_line() -> None:
    assert fault_of(looks_up_nothing) == [
        "bot 'other' on seat 0 failed with KeyError: 3",
        f"test_visitor.py, line {looks_up_nothing.__code__.co_firstlineno + 2}, in looks_up_nothing: return prices[3]",
    ]


@pytest.mark.parametrize("give", [[1], {1}])
def test_a_list_in_place_of_a_tuple_is_explained(give: Any) -> None:
    lines = fault_of(lambda _: Offer(None, give=give))
    assert "tuple" in lines[0]
    assert all(line.startswith("test_visitor.py, line ") for line in lines[1:])  # compiled, Offer itself refuses it


def test_a_bot_that_leaves_the_program_is_named() -> None:
    def leave(_: BotView) -> Any:
        raise SystemExit(4)

    assert fault_of(leave)[0] == "bot 'other' on seat 0 failed with SystemExit: 4"


def test_numbers_of_other_kinds_are_explained() -> None:
    line = fault_of(lambda _: Offer(None, give=(True,)))[0]
    assert "give holds plain int numbers only" in line


def test_the_view_has_no_primitives() -> None:
    view = BotView(deal_view())
    assert not {"put", "set", "lay", "restack", "add_cards", "learn", "log", "clear"} & set(dir(view))
    with pytest.raises(AttributeError):
        view.put = None  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        view.seat = 3  # type: ignore[misc]


def deal_view() -> Any:
    from bohnhof.kernel.view import view  # noqa: PLC0415

    return view(deal("boonanza", 3), 0)


def test_what_else_a_bot_offers_is_asked_with_its_own_view() -> None:
    visitor = seated(Other(lambda _: None))
    assert isinstance(visitor, Wisher)
    assert visitor.wishes(deal_view()) == ([0], [])
    assert deepcopy(visitor).wishes(deal_view()) == ([0], [])
    assert not isinstance(seated(make_bot("random")), Wisher)


@pytest.mark.parametrize(
    ("wishes", "fault"),
    [
        ("red", "bot 'other' on seat 0 wishes 'red': wishes are two lists of bean numbers"),
        (([1.5], []), r"bot 'other' on seat 0 wishes \(\[1.5\], \[\]\): wishes are two lists"),
        (None, "bot 'other' on seat 0 wishes None: wishes are two lists"),
        (([], [99]), r"bot 'other' on seat 0 wishes \(\[\], \[99\]\): wishes are two lists"),
        (([-1], []), r"bot 'other' on seat 0 wishes \(\[-1\], \[\]\): wishes are two lists"),
    ],
)
def test_wishes_that_cannot_be_sent_are_a_fault(wishes: Any, fault: str) -> None:
    bot = Other(lambda _: None)
    bot.wishes = lambda _: wishes  # type: ignore[method-assign,assignment]
    with pytest.raises(BotFault, match=fault):
        asked_for_wishes(seated(bot), deal_view())  # type: ignore[arg-type]


def test_a_bean_that_is_wished_for_twice_is_announced_once() -> None:
    bot = Other(lambda _: None)
    bot.wishes = lambda _: ([3, 1, 3], [0, 0])  # type: ignore[method-assign,assignment]
    assert asked_for_wishes(seated(bot), deal_view()) == ([3, 1], [0])  # type: ignore[arg-type]


def test_wishes_that_fail_are_a_fault_with_its_line() -> None:
    bot = Other(lambda _: None)
    bot.wishes = lambda _: 1 / 0  # type: ignore[method-assign,assignment,return-value]
    with pytest.raises(BotFault, match="bot 'other' on seat 0 failed with ZeroDivisionError") as found:
        asked_for_wishes(seated(bot), deal_view())  # type: ignore[arg-type]
    assert found.value.__notes__[0].startswith("test_visitor.py, line ")


@pytest.mark.parametrize("name", ["", "  ", "two\nlines", "\x1b[31mred"])
def test_a_name_is_one_line_of_visible_characters(name: str) -> None:
    bot = Other(lambda _: None)
    bot.name = name
    with pytest.raises(BadInput, match="the name of a bot is one line of visible characters"):
        seated(bot)


def test_an_error_in_a_subclass_of_our_bots_is_told_the_same_way() -> None:
    with pytest.raises(BotFault, match="bot 'rulebook' on seat 0 failed with IndexError") as found:
        run(deal("boonanza", 3), [Relative(), RandomBot(), RandomBot()])
    [line] = found.value.__notes__
    assert line.startswith("test_visitor.py, line ")
    assert line.endswith("in choose: return rng.choice(legal[99:])")


def test_an_error_in_our_own_code_alone_is_not_blamed_on_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "OUR_FILES", (*faults.OUR_FILES, str(Path(__file__))))
    with pytest.raises(IndexError):
        run(deal("boonanza", 3), [Relative(), RandomBot(), RandomBot()])


def test_our_own_bots_and_their_subclasses_get_the_kernels_view() -> None:
    class Mine(RulebookBot):
        pass

    assert not isinstance(seated(Mine()), Visitor)
    assert isinstance(seated(Other(lambda _: None)), Visitor)
