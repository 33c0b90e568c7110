"""Holds reviews against results: is luck zero on the average, and how much of the variance of results does it explain?

`python -m benchmarks.review --games 10000 --write` plays games of bots, keeps what the ledger says of each
(`build/review`), and writes docs/review.md. `--fit` prints the shares of `bohnhof.review.shrinkage`, from games with
another seed. The seed decides everything; what is kept is not played again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

from bohnhof.arena.plot import COLOURS, INK
from bohnhof.bots.chance import derived_seed, one_of
from bohnhof.bots.hunter import trades
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Action
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import Event
from bohnhof.kernel.rules import Rules
from bohnhof.review.ledger import KINDS, Ledger, Part
from bohnhof.review.shrinkage import shares_for

TABLES: Final = (("boonanza", 4), ("bohnanza", 4), ("al-cabohne", 2), ("duel", 2), ("al-cabohne-solo", 1))
TRADERS: Final = ("expert", "expert", "expert", "club", "casual")
PLANTERS: Final = ("rulebook", "rulebook", "greedy")
STAGES: Final = 3  # piles that are exhausted
MOMENTS: Final = 6  # of a game, whose chances are held against its winner
FIT: Final = 21
TEST: Final = 22
PAGE: Final = Path("docs/review.md")
PICTURE: Final = Path("docs/pictures/review-calibration.png")
PHASES: Final = ("first third", "second third", "last third")
BINS: Final = 10
LEAST_IN_BIN: Final = 20
RESAMPLES: Final = 500
Array = NDArray[np.float64]
Table = tuple[str, int]
Kept = dict[str, Any]


def main() -> None:
    """Play, measure, and write what came of it."""
    parser = argparse.ArgumentParser("python -m benchmarks.review", description="Hold reviews against results.")
    parser.add_argument("--games", type=int, default=10_000, help="games for each edition")
    parser.add_argument("--editions", default="boonanza,bohnanza,duel", help="which of them")
    parser.add_argument("--kept", type=Path, default=Path("build/review"), help="the folder for what games gave")
    parser.add_argument("--kept-only", action="store_true", help="play no more games: use those that are kept")
    parser.add_argument("--fit", action="store_true", help="print the best shares, from games with another seed")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE} and its picture")
    said = parser.parse_args()
    seed = FIT if said.fit else TEST
    tables = [table for table in TABLES if table[0] in said.editions.split(",")]
    found = {table: gather(*table, said.games, seed, said.kept, plays=not said.kept_only) for table in tables}
    if said.fit:
        for (edition, _), games in found.items():
            print(fitted(edition, games))
        return
    measured = figures(found)
    print(measured)
    if said.write:
        draw_calibration(found, PICTURE)
        command = f"python -m benchmarks.review --games {said.games} --editions {said.editions} --write"
        if said.kept_only:
            command += "   # stopped after the games that the tables name"
        PAGE.write_text(TEXT.format(command=command, measured=measured, seed=TEST, fit=FIT), encoding="utf-8")


def gather(edition: str, players: int, games: int, seed: int, kept: Path, *, plays: bool) -> list[Kept]:
    """The games with this seed; those that are kept are not played again."""
    kept.mkdir(parents=True, exist_ok=True)
    file = kept / f"{edition}-{players}-{seed}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    with file.open("a", encoding="utf-8") as output:
        wanted = games if plays else 0
        for line in play_games(edition, players, range(len(lines), wanted), seed):
            output.write(line + "\n")
            output.flush()
            lines.append(line)
    return [json.loads(line) for line in lines[:games]]


def play_games(edition: str, players: int, numbers: range, seed: int) -> Iterator[str]:
    rules = Rules(EDITIONS[edition], players)
    pool = TRADERS if trades(rules) else PLANTERS
    for number in numbers:
        chance = Random(derived_seed(seed, "seats", number))
        bots = [one_of(chance, pool) for _ in range(players)]
        yield json.dumps(Watched(rules, derived_seed(seed, "review", number)).play(bots, chance))


class Watched:
    """A game and its ledger."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._table = new_table(rules, seed)
        self._ledger = Ledger.of_a_new_game(rules, seed, shrinks=False)
        self._stages = [0] * len(self._ledger.cards)
        self._log: list[Event] = []
        self._table.log = self._log
        self._spent = 0.0

    def _book(self, seat: int, _action: Action) -> None:
        began = process_time()
        ledger = self._ledger
        ledger.book(seat, self._log)
        self._log.clear()
        self._spent += process_time() - began
        self._stages.extend([int(ledger.board.exhausted)] * (len(ledger.cards) - len(self._stages)))

    def play(self, bots: list[str], chance: Random) -> Kept:
        table, ledger = self._table, self._ledger
        run(table, [make_bot(bot) for bot in bots], after=self._book)
        seats = range(len(bots))
        luck = np.zeros((len(bots), len(KINDS), STAGES))
        for card, stage in zip(ledger.cards, self._stages, strict=True):
            for seat in seats:
                luck[seat, KINDS.index(card.kind), min(stage, STAGES - 1)] += float(card.luck[seat])
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


