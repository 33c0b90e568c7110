"""Phases about purchases: a last round of them after the final harvest (HB10.2), and naming a kind (CG2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.editions.high_bohn.shop import SHOP, Shop, shop_of
from bohnhof.kernel.codes import DONE, RETIRE, Choices
from bohnhof.kernel.events import KIND_RETIRED, NO_FACT, SHOPPING_WENT_ON
from bohnhof.kernel.harvest import harvest_everything
from bohnhof.kernel.phase import NOT_NOW, Phase
from bohnhof.kernel.phases import advance
from bohnhof.kernel.refusal import Illegal, Refusal, demand
from bohnhof.kernel.table import ACTIVE, PHASE, Board, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.places import Seat
    from bohnhof.kernel.rules import Rules

NOT_YOUR_TURN_TO_SHOP: Final = Refusal("HB10.2", "after the final harvest the players buy one after the other")
ONLY_BUILDINGS: Final = Refusal("HB10.2", "after the final harvest only buildings are sold")
ONLY_THE_OWNER_NAMES: Final = Refusal("CG2", "only the new owner names the kind that is not sold any more")
NAMED_FIRST: Final = Refusal("CG2", "nobody else buys a building until a kind is named, or none")
NO_SUCH_KIND: Final = Refusal("CG2", "name a kind of building that is still sold")


class FinalHarvest(Phase):
    """B8.3: everybody harvests all fields."""

    def begin(self, table: Table) -> None:
        harvest_everything(table)

    def empties_fields(self) -> bool:
        return True


class Shopping(Phase):
    """HB10.2: the last active player first, then clockwise, round after round until nobody buys any more."""

    def __init__(self, name: str, *, done_word: str, shop: Shop = SHOP) -> None:
        super().__init__(name, done_word=done_word)
        self.shop = shop

    def at(self, rules: Rules) -> Phase:
        return Shopping(self.name, done_word=self.done_word, shop=shop_of(rules))

    def asks(self) -> str:
        return "After the final harvest: you may buy buildings."

    def goes_on(self) -> str:
        return "pass"

    def begin(self, table: Table) -> None:
        table.set(self.shop.passes_at, 0)
        self.skip_the_poor(table)

    def rests(self, board: Board) -> bool:
        return board.numbers[self.shop.passes_at] < board.rules.players

    def refuse_shopping(self, board: Board, seat: Seat) -> Refusal | None:
        return None if seat == board.numbers[ACTIVE] else NOT_YOUR_TURN_TO_SHOP

    def refuse_field(self, board: Board) -> Refusal | None:
        return ONLY_BUILDINGS

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if seat == board.numbers[ACTIVE]:
            choices.add(DONE, 0, 0)

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb != DONE:
            raise Illegal(NOT_NOW)
        demand(self.refuse_shopping(table, seat))
        self.pass_on(table)
        self.skip_the_poor(table)
        if not self.rests(table):
            advance(table)

    def pass_on(self, table: Table) -> None:
        """Finish the purchases of this seat. When all seats in a row have finished, the phase ends."""
        seat = (table.numbers[ACTIVE] + 1) % table.rules.players
        table.happen(SHOPPING_WENT_ON, seat)
        table.set(self.shop.passes_at, table.numbers[self.shop.passes_at] + 1)
        table.set(ACTIVE, seat)

    def skip_the_poor(self, table: Table) -> None:
        """Skip seats that can buy nothing."""
        while self.rests(table) and not self.shop.can_buy(table, table.numbers[ACTIVE]):
            self.pass_on(table)


class NameKind(Phase):
    """CG2: right after the purchase, the new owner may name a kind that is no longer sold; then the game continues."""

    def __init__(
        self, name: str, *, done_word: str, shop: Shop = SHOP, naming_at: i64 = 0, resumes_at: i64 = 0
    ) -> None:
        super().__init__(name, done_word=done_word)
        self.shop = shop
        self.naming_at: i64 = naming_at  # + seat: 1 if it names a kind
        self.resumes_at: i64 = resumes_at  # the phase that continues afterwards, as a bit

    def at(self, rules: Rules) -> Phase:
        return NameKind(
            self.name,
            done_word=self.done_word,
            shop=shop_of(rules),
            naming_at=rules.own_number["naming"],
            resumes_at=rules.own_number["resumes"],
        )

    def asks(self) -> str:
        return "Name a kind of building that is not sold any more, or none."

    def goes_on(self) -> str:
        return "pass"

    def interrupt(self, table: Table, seat: Seat) -> None:
        """Make everything else wait until this seat has named a kind, or none."""
        table.set(self.naming_at + seat, 1)
        table.set(self.resumes_at, 1 << table.numbers[PHASE])
        table.set(PHASE, table.rules.end)  # the first of the interludes

    def in_play(self, board: Board) -> i64:
        phase: i64 = 0
        while phase < board.rules.end and (board.numbers[self.resumes_at] >> phase) & 1 == 0:
            phase += 1
        return phase

    def waits_for(self, board: Board, seat: Seat) -> bool:
        return board.numbers[self.naming_at + seat] == 1

    def refuse_shopping(self, board: Board, seat: Seat) -> Refusal | None:
        if not self.waits_for(board, seat):
            return NAMED_FIRST
        return board.rules.phases[self.in_play(board)].refuse_shopping(board, seat)  # HB10.2

    def refuse_field(self, board: Board) -> Refusal | None:
        return board.rules.phases[self.in_play(board)].refuse_field(board)

    def why_impossible(self, board: Board) -> str | None:
        rules = board.rules
        if sum(board.numbers[self.naming_at + seat] for seat in range(rules.players)) != 1:
            return "one seat names a kind of building (as in: Anna naming 1)"
        phase = self.in_play(board)
        if board.numbers[self.resumes_at] != 1 << phase or not rules.phases[phase].rests(board):
            return "one phase that is not finished goes on afterwards (as in: resumes trade)"
        return None

    def most_choices(self, beans: int) -> int:
        return int(self.shop.kinds)

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if not self.waits_for(board, seat):
            return
        choices.add(DONE, 0, 0)
        for kind in range(self.shop.kinds):
            if self.shop.is_any_sold(board, kind):
                choices.add(RETIRE, kind, 0)

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb != DONE and verb != RETIRE:
            raise Illegal(NOT_NOW)
        if not self.waits_for(table, seat):
            raise Illegal(ONLY_THE_OWNER_NAMES)
        if verb == RETIRE and not self.shop.is_any_sold(table, thing):
            raise Illegal(NO_SUCH_KIND)
        table.happen(KIND_RETIRED, seat, 1 if verb == RETIRE else 0, thing if verb == RETIRE else NO_FACT)
        if verb == RETIRE:
            table.set(self.shop.retired_at, table.numbers[self.shop.retired_at] | (1 << thing))
        table.set(PHASE, self.in_play(table))
        table.set(self.resumes_at, 0)
        table.set(self.naming_at + seat, 0)
        if not table.now.rests(table):
            advance(table)  # R18: what the game waited for is no longer sold
