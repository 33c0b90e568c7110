"""Reads the files that a command is given, so that a bad one is named in the complaint."""

from pathlib import Path


def read_text(path: Path) -> str:
    """The text of a file; one that is not UTF-8 is bad input, like one that is missing."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        from bohnhof.kernel.faults import BadInput

        raise BadInput(f"{path}: not UTF-8 text (byte {error.start + 1})") from error
