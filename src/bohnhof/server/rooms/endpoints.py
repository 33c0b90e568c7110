"""The calls of the server: plain functions from an `Ask` to an `Answer`.

One list of calls defines the HTTP routes, the OpenAPI document, and the calls of a server without HTTP.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from bohnhof import __version__
from bohnhof.bots.registry import editions_of, known_bots, one_line_about
from bohnhof.kernel.faults import BadInput
from bohnhof.rulebook import ENGLISH, rules
from bohnhof.server import wire
from bohnhof.server.rooms import hosting, seats
from bohnhof.server.rooms.house import House
from bohnhof.server.rooms.room import Room
from bohnhof.server.storage.fairness import fingerprint
from bohnhof.server.storage.people import Who, new_person
from bohnhof.server.storage.replay_writer import Kind
from bohnhof.server.storage.replays import Download
from bohnhof.server.storage.store import TRY_AGAIN, StoreFault
from bohnhof.server.wire import calls, reviews, tables
from bohnhof.server.wire.denial import Denied
from bohnhof.server.wire.game_terms import edition_list

log = logging.getLogger("bohnhof.http")

T = TypeVar("T", bound=msgspec.Struct)
MOST_DIGITS: Final = 9  # of a number in an address
WHILE_IT_RUNS: Final[tuple[Kind, ...]] = ("game", "log")  # these show what spectators see; all others show all hands
CHANGE: Final = 3  # ordinary requests that a change counts for
UNWELL: Final = {
    "stopping": "the server is stopping",
    "database": "the database does not take or give anything: the disk may be full, or another program holds it",
    "damaged": "the database is damaged: stop the server and go back to a copy",
    "bots": "the bots' processes do not start",
    "replays": "the replays' process does not start",
}


@dataclass(frozen=True)
class Ask:
    """A request: person, address, table, and body."""

    who: Who
    address: str = ""
    id: str = ""
    body: bytes = b""
    cookie: str | None = None
    query: Mapping[str, str] = field(default_factory=dict)
    known: str = ""  # the ETags that the client already has
    is_owner: bool = False  # may they see the metrics?

    def wish(self, type_: type[T]) -> T:
        """The body, as one of the types of the wire."""
        if len(self.body) > wire.LONGEST_MESSAGE:
            raise Denied(413, "too-long", f"at most {wire.LONGEST_MESSAGE} bytes can be sent")
        try:
            return msgspec.json.decode(self.body, type=type_)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise Denied(400, "malformed", f"this cannot be read: {fault}") from None

    def number(self, name: str) -> int:
        """A number in the address; 0 if it is missing."""
        text = self.query.get(name, "0")
        if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
            raise Denied(400, "malformed", f"{name} is a whole number")
        return int(text)


class Answer(NamedTuple):
    """The answer: a value of the wire, text, or a game to download; and the person, if a cookie must be set."""

    value: object
    status: int = 200
    person: str | None = None  # the person whose cookie the answer sets …
    renew: bool = False  # … renewed: using it shows that the answer arrived


Endpoint = Callable[[House, Ask], Awaitable[Answer]]


@dataclass(frozen=True)
class Call:
    """One call."""

    method: str
    path: str
    summary: str
    endpoint: Endpoint
    takes: type | None = None
    gives: Any = None
    status: int = 200
    denied: tuple[int, ...] = ()  # statuses with a Problem, besides those of every call
    cost: float | None = None  # how many ordinary requests it counts for; None: the default of its method
    query: tuple[str, ...] = ()  # numbers in the query string
    words: tuple[str, ...] = ()  # and strings

    @property
    def weight(self) -> float:
        """How many ordinary requests it counts for: a change is stored and sent to everybody at the table."""
        return self.cost or (CHANGE if self.method == "POST" else 1)


async def answered(house: House, answer: Awaitable[Answer]) -> Answer:
    """The answer; every error is one line."""
    try:
        return await answer
    except Denied as denied:
        return Answer(denied.problem, denied.status)
    except BadInput as fault:
        return problem(400, "bad-input", str(fault))
    except StoreFault:
        return problem(503, "try-again", TRY_AGAIN)
    except Exception:
        house.metrics.faults += 1
        log.exception("a request failed")
        return problem(500, "fault", "this went wrong here, not at your end")


def problem(status: int, code: str, reason: str) -> Answer:
    return Answer(calls.Problem(code, reason), status)


# ------------------------------------------------------------------- what there is


async def list_editions(house: House, ask: Ask) -> Answer:
    return Answer(edition_list())


async def list_bots(house: House, ask: Ask) -> Answer:
    found = []
    for name in known_bots():
        try:
            found.append(calls.BotInfo(name, one_line_about(name), editions_of(name)))
        except BadInput as fault:  # a broken package of somebody else must not hide all others
            log.error("a bot is left out", extra={"bot": name, "why": str(fault)})
    return Answer(found)


async def list_rules(house: House, ask: Ask) -> Answer:
    found = rules(ask.query.get("language", ENGLISH)).values()
    return Answer([calls.RuleInfo(rule.id, rule.title, rule.text, rule.chapter) for rule in found])


async def list_tables(house: House, ask: Ask) -> Answer:
    return Answer(await house.lobby.lists(ask.who.person))


# -------------------------------------------------------------------------- tables


async def set_up(house: House, ask: Ask) -> Answer:
    wish = ask.wish(calls.NewTable)
    if not house.new_tables.take(ask.address):
        raise Denied(429, "too-fast", "too many new tables from your address: please wait")
    person = ask.who.person or new_person()
    return Answer(await house.lobby.set_up(wish, person, ask.address), 201, person)


async def show_table(house: House, ask: Ask) -> Answer:
    return Answer(await house.lobby.described(ask.id))


async def join(house: House, ask: Ask) -> Answer:
    wish = ask.wish(calls.Join)
    person = ask.who.person or new_person()
    return Answer(await house.lobby.at(ask.id, lambda room: seats.join(room, wish, person)), person=person)


async def show_seat(house: House, ask: Ask) -> Answer:
    return Answer(await house.lobby.at(ask.id, lambda room: seats.show(room, ask.who)))


async def give_link(house: House, ask: Ask) -> Answer:
    """Give a link to the seat, with a renewed cookie. Using it shows that the answer arrived: older cookies can end."""
    given = await house.lobby.at(ask.id, lambda room: seats.give_link(room, ask.who))
    return Answer(given, person=ask.who.person, renew=True)


async def sign_out_others(house: House, ask: Ask) -> Answer:
    kept, person = await house.lobby.sign_out_others(ask.id, ask.who, ask.cookie)
    return Answer(kept, person=person)


async def leave(house: House, ask: Ask) -> Answer:
    return Answer(await house.lobby.leave(ask.id, ask.who))


async def seat_bot(house: House, ask: Ask) -> Answer:
    wish = ask.wish(calls.SeatBot)
    return Answer(await house.lobby.hosted(ask.id, ask.who, lambda room: hosting.place_bot(room, wish), anybody=True))


async def start(house: House, ask: Ask) -> Answer:
    return await _hosted(house, ask, hosting.start)


async def remove(house: House, ask: Ask) -> Answer:
    wish = ask.wish(calls.Remove)
    return await _hosted(house, ask, lambda room: hosting.remove(room, wish))


async def set_rules_of_the_house(house: House, ask: Ask) -> Answer:
    wish = ask.wish(calls.Settings)
    return await _hosted(house, ask, lambda room: hosting.set_rules_of_the_house(room, wish))


async def agree(house: House, ask: Ask) -> Answer:
    wish = ask.wish(calls.Agree)
    return Answer(await house.lobby.agree(ask.id, wish, ask.who))


async def close(house: House, ask: Ask) -> Answer:
    return Answer(await house.lobby.close(ask.id, ask.who))


async def _hosted(house: House, ask: Ask, job: Callable[[Room], Awaitable[None]]) -> Answer:
    return Answer(await house.lobby.hosted(ask.id, ask.who, job))


async def add_number(house: House, ask: Ask) -> Answer:
    wish = ask.wish(calls.AddNumber)
    return Answer(await house.lobby.at(ask.id, lambda room: seats.add_number(room, wish, ask.who)))


async def rematch(house: House, ask: Ask) -> Answer:
    return Answer(await house.lobby.rematch(ask.id, ask.who))


# ------------------------------------------------------------------------- records


async def game_json(house: House, ask: Ask) -> Answer:
    return Answer(await _written(house, ask, "game"))


async def game_log(house: House, ask: Ask) -> Answer:
    return Answer(await _written(house, ask, "log", ask.number("after")))


async def game_text(house: House, ask: Ask) -> Answer:
    return Answer(await _written(house, ask, "record"))


async def game_review(house: House, ask: Ask) -> Answer:
    return Answer(await _written(house, ask, "review"))


async def game_sums(house: House, ask: Ask) -> Answer:
    return Answer(await _written(house, ask, "sums"))


async def _written(house: House, ask: Ask, kind: Kind, after: int = 0) -> Download:
    """A stored game, as far as it was played."""
    settings = await house.lobby.settings(ask.id)
    if settings.stage == "lobby":
        raise Denied(409, "not-begun", "the game has not begun")
    if kind not in WHILE_IT_RUNS and settings.stage != "over":
        raise Denied(
            409,
            "not-over",
            "the game is not over: its record is written then"
            if kind == "record"
            else "the game is not over: it is reviewed then",
        )
    return await house.replays.find(kind, settings, after, ask.address, ask.known)


# ---------------------------------------------------------------------- operations


async def about(house: House, ask: Ask) -> Answer:
    return Answer(calls.About(__version__, house.keep, list(house.reach) if ask.is_owner else []))


async def show_key(house: House, ask: Ask) -> Answer:
    if house.signer is None:
        raise Denied(404, "no-such-page", "records are not signed here")
    public = house.signer.public
    return Answer(calls.Key("ed25519", public, fingerprint(public)))


async def healthz(house: House, ask: Ask) -> Answer:
    """Does everything work?"""
    why = await house.why_not_well()
    if why is not None:
        raise Denied(503, why, UNWELL[why])
    return Answer("ok\n")


async def metrics(house: House, ask: Ask) -> Answer:
    """Metrics are for the server's operator only."""
    if not ask.is_owner:
        raise Denied(404, "no-such-page", "there is nothing here")
    return Answer(house.metrics.text())


