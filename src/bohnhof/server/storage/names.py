"""Names that look alike: people at one table must be distinguishable by the appearance of their names.

A skeleton is compared, as in Unicode's report 39: compatible characters are made equal (NFKC), invisible ones removed,
and letters of other scripts replaced by the Latin letters that they look like. The table is our own and small: common
look-alikes in Latin, Cyrillic, Greek and Armenian.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import chain
from typing import Final

MOST_MARKS: Final = 2  # on one letter: enough for every language, too few to cover the lines around it

# Invisible characters in visible categories (Default_Ignorable_Code_Point, and the empty braille pattern).
INVISIBLE: Final = frozenset(
    map(
        chr,
        chain(
            (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180F, 0x200D, 0x2800, 0x3164, 0xFFA0),
            range(0x180B, 0x180E), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0),
        ),
    )
)  # fmt: skip

_SEEMS: Final = (
    ("АаΑαɑ", "AaAaa"), ("ВΒ", "BB"), ("СсϹϲ", "CcCc"), ("ԁ", "d"), ("ЕеΕ", "EeE"), ("ɡց", "gg"), ("НΗһհ", "HHhh"),
    ("іıιɩ", "iiii"), ("ІΙӀӏ1|", "llllll"), ("Јј", "Jj"), ("КкΚκ", "KkKk"), ("МмΜ", "MmM"), ("ΝոпΝ", "NnnN"),
    ("ОоΟοօ0Օ", "OoOooOO"), ("РрΡρ", "PpPp"), ("ԛզ", "qq"), ("Ѕѕ", "Ss"), ("ТтΤτ", "TtTt"), ("սυ", "uu"),
    ("ѵνѴ", "vvV"), ("ԝѡω", "www"), ("ХхΧχ", "XxXx"), ("УуΥγҮү", "YyYyYy"), ("Ζ", "Z"), ("’‘`´", "''''"),
)  # fmt: skip
SEEMS: Final = str.maketrans(
    {sign: latin for signs, latins in _SEEMS for sign, latin in zip(signs, latins, strict=True)}
)


def seen_signs(name: str) -> str:
    """A name without invisible characters, and with at most two marks on a letter."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        if sign in INVISIBLE:
            continue
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        stands = marks == 0 or (kept and not kept[-1].isspace())  # a mark needs a character before it
        if stands and marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def skeleton(name: str) -> str:
    """The appearance of a name: the same for names that can be confused."""
    plain = unicodedata.normalize("NFKC", seen_signs(name)).translate(SEEMS).replace("I", "l").replace("rn", "m")
    dashes = "".join("-" if unicodedata.category(sign) == "Pd" else sign for sign in plain)
    return unicodedata.normalize("NFD", " ".join(dashes.split()).casefold())


def looks_like_any(name: str, others: Iterable[str | None]) -> bool:
    """Could this name be confused with one of the others, ignoring case?"""
    looks, written = skeleton(name), _folded(name)
    return any(skeleton(other) == looks or _folded(other) == written for other in others if other is not None)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen_signs(name)).casefold())
