"""Finds an edition by the id of a published one, or by the path of a TOML file.

The kernel and the editions read no files, so this module is separate. Everything that gets an edition by name uses it.
"""

import json
import tomllib
from collections.abc import Callable
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
    """A hash that changes when what an edition file says changes, or one that it is based on; not with comments.

    Empty for published editions.
    """
    return _fingerprint(id, _content)


def has_fingerprint(id: str, fingerprint: str) -> bool:
    """Is this a fingerprint of the edition? Earlier versions made them of the texts as they are."""
    return fingerprint in (_fingerprint(id, _content), _fingerprint(id, str))


def _fingerprint(id: str, form: Callable[[str], str]) -> str:
    if id not in _offered:
        return ""
    texts = _offered[id]
    parts = [form(text) for text in texts]
    base = _fingerprint(str(tomllib.loads(texts[-1]).get("based_on", "")), form)
    return sha256("\0".join([*parts, base] if base else parts).encode()).hexdigest()


def _content(text: str) -> str:
    """What a text says, in its order: the deck depends on the order of the beans."""
    return json.dumps(tomllib.loads(text), default=str)


def _from_texts(texts: Texts, source: str, *, base: bool = False) -> Edition:
    def find(name: str) -> Edition:
        return _from_texts(texts[1:], name, base=True)

    return edition_from_toml(texts[0], source, find, base=base)


# ---------------------------------------------------------------------------------- from files


def _own(path: Path, above: tuple[Path, ...], texts: list[str]) -> Edition:
    """The edition in a file, which may be based on another file beside it; `above` are the files based on this one."""
    if path.absolute() in above:
        raise BadInput(f"{path}: is based on itself")
    if len(above) == LONGEST_CHAIN:
        raise BadInput(f"{path}: more than {LONGEST_CHAIN} files are based on each other")

    def find(name: str) -> Edition:
        return _own(path.parent / name, (*above, path.absolute()), texts)

    def has_file(name: str) -> bool:
        try:
            return (path.parent / name).is_file()
        except OSError:  # a name that no file can have, such as one that is too long
            return False

    texts.append(_text_of(path))
    return edition_from_toml(texts[-1], str(path), find, has_file=has_file, base=bool(above))


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
