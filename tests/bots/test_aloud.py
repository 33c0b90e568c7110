"""What bots say at a table reveals nothing about hidden cards: asking them for everything teaches nothing."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from random import Random

import pytest

from bohnhof.bots.aloud import aloud
from bohnhof.bots.bot import Bot
from bohnhof.bots.haggler import Haggler
from bohnhof.bots.hint import Coach
from bohnhof.bots.messages import Message, say
from bohnhof.bots.registry import BOTS, make_bot
from bohnhof.kernel.actions import Accept, Action, Counter, Decline, Offer
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import ANYONE, FACEUP, SPECTATOR, hand
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table, View
from bohnhof.kernel.trading import has_wanted
from bohnhof.kernel.view import determinize, view
from tests.bots.states import FULL, SEARCHERS, asked
from tests.judge import holds
from tests.length import BRIEF

APART = 25  # states between two tables that are tested
EDITIONS = ["boonanza"] if BRIEF else ["boonanza", "bohnanza", "high-bohn"]
SPEAKERS = [name for name, maker in BOTS.items() if isinstance(maker(), Coach) and getattr(maker(), "trades", True)]


def tables(edition: str) -> Iterator[Table]:
    """Tables in the middle of trading."""
    for seen in (state.view for state in asked("trader", edition) if state.view.now.trades and not state.view.offers):
        yield determinize(seen, Random(int(seen.turn)))


def questions(table: Table, asker: int, partner: int) -> Iterator[Offer]:
    """One or two cards of every kind, for nothing and for a card of the asker."""
    own = [*table.cards_in(hand(asker)), *(table.cards_in(FACEUP) if asker == table.active else [])]
    for bean in range(int(table.rules.beans)):
        for many in (1, 2):
            yield Offer(partner, (), (bean,) * many)
            yield Offer(partner, tuple(own[:1]), (bean,) * many)


def heard(bot: Bot, table: Table, seat: int) -> tuple[Action | None, Message | None]:
    """A bot's answer at a table, and what it says."""
    seen = view(table, seat)
    answer = bot.choose(seen, legal(table, seat), Random(1), None)
    return answer, aloud(seen, answer)


def talked_out(bot: Bot, table: Table) -> Bot:
    """The same bot after its last proposal of the turn: it does not counter, it only accepts or declines."""
    assert isinstance(bot, Haggler)
    copy = deepcopy(bot)
    copy.remembered(view(table, 0)).extend([(int(ANYONE), [], [])] * 20)
    return copy


def refusals(bot: Bot, table: Table, asker: int, seat: int, worlds: int) -> Iterator[tuple[bool, Message | None]]:
    """The refusals of the last offer, on this table and on similar ones; and could the bot have agreed?"""
    offer = table.offers[-1]
    others = [determinize(view(table, viewer), Random(n)) for viewer in (asker, SPECTATOR) for n in range(worlds)]
    for other in (table, *others):
        answer, line = heard(talked_out(bot, other), other, seat)
        if isinstance(answer, Decline) and answer.offer == offer.id:
            yield has_wanted(other, seat, offer), line


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", SPEAKERS)
def test_a_refusal_sounds_alike_on_every_table_that_the_asker_cannot_tell_apart(name: str, edition: str) -> None:
    quick = name not in SEARCHERS
    positions = (60 if FULL else 4) if quick else (20 if FULL else 1)
    refused = either_way = 0
    bot = make_bot(name)
    for table in islice(tables(edition), 0, positions * APART, APART):
        asker = int(table.active)
        other = (asker + 1) % 4
        for question in islice(questions(table, asker, other), None if quick else 6):
            asking = table.clone()
            try:
                play(asking, asker, question)
            except Illegal:
                continue
            lines = list(refusals(bot, asking, asker, other, 4 if quick else 1))
            assert all(line == lines[0][1] for _, line in lines), f"{name} tells something by {lines}"
            refused += len(lines) > 1
            either_way += len({could for could, _ in lines}) > 1  # with and without the requested cards
    assert refused > 5 or not quick
    assert either_way > 0 or not quick


@pytest.mark.parametrize("name", SPEAKERS)
def test_a_line_for_the_table_is_short_and_has_no_number(name: str) -> None:
    lines = 0
    bot = make_bot(name)
    few, many = (1, 5) if name in SEARCHERS else (15, 60)
    for table in islice(tables("boonanza"), few if BRIEF else many):
        for seat in range(4):
            _, line = heard(deepcopy(bot), table, seat)
            if line is None:
                continue
            lines += 1
            assert line.key.startswith("aloud.")
            assert set(line.values) == {"voice"}
            assert len(say(line)) <= 50, "a short line, not a lecture"
            assert not any(sign.isdigit() for sign in say(line))
    assert lines > 0


WITH = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna trade
    faceup  soy stink
    Anna    hand green | field chili*2 | field blue
    Bert    hand blue red black-eyed | field red*2 | field blue*3
    > Anna offer Bert {what}
"""


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("nothing for red", "Those stay with me."),
        ("nothing for red*2", "Those stay with me."),
        ("stink for red", "Those stay with me."),
        ("stink for garden", "That does not grow here."),
        ("nothing for chili*2", "I see what you want it for."),
        ("nothing for garden", "Not for me."),
    ],
)
def test_a_refusal_is_made_of_the_offer_and_the_fields(what: str, line: str) -> None:
    for bert in ("hand blue red black-eyed", "hand soy garden", "hand chili*2 red*2"):
        table = holds(WITH.format(what=what).replace("hand blue red black-eyed", bert)).table
        message = aloud(view(table, 1), Decline(1))
        assert message is not None
        assert say(message) == line


def test_an_offer_says_what_it_is_for_and_not_what_it_is_worth() -> None:
    table = holds(WITH.format(what="nothing for red")).table
    red, black_eyed = table.cards_in(hand(1))[1:]
    seen = view(table, 1)
    assert _said(seen, Offer(0, (black_eyed,), (int(table.bean[red]),))) == "They would do well in my field."
    assert _said(seen, Offer(0, (red,), (int(table.bean[black_eyed]),))) == "That would suit me."
    assert _said(seen, Offer(0, (), (int(table.bean[black_eyed]),))) == "You can do without it, can't you?"
    assert _said(seen, Counter(1, (red,), (int(table.bean[black_eyed]),))) == "Rather this."
    assert _said(seen, Offer(0, (black_eyed,), ())) == "I can do without it."
    assert _said(seen, Decline(7)) == "Not for me."
    assert aloud(seen, Accept(1)) is None


def _said(seen: View, action: Action) -> str:
    message = aloud(seen, action)
    assert message is not None
    return say(message)
