"""`bohnhof admin`: manage the tables and people of a server, whether it runs or not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bohnhof.cli.serve import DatabaseOption, DataOption, default_folder

admin = typer.Typer(
    name="admin",
    help="Manage the tables and people of a server. See docs/server.md.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

# Older ids, and some names, begin with a dash: treat unknown options as arguments.
NAMED = {"ignore_unknown_options": True}
_chosen: dict[str, Any] = {"database": None, "data": None}  # options before the command, shared by all of them
# Without the environment variable, which a command reads itself: what is typed before the command must win.
DataBefore = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where tables and games are stored.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as in its link.")]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="The person's id, from `bohnhof admin people`.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]


@admin.callback()
def choose_server(database: DatabaseOption = None, data: DataBefore = None) -> None:
    """Manage the tables and people of a server. See docs/server.md."""
    _chosen.update(database=database, data=data)


@admin.command("tables")
def list_tables(data: DataOption = None) -> None:
    """List all tables.

    For each: id, stage, edition, when it last changed, and who sits there.
    """
    for table in _ask(data, "tables"):
        names = ", ".join(name or "-" for name in table["names"])
        typer.echo(f"{table['id']}  {table['stage']:6}  {table['edition']:16}  {_moment(table['changed'])}  {names}")


@admin.command("table", context_settings=NAMED)
def show_table(table: TableId, data: DataOption = None) -> None:
    """Show one table without its secrets, as JSON."""
    _print(_ask(data, "table", table))


@admin.command("close", context_settings=NAMED)
def close_table(table: TableId, data: DataOption = None) -> None:
    """Close a table permanently; everybody has to leave."""
    typer.echo(_ask(data, "close", table))


@admin.command("delete", context_settings=NAMED)
def delete_table(table: TableId, sure: Sure = False, data: DataOption = None) -> None:
    """Delete a table, its game and its chat."""
    _confirm(sure, f"Delete table {table} permanently?")
    typer.echo(_ask(data, "delete", table))


@admin.command("people", context_settings=NAMED)
def list_people(
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="Only people with this name.")] = "",
    data: DataOption = None,
) -> None:
    """List people: id, number of tables, names."""
    for person in _ask(data, "people", name):
        banned = "  (banned)" if person["banned"] else ""
        typer.echo(f"{person['person']}  {person['tables']:4}  {', '.join(person['names'])}{banned}")


@admin.command("rename", context_settings=NAMED)
def rename_person(
    person: PersonId,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")],
    data: DataOption = None,
) -> None:
    """Change a person's name at all their tables."""
    typer.echo(_ask(data, "rename", person, name))


@admin.command("remove", context_settings=NAMED)
def remove_person(person: PersonId, table: TableId, data: DataOption = None) -> None:
    """Remove a person from a table permanently.

    In a running game a bot takes the seat.
    """
    typer.echo(_ask(data, "remove", person, table))


@admin.command("ban", context_settings=NAMED)
def ban_person(person: PersonId, data: DataOption = None) -> None:
    """Refuse a person at all tables.

    A person is a browser's cookie: somebody with a new cookie can come back.
    """
    typer.echo(_ask(data, "ban", person))


@admin.command("unban", context_settings=NAMED)
def unban_person(person: PersonId, data: DataOption = None) -> None:
    """Lift a ban."""
    typer.echo(_ask(data, "unban", person))


@admin.command("export", context_settings=NAMED)
def export_person(person: PersonId, data: DataOption = None) -> None:
    """Print everything stored about a person, as JSON."""
    _print(_ask(data, "export", person))


@admin.command("forget", context_settings=NAMED)
def forget_person(person: PersonId, sure: Sure = False, data: DataOption = None) -> None:
    """Delete a person's data: name, chat, links to seats.

    What they played stays, as the actions of that seat.
    """
    _confirm(sure, f"Delete all data of {person} permanently?")
    typer.echo(_ask(data, "forget", person))


def _ask(data: Path | None, *words: str) -> Any:
    import asyncio

    from bohnhof.server.rooms.admin import ask, ask_club

    database = _chosen["database"]
    if database is not None:
        return asyncio.run(ask_club(database, list(words)))
    return asyncio.run(ask(_chosen["data"] or data or default_folder(), list(words)))


def _confirm(sure: bool, question: str) -> None:
    from bohnhof.kernel.faults import BadInput

    try:
        agreed = sure or typer.confirm(question, err=True)
    except typer.Abort:
        agreed = False
    if not agreed:
        raise BadInput("nothing was deleted (in a script, --yes answers the question)")


def _print(answer: Any) -> None:
    import json

    typer.echo(json.dumps(answer, indent=2, ensure_ascii=False))


def _moment(at: int) -> str:
    import time

    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000))