TABLE: Final = "/api/tables/{id}"
LOG: Final = "/games/{id}/log"
RULES: Final = "/api/rules"
HOSTED: Final = (400, 403, 404, 409, 413)  # why a call with a body can be denied
CALLS: Final = (
    Call("GET", "/api/editions", "What can be played here", list_editions, gives=list[calls.EditionInfo]),
    Call("GET", "/api/bots", "Who can fill a seat", list_bots, gives=list[calls.BotInfo]),
    Call("GET", RULES, "All rules", list_rules, gives=list[calls.RuleInfo], denied=(400,), words=("language",)),
    Call("GET", "/api/tables", "Open public tables, and your own", list_tables, gives=calls.Tables, cost=2),
    Call("POST", "/api/tables", "Set up a table", set_up, calls.NewTable, calls.Seated, 201, (400, 413), 5),
    Call("GET", TABLE, "A table", show_table, gives=tables.Table, denied=(404,)),
    Call("GET", f"{TABLE}/seat", "Your seat", show_seat, gives=calls.Seated, denied=(403, 404)),
    Call("POST", f"{TABLE}/join", "Sit down", join, calls.Join, calls.Seated, denied=(400, 404, 409, 413)),
    Call("POST", f"{TABLE}/link", "One more link to your seat", give_link, gives=calls.Seated, denied=(403, 404)),
    Call("POST", f"{TABLE}/sign-out", "Sign out elsewhere", sign_out_others, gives=calls.Seated, denied=(403, 404)),
    Call("POST", f"{TABLE}/leave", "Get up", leave, gives=tables.Table, denied=(403, 404)),
    Call("POST", f"{TABLE}/bot", "Seat a bot", seat_bot, calls.SeatBot, tables.Table, denied=HOSTED),
    Call("POST", f"{TABLE}/number", "Add to the deal", add_number, calls.AddNumber, tables.Table, denied=HOSTED),
    Call("POST", f"{TABLE}/start", "Start the game", start, gives=tables.Table, denied=(403, 404, 409)),
    Call("POST", f"{TABLE}/remove", "Remove somebody", remove, calls.Remove, tables.Table, denied=HOSTED),
    Call("POST", f"{TABLE}/settings", "Settings", set_rules_of_the_house, calls.Settings, tables.Table, denied=HOSTED),
    Call("POST", f"{TABLE}/agree", "Pause, or end", agree, calls.Agree, tables.Table, denied=HOSTED),
    Call("POST", f"{TABLE}/close", "Close the table", close, gives=tables.Table, denied=(403, 404, 409)),
    Call("POST", f"{TABLE}/rematch", "Play again", rematch, gives=calls.Seated, denied=(403, 404, 409)),
    Call("GET", "/games/{id}.json", "A game, to be replayed", game_json, gives=calls.Game, denied=(404, 409), cost=5),
    Call("GET", LOG, "What happened", game_log, gives=calls.GameLog, denied=(400, 404, 409), cost=3, query=("after",)),
    Call("GET", "/games/{id}/review", "Luck and choices", game_review, gives=reviews.Review, denied=(404, 409), cost=5),
    Call("GET", "/games/{id}/sums", "Results and luck", game_sums, gives=reviews.GameSums, denied=(404, 409), cost=3),
    Call("GET", "/games/{id}.txt", "The record of a game", game_text, gives=str, denied=(404, 409), cost=5),
    Call("GET", "/api/about", "About this server", about, gives=calls.About),
    Call("GET", "/api/key", "The key that signs records", show_key, gives=calls.Key),
    Call("GET", "/healthz", "Is the server well?", healthz, gives=str, denied=(503,), cost=2),
    Call("GET", "/metrics", "Figures for Prometheus", metrics, gives=str, denied=(404,)),
)
