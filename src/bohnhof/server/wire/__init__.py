"""The wire protocol: every message between a table and those who sit at it or watch (docs/protocol.md).

What clients ask for is in `asked`, what they are told in `told`; `views` and `tables` are what is told of, and `calls`
is the lobby. `web/src/wire.ts` is generated from all of them (`make wire`), and the OpenAPI document too.

Beans are numbers: their place in `Table.beans`. Seats are numbers from 0; null in place of a seat is nobody in
particular: a spectator, or an offer to everybody. Cards are named by id, places by name (`hand 2`, `field 0 1`,
`discard`). Moments are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

VERSION: Final = 1

# What a client may send at most; everything longer is answered with a fault, nothing is cut off silently.
LONGEST_MESSAGE: Final = 4096  # bytes
LONGEST_NAME: Final = 24  # signs
LONGEST_LINE: Final = 300
LONGEST_REF: Final = 40
MOST_KINDS: Final = 32  # in a wish
MOST_SEATS: Final = 7

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
Ref = Annotated[str, Meta(min_length=1, max_length=LONGEST_REF)]
Kinds = Annotated[list[int], Meta(max_length=MOST_KINDS)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]  # chance that a client brings along, in hexadecimal digits
Word = Annotated[str, Meta(max_length=64)]
Pace = Annotated[float, Meta(ge=0, le=10)]  # calm is 2, normal 1, quick 0.3; 0 is for programs
Seconds = Annotated[int, Meta(ge=5, le=7 * 24 * 3600)]
