"""The runner lets bots play to the end of the game, whatever they do, and blames the one that breaks a rule."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from bohnhof.bots.faults import BotFault
from bohnhof.bots.floor import TALK, TALK_PER_TURN
from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.runner import run
from bohnhof.kernel.actions import Accept, Action, Decline, Done, Harvest, Offer, Plant, Withdraw
from bohnhof.kernel.legal import may_offer
from bohnhof.kernel.places import hand
from bohnhof.kernel.table import View
from bohnhof.kernel.trading import MOST_OPEN
from tests.bots.games import TABLES, HabitBot, deal, waits

Played = list[tuple[int, Action]]


def played(edition: str, players: int, seed: int) -> Played:
    """The actions of a game of random bots."""
    actions: Played = []
    table = deal(edition, players, seed=seed)
    run(table, [RandomBot() for _ in range(players)], after=lambda seat, action: actions.append((seat, action)))
    return actions


# -------------------------------------------------------------- every game ends


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_game_in_which_nobody_does_anything_ends(edition: str, players: int) -> None:
    table = deal(edition, players)
    run(table, [HabitBot(waits) for _ in range(players)])
    assert table.is_over


def test_a_game_in_which_everybody_changes_their_mind_for_ever_ends() -> None:
    def never_content(view: View, legal: Sequence[Action], _rng: Random, _seconds: float | None) -> Action | None:
        has_room = sum(offer.maker == view.seat for offer in view.offers) < MOST_OPEN  # R24
        for kind in (Accept, Decline) if has_room else (Accept, Decline, Withdraw):
            for action in legal:
                if isinstance(action, kind):
                    return action
        if may_offer(view, view.seat):
            return Offer(to=None if view.seat == view.active else int(view.active), want=(0,))
        return None

    table = deal("boonanza", 3)
    talk: Counter[tuple[int, int]] = Counter()

    def count(seat: int, action: Action) -> None:
        talk[int(table.turn), seat] += isinstance(action, TALK)

    run(table, [HabitBot(never_content) for _ in range(3)], after=count)
    assert table.is_over
    assert max(talk.values()) == TALK_PER_TURN
    assert {seat for (_, seat), times in talk.items() if times == TALK_PER_TURN} == {0, 1, 2}


# ------------------------------------------------------------------- the same again


def test_the_same_seed_gives_the_same_game() -> None:
    assert played("bohnanza", 4, seed=5) == played("bohnanza", 4, seed=5)
    assert played("bohnanza", 4, seed=5) != played("bohnanza", 4, seed=6)


def test_every_seat_has_its_own_chance_and_none_has_that_of_the_deck() -> None:
    first: dict[int, float] = {}

    def roll(view: View, _legal: Sequence[Action], rng: Random, _seconds: float | None) -> None:
        first.setdefault(int(view.seat), rng.random())

    table = deal("boonanza", 5, seed=5)
    run(table, [HabitBot(roll) for _ in range(5)])
    assert sorted(first) == [0, 1, 2, 3, 4]
    assert len(set(first.values())) == 5


# ------------------------------------------------------------- what bots are told


def test_a_bot_sees_the_view_of_its_seat_and_the_time_it_has() -> None:
    def check(view: View, _legal: Sequence[Action], _rng: Random, seconds: float | None) -> None:
        assert type(view) is View
        assert seconds == 0.5
        for seat in range(3):
            for card in view.cards_in(hand(seat)):
                assert (view.bean[card] >= 0) == (seat == view.seat)

    run(deal("boonanza", 3), [HabitBot(check) for _ in range(3)], seconds=0.5)


def test_what_a_bot_does_to_its_view_changes_nothing() -> None:
    def scribble(view: View, _legal: Sequence[Action], _rng: Random, _seconds: float | None) -> None:
        view.clear_offers()
        for card in view.cards_in(hand(view.seat)):
            view.put(card, hand((view.seat + 1) % 3))

    plain = deal("boonanza", 3)
    scribbled = plain.clone()
    run(scribbled, [HabitBot(scribble) for _ in range(3)])
    run(plain, [HabitBot(waits) for _ in range(3)])
    assert scribbled == plain


# ------------------------------------------------------------------- listeners


def test_listeners_hear_of_every_action_before_and_after_it_is_played() -> None:
    table = deal("boonanza", 3)
    heard: list[str] = []

    def before(seat: int, action: Action) -> None:
        if isinstance(action, Plant) and table.phase == 0:
            assert table.place[action.card] == hand(seat)
        heard.append(f"before {seat} {action}")

    def after(seat: int, action: Action) -> None:
        if isinstance(action, Plant):
            assert table.place[action.card] != hand(seat)
        heard.append(f"after {seat} {action}")

    run(table, [RandomBot() for _ in range(3)], before=before, after=after)
    assert len(heard) > 200
    assert [line.removeprefix("before ") for line in heard[::2]] == [
        line.removeprefix("after ") for line in heard[1::2]
    ]


# ------------------------------------------------------------------ a bot's fault


@pytest.mark.parametrize(
    ("action", "fault"),
    [
        (Harvest(1), r"bot 'cheat' on seat 0 tried Harvest\(field=1\): B7.1: nothing grows on this field"),
        (Done(), r"bot 'cheat' on seat 0 tried Done\(\): B3.1: the front card of the hand must be planted first"),
        (Offer(to=1, want=(0,)), r"bot 'cheat' on seat 0 tried Offer\(.*\): B2.1: you cannot do this in this phase"),
    ],
)
def test_a_bot_that_breaks_a_rule_is_named_with_the_rule(action: Action, fault: str) -> None:
    def cheat(_view: View, _legal: Sequence[Action], _rng: Random, _seconds: float | None) -> Action:
        return action

    bots = [HabitBot(cheat, "cheat"), HabitBot(waits), HabitBot(waits)]
    with pytest.raises(BotFault, match=fault):
        run(deal("boonanza", 3), bots)
