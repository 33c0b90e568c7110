"""The report on a contest: results with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from random import Random

from bohnhof.arena.contest import Contest, Match, Ring
from bohnhof.arena.rating import Rating
from bohnhof.arena.report import mean
from bohnhof.arena.resample import Estimate, estimates
from bohnhof.arena.standings import RingScores, Standings
from bohnhof.arena.thinking import Thinking
from bohnhof.arena.words import headline
from bohnhof.bots.chance import derived_seed

Row = Sequence[Fraction]  # one number per deal


@dataclass(frozen=True)
class LuckReport:
    """A bot's lead over the mean of the others, with and without the luck of the cards."""

    lead: Estimate
    fair_lead: Estimate
    variance_ratio: float | None  # of the second to the first, from deal to deal; None: the first never varies

    def as_json(self) -> dict[str, object]:
        """As plain data for JSON."""
        return {
            "lead": self.lead.as_json(),
            "fair_lead": self.fair_lead.as_json(),
            "variance_ratio": self.variance_ratio,
        }


@dataclass(frozen=True)
class BotReport:
    """How a bot did in one ring, by seat."""

    label: str
    win_share: Estimate
    coins: Estimate
    coins_by_seat: list[float]
    luck: LuckReport | None = None

    def as_json(self) -> dict[str, object]:
        """As plain data for JSON."""
        luck = {} if self.luck is None else {"luck": self.luck.as_json()}
        return {
            "bot": self.label,
            "win_share": self.win_share.as_json(),
            "coins": self.coins.as_json(),
            "coins_by_seat": self.coins_by_seat,
            **luck,
        }


@dataclass(frozen=True)
class RingReport:
    """The results of one ring; its first bot is the one that is measured, unless it is a pool."""

    match: Match
    title: str
    games: int
    bots: list[BotReport]
    turns_per_game: float
    offers_per_turn: float
    trades_per_turn: float

    def as_json(self) -> dict[str, object]:
        """As plain data for JSON."""
        return {
            "match": str(self.match),
            "title": self.title,
            "games": self.games,
            "bots": [bot.as_json() for bot in self.bots],
            "turns_per_game": self.turns_per_game,
            "offers_per_turn": self.offers_per_turn,
            "trades_per_turn": self.trades_per_turn,
        }


@dataclass(frozen=True)
class Difference:
    """By how much one bot is ahead of another, over both rings; for the same bot this is exactly 0."""

    label: str
    other: str
    win_share: Estimate
    coins: Estimate

    def as_json(self) -> dict[str, object]:
        """As plain data for JSON."""
        return {
            "bot": self.label,
            "other": self.other,
            "win_share": self.win_share.as_json(),
            "coins": self.coins.as_json(),
        }


