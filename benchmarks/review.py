"""Compares reviews with results: is luck zero on average, and how much of the variance of results does it explain?

`python -m benchmarks.review --games 10000 --write` plays games of bots, stores the ledger of each (`build/review`), and
writes docs/review.md. `--fit` prints the shares of `bohnhof.review.shrinkage`, from games with another seed. The seed
decides everything; stored games are not played again, so you can stop and continue at any time. Results of another
judge are set aside and played again.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

from bohnhof.arena.engine import on_this_machine, spread
from bohnhof.arena.plot import COLOURS, INK
from bohnhof.bots.chance import derived_seed, one_of
from bohnhof.bots.hunter import trades
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.cli.crew import crew
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Action
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import Event
from bohnhof.kernel.rules import Rules
from bohnhof.review.judge import judge_for
from bohnhof.review.ledger import KINDS, Ledger, Part
from bohnhof.review.shrinkage import PILES, kind_of_game, shares_for, stage_of

EQUAL: Final = ("expert",)
MIXED: Final = ("expert", "expert", "expert", "club", "casual")
PLANTERS: Final = ("rulebook", "rulebook", "greedy")


class LineUp(NamedTuple):
    """What is played, and the bots that are drawn for each seat."""

    edition: str
    players: int
    pool: tuple[str, ...]

    @property
    def words(self) -> str:
        """`4 expert`, `4 of expert, club, casual`"""
        kinds = tuple(dict.fromkeys(self.pool))
        return f"{self.players} `{kinds[0]}`" if len(kinds) == 1 else f"{self.players} of {', '.join(kinds)}"

    @property
    def rules(self) -> Rules:
        return Rules(EDITIONS[self.edition], self.players)

    @property
    def name(self) -> str:
        """Of the file and for the command line."""
        return f"{self.edition}-mixed" if self.pool == MIXED else self.edition


TABLES: Final = (
    LineUp("boonanza", 4, EQUAL),
    LineUp("bohnanza", 4, EQUAL),
    LineUp("high-bohn", 4, EQUAL),
    LineUp("boonanza", 4, MIXED),
    LineUp("duel", 2, PLANTERS),
    LineUp("al-cabohne", 2, PLANTERS),
    LineUp("al-cabohne-solo", 1, PLANTERS),
)
GAMES_AT_ONCE: Final = 4  # games that a process plays before they are stored
MOMENTS: Final = 6  # moments of a game whose chances are compared with its winner
FIT: Final = 21
TEST: Final = 22
PAGE: Final = Path("docs/review.md")
SECTIONS: Final = ("trading", "planting")  # of the page: games with trading, and those without
BEGIN: Final = "<!-- measured: {section} -->\n"  # around what this script writes there …
END: Final = "\n<!-- until here: {section} -->"
PICTURE: Final = "docs/pictures/review-calibration-{section}.png"  # … and the picture beside it
PHASES: Final = ("first third", "second third", "last third")
BINS: Final = 10
LEAST_IN_BIN: Final = 20
RESAMPLES: Final = 500
Array = NDArray[np.float64]
Kept = dict[str, Any]


def main() -> None:
    """Play, measure, and write the results."""
    parser = argparse.ArgumentParser("python -m benchmarks.review", description="Hold reviews against results.")
    parser.add_argument("--games", type=int, default=10_000, help="games for each edition")
    parser.add_argument("--tables", default="boonanza,bohnanza,high-bohn,boonanza-mixed,duel", help="which of them")
    parser.add_argument("--kept", type=Path, default=Path("build/review"), help="the folder for what games gave")
    parser.add_argument("--workers", type=int, help="how many processes play; one for each core unless it is said")
    parser.add_argument("--kept-only", action="store_true", help="play no more games: use those that are kept")
    parser.add_argument("--fit", action="store_true", help="print the best shares, from games with another seed")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE} and its picture")
    said = parser.parse_args()
    seed = FIT if said.fit else TEST
    tables = [table for table in TABLES if table.name in said.tables.split(",")]
    wanted = 0 if said.kept_only else said.games
    workers = crew(said.workers)
    found = {table: gather(table, wanted, seed, said.kept, workers=workers)[: said.games] for table in tables}
    if said.fit:
        for kind in dict.fromkeys(kind_of_game(table.rules) for table in tables):
            print(
                kind, fitted([game for table in tables if kind_of_game(table.rules) == kind for game in found[table]])
            )
        return
    print(figures(found))
    if said.write:
        for section in SECTIONS:
            some = {table: games for table, games in found.items() if section_of(table) == section}
            if some:
                draw_calibration(some, Path(PICTURE.format(section=section)))
                names = ",".join(table.name for table in some)
                command = f"python -m benchmarks.review --games {said.games} --tables {names} --write"
                if said.kept_only:
                    command += "   # stopped after the games that the tables name"
                write(PAGE, section, f"```\n{command}\n```\n\n{figures(some)}")


def section_of(table: LineUp) -> str:
    return SECTIONS[0] if trades(table.rules) else SECTIONS[1]


def write(page: Path, section: str, measured: str) -> None:
    """Replace the measured part of a section."""
    begin, end = BEGIN.format(section=section), END.format(section=section)
    before, rest = page.read_text(encoding="utf-8").split(begin)
    page.write_text(f"{before}{begin}\n{measured}\n{end}{rest.split(end)[1]}", encoding="utf-8")


def gather(table: LineUp, wanted: int, seed: int, kept: Path, *, workers: int) -> list[Kept]:
    """At least this many games with this seed; stored ones are not played again."""
    kept.mkdir(parents=True, exist_ok=True)
    file = kept / f"{table.name}-{seed}.jsonl"
    judge = judge_for(table.rules).version
    games = kept_games(file, judge)
    parts = [range(n, min(n + GAMES_AT_ONCE, wanted)) for n in range(len(games), wanted, GAMES_AT_ONCE)]
    task = partial(play_games, table, seed, judge)
    with (
        file.open("a", encoding="utf-8") as output,
        closing(spread(on_this_machine(workers if len(parts) > 1 else 1), task, parts)) as played,
    ):
        for some in played:
            games += some
            output.writelines(json.dumps(game) + "\n" for game in some)
            output.flush()
            print(f"\r{table.name}: {len(games):,} of {wanted:,} games", end="", file=sys.stderr, flush=True)
    if parts:
        print(file=sys.stderr)
    return games


def kept_games(file: Path, judge: str) -> list[Kept]:
    """The stored results of this judge. An incomplete last line is dropped; results of another judge are set aside."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    games: list[Kept] = [json.loads(line) for line in whole.splitlines()]
    if any(game.get("judge") != judge for game in games):
        file.rename(file.with_suffix(".other-judge.jsonl"))
        return []
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return games


