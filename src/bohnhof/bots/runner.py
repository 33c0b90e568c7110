"""The runner: bots play a game against each other, to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from random import Random
from typing import Any, Final

from bohnhof.bots.bot import ACTIONS, Bot, Wisher
from bohnhof.bots.chance import derived_seed
from bohnhof.bots.faults import BadAnswer, BotFault, bad_answer, failed, own_line, short
from bohnhof.bots.floor import Floor, move_on
from bohnhof.kernel.actions import Action
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table, View
from bohnhof.kernel.view import view

KINDS: Final = frozenset(ACTIONS)

Listener = Callable[[int, Action], object]  # seat and action
Clerk = Callable[[int, Action | None, Exception], object]  # seat, action (None: no action), and why it was refused


def run(
    table: Table,
    bots: Sequence[Bot],
    *,
    seconds: float | None = None,
    before: Listener | None = None,
    after: Listener | None = None,
    refused: Clerk | None = None,
) -> None:
    """Play until the game is over, one bot on each seat, with this many seconds for each decision.

    `before` and `after` are called with every action, before and after it is played. An action that the rules refuse,
    or an answer that is no action, is a fault of its bot; if there is a `refused` callback, it is called instead and
    the bot waits.
    """
    streams = [Random(derived_seed(table.seed, "bot", seat)) for seat in range(len(bots))]
    floor = Floor(table)
    while not table.is_over:
        seat, action = next_action(table, bots, streams, floor, seconds, refused)
        if before is not None:
            before(seat, action)
        try:
            play(table, seat, action)
        except (Illegal, BadInput) as refusal:
            if refused is not None:
                refused(seat, action, refusal)
                continue
            raise BotFault(f"bot {bots[seat].name!r} on seat {seat} tried {action}: {refusal}") from refusal
        floor.changed(table, seat, action)
        if after is not None:
            after(seat, action)


def next_action(
    table: Table,
    bots: Sequence[Bot],
    streams: Sequence[Random],
    floor: Floor,
    seconds: float | None,
    refused: Clerk | None,
) -> tuple[int, Action]:
    """Ask the seats in order; when all wait, the game moves on."""
    while (question := floor.next(table)) is not None:
        seat, legal = question
        try:
            action = ask(bots[seat], view(table, seat), legal, streams[seat], seconds)
        except BadAnswer as fault:
            if refused is None:
                raise
            refused(seat, None, fault)
            continue
        if action is not None and floor.hears(seat, action):
            return seat, action
    return move_on(table)


def ask(bot: Bot, seen: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
    """What a bot does now. Raises BotFault if it fails, and BadAnswer if its answer is no action."""
    asked: Any = bot  # compiled code would raise a TypeError of its own for an answer of the wrong type
    try:
        answer = asked.choose(seen, legal, rng, seconds)
    except BotFault:
        raise
    except (Exception, SystemExit) as error:
        if own_line(error) is None:
            raise  # a mistake of ours: show all of it
        raise failed(bot.name, int(seen.seat), error) from error
    if answer is not None and type(answer) not in KINDS:
        raise bad_answer(bot.name, int(seen.seat), answer)
    action: Action | None = answer
    return action


def asked_for_wishes(bot: Wisher, seen: View) -> tuple[list[int], list[int]]:
    """What a bot announces. Raises BotFault if it fails, or if its answer cannot be sent to a table."""
    asked: Any = bot  # as above
    try:
        answer = asked.wishes(seen)
    except (Exception, SystemExit) as error:
        raise failed(asked.name, int(seen.seat), error) from error
    try:
        wanted, spare = ([index(bean) for bean in beans] for beans in answer)
    except (TypeError, ValueError):
        wanted, spare = [-1], []
    if not all(0 <= bean < len(seen.rules.bean_names) for bean in (*wanted, *spare)):
        told = f"bot {asked.name!r} on seat {int(seen.seat)} wishes {short(answer)}"
        raise BotFault(f"{told}: wishes are two lists of bean numbers, wanted and spare")
    return list(dict.fromkeys(wanted)), list(dict.fromkeys(spare))  # a page shows each bean once
