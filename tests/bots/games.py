"""Helpers for tests that let bots play: every edition at every table, and bots with simple habits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint
from random import Random
from typing import Final

import pytest

from bohnhof.bots import registry
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Action
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table, View

TABLES: Final = [(edition.id, players) for edition in EDITIONS.values() for players in edition.players]

Habit = Callable[[View, Sequence[Action], Random, float | None], Action | None]


class HabitBot:
    """A bot that does what a function says."""

    def __init__(self, habit: Habit, name: str = "habit") -> None:
        self.name = name
        self._habit = habit

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        return self._habit(view, legal, rng, seconds)


def waits(view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> None:
    """The habit of doing nothing."""


def deal(edition: str, players: int, *options: str, seed: int = 1) -> Table:
    """A fresh game."""
    return new_table(Rules(EDITIONS[edition].with_options(options, players), players), seed)


def register(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """Let a package with this bot be installed."""
    monkeypatch.setattr(registry, "registered", lambda: [EntryPoint(name, value, registry.GROUP)])
