"""Draws the picture of a link, with Pillow."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

FOLDER: Final = Path(__file__).with_name("pictures")
FONT: Final = FOLDER / "DejaVuSans-Bold-subset.ttf"
SIZE: Final = (1200, 630)
MARGIN: Final = 70
PAPER, INK, SOFT, EARTH, FURROW = "#f7f0e0", "#2b2118", "#65543f", "#8a5f3c", "#7a5233"
SOIL_TOP: Final = 400
COLOURS: Final = 128
MOST_LINES: Final = 3


def draw(title: str, text: str, beans: tuple[str, ...]) -> bytes:
    """A title, some lines of text, and beans on their field, as a PNG."""
    picture = Image.new("RGB", SIZE, PAPER)
    pencil = ImageDraw.Draw(picture)
    _soil(pencil)
    _beans(picture, beans)
    room = SIZE[0] - 2 * MARGIN
    large, middle, small = (ImageFont.truetype(FONT, size) for size in (92, 44, 30))
    pencil.text((MARGIN, MARGIN), _fitting(pencil, title, room, large), INK, large)
    for n, line in enumerate(_lines(pencil, text, room, middle)[:MOST_LINES]):
        pencil.text((MARGIN, 205 + 58 * n), line, SOFT, middle)
    pencil.text((SIZE[0] - MARGIN, SIZE[1] - 28), "Bohnhof", PAPER, small, anchor="rs")
    file = io.BytesIO()
    picture.quantize(COLOURS).save(file, "PNG", optimize=True)
    return file.getvalue()


def _soil(pencil: ImageDraw.ImageDraw) -> None:
    pencil.rectangle((0, SOIL_TOP, *SIZE), EARTH)
    for y in range(SOIL_TOP + 14, SIZE[1], 30):
        pencil.rectangle((0, y, SIZE[0], y + 9), FURROW)


def _beans(picture: Image.Image, beans: tuple[str, ...]) -> None:
    """Draw beans in a row on the soil, as large as they fit."""
    step = min(150, (SIZE[0] - 2 * MARGIN) // max(1, len(beans)))
    left = (SIZE[0] - step * len(beans)) // 2
    for n, bean in enumerate(beans):
        file = FOLDER / "beans" / f"{bean}.png"
        with Image.open(file if file.exists() else FOLDER / "beans" / "plain.png") as one:
            small = one.convert("RGBA").resize((step - 10, step - 10), Image.Resampling.LANCZOS)
        picture.paste(small, (left + step * n + 5, SOIL_TOP + (SIZE[1] - SOIL_TOP - step) // 2), small)


def _fitting(pencil: ImageDraw.ImageDraw, text: str, room: int, font: ImageFont.FreeTypeFont) -> str:
    """As much of a text as fits on a line."""
    if pencil.textlength(text, font) <= room:
        return text
    while text and pencil.textlength(text + "…", font) > room:
        text = text[:-1]
    return text + "…"


def _lines(pencil: ImageDraw.ImageDraw, text: str, room: int, font: ImageFont.FreeTypeFont) -> list[str]:
    """A text in lines that fit."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and pencil.textlength(longer, font) <= room:
            lines[-1] = longer
        else:
            lines.append(_fitting(pencil, word, room, font))
    return lines
