"""Actions as text, both ways: `plant 2`, `offer Bert stink+chili for red`, `buy field with coin:red*3`."""

from __future__ import annotations

from typing import assert_never

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
from bohnhof.kernel.cards import NO_CARD
from bohnhof.kernel.offer_text import Fault, read_bean, read_cards, read_wants, write_cards, write_wants
from bohnhof.kernel.places import FACEUP, aside, hand
from bohnhof.kernel.table import Board


def read_action(board: Board, names: tuple[str, ...], seat: int, words: tuple[str, ...], fault: Fault) -> Action:
    """The action that these words ask for; whether it is allowed is for the rules to say."""
    match words:
        case ("plant", n) if n.isdecimal():
            return Plant(int(board.first[hand(seat)]), _field(board, seat, int(n)))
        case ("plant", bean, n) if n.isdecimal():
            return Plant(_card_to_plant(board, seat, bean, fault), _field(board, seat, int(n)))
        case ("done",):
            return Done()
        case ("harvest", n) if n.isdecimal():
            return Harvest(_field(board, seat, int(n)))
        case ("buy", "field"):
            return BuyField()
        case ("buy", "field", "with", goods):
            return BuyField(read_cards(board, seat, goods, fault))
        case ("keep", bean):
            return Keep(read_cards(board, seat, bean, fault)[0])
        case ("offer", to, give, "for", want):
            if to != "anyone" and to not in names:
                raise fault(f"nobody called {to!r} sits at this table")
            partner = None if to == "anyone" else names.index(to)
            return Offer(partner, read_cards(board, seat, give, fault), *read_wants(board, want, fault))
        case ("counter", n, give, "for", want) if n.isdecimal():
            return Counter(int(n), read_cards(board, seat, give, fault), *read_wants(board, want, fault))
        case ("accept", n) if n.isdecimal():
            return Accept(int(n))
        case ("accept", n, "with", goods) if n.isdecimal():
            return Accept(int(n), read_cards(board, seat, goods, fault))
        case ("take", n, taker) if n.isdecimal() and taker in names:
            return Take(int(n), names.index(taker))
        case ("decline", n) if n.isdecimal():
            return Decline(int(n))
        case ("withdraw", n) if n.isdecimal():
            return Withdraw(int(n))
        case ("end",):
            return EndTrading()
        case _:
            raise fault(f"{' '.join(words)!r} is not an action")


def _field(board: Board, seat: int, n: int) -> int:
    """Fields are counted from 1 in the order they lie there; a number beyond them is left to the rules to refuse."""
    fields = board.fields(seat)
    return fields[n - 1] if 1 <= n <= len(fields) else n - 1


def _number(board: Board, seat: int, field: int) -> int:
    """The other way round."""
    fields = board.fields(seat)
    return fields.index(field) + 1 if field in fields else field + 1


def _card_to_plant(board: Board, seat: int, name: str, fault: Fault) -> int:
    bean = read_bean(board, name, fault)
    for place in (aside(seat), FACEUP, hand(seat)):
        for card in board.cards_in(place):
            if board.bean[card] == bean:
                return card
    return int(NO_CARD)


def write_action(board: Board, names: tuple[str, ...], seat: int, action: Action) -> str:
    """The action in words, before it is played, from which the same action is read again."""
    match action:
        case Plant(card, field):
            if card == board.first[hand(seat)]:
                return f"plant {_number(board, seat, field)}"
            return f"plant {board.rules.bean_names[board.bean[card]]} {_number(board, seat, field)}"
        case Done():
            return "done"
        case Harvest(field):
            return f"harvest {_number(board, seat, field)}"
        case BuyField(coins):
            return f"buy field with {write_cards(board, seat, coins)}" if coins else "buy field"
        case Keep(card):
            return f"keep {write_cards(board, seat, (card,))}"
        case Offer(to, give, want, want_coins):
            partner = "anyone" if to is None else names[to]
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
