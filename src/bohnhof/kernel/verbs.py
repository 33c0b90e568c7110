"""The vocabulary: one row per verb, from which everything that depends on verbs is derived.

A row says which action class it describes, what the fields of that class name, how it is written in the notation, how
it is described to learning programs (and so how many numbers they need for it), and how people may use it. Codes, the
words of the notation, the layout of choices, messages on the wire and lists for people all come from here. Only code on
the path of every decision uses the numbers directly (`play.play_code`, `legal.fill`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from bohnhof.kernel import codes
from bohnhof.kernel.actions import (
    Accept,
    Action,
    Bury,
    BuyBuilding,
    BuyField,
    Counter,
    Decline,
    Discard,
    Done,
    EndTrading,
    GiveAway,
    Harvest,
    Keep,
    Move,
    Offer,
    Plant,
    PlantFor,
    Reorder,
    Retire,
    Stew,
    Store,
    Take,
    Withdraw,
)
from bohnhof.kernel.events import Change, Event, Moved, Restacked, Shown
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import DRAW

if TYPE_CHECKING:
    from mypy_extensions import i64


class Operand(Enum):
    """What a field of an action names, and where it goes in a code."""

    # `thing` in a code
    CARD = "card"
    OFFER = "offer"
    HOLDING = "building"
    KIND = "kind"
    # `where` in a code
    FIELD = "field"
    SEAT = "seat"
    OUTSIDER = "outsider"
    POSITION = "position"
    # both: the order of the cards just drawn, and how many they are
    ORDER = "order"
    # in no code
    PARTNER = "partner"  # a seat, or nobody in particular
    CARDS = "cards"
    COPIES = "copies"  # cards; none named: the foremost
    COINS = "coins"  # cards; none named: the topmost
    BEANS = "beans"


HOLDING: Final = Operand.HOLDING.value  # what people call the things that can be bought besides fields
THINGS: Final = (Operand.CARD, Operand.OFFER, Operand.HOLDING, Operand.KIND)
WHERES: Final = (Operand.FIELD, Operand.SEAT, Operand.OUTSIDER, Operand.POSITION)


class Games(Enum):
    """In which games learning programs have numbers for a verb."""

    ALL = "all"
    TRADING = "trading"
    NO_TRADING = "no trading"
    HOLDINGS = "holdings"


@dataclass(frozen=True)
class Verb:
    """A row of the table."""

    number: int  # in codes
    kind: type[Any] | None  # the class of its actions; None: only learning programs use it
    operands: tuple[Operand, ...]  # one for each field of the class
    forms: tuple[str, ...]  # the notation, `{…}` for slots that `text.action_text` reads and writes
    told: str  # for learning programs, `{…}` for what their numbers distinguish (`learn.layout`)
    games: Games = Games.ALL
    rank: int = 0  # its order in a list for people: answers first, then going on, then finishing; 0: not listed
    undoable: bool = False  # can be undone while nobody else has acted, if it revealed nothing hidden
    note: str = ""  # after the forms, in error messages

    @property
    def name(self) -> str:
        """The name on the wire, and the key of its sentences: `EndTrading` is `end_trading`."""
        return "" if self.kind is None else re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", self.kind.__name__).lower()

    @property
    def tells_apart(self) -> list[str]:
        """What the numbers of learning programs distinguish."""
        return re.findall(r"{(\w+)}", self.told)


_CARD, _FIELD, _OFFER, _SEAT = Operand.CARD, Operand.FIELD, Operand.OFFER, Operand.SEAT
_TRADING, _HOLDINGS = Games.TRADING, Games.HOLDINGS

# In the order of the learning programs' numbers. Add new verbs at the end: otherwise trained policies become useless.
VERBS: Final = (
    Verb(codes.WAIT, None, (), (), "wait"),
    Verb(codes.DONE, Done, (), ("done", "leave", "pass"), "plant no further card", rank=14),
    Verb(codes.END_TRADING, EndTrading, (), ("end",), "end the trading", rank=17),
    Verb(codes.BUY_FIELD, BuyField, (Operand.COINS,), ("buy field", "buy field with {coins}"), "buy a field", rank=20),
    Verb(codes.SUBMIT, None, (), (), "make the offer"),
    Verb(codes.CANCEL, None, (), (), "drop the offer"),
    Verb(codes.HARVEST, Harvest, (_FIELD,), ("harvest {field}",), "harvest field {field}", rank=18, undoable=True),
    Verb(codes.PLANT, Plant, (_CARD, _FIELD), ("plant {field}", "plant {planted} {field}"),
         "plant {card} on field {field}", rank=4, undoable=True),
    Verb(codes.KEEP, Keep, (_CARD,), ("keep {good}",), "keep {card}", _TRADING, rank=15),
    Verb(codes.OFFER, Offer, (Operand.PARTNER, Operand.CARDS, Operand.BEANS, Operand.BEANS),
         ("offer {partner} {goods} for {wants}",), "begin an offer to {partner}", _TRADING,
         note="(or anyone, or nothing)"),
    Verb(codes.GIVE, None, (), (), "give {card}", _TRADING),
    Verb(codes.WANT, None, (), (), "want {card}", _TRADING),
    Verb(codes.ACCEPT, Accept, (_OFFER, Operand.COPIES), ("accept {offer}", "accept {offer} with {copies}"),
         "accept offer {offer}", _TRADING, rank=2),
    Verb(codes.DECLINE, Decline, (_OFFER,), ("decline {offer}",), "decline offer {offer}", _TRADING, rank=3),
    Verb(codes.COUNTER, Counter, (_OFFER, Operand.CARDS, Operand.BEANS, Operand.BEANS),
         ("counter {offer} {goods} for {wants}",), "counter offer {offer}", _TRADING, note="(or nothing)"),
    Verb(codes.WITHDRAW, Withdraw, (_OFFER,), ("withdraw {offer}",), "withdraw offer {offer}", _TRADING, rank=16),
    Verb(codes.TAKE, Take, (_OFFER, _SEAT), ("take {offer} {taker}",), "trade with {seat}, who took my offer", _TRADING,
         rank=1),
    Verb(codes.DISCARD_CARD, Discard, (_CARD,), ("discard {good}",), "discard {card}", Games.NO_TRADING, rank=9),
    Verb(codes.GIVE_AWAY, GiveAway, (_CARD, Operand.OUTSIDER), ("give {gift} {outsider}",), "give {card} to {outsider}",
         rank=8),
    Verb(codes.PLANT_FOR, PlantFor, (_CARD, Operand.OUTSIDER), ("plant {planted} {outsider}",),
         "plant {card} for {outsider}", rank=7),
    Verb(codes.BUY, BuyBuilding, (Operand.HOLDING,), ("buy {building}",), "buy {building}", rank=19),
    Verb(codes.MIX, Stew, (_CARD, _FIELD), ("plant {field} stew", "plant {planted} {field} stew"),
         "plant {card} on field {field} as a stew", _HOLDINGS, rank=5),
    Verb(codes.LAY_BY, Store, (_CARD,), ("store", "store {planted}"), "store {card}", _HOLDINGS, rank=6),
    Verb(codes.MOVE, Move, (_CARD, Operand.POSITION), ("move {from} {to}",), "move {card} to the {end} of the hand",
         _HOLDINGS, rank=12, note="(positions of hand cards)"),
    Verb(codes.REORDER, Reorder, (Operand.ORDER,), ("reorder {order}",),
         "put drawn card {first} first, then card {second}", _HOLDINGS, rank=11, note="(the cards just drawn)"),
    Verb(codes.BURY, Bury, (), ("bury",), "bury the top card", _HOLDINGS, rank=10),
    Verb(codes.RETIRE, Retire, (Operand.KIND,), ("retire {kind}",), "let no {kind} be sold", rank=13,
         note="(of building)"),
)  # fmt: skip

BY_NUMBER: Final = {verb.number: verb for verb in VERBS}
BY_KIND: Final = {verb.kind: verb for verb in VERBS if verb.kind is not None}
# by class of action: the names of its fields, and their defaults
OPERAND_NAMES: Final = {kind: tuple(field.name for field in fields(kind)) for kind in BY_KIND}
DEFAULTS: Final = {kind: {f.name: f.default for f in fields(kind) if f.default is not MISSING} for kind in BY_KIND}


def verb_for(action: Action) -> Verb:
    """The row of this action."""
    verb = BY_KIND.get(type(action))
    if verb is None:
        raise BadInput(f"{action!r} is not an action")
    return verb


def may_be_undone(action: Action, events: Sequence[Event]) -> bool:
    """Can this be undone, if nobody else has acted since? Not if it revealed anything hidden to anybody."""
    return verb_for(action).undoable and not any(_reveals(change) for event in events for change in event.changes)


def _reveals(change: Change) -> bool:
    return isinstance(change, Restacked | Shown) or (isinstance(change, Moved) and change.source == DRAW)


# ------------------------------------------------------------------------- codes

# Cache of the actions: creating a dataclass runs interpreted code, which takes much longer than a lookup. Cards, fields
# and offers have small numbers, so there are few actions.
_MADE: Final[dict[int, Action]] = {}
MOST_MADE: Final = 20_000


def action_of(code: i64) -> Action:
    """The action that a code stands for."""
    made = _MADE.get(code)
    if made is None:
        made = _new_action(code)
        if len(_MADE) < MOST_MADE:
            _MADE[code] = made
    return made


def _new_action(code: i64) -> Action:
    verb = BY_NUMBER.get(int(codes.verb_of(code)))
    if verb is None or verb.kind is None or verb.number >= codes.STEP_VERBS:
        raise BadInput(f"{code} is not the code of an action")
    thing, where = int(codes.thing_of(code)), int(codes.where_of(code))
    named: list[object] = []
    for operand in verb.operands:
        if operand in THINGS:
            named.append(thing)
        elif operand in WHERES:
            named.append(where)
        elif operand is Operand.ORDER:
            named.append(tuple(codes.order_of(thing, where)))
    made: Action = verb.kind(*named)  # without lists: the foremost copies and the topmost coins are used
    return made


def parts_of(action: Action) -> tuple[int, int, int]:
    """The verb, thing and where of an action without lists, whether or not they would fit into a code."""
    verb = verb_for(action)
    thing, where = 0, 0
    for name, operand in zip(OPERAND_NAMES[type(action)], verb.operands, strict=True):
        if operand in THINGS:
            thing = getattr(action, name)
        elif operand in WHERES:
            where = getattr(action, name)
        elif operand is Operand.ORDER:
            order: tuple[int, ...] = getattr(action, name)
            thing, where = codes.packed_order(order)
    return verb.number, thing, where
