"""What a position may say, and the defaults for what it leaves out."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.kernel.deal import new_table
from bohnhof.kernel.edition import SetUp
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import BOX, DRAW, FACEUP, SPECTATOR, aside, field, hand
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.text.notation import write_position
from bohnhof.kernel.text.offer_text import write_cards
from bohnhof.kernel.text.script import read_script
from bohnhof.kernel.view import view
from tests.judge import edition_of, holds
from tests.notation.games import NAMES, read, written

EVERYTHING = """\
edition   bohnanza +coin-trading +encore
seats     Anna Bert Cleo
turn      Bert trade
planted   1
exhausted 1
turns     5
offers-made 9
draw      red blue*2 red
discard   soy chili
faceup    stink red*2
box       blue*16 chili*14 stink*15 green*11 soy*8 black-eyed*10 red*2 garden*5
seed      7
Anna      hand chili soy chili | field red | field blue*2 | coins green*2 soy green | shown 2
Bert      hand red soy | field - | field - | field garden | aside chili | bought | shown 1 2
Cleo      hand - | field - | field -
offer     8 Bert anyone red@up3+red@1 for soy+coin:green*2 | answers 2 | yes Anna soy+coin:green+coin:green@1 | no Cleo
offer     7 Anna Bert coin:green@1 for stink
offer     9 Cleo Bert nothing for red*2
"""
SHORT = """\
edition bohnanza
seats   Anna Bert Cleo
turn    Anna trade
"""


def test_everything_a_position_can_say_is_written_as_it_was_read() -> None:
    assert written(read(EVERYTHING)) == EVERYTHING


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r", "  # a comment\n", " \t \n\n#\n", "\f", "\u2028"])
def test_line_endings_and_comments_change_nothing(ending: str) -> None:
    assert written(read(EVERYTHING.replace("\n", ending))) == EVERYTHING


def test_the_order_of_the_lines_changes_nothing() -> None:
    lines = EVERYTHING.splitlines()
    position = lines[:-3]
    Random(1).shuffle(position)
    assert written(read("\n".join([*position, *lines[-3:]]))) == EVERYTHING


def test_the_order_of_the_parts_of_a_seat_changes_nothing() -> None:
    turned_round = EVERYTHING.replace(
        "hand red soy | field - | field - | field garden | aside chili | bought | shown 1 2",
        "shown 1 2 | bought | field - | aside chili | field - | field garden | hand red soy",
    )
    assert written(read(turned_round)) == EVERYTHING


def test_edition_seats_and_seed_alone_are_a_fresh_game() -> None:
    rules = Rules(edition_of("eleven-beans"), 6)
    text = f"edition eleven-beans\nseats {' '.join(NAMES[:6])}\nseed 12\n"
    assert written(read(text)) == written(new_table(rules, 12))
    assert written(read(text.replace("seed 12\n", ""))) == written(new_table(rules, 0))


def test_without_a_draw_line_all_other_cards_are_shuffled_into_the_draw_pile() -> None:
    table = read(SHORT + "Anna hand red*8\nseed 5\n")
    assert table.count[DRAW] == 96
    assert table.count[BOX] == 0
    assert written(read(SHORT + "Anna hand red*8\nseed 5\n")) == written(table)
    assert written(read(SHORT + "Anna hand red*8\nseed 6\n")) != written(table)
    assert written(read(SHORT + "Anna hand red*8\nseed 5\nexhausted 1\n")) != written(table)


def test_three_dots_in_the_draw_line_stand_for_all_other_cards() -> None:
    table = read(SHORT + "draw red soy ...\n")
    assert table.count[DRAW] == 104
    assert [table.rules.bean_names[bean] for bean in table.beans_in(DRAW)[:2]] == ["red", "soy"]
    assert read(SHORT + "draw ...\n").count[DRAW] == 104


@pytest.mark.parametrize(("line", "cards"), [("draw red soy", 2), ("draw", 0), ("draw -", 0)])
def test_cards_listed_nowhere_are_out_of_the_game_if_the_draw_line_ends(line: str, cards: int) -> None:
    table = read(f"{SHORT}{line}\n")
    assert table.count[DRAW] == cards
    assert table.count[BOX] == 104 - cards


def test_a_phase_with_nothing_to_decide_is_passed_over() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo
        draw    red soy blue
        Bert    hand red
        = turn Anna trade
        = faceup red soy
    """)
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna aside
        draw    red soy blue green
        Bert    hand red
        = turn Bert plant
        = Anna hand red soy blue
    """)


def test_an_encore_without_a_card_passes_to_the_next_seat() -> None:
    holds("""
        edition      bohnanza +encore
        seats        Anna Bert Cleo
        turn         Anna encore
        encores-left 2
        exhausted    3
        draw         -
        Cleo         hand red
        = turn Cleo encore
        = encores-left 0
    """)
    holds("""
        edition      bohnanza +encore
        seats        Anna Bert Cleo
        turn         Anna encore
        encores-left 2
        exhausted    3
        draw         -
        = over
    """)


def test_a_finished_game_can_be_drawn() -> None:
    holds("""
        edition   boonanza
        seats     Anna Bert Cleo
        turn      Anna over
        exhausted 3
        draw      -
        Anna      coins red
        Bert      coins soy
        = over
        = winners Bert
        > Anna harvest 1
        ! B8.3
    """)


def test_turned_up_cards_lie_aside_for_the_active_seat_once_the_trading_has_ended() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Bert aside
        faceup  stink red
        Anna    aside blue
        Bert    aside soy
        = turn Bert aside
        = faceup -
        = Anna aside blue
        = Bert aside soy stink red
        > Anna plant red 1
        ! B5.1
        > Bert plant red 1
        = Bert field red | aside soy stink
    """)


