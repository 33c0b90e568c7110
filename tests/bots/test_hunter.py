"""The hunter: what it does in the games without trading, what it says, and that it knows only what it sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from benchmarks.par import par
from bohnhof.bots.compliance import check_bot
from bohnhof.bots.greedy import GreedyBot
from bohnhof.bots.hint import hints
from bohnhof.bots.hunt.habits import Habits, finish, lead
from bohnhof.bots.hunter import HunterBot, weights_for
from bohnhof.bots.messages import Message, say
from bohnhof.bots.registry import editions_of, make_bot
from bohnhof.bots.runner import run
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Action, BuyField, Discard, Done, GiveAway, Harvest, Plant, PlantFor
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import FACEUP, field
from bohnhof.kernel.play import play
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table, View
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.text.script import read_script
from bohnhof.kernel.view import determinize, view
from tests.bots.games import deal
from tests.bots.states import FULL
from tests.judge import holds
from tests.length import BRIEF

GAMES = [("duel", 2), ("al-cabohne", 2), ("al-cabohne-solo", 1)]
FEW = 12  # playouts: enough to see that it thinks
STATES = 3_400 if FULL else 1 if BRIEF else 8  # of each game


def quick() -> HunterBot:
    return HunterBot(FEW)


def choice_at(text: str, playouts: int = FEW) -> str | None:
    """What the bot does in a drawn position, in words."""
    position = holds(text)
    seen = view(position.table, 0)
    action = HunterBot(playouts).choose(seen, legal(seen, 0), Random(1), None)
    return None if action is None else write_action(seen, position.names, 0, action)


def by_habit(table: Table, seed: int) -> Iterator[View]:
    """The views at the decisions of a game that is played at random."""
    chance = Random(seed)
    while not table.is_over:
        seat = int(table.active)
        yield view(table, seat)
        actions = legal(table, seat)
        play(table, seat, actions[int(chance.random() * len(actions))])


def states(edition: str, players: int) -> Iterator[View]:
    """Views from many games, every seventh."""
    seed = 0
    while True:
        seed += 1
        yield from islice(by_habit(deal(edition, players, seed=seed), seed), seed % 7, None, 7)


def test_it_is_called_hunter_and_sits_at_tables_without_trading() -> None:
    assert isinstance(make_bot("hunter"), HunterBot)
    assert editions_of("hunter") == ["duel", "al-cabohne", "al-cabohne-solo"]
    assert editions_of("expert") is None


@pytest.mark.parametrize("edition", ["boonanza", *(edition for edition, _ in GAMES)])
def test_it_keeps_to_what_every_bot_must(edition: str) -> None:
    if FULL or edition == "boonanza":  # it uses all its time, and whole games of that take minutes
        check_bot(quick, [EDITIONS[edition]])


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_its_choice_does_not_change_when_unseen_cards_are_permuted(edition: str, players: int) -> None:
    for n, seen in enumerate(islice(states(edition, players), STATES)):
        other = view(determinize(seen, Random(n)), seen.seat)
        actions = legal(seen, seen.seat)
        assert len({quick().choose(look, actions, Random(n), None) for look in (seen, other)}) == 1


def test_it_keeps_to_its_time_and_still_chooses() -> None:
    for seen in islice(states("al-cabohne-solo", 1), 5):
        action = HunterBot().choose(seen, legal(seen, 0), Random(1), 0.0)
        assert action in legal(seen, 0)


# ------------------------------------------------------------------------ what it does


def test_it_wins_where_one_sale_decides() -> None:
    """The game ends with this turn: the seventh kidney bean would make Al sell for three coins, which count twice."""
    last_turn = """
        edition al-cabohne-solo
        seats   Anna
        turn    Anna open
        exhausted 1
        draw    -
        faceup  kidney
        Al      field kidney*6
        Don     field puff
        Joe     field runner
        mafia coins blue*3
        Anna    hand green | field green*3 | field blue*4 | field - | coins stink*6
    """
    assert choice_at(last_turn) == "plant kidney 3"


def test_a_plan_that_was_begun_is_finished_without_thinking_again() -> None:
    table = holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna open
        faceup  green stink
        draw    blue*9
        Al      field kidney
        Don     field puff
        Joe     field runner
        Anna    hand chili | field green*3 | field stink*4 | field -
    """).table
    hunter, chance = quick(), Random(1)
    first = hunter.choose(view(table, 0), legal(table, 0), chance, None)
    assert first is not None
    play(table, 0, first)
    thought = chance.getstate()
    second = hunter.choose(view(table, 0), legal(table, 0), chance, None)
    assert second in legal(table, 0)
    assert chance.getstate() == thought
    play(table, 0, next(action for action in legal(table, 0) if action != second))
    hunter.choose(view(table, 0), legal(table, 0), chance, None)
    assert chance.getstate() != thought  # what it finds is not what it had planned


