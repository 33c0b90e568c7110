"""`bohnhof arena --adversaries`: find a bot's weaknesses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from bohnhof.cli.crew import number_table, progress_bar

if TYPE_CHECKING:
    from bohnhof.arena.contest import Contest
    from bohnhof.arena.engine import Engine


def attack(contest: Contest, deals: int, engine: Engine, *, as_json: bool, is_all: bool) -> None:
    """Seat the adversaries with each bot of a contest, and show its weaknesses."""
    import json

    from rich.console import Console

    from bohnhof.arena.adversaries import attacked, attacks_on, weaknesses
    from bohnhof.arena.words import share, some_coins, with_interval
    from bohnhof.bots.registry import shown_name
    from bohnhof.kernel.faults import BadInput

    if not is_all:
        raise BadInput("--adversaries goes without --matches, --luck and --report")
    attacks = [attacks_on(bot, contest) for bot in contest.bots]
    for attempt in attacks:
        attempt.check()
    console = Console(highlight=False)
    told = []
    for bot, attempt in zip(contest.bots, attacks, strict=True):
        with progress_bar(deals * attempt.games_per_deal()) as progress:
            found = attacked(attempt, deals, engine=engine, progress=progress)
        if as_json:
            told.append({"bot": shown_name(bot), "adversaries": [one.as_json() for one in found]})
            continue
        page = number_table(
            "adversary", f"what it does to {shown_name(bot)}", "its wins, %", "fair", "coins", "others", left=2
        )
        for one in found:
            page.add_row(
                one.attack.name,
                one.attack.about,
                with_interval(one.share, share),
                share(one.fair),
                some_coins(one.coins.mean),
                some_coins(one.victims.mean),
                style="bold" if one.works else "",
            )
        console.print(page)
        console.print(weaknesses(bot, found))
    if as_json:
        where = {"edition": contest.edition, "players": contest.players, "seed": contest.seed, "deals": deals}
        typer.echo(json.dumps({**where, "bots": told}, indent=2))
    else:
        console.print(
            "In brackets: 95 % intervals, resampled by deal. A kingmaker's wins are those of its neighbour.",
            style="dim",
        )