class ContestReport:
    """The result of a contest; except for times, it depends only on the contest and the deals."""

    def __init__(self, standings: Standings) -> None:
        contest = standings.contest
        self.contest = contest
        self.edition = contest.series(contest.bots[:1]).rules().edition
        self.labels = contest.labels()
        # A solo game has no fair share.
        self.fair_share = None if contest.players == 1 else 1 / contest.players
        self.games = sum(scores.tally.games for scores in standings.rings)
        self.deals = self.games // contest.games_per_deal()
        # A bot that met nobody has no rating.
        ranked = contest.players > 1 and len(contest.bots) > 1
        self.ratings: list[Rating | None] = [rating if ranked else None for rating in standings.ratings.all()]
        self.thinking: list[Thinking] = standings.thinking

        # All intervals are computed together from the same resamples, so that equal results stay equal.
        rows: dict[tuple[object, ...], Row] = {}
        for n, scores in enumerate(standings.rings):
            for bot in scores.coins:
                rows[n, bot, "wins"] = scores.wins[bot]
                rows[n, bot, "coins"] = scores.coins[bot]
                if contest.luck:
                    rows[n, bot, "lead"] = scores.leads[bot]
                    rows[n, bot, "fair lead"] = scores.fair_leads[bot]
        pairs = list(combinations(range(len(contest.bots)), 2)) if Match.AMONG in contest.matches else []
        for a, b in pairs:
            rows[a, b, "win difference"] = difference([s.wins for s in duels(standings, a, b)], a, b)
            rows[a, b, "coin difference"] = difference([s.coins for s in duels(standings, a, b)], a, b)
        numbers = [[float(value) for value in row] for row in rows.values()]
        made = dict(zip(rows, estimates(numbers, Random(derived_seed(contest.seed, "resample", 0))), strict=True))

        self.rings: list[RingReport] = []
        for n, scores in enumerate(standings.rings):
            bots = [
                BotReport(
                    self.labels[bot],
                    made[n, bot, "wins"],
                    made[n, bot, "coins"],
                    [float(mean(coins)) for coins in scores.coins_by_seat[bot]],
                    LuckReport(
                        made[n, bot, "lead"],
                        made[n, bot, "fair lead"],
                        variance_ratio(scores.fair_leads[bot], scores.leads[bot]),
                    )
                    if contest.luck
                    else None,
                )
                for bot in dict.fromkeys(scores.ring.bots)
            ]
            self.rings.append(ring_report(scores, title(scores.ring, contest), bots))
        self.differences = [
            Difference(self.labels[a], self.labels[b], made[a, b, "win difference"], made[a, b, "coin difference"])
            for a, b in pairs
        ]

    @property
    def headline(self) -> str:
        """What was played."""
        contest = self.contest
        return headline(self.edition, contest.players, contest.seed, deals=self.deals, games=self.games)

    def as_json(self) -> dict[str, object]:
        """The report as plain data for JSON, without times."""
        return {
            "edition": self.edition.id,
            "options": list(self.edition.options),
            "players": self.contest.players,
            "bots": list(self.labels),
            "deals": self.deals,
            "games": self.games,
            "seed": self.contest.seed,
            "seconds": self.contest.seconds,
            "worlds": self.contest.worlds,
            "fair_share": self.fair_share,
            "rings": [ring.as_json() for ring in self.rings],
            "differences": [difference.as_json() for difference in self.differences],
            "ratings": [
                {"bot": label, **rating.as_json()}
                for label, rating in zip(self.labels, self.ratings, strict=True)
                if rating is not None
            ],
        }

    def thinking_as_json(self) -> list[dict[str, object]]:
        """How long the bots thought, in seconds per decision."""
        return [
            {
                "bot": label,
                "decisions": thinking.decisions,
                "mean": thinking.mean,
                "median": thinking.quantile(0.5),
                "p99": thinking.quantile(0.99),
                "longest": thinking.longest,
            }
            for label, thinking in zip(self.labels, self.thinking, strict=True)
        ]


def variance_ratio(some: Row, others: Row) -> float | None:
    """The ratio of the variances of the first and second numbers."""
    variances = [sum((value - sum(row) / len(row)) ** 2 for value in row) for row in (some, others)]
    return float(variances[0] / variances[1]) if variances[1] else None


def ring_report(scores: RingScores, title: str, bots: list[BotReport]) -> RingReport:
    """The results of a ring."""
    tally = scores.tally
    return RingReport(
        match=scores.ring.match,
        title=title,
        games=tally.games,
        bots=bots,
        turns_per_game=tally.turns / tally.games,
        offers_per_turn=tally.offers / tally.turns,
        trades_per_turn=tally.trades / tally.turns,
    )


def title(ring: Ring, contest: Contest) -> str:
    """Who meets whom, in words."""
    labels = contest.labels()
    one, *others = dict.fromkeys(labels[bot] for bot in ring.bots)
    if ring.match is Match.POOL:
        return "all together"
    if others and contest.players == 2:
        return f"{one} against {others[0]}"
    if others:
        return f"{one} among {contest.players - 1} {others[0]}"
    return f"{one} alone" if contest.players == 1 else f"{contest.players} {one}"


def duels(standings: Standings, a: int, b: int) -> list[RingScores]:
    """The rings in which these two meet, both ways."""
    return [
        scores for scores in standings.rings if scores.ring.match is Match.AMONG and set(scores.ring.bots) <= {a, b}
    ]


def difference(rows: Sequence[dict[int, list[Fraction]]], a: int, b: int) -> Row:
    """Deal by deal, the mean of A over the rings it is in minus that of B."""
    a_rows = [ring[a] for ring in rows if a in ring]
    b_rows = [ring[b] for ring in rows if b in ring]
    return [
        Fraction(sum(of_a), len(a_rows)) - Fraction(sum(of_b), len(b_rows))
        for of_a, of_b in zip(zip(*a_rows, strict=True), zip(*b_rows, strict=True), strict=True)
    ]