def test_habits_win_more_than_the_greedy_bot() -> None:
    ahead = {"greedy": 0, "habits": 0}
    rules = Rules(EDITIONS["al-cabohne-solo"], 1)
    habits = Habits(rules, weights_for(rules))
    for seed in range(30):
        table = deal("al-cabohne-solo", 1, seed=seed)
        run(table, [GreedyBot()])
        ahead["greedy"] += int(lead(table, 0))
        table = deal("al-cabohne-solo", 1, seed=seed)
        finish(table, habits, Choices())
        ahead["habits"] += int(lead(table, 0))
    assert ahead["habits"] > ahead["greedy"] + 30 * 5  # at least five coins a game


# ------------------------------------------------------------------------ what it says


def check(seen: View, action: Action, message: Message) -> None:
    """Check that every value of a message agrees with the board."""
    rules, values, seat = seen.rules, message.values, seen.seat
    after = determinize(seen, Random(0))
    play(after, seat, action)
    match action:
        case Plant(card, n):
            assert values["bean"] == rules.bean_names[seen.bean[card]]
            assert values.get("cards", 0) == seen.count[field(seat, n)]
        case Harvest(n):
            assert values["cards"] == seen.count[field(seat, n)]
            assert values["coins"] == rules.score(after, seat) - rules.score(seen, seat)
        case GiveAway(card, n) | PlantFor(card, n):
            place = rules.outside + n
            assert (values["bean"], values["boss"]) == (rules.bean_names[seen.bean[card]], rules.outsiders[n])
            copies = 1 if isinstance(action, GiveAway) else seen.beans_in(FACEUP).count(int(seen.bean[card]))
            assert values["cards"] == seen.count[place] + copies
            if message.key == "hunt.sells":
                purse = rules.own_place["mafia coins"]
                assert values["coins"] == after.count[purse] - seen.count[purse]
                assert after.count[place] == 0
            else:
                assert after.count[place] == values["cards"]
                missing = int(str(values["missing"]))
                worth = {"Al": 3, "Don": 2, "Joe": 1}[rules.outsiders[n]]
                paid = [int(rules.meter(seen.bean[card], after.count[place] + more)) for more in (missing - 1, missing)]
                assert paid[0] < worth <= paid[1]
        case Discard(card):
            assert values["bean"] == rules.bean_names[seen.bean[card]]
        case BuyField():
            assert values["price"] == rules.score(seen, seat) - rules.score(after, seat)
        case Done() if message.key == "hunt.pay":
            bosses = [int(seen.bean_on(rules.outside + n)) for n, _ in enumerate(rules.outsiders)]
            fields = [int(seen.bean_on(field(seat, n))) for n in seen.fields(seat)]
            assert values["cards"] == len(set(bosses) & set(fields) - {-1})
        case Done() if message.key == "hunt.leave":
            assert values["cards"] == seen.count[FACEUP] > 0
        case Done():
            assert message.key in ("done", "done.all")
        case other:
            raise AssertionError(other)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_every_number_in_an_explanation_is_so(edition: str, players: int) -> None:
    hunter = HunterBot()
    for seen in islice(states(edition, players), STATES * 20):
        for action in legal(seen, seen.seat):
            message = hunter.explain(seen, action)
            assert say(message).endswith(".")
            check(seen, action, message)


def test_it_gives_hints() -> None:
    table = deal("al-cabohne-solo", 1)
    found = hints(view(table, 0), "hunter", 2)
    assert found[0].action in legal(table, 0)
    assert say(found[0].reason)
    (waiting,) = hints(view(deal("duel", 2), 1), "hunter")
    assert waiting.action is None
    assert say(waiting.reason) == "I have nothing to do."


def test_it_explains_what_a_boss_gets_that_he_never_sells() -> None:
    edition = EDITIONS["al-cabohne-solo"]
    beans = tuple(bean if bean.name != "blue" else replace(bean, meter=((4, 1),)) for bean in edition.beans)
    text = "edition mine\nseats Anna\nturn Anna open\nfaceup blue\nAl field blue\nDon field puff\nJoe field runner"
    table = read_script(text, lambda _: edition.but(beans=beans)).start.table
    feeding = next(action for action in legal(table, 0) if isinstance(action, PlantFor))
    assert say(HunterBot().explain(view(table, 0), feeding)) == "That is what I would do."


def test_par_is_what_somebody_reaches_who_knows_the_cards() -> None:
    table = holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna open
        faceup  green stink
        draw    blue*9
        Al      field kidney
        Don     field puff
        Joe     field runner
        Anna    hand chili | field green*3 | field stink*4 | field -
    """).table
    by_habits = table.clone()
    finish(by_habits, Habits(table.rules, weights_for(table.rules)), Choices())
    assert par(table.rules, table) >= int(lead(by_habits, 0))
    assert table.is_over
