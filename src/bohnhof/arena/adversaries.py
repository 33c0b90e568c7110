"""Weaknesses of a bot: each adversary plays with copies of it, on every seat of the same deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from bohnhof.arena.compete import compete
from bohnhof.arena.contest import Contest
from bohnhof.arena.contest_report import ContestReport, RingReport
from bohnhof.arena.engine import Engine
from bohnhof.arena.resample import Estimate
from bohnhof.bots.registry import shown_name
from bohnhof.kernel.faults import BadInput

FEWEST: Final = 3  # players: two cannot gang up on anybody


@dataclass(frozen=True)
class Attack:
    """Adversaries that play with a bot, and the seats that profit if it works."""

    name: str
    about: str
    classes: tuple[str, ...]  # one, or two who help each other from opposite seats
    feeds: bool = False  # does it play for its left neighbour instead of itself?

    @property
    def winners(self) -> int:
        """How many seats share its wins."""
        return len(self.classes)


# How they play is in bots/adversaries.py.
ATTACKS: Final = (
    Attack("mute", "never trades", ("Mute",)),
    Attack("beggar", "asks for everything and gives nothing", ("Beggar",)),
    Attack("junk", "offers two useless cards for a good one", ("Junk",)),
    Attack("boycott", "makes no deal with the leader", ("Boycott",)),
    Attack("squeezer", "asks for the most first, and keeps offers waiting", ("Squeezer",)),
    Attack("colluding pair", "two who deal for their common good", ("Colluder", "SecondColluder")),
    Attack("kingmaker", "gives its left neighbour whatever that one can use", ("Kingmaker",), feeds=True),
)
# The contest's bots: the target twice (once to be fed), then all adversaries.
VICTIM, FED, FIRST = 0, 1, 2


@dataclass(frozen=True)
class Exploit:
    """The result of an attack: its share of the wins, and the coins of both sides."""

    attack: Attack
    games: int
    share: Estimate  # of the wins of all games
    fair: float  # what those seats would win among equals
    coins: Estimate  # of the seats that profit
    victims: Estimate  # … and of those who are not fed

    @property
    def works(self) -> bool:
        """Does it clearly win more than a fair share?"""
        return self.share.low is not None and self.share.low > self.fair

    def as_json(self) -> dict[str, object]:
        """As plain data for JSON."""
        return {
            "adversary": self.attack.name,
            "about": self.attack.about,
            "games": self.games,
            "share": self.share.as_json(),
            "fair": self.fair,
            "coins": self.coins.as_json(),
            "victims": self.victims.as_json(),
            "works": self.works,
        }


def attacks_on(bot: str, contest: Contest) -> Contest:
    """All attacks on a bot, at the tables of this contest."""
    players = contest.players
    if players < FEWEST:
        raise BadInput(f"adversaries need a table for at least {FEWEST} players")
    if not any(phase.trades for phase in contest.series((bot,)).rules().phases):
        raise BadInput(f"adversaries attack by trading, and there is none in {contest.edition}")
    names = [f"bohnhof.bots.adversaries:{name}" for attack in ATTACKS for name in attack.classes]
    seatings = []
    number = FIRST
    for attack in ATTACKS:
        seats = [VICTIM] * players
        seats[0] = number
        if attack.winners > 1:
            seats[players // 2] = number + 1
        if attack.feeds:
            seats[1] = FED
        seatings.append(tuple(seats))
        number += attack.winners
    return replace(contest, bots=(bot, bot, *names), matches=(), luck=False, seatings=tuple(seatings))


def attacked(
    contest: Contest, deals: int, *, engine: Engine | None = None, progress: Callable[[int], object] | None = None
) -> list[Exploit]:
    """Play a contest of attacks, and return the result of each."""
    found = compete(contest, deals, engine=engine, progress=progress)
    return [exploit(attack, ring, found) for attack, ring in zip(ATTACKS, found.rings, strict=True)]


def exploit(attack: Attack, ring: RingReport, found: ContestReport) -> Exploit:
    """The result of an attack in one ring."""
    victim = found.labels[VICTIM]
    others = [bot for bot in ring.bots if bot.label != victim]
    profits = [bot for bot in others if bot.label == found.labels[FED]] if attack.feeds else others
    return Exploit(
        attack=attack,
        games=ring.games,
        share=total([bot.win_share for bot in profits]),
        fair=attack.winners / found.contest.players,
        coins=mean([bot.coins for bot in profits]),
        victims=next(bot.coins for bot in ring.bots if bot.label == victim),
    )


def total(parts: list[Estimate]) -> Estimate:
    """The sum of estimates that were made on the same resamples; the interval of two is a little too wide."""
    return Estimate(
        sum(part.mean for part in parts),
        None if any(part.low is None for part in parts) else sum(part.low or 0.0 for part in parts),
        None if any(part.high is None for part in parts) else sum(part.high or 0.0 for part in parts),
    )


def mean(parts: list[Estimate]) -> Estimate:
    """Their mean."""
    whole = total(parts)
    n = len(parts)
    low, high = whole.low, whole.high
    return Estimate(whole.mean / n, None if low is None else low / n, None if high is None else high / n)


def weaknesses(bot: str, exploits: list[Exploit]) -> str:
    """The weaknesses of a bot in one sentence."""
    found = [
        f"{one.attack.name} ({100 * one.share.mean:.0f} % of the wins, fair {100 * one.fair:.0f} %)"
        for one in exploits
        if one.works
    ]
    if not found:
        return f"{shown_name(bot)}: none of them got more than a fair share."
    return f"{shown_name(bot)} is weak against: {', '.join(found)}."
