"""The picture of a table or a game that messengers show beside a link to it.

Most of them show no SVG, so it is drawn with Pillow, which is an extra (`bohnhof[pictures]`): without it all links
have the same picture, drawn beforehand.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).with_name("pictures")
PLAIN: Final = FOLDER / "plain.png"
MOST_KEPT: Final = 64  # pictures of about 40 KB


class LinkCard(NamedTuple):
    """What is on a picture."""

    title: str
    text: str
    beans: tuple[str, ...]


def can_draw() -> bool:
    """Is Pillow there?"""
    return find_spec("PIL") is not None


@lru_cache(MOST_KEPT)
def drawn(card: LinkCard) -> bytes:
    """The picture as a PNG; it takes some tenths of a second, so not in an event loop."""
    from bohnhof.server.http.link_drawing import draw  # noqa: PLC0415 - an extra, loaded when somebody pastes a link

    return draw(*card)
