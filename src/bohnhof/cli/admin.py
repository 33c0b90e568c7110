"""`bohnhof admin`: what the owner of a table server can do about its tables and people, while it runs or not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bohnhof.cli.serve import DataOption, default_folder

admin = typer.Typer(
    name="admin",
    help="Look after the tables and people of a server, while it runs or not; see docs/server.md.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as in its link.")]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="The person's id, from `bohnhof admin people`.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]


@admin.command("tables")
def list_tables(data: DataOption = None) -> None:
    """All tables: id, stage, edition, when they changed last, and who sits there."""
    for table in _ask(data, "tables"):
        names = ", ".join(name or "-" for name in table["names"])
        typer.echo(f"{table['id']}  {table['stage']:6}  {table['edition']:16}  {_moment(table['changed'])}  {names}")


@admin.command("table")
def show_table(table: TableId, data: DataOption = None) -> None:
    """Everything about one table except its secrets, as JSON."""
    _print(_ask(data, "table", table))


@admin.command("close")
def close_table(table: TableId, data: DataOption = None) -> None:
    """Close a table: everybody is sent away, and nobody can come back to it."""
    typer.echo(_ask(data, "close", table))


@admin.command("delete")
def delete_table(table: TableId, sure: Sure = False, data: DataOption = None) -> None:
    """Delete a table with everything that was played and said there."""
    _confirm(sure, f"Delete table {table} for good?")
    typer.echo(_ask(data, "delete", table))


@admin.command("people")
def list_people(
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="Only people of this name.")] = "",
    data: DataOption = None,
) -> None:
    """People who sit at tables: id, at how many, and the names they gave."""
    for person in _ask(data, "people", name):
        banned = "  (banned)" if person["banned"] else ""
        typer.echo(f"{person['person']}  {person['tables']:4}  {', '.join(person['names'])}{banned}")


@admin.command("rename")
def rename_person(person: PersonId, name: str, data: DataOption = None) -> None:
    """Give somebody another name at all their tables."""
    typer.echo(_ask(data, "rename", person, name))


@admin.command("remove")
def remove_person(person: PersonId, table: TableId, data: DataOption = None) -> None:
    """Send somebody away from a table for good; in a running game a bot takes the seat."""
    typer.echo(_ask(data, "remove", person, table))


@admin.command("ban")
def ban_person(person: PersonId, data: DataOption = None) -> None:
    """Refuse somebody at all tables. It is the browser's cookie that is known, not the person behind it."""
    typer.echo(_ask(data, "ban", person))


@admin.command("unban")
def unban_person(person: PersonId, data: DataOption = None) -> None:
    """Take a ban back."""
    typer.echo(_ask(data, "unban", person))


@admin.command("export")
def export_person(person: PersonId, data: DataOption = None) -> None:
    """Print everything that is kept about somebody, as JSON."""
    _print(_ask(data, "export", person))


@admin.command("forget")
def forget_person(person: PersonId, sure: Sure = False, data: DataOption = None) -> None:
    """Delete everything of somebody: name, talk, links to seats. What was played stays, as a seat's."""
    _confirm(sure, f"Delete everything of {person} for good?")
    typer.echo(_ask(data, "forget", person))


def _ask(data: Path | None, *words: str) -> Any:
    import asyncio

    from bohnhof.server.rooms.admin import ask

    return asyncio.run(ask(data or default_folder(), list(words)))


def _confirm(sure: bool, question: str) -> None:
    if not sure:
        typer.confirm(question, abort=True)


def _print(answer: Any) -> None:
    import json

    typer.echo(json.dumps(answer, indent=2, ensure_ascii=False))


def _moment(at: int) -> str:
    import time

    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000))
