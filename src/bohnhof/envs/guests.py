"""Bots in a game in steps: when their seat is asked, they answer with actions, as at every other table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from bohnhof.bots.bot import Bot
from bohnhof.bots.chance import derived_seed
from bohnhof.bots.faults import BotFault
from bohnhof.bots.floor import Floor, move_on
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import ask
from bohnhof.envs.sitting import words
from bohnhof.kernel.actions import Action
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.steps import Steps
from bohnhof.kernel.legal import legal
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.view import view


def names_by_seat(said: str | Sequence[str], own_seats: Sequence[int], players: int) -> dict[int, str]:
    """The bot of each seat: one name for all other seats, or one for each."""
    names = words("bots", said)
    others = [seat for seat in range(players) if seat not in own_seats]
    if len(names) not in {1, len(others)}:
        raise BadInput(f"{len(others)} other seats need one bot or as many, not {len(names)}")
    return {seat: names[n % len(names)] for n, seat in enumerate(others)}


class Guests:
    """The bots of one game."""

    def __init__(self, names: Mapping[int, str], steps: Steps, seconds: float | None = None) -> None:
        self.bots: dict[int, Bot] = {seat: make_bot(name) for seat, name in names.items()}
        self.streams = {seat: Random(derived_seed(steps.table.seed, "bot", seat)) for seat in names}
        self.floor = Floor(steps.table)
        self.seconds = seconds

    def play(self, steps: Steps) -> None:
        """Let the bots play until somebody else is asked, or the game is over."""
        while not steps.is_over and int(steps.seat) in self.bots:
            self.answer(steps)

    def answer(self, steps: Steps) -> None:
        """Let the bot whose seat is asked answer."""
        seat = int(steps.seat)
        bot, stream = self.bots[seat], self.streams[seat]
        action = ask(bot, view(steps.table, seat), legal(steps.table, seat), stream, self.seconds)
        try:
            act(steps, action, self.floor)
        except (Illegal, BadInput) as refusal:
            raise BotFault(f"bot {bot.name!r} on seat {seat} tried {action}: {refusal}") from refusal


def act(steps: Steps, action: Action | None, floor: Floor) -> None:
    """Let the asked seat play an action that need not be a step; None: it waits, if it may.

    A seat that has talked enough counts as waiting, as at every table of bots. The limit of offers per turn does not
    apply to bots, because they do not build offers in steps.
    """
    seat = int(steps.seat)
    if action is not None and not floor.hears(seat, action):
        action = None
    if action is None:
        if steps.allows(steps.layout.wait):
            steps.step(steps.layout.wait)
            return
        seat, action = move_on(steps.table)
    play(steps.table, seat, action)
    floor.changed(steps.table, seat, action)
    steps.waiting = 0
    steps.ask()
