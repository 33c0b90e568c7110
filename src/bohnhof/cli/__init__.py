"""The `bohnhof` command: one file per command, and one place that handles all errors.

Command files import what they need inside their functions: `bohnhof --help` must be quick, and only the chosen command
should load the kernel, tables or plots.
"""

from collections.abc import Sequence
from typing import Annotated

import typer

from bohnhof.cli.admin import admin
from bohnhof.cli.arena import measure_bots
from bohnhof.cli.backup import back_up
from bohnhof.cli.bench import measure_speed
from bohnhof.cli.benchmark import measure_agent
from bohnhof.cli.bots import show_bots
from bohnhof.cli.check import check_own_bot
from bohnhof.cli.editions import show_editions
from bohnhof.cli.errors import TRACEBACK, Commands, exit_code_of
from bohnhof.cli.hint import show_hints
from bohnhof.cli.mcp import seat_model
from bohnhof.cli.move import move_data
from bohnhof.cli.new_bot import write_new_bot
from bohnhof.cli.play import play_game
from bohnhof.cli.puzzles import puzzles
from bohnhof.cli.referee import judge_files
from bohnhof.cli.replay import replay_record
from bohnhof.cli.review import review_record
from bohnhof.cli.rules import show_rules
from bohnhof.cli.serve import serve_tables
from bohnhof.cli.simulate import simulate_games
from bohnhof.cli.verify import verify_record

app = typer.Typer(
    name="bohnhof",
    cls=Commands,
    add_completion=False,
    # Both would import rich, which takes longer than everything else in `bohnhof --help`.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        from bohnhof.about import program

        typer.echo(f"bohnhof {program()}")
        raise typer.Exit


def _show_tracebacks(wanted: bool) -> None:
    if wanted:
        import os

        os.environ[TRACEBACK] = "1"  # in the environment, so that worker processes see it, too


@app.callback()
def bohnhof(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and exit."),
    ] = False,
    traceback: Annotated[
        bool,
        typer.Option(
            "--traceback",
            callback=_show_tracebacks,
            help=f"Show the full traceback when a bot fails (or set {TRACEBACK}=1).",
        ),
    ] = False,
) -> None:
    """Play the bean-trading game Bohnanza, judge positions, and measure bots."""


app.command("play")(play_game)
app.command("serve")(serve_tables)
app.command("editions")(show_editions)
app.command("rules")(show_rules)
app.command("bots")(show_bots)
app.command("new-bot")(write_new_bot)
app.command("check")(check_own_bot)
app.command("simulate")(simulate_games)
app.command("arena")(measure_bots)
app.command("benchmark")(measure_agent)
app.command("mcp")(seat_model)
app.command("bench")(measure_speed)
app.command("hint")(show_hints)
app.command("referee")(judge_files)
app.command("replay")(replay_record)
app.command("review")(review_record)
app.command("verify")(verify_record)
app.command("backup")(back_up)
app.command("move")(move_data)
app.add_typer(puzzles, name="puzzles", cls=Commands)
app.add_typer(admin, name="admin", cls=Commands)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line (by default that of the process) and return its exit code."""
    return exit_code_of(lambda: app(args=arguments, prog_name="bohnhof", standalone_mode=False))
