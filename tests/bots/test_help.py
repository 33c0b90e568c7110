"""What `help()` and editors show of the kernel, interpreted and compiled."""

import inspect
import pydoc
import re

import pytest

from bohnhof.bots.bot_view import BotView
from bohnhof.bots.seen import Boss, Building, Card, Field, Rival, SeenOffer
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
    public = [name for name in dir(BotView) if not name.startswith("_")]
    assert [name for name in public if not inspect.getdoc(getattr(BotView, name))] == []


@pytest.mark.parametrize("kind", [Boss, Building, Card, Field, Rival, SeenOffer])
def test_help_explains_every_part_of_an_answer_with_its_type(kind: type[tuple[object, ...]]) -> None:
    explained = re.findall(r"^- `(\w+)`: \w", inspect.getdoc(kind) or "", re.MULTILINE)
    assert explained == list(inspect.signature(kind).parameters)
    assert "ForwardRef" not in pydoc.plain(pydoc.render_doc(kind))


def test_help_shows_the_name_of_an_action_and_not_all_of_its_kinds() -> None:
    assert "allows(self, action: 'Action') -> bool" in pydoc.plain(pydoc.render_doc(BotView))
