"""Al Cabohne for one player: three bosses, five phases, double coins; and the booklet's tips."""

from __future__ import annotations

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.places import DRAW, hand
from bohnhof.kernel.rules import Rules
from tests.judge import holds
from tests.rulemark import rule


@rule("AS1")
@pytest.mark.parametrize("seed", range(40))
def test_three_bosses_start_with_three_kinds_and_joe_with_one_card(seed: int) -> None:
    table = new_table(Rules(EDITIONS["al-cabohne-solo"], 1), seed)
    bosses = [table.beans_in(table.rules.outside + n) for n in range(3)]
    assert [len(set(cards)) for cards in bosses] == [1, 1, 1]
    assert len({cards[0] for cards in bosses}) == 3
    assert len(bosses[2]) == 1
    assert table.count[hand(0)] == 7
    assert table.fields(0) == [0, 1, 2]
    assert table.count[DRAW] == 116 - 7 - sum(map(len, bosses))
    assert table.rules.phase_name(table.phase) == "plant"


@rule("AS1")
def test_a_card_of_a_kind_that_already_grows_goes_to_its_boss() -> None:
    tables = [new_table(Rules(EDITIONS["al-cabohne-solo"], 1), seed) for seed in range(60)]
    assert max(table.count[table.rules.outside] for table in tables) > 1
    assert max(table.count[table.rules.outside + 1] for table in tables) > 1


@rule("R13", "AC5.3")
def test_a_boss_who_reaches_his_worth_during_the_set_up_sells_and_begins_anew() -> None:
    few = EDITIONS["al-cabohne-solo"].but(
        beans=tuple(
            bean if bean.name in ("blue", "puff", "runner") else bean.__class__(bean.name, 1, bean.meter)
            for bean in EDITIONS["al-cabohne-solo"].beans
        )
    )
    rules = Rules(few, 1)
    purse = rules.own_place["mafia coins"]
    sold = [table for table in (new_table(rules, seed) for seed in range(400)) if table.count[purse] > 0]
    assert sold
    for table in sold:
        assert len({table.bean_on(rules.outside + n) for n in range(3)}) == 3
        assert all(table.count[rules.outside + n] > 0 for n in range(3))


@rule("AS1")
def test_a_card_turned_for_don_or_joe_goes_to_the_boss_who_grows_its_kind() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        deck    blue*7 kidney puff kidney puff*2 kidney runner puff ...
        = Anna hand blue*7
        = Al field kidney*3
        = Don field puff*3
        = Joe field runner
        = draw puff ...
    """)


@rule("R13", "AS1", "AC5.3")
def test_don_sells_what_reaches_his_worth_during_the_set_up_and_begins_anew() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        deck    blue*7 kidney green*5 chili green runner ...
        = mafia coins green*2
        = discard green*3
        = Al field kidney
        = Don field chili
        = Joe field green
        = draw runner ...
    """)


@rule("R10", "AS1")
def test_with_too_few_kinds_a_boss_starts_without_a_card() -> None:
    solo = EDITIONS["al-cabohne-solo"]
    table = new_table(Rules(solo.but(beans=solo.beans[:2]), 1), 1)
    assert table.count[DRAW] == 0
    assert table.exhausted == 1
    assert 0 in [table.count[table.rules.outside + n] for n in range(3)]


@rule("AS1", "B9.1")
def test_no_field_is_sold() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna plant
        Anna    hand blue | coins green*5
        > Anna buy field
        ! B9.1
    """)


@rule("AS2", "AC3")
def test_up_to_three_cards_are_paid_as_protection_money() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna tribute
        Al      field blue
        Don     field green
        Joe     field chili
        Anna    hand stink | field chili*2 | field blue | field green*3
        > Anna done
        = Al field blue*2
        = Don field green*2
        = Joe field chili*2
        = Anna field chili | field - | field green*2
        = turn Anna plant
    """)


