"""Events in words, for logs, the referee and replays. Works on redacted events too: an unseen card is "1 card"."""

from __future__ import annotations

from bohnhof.kernel import events
from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.events import Event, Moved, NumberSet, OfferClosed, OfferSet, Shown
from bohnhof.kernel.offer import StandingOffer
from bohnhof.kernel.places import ANYONE, COINS, DISCARD, FIELD, SEAT_PLACES, SEATS, hand
from bohnhof.kernel.table import TURN, Board


def tell_all(board: Board, names: tuple[str, ...], happened: list[Event]) -> list[str]:
    """The sentences about what one action brought about, right after it happened."""
    sentences = [tell(board, names, event) for event in happened]
    return [sentence for sentence in sentences if sentence is not None]


def tell(board: Board, names: tuple[str, ...], event: Event) -> str | None:
    """One sentence about an event, on the board right after it; None for what needs no words."""
    if not event.changes:
        return None  # it was about to happen, but did not
    who = names[event.seat]
    moves = [change for change in event.changes if isinstance(change, Moved)]
    cards = _and(_kinds(board, [bean for move in moves for bean in move.beans]))
    match event.name:
        case events.DEALT:
            return "the cards are dealt"
        case events.TURN_BEGAN:
            return f"{who} begins turn {_number_in(event, int(TURN))}"
        case events.PLANTED:
            return f"{who} plants {cards} on {_field(board, int(event.seat), int(moves[0].target))}"
        case events.HARVESTED:
            return f"{who} harvests {cards} for {_coins(moves)}"
        case events.FIELD_BOUGHT:
            return f"{who} buys a field for {_count(len(moves[0].cards), 'coin')}"
        case events.BUILDING_BOUGHT:
            return f"{who} buys {_bought(board, event)} for {_goods(board, [], moves[0].beans)}"
        case events.KIND_RETIRED:
            return _retirement(board, names, event)
        case events.TOLL_PAID:
            return f"{who} gets a toll of {_goods(board, [], moves[0].beans)}"
        case events.STORED:
            return f"{who} stores {cards}"
        case events.PEEKED:
            return f"{who} looks at the top card of the draw pile{_peeked(board, event)}"
        case events.BURIED:
            return f"{who} puts {cards} under the draw pile"
        case events.SHIFTED:
            return f"{who} moves a card in the hand"
        case events.REORDERED:
            return f"{who} puts the cards just drawn into {'another order' if moves else 'the hand as they came'}"
        case events.SHOPPING_WENT_ON:
            return f"{who} may buy buildings"
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
            return _lapse(event)
        case events.TRADE_MADE:
            return f"offer {_offer_in(event).id} is a deal: {_deal(board, names, moves)}"
        case events.TRADING_ENDED:
            return f"{who} ends the trading" + (f" and will plant {cards}" if cards else "")
        case events.DREW:
            return f"{who} draws {cards}"
        case events.DISCARDED:
            return f"{who} discards {cards}"
        case events.MATCHED:
            return f"{cards} from the discard pile {'is' if len(moves[0].cards) == 1 else 'are'} laid to the open cards"
        case events.GIVEN:
            return f"{_outsider(board, moves)} gets {cards}"
        case events.TRIBUTE_PAID:
            return f"{who} pays {_outsider(board, moves)} {cards} as protection money"
        case events.OUTSIDER_SOLD:
            return f"{_outsider(board, moves, seller=True)} sells {cards} for {_coins(moves)}"
        case events.HAND_SHOWN:
            return f"{who} shows the hand"
        case events.RESHUFFLED:
            return "the discard pile is shuffled and becomes the draw pile"
        case events.EXHAUSTED_FOR_GOOD:
            return "there is nothing left to draw"
        case events.STILL_ROUND:
            return "no card has moved for a whole round"
        case events.ENCORE_BEGAN:
            has_cards = board.count[hand(event.seat)] > 0
            return f"{who} may plant once more" if has_cards else f"{who} has no card left to plant"
        case events.GAME_ENDED:
            winners = winner_names(board, names)
            return f"the game is over: {_and(winners)} {'wins' if len(winners) == 1 else 'share the win'}"
        case _:
            return None  # a phase began or ended: what happens then says so


def winner_names(board: Board, names: tuple[str, ...]) -> list[str]:
    """Who has won a game that is over: seats, or the rival of all of them."""
    return [names[seat] for seat in board.rules.winners(board)] or [board.rules.edition.rival]


def _bought(board: Board, event: Event) -> str:
    """Kind and price of the building whose bit is new."""
    rules = board.rules
    change = next(c for c in event.changes if isinstance(c, NumberSet) and c.number == rules.holdings_at + event.seat)
    paid = next(move for move in event.changes if isinstance(move, Moved))
    for n in reversed(range(len(rules.holdings))):
        card = rules.holdings[n]
        same_price = card.price == len(paid.cards) and card.bean == rules.bean_names[paid.beans[0]]
        if (change.value >> n) & 1 and same_price:
            return rules.holding_names[n].replace("-", " ")
    raise AssertionError("a building was bought")  # pragma: no cover


