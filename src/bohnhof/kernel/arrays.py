"""Rows of integers: the only module that decides how they are stored.

Compiled, a row is a packed C array (a `librt` vec). Interpreted, it is a plain list, which the interpreter handles
faster and which needs no extra package. The rest of the kernel only indexes rows, copies them with slices, and calls
`len`.
"""

from __future__ import annotations

from struct import unpack
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from librt.strings import read_i32_be
    from librt.vecs import append, extend, vec
    from mypy_extensions import i64, u8

COMPILED: Final = not __file__.endswith((".py", ".pyc"))

if COMPILED:  # pragma: no cover - the interpreted kernel needs no librt
    from librt.strings import read_i32_be
    from librt.vecs import append, extend, vec
    from mypy_extensions import i64, u8
else:
    globals()["u8"] = int  # interpreted, a byte is an ordinary int


def zeros(n: i64) -> vec[i64]:
    """A row of n zeros."""
    return vec[i64]([0] * n) if COMPILED else cast("vec[i64]", [0] * n)


def zero_bytes(n: i64) -> vec[u8]:
    """A row of n zeros, one byte each, for rows that others read without copying."""
    return vec[u8]([0] * n) if COMPILED else cast("vec[u8]", bytearray(n))


def room_for(n: i64) -> vec[u8]:
    """An empty row of bytes with a capacity of n. Pass it to `begun` each time you start a row."""
    return vec[u8](capacity=n) if COMPILED else cast("vec[u8]", bytearray())


def begun(room: vec[u8]) -> vec[u8]:
    """An empty row of bytes. Compiled, it reuses the memory of `room`, so the last row begun there is overwritten."""
    return room if COMPILED else cast("vec[u8]", bytearray())


def with_bytes(row: vec[u8], more: vec[u8]) -> vec[u8]:
    """The row with these bytes appended. Do not use the old row afterwards."""
    if COMPILED:  # pragma: no cover - tested compiled
        return extend(row, more)
    cast("bytearray", row).extend(cast("bytearray", more))
    return row


def byte_of(number: i64) -> u8:
    """A number as one byte, at most 255."""
    if number < 255:  # as one expression, the number would become a Python object
        return u8(number)
    return 255


def row_of(numbers: list[int]) -> vec[i64]:
    """A row holding these numbers."""
    row = zeros(len(numbers))
    for i in range(len(numbers)):
        row[i] = numbers[i]
    return row


def numbers_of(stream: bytes) -> vec[i64]:
    """These bytes as 32-bit numbers, most significant byte first."""
    if COMPILED:  # pragma: no cover - tested compiled
        row = zeros(len(stream) // 4)
        for i in range(len(row)):
            row[i] = i64(read_i32_be(stream, 4 * i)) & 0xFFFFFFFF
        return row
    return cast("vec[i64]", list(unpack(f">{len(stream) // 4}I", stream)))


def added(row: vec[i64], number: i64) -> vec[i64]:
    """The row with one number appended. Do not use the old row afterwards."""
    if COMPILED:  # pragma: no cover - tested compiled
        return append(row, number)
    cast("list[int]", row).append(int(number))
    return row


def grown(row: vec[i64], extra: i64) -> vec[i64]:
    """The row with this many zeros appended. Do not use the old row afterwards."""
    if COMPILED:  # pragma: no cover - tested compiled
        return extend(row, zeros(extra))
    cast("list[int]", row).extend([0] * extra)
    return row


def to_list(row: vec[i64]) -> list[int]:
    """The numbers of a row as an ordinary list."""
    return [row[i] for i in range(len(row))]
