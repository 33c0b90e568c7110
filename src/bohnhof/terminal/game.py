"""One game between a person and bots: who is asked when, and what the person sees.

The seats are asked in the order of the floor. Bots answer automatically; the person sees the table and types a line.
Nothing is decided for the person: when all wait and the decision is the person's, they are asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from bohnhof.bots.bot import Bot
from bohnhof.bots.chance import derived_seed
from bohnhof.bots.faults import BotFault
from bohnhof.bots.floor import Floor, Question, move_on
from bohnhof.bots.runner import ask
from bohnhof.kernel.actions import Action, EndTrading
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.legal import may_offer
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table, View
from bohnhof.kernel.text.record import Recorder
from bohnhof.kernel.verbs import may_be_undone
from bohnhof.kernel.view import redact, view
from bohnhof.sentences.catalogue import Language
from bohnhof.sentences.story import Storyteller
from bohnhof.terminal.answers import beanometers, help_page, hint_lines, ideas, log_lines, rule_page
from bohnhof.terminal.buildings import building_list
from bohnhof.terminal.choices import choices_of, greeting
from bohnhof.terminal.layout import sentence
from bohnhof.terminal.reading import Command, Word, interpret
from bohnhof.terminal.saving import Played
from bohnhof.terminal.screen import choice_lines, score_lines, table_lines
from bohnhof.terminal.telling import Told, is_news, told
from bohnhof.terminal.wording import Names

PROMPT: Final = "> "


@dataclass(frozen=True)
class Terminal:
    """Where a person reads and types."""

    ask: Callable[[str], str]  # shows a prompt and waits for a line; EOFError: there is no more input
    say: Callable[[RenderableType], object]
    width: Callable[[], int]
    # Writes the game so far into a file of this name; returns the command that continues it. FileExistsError: there is
    # something else in this file.
    keep: Callable[[str, Recorder], str] | None = None


class Moment(NamedTuple):
    """What an undo restores."""

    table: Table
    told: int  # sentences in the log


class Left(Exception):
    """The person left before the game was over."""


class TerminalGame:
    """A table with one person at it."""

    def __init__(
        self,
        table: Table,
        names: tuple[str, ...],
        bots: Mapping[int, Bot],
        terminal: Terminal,
        spoken: Language | None = None,
        played: Sequence[Played] = (),
    ) -> None:
        """Bots by their seats; the person has the seat without one. `played`: what has happened in a resumed game."""
        self.recorder = Recorder(table, names)
        self._table = table
        self._names = Names(names, spoken)
        self._bots = bots
        self._person = next(seat for seat in range(len(names)) if seat not in bots)
        self._streams = {seat: Random(derived_seed(table.seed, "bot", seat)) for seat in bots}
        self._terminal = terminal
        self._floor = Floor(table)
        self._teller = Storyteller(names, self._names.language, self._person)
        self._log: list[Told] = []
        self._is_shown = False  # the person has seen the current table
        self._waits = False  # the person waits until there is news
        self._before: list[Moment] = []  # before the person's last actions, as far as these can be undone
        table.log = []
        self._is_resumed = bool(played)
        for seat, action in played:
            self._play(seat, action)

    def run(self) -> bool:
        """Play to the end; False: the person left early."""
        self._say(*sentence(greeting(self._view(), self._names, resumed=self._is_resumed), self._width))
        try:
            if self._is_resumed and self._has_a_say():
                self._ask_person()  # as when the game was saved: if a bot acted first, nothing could be undone
            while not self._table.is_over:
                self._next()
        except Left:
            return False
        except EOFError:
            self._say(Text(""))  # leaves the line of the prompt
            return False
        self._say(Text(""), *score_lines(self._view(), self._names, self._width))
        return True

    # ------------------------------------------------------------- who is asked

    def _next(self) -> None:
        question = self._floor.next(self._table)
        if question is None:
            self._move_on()
        elif question.seat in self._bots:
            self._ask_bot(question)
        elif self._has_a_say():
            self._ask_person()

    def _has_a_say(self) -> bool:
        """Is the person asked now? Not if only a harvest is possible, and in trading not again without news."""
        if may_offer(self._table, self._person):
            return not self._waits
        return self._table.now.waits_for(self._table, self._person)

    def _ask_bot(self, question: Question) -> None:
        seat, actions = question
        action = ask(self._bots[seat], view(self._table, seat), actions, self._streams[seat], None)
        if action is None or not self._floor.hears(seat, action):
            return
        if isinstance(action, EndTrading) and not self._waits and self._ask_person():
            return  # the person wanted to act first, so the bot thinks again
        try:
            self._do(seat, action)
        except (Illegal, BadInput) as refusal:
            raise BotFault(f"bot {self._bots[seat].name!r} on seat {seat} tried {action}: {refusal}") from refusal

    def _move_on(self) -> None:
        """Move on when all wait: automatically for a bot; otherwise the person decides when."""
        seat, action = move_on(self._table)
        if seat in self._bots:
            self._do(seat, action)
        else:
            self._ask_person()

    def _do(self, seat: int, action: Action) -> None:
        """Play an action, and tell the person what happened."""
        for story in self._play(seat, action):
            self._say(*story.lines(self._width))

    def _play(self, seat: int, action: Action) -> list[Told]:
        """Play an action; returns what is new in the log."""
        before = Moment(self._table.clone(), len(self._log))
        self.recorder.note(seat, action)
        play(self._table, seat, action)
        if seat == self._person and may_be_undone(action, self._table.log or []):
            self._before.append(before)
        else:
            self._before = []
        self._floor.changed(self._table, seat, action)
        self._is_shown = False
        stories = self._happened()
        self._log += stories
        return stories

    def _happened(self) -> list[Told]:
        """What has just happened, as far as the person may know it."""
        assert self._table.log is not None
        happened = [redact(event, self._person) for event in self._table.log]
        self._table.log = []
        seen = self._view()
        if any(is_news(seen, event) for event in happened):
            self._waits = False
        return told(seen, self._teller, happened)

    # ---------------------------------------------------------- asking the person

    def _ask_person(self) -> bool:
        """Ask until the person acts (True) or waits."""
        seen = self._view()
        choices = choices_of(seen, self._names)
        if self._is_shown:
            self._say(Text(self._words("asked-again"), "bold"))
        else:
            self._show(seen, choices)
        while True:
            try:
                wish = interpret(self._terminal.ask(PROMPT), seen, self._names, choices)
                if not isinstance(wish, Command):
                    self._try(wish)
                    return True
                if wish.word is Word.WAIT:
                    self._waits = True
                    return False
                if wish.word is Word.UNDO:
                    self._take_back()
                    return True
                self._obey(wish, seen, choices)
            except Illegal as refusal:
                reason = self._names.language.refusal(refusal)
                self._complain(self._words("refusal-and-rule", refusal=reason, rule=refusal.rule))
            except BadInput as unreadable:
                self._complain(str(unreadable))

    def _try(self, action: Action) -> None:
        """Play the person's action if the rules allow it; only accepted actions are recorded."""
        play(self._table.clone(), self._person, action)
        self._waits = False
        self._do(self._person, action)

    def _take_back(self) -> None:
        """Restore the table and the log before the person's last action."""
        if not self._before:
            raise BadInput(self._words("nothing-to-take-back"))
        self._table, length = self._before.pop()
        self._table.log = []
        del self._log[length:]
        self.recorder.take_back(self._table)
        self._floor = Floor(self._table)
        self._is_shown = False
        self._say(*sentence(self._words("took-back"), self._width))

    def _save(self, name: str) -> None:
        if self._terminal.keep is None or not name:
            raise BadInput(self._words("ask-which-file"))
        try:
            command = self._terminal.keep(name, self.recorder)
        except FileExistsError:
            raise BadInput(self._words("file-is-no-saved-game", file=name)) from None
        except OSError as error:
            raise BadInput(self._words("file-not-written", file=name, reason=str(error.strerror))) from error
        # In one line, however long: people copy the command.
        self._say(Text(self._words("saved-as", command=command)))

    def _obey(self, command: Command, seen: View, choices: list[Action]) -> None:
        match command.word:
            case Word.QUIT:
                raise Left
            case Word.LOOK:
                self._show(seen, choices)
            case Word.LOG:
                self._say(*log_lines(self._log, command.about, self._names.language, self._width))
            case Word.OFFERS:
                self._say(*ideas(seen, self._names, self._width))
            case Word.BEANS:
                self._say(*beanometers(seen.rules, self._names, self._width))
            case Word.BUILDINGS:
                self._say(*building_list(seen, self._names, self._width))
            case Word.RULES:
                self._say(*rule_page(command.about, self._names.language, self._width))
            case Word.HINT:
                self._say(*hint_lines(seen, self._names, self._width))
            case Word.SAVE:
                self._save(command.about)
            case _:
                self._say(*help_page(self._names.language, self._width))

    def _show(self, seen: View, choices: list[Action]) -> None:
        self._is_shown = True
        self._say(
            Text(""),
            *table_lines(seen, self._names, self._width),
            *choice_lines(seen, self._names, choices, self._width),
        )

    # -------------------------------------------------------------------- saying

    def _words(self, key: str, **values: str) -> str:
        return self._names.language.say(key, **values)

    @property
    def _width(self) -> int:
        return self._terminal.width()

    def _view(self) -> View:
        return view(self._table, self._person)

    def _say(self, *lines: RenderableType) -> None:
        for line in lines:
            self._terminal.say(line)

    def _complain(self, reason: str) -> None:
        self._say(*sentence(reason, self._width, style="yellow"))
