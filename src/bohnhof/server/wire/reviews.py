"""Reviews of finished games. Numbers are coins of lead over the mean of the others."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bohnhof.server.wire.actions import AnyAction


class ReviewSums(Struct, frozen=True):
    """Where the result of a seat came from: the parts add up to it."""

    start: float
    cards: float
    own_deals: float
    other_deals: float
    planting: float  # and harvesting, by everybody
    purchases: float
    result: float


class ReviewMoment(Struct, frozen=True):
    """The expected result after an action."""

    step: int  # the number of the action; 0: the deal
    turn: int
    leads: list[float]
    chances: list[float]  # to win


class ReviewDeal(Struct, frozen=True):
    """A deal, and its effect on every seat."""

    step: int
    turn: int
    maker: int
    partner: int
    gave: list[int]  # beans, given by the maker
    got: list[int]
    gains: list[float]


class ReviewChoice(Struct, frozen=True):
    """A decision that mattered, judged by what the seat could see."""

    step: int  # of the action: the position is the one before it
    turn: int
    seat: int
    did: AnyAction
    other: AnyAction | None  # the best alternative; null: waiting
    gain: float  # how much better the chosen action is; negative: worse
    error: float  # half of the 95 % interval
    reason: str  # for the better one, in English
    key: str
    values: dict[str, Any]


class ReviewMissed(Struct, frozen=True):
    """An offer that was not made although both sides would have gained."""

    step: int  # of the action that ended trading
    turn: int
    seat: int
    partner: int
    give: list[int]  # beans
    want: list[int]
    gain: float
    partners_gain: float


class GameSums(Struct, frozen=True):
    """A finished game, in one line for each seat: for lists of games."""

    judge: str  # the version of the evaluator
    ended: int  # when, in milliseconds since 1970
    turns: int
    coins: list[int]  # by seat
    winners: list[int]  # seats; none: the mafia
    results: list[float]  # by seat
    cards: list[float]  # the part of it that was luck, by seat
    deals: list[list[int]]  # by seat and partner: the number of deals between them


class Review(Struct, frozen=True):
    """The whole review of a game."""

    judge: str  # the version of the evaluator
    trades: bool
    spread: float  # half of the 95 % interval of a seat's result in one game
    seats: list[ReviewSums]
    moments: list[ReviewMoment]
    deals: list[ReviewDeal]
    choices: list[ReviewChoice]
    missed: list[ReviewMissed]
