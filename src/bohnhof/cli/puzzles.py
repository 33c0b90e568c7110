"""`bohnhof puzzles`: positions with one clearly best choice, found in bots' games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bohnhof.cli.crew import SeedOption, WorkersOption, crew

GAMES_IN_A_ROUND = 56  # the wanted themes are fixed before each round, so that the number of workers does not matter

puzzles = typer.Typer(help="Find positions with one clearly best choice.", rich_markup_mode=None)


@puzzles.callback()
def about() -> None:
    """Positions with one clearly best choice."""


@puzzles.command("make")
def make_puzzles(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The JSON file; puzzles that it already has are kept.")],
    wanted: Annotated[int, typer.Option("--wanted", metavar="N", min=1, help="How many puzzles in all.")] = 300,
    seed: SeedOption = 1,
    workers: WorkersOption = None,
) -> None:
    """Search bots' games for puzzles until there are enough of every theme.

    You can stop at any time: puzzles found so far are saved, and the next run continues with the next game.
    """
    import json
    from contextlib import closing
    from functools import partial

    from bohnhof.arena.engine import on_this_machine, spread
    from bohnhof.review.puzzles import Shelf, game_of
    from bohnhof.review.puzzles import puzzles as search

    processes = crew(workers)
    kept: dict[str, Any] = {"seed": seed, "games": 0, "puzzles": []}
    if out.exists():
        kept = json.loads(out.read_text(encoding="utf-8"))
    shelf = Shelf(wanted, kept["puzzles"])
    while shelf.wanted():
        began = kept["games"] - kept["games"] % GAMES_IN_A_ROUND
        before = Shelf(wanted, [puzzle for puzzle in shelf.puzzles if game_of(puzzle) < began])
        task = partial(search, kept["seed"], themes=before.wanted())
        numbers = range(kept["games"], began + GAMES_IN_A_ROUND)
        with closing(spread(on_this_machine(processes), task, numbers)) as found:
            for some in found:
                for puzzle in some:
                    shelf.add(puzzle)
                kept |= {"games": kept["games"] + 1, "puzzles": shelf.puzzles}
                _write(out, kept)
                missing = ", ".join(shelf.wanted()) or "nothing"
                typer.echo(f"{len(shelf.puzzles)} puzzles in {kept['games']} games; missing: {missing}", err=True)
                if not shelf.wanted():
                    break


def _write(out: Path, kept: dict[str, Any]) -> None:
    import json

    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    out.write_text(f"{text}\n", encoding="utf-8")


@puzzles.command("check")
def check_puzzles(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `make` wrote.")],
    seed: SeedOption = 2,
) -> None:
    """Check every answer in ten times as many worlds, and remove from the file those that do not hold."""
    import json

    from bohnhof.review.puzzles import still_holds

    kept = json.loads(file.read_text(encoding="utf-8"))
    stands = [puzzle for n, puzzle in enumerate(kept["puzzles"]) if still_holds(puzzle, seed + n)]
    typer.echo(f"{len(kept['puzzles']) - len(stands)} of {len(kept['puzzles'])} answers do not hold")
    _write(file, {**kept, "puzzles": stands})
