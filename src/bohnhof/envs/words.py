"""A game in words: observations and legal actions as text, and actions read from text.

The words are those of docs/notation.md: the position as the seat's View shows it, and actions as records write them.
Chat of other players comes as separate data, never mixed with the words of the game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bohnhof.bots.floor import Floor
from bohnhof.envs.guests import act
from bohnhof.kernel.events import Event
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.steps import Steps
from bohnhof.kernel.legal import legal, may_counter, may_offer
from bohnhof.kernel.play import GAME_OVER
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.text.action_text import FORMS, read_action, write_action
from bohnhof.kernel.text.notation import write_position
from bohnhof.kernel.view import redact, view
from bohnhof.sentences.catalogue import Language, language
from bohnhof.sentences.story import Storyteller

WAIT: Final = "wait"
LONGEST_WORDS: Final = 1000


def guide(rules: Rules, spoken: Language) -> str:
    """The game in a few sentences for a beginner: what to do, and what a harvest pays."""
    parts = [spoken.say("text-guide")]
    if any(phase.trades for phase in rules.phases):
        parts.append(spoken.say("text-guide-trading"))
    if rules.outsiders:
        parts.append(spoken.say("text-guide-outsiders", names=spoken.listing(list(rules.outsiders))))
    pays = [
        f"{bean.name} " + " ".join(f"{cards}:{coins}" for cards, coins in bean.meter)
        for bean, copies in zip(rules.edition.beans, rules.deck_copies(), strict=True)
        if copies > 0
    ]
    return "\n".join([*parts, spoken.say("text-meters", meters="; ".join(pays))])


@dataclass
class WordGame:
    """A game whose seats have names and get messages."""

    steps: Steps
    names: tuple[str, ...]
    spoken: Language = field(default_factory=language)
    floor: Floor = field(init=False)
    heard: list[list[str]] = field(init=False)  # by seat: what happened since it last looked
    talk: list[list[dict[str, str]]] = field(init=False)  # by seat: chat lines of others since then

    def __post_init__(self) -> None:
        self.floor = Floor(self.steps.table)
        self.heard = [[] for _ in self.names]
        self.talk = [[] for _ in self.names]
        self.steps.table.log = []

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return int(self.steps.seat)

    @property
    def is_over(self) -> bool:
        return self.steps.is_over

    # ------------------------------------------------------------------ telling

    def position(self, seat: int) -> str:
        """The position as a seat sees it."""
        return write_position(view(self.steps.table, seat), self.names)

    def happened(self, seat: int) -> list[str]:
        """What happened since this seat last looked, in sentences."""
        told, self.heard[seat] = self.heard[seat], []
        return told

    def said(self, seat: int) -> list[dict[str, str]]:
        """The chat lines of others since this seat last looked; they are data, not part of the game."""
        told, self.talk[seat] = self.talk[seat], []
        return told

    def choices(self, seat: int) -> list[str]:
        """What a seat may do now, in words; offers are shown as a template."""
        if self.is_over or seat != self.seat:
            return []
        table = self.steps.table
        words = [write_action(table, self.names, seat, action) for action in legal(table, seat)]
        if may_offer(table, seat):
            words.append(FORMS["offer"])
        if may_counter(table, seat):
            words.append(FORMS["counter"])
        if self.steps.allows(self.steps.layout.wait):
            words.append(WAIT)
        return words

    # -------------------------------------------------------------------- doing

    def act(self, seat: int, text: str) -> str | None:
        """Carry out an action given in words; return the reason if it is refused."""
        if self.is_over:
            return self.spoken.heard(GAME_OVER.reason)
        if seat != self.seat:
            return self.spoken.say("text-not-asked", asked=self.names[self.seat], name=self.names[seat])
        words = tuple(text[:LONGEST_WORDS].split())
        try:
            if words == (WAIT,):
                if not self.steps.allows(self.steps.layout.wait):
                    return self.spoken.say("text-decide")
                act(self.steps, None, self.floor)
            else:
                action = read_action(self.steps.table, self.names, seat, words, BadInput)
                if not self.floor.hears(seat, action):
                    return self.spoken.say("text-talked-enough")
                act(self.steps, action, self.floor)
        except Illegal as refusal:
            return self.spoken.refusal(refusal)
        except BadInput as unreadable:
            return str(unreadable)
        finally:
            self.tell()
        return None

    def tell(self) -> None:
        """Tell everybody what has happened, as each may know it."""
        table = self.steps.table
        happened: list[Event] = table.log or []
        table.log = []
        for seat in range(len(self.names)):
            teller = Storyteller(self.names, self.spoken, seat)
            self.heard[seat] += teller.tell_all(view(table, seat), [redact(event, seat) for event in happened])

    def say(self, seat: int, text: str) -> None:
        """Let a seat say something to all others."""
        for other in range(len(self.names)):
            if other != seat:
                self.talk[other].append({"from": self.names[seat], "text": text[:LONGEST_WORDS]})
