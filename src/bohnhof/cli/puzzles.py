"""`bohnhof puzzles`: positions with one clearly best choice, found in bots' games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bohnhof.cli.crew import SeedOption

puzzles = typer.Typer(help="Find positions with one clearly best choice.", rich_markup_mode=None)


@puzzles.callback()
def about() -> None:
    """Positions with one clearly best choice."""


@puzzles.command("make")
def make_puzzles(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The JSON file; puzzles that it already has are kept.")],
    wanted: Annotated[int, typer.Option("--wanted", metavar="N", min=1, help="How many puzzles in all.")] = 300,
    seed: SeedOption = 1,
) -> None:
    """Search bots' games for puzzles until there are enough.

    Stop it at any time: what was found is written, and it goes on with the next game.
    """
    import json

    from bohnhof.review.puzzles import puzzles as search

    kept: dict[str, Any] = {"seed": seed, "games": 0, "puzzles": []}
    if out.exists():
        kept = json.loads(out.read_text(encoding="utf-8"))
    found = kept["puzzles"]
    while len(found) < wanted:
        number = kept["games"]
        found += [puzzle for _, puzzle in search(kept["seed"], range(number, number + 1))]
        kept["games"] = number + 1
        text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
        out.write_text(f"{text}\n", encoding="utf-8")
        typer.echo(f"{len(found)} puzzles in {number + 1} games", err=True)


@puzzles.command("check")
def check_puzzles(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `make` wrote.")],
    seed: SeedOption = 2,
) -> None:
    """Check every answer in ten times as many worlds.

    Puzzles whose answer does not hold are dropped.
    """
    import json

    from bohnhof.review.puzzles import still_holds

    kept = json.loads(file.read_text(encoding="utf-8"))
    stands = [puzzle for n, puzzle in enumerate(kept["puzzles"]) if still_holds(puzzle, seed + n)]
    typer.echo(f"{len(kept['puzzles']) - len(stands)} of {len(kept['puzzles'])} answers do not hold")
    kept["puzzles"] = stands
    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    file.write_text(f"{text}\n", encoding="utf-8")
