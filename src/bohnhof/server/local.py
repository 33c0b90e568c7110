"""A server without a network, in this process: the same tables, rooms and answers as over HTTP, for one person.

It needs no threads, processes or sockets, so it runs wherever Python does, in a browser too (see browser.py).
"""

from __future__ import annotations

import asyncio
import gzip
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import parse_qsl

import msgspec

from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms.clients import Client
from bohnhof.server.rooms.conversation import Conversation, farewell, read_hello
from bohnhof.server.rooms.endpoints import CALLS, Answer, Ask, Call, answered, problem
from bohnhof.server.rooms.house import House
from bohnhof.server.storage.fairness import new_secret
from bohnhof.server.storage.local_store import Keeper, LocalStore
from bohnhof.server.storage.people import Who
from bohnhof.server.storage.replay_writer import write
from bohnhof.server.storage.replays import Download
from bohnhof.server.storage.store import StoreFault
from bohnhof.server.thinking.brains import Brains
from bohnhof.server.thinking.thoughts import think
from bohnhof.server.thinking.work import Work, WorkHere
from bohnhof.server.wire.denial import Denied

log = logging.getLogger("bohnhof.local")

LOCAL_PERSON: Final = "the-local-person"  # the person of every request without a seat's token
HERE: Final = "here"  # the address of everybody
Tell = Callable[[str | None], object]  # called with messages; None means that there will be no more

_ROUTES: Final = [(re.compile(re.escape(call.path).replace(r"\{id\}", "(?P<id>[^/]+)")), call) for call in CALLS]


class Local:
    """All tables of one player in this process."""

    def __init__(
        self,
        path: Path | None = None,
        *,
        keeper: Keeper | None = None,
        thinking: Work | None = None,
        writing: Work | None = None,
        draw_secret: Callable[[], str] = new_secret,
    ) -> None:
        """On a database in this file, or in memory; without `thinking` and `writing`, work is done here."""
        metrics, limits = Metrics(), Limits().unlimited()
        self.store = LocalStore(path, keeper=keeper)
        brains = Brains(thinking or WorkHere(think), metrics, limits)
        written = writing or WorkHere(write)
        self.house = House(self.store, brains, written, metrics, limits, draw_secret=draw_secret)
        self._lines: set[LocalLine] = set()

    async def ask(self, method: str, path: str, body: str = "", token: str | None = None) -> tuple[int, str]:
        """The answer of a server to this request: status and body."""
        address, _, query = path.partition("?")
        found = [(match, call) for route, call in _ROUTES if (match := route.fullmatch(address)) is not None]
        asked = next(((match, call) for match, call in found if call.method == method), None)
        if asked is None:
            status = 405 if found else 404
            return status, _text(problem(status, "no-such-page", "there is nothing here"))
        match, call = asked
        who = Who(LOCAL_PERSON, token)
        ask = Ask(
            who, HERE, match.groupdict().get("id", ""), body.encode(), query=dict(parse_qsl(query)), is_owner=True
        )
        answer = await self._answer(call, ask)
        return answer.status, _text(answer)

    async def _answer(self, call: Call, ask: Ask) -> Answer:
        return await answered(self.house, call.endpoint(self.house, ask))

    def connect(self, table: str, hello: str, tell: Tell) -> LocalLine:
        """Connect to a table with a first message; `tell` is called with every message."""
        line = LocalLine(self.house, table, hello, tell)
        self._lines.add(line)
        line.ended.add_done_callback(lambda _: self._lines.discard(line))
        return line

    async def close(self) -> None:
        """Say goodbye at all tables, and close the database."""
        await self.house.lobby.stop()
        await asyncio.gather(*(line.ended for line in self._lines))
        self.store.close()


class LocalLine:
    """A connection to a table: messages are processed in order."""

    def __init__(self, house: House, table: str, hello: str, tell: Tell) -> None:
        self._house = house
        self._tell = tell
        self._said: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.ended = asyncio.ensure_future(self._talk(table, hello.encode(errors="replace")))

    def send(self, text: str) -> None:
        """Send a message."""
        self._said.put_nowait(text.encode(errors="replace"))

    def close(self) -> None:
        """Disconnect; earlier messages are still processed."""
        self._said.put_nowait(None)

    async def _talk(self, table: str, hello: bytes) -> None:
        try:
            conversation = await Conversation.begin(self._house, table, read_hello(hello), LOCAL_PERSON, HERE)
            await self._stay(conversation)
        except (Denied, StoreFault) as fault:
            self._tell(msgspec.json.encode(farewell(fault)).decode())
        except Exception:
            self._house.metrics.faults += 1
            log.exception("a connection failed")
        finally:
            self._tell(None)

    async def _stay(self, conversation: Conversation) -> None:
        telling = asyncio.ensure_future(self._tell_all(conversation.client))
        try:
            while not conversation.client.is_closed and (data := await self._said.get()) is not None:
                await conversation.hear(data)
        finally:
            await conversation.end()
            await telling  # messages from before it ended

    async def _tell_all(self, client: Client) -> None:
        while (data := await client.next()) is not None:
            self._tell(data.decode())
        self.close()  # the table has closed the connection


def _text(answer: Answer) -> str:
    match answer.value:
        case Download():
            return gzip.decompress(answer.value.data or b"").decode()
        case str():
            return answer.value
        case _:
            return msgspec.json.encode(answer.value).decode()
