"""Observations: everything that a seat sees, and nothing that it does not see."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.kernel.arrays import row_of, zero_bytes
from bohnhof.kernel.deal import empty_table, new_table
from bohnhof.kernel.edition import Bean
from bohnhof.kernel.learn.layout import OFFER_SLOTS, Layout
from bohnhof.kernel.learn.observe import MOST, Observer
from bohnhof.kernel.learn.playout import Dice
from bohnhof.kernel.learn.steps import Steps
from bohnhof.kernel.phases import begin_turn
from bohnhof.kernel.places import ANYONE, DISCARD, aside, coins, field, hand
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import PHASE
from bohnhof.kernel.trading import lay_offer
from bohnhof.kernel.view import determinize, unseen_beans, view
from tests.kernel.choosing import at, choose
from tests.kernel.test_own_places import POSITION, table_of, with_places
from tests.laws.driver import Game, some_games
from tests.length import FULL, seeds, untraced

LOOKS = 1 if FULL else 60  # steps between two looks at a random game
MARKET = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Bert trade
    faceup  stink red
    discard soy soy blue
    Anna    hand red garden | field stink*2 | coins soy*2
    Bert    hand chili soy soy blue | field red*3 | field blue
    Cleo    hand red | aside chili
    Dora    hand blue
"""


def seen_by(steps: Steps, seat: int) -> list[int]:
    """The whole observation of a seat."""
    observer = Observer(steps.layout)
    row = zero_bytes(observer.size)
    observer.write(steps, seat, row, 0)
    return list(memoryview(row))


def told(steps: Steps, seat: int) -> dict[str, list[int]]:
    """The observation of a seat by sections."""
    row = seen_by(steps, seat)
    sections = Observer(steps.layout).sections
    return {section.name: row[section.start : section.start + section.size] for section in sections}


def by_bean(steps: Steps, counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(steps.table.rules.bean_names, counts, strict=True) if n}


def lying(steps: Steps, seat: int, away: int, place: int) -> dict[str, int]:
    """What a seat has seen of another one's places, by bean: 0 hand, 1 aside, then the fields."""
    beans, own = int(steps.layout.rules.beans), 2 + int(steps.layout.rules.most_fields)
    start = (away * own + place) * beans
    return by_bean(steps, told(steps, seat)["places"][start : start + beans])


@pytest.mark.parametrize("game", some_games(), ids=str)
def test_the_sections_follow_each_other_without_a_gap(game: Game) -> None:
    observer = Observer(Layout(game.rules()))
    end = 0
    for section in observer.sections:
        assert section.start == end
        assert len(section.axes) == len(section.shape) or section.shape == [1]
        end += section.size
    assert end == observer.size == len(observer.scale())
    assert all(1 <= number <= MOST for number in observer.scale())
    assert len({section.name for section in observer.sections}) == len(observer.sections)


def test_the_table_is_told() -> None:
    steps = at(MARKET)
    seen = told(steps, 1)
    names = [phase.name for phase in steps.table.rules.phases]
    assert seen["phase"].index(1) == names.index("trade")
    assert sum(seen["phase"]) == 1
    assert seen["active"] == [1, 0, 0, 0]
    assert told(steps, 0)["active"] == [0, 1, 0, 0]
    assert seen["draw"] == [steps.table.count[1]]
    assert by_bean(steps, seen["faceup"]) == {"stink": 1, "red": 1}
    assert by_bean(steps, seen["discard"]) == {"soy": 2, "blue": 1}


def test_the_own_hand_is_told_in_order_and_other_hands_only_by_their_size() -> None:
    steps = at(MARKET)
    beans = int(steps.table.rules.beans)
    front = told(steps, 1)["front"]
    cards = [by_bean(steps, front[i * beans : (i + 1) * beans]) for i in range(6)]
    assert cards == [{"chili": 1}, {"soy": 1}, {"soy": 1}, {"blue": 1}, {}, {}]
    assert lying(steps, 1, 0, 0) == {"chili": 1, "soy": 2, "blue": 1}
    assert lying(steps, 1, 3, 0) == {}
    assert told(steps, 1)["hands"] == [4, 1, 1, 2]


def test_fields_coins_and_cards_lying_aside_are_told_of_everybody() -> None:
    steps = at(MARKET)
    assert lying(steps, 1, 0, 2) == {"red": 3}
    assert lying(steps, 1, 0, 3) == {"blue": 1}
    assert lying(steps, 1, 1, 1) == {"chili": 1}
    assert lying(steps, 1, 3, 2) == {"stink": 2}
    assert told(steps, 1)["coins"] == [0, 0, 0, 2]
    assert told(steps, 1)["open fields"] == [1] * 8
    assert told(steps, 1)["pays"] == [2, 0, 0, 0, 0, 0, 0, 0]


