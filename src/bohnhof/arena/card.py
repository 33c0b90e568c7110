"""The card of a benchmark: an agent's results with intervals, as JSON and as Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from bohnhof import __version__
from bohnhof.about import program, running
from bohnhof.arena.benchmark import COPIES, DEALS, PROTOCOL, SEED, Lineup, Played
from bohnhof.arena.resample import Estimate, estimates
from bohnhof.arena.thinking import Thinking
from bohnhof.arena.words import amount, share, signed_coins, some_coins, some_time, with_interval
from bohnhof.bots.registry import shown_name

NOT_THE_PROTOCOL: Final = (
    f"Not played with the {DEALS} deals of the protocol: compare these results only with those of the same deals."
)


@dataclass(frozen=True)
class Line:
    """The results of one line-up."""

    lineup: Lineup
    deals: int
    win_share: Estimate
    coins: Estimate
    lead: Estimate
    trades_per_turn: float
    gained: float | None  # coins per deal of the agent; None if it made none
    given: float | None

    @property
    def games(self) -> int:
        return self.deals * self.lineup.games_per_deal

    def as_json(self) -> dict[str, object]:
        return {
            "edition": self.lineup.edition,
            "players": self.lineup.players,
            "company": self.lineup.company,
            "games": self.games,
            "win_share": self.win_share.as_json(),
            "coins": self.coins.as_json(),
            "lead": self.lead.as_json(),
            "trades_per_turn": self.trades_per_turn,
            "gained_per_deal": self.gained,
            "given_per_deal": self.given,
        }


class Card:
    """All results of one agent."""

    def __init__(self, agent: str, played: dict[Lineup, list[Played]]) -> None:
        self.agent = shown_name(agent)
        self.lines = [_line(lineup, deals) for lineup, deals in played.items()]
        self.deals = max(len(deals) for deals in played.values())
        # A fair share of the wins is 1, so that tables of different sizes count the same. Copies always have that.
        compared = [(lineup, deals) for lineup, deals in played.items() if lineup.company != COPIES]
        rows = [[float(deal.win_share) * lineup.players for deal in deals] for lineup, deals in compared]
        together = _by_deal(rows)
        lead = _by_deal([[float(deal.lead) for deal in deals] for _, deals in compared])
        self.score, self.lead = estimates([together, lead], Random(SEED))
        # The same lead without luck, if luck was counted.
        fair = [[float(deal.lead - deal.luck) for deal in deals if deal.luck is not None] for _, deals in compared]
        self.fair_lead = estimates([_by_deal(fair)], Random(SEED))[0] if all(fair) else None
        self.refused: Counter[str] = Counter()
        self.thinking = Thinking()
        self.tokens = 0
        for deal in (deal for deals in played.values() for deal in deals):
            self.refused.update(deal.refused)
            self.thinking.add(deal.thinking)
            self.tokens += deal.tokens

    @property
    def is_comparable(self) -> bool:
        return self.deals == DEALS

    def as_json(self) -> dict[str, object]:
        """The card as plain data for JSON."""
        return {
            "protocol": PROTOCOL,
            "agent": self.agent,
            "version": __version__,
            "runs_on": running(),
            "seed": SEED,
            "deals": self.deals,
            "games": sum(line.games for line in self.lines),
            "comparable": self.is_comparable,
            "score": self.score.as_json(),
            "lead": self.lead.as_json(),
            "lead_without_luck": None if self.fair_lead is None else self.fair_lead.as_json(),
            "lineups": [line.as_json() for line in self.lines],
            "refused": dict(sorted(self.refused.items())),
            "decisions": self.thinking.decisions,
            "seconds_per_decision": {
                "mean": self.thinking.mean,
                "median": self.thinking.quantile(0.5),
                "p99": self.thinking.quantile(0.99),
            },
            "tokens": self.tokens,
        }

    def markdown(self) -> str:
        """The card as a page."""
        score, lead = with_interval(self.score, some_coins), with_interval(self.lead, signed_coins)
        parts = [f"# {self.agent}: {PROTOCOL}\n"]
        parts.append(
            f"Score {score} (1 is an equal share of the wins), lead {lead} coins over the mean of the others.\n"
        )
        if self.fair_lead is not None:
            parts.append(f"Without the luck of the cards: lead {with_interval(self.fair_lead, signed_coins)}.\n")
        if not self.is_comparable:
            parts.append(f"{NOT_THE_PROTOCOL}\n")
        parts += [HEADINGS, *map(_row, self.lines), ""]
        parts.append(f"- **Refused by the rules**: {_refused(self.refused)}")
        parts.append(
            f"- **Time for a decision**: median {some_time(self.thinking.quantile(0.5))}, "
            f"99 % within {some_time(self.thinking.quantile(0.99))}, {self.thinking.decisions:,} decisions"
        )
        if self.tokens:
            parts.append(f"- **Tokens**: {self.tokens:,}, {self.tokens / self.thinking.decisions:.0f} for a decision")
        parts.append(
            f"\nBohnhof {program()}, {amount(self.deals, 'deals')}, seed {SEED}. "
            f"{'In brackets: 95 % intervals, by resampling. ' if self.deals > 1 else ''}"
            "What deals gave is measured by a plain hand-made value of cards and fields, in coins.\n"
        )
        return "\n".join(parts)


HEADINGS: Final = (
    "| table | company | games | win share, % | coins | lead | trades a turn | a deal gave it | … its partner |\n"
    "|---|---|--:|--:|--:|--:|--:|--:|--:|"
)


def _line(lineup: Lineup, deals: Sequence[Played]) -> Line:
    rows = [
        [float(value) for value in row] for row in zip(*[(d.win_share, d.coins, d.lead) for d in deals], strict=True)
    ]
    win_share, coins, lead = estimates(rows, Random(SEED))
    made = sum(deal.deals for deal in deals)
    return Line(
        lineup,
        len(deals),
        win_share,
        coins,
        lead,
        sum(deal.trades for deal in deals) / sum(deal.turns for deal in deals),
        sum(deal.gained for deal in deals) / made if made else None,
        sum(deal.given for deal in deals) / made if made else None,
    )


def _row(line: Line) -> str:
    worth = ["-" if value is None else f"{value:+.2f}" for value in (line.gained, line.given)]
    cells = [
        f"`{line.lineup.edition}`, {line.lineup.players}",
        line.lineup.company,
        f"{line.games:,}",
        with_interval(line.win_share, share),
        with_interval(line.coins, some_coins),
        with_interval(line.lead, signed_coins),
        f"{line.trades_per_turn:.2f}",
        *worth,
    ]
    return f"| {' | '.join(cells)} |"


def _refused(refused: Counter[str]) -> str:
    if not refused:
        return "nothing"
    return ", ".join(f"{rule} {times:,} times" for rule, times in refused.most_common())


def _by_deal(rows: Sequence[Sequence[float]]) -> list[float]:
    """For each deal, the mean over all rows."""
    return [_mean(column) for column in zip(*rows, strict=True)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
