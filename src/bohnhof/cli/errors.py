"""All errors of the command line end here: bad input is one clear line and exit code 2, never a traceback.

A bot's fault takes a few lines: what it did on which seat, where, and in which game. A fault of the program itself
keeps its traceback, because a bug report needs it.
"""

import os
import re
import sys
from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperGroup

BAD_INPUT = 2
BOT_FAULT = 1
TRACEBACK = "BOHNHOF_TRACEBACK"  # if set in the environment, full tracebacks are shown
READER_LEFT = 1
INTERRUPTED = 130
# Typer names the classes of its own types.
NUMBERS = {"int": "integer", "float": "number"}
NOT_A_NUMBER = re.compile(r"(?<= is not a valid )(int|float)( range)?\b")


class Commands(TyperGroup):
    """A group of commands: without one, it shows its help; and all errors say which command they are about."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args:
            typer.echo(ctx.get_help(), err=True)
            raise typer.Exit(BAD_INPUT)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except typer.TyperException as caught:
            error: Any = caught
            name = ctx.invoked_subcommand
            if name is not None and getattr(error, "ctx", None) is None:  # an option without its value has no context
                error.ctx = typer.Context(self.commands[name], parent=ctx, info_name=name)
            raise


def exit_code_of(command: Callable[[], object]) -> int:
    """Run a command, print what is wrong with its input (if anything), and return the exit code."""
    try:
        answer = command()
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        return READER_LEFT
    except (KeyboardInterrupt, typer.Abort):  # or the user answered no, or nothing
        return INTERRUPTED
    except (typer.TyperException, OSError, ValueError) as error:
        line = complaint(error)
        if line is None:
            raise
        typer.echo(f"bohnhof: {line}", err=True)
        return BAD_INPUT
    except Exception as error:
        lines = bot_fault(error)
        if lines is None or os.environ.get(TRACEBACK):
            raise
        typer.echo("\n".join(lines), err=True)
        return BOT_FAULT
    return answer if isinstance(answer, int) else 0


def complaint(error: Exception) -> str | None:
    """What a person did wrong, in one line; None if the fault is not theirs."""
    match error:
        case typer.TyperException():
            message = NOT_A_NUMBER.sub(lambda found: NUMBERS[found[1]], error.format_message())
            text = f"{message.rstrip('.')} (see '{_command_of(error)} --help')"
        case OSError(filename=None):
            text = error.strerror or str(error)
        case OSError():
            text = f"{error.filename}: {error.strerror}"
        case _ if _is_bad_input(error):
            text = str(error)
        case _:
            return None
    return " ".join(text.split())


def bot_fault(error: Exception) -> list[str] | None:
    """What a bot did wrong: at most three lines; None if it was not a bot."""
    from bohnhof.bots.faults import BotFault

    if not isinstance(error, BotFault):
        return None
    # A traceback from another process arrives as the cause: the notes are the program's own words.
    notes: list[str] = getattr(error, "__notes__", [])
    first, *more = [*str(error).splitlines(), *notes]
    return [f"bohnhof: {first}", *(f"  {line.strip()}" for line in more[:2])]


def _command_of(error: typer.TyperException) -> str:
    # Only usage errors have a context, and their class is not part of typer's public API.
    return getattr(getattr(error, "ctx", None), "command_path", "bohnhof")


def _is_bad_input(error: Exception) -> bool:
    # Imported late: most command lines are fine, and `bohnhof --help` needs no kernel.
    from bohnhof.kernel.faults import BadInput

    return isinstance(error, BadInput)


def _forget_output() -> None:
    """Point standard output at nothing, so that Python's last flush does not complain about a closed pipe."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())
    os.close(nothing)
