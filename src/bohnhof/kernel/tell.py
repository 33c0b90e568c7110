"""Events in words, for logs, the referee and replays. Works on redacted events too: an unseen card is "a card"."""

from __future__ import annotations

from bohnhof.kernel import events
from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.events import Event, Moved, OfferSet
from bohnhof.kernel.offer import StandingOffer
from bohnhof.kernel.places import ANYONE, ASIDE, DISCARD, FIELD, SEAT_PLACES, SEATS
from bohnhof.kernel.table import Board


def tell_all(board: Board, names: tuple[str, ...], happened: list[Event]) -> list[str]:
    """The sentences about what one action brought about, right after it happened."""
    sentences = [tell(board, names, event) for event in happened]
    return [sentence for sentence in sentences if sentence is not None]


def tell(board: Board, names: tuple[str, ...], event: Event) -> str | None:
    """One sentence about an event, on the board right after it; None for what needs no words."""
    who = names[event.seat]
    moves = [change for change in event.changes if isinstance(change, Moved)]
    cards = _beans(board, [bean for move in moves for bean in move.beans])
    match event.name:
        case events.TURN_BEGAN:
            return f"{who} begins turn {board.turn}"
        case events.PLANTED:
            return f"{who} plants {cards} on field {_field(board, event.seat, moves[0].target)}"
        case events.HARVESTED:
            return f"{who} harvests {cards} for {_coins(moves)}"
        case events.FIELD_BOUGHT:
            return f"{who} buys a field for {_count(len(moves[0].cards), 'coin')}"
        case events.TURNED_UP:
            return f"{who} turns up {cards}"
        case events.KEPT:
            return f"{who} keeps {cards}"
        case events.OFFERED:
            return f"{who} offers {_offer(board, names, _offer_in(event))}"
        case events.PLEDGED:
            return f"{who} would take offer {_offer_in(event).id}"
        case events.OFFER_DECLINED:
            return f"{who} declines offer {_offer_in(event).id}"
        case events.OFFER_WITHDRAWN:
            return f"{who} withdraws offer {_offer_in(event).id}"
        case events.OFFER_LAPSED:
            return f"offer {_offer_in(event).id} can no longer be kept"
        case events.TRADE_MADE:
            return f"offer {_offer_in(event).id} is a deal: {_deal(board, names, moves)}"
        case events.TRADING_ENDED:
            return f"{who} ends the trading"
        case events.DREW:
            return f"{who} draws {cards}"
        case events.RESHUFFLED:
            return "the discard pile is shuffled and becomes the draw pile"
        case events.EXHAUSTED_FOR_GOOD:
            return "there is nothing left to draw"
        case events.ENCORE_BEGAN:
            return f"{who} may plant once more"
        case events.GAME_ENDED:
            winners = board.rules.winners(board)
            verb = "wins" if len(winners) == 1 else "share the win"
            return f"the game is over: {' and '.join(names[seat] for seat in winners)} {verb}"
        case _:
            return None


def _offer_in(event: Event) -> StandingOffer:
    return next(change.offer for change in event.changes if isinstance(change, OfferSet))


def _offer(board: Board, names: tuple[str, ...], offer: StandingOffer) -> str:
    to = "anyone" if offer.to == ANYONE else names[offer.to]
    give = _beans(board, [int(board.bean[card]) for card in offer.give]) or "nothing"
    want = _beans(board, offer.want)
    if offer.want_coins:
        want = " and ".join(filter(None, [want, _count(len(offer.want_coins), "coin")]))
    answer = f", in answer to offer {offer.answers}" if offer.answers else ""
    return f"{to} {give} for {want or 'nothing'} (offer {offer.id}{answer})"


def _deal(board: Board, names: tuple[str, ...], moves: list[Moved]) -> str:
    parts = []
    for move in moves:
        receiver, what = (move.target - SEATS) // SEAT_PLACES, (move.target - SEATS) % SEAT_PLACES
        goods = _beans(board, move.beans) if what == ASIDE else _count(len(move.cards), "coin")
        parts.append(f"{names[receiver]} gets {goods}")
    return ", ".join(parts)


def _beans(board: Board, beans: list[int]) -> str:
    """`2 red and 1 soy`, in order of appearance."""
    counted = {bean: beans.count(bean) for bean in beans}
    parts = []
    for bean, n in counted.items():
        parts.append(_count(n, "card") if bean == UNKNOWN else f"{n} {board.rules.bean_names[bean]}")
    return " and ".join(parts)


def _coins(moves: list[Moved]) -> str:
    return _count(sum(len(move.cards) for move in moves if move.target != DISCARD), "coin")


def _count(n: int, thing: str) -> str:
    if n == 0:
        return f"no {thing}s"
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def _field(board: Board, seat: int, place: int) -> int:
    return board.fields(seat).index(place - SEATS - seat * SEAT_PLACES - FIELD) + 1
