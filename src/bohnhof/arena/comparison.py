"""Cards of a benchmark in one table: those just made, and those that a folder keeps from earlier runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from bohnhof.arena.benchmark import COPIES
from bohnhof.arena.card import NOT_THE_PROTOCOL, Card
from bohnhof.arena.resample import Estimate
from bohnhof.arena.words import amount, signed_coins, some_coins, some_time, with_interval


@dataclass(frozen=True)
class SavedLine:
    """What the table needs of one line-up."""

    company: str
    trades_per_turn: float


@dataclass(frozen=True)
class SavedTimes:
    """What the table needs of the decision times."""

    median: float
    p99: float


@dataclass(frozen=True)
class SavedCard:
    """What the table needs of a card. The fields are named as in the card's JSON."""

    protocol: str
    version: str
    deals: int
    comparable: bool
    agent: str
    score: Estimate
    lead: Estimate
    lead_without_luck: Estimate | None
    lineups: list[SavedLine]
    refused: dict[str, int]
    seconds_per_decision: SavedTimes

    def may_be_compared_with(self, other: SavedCard) -> bool:
        return (self.protocol, self.deals) == (other.protocol, other.deals)


def saved(card: Card) -> SavedCard:
    return msgspec.convert(card.as_json(), SavedCard)


def saved_in(folder: Path) -> list[SavedCard]:
    """The cards in a folder. Files that hold something else are left out."""
    cards = []
    for file in sorted(folder.glob("*.json")):
        try:
            cards.append(msgspec.json.decode(file.read_bytes(), type=SavedCard))
        except msgspec.DecodeError:
            continue
    return cards


def with_earlier(cards: Sequence[SavedCard], folder: Path) -> list[SavedCard]:
    """These cards, and those in a folder that may be compared with them."""
    measured = {card.agent for card in cards}
    earlier = [card for card in saved_in(folder) if card.agent not in measured and card.may_be_compared_with(cards[0])]
    return [*cards, *earlier]


def comparison(cards: Sequence[SavedCard]) -> str:
    """Several agents in one table, best first, and what was played."""
    protocol, deals = cards[0].protocol, amount(cards[0].deals, "deals")
    played = f"{protocol}, {deals}, Bohnhof {', '.join(sorted({card.version for card in cards}))}."
    if not cards[0].comparable:
        played += f" {NOT_THE_PROTOCOL}"
    rows = [
        f"| {card.agent} | {with_interval(card.score, some_coins)} | {with_interval(card.lead, signed_coins)} | "
        f"{'-' if card.lead_without_luck is None else with_interval(card.lead_without_luck, signed_coins)} | "
        f"{_trades_among_copies(card):.2f} | {sum(card.refused.values()):,} | "
        f"{some_time(card.seconds_per_decision.median)} | {some_time(card.seconds_per_decision.p99)} |"
        for card in sorted(cards, key=lambda card: -card.score.mean)
    ]
    head = (
        "| agent | score | lead, coins | without luck | trades a turn, among copies | refused | median | 99 % within |"
    )
    return "\n".join([played, "", head, "|---|--:|--:|--:|--:|--:|--:|--:|", *rows, ""])


def _trades_among_copies(card: SavedCard) -> float:
    trades = [line.trades_per_turn for line in card.lineups if line.company == COPIES]
    return sum(trades) / len(trades)
