"""A seat for a language model: a server of the Model Context Protocol, at a table here or at one of a server.

The model observes, waits, acts, offers, answers and talks by tools. Whatever others say reaches it as quoted data in a
field of its own.
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
    """Where the model sits: at a table in this process, or at one of a server (`server/thinking/remote_seat.py`)."""

    @property
    def rules(self) -> Rules:
        """The rules that are played by there."""

    def look(self) -> Report:
        """The table as it is seen from there, with what is new since the last look."""

    def act(self, words: str) -> str | None:
        """Do what these words ask for; why not, if it cannot be done."""

    def wait(self) -> str | None:
        """Let the others go on until there is something to decide; why not, if it must be decided now."""

    def say(self, text: str) -> str | None:
        """Say something to everybody; why not, if it cannot be said."""


class LocalSeat:
    """A chair at a table with bots, here."""

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
    """The model's seat: everything its tools do."""

    def __init__(self, chair: AnySeat) -> None:
        self.chair = chair

    def observe(self) -> Report:
        """The table as you see it: what happened since you last looked, what was said, and what you may do now.

        `position` is written in the game's notation: your hand in order (the front card first), everybody's fields,
        the turned-up cards and the open offers with their numbers.
        """
        return self.chair.look()

    def wait(self) -> Report:
        """Do nothing now: the others go on, until there is something for you to decide again."""
        return self._report(self.chair.wait())

    def act(self, action: str) -> Report:
        """Do one of the things in `you_may`, written as it stands there: `plant 1`, `harvest 2`, `end`."""
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

        Accept or decline it; counter it with what you give and want instead; withdraw your own; or take one of those
        who would take your own offer to everybody, by name.
        """
        match answer:
            case "counter":
                return self._do(f"counter {offer} {goods(give)} for {goods(want)}")
            case "take":
                return self._do(f"take {offer} {one_word(taker)}")
            case _:
                return self._do(f"{answer} {offer}")

    def say(self, text: str) -> Report:
        """Say something to everybody at the table. It binds nobody."""
        return self._report(self.chair.say(text))

    def _do(self, words: str) -> Report:
        return self._report(self.chair.act(words))

    def _report(self, refusal: str | None) -> Report:
        done: Report = {"done": True} if refusal is None else {"done": False, "refused": refusal}
        return {**done, **self.observe()}


def goods(beans: Sequence[str]) -> str:
    """Beans as an offer names them."""
    return "+".join(one_word(bean) for bean in beans) or "nothing"


def one_word(text: str) -> str:
    """What must be one word, as one: spaces in a name would make an action of something else."""
    return "".join(text.split()) or "?"


def serve(seat: ModelSeat) -> MCPServer[Any]:
    """The server with the tools of a seat."""
    told = f"{language().say('text-tools')}\n\n{guide(seat.chair.rules, language())}"
    server: MCPServer[Any] = MCPServer("bohnhof", instructions=told, version=__version__, log_level="WARNING")
    for tool in (seat.observe, seat.wait, seat.act, seat.offer, seat.answer, seat.say):
        server.add_tool(tool)
    return server
