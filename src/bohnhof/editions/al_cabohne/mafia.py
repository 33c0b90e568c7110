"""The bean mafia: bosses who have fields but no seat, and who sell automatically in the middle of any phase.

Every card for a boss goes through `Mafia.feed` or `Mafia.settle`, where he sells as soon as his field pays the coins
that he waits for (AC5.3, R12, R13). Boss n's field is the place `rules.outside + n`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import row_of
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.edition import PlaceKind
from bohnhof.kernel.events import (
    GIVEN,
    OUTSIDER_SOLD,
    TURNED_UP,
)
from bohnhof.kernel.piles import take_cards
from bohnhof.kernel.places import DISCARD, FACEUP, coins
from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.ruling import Ruling
from bohnhof.kernel.table import ACTIVE, Board, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.cards import BeanId, CardId
    from bohnhof.kernel.places import Place


NO_SUCH_BOSS: Final = Refusal("AC1.1", "there is no such boss in this game")
BOSS_GROWS_ANOTHER: Final = Refusal("AC6.2", "this boss grows another kind of bean")
MAFIA_GROWS_IT_ALREADY: Final = Refusal("AC1.4", "another boss grows this kind already")

PURSE: Final = PlaceKind("mafia coins", stacks=True)
PAID: Final = PlaceKind("paid", stacks=True, returns=True)  # AC8.2


class Boss:
    """A boss of the mafia: his field, and for how many coins he sells."""

    def __init__(self, name: str, worth: int) -> None:
        self.name = name
        self.worth = worth
        self.field = PlaceKind(f"{name} field", grows=True)


class Mafia(Ruling):
    """AC1.1: bosses with one field each and one shared pile of coins, who sell automatically and can win."""

    def __init__(self, name: str, rule: str, bosses: tuple[Boss, ...], coin: int) -> None:
        super().__init__(name, rule)
        self.bosses: i64 = len(bosses)
        self.names = [boss.name for boss in bosses]
        self.worth = row_of([boss.worth for boss in bosses])
        self.coin: i64 = coin  # what each of their coins is worth at the end

    # ----------------------------------------------------------------- their fields

    def grower(self, board: Board, bean: BeanId) -> i64:
        """The boss who grows this kind, or -1."""
        first = board.rules.outside
        for n in range(self.bosses):
            card = board.first[first + n]
            if card != NO_CARD and board.bean[card] == bean:
                return n
        return -1

    def kinds(self, board: Board) -> i64:
        """The kinds that bosses grow, as bits."""
        first = board.rules.outside
        grown: i64 = 0
        for n in range(self.bosses):
            card = board.first[first + n]
            if card != NO_CARD:
                grown |= 1 << board.bean[card]
        return grown

    def refuse(self, board: Board, bean: BeanId, n: i64) -> Refusal | None:
        """AC6.1, AC6.2, AC1.4: a kind goes to the boss who grows it, or to one whose field is empty."""
        if not 0 <= n < self.bosses:
            return NO_SUCH_BOSS
        grower = self.grower(board, bean)
        if grower == n:
            return None
        if board.count[board.rules.outside + n] > 0:
            return BOSS_GROWS_ANOTHER
        return None if grower < 0 else MAFIA_GROWS_IT_ALREADY

    def feed(self, table: Table, card: CardId, n: i64, name: str) -> None:
        """Give a boss a card."""
        table.happen(name, table.numbers[ACTIVE], n)
        table.stir()
        table.put(card, table.rules.outside + n)
        self.settle(table, n)

    def settle(self, table: Table, n: i64) -> None:
        """AC5.3: a boss sells as soon as his field reaches his worth."""
        place: Place = table.rules.outside + n
        if table.rules.meter(table.bean_on(place), table.count[place]) >= self.worth[n]:
            self.sell(table, n)

    def sell(self, table: Table, n: i64) -> None:
        """R12: he is paid for the whole field; the coins go to the one pile of all bosses."""
        place: Place = table.rules.outside + n
        coins = table.rules.meter(table.bean_on(place), table.count[place])
        purse = table.rules.own_place[PURSE.name]
        table.happen(OUTSIDER_SOLD, table.numbers[ACTIVE], n, coins)
        for _n in range(coins):
            table.put(table.first[place], purse)
        while table.count[place] > 0:
            table.put(table.first[place], DISCARD)

    def empty(self, board: Board) -> i64:
        """The first boss without a card, or -1."""
        for n in range(self.bosses):
            if board.count[board.rules.outside + n] == 0:
                return n
        return -1

    # ------------------------------------------------------------ answers to questions

    def deal(self, table: Table) -> None:
        """AC1.2, AS1: a turned card goes to the boss who grows its kind, else to the first boss without a card."""
        while self.empty(table) >= 0:
            take_cards(table, 1, FACEUP, TURNED_UP)
            card = table.first[FACEUP]
            if card == NO_CARD:
                return  # R10: no card is left
            grower = self.grower(table, table.bean[card])
            self.feed(table, card, self.empty(table) if grower < 0 else grower, GIVEN)

    def rival_score(self, board: Board, answer: i64) -> i64:
        return board.count[board.rules.own_place[PURSE.name]] * self.coin

    def rival_coin(self, answer: i64) -> i64:
        return self.coin

    def outsider_sells_at(self, n: i64, answer: i64) -> i64:
        return self.worth[n]

    def winners(self, board: Board, tied: list[int]) -> list[int]:
        """AC9.1, R8: the mafia wins a tie."""
        best = board.count[coins(tied[0])]
        return tied if best > board.rules.rival_score(board) else []

    def why_impossible(self, board: Board) -> str | None:
        for n in range(self.bosses):
            place = board.rules.outside + n
            bean = board.bean_on(place)
            if board.count[place] > 0:
                if self.grower(board, bean) != n:
                    return "two bosses grow the same kind (AC1.4)"
                if board.rules.meter(bean, board.count[place]) >= self.worth[n]:
                    return f"{self.names[n]} would have sold what is on his field (AC5.3)"
        return None


class PaidCoinsReturn(Ruling):
    """AC8.2: the coins that paid for a field are set aside and return at the next reshuffle."""

    def payment_goes_to(self, board: Board, answer: i64) -> i64:
        return board.rules.own_place[PAID.name]
