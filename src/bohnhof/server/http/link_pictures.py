"""The picture that messengers show with a link to a table or a game.

Most messengers show no SVG, so it is drawn with Pillow, which is an extra (`bohnhof[pictures]`). Without it, all links
have the same picture.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from bohnhof.server.limits import Limits
from bohnhof.server.thinking.in_common import InCommon, TooMany
from bohnhof.server.thinking.work import BrokenWorker, Work

log = logging.getLogger("bohnhof.pictures")

FOLDER: Final = Path(__file__).with_name("pictures")
PLAIN: Final = FOLDER / "plain.png"
MOST_KEPT: Final = 64  # pictures of about 40 KB
DRAWING_SECONDS: Final = 5.0  # for one picture


class LinkCard(NamedTuple):
    """What is on a picture."""

    title: str
    text: str
    beans: tuple[str, ...]


def can_draw() -> bool:
    """Is Pillow installed?"""
    return find_spec("PIL") is not None


class Pictures:
    """Draws pictures, and caches the latest."""

    def __init__(self, work: Work, limits: Limits) -> None:
        self._work = work
        self._kept: OrderedDict[LinkCard, bytes] = OrderedDict()
        self._drawing: InCommon[LinkCard, bytes | None] = InCommon(limits.replays_at_once)

    async def find(self, card: LinkCard, address: str) -> bytes | None:
        """The picture as a PNG; None if this address waits for too many, or if it cannot be drawn."""
        if card in self._kept:
            self._kept.move_to_end(card)
            return self._kept[card]
        try:
            return await self._drawing.get(card, address, lambda: self._draw(card, address))
        except TooMany:
            return None

    async def _draw(self, card: LinkCard, address: str) -> bytes | None:
        order = msgspec.msgpack.encode(card)
        try:
            picture = await self._work.ask(order, address=address, table=address, seconds=DRAWING_SECONDS)
        except BrokenWorker as fault:
            log.error("a picture could not be drawn", extra={"fault": str(fault)})
            return None
        if picture:
            self._kept[card] = picture
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return picture or None
