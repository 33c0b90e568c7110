"""Actions as text, both ways: `plant 2`, `offer Bert stink+chili for red`, `buy field with coin:red*3`."""

from __future__ import annotations

from typing import Final, assert_never

from bohnhof.kernel.actions import (
    Accept,
    Action,
    Bury,
    BuyBuilding,
    BuyField,
    Counter,
    Decline,
    Discard,
    Done,
    EndTrading,
    GiveAway,
    Harvest,
    Keep,
    Move,
    Offer,
    Plant,
    PlantFor,
    Reorder,
    Retire,
    Stew,
    Store,
    Take,
    Withdraw,
)
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.foresight import reordered
from bohnhof.kernel.places import FACEUP, aside, hand
from bohnhof.kernel.places import field as field_of
from bohnhof.kernel.table import Board
from bohnhof.kernel.text.offer_text import (
    EVERYONE,
    NOTHING,
    UP,
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
from bohnhof.kernel.text.words import Fault, is_number, seat_number

DUE: Final = "due"  # `red@due2`: the second card that came from a store

# how each action is written, for those who wrote it differently
FORMS: Final = {
    "plant": "plant FIELD, or: plant BEAN FIELD, or either with stew; plant BEAN NAME",
    "done": "done",
    "harvest": "harvest FIELD",
    "buy": "buy field, or: buy field with coin:BEAN*3, or: buy KIND PRICE",
    "keep": "keep BEAN",
    "offer": "offer SEAT BEANS for BEANS (or anyone, or nothing)",
    "counter": "counter OFFER BEANS for BEANS (or nothing)",
    "accept": "accept OFFER, or: accept OFFER with BEANS",
    "take": "take OFFER SEAT",
    "decline": "decline OFFER",
    "withdraw": "withdraw OFFER",
    "end": "end",
    "leave": "leave",
    "pass": "pass",
    "store": "store, or: store BEAN",
    "bury": "bury",
    "reorder": "reorder BEAN BEAN BEAN (the cards just drawn)",
    "move": "move FROM TO (positions of hand cards)",
    "retire": "retire KIND (of building)",
    "discard": "discard BEAN",
    "give": "give BEAN NAME",
}


def read_action(board: Board, names: tuple[str, ...], seat: int, words: tuple[str, ...], fault: Fault) -> Action:
    """The action that these words ask for; whether it is allowed is for the rules to say."""
    match words:
        case ("plant", n) if is_number(n):
            return Plant(int(board.first[hand(seat)]), _field(board, seat, int(n)))
        case ("plant", bean, n) if is_number(n):
            return Plant(_card_to_plant(board, seat, bean, fault), _field(board, seat, int(n)))
        case ("plant", n, "stew") if is_number(n):
            return Stew(int(board.first[hand(seat)]), _field(board, seat, int(n)))
        case ("plant", bean, n, "stew") if is_number(n):
            return Stew(_card_to_plant(board, seat, bean, fault), _field(board, seat, int(n)))
        case ("store",):
            return Store(int(board.first[hand(seat)]))
        case ("store", bean):
            return Store(_card_to_plant(board, seat, bean, fault))
        case ("done",) | ("leave",) | ("pass",):
            return Done()
        case ("harvest", n) if is_number(n):
            return Harvest(_field(board, seat, int(n)))
        case ("buy", "field"):
            return BuyField()
        case ("buy", kind, price) if is_number(price):
            return BuyBuilding(_building(board, f"{kind}-{price}", fault))
        case ("bury",):
            return Bury()
        case ("reorder", _, *_):
            return Reorder(_order(board, seat, words[1:], fault))
        case ("move", start, to) if is_number(start) and is_number(to):
            return Move(_nth_hand_card(board, seat, int(start)), int(to) - 1)
        case ("retire", kind):
            return Retire(_kind(board, kind, fault))
        case ("buy", "field", "with", goods) if goods != NOTHING:
            return BuyField(read_cards(board, seat, goods, fault))
        case ("keep", bean) if _is_one_card(bean):
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
        case ("plant", bean, who) if who in board.rules.outsiders:
            return PlantFor(_card_to_plant(board, seat, bean, fault), board.rules.outsiders.index(who))
        case ("give", bean, who) if who in board.rules.outsiders:
            return GiveAway(_card_to_give_away(board, seat, bean, fault), board.rules.outsiders.index(who))
        case ("discard", bean) if _is_one_card(bean):
            return Discard(read_cards(board, seat, bean, fault)[0])
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


def _building(board: Board, name: str, fault: Fault) -> int:
    names = board.rules.building_names
    if name not in names:
        raise fault(f"there is no building {name!r} in this game")
    return names.index(name)


def _kind(board: Board, name: str, fault: Fault) -> int:
    names = board.rules.kind_names
    if name not in names:
        raise fault(f"there is no kind of building called {name!r} in this game")
    return names.index(name)


def _nth_hand_card(board: Board, seat: int, n: int) -> int:
    """A hand card by its position; NO_CARD, which every rule refuses, beyond them."""
    cards = board.cards_in(hand(seat))
    return cards[n - 1] if 1 <= n <= len(cards) else int(NO_CARD)


def _order(board: Board, seat: int, names: tuple[str, ...], fault: Fault) -> tuple[int, ...]:
    """`reorder red soy red`: of equal beans the one drawn first is meant, unless its number is said as in `red@2`.

    A card that was not drawn is none of them, and refused by the rules.
    """
    drawn = _drawn(board, seat)
    order: list[int] = []
    for token in names:
        name, _, nth = token.partition("@")
        bean = read_bean(board, name, fault)
        wanted = [n for n, other in enumerate(drawn) if other == bean and n not in order and nth in ("", str(n + 1))]
        order.append(wanted[0] if wanted else -1)
    return tuple(order)


def _drawn(board: Board, seat: int) -> list[int]:
    """The beans just drawn that may be put into another order."""
    cards = int(reordered(board)) if board.rules.drawn_at > 0 else 0
    return board.beans_in(hand(seat))[-cards:] if cards else []


def _write_order(board: Board, seat: int, order: tuple[int, ...]) -> str:
    """The other way round: with numbers only if the names alone would be read differently."""
    drawn = [board.rules.bean_names[bean] for bean in _drawn(board, seat)]
    if any(not 0 <= n < len(drawn) for n in order):
        raise BadInput("only cards just drawn can be named in another order")
    names = tuple(drawn[n] for n in order)
    if _order(board, seat, names, BadInput) != order:
        names = tuple(f"{drawn[n]}@{n + 1}" for n in order)
    return " ".join(["reorder", *names])


def _is_one_card(word: str) -> bool:
    return word != NOTHING and not {"+", "*"} & set(word)


def _places_to_give_away_from(board: Board, seat: int) -> list[int]:
    """Only hand cards are given away; what lies elsewhere is named for the rules to refuse."""
    return [hand(seat), FACEUP, *(field_of(seat, n) for n in board.fields(seat))]


def _card_to_give_away(board: Board, seat: int, token: str, fault: Fault) -> int:
    """A bean is the foremost copy in the hand; `red@2` is the second hand card."""
    name, at, where = token.partition("@")
    bean = read_bean(board, name, fault)
    if at:
        return nth_card(board, int(hand(seat)), bean, where, token, fault)
    return find_card(board, _places_to_give_away_from(board, seat), bean, [])


def _write_given_away(board: Board, seat: int, card: int) -> str:
    """The other way round."""
    place, bean = place_of(board, card), int(board.bean[card])
    name = board.rules.bean_names[bean]
    if find_card(board, _places_to_give_away_from(board, seat), bean, []) == card:
        return name
    if place == hand(seat):
        return f"{name}@{listed(board, place).index(card) + 1}"
    raise BadInput("only hand cards can be named to be given away")


def _places_to_plant_from(board: Board, seat: int) -> list[int]:
    due = [board.rules.due_at + seat] if board.rules.due_at > 0 else []
    return [aside(seat), *due, FACEUP, hand(seat)]


def _card_to_plant(board: Board, seat: int, token: str, fault: Fault) -> int:
    """A bean is the first copy aside or open; `red@2` is the second card that lies aside, `red@up2` the second open."""
    name, at, where = token.partition("@")
    bean = read_bean(board, name, fault)
    if board.rules.due_at > 0 and where.startswith(DUE):
        return nth_card(board, int(board.rules.due_at + seat), bean, where.removeprefix(DUE), token, fault)
    if where.startswith(UP):
        return nth_card(board, int(FACEUP), bean, where.removeprefix(UP), token, fault)
    if at:
        return nth_card(board, int(aside(seat)), bean, where, token, fault)
    return find_card(board, _places_to_plant_from(board, seat), bean, [])


def _outsider(board: Board, n: int) -> str:
    if not 0 <= n < len(board.rules.outsiders):
        raise BadInput("somebody who is not in this game cannot be named")
    return board.rules.outsiders[n]


def _write_planted(board: Board, seat: int, card: int) -> str:
    """The other way round."""
    place, bean = place_of(board, card), int(board.bean[card])
    name = board.rules.bean_names[bean]
    if find_card(board, _places_to_plant_from(board, seat), bean, []) == card:
        return name
    if place == aside(seat):
        return f"{name}@{listed(board, place).index(card) + 1}"
    if board.rules.due_at > 0 and place == board.rules.due_at + seat:
        return f"{name}@{DUE}{listed(board, place).index(card) + 1}"
    if place == FACEUP:
        return f"{name}@{UP}{listed(board, place).index(card) + 1}"
    raise BadInput("only cards that lie aside or open can be named to be planted")


def write_action(board: Board, names: tuple[str, ...], seat: int, action: Action) -> str:
    """The action in words, before it is played, from which the same action is read again."""
    match action:
        case Plant(card, field):
            if card == board.first[hand(seat)]:
                return f"plant {_number(board, seat, field)}"
            return f"plant {_write_planted(board, seat, card)} {_number(board, seat, field)}"
        case Stew(card, field):
            return f"{write_action(board, names, seat, Plant(card, field))} stew"
        case Store(card):
            return "store" if card == board.first[hand(seat)] else f"store {_write_planted(board, seat, card)}"
        case BuyBuilding(building):
            return f"buy {board.rules.building_names[building].replace('-', ' ')}"
        case Bury():
            return "bury"
        case Reorder(order):
            return _write_order(board, seat, order)
        case Move(card, position):
            return f"move {board.cards_in(hand(seat)).index(card) + 1} {position + 1}"
        case Retire(kind):
            return f"retire {board.rules.kind_names[kind]}"
        case Done():
            return board.now.done_word
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
        case Discard(card):
            return f"discard {write_cards(board, seat, (card,))}"
        case GiveAway(card, outsider):
            return f"give {_write_given_away(board, seat, card)} {_outsider(board, outsider)}"
        case PlantFor(card, outsider):
            return f"plant {_write_planted(board, seat, card)} {_outsider(board, outsider)}"
        case _:
            assert_never(action)
