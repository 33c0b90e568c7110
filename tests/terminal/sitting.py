"""Helpers for tests with a person: a terminal that types automatically and records what it shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import StringIO
from random import Random

from rich.console import Console, RenderableType
from rich.text import Text

from bohnhof.bots.registry import make_bot
from bohnhof.kernel.actions import Action, Done, EndTrading, Plant
from bohnhof.kernel.table import Table, View
from bohnhof.kernel.view import view
from bohnhof.terminal.game import Terminal, TerminalGame
from bohnhof.terminal.saving import Played
from bohnhof.terminal.wording import Names
from tests.bots.games import Habit, HabitBot
from tests.judge import holds

WIDTH = 80


class Screen:
    """A terminal where somebody types these lines, and then nothing more."""

    def __init__(self, typed: Iterable[str], width: int = WIDTH) -> None:
        self._typed = iter(typed)
        self._width = width
        self._paper = StringIO()
        self.asked: list[str] = []  # what was new on the screen at each question
        self.terminal = Terminal(self._ask, self._say, lambda: width)

    def _ask(self, _prompt: str) -> str:
        self.asked.append(self.shown[sum(map(len, self.asked)) :])
        line = next(self._typed, None)
        if line is None:
            raise EOFError
        return line

    def _say(self, what: RenderableType) -> None:
        if isinstance(what, Text):
            self._paper.write(f"{what.plain}\n")  # as it is: a line that is too long must be found
        else:
            Console(file=self._paper, width=self._width).print(what)

    @property
    def shown(self) -> str:
        """Everything that was shown."""
        return self._paper.getvalue()


def plants(view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
    """The habit of doing only what the game waits for, and never trading."""
    return next((action for action in legal if isinstance(action, Plant | Done | EndTrading)), None)


def sit_down(
    table: Table,
    typed: Iterable[str],
    names: tuple[str, ...] | None = None,
    habit: Habit | None = None,
    played: Sequence[Played] = (),
) -> tuple[TerminalGame, Screen]:
    """A game with a person called You (else on seat 0), and with bots of this habit, or random ones."""
    names = names or ("You", "Bert", "Cleo", "Dora", "Emil", "Frida", "Gus")[: table.rules.players]
    person = names.index("You") if "You" in names else 0
    bots = {
        seat: make_bot("random") if habit is None else HabitBot(habit) for seat in range(len(names)) if seat != person
    }
    screen = Screen(typed)
    return TerminalGame(table, names, bots, screen.terminal, played=played), screen


def sit_down_at(text: str, *typed: str, habit: Habit | None = None) -> Screen:
    """The screen of a person who types these lines in a drawn position, and then leaves."""
    position = holds(text)
    game, screen = sit_down(position.table, typed, position.names, habit)
    game.run()
    return screen


def drawn(text: str, who: str = "You") -> tuple[View, Names]:
    """A drawn position as somebody at the table sees it."""
    position = holds(text)
    return view(position.table, position.names.index(who)), Names(position.names)
