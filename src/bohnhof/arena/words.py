"""Wordings for terminals, plots and pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bohnhof.arena.rating import Rating
    from bohnhof.arena.resample import Estimate
    from bohnhof.kernel.edition import Edition


def headline(edition: Edition, players: int, seed: int, **counts: int) -> str:
    """What was played; `counts` says how many of what, such as `games=8`."""
    options = "".join(f" +{option}" for option in edition.options)
    amounts = [amount(number, what) for what, number in {"players": players, **counts}.items()]
    return f"{edition.title}{options}: {', '.join(amounts)}, seed {seed}"


def amount(number: int, what: str) -> str:
    """A number and a noun, which is given in the plural."""
    return f"1 {what.removesuffix('s')}" if number == 1 else f"{number:,} {what}"


def with_interval(estimate: Estimate, word: Callable[[float], str]) -> str:
    """A mean and, in brackets, its interval."""
    if estimate.low is None or estimate.high is None:
        return word(estimate.mean)
    return f"{word(estimate.mean)} [{word(estimate.low)}, {word(estimate.high)}]"


def with_rating(rating: Rating | None) -> str:
    """A rating, if there is one, and its 95 % margin."""
    return "-" if rating is None else f"{rating.mu:.1f} ± {rating.margin:.1f}"


def share(value: float) -> str:
    """A share in percent, without the sign."""
    return f"{100 * value:.1f}"


def signed_share(value: float) -> str:
    """A difference of shares in points; only exactly zero is shown as 0."""
    return f"{100 * value:+.1f}" if value else "0"


def some_coins(value: float) -> str:
    """A mean number of coins."""
    return f"{value:.2f}"


def signed_coins(value: float) -> str:
    """A difference in coins; only exactly zero is shown as 0."""
    return f"{value:+.2f}" if value else "0"


def some_time(seconds: float) -> str:
    """A time in a suitable unit, with two or three digits."""
    if seconds < 1e-3:
        return f"{seconds * 1e6:.3g} µs"
    return f"{seconds * 1e3:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"
