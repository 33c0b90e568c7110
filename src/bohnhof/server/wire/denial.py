"""Why a request is denied, in words and as an HTTP status."""

from __future__ import annotations

from typing import Final

from bohnhof.server.wire import calls


class Denied(Exception):
    """Why a request is denied, with the status of the answer."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.problem = calls.Problem(code, reason)


UNREADABLE: Final = (500, "unreadable", "this game was stored by another version of the server and cannot be read")
BANNED: Final = (403, "banned", "you are banned from this server")
NO_TABLE: Final = (404, "no-table", "there is no such table")
