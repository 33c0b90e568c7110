"""What a seat gets of its own knowledge, however late it connects."""

from __future__ import annotations

from bohnhof.kernel.actions import Accept
from bohnhof.kernel.play import play
from bohnhof.kernel.table import Table
from bohnhof.kernel.view import view
from bohnhof.server.wire import views
from bohnhof.server.wire.game_terms import GameTerms
from bohnhof.server.wire.view_writer import choices, offering, state
from tests.judge import holds

AT_THE_BANK = """
    edition high-bohn
    seats   Anna Bert Cleo
    turn    Anna trade
    draw    red*3 soy blue chili
    Bert    hand green stink | buildings bank-2
    > Anna end
    = turn Bert bank
"""


def test_who_may_bury_the_top_card_is_sent_it_with_every_view_and_nobody_else_is() -> None:
    assert _top(AT_THE_BANK, seat=1) == "soy"
    assert _top(AT_THE_BANK, seat=0) is None
    assert _top(AT_THE_BANK, seat=2) is None


def test_the_buried_card_is_not_sent_any_more() -> None:
    assert _top(AT_THE_BANK + "    > Bert bury\n", seat=1) is None


def _top(text: str, seat: int) -> str | None:
    table = holds(text).table
    card: views.Card | None = choices(view(table, seat), seat, offering=None, undo=False).top
    return None if card is None or card.bean is None else table.rules.bean_names[card.bean]


def test_an_offer_may_be_made_of_everything_that_a_seat_may_give() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  stink
        Anna    hand red | store soy blue | coins garden | field green | aside chili | buildings store-3
        Bert    hand black-eyed | store soy | buildings store-2
    """)
    assert _goods(position.table, seat=0) == ["stink", "red", "soy", "blue"]  # HB7.1: stored cards, too
    assert _goods(position.table, seat=1) == ["black-eyed", "soy"]
    assert _goods(position.table, seat=2) == []


def _goods(table: Table, seat: int) -> list[str]:
    said = offering(view(table, seat), seat)
    assert said is not None
    return [table.rules.bean_names[table.bean[card]] for card in said.give]


WITH_COINS = """
    edition bohnanza +coin-trading
    seats   Anna Bert Cleo
    turn    Anna trade
    Anna    hand soy*3
    Bert    hand red blue red green | coins red blue
    Cleo    hand red | coins blue
    offer   1 Anna anyone soy for red+coin:blue
    offer   2 Anna Bert soy for blue
"""
STORED = """
    edition high-bohn
    seats   Anna Bert Cleo
    turn    Anna trade
    Anna    hand soy
    Bert    hand red blue blue | store red | buildings store-2
    offer   1 Anna Bert soy for red*2+blue
"""


def test_who_has_a_choice_is_sent_every_card_that_an_offer_can_be_accepted_with_coins_too() -> None:
    assert _payments(WITH_COINS, seat=1) == {1: [(1, ["red@hand 1", "red@hand 1"]), (1, ["blue@coins 1"])]}


def test_who_has_no_choice_or_no_offer_is_sent_nothing_to_choose_from() -> None:
    assert _payments(WITH_COINS, seat=2) == {}
    assert _payments(WITH_COINS, seat=0) == {}


def test_stored_cards_are_among_those_that_an_offer_can_be_accepted_with() -> None:
    assert _payments(STORED, seat=1) == {1: [(2, ["red@hand 1", "red@store 1"]), (1, ["blue@hand 1", "blue@hand 1"])]}


def test_any_cards_that_are_listed_for_an_offer_are_accepted() -> None:
    for text in (WITH_COINS, STORED):
        table = holds(text).table
        (payment,) = choices(view(table, 1), 1, offering=None, undo=False).payments
        cards = tuple(card for one in payment.copies for card in one.cards[-one.needed :])
        play(table, 1, Accept(payment.offer, cards))


def _payments(text: str, seat: int) -> dict[int, list[tuple[int, list[str]]]]:
    table = holds(text).table
    rules = table.rules
    listed = choices(view(table, seat), seat, offering=None, undo=False).payments
    return {
        payment.offer: [
            (one.needed, [f"{rules.bean_names[table.bean[c]]}@{rules.place_name(table.place[c])}" for c in one.cards])
            for one in payment.copies
        ]
        for payment in listed
    }


ALONE = """
    edition al-cabohne-solo
    seats   Anna
    turn    Anna open
    draw    blue
    mafia   coins green
    Al      field kidney
    Don     field chili*3
    Joe     field runner
    Anna    hand stink | field blue*4
"""


def test_everybody_is_told_what_counts_for_the_mafia_all_the_time() -> None:
    assert _rival(ALONE) == 2  # AS4: its coins count twice
    assert _rival(ALONE + "    > Anna done\n    = over\n") == 4  # AC9.1: the bosses have sold, too


def test_where_nobody_without_a_seat_can_win_no_score_of_his_is_told() -> None:
    assert _rival(AT_THE_BANK) is None


def _rival(text: str) -> int | None:
    table = holds(text).table
    return state(GameTerms(table.rules), table).rival