def fitted(edition: str, games: list[Kept]) -> str:
    """The shares of each kind of card that leave the least variance."""
    lead = np.array([game["lead"] for game in games]).ravel()
    luck = np.array([game["luck"] for game in games]).sum(3).reshape(len(lead), -1)
    used = luck.std(0) > 0
    shares = np.linalg.lstsq(luck[:, used], lead, rcond=None)[0]
    rest = lead - luck[:, used] @ shares
    kinds = [kind for kind, is_used in zip(KINDS, used, strict=True) if is_used]
    words = ", ".join(f"{kind} {share:.2f}" for kind, share in zip(kinds, shares, strict=True))
    return f"{edition}, {len(games)} games: {words}; standard deviation left {rest.std():.2f}"


def figures(found: dict[Table, list[Kept]]) -> str:
    """All tables of the page."""
    luck = [
        "| edition | players | games | dealt | turned up | drawn | all |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    variance = [
        "| edition | variance | ratio without luck as judged | ratio without luck as booked | 95 % interval |",
        "|---|--:|--:|--:|--:|",
    ]
    deals = [
        "| edition | deals a game | said to bring a seat | lead at the end for each coin of that | seconds a game |",
        "|---|--:|--:|--:|--:|",
    ]
    for (edition, players), games in found.items():
        acting = np.array([game["acting"] for game in games])
        cells = [_with_error(column) for column in (*acting.T[:3], acting.sum(1))]
        luck.append(f"| `{edition}` | {players} | {len(games):,} | {' | '.join(cells)} |")
        lead, whole, booked = _leads(edition, players, games)
        ratio = (lead - booked).var() / lead.var()
        low, high = _resampled(lead, booked)
        variance.append(
            f"| `{edition}` | {lead.var():.1f} | {(lead - whole).var() / lead.var():.2f} "
            f"| {ratio:.2f} | [{low:.2f}, {high:.2f}] |"
        )
        gained = np.array([game["deals"] for game in games])
        gained = gained - gained.mean(1, keepdims=True)
        slope = (gained * lead).sum() / (gained**2).sum() if gained.any() else None
        said = np.mean([game["deals"] for game in games])
        seconds = np.mean([game["seconds"] for game in games])
        deals.append(
            f"| `{edition}` | {np.mean([game['number'] for game in games]):.1f} | {said:+.1f} "
            f"| {'' if slope is None else f'{slope:.2f}'} | {seconds:.2f} |"
        )
    titles = ("### Luck of the acting seat, in coins a game", "### Variance", "### Deals, and how long it takes")
    parts = [f"{title}\n\n" + "\n".join(rows) for title, rows in zip(titles, (luck, variance, deals), strict=True)]
    return "\n\n".join(parts)


def _leads(edition: str, players: int, games: list[Kept]) -> tuple[Array, Array, Array]:
    """Leads at the end, luck as the judge sees it, and as it is booked; by game and seat."""
    shares = shares_for(Rules(EDITIONS[edition], players))
    by_kind = np.array([game["luck"] for game in games]).sum(3)
    weights = np.array([float(shares.get(kind, 1)) for kind in KINDS])
    return np.array([game["lead"] for game in games]), by_kind.sum(2), by_kind @ weights


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


