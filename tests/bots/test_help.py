"""What `help()` and editors show of the kernel, interpreted and compiled."""

import inspect
import pydoc

import pytest

from bohnhof.bots.bot_view import BotView
from bohnhof.kernel.actions import Accept, Offer, Plant
from bohnhof.kernel.learn.candidates import candidate_offers
from bohnhof.kernel.legal import legal
from bohnhof.kernel.play import play
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.kernel.trading import refuse_offer
from bohnhof.kernel.view import determinize


@pytest.mark.parametrize(
    "thing", [legal, play, determinize, refuse_offer, candidate_offers, View, Rules, Rules.pays, View.cards_in, Offer]
)
def test_every_question_has_its_docstring(thing: object) -> None:
    assert (inspect.getdoc(thing) or "").strip(), thing


def test_signatures_have_their_parameters() -> None:
    assert list(inspect.signature(legal).parameters) == ["board", "seat"]
    assert list(inspect.signature(Rules.pays).parameters) == ["self", "board", "seat", "n"]
    assert list(inspect.signature(Offer).parameters) == ["to", "give", "want", "want_coins"]


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        (legal, "list[Action]"),
        (View.cards_in, "list[int]"),
        (Offer, "int | None"),
        (Plant, "card: "),
        (Accept, "tuple[int, ...] | None"),
    ],
)
def test_help_shows_the_types(thing: object, words: str) -> None:
    assert words in pydoc.plain(pydoc.render_doc(thing))


def test_every_public_part_of_the_view_of_a_bot_is_documented() -> None:
    public = [name for name in dir(BotView) if not name.startswith("_") and name != "raw"]
    assert [name for name in public if not inspect.getdoc(getattr(BotView, name))] == []