def test_what_a_seat_has_not_seen_is_counted_by_bean() -> None:
    steps = at(MARKET)
    unseen = told(steps, 1)["unseen"]
    assert sum(unseen) == sum(told(steps, 1)["hands"][1:]) + steps.table.count[1]
    soy = steps.table.rules.bean_number("soy")
    assert unseen[soy] == steps.table.rules.copies[soy] - 6


def test_a_known_card_of_the_draw_pile_is_not_among_the_unseen_ones() -> None:
    steps = at("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Bert trade
        draw    green red
        Anna    hand blue | buildings bank-2 | knows draw@1
        Bert    hand stink
    """)
    green = steps.table.rules.bean_number("green")
    assert told(steps, 0)["unseen"][green] == 0
    assert told(steps, 2)["unseen"][green] == 1


def test_offers_are_told_to_those_they_concern_and_their_cards_to_everybody() -> None:
    steps = at(MARKET + "    > Bert offer anyone stink for red\n    > Cleo accept 1\n    > Anna offer Bert red for soy")
    active, dora = told(steps, 1), told(steps, 3)
    assert active["offer 1 maker"] == [1, 0, 0, 0]
    assert active["offer 1 takers"] == [0, 1, 0, 0]
    assert active["offer 1 open"] == active["offer 1 anyone"] == active["offer 2 open"] == [1]
    assert by_bean(steps, active["offer 1 give"]) == {"stink": 1}
    assert by_bean(steps, active["offer 1 want"]) == {"red": 1}
    assert active["offer 2 maker"] == [0, 0, 0, 1]
    assert active["offer 2 anyone"] == active["offer 3 open"] == [0]
    assert dora["offer 1 maker"] == [0, 0, 1, 0]
    assert dora["offer 2 open"] == [0]
    assert lying(steps, 3, 1, 0) == {"red": 1}  # Anna has shown it


def test_a_ninth_offer_has_no_room() -> None:
    steps = at(MARKET + "\n".join(["    > Bert offer anyone nothing for garden"] * 9))
    assert all(told(steps, 1)[f"offer {slot + 1} open"] == [1] for slot in range(OFFER_SLOTS))


def test_an_offer_that_is_being_built_is_told_to_its_builder_alone() -> None:
    steps = at(MARKET)
    choose(steps, "wait", "begin an offer to seat +3", "give red", "want soy")
    cleo, bert = told(steps, 2), told(steps, 1)
    assert (cleo["building"], cleo["begun"]) == ([1], [1])
    assert cleo["building for"] == [0, 0, 0, 1]
    assert by_bean(steps, cleo["building give"]) == {"red": 1}
    assert by_bean(steps, cleo["building want"]) == {"soy": 1}
    assert (bert["building"], bert["begun"], sum(bert["building give"])) == ([0], [0], 0)


def test_an_offer_to_everybody_is_built_for_the_own_seat() -> None:
    steps = at(MARKET)
    choose(steps, "begin an offer to anyone")
    assert told(steps, 1)["building for"] == [1, 0, 0, 0]


def test_more_than_a_byte_holds_is_told_as_the_most_it_holds() -> None:
    edition = EDITIONS["boonanza"].but(beans=(Bean("red", 900, ((2, 1),)),))
    table = empty_table(Rules(edition, 4), 0)
    table.add_cards(row_of([0] * 300), DISCARD)
    table.add_cards(row_of([0] * 300), hand(0))
    begin_turn(table, 0)
    table.set(PHASE, 1)
    lay_offer(table, 0, ANYONE, row_of([]), row_of([0] * 300), row_of([]), 0)
    seen = told(Steps(table, Layout(table.rules)), 1)
    assert seen["discard"] == seen["unseen"] == seen["offer 1 want"] == [MOST]
    assert seen["hands"] == [0, 0, 0, MOST]


@untraced
@pytest.mark.parametrize("game", some_games(), ids=str)
@seeds
def test_permuting_unseen_cards_changes_no_observation(game: Game, seed: int) -> None:
    rules, rng = game.rules(), Random(seed)
    steps = Steps(new_table(rules, seed), Layout(rules))
    n = 0
    while not steps.is_over:
        if n % LOOKS == 0:
            asked = int(steps.seat)
            assert seen_by(steps.on(determinize(view(steps.table, asked), rng)), asked) == seen_by(steps, asked)
            other = rng.randrange(game.players)  # who is not asked sees no more
            truth, guess = steps.table.clone(), determinize(view(steps.table, other), rng)
            assert seen_by(Steps(guess, steps.layout), other) == seen_by(Steps(truth, steps.layout), other)
        steps.step(rng.choice(steps.choices()))
        n += 1
    assert seen_by(steps, 0)[int(rules.over)] == 1


def test_places_and_numbers_that_only_this_game_has_are_told() -> None:
    steps = Steps(table_of(POSITION), Layout(Rules(with_places("boonanza"), 3)))
    anna, bert = told(steps, 0), told(steps, 1)
    beans = int(steps.table.rules.beans)
    assert by_bean(steps, anna["store"][:beans]) == {"soy": 1, "red": 1}
    assert anna["store, cards"] == [2, 1, 0]
    assert sum(anna["store"][beans:]) == 0  # only its owner sees it
    assert by_bean(steps, bert["store"][:beans]) == {"blue": 1}
    assert bert["store, cards"] == [1, 0, 2]
    assert by_bean(steps, anna["Al field"]) == {"blue": 3}
    assert by_bean(steps, anna["paid"]) == {"green": 1, "stink": 1}
    assert (anna["heat"], anna["moods"]) == ([3], [0, 1])
    assert (anna["luck"], bert["luck"]) == ([2, 0, 0], [0, 0, 2])
    assert anna["houses"] == [0, 1, 1, 0, 0, 0, 0, 0, 0]
    assert bert["houses"] == [0, 0, 0, 0, 0, 0, 0, 1, 1]


@untraced
@pytest.mark.parametrize("game", some_games(), ids=str)
def test_stacks_are_counted_on_from_the_last_look(game: Game) -> None:
    steps = Steps(new_table(game.rules(), 3), Layout(game.rules()))
    dice, n = Dice(3), 0
    while not steps.is_over:
        steps.step_at_random(dice)
        n += 1
        if n % 7 == 0 or steps.is_over:
            steps.stacks.look(steps.table)
            assert_counted(steps)


def assert_counted(steps: Steps) -> None:
    """Assert that the counts of the discard pile and everybody's coins are correct."""
    table, beans = steps.table, range(steps.layout.rules.beans)
    players = int(steps.layout.rules.players)
    lying = [card for pile in (DISCARD, *(coins(seat) for seat in range(players))) for card in table.beans_in(pile)]
    assert [steps.stacks.discarded[bean] for bean in beans] == [table.beans_in(DISCARD).count(bean) for bean in beans]
    assert [steps.stacks.together[bean] for bean in beans] == [lying.count(bean) for bean in beans]


def test_a_stack_is_counted_anew_when_its_old_top_card_has_come_back_to_its_place() -> None:
    """For example when bosses of Al Cabohne take cards from the discard pile and some of them return."""
    steps = at(MARKET)
    table = steps.table
    steps.stacks.look(table)
    top, second, bottom = table.cards_in(DISCARD)
    table.put(top, hand(1))
    table.put(bottom, hand(1))
    for card in (table.first[hand(2)], top, table.first[hand(3)]):
        table.put(card, DISCARD)
    assert table.cards_in(DISCARD)[1:] == [top, int(table.after[top]), second]
    steps.stacks.look(table)
    assert_counted(steps)


@pytest.mark.parametrize("game", some_games(), ids=str)
@seeds
def test_every_card_is_counted_where_the_view_shows_it(game: Game, seed: int) -> None:
    steps, dice, n = Steps(new_table(game.rules(), seed), Layout(game.rules())), Dice(seed), 0
    while not steps.is_over:
        steps.step_at_random(dice)
        n += 1
        if n % LOOKS == 0:
            rules, seat = steps.layout.rules, int(steps.seat)
            seen, row = view(steps.table, seat), told(steps, seat)
            names = range(rules.beans)
            assert row["unseen"] == [unseen_beans(seen).count(bean) for bean in names]
            assert row["discard"] == [seen.beans_in(DISCARD).count(bean) for bean in names]
            owners = [(seat + away) % game.players for away in range(game.players)]
            places = [
                place
                for owner in owners
                for place in (hand(owner), aside(owner), *(field(owner, n) for n in range(rules.most_fields)))
            ]
            shown = [seen.beans_in(place).count(bean) for place in places for bean in names]
            assert row["places"] == shown