def test_cards_may_lie_aside_in_every_phase_between_the_trading_and_their_planting() -> None:
    plant, trade, aside_phase, draw = edition_of("bohnanza").turn
    own = edition_of("bohnanza").but(turn=(trade, plant, aside_phase, draw))
    text = "edition mine\nseats Anna Bert Cleo\nturn Anna plant\nAnna hand red | aside soy\n"
    assert read_script(text, lambda _: own).start.table.count[aside(0)] == 1


def test_the_last_pile_may_run_out_while_there_is_trading() -> None:
    holds("""
        edition   boonanza
        seats     Anna Bert Cleo
        turn      Anna trade
        planted   2
        exhausted 3
        draw      -
        > Anna end
        = over
    """)


@pytest.mark.parametrize("phase", ["bank", "shopping", "over"])
def test_the_number_of_cards_planted_stands_when_a_seat_that_plants_fewer_has_become_active(phase: str) -> None:
    holds(f"""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Bert {phase}
        planted 3
        Anna    hand red | buildings farm-3
        Bert    hand blue | coins soy*4 | buildings bank-2
        = planted 3
        = turn Bert {phase}
    """)


def test_an_offer_to_anyone_lies_open_where_nobody_else_plays() -> None:
    own = edition_of("bohnanza").but(set_ups={1: SetUp()})
    text = "edition mine\nseats Anna\nturn Anna trade\nAnna hand red\noffer 1 Anna anyone red for soy\n"
    assert len(read_script(text, lambda _: own).start.table.offers) == 1


def test_offers_lie_open_while_a_kind_of_building_is_named() -> None:
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  stink red
        Anna    hand blue | coins cognac*2
        Bert    hand soy
        > Bert offer Anna soy for red
        > Anna buy distillery 2
        = turn Anna retire
    """)
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna retire
        resumes trade
        faceup  stink red
        Anna    hand blue | naming 1 | buildings distillery-2
        Bert    hand soy
        offer   1 Bert Anna soy for red
        > Anna pass
        > Anna accept 1
        = Anna aside soy
        = Bert aside red
    """)


def test_a_view_is_written_with_a_question_mark_for_every_hidden_card() -> None:
    table = read(EVERYTHING)
    lines = write_position(view(table, 2), NAMES[:3]).splitlines()
    assert "draw      ?*4" in lines
    assert not any(line.startswith("seed") for line in lines)
    assert "Anna      hand ? soy ? | field red | field blue*2 | coins green*2 soy green" in lines
    watching = write_position(view(table, int(SPECTATOR)), NAMES[:3]).splitlines()
    assert [line for line in watching if line not in lines] == []


def test_only_cards_in_reach_can_be_named() -> None:
    table = read(EVERYTHING)
    anna, bert = 0, 1
    assert write_cards(table, bert, tuple(table.cards_in(FACEUP))) == "stink+red*2"
    assert write_cards(table, anna, tuple(table.cards_in(FACEUP))) == "stink@up+red@up*2"
    assert write_cards(table, anna, tuple(table.cards_in(field(anna, 1)))) == "blue*2"
    assert write_cards(table, bert, tuple(table.cards_in(aside(bert)))) == "chili"
    for card in (-1, 0, 10**6, table.cards_in(hand(bert))[0], table.cards_in(field(anna, 1))[1]):
        with pytest.raises(BadInput, match=r"can(not)? be named"):
            write_cards(table, anna, (card,))
