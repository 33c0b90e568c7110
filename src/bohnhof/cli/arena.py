"""`bohnhof arena`: which bot is stronger, by how much, and how certain that is."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bohnhof.cli.adversaries import attack
from bohnhof.cli.crew import (
    SeedOption,
    WorkersOption,
    crew,
    demand,
    number_table,
    prepare_folder,
    progress_bar,
)
from bohnhof.cli.options import DEFAULT_EDITION, EditionOption, JsonOption, PlayersOption, VariantsOption, names_of_bots

if TYPE_CHECKING:
    from rich.table import Table

    from bohnhof.arena.contest import Match
    from bohnhof.arena.contest_report import ContestReport
    from bohnhof.arena.engine import Engine


class EngineName(StrEnum):
    """Where games are played."""

    LOCAL = "local"
    RAY = "ray"


BotsOption = Annotated[str, typer.Option(metavar="A,B,…", help="The bots to compare.")]
DealsOption = Annotated[
    int, typer.Option(metavar="D", min=1, help="How many deals; every bot plays each deal on every seat.")
]
MatchesOption = Annotated[
    str | None,
    typer.Option(
        metavar="M,…",
        help="Who meets whom: among (one among others, both ways), one (only the first named among the others), "
        "pool (all together), self (with its copies).",
        show_default="among; self for one bot; with three or more also pool",
    ),
]
SecondsOption = Annotated[
    float | None,
    typer.Option(
        metavar="S",
        min=0.001,
        help="Time for each decision; results are not reproducible for bots that use the clock.",
        show_default="unlimited",
    ),
]
WorldsOption = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=1,
        help="Sampled worlds for each decision of a bot that searches: reproducible, unlike --seconds.",
        show_default="the bot decides",
    ),
]
LuckOption = Annotated[
    bool,
    typer.Option("--luck", help="Also show leads without the luck of the cards, which need fewer deals."),
]
AdversariesOption = Annotated[
    bool, typer.Option("--adversaries", help="Find weaknesses instead: seat adversaries with each bot.")
]
EngineOption = Annotated[
    EngineName, typer.Option(help="Play on this machine, or on a Ray cluster (RAY_ADDRESS, or one started here).")
]
ReportOption = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Also write a page with plots into this folder.")
]


def measure_bots(
    bots: BotsOption,
    edition: EditionOption = DEFAULT_EDITION,
    players: PlayersOption = None,
    deals: DealsOption = 100,
    matches: MatchesOption = None,
    seconds: SecondsOption = None,
    worlds: WorldsOption = None,
    luck: LuckOption = False,
    adversaries: AdversariesOption = False,
    seed: SeedOption = 0,
    options: VariantsOption = None,
    workers: WorkersOption = None,
    engine: EngineOption = EngineName.LOCAL,
    as_json: JsonOption = False,
    report: ReportOption = None,
) -> None:
    """Compare bots on the same deals, each on every seat."""
    from time import perf_counter

    demand("openskill", "arena", "arena")
    from bohnhof.arena.compete import compete
    from bohnhof.arena.contest import Contest, usual_matches
    from bohnhof.arena.series import usual_players

    names = names_of_bots(bots)
    players = usual_players(edition) if players is None else players
    contest = Contest(
        edition=edition,
        players=players,
        bots=names,
        matches=usual_matches(len(names), players) if matches is None else _matches(matches),
        options=tuple(options or ()),
        seed=seed,
        seconds=seconds,
        worlds=worlds,
        luck=luck,
    )
    workers = crew(workers)
    if adversaries:
        attack(contest, deals, _engine(engine, workers), as_json=as_json, is_all=not (matches or luck or report))
        return
    contest.check()
    if report is not None:
        _expect_page(report)

    started = perf_counter()
    with progress_bar(deals * contest.games_per_deal()) as progress:
        found = compete(contest, deals, engine=_engine(engine, workers), progress=progress)
    spent = perf_counter() - started

    wall = {"workers": workers, "engine": str(engine), **_pace(found, spent)}
    if report is not None:
        _write(report, found, wall)
    if as_json:
        typer.echo(_as_json(found, wall))
    else:
        _print(found, spent)
        if report is not None:
            typer.echo(f"{report / 'index.html'}: the same as a page, with plots")


def _expect_page(folder: Path) -> None:
    """Refuse a page that cannot be written before the games are played, not after."""
    demand("matplotlib", "--report", "arena")
    prepare_folder(folder)


def _pace(found: ContestReport, spent: float) -> dict[str, object]:
    """Times, which differ from run to run."""
    return {"seconds": spent, "games_per_s": found.games / spent, "thinking": found.thinking_as_json()}


def _as_json(found: ContestReport, wall: dict[str, object]) -> str:
    import json

    return json.dumps({**found.as_json(), "wall": wall}, indent=2)


def _matches(text: str) -> tuple[Match, ...]:
    """The matches that were named."""
    from bohnhof.arena.contest import Match
    from bohnhof.kernel.faults import BadInput

    known = [str(match) for match in Match if match is not Match.SEATED]
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in known:
            raise BadInput(f"there is no match {name!r} (there is: {', '.join(known)})")
    return tuple(dict.fromkeys(Match(name) for name in names))


def _engine(name: EngineName, workers: int) -> Engine:
    if name is EngineName.RAY:
        demand("ray", "--engine ray", "ray")
        from bohnhof.arena.cluster import RayCluster

        return RayCluster(workers)
    from bohnhof.arena.engine import on_this_machine

    return on_this_machine(workers)


def _write(folder: Path, found: ContestReport, wall: dict[str, object]) -> None:
    """Write the page and its numbers."""
    from bohnhof.arena.page import page

    (folder / "index.html").write_text(page(found), encoding="utf-8")
    (folder / "report.json").write_text(f"{_as_json(found, wall)}\n", encoding="utf-8")


# ------------------------------------------------------------------- showing


def _luck(found: ContestReport) -> Table:
    """Leads with and without the luck of the cards."""
    from bohnhof.arena.words import signed_coins, with_interval

    table = number_table("match", "bot", "lead", "without luck", "variance ratio", left=2)
    for ring in found.rings:
        for n, bot in enumerate(ring.bots):
            if bot.luck is not None:
                ratio = bot.luck.variance_ratio
                table.add_row(
                    ring.title if n == 0 else "",
                    bot.label,
                    with_interval(bot.luck.lead, signed_coins),
                    with_interval(bot.luck.fair_lead, signed_coins),
                    "" if ratio is None else f"{ratio:.2f}",
                    end_section=n == len(ring.bots) - 1,
                )
    return table


def _print(found: ContestReport, seconds: float) -> None:
    """Show a report as tables."""
    from rich.console import Console

    from bohnhof.arena.words import (
        share,
        signed_coins,
        signed_share,
        some_coins,
        some_time,
        with_interval,
        with_rating,
    )

    console = Console(highlight=False)
    console.print(f"[bold]{found.headline}[/bold]")

    strengths = number_table("match", "bot", "games", "win share, %", "coins", left=2)
    trades = number_table("match", "turns per game", "offers per turn", "trades per turn", left=1)
    for ring in found.rings:
        for n, bot in enumerate(ring.bots):
            strengths.add_row(
                ring.title if n == 0 else "",
                bot.label,
                f"{ring.games:,}" if n == 0 else "",
                with_interval(bot.win_share, share),
                with_interval(bot.coins, some_coins),
                end_section=n == len(ring.bots) - 1,
            )
        trades.add_row(
            ring.title, f"{ring.turns_per_game:.1f}", f"{ring.offers_per_turn:.2f}", f"{ring.trades_per_turn:.2f}"
        )
    console.print(strengths)

    if found.contest.luck:
        console.print(_luck(found))
    if found.differences:
        ahead = number_table("ahead, both ways", "win share, %", "coins", left=1)
        for difference in found.differences:
            ahead.add_row(
                f"{difference.label} over {difference.other}",
                with_interval(difference.win_share, signed_share),
                with_interval(difference.coins, signed_coins),
            )
        console.print(ahead)
    console.print(trades)

    bots = number_table("bot", "rating", "decisions", "median", "99 % within", "longest", left=1)
    for label, rating, thinking in zip(found.labels, found.ratings, found.thinking, strict=True):
        times = (thinking.quantile(0.5), thinking.quantile(0.99), thinking.longest)
        bots.add_row(label, with_rating(rating), f"{thinking.decisions:,}", *map(some_time, times))
    console.print(bots)
    console.print("In brackets: 95 % intervals, resampled by deal.", style="dim")
    console.print(f"{seconds:.1f} s, {found.games / seconds:.0f} games/s", style="dim")
