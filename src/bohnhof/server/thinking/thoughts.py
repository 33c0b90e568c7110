"""Questions to bots and their answers, and the one function that answers: bytes in, bytes out.

It can run anywhere, so it gets a packed View, never a Table.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from random import Random
from typing import Any, Final

import msgspec

from bohnhof.bots.aloud import aloud
from bohnhof.bots.bot import Bot, Wisher
from bohnhof.bots.faults import BotFault, in_one_line
from bohnhof.bots.floor import TALK
from bohnhof.bots.hint import Coach, hints
from bohnhof.bots.messages import Message, Value, say
from bohnhof.bots.registry import make_known_bot
from bohnhof.bots.runner import ask, asked_for_wishes
from bohnhof.kernel.actions import Action
from bohnhof.kernel.legal import legal
from bohnhof.kernel.table import View
from bohnhof.server.thinking.view_codec import pack_view, unpack_view
from bohnhof.server.wire.actions import read_action_json, write_action_json
from bohnhof.server.wire.game_terms import find_terms

log = logging.getLogger("bohnhof.thoughts")

MOST_REMEMBERED: Final = 2000  # bots in memory; one that is dropped starts again without its memory


class Question(msgspec.Struct, array_like=True, frozen=True):
    """A question to a bot."""

    table: str
    seat: int
    bot: str
    edition: str
    options: tuple[str, ...]
    players: int
    view: bytes
    may_talk: bool
    chance: int  # the seed of its random stream for this decision
    seconds: float
    advise: bool = False  # asks what it would do, and why


class Reason(msgspec.Struct, array_like=True, frozen=True):
    """Why a bot does something: in words, and as a key with values for other languages."""

    text: str
    key: str
    values: dict[str, Any]


class Thought(msgspec.Struct, array_like=True, frozen=True):
    """A bot's answer: an action as JSON (None: it waits), its reason, if it can give one, and its wishes."""

    action: bytes | None
    reason: Reason | None
    wish: tuple[list[int], list[int]] | None = None  # beans that it wants, beans that it would give for them

    def chosen(self) -> Action | None:
        return None if self.action is None else read_action_json(self.action)


WAIT: Final = Thought(None, None)


def question_for(
    table: str, bot: str, view: View, *, may_talk: bool, chance: int, seconds: float, advise: bool = False
) -> Question:  # fmt: skip
    """The question for the bot on the seat of this view."""
    edition = view.rules.edition
    return Question(
        table, int(view.seat), bot, edition.id, edition.options, int(view.rules.players), pack_view(view),
        may_talk, chance, seconds, advise,
    )  # fmt: skip


# ------------------------------------------------------------------------------ thinking

_bots: OrderedDict[tuple[Any, ...], Bot] = OrderedDict()


def think(data: bytes) -> bytes:
    """Let a bot choose, or advise."""
    question = msgspec.msgpack.decode(data, type=Question)
    terms = find_terms(question.edition, question.options, question.players)
    view = unpack_view(terms.rules, question.view)
    thoughts = _advice(question, view) if question.advise else [_choice(question, view)]
    return msgspec.msgpack.encode(thoughts)


def _choice(question: Question, view: View) -> Thought:
    bot = _bot(question)
    actions = legal(view, question.seat)
    if not question.may_talk:
        actions = [action for action in actions if not isinstance(action, TALK)]
    chosen = ask(bot, view, actions, Random(question.chance), question.seconds)
    wish = _wish(bot, view)
    if chosen is None:
        return Thought(None, None, wish)
    reason = aloud(view, chosen) if isinstance(bot, Coach) else None  # everybody at the table reads it
    action = write_action_json(chosen)
    read_action_json(action)  # an invalid answer must fail here, not at the table
    return Thought(action, None if reason is None else _reason(reason), wish)


def _wish(bot: Bot, view: View) -> tuple[list[int], list[int]] | None:
    """What a bot announces. A fault here does not keep it from playing."""
    if not isinstance(bot, Wisher) or not view.now.trades:
        return None
    try:
        return asked_for_wishes(bot, view)
    except BotFault as fault:
        log.error("%s", in_one_line(fault))
        return None


def _advice(question: Question, view: View) -> list[Thought]:
    """The coach's ideas; a bot that does not value positions only says what it would do."""
    if not isinstance(make_known_bot(question.bot), Coach):
        return [_choice(question, view)]
    return [
        Thought(write_action_json(hint.action), _reason(hint.reason, to_you=True))
        for hint in hints(view, question.bot)
        if hint.action is not None
    ]


def _reason(message: Message, *, to_you: bool = False) -> Reason:
    return Reason(say(message, to_you=to_you), message.key, values_of(message))


def values_of(message: Message) -> dict[str, Any]:
    """The values of a message as JSON can write them."""
    return {name: _plain(value) for name, value in message.values.items()}


def _plain(value: Value) -> Any:
    """A value as JSON can write it: reasons inside a reason are keys with values, too."""
    if isinstance(value, tuple):
        return [{"key": part.key, "values": {n: _plain(v) for n, v in part.values.items()}} for part in value]
    return value


def _bot(question: Question) -> Bot:
    key = (question.table, question.seat, question.bot)
    if key not in _bots:
        _bots[key] = make_known_bot(question.bot)
        if len(_bots) > MOST_REMEMBERED:
            _bots.popitem(last=False)
    _bots.move_to_end(key)
    return _bots[key]
