"""What deals are worth to both partners, by simple hand-set values of cards and fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bohnhof.bots.mind.market import Market
from bohnhof.bots.mind.weights import COIN, Weights
from bohnhof.bots.mind.worth import tables_for
from bohnhof.kernel.actions import Accept, Action, Take
from bohnhof.kernel.events import TRADE_MADE, Event
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table
from bohnhof.kernel.view import view

CLOSES_A_DEAL: Final = (Accept, Take)


class DealWatch:
    """Values every deal of a game for both partners, each by what that partner sees, in coins.

    The weights are rough estimates and are never tuned, so that figures stay comparable between versions.
    """

    def __init__(self, rules: Rules) -> None:
        weights = Weights({})
        self._market = Market(tables_for(rules, weights.slot), weights)
        self._before: list[float] = []
        self.gained = [0.0] * int(rules.players)  # by seat: what its deals gave it
        self.given = [0.0] * int(rules.players)  # by seat: what they gave its partners
        self.deals = [0] * int(rules.players)

    def before(self, table: Table, action: Action) -> None:
        """Value all seats before an action that can close a deal."""
        self._before = []
        if isinstance(action, CLOSES_A_DEAL):
            self._before = [self._value(table, seat) for seat in range(len(self.deals))]

    def after(self, table: Table, events: Iterable[Event]) -> None:
        """Count the deals that this action closed."""
        for event in events:
            if event.name == TRADE_MADE:
                maker, taker = int(event.seat), event.facts["partner"]
                changes = {seat: self._value(table, seat) - self._before[seat] for seat in (maker, taker)}
                for one, other in ((maker, taker), (taker, maker)):
                    self.deals[one] += 1
                    self.gained[one] += changes[one]
                    self.given[one] += changes[other]

    def _value(self, table: Table, seat: int) -> float:
        self._market.look(view(table, seat), seat, [])
        return int(self._market.own_value()) / int(COIN)
