"""Files that a command reads or writes; error messages name the file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bohnhof.kernel.edition import Edition
    from bohnhof.kernel.text.notation import EditionFinder


def read_text(path: Path) -> str:
    """The text of a file; one that is not UTF-8 is bad input, like one that is missing."""
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors write a byte order mark
    except UnicodeDecodeError as error:
        from bohnhof.kernel.faults import BadInput

        raise BadInput(f"{path}: not UTF-8 text (byte {error.start + 1})") from error


@contextmanager
def in_file(path: Path) -> Iterator[None]:
    """Name the file in every error message about its contents."""
    from bohnhof.kernel.faults import BadInput

    try:
        yield
    except BadInput as fault:
        named = str(fault).startswith(f"{path}:")
        raise fault if named else BadInput(f"{path}: {fault}") from None


def check_target(path: Path) -> None:
    """Refuse a file that cannot be written, before any long work begins."""
    import os

    from bohnhof.kernel.faults import BadInput

    if path.is_dir():
        raise BadInput(f"{path}: is a folder")
    if not path.parent.is_dir():
        raise BadInput(f"{path.parent}: there is no such folder")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadInput(f"{path}: cannot be written")


def edition_finder(own: str | None) -> EditionFinder:
    """Finds the edition a text names: the one given on the command line, or a published one, but never a file."""
    from bohnhof.editions import EDITIONS
    from bohnhof.kernel.faults import BadInput
    from bohnhof.library import find_edition, named_in_text

    given = None if own is None else find_edition(own)
    from_file = given is not None and given.id not in EDITIONS

    def find(name: str) -> Edition:
        if given is None or not from_file or name in EDITIONS:
            return named_in_text(name)
        if name != given.id:
            raise BadInput(f"the edition of this game is {name!r}, and {own} is {given.id!r}")
        return given

    return find
