"""Plans: everything that a seat can do before the next card leaves the draw pile, tried out in sampled worlds.

Until then there is no chance, so plans that lead to the same position are one plan. The best plans are played in the
same worlds, where everybody continues by quick habits to the end of the game. After each pass the weaker half is
dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final

from bohnhof.bots.hunt.habits import Habits, finish, lead
from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.codes import PLANT, Choices, thing_of, verb_of, where_of
from bohnhof.kernel.legal import fill
from bohnhof.kernel.places import DISCARD, DRAW, FACEUP, field, hand
from bohnhof.kernel.play import play_code
from bohnhof.kernel.table import ACTIVE, CARDS_PLANTED, EXHAUSTED, FIELDS, PHASE, Board, View
from bohnhof.kernel.view import World, determinize

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_STEPS: Final = 200  # positions examined to find plans
MOST_PLANS: Final = 12  # plans tried out
WORLDS_AT_ONCE: Final = 4  # between two checks of the clock
PLAYOUTS: Final = 900  # if there is no time limit
DOUBT: Final = 1.0  # standard errors by which a plan must lead before the habitual one is dropped
SHARE: Final = 0.9  # of the available time
MOST_LEAD: Final[i64] = 60  # a larger lead counts the same
SOFTNESS: Final = 4.0  # coins by which a result is smoothed: a narrow loss is better than a clear one
HASH: Final[i64] = (1 << 40) - 1


class Plan:
    """Actions up to the next card from the draw pile, and how the plan did in the worlds where it was tried."""

    def __init__(self, codes: list[int], score: i64, table: World) -> None:
        self.codes = codes
        self.score: i64 = score  # by habits only
        self.table = table  # where it leads, while plans are being made
        # how much better than the habitual plan, world by world
        self.games: i64 = 0
        self.sum = 0.0
        self.squares = 0.0
        self.coins = 0.0  # total lead in all games

    def note(self, ahead: i64, better: i64) -> None:
        self.coins += float(ahead)
        self.games += 1
        self.sum += float(better)
        self.squares += float(better * better)

    @property
    def mean(self) -> float:
        return self.sum / float(max(1, self.games))

    @property
    def worth(self) -> int:
        """The average lead of this seat at the end, in thousandths of a coin."""
        return int(1000.0 * self.coins / float(max(1, self.games)))

    def leads(self) -> bool:
        """Is it clearly better than the habitual plan?"""
        if self.games < 2:
            return False
        variance = self.squares / float(self.games) - self.mean * self.mean
        return self.mean > 0.0 and self.mean * self.mean * float(self.games) > DOUBT * DOUBT * variance


class Planner:
    """Makes plans and tries them out; one for each game."""

    def __init__(self, habits: Habits, playouts: int) -> None:
        self.habits = habits
        self.playouts = playouts  # per decision without a time limit
        self.choices = Choices()
        self.worth = zeros(2 * MOST_LEAD + 1)  # the value of a lead, starting with the largest deficit, in thousandths
        for n in range(2 * MOST_LEAD + 1):
            ahead = float(n - MOST_LEAD) - 0.5
            self.worth[n] = int(1_000 / (1 + exp(-ahead / SOFTNESS)))

    def best(self, view: View, rng: Random, seconds: float | None) -> list[Plan]:
        """The plans that were tried out, best first: the habitual one, unless another is clearly better."""
        ends = None if seconds is None else perf_counter() + SHARE * seconds
        seat = view.seat
        left = self.plans(determinize(view, rng), seat, ends)
        usual = left[0]
        dropped: list[Plan] = []
        passes = max(1, (len(left) - 1).bit_length())
        share = 0.0 if ends is None else (ends - perf_counter()) / passes
        for n in range(passes):
            if len(left) == 1:
                break
            until = 0.0 if ends is None else ends - share * (passes - 1 - n)
            budget = self.playouts // passes
            while budget > 0 if ends is None else perf_counter() < until:
                for _world in range(WORLDS_AT_ONCE):
                    self.try_out(determinize(view, rng), seat, left)
                budget -= WORLDS_AT_ONCE * len(left)
            others = left[1:]
            others.sort(key=_badness)
            half = max(1, len(left) // 2)
            dropped = others[half:] + dropped
            left = [usual, *others[:half]]
        if len(left) > 1 and left[1].leads():
            left = [left[1], usual, *left[2:]]
        return left + dropped

    def try_out(self, world: World, seat: i64, plans: Sequence[Plan]) -> None:
        """Play every plan to the end of the game in this world; the others are compared with the first."""
        usual: i64 = 0
        for n in range(len(plans)):
            plan = plans[n]
            table = world.clone()
            for code in plan.codes:
                play_code(table, seat, code)
            finish(table, self.habits, self.choices)
            ahead = lead(table, seat)
            if ahead > MOST_LEAD:
                ahead = MOST_LEAD
            if ahead < -MOST_LEAD:
                ahead = -MOST_LEAD
            worth = self.worth[ahead + MOST_LEAD]
            if n == 0:
                usual = worth
            plan.note(ahead, worth - usual)

    # ------------------------------------------------------------------ making plans

    def plans(self, world: World, seat: i64, ends: float | None) -> list[Plan]:
        """The plans that habits rate highest, best first; only the best one if time runs out."""
        found: list[Plan] = []
        known: set[int] = set()
        open_plans = [Plan([], 0, world)]
        drawn = world.count[DRAW]
        piles = world.numbers[EXHAUSTED]
        steps = 0
        while open_plans and steps < MOST_STEPS:
            if found and ends is not None and perf_counter() > ends:
                break
            plan = open_plans.pop()
            for step in self.steps(plan, seat):
                steps += 1
                table = plan.table.clone()
                play_code(table, seat, step.codes[-1])
                step.table = table
                if (
                    table.count[DRAW] != drawn
                    or table.numbers[EXHAUSTED] != piles
                    or table.is_over
                    or table.numbers[ACTIVE] != seat
                ):
                    found.append(step)
                    continue
                print_ = int(fingerprint(table, seat))
                if print_ not in known:
                    known.add(print_)
                    open_plans.append(step)
            open_plans.sort(key=_goodness)
        if not found:  # too many possibilities to finish one: take what was found
            found = open_plans
        found.sort(key=_badness_by_habit)
        return found[:MOST_PLANS]

    def steps(self, plan: Plan, seat: i64) -> list[Plan]:
        """The plan with one more action, in every sensible way."""
        table = plan.table
        choices = self.choices
        fill(table, seat, choices)
        self.habits.look(table, seat)
        longer: list[Plan] = []
        planted: i64 = -1  # the card already listed on an empty field: empty fields are equivalent
        most: i64 = -1_000_000_000
        for i in range(choices.n):
            most = max(most, self.habits.score(table, seat, choices.codes[i]))
        for i in range(choices.n):
            code = choices.codes[i]
            if verb_of(code) == PLANT and table.count[field(seat, where_of(code))] == 0:
                if thing_of(code) == planted:
                    continue
                planted = thing_of(code)
            score = self.habits.score(table, seat, code) - most
            longer.append(Plan([*plan.codes, int(code)], plan.score + score, table))
        return longer


def _goodness(plan: Plan) -> int:
    return int(plan.score)


def _badness_by_habit(plan: Plan) -> int:
    return -int(plan.score)


def _badness(plan: Plan) -> float:
    return -plan.mean


def fingerprint(board: Board, seat: i64) -> i64:
    """A hash of a position within one turn that ignores which copies of a kind are where."""
    print_: i64 = board.numbers[PHASE] * 8 + board.numbers[CARDS_PLANTED]
    print_ = print_ * 256 + board.numbers[FIELDS + seat]
    for number in range(FIELDS, len(board.numbers)):
        print_ = (print_ * 1_000_003 + board.numbers[number]) & HASH
    for place in (DISCARD, FACEUP, hand(seat)):
        print_ = (print_ * 1_000_003 + 99) & HASH
        card = board.first[place]
        while card != NO_CARD:
            print_ = (print_ * 1_000_003 + board.bean[card] + 1) & HASH
            card = board.after[card]
    for place in range(field(seat, 0), len(board.count)):
        print_ = (print_ * 1_000_003 + board.count[place] * 32 + board.bean_on(place) + 1) & HASH
    return print_
