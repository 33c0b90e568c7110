"""The engine in a browser: what its two workers call (web/engine/worker.js).

One worker has the tables. The other one does the slow work, so that no table waits for it: it thinks for some bots, and
reviews games. All input and output is text or bytes: nothing here knows JavaScript.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Container
from pathlib import Path
from typing import Any, Final

import msgspec

from bohnhof import __version__
from bohnhof.kernel.arrays import COMPILED
from bohnhof.library import named_in_text, offer
from bohnhof.server.local import Local, LocalLine, Tell
from bohnhof.server.storage.fairness import new_secret
from bohnhof.server.storage.local_store import Keeper, Save
from bohnhof.server.storage.replay_writer import write
from bohnhof.server.storage.verification import digits_of, record_in, signature_in, verify
from bohnhof.server.thinking.thoughts import Question, think
from bohnhof.server.thinking.work import WorkHere, answer_or_nothing
from bohnhof.server.wire.positions import OpenPosition

SLOW: Final = ("hunter", "veteran", "champion")  # bots that search: seconds per decision, if interpreted
SECONDS_INTERPRETED: Final = 0.5  # per decision of a slow bot; longer if that is too short to try anything
EXAMPLES: Final = Path(__file__).parents[2] / "bohnhof_examples.json"  # next to the package (web/engine/build.py)
REVIEW: Final = ("review",)  # slow to write
Elsewhere = Callable[[str, bytes], Awaitable[Any]]  # the second worker: a kind of work, and a question


def add_edition(text: str, source: str) -> str:
    """Add the person's own edition to the list of editions; returns its id."""
    return offer((text,), source)


def about() -> str:
    """Information about this program for the page, as JSON."""
    return msgspec.json.encode({"version": __version__, "slow": [] if COMPILED else SLOW}).decode()


def signature_of(text: str) -> str:
    """The data for checking the signature of a record, as JSON: the browser itself checks it."""
    return msgspec.json.encode(signature_in(record_in(text))).decode()


def verify_record(text: str, published: str, key: str, holds: str) -> str:
    """What a record proves, as JSON: lines by kind. The signature is `yes`, `no`, or unknown."""
    signed = {"yes": True, "no": False}.get(holds)
    findings = verify(
        record_in(text), named_in_text, lambda *_: signed,
        wanted=digits_of(published or None, "--hash"), known=digits_of(key or None, "--key"),
    )  # fmt: skip
    return msgspec.json.encode(findings.lines).decode()


def examples() -> str:
    """A position for each rule that has one, as JSON, if the engine contains them."""
    return EXAMPLES.read_text(encoding="utf-8") if EXAMPLES.exists() else "{}"


_opened: list[OpenPosition] = []  # the position that is open, if any


def open_position(text: str) -> str:
    """Read and judge a text in the notation, and show it from the seat that is asked, as JSON."""
    position = OpenPosition(text, named_in_text)
    _opened[:] = [position]
    return look(str(position.seat))


def look(seat: str) -> str:
    """The open position as this seat sees it."""
    return msgspec.json.encode(_opened[0].shown(int(seat))).decode()


def act(seat: str, action: str) -> str:
    """Play an action in the open position; returns the refusal, if any."""
    return _opened[0].act(int(seat), action.encode()) or ""


def asked_seat() -> str:
    """The seat that is asked now in the open position."""
    return str(_opened[0].seat)


def do_work(job: str, question: Any) -> bytes:
    """The work of the second worker; returns nothing if it fails."""
    return answer_or_nothing({"think": think_briefly, "write": write}[job], bytes(question))


def think_briefly(question: bytes) -> bytes:
    """Interpreted bots get less time: more would only make people wait."""
    asked = msgspec.msgpack.decode(question, type=Question)
    if not COMPILED:
        asked = msgspec.structs.replace(asked, seconds=min(asked.seconds, SECONDS_INTERPRETED))
    return think(msgspec.msgpack.encode(asked))


class SecondWorker:
    """The other worker, which does one job at a time."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        self._elsewhere = elsewhere
        self._turn = asyncio.Lock()

    async def ask(self, job: str, question: bytes, still: Callable[[], bool]) -> bytes | None:
        async with self._turn:
            return bytes(await self._elsewhere(job, question)) if still() else None


class WorkInTwoPlaces:
    """Slow work goes to the second worker; the rest is done here."""

    def __init__(self, job: str, do: Callable[[bytes], bytes], long: Container[str], second: SecondWorker) -> None:
        self._job = job
        self._here = WorkHere(do)
        self._long = long
        self._second = second

    async def ask(
        self, question: bytes, *, kind: str = "", still: Callable[[], bool] = lambda: True, **_: object
    ) -> bytes | None:
        """The first word of the kind decides: the name of a bot, or of a document."""
        if kind.partition(" ")[0] not in self._long:
            return await self._here.ask(question, still=still)
        return await self._second.ask(self._job, question, still)

    def lightest(self, addresses: list[str]) -> str:
        return self._here.lightest(addresses)


class BrowserTables:
    """The state of the first worker."""

    def __init__(
        self, kept: Any, save: Save, elsewhere: Elsewhere, draw_secret: Callable[[], str] = new_secret
    ) -> None:  # fmt: skip
        """The stored games as bytes, a function that stores them, and the worker for slow work."""
        second = SecondWorker(elsewhere)
        self.local = Local(
            keeper=Keeper(save, bytes(kept)),
            thinking=WorkInTwoPlaces("think", think, SLOW, second),
            writing=WorkInTwoPlaces("write", write, REVIEW, second),
            draw_secret=draw_secret,
        )

    async def ask(self, method: str, path: str, body: str, token: str | None) -> tuple[int, str]:
        """The answer of a server to this request."""
        return await self.local.ask(method, path, body, token or None)

    def connect(self, table: str, hello: str, tell: Tell) -> LocalLine:
        """Connect to a table."""
        return self.local.connect(table, hello, tell)
