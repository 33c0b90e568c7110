"""The process that draws the pictures of links, because drawing here would block tables."""

from __future__ import annotations

import msgspec

from bohnhof.server.http.link_drawing import draw
from bohnhof.server.http.link_pictures import LinkCard
from bohnhof.server.thinking.workers import answer_all


def draw_card(data: bytes) -> bytes:
    return draw(*msgspec.msgpack.decode(data, type=LinkCard))


if __name__ == "__main__":
    answer_all(draw_card)
