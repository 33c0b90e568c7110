"""Draws a contest as SVG: strength with intervals, coins by seat, trades per turn, time per decision."""

from __future__ import annotations

from io import StringIO
from itertools import zip_longest

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator, PercentFormatter

from bohnhof.arena.contest import Match
from bohnhof.arena.contest_report import BotReport, ContestReport
from bohnhof.arena.plot import COLOURS, INK, bare
from bohnhof.arena.resample import Estimate
from bohnhof.arena.words import some_time

WIDTH = 9.0  # inches
ROW = 0.34  # inches for a line of a chart
FRAME = 1.1  # inches around the lines
SEAT_CHARTS_PER_ROW = 3


def strength_chart(report: ContestReport) -> str:
    """The win share of the measured bots, with intervals, against the fair share."""
    rows = measured(report)
    figure, axes = lines_chart([title for title, _ in rows])
    for n, (_, bot) in enumerate(rows):
        draw_estimate(axes, n, bot.win_share, colour_of(bot.label, report))
    if report.fair_share is not None:
        axes.axvline(report.fair_share, color=INK, linestyle="--", linewidth=1)
        fair = f"fair share: {report.fair_share:.0%}"
        axes.annotate(fair, (report.fair_share, -0.6), xytext=(5, 0), textcoords="offset points", fontsize=9, color=INK)
    highest = max([report.fair_share or 0, *(bot.win_share.high or bot.win_share.mean for _, bot in rows)])
    axes.set_xlim(0, min(1.08, 1.25 * max(highest, 0.1)))
    axes.xaxis.set_major_formatter(PercentFormatter(xmax=1, decimals=0))
    axes.set_xlabel("win share, with its 95 % interval", color=INK)
    return svg(figure)


def measured(report: ContestReport) -> list[tuple[str, BotReport]]:
    """Each line of the strength chart: a bot and its match. Matches among copies are left out: their share is fair."""
    rows = []
    for ring in report.rings:
        if ring.match is Match.POOL:
            rows += [(f"{bot.label}, all together", bot) for bot in ring.bots]
        elif ring.match in (Match.AMONG, Match.ONE) or report.contest.players == 1:
            rows.append((ring.title, ring.bots[0]))
    return rows or [(ring.title, ring.bots[0]) for ring in report.rings]


def seats_chart(report: ContestReport) -> str:
    """For each match, the coins of each bot by the seat it sat on."""
    columns = min(SEAT_CHARTS_PER_ROW, len(report.rings))
    lines = -(-len(report.rings) // columns)
    figure = Figure(figsize=(WIDTH, 2.6 * lines), layout="constrained")
    grid = figure.subplots(lines, columns, sharey=True, squeeze=False)
    seats = range(report.contest.players)
    for axes, ring in zip_longest(grid.flat, report.rings):
        if ring is None:
            axes.set_visible(False)
            continue
        for bot in ring.bots:
            axes.plot(
                seats, bot.coins_by_seat, "o-", color=colour_of(bot.label, report), label=bot.label, linewidth=1.5
            )
        axes.set_title(ring.title, fontsize=10, loc="left", color=INK)
        axes.set_xticks(seats)
        axes.set_xlabel("seat", color=INK)
        axes.set_xlim(-0.4, report.contest.players - 0.6)
        axes.yaxis.set_major_locator(MaxNLocator(integer=True))
        bare(axes, "y")
    most = max(coins for ring in report.rings for bot in ring.bots for coins in bot.coins_by_seat)
    grid[0, 0].set_ylim(0, 1.1 * max(most, 1))
    for axes in grid[:, 0]:
        axes.set_ylabel("coins", color=INK)
    handles = {
        label: handle for axes in figure.axes for handle, label in zip(*axes.get_legend_handles_labels(), strict=True)
    }
    figure.legend(handles.values(), handles.keys(), loc="outside upper right", ncols=6, frameon=False, labelcolor=INK)
    return svg(figure)


def trades_chart(report: ContestReport) -> str:
    """How often bots trade in each match."""
    figure, axes = lines_chart([ring.title for ring in report.rings])
    trades = [ring.trades_per_turn for ring in report.rings]
    axes.barh(range(len(trades)), trades, height=0.6, color=COLOURS[4])
    for n, value in enumerate(trades):
        axes.annotate(f"{value:.2f}", (value, n), xytext=(5, 0), textcoords="offset points", va="center", color=INK)
    axes.set_xlim(0, 1.15 * max([0.1, *trades]))
    axes.set_xlabel("trades per turn", color=INK)
    return svg(figure)


def thinking_chart(report: ContestReport) -> str:
    """How long each bot takes for a decision: a dot for the median, a line to 99 %, a tick for the longest."""
    figure, axes = lines_chart(list(report.labels))
    for n, (label, thinking) in enumerate(zip(report.labels, report.thinking, strict=True)):
        colour = colour_of(label, report)
        median, most = thinking.quantile(0.5), thinking.quantile(0.99)
        axes.plot([median, most], [n, n], color=colour, linewidth=3, solid_capstyle="butt")
        axes.plot(median, n, "o", color=colour, markersize=8)
        axes.plot(thinking.longest, n, "|", color=INK, markersize=11)
        axes.annotate(
            some_time(most), (most, n), xytext=(0, 6), textcoords="offset points", ha="center", fontsize=8, color=INK
        )
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda seconds, _: some_time(seconds)))
    axes.set_xlabel("time per decision (dot: median, line: to 99 %, tick: longest)", color=INK)
    return svg(figure)


# ------------------------------------------------------------------- drawing


def lines_chart(names: list[str]) -> tuple[Figure, Axes]:
    """An empty chart with a line for each of these."""
    figure = Figure(figsize=(WIDTH, FRAME + ROW * len(names)), layout="constrained")
    axes = figure.subplots()
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.9)
    bare(axes, "x")
    axes.tick_params(axis="y", pad=8)  # a dot may lie on the edge
    return figure, axes


def draw_estimate(axes: Axes, line: int, estimate: Estimate, colour: str) -> None:
    """A dot for the mean, a line for the interval, and the number."""
    if estimate.low is not None and estimate.high is not None:
        axes.plot([estimate.low, estimate.high], [line, line], color=colour, linewidth=3, solid_capstyle="butt")
    axes.plot(estimate.mean, line, "o", color=colour, markersize=8, clip_on=False)
    right = estimate.mean if estimate.high is None else estimate.high
    axes.annotate(
        f"{estimate.mean:.1%}",
        (right, line),
        xytext=(8, 0),
        textcoords="offset points",
        va="center",
        color=INK,
        bbox={"pad": 1, "facecolor": "white", "edgecolor": "none"},
    )


def colour_of(label: str, report: ContestReport) -> str:
    """The colour of this bot, in every chart."""
    return COLOURS[report.labels.index(label) % len(COLOURS)]


def svg(figure: Figure) -> str:
    """The picture as text for a page, always the same for the same numbers."""
    out = StringIO()
    # Text stays text, which is smaller than outlines, and can be searched and read aloud.
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "bohnhof", "font.family": "sans-serif"}):
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]
