"""`bohnhof benchmark`: measure any agent with one fixed protocol, and write a card that can be cited."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bohnhof.cli.crew import WorkersOption, crew, prepare_folder, progress_bar
from bohnhof.cli.options import JsonOption

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bohnhof.arena.card import Card


def measure_agent(
    agents: Annotated[
        list[str],
        typer.Option(
            "--agent", metavar="AGENT", help="module:Class, a bot's name, or a policy file (.onnx); repeatable."
        ),
    ],
    deals: Annotated[
        int | None,
        typer.Option(metavar="D", min=1, help="Fewer deals, for a trial run; such a card is not comparable."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Also write the cards into this folder, as Markdown and JSON, and compare them with those there.",
        ),
    ] = None,
    luck: Annotated[
        bool,
        typer.Option("--luck/--no-luck", help="Also compute the lead without the luck of the cards; takes longer."),
    ] = True,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
) -> None:
    """Measure an agent with a fixed protocol, to compare and cite.

    Fixed deals, all seats, known opponents.
    """
    import json

    from bohnhof.arena.benchmark import DEALS, benchmark, games_of
    from bohnhof.arena.card import Card
    from bohnhof.arena.engine import on_this_machine
    from bohnhof.bots.registry import make_bot, shown_name
    from bohnhof.kernel.faults import BadInput

    for agent in agents:
        make_bot(agent)  # refuse an unknown bot before any game is played
    files = [_file_name(shown_name(agent)) for agent in agents]
    if len(set(files)) < len(files):
        raise BadInput(f"these agents have the same name, and would share a card: {', '.join(agents)}")
    workers = crew(workers)
    if out is not None:
        prepare_folder(out)
    deals = DEALS if deals is None else deals
    cards: list[Card] = []
    for agent in agents:
        with progress_bar(games_of(deals)) as progress:
            played = benchmark(agent, deals, luck=luck, engine=on_this_machine(workers), progress=progress)
            cards.append(Card(agent, played))
        if out is not None:
            _write(out, cards[-1])
        if not as_json:
            typer.echo(cards[-1].markdown())
    if as_json:
        typer.echo(json.dumps([card.as_json() for card in cards], indent=2))
    table = _compared(cards, out)
    if table is not None and not as_json:
        typer.echo(table)


def _compared(cards: Sequence[Card], out: Path | None) -> str | None:
    """The table of these cards and of earlier ones in the folder, which is written there, too; None for one card."""
    from bohnhof.arena.comparison import comparison, saved, with_earlier

    compared = [saved(card) for card in cards]
    if out is not None:
        compared = with_earlier(compared, out)
    if len(compared) < 2:
        return None
    table = comparison(compared)
    if out is not None:
        (out / "comparison.md").write_text(table, encoding="utf-8")
    return table


def _file_name(agent: str) -> str:
    import re

    return re.sub(r"[^\w-]+", "-", agent).strip("-")


def _write(folder: Path, card: Card) -> None:
    import json

    name = _file_name(card.agent)
    (folder / f"{name}.md").write_text(card.markdown(), encoding="utf-8")
    (folder / f"{name}.json").write_text(json.dumps(card.as_json(), indent=2) + "\n", encoding="utf-8")
