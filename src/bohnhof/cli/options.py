"""Options that several commands have in common, so that they are called and explained alike."""

from __future__ import annotations

from typing import Annotated

import typer

EditionOption = Annotated[
    str, typer.Option("--edition", metavar="ID|FILE", help="The edition: an id, or a TOML file of your own.")
]
OwnEditionOption = Annotated[
    str | None,
    typer.Option("--edition", metavar="FILE", help="Your own edition (.toml), if the text names it by its id."),
]
PlayersOption = Annotated[
    int | None,
    typer.Option(
        "--players", metavar="N", help="How many players.", show_default="4, or the closest the edition is for"
    ),
]
VariantsOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME", help="An optional rule of the edition; repeatable."),
]
LanguageOption = Annotated[
    str, typer.Option("--language", metavar="CODE", help="The language in which you are told things, such as nl.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]

DEFAULT_EDITION = "boonanza"
ENGLISH = "en"


def names_of_bots(text: str) -> tuple[str, ...]:
    """The bots that a person named, with commas between them."""
    return tuple(name.strip() for name in text.split(","))
