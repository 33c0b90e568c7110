"""Writes views and events of a table in the terms of the wire.

Everything is made from a View or a redacted event (see `kernel.view`), except for replays of finished games, which show
the Table itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from bohnhof.kernel.actions import Accept, Action, Bury, BuyField
from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.events import Event, Moved, NumberSet, OfferClosed, OfferSet, Restacked, Shown
from bohnhof.kernel.legal import legal, may_offer
from bohnhof.kernel.offer import FATES, StandingOffer
from bohnhof.kernel.places import ANYONE, DRAW, field, hand
from bohnhof.kernel.table import Board
from bohnhof.kernel.trading import copies_for, refuse_offer
from bohnhof.server.wire import views
from bohnhof.server.wire.actions import to_wire
from bohnhof.server.wire.game_terms import GameTerms

NOTHING: Final = views.Legal([], [], None, undo=False, top=None)  # what a spectator may do


# ------------------------------------------------------------------------- cards


def card(board: Board, id: int) -> views.Card:
    bean = board.bean[id]
    return views.Card(id, None if bean == UNKNOWN else int(bean))


def cards_in(board: Board, place: int) -> list[views.Card]:
    return [card(board, id) for id in board.cards_in(place)]


def places(terms: GameTerms, board: Board, which: Iterable[int]) -> dict[str, list[views.Card]]:
    """The cards in these places."""
    return {terms.place_names[place]: cards_in(board, place) for place in which}


def offer(board: Board, standing: StandingOffer) -> views.Offer:
    players = range(int(board.rules.players))
    return views.Offer(
        id=int(standing.id),
        maker=int(standing.maker),
        to=None if standing.to == ANYONE else int(standing.to),
        give=[card(board, id) for id in standing.give],
        give_coins=[int(id) for id in standing.give if board.is_coin(id)],
        want=standing.want,
        want_coins=standing.want_coins,
        answers=int(standing.answers) or None,
        declined=[seat for seat in players if standing.has_declined(seat)],
        pledges=[views.Pledge(int(p.seat), [card(board, id) for id in p.cards]) for p in standing.pledges],
    )


# ------------------------------------------------------------------------- events


def event(terms: GameTerms, board: Board, happened: Event) -> views.Event:
    """An event, on the board after it."""
    moves: list[views.Move] = []
    shown: list[views.Card] = []
    numbers: dict[str, int] = {}
    about: StandingOffer | None = None
    fate: str | None = None
    restacked: int | None = None
    for change in happened.changes:
        if isinstance(change, Moved):
            names = terms.place_names
            moves.append(views.Move(_known(change.cards, change.beans), names[change.source], names[change.target]))
        elif isinstance(change, NumberSet):
            numbers[terms.number_name(int(change.number))] = int(change.value)
        elif isinstance(change, Shown):
            shown += _known(change.cards, change.beans)
        elif isinstance(change, OfferSet):
            about = change.offer
        elif isinstance(change, OfferClosed):
            about, fate = change.offer, FATES[change.fate]
        elif isinstance(change, Restacked):
            restacked = len(change.beans)
    told = None if about is None else offer(board, about)
    return views.Event(happened.name, int(happened.seat), moves, shown, told, fate, happened.facts, numbers, restacked)


def _known(ids: list[int], beans: list[int]) -> list[views.Card]:
    return [views.Card(id, None if bean == UNKNOWN else bean) for id, bean in zip(ids, beans, strict=True)]


# -------------------------------------------------------------------------- state


def state(
    terms: GameTerms,
    board: Board,
    *,
    ready: Iterable[int] = (),
    deadline: int | None = None,
    closes: int | None = None,
    held: Iterable[int] = (),
) -> views.State:
    """Everything on the table except the cards in their places: the same for everybody."""
    rules = terms.rules
    over = board.is_over
    seats = range(terms.players)
    return views.State(
        phase=rules.phase_name(board.phase),
        active=int(board.active),
        turn=int(board.turn),
        draw=int(board.count[DRAW]),
        exhaustions_left=int(rules.ends_at - board.exhausted),
        numbers={name: int(board.numbers[number]) for name, number in terms.numbers.items()},
        sets={
            name: [word for n, word in enumerate(words) if (board.numbers[number] >> n) & 1]
            for name, (number, words) in terms.sets.items()
        },
        seats=[_seat(terms, board, seat) for seat in seats],
        offers=[offer(board, standing) for standing in board.offers],
        waiting=[] if over else waiting(board),
        ready=sorted(ready),
        deadline=deadline,
        rival=int(rules.rival_score(board)) if rules.edition.rival else None,
        result=result(board) if over else None,
        closes=closes,
        held=list(held),
        outsiders=outsiders(terms, board),
    )


def waiting(board: Board) -> list[int]:
    """The seats that the game waits for."""
    return [seat for seat in range(int(board.rules.players)) if board.now.waits_for(board, seat)]


def result(board: Board) -> views.Result:
    rules = board.rules
    scores = [int(rules.score(board, seat)) for seat in range(int(rules.players))]
    return views.Result(scores, *rules.outcome(board))


def _seat(terms: GameTerms, board: Board, seat: int) -> views.SeatState:
    rules = terms.rules
    fields = []
    for n in board.fields(seat):
        place = field(seat, n)
        pays = int(rules.pays(board, seat, n))
        more, then = rules.next_step(board, seat, n) or (None, None)
        fields.append(views.Field(terms.place_names[place], n, pays, more, then))
    return views.SeatState(int(rules.score(board, seat)), int(board.count[hand(seat)]), fields)


def outsiders(terms: GameTerms, board: Board) -> list[views.Outsider]:
    """Those who have fields but no seat."""
    return [_outsider(terms, board, n) for n in range(terms.outsiders)]


def _outsider(terms: GameTerms, board: Board, n: int) -> views.Outsider:
    rules = terms.rules
    place = int(rules.outside) + n
    bean, cards = board.bean_on(place), int(board.count[place])
    sells_at = int(rules.outsider_sells_at(n))
    pays = int(rules.meter(bean, cards)) if cards else 0
    enough = (more for more in range(int(rules.meter_width) - cards) if rules.meter(bean, cards + more) >= sells_at)
    seat = int(board.active)
    grown = {int(board.bean_on(field(seat, one))) for one in board.fields(seat)}
    takes = int(bean) if board.now.levies() and cards and bean in grown else None
    return views.Outsider(terms.place_names[place], pays, sells_at, next(enough, None) if cards else None, takes)


# -------------------------------------------------------------------------- choices


def choices(
    board: Board, seat: int, *, offering: views.Offering | msgspec.Raw | None, undo: bool
) -> views.Legal:  # fmt: skip
    """What a seat may do now."""
    may = list(legal(board, seat))
    top = card(board, int(board.first[DRAW])) if Bury() in may else None  # HB4: it was shown when the phase began
    actions = [to_wire(action) for action in may]
    price = int(board.rules.field_price(board, seat)) if any(isinstance(action, BuyField) for action in may) else None
    return views.Legal(actions, payments(board, seat, may), offering, undo, top, price)  # type: ignore[arg-type]  # an offering may come ready-made


def payments(board: Board, seat: int, may: Iterable[Action]) -> list[views.Payment]:
    """The cards with which this seat can accept offers, if it has a choice."""
    found = []
    for action in may:
        if isinstance(action, Accept):
            standing = board.offer(action.offer)
            assert standing is not None, "only open offers are listed"
            copies = [views.Copies(needed, cards) for needed, cards in copies_for(board, seat, standing)]
            if any(len(one.cards) > one.needed for one in copies):
                found.append(views.Payment(action.offer, copies))
    return found


def offering(board: Board, seat: int) -> views.Offering | None:
    """What an offer of this seat may contain now."""
    if not may_offer(board, seat):
        return None
    rules = board.rules
    kinds = [bean for bean in range(int(rules.beans)) if rules.copies[bean] > 0]
    partners = [
        to for to in (*range(int(rules.players)), int(ANYONE)) if not refuse_offer(board, seat, to, [], kinds[:1], [])
    ]
    goods = [*rules.goods(board, seat), *board.cards_in(rules.goods_as_coins(board, seat))]
    # A card that cannot be traded alone may be a gift, or be traded together with a turned-up one (BH3).
    give = [id for id in goods if rules.refuse_giving(board, seat, [id], gift=True) is None]
    return views.Offering(
        to=[None if to == ANYONE else to for to in partners],
        give=give,
        want=kinds,
        want_coins=kinds if rules.trades_coins(board) else [],
    )


def whole_view(
    terms: GameTerms, board: Board, seq: int, you: int | None, now: views.State | msgspec.Raw, may: views.Legal
) -> views.View:
    """The whole table, as this board shows it."""
    return views.View(seq, you, places(terms, board, terms.shown), now, may)  # type: ignore[arg-type]