@rule("AS2", "AC6.1")
def test_every_open_card_must_be_planted_on_own_fields_or_for_bosses() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna open
        draw    kidney*2 ...
        faceup  blue*2 green chili
        Al      field -
        Don     field puff
        Joe     field runner
        Anna    hand stink | field blue | field stink*3 | field -
        > Anna done
        ! AS2
        > Anna plant blue 1
        > Anna plant green 3
        > Anna done
        ! AS2
        > Anna plant chili Al
        > Anna done
        = turn Anna plant
        = turns 2
        = Anna hand stink kidney*2 | field blue*3 | field stink*3 | field green
    """)


@rule("AS2", "B3.4")
def test_what_fits_nowhere_needs_a_harvest() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna open
        faceup  blue
        Al      field kidney
        Don     field puff
        Joe     field runner
        Anna    hand stink | field chili | field stink*3 | field green
        > Anna plant blue 1
        ! B3.4
        > Anna harvest 1
        ! B7.3
        > Anna harvest 2
        > Anna plant blue 2
        = Anna coins stink
    """)


@rule("AS3")
def test_the_first_exhaustion_while_turning_ends_the_game_after_the_planting() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna plant
        planted 1
        draw    blue green
        discard stink
        Al      field kidney
        Don     field puff
        Joe     field runner
        Anna    hand - | field blue*3
        > Anna done
        = exhausted 1
        = draw -
        = faceup blue green
        > Anna plant blue 1
        > Anna plant green 2
        > Anna done
        = over
        = Anna hand - | score 1
        = winners Anna
    """)


@rule("AS3")
def test_the_first_exhaustion_while_drawing_ends_the_game() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna open
        draw    blue
        discard stink*3
        Al      field kidney
        Don     field puff
        Joe     field runner
        Anna    hand stink
        > Anna done
        = over
        = Anna hand stink blue
        = discard stink*3 kidney puff runner
    """)


@rule("AS4", "R8", "AC9.1")
def test_the_mafias_coins_count_double_and_equal_is_not_enough() -> None:
    game = """
        edition al-cabohne-solo
        seats   Anna
        turn    Anna open
        draw    blue
        mafia   coins green
        Al      field kidney
        Don     field chili*3
        Joe     field runner
        Anna    hand stink | field blue*4 | coins {coins}
        > Anna done
        = over
        = mafia coins green chili | score 4
        = Anna score {score}
        = winners {winners}
    """
    holds(game.format(coins="puff*3", score=4, winners="mafia"))
    holds(game.format(coins="puff*4", score=5, winners="Anna"))


# ----------------------------------------------------------- the tips of the booklet


@rule("AC5.2", "R23", "AC8.1")
def test_tip_a_large_harvest_comes_back_in_the_turning_right_after_it_was_discarded() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna plant
        draw    blue stink chili ...
        Al      field kidney
        Don     field puff
        Joe     field runner
        Anna    hand blue green | field blue*9 | field stink*2
        > Anna plant 1
        > Anna harvest 1
        = Anna coins blue*4
        = discard blue*6
        > Anna done
        = faceup blue*7 stink chili
        > Anna plant blue 1
        = Anna field blue*7 | field stink*2
    """)


@rule("AC6.2", "AC5.3", "AC6.1")
def test_tip_a_boss_is_fed_until_he_sells_and_gets_an_unwanted_kind_on_his_empty_field() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna open
        faceup  kidney
        Al      field blue
        Don     field puff
        Joe     field chili
        Anna    hand green chili stink chili | field green*3 | field stink*3 | field runner*2
        > Anna plant kidney Joe
        ! AC6.2
        > Anna give chili Joe
        > Anna give chili Joe
        = Joe field -
        = mafia coins chili
        > Anna plant kidney Joe
        = Joe field kidney
        = Anna hand green stink | field green*3 | field stink*3 | field runner*2
        > Anna done
        = turn Anna plant
    """)


@rule("AC6.3", "AC5.3")
def test_tip_who_makes_a_boss_sell_must_give_him_a_new_kind() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna open
        Al      field blue
        Don     field puff
        Joe     field chili*2
        Anna    hand green chili
        > Anna give chili Joe
        > Anna done
        ! AC6.3
        > Anna give green Joe
        > Anna done
    """)


@rule("AC3", "AC6.2")
def test_tip_hand_cards_given_to_a_boss_make_the_protection_money_empty_a_field() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna open
        draw    runner*2 ...
        Al      field blue
        Don     field -
        Joe     field puff
        Anna    hand green chili | field green | field stink*5 | field kidney*4
        > Anna harvest 1
        ! B7.3
        > Anna give green Don
        > Anna done
        = turn Anna tribute
        > Anna done
        = Anna field - | field stink*5 | field kidney*4
        = Don field green*2
        > Anna plant 1
        = Anna field chili | field stink*5 | field kidney*4
    """)
