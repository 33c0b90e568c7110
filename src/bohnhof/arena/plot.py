"""Draws a report: how many coins each seat had, and how often it won."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Literal

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.ticker import MaxNLocator, PercentFormatter

from bohnhof.arena.report import TWO_SIDED_95, Report

# Okabe and Ito's colours, which people with any kind of colour vision can tell apart; one for each bot.
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442")
INK = "#2b2b2b"
PALE = "#d9d9d9"
SPAN = 0.84  # of the space between two seats, for the widest bar


def draw(report: Report, path: Path) -> None:
    """Write the picture of a report as a PNG file."""
    figure = Figure(figsize=(10, 5), dpi=150, layout="constrained")
    left, right = figure.subplots(1, 2, width_ratios=(3, 2))
    figure.suptitle(report.headline, fontsize=13, color=INK)
    draw_coins(left, report)
    draw_wins(right, report)
    figure.savefig(path, format="png")


def draw_coins(axes: Axes, report: Report) -> None:
    """For each seat a bar per number of coins, whose width is the frequency; a dot for the mean."""
    widest = max(times for seat in report.seats for times in seat.coins.values())
    for seat in report.seats:
        widths = [SPAN * times / widest for times in seat.coins.values()]
        axes.barh(
            list(seat.coins),
            widths,
            left=[seat.seat - width / 2 for width in widths],
            height=0.9,
            color=colour_of(seat.bot, report),
        )
        axes.plot(seat.seat, seat.mean, "o", color="white", markeredgecolor=INK, markersize=7)
        axes.annotate(
            f"{seat.mean:.1f}",
            (seat.seat, seat.mean),
            xytext=(9, 0),
            textcoords="offset points",
            va="center",
            color=INK,
            bbox={"boxstyle": "round,pad=0.15", "facecolor": "white", "edgecolor": "none", "alpha": 0.8},
        )
    bots = [Patch(color=colour_of(bot, report), label=bot) for bot in kinds_of_bots(report)]
    axes.legend(handles=bots, loc="upper right", frameon=False, labelcolor=INK)
    axes.margins(y=0.1)  # room for the legend
    axes.set_ylabel("coins at the end", color=INK)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    tidy(axes, "Coins by seat (dot: mean)", report)


def draw_wins(axes: Axes, report: Report) -> None:
    """For each seat its share of the wins, with a 95 % interval, against the fair share."""
    shares = [seat.win_share for seat in report.seats]
    errors = [TWO_SIDED_95 * sqrt(share * (1 - share) / report.games) for share in shares]
    axes.bar(
        range(len(shares)),
        shares,
        width=0.7,
        color=[colour_of(seat.bot, report) for seat in report.seats],
        yerr=errors,
        error_kw={"ecolor": INK, "elinewidth": 1, "capsize": 3},
    )
    fair = 1 / report.series.players
    axes.axhline(fair, color=INK, linestyle="--", linewidth=1, label=f"fair share: {fair:.0%}")
    axes.legend(loc="upper right", frameon=False, labelcolor=INK)
    axes.set_ylim(0, 1.2 * max(fair, *(share + error for share, error in zip(shares, errors, strict=True))))
    axes.yaxis.set_major_formatter(PercentFormatter(xmax=1, decimals=0))
    tidy(axes, "Win share by seat (with 95 % intervals)", report)


def kinds_of_bots(report: Report) -> list[str]:
    """The bots that play, each once, in the order of the seats."""
    return list(dict.fromkeys(seat.bot for seat in report.seats))


def colour_of(bot: str, report: Report) -> str:
    """The colour of this kind of bot, on any seat."""
    return COLOURS[kinds_of_bots(report).index(bot) % len(COLOURS)]


def tidy(axes: Axes, title: str, report: Report) -> None:
    """Name the seats and what is shown."""
    axes.set_title(title, fontsize=11, loc="left", color=INK)
    axes.set_xticks([seat.seat for seat in report.seats])
    axes.set_xlim(-0.6, report.series.players - 0.4)
    axes.set_xlabel("seat", color=INK)
    bare(axes, "y")


def bare(axes: Axes, grid: Literal["x", "y"]) -> None:
    """Remove all lines that do not help to read numbers."""
    axes.grid(axis=grid, color=PALE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.spines[["top", "right", "left", "bottom"]].set_visible(False)
    axes.tick_params(length=0, which="both", colors=INK)
