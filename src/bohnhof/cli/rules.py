"""`bohnhof rules`: look up a rule by its id or by a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from bohnhof.cli.options import ENGLISH, JsonOption, LanguageOption

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bohnhof.rulebook import Rule


def show_rules(
    rule_id: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule, for example B7.3.")] = None,
    search: Annotated[str | None, typer.Option(metavar="WORD", help="Only rules that mention this.")] = None,
    language: LanguageOption = ENGLISH,
    as_json: JsonOption = False,
) -> None:
    """Show all rules, those that mention a word, or one by its id."""
    from bohnhof.kernel.faults import BadInput
    from bohnhof.rulebook import find, mentioning, rules

    if rule_id is not None and search is not None:
        raise BadInput("give a rule id or --search, not both")
    if rule_id is not None:
        rule = find(rule_id, language)
        typer.echo(_json(rule._asdict()) if as_json else _page(rule))
        return
    found = list(rules(language).values()) if search is None else mentioning(search, language)
    if as_json:
        typer.echo(_json([rule._asdict() for rule in found]))
    else:
        typer.echo(_list(found) if found else f"no rule mentions '{search}'")


def _page(rule: Rule) -> str:
    return f"{rule.id} {rule.title} ({rule.chapter})\n\n{rule.text}"


def _list(found: Iterable[Rule]) -> str:
    from itertools import groupby

    chapters = groupby(found, key=lambda rule: rule.chapter)
    return "\n\n".join(
        "\n".join([chapter, *(f"  {rule.id:<6} {rule.title}" for rule in members)]) for chapter, members in chapters
    )


def _json(value: object) -> str:
    import json

    return json.dumps(value, ensure_ascii=False, indent=2)
