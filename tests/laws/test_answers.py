"""The sixth law: an answer reveals nothing that the asking seat may not see.

Every request of a seat is accepted or refused in the same way on the real table and on any table that looks the same to
it: by the same rule, in the same words. Otherwise a refusal could reveal hidden cards.
"""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Accept, Action, Offer
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import DRAW, SPECTATOR, hand
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table
from bohnhof.kernel.view import World, determinize, view
from tests.judge import holds
from tests.laws.driver import Driver, Game, all_games, some_games
from tests.laws.questions import KINDS, Questions
from tests.length import BRIEF, FULL, untraced
from tests.rulemark import rule

QUESTIONS = 1_000_000 if FULL else 20_000  # over all games
PER_POSITION = 24
WORLDS = 2
APART = 7  # actions between two positions that are asked about

GAMES = some_games() if BRIEF else all_games()


def some_options(game: Game, seed: int) -> Game:
    """The same edition with any set of its options."""
    rng = Random(seed)
    options = [v.name for v in EDITIONS[game.edition].variants if not v.players or game.players in v.players]
    return Game(game.edition, game.players, tuple(name for name in options if rng.random() < 0.5))


def answer(table: Table, seat: int, action: Action) -> str | None:
    """The answer to a seat: no objection, or the reason. A refusal changes nothing (law 5)."""
    try:
        play(table, seat, action)
    except Illegal as refusal:
        return f"{refusal.rule}: {refusal.reason}"
    except BadInput as fault:
        return f"malformed: {fault}"
    return None


class Twins:
    """A table as it is, and as a seat could imagine it."""

    def __init__(self, table: Table, seat: int, rng: Random) -> None:
        self.seat = seat
        seen = view(table, seat if 0 <= seat < table.rules.players else SPECTATOR)
        self.real = table
        self.worlds: list[World] = [determinize(seen, rng) for _ in range(WORLDS)]
        self.fresh()

    def fresh(self) -> None:
        self.copies = [self.real.clone(), *(world.clone() for world in self.worlds)]

    def ask(self, action: Action) -> str | None:
        """What they all answer."""
        first, *others = [answer(copy, self.seat, action) for copy in self.copies]
        assert all(other == first for other in others), f"seat {self.seat} learns something by {action}"
        if first is None:
            self.fresh()
        return first


@untraced
@pytest.mark.parametrize("game", GAMES, ids=str)
@rule("R15", "R17")
def test_law_6_whatever_a_seat_asks_is_answered_alike_on_every_table_it_cannot_tell_apart(game: Game) -> None:
    asked = seed = 0
    while asked < QUESTIONS / len(GAMES):
        driver = Driver(game if seed == 0 else some_options(game, seed), seed)
        rng = Random(seed)
        for n, _ in enumerate(driver.steps(20_000)):
            if n % APART == 0:
                asked += ask_about(driver.table, rng)
        seed += 1


def ask_about(table: Table, rng: Random) -> int:
    """Ask much about one position, as one seat or as somebody who has none."""
    seat = rng.choice([-1, int(table.rules.players), int(SPECTATOR)] if rng.random() < 0.03 else seats(table))
    twins = Twins(table, seat, rng)
    questions = Questions(table, rng)
    for _ in range(PER_POSITION):
        twins.ask(questions.any_action())
    return PER_POSITION


def seats(table: Table) -> list[int]:
    return list(range(table.rules.players))


@rule("R15")
def test_every_action_of_the_kernel_is_asked_for() -> None:
    table = Driver(Game("high-bohn", 4), 1).table
    questions = Questions(table, Random(1))
    assert {type(questions.any_action()) for _ in range(2000)} == set(KINDS)


@rule("B4.3", "R15")
def test_a_card_that_is_not_yours_is_refused_in_the_same_words_whatever_it_is() -> None:
    position = holds("""
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna trade
        draw    red blue
        faceup  stink red
        Anna    hand chili soy
        Bert    hand green blue
        Cleo    hand red soy
        > Anna offer Bert stink for blue
    """)
    hidden = [*position.table.cards_in(hand(2)), *position.table.cards_in(DRAW)]
    twins = Twins(position.table, 1, Random(1))
    heard = {twins.ask(Accept(1, (card,))) for card in hidden}
    assert heard == {"B4.3: only your hand cards, and on your turn the turned-up cards, can be traded"}


@rule("R15")
def test_an_answer_that_tells_of_a_hidden_card_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, seat: int, action: Action) -> str | None:
        card = action.give[0] if isinstance(action, Offer) and action.give else 0
        return f"that is a {table.bean[card]}" if 0 < card < len(table.bean) else None

    monkeypatch.setattr("tests.laws.test_answers.answer", leaky)
    twins = Twins(Driver(Game("boonanza", 4), 1).table, 0, Random(1))
    hidden = twins.real.cards_in(hand(1))[0]
    with pytest.raises(AssertionError, match="learns something"):
        twins.ask(Offer(1, (hidden,), ()))
