"""The phases of a turn with the mafia: protection money, planting, sharing open cards; and the bosses' last sale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.editions.al_cabohne.mafia import Mafia
from bohnhof.editions.open_cards import demand_turn, lies_in, matches_open_card
from bohnhof.editions.rulings import other_field
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import DONE, GIVE_AWAY, PLANT, PLANT_FOR, Choices
from bohnhof.kernel.edition import NumberKind
from bohnhof.kernel.events import (
    GIVEN,
    HAND_SHOWN,
    MATCHED,
    NO_FACT,
    PLANTED,
    PLANTING_ENDED,
    TRIBUTE_PAID,
    TURNED_UP,
)
from bohnhof.kernel.phase import NOT_NOW, Phase
from bohnhof.kernel.phases import PLANT_FIRST, advance
from bohnhof.kernel.piles import exhaust, refill
from bohnhof.kernel.places import DISCARD, DRAW, EVERYBODY, FACEUP, field, hand
from bohnhof.kernel.planting import ONLY_THE_FRONT, add_plantings, add_plantings_from, plant_front
from bohnhof.kernel.refusal import Illegal, Refusal, demand
from bohnhof.kernel.table import ACTIVE, CARDS_PLANTED, Board, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.cards import BeanId, CardId
    from bohnhof.kernel.places import Place, Seat
    from bohnhof.kernel.rules import Rules

NOTHING_FOR_THE_MAFIA: Final = Refusal("AC4", "nothing may be given to the mafia in this phase")
TWO_KINDS_TWO_FIELDS: Final = Refusal("AC4", "two different kinds go to two different fields")
TWO_OF_A_KIND_TOGETHER: Final = Refusal("AC4", "two of a kind go to the same field")
NO_THIRD_CARD: Final = Refusal("B3.2", "no third card is planted from the hand")
NOT_OPEN: Final = Refusal("AC6.1", "only cards that lie open are planted in this phase")
ONLY_HAND_CARDS: Final = Refusal("AC6.2", "only cards of your own hand may be given to a boss")
BOSS_WITHOUT_A_CARD: Final = Refusal("AC6.3", "a boss has no card yet: give him one of your hand")
OPEN_CARDS_LEFT: Final = Refusal("AS2", "every open card must be planted, on your fields or on those of the bosses")


# ------------------------------------------------------------------ protection money


class Tribute(Phase):
    """AC3: every boss who grows a kind that the active player also grows gets one card of that field.

    The game stops here only if a card is due: the player may harvest first, or pay with `done`.
    """

    def __init__(self, name: str, mafia: Mafia) -> None:
        super().__init__(name)
        self.mafia = mafia

    def asks(self) -> str:
        return "Your turn: bosses grow what you grow. Harvest, or pay each of them one card."

    def goes_on(self) -> str:
        return "pay the protection money"

    def rests(self, board: Board) -> bool:
        for n in range(self.mafia.bosses):
            if self.due(board, n) != NO_CARD:
                return True
        return False

    def levies(self) -> bool:
        return True

    def due(self, board: Board, n: i64) -> i64:
        """The card that boss n gets from the active player, or NO_CARD."""
        bean = board.bean_on(board.rules.outside + n)
        seat = board.numbers[ACTIVE]
        grown = other_field(board, seat, bean, -1) if bean >= 0 else -1
        return NO_CARD if grown < 0 else board.first[field(seat, grown)]

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if seat == board.numbers[ACTIVE]:
            choices.add(DONE, 0, 0)

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb != DONE:
            raise Illegal(NOT_NOW)
        demand_turn(table, seat)
        for n in range(self.mafia.bosses):
            card = self.due(table, n)
            if card != NO_CARD:
                self.mafia.feed(table, card, n, TRIBUTE_PAID)
        advance(table)


# ------------------------------------------------------------------ planting from the hand


class PlantThenHarvest(Phase):
    """AC4: one or two cards as in B3.1-B3.4. It ends with `done`, because harvested cards may return at once."""

    def __init__(self, name: str, first_field: NumberKind, first_kind: NumberKind) -> None:
        super().__init__(name)
        # where the first card of this phase was planted, and its kind: it may have been harvested since
        self.first_field = first_field
        self.first_kind = first_kind
        self.field_at: i64 = 0
        self.kind_at: i64 = 0

    def at(self, rules: Rules) -> Phase:
        phase = PlantThenHarvest(self.name, self.first_field, self.first_kind)
        phase.field_at = rules.number_of(self.first_field)
        phase.kind_at = rules.number_of(self.first_kind)
        return phase

    def plants_from_hand(self) -> bool:
        return True

    def begin(self, table: Table) -> None:
        table.set(CARDS_PLANTED, 0)

    def rests(self, board: Board) -> bool:
        in_hand = board.count[hand(board.numbers[ACTIVE])]
        return in_hand > 0 or board.numbers[CARDS_PLANTED] > 0  # B3.3

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if seat != board.numbers[ACTIVE]:
            return
        card = board.first[hand(seat)]
        if board.numbers[CARDS_PLANTED] == 0:
            add_plantings(board, seat, card, choices)
            return
        if board.numbers[CARDS_PLANTED] < board.rules.most_planted(board, seat) and card != NO_CARD:
            bean = board.bean[card]
            for n in range(board.rules.most_fields):
                if board.rules.fits(board, seat, bean, n) and self.refuse_second(board, bean, n) is None:
                    choices.add(PLANT, card, n)
        choices.add(DONE, 0, 0)

    def refuse(self, board: Board, seat: Seat, bean: BeanId, n: i64) -> Refusal | None:
        answer = board.rules.refuse_planting(board, seat, bean, n)
        if answer is not None or board.numbers[CARDS_PLANTED] == 0:
            return answer
        return self.refuse_second(board, bean, n)

    def refuse_second(self, board: Board, bean: BeanId, n: i64) -> Refusal | None:
        """Two kinds go to two different fields, two of a kind to the same one, even after a harvest in between."""
        field = board.numbers[self.field_at]
        if field == 0:
            return None
        alike = board.numbers[self.kind_at] == 1 << bean
        if alike == (field == 1 << n):
            return None
        return TWO_OF_A_KIND_TOGETHER if alike else TWO_KINDS_TWO_FIELDS

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb in (GIVE_AWAY, PLANT_FOR):
            raise Illegal(NOTHING_FOR_THE_MAFIA)
        if verb != PLANT and verb != DONE:
            raise Illegal(NOT_NOW)
        demand_turn(table, seat)
        if verb == PLANT:
            self.plant(table, seat, thing, where)
            return
        if table.numbers[CARDS_PLANTED] == 0:
            raise Illegal(PLANT_FIRST)
        table.happen(PLANTING_ENDED, seat)
        self.remember(table, 0, 0)
        advance(table)

    def plant(self, table: Table, seat: Seat, card: CardId, n: i64) -> None:
        if table.numbers[CARDS_PLANTED] >= table.rules.most_planted(table, seat):
            raise Illegal(NO_THIRD_CARD)
        if card != table.first[hand(seat)] or card == NO_CARD:
            raise Illegal(ONLY_THE_FRONT)
        bean = table.bean[card]
        demand(self.refuse(table, seat, bean, n))
        plant_front(table, seat, PLANT, card, n)
        if table.numbers[CARDS_PLANTED] == 1:
            self.remember(table, 1 << n, 1 << bean)

    def remember(self, table: Table, field: i64, kind: i64) -> None:
        table.set(self.field_at, field)
        table.set(self.kind_at, kind)


# ------------------------------------------------------------------ turning and planting


class TurnAndShare(Phase):
    """AC5, AC6: cards are turned, and bosses get what they grow; then open cards are planted and hand cards given."""

    def __init__(self, name: str, mafia: Mafia, *, leaves: bool) -> None:
        super().__init__(name)
        self.mafia = mafia
        self.leaves = leaves  # cards that are not planted stay for an opponent

    def asks(self) -> str:
        return "Plant open cards as you like."

    def goes_on(self) -> str:
        return "go on: draw cards"

    def shows_cards(self) -> bool:
        return True

    def clears_open_cards(self) -> bool:
        return not self.leaves

    def takes_cards(self) -> bool:
        return True

    def most_choices(self, beans: int) -> int:
        return beans * int(self.mafia.bosses)

    def choices_per_hand_card(self) -> int:
        return int(self.mafia.bosses)

    # ------------------------------------------------------------------ turning

    def begin(self, table: Table) -> None:
        """AC5.1: cards are turned one by one until enough of them stay open.

        AC5.2: the discards are checked after every card, even after the last one of the pile; only then are they
        shuffled.
        """
        turned: i64 = 0
        while turned < table.rules.turned:
            if table.count[DRAW] == 0 and not refill(table):
                return  # B8.2, R10: no card is left
            table.happen(TURNED_UP, table.numbers[ACTIVE])
            table.put(table.first[DRAW], FACEUP)
            is_last = table.count[DRAW] == 0
            if is_last:
                exhaust(table)
            card = table.last[FACEUP]
            boss = self.mafia.grower(table, table.bean[card])
            if boss >= 0:
                self.mafia.feed(table, card, boss, GIVEN)
            else:
                turned += 1
            self.pull(table)
            if is_last:
                refill(table)  # B8.1

    def pull(self, table: Table) -> None:
        """AC5.2: the topmost discards go to a boss who grows their kind, or else to an open card of that kind."""
        while table.count[DISCARD] > 0:
            bean = table.bean_on(DISCARD)
            boss = self.mafia.grower(table, bean)
            if boss >= 0:
                self.mafia.feed(table, table.first[DISCARD], boss, GIVEN)
            elif matches_open_card(table, bean):
                table.happen(MATCHED, table.numbers[ACTIVE])
                table.put(table.first[DISCARD], FACEUP)
            else:
                return

    # ------------------------------------------------------------- what may be done

    def fill(self, board: Board, seat: Seat, choices: Choices) -> None:
        if seat != board.numbers[ACTIVE]:
            return
        add_plantings_from(board, seat, FACEUP, choices)
        grown = self.mafia.kinds(board)
        has_empty = self.mafia.empty(board) >= 0
        self.add_for_bosses(board, FACEUP, PLANT_FOR, grown, has_empty, choices)
        self.add_for_bosses(board, hand(seat), GIVE_AWAY, grown, has_empty, choices)
        if self._refuse_end(board, seat, grown, has_empty) is None:
            choices.add(DONE, 0, 0)

    def add_for_bosses(
        self, board: Board, place: Place, verb: i64, grown: i64, has_empty: bool, choices: Choices
    ) -> None:
        """Add every card for every boss who takes it: open kinds once, hand cards unless the neighbour is of the same
        kind.

        This lists what `Mafia.refuse` allows, in one pass; it gets the kinds that bosses grow, as bits, and whether one
        of them has an empty field.
        """
        listed: i64 = 0  # kinds, as bits
        card = board.first[place]
        while card != NO_CARD:
            bean = board.bean[card]
            if not (listed >> bean) & 1:
                listed = (listed | 1 << bean) if place == FACEUP else 1 << bean
                if (grown >> bean) & 1:
                    choices.add(verb, card, self.mafia.grower(board, bean))
                elif has_empty:
                    for n in range(self.mafia.bosses):
                        if board.count[board.rules.outside + n] == 0:
                            choices.add(verb, card, n)
            card = board.after[card]

    def refuse_end(self, board: Board, seat: Seat) -> Refusal | None:
        """AS2: are all open cards planted? AC6.3: does every boss have a card, or can the player give him none?"""
        return self._refuse_end(board, seat, self.mafia.kinds(board), self.mafia.empty(board) >= 0)

    def _refuse_end(self, board: Board, seat: Seat, grown: i64, has_empty: bool) -> Refusal | None:
        if not self.leaves and board.count[FACEUP] > 0:
            return OPEN_CARDS_LEFT
        if not has_empty:
            return None
        card = board.first[hand(seat)]
        while card != NO_CARD:
            if not (grown >> board.bean[card]) & 1:
                return BOSS_WITHOUT_A_CARD
            card = board.after[card]
        return None

    # --------------------------------------------------------------------- doing it

    def play(self, table: Table, seat: Seat, verb: i64, thing: i64, where: i64) -> None:
        if verb != PLANT and verb != PLANT_FOR and verb != GIVE_AWAY and verb != DONE:
            raise Illegal(NOT_NOW)
        demand_turn(table, seat)
        if verb == DONE:
            self.end(table, seat)
        elif verb == GIVE_AWAY:
            if not lies_in(table, thing, hand(seat)):
                raise Illegal(ONLY_HAND_CARDS)
            demand(self.mafia.refuse(table, table.bean[thing], where))
            self.mafia.feed(table, thing, where, GIVEN)
        else:
            self.plant(table, seat, verb, thing, where)

    def plant(self, table: Table, seat: Seat, verb: i64, card: CardId, where: i64) -> None:
        """AC6.1: all open cards of one kind go to the same field."""
        if not lies_in(table, card, FACEUP):
            raise Illegal(NOT_OPEN)
        bean = table.bean[card]
        if verb == PLANT:
            demand(table.rules.refuse_planting(table, seat, bean, where))
            target: Place = field(seat, where)
            table.happen(PLANTED, seat, where)
        else:
            demand(self.mafia.refuse(table, bean, where))
            target = table.rules.outside + where
            table.happen(PLANTED, seat, NO_FACT, where)
        table.stir()
        open_card = table.first[FACEUP]
        while open_card != NO_CARD:
            behind = table.after[open_card]
            if table.bean[open_card] == bean:
                table.put(open_card, target)
            open_card = behind
        if verb == PLANT_FOR:
            self.mafia.settle(table, where)

    def end(self, table: Table, seat: Seat) -> None:
        demand(self.refuse_end(table, seat))
        if self.mafia.empty(table) >= 0:
            show_hand(table, seat)
        advance(table)


def show_hand(table: Table, seat: Seat) -> None:
    """AC6.3: players who have no card for a boss without cards show their hand to prove it."""
    table.happen(HAND_SHOWN, seat)
    card = table.first[hand(seat)]
    while card != NO_CARD:
        if table.seen[card] != EVERYBODY:
            table.show(card, table.bean[card], EVERYBODY)
        card = table.after[card]


# ------------------------------------------------------------------------- the end


class BossesSell(Phase):
    """AC9.1: at the end, every boss sells what he has."""

    def __init__(self, name: str, mafia: Mafia) -> None:
        super().__init__(name, decides=False)
        self.mafia = mafia

    def begin(self, table: Table) -> None:
        for n in range(self.mafia.bosses):
            if table.count[table.rules.outside + n] > 0:
                self.mafia.sell(table, n)
