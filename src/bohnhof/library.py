"""Finds an edition by what a person calls it: the id of a published one, or the path of a file of their own.

Kernel and editions touch no files, so this stands beside them, for everything that is told an edition by name.
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

# The texts of somebody's own edition: of its file, and of the files that it is based on, one after the other.
Texts = tuple[str, ...]


def find_edition(name: str) -> Edition:
    """The edition with this id, or the one that a TOML file describes.

    A name may open any file that ends in .toml: it has to come from the person at the keyboard. What a text or somebody
    on the network names goes to `named_in_text`.
    """
    if name.lower().endswith(".toml"):
        return _own(Path(name), (), [])
    return _published(name, "files ending in .toml")


def named_in_text(name: str) -> Edition:
    """The published edition that a text names. A text opens no file: who wrote it may be a stranger."""
    return _published(name, "your own with --edition FILE")


# ------------------------------------------------------------------- for everybody at a server

_offered: dict[str, Texts] = {}  # by id


def texts_of(file: str) -> Texts:
    """What has to be known of somebody's own edition where its file is not; what is wrong with it is told."""
    texts: list[str] = []
    _own(Path(file), (), texts)
    return tuple(texts)


def offer(texts: Texts, source: str) -> str:
    """Offer an edition at the tables of this process, beside the published ones; its id."""
    known = next((id for id, one in _offered.items() if one == texts), None)
    if known is not None:
        return known
    edition = _from_texts(texts, source)  # it never takes the place of another one
    EDITIONS[edition.id] = edition
    _offered[edition.id] = texts
    return edition.id


def offered() -> list[Texts]:
    """What other processes have to be told, so that they can play the same."""
    return list(_offered.values())


def fingerprint_of(id: str) -> str:
    """Changes when somebody's own edition does, or one that it is based on; nothing for the published ones."""
    if id not in _offered:
        return ""
    texts = _offered[id]
    base = fingerprint_of(str(tomllib.loads(texts[-1]).get("based_on", "")))
    return sha256("\0".join([*texts, base] if base else texts).encode()).hexdigest()


def _from_texts(texts: Texts, source: str) -> Edition:
    return edition_from_toml(texts[0], source=source, find=lambda name: _from_texts(texts[1:], name))


# ---------------------------------------------------------------------------------- from files


def _own(path: Path, above: tuple[Path, ...], texts: list[str]) -> Edition:
    """The edition of a file, which may be based on another one beside it; `above` are those that are based on this."""
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
        return path.read_text(encoding="utf-8-sig")  # some editors put a mark before the first letter
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: not UTF-8 text (byte {error.start + 1})") from error
    except ValueError as error:  # a name with a NUL in it, which a file to be judged might hold
        raise BadInput(f"{str(path)!r} cannot be the name of a file") from error
