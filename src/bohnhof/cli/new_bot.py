"""`bohnhof new-bot`: start your own bot, as a package with a test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

NAME = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
FILES = {  # templates, and the files written from them
    "pyproject.toml.txt": "pyproject.toml",
    "README.md.txt": "README.md",
    "bot.py.txt": "src/$module/__init__.py",
    "test_bot.py.txt": "tests/test_$module.py",
}


def write_new_bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The bot's name: lower-case letters, digits, dashes.")],
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where to write it.", show_default="a folder with the bot's name")
    ] = None,
) -> None:
    """Create a package for your own bot.

    The package has a bot that trades, a test and an entry point, ready to install and change.
    """
    from importlib.resources import files
    from string import Template

    from bohnhof.bots.registry import BOTS
    from bohnhof.kernel.faults import BadInput

    words = _words(name)
    if words["project"] in BOTS:
        raise BadInput(f"there is a bot called {name!r} already")
    target = Path(words["project"]) if folder is None else folder
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BadInput(f"{target}: exists already")
    for source, place in FILES.items():
        path = target / Template(place).substitute(words)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = files("bohnhof").joinpath("template", source).read_text(encoding="utf-8")
        path.write_text(Template(text).substitute(words), encoding="utf-8")
    bot = target / "src" / words["module"] / "__init__.py"
    typer.echo(f"Wrote {target}: the bot is in {bot}. Next:")
    typer.echo(f"  pip install -e {target}")
    typer.echo(f"  bohnhof check {words['project']}")
    typer.echo(f"  bohnhof simulate --bots {words['project']},rulebook")


def _words(name: str) -> dict[str, str]:
    """The names of the package, its module and its class."""
    import keyword
    import sys

    from bohnhof.kernel.faults import BadInput

    if not NAME.fullmatch(name):
        raise BadInput(f"{name!r} is no name for a bot: small letters, digits and dashes, as in bean-counter")
    module = name.replace("-", "_")
    if keyword.iskeyword(module) or module in sys.stdlib_module_names or module == "bohnhof":
        raise BadInput(f"{name!r} is no name for a bot: Python has a module or a word of this name")
    return {
        "project": name.replace("_", "-"),
        "module": module,
        "bot": "".join(part.capitalize() for part in module.split("_")),
    }