def _retirement(board: Board, names: tuple[str, ...], event: Event) -> str:
    """Which kinds are not sold any more."""
    rules = board.rules
    retired = rules.own_number["retired"]
    named = [int(c.value) for c in event.changes if isinstance(c, NumberSet) and c.number == retired]
    if not named:
        return f"{names[event.seat]} names no kind of building"
    kinds = [kind for n, kind in enumerate(rules.kind_names) if named[0] >> n & 1]
    return f"{names[event.seat]} decides: no {_and(kinds)} is sold any more"


def _peeked(board: Board, event: Event) -> str:
    shown = next(change for change in event.changes if isinstance(change, Shown))
    return "" if shown.beans[0] == UNKNOWN else f": {board.rules.bean_names[shown.beans[0]]}"


def _offer_in(event: Event) -> StandingOffer:
    return next(change.offer for change in event.changes if isinstance(change, OfferSet | OfferClosed))


def _number_in(event: Event, number: int) -> int:
    return next(int(c.value) for c in event.changes if isinstance(c, NumberSet) and c.number == number)


def _offer(board: Board, names: tuple[str, ...], offer: StandingOffer) -> str:
    to = "anyone" if offer.to == ANYONE else names[offer.to]
    own_coins = SEATS + offer.maker * SEAT_PLACES + COINS
    give = [card for card in offer.give if board.place[card] != own_coins]
    give_coins = [card for card in offer.give if board.place[card] == own_coins]
    gives = _goods(board, _beans_of(board, give), _beans_of(board, give_coins))
    wants = _goods(board, offer.want, offer.want_coins)
    answer = f", in answer to offer {offer.answers}" if offer.answers else ""
    return f"{to} {gives} for {wants} (offer {offer.id}{answer})"


def _lapse(event: Event) -> str:
    closed = any(isinstance(change, OfferClosed) for change in event.changes)
    return f"{'' if closed else 'a yes to '}offer {_offer_in(event).id} can no longer be kept"


def _deal(board: Board, names: tuple[str, ...], moves: list[Moved]) -> str:
    """Who gets what, each of the two named once."""
    receivers = dict.fromkeys(_receiver(board, move) for move in moves)
    parts = []
    for seat in receivers:
        pile = SEATS + seat * SEAT_PLACES + COINS
        got = [move for move in moves if _receiver(board, move) == seat]
        beans = [bean for move in got if move.target != pile for bean in move.beans]
        coins = [bean for move in got if move.target == pile for bean in move.beans]
        parts.append(f"{names[seat]} gets {_goods(board, beans, coins)}")
    return ", ".join(parts)


def _receiver(board: Board, move: Moved) -> int:
    """The seat that got the cards; what came from a store lies behind the places that every game has."""
    due = board.rules.due_at
    return int(move.target - due if due > 0 and move.target >= due else (move.target - SEATS) // SEAT_PLACES)


def _goods(board: Board, beans: list[int], coins: list[int]) -> str:
    """`2 red, 1 soy and 1 blue coin`"""
    names = board.rules.bean_names
    piles = [_count(coins.count(coin), f"{names[coin]} coin") for coin in dict.fromkeys(coins)]
    return _and([*_kinds(board, beans), *piles]) or "nothing"


def _beans_of(board: Board, cards: list[int]) -> list[int]:
    return [int(board.bean[card]) for card in cards]


def _kinds(board: Board, beans: list[int]) -> list[str]:
    """How many there are of each kind, in order of appearance; what is not seen is only counted."""
    names = board.rules.bean_names
    counts = {bean: beans.count(bean) for bean in beans}
    return [_count(n, "card") if bean == UNKNOWN else f"{n} {names[bean]}" for bean, n in counts.items()]


def _and(parts: list[str]) -> str:
    """`red, soy and blue`"""
    return " and ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


def _coins(moves: list[Moved]) -> str:
    return _count(sum(len(move.cards) for move in moves if move.target != DISCARD), "coin")


def _count(n: int, thing: str) -> str:
    if n == 0:
        return f"no {thing}s"
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def _field(board: Board, seat: int, place: int) -> str:
    if place >= board.rules.outside:
        return f"the field of {board.rules.outsiders[place - board.rules.outside]}"
    return f"field {board.fields(seat).index(place - SEATS - seat * SEAT_PLACES - FIELD) + 1}"


def _outsider(board: Board, moves: list[Moved], *, seller: bool = False) -> str:
    """The name of somebody without a seat who gets cards, or sells them."""
    place = moves[0].source if seller else moves[0].target
    return board.rules.outsiders[place - board.rules.outside]