def play_games(table: LineUp, seed: int, judge: str, numbers: range) -> list[Kept]:
    """The games with these numbers."""
    rules = table.rules
    games = []
    for number in numbers:
        chance = Random(derived_seed(seed, "seats", number))
        bots = [one_of(chance, table.pool) for _ in range(table.players)]
        played = Watched(rules, derived_seed(seed, "review", number)).play(bots, chance)
        games.append({"judge": judge, **played})
    return games


class Watched:
    """A game and its ledger."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._table = new_table(rules, seed)
        self._ledger = Ledger.of_a_new_game(rules, seed, shrinks=False)
        self._log: list[Event] = []
        self._table.log = self._log
        self._spent = 0.0

    def _book(self, seat: int, _action: Action) -> None:
        began = process_time()
        ledger = self._ledger
        ledger.book(seat, self._log)
        self._log.clear()
        self._spent += process_time() - began

    def play(self, bots: list[str], chance: Random) -> Kept:
        table, ledger = self._table, self._ledger
        run(table, [make_bot(bot) for bot in bots], after=self._book)
        seats = range(len(bots))
        luck = np.zeros((len(bots), len(KINDS), PILES))
        for card in ledger.cards:
            luck[:, KINDS.index(card.kind), stage_of(card.piles)] += [float(one) for one in card.luck]
        deals = [step for step in ledger.steps if step.part is Part.DEALS]
        winners = table.rules.winners(table)
        moments = chance.sample(ledger.moments[:-1], MOMENTS)
        return {
            "bots": bots,
            "lead": [float(ledger.result(seat)) for seat in seats],
            "luck": luck.round(6).tolist(),
            "acting": [_acting(ledger, kind) for kind in KINDS],
            "deals": [round(float(ledger.gained(seat, Part.DEALS, own=True)), 4) for seat in seats],
            "number": len(deals),
            "chances": [[moment.turn / max(1, int(table.turn)), list(moment.chances)] for moment in moments],
            "wins": [1 / len(winners) if seat in winners else 0.0 for seat in seats],
            "seconds": round(self._spent, 4),
        }


def _acting(ledger: Ledger, kind: str) -> float:
    return round(float(sum(card.luck[card.seat] for card in ledger.cards if card.kind == kind)), 6)


def fitted(games: list[Kept]) -> str:
    """The shares of each kind of card and stage that minimise the variance, in hundredths."""
    lead = np.concatenate([game["lead"] for game in games])
    luck = np.concatenate([game["luck"] for game in games]).reshape(len(lead), -1)
    used = luck.std(0) > 0
    shares = np.zeros(luck.shape[1])
    shares[used] = np.linalg.lstsq(luck[:, used], lead, rcond=None)[0]
    words = dict(zip(KINDS, (100 * shares).round().astype(int).reshape(len(KINDS), -1).tolist(), strict=True))
    return f"{len(games)} games: {words}; standard deviation left {(lead - luck @ shares).std():.2f}"


def figures(found: dict[LineUp, list[Kept]]) -> str:
    """All tables of the page."""
    luck = [
        "| edition | bots | games | dealt | turned up | drawn | all |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    variance = [
        "| edition | bots | variance | ratio without luck as judged | ratio without luck as booked | 95 % interval |",
        "|---|---|--:|--:|--:|--:|",
    ]
    deals = [
        "| edition | bots | deals per game | estimated gain per seat | final lead per estimated coin | CPU seconds |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for table, games in found.items():
        row = f"| `{table.edition}` | {table.words} |"
        acting = np.array([game["acting"] for game in games])
        cells = [_with_error(column) for column in (*acting.T[:3], acting.sum(1))]
        luck.append(f"{row} {len(games):,} | {' | '.join(cells)} |")
        lead, whole, booked = _leads(table, games)
        ratio = (lead - booked).var() / lead.var()
        low, high = _resampled(lead, booked)
        variance.append(
            f"{row} {lead.var():.1f} | {(lead - whole).var() / lead.var():.2f} "
            f"| {ratio:.2f} | [{low:.2f}, {high:.2f}] |"
        )
        gained = np.array([game["deals"] for game in games])
        gained = gained - gained.mean(1, keepdims=True)
        slope = (gained * lead).sum() / (gained**2).sum() if gained.any() else None
        said = np.mean([game["deals"] for game in games])
        seconds = np.mean([game["seconds"] for game in games])
        deals.append(
            f"{row} {np.mean([game['number'] for game in games]):.1f} | {said:+.1f} "
            f"| {'' if slope is None else f'{slope:.2f}'} | {seconds:.2f} |"
        )
    titles = ("#### Luck of the acting seat, in coins a game", "#### Variance", "#### Deals, and how long it takes")
    parts = [f"{title}\n\n" + "\n".join(rows) for title, rows in zip(titles, (luck, variance, deals), strict=True)]
    return "\n\n".join(parts)


def _leads(table: LineUp, games: list[Kept]) -> tuple[Array, Array, Array]:
    """Leads at the end, luck as the judge sees it, and as it is booked; by game and seat."""
    share = shares_for(table.rules)
    luck = np.array([game["luck"] for game in games])  # by game, seat, kind and stage
    weights = np.array([[float(share(kind, stage)) for stage in range(PILES)] for kind in KINDS])
    return np.array([game["lead"] for game in games]), luck.sum((2, 3)), (luck * weights).sum((2, 3))


def _resampled(lead: Array, booked: Array) -> tuple[float, float]:
    """The 95 % interval of the ratio of variances, resampled by game."""
    chance = np.random.default_rng(0)
    ratios = []
    for _ in range(RESAMPLES):
        some = chance.integers(0, len(lead), len(lead))
        ratios.append((lead[some] - booked[some]).var() / lead[some].var())
    low, high = np.quantile(ratios, (0.025, 0.975))
    return float(low), float(high)


def _with_error(values: Array) -> str:
    return f"{values.mean():+.3f} ± {1.96 * values.std() / len(values) ** 0.5:.3f}"


def draw_calibration(found: dict[LineUp, list[Kept]], file: Path) -> None:
    """Among seats with a predicted chance of about p: how many won, by phase of the game."""
    figure = Figure(figsize=(3.4 * len(found), 3.4), dpi=80, layout="constrained")
    for axes, (table, games) in zip(figure.subplots(1, len(found), squeeze=False)[0], found.items(), strict=True):
        axes.plot([0, 1], [0, 1], color="#d9d9d9")
        for n, name in enumerate(PHASES):
            pairs = [
                (chance, win)
                for game in games
                for part, chances in game["chances"]
                if min(int(part * len(PHASES)), len(PHASES) - 1) == n
                for chance, win in zip(chances, game["wins"], strict=True)
            ]
            chance, win = np.array(pairs).T
            bins = np.minimum((chance * BINS).astype(int), BINS - 1)
            size = np.bincount(bins, minlength=BINS)
            filled = size >= LEAST_IN_BIN
            means = [np.bincount(bins, values, BINS)[filled] / size[filled] for values in (chance, win)]
            axes.plot(means[0], means[1], "o-", color=COLOURS[n], label=name, markersize=4)
        axes.set_title(table.name, color=INK)
        axes.set_xlabel("chance that the judge gave", color=INK)
        axes.set_ylabel("share of these that won", color=INK)
        axes.legend(frameon=False, labelcolor=INK)
    figure.savefig(file, format="png")


if __name__ == "__main__":
    main()
