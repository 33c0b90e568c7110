"""The page of a contest: the whole report with plots, in one self-contained file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from bohnhof.arena.charts import seats_chart, strength_chart, thinking_chart, trades_chart
from bohnhof.arena.contest_report import ContestReport
from bohnhof.arena.words import (
    share,
    signed_coins,
    signed_share,
    some_coins,
    some_time,
    with_interval,
    with_rating,
)

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2b2b; background: #f4f1ea; margin: 0; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
p { margin: .4rem 0; max-width: 46rem; }
section { background: #fff; border-radius: .6rem; padding: 1.2rem 1.4rem; margin-top: 1.2rem;
  box-shadow: 0 1px 3px #0002; overflow-x: auto; }
section svg { width: 100%; height: auto; min-width: 34rem; }
table { border-collapse: collapse; margin-top: .8rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25rem .8rem .25rem 0; border-bottom: 1px solid #e4dfd4; white-space: nowrap; }
th { font-weight: 600; }
.words1 td:nth-child(-n+1), .words1 th:nth-child(-n+1), .words2 td:nth-child(-n+2), .words2 th:nth-child(-n+2) {
  text-align: left; }
.note { color: #6a6459; font-size: .9rem; }
"""


def page(report: ContestReport) -> str:
    """The whole page."""
    title = escape(report.headline)
    sections = [strength(report), differences(report), seats(report), trades(report), thinking(report)]
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n<p>{escape(', '.join(report.labels))}. {EXPLANATION}</p>\n"
        f"{''.join(sections)}</main>\n</body>\n</html>\n"
    )


EXPLANATION = (
    "Each deal is played by every bot on every seat. Intervals hold 95&nbsp;% and are resampled by deal; a win "
    "shared by two counts half for each."
)


def strength(report: ContestReport) -> str:
    """Who wins how often."""
    rows = [
        (
            ring.title,
            bot.label,
            f"{ring.games:,}",
            with_interval(bot.win_share, share),
            with_interval(bot.coins, some_coins),
        )
        for ring in report.rings
        for bot in ring.bots
    ]
    body = table(("match", "bot", "games", "win share per seat, %", "coins"), rows, words=2)
    return section("Strength", strength_chart(report), "win shares with their intervals", body)


def differences(report: ContestReport) -> str:
    """Who is ahead of whom, and the ratings."""
    ahead = [
        (
            f"{found.label} over {found.other}",
            with_interval(found.win_share, signed_share),
            with_interval(found.coins, signed_coins),
        )
        for found in report.differences
    ]
    rated = [pair for pair in zip(report.ratings, report.labels, strict=True) if pair[0] is not None]
    ratings = [(label, with_rating(rating)) for rating, label in sorted(rated, reverse=True)]
    body = table(("ahead, both ways", "win share, points", "coins"), ahead, words=1) if ahead else ""
    if ratings:
        body += table(("bot", "rating"), ratings, words=1)
        body += note("Rating: Plackett and Luce's model over all games, each deal counted once; everybody began at 25.")
    return section("Who is ahead", None, "", body) if body else ""


def seats(report: ContestReport) -> str:
    """Coins by seat."""
    header = ("match", "bot", *(f"seat {seat}" for seat in range(report.contest.players)))
    rows = [(ring.title, bot.label, *map(some_coins, bot.coins_by_seat)) for ring in report.rings for bot in ring.bots]
    return section("Coins by seat", seats_chart(report), "mean coins by seat", table(header, rows, words=2))


def trades(report: ContestReport) -> str:
    """How much was traded."""
    header = ("match", "turns per game", "offers per turn", "trades per turn")
    rows = [
        (ring.title, f"{ring.turns_per_game:.1f}", f"{ring.offers_per_turn:.2f}", f"{ring.trades_per_turn:.2f}")
        for ring in report.rings
    ]
    return section("Trades per turn", trades_chart(report), "trades per turn", table(header, rows, words=1))


def thinking(report: ContestReport) -> str:
    """How long the bots thought."""
    rows = [
        (
            label,
            f"{found.decisions:,}",
            *map(some_time, (found.mean, found.quantile(0.5), found.quantile(0.99), found.longest)),
        )
        for label, found in zip(report.labels, report.thinking, strict=True)
    ]
    body = table(("bot", "decisions", "mean", "median", "99 % within", "longest"), rows, words=1)
    body += note("Time that the core spent on one decision in 23: the one part that another run does not repeat.")
    return section("Time per decision", thinking_chart(report), "time per decision", body)


# -------------------------------------------------------------------- markup


def section(title: str, picture: str | None, described: str, body: str) -> str:
    """A card with a title, a picture, a table with the same numbers, and the rest."""
    drawn = "" if picture is None else f'<div role="img" aria-label="Chart: {escape(described)}">{picture}</div>\n'
    return f"<section>\n<h2>{escape(title)}</h2>\n{drawn}{body}</section>\n"


def table(header: Sequence[str], rows: Iterable[Sequence[str]], *, words: int) -> str:
    """A table with words in its first columns, and numbers in the others."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in header)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    body = "\n".join(f"<tr>{line}</tr>" for line in lines)
    return f'<table class="words{words}">\n<tr>{head}</tr>\n{body}\n</table>\n'


def note(text: str) -> str:
    """A small note below a table."""
    return f'<p class="note">{escape(text)}</p>\n'
