"""Layout: pieces of text in lines of a given width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text


def flow(pieces: Iterable[Text | str], width: int, head: str = "", gap: str = " ") -> list[Text]:
    """Pieces one after the other, after a heading, in as many lines as needed, indented to the first piece."""
    lines = [Text(head)]
    for piece in pieces:
        begun = lines[-1].cell_len > len(head)
        if begun and lines[-1].cell_len + len(gap) + _length(piece) > width:
            lines.append(Text(" " * len(head)))
            begun = False
        lines[-1].append(gap if begun else "").append(piece)
    return [fitted(line, width) for line in lines]


def sentence(words: str, width: int, head: str = "", style: str = "") -> list[Text]:
    """A sentence in as many lines as needed."""
    return [Text(line.plain, style) for line in flow(words.split(), width, head)]


def columns(pieces: Sequence[Text], width: int, head: str = "", gap: int = 3) -> list[Text]:
    """Pieces in columns of equal width, as many as fit next to each other."""
    if not pieces:
        return []
    widest = max(piece.cell_len for piece in pieces)
    across = max(1, (width - len(head) + gap) // (widest + gap))
    rows = [pieces[start : start + across] for start in range(0, len(pieces), across)]
    return [fitted(Text(head) + Text(" " * gap).join(padded(piece, widest) for piece in row), width) for row in rows]


def between(left: Text, right: Text, width: int, fill: str = "─") -> Text:
    """A heading on the left, another one on the right, and a line between them."""
    middle = max(1, width - left.cell_len - right.cell_len)
    return fitted(Text.assemble(left, (fill * middle, "dim"), right), width)


def padded(text: Text, width: int) -> Text:
    """At least this wide."""
    return Text.assemble(text, " " * (width - text.cell_len))


def fitted(text: Text, width: int) -> Text:
    """At most this wide, without trailing spaces; an ellipsis marks what is cut off."""
    text = text.copy()
    text.rstrip()
    text.truncate(width, overflow="ellipsis")
    return text


def _length(piece: Text | str) -> int:
    return (Text(piece) if isinstance(piece, str) else piece).cell_len
