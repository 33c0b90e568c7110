"""The ladder of bots, measured: every rung of the table in docs/bots-ladder.md, each with the command that made it.

python -m benchmarks.ladder

Earlier results are kept (in build/ladder) unless a rung is requested again: the upper ones take long. The page keeps
its lines about rungs that were measured elsewhere.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bohnhof.bots.registry import known_bots
from bohnhof.editions import EDITIONS

KEPT = Path("build/ladder")
PAGE = Path("docs/bots-ladder.md")
SEED = 20261  # of the deals: nothing was tuned on them
DEALS = 250
GAMES_OF_SEARCH = 1000  # at least, of a bot that searches: it takes long, and plays each deal on every seat
WORLDS = 24  # for each decision of a bot that searches: fixed, so that no figure depends on the machine
PLAYOUTS = 150  # the same for the hunter with an opponent, whose default is 900
TABLES = (
    ("boonanza", 4),
    ("bohnanza", 4),
    ("eleven-beans", 6),
    ("high-bohn", 4),
)
LEVELS = (("casual", "sprout"), ("club", "casual"), ("veteran", "club"), ("expert", "club"))


@dataclass(frozen=True)
class Rung:
    """One bot among copies of the next weaker one."""

    edition: str
    players: int
    bot: str
    below: str
    deals: int = DEALS  # a thousand games each way at a table for four
    matches: str = "among,self"
    worlds: int | None = None  # for bots that search; None: nobody does, or each uses its default

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.edition}-{self.players}-{self.bot}-{self.below}"

    @property
    def missing(self) -> str | None:
        """What must be installed or built before this can be measured, and is not."""
        if self.edition not in EDITIONS:
            return f"edition {self.edition}"
        return next((f"bot {bot}" for bot in (self.bot, self.below) if bot not in known_bots()), None)

    def command(self) -> list[str]:
        """The command that measures it."""
        matches = self.matches if self.players > 1 else "among"
        words = ["bohnhof", "arena", "--edition", self.edition, "--players", str(self.players)]
        words += ["--bots", f"{self.bot},{self.below}", "--matches", matches, "--deals", str(self.deals)]
        words += [] if self.worlds is None else ["--worlds", str(self.worlds)]
        return [*words, "--seed", str(SEED), "--json"]


def rungs() -> list[Rung]:
    """All of them, from the bottom of the ladder to the top, table by table."""
    found = []
    for edition, players in TABLES:
        few = -(-GAMES_OF_SEARCH // players)
        matches = "among,self" if edition == "boonanza" else "one,self"
        found += [
            Rung(edition, players, "rulebook", "random", matches=matches),
            Rung(edition, players, "trader", "rulebook", matches=matches),
            Rung(edition, players, "expert", "trader", matches=matches),
            Rung(edition, players, "veteran", "expert", deals=few, matches="one", worlds=WORLDS),
            Rung(edition, players, "master", "expert", matches=matches),
            Rung(edition, players, "champion", "expert", deals=few, matches="one", worlds=WORLDS),
            Rung(edition, players, "champion", "master", deals=few, matches="one", worlds=WORLDS),
        ]
        found += [
            Rung(edition, players, bot, below, deals=few, matches="one", worlds=WORLDS)
            if bot == "veteran"
            else Rung(edition, players, bot, below, matches="one,self")
            for bot, below in LEVELS
        ]
    found += [
        Rung("duel", 2, "hunter", "greedy", deals=50, matches="one", worlds=PLAYOUTS),
        Rung("duel", 2, "hunter", "expert", deals=50, matches="one", worlds=PLAYOUTS),
        Rung("al-cabohne", 2, "hunter", "greedy", deals=50, matches="one", worlds=PLAYOUTS),
        Rung("al-cabohne-solo", 1, "hunter", "greedy", deals=400),
    ]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line."""
    parser = argparse.ArgumentParser("python -m benchmarks.ladder", description="Measure the ladder of bots.")
    parser.add_argument(
        "--only", default="", metavar="TEXT,…", help="rungs whose name holds one of these, such as bohnanza-4,high-bohn"
    )
    parser.add_argument("--again", action="store_true", help="measure again what was measured before")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE", help=f"where to write ({PAGE})")
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="DIR", help=f"where results are kept ({KEPT})")
    wanted = parser.parse_args(arguments)
    wanted.kept.mkdir(parents=True, exist_ok=True)
    for rung in rungs():
        file = wanted.kept / f"{rung.name}.json"
        if not any(text in rung.name for text in wanted.only.split(",")) or (file.exists() and not wanted.again):
            continue
        if rung.missing is not None:
            print(f"{rung.name}: there is no {rung.missing}")
            continue
        print(shlex.join(rung.command()), flush=True)
        measure(rung, file)
    before = wanted.page.read_text(encoding="utf-8") if wanted.page.exists() else ""
    wanted.page.write_text(page(rungs(), wanted.kept, before), encoding="utf-8")
    return 0


