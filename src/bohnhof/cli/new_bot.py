"""`bohnhof new-bot`: start your own bot, as a package with a test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

PACKAGES = {"site-packages", "dist-packages"}  # the folders of installed packages
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

    from bohnhof.kernel.faults import BadInput

    if not NAME.fullmatch(name):
        raise BadInput(
            f"{name!r} is not a valid name for a bot: use lower-case letters, digits and dashes, as in bean-counter"
        )
    module = name.replace("-", "_")
    if keyword.iskeyword(module) or module == "bohnhof" or _is_installed(module):
        raise BadInput(f"{name!r} is not a valid name for a bot: it is a Python module or keyword")
    return {
        "project": name.replace("_", "-"),
        "module": module,
        "bot": "".join(part.capitalize() for part in module.split("_")),
    }


def _is_installed(module: str) -> bool:
    """Would a module of this name hide another one? What you write in the current folder does not count."""
    import sys
    from importlib.util import find_spec

    if module in sys.stdlib_module_names:
        return True
    try:
        spec = find_spec(module)
    except ValueError:  # imported, but without a word about where it came from
        return True
    if spec is None:
        return False
    found = [spec.origin or ""] if spec.has_location else list(spec.submodule_search_locations or [])
    return not all(_is_yours(Path(place)) for place in found)


def _is_yours(place: Path) -> bool:
    """Is this in the current folder, but not in an environment with packages there?"""
    here, place = Path.cwd(), place.resolve()
    return place.is_relative_to(here) and not PACKAGES & set(place.relative_to(here).parts)
