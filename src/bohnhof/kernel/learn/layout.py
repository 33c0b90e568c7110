"""The layout of choices: what each number of the step-wise interface means, for one edition and table.

Learning programs need one fixed set of numbers. So a choice names things by what they mean to the seat that is asked:
a bean, one of its fields, a seat counted clockwise from its own, an offer by its age. Published editions need 53 to 121
numbers, with holdings up to 271; edition files stay under 300 unless they have very many beans and fields (32 and 6
need 346).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel import codes
from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.verbs import HOLDING, VERBS, Games, Verb

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.rules import Rules

OFFER_SLOTS: Final[i64] = 8  # open offers that a seat can choose from
OFFERS_PER_TURN: Final[i64] = 4  # that a seat may begin; the rules allow many more (R24)

# Which part of a code distinguishes the choices of a verb:
WHERE: Final[i64] = 0  # `where`: a field, an outsider, or nothing
BEAN: Final[i64] = 1  # `thing`, which is a card, and `where`
SLOT: Final[i64] = 2  # `thing`, which is an offer
AWAY: Final[i64] = 3  # `where`, which is a seat
THING: Final[i64] = 4  # `thing`, which has few values
END: Final[i64] = 5  # `thing`, which is a card, and whether `where` is the front or the back of the hand
ORDER: Final[i64] = 6  # `thing`, which is an order

SORT_BITS: Final[i64] = 3
FIRST_SHIFT: Final[i64] = 16
SORT_MASK: Final[i64] = (1 << SORT_BITS) - 1
PER_BEAN_MASK: Final[i64] = (1 << (FIRST_SHIFT - SORT_BITS)) - 1

SORTS: Final[dict[str, int]] = {
    "card": BEAN, "offer": SLOT, "seat": AWAY, HOLDING: THING, "kind": THING, "end": END, "first": ORDER,
}  # fmt: skip


class Layout:
    """Where each range of choices begins. Immutable, and shared by all games with the same rules."""

    def __init__(self, rules: Rules, offers_per_turn: int = OFFERS_PER_TURN) -> None:
        self.rules = rules
        self.offers_per_turn: i64 = offers_per_turn
        self.trades = any(phase.trades for phase in rules.phases)
        # how many values each operand has
        self._many: dict[str, int] = {
            "card": int(rules.beans), "field": int(rules.most_fields), "offer": int(OFFER_SLOTS),
            "seat": int(rules.players), "partner": int(rules.players), "outsider": len(rules.outsiders),
            HOLDING: len(rules.holdings), "kind": len(rules.kind_names), "end": 2, "first": 3, "second": 3,
        }  # fmt: skip
        # by verb: its first choice; then the same with what distinguishes its choices and how many a bean has, packed
        # into one number because every listed code is looked up here
        self.first = zeros(codes.VERB_NUMBERS)
        self.ranges = zeros(codes.VERB_NUMBERS)
        self.size: i64 = 0
        self._verbs: list[Verb] = []
        for verb in VERBS:
            self._lay_out(verb)
        # those without a code of the rules
        self.wait: i64 = self.first[codes.WAIT]
        self.submit: i64 = self.first[codes.SUBMIT]
        self.cancel: i64 = self.first[codes.CANCEL]
        self.offer: i64 = self.first[codes.OFFER]  # + seats clockwise from me; + 0: to anyone
        self.counter: i64 = self.first[codes.COUNTER]  # + slot
        self.give: i64 = self.first[codes.GIVE]  # + bean
        self.want: i64 = self.first[codes.WANT]  # + bean

    def _lay_out(self, verb: Verb) -> None:
        """Give a verb the next numbers, one for each combination of its operands."""
        length = 1 if self._has(verb.games) else 0
        per_bean, sort = 1, int(WHERE)
        for name in verb.tells_apart:
            length *= self._many[name]
            sort = SORTS.get(name, sort)
            per_bean *= 1 if name == "card" else self._many[name]
        self.first[verb.number] = self.size
        self.ranges[verb.number] = self.size << FIRST_SHIFT | per_bean << SORT_BITS | sort
        self.size += length
        if length > 0:
            self._verbs.append(verb)

    def _has(self, games: Games) -> bool:
        if games is Games.HOLDINGS:
            return bool(self.rules.holdings)
        return games is Games.ALL or self.trades == (games is Games.TRADING)

    def describe(self, choice: int) -> str:
        """A choice in words: `plant red on field 2`. Fields, offers and seats are counted from 1."""
        if not 0 <= choice < self.size:
            raise BadInput(f"choices are numbers from 0 to {self.size - 1}, not {choice}")
        verb = [verb for verb in self._verbs if self.first[verb.number] <= choice][-1]
        if verb.number == codes.DONE and self.rules.holdings:
            return "do no more in this phase"
        rest = choice - int(self.first[verb.number])
        words: dict[str, str] = {}
        for name in reversed(verb.tells_apart):
            rest, n = divmod(rest, self._many[name])
            words[name] = self._word(name, n)
        return verb.told.format(**words)

    def _word(self, name: str, n: int) -> str:
        """The words for one operand."""
        rules = self.rules
        words = {
            "card": rules.bean_names, "outsider": rules.outsiders, "kind": rules.kind_names, "end": ["front", "back"],
        }.get(name)  # fmt: skip
        if words is not None:
            return words[n]
        if name == HOLDING:
            return " ".join(rules.holding_names[n].rsplit("-", 1))
        if name == "seat" or (name == "partner" and n > 0):
            return f"seat +{n}"
        return "anyone" if name == "partner" else str(n + 1)
