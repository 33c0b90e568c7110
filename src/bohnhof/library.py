"""Finds an edition by the id of a published one, or by the path of a TOML file.

The kernel and the editions read no files, so this module is separate. Everything that gets an edition by name uses it.
"""

import tomllib
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path

from bohnhof.editions import EDITIONS
from bohnhof.editions.own import edition_from_toml
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.faults import BadInput

LONGEST_CHAIN = 8  # of files that are based on each other

# An edition from a file as texts: its own file, then the files that it is based on, in order.
Texts = tuple[str, ...]


def find_edition(name: str) -> Edition:
    """The edition with this id, or the one that a TOML file describes.

    The name can open any file that ends in .toml, so it must come from the person at the keyboard. For names that come
    from a text or from the network, use `named_in_text`.
    """
    if name.lower().endswith(".toml"):
        return _own(Path(name), (), [])
    return _published(name, "files ending in .toml")


def named_in_text(name: str) -> Edition:
    """The published edition that a text names. Texts can come from strangers, so they cannot open files."""
    return _published(name, "your own with --edition FILE")


# ------------------------------------------------------------------- for everybody at a server

_offered: dict[str, Texts] = {}  # by id


def texts_of(file: str) -> Texts:
    """The texts of an edition file, for places that do not have the file. Reports errors in it."""
    texts: list[str] = []
    _own(Path(file), (), texts)
    return tuple(texts)


def offer(texts: Texts, source: str) -> str:
    """Offer an edition at the tables of this process, in addition to the published ones. Returns its id."""
    known = next((id for id, one in _offered.items() if one == texts), None)
    if known is not None:
        return known
    edition = _from_texts(texts, source)  # it never replaces another edition
    EDITIONS[edition.id] = edition
    _offered[edition.id] = texts
    return edition.id


def offered() -> list[Texts]:
    """The texts that other processes need to play the same editions."""
    return list(_offered.values())


def fingerprint_of(id: str) -> str:
    """A hash that changes when an edition file, or one that it is based on, changes. Empty for published editions."""
    if id not in _offered:
        return ""
    texts = _offered[id]
    base = fingerprint_of(str(tomllib.loads(texts[-1]).get("based_on", "")))
    return sha256("\0".join([*texts, base] if base else texts).encode()).hexdigest()


def _from_texts(texts: Texts, source: str) -> Edition:
    return edition_from_toml(texts[0], source=source, find=lambda name: _from_texts(texts[1:], name))


# ---------------------------------------------------------------------------------- from files


def _own(path: Path, above: tuple[Path, ...], texts: list[str]) -> Edition:
    """The edition in a file, which may be based on another file beside it; `above` are the files based on this one."""
    if path.absolute() in above:
        raise BadInput(f"{path}: is based on itself")
    if len(above) == LONGEST_CHAIN:
        raise BadInput(f"{path}: more than {LONGEST_CHAIN} files are based on each other")

    def find(name: str) -> Edition:
        return _own(path.parent / name, (*above, path.absolute()), texts)

    texts.append(_text_of(path))
    return edition_from_toml(texts[-1], source=str(path), find=find)


def _published(name: str, others: str) -> Edition:
    if name in EDITIONS:
        return EDITIONS[name]
    near = get_close_matches(name, EDITIONS)
    hint = f", did you mean {' or '.join(near)}?" if near else ""
    raise BadInput(f"unknown edition {name!r}{hint} (there are {', '.join(EDITIONS)}, and {others})")


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors write a byte order mark
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: not UTF-8 text (byte {error.start + 1})") from error
    except ValueError as error:  # a name that contains a NUL
        raise BadInput(f"{str(path)!r} cannot be the name of a file") from error
