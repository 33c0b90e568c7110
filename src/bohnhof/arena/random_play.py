"""Random play through the public interface, equivalent to `kernel.learn.playout` inside the kernel.

Both ask in the same order and with the same probabilities, so that they can be compared: with the same random numbers
they play the same game.
"""

from __future__ import annotations

from collections.abc import Callable

from bohnhof.kernel.actions import Offer
from bohnhof.kernel.learn.playout import OFFERS_AT_A_TABLE
from bohnhof.kernel.learn.steps import Steps
from bohnhof.kernel.legal import legal_codes, may_offer
from bohnhof.kernel.play import play, play_code
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table

Random = Callable[[], float]  # from 0 to just below 1


def play_at_random(table: Table, random: Random) -> tuple[int, int]:
    """Play until the game is over; return the number of decisions, and of actions among them.

    A decision is the answer of a seat that was asked; some answers are to wait, and some offers are refused.
    """
    players: int = table.rules.players
    decisions = actions = offers = 0
    while not table.is_over:
        decisions += 1
        seat = table.active
        if may_offer(table, seat):
            if random() < 1 / 2:
                seat = (seat + 1 + int(random() * (players - 1))) % players
            if offers < OFFERS_AT_A_TABLE and random() < 1 / 3:
                try:
                    play(table, seat, any_offer(table, seat, random))
                except Illegal:
                    continue
                offers += 1
            else:
                codes = legal_codes(table, seat)
                pick = int(random() * (len(codes) + 1))
                if pick == len(codes):
                    continue
                play_code(table, seat, codes[pick])
        else:
            offers = 0
            while not table.now.waits_for(table, seat):
                seat = (seat + 1) % players
            codes = legal_codes(table, seat)
            play_code(table, seat, codes[int(random() * len(codes))])
        actions += 1
    return decisions, actions


def any_offer(table: Table, seat: int, random: Random) -> Offer:
    """One or two random cards for one or two random kinds, or for nothing; the rules may refuse it."""
    players: int = table.rules.players
    active = table.active
    to: int | None = active
    give: tuple[int, ...] = ()
    if seat == active:
        pick = int(random() * (players + 1))
        to = None if pick >= players - 1 else (seat + 1 + pick) % players
    for place in table.rules.goods_places(table, seat):
        if not give or random() < 1 / 4:
            cards = table.cards_in(place)
            if cards:
                give += (cards[int(random() * len(cards))],)
    beans: int = table.rules.beans
    want = [int(random() * beans) for _ in range(int(random() * 3))]
    return Offer(to, give, tuple(want))


def step_at_random(steps: Steps, random: Random) -> int:
    """The same with the step-wise interface, where an offer is several choices; return the number of choices."""
    taken = 0
    while not steps.is_over:
        choices = steps.choices()
        steps.step(choices[int(random() * len(choices))])
        taken += 1
    return taken
