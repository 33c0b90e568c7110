"""Actions as text, both ways: `plant 2`, `offer Bert stink+chili for red`, `buy field with coin:red*3`."""

from __future__ import annotations

from typing import Final, assert_never

from bohnhof.kernel.actions import (
    Accept,
    Action,
    BuyField,
    Counter,
    Decline,
    Done,
    EndTrading,
    Harvest,
    Keep,
    Offer,
    Plant,
    Take,
    Withdraw,
)
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.offer_text import (
    EVERYONE,
    NOTHING,
    find_card,
    listed,
    nth_card,
    place_of,
    read_bean,
    read_cards,
    read_partner,
    read_wants,
    write_cards,
    write_wants,
)
from bohnhof.kernel.places import FACEUP, aside, hand
from bohnhof.kernel.table import Board
from bohnhof.kernel.words import Fault, is_number, seat_number

# how each action is written, for those who wrote it differently
FORMS: Final = {
    "plant": "plant FIELD, or: plant BEAN FIELD",
    "done": "done",
    "harvest": "harvest FIELD",
    "buy": "buy field, or: buy field with coin:BEAN*3",
    "keep": "keep BEAN",
    "offer": "offer SEAT BEANS for BEANS (or anyone, or nothing)",
    "counter": "counter OFFER BEANS for BEANS (or nothing)",
    "accept": "accept OFFER, or: accept OFFER with BEANS",
    "take": "take OFFER SEAT",
    "decline": "decline OFFER",
    "withdraw": "withdraw OFFER",
    "end": "end",
}


def read_action(board: Board, names: tuple[str, ...], seat: int, words: tuple[str, ...], fault: Fault) -> Action:
    """The action that these words ask for; whether it is allowed is for the rules to say."""
    match words:
        case ("plant", n) if is_number(n):
            return Plant(int(board.first[hand(seat)]), _field(board, seat, int(n)))
        case ("plant", bean, n) if is_number(n):
            return Plant(_card_to_plant(board, seat, bean, fault), _field(board, seat, int(n)))
        case ("done",):
            return Done()
        case ("harvest", n) if is_number(n):
            return Harvest(_field(board, seat, int(n)))
        case ("buy", "field"):
            return BuyField()
        case ("buy", "field", "with", goods) if goods != NOTHING:
            return BuyField(read_cards(board, seat, goods, fault))
        case ("keep", bean) if bean != NOTHING and not {"+", "*"} & set(bean):
            return Keep(read_cards(board, seat, bean, fault)[0])
        case ("offer", to, give, "for", want):
            partner = read_partner(names, to, fault)
            return Offer(partner, read_cards(board, seat, give, fault), *read_wants(board, want, fault))
        case ("counter", n, give, "for", want) if is_number(n):
            return Counter(int(n), read_cards(board, seat, give, fault), *read_wants(board, want, fault))
        case ("accept", n) if is_number(n):
            return Accept(int(n))
        case ("accept", n, "with", goods) if is_number(n):
            return Accept(int(n), read_cards(board, seat, goods, fault))
        case ("take", n, taker) if is_number(n):
            return Take(int(n), seat_number(names, taker, fault))
        case ("decline", n) if is_number(n):
            return Decline(int(n))
        case ("withdraw", n) if is_number(n):
            return Withdraw(int(n))
        case ("end",):
            return EndTrading()
        case (verb, *_) if verb in FORMS:
            raise fault(f"{' '.join(words)!r} cannot be read: it is written as: {FORMS[verb]}")
        case ():
            raise fault(f"what is to be done? (there are: {', '.join(FORMS)})")
        case _:
            raise fault(f"{' '.join(words)!r} is not an action (there are: {', '.join(FORMS)})")


def _field(board: Board, seat: int, n: int) -> int:
    """Fields are counted from 1 in the order they lie there; a number beyond them is left to the rules to refuse."""
    fields = board.fields(seat)
    return fields[n - 1] if 1 <= n <= len(fields) else n - 1


def _number(board: Board, seat: int, field: int) -> int:
    """The other way round."""
    fields = board.fields(seat)
    return fields.index(field) + 1 if field in fields else field + 1


def _places_to_plant_from(seat: int) -> list[int]:
    return [aside(seat), FACEUP, hand(seat)]


def _card_to_plant(board: Board, seat: int, token: str, fault: Fault) -> int:
    """A bean is the first copy that lies aside; `red@2` is the second card that lies there."""
    name, at, where = token.partition("@")
    bean = read_bean(board, name, fault)
    if at:
        return nth_card(board, int(aside(seat)), bean, where, token, fault)
    return find_card(board, _places_to_plant_from(seat), bean, [])


def _write_planted(board: Board, seat: int, card: int) -> str:
    """The other way round."""
    place, bean = place_of(board, card), int(board.bean[card])
    name = board.rules.bean_names[bean]
    if find_card(board, _places_to_plant_from(seat), bean, []) == card:
        return name
    if place == aside(seat):
        return f"{name}@{listed(board, place).index(card) + 1}"
    raise BadInput("only cards that lie aside can be named to be planted")


def write_action(board: Board, names: tuple[str, ...], seat: int, action: Action) -> str:
    """The action in words, before it is played, from which the same action is read again."""
    match action:
        case Plant(card, field):
            if card == board.first[hand(seat)]:
                return f"plant {_number(board, seat, field)}"
            return f"plant {_write_planted(board, seat, card)} {_number(board, seat, field)}"
        case Done():
            return "done"
        case Harvest(field):
            return f"harvest {_number(board, seat, field)}"
        case BuyField(coins):
            return f"buy field with {write_cards(board, seat, coins)}" if coins else "buy field"
        case Keep(card):
            return f"keep {write_cards(board, seat, (card,))}"
        case Offer(to, give, want, want_coins):
            partner = EVERYONE if to is None else names[to]
            return f"offer {partner} {write_cards(board, seat, give)} for {write_wants(board, want, want_coins)}"
        case Counter(offer, give, want, want_coins):
            return f"counter {offer} {write_cards(board, seat, give)} for {write_wants(board, want, want_coins)}"
        case Accept(offer, None):
            return f"accept {offer}"
        case Accept(offer, cards):
            return f"accept {offer} with {write_cards(board, seat, cards or ())}"
        case Take(offer, taker):
            return f"take {offer} {names[taker]}"
        case Decline(offer):
            return f"decline {offer}"
        case Withdraw(offer):
            return f"withdraw {offer}"
        case EndTrading():
            return "end"
        case _:
            assert_never(action)