def draw_calibration(found: dict[Table, list[Kept]], file: Path) -> None:
    """Of seats that were given a chance of about p: how many won, by phase of the game."""
    figure = Figure(figsize=(3.4 * len(found), 3.4), dpi=80, layout="constrained")
    for axes, ((edition, _), games) in zip(
        figure.subplots(1, len(found), squeeze=False)[0], found.items(), strict=True
    ):
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
        axes.set_title(edition, color=INK)
        axes.set_xlabel("chance that the judge gave", color=INK)
        axes.set_ylabel("share of these that won", color=INK)
        axes.legend(frameon=False, labelcolor=INK)
    figure.savefig(file, format="png")


TEXT: Final = """# Reviews: what was luck, what was trading

```
bohnhof review game.txt                       # the record of a game, as the web table offers it after the end
bohnhof review game.txt --html review.html    # also as a page, with the graph and the positions
bohnhof review game.txt --language nl         # in your language
bohnhof review game.txt --quick               # cards and deals only
bohnhof arena --bots expert,trader --luck     # leads without the luck of the cards beside the raw ones
```

On the web, open a finished game (`/games/ID`) and press *Review*. The server works it out in a process beside its
own and keeps it.

A review tells each player where the result came from, in coins of lead over the mean of the others:

*result = start + cards + own deals + deals of others + planting and harvesting (+ purchases)*

The sum is exact. The bean mafia counts as one of the others. *Without luck* is the result less the cards.

- **Cards.** Every card that nobody has seen before could have been any card that nobody has seen. Its luck is what
  the judge expects with it, less the mean over all of these. So luck is zero on the average, whatever the judge
  thinks, and knows nothing of the order of the pile.
- **Deals.** Each deal has a row: what it meant to both partners and to everybody else. Rows are valued with all
  hands open.
- **Choices.** They are judged only by what the player could see. What was done and the best alternative are tried
  out in 128 worlds that the player could not have told from the real one. A moment is shown if the difference is
  clear. A missed deal is an offer that a good player would have made by what they saw, and that a good player would
  have accepted by what *they* saw.
- **±** is how far a result without luck still lies from the mean among equally strong bots (95 %). One game says
  little.

## Who judges

Where there is trading, the [learned evaluator](bots-value.md); its version is the hash of its weights. It does not
know the games without trading. There the judge is made by hand: coins, what fields and fitting cards are worth by
the hunter's tables, and what the bosses will get. It knows little about luck against the mafia, so little is booked
there as luck.

The judge overstates what single cards mean. Only a share of each card's luck is booked as luck, by how the card
came (`review/shrinkage.py`). The shares were fitted on games with seed {fit}.

## Measured

```
{command}
```

Games of `expert`, `club` and `casual` (without trading: `rulebook` and `greedy`), drawn for each seat, with seed
{seed}: nothing was fitted on them.

{measured}

The mean of luck is zero by construction; the first table is a check of that. Subtracting luck lowers the variance
of results only a little where there is trading: what a card is worth in the end depends on the deals that follow,
and the judge sees only part of that. The table of deals says how much of what deals were said to bring is still
there at the end; the bots' strengths are mixed, so better traders gain more and lead more.

![Chances to win and what came of them, by phase of the game](pictures/review-calibration.png)

## Puzzles

`/puzzles` on the web gives one position after the other, out of bots' games, and asks for the best choice by what the
seat can see. An answer beats all that is wrong by at least one coin and four standard errors, in 24 common worlds
and again in 240 others; what is at most 0.3 coins worse is right, too. Streak and rating stay in your browser.

```
bohnhof puzzles make web/src/puzzles.json --wanted 300   # goes on where the file ends
bohnhof puzzles check web/src/puzzles.json               # tries every answer again, in 240 new worlds
```

`tests/review` checks that the sum is exact in every edition and for every number of players.
"""


if __name__ == "__main__":
    main()
