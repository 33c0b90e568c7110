"""The layout of choices: what each small number of the step-wise interface means, for one edition and table.

Programs that learn need one fixed set of numbers. So a choice names things by what they mean to the seat that is
asked: a bean, an own field, a seat counted clockwise from the own one, an offer by its age. Published editions need
53 to 121 numbers, with buildings up to 271; own editions stay under 300 unless they have very many beans and fields
(32 and 6 need 346).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.faults import BadInput

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.rules import Rules

SLOTS: Final[i64] = 8  # open offers that a seat can point at
OFFERS_PER_TURN: Final[i64] = 4  # that a seat may begin; the rules allow many more (R24)

SINGLE: Final = (
    "wait", "plant no further card", "end the trading", "buy a field", "make the offer", "drop the offer",
)  # fmt: skip


class Layout:
    """Where each range of choices begins; it is immutable and shared by all games of the same rules."""

    def __init__(self, rules: Rules, offers_per_turn: int = OFFERS_PER_TURN) -> None:
        self.rules = rules
        self.offers_per_turn: i64 = offers_per_turn
        self.fields: i64 = rules.most_fields
        # single choices
        self.wait: i64 = 0
        self.done: i64 = 1
        self.end_trading: i64 = 2
        self.buy_field: i64 = 3
        self.submit: i64 = 4
        self.cancel: i64 = 5
        # ranges
        self.harvest: i64 = 6  # + field
        self.plant: i64 = self.harvest + self.fields  # + bean * fields + field
        self.size: i64 = self.plant + rules.beans * self.fields
        self.trades = any(phase.trades for phase in rules.phases)
        # in games with trading
        beans = rules.beans if self.trades else 0
        slots = SLOTS if self.trades else 0
        seats = rules.players if self.trades else 0
        self.keep: i64 = self._range(beans)  # + bean
        self.open: i64 = self._range(seats)  # + seats clockwise from me; + 0: to anyone
        self.give: i64 = self._range(beans)  # + bean
        self.want: i64 = self._range(beans)  # + bean
        self.accept: i64 = self._range(slots)  # + slot
        self.decline: i64 = self._range(slots)  # + slot
        self.counter: i64 = self._range(slots)  # + slot
        self.withdraw: i64 = self._range(slots)  # + slot
        self.take: i64 = self._range(seats)  # + seats clockwise from me; + 0 is never allowed
        # in games without, and with somebody who has fields but no seat
        self.outsiders: i64 = len(rules.outsiders)
        self.discard: i64 = self._range(0 if self.trades else rules.beans)  # + bean
        self.give_away: i64 = self._range(rules.beans * self.outsiders)  # + bean * outsiders + outsider
        self.plant_for: i64 = self._range(rules.beans * self.outsiders)  # + bean * outsiders + outsider
        # what only buildings bring
        buildings: i64 = len(rules.buildings)
        stored: i64 = rules.beans if buildings > 0 else 0
        self.buy: i64 = self._range(buildings)  # + building
        self.stew: i64 = self._range(stored * self.fields)  # + bean * fields + field
        self.store: i64 = self._range(stored)  # + bean
        self.move: i64 = self._range(2 * stored)  # + bean * 2: to the front; + 1: to the back
        self.reorder: i64 = self._range(9 if buildings > 0 else 0)  # + 3 * the card that comes first + the second
        self.bury: i64 = self._range(1 if buildings > 0 else 0)
        self.retire: i64 = self._range(len(rules.kind_names))  # + kind of building

    def _range(self, length: i64) -> i64:
        """So many more choices; the first of them."""
        first = self.size
        self.size += length
        return first

    def describe(self, choice: int) -> str:
        """A choice in words: `plant red on field 2`. Fields, offers and seats are counted from 1."""
        if not 0 <= choice < self.size:
            raise BadInput(f"choices are numbers from 0 to {self.size - 1}, not {choice}")
        if choice == self.done and self.rules.buildings:
            return "do no more in this phase"
        if choice < self.harvest:
            return SINGLE[choice]
        if choice < self.plant:
            return f"harvest field {choice - self.harvest + 1}"
        if choice < self.keep:
            bean, field = divmod(choice - int(self.plant), int(self.fields))
            return f"plant {self.rules.bean_names[bean]} on field {field + 1}"
        if choice < self.open:
            return f"keep {self.rules.bean_names[choice - self.keep]}"
        if choice < self.give:
            away = choice - self.open
            return f"begin an offer to {_seat(away) if away else 'anyone'}"
        if choice < self.want:
            return f"give {self.rules.bean_names[choice - self.give]}"
        if choice < self.accept:
            return f"want {self.rules.bean_names[choice - self.want]}"
        if choice < self.take:
            answer, slot = divmod(choice - int(self.accept), int(SLOTS))
            return f"{('accept', 'decline', 'counter', 'withdraw')[answer]} offer {slot + 1}"
        if choice < self.discard:
            return f"trade with {_seat(choice - self.take)}, who took my offer"
        if choice < self.give_away:
            return f"discard {self.rules.bean_names[choice - self.discard]}"
        if choice < self.buy:
            return self._describe_gift(choice)
        return self._describe_building(choice)

    def _describe_gift(self, choice: int) -> str:
        """The same, for what goes to somebody without a seat."""
        gives = choice < self.plant_for
        bean, n = divmod(choice - int(self.give_away if gives else self.plant_for), int(self.outsiders))
        name, who = self.rules.bean_names[bean], self.rules.outsiders[n]
        return f"give {name} to {who}" if gives else f"plant {name} for {who}"

    def _describe_building(self, choice: int) -> str:
        """The same, for what only buildings bring."""
        names = self.rules.bean_names
        if choice < self.stew:
            return f"buy {self.rules.building_names[choice - self.buy].replace('-', ' ')}"
        if choice < self.store:
            bean, field = divmod(choice - int(self.stew), int(self.fields))
            return f"plant {names[bean]} on field {field + 1} as a stew"
        if choice < self.move:
            return f"store {names[choice - self.store]}"
        if choice < self.reorder:
            bean, back = divmod(choice - int(self.move), 2)
            return f"move {names[bean]} to the {'back' if back else 'front'} of the hand"
        if choice < self.bury:
            first, second = divmod(choice - int(self.reorder), 3)
            return f"put drawn card {first + 1} first, then card {second + 1}"
        if choice < self.retire:
            return "bury the top card"
        return f"let no {self.rules.kind_names[choice - self.retire]} be sold"


def _seat(away: int) -> str:
    return f"seat +{away}"
