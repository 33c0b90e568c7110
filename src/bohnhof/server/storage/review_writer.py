"""Writes the review of a stored game that is over."""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import Final

from bohnhof.bots.messages import say
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import apply
from bohnhof.review.choices import Choice, MissedDeal
from bohnhof.review.games import Move, PlayedGame
from bohnhof.review.ledger import Row
from bohnhof.review.review import DealRow, Review, SeatSums, review
from bohnhof.server.storage.event_codec import unpack_events
from bohnhof.server.storage.store import Row as StoredRow
from bohnhof.server.storage.table_settings import TableSettings
from bohnhof.server.thinking.thoughts import values_of
from bohnhof.server.wire import reviews
from bohnhof.server.wire.actions import read_action_json, to_wire

DIGITS: Final = 3
MOST_SECONDS: Final = 20.0  # without a compiled kernel, fewer choices are tried out


def review_of(settings: TableSettings, rows: list[StoredRow]) -> reviews.Review:
    """The review of this game."""
    ends = perf_counter() + MOST_SECONDS
    return _written(review(_game(settings, rows), enough=lambda: perf_counter() > ends))


def sums_of(settings: TableSettings, rows: list[StoredRow]) -> reviews.GameSums:
    """The summary of this game for lists."""
    game = _game(settings, rows)
    found = review(game, choices=False)
    end = game.start.clone()
    for move in game.moves:
        for event in move.events:
            apply(end, event)
    seats = range(int(game.rules.players))
    pairs = Counter(frozenset((deal.maker, deal.partner)) for deal in found.deals)
    return reviews.GameSums(
        judge=found.judge,
        ended=rows[-1].at,
        turns=int(end.turn),
        coins=[int(game.rules.score(end, seat)) for seat in seats],
        winners=list(game.rules.winners(end)),
        results=[round(float(one.result), DIGITS) for one in found.seats],
        cards=[round(float(one.cards), DIGITS) for one in found.seats],
        deals=[[pairs[frozenset((seat, other))] if seat != other else 0 for other in seats] for seat in seats],
    )


def _game(settings: TableSettings, rows: list[StoredRow]) -> PlayedGame:
    rules = settings.terms.rules
    names = tuple(name or "" for name in settings.names)
    moves = [Move(row.seat, read_action_json(row.action), unpack_events(row.events, rules)) for row in rows]
    return PlayedGame(rules, names, new_table(rules, int(settings.seed)), is_fresh=True, moves=moves)


def _written(found: Review) -> reviews.Review:
    moments = [
        reviews.ReviewMoment(one.seq, one.turn, _all(one.leads), [round(chance, DIGITS) for chance in one.chances])
        for one in found.moments
    ]
    return reviews.Review(
        judge=found.judge,
        trades=found.trades,
        spread=round(found.spread, DIGITS),
        seats=[_sums(one) for one in found.seats],
        moments=moments,
        deals=[_deal(one) for one in found.deals],
        choices=[_choice(one) for one in found.choices],
        missed=[_missed(one) for one in found.missed],
    )


def _all(row: Row) -> list[float]:
    return [round(float(one), DIGITS) for one in row]


def _sums(one: SeatSums) -> reviews.ReviewSums:
    parts = (one.start, one.cards, one.own_deals, one.other_deals, one.planting, one.purchases, one.result)
    return reviews.ReviewSums(*(round(float(part), DIGITS) for part in parts))


def _deal(one: DealRow) -> reviews.ReviewDeal:
    return reviews.ReviewDeal(
        one.seq,
        one.turn,
        one.maker,
        one.partner,
        list(one.gave),
        list(one.got),
        _all(one.gains),
    )


def _choice(one: Choice) -> reviews.ReviewChoice:
    return reviews.ReviewChoice(
        step=one.seq,
        turn=one.turn,
        seat=one.seat,
        did=to_wire(one.did),
        other=None if one.other is None else to_wire(one.other),
        gain=round(one.gain, DIGITS),
        error=round(one.error, DIGITS),
        reason=say(one.why),
        key=one.why.key,
        values=values_of(one.why),
    )


def _missed(one: MissedDeal) -> reviews.ReviewMissed:
    return reviews.ReviewMissed(
        one.seq,
        one.turn,
        one.seat,
        one.partner,
        list(one.give),
        list(one.want),
        round(one.gain, DIGITS),
        round(one.partners_gain, DIGITS),
    )
