"""Choices: what a player did, compared with the alternatives, by what the player could see.

Everything here uses a View, and worlds that this view cannot tell from the real one: nobody is blamed for unseen cards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bohnhof.bots.chance import derived_seed
from bohnhof.bots.haggler import EXPERT
from bohnhof.bots.messages import Message
from bohnhof.bots.mind.player import Player
from bohnhof.bots.mind.weights import Weights
from bohnhof.kernel.actions import Accept, Action, Counter, Decline, EndTrading, Offer, Withdraw
from bohnhof.kernel.places import ANYONE
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table, View
from bohnhof.kernel.view import view
from bohnhof.review.judge import COIN
from bohnhof.review.worlds import TWO_SIDED_95, Adviser, Trial, adviser_for

SAID: Final = (Offer, Counter, Decline, Withdraw)  # actions that can be undone or done later
MOST_LOOKED_AT: Final = 80  # decisions of a game that are tried out, starting with those where most seems at stake
MOST_TRIED: Final = 24  # of these, the number tried out thoroughly
FEW_WORLDS: Final = 8
MANY_WORLDS: Final = 128
UNKNOWN_STAKE: Final = COIN // 2  # of what the adviser did not even consider
LEAST: Final = 0.2  # coins that are worth mentioning
LEAST_MISSED: Final = 300  # thousandths of a coin that an offer must seem to gain
MOST_OFFERS: Final = 3  # offers considered when trading ends

Progress = Callable[[int, int], object]  # done, and total
Enough = Callable[[], bool]  # is it time to stop?


@dataclass(frozen=True)
class Choice:
    """A decision that mattered."""

    seq: int  # of the action
    turn: int
    seat: int
    view: View  # what the seat saw
    did: Action
    other: Action | None  # the best alternative; None: waiting
    gain: float  # how many coins better the chosen action is; negative: worse
    error: float  # half of the 95 % interval
    why: Message  # for the better one

    @property
    def is_clear(self) -> bool:
        """Is there a clear difference in the worlds?"""
        return abs(self.gain) >= LEAST and abs(self.gain) > self.error


@dataclass(frozen=True)
class MissedDeal:
    """An offer that was not made, although both sides would have gained."""

    seq: int  # of the action that ended trading
    turn: int
    seat: int
    partner: int
    give: tuple[int, ...]  # beans
    want: tuple[int, ...]
    gain: float  # of the seat, by what it could see
    error: float
    partners_gain: float  # of the partner, by what the partner could see


@dataclass(frozen=True)
class _Open:
    """A decision, before it is tried out."""

    seq: int
    turn: int
    view: View  # what the seat saw
    did: Action
    others: list[Action | None]
    stake: float


class ChoiceReviewer:
    """Goes through a game move by move, then tries out what seemed to matter."""

    def __init__(self, table: Table, enough: Enough = lambda: False) -> None:
        """When `enough` returns True, nothing more is tried out; earlier results stay."""
        self._enough = enough
        self._adviser: Adviser = adviser_for(table.rules)
        self._player = Player(table.rules, Weights(EXPERT))
        self._seed = table.seed
        self._open: list[_Open] = []
        self._endings: list[tuple[int, Table]] = []

    def look(self, board: Table, seq: int, seat: int, action: Action) -> None:
        """Note a decision, before it is played."""
        if isinstance(action, EndTrading):
            self._endings.append((seq, board.clone()))
        elif not isinstance(action, SAID):
            seen = view(board, seat)
            ideas = self._adviser.ideas(seen)
            # Whether others would have accepted another offer is a separate question: see `missed_deals`.
            others = [idea.action for idea in ideas if idea.action != action and not _is_said(idea.action)]
            worth = {_key(idea.action): int(idea.worth) for idea in ideas}
            if others:
                best = max(worth[_key(other)] for other in others)
                own = worth.get(_key(action))
                stake = UNKNOWN_STAKE if own is None else abs(best - own)
                self._open.append(_Open(seq, int(board.turn), seen, action, others, stake))

    def choices(self, progress: Progress) -> list[Choice]:
        """The decisions that mattered most, in the order of the game."""
        looked_at = sorted(self._open, key=lambda one: -one.stake)[:MOST_LOOKED_AT]
        total = len(looked_at) + MOST_TRIED
        seemed: list[tuple[float, _Open, Action | None]] = []
        for n, one in enumerate(looked_at):
            if self._enough():
                break
            trial = self._trial(one, [one.did, *one.others], "first")
            trial.run(FEW_WORLDS)
            did, *others = trial.tried
            best = max(others, key=lambda other: (None not in other.outcomes, other.mean))
            seemed.append((abs(did.ahead_of(best)[0]), one, best.action))
            progress(n + 1, total)
        seemed.sort(key=lambda found: -found[0])
        choices = []
        for n, (_, one, other) in enumerate(seemed[:MOST_TRIED]):
            if self._enough():
                break
            choices.append(self._choice(one, other))
            progress(len(looked_at) + n + 1, total)
        return sorted((choice for choice in choices if choice.is_clear), key=lambda choice: choice.seq)

    def _trial(self, one: _Open, actions: list[Action | None], what: str) -> Trial:
        return Trial(self._adviser, one.view, actions, derived_seed(self._seed, what, one.seq))

    def _choice(self, one: _Open, other: Action | None) -> Choice:
        """Compare what was done with the alternative that seemed best, in worlds that were not used to choose it."""
        trial = self._trial(one, [one.did, other], "then")
        trial.run(MANY_WORLDS)
        gain, error = trial.tried[0].ahead_of(trial.tried[1])
        better = one.did if gain >= 0 else other
        why = self._adviser.explain(one.view, better)
        return Choice(
            one.seq, one.turn, int(one.view.seat), one.view, one.did, other, gain, TWO_SIDED_95 * error, why
        )  # fmt: skip

    # ---------------------------------------------------------------- deals nobody made

    def missed_deals(self, progress: Progress) -> list[MissedDeal]:
        """For each turn, the best offer that the active seat could still have made and its partner would accept."""
        found = []
        for n, (seq, board) in enumerate(self._endings):
            if self._enough():
                break
            deal = self._missed(board, seq)
            if deal is not None:
                found.append(deal)
            progress(n + 1, len(self._endings))
        return found

    def _missed(self, board: Table, seq: int) -> MissedDeal | None:
        seat = int(board.active)
        seen = view(board, seat)
        ideas = [idea for idea in self._adviser.ideas(seen) if isinstance(idea.action, Offer)]
        for idea in [idea for idea in ideas if idea.worth >= LEAST_MISSED][:MOST_OFFERS]:
            assert isinstance(idea.action, Offer)
            partner = None if _was_made(board, idea.action) else self._who_says_yes(board, seat, idea.action)
            if partner is not None:
                trial = Trial(
                    self._adviser, seen, [idea.action, EndTrading()], derived_seed(self._seed, "missed", seq)
                )  # fmt: skip
                trial.run(MANY_WORLDS)
                gain, error = trial.tried[0].ahead_of(trial.tried[1])
                if gain >= LEAST and gain > TWO_SIDED_95 * error and partner[1] > 0:
                    give = tuple(int(board.bean[card]) for card in idea.action.give)
                    return MissedDeal(
                        seq, int(board.turn), seat, partner[0], give, tuple(idea.action.want), gain,
                        TWO_SIDED_95 * error, partner[1],
                    )  # fmt: skip
        return None

    def _who_says_yes(self, board: Table, seat: int, offer: Offer) -> tuple[int, float] | None:
        """The first seat for which a good player would accept this, by what that seat can see, and its gain."""
        asked = board.clone()
        try:
            play(asked, seat, offer)
        except Illegal:
            return None
        for n in range(1, int(board.rules.players)):
            other = (seat + n) % int(board.rules.players)
            seen = view(asked, other)
            answer = self._player.decide(seen, other, []) if offer.to in (None, other) else None
            if isinstance(answer, Accept):
                trial = Trial(
                    self._adviser, seen, [answer, Decline(answer.offer)], derived_seed(self._seed, "yes", other)
                )  # fmt: skip
                trial.run(FEW_WORLDS)
                return other, trial.tried[0].ahead_of(trial.tried[1])[0]
        return None


def _is_said(action: Action | None) -> bool:
    return isinstance(action, SAID)


def _key(action: Action | None) -> str:
    return repr(action)


def _was_made(board: Table, offer: Offer) -> bool:
    """Did the seat make this offer in this turn without success?"""
    beans = sorted(int(board.bean[card]) for card in offer.give)
    return any(
        past.maker == board.active
        and past.to == (ANYONE if offer.to is None else offer.to)
        and sorted(past.want) == sorted(offer.want)
        and sorted(int(board.bean[card]) for card in past.give) == beans
        for past in [*board.offers, *board.past_offers]
    )
