"""`Game`: one object to set up, play, inspect and save a game from Python.

You only need `import bohnhof`. Create a `Game`, list the legal actions, and play one. A refused action raises
`Illegal`, which names the rule:

>>> import bohnhof
>>> game = bohnhof.Game("boonanza", players=4, seed=7)
>>> game.legal()
[Plant(card=1, field=0), Plant(card=1, field=1)]
>>> game.play("plant 1")
['Anna plants 1 blue on field 1.']
>>> game.play("end", seat="Bert")
Traceback (most recent call last):
    ...
bohnhof.kernel.refusal.Illegal: B2.1: you cannot do this in this phase of the turn

Write actions as objects or in the notation, and seats as numbers from 0 or as names. A `Game` contains all hidden
cards; `view` shows what one seat may see, and bots get only that.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from bohnhof.bots.bot import ACTIONS
from bohnhof.bots.chance import derived_seed
from bohnhof.bots.hint import hints
from bohnhof.bots.registry import FRIENDS, make_bot
from bohnhof.bots.runner import ask, run
from bohnhof.bots.visitor import seated
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.legal import legal
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.text.action_text import read_action, write_action
from bohnhof.kernel.text.notation import read_position, why_no_names_here, write_position
from bohnhof.kernel.text.record import Recorder, read_record
from bohnhof.kernel.text.words import lines_of, seat_number, winner_names
from bohnhof.kernel.view import view
from bohnhof.library import find_edition, named_in_text
from bohnhof.sentences.story import Storyteller

if TYPE_CHECKING:
    from bohnhof.bots.bot import Bot
    from bohnhof.bots.hint import Hint
    from bohnhof.bots.visitor import OtherBot
    from bohnhof.kernel.actions import Action
    from bohnhof.kernel.edition import Edition
    from bohnhof.kernel.events import Event
    from bohnhof.kernel.table import Table, View

NAMES: Final = ("Anna", *FRIENDS[:6])
SEED_BITS: Final = 48


class Game:
    """A game of any edition, including its hidden cards."""

    def __init__(
        self,
        edition: str | Edition = "bohnanza",
        *,
        players: int | None = None,
        options: Sequence[str] = (),
        names: Sequence[str] | None = None,
        seed: int | None = None,
    ) -> None:
        """Deal a new game. Without a seed, the deal is random.

        >>> Game("al-cabohne", names=["Ina", "Ole"], seed=1).names
        ('Ina', 'Ole')
        """
        found = find_edition(edition) if isinstance(edition, str) else edition
        if players is None:
            players = found.usual_players if names is None else len(names)
        chosen = found.with_options(tuple(options), players)
        sitting = NAMES[:players] if names is None else tuple(names)
        if len(sitting) != players:
            raise BadInput(f"{len(sitting)} names do not fit on {players} seats")
        rules = Rules(chosen, players)
        reason = why_no_names_here(sitting, rules)
        if reason is not None:
            raise BadInput(reason)
        self.table = new_table(rules, secrets.randbits(SEED_BITS) if seed is None else seed)
        self.names: tuple[str, ...] = sitting
        self.played: list[tuple[int, Action]] = []  # every accepted action, with its seat
        self.is_whole = True  # played here since the deal

    # ------------------------------------------------------------- reading and writing

    @classmethod
    def from_position(cls, text: str) -> Game:
        """The game that a position describes (docs/notation.md).

        >>> game = Game.from_position(\"\"\"
        ...     edition boonanza
        ...     seats   Anna Bert Cleo Dora
        ...     turn    Anna trade
        ...     faceup  stink red
        ...     Anna    hand chili soy | field red | field blue*2
        ... \"\"\")
        >>> print(game.why_not("harvest 1"))
        B7.3: a single bean is protected while another of your fields holds two or more
        """
        return cls._at(*_read(text))

    @classmethod
    def from_record(cls, text: str, upto: int | None = None) -> Game:
        """Replay and check the record of a finished game, or only its first `upto` actions."""
        position, _ = read_record(text, named_in_text, upto)
        return cls._at(position.table, position.names)

    @classmethod
    def _at(cls, table: Table, names: tuple[str, ...]) -> Game:
        game = cls.__new__(cls)
        game.table, game.names, game.played, game.is_whole = table, names, [], False
        return game

    def position(self) -> str:
        """The whole position as text, including hidden cards. `from_position` reads it."""
        return write_position(self.table, self.names)

    def record(self) -> str:
        """The record of a finished game that was played here since the deal. `from_record` reads it."""
        if not self.is_whole:
            raise BadInput("only a game that was played here from its deal has a record")
        table = new_table(self.table.rules, self.table.seed)
        recorder = Recorder(table, self.names)
        for seat, action in self.played:
            recorder.note(seat, action)
            play(table, seat, action)
        return recorder.text()

    # ------------------------------------------------------------------------ looking

    @property
    def edition(self) -> Edition:
        return self.table.rules.edition

    @property
    def players(self) -> int:
        return int(self.table.rules.players)

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.table.active)

    @property
    def phase(self) -> str:
        """The phase of the turn, as in the notation: plant, trade, aside …"""
        return "over" if self.is_over else self.table.now.name

    @property
    def waiting_for(self) -> list[int]:
        """The seats that the game is waiting for."""
        if self.is_over:
            return []
        return [seat for seat in range(self.players) if self.table.now.waits_for(self.table, seat)]

    @property
    def is_over(self) -> bool:
        return bool(self.table.is_over)

    @property
    def scores(self) -> list[int]:
        """The current score of each seat: coins, and points for buildings."""
        return [int(self.table.rules.score(self.table, seat)) for seat in range(self.players)]

    @property
    def winners(self) -> list[str]:
        """The names of the winners; empty before the end."""
        return winner_names(self.table, self.names) if self.is_over else []

    def view(self, seat: int | str | None = None) -> View:
        """The table as a seat may see it. Your own bot gets `bohnhof.BotView(game.view(seat))`."""
        return view(self.table, self._seat(seat))

    def copy(self) -> Game:
        """An independent copy to continue from here, without the record of the actions so far."""
        return self._at(self.table.clone(), self.names)

    def __str__(self) -> str:
        """The position with all hands open, without the order of the draw pile."""
        lines = [line for line in self.position().splitlines() if line.split(maxsplit=1)[0] not in ("draw", "seed")]
        return "\n".join(lines)

    def __repr__(self) -> str:
        whose = "over" if self.is_over else f"{self.names[self.turn]}: {self.phase}"
        return f"<Game of {self.edition.id}, {self.players} players, turn {int(self.table.turn)}, {whose}>"

    # ------------------------------------------------------------------------ playing

    def legal(self, seat: int | str | None = None) -> list[Action]:
        """The actions that a seat may take now, except offers; check those with `why_not`.

        The default is the seat whose turn it is. You can ask for any seat at any time.
        """
        return legal(self.table, self._seat(seat))

    def play(self, action: Action | str, seat: int | str | None = None) -> list[str]:
        """Play an action and return what happened, in sentences. A forbidden action raises `Illegal` and changes
        nothing.

        >>> game = Game("bohnanza", players=3, seed=5)
        >>> game.play("plant 1")
        ['Anna plants 1 chili on field 1.']
        """
        who = self._seat(seat)
        wish = self._action(action, who)
        events: list[Event] = []
        self.table.log = events
        try:
            play(self.table, who, wish)
        finally:
            self.table.log = None
        self.played.append((who, wish))
        return Storyteller(self.names).tell_all(self.table, events)

    def why_not(self, action: Action | str, seat: int | str | None = None) -> Illegal | None:
        """Why an action is forbidden, with its rule, or None if it is allowed. This changes nothing."""
        who = self._seat(seat)
        try:
            play(self.table.clone(), who, self._action(action, who))
        except Illegal as refusal:
            return refusal
        return None

    def words(self, action: Action, seat: int | str | None = None) -> str:
        """An action in the notation. Call this before you play the action."""
        return write_action(self.table, self.names, self._seat(seat), action)

    # --------------------------------------------------------------------------- bots

    def ask(
        self, bot: str | Bot | OtherBot, seat: int | str | None = None, *, seconds: float | None = None
    ) -> Action | None:
        """What a bot would do on a seat, given what that seat sees. None means that it waits.

        >>> game = Game("bohnanza", players=3, seed=5)
        >>> game.ask("expert")
        Plant(card=1, field=0)
        """
        who = self._seat(seat)
        asked = make_bot(bot) if isinstance(bot, str) else seated(bot)
        chance = Random(derived_seed(self.table.seed, f"asked on seat {who}", len(self.played)))
        return ask(asked, view(self.table, who), legal(self.table, who), chance, seconds)

    def hints(self, seat: int | str | None = None) -> list[Hint]:
        """The best actions of a seat, with their values and reasons."""
        return hints(view(self.table, self._seat(seat)))

    def run(
        self, bots: str | Bot | OtherBot | Sequence[str | Bot | OtherBot], *, seconds: float | None = None
    ) -> list[int]:
        """Let bots play to the end and return the scores. A list shorter than the table is repeated around it.

        >>> Game("boonanza", seed=3).run("rulebook")
        [17, 12, 11, 16]
        """
        given = [bots] if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)
        if not 0 < len(given) <= self.players:
            raise BadInput(f"{len(given)} bots do not fit on {self.players} seats")
        round_the_table = [given[seat % len(given)] for seat in range(self.players)]
        made = [make_bot(bot) if isinstance(bot, str) else seated(bot) for bot in round_the_table]
        run(self.table, made, seconds=seconds, after=lambda seat, action: self.played.append((seat, action)))
        return self.scores

    # ---------------------------------------------------------------------- in common

    def _seat(self, seat: int | str | None) -> int:
        if seat is None:
            return self.turn
        return seat_number(self.names, seat, BadInput) if isinstance(seat, str) else seat

    def _action(self, action: Action | str, seat: int) -> Action:
        if isinstance(action, str):
            return read_action(self.table, self.names, seat, tuple(action.split()), BadInput)
        is_one = isinstance(action, ACTIONS)
        if not is_one:
            raise BadInput(f"an action is words like 'plant 1' or an object of bohnhof.kernel.actions, not {action!r}")
        return action


def _read(text: str) -> tuple[Table, tuple[str, ...]]:
    position = read_position(lines_of(text), named_in_text)
    return position.table, position.names
