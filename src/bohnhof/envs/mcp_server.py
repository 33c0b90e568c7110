"""A seat for a language model: a Model Context Protocol server, at a table here or at a table of a server.

The model observes, waits, acts, offers, answers and talks with tools. Chat arrives as quoted data in a separate field.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, Protocol

from mcp.server import MCPServer

from bohnhof import __version__
from bohnhof.envs.guests import Guests, names_by_seat
from bohnhof.envs.sitting import GameSpec, Sitting
from bohnhof.envs.words import WAIT, WordGame, guide
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.rules import Rules
from bohnhof.sentences.catalogue import language

MODEL: Final = "you"

Report = dict[str, Any]


class AnySeat(Protocol):
    """The model's seat: at a table in this process, or at a server (`server/thinking/remote_seat.py`)."""

    @property
    def rules(self) -> Rules:
        """The rules of this game."""

    def look(self) -> Report:
        """The table as this seat sees it, with what is new since the last call."""

    def act(self, words: str) -> str | None:
        """Carry out an action; return the reason if it is refused."""

    def wait(self) -> str | None:
        """Let the others continue until there is a decision; return the reason if this seat must decide now."""

    def say(self, text: str) -> str | None:
        """Say something to everybody; return the reason if it is refused."""


class LocalSeat:
    """A seat at a table with bots, in this process."""

    def __init__(self, table: GameSpec, bots: Sequence[str], seat: int = 0, seed: int | None = None) -> None:
        if not 0 <= seat < table.players:
            raise BadInput(f"a seat is a number from 0 to {table.players - 1}, not {seat}")
        names = names_by_seat(bots, [seat], table.players) if table.players > 1 else {}
        self.sitting = Sitting(table)
        self.sitting.deal(seed)
        self.seat = seat
        called = [MODEL if n == seat else f"{names[n]}{n + 1}" for n in range(table.players)]
        self.game = WordGame(self.sitting.steps, tuple(called))
        self.guests = Guests(names, self.sitting.steps)
        self._let_others_play()

    @property
    def rules(self) -> Rules:
        return self.sitting.table.rules

    def _let_others_play(self) -> None:
        self.guests.play(self.sitting.steps)
        self.game.tell()

    def look(self) -> Report:
        game = self.game
        report: Report = {
            "happened": game.happened(self.seat),
            "said": game.said(self.seat),
            "position": game.position(self.seat),
            "asked": not game.is_over and game.seat == self.seat,
            "you_may": game.choices(self.seat),
            "over": game.is_over,
        }
        if game.is_over:
            report["scores"] = dict(zip(game.names, self.sitting.scores(), strict=True))
        return report

    def act(self, words: str) -> str | None:
        refusal = self.game.act(self.seat, words)
        if refusal is None:
            self._let_others_play()
        return refusal

    def wait(self) -> str | None:
        return self.act(WAIT)

    def say(self, text: str) -> str | None:
        self.game.say(self.seat, text)
        return None


class ModelSeat:
    """The tools of the model."""

    def __init__(self, chair: AnySeat) -> None:
        self.chair = chair

    def observe(self) -> Report:
        """The table as you see it: what happened since you last looked, the chat, and what you may do now.

        `position` is written in the game's notation: your hand in order (the front card first), everybody's fields,
        the turned-up cards and the open offers with their numbers.
        """
        return self.chair.look()

    def wait(self) -> Report:
        """Do nothing now: the others continue until you have a decision again."""
        return self._report(self.chair.wait())

    def act(self, action: str) -> Report:
        """Do one of the things in `you_may`, written exactly as there: `plant 1`, `harvest 2`, `end`."""
        return self.wait() if action.strip() == WAIT else self._do(action)

    def offer(self, to: str, give: Sequence[str] = (), want: Sequence[str] = ()) -> Report:
        """Offer beans for beans: to a player by name, or to `anyone`. A gift wants nothing, a request gives nothing."""
        return self._do(f"offer {one_word(to)} {goods(give)} for {goods(want)}")

    def answer(
        self,
        offer: int,
        answer: Literal["accept", "decline", "counter", "withdraw", "take"],
        give: Sequence[str] = (),
        want: Sequence[str] = (),
        taker: str = "",
    ) -> Report:
        """Answer an open offer by its number.

        Accept or decline it; counter it with what you give and want instead; withdraw your own offer; or take, by name,
        one of the players who accepted your offer to everybody.
        """
        match answer:
            case "counter":
                return self._do(f"counter {offer} {goods(give)} for {goods(want)}")
            case "take":
                return self._do(f"take {offer} {one_word(taker)}")
            case _:
                return self._do(f"{answer} {offer}")

    def say(self, text: str) -> Report:
        """Say something to everybody at the table. It is not binding."""
        return self._report(self.chair.say(text))

    def _do(self, words: str) -> Report:
        return self._report(self.chair.act(words))

    def _report(self, refusal: str | None) -> Report:
        done: Report = {"done": True} if refusal is None else {"done": False, "refused": refusal}
        return {**done, **self.observe()}


def goods(beans: Sequence[str]) -> str:
    """Beans as written in an offer."""
    return "+".join(one_word(bean) for bean in beans) or "nothing"


def one_word(text: str) -> str:
    """Remove spaces: in a name they could change the action."""
    return "".join(text.split()) or "?"


def serve(seat: ModelSeat) -> MCPServer[Any]:
    """The server with the tools of a seat."""
    told = f"{language().say('text-tools')}\n\n{guide(seat.chair.rules, language())}"
    server: MCPServer[Any] = MCPServer("bohnhof", instructions=told, version=__version__, log_level="WARNING")
    for tool in (seat.observe, seat.wait, seat.act, seat.offer, seat.answer, seat.say):
        server.add_tool(tool)
    return server
