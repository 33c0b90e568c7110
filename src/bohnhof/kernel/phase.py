"""A Phase is one step of a turn, and answers the kernel's questions about it.

It does what happens automatically when it begins, lists what each seat may do, and plays it. Harvests, purchases and
other actions that are possible at any time are handled elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.table import ACTIVE, PHASE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.codes import Choices
    from bohnhof.kernel.places import Seat
    from bohnhof.kernel.rules import Rules
    from bohnhof.kernel.table import Board, Table

NOT_YOUR_TURN: Final = Refusal("B2.1", "it is not your turn")
NOT_NOW: Final = Refusal("B2.1", "you cannot do this in this phase of the turn")


class Phase:
    """One step of a turn."""

    def __init__(self, name: str, *, trades: bool = False, decides: bool = True, done_word: str = "done") -> None:
        self.name = name  # as positions write it
        self.done_word = done_word  # how a player says that they are finished with it
        self.trades = trades  # offers are made and answered in it
        self.decides = decides  # there can be something to decide in it

    def at(self, rules: Rules) -> Phase:
        """The same phase with the numbers of one game, such as where it keeps its state."""
        return self

    def begin(self, table: Table) -> None:
        """Do what happens automatically."""

    def opens(self, board: Board) -> bool:
        """Is there something to decide when it begins? If not, it is skipped."""
        return self.rests(board)

    def rests(self, board: Board) -> bool:
        """Is there still something to decide? If not, the game goes on to the next phase."""
        return self.decides

    def waits_for(self, board: Board, seat: Seat) -> bool:
        """Does the game wait for this seat? Others may act, but the game goes on without them."""
        return seat == board.numbers[ACTIVE]

    def shows_cards(self) -> bool:
        """Can there be turned-up cards during it?"""
        return self.trades

    def takes_cards(self) -> bool:
        """Are cards taken from the draw pile when it begins?"""
        return False

    def asks(self) -> str:
        """What a seat that it waits for is asked to do, as a sentence; "" if that depends on its cards."""
        return ""

    def goes_on(self) -> str:
        """What it means to be finished with it; "" if that depends on the cards."""
        return ""

    def shows_secrets(self) -> bool:
        """Can a seat see cards in it that others do not see?"""
        return False

    def plants_from_hand(self) -> bool:
        """Is this where a turn's cards are planted from the hand?"""
        return False

    def levies(self) -> bool:
        """When it ends, does every outsider who grows the same as the active seat get a card of that field?"""
        return False

    def clears_open_cards(self) -> bool:
        """Must every open card be planted before it ends?"""
        return False

    def plants_aside(self) -> bool:
        """Are the cards set aside planted in it?"""
        return False

    def has_encores(self) -> bool:
        """Does it go around the table once more, seat by seat?"""
        return False

    def empties_fields(self) -> bool:
        """Is every field harvested when it begins?"""
        return False

    def has_planted_all(self, board: Board) -> bool:
        """Does it end with the last hand card that may be planted?"""
        return False

    def reorders(self, board: Board) -> i64:
        """How many of the last cards of the active hand may be reordered now?"""
        return 0

    def in_play(self, board: Board) -> i64:
        """The number of the current phase; if that interrupts another phase, the number of the other."""
        return board.numbers[PHASE]

    def resume(self, table: Table) -> None:
        """Do what would have happened automatically, in a position that was written and not played."""

    def why_impossible(self, board: Board) -> str | None:
        """Why no game could be in this phase with this board, if it knows a reason."""
        return None

    def most_choices(self, beans: int) -> int:
        """The most lines that `fill` adds, besides plantings and offers, in a game with this many kinds of bean."""
        return 0

    def refuse_field(self, board: Board) -> Refusal | None:
        """Does this phase forbid buying a field?"""
        return None

    def refuse_shopping(self, board: Board, seat: Seat) -> Refusal | None:
        """Does this phase forbid this seat from buying holdings?"""
        return None

    def choices_per_hand_card(self) -> int:
        """How many more lines it adds for each hand card."""
        return 0

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        """Add what this seat may do now."""

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        """Play it, or refuse."""
        raise AssertionError("nothing is decided in this phase")  # pragma: no cover


def phase_in_play(board: Board) -> i64:
    """The current phase; if it interrupts another phase, the one that continues afterwards."""
    return board.rules.over if board.is_over else board.now.in_play(board)
