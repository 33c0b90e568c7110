"""Manners, counted over whole games: `python -m benchmarks.manners --bots casual,expert --games 20`.

Four bots of a kind play, and everything they say to each other is checked with all hands known. A line of the table is
a share of offers (including counter-offers) unless it says otherwise. docs/bots.md has the figures.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.console import Console
from rich.table import Table as Page

from bohnhof.bots.bot import Bot
from bohnhof.bots.chance import derived_seed
from bohnhof.bots.haggler import Haggler
from bohnhof.bots.messages import is_nothing
from bohnhof.bots.mind.player import said_in
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.editions import EDITIONS
from bohnhof.kernel import actions
from bohnhof.kernel.actions import Action
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.places import ANYONE, FACEUP, hand
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table, View
from bohnhof.kernel.view import view

LEVELS: Final = "sprout,casual,club,expert,veteran,master,champion"
# What is counted, relative to what, and its name.
LINES: Final = (
    ("known lack", "offers", "only to seats that lacked the bean when they refused it this turn"),
    ("begging", "offers", "asks for something for nothing"),
    ("gives what it wanted", "offers", "gives what it wanted earlier in the turn"),
    ("wants what it gave", "offers", "wants what it offered earlier in the turn"),
    ("strange counter", "counters", "counter-offers that share no bean with the offer (of the counter-offers)"),
    ("false lack", "lacks", "“I do not have it” that is not so (of these refusals)"),
    ("silent envy", "grudging", "refuses a gain because of the partner's, and does not say so (of these)"),
    ("held", "offers", "offers that lie open while those who were asked do something else"),
    ("quiet", "turns", "turns without a trade (of the turns)"),
)


@dataclass
class Manners:
    """What is counted while a game is played."""

    table: Table
    bots: Sequence[Bot]
    counts: Counter[str] = field(default_factory=Counter)
    _turn: int = -1
    _traded: bool = False
    _gave: dict[int, set[int]] = field(default_factory=dict)  # by seat, in this turn
    _wanted: dict[int, set[int]] = field(default_factory=dict)
    _lacked: set[tuple[int, int]] = field(default_factory=set)  # seat and bean, known from refusals of this turn

    def before(self, seat: int, action: Action) -> None:
        """Check what is about to be said or done."""
        table = self.table
        if self._turn != int(table.turn):
            self._turn = int(table.turn)
            self.counts["turns"] += 1
            self.counts["quiet"] += 1
            self._traded = False
            self._gave, self._wanted, self._lacked = {}, {}, set()
        match action:
            case actions.Offer() | actions.Counter():
                self._propose(seat, action)
            case actions.Decline(id):
                self._refuse(seat, id)
            case actions.Take():
                self._trade()
            case actions.Accept(id):
                offer = table.offer(id)
                if offer is not None and offer.to != ANYONE:
                    self._trade()
            case _:
                pass

    def _trade(self) -> None:
        self.counts["trades"] += 1
        if not self._traded:
            self._traded = True
            self.counts["quiet"] -= 1

    def _propose(self, seat: int, action: actions.Offer | actions.Counter) -> None:
        said = said_in(self.table, action)
        assert said is not None
        to, give, want = said
        count = self.counts
        count["offers"] += 1
        count["begging"] += not give
        asked = [other for other in self._seats() if other != seat and to in (int(ANYONE), other)]
        count["known lack"] += bool(want) and all(any((who, b) in self._lacked for b in want) for who in asked)
        count["gives what it wanted"] += bool(set(give) & self._wanted.get(seat, set()))
        count["wants what it gave"] += bool(set(want) & self._gave.get(seat, set()))
        self._gave.setdefault(seat, set()).update(give)
        self._wanted.setdefault(seat, set()).update(want)
        if isinstance(action, actions.Counter):
            answered = self.table.offer(action.offer)
            assert answered is not None
            offered = {int(self.table.bean[card]) for card in answered.give}
            count["counters"] += 1
            count["strange counter"] += not (offered & set(want) or set(answered.want) & set(give))
            self._note_lack(seat, action.offer)
        for open_offer in self.table.offers:  # the seat that was asked goes on to something else
            is_answer = isinstance(action, actions.Counter) and action.offer == open_offer.id
            count["held"] += open_offer.is_for(seat) and not is_answer and not open_offer.has_declined(seat)

    def _refuse(self, seat: int, id: int) -> None:
        bot = self.bots[seat]
        if not isinstance(bot, Haggler):
            return
        seen = view(self.table, seat)
        message = bot.explain(seen, actions.Decline(id))
        offer = self.table.offer(id)
        assert offer is not None
        if message.key in ("deal.lack", "deal.few"):
            bean = seen.rules.bean_names.index(str(message.values["bean"]))
            held = self._goods(seat).count(bean)
            self.counts["lacks"] += 1
            self.counts["false lack"] += held > 0 if message.key == "deal.lack" else held >= offer.want.count(bean)
        elif self._is_envy(bot, seen, id):
            self.counts["grudging"] += 1
            self.counts["silent envy"] += message.key != "deal.envy"
        self._note_lack(seat, id)

    def _is_envy(self, bot: Haggler, seen: View, id: int) -> bool:
        """Would it accept if the partner gained nothing?"""
        offer = seen.offer(id)
        market = bot.player(seen).market
        assert offer is not None
        give = market.copies_for(offer.want)
        if NO_CARD in give:
            return False
        gain = market.gain(give, [int(seen.bean[card]) for card in offer.give])
        theirs = market.their_gain(offer.maker, [int(seen.bean[card]) for card in offer.give], list(offer.want))
        margin = bot.player(seen).weights.margin
        return bool(gain > margin >= market.envied(gain, theirs, market.envy_of(offer.maker))) and not is_nothing(
            int(gain)
        )

    def _note_lack(self, seat: int, id: int) -> None:
        offer = self.table.offer(id)
        assert offer is not None
        goods = self._goods(seat)
        for bean in offer.want:
            if bean not in goods:
                self._lacked.add((seat, int(bean)))

    def _goods(self, seat: int) -> list[int]:
        places = [hand(seat), *([FACEUP] if seat == self.table.active else [])]
        return [int(bean) for place in places for bean in self.table.beans_in(place)]

    def _seats(self) -> range:
        return range(int(self.table.rules.players))


def manners_of(name: str, games: int, edition: str, players: int, seed: int) -> Counter[str]:
    """All counts over this many games of bots of one kind."""
    total: Counter[str] = Counter()
    rules = Rules(EDITIONS[edition], players)
    for game in range(games):
        table = new_table(rules, derived_seed(seed, "manners", game))
        bots = [make_bot(name) for _ in range(players)]
        counted = Manners(table, bots)
        run(table, bots, before=counted.before)
        total += counted.counts
    return total


def main() -> None:
    """Print the table of manners."""
    parser = argparse.ArgumentParser("python -m benchmarks.manners", description="Count bad manners.")
    parser.add_argument("--bots", default=LEVELS, help="who plays, each among its copies")
    parser.add_argument("--games", type=int, default=20, help="of each of them")
    parser.add_argument("--edition", default="boonanza")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=777)
    said = parser.parse_args()
    names = said.bots.split(",")
    counted = [manners_of(name, said.games, said.edition, said.players, said.seed) for name in names]
    page = Page("", *[make_bot(name).name for name in names])
    for what, beside, words in LINES:
        page.add_row(words, *[f"{100 * counts[what] / max(1, counts[beside]):.1f} %" for counts in counted])
    page.add_row("trades a turn", *[f"{counts['trades'] / counts['turns']:.2f}" for counts in counted])
    page.add_row("offers a turn", *[f"{counts['offers'] / counts['turns']:.2f}" for counts in counted])
    Console(width=150).print(page)


if __name__ == "__main__":
    main()
