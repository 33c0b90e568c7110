"""The wire protocol: every message between a table and its players and spectators (docs/protocol.md).

`asked` has the messages from clients, `told` those from the server; `views` and `tables` are their parts, and `calls`
is the lobby. `web/src/wire.ts` is generated from all of them (`make wire`), and so is the OpenAPI document.

Beans are numbers: indexes in `Table.beans`. Seats are numbers from 0; null instead of a seat means nobody in
particular: a spectator, or an offer to everybody. Cards are named by id, places by name (`hand 2`, `field 0 1`,
`discard`). Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

VERSION: Final = 1

# Limits of what a client sends. Anything longer gets a fault; nothing is cut off silently.
LONGEST_MESSAGE: Final = 4096  # bytes
LONGEST_NAME: Final = 24  # characters
LONGEST_LINE: Final = 300
LONGEST_REF: Final = 40
MOST_KINDS: Final = 32  # in a wish
MOST_SEATS: Final = 7

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
Ref = Annotated[str, Meta(min_length=1, max_length=LONGEST_REF)]
Kinds = Annotated[list[int], Meta(max_length=MOST_KINDS)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]  # a client's contribution to the deal, in hexadecimal digits
Word = Annotated[str, Meta(max_length=64)]
Pace = Annotated[float, Meta(ge=0, le=10)]  # calm is 2, normal 1, quick 0.3; 0 is for programs
Seconds = Annotated[int, Meta(ge=5, le=7 * 24 * 3600)]
