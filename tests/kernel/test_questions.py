"""Questions of bots and the terminal to phases and rules, answered by every edition."""

from __future__ import annotations

from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import BuyBuilding
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.play import play
from bohnhof.kernel.rules import Rules
from tests.judge import holds


def test_phases_say_what_they_ask_and_what_going_on_means() -> None:
    for edition in EDITIONS.values():
        for phase in Rules(edition, edition.players[0]).phases:
            assert phase.asks() == "" or phase.asks().endswith(".")
            assert not phase.goes_on().endswith(".")


def test_phases_say_what_they_do_with_cards() -> None:
    found: dict[str, set[str]] = {"levies": set(), "clears": set(), "from hand": set()}
    for edition in EDITIONS.values():
        for phase in Rules(edition, edition.players[0]).phases:
            found["levies"] |= {phase.name} if phase.levies() else set()
            found["clears"] |= {f"{edition.id} {phase.name}"} if phase.clears_open_cards() else set()
            found["from hand"] |= {phase.name} if phase.plants_from_hand() else set()
    assert found == {"levies": {"tribute"}, "clears": {"al-cabohne-solo open"}, "from hand": {"plant"}}


def test_outsiders_sell_and_the_coins_of_the_rival_count() -> None:
    solo, plain = Rules(EDITIONS["al-cabohne-solo"], 1), Rules(EDITIONS["boonanza"], 4)
    assert [solo.outsider_sells_at(n) for n in range(3)] == [3, 2, 1]
    assert (solo.rival_coin(), plain.rival_coin(), plain.outsider_sells_at(0)) == (2, 1, 0)


def test_holdings_are_sold_where_there_are_any() -> None:
    rich, plain = new_table(Rules(EDITIONS["high-bohn"], 4), 1), new_table(Rules(EDITIONS["boonanza"], 4), 1)
    with_coin = holds("edition high-bohn\nseats Anna Bert Cleo\nturn Anna plant\nAnna hand red | coins garden").table
    assert with_coin.rules.may_buy(with_coin, 0, 0)
    play(with_coin, 0, BuyBuilding(0))
    assert not with_coin.rules.is_sold(with_coin, 0)
    assert rich.rules.is_sold(rich, 0)
    assert not rich.rules.may_buy(rich, 0, 0)
    assert not plain.rules.is_sold(plain, 0)
    assert not plain.rules.may_buy(plain, 0, 0)
