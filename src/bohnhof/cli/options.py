"""Options that several commands share, with the same names and the same help."""

from __future__ import annotations

from typing import Annotated

import typer

EditionOption = Annotated[
    str, typer.Option("--edition", metavar="ID|FILE", help="The edition: an id, or your own TOML file.")
]
OwnEditionOption = Annotated[
    str | None,
    typer.Option("--edition", metavar="FILE", help="Your own edition (.toml), if the text names it by its id."),
]
PlayersOption = Annotated[
    int | None,
    typer.Option(
        "--players", metavar="N", help="How many players.", show_default="4, or the closest number the edition allows"
    ),
]
VariantsOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME", help="An optional rule of the edition; repeatable."),
]
LanguageOption = Annotated[
    str, typer.Option("--language", metavar="CODE", help="The language of the output, such as nl.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]

DEFAULT_EDITION = "boonanza"
ENGLISH = "en"


def names_of_bots(text: str) -> tuple[str, ...]:
    """The bots that a person named, with commas between them."""
    return tuple(name.strip() for name in text.split(","))


def is_given(context: typer.Context, option: str) -> bool:
    """Was this option given on the command line?"""
    source = context.get_parameter_source(option)
    return source is not None and source.name == "COMMANDLINE"