def measure(rung: Rung, file: Path) -> None:
    """Measure a rung with its command, and keep the result."""
    program = [sys.executable, "-m", *rung.command()]
    made = subprocess.run(program, stdout=subprocess.PIPE, text=True, check=True)  # progress goes to the terminal
    file.write_text(made.stdout, encoding="utf-8")


# ------------------------------------------------------------------ the page

HEAD = """# The ladder, measured

`make ladder` writes this page. [arena.md](arena.md) explains how bots are measured and what the columns mean. The
brackets contain 95 % intervals, resampled by deal. The deals of `--seed 20261` were not used for tuning.
"""

STRENGTH = """
| table | one among others | games | win share, % | the other way, % | coins, one | coins, others |
|---|---|--:|--:|--:|--:|--:|
"""

AMONG_COPIES = """
## Among copies, and time

| table | bot | coins each | trades per turn | median | 99 % within |
|---|---|--:|--:|--:|--:|
"""

COMMANDS = """
## The commands

```
"""


def page(ladder: Iterable[Rung], kept: Path, before: str = "") -> str:
    """The whole page, from the kept results, and from the old page for rungs that were measured elsewhere."""
    strength: list[str] = []
    copies: dict[tuple[str, str], str] = {}  # a bot that is on several rungs is listed once
    commands: list[str] = []
    absent: list[str] = []
    for rung in ladder:
        file = kept / f"{rung.name}.json"
        if file.exists():
            report = json.loads(file.read_text(encoding="utf-8"))
            lines = strength_line(rung, report), copies_lines(rung, report), f"{shlex.join(rung.command())}\n"
        else:
            lines = lines_before(rung, before)
        if not lines[0]:
            absent.append(rung.name)
            continue
        strength.append(lines[0])
        for line in lines[1]:
            copies.setdefault((table_of(rung), rung.bot), line)
        commands.append(lines[2])
    rest = f"\nNot measured here ([bots.md](bots.md) may know more): {', '.join(absent)}.\n" if absent else ""
    parts = [HEAD, STRENGTH, *strength, rest, AMONG_COPIES, *copies.values(), COMMANDS, *commands, "```\n"]
    return "".join(parts)


def lines_before(rung: Rung, before: str) -> tuple[str, list[str], str]:
    """The lines of a page about a rung: its strength, its bot among its copies, and its command; empty if missing."""
    lines = before.splitlines(keepends=True)
    words = f"--edition {rung.edition} --players {rung.players} --bots {rung.bot},{rung.below} "
    whom = rf"(among \d+|against) {rung.below}( \(\d+\))?|alone"
    rivals = re.compile(rf"\| {re.escape(table_of(rung))} \| {rung.bot} ({whom}) \|")
    strength = next((line for line in lines if rivals.match(line)), "")
    copies = [line for line in lines if line.startswith(f"| {table_of(rung)} | {rung.bot} |")]
    return strength, copies[:1], next((line for line in lines if words in line), "")


def strength_line(rung: Rung, report: dict[str, Any]) -> str:
    """How a rung does against the one below it."""
    rings = [ring for ring in report["rings"] if ring["match"] in ("among", "one")]
    ring, back = rings[0], rings[-1]
    one, others = ring["bots"][0], (ring if len(ring["bots"]) > 1 else back)["bots"][-1]
    other_way = interval(back["bots"][0]["win_share"], 100, 1) if back is not ring else ""
    cells = [table_of(rung), ring["title"], f"{ring['games']:,}", interval(one["win_share"], 100, 1)]
    cells += [other_way, interval(one["coins"], 1, 1), interval(others["coins"], 1, 1)]
    return f"| {' | '.join(cells)} |\n"


def copies_lines(rung: Rung, report: dict[str, Any]) -> list[str]:
    """How the bot of a rung does among its copies, and how long it thinks."""
    thinking = {bot["bot"]: bot for bot in report["wall"]["thinking"]}[rung.bot]
    times = [milliseconds(thinking["median"]), milliseconds(thinking["p99"])]
    lines = []
    for ring in report["rings"]:
        (bot, *others) = ring["bots"]
        if bot["bot"] == rung.bot and not others:
            cells = [table_of(rung), rung.bot, interval(bot["coins"], 1, 1), f"{ring['trades_per_turn']:.2f}", *times]
            lines.append(f"| {' | '.join(cells)} |\n")
    if not lines and "self" not in rung.matches:
        lines.append(f"| {' | '.join([table_of(rung), rung.bot, '', '', *times])} |\n")
    return lines


def table_of(rung: Rung) -> str:
    """The edition and the number of players."""
    return f"`{rung.edition}`, {rung.players}"


def interval(estimate: dict[str, float], scale: float, digits: int) -> str:
    """A mean with its interval."""
    mean, low, high = (f"{scale * estimate[part]:.{digits}f}" for part in ("mean", "low", "high"))
    return f"{mean} [{low}, {high}]"


def milliseconds(seconds: float) -> str:
    """A time in the unit in which bots think."""
    return f"{seconds * 1000:.3g} ms"


if __name__ == "__main__":
    sys.exit(main())
