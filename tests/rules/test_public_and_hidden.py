"""Who may see what: R15."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import EndTrading
from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.events import Event, Moved
from bohnhof.kernel.places import DISCARD, DRAW, SPECTATOR, hand
from bohnhof.kernel.play import play
from bohnhof.kernel.view import redact, view
from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import seen_by

POSITION = """
    edition bohnanza
    seats   Anna Bert Cleo
    turn    Anna trade
    draw    garden red blue
    discard soy chili
    faceup  stink red
    Anna    hand chili soy | field red | field blue*2 | coins green*2 red | aside soy
    Bert    hand green blue green | field soy*2 | field - | field chili | coins blue | bought
"""
ANYBODY = ["Anna", "Bert", "Cleo", None]


@rule("R15")
def test_everybody_sees_the_own_hand_and_nobody_elses() -> None:
    position = holds(POSITION)
    assert seen_by(position, "Anna")["Anna"].startswith("hand chili soy |")
    assert seen_by(position, "Bert")["Bert"].startswith("hand green blue green |")
    for other in ("Bert", "Cleo", None):
        assert seen_by(position, other)["Anna"].startswith("hand ?*2 |")
    for other in ("Anna", "Cleo", None):
        assert seen_by(position, other)["Bert"].startswith("hand ?*3 |")


@rule("R15")
@pytest.mark.parametrize("who", ANYBODY)
def test_fields_coins_and_cards_lying_aside_are_public(who: str | None) -> None:
    seen = seen_by(holds(POSITION), who)
    assert seen["Anna"].endswith("| field red | field blue*2 | coins green*2 red | aside soy")
    assert seen["Bert"].endswith("| field soy*2 | field - | field chili | coins blue | bought")
    assert seen["faceup"] == "stink red"


@rule("R15")
@pytest.mark.parametrize("who", ANYBODY)
def test_the_draw_pile_shows_its_size_and_nothing_else(who: str | None) -> None:
    assert seen_by(holds(POSITION), who)["draw"] == "?*3"


@rule("R15")
@pytest.mark.parametrize("who", ANYBODY)
def test_the_discard_pile_lies_face_up(who: str | None) -> None:
    assert seen_by(holds(POSITION), who)["discard"] == "soy chili"  # the top card comes last


@rule("R15")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_hand_sizes_and_pile_sizes_are_public(seat: int) -> None:
    table = holds(POSITION).table
    seen = view(table, seat)
    assert [seen.count[place] for place in (hand(0), hand(1), hand(2), DRAW, DISCARD)] == [2, 3, 0, 3, 2]
    assert seen.watches == (seat == SPECTATOR)


@rule("R15")
@pytest.mark.parametrize("who", ANYBODY)
def test_nobody_sees_through_the_deal(who: str | None) -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo
        seed    7
    """)
    seen = seen_by(position, who)
    assert seen["draw"] == "?*89"
    for name in position.names:
        assert ("?" in seen[name]) == (name != who)


@rule("R15", "B6.1")
def test_drawn_cards_are_seen_by_their_owner_only() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red soy blue
        discard chili
        Anna    hand stink
        Bert    hand green
        > Anna end
    """)
    assert seen_by(position, "Anna")["Anna"].startswith("hand stink red soy blue |")
    assert seen_by(position, "Bert")["Anna"].startswith("hand ?*4 |")
    assert seen_by(position, None)["Anna"].startswith("hand ?*4 |")


@rule("R15", "B8.1")
@pytest.mark.parametrize("who", ["Anna", "Bert", "Cleo", "Dora", None])
def test_shuffled_discards_are_hidden_again(who: str | None) -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red*3
        discard chili soy blue
        Bert    hand green
        > Anna end
        = exhausted 1
    """)
    seen = seen_by(position, who)
    assert seen["draw"] == "?*3"
    assert "discard" not in seen


@rule("R15", "B8.1")
def test_a_shuffle_gives_new_numbers_so_that_no_card_can_be_followed_through_it() -> None:
    before = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red*3
        discard chili soy blue
        Bert    hand green
    """).table.cards_in(DISCARD)
    after = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red*3
        discard chili soy blue
        Bert    hand green
        > Anna end
    """).table
    assert set(before).isdisjoint(after.cards_in(DRAW))
    assert all(view(after, SPECTATOR).bean[card] == UNKNOWN for card in before)


@rule("R15", "B4.4")
def test_a_traded_card_is_public_but_the_rest_of_the_hand_is_not() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Bert    hand green blue red
        > Anna offer Bert soy for blue
        > Bert accept 1
    """)
    assert seen_by(position, None)["Anna"].endswith("| aside blue")
    assert seen_by(position, "Anna")["Bert"].startswith("hand ?*2 |")


@rule("R15", "B6.1")
def test_what_happens_is_told_to_others_without_the_hidden_cards() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red soy blue chili
        Bert    hand green
    """).table
    drawn = table.beans_in(DRAW)[:3]
    events: list[Event] = []
    table.log = events
    play(table, 0, EndTrading())
    assert beans_told(events, 0) == drawn
    for other in (1, 2, 3, SPECTATOR):
        assert beans_told(events, other) == [UNKNOWN] * 3


def beans_told(events: list[Event], seat: int) -> list[int]:
    """The beans of all cards that moved, as this seat sees them."""
    changes = [change for event in events for change in redact(event, seat).changes]
    return [bean for change in changes if isinstance(change, Moved) for bean in change.beans]
